"""What `check` makes of an exercise: its name, its question, its hints, and an answer that cannot even be looked at."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from snl_edu import Board, BoardError, Verdict, check, progress
from snl_edu.course import not_yet, number, right, written
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.judges.proof import right_answers
from snl_edu.course.logbook import Entry, Logbook, read, write

EXERCISES = course_exercises()
FIRST = list(EXERCISES)[:3]
HINTS = ("Think.", "Think again.", "Ask somebody.")


@pytest.fixture(autouse=True)
def empty_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was declared in a cell before."""
    monkeypatch.setattr("snl_edu.course.catalogue._cells.exercises", {})


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


def seven(judge: Any = None) -> None:
    """An exercise whose answer is a number, or that has a judge of its own."""

    def own(answer: Any, usual: Any) -> Verdict:
        verdict: Verdict = usual(answer) if judge is None else judge(answer)
        return verdict

    number("mine-1", "what is it?", 7, wrong={...: "no"}, hints=HINTS, judge=own)


def twice() -> None:
    """An exercise whose answer is a function."""

    @written("mine-1", "double it", cases=[(1,)], hints=HINTS)
    def ours(value: int) -> int:
        return 2 * value


FAULT = "Not yet: for value = 1 your function gives"


@pytest.mark.parametrize(
    ("declare", "answer", "told"),
    [
        (seven, 7, "Right."),
        (seven, 6, "Not yet: no\nStuck? Add .hint() to the end of the last line."),
        (seven, ..., "Not yet. Replace the dots with a number."),
        (seven, None, "Not yet. Replace the dots with a number."),
        (lambda: seven(lambda _: right(boards=1)), 0, "Right, on 1 board."),
        (lambda: seven(lambda _: right(boards=5)), 0, "Right, on 5 boards."),
        (twice, lambda _: Silent(), f"{FAULT} a Silent, and 2 is right"),
        (twice, lambda _: Mute(), f"{FAULT} a thing that cannot be looked at, and 2 is right"),
        (twice, lambda _: 10**5000, f"{FAULT} a number of over 30 digits, and 2 is right"),
        (twice, lambda _: Fickle(3), f"{FAULT} 3, and 2 is right"),
        (
            lambda: seven(lambda _: 1 // 0),
            0,
            "Not yet: the answer cannot be looked at: it raises ZeroDivisionError in line ",
        ),
    ],
)
def test_a_verdict_on_an_answer_says_what_is_wrong_and_has_the_hints_of_the_exercise(
    declare: Any, answer: Any, told: str
) -> None:
    declare()
    verdict = check(answer, "mine-1")
    assert repr(verdict).startswith(told)
    assert ("Stuck?" in repr(verdict)) is (not verdict.passed and answer not in (None, ...))
    assert verdict.passed is told.startswith("Right")
    assert verdict.hints == HINTS


def test_a_judge_may_give_a_board_and_hints_of_its_own() -> None:
    seven(lambda _: not_yet("the snake bites", Board(4, {3: 1})))
    assert check(0, "mine-1").board == Board(4, {3: 1})
    seven(lambda _: Verdict(True, "Right in every way.", ("None.",)))
    given = check(0, "mine-1")
    assert (given.message, given.hints) == ("Right in every way.", ("None.",))


def test_what_comes_next_follows_the_notebook_and_never_leads_into_what_may_be_skipped() -> None:
    names = [name for name, exercise in EXERCISES.items() if not exercise.optional]
    for name, following in zip(names, [*names[1:], ""], strict=True):
        answer = right_answers(EXERCISES[name])[0]
        told = f"Next: {following}" if name[:2] == following[:2] else f"Next: notebook {following[:2]}"
        assert check(answer, name).next_step == (told if following else "That was the last exercise of the course."), (
            name
        )


def test_only_a_function_has_one_to_go_on_with() -> None:
    seven()
    with pytest.raises(BoardError, match="or_ours is for exercises whose answer is a function"):
        _ = check(7, "mine-1").or_ours


def test_a_name_that_is_gone_is_answered_with_one_sentence_and_counts_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write(tmp_path, Logbook(done={"02-tried": Entry(passed=True, tries=1)}))
    verdict = check(36, "02-tried")
    assert (
        verdict.message
        == "02-tried is no longer an exercise of the course: you can leave it out, it counts for nothing."
    )
    assert (verdict.passed, verdict.or_ours, verdict.fault) == (False, 36, None)
    assert verdict.hint() == "Hint 1: There is nothing left to do here."
    book = read(tmp_path)
    assert book is not None
    assert book.done == {"02-tried": Entry(passed=True, tries=1)}
    assert "02-tried" not in repr(progress())


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
