"""What a learner's code keeps of the outputs, and what runs in several threads leave of them."""

import io
import logging
import sys
import threading
from typing import Any

import pytest

from snl_edu import check
from snl_edu.calls.sandbox import run
from snl_edu.course.misconceptions.textbook import TEXTBOOK, function_of

Matrix = list[list[int]]
solved = function_of(TEXTBOOK, "a right solver")


def test_a_solver_that_logs_passes_again_and_later_warnings_appear(capsys: pytest.CaptureFixture[str]) -> None:
    logger = logging.getLogger("the learner's")

    logger.propagate = False

    def solve(board: Matrix) -> int:
        if not logger.handlers:
            logger.addHandler(logging.StreamHandler())  # it keeps the sys.stderr of this moment
        logger.warning("%s rows %s", len(board), "." * 100_000)
        return solved(board)

    assert check(solve).passed
    assert check(solve).passed
    assert len(capsys.readouterr().err) == 0
    for _ in range(20):
        logger.warning("in a cell %s", "." * 1_000_000)
    assert capsys.readouterr().err.count("in a cell") == 20


def test_an_output_that_was_kept_prints_again_once_the_run_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    kept: list[Any] = []

    def keep() -> None:
        kept.append(sys.stdout)
        sys.stdout.write("within")

    assert run(keep).printed
    kept[0].write("after\n")
    kept[0].flush()
    assert capsys.readouterr().out == "after\n"
    assert run(lambda: kept[0].write("in another run")).printed
    assert capsys.readouterr().out == ""


def test_a_kept_output_that_a_learner_makes_the_output_prints_too(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stdout", screen)
    kept: list[Any] = []
    for _ in range(2):
        run(lambda: kept.append(sys.stdout))
        monkeypatch.setattr(sys, "stdout", kept[-1])
    sys.stdout.write("here\n")
    kept[0].write("too")
    assert screen.getvalue() == "here\ntoo"


def test_runs_that_overlap_in_two_threads_leave_everything_as_it_was() -> None:
    before = sys.stdin, sys.stdout, sys.stderr, sys.unraisablehook, sys.getrecursionlimit()
    first_goes_on, second_goes_on, second_runs = threading.Event(), threading.Event(), threading.Event()

    def first() -> None:
        first_goes_on.wait(60)

    def second() -> None:
        second_runs.set()
        second_goes_on.wait(60)
        sys.stdout.write("not on the screen")

    outcomes = {}
    threads = [
        threading.Thread(target=lambda each=each: outcomes.update({each: run(each)})) for each in (first, second)
    ]
    threads[0].start()
    while sys.stdout is before[1]:
        pass
    threads[1].start()
    second_runs.wait(60)
    first_goes_on.set()
    threads[0].join(60)
    assert sys.stdout is not before[1]  # the second run still goes on
    second_goes_on.set()
    threads[1].join(60)
    assert (sys.stdin, sys.stdout, sys.stderr, sys.unraisablehook, sys.getrecursionlimit()) == before
    assert outcomes[second].printed
