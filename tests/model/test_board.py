"""What the board is and what one roll does."""

import copy
import pickle
from dataclasses import FrozenInstanceError
from math import ceil
from typing import Any

import pytest
from hypothesis import given

from snl_edu import Board, Move
from snl_edu.model.board import expect_board
from tests.helpers.bad_input import explain
from tests.helpers.strategies import boards

EXAMPLE_1 = Board(36, {2: 15, 14: 35, 17: 13})


@pytest.mark.parametrize(
    ("squares", "columns", "rows"), [(1, 1, 1), (2, 2, 1), (4, 2, 2), (5, 3, 2), (30, 6, 5), (31, 6, 6), (37, 7, 6)]
)
def test_by_default_a_board_is_as_square_as_it_can_be(squares: int, columns: int, rows: int) -> None:
    assert (Board(squares).columns, Board(squares).rows) == (columns, rows)


def test_a_huge_board_costs_no_more_than_a_small_one() -> None:
    board = Board(10**12, {2: 10**12})
    assert board.rows == board.columns == 10**6
    assert board.position(10**12) == (0, 0)
    assert board.square_at(0, 0) == 10**12
    assert board.moves(10**12 - 1) == (Move(10**12 - 1, 1, 10**12, 10**12),)
    assert repr(board) == "Board(1000000000000, {2: 1000000000000})"


@pytest.mark.parametrize(
    "other",
    [
        Board(35, EXAMPLE_1.jumps, columns=6),
        Board(36, {2: 15}),
        Board(36, EXAMPLE_1.jumps, columns=9),
        Board(36, EXAMPLE_1.jumps, die=5),
        Board(36, EXAMPLE_1.jumps, start=0),
    ],
)
def test_a_difference_in_any_field_makes_another_board(other: Board) -> None:
    assert other != EXAMPLE_1
    assert hash(other) != hash(EXAMPLE_1)


@pytest.mark.parametrize(
    ("board", "text"),
    [
        (Board(36), "Board(36)"),
        (EXAMPLE_1, "Board(36, {2: 15, 14: 35, 17: 13})"),
        (Board(36, columns=6), "Board(36)"),
        (Board(30, columns=5, die=4, start=0), "Board(30, columns=5, die=4, start=0)"),
    ],
)
def test_the_repr_leaves_the_defaults_out(board: Board, text: str) -> None:
    assert repr(board) == text


def test_a_board_cannot_be_changed_not_even_with_the_dict_it_was_made_from() -> None:
    jumps = {2: 15}
    board = Board(36, jumps)
    jumps[2] = 20
    assert board.jumps == {2: 15}
    with pytest.raises(FrozenInstanceError):
        board.die = 3  # type: ignore[misc]
    with pytest.raises(TypeError):
        board.jumps[3] = 4  # type: ignore[index]


@given(boards())
def test_a_board_can_be_pasted_back_copied_and_pickled(board: Board) -> None:
    for same in (eval(repr(board)), pickle.loads(pickle.dumps(board)), copy.deepcopy(board)):
        assert same == board
        assert hash(same) == hash(board)
    turned = dict(reversed(list(board.jumps.items())))
    assert Board(board.squares, turned, columns=board.columns, die=board.die, start=board.start) == board


@given(boards(most_die=20))
def test_a_roll_goes_on_by_its_number_takes_one_jump_and_does_not_pass_the_goal(board: Board) -> None:
    assert (board.goal, board.rows) == (board.squares, ceil(board.squares / board.columns))
    assert board.ladders == {square: end for square, end in board.jumps.items() if end > square}
    assert board.snakes == {square: end for square, end in board.jumps.items() if end < square}
    for square in range(board.start, board.squares + 1):
        moves = board.moves(square)
        assert [move.roll for move in moves] == [r for r in range(1, board.die + 1) if square + r <= board.squares]
        for move in moves:
            kind = "ladder" if move.landing in board.ladders else "snake" if move.landing in board.snakes else None
            assert (move.start, move.landing, move.jump) == (square, square + move.roll, kind)
            assert move.end == board.end_of(move.landing) == board.jumps.get(move.landing, move.landing)


@pytest.mark.parametrize(("wrong", "shown"), [(5, "5"), ([[-1]], "a list"), (None, "None"), (Board, "a type")])
def test_what_is_not_a_board_is_refused_with_the_cure(wrong: Any, shown: str) -> None:
    assert explain(expect_board, wrong) == f"a Board is needed, not {shown}: make one with Board or Board.from_matrix"
