"""A right solver passes in whatever style, and a wrong one is told which idea went wrong and on which small board."""

import gc
import re
import signal
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import Board, BoardError, Verdict, check
from snl_edu.course import solvers
from snl_edu.course.boards_to_try import cases_to_try
from snl_edu.course.misconceptions import MISCONCEPTIONS, changed, function_of
from snl_edu.signatures import Caller, caller_of
from tests.helpers.failures import failure, is_as_small_as_can_be
from tests.helpers.oracles import matrix_answer
from tests.helpers.styles import STYLES, Matrix, level_loop
from tests.helpers.wrong_styles import NAMED, NAMELESS

EXPOSABLE = [key for key, each in MISCONCEPTIONS.items() if each.board is not None]
# Each mistake as it is written, and the ways to write it that give other answers; of the many limits a few will do.
WRITTEN = [(key, number) for key in EXPOSABLE for number in range(min(4, len(MISCONCEPTIONS[key].solvers)))]
FEW = 5_000  # steps
STOPPED = r"was stopped after [\d,]+ steps: does its loop ever end\?"


@pytest.fixture(autouse=True)
def nothing_is_left_behind(capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """After each test the tracer and the threads are as before, and nothing was written anywhere."""
    before = sys.gettrace(), threading.enumerate()
    yield
    assert (sys.gettrace(), threading.enumerate()) == before
    assert capfd.readouterr() == ("", "")


@pytest.fixture
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is endless is told from what is slow after fewer steps, so that a test need not wait."""
    monkeypatch.setattr(solvers, "STEPS", FEW)
    monkeypatch.setattr(solvers, "PATIENCE", 4 * FEW)


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


def printing(solve: Any) -> Any:
    """A solver that tells what it does."""

    def solver(board: Matrix) -> Any:
        print(board)  # noqa: T201
        return solve(board)

    return solver


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
    solver: Any = level_loop
    for behaviour in behaviours:
        solver = behaviour(solver)
    verdict = check(form(solver))
    assert verdict.passed
    assert verdict.misconception is None
    assert ("prints" in verdict.message) == (printing in behaviours)


@pytest.mark.usefixtures("little_patience")
def test_a_right_solver_that_is_slow_on_large_boards_passes() -> None:
    def counts_first(board: Matrix) -> int:
        for _ in range(FEW if len(board) == 7 else 0):
            pass
        return matrix_answer(board)

    assert check(counts_first).passed


@pytest.mark.usefixtures("little_patience")
def test_a_solver_may_import_a_large_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "large_module_of_a_learner.py").write_text(f"for number in range({FEW}):\n    pass\n")
    monkeypatch.syspath_prepend(tmp_path)

    def imports(board: Matrix) -> int:
        import_module("large_module_of_a_learner")
        return matrix_answer(board)

    assert check(imports).passed


def test_a_right_solver_that_prints_is_asked_to_stop_that() -> None:
    verdict = check(printing(matrix_answer))
    assert verdict.message.endswith(" boards. It prints while it runs: take that out when you are done.")


def test_a_right_solver_that_changes_the_matrix_is_told_so() -> None:
    def numbers_plain_squares(board: Matrix) -> int:
        answer = matrix_answer(board)
        board[-1][0] = 1  # the number of the square itself: legal, and without a meaning
        return answer

    verdict = check(numbers_plain_squares)
    assert verdict.passed
    assert "matrix" in verdict.message


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
        right = level_loop(board)
        jumps = sum(value != -1 for row in board for value in row)
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


def reverses(board: Matrix) -> int:
    """A solver as it is often seen, which turns the matrix upside down and leaves it so."""
    board.reverse()
    n = len(board)
    queue, seen = [(1, 0)], {1}
    for square, rolls in queue:
        if square == n * n:
            return rolls
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            row, column = divmod(landing - 1, n)
            value = board[row][n - 1 - column if row % 2 else column]
            end = landing if value == -1 else value
            if end not in seen:
                seen.add(end)
                queue.append((end, rolls + 1))
    return -1


def marks_cells(board: Matrix) -> int:
    """A solver that notes in the matrix where it has been."""
    answer = matrix_answer(board)
    for row in board:
        row[:] = [1] * len(row)
    return answer


def marks_cells_with_nonsense(board: Matrix) -> int:
    """A solver that cannot be asked twice."""
    answer = matrix_answer(board)
    board[-1] = []
    return answer


def raises(error: Any) -> Any:
    """A solver that raises."""

    def solver(_: Matrix) -> int:
        raise error

    return solver


def yields(board: Matrix) -> Iterator[int]:
    """A solver that does not return but yield."""
    yield matrix_answer(board)


def calls_itself(board: Matrix) -> int:
    """A solver without an end to its calls."""
    return calls_itself(board)


def only_sometimes_returns(board: Matrix) -> int | None:
    """A solver that forgets the last line."""
    answer = matrix_answer(board)
    return None if answer == -1 else answer


class Fussy:
    """A class that cannot be made."""

    def __init__(self) -> None:
        raise LookupError("not today")

    def snakesAndLadders(self, board: Matrix) -> int:
        """The answer, if anybody could ask."""
        return matrix_answer(board)


class Silent(Exception):
    """An exception that cannot be told."""

    def __str__(self) -> str:
        raise ZeroDivisionError


def three_parameters(board: Matrix, _die: int, _start: int) -> int:
    """A solver that wants more than it is given."""
    return matrix_answer(board)


def no_parameters() -> int:
    """A solver that wants nothing."""
    return 4


@pytest.mark.parametrize("solver", [reverses, marks_cells, marks_cells_with_nonsense])
def test_a_right_solver_that_changes_the_matrix_passes_with_a_remark(solver: Any) -> None:
    verdict = check(solver)
    assert verdict.passed
    assert verdict.remarks == ("It changes the matrix it is given: better work on a copy.",)
    assert verdict.message == f"Right, on {len(cases_to_try())} boards. {verdict.remarks[0]}"


NO_ANSWER = "the answer is a whole number of rolls, or -1."


@pytest.mark.parametrize(
    ("solver", "told"),
    [
        (lambda _: None, r"gives None: does every way through it end with a return\?"),
        (only_sometimes_returns, r"gives None: does every way through it end with a return\?"),
        (lambda _: 2.0, rf"gives 2\.0 \(float\): {NO_ANSWER}"),
        (lambda board: matrix_answer(board) == 1, rf"gives True \(bool\): {NO_ANSWER}"),
        (lambda board: str(matrix_answer(board)), rf"gives '1' \(str\): {NO_ANSWER}"),
        (lambda board: np.float64(matrix_answer(board)), rf"gives a float64 \(float64\): {NO_ANSWER}"),
        (lambda _: np.True_, rf"gives a bool \(bool\): {NO_ANSWER}"),
        (lambda board: board, rf"gives a list \(list\): {NO_ANSWER}"),
        (yields, "is a generator: write return, not yield."),
        (check, rf"gives a Verdict \(Verdict\): {NO_ANSWER}"),
        (Mock(), rf"gives a Mock \(Mock\): {NO_ANSWER}"),
        (raises(ValueError("a <b>")), r"raises ValueError in line \d+: a <b>\."),
        (raises(SystemExit(1)), r"raises SystemExit in line \d+: 1\."),
        (raises(KeyboardInterrupt), r"raises KeyboardInterrupt in line \d+\."),
        (raises(Silent), r"raises Silent in line \d+\."),
        (raises(RecursionError), "calls itself again and again without an end."),
        (calls_itself, "calls itself again and again without an end."),
        (Fussy, r"raises LookupError in line \d+: not today\."),
    ],
)
def test_a_solver_in_trouble_gets_a_clear_sentence(solver: Any, told: str) -> None:
    verdict = check(solver)
    assert not verdict.passed
    assert verdict.misconception is None
    assert verdict.board is not None
    start = f"Not yet: on {verdict.board!r} your solver "
    assert verdict.message.startswith(start)
    said = verdict.message.removeprefix(start)
    assert re.fullmatch(told, said)
    assert said in (verdict.got, f"{verdict.got}.")
    assert verdict.expected == matrix_answer(verdict.board.to_matrix())
    assert re.match(r"It (is wrong|was stopped) on \d+ of \d+ boards?|It does so on every board", verdict.explanation)
    assert "a name here" not in verdict.explanation
    assert len(verdict.hints) == (2 if "every board" in verdict.explanation else 3)


@pytest.mark.parametrize(("solver", "wanted"), [(three_parameters, "3 arguments"), (no_parameters, "no argument")])
def test_a_solver_with_other_parameters_is_told_which_are_known(solver: Any, wanted: str) -> None:
    verdict = check(solver)
    assert verdict.message == (
        f"Not yet: your function takes {wanted}, and it should take one, the matrix: def solve(board). "
        "It may also be solve(moves), solve(moves, N), solve(ladders, snakes), minThrow(N, arr)"
    )
    assert verdict.board is None


@pytest.mark.usefixtures("little_patience")
def test_a_number_too_long_to_print_is_described() -> None:
    verdict = check(lambda _: 10**5000)
    assert not verdict.passed
    assert "your solver gives a number of over 30 digits, and " in verdict.message


def test_a_solver_that_only_waits_is_ended_once_and_not_tried_again() -> None:
    calls = []

    def sleeps(board: Matrix) -> int:
        calls.append(len(board))
        time.sleep(1000)
        return 1

    verdict = check(sleeps)
    assert calls == [2]
    assert "your solver was stopped because it only waits" in verdict.message
    assert verdict.explanation.startswith("It was stopped on 1 of 1 board")


def test_a_solver_that_prints_on_and_on_is_told_so() -> None:
    def prints(board: Matrix) -> int:
        while True:
            print(board * 100)  # noqa: T201

    verdict = check(prints)
    assert "prints on and on" in verdict.message
    assert verdict.explanation.startswith("It was stopped on 2 of 2 boards")


def test_a_right_solver_that_is_too_slow_for_large_boards_passes_with_a_remark(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(solvers, "PATIENCE", 60_000)

    def counts(board: Matrix) -> int:
        for _ in range(10**9 if len(board) > 6 else 0):
            pass
        return level_loop(board)

    verdict = check(counts)
    assert verdict.passed
    (remark,) = verdict.remarks
    assert re.fullmatch(r"It is slow: on 2 larger boards, such as one of \d+ rows, it was stopped before .*", remark)
    assert verdict.message.endswith(remark)


def test_a_right_solver_that_takes_too_long_in_all_is_not_asked_about_every_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(solvers, "ALL_STEPS", 20_000)
    verdict = check(level_loop)
    assert verdict.passed
    assert re.fullmatch(r"It is slow: \d+ more boards were left out to save time\.", verdict.remarks[0])


def test_a_solver_that_never_returns_gets_a_clear_sentence() -> None:
    def waits(_: Matrix) -> int:
        while True:
            pass

    verdict = check(waits)
    assert verdict.misconception is None
    assert re.fullmatch(STOPPED, verdict.got)
    assert repr(verdict.board) in verdict.message


def test_a_solver_that_is_lost_where_it_could_win_is_shown_a_board_that_can_be_won() -> None:
    # Where nobody can win it is right, so the board must stay one that can be won while it is made smaller.
    def lost(board: Matrix) -> int:
        return lost(board) if len(board) > 3 and matrix_answer(board) != -1 else matrix_answer(board)

    verdict = check(lost)
    assert verdict.board == Board(16)
    assert verdict.expected == 3


def test_a_solver_that_is_lost_everywhere_is_shown_a_board_that_nobody_can_win() -> None:
    def lost(board: Matrix) -> int:
        return lost(board) if len(board) == 3 and board[2][1] != -1 else matrix_answer(board)

    verdict = check(lost)
    assert verdict.board is not None
    assert verdict.expected == -1
    assert len(verdict.board.jumps) == 6


@pytest.mark.parametrize(
    ("thing", "told"),
    [
        (4, "4"),
        (None, "None"),
        ("solve", "'solve'"),
        (2.5, "2.5"),
        (Board(4), "a Board"),
        ([], "a list"),
        (..., "an ellipsis"),
        (object(), "an object"),
    ],
)
def test_what_is_not_a_function_is_told_that_one_is_needed(thing: Any, told: str) -> None:
    verdict = check(thing)
    assert not verdict.passed
    assert verdict.message == f"Not yet: a function is needed that takes a matrix, not {told}"
    assert verdict.hint() == "Hint 1: Define it with def, and give its name without brackets: check(solve)."
    assert (verdict.board, verdict.misconception) == (None, None)


def test_a_class_without_the_method_is_told_which_one_is_needed() -> None:
    class Solution:
        def snakes_and_ladders(self, board: Matrix) -> int:
            return matrix_answer(board)

    assert check(Solution).message == "Not yet: your class needs a method snakesAndLadders(self, board)"


@pytest.mark.parametrize("error", [AttributeError, ZeroDivisionError, RecursionError, SystemExit])
def test_an_object_that_cannot_be_asked_for_anything_is_not_a_function(error: type[BaseException]) -> None:
    class Nasty:
        def __getattr__(self, name: str) -> Any:
            raise error(name)

    assert check(Nasty()).message == "Not yet: a function is needed that takes a matrix, not a Nasty"


def test_an_answer_that_ends_python_when_it_is_read_ends_nothing() -> None:
    class Deadly:
        def __index__(self) -> int:
            raise SystemExit

    assert "gives a Deadly" in check(lambda _: Deadly()).message


def test_an_answer_that_does_not_tell_its_name_is_told_all_the_same() -> None:
    class NoNames(type):
        def __getattribute__(cls, name: str) -> Any:
            if name == "__name__":
                raise AttributeError(name)
            return super().__getattribute__(name)

    class Unnamed(metaclass=NoNames):
        pass

    assert "gives an Unnamed" in check(lambda _: Unnamed()).message


def test_a_solver_that_must_be_awaited_is_told_so_without_a_warning() -> None:
    async def waits(board: Matrix) -> int:
        return matrix_answer(board)

    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        verdict = check(waits)
        gc.collect()
    assert verdict.message.endswith(" your solver is an async function: begin it with def alone.")
    assert [str(each.message) for each in warned] == []


def test_a_solver_that_remembers_what_it_should_forget_is_caught() -> None:
    def keeps_its_squares(board: Matrix, seen: set[int] = set()) -> int:  # noqa: B006
        n = len(board)
        queue = [(1, 0)]
        for square, rolls in queue:
            if square == n * n:
                return rolls
            for landing in range(square + 1, min(square + 6, n * n) + 1):
                if landing not in seen:
                    seen.add(landing)
                    queue.append((landing, rolls + 1))
        return -1

    verdict = check(keeps_its_squares)
    assert not verdict.passed
    assert verdict.expected != verdict.got
    assert verdict.misconception == "remembers-between-calls"


@pytest.mark.parametrize("wrong_calls", [{1}, {3}, set(range(1, 2000, 2))])
def test_a_solver_that_is_right_when_it_is_asked_again_is_not_told_that_it_is_right(wrong_calls: set[int]) -> None:
    calls = 0

    def changes_its_mind(board: Matrix) -> int:
        nonlocal calls
        calls += 1
        return matrix_answer(board) + (calls in wrong_calls)

    verdict = check(changes_its_mind)
    assert not verdict.passed
    assert verdict.expected != verdict.got


def test_a_wrong_solver_that_prints_is_told_that_too() -> None:
    assert check(printing(lambda _: -1)).explanation.endswith(" It also prints while it runs.")
    assert "prints" not in check(lambda _: -1).explanation


def test_anyone_who_presses_stop_during_a_check_is_obeyed() -> None:
    def pressed(_: Matrix) -> int:
        signal.raise_signal(signal.SIGINT)
        return 1

    with pytest.raises(KeyboardInterrupt):
        check(pressed)


@pytest.mark.parametrize("solver", [level_loop, raises(ValueError), calls_itself, lambda _: -1])
def test_a_debugger_finds_its_own_tracer_again(solver: Any) -> None:
    def tracer(_frame: FrameType, _event: str, _argument: Any) -> Any:
        return None

    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        check(solver)
        found = sys.gettrace()
    finally:
        sys.settrace(before)
    assert found is tracer


def on_jumps(squares: int, jumps: dict[int, int]) -> int:
    """The fewest rolls, or -1, by levels."""
    level, seen, rolls = {1}, {1}, 0
    while level and squares not in level:
        landings = {square + roll for square in level for roll in range(1, 7) if square + roll <= squares}
        level = {jumps.get(landing, landing) for landing in landings} - seen
        seen |= level
        rolls += 1
    return rolls if level else -1


def of_cells(moves: list[int]) -> int:
    """A right solver for a list of cells."""
    return on_jumps(len(moves), {cell + 1: end + 1 for cell, end in enumerate(moves) if end != -1})


class OfPairs:
    """A wrong solver for thirty cells."""

    def minThrow(self, n: int, arr: list[int]) -> int:
        """One too many where there is a jump."""
        return on_jumps(30, dict(zip(arr[::2], arr[1::2], strict=True))) + (n > 0)


def of_ladders_and_snakes(ladders: list[list[int]], snakes: list[list[int]]) -> int:
    """A right solver for pairs."""
    return on_jumps(100, {pair[0]: pair[1] for pair in ladders + snakes})


def test_a_right_solver_of_another_form_passes_and_is_told_how_it_was_called() -> None:
    verdict = check(of_cells)
    assert verdict.passed
    assert verdict.remarks == ("It was called as solve(moves), with the list of cells of GeeksforGeeks.",)
    assert check(of_ladders_and_snakes).passed


def test_a_wrong_solver_of_another_form_is_shown_a_board_that_it_knows() -> None:
    verdict = check(OfPairs)
    assert not verdict.passed
    assert verdict.board is not None
    assert (verdict.board.squares, len(verdict.board.jumps)) == (30, 1)
    assert "It was called as minThrow(N, arr), with the number of jumps" in verdict.explanation
    assert [film.board for film in verdict.films] == [verdict.board] * 2


def test_whether_a_solver_of_one_size_keeps_a_record_cannot_be_seen_on_another() -> None:
    trial = solvers.Trial(caller_of(of_ladders_and_snakes))
    assert not solvers._uses_record(of_ladders_and_snakes, trial)


def test_a_solver_that_stumbles_over_own_numbers_is_shown_which() -> None:
    def walls(board: Matrix) -> int:
        n = len(board)
        numbers = {}
        for square in range(1, n * n + 1):
            row, column = divmod(square - 1, n)
            numbers[square] = board[~row][~column if row % 2 else column]
        blocked = any(square == value for square, value in numbers.items())
        jumps = {square: value for square, value in numbers.items() if value != -1}
        return -1 if blocked else on_jumps(n * n, jumps)

    verdict = check(walls)
    assert not verdict.passed
    assert len(verdict.own) == 1
    assert "in whose matrix the cell holds its own number for" in verdict.message
    with pytest.raises(BoardError, match="cannot be filmed"):
        _ = verdict.films
