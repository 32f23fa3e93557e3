"""What a solver answers for a board: a plain int, or a trouble in words."""

from typing import Any

import numpy as np
import pytest

from snl_edu import Board
from snl_edu.calls.sandbox import Outcome
from snl_edu.calls.signatures import CELLS, Caller
from snl_edu.course.solvers.answers import STEPS, Case, ask, is_right, right_answer
from tests.helpers.oracles import matrix_answer

LADDER = Board(9, {2: 9})
TRAP = Board(9, dict.fromkeys(range(2, 8), 1))


def answer_of(solver: Any, board: Board, steps: int = STEPS) -> Outcome:
    """What a solver answers."""
    return ask(Caller(solver), Case(board), steps)


def test_the_right_answer_is_the_fewest_rolls_or_minus_one() -> None:
    assert (right_answer(LADDER), right_answer(TRAP)) == (1, -1)
    assert is_right(answer_of(matrix_answer, TRAP), TRAP)
    assert not is_right(answer_of(lambda _: 1, TRAP), TRAP)


@pytest.mark.parametrize("one", [np.int64(1), np.uint8(1), type("Rolls", (int,), {})(1), None, 1.0, "1", True, [1]])
def test_an_answer_of_any_kind_of_whole_number_is_a_plain_int_and_another_is_a_trouble(one: Any) -> None:
    outcome = answer_of(lambda _: one, LADDER, 77)
    is_whole = isinstance(one, (int, np.integer)) and one is not True
    assert outcome.steps == 77
    assert (type(outcome.value), outcome.value) == ((int, 1) if is_whole else (type(None), None))
    assert (outcome.trouble is None) is is_right(outcome, LADDER) is is_whole
    assert outcome.trouble is None or outcome.trouble.kind == "type"


def test_a_case_may_hold_own_numbers_which_only_a_matrix_shows() -> None:
    case = Case(LADDER, (3, 5))
    assert case.arguments(Caller(matrix_answer)) == ([[-1, -1, -1], [-1, 5, -1], [-1, 9, 3]],)
    assert case.arguments(Caller(matrix_answer, CELLS)) == (LADDER.to_moves(),)
    assert case.told == "Board(9, {2: 9}), where in the matrix the cells of 3, 5 hold their own number,"
    assert Case(LADDER, (3,)).told == "Board(9, {2: 9}), where in the matrix the cell of 3 holds its own number,"
    assert Case(LADDER).told == "Board(9, {2: 9})"
    assert matrix_answer(*case.arguments(Caller(matrix_answer))) == case.right_answer == 1


def test_a_solver_that_prints_its_answer_is_told_to_return_it() -> None:
    outcome = answer_of(lambda _: print(1), LADDER)  # noqa: T201
    assert outcome.trouble is not None
    assert outcome.trouble.sentence == "gives None, but prints something: write return instead of print"
