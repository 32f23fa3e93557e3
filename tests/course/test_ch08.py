"""The exercises of notebook 08: what their tables of answers do not show."""

from fractions import Fraction
from random import Random

import pytest

from snl_edu import Board, chances, check, count_shortest_games, expected_rolls, jump_values, named_board, random_board
from snl_edu.course.exercises.dice import Die, one_game
from snl_edu.course.exercises.luck import count_ways
from snl_edu.course.exercises.shares import next_chances


def test_a_die_shows_what_was_decided_and_is_the_same_after_it_was_thrown() -> None:
    die = Die(1, 6)
    assert [die(), die(), die()] == [1, 6, 1]
    assert repr(die) == "a die that shows 1, 6 ..."
    assert die == Die(1, 6)
    assert hash(die) == hash(Die(1, 6))
    assert die not in (Die(6, 1), 1)


@pytest.mark.parametrize("name", ["example-1", "chutes-and-ladders", "short-and-narrow"])
def test_the_step_of_the_chances_is_the_librarys(name: str) -> None:
    board = named_board(name)
    now = {board.start: Fraction(1)}
    for rolls, theirs in enumerate(chances(board, exact=True)):
        assert now == theirs
        if rolls == 12:
            break
        now = next_chances(board, now)


def test_the_ways_to_the_goal_are_the_shortest_games() -> None:
    for seed in range(20):
        board = random_board(36, snakes=4, ladders=4, rng=seed)
        assert count_ways(board)[board.goal] == count_shortest_games(board)


def test_games_take_as_long_as_the_mean_says() -> None:
    rng = Random(4)
    board = Board(9, {2: 8, 6: 3})
    games = [one_game(board, lambda: rng.randint(1, 6)) for _ in range(2_000)]
    assert sum(games) / len(games) == pytest.approx(expected_rolls(board), rel=0.1)


def test_what_is_said_about_the_mean_and_the_kind_snake_is_true() -> None:
    assert 13 < expected_rolls(named_board("example-1")) < 13.5
    snakes = [jump for jump in jump_values(named_board("chutes-and-ladders")) if jump.kind == "snake"]
    assert [(jump.start, jump.end) for jump in snakes if jump.worth > 0] == [(56, 53)]
    assert check(13, "08-guess").explanation == "The exact mean is a little more than 13; you will find it in two ways."
