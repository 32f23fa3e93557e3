"""A clock that stops code that no tracer can follow, where the platform has such a clock.

It needs the signals of Unix and the main thread, as in a notebook's kernel; in another thread, on Windows and in a
browser's Python it does nothing. It stops everything that lets Python check for signals: Python code in any library,
`time.sleep`, `input`, waiting for a lock or for an empty `queue.Queue`, a regular expression, `7 ** 10**8`.
Nothing stops a single call into C that never checks, such as `sum(range(10**12))`, `0 in itertools.count(1)`, `sorted`,
`list` or `any` of far too much, or `[0] * 10**9`: the alarm has to wait until that call is over, if it ever is.
"""

import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from time import monotonic, process_time
from types import FrameType, ModuleType
from typing import Any, ClassVar

TICK = 0.25  # seconds from one look at the clock to the next
WAIT = 1.0  # seconds without any work, which mean that the code waits for something that does not come
IDLE = 0.001  # seconds of work in a tick that count as no work

HOMES = (signal, sys.modules["_signal"])
SETTERS = ("signal", "setitimer", "alarm")  # with which a learner could take our timer away

OnTime = Callable[[str, FrameType], None]  # gets "timeout", "waits" or "alarm" at each tick from then on, and may raise


class Alarm:
    """Looks at the clock at each tick while a block runs, and reports when its time is over or it only waits.

    Of blocks inside each other, only the innermost one is watched. The outermost one sets the timer; at its end it puts
    back the timer that was there before, with the time that it has left.
    """

    set_now: ClassVar[list["Alarm"]] = []  # the outermost first

    def __init__(self, seconds: float, on_time: OnTime) -> None:
        self._seconds = seconds
        self.report = on_time

    def __enter__(self) -> None:
        self._began, self._worked, self._idle = monotonic(), process_time(), 0
        self._is_set = bool(self.set_now) or _has_timer() if _in_main_thread() else False
        if self._is_set and not self.set_now:
            self._handler = signal.signal(signal.SIGALRM, _tick)
            self._timer = signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
            self._setters = _guard()
        if self._is_set:
            self.set_now.append(self)

    def __exit__(self, *_error: object) -> None:
        if self._is_set:
            self.set_now.remove(self)
        if self._is_set and not self.set_now:
            for home, name, setter in self._setters:
                setattr(home, name, setter)
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._handler)
            left, again = self._timer
            if left > 0:
                signal.setitimer(signal.ITIMER_REAL, max(left - (monotonic() - self._began), 1e-6), again)

    def look(self, frame: FrameType) -> None:
        """Reports if the time is over, or if the block only waits."""
        worked = process_time()
        self._idle = self._idle + 1 if worked - self._worked < IDLE else 0
        self._worked = worked
        if self._idle * TICK >= WAIT:
            self.report("waits", frame)
        elif monotonic() - self._began >= self._seconds:
            self.report("timeout", frame)


def _guard() -> list[tuple[ModuleType, str, Any]]:
    """Lets nobody else set the alarm until the setters that are returned here are put back."""
    found = [(home, name, getattr(home, name)) for home in HOMES for name in SETTERS if hasattr(home, name)]
    for home, name, setter in found:
        if name != "signal" or home is not signal:  # signal.signal calls _signal.signal
            setattr(home, name, partial(_refuse, setter, name))
    return found


def _refuse(setter: Any, name: str, which: Any = None, *others: Any) -> Any:
    """Reports a setter that would take our timer away; others do what they always do."""
    ours = {"signal": getattr(signal, "SIGALRM", None), "setitimer": getattr(signal, "ITIMER_REAL", None)}
    if Alarm.set_now and (name == "alarm" or which == ours[name]):
        Alarm.set_now[-1].report("alarm", sys._getframe(1))
        return None
    return setter(which, *others)


def _tick(_signal: int, frame: FrameType | None) -> None:
    if Alarm.set_now and frame is not None:
        Alarm.set_now[-1].look(frame)


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


def _has_timer() -> bool:
    """Whether there is a timer, and a handler that can be put back."""
    return hasattr(signal, "setitimer") and signal.getsignal(signal.SIGALRM) is not None
