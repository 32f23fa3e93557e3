"""What those who grade hear of a check."""

from typing import Any

import pytest

from snl_edu import MISCONCEPTIONS, Board, check, edit
from snl_edu.course import report as reports
from snl_edu.course.report import Report, listen


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Report]:
    monkeypatch.setattr(reports, "_listeners", [])
    found: list[Report] = []
    listen(found.append)
    return found


def stub(board: Any) -> None: ...


def test_each_verdict_on_an_exercise_is_heard_once_under_todays_name(heard: list[Report]) -> None:
    check(15, "02-first-in-line")
    check(3, "02-first-in-line")
    check(5, "no-such-exercise")
    check(stub)
    assert [(each.exercise, each.passed) for each in heard] == [("02-first-in-line", True), ("02-first-in-line", False)]
    assert heard[1].message.startswith("Not yet: 3 is the lowest")
    assert [each.fault for each in heard] == [None, "3"]


def test_what_kind_of_answer_it_was_is_heard_too(heard: list[Report]) -> None:
    check(..., "02-first-in-line")
    check(stub, "02-reach")
    check(edit(Board(16)), "02-four-frontiers")
    check(Board(16), "02-four-frontiers")
    assert [each.unwritten for each in heard] == [True, True, False, False]
    assert [each.by_hand for each in heard] == [False, False, True, False]


def test_a_named_wrong_idea_is_heard(heard: list[Report]) -> None:
    check(MISCONCEPTIONS["chained-jumps"].solver, "05-solve")
    assert heard[0].misconception == heard[0].fault == "chained-jumps"


def test_a_listener_that_fails_stops_no_check(heard: list[Report]) -> None:
    def broken(_: Report) -> None:
        raise OSError

    listen(broken)
    assert check(15, "02-first-in-line").passed
    assert len(heard) == 1
