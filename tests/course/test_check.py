"""What `check` makes of an exercise: its name, its question, its hints, and an answer that cannot even be looked at."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from snl_edu import Board, BoardError, Verdict, check
from snl_edu.course.check import ALIASES, EXERCISES
from snl_edu.course.exercise import Exercise, Judge, function, value
from snl_edu.course.verdict import not_yet, right

FIRST = list(EXERCISES)[:3]
HINTS = ("Think.", "Think again.", "Ask somebody.")

Ask = Callable[[Judge, Any], Verdict]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch) -> Ask:
    """The verdict of `check` on an answer to an exercise that is judged in a given way."""

    def verdict(judge: Judge, answer: Any) -> Verdict:
        exercises = {"my-exercise": Exercise("what is it?", judge, HINTS)}
        monkeypatch.setattr(import_module("snl_edu.course.check"), "EXERCISES", exercises)
        return check(answer, "my-exercise")

    return verdict


class Fickle(int):
    """A number that is equal to nothing at first, and to everything later."""

    asked = 0

    def __eq__(self, other: object) -> bool:
        Fickle.asked += 1
        return Fickle.asked > 1

    __hash__ = int.__hash__


class Silent:
    """A thing that cannot be shown."""

    def __repr__(self) -> str:
        raise ZeroDivisionError


class Mute(Silent):
    """A thing that can neither be shown nor counted."""

    def __index__(self) -> int:
        return sum(0 for _ in iter(int, 1))


SEVEN = value(lambda: 7, {}, "no")
DOUBLE = function(lambda square: 2 * square, lambda: [(1,)], {})
FAULT = "Not yet: for 1 your function gives"


@pytest.mark.parametrize(
    ("judge", "answer", "told"),
    [
        (SEVEN, 7, "Right."),
        (SEVEN, 6, "Not yet: no\nStuck? Add .hint() to the end of the last line."),
        (SEVEN, ..., "Not yet: what is it?"),
        (value(lambda: None, {}, "no"), None, "Not yet: what is it?"),
        (lambda _: right(boards=1), 0, "Right, on 1 board."),
        (lambda _: right(boards=5), 0, "Right, on 5 boards."),
        (DOUBLE, lambda _: Silent(), f"{FAULT} a Silent, and 2 is right"),
        (DOUBLE, lambda _: Mute(), f"{FAULT} a thing that cannot be looked at, and 2 is right"),
        (DOUBLE, lambda _: 10**5000, f"{FAULT} a number of over 30 digits, and 2 is right"),
        (function(lambda _: Fickle(2), lambda: [(1,)], {}), lambda _: Fickle(3), f"{FAULT} 3, and 2 is right"),
        (lambda _: 1 // 0, 0, "Not yet: the answer cannot be looked at: it raises ZeroDivisionError in line "),
    ],
)
def test_a_verdict_on_an_answer_says_what_is_wrong_and_has_the_hints_of_the_exercise(
    ask: Ask, judge: Judge, answer: Any, told: str
) -> None:
    verdict = ask(judge, answer)
    assert repr(verdict).startswith(told)
    assert ("Stuck?" in repr(verdict)) is (not verdict.passed and answer not in (None, ...))
    assert verdict.passed is told.startswith("Right")
    assert verdict.hints == HINTS


def test_a_judge_may_give_a_board_and_hints_of_its_own(ask: Ask) -> None:
    assert ask(lambda _: not_yet("the snake bites", Board(4, {3: 1})), 0).board == Board(4, {3: 1})
    given = ask(lambda _: Verdict(True, "Right in every way.", ("None.",)), 0)
    assert (given.message, given.hints) == ("Right in every way.", ("None.",))


def ours(square: int) -> int:
    """The course's own function, which is handed out."""
    return 2 * square


def test_a_notebook_goes_on_with_the_learners_function_if_it_is_right_and_with_ours_until_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    double = Exercise("double it", function(ours, lambda: [(1,), (5,)], {}), HINTS, why="Twice is two.", ours=ours)
    exercises = {"02-double": double, "02-last": double, "03-first": double._replace(ours=None, without=("sum",))}
    monkeypatch.setattr(import_module("snl_edu.course.check"), "EXERCISES", exercises)
    right = lambda square: square + square
    assert check(right, "02-double").or_ours is right
    assert repr(check(right, "02-double")) == "Right.\nTwice is two.\nNext: 02-last"
    assert check(right, "02-last").next_step == "Next: notebook 03"
    assert check(right, "03-first").next_step == "That was the last exercise of the course."
    for wrong in (lambda _: 7, lambda _: None, None, ..., 3):
        assert check(wrong, "02-double").or_ours is ours
    for borrowed in (check(None, "02-double").or_ours, lambda square: ours(square)):
        verdict = check(borrowed, "02-double")
        assert not verdict.passed
        assert "the course's own" in verdict.message
        assert verdict.or_ours is ours
    assert "your function uses sum" in check(lambda square: sum([square, square]), "03-first").message
    with pytest.raises(BoardError, match="or_ours is for exercises whose answer is a function"):
        _ = check(right, "03-first").or_ours


def test_an_old_name_of_an_exercise_is_as_good_as_the_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(EXERCISES))
    monkeypatch.setattr(import_module("snl_edu.course.check"), "ALIASES", {"old-name": name})
    assert check(..., "old-name").message == check(..., name).message


def test_every_old_name_leads_to_an_exercise_and_is_the_name_of_none() -> None:
    assert set(ALIASES.values()) <= set(EXERCISES)
    assert not set(ALIASES) & set(EXERCISES)


@pytest.mark.parametrize("name", ["", "qqq", 3, True, [], object(), b"01-", ("01-",), FIRST[0][:-1]])
def test_a_name_that_is_none_is_told_some_that_are(name: Any) -> None:
    verdict = check(1, name)
    assert not verdict.passed
    assert verdict.message.startswith("Not yet: there is no exercise ")
    near = f"{name}{FIRST[0][-1]}" == FIRST[0]
    assert f"; try {FIRST[0] if near else ', '.join(FIRST)}" in verdict.message
    assert verdict.hint() == "Hint 1: You will find the exercise's name in the cell below it."


def test_a_check_inside_the_function_that_is_checked_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def checks_itself(_: Any) -> int:
        said.append(check(checks_itself).message)
        return 0

    assert not check(checks_itself).passed
    told = "Not yet: check is called inside a function that is being checked: call it below, without indentation"
    assert set(said) == {told}
    monkeypatch.setattr(import_module("snl_edu.course.check"), "is_running", lambda: True)
    assert check(checks_itself).message == told


def test_anyone_who_adds_a_board_is_told_that_check_finds_the_boards_itself() -> None:
    verdict = check(lambda _: 1, Board(9))  # type: ignore[arg-type]  # that is the point
    assert verdict.message == "Not yet: check finds the boards itself, so leave the board out: check(solve)"
    assert verdict.hint() == "Hint 1: To see your solver on this board, use play(watch(solve, board))."
