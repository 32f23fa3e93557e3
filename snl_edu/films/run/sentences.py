"""The sentences about a learner's run: what a line did, and how the run ends."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, Self

from snl_edu.calls.sandbox import Outcome
from snl_edu.films.own_film import own_film
from snl_edu.films.run.matrix import Row
from snl_edu.films.run.roles.roles import History
from snl_edu.films.run.trace import LineRun, Trace
from snl_edu.films.words import WORDS
from snl_edu.model.board import Board, Square, jump_kind
from snl_edu.model.input.arguments import BoardError, plain_int, shown
from snl_edu.model.leap import as_answer, fewest_rolls

MOST_NAMED = 3  # squares or variables that a sentence names


class Progress(NamedTuple):
    """How many squares a run has seen, and whether it still finds new ones when the film ends."""

    seen: int
    goes_on: bool

    @classmethod
    def of(cls, history: History, board: Board, moments: int) -> Self:
        """The progress in a history: whether the second half of the moments still added squares to it."""
        first: dict[Square, int] = {}
        for each in reversed(history):
            first |= {square: each.moment for square in each.squares if 1 <= square <= board.squares}
        return cls(len(first), bool(first) and 2 * max(first.values()) > moments)


class Narrator:
    """Puts a run into words."""

    def __init__(self, board: Board, *, is_search: bool = False, none_is_lost: bool = False) -> None:
        self.board = board
        self.none_is_lost = none_is_lost  # whether None says that a board cannot be won
        self.is_search = is_search  # whether it yields frontiers, and gives no number
        self.waiting = "queue"

    def call_it(self, waiting: str) -> None:
        """Sets the name of the place where squares wait: a queue, a stack, a heap or a frontier."""
        self.waiting = waiting

    def line(
        self,
        line: LineRun,
        left: Sequence[Square],
        joined: Sequence[Square],
        fresh: Sequence[Square],
        quiet: Collection[str],
    ) -> str:
        """What a line did: the squares it read, and how the queue, the record and other variables changed."""
        parts = [
            *self._reads(line),
            *self._counted("leave", left),
            *self._counted("join", joined),
            *self._counted("mark", fresh),
            *[f"{name} = {text}" for name, text in line.changes if name not in quiet][:MOST_NAMED],
        ]
        what = "; ".join(parts) or WORDS.sentences["run.nothing"]
        return WORDS.sentences["run.line"].format(line=line.number, what=what)

    def _reads(self, line: LineRun) -> list[str]:
        squares = list(dict.fromkeys(line.reads))
        if len(squares) > MOST_NAMED:
            return [WORDS.sentences["run.reads.many"].format(number=len(squares))]
        return [self._read(square) for square in squares]

    def _read(self, square: Square) -> str:
        end = self.board.end_of(square)
        name = f"run.reads.{jump_kind(square, end) or 'plain'}"
        return WORDS.sentences[name].format(square=square, end=end)

    def _counted(self, what: str, squares: Sequence[Square]) -> list[str]:
        if not squares:
            return []
        many = "one" if len(squares) == 1 else "few" if len(squares) <= MOST_NAMED else "many"
        listed = ", ".join(map(str, squares))
        sentence = WORDS.sentences[f"run.{what}.{many}"]
        place = WORDS.sentences.get(f"run.{what}.{self.waiting}", "")
        return [sentence.format(squares=listed, number=len(squares), place=place)]

    def end(self, outcome: Outcome, trace: Trace, progress: Progress | None) -> tuple[str, str]:
        """The kind of the last moment, and its sentence."""
        sentences, trouble = WORDS.sentences, outcome.trouble
        if trouble is not None and trouble.kind == "endless" and trace.lines:
            return "trouble", self._stopped(outcome, trace, progress)
        so_far = self._so_far(trace, progress) if trace.is_full else ""
        if trouble is not None:
            line = trouble.line if trouble.kind == "recursion" else None
            name = "run.trouble" if line is None else "run.trouble.line"
            return "trouble", so_far + sentences[name].format(what=trouble.sentence, line=line).replace("?.", "?")
        if self.is_search:
            return "return", so_far + self._yielded(outcome.value)
        right = as_answer(fewest_rolls(self.board))
        value = list(outcome.value) if isinstance(outcome.value, Row) else outcome.value
        is_right = plain_int(value) == right or (value is None and right == -1 and self.none_is_lost)
        name = "run.right" if is_right else "run.wrong"
        sentence = so_far + sentences[name].format(value=shown(value), right=right)
        return "return", sentence + (sentences["run.changed"] if outcome.changed else "")

    def _yielded(self, frontiers: list[Any]) -> str:
        """What a generator of frontiers has yielded, and the first place where it parts from a right one."""
        sentences, count = WORDS.sentences, WORDS.counted("frontiers", len(frontiers))
        try:
            film = own_film(self.board, frontiers)
        except BoardError as error:
            return sentences["run.yields"].format(frontiers=count, what=f"{error}.")
        if film.moments[-1].kind in ("game", "stuck"):
            return sentences["run.yields.right"].format(frontiers=count)
        place = -1 if film.parted is None else film.parted
        return sentences["run.yields"].format(frontiers=count, what=film.moments[place].sentence)

    def _stopped(self, outcome: Outcome, trace: Trace, progress: Progress | None) -> str:
        # Lines are counted, unless the function stayed within one of them.
        steps = WORDS.counted("steps", trace.most if trace.is_full else outcome.steps)
        line = trace.lines[-1].number
        # A run that still finds new squares, or has called itself, is slow, and may well end.
        name = "run.stopped" if progress and (progress.goes_on or trace.is_recursive) else "run.endless"
        seen = progress.seen if progress else 0
        return WORDS.sentences[name].format(line=line, steps=steps, seen=seen, squares=self.board.squares)

    def _so_far(self, trace: Trace, progress: Progress | None) -> str:
        """How far a run got before its film was full."""
        name = "run.longer.seen" if progress else "run.longer"
        seen, steps = progress.seen if progress else 0, WORDS.counted("steps", trace.most)
        return WORDS.sentences[name].format(steps=steps, seen=seen, squares=self.board.squares)
