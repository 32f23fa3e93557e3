"""A right solver passes, and a wrong one is told what went wrong and on which small board.

Where only the form matters the answer is the library's own: none of its steps are counted, so that a check is quick.
How every mistake is named is tested in `tests/corpus`.
"""

import gc
import re
import signal
import sys
import threading
import time
import warnings
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest

from snl_edu import Board, BoardError, check, snakes_and_ladders
from snl_edu.calls.signatures import caller_of
from snl_edu.course.solvers import judgement as solvers
from snl_edu.course.solvers import trial
from snl_edu.course.solvers.notice import Notice
from tests.corpus.entry import Matrix
from tests.corpus.solvers.filmed import level_loop
from tests.corpus.solvers.right_forms import ThirtySquares, ladders_and_snakes, moves_only
from tests.helpers.oracles import matrix_answer

FEW = 5_000  # steps


def printing(solve: Any) -> Any:
    """A solver that tells what it does."""

    def solver(board: Matrix) -> Any:
        print(board)  # noqa: T201
        return solve(board)

    return solver


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
    monkeypatch.setattr(trial, "STEPS", FEW)
    monkeypatch.setattr(trial, "PATIENCE", 4 * FEW)


@pytest.mark.usefixtures("little_patience")
def test_a_right_solver_that_is_slow_on_large_boards_passes() -> None:
    def counts_first(board: Matrix) -> int:
        for _ in range(FEW if len(board) == 7 else 0):
            pass
        return snakes_and_ladders(board)

    assert check(counts_first).passed


@pytest.mark.usefixtures("little_patience")
def test_a_solver_may_import_a_large_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "large_module_of_a_learner.py").write_text(f"for number in range({FEW}):\n    pass\n")
    monkeypatch.syspath_prepend(tmp_path)

    def imports(board: Matrix) -> int:
        import_module("large_module_of_a_learner")
        return snakes_and_ladders(board)

    assert check(imports).passed


def raises(error: Any) -> Any:
    """A solver that raises."""

    def solver(_: Matrix) -> int:
        raise error

    return solver


def yields(board: Matrix) -> Iterator[int]:
    """A solver that does not return but yield."""
    yield snakes_and_ladders(board)


def calls_itself(board: Matrix) -> int:
    """A solver without an end to its calls."""
    return calls_itself(board)


class Fussy:
    """A class that cannot be made."""

    def __init__(self) -> None:
        raise LookupError("not today")

    def snakesAndLadders(self, board: Matrix) -> int:
        """The answer, if anybody could ask."""
        return snakes_and_ladders(board)


NO_ANSWER = "the answer is a whole number of rolls, or -1."


