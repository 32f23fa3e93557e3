"""Boards worth looking at."""

from math import inf

import pytest

from snl_edu import BOARDS, Board, count_shortest_games, expected_rolls, explore, fewest_rolls, named_board
from tests.helpers.bad_input import Raises, explain
from tests.helpers.oracles import distances

# What each board shows: the fewest rolls, how many games take no more, and how long a game of chance is on average,
# which is another number as soon as any jump is.
SHOWS: dict[str, tuple[int | None, int | None, float | None]] = {
    "example-1": (4, 21, 13.0617),
    "example-2": (1, 1, 6),
    "the-note": (1, 2, 4),
    "the-trap": (None, 0, inf),
    "thirty-cells": (3, 7, 14.3236),
    "empty-20x20": (67, 52_394, 118.762),
    "chutes-and-ladders": (7, 423, 39.2251),
    "one-square": (0, 1, 0),
    "empty-6x6": (6, 6, 14.7619),
    "chained-jumps": (2, 11, 4.5),
    "standing-on-a-ladder": (1, 1, 6),
    "the-snake-must-bite": (5, 120, 12.5847),
    "the-needed-snake": (3, 1, 17.5561),
    "the-modest-ladder": (2, 5, 7.38801),
    "first-is-not-best": (2, 1, 8.58079),
    "the-deep-end": (2, 1, 28.5873),
    "the-high-road": (2, 5, 26.6093),
    "odd-rows": (1, 1, 6),
    "six-in-a-row": (None, 0, inf),
    "five-in-a-row": (7, 140, 81.6048),
    "over-the-wall": (4, 6, 19.7206),
    "onto-the-wall": (5, 10, 29.4547),
    "one-way-only": (5, 1, 13.3335),
    "long-way-down": (17, 816, 554),
    "short-and-narrow": (2, 1, 7.02762),
    "a-hundred-squares": (6, 4, 54.6887),
    "the-longest-game": (89, 1, 1.38683e69),
    "a-million-million": (1012, None, None),
}


@pytest.mark.parametrize("name", BOARDS)
def test_each_named_board_shows_what_it_is_there_for(name: str) -> None:
    board = BOARDS[name].board
    rolls, games, mean = SHOWS[name]
    assert fewest_rolls(board) == rolls
    if games is not None:
        assert expected_rolls(board) == pytest.approx(mean, rel=1e-5)
        assert count_shortest_games(board) == games
        assert distances(board.squares, dict(board.jumps), board.die, board.start).get(board.goal) == rolls


def test_every_board_has_a_line_on_why_and_no_two_are_the_same() -> None:
    assert set(SHOWS) == set(BOARDS)
    assert len({named.board for named in BOARDS.values()}) == len(BOARDS)
    for named in BOARDS.values():
        assert named.why.endswith(".")
        assert "\n" not in named.why
        assert 30 < len(named.why) < 150


def test_a_name_may_be_written_with_capitals_and_spaces() -> None:
    assert named_board(" Thirty  cells") is BOARDS["thirty-cells"].board


def test_every_game_on_the_board_with_a_ladder_over_the_wall_takes_it() -> None:
    board = named_board("over-the-wall")
    assert fewest_rolls(Board(board.squares, board.snakes)) is None


@pytest.mark.parametrize(("name", "take", "rolls"), [("the-deep-end", "newest", 17), ("the-high-road", "highest", 16)])
def test_going_deep_and_going_high_lose_badly_each_on_its_board(name: str, take: str, rolls: int) -> None:
    board = named_board(name)
    found = {each: list(explore(board, each))[-1].game for each in ("oldest", "newest", "highest")}
    assert {each: game and len(game) for each, game in found.items()} == {
        each: rolls if each == take else 2 for each in found
    }
    assert f"{rolls} rolls, where 2 are enough" in BOARDS[name].why


def test_the_longest_game_takes_longer_by_chance_than_any_other_named_board_of_a_hundred_squares() -> None:
    hundred = {name: named.board for name, named in BOARDS.items() if named.board.squares == 100}
    means = {name: expected_rolls(board) for name, board in hundred.items()}
    assert max(means, key=means.__getitem__) == "the-longest-game"


def test_a_name_that_is_nearly_right_is_answered_with_the_nearest_ones() -> None:
    near = explain(named_board, "exampel-1")
    assert near == "no board is called 'exampel-1': try example-1, example-2"
    for name in ("", 5, None, Raises(), "x" * 1000):
        assert explain(named_board, name).endswith(": try example-1, example-2, the-note, the-trap, thirty-cells")
