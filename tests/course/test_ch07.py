"""The exercises of notebook 07: designed boards that do what was asked pass, and the others are told what they lack."""

from typing import Any

import pytest

from snl_edu import Board, check, fewest_rolls, named_board
from snl_edu.course.exercises.ch07 import EXERCISES

RIGHT: dict[str, list[Any]] = {
    "07-holes-in-the-wall": [6],
    "07-change-one-number": [
        Board(36, {2: 15, 14: 36, 17: 13}),
        Board(36, {2: 8, 14: 35, 17: 13}),
        Board(36, {2: 13, 14: 35, 17: 13}),
        Board(36, {2: 15, 13: 35, 17: 13}),
    ],
    "07-answer-five": [Board(31, {3: 4, 9: 8}), Board(26, [(2, 3), (12, 1)]), Board(30, {20: 21, 29: 2}, start=0)],
    "07-needed-snake": [
        Board(100, {2: 70, 72: 40, 42: 100}),
        Board(64, {3: 39, 44: 17, 23: 64}),
        Board(64, {2: 39, 44: 17, 23: 64, 60: 1}),
    ],
    "07-nobody-wins": [
        Board(25, dict.fromkeys(range(19, 25), 1)),
        Board(25, dict.fromkeys(range(2, 8), 1)),
        Board(25, {**dict.fromkeys(range(10, 16), 4), 3: 9}),
    ],
    "07-one-game": [Board(100, {7: 94}), Board(36, {7: 36}), Board(100, {13: 88})],
}


@pytest.mark.parametrize(("exercise", "answer"), [(name, answer) for name in RIGHT for answer in RIGHT[name]])
def test_the_right_answer_passes(exercise: str, answer: object) -> None:
    verdict = check(answer, exercise)
    assert verdict.passed, verdict
    assert verdict.message.startswith("Right")


def test_every_exercise_has_a_right_answer_here() -> None:
    assert list(RIGHT) == list(EXERCISES)


def refusal(answer: object, exercise: str) -> str:
    verdict = check(answer, exercise)
    assert not verdict.passed
    return verdict.message


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (0, "a six from the square in front of them is through"),
        (1, "really the only one?"),
        (2, "look at those in the middle as well"),
        (3, "the hole may be anywhere"),
        (4, "look at the first and the last as well"),
        (5, "which one did you leave out"),
        (36, "36 is the number of squares"),
        (7, "give a whole number from 0 to 6"),
        ([11, 12, 13, 14, 15, 16], "a whole number is needed here, not a list"),
    ],
)
def test_a_wrong_number_of_holes_is_told_what_to_look_at(answer: object, said: str) -> None:
    assert said in refusal(answer, "07-holes-in-the-wall")


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (named_board("example-1"), "this is still Example 1"),
        (Board(36, {2: 15, 14: 35}), "keep all 3 jumps: your board has 2"),
        (Board(36, {2: 15, 14: 35, 17: 13, 20: 30}), "keep all 3 jumps: your board has 4"),
        (Board(36, {2: 8, 14: 36, 17: 13}), "more than one number has changed"),
        (Board(36, {3: 8, 14: 35, 17: 13}), "more than one number has changed"),
        (Board(36, {2: 30, 14: 35, 17: 13}), "your board takes 2 rolls, and 3 are asked for"),
        (Board(36, {2: 15, 14: 35, 17: 12}), "your board takes 4 rolls, and 3 are asked for"),
        (Board(30, {2: 15, 14: 29, 17: 13}), "keep the 36 squares, the die and the start"),
        (Board(36, {2: 15, 14: 35, 17: 13}, die=20), "keep the 36 squares, the die and the start"),
        (Board(36, {2: 15, 14: 35, 17: 13}, start=0), "keep the 36 squares, the die and the start"),
    ],
)
def test_a_changed_example_is_told_what_is_wrong_with_the_change(answer: object, said: str) -> None:
    assert said in refusal(answer, "07-change-one-number")


