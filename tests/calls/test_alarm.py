"""What no tracer can follow is ended by a clock, and the clock is put back."""

import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import partial
from types import CodeType, FrameType, SimpleNamespace
from typing import Any

import pytest

from snl_edu import check
from snl_edu.calls import alarm, sandbox
from snl_edu.calls.alarm import Alarm
from snl_edu.calls.sandbox import Budget, Trouble, outcome_of, run
from snl_edu.course import check as check_module
from snl_edu.model.input.arguments import plain_int

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


AGAIN = "while True:\n    try:\n        time.sleep(1000)\n    except BaseException as error:\n        kept = error"


@pytest.mark.parametrize(
    "body",
    [
        *("time.sleep(1000)", "queue.Queue().get()", "while True: time.sleep(0.001)"),
        "lock = threading.Lock(); lock.acquire(); lock.acquire()",
    ],
)
@pytest.mark.parametrize("on_line", [None, lambda _frame, _event: True])
def test_a_function_that_only_waits_is_told_so(body: str, on_line: sandbox.OnLine | None) -> None:
    told = "was stopped because it only waits in line 3: for a sleep, an input, or a queue that stays empty?"
    assert run(learners(body), on_line=on_line).trouble == Trouble("timeout", told, 3)
    assert run(time.sleep, 1000).trouble == Trouble("timeout", told.replace(" in line 3", ""))
    assert (run(learners(AGAIN), on_line=on_line).trouble or [""])[0] == "timeout"


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
        signal.setitimer(signal.ITIMER_REAL, 0.02)  # which runs out meanwhile, and rings at once then
        rung = threading.Event()
        signal.signal(signal.SIGALRM, lambda *_: rung.set())
        run(learners("time.sleep(1000)"))
        assert rung.wait(60)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


Heard = list[str]


def listening(heard: Heard) -> alarm.OnTime:
    """Notes what an alarm tells."""

    def on_time(kind: str, frame: FrameType) -> None:
        assert frame is sys._getframe(3)
        heard.append(kind)

    return on_time


def tick(*, working: bool = False) -> None:
    """A look at the clock, perhaps after more than a moment of work."""
    sum(range(10**6 if working else 0))
    signal.raise_signal(signal.SIGALRM)


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock ticks only when a test says so."""
    for name, value in (("TICK", 1000), ("WAIT", 2500), ("IDLE", 0.001)):
        monkeypatch.setattr(alarm, name, value)


@pytest.mark.usefixtures("by_hand")
def test_the_innermost_alarm_whose_time_is_over_tells_so_at_each_tick() -> None:
    inner: Heard = []
    outer: Heard = []
    with Alarm(0, listening(outer)):
        with Alarm(0, listening(inner)):
            tick(working=True)
            tick(working=True)
        tick(working=True)
    with Alarm(1000, listening(outer)):
        tick(working=True)
    assert (inner, outer) == (["timeout"] * 2, ["timeout"])
    alarm._tick(signal.SIGALRM, None)  # too late to be heard


@pytest.mark.usefixtures("by_hand")
def test_an_alarm_tells_when_nothing_was_done_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: Heard = []
    with Alarm(1000, listening(heard)):
        for idle, count in ((1000, 2), (-1, 1), (1000, 2)):  # work begins the waiting anew
            monkeypatch.setattr(alarm, "IDLE", idle)
            for _ in range(count):
                tick()
        assert heard == []
        tick()
    assert heard == ["waits"]


def test_where_there_is_no_timer_nothing_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    def is_set() -> bool:
        with Alarm(1000, lambda *_: None):
            return bool(Alarm.set_now)

    found: list[bool] = [is_set()]
    with monkeypatch.context() as patch:
        patch.delattr(signal, "setitimer")
        found.append(is_set())
    with monkeypatch.context() as patch:
        patch.setattr(signal, "getsignal", lambda _: None)  # what was set by other means than Python
        found.append(is_set())
    thread = threading.Thread(target=lambda: found.append(is_set()))
    thread.start()
    thread.join()
    assert found == [True, False, False, False]


OURS, SERVING, THEIRS = plain_int.__code__, run.__code__, tick.__code__


@pytest.mark.parametrize(
    ("calling", "rings", "raised"),
    [
        (None, [OURS, SERVING, Alarm.look.__code__, OURS, THEIRS, threading.Event.wait.__code__], [3, 4, 5]),
        (None, [THEIRS], [0]),
        (False, [THEIRS, THEIRS, OURS], []),
        (True, [OURS, SERVING, OURS, THEIRS], [1, 2, 3]),
    ],
)
def test_our_own_code_is_ended_at_the_second_ring_only_and_what_serves_a_run_not_even_then(
    calling: bool | None, rings: list[CodeType], raised: list[int]
) -> None:
    heard: Heard = []
    bell = sandbox._Bell(heard.append, calling=calling)
    for number, code in enumerate(rings):
        frame: Any = SimpleNamespace(f_code=code)
        with pytest.raises(sandbox._Stop) if number in raised else nullcontext():
            bell.ring("waits", frame)
    assert heard == ["waits"] * len(rings)


@pytest.mark.usefixtures("by_hand")
def test_what_is_reached_by_another_way_than_a_run_is_ended_by_the_budget() -> None:
    with Budget(seconds=0):
        trouble = outcome_of(partial(tick, working=True)).trouble
    assert trouble is not None
    assert trouble[:2] == ("budget", "was stopped because all its calls together took too long")


@pytest.mark.usefixtures("by_hand")
def test_a_stop_that_strikes_between_two_calls_ends_the_block_and_no_more() -> None:
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
    monkeypatch.setattr(check_module, "outcome_of", lambda *_, **__: tick())
    message = check(3, "02-two-rolls").message
    told = "was stopped because all its calls together took too long"
    assert message == f"Not yet: the answer cannot be looked at: it {told}"
