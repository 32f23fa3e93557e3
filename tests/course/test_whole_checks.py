"""A right solver passes in whatever disguise, and what is said of one that is wrong here and there is true.

How solvers that people write are judged, and every mistake that has a name, is tested in `tests/corpus`.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import check, snakes_and_ladders
from snl_edu.course.boards_to_try import cases_to_try
from snl_edu.course.misconceptions import MISCONCEPTIONS, changed, function_of
from snl_edu.signatures import Caller
from tests.corpus.entry import ENTRIES, Matrix
from tests.helpers.failures import failure, is_as_small_as_can_be
from tests.helpers.oracles import matrix_answer

# What these reach in the library is measured by the tests of its modules.
pytestmark = pytest.mark.unmeasured


class Rolls(int):
    """A number of rolls."""


def working(solve: Any) -> Any:
    """A solver that does much for nothing, and fails on the way."""

    def solver(board: Matrix) -> Any:
        for number in range(300):
            try:
                _ = board[number]
            except IndexError:
                continue
        return solve(board)

    return solver


def changing_and_restoring(solve: Any) -> Any:
    """A solver that leaves the matrix as it was."""

    def solver(board: Matrix) -> Any:
        board.reverse()
        board[0][0] -= 7
        board[0][0] += 7
        board.reverse()
        answer = solve(board)
        for row in board:
            row.append(0)
            row.pop()
        return answer

    return solver


def copying(solve: Any) -> Any:
    """A solver that changes a copy."""

    def solver(board: Matrix) -> Any:
        copied = deepcopy(board)
        answer = solve(copied)
        copied.clear()
        return answer

    return solver


def recursing(solve: Any) -> Any:
    """A solver that calls itself a few times before it begins."""

    def solver(board: Matrix, left: int = 40) -> Any:
        return solver(board, left - 1) if left else solve(board)

    return solver


def remembering(solve: Any) -> Any:
    """A solver that keeps its answers."""
    known: dict[str, Any] = {}
    return lambda board: known.setdefault(str(board), solve(board))


def in_numpy(solve: Any) -> Any:
    """A solver that gives a number of another library."""
    return lambda board: np.int64(solve(board))


def in_a_subclass(solve: Any) -> Any:
    """A solver that gives a number of a class of its own."""
    return lambda board: Rolls(solve(board))


HARMLESS = [
    working, changing_and_restoring, copying, recursing, remembering, in_numpy, in_a_subclass
]  # fmt: skip


@settings(max_examples=8)
@given(st.lists(st.sampled_from(HARMLESS), max_size=4, unique=True))
def test_any_solver_that_is_right_on_all_boards_passes(behaviours: list[Any]) -> None:
    solver: Any = snakes_and_ladders  # of whose work no step is counted, so that the check is quick
    for behaviour in behaviours:
        solver = behaviour(solver)
    verdict = check(solver)
    assert verdict.passed
    assert verdict.misconception is None
    assert "prints" not in verdict.message


@pytest.mark.parametrize("key", ["row-major", "marks-landing-and-end", "last-distance-when-stuck"])
def test_a_harmless_mistake_beside_another_does_not_hide_it(key: str) -> None:
    both = (*MISCONCEPTIONS[key].changes, *MISCONCEPTIONS["overshoot-wins"].changes)
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
        is_told = f"It is wrong on {len(wrong)} of {len(cases_to_try())} boards"
        assert verdict.explanation.startswith((is_told, "It does so on every board"))


def test_a_check_says_the_same_each_time() -> None:
    solver = ENTRIES["flat_and_from_the_top"].solver
    one, two = check(solver), check(solver)
    assert (repr(one), one.hints, one.board) == (repr(two), two.hints, two.board)