WALL = dict.fromkeys(range(11, 17), 1)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Board(31), "there is no snake on your board"),
        (Board(31, {3: 4}), "there is no snake on your board"),
        (Board(31, {9: 8}), "there is no ladder on your board"),
        (Board(36, {**WALL, 3: 4}), "your board cannot be won"),
        (Board(36, {2: 15, 14: 35, 17: 13}), "takes 4 rolls, fewer than 5"),
        (Board(36, {2: 36, 17: 13}), "takes 1 roll, fewer than 5"),
        (Board(100, {2: 3, 9: 8}), "takes 17 rolls, more than 5"),
    ],
)
def test_a_board_that_should_take_five_rolls_is_told_what_it_lacks(answer: object, said: str) -> None:
    assert said in refusal(answer, "07-answer-five")


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (named_board("the-needed-snake"), "this is the named board"),
        (Board(64, {2: 39, 23: 64}), "there is no snake on your board"),
        (Board(36, WALL), "your board cannot be won"),
        (Board(36, {2: 15, 14: 35, 17: 13}), "takes 4 rolls, and no more without any one of its snakes"),
        (Board(25, {7: 1}), "takes 5 rolls, and no more without any one of its snakes"),
    ],
)
def test_a_snake_that_is_not_needed_is_told_so(answer: object, said: str) -> None:
    assert said in refusal(answer, "07-needed-snake")


def test_a_snake_is_needed_too_if_nothing_could_be_won_without_it() -> None:
    jumps = {4: 1, 5: 8, 8: 13, 11: 4, 12: 8, 13: 3}
    assert fewest_rolls(Board(15, {start: end for start, end in jumps.items() if start != 11}, die=2)) is None
    assert check(Board(15, jumps, die=2), "07-needed-snake").passed


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Board(36, WALL), "your board has 36 squares, and 25 are asked for"),
        (Board(25), "It has 0 snakes: is there a roll that none of them can stop?"),
        (Board(25, dict.fromkeys(range(11, 16), 1)), "It has 5 snakes"),
        (Board(25, {7: 1}), "your board can be won in 5 rolls. It has 1 snake:"),
        (Board(25, {**WALL, 4: 20}), "find out how, and where its snakes leave a gap or a way over them"),
        (Board(25, dict.fromkeys(range(8, 20, 2), 1)), "find out how"),
        (Board(25, dict.fromkeys(range(2, 25), 1)), "23 snakes are more than it takes"),
        (Board(25, dict.fromkeys((2, 3), 1), die=2), "take the usual die with 6 sides: with 2 it is another question"),
    ],
)
def test_a_board_that_nobody_should_win_is_told_what_it_lacks(answer: object, said: str) -> None:
    assert said in refusal(answer, "07-nobody-wins")


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Board(36, WALL), "your board cannot be won"),
        (Board(31), "there is no ladder on your board"),
        (Board(36, {2: 15, 14: 35, 17: 13}), "your board has 21 shortest games"),
        (Board(31, {3: 4}), "that game takes no ladder"),
    ],
)
def test_a_board_without_a_single_game_that_climbs_is_told_what_it_lacks(answer: object, said: str) -> None:
    assert said in refusal(answer, "07-one-game")


DESIGNS = [name for name in EXERCISES if name != "07-holes-in-the-wall"]


@pytest.mark.parametrize("exercise", DESIGNS)
def test_a_board_too_large_to_be_searched_in_a_moment_is_not_searched(exercise: str) -> None:
    said = "Not yet: your board has 1,000,000,000,000 squares: take at most 400, which are soon searched"
    assert refusal(Board(10**12, {3: 4, 9: 8}), exercise) == said


@pytest.mark.parametrize("exercise", DESIGNS)
def test_what_is_no_board_is_told_that_a_board_is_needed(exercise: str) -> None:
    assert "a Board is needed here" in refusal({7: 94}, exercise)
