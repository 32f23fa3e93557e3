"""The exercises of notebook 02: what is right, and what is said about answers that people often give."""

from collections.abc import Callable
from typing import Any

import pytest

from snl_edu import Board, check, frontiers, named_board


def always(result: Any) -> Callable[..., Any]:
    """A function that gives the same result, whatever it is given."""
    return lambda *_: result


def said(answer: Any, name: str) -> str:
    verdict = check(answer, name)
    assert not verdict.passed
    return verdict.message


def test_two_rolls_reach_the_goal_of_the_modest_ladder_by_landing_on_8() -> None:
    assert check([9, 10, 11, 12, 13, 14, 16], "02-two-rolls").passed
    assert check((9, 10, 11, 12, 13, 14, 16), "02-two-rolls").message == "Right."


@pytest.mark.parametrize(
    ("answer", "telling"),
    [
        ([9, 10, 11, 12, 13, 14], "lands on 8: does it end there?"),
        ([8, 3, 4, 5, 6, 7], "that is frontier 1"),
        ([9, 10, 11, 12, 13, 14, 4, 5, 6, 7, 16], "4 is reached with fewer than two rolls"),
        ([1, 9], "1 is reached with fewer than two rolls"),
        ([9, 10, 11, 12, 13, 14, 16, 9], "9 is in your list more than once"),
        ([9, 10, 11, 12, 13, 14, 15, 16], "15 is not the end of any second roll"),
        ([16], "a square is missing"),
        ([16, 9, 10, 11, 12, 13, 14], "the order is not the one of the queue"),
        ({9, 10, 11, 12, 13, 14, 16}, "a list of squares is needed here"),
        (["9"], "a list of squares is needed here"),
        (16, "a list of squares is needed here"),
    ],
)
def test_squares_that_are_not_frontier_2_are_told_why(answer: Any, telling: str) -> None:
    assert telling in said(answer, "02-two-rolls")


def rolls_to_each(board: Board, first: int = 0, *, stops: bool = False, by_landing: bool = False) -> dict[int, int]:
    frontier, rolls, depth = [board.start], {board.start: first}, first
    while frontier and not (stops and board.goal in rolls):
        depth += 1
        found = []
        for square in frontier:
            for move in board.moves(square):
                end = move.landing if by_landing else move.end
                if end not in rolls:
                    rolls[end] = depth
                    found.append(end)
        frontier = found
    return rolls


def without_the_start(board: Board) -> dict[int, int]:
    return {square: rolls for square, rolls in rolls_to_each(board).items() if square != board.start}


def test_the_rolls_to_each_square_also_count_what_lies_behind_the_goal() -> None:
    assert check(rolls_to_each, "02-rolls-to-each").message == "Right, on 8 boards."
    assert rolls_to_each(named_board("example-1"))[34] == 5


@pytest.mark.parametrize(
    ("answer", "telling"),
    [
        (lambda board: rolls_to_each(board, stops=True), "your search stops at the goal"),
        (lambda board: rolls_to_each(board, 1), "your rolls count from 1"),
        (without_the_start, "the start is missing"),
        (lambda board: rolls_to_each(board, by_landing=True), "you used the square where the die lands"),
        (lambda board: {rolls: square for square, rolls in rolls_to_each(board).items()}, "the wrong way round"),
        (lambda board: {board.start: 0}, "for Board(9, {2: 8, 8: 9}) your function gives {1: 0}, and {1: 0, 8: 1"),
        (always([0, 1]), "for Board(1) your function gives [0, 1], and {1: 0} is right"),
        (always(None), "your function gives None so far"),
        (lambda board: board.moves(99), "raises BoardError"),
        (5, "a function is needed here"),
    ],
)
def test_rolls_that_are_not_those_to_each_square_are_told_why(answer: Any, telling: str) -> None:
    assert telling in said(answer, "02-rolls-to-each")


def test_a_search_that_never_marks_is_stopped() -> None:
    def endless(board: Board) -> dict[int, int]:
        frontier = [board.start]
        while frontier:
            frontier = [move.end for square in frontier[:9] for move in board.moves(square)]
        return {board.start: 0}

    assert "was stopped after 200,000 steps" in said(endless, "02-rolls-to-each")


def rejected(board: Board) -> int:
    count = 0
    for frontier in frontiers(board):
        for move in frontier.moves:
            if frontier.arrivals.get(move.end) is not move:
                count += 1
    return count


def test_the_rejected_rolls_are_those_that_were_not_fresh() -> None:
    assert check(rejected, "02-rejected-rolls").message == "Right, on 8 boards."
    assert rejected(named_board("example-1")) == 114


@pytest.mark.parametrize(
    ("answer", "telling"),
    [
        (lambda board: sum(len(f.moves) for f in frontiers(board)) - rejected(board), "you counted the fresh rolls"),
        (lambda board: sum(len(f.moves) for f in frontiers(board)), "you counted all rolls"),
        (
            lambda board: sum(move.end not in f.arrivals for f in frontiers(board) for move in f.moves),
            "an earlier roll of the same frontier had found",
        ),
        (lambda board: rejected(board) - 1, "one too small: frontier 0 holds a square that no roll led to"),
        (always(0), "is `return` inside a loop?"),
        (always(7), "for Board(1) your function gives 7, and 0 is right"),
        (always(None), "your function gives None so far"),
        (114, "a function is needed here"),
    ],
)
def test_a_count_that_is_not_that_of_the_rejected_rolls_is_told_why(answer: Any, telling: str) -> None:
    assert telling in said(answer, "02-rejected-rolls")


WALL = dict.fromkeys(range(10, 16), 1)


@pytest.mark.parametrize("jumps", [WALL | {3: 1, 15: 3}, WALL | dict.fromkeys(range(3, 8), 1)])
def test_four_frontiers_can_end_before_a_wall(jumps: dict[int, int]) -> None:
    assert check(Board(16, jumps), "02-four-frontiers").message == "Right, on 1 board."


@pytest.mark.parametrize(
    ("answer", "telling"),
    [
        (Board(16, WALL), "its search yields 3 frontiers, not four"),
        (Board(16, dict.fromkeys(range(2, 8), 1)), "its search yields 1 frontier, not four"),
        (Board(16), "your board can be won: 16 is in frontier 3"),
        (Board(16, {2: 16}), "your board can be won: 16 is in frontier 1"),
        (Board(36, WALL), "your board must have 16 squares"),
        (Board(16, WALL, die=5), "your board must have 16 squares, a die of six"),
        (Board(16, WALL, start=0), "and the start on 1"),
        ([1, 2, 8, 9], "a Board is needed here"),
    ],
)
def test_a_board_without_four_frontiers_or_with_a_way_to_win_is_told_so(answer: Any, telling: str) -> None:
    assert telling in said(answer, "02-four-frontiers")
