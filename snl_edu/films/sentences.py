"""The sentences about a learner's run: what a line did, and how the run ends."""

from collections.abc import Collection, Sequence

from snl_edu.films.matrix import Row
from snl_edu.films.trace import LineRun, Trace
from snl_edu.films.words import Catalogue
from snl_edu.model.arguments import plain_int, shown
from snl_edu.model.board import Board, Square, jump_kind
from snl_edu.model.leap import as_answer, fewest_rolls
from snl_edu.sandbox import Outcome

MOST_NAMED = 3  # squares or variables that a sentence names


class Narrator:
    """Puts a run into words."""

    def __init__(self, board: Board, words: Catalogue) -> None:
        self.board = board
        self.words = words

    def line(
        self,
        line: LineRun,
        left: Sequence[Square],
        joined: Sequence[Square],
        fresh: Sequence[Square],
        quiet: Collection[str],
    ) -> str:
        """What a line did: the squares it read, how the queue and the record changed, and which other variables."""
        parts = [
            *self._reads(line),
            *self._counted("leave", left),
            *self._counted("join", joined),
            *self._counted("mark", fresh),
            *[f"{name} = {text}" for name, text in line.changes if name not in quiet][:MOST_NAMED],
        ]
        what = "; ".join(parts) or self.words.sentences["run.nothing"]
        return self.words.sentences["run.line"].format(line=line.number, what=what)

    def _reads(self, line: LineRun) -> list[str]:
        squares = list(dict.fromkeys(line.reads))
        if len(squares) > MOST_NAMED:
            return [self.words.sentences["run.reads.many"].format(number=len(squares))]
        return [self._read(square) for square in squares]

    def _read(self, square: Square) -> str:
        end = self.board.jumps.get(square, square)
        name = f"run.reads.{jump_kind(square, end) or 'plain'}"
        return self.words.sentences[name].format(square=square, end=end)

    def _counted(self, what: str, squares: Sequence[Square]) -> list[str]:
        if not squares:
            return []
        many = "one" if len(squares) == 1 else "few" if len(squares) <= MOST_NAMED else "many"
        listed = ", ".join(map(str, squares))
        return [self.words.sentences[f"run.{what}.{many}"].format(squares=listed, number=len(squares))]

    def end(self, outcome: Outcome, trace: Trace) -> tuple[str, str]:
        """The kind of the last moment, and its sentence."""
        sentences, trouble = self.words.sentences, outcome.trouble
        if trouble is not None and trouble.kind == "endless" and trace.lines:
            # Lines are counted, unless the function stayed within one of them.
            steps = self.words.counted("steps", trace.most if trace.is_full else outcome.steps)
            return "trouble", sentences["run.endless"].format(line=trace.lines[-1].number, steps=steps)
        if trouble is not None:
            line = trouble.line if trouble.kind == "recursion" else None
            name = "run.trouble" if line is None else "run.trouble.line"
            return "trouble", sentences[name].format(what=trouble.sentence, line=line).replace("?.", "?")
        right = as_answer(fewest_rolls(self.board))
        value = list(outcome.value) if isinstance(outcome.value, Row) else outcome.value
        name = "run.right" if plain_int(value) == right else "run.wrong"
        sentence = sentences[name].format(value=shown(value), right=right)
        return "return", sentence + (sentences["run.changed"] if outcome.changed else "")
