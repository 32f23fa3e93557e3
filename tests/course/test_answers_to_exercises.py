"""For every exercise: right answers pass, and at least six wrong ones are refused, each with its own sentence."""

import pytest

from snl_edu.course.check import EXERCISES
from tests.course.answers import ch01, ch02, ch03, ch04, ch05, ch06, ch07, ch08, ch09, ch10
from tests.helpers.answers import Answers, prove

CHAPTERS = (ch01, ch02, ch03, ch04, ch05, ch06, ch07, ch08, ch09, ch10)
ANSWERS = {name: answers for chapter in CHAPTERS for name, answers in chapter.ANSWERS.items()}
LACKING = {name for chapter in CHAPTERS for name in chapter.LACKING}

LONG = {"05-solve", "06-two-mistakes"}  # whole checks, one after another


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.unmeasured] if name in LONG else []) for name in ANSWERS]
)
def test_wrong_answers_are_refused_each_with_its_own_sentence(name: str) -> None:
    prove(name, ANSWERS[name])


def test_every_exercise_has_its_table_of_answers_or_is_known_to_lack_it() -> None:
    assert set(ANSWERS) | LACKING == set(EXERCISES)
    assert not set(ANSWERS) & LACKING


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (Answers([], []), "needs a right answer"),
        (Answers([(3, 0)], [(10, "two numbers")]), "has 1 wrong answers: 6 are needed"),
        (Answers([(3, 1)], [(10, "two numbers")] * 6), "that is not where 10 lies"),
        (Answers([(3, 0)], [((3, 0), "right")] * 6), "lets through what should be told 'right'"),
        (Answers([(3, 0)], [(10, "two numbers")] * 6), "tells several wrong answers the same"),
    ],
)
def test_a_table_that_proves_nothing_is_refused(answers: Answers, told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        prove("05-where-is-ten", answers)
