"""How many rolls a game takes on average, and what each snake and ladder is worth."""

from fractions import Fraction
from math import inf

import pytest
from hypothesis import given

from snl_edu import Board, expected_rolls, jump_values, named_board, random_board
from tests.helpers.bad_input import explain
from tests.helpers.oracles import exact_average
from tests.helpers.strategies import boards


@given(boards(most_squares=12, most_die=7))
def test_the_mean_solves_the_equations_of_all_squares(board: Board) -> None:
    expected = exact_average(board.squares, dict(board.jumps), board.die, board.start)
    assert expected_rolls(board, exact=True) == (inf if expected is None else expected)
    assert expected_rolls(board) == pytest.approx(inf if expected is None else float(expected), rel=1e-12)


def test_a_game_that_may_never_end_takes_endlessly_many_rolls_on_average() -> None:
    assert expected_rolls(Board(20, dict.fromkeys(range(11, 17), 9) | {4: 18})) == inf
    assert expected_rolls(named_board("the-trap")) == inf
    assert expected_rolls(Board(5, {3: 2}, die=1), exact=True) == inf


def test_small_boards_have_plain_means() -> None:
    assert expected_rolls(Board(1)) == 0
    assert expected_rolls(Board(1), exact=True) == Fraction(0)
    assert expected_rolls(Board(1, start=0, die=2)) == 2
    assert expected_rolls(Board(50, die=1), exact=True) == 49
    assert expected_rolls(Board(2)) == 6


def test_floats_stay_right_however_long_the_games_are() -> None:
    walls = Board(100, {square: 1 for wall in range(10, 95, 7) for square in range(wall, wall + 5)})
    assert expected_rolls(walls) > 1e20
    assert expected_rolls(walls) == pytest.approx(float(expected_rolls(walls, exact=True)), rel=1e-13)


def test_what_would_take_too_long_or_is_too_large_is_refused_with_the_reason() -> None:
    huge = "1000000000000 squares are too many to find the mean: at most 100000"
    assert explain(expected_rolls, Board(10**12)) == huge
    crowded = random_board(1_000, snakes=600, ladders=0, rng=1)
    assert "too many to find the mean: at most 300" in explain(expected_rolls, crowded)
    assert "too many to find an exact mean" in explain(expected_rolls, Board(2_000), exact=True)
    assert "a die of 100 and 0 snakes are too many to find the mean" in explain(expected_rolls, Board(90_000, die=100))
    endless = Board(3_000, {square: 1 for wall in range(10, 2_995, 6) for square in range(wall, wall + 5)})
    assert "over 10**300 rolls on average" in explain(expected_rolls, endless)


def test_a_jump_is_worth_what_the_mean_would_be_without_it() -> None:
    board = Board(15, dict.fromkeys(range(4, 7), 2) | {3: 10}, die=3)
    for value in jump_values(board):
        without = {start: end for start, end in board.jumps.items() if start != value.start}
        expected = exact_average(15, without, 3, 1)
        assert value.without_it == pytest.approx(inf if expected is None else float(expected))
        assert value.with_it == expected_rolls(board)
        assert value.kind == ("ladder" if value.start == 3 else "snake")
    assert {value.start: value.worth for value in jump_values(board)}[3] == inf
    assert jump_values(board)[1].worth > 0, "a snake may help: it brings a player back to the ladder"
    assert jump_values(Board(9)) == ()
