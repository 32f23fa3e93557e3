"""What a learner's code may not take from Python or from us: its functions, the alarm, and our time."""

import builtins
import collections
import signal
import time
from collections.abc import Callable
from typing import Any

import pytest

from snl_edu import Board, BoardError, break_it, check, watch
from snl_edu.calls.sandbox import run
from snl_edu.course.misconceptions.textbook import TEXTBOOK, function_of
from snl_edu.course.solvers import breakage
from snl_edu.films.run import run_film

Matrix = list[list[int]]
has_alarm = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the platform has no alarm")


solved = function_of(TEXTBOOK, "a right solver")


def replaces(home: Any, name: str) -> Callable[[Matrix], int]:
    def solve(board: Matrix) -> int:
        answer = solved(board)
        setattr(home, name, lambda *_: 1)
        return answer

    return solve


@pytest.mark.parametrize(
    ("home", "name"), [(builtins, "len"), (builtins, "isinstance"), (builtins, "max"), (collections, "deque")]
)
def test_a_solver_that_replaces_what_everybody_uses_is_told_so(home: Any, name: str) -> None:
    before = getattr(home, name)
    try:
        verdict = check(replaces(home, name))
        film = watch(replaces(home, name), Board(9))
        left = getattr(home, name)
    finally:
        setattr(home, name, before)
    assert not verdict.passed
    assert f"replaces Python's own {name}" in verdict.message
    assert f"replaces Python's own {name}" in film.moments[-1].sentence
    assert left is before


@has_alarm
@pytest.mark.parametrize(
    "take_it",
    [
        lambda: signal.signal(signal.SIGALRM, signal.SIG_IGN),
        lambda: signal.alarm(0),
        lambda: signal.setitimer(signal.ITIMER_REAL, 0),
    ],
)
def test_a_solver_that_takes_the_alarm_away_and_sleeps_is_told_so(take_it: Callable[[], object]) -> None:
    def solve(_board: Matrix) -> int:
        take_it()
        time.sleep(600)
        return 1

    before = signal.getsignal(signal.SIGALRM), signal.signal, signal.setitimer, signal.alarm
    verdict = check(solve)
    assert not verdict.passed
    assert "sets an alarm of its own (SIGALRM)" in verdict.message
    assert (signal.getsignal(signal.SIGALRM), signal.signal, signal.setitimer, signal.alarm) == before


@has_alarm
def test_other_signals_may_be_set() -> None:
    def sets_another() -> bool:
        return signal.signal(signal.SIGTERM, signal.getsignal(signal.SIGTERM)) is not None

    assert run(sets_another).value is True


def test_an_object_whose_attributes_never_come_is_watched_or_refused() -> None:
    class Endless:
        def __getattr__(self, name: str) -> Any:
            while True:
                pass

        def __call__(self, board: Matrix) -> int:
            return solved(board)

    assert watch(Endless(), Board(9)).value == 2


def test_a_film_and_the_wrong_solvers_are_refused_beyond_their_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (run_film, breakage):
        monkeypatch.setattr(module, "SECONDS", 0.0)
    with pytest.raises(BoardError, match="watch may take 0 seconds, and this solver took longer: try a smaller board"):
        watch(solved, Board(9))
    with pytest.raises(BoardError, match="may take 0 seconds, and on this board they took longer: try a smaller one"):
        break_it(Board(36))


@pytest.mark.parametrize("answer", [-1, 1, None])
def test_a_solver_that_is_wrong_on_a_board_of_one_square_only_does_not_pass(answer: int | None) -> None:
    verdict = check(lambda board: answer if len(board) == 1 else solved(board))
    assert not verdict.passed
    assert verdict.board == Board(1)
