"""Two mistakes at once: the textbook solver with the changes of both."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations

from snl_edu.calls.sandbox import Outcome, Trouble
from snl_edu.course.misconceptions import MISCONCEPTIONS, Misconception
from snl_edu.course.misconceptions.patches import Changes
from snl_edu.course.misconceptions.textbook import (
    ON_ROW,
    TEXTBOOK,
    Solver,
    can_be_changed,
    changed,
    function_of,
    variations,
)

MOST_TURNS = 1_000  # of their loops: on boards on which solvers are compared, a search needs far fewer
NOTHING = Outcome(None, None, False, False)
ENDLESS = Outcome(None, Trouble("endless", "never ends"), False, False)
MOST_WAYS = 3  # in which a mistake is written, beside another one


@dataclass(frozen=True)
class Pair:
    """Two mistakes, and one solver that makes both."""

    one: Misconception
    other: Misconception
    source: str

    @property
    def keys(self) -> tuple[str, str]:
        """The keys of the two."""
        return self.one.key, self.other.key

    @cached_property
    def solver(self) -> Solver:
        """The solver that makes both mistakes; it counts the turns of its loops, since two that end alone may not end together."""
        return function_of(self.source.replace("while ", "while turn() and "), " and ".join(self.keys))

    def answer(self, matrix: list[list[int]]) -> Outcome:
        """What it answers, or how it fails."""
        left = iter(range(MOST_TURNS))
        self.solver.__globals__["turn"] = lambda: next(left) >= 0
        try:
            return Outcome(self.solver(matrix), None, False, False)
        except StopIteration:
            return ENDLESS
        except Exception:  # a square that is read from the wrong place may be off the board
            return NOTHING


def pairs(on_matrix: bool) -> Iterator[Pair]:
    """Any two mistakes that can be made together, in each way to write them, the more common ones first."""
    base = TEXTBOOK if on_matrix else ON_ROW
    known = [each for each in MISCONCEPTIONS.values() if each.board and not (each.keeps_state or each.may_not_end)]
    ways = {each.key: _ways(each, base) for each in known}
    for one, other in combinations(known, 2):
        for first in ways[one.key]:
            for second in ways[other.key]:
                source = _both(first, second, base)
                yield from map(partial(Pair, one, other), variations(source) if source else ())


def _ways(each: Misconception, base: str) -> list[Changes]:
    ways = (each.changes, *each.others)[:MOST_WAYS]
    return [changes for changes in ways if can_be_changed(changes, base)]


def _both(first: Changes, second: Changes, base: str) -> str | None:
    """The textbook with two changes, in the order in which that is possible."""
    for changes in ((*first, *second), (*second, *first)):
        if can_be_changed(changes, base):
            source = changed(changes, base)
            with suppress(SyntaxError):  # where both are about the same lines
                compile(source, "<two mistakes>", "exec")
                return source
    return None
