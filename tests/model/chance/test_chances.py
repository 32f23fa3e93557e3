"""Where a player stands after some rolls of a real die, and how long a game takes."""

from fractions import Fraction
from itertools import islice
from math import inf

import pytest
from hypothesis import given

from snl_edu import (
    Board,
    chances,
    count_shortest_games,
    expected_rolls,
    fewest_rolls,
    frontiers,
    game_lengths,
    named_board,
)
from snl_edu.model.chance.chances import GameLengths
from tests.helpers.bad_input import explain
from tests.helpers.strategies import boards

# Fewest, most likely, median and mean number of rolls.
KNOWN = {
    "example-1": (4, 11, 12, 13.0617),
    "thirty-cells": (3, 8, 12, 14.3236),
    "chutes-and-ladders": (7, 22, 32, 39.2251),
}
STUCK = Board(20, dict.fromkeys(range(11, 17), 9) | {4: 18})  # whoever misses the ladder meets a wall
NO_WAY = Board(9, dict.fromkeys(range(2, 8), 1))


@pytest.mark.parametrize(
    ("board", "known"),
    [*((named_board(name), known) for name, known in KNOWN.items()), (Board(100), (17, 30, 32, 33.0476))],
)
def test_the_known_lengths_of_games_come_out(board: Board, known: tuple[float, ...]) -> None:
    lengths = game_lengths(board)
    assert [lengths.fewest, lengths.mode, lengths.median, round(expected_rolls(board), 4)] == [*known]
    assert 1 - 1e-9 < sum(lengths.values()) <= 1 + 1e-12
    assert sum(rolls * chance for rolls, chance in lengths.items()) == pytest.approx(known[-1], abs=1e-4)


@given(boards(most_squares=12, most_die=4))
def test_exact_chances_are_what_a_player_meets_who_tries_every_roll(board: Board) -> None:
    if fewest_rolls(board) is None:
        assert "can never be reached" in explain(next, chances(board))
        return
    standing = {board.start: Fraction(1)}
    floats = chances(board, until=1e-6)
    for exact, chance in islice(zip(chances(board, exact=True, until=1e-6), floats, strict=True), 25):
        assert dict(exact) == standing
        assert dict(chance) == pytest.approx({square: float(share) for square, share in standing.items()})
        after: dict[int, Fraction] = {}
        for square, share in standing.items():
            for roll in range(1, board.die + 1):
                landing = square + roll
                end = board.jumps.get(landing, landing) if landing <= board.goal else square
                after[end] = after.get(end, Fraction(0)) + share / board.die
        standing = after


def assert_bridge(board: Board) -> None:
    """What is possible after k rolls for the first time is frontier k; and the fastest games are as likely as many."""
    seen: set[int] = set()
    for frontier, chance in zip(frontiers(board), chances(board, until=1e-300), strict=False):
        assert set(chance) - seen == set(frontier.squares)
        seen |= set(chance)
    fewest = fewest_rolls(board)
    assert fewest is not None
    assert frontier.depth == fewest
    assert chance[board.goal] == pytest.approx(count_shortest_games(board) / board.die**fewest, rel=1e-9)


@given(boards())
def test_chance_and_search_meet_on_any_board(board: Board) -> None:
    if fewest_rolls(board) is not None:
        assert_bridge(board)


def test_a_player_who_is_stuck_is_no_longer_on_the_way() -> None:
    *_, last = chances(STUCK)
    assert last[20] + sum(last.get(square, 0) for square in range(5, 11)) == pytest.approx(1, abs=1e-8)
    assert last[20] < 0.3
    lengths = game_lengths(STUCK)
    assert sum(lengths.values()) == pytest.approx(last[20])
    assert lengths.median == inf
    assert lengths.fewest == 2


def test_a_game_that_is_won_before_it_begins_has_one_moment_and_no_rolls() -> None:
    assert [dict(chance) for chance in chances(Board(1))] == [{1: 1.0}]
    lengths = game_lengths(Board(1), exact=True)
    assert lengths == {0: 1}
    assert (lengths.fewest, lengths.mode, lengths.median, len(lengths)) == (0, 0, 0, 1)
    assert eval(repr(lengths)) == lengths
    assert isinstance(lengths, GameLengths)


def test_it_ends_as_soon_as_less_than_asked_is_on_its_way() -> None:
    left = [1 - chance.get(36, 0) for chance in chances(named_board("example-1"), until=Fraction(1, 4))]
    assert left[-1] < 0.25 <= left[-2]
    assert len([*chances(Board(4), until=1)]) == 2


def test_what_cannot_be_followed_is_refused_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "1000000000000 squares and a die of 6 are too many" in explain(chances, Board(10**12))
    assert "too many to follow" in explain(game_lengths, Board(2_500, die=1_000))
    assert "can never be reached" in explain(game_lengths, NO_WAY)
    walls = Board(100, {square: 1 for wall in range(10, 95, 7) for square in range(wall, wall + 5)})
    monkeypatch.setattr("snl_edu.model.chance.chances.MOST_NUMBERS", 20_000)
    assert "games on this board are too long to follow: after 200 rolls" in explain(game_lengths, walls)
    monkeypatch.setattr("snl_edu.model.chance.chances.MOST_DIGITS", 3_000_000)
    assert "exact chances after more than 101 rolls on 100 squares" in explain(game_lengths, walls, exact=True)
