"""Which variable is the queue, and which one is the record of what was seen: the run itself decides.

Every variable, and every way to read it, is a guess. What was read after something was taken is evidence for or against
it, and a guess without evidence is dropped: it is better to recognise nothing than to talk nonsense.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from snl_edu.films.run.containers import Variable
from snl_edu.films.run.roles.evidence import Take
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


def asked_for(variables: Sequence[Variable], wanted: str | None) -> list[Variable]:
    """The variables to consider: all of them, or only the one that was asked for."""
    if wanted is None:
        return list(variables)
    if type(wanted) is not str or wanted not in {variable.name for variable in variables}:
        names = ", ".join(dict.fromkeys(variable.name for variable in variables))
        there = f"choose from {names}" if names else "the solver has none"
        raise BoardError(f"no list, deque, set or dict is called {shown(wanted)}: {there}")
    return [variable for variable in variables if variable.name == wanted]
