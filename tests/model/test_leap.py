"""The fewest rolls, without visiting plain squares one by one."""

from random import Random

import pytest
from hypothesis import given, settings

from snl_edu import Board, fewest_rolls, frontiers, min_dice_throws, random_board, snakes_and_ladders
from tests.helpers.oracles import distances, matrix_answer
from tests.helpers.strategies import boards


@settings(max_examples=150)
@given(boards(most_squares=80, most_die=12))
def test_the_leap_agrees_with_an_oracle(board: Board) -> None:
    assert fewest_rolls(board) == distances(board.squares, dict(board.jumps), board.die, board.start).get(board.goal)


def jumps_of_density(squares: int, start: int, density: float, rng: Random) -> dict[int, int]:
    """Jumps on about that share of the squares; some boards have snakes only, many of them short."""
    snakes_only = rng.random() < 0.3
    jumps = {}
    for square in range(max(2, start + 1), squares):
        if rng.random() < density:
            low = max(1, square - rng.choice([2, 9, squares]))
            jumps[square] = rng.randrange(low, square if snakes_only else squares + 1)
    return {square: end for square, end in jumps.items() if square != end}


@pytest.mark.parametrize("density", [0, 0.02, 0.1, 0.3, 0.6, 0.8, 0.9, 1])
def test_the_leap_agrees_with_the_frontiers_on_boards_of_any_density(density: float) -> None:
    rng = Random(f"leap at {density}")
    impossible = 0
    for _ in range(250):
        squares = rng.choice([2, 3, 9, 16, 36, 60, 100, 200])
        start = rng.randrange(2)
        jumps = jumps_of_density(squares, start, density, rng)
        board = Board(squares, jumps, die=rng.choice([1, 2, 3, 4, 6, 6, 6, 10, 30]), start=start)
        last = list(frontiers(board))[-1]
        expected = last.depth if board.goal in last.arrivals else None
        assert fewest_rolls(board) == expected, board
        impossible += expected is None
    assert (impossible > 15) == (density > 0.02)


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
        jumps = jumps_of_density(rows * columns, 1, rng.choice([0.1, 0.5, 0.9]), rng)
        matrix = Board(rows * columns, jumps, columns=columns).to_matrix()
        assert snakes_and_ladders(matrix) == matrix_answer(matrix)


def test_the_geeksforgeeks_contract_holds_and_minus_one_means_stuck() -> None:
    rng = Random("moves")
    answers = set()
    for _ in range(250):
        squares = rng.randrange(1, 50)
        jumps = jumps_of_density(squares, 1, rng.choice([0.1, 0.5, 0.9]), rng)
        answer = min_dice_throws(Board(squares, jumps).to_moves())
        assert answer == distances(squares, jumps).get(squares, -1)
        answers.add(answer)
    assert {-1, 0, 1, 2, 3} <= answers