@pytest.mark.parametrize(
    ("solver", "told"),
    [
        (lambda _: None, r"gives None: does every way through it end with a return\?"),
        (lambda _: 2.0, rf"gives 2\.0 \(float\): {NO_ANSWER}"),
        (lambda board: snakes_and_ladders(board) == 1, rf"gives True \(bool\): {NO_ANSWER}"),
        (lambda board: str(snakes_and_ladders(board)), rf"gives '1' \(str\): {NO_ANSWER}"),
        (lambda board: np.float64(snakes_and_ladders(board)), rf"gives a float64 \(float64\): {NO_ANSWER}"),
        (yields, "is a generator: write return, not yield."),
        (Mock(), rf"gives a Mock \(Mock\): {NO_ANSWER}"),
        (raises(ValueError("a <b>")), r"raises ValueError in line \d+: a <b>\."),
        (raises(SystemExit(1)), r"raises SystemExit in line \d+: 1\."),
        (raises(KeyboardInterrupt), r"raises KeyboardInterrupt in line \d+\."),
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

    assert check(printing(lambda _: -1)).explanation.endswith(" It also prints while it runs.")
    assert "prints" not in check(lambda _: -1).explanation
    verdict = check(prints)
    assert "prints on and on" in verdict.message
    assert verdict.explanation.startswith("It was stopped on 2 of 2 boards")


def test_a_right_solver_that_takes_too_long_in_all_is_not_asked_about_every_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trial, "ALL_STEPS", 40_000)
    verdict = check(level_loop)
    assert verdict.passed
    assert re.fullmatch(r"It is slow: \d+ more boards were left out to save time\.", verdict.remarks[0])


def test_a_solver_that_is_lost_where_it_could_win_is_shown_a_board_that_can_be_won() -> None:
    # Where nobody can win it is right, so the board must stay one that can be won while it is made smaller.
    def lost(board: Matrix) -> int:
        return lost(board) if len(board) > 3 and snakes_and_ladders(board) != -1 else snakes_and_ladders(board)

    verdict = check(lost)
    assert verdict.board == Board(16)
    assert verdict.expected == 3


def test_a_solver_that_is_lost_everywhere_is_shown_a_board_that_nobody_can_win() -> None:
    def lost(board: Matrix) -> int:
        return lost(board) if len(board) == 3 and board[2][1] != -1 else snakes_and_ladders(board)

    verdict = check(lost)
    assert verdict.board is not None
    assert verdict.expected == -1
    assert len(verdict.board.jumps) == 6


def test_a_solver_that_must_be_awaited_is_told_so_without_a_warning() -> None:
    async def waits(board: Matrix) -> int:
        return snakes_and_ladders(board)

    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        verdict = check(waits)
        gc.collect()
    assert verdict.message.endswith(" your solver is an async function: write def, not async def.")
    assert [str(each.message) for each in warned] == []


@pytest.mark.parametrize("wrong_calls", [{1}, {3}, set(range(1, 2000, 2))])
def test_a_solver_that_is_right_when_it_is_asked_again_is_not_told_that_it_is_right(wrong_calls: set[int]) -> None:
    calls = 0

    def changes_its_mind(board: Matrix) -> int:
        nonlocal calls
        calls += 1
        return snakes_and_ladders(board) + (calls in wrong_calls)

    verdict = check(changes_its_mind)
    assert not verdict.passed
    assert verdict.expected != verdict.got


def test_anyone_who_presses_stop_during_a_check_is_obeyed() -> None:
    def pressed(_: Matrix) -> int:
        signal.raise_signal(signal.SIGINT)
        return 1

    with pytest.raises(KeyboardInterrupt):
        check(pressed)


class OfPairs(ThirtySquares):
    """A wrong solver for thirty cells."""

    def minThrow(self, n: int, arr: list[int]) -> int:
        """One too many where there is a jump."""
        right: Any = super()
        return int(right.minThrow(n, arr)) + (n > 0)


def test_a_right_solver_of_another_form_passes_and_is_told_how_it_was_called() -> None:
    verdict = check(moves_only)
    assert verdict.passed
    assert verdict.remarks == ("It was called as solve(moves), with the list of cells of GeeksforGeeks.",)
    assert check(ladders_and_snakes).passed


def test_a_wrong_solver_of_another_form_is_shown_a_board_that_it_knows() -> None:
    verdict = check(OfPairs)
    assert not verdict.passed
    assert verdict.board is not None
    assert (verdict.board.squares, len(verdict.board.jumps)) == (30, 1)
    assert "It was called as minThrow(N, arr), with the number of jumps" in verdict.explanation
    assert [film.board for film in verdict.films] == [verdict.board] * 2


def test_a_search_with_a_record_is_not_seen_to_forget_whatever_its_form() -> None:
    for solver in (level_loop, ladders_and_snakes, OfPairs):
        assert not solvers._is_seen_to_forget(solver, trial.Trial(caller_of(solver), Notice("")))


def test_a_right_solver_without_a_queue_that_is_too_slow_is_not_called_forgetful() -> None:
    def deeper_and_deeper(board: Matrix) -> int:
        n = len(board)
        cells = [value for up, row in enumerate(board[::-1]) for value in (row[::-1] if up % 2 else row)]

        def within(square: int, left: int) -> bool:
            landings = range(min(square + 6, n * n), square, -1)
            ends = [landing if cells[landing - 1] == -1 else cells[landing - 1] for landing in landings]
            return square == n * n or (left > 0 and any(within(end, left - 1) for end in ends))

        return next((rolls for rolls in range(n * n) if within(1, rolls)), -1)

    verdict = check(deeper_and_deeper)
    assert verdict.message.startswith("We can't tell: ")
    assert verdict.misconception is None
    assert "to judge it, we also need one that cannot be won." in verdict.message


def test_a_solver_that_stumbles_over_own_numbers_is_shown_which() -> None:
    def walls(board: Matrix) -> int:
        n = len(board)
        numbers = {}
        for square in range(1, n * n + 1):
            row, column = divmod(square - 1, n)
            numbers[square] = board[~row][~column if row % 2 else column]
        blocked = any(square == value for square, value in numbers.items())
        return -1 if blocked else snakes_and_ladders(board)

    verdict = check(walls)
    assert not verdict.passed
    assert len(verdict.own) == 1
    assert "holds its own number," in verdict.message
    with pytest.raises(BoardError, match="cannot be filmed"):
        _ = verdict.films
