"""Makes a board on which a solver fails as small as can be."""

from collections.abc import Iterator
from typing import Any

from snl_edu.board import Board
from snl_edu.checks.asking import SHORT, Answer, ask, right_answer

MOST_TRIES = 300  # boards that are tried


def smaller(function: Any, board: Board, answer: Answer, most: int) -> Board:
    """A board on which the solver fails in the same way, made as small as can be by one change at a time."""

    def still_fails(candidate: Board) -> bool:
        for steps in (SHORT, most):
            found = ask(function, candidate, steps)
            if found.is_right(candidate) or found.way != answer.way:
                return False
            if found.is_endless and (right_answer(candidate) == -1) != (right_answer(board) == -1):
                return False  # a search of a board that can be won may be slow, and end after all
            if not found.is_endless:
                break  # only a run without an end must be waited for
        return True

    tries = MOST_TRIES
    candidates = smaller_boards(board)
    while tries > 0 and (candidate := next(candidates, None)) is not None:
        tries -= 1
        if still_fails(candidate):
            board = candidate
            candidates = smaller_boards(board)
    return board


def smaller_boards(board: Board) -> Iterator[Board]:
    """The board with one jump fewer, then with fewer squares, then with a shorter jump."""
    for square in board.jumps:
        yield Board(board.squares, {start: end for start, end in board.jumps.items() if start != square})
    size = board.columns - 1
    if size >= 2:
        squares = size * size
        yield Board(squares, {start: min(end, squares) for start, end in board.jumps.items() if start < squares})
    for square, end in board.jumps.items():
        nearer = end - 1 if end > square else end + 1
        if nearer != square:
            yield Board(board.squares, {**board.jumps, square: nearer})
