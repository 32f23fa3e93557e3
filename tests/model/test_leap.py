"""The fewest rolls, without visiting plain squares one by one."""

import sys
from collections.abc import Callable
from random import Random
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import Board, fewest_rolls, min_dice_throws, random_board, snakes_and_ladders
from snl_edu.model import leap
from tests.helpers.oracles import distances, goal_distance, matrix_answer
from tests.helpers.strategies import boards

ALWAYS_LEAP, ALWAYS_STEP = 0, 10**30  # for MOVES_PER_JUMP: the better way to go depends on how crowded a board is


@settings(max_examples=150)
@given(boards(most_squares=80, most_die=12), st.sampled_from([leap.MOVES_PER_JUMP, ALWAYS_LEAP, ALWAYS_STEP]))
def test_the_leap_agrees_with_an_oracle(board: Board, moves_per_jump: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(leap, "MOVES_PER_JUMP", moves_per_jump)
        rolls = fewest_rolls(board)
    assert rolls == distances(board.squares, dict(board.jumps), board.die, board.start).get(board.goal)


# Where a jump ends, given where it starts, the number of squares and the die.
END: dict[str, Callable[[Random, int, int, int], int]] = {
    "anywhere": lambda rng, _, squares, __: rng.randint(1, squares),
    "near": lambda rng, square, *_: square + rng.randint(-3, 3),
    "down": lambda rng, square, *_: rng.randint(1, square),
    "next door": lambda rng, square, *_: square + rng.choice([-1, 1]),
    "a roll back": lambda rng, square, _, die: square - rng.randint(-2, die + 1),
}


def crowd(squares: int, die: int, start: int, rng: Random) -> dict[int, int]:
    """Jumps of one kind, few or many, perhaps in rows of equal length with a plain square after each."""
    end, density = END[rng.choice([*END])], rng.choice([0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 1])
    row = rng.choice([squares, rng.randint(1, min(die, squares))])
    jumps = {
        square: end(rng, square, squares, die)
        for square in range(start + 1, squares)
        if square % (row + 1) and rng.random() < density
    }
    return {square: end for square, end in jumps.items() if end != square and 1 <= end <= squares}


@pytest.mark.parametrize("moves_per_jump", [ALWAYS_LEAP, leap.MOVES_PER_JUMP])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6, 7, 10, 20, 30, 50])
def test_the_leap_agrees_with_a_queue_on_thousands_of_boards(
    die: int, moves_per_jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leap, "MOVES_PER_JUMP", moves_per_jump)
    rng = Random(f"a die of {die}")
    answers = set()
    for _ in range(2000):
        squares, start = rng.choice([1, 2, 3, 5, 9, 16, 36, 60, 100]), rng.randrange(2)
        jumps = crowd(squares, die, start, rng)
        rolls = fewest_rolls(Board(squares, jumps, die=die, start=start))
        assert rolls == goal_distance(squares, jumps, die, start), (squares, jumps, die, start)
        answers.add(rolls)
    assert {0, 1, 2} < answers
    assert (None in answers) == (die < 30)


COMBS: dict[str, Callable[[int], Board]] = {
    "up by one": lambda n: Board(10**9, {a: a + 1 for a in range(2, 2 * n, 2)}, die=10**6),
    "down by one": lambda n: Board(10**9, {a: a - 1 for a in range(2, 2 * n, 2)}, die=10**6),
    "interleaved": lambda n: Board(10**9, {a: a + 3 if a % 4 else a - 3 for a in range(4, 2 * n, 2)}, die=10**6),
    "crossed": lambda n: Board(10**9, {a: 2 * n + 1 - a for a in range(2, 2 * n, 2)}, die=10**6),
    "rows up": lambda n: Board(10**9, {a: a + 1 for a in range(2, n) if a % 100 != 1}, die=100),
    "rows down": lambda n: Board(10**9, {a: a - 1 for a in range(2, n) if a % 100 != 1}, die=100),
    "crowded": lambda n: Board(n, {a: a + 1 for a in range(2, n - 1)}),
}


def lines_run(call: Callable[[], object]) -> int:
    """How many lines of Python a call runs: a cost that is the same on every computer."""
    lines = 0

    def trace(_: FrameType, event: str, __: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        call()
    finally:
        sys.settrace(before)
    return lines


@pytest.mark.parametrize("comb", COMBS)
def test_twice_as_many_jumps_are_about_twice_as_much_work_whatever_the_die(comb: str) -> None:
    some, twice = COMBS[comb](1000), COMBS[comb](2000)
    assert lines_run(lambda: fewest_rolls(twice)) < 2.5 * lines_run(lambda: fewest_rolls(some))


def test_a_walk_that_can_only_land_on_jumps_goes_on_from_the_square_before_them() -> None:
    # From 4 the die finds 5, 6 and 7 taken; the snake on 8 sets down a player on 6, who walks on.
    board = Board(16, {2: 1, 5: 1, 6: 5, 7: 4, 8: 6, 10: 4, 11: 2, 13: 7}, die=3, start=0)
    assert fewest_rolls(board) == 7 == distances(16, dict(board.jumps), 3, 0)[16]


def test_plain_squares_cost_nothing() -> None:
    assert fewest_rolls(Board(10**18)) == (10**18 - 1 + 5) // 6
    far = random_board(10**12, snakes=500, ladders=500, rng=1)
    rolls = fewest_rolls(far)
    assert rolls is not None
    assert 0 < rolls < 10**12 // 6


def test_a_long_board_can_be_cut_into_blocks() -> None:
    # Twenty blocks, each with a ladder from its second square to its last: one roll a block.
    block, blocks = 10**9, 20
    jumps = {number * block + 2: (number + 1) * block for number in range(blocks)}
    assert fewest_rolls(Board(blocks * block, jumps)) == blocks
    # Without the ladder of the last block that one is walked, from the last square of the block before.
    del jumps[(blocks - 1) * block + 2]
    assert fewest_rolls(Board(blocks * block, jumps)) == blocks - 1 + -(-block // 6)


@pytest.mark.parametrize("shape", [(1, 1), (1, 9), (9, 1), (2, 3), (5, 4), (7, 7)])
def test_the_leetcode_contract_holds_for_any_rectangle(shape: tuple[int, int]) -> None:
    rng = Random(f"matrix of {shape}")
    rows, columns = shape
    for _ in range(150):
        jumps = crowd(rows * columns, 6, 1, rng)
        matrix = Board(rows * columns, jumps, columns=columns).to_matrix()
        assert snakes_and_ladders(matrix) == matrix_answer(matrix)


def test_the_geeksforgeeks_contract_holds_and_minus_one_means_stuck() -> None:
    rng = Random("moves")
    answers = set()
    for _ in range(250):
        squares = rng.randrange(1, 50)
        jumps = crowd(squares, 6, 1, rng)
        answer = min_dice_throws(Board(squares, jumps).to_moves())
        assert answer == distances(squares, jumps).get(squares, -1)
        answers.add(answer)
    assert {-1, 0, 1, 2, 3} <= answers
