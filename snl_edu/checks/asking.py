"""Asks a solver about a board, and puts what it says into one form."""

from inspect import isgeneratorfunction
from typing import Any, NamedTuple, cast

from snl_edu.board import Board
from snl_edu.leap import fewest_rolls
from snl_edu.reading import plain_int, shown
from snl_edu.running import Trouble, name_of, run

# Steps that a solver is given for a board: a learner's, one that is right but slow, and one of the wrong ones.
STEPS, PATIENCE, SHORT = 300_000, 8_000_000, 60_000


class Answer(NamedTuple):
    """What a solver says of a board: a whole number, or the trouble it got into."""

    value: int | None
    trouble: Trouble | None = None
    printed: bool = False
    changed: bool = False

    def is_right(self, board: Board) -> bool:
        """Whether this is the fewest rolls, or -1 for a board that cannot be won."""
        return self.trouble is None and self.value == right_answer(board)

    @property
    def is_endless(self) -> bool:
        """Whether the solver had to be stopped."""
        return self.trouble is not None and self.trouble.kind in ("endless", "recursion")

    @property
    def way(self) -> str:
        """In which way it fails, if it does; a recursion that is stopped early looks like a loop."""
        return "endless" if self.is_endless else self.trouble.kind if self.trouble else "number"

    @property
    def told(self) -> int | str:
        """The number, or the trouble in words."""
        return self.trouble.sentence if self.trouble else cast(int, self.value)


def right_answer(board: Board) -> int:
    """The fewest rolls, or -1."""
    rolls = fewest_rolls(board)
    return -1 if rolls is None else rolls


def ask(solver: Any, board: Board, steps: int = STEPS) -> Answer:
    """What the solver says of a board; if it changes the matrix, it must say the same of it again."""
    matrix = board.to_matrix()
    outcome = run(solver, matrix, steps=steps)
    if outcome.trouble is not None:
        return Answer(None, outcome.trouble, outcome.printed)
    value = plain_int(outcome.value)
    if value is None and isgeneratorfunction(solver):
        return Answer(None, Trouble("type", "is a generator: write return, not yield"), outcome.printed)
    if value is None:
        return Answer(None, Trouble("type", _wrong_type(outcome.value)), outcome.printed)
    if outcome.changed:
        again = run(solver, matrix, steps=steps)
        if plain_int(again.value) != value:
            said = again.trouble.sentence if again.trouble else f"gives {shown(again.value)}"
            sentence = f"changes the matrix it is given: it gives {value}, and asked again it {said}; work on a copy"
            return Answer(None, Trouble("changed", sentence), outcome.printed)
    return Answer(value, None, outcome.printed, outcome.changed)


def _wrong_type(value: Any) -> str:
    if value is None:
        return "gives None: does every way through it end with a return?"
    kind = name_of(value)
    if kind == "coroutine":
        return "is an async function: begin it with def alone"
    return f"gives {shown(value)} ({kind}): the answer is a whole number of rolls, or -1"
