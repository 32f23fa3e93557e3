"""A right solver passes in whatever disguise, and what is said of one that is wrong here and there is true.

How solvers that people write are judged, and every mistake that has a name, is tested in `tests/corpus`.
"""

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import check, snakes_and_ladders
from snl_edu.calls.signatures import Caller
from snl_edu.course.misconceptions import MISCONCEPTIONS, changed, function_of
from snl_edu.course.solvers.boards_to_try import cases_to_try
from tests.corpus.entry import ENTRIES, Matrix
from tests.helpers.failures import failure, is_as_small_as_can_be
from tests.helpers.oracles import matrix_answer


class Rolls(int):
    """A number of rolls."""


def test_a_right_solver_passes_in_every_disguise_at_once() -> None:
    known: dict[str, Any] = {}

    def solver(board: Matrix, left: int = 40) -> Any:
        if left:
            return solver(board, left - 1)
        for number in range(300):
            try:
                _ = board[number]
            except IndexError:
                continue
        board.reverse()
        board[0][0] -= 7
        board[0][0] += 7
        board.reverse()
        return Rolls(known.setdefault(str(board), np.int64(snakes_and_ladders(deepcopy(board)))))

    verdict = check(solver)
    assert (verdict.passed, verdict.misconception, verdict.remarks) == (True, None, ())


@pytest.mark.parametrize("key", ["row-major", "marks-landing-and-end", "last-distance-when-stuck"])
def test_a_harmless_mistake_beside_another_does_not_hide_it(key: str) -> None:
    both = {**MISCONCEPTIONS[key].changes, **MISCONCEPTIONS["overshoot-wins"].changes}
    assert check(function_of(changed(both), f"{key} and overshoot-wins")).misconception == key


@st.composite
def sometimes_wrong(draw: st.DrawFn) -> Callable[[Matrix], Any]:
    """A solver that is right on some boards and wrong on others, in any of several ways."""
    most_rows, most_jumps = draw(st.integers(1, 6)), draw(st.integers(0, 8))
    remainder, wrong = draw(st.integers(0, 3)), draw(st.sampled_from(["more", "less", "text", "raise"]))

    def solver(board: Matrix) -> Any:
        right = snakes_and_ladders(board)
        jumps = sum(len(row) - row.count(-1) for row in board)
        if len(board) <= most_rows or jumps < most_jumps or sum(map(sum, board)) % 4 != remainder:
            return right
        if wrong == "raise":
            raise ValueError("no")
        return {"more": right + 1, "less": right - 1, "text": str(right)}[wrong]

    return solver


@settings(max_examples=6)
@given(sometimes_wrong())
def test_what_a_verdict_says_of_a_wrong_solver_is_true(solver: Callable[[Matrix], Any]) -> None:
    verdict = check(solver)
    asked = Caller(solver)
    wrong = [case for case in cases_to_try() if failure(solver, case.board, case.arguments(asked)[0])]
    assert verdict.passed == (not wrong)
    if not verdict.passed:
        assert verdict.misconception is None
        assert verdict.board is not None
        assert verdict.expected == matrix_answer(verdict.board.to_matrix())
        assert verdict.own or is_as_small_as_can_be(solver, verdict.board)
        if not verdict.own and failure(solver, verdict.board) == "number":
            assert verdict.got == solver(verdict.board.to_matrix())
        told = re.match(r"It is wrong on (\d+) of (\d+) boards|It does so on every board", verdict.explanation)
        assert told
        assert int(told[1] or 1) <= len(wrong)
        assert int(told[2] or 1) <= len(cases_to_try())


def test_a_check_says_the_same_each_time() -> None:
    solver = ENTRIES["flat_and_from_the_top"].solver
    one, two = check(solver), check(solver)
    assert (repr(one), one.hints, one.board) == (repr(two), two.hints, two.board)
