"""On which boards a solver fails, and whether there is a smaller one: told by brute force, without the course's own code."""

from collections.abc import Iterator
from typing import Any

from snl_edu import Board
from snl_edu.calls.sandbox import run
from tests.helpers.oracles import matrix_answer

MANY_STEPS = 100_000


def failure(solver: Any, board: Board, matrix: list[list[int]] | None = None) -> str:
    """In which way a solver fails on a board, or nothing."""
    outcome = run(solver, matrix or board.to_matrix(), steps=MANY_STEPS)
    if outcome.trouble is not None:
        return "endless" if outcome.is_endless else outcome.trouble.kind
    if type(outcome.value) is not int:
        return "type"
    return "" if outcome.value == matrix_answer(board.to_matrix()) else "number"


def one_step_smaller(board: Board) -> Iterator[Board]:
    """The board without one of its jumps, without a row and a column, or with a jump that is shorter by one."""
    for square, end in board.jumps.items():
        others = {start: goes for start, goes in board.jumps.items() if start != square}
        yield Board(board.squares, others)
        shorter = end + 1 if end < square else end - 1
        if shorter != square:
            yield Board(board.squares, others | {square: shorter})
    if board.rows > 2:
        goal = (board.rows - 1) ** 2
        yield Board(goal, {start: min(end, goal) for start, end in board.jumps.items() if start < goal})


def is_as_small_as_can_be(solver: Any, board: Board) -> bool:
    """Whether the solver fails on the board, and in that way on no board that is one step smaller."""
    way, winnable = failure(solver, board), matrix_answer(board.to_matrix()) != -1
    smaller = list(one_step_smaller(board))
    if way == "endless":  # a search of a board that can be won may be slow, and end after all
        smaller = [each for each in smaller if (matrix_answer(each.to_matrix()) != -1) == winnable]
    return way != "" and all(failure(solver, each) != way for each in smaller)
