"""Which wrong solvers a board exposes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from snl_edu.calls.sandbox import Budget
from snl_edu.calls.signatures import Caller
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.course.solvers.answers import Case, ask, is_right, right_answer
from snl_edu.course.verdict import captioned
from snl_edu.model.board import Board, BoardError, expect_board

LARGEST = 400  # squares: a board that a person designs is smaller
# Nearly any board exposes these; a board that exposes one of the other two nearly always exposes a rival as well.
EVERYWHERE = ("counts-one-too-many", "counts-one-too-few", "remembers-between-calls", "example-built-in")
LEFT_OUT = (*EVERYWHERE, "no-minus-one", "goal-before-jump")
RIVALS = tuple(each for each in MISCONCEPTIONS.values() if each.board is not None and each.key not in LEFT_OUT)
SECONDS = 60.0  # that all of them together may take: far more than they need
ENOUGH = 100_000  # steps: on such a board a search that remembers what it has seen needs fewer than half of them


@dataclass(frozen=True, repr=False)
class Breakage:
    """The keys of the wrong solvers that a board exposes, and of those that survive it."""

    board: Board
    exposed: tuple[str, ...]
    survivors: tuple[str, ...]

    def __repr__(self) -> str:
        exposed, survivors = len(self.exposed), len(self.survivors)
        count = f"{exposed} of {exposed + survivors}"
        if not survivors:
            return f"{count}; none of them gets it right."
        these = "only this one still gets" if survivors == 1 else f"these {survivors} still get"
        return f"{count}; {these} it right: {', '.join(self.survivors)}."

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return captioned(self.board, repr(self))


def break_it(board: Board) -> Breakage:
    """Which of the wrong solvers give a wrong answer on a board, and which still get it right.

    >>> break_it(Board(9, {2: 8, 8: 9})).exposed
    ('chained-jumps', 'rows-not-flipped', 'goal-top-left', 'numbering-off-by-one')
    """
    with Budget(seconds=SECONDS) as budget:
        wrong = dict(tried(board))
        if not budget.is_spent:
            return breakage(board, wrong)
    raise BoardError(f"the solvers may take {SECONDS:g} seconds, and on this board they took longer: try a smaller one")


def tried(board: Board) -> Iterator[tuple[str, bool]]:
    """Each wrong solver in turn, by its key, and whether it gives a wrong answer on a board."""
    expect_board(board)
    if board.columns**2 != board.squares or (board.die, board.start) != (6, 1):
        raise BoardError("the solvers play on square boards, from 1 with a die of 6: make one like Board(36, {2: 15})")
    if board.squares > LARGEST:
        raise BoardError(f"{board.squares} squares are too many: a board of at most {LARGEST} is enough to break them")
    for each in RIVALS:
        outcome = ask(Caller(each.solver), Case(board), ENOUGH)
        # Where the goal can be reached, a solver that may not end and was stopped may just be slow: that proves nothing.
        # Any other solver is stopped only in a ring of jumps, which it would follow forever.
        is_only_slow = outcome.is_endless and each.may_not_end and right_answer(board) != -1
        yield each.key, not is_right(outcome, board) and not is_only_slow


def breakage(board: Board, wrong: Mapping[str, bool]) -> Breakage:
    """What a board exposes, given which solvers were wrong on it."""
    exposed, survivors = (tuple(key for key in wrong if wrong[key] is which) for which in (True, False))
    return Breakage(board, exposed, survivors)
