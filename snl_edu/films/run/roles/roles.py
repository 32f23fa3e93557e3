"""Which variable is the queue, and which one is the record of what was seen: the run itself decides.

Every variable, and every way to read it, is a guess. What was read after something was taken is evidence for or against
it, and a guess without evidence is dropped: it is better to recognise nothing than to talk nonsense.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from snl_edu.films.film import Line
from snl_edu.films.run.containers import Variable
from snl_edu.films.run.roles.evidence import Take, change
from snl_edu.model.board import BoardError, Square
from snl_edu.model.input.arguments import shown

QUEUE_NAMES = re.compile(
    r"q(ue)?$|queue|frontier|level|stack|todo|bfs|cur|heap|to_visit|open|fringe|wait|pq|line$", re.IGNORECASE
)
SEEN_NAMES = re.compile(r"^met$|seen|been$|visit|vis$|explored|closed|done|marked|reached", re.IGNORECASE)
ROLLS_NAMES = re.compile(r"dist|^d$|rolls|moves|steps|depth|cost|dp$|need|memo|best", re.IGNORECASE)
PARENT_NAMES = re.compile(r"parent|prev|pred|came|from|back|path|graph|adj|jump|snake|ladder|flat|cells", re.IGNORECASE)


class Squares(NamedTuple):
    """The squares that a variable stood for from some moment on, and how many rolls it says they took."""

    moment: int
    squares: tuple[Square, ...]
    rolls: Mapping[Square, int] = {}


History = Sequence[Squares]


class Found(NamedTuple):
    """A variable and what it stood for; for a queue also what was taken from it, and what to call it."""

    name: str
    history: History
    takes: Sequence[Take] = ()
    kind: str = "queue"
    by_level: bool = False
    steps: Sequence[Squares] = ()  # what joined it
    by_landing: bool = False  # whether a jump is taken only when its square is taken

    @property
    def taken_alone(self) -> History:
        """The squares that were taken one by one; a level that is taken as a whole has none that stands out."""
        return [Squares(moment, tuple(squares)) for moment, squares in self.takes if len(squares) == 1]


def asked_for(variables: Sequence[Variable], wanted: str | None) -> list[Variable]:
    """The variables to consider: all of them, or only the one that was asked for."""
    if wanted is None:
        return list(variables)
    if type(wanted) is not str or wanted not in {variable.name for variable in variables}:
        names = ", ".join(dict.fromkeys(variable.name for variable in variables))
        there = f"choose from {names}" if names else "the solver has none"
        raise BoardError(f"no list, deque, set or dict is called {shown(wanted)}: {there}")
    return [variable for variable in variables if variable.name == wanted]


class Reader:
    """Walks along the history of a variable: what it holds at each moment, and what that moment changes.

    A list of marks does not say in which order they were made; with `keep_order` the squares keep that order anyway.
    """

    def __init__(self, history: History, *, keep_order: bool = False) -> None:
        self.history = history
        self.keep_order = keep_order
        self.next = 0
        self.line = Line()
        self.stretch = self.line.holding(())
        self.left: tuple[Square, ...] = ()
        self.joined: tuple[Square, ...] = ()

    def go_to(self, moment: int) -> None:
        """Moves on to a moment, which must not be before the last one."""
        self.left = self.joined = ()
        while self.next < len(self.history) and self.history[self.next].moment <= moment:
            before, now = tuple(self.stretch), self.history[self.next].squares
            if self.keep_order:
                held = set(now)
                now = tuple(dict.fromkeys([*(square for square in before if square in held), *now]))
            self.stretch = self.line.holding(now)
            self.left, self.joined = change(before, now)
            self.next += 1
