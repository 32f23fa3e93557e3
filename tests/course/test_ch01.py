"""The exercises of notebook 01: what is right, and what is said about answers that people often give."""

from collections.abc import Callable
from typing import Any

import pytest

from snl_edu import Board, check


def always(result: Any) -> Callable[..., Any]:
    """A function that gives the same result, whatever it is given."""
    return lambda *_: result


def said(answer: Any, name: str) -> str:
    verdict = check(answer, name)
    assert not verdict.passed
    return verdict.message


def square_at(board: Board, row: int, column: int, *, turned: int | None = None) -> int:
    up = board.rows - 1 - row
    if (up % 2 if turned is None else turned) == 1:
        column = board.columns - 1 - column
    return up * board.columns + column + 1


def test_a_square_at_that_turns_every_second_row_is_right() -> None:
    assert check(square_at, "01-square-at").message == "Right, on 4 boards."


@pytest.mark.parametrize(
    ("answer", "telling"),
    [
        (lambda board, row, column: square_at(board, row, column, turned=0), "your rows all run left to right"),
        (lambda board, row, column: square_at(board, board.rows - 1 - row, column), "your row 0 is the bottom row"),
        (lambda board, row, column: square_at(board, row, column) - 1, "your squares count from 0"),
        (
            lambda board, row, column: square_at(board, row, board.columns - 1 - column),
            "your rows all run the wrong way",
        ),
        (lambda board, row, column: square_at(board, row, column, turned=row % 2), "your row 1 is always turned"),
        (lambda board, row, column: square_at(board, row, column, turned=1 - row % 2), "your row 0 is always turned"),
        (always(7), "for Board(4) and 0 and 0 your function gives 7, and 4 is right"),
        (lambda board, row, column: board.squares / (row - column), "your function raises ZeroDivisionError"),
        (always(None), "your function gives None so far"),
        (17, "a function is needed here"),
        (lambda board, row, column: board.square_at(row, column), "your function uses square_at, and this exercise"),
    ],
)
def test_a_square_at_that_goes_wrong_is_told_how(answer: Any, telling: str) -> None:
    assert telling in said(answer, "01-square-at")


def test_the_board_on_which_a_square_at_goes_wrong_is_shown() -> None:
    assert check(always(7), "01-square-at").board == Board(4)


def jumps_of(moves: list[int]) -> dict[int, int]:
    return {cell + 1: end + 1 for cell, end in enumerate(moves) if end != -1}


def test_the_jumps_of_a_list_count_from_one() -> None:
    assert check(jumps_of, "01-read-the-list").message == "Right, on 6 boards."
    assert check(lambda moves: list(jumps_of(moves).items()), "01-read-the-list").passed


@pytest.mark.parametrize(
    ("answer", "telling"),
    [
        (lambda moves: {cell: end for cell, end in enumerate(moves) if end > -1}, "your jumps still count from 0"),
        (lambda moves: {cell + 1: end for cell, end in enumerate(moves) if end > -1}, "their ends still count from 0"),
        (lambda moves: {cell: end + 1 for cell, end in enumerate(moves) if end > -1}, "the squares they start on"),
        (lambda moves: {cell + 1: end + 1 for cell, end in enumerate(moves)}, "a jump of every cell"),
        (lambda moves: {end + 1: cell + 1 for cell, end in enumerate(moves) if end > -1}, "your jumps run backwards"),
        (lambda moves: {moves.index(end) + 1: end + 1 for end in moves if end > -1}, "`index` finds only the first"),
        (always({}), "for [-1, 2, -1, -1] your function gives {}, and {2: 3} is right"),
        (lambda moves: moves.pop(), "work on a copy"),
        (always(None), "your function gives None so far"),
        ({2: 15}, "a function is needed here"),
    ],
)
def test_jumps_that_are_not_those_of_the_list_are_told_why(answer: Any, telling: str) -> None:
    assert telling in said(answer, "01-read-the-list")


@pytest.mark.parametrize("jumps", [{2: 8, 8: 16}, {7: 12, 12: 16, 4: 3}, {3: 9, 9: 10, 10: 16}])
def test_a_board_is_too_good_that_only_a_chain_of_jumps_wins_at_once(jumps: dict[int, int]) -> None:
    assert check(Board(16, jumps), "01-too-good").message == "Right, on 1 board."


@pytest.mark.parametrize(
    ("answer", "telling"),
    [
        (Board(9, {2: 8, 8: 9}), "your board has 9 squares, and 16 are asked for"),
        (Board(16, {2: 8, 9: 16}), "there is nothing to chain"),
        (Board(16, {8: 12, 12: 16}), "no first roll lands on the first of them"),
        (Board(16, {2: 8, 8: 15}), "with roll 1 a chain of jumps would lead to 15, and not to the goal, 16"),
        (Board(16, {3: 9, 9: 3}), "with roll 2 a chain of jumps would lead round and round in a ring"),
        (Board(16, {2: 8, 8: 16, 5: 16}), "roll 4 wins at once by the rules too"),
        (Board(16, {2: 5, 5: 16}), "roll 4 wins at once by the rules too"),
        ({2: 8, 8: 16}, "a Board is needed here"),
    ],
)
def test_a_board_that_is_not_too_good_is_told_what_it_lacks(answer: Any, telling: str) -> None:
    assert telling in said(answer, "01-too-good")
