"""What the board is and what one roll does."""

import copy
import pickle
from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given

from snl_edu import Board, Move
from snl_edu.model.board import expect_board
from tests.helpers.bad_input import explain
from tests.helpers.strategies import boards

EXAMPLE_1 = Board(36, {2: 15, 14: 35, 17: 13})


def test_a_board_knows_its_numbers() -> None:
    assert (EXAMPLE_1.squares, EXAMPLE_1.goal, EXAMPLE_1.start, EXAMPLE_1.die) == (36, 36, 1, 6)
    assert (EXAMPLE_1.rows, EXAMPLE_1.columns) == (6, 6)
    assert EXAMPLE_1.jumps == {2: 15, 14: 35, 17: 13}
    assert EXAMPLE_1.ladders == {2: 15, 14: 35}
    assert EXAMPLE_1.snakes == {17: 13}


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


@given(boards(most_die=20))
def test_the_moves_are_the_rolls_that_do_not_pass_the_goal(board: Board) -> None:
    for square in range(board.start, board.squares + 1):
        moves = board.moves(square)
        assert [move.roll for move in moves] == [r for r in range(1, board.die + 1) if square + r <= board.squares]
        for move in moves:
            assert move.start == square
            assert move.landing == square + move.roll
            assert move.end == board.jumps.get(move.landing, move.landing)


@given(boards(most_die=20))
def test_a_move_ends_where_the_square_that_it_lands_on_leads(board: Board) -> None:
    for move in board.moves(board.start):
        assert board.end_of(move.landing) == move.end


def test_a_square_without_a_jump_leads_nowhere_else_and_a_second_jump_is_not_taken() -> None:
    board = Board(9, {2: 8, 8: 5})
    assert [board.end_of(square) for square in range(1, 10)] == [1, 8, 3, 4, 5, 6, 7, 5, 9]


@pytest.mark.parametrize("odd", [0, 10, 2.0, "2", None, True])
def test_what_is_no_square_of_the_board_leads_nowhere(odd: Any) -> None:
    assert explain(Board(9, {2: 8}).end_of, odd).startswith("square must be a whole number from 1 to 9, not ")


def test_a_move_takes_one_jump_and_not_a_second_one() -> None:
    assert Board(9, {2: 8, 8: 9}).moves(1)[0] == Move(start=1, roll=1, landing=2, end=8)


def test_the_shop_bought_game_starts_off_the_board_and_may_have_a_ladder_on_square_1() -> None:
    board = Board(100, {1: 38}, start=0)
    assert board.moves(0)[0] == Move(0, 1, 1, 38)
    assert board.moves(0)[5] == Move(0, 6, 6, 6)


def test_a_snake_may_end_on_the_start_and_a_ladder_on_the_goal() -> None:
    board = Board(9, {3: 1, 2: 9})
    assert (board.snakes, board.ladders) == ({3: 1}, {2: 9})


def test_a_move_knows_what_it_took() -> None:
    assert [move.jump for move in Board(9, {2: 8, 5: 3}).moves(1)] == ["ladder", None, None, "snake", None, None]


def test_what_is_not_a_board_is_refused() -> None:
    expect_board(EXAMPLE_1)
    for wrong, shown in [(5, "5"), ([[-1]], "a list"), (None, "None"), (Board, "a type")]:
        assert explain(expect_board, wrong) == (
            f"a Board is needed, not {shown}: make one with Board or Board.from_matrix"
        )
