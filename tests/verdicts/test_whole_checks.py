"""A right solver passes in whatever style, and a wrong one is named, in whatever way the mistake is written.

These are whole checks, one after another: what they reach in the library is measured by the tests of its modules.
"""

import re
import sys
import threading
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache, partial
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import Verdict, snakes_and_ladders
from snl_edu import check as library_check
from snl_edu.course.boards_to_try import cases_to_try
from snl_edu.course.misconceptions import MISCONCEPTIONS, changed, function_of
from snl_edu.signatures import Caller
from tests.helpers.failures import failure, is_as_small_as_can_be
from tests.helpers.oracles import matrix_answer
from tests.helpers.styles import STYLES, Matrix, printing
from tests.helpers.wrong_styles import NAMED, NAMELESS

STOPPED = r"was stopped after [\d,]+ steps: does its loop ever end\?"

EXPOSABLE = [key for key, each in MISCONCEPTIONS.items() if each.board is not None]
# Each mistake as it is written, and the ways to write it that give other answers; of the many limits a few will do.
WRITTEN = [(key, number) for key in EXPOSABLE for number in range(min(4, len(MISCONCEPTIONS[key].solvers)))]


@pytest.fixture(autouse=True)
def nothing_is_left_behind(capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """After each test the threads are as before, and nothing was written anywhere."""
    before = threading.enumerate()
    yield
    assert threading.enumerate() == before
    assert capfd.readouterr() == ("", "")


def check(solver: Any) -> Verdict:
    """The verdict on a solver, after which the tracer is as before."""
    before = sys.gettrace()
    verdict = library_check(solver)
    assert sys.gettrace() is before
    return verdict


@cache
def verdict_of(key: str, number: int) -> Verdict:
    """The verdict on a wrong solver, or on another way to write it; it takes a while, and several tests look at it."""
    return check(MISCONCEPTIONS[key].solvers[number])


@pytest.mark.parametrize("solver", [*STYLES, matrix_answer, MISCONCEPTIONS["overshoot-wins"].solver])
def test_every_right_style_passes_and_has_no_misconception(solver: Any) -> None:
    verdict = check(solver)
    assert verdict.passed
    assert verdict.message == f"Right, on {len(cases_to_try())} boards."
    assert (verdict.misconception, verdict.board, verdict.expected, verdict.got) == (None, None, None, None)
    assert verdict.explanation == ""
    assert verdict.solver is solver


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


def in_a_class(solve: Any) -> Any:
    """A solver as the famous question wants it."""

    class Solution:
        def snakesAndLadders(self, board: Matrix) -> Any:
            return solve(board)

    return Solution


def in_an_object(solve: Any) -> Any:
    """A solver that is an object."""
    return in_a_class(solve)()


def in_a_callable(solve: Any) -> Any:
    """A solver that is an object which can be called."""

    class Solver:
        def __call__(self, board: Matrix) -> Any:
            return solve(board)

    return Solver()


def in_a_partial(solve: Any) -> Any:
    """A solver whose first argument is given."""
    return partial(lambda _, board: solve(board), "first")


HARMLESS = [
    printing, working, changing_and_restoring, copying, recursing, remembering, in_numpy, in_a_subclass
]  # fmt: skip
FORMS: list[Any] = [lambda solve: solve, in_a_class, in_an_object, in_a_callable, in_a_partial]


@settings(max_examples=8)
@given(st.lists(st.sampled_from(HARMLESS), max_size=4, unique=True), st.sampled_from(FORMS))
def test_any_solver_that_is_right_on_all_boards_passes(behaviours: list[Any], form: Any) -> None:
    solver: Any = snakes_and_ladders  # of whose work no step is counted, so that the check is quick
    for behaviour in behaviours:
        solver = behaviour(solver)
    verdict = check(form(solver))
    assert verdict.passed
    assert verdict.misconception is None
    assert ("prints" in verdict.message) == (printing in behaviours)


@pytest.mark.parametrize(("key", "number"), WRITTEN)
def test_a_wrong_solver_is_named(key: str, number: int) -> None:
    verdict = verdict_of(key, number)
    named = MISCONCEPTIONS[key]
    assert not verdict.passed
    assert verdict.misconception == key
    assert verdict.resembles in (key, None)
    if named.keeps_state:
        assert verdict.explanation.startswith("What it keeps from one call to the next is to blame: ")
    else:
        assert verdict.explanation.startswith("On all ")
        assert "its answers are those of this mistake" in verdict.explanation
    assert verdict.explanation.endswith(f": {named.name} ({key}). {named.paragraph}")
    assert verdict.hints[1] == named.look_at


@pytest.mark.parametrize(("key", "number"), WRITTEN)
def test_the_board_of_a_verdict_shows_the_mistake_and_no_smaller_one_does(key: str, number: int) -> None:
    verdict = verdict_of(key, number)
    assert verdict.board is not None
    assert verdict.expected == matrix_answer(verdict.board.to_matrix())
    assert is_as_small_as_can_be(MISCONCEPTIONS[key].solvers[number], verdict.board)
    if MISCONCEPTIONS[key].keeps_state:
        return  # what it says depends on what it was asked before
    if key == "never-marks":
        assert re.fullmatch(STOPPED, verdict.got)
        assert verdict.message == f"Not yet: on {verdict.board!r} your solver {verdict.got}"
    else:
        assert verdict.got == MISCONCEPTIONS[key].solvers[number](verdict.board.to_matrix())
        facts = f"your solver gives {verdict.got}, and {verdict.expected} is right."
        assert verdict.message == f"Not yet: on {verdict.board!r} {facts}"


@pytest.mark.parametrize(("key", "solver"), NAMED)
def test_a_wrong_solver_in_another_style_is_named_too(key: str, solver: Any) -> None:
    verdict = check(solver)
    assert not verdict.passed
    assert verdict.misconception == key
    assert verdict.board is not None
    assert is_as_small_as_can_be(solver().snakesAndLadders if isinstance(solver, type) else solver, verdict.board)


@pytest.mark.parametrize("solver", NAMELESS)
def test_a_mistake_without_a_name_is_told_by_the_plain_facts(solver: Any) -> None:
    verdict = check(solver)
    assert not verdict.passed
    assert verdict.misconception is None
    assert verdict.board is not None
    assert verdict.expected == matrix_answer(verdict.board.to_matrix())
    assert verdict.got == solver(verdict.board.to_matrix())
    assert is_as_small_as_can_be(solver, verdict.board)
    facts = r"It is wrong on \d+ of \d+ boards, and this is the smallest one found\. "
    assert re.fullmatch(facts + "Its answers are not those of a mistake that has a name here.", verdict.explanation)
    assert "play(watch(solver, verdict.board))" in verdict.hints[1]


@pytest.mark.parametrize("key", ["row-major", "marks-landing-and-end", "last-distance-when-stuck"])
def test_a_harmless_mistake_beside_another_does_not_hide_it(key: str) -> None:
    both = (*MISCONCEPTIONS[key].changes, *MISCONCEPTIONS["overshoot-wins"].changes)
    assert check(function_of(changed(both), f"{key} and overshoot-wins")).misconception == key


@pytest.mark.parametrize(
    "keys",
    [("row-major", "optional-jumps"), ("rows-not-flipped", "goal-top-left"), ("depth-first", "starts-off-board")],
)
def test_two_mistakes_at_once_are_not_called_by_the_name_of_one(keys: tuple[str, str]) -> None:
    both = (*MISCONCEPTIONS[keys[0]].changes, *MISCONCEPTIONS[keys[1]].changes)
    verdict = check(function_of(changed(both), " and ".join(keys)))
    assert not verdict.passed
    assert verdict.misconception is None


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
    one, two = check(NAMELESS[0]), check(NAMELESS[0])
    assert (repr(one), one.hints, one.board) == (repr(two), two.hints, two.board)
