"""The exercises of notebook 04: what is right, and what is said about answers that people often give."""

from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

import pytest

from snl_edu import Board, check, fewest_rolls, named_board


@pytest.mark.parametrize("answer", [[0, 1, 2, 3, 4], (4, 3, 2, 1, 0), {0, 1, 2, 3, 4}, range(5)])
def test_one_roll_leads_to_any_frontier_up_to_the_next_in_whatever_order_they_are_given(answer: Any) -> None:
    assert check(answer, "04-one-roll-on").message == "Right."


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ([4], "as many rolls as the one you stand on?"),
        ([3, 4], "how far back can that be?"),
        ([2, 3, 4], "how far back can that be?"),
        ([1, 2, 3, 4], "the tail of a very long snake"),
        ([0, 1, 2, 3], "ends on a fresh square?"),
        ([0, 1, 2, 4], "as many rolls as the one you stand on?"),
        ([3, 4, 5], "never further than that"),
        (range(10), "never further than that"),
        ([-1, 0, 1, 2, 3, 4], "frontiers count from 0"),
        ([], "ends on a fresh square?"),
        (4, "a list of whole numbers is needed"),
        ([True, 2], "a list of whole numbers is needed"),
        (["0", "4"], "a list of whole numbers is needed"),
    ],
)
def test_each_wrong_list_of_frontiers_is_told_what_went_wrong(answer: Any, told: str) -> None:
    verdict = check(answer, "04-one-roll-on")
    assert not verdict.passed
    assert told in verdict.message


def test_a_wall_for_a_die_with_four_sides_has_four_snakes() -> None:
    assert check(4, "04-wall").message == "Right."


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (6, "against a die with six sides"),
        (5, "one snake too long"),
        (3, "rolls a 4 is through"),
        (1, "one snake is passed by anybody"),
        (2, "draw a player right in front of the wall"),
        ("four", "a whole number is needed here, not a text"),
    ],
)
def test_each_wrong_wall_is_told_what_went_wrong(answer: Any, told: str) -> None:
    assert told in check(answer, "04-wall").message


def tries(board: Board, numbers: Iterable[int]) -> int | None:
    """The first of some numbers of rolls after which the player can stand on the goal, as a learner writes it."""
    for rolls in numbers:
        squares = {board.start}
        for _ in range(rolls):
            squares = {move.end for square in squares for move in board.moves(square)}
        if board.goal in squares:
            return rolls
    return None


def one_too_many(board: Board) -> int | None:
    found = tries(board, range(board.squares))
    return None if found is None else found + 1


def minus_one(board: Board) -> int:
    found = tries(board, range(board.squares))
    return -1 if found is None else found


def zero_for_none(board: Board) -> int:
    return tries(board, range(board.squares)) or 0


@pytest.mark.parametrize("most", [lambda board: board.squares, lambda board: 2 * board.squares + 3])
def test_a_solver_that_tries_enough_rolls_is_right(most: Callable[[Board], int]) -> None:
    assert check(lambda board: tries(board, range(most(board))), "04-slow-but-sure").message == "Right, on 10 boards."


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (minus_one, "return None and not -1"),
        (one_too_many, "your numbers are one too high"),
        (lambda board: tries(board, range(1, board.squares + 1)), "try 0 rolls as well"),
        (lambda board: tries(board, range(board.squares - 1)), "gives up one roll too early"),
        (lambda board: tries(board, range(board.rows + 1)), "as the board has rows"),
        (lambda board: tries(board, range(-(-(board.squares - 1) // board.die) + 1)), "snakes can make a game longer"),
        (lambda board: tries(board, count()), "does its loop ever end?"),
        (lambda board: tries(board, range(10)), "after the same number of rolls on every board"),
        (
            lambda board: fewest_rolls(board),
            "your function uses fewest_rolls, and this exercise is about doing it without",
        ),
        (zero_for_none, "your function gives 0, and None is right"),
        (lambda board: board.goal in board.moves(board.start), "your function gives False"),
    ],
)
def test_each_wrong_solver_is_told_what_went_wrong(answer: Callable[[Board], Any], told: str) -> None:
    verdict = check(answer, "04-slow-but-sure")
    assert not verdict.passed
    assert told in verdict.message


def test_a_board_that_only_greed_does_not_win_is_right() -> None:
    board = Board(16, {2: 9, 8: 16} | dict.fromkeys(range(10, 16), 1))
    assert check(board, "04-round-and-round").message == "Right, on 1 board."


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (Board(36), "your board has 36 squares, and 25 is the most"),
        (named_board("the-trap"), "nobody can win your board"),
        (Board(16), "the greedy player wins your board with 3 rolls, and nobody needs fewer"),
        (named_board("the-modest-ladder"), "greed needs 3 rolls where 2 would do, but it arrives"),
        ({2: 9}, "a Board is needed here"),
    ],
)
def test_each_board_that_greed_wins_is_told_what_it_lacks(answer: Any, told: str) -> None:
    verdict = check(answer, "04-round-and-round")
    assert not verdict.passed
    assert told in verdict.message
