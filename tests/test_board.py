"""What the board is and what one roll does."""

import copy
import pickle
from dataclasses import FrozenInstanceError
from enum import IntEnum
from random import Random
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from snl_edu import Board, BoardError, Move
from tests.oracles import walk_of_squares
from tests.strategies import boards

EXAMPLE_1 = Board(36, {2: 15, 14: 35, 17: 13})

EXAMPLE_1_MATRIX = [
    [-1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1],
    [-1, 35, -1, -1, 13, -1],
    [-1, -1, -1, -1, -1, -1],
    [-1, 15, -1, -1, -1, -1],
]


def test_a_board_knows_its_numbers() -> None:
    assert (EXAMPLE_1.squares, EXAMPLE_1.goal, EXAMPLE_1.start, EXAMPLE_1.die) == (36, 36, 1, 6)
    assert (EXAMPLE_1.rows, EXAMPLE_1.columns) == (6, 6)
    assert EXAMPLE_1.jumps == {2: 15, 14: 35, 17: 13}
    assert EXAMPLE_1.ladders == {2: 15, 14: 35}
    assert EXAMPLE_1.snakes == {17: 13}


def test_the_jumps_are_kept_in_the_order_of_their_squares() -> None:
    assert list(Board(36, {17: 13, 2: 15}).jumps) == [2, 17]
    assert list(Board.from_matrix(EXAMPLE_1_MATRIX).jumps) == [2, 14, 17]
    assert list(Board.from_matrix(np.array(EXAMPLE_1_MATRIX)).jumps) == [2, 14, 17]


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


def test_a_board_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        EXAMPLE_1.die = 3  # type: ignore[misc]
    with pytest.raises(TypeError):
        EXAMPLE_1.jumps[3] = 4  # type: ignore[index]


def test_a_board_does_not_change_with_the_dict_it_was_made_from() -> None:
    jumps = {2: 15}
    board = Board(36, jumps)
    jumps[2] = 20
    assert board.jumps == {2: 15}


def test_equal_boards_are_equal_and_have_one_hash() -> None:
    same = Board(36, {17: 13, 14: 35, 2: 15}, columns=6)
    assert same == EXAMPLE_1
    assert hash(same) == hash(EXAMPLE_1)


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


@given(boards())
def test_the_repr_can_be_pasted_back(board: Board) -> None:
    assert eval(repr(board)) == board


@given(boards())
def test_a_board_can_be_copied_and_pickled(board: Board) -> None:
    assert pickle.loads(pickle.dumps(board)) == board
    assert copy.deepcopy(board) == board


@given(boards())
def test_position_and_square_at_are_inverse_over_all_squares(board: Board) -> None:
    for square in range(1, board.squares + 1):
        assert board.square_at(*board.position(square)) == square


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 7), (7, 1), (2, 2), (3, 3), (6, 6), (5, 6), (4, 9)])
def test_squares_are_numbered_to_and_fro_from_the_bottom_left(rows: int, columns: int) -> None:
    board = Board(rows * columns, columns=columns)
    positions = [board.position(square) for square in range(1, board.squares + 1)]
    assert positions == list(walk_of_squares(rows, columns))


def test_the_top_row_may_be_partly_filled() -> None:
    board = Board(31, columns=6)
    assert board.rows == 6
    assert board.position(31) == (0, 5)
    with pytest.raises(BoardError, match="row 0, column 4 is empty: the top row ends with square 31"):
        board.square_at(0, 4)


@given(boards(most_die=20))
def test_the_moves_are_the_rolls_that_do_not_pass_the_goal(board: Board) -> None:
    for square in range(board.start, board.squares + 1):
        moves = board.moves(square)
        assert [move.roll for move in moves] == [r for r in range(1, board.die + 1) if square + r <= board.squares]
        for move in moves:
            assert move.start == square
            assert move.landing == square + move.roll
            assert move.end == board.jumps.get(move.landing, move.landing)


def test_a_move_takes_one_jump_and_not_a_second_one() -> None:
    assert Board(9, {2: 8, 8: 9}).moves(1)[0] == Move(start=1, roll=1, landing=2, end=8)


def test_the_shop_bought_game_starts_off_the_board_and_may_have_a_ladder_on_square_1() -> None:
    board = Board(100, {1: 38}, start=0)
    assert board.moves(0)[0] == Move(0, 1, 1, 38)
    assert board.moves(0)[5] == Move(0, 6, 6, 6)


