"""What no tracer can follow is ended by a clock, and the clock is put back."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from time import sleep
from types import CodeType, FrameType, SimpleNamespace
from typing import Any

import pytest

from snl_edu import alarm, check, sandbox
from snl_edu.alarm import Alarm
from snl_edu.course import check as check_module
from snl_edu.model.arguments import plain_int
from snl_edu.sandbox import Budget, attempt, run

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no timer to be set")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody waits long, and after each test no timer is left."""
    monkeypatch.setattr(alarm, "TICK", 0.01)
    monkeypatch.setattr(alarm, "WAIT", 0.05)
    monkeypatch.setattr(sandbox, "SECONDS", 0.1)
    before = signal.getsignal(signal.SIGALRM)
    yield
    assert signal.getsignal(signal.SIGALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    assert Alarm.set_now == []


def learners(body: str) -> Callable[..., Any]:
    """A learner's function of that body."""
    names: dict[str, Any] = {}
    text = "import itertools, queue, re, signal, sys, threading, time\ndef function(*given):\n    " + body.replace(
        "\n", "\n    "
    )
    exec(compile(text, "<learner>", "exec"), names)  # noqa: S102
    found: Callable[..., Any] = names["function"]
    return found


@pytest.mark.parametrize(
    "body",
    [
        "time.sleep(1000)",
        "queue.Queue().get()",
        "lock = threading.Lock(); lock.acquire(); lock.acquire()",
        "while True: time.sleep(0.001)",
    ],
)
def test_a_function_that_only_waits_is_told_so(body: str) -> None:
    trouble = run(learners(body)).trouble
    assert trouble is not None
    told = "was stopped because it only waits in line 3: for a sleep, an input, or a queue that stays empty?"
    assert trouble == ("timeout", told, 3, "", "")


@pytest.mark.parametrize(
    "body",
    [
        "def here():\n    while True: pass\nsys.settrace(None)\nhere()",
        "sys.settrace(None)\n(lambda: [0 for _ in itertools.count()])()",
        "re.match('(a+)+b', 'a' * 40)",
        "return 7 ** 10 ** 9",
    ],
)
def test_a_function_that_is_not_counted_is_ended_by_the_clock(body: str) -> None:
    outcome = run(learners(body), steps=10**9)
    assert outcome.is_endless
    assert outcome.told == "was stopped after 0.1 seconds: does it ever end?"


def test_a_function_that_catches_it_and_waits_again_is_ended_all_the_same() -> None:
    body = "while True:\n    try:\n        time.sleep(1000)\n    except BaseException as error:\n        kept = error"
    trouble = run(learners(body)).trouble
    assert trouble is not None
    assert trouble.kind == "timeout"


def test_a_watched_function_is_ended_too() -> None:
    outcome = run(learners("time.sleep(1000)"), on_line=lambda _frame, _event: True)
    assert outcome.trouble is not None
    assert outcome.trouble.kind == "timeout"


def test_a_timer_that_was_set_before_goes_on_with_the_time_it_had_left() -> None:
    heard = []
    before = signal.signal(signal.SIGALRM, lambda *_: heard.append(1))
    signal.setitimer(signal.ITIMER_REAL, 1000, 500)
    try:
        run(learners("time.sleep(1000)"))
        left, again = signal.getitimer(signal.ITIMER_REAL)
        assert 900 < left < 1000
        assert again == 500
        signal.raise_signal(signal.SIGALRM)
        assert heard == [1]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_a_timer_that_has_run_out_meanwhile_rings_at_once() -> None:
    rung = threading.Event()
    before = signal.signal(signal.SIGALRM, lambda *_: rung.set())
    signal.setitimer(signal.ITIMER_REAL, 0.02)
    try:
        run(learners("time.sleep(1000)"))
        assert rung.wait(60)
    finally:
        signal.signal(signal.SIGALRM, before)


Heard = list[str]


def listening(heard: Heard) -> alarm.OnTime:
    """Notes what an alarm tells."""

    def on_time(kind: str, frame: FrameType) -> None:
        assert frame is sys._getframe(3)
        heard.append(kind)

    return on_time


def tick() -> None:
    signal.raise_signal(signal.SIGALRM)


def work() -> None:
    """Keeps the processor busy for more than a moment."""
    sum(range(10**6))


def test_an_alarm_tells_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarm, "TICK", 1000)
    heard: Heard = []
    with Alarm(0, listening(heard)):
        work()
        tick()
        work()
        tick()
    with Alarm(1000, listening(heard)):
        work()
        tick()
    assert heard == ["timeout"] * 2


