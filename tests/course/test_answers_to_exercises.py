"""For every exercise: right answers pass, and at least six wrong ones are refused, each with its own sentence."""

import pytest

from snl_edu.course.check import EXERCISES
from tests.course.answers import ch01, ch02, ch03, ch04, ch05, ch06, ch07, ch08, ch09, ch10
from tests.helpers.answers import prove

CHAPTERS = (ch01, ch02, ch03, ch04, ch05, ch06, ch07, ch08, ch09, ch10)
ANSWERS = {name: answers for chapter in CHAPTERS for name, answers in chapter.ANSWERS.items()}


@pytest.mark.parametrize("name", ANSWERS)
def test_wrong_answers_are_refused_each_with_its_own_sentence(name: str) -> None:
    prove(name, ANSWERS[name])


def test_every_exercise_has_its_table_of_answers() -> None:
    assert set(ANSWERS) == set(EXERCISES)