def test_a_matrix_is_read_and_written() -> None:
    assert Board.from_matrix(EXAMPLE_1_MATRIX) == EXAMPLE_1
    assert EXAMPLE_1.to_matrix() == EXAMPLE_1_MATRIX


@given(boards())
def test_a_matrix_keeps_everything_but_the_die_and_the_start(board: Board) -> None:
    if board.squares % board.columns == 0:
        matrix = board.to_matrix()
        assert Board.from_matrix(matrix, die=board.die, start=board.start) == board
        assert Board.from_matrix(np.array(matrix), die=board.die, start=board.start) == board
        for square in range(1, board.squares + 1):
            row, column = board.position(square)
            assert matrix[row][column] == board.jumps.get(square, -1)


@given(boards())
def test_a_list_of_moves_keeps_everything_but_the_die_and_the_start(board: Board) -> None:
    moves = board.to_moves()
    assert Board.from_moves(moves, board.columns, die=board.die, start=board.start) == board
    assert Board.from_moves(np.array(moves), board.columns, die=board.die, start=board.start) == board
    assert [end + 1 for end in moves if end != -1] == list(board.jumps.values())


def test_a_board_with_gaps_has_no_matrix_and_says_why() -> None:
    with pytest.raises(BoardError, match=r"31 squares leave the top row of 6 columns partly empty: .*divides 31"):
        Board(31, columns=6).to_matrix()


def test_a_board_with_too_many_squares_to_list_says_so() -> None:
    with pytest.raises(BoardError, match="1000000000000 squares are too many to list: at most 100000000"):
        Board(10**12).to_moves()
    with pytest.raises(BoardError, match="too many"):
        Board(10**12).to_matrix()


def test_as_many_squares_as_the_limit_can_be_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snl_edu.board.LARGEST_LIST", 36)
    assert len(Board(36).to_moves()) == 36
    with pytest.raises(BoardError, match="37 squares are too many to list: at most 36"):
        Board(37).to_moves()


@pytest.mark.parametrize("columns", [63, 64, 65, 127, 128, 129, 200])
def test_wide_rows_are_read_to_the_last_value(columns: int) -> None:
    rng = Random(columns)
    for share in (0.01, 0.2, 1):
        marked = [square for square in range(2, 3 * columns) if rng.random() < share]
        board = Board(3 * columns, {square: square - 1 for square in marked}, columns=columns)
        assert Board.from_matrix(board.to_matrix()) == board
        assert Board.from_matrix(tuple(map(tuple, board.to_matrix()))) == board
        assert Board.from_moves(board.to_moves(), columns) == board


def test_rows_may_be_lists_or_tuples_and_hold_any_whole_numbers() -> None:
    number = IntEnum("number", {"PLAIN": -1, "THREE": 3})
    expected = Board(4, {2: 3})
    assert Board.from_matrix(((-1, -1), [-1, 3])) == expected
    assert Board.from_matrix([(-1, -1), (number.PLAIN, number.THREE)]) == expected
    assert Board.from_matrix([np.array([-1, -1]), [np.int8(-1), np.int64(3)]]) == expected
    assert type(Board.from_matrix([[-1, -1], [-1, number.THREE]]).jumps[2]) is int
    numbers: Any = {number.THREE: np.int64(1)}
    assert type(Board(4, numbers).jumps[3]) is int


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64"])
def test_a_numpy_array_of_any_whole_numbers_is_a_matrix(dtype: str) -> None:
    assert Board.from_matrix(np.array(EXAMPLE_1_MATRIX, dtype=dtype)) == EXAMPLE_1


def test_a_value_equal_to_its_own_square_means_nothing() -> None:
    assert Board.from_matrix([[4, 3], [1, 2]]) == Board(4)
    assert Board.from_matrix(np.array([[4, 3], [1, 2]])) == Board(4)
    assert Board.from_moves([0, 1, 2, 3]) == Board(4)


def test_jumps_may_be_any_mapping_or_a_list_of_pairs() -> None:
    expected = Board(36, {2: 15, 17: 13})
    assert Board(36, MappingProxyType({2: 15, 17: 13})) == expected
    assert Board(36, [(17, 13), [2, 15]]) == expected  # type: ignore[list-item]


def test_a_snake_may_end_on_the_start_and_a_ladder_on_the_goal() -> None:
    board = Board(9, {3: 1, 2: 9})
    assert (board.snakes, board.ladders) == ({3: 1}, {2: 9})
