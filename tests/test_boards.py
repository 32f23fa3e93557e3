"""Boards worth looking at, and random boards from a seed."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from snl_edu import BOARDS, Board, BoardError, count_shortest_games, fewest_rolls, named_board, random_board
from tests.oracles import distances

# What each board shows: the fewest rolls, and how many games take no more.
SHOWS: dict[str, tuple[int | None, int | None]] = {
    "example-1": (4, 21),
    "example-2": (1, 1),
    "the-note": (1, 2),
    "the-trap": (None, 0),
    "thirty-cells": (3, 7),
    "empty-20x20": (67, 52_394),
    "chutes-and-ladders": (7, 423),
    "one-square": (0, 1),
    "empty-6x6": (6, 6),
    "chained-jumps": (2, 11),
    "standing-on-a-ladder": (1, 1),
    "the-snake-must-bite": (5, 120),
    "the-needed-snake": (3, 1),
    "the-modest-ladder": (2, 5),
    "first-is-not-best": (2, 1),
    "odd-rows": (1, 1),
    "six-in-a-row": (None, 0),
    "five-in-a-row": (7, 140),
    "over-the-wall": (4, 6),
    "onto-the-wall": (5, 10),
    "one-way-only": (5, 1),
    "long-way-down": (17, 816),
    "short-and-narrow": (2, 1),
    "a-hundred-squares": (6, 4),
    "a-million-million": (1012, None),
}


@pytest.mark.parametrize("name", BOARDS)
def test_each_named_board_shows_what_it_is_there_for(name: str) -> None:
    board = BOARDS[name].board
    rolls, games = SHOWS[name]
    assert fewest_rolls(board) == rolls
    if games is not None:
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


ASKED = {
    "squares": st.integers(1, 60),
    "snakes": st.integers(0, 60),
    "ladders": st.integers(0, 20),
    "seed": st.integers(0, 10**6),
    "die": st.integers(1, 8),
    "start": st.integers(0, 1),
    "solvable": st.sampled_from([None, True, False]),
}


@given(**ASKED)
def test_a_random_board_is_what_was_asked_for(
    squares: int, snakes: int, ladders: int, seed: int, die: int, start: int, solvable: bool | None
) -> None:
    assume(snakes <= squares and ladders <= squares)
    try:
        board = random_board(squares, snakes=snakes, ladders=ladders, rng=seed, die=die, start=start, solvable=solvable)
    except BoardError as error:
        crowded = snakes + ladders > squares - 1 - start - (solvable is False)
        assert crowded or die == 1 or solvable is False or (start == 0 and snakes + ladders == squares - 1), error
        return
    assert (board.squares, board.die, board.start) == (squares, die, start)
    assert (len(board.snakes), len(board.ladders)) == (snakes, ladders)
    reached = distances(squares, dict(board.jumps), die, start)
    if solvable is not None:
        assert (board.goal in reached) == solvable


def test_the_same_seed_gives_the_same_board_and_another_seed_another() -> None:
    boards = [random_board(100, snakes=9, ladders=9, rng=seed, columns=20) for seed in (1, 1, 2)]
    assert boards[0] == boards[1] != boards[2]
    assert boards[0].columns == 20


def test_a_random_board_may_be_huge() -> None:
    board = random_board(10**12, snakes=1000, ladders=1000, rng=5, solvable=True)
    assert len(board.jumps) == 2000


def test_a_board_full_of_snakes_can_be_solvable_or_not() -> None:
    assert fewest_rolls(random_board(30, snakes=28, ladders=0, rng=0, solvable=True)) is not None
    assert fewest_rolls(random_board(30, snakes=28, ladders=0, rng=0, solvable=False)) is None


@pytest.mark.parametrize("die", [2, 3, 6])
def test_walls_are_opened_by_shortening_snakes_and_nothing_else(die: int) -> None:
    for seed in range(150):
        rng = Random(f"{die} {seed}")
        squares, ladders = rng.randrange(12, 50), rng.randrange(3)
        snakes = squares - 2 - ladders - rng.randrange(4)
        walled = random_board(squares, snakes=snakes, ladders=ladders, rng=seed, die=die)
        opened = random_board(squares, snakes=snakes, ladders=ladders, rng=seed, die=die, solvable=True)
        assert squares in distances(squares, dict(opened.jumps), die)
        assert opened.ladders == walled.ladders
        assert list(opened.snakes) == list(walled.snakes)
        changed = [square for square, end in opened.snakes.items() if end != walled.snakes[square]]
        assert all(opened.snakes[square] == square - 1 for square in changed)


def test_an_impossible_board_may_be_as_small_and_as_full_as_can_be() -> None:
    smallest = random_board(8, snakes=6, ladders=0, rng=0, solvable=False)
    assert smallest == Board(8, dict.fromkeys(range(2, 8), 1))
    firsts = {min(random_board(10, snakes=6, ladders=0, rng=seed, solvable=False).snakes) for seed in range(60)}
    assert firsts == {2, 3, 4}
    for snakes in range(6, 18):
        full = [random_board(20, snakes=snakes, ladders=17 - snakes, rng=seed, solvable=False) for seed in range(20)]
        assert all(fewest_rolls(board) is None for board in full)
        assert all(len(board.jumps) == 17 for board in full)
    assert len({board.jumps.get(2, 0) for board in full}) > 1
    fuller = random_board(20, snakes=9, ladders=9, rng=0, solvable=False)
    assert fewest_rolls(fuller) is None


def test_a_full_impossible_board_has_its_wall_anywhere() -> None:
    # Seventeen snakes on twenty squares leave two squares free: the one before the wall, and another one.
    boards = [random_board(20, snakes=17, ladders=0, rng=seed, solvable=False) for seed in range(40)]
    free = {min(set(range(2, 20)) - set(board.snakes)) for board in boards}
    assert len(free) > 3


def test_where_there_is_a_way_around_no_snake_is_shortened() -> None:
    for seed in range(50):
        free = random_board(100, snakes=10, ladders=10, rng=seed)
        mended = random_board(100, snakes=10, ladders=10, rng=seed, solvable=True)
        assert free == mended


def test_the_jumps_of_an_impossible_board_are_all_over_the_board() -> None:
    rng = Random("walls")
    found = [random_board(60, snakes=8, ladders=3, rng=rng, solvable=False) for _ in range(200)]
    walls = [min(s for s in board.snakes if all(s + i in board.snakes for i in range(6))) for board in found]
    assert len(set(walls)) > 20
    assert any(end < square for board in found for square, end in board.snakes.items() if square > 50)
    assert all(len(board.ladders) == 3 for board in found)


def test_square_1_of_the_shop_bought_game_may_get_a_ladder_and_never_a_snake() -> None:
    boards = [random_board(8, snakes=3, ladders=3, rng=seed, start=0) for seed in range(100)]
    assert any(1 in board.ladders for board in boards)
    assert not any(1 in board.snakes for board in boards)
