"""A board on which a solver fails is made smaller. That none is smaller yet is seen in `tests/corpus`."""

from typing import Any

import pytest

from snl_edu import Board
from snl_edu.calls.signatures import Caller
from snl_edu.course.solvers import shrink
from snl_edu.course.solvers.answers import STEPS, Case, ask
from snl_edu.course.solvers.shrink import smaller, smaller_boards
from tests.corpus.entry import Matrix
from tests.helpers.oracles import matrix_answer


def shrunk(solver: Any, board: Board, steps: int = STEPS) -> Board:
    """The smaller board that is found."""
    caller = Caller(solver)
    return smaller(caller, Case(board), ask(caller, Case(board), steps), steps).board


LARGE = Board(36, {2: 15, 7: 30, 14: 35, 17: 13, 20: 1})


def test_a_board_has_smaller_ones_with_a_jump_fewer_fewer_squares_or_a_shorter_jump() -> None:
    assert list(smaller_boards(Board(9, {2: 8, 6: 1}))) == [
        Board(9, {6: 1}),
        Board(9, {2: 8}),
        Board(4, {2: 4}),
        Board(9, {2: 7, 6: 1}),
        Board(9, {2: 8, 6: 2}),
    ]
    assert list(smaller_boards(Board(4, {2: 3}))) == [Board(4)]
    assert list(smaller_boards(Board(4))) == []


def test_only_so_many_boards_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Board] = []

    def counted(caller: Caller, case: Case, steps: int) -> Any:
        asked.append(case.board)
        return ask(caller, case, steps)

    def never_ends(_: Matrix) -> int:
        while True:
            pass

    monkeypatch.setattr(shrink, "ask", counted)
    monkeypatch.setattr(shrink, "MOST_TRIES", 4)
    shrunk(lambda _: -2, LARGE)
    assert len(asked) == 4
    asked.clear()
    monkeypatch.setattr(shrink, "MOST_TRIES", 1000)
    board = Board(9, {2: 8, 6: 1})
    assert shrunk(lambda matrix: matrix_answer(matrix) + (matrix == board.to_matrix()), board) is board
    assert asked == list(smaller_boards(board)), "each smaller board is tried once"
    monkeypatch.setattr(shrink, "MOST_TRIES", 4)
    asked.clear()
    monkeypatch.setattr(shrink, "MOST_STEPS", STEPS + 20_000)
    shrunk(never_ends, LARGE)
    assert len(asked) == 4, "two boards, and each of them with little patience first"
