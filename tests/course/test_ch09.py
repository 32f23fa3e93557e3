"""The exercises of notebook 09: right answers pass, and each common mistake is told what it is."""

from math import ceil
from typing import Any

import pytest

from snl_edu import Board, check
from snl_edu.course.exercises.ch09 import EXERCISES


def empty_rolls(board: Board) -> int:
    return -(-(board.squares - board.start) // board.die)


RIGHT: dict[str, list[Any]] = {
    "09-read-the-gap": [13],
    "09-any-die": [empty_rolls, lambda board: (board.squares - board.start + board.die - 1) // board.die],
    "09-one-snake": [Board(121, {mouth: 1}) for mouth in range(7, 121, 6)],
    "09-far-and-fast": [
        Board(10**12, {2: 10**12 - 6 * 99}),
        Board(10**12, {2: 10**12 - 6 * 98 - 1}),
        Board(10**12 + 7, {6 * 100 - 4: 10**12 + 7}, start=0),
        Board(10**18, {6 * 50: 10**18 - 6 * 50}),
    ],
}


@pytest.mark.parametrize(("exercise", "answer"), [(name, answer) for name in RIGHT for answer in RIGHT[name]])
def test_the_right_answer_passes(exercise: str, answer: object) -> None:
    verdict = check(answer, exercise)
    assert verdict.passed, verdict
    assert verdict.message.startswith("Right")


def test_every_exercise_has_a_right_answer_here() -> None:
    assert list(RIGHT) == list(EXERCISES)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (12, "which square do five sixes from 1 land on?"),
        (11, "still a way to go from its top"),
        (10, "if no snake stood in it"),
        (2, "the way to its foot is missing"),
        (14, "costs one roll, not two"),
        (167, "the whole way on foot"),
        (60, "60 counts squares"),
        (69, "69 counts squares"),
        (5, "add the rolls from 1 to 61 and those from 991 to 1000"),
        (13.0, "without a point"),
    ],
)
def test_a_wrong_number_of_rolls_is_told_what_it_counts(answer: object, said: str) -> None:
    verdict = check(answer, "09-read-the-gap")
    assert not verdict.passed
    assert said in verdict.message


def six_always(board: Board) -> int:
    return -(-(board.squares - 1) // 6)


def from_1_always(board: Board) -> int:
    return -(-(board.squares - 1) // board.die)


def die_forgotten(board: Board) -> int:
    return -(-(board.squares - board.start) // 6)


def from_0_always(board: Board) -> int:
    return -(-board.squares // board.die)


def rounded_down(board: Board) -> int:
    return (board.squares - board.start) // board.die


def one_more_always(board: Board) -> int:
    return (board.squares - board.start) // board.die + 1


def with_a_point(board: Board) -> int:
    return ceil((board.squares - board.start) / board.die)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (six_always, "use board.die in place of 6, and board.start in place of 1"),
        (from_1_always, "the start is not always 1: use board.start"),
        (die_forgotten, "the die does not always have six sides: use board.die"),
        (from_0_always, "how many squares are there to go if the start is 1?"),
        (rounded_down, "it rounds down"),
        (one_more_always, "it always adds a roll"),
        (with_a_point, "room for 16 digits only"),
        (lambda _board: 3, "for Board(1) your function gives 3, and 0 is right"),
        (lambda board: board.squares / 0, "raises ZeroDivisionError"),
        (lambda _board: None, "your function gives None so far"),
        (7, "a function is needed here"),
    ],
)
def test_a_wrong_rule_for_empty_boards_is_told_which_part_is_wrong(answer: Any, said: str) -> None:
    verdict = check(answer, "09-any-die")
    assert not verdict.passed
    assert said in verdict.message


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Board(121), "exactly one snake is asked for, and your board has 0"),
        (Board(121, {7: 1, 13: 1}), "exactly one snake is asked for, and your board has 2"),
        (Board(121, {7: 13}), "there is a ladder on your board"),
        (Board(121, {8: 1}), "never lands on 8"),
        (Board(122, {7: 1}), "keep the 121 squares"),
        (Board(121, {7: 1}, die=5), "keep the 121 squares"),
        (Board(121, {7: 1}, start=0), "keep the 121 squares"),
        ({7: 1}, "a Board is needed here"),
    ],
)
def test_a_snake_in_the_wrong_place_is_told_so(answer: object, said: str) -> None:
    verdict = check(answer, "09-one-snake")
    assert not verdict.passed
    assert said in verdict.message


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Board(600), "your board has 600 squares, and at least 1,000,000,000,000 are asked for"),
        (Board(10**12), "exactly one jump is asked for, and your board has 0"),
        (Board(10**12, {2: 3, 4: 5}), "exactly one jump is asked for, and your board has 2"),
        (Board(10**12, {8: 1}), "your jump is a snake"),
        (Board(10**12, {2: 10**12}), "the fewest rolls on your board are 1, and 100 are asked for"),
        (Board(10**12, {2: 10**12 - 600}), "the fewest rolls on your board are 101"),
        (Board(10**12, {2: 10**12 - 600}, die=7), "keep the die with six sides; yours has 7"),
        (100, "a Board is needed here"),
    ],
)
def test_a_far_board_is_told_what_it_lacks(answer: object, said: str) -> None:
    verdict = check(answer, "09-far-and-fast")
    assert not verdict.passed
    assert said in verdict.message