def test_an_alarm_tells_when_nothing_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarm, "TICK", 1000)
    monkeypatch.setattr(alarm, "WAIT", 2500)
    monkeypatch.setattr(alarm, "IDLE", 1000)
    heard: Heard = []
    with Alarm(1000, listening(heard)):
        tick()
        tick()
        assert heard == []
        tick()
    assert heard == ["waits"]


def test_of_alarms_inside_each_other_the_innermost_one_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarm, "TICK", 1000)
    inner: Heard = []
    outer: Heard = []
    with Alarm(0, listening(outer)):
        with Alarm(0, listening(inner)):
            work()
            tick()
        work()
        tick()
    assert (inner, outer) == (["timeout"], ["timeout"])


def test_a_tick_that_comes_too_late_is_not_heard() -> None:
    alarm._tick(signal.SIGALRM, None)


@pytest.mark.parametrize("missing", ["setitimer", "handler", "main thread"])
def test_where_there_is_no_timer_nothing_is_set(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def is_set() -> bool:
        with Alarm(1000, lambda *_: None):
            return bool(Alarm.set_now)

    assert is_set()
    if missing == "setitimer":
        with monkeypatch.context() as patch:
            patch.delattr(signal, "setitimer")
            assert not is_set()
    elif missing == "handler":
        with monkeypatch.context() as patch:
            patch.setattr(signal, "getsignal", lambda _: None)  # what was set by other means than Python
            assert not is_set()
    else:
        found: list[bool] = []
        thread = threading.Thread(target=lambda: found.append(is_set()))
        thread.start()
        thread.join()
        assert found == [False]


def test_what_is_reached_by_another_way_than_a_run_is_ended_by_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarm, "TICK", 1000)
    with Budget(seconds=0):
        work()
        trouble = attempt(tick).trouble
    assert trouble is not None
    assert trouble[:2] == ("budget", "was stopped because all its calls together took too long")


def frame_of(code: CodeType) -> Any:
    return SimpleNamespace(f_code=code)


def test_in_a_block_our_own_code_is_ended_at_the_second_ring_only_and_what_serves_a_run_not_even_then() -> None:
    heard: Heard = []
    bell = sandbox._Bell(heard.append, calling=None)
    bell.ring("waits", frame_of(plain_int.__code__))
    bell.ring("waits", frame_of(run.__code__))
    bell.ring("waits", frame_of(Alarm.look.__code__))
    for frame in (frame_of(plain_int.__code__), frame_of(tick.__code__), frame_of(threading.Event.wait.__code__)):
        with pytest.raises(sandbox._Stop):
            bell.ring("waits", frame)
    assert heard == ["waits"] * 6


def test_around_a_call_nothing_is_raised_and_within_it_everything_is_ended() -> None:
    heard: Heard = []
    bell = sandbox._Bell(heard.append)
    for _ in range(3):
        bell.ring("waits", frame_of(tick.__code__))
    bell.calling = True
    for code in (run.__code__, plain_int.__code__, tick.__code__):
        with pytest.raises(sandbox._Stop):
            bell.ring("timeout", frame_of(code))
    assert heard == ["waits"] * 3 + ["timeout"] * 3


def test_a_stop_that_strikes_between_two_calls_ends_the_block_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarm, "TICK", 1000)
    done = []
    with Budget(seconds=0):
        done.append("before")
        tick()
        done.append("after")
    assert done == ["before"]
    assert Alarm.set_now == []
    with pytest.raises(ZeroDivisionError), Budget():
        _ = 1 / 0


def test_a_check_that_is_stopped_between_two_calls_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarm, "TICK", 1000)
    monkeypatch.setattr(check_module, "SECONDS", 0)
    monkeypatch.setattr(check_module, "attempt", lambda *_, **__: tick())
    message = check(3, "02-two-rolls").message
    told = "was stopped because all its calls together took too long"
    assert message == f"Not yet: the answer cannot be looked at: it {told}"


def test_a_function_of_c_that_waits_is_ended_too() -> None:
    trouble = run(sleep, 1000).trouble
    assert trouble is not None
    told = "was stopped because it only waits: for a sleep, an input, or a queue that stays empty?"
    assert trouble == ("timeout", told, None, "", "")
