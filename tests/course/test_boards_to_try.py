"""The boards that a solver is tried on expose every misconception, and tell any two of them apart."""

from itertools import combinations, islice
from random import Random
from typing import Any

import pytest

from snl_edu import Board, fewest_rolls
from snl_edu.course.boards_to_try import boards_to_try, curated_boards, random_boards, staircase
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.sandbox import run
from tests.helpers.oracles import matrix_answer

EXPOSABLE = [each for each in MISCONCEPTIONS.values() if each.board is not None]
MANY_STEPS = 20_000


def test_the_boards_that_are_tried_tell_any_two_wrong_solvers_apart() -> None:
    boards = [board for board in boards_to_try() if len(board.jumps) < 8][:25]
    right = [matrix_answer(board.to_matrix()) for board in boards]

    def answers(solver: Any) -> list[Any]:
        return [run(solver, board.to_matrix(), steps=MANY_STEPS).value for board in boards]

    def can_both_be_meant(ones: list[Any], others: list[Any]) -> bool:
        # A solver that is still busy may yet find the right answer.
        return all(
            one == other or (None in (one, other) and best != -1 and best in (one, other))
            for one, other, best in zip(ones, others, right, strict=True)
        )

    given = [(each.key, answers(solver)) for each in EXPOSABLE for solver in each.solvers]
    pairs = [pair for pair in combinations(given, 2) if pair[0][0] != pair[1][0]]
    assert [(one[0], two[0]) for one, two in pairs if can_both_be_meant(one[1], two[1])] == []


def test_the_board_of_every_misconception_is_among_them_and_none_is_there_twice() -> None:
    boards = boards_to_try()
    assert {each.board for each in EXPOSABLE} <= set(boards)
    assert len(set(boards)) == len(boards)
    assert boards[: len(curated_boards())] == tuple(curated_boards())


def test_the_random_boards_are_small_have_no_ring_of_jumps_and_are_the_same_for_the_same_seed() -> None:
    boards = list(islice(random_boards(Random(1)), 60))
    assert boards == list(islice(random_boards(Random(1)), 60))
    for board in boards:
        assert (board.rows, board.die, board.start) == (board.columns, 6, 1)
        assert 2 <= board.rows <= 6
        for square in board.jumps:
            for _ in board.jumps:
                square = board.jumps.get(square, square)
            assert square not in board.jumps


@pytest.mark.parametrize(("snakes", "size"), [(2, 7), (3, 8), (5, 10)])
def test_a_staircase_takes_all_its_jumps(snakes: int, size: int) -> None:
    board = staircase(snakes, size)
    assert (board.squares, len(board.snakes), len(board.ladders)) == (size * size, snakes, 2)
    rolls = fewest_rolls(board)
    assert rolls is not None
    for square in board.jumps:
        without = Board(board.squares, {start: end for start, end in board.jumps.items() if start != square})
        assert (fewest_rolls(without) or 0) > rolls
