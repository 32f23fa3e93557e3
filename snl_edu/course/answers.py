"""What a solver answers for a board, and whether that is right."""

from inspect import isgeneratorfunction
from typing import Any

from snl_edu.model.arguments import name_of, plain_int, shown
from snl_edu.model.board import Board
from snl_edu.model.leap import as_answer, fewest_rolls
from snl_edu.sandbox import Outcome, Trouble, run

# Steps that a solver may take on a board: a learner's, one that is right but slow, and one of the wrong ones.
STEPS, PATIENCE, SHORT = 50_000, 1_000_000, 10_000


def right_answer(board: Board) -> int:
    """The fewest rolls, or -1."""
    return as_answer(fewest_rolls(board))


def is_right(outcome: Outcome, board: Board) -> bool:
    """Whether a solver gave the fewest rolls, or -1 for a board that cannot be won."""
    return outcome.trouble is None and bool(outcome.value == right_answer(board))


def ask(solver: Any, board: Board, steps: int = STEPS) -> Outcome:
    """The answer of a solver as a plain int, or the trouble that it got into.

    If it changes the matrix it is given, it must give the same answer for the changed one.
    """
    matrix = board.to_matrix()
    outcome = run(solver, matrix, steps=steps)
    if outcome.trouble is not None:
        return outcome
    value = plain_int(outcome.value)
    if value is None:
        return outcome._replace(value=None, trouble=Trouble("type", _wrong_type(solver, outcome.value)))
    if outcome.changed:
        again = run(solver, matrix, steps=steps)
        if plain_int(again.value) != value:
            then = again.trouble.sentence if again.trouble else f"gives {shown(again.value)}"
            sentence = f"changes the matrix it is given: it gives {value}, and asked again it {then}; work on a copy"
            return outcome._replace(value=None, trouble=Trouble("changed", sentence))
    return outcome._replace(value=value)


def _wrong_type(solver: Any, value: Any) -> str:
    if isgeneratorfunction(solver):
        return "is a generator: write return, not yield"
    if value is None:
        return "gives None: does every way through it end with a return?"
    kind = name_of(value)
    if kind == "coroutine":
        return "is an async function: begin it with def alone"
    return f"gives {shown(value)} ({kind}): the answer is a whole number of rolls, or -1"
