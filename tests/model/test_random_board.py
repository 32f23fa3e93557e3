"""Random boards from a seed."""

from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from snl_edu import Board, BoardError, fewest_rolls, random_board
from tests.helpers.bad_input import explain
from tests.helpers.oracles import distances

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
    rng = Random(1)
    drawn = [random_board(100, snakes=9, ladders=9, rng=rng, columns=20) for _ in range(2)]
    assert drawn[0] == boards[0] != drawn[1]
    huge = random_board(10**12, snakes=1000, ladders=1000, rng=5, solvable=True)
    assert len(huge.jumps) == 2000


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
        solvable = random_board(100, snakes=10, ladders=10, rng=seed, solvable=True)
        assert free == solvable


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


@pytest.mark.parametrize(
    ("squares", "asked", "message"),
    [
        (10**18, {"snakes": 10**9, "ladders": 0}, "snakes must be a whole number from 0 to 10000000, not 1000000000"),
        (9, {"snakes": 0, "ladders": 10}, "ladders must be a whole number from 0 to 9, not 10"),
        (10, {"snakes": 5, "ladders": 4}, "5 snakes and 4 ladders do not fit: there is room for 8 in all"),
        (9, {"snakes": 1, "ladders": 9}, "1 snake and 9 ladders do not fit: there is room for 7 in all"),
        (
            20,
            {"snakes": 10, "ladders": 9, "solvable": False},
            "10 snakes and 9 ladders do not fit: there is room for 18",
        ),
        (
            36,
            {"snakes": 5, "ladders": 9, "solvable": False},
            "needs 6 snakes and 8 squares at least, not 5 snakes and 36",
        ),
        (7, {"snakes": 6, "ladders": 0, "solvable": False}, "not 6 snakes and 7 squares"),
        (9, {"snakes": 1, "ladders": 0, "solvable": False}, "not 1 snake and 9 squares"),
        (
            36,
            {"snakes": 1, "ladders": 1, "die": 1, "solvable": True},
            "a die with one side cannot pass a snake: for a solvable board ask for snakes=0",
        ),
    ],
)
def test_a_board_that_cannot_be_made_is_refused_with_the_reason(
    squares: int, asked: dict[str, Any], message: str
) -> None:
    assert message in explain(random_board, squares, rng=0, **asked)
