"""Makes a board on which a solver fails as small as it can be."""

from collections.abc import Iterator
from typing import Any

from snl_edu.course.answers import SHORT, STEPS, ask, is_right, right_answer
from snl_edu.model.board import Board, jump_kind
from snl_edu.sandbox import Outcome

MOST_TRIES = 300  # boards that are tried


def smaller(function: Any, board: Board, answer: Outcome, most: int) -> Board:
    """A board on which the solver fails in the same way, made as small as it can be by one change at a time."""

    def still_fails(candidate: Board) -> bool:
        for steps in (SHORT, most):
            found = ask(function, candidate, steps)
            if is_right(found, candidate) or _way(found) != _way(answer):
                return False
            if found.is_endless and (right_answer(candidate) == -1) != (right_answer(board) == -1):
                return False  # a search of a board that can be won may be slow, and end after all
            if not found.is_endless:
                break  # only a run without an end must be waited for
        return True

    # A run without an end is waited for at each try, so a solver that is slow on other boards gets fewer of them.
    tries = MOST_TRIES * STEPS // most if answer.is_endless else MOST_TRIES
    candidates = smaller_boards(board)
    while tries > 0 and (candidate := next(candidates, None)) is not None:
        tries -= 1
        if still_fails(candidate):
            board = candidate
            candidates = smaller_boards(board)
    return board


def _way(outcome: Outcome) -> str:
    """In which way a solver fails; a recursion that is stopped early looks like a loop."""
    return "endless" if outcome.is_endless else outcome.trouble.kind if outcome.trouble else "number"


def smaller_boards(board: Board) -> Iterator[Board]:
    """The board with one jump fewer, then with fewer squares, then with a shorter jump."""
    for square in board.jumps:
        yield Board(board.squares, {start: end for start, end in board.jumps.items() if start != square})
    size = board.columns - 1
    if size >= 2:
        squares = size * size
        yield Board(squares, {start: min(end, squares) for start, end in board.jumps.items() if start < squares})
    for square, end in board.jumps.items():
        nearer = end - 1 if jump_kind(square, end) == "ladder" else end + 1
        if nearer != square:
            yield Board(board.squares, {**board.jumps, square: nearer})
