"""What a solver answers for a board: a plain int, or a trouble in words."""

from typing import Any

import numpy as np
import pytest

from snl_edu import Board
from snl_edu.course.answers import ask, is_right, right_answer
from snl_edu.sandbox import Outcome, Trouble
from tests.helpers.oracles import matrix_answer
from tests.helpers.styles import Matrix

LADDER = Board(9, {2: 9})
TRAP = Board(9, dict.fromkeys(range(2, 8), 1))


def test_the_right_answer_is_the_fewest_rolls_or_minus_one() -> None:
    assert (right_answer(LADDER), right_answer(TRAP)) == (1, -1)
    assert is_right(ask(matrix_answer, LADDER), LADDER)
    assert is_right(ask(matrix_answer, TRAP), TRAP)
    assert not is_right(ask(lambda _: 1, TRAP), TRAP)


@pytest.mark.parametrize("one", [np.int64(1), np.uint8(1), type("Rolls", (int,), {})(1)])
def test_an_answer_of_any_kind_of_whole_number_is_a_plain_int(one: Any) -> None:
    outcome = ask(lambda _: one, LADDER, 77)
    assert outcome == Outcome(1, None, False, False, 77, used=2)
    assert type(outcome.value) is int


@pytest.mark.parametrize("thing", [None, 1.0, "1", True, [1]])
def test_an_answer_that_is_not_a_whole_number_is_a_trouble(thing: Any) -> None:
    outcome = ask(lambda _: thing, LADDER)
    assert outcome.trouble is not None
    assert (outcome.value, outcome.trouble.kind) == (None, "type")
    assert not is_right(outcome, LADDER)


def test_a_solver_that_gives_the_same_for_the_matrix_it_changed_only_says_that_it_changed_it() -> None:
    def marks_the_start(matrix: Matrix) -> int:
        matrix[-1][0] = 1
        return 1

    assert ask(marks_the_start, LADDER, 99) == Outcome(1, None, False, True, 99, used=3)


def test_a_solver_that_gives_something_else_for_the_matrix_it_changed_is_in_trouble() -> None:
    told = "changes the matrix it is given: it gives 9, and asked again it gives -1; work on a copy"

    def takes(matrix: Matrix) -> int:
        matrix[-1][1], value = -1, matrix[-1][1]
        return value

    assert ask(takes, LADDER).trouble == Trouble("changed", told)
    assert ask(takes, LADDER).value is None
