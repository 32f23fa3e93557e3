"""Puts the moments of a run into words."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from snl_edu.board import Board, Square
from snl_edu.leap import fewest_rolls
from snl_edu.reading import plain_int, shown
from snl_edu.running import Outcome
from snl_edu.watch.forms import Found, History
from snl_edu.watch.guessing import find_current
from snl_edu.watch.listing import Listing
from snl_edu.watch.recording import Row
from snl_edu.watch.runs import RunStep
from snl_edu.watch.tracing import Moment, Trace
from snl_edu.words import Catalogue

MOST_TOLD = 3  # squares or variables that a sentence names


class Telling:
    """Puts the moments of a run into words."""

    def __init__(self, board: Board, listing: Listing, words: Catalogue) -> None:
        self.board = board
        self.listing = listing
        self.words = words

    def steps(self, trace: Trace, outcome: Outcome, queue: Found | None, seen: Found | None) -> Iterator[RunStep]:
        """A step for each moment, and one for how the run ends."""
        order = tuple(dict.fromkeys(square for each in (seen.history if seen else ()) for square in each.squares))
        waits, marks = _Reader(queue.history if queue else ()), _Reader(seen.history if seen else ())
        takes = _Reader(find_current(trace.numbers, queue))
        quiet = {found.name for found in (queue, seen) if found}
        waiting: tuple[Square, ...] = ()
        reached: tuple[Square, ...] = ()
        step = RunStep("line", "", 0, order, 0, 0)
        for number, moment in enumerate(trace.moments):
            before, waiting = waiting, waits.at(number)
            marked, reached = reached, marks.at(number)
            parts = [
                *self._read(moment),
                *(self._moved(before, waiting) if waiting is not before else ()),
                *(self._counted("mark", _new(marked, reached)) if reached is not marked else ()),
                *[f"{name} = {text}" for name, text in moment.changes if name not in quiet][:MOST_TOLD],
            ]
            what = "; ".join(parts) or self.words.sentences["run.nothing"]
            step = RunStep(
                "line",
                self.words.sentences["run.line"].format(line=moment.line, what=what),
                0,
                order,
                0,
                len(reached),
                current=next(iter(takes.at(number)), None),
                place=self.listing.place(moment.code, moment.line),
                waiting=waiting,
                reads=tuple(moment.reads),
                changes=tuple(moment.changes),
                function=moment.code.co_name,
                entered=moment.entered,
                moment=number,
            )
            yield step
        kind, told = self._end(outcome, trace)
        yield replace(step, kind=kind, sentence=told, reads=(), changes=(), entered=False, moment=len(trace.moments))

    def _read(self, moment: Moment) -> list[str]:
        squares = list(dict.fromkeys(moment.reads))
        if len(squares) > MOST_TOLD:
            return [self.words.sentences["run.reads.many"].format(number=len(squares))]
        return [self._read_one(square) for square in squares]

    def _read_one(self, square: Square) -> str:
        end = self.board.jumps.get(square, square)
        kind = "plain" if end == square else "ladder" if end > square else "snake"
        return self.words.sentences[f"run.reads.{kind}"].format(square=square, end=end)

    def _moved(self, before: tuple[Square, ...], after: tuple[Square, ...]) -> list[str]:
        left, joined = Counter(before) - Counter(after), Counter(after) - Counter(before)
        return [*self._counted("leave", list(left.elements())), *self._counted("join", list(joined.elements()))]

    def _counted(self, what: str, squares: list[Square]) -> list[str]:
        if not squares:
            return []
        many = "one" if len(squares) == 1 else "few" if len(squares) <= MOST_TOLD else "many"
        told = ", ".join(map(str, squares))
        return [self.words.sentences[f"run.{what}.{many}"].format(squares=told, number=len(squares))]

    def _end(self, outcome: Outcome, trace: Trace) -> tuple[str, str]:
        if outcome.trouble is not None and outcome.trouble.kind == "endless" and trace.moments:
            # Lines are counted, unless the function stayed within one of them.
            steps = self.words.counted("steps", trace.most if trace.is_full else outcome.steps)
            return "trouble", self.words.sentences["run.endless"].format(line=trace.moments[-1].line, steps=steps)
        if outcome.trouble is not None:
            line = outcome.trouble.line if outcome.trouble.kind == "recursion" else None
            name = "run.trouble" if line is None else "run.trouble.line"
            told = self.words.sentences[name].format(what=outcome.trouble.sentence, line=line)
            return "trouble", told.replace("?.", "?")
        fewest = fewest_rolls(self.board)
        right = -1 if fewest is None else fewest
        name = "right" if plain_int(outcome.value) == right else "wrong"
        value = list(outcome.value) if isinstance(outcome.value, Row) else outcome.value
        told = self.words.sentences[f"run.{name}"].format(value=shown(value), right=right)
        return "return", told + (self.words.sentences["run.changed"] if outcome.changed else "")


def _new(before: tuple[Square, ...], after: tuple[Square, ...]) -> list[Square]:
    known = set(before)
    return [square for square in after if square not in known]


class _Reader:
    """Walks along a history, and tells what stood in it at each moment."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.next = 0
        self.squares: tuple[Square, ...] = ()

    def at(self, moment: int) -> tuple[Square, ...]:
        while self.next < len(self.history) and self.history[self.next].moment <= moment:
            self.squares = self.history[self.next].squares
            self.next += 1
        return self.squares
