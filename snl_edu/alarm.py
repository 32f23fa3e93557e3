"""A clock that ends what no tracer can follow, where the platform has one.

It needs the signals of a Unix and the main thread, as in a notebook's kernel; in another thread, on Windows and in a
browser's Python it does nothing. It ends whatever lets Python look for signals: Python's own code in any library,
`time.sleep`, `input`, a lock or an empty `queue.Queue` that is waited for, a regular expression, `7 ** 10**8`.
Nothing ends a single call into C that never looks, such as `sum(range(10**12))`, `0 in itertools.count(1)`, `sorted`,
`list` or `any` of far too much, or `[0] * 10**9`: it is ended when it is over, if ever.
"""

import signal
import threading
from collections.abc import Callable
from time import monotonic, process_time
from types import FrameType
from typing import ClassVar

TICK = 0.25  # seconds from one look at the clock to the next
WAIT = 1.0  # seconds in which nothing at all is done, so that somebody waits for what does not come
IDLE = 0.001  # seconds of work in a tick that are none

OnTime = Callable[[str, FrameType], None]  # hears "timeout" or "waits", at each tick from then on, and may raise


class Alarm:
    """Looks at the clock at each tick while a block runs, and reports when its time is over or it only waits.

    Of blocks inside each other the innermost one is looked at. The outermost one sets the timer, and puts back the one
    that was there before, with the time that it has left.
    """

    set_now: ClassVar[list["Alarm"]] = []  # the outermost first

    def __init__(self, seconds: float, on_time: OnTime) -> None:
        self._seconds = seconds
        self._on_time = on_time

    def __enter__(self) -> None:
        self._began, self._worked, self._idle = monotonic(), process_time(), 0
        self._is_set = bool(self.set_now) or _has_timer() if _in_main_thread() else False
        if self._is_set and not self.set_now:
            self._handler = signal.signal(signal.SIGALRM, _tick)
            self._timer = signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
        if self._is_set:
            self.set_now.append(self)

    def __exit__(self, *_error: object) -> None:
        if self._is_set:
            self.set_now.remove(self)
        if self._is_set and not self.set_now:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._handler)
            left, again = self._timer
            if left > 0:
                signal.setitimer(signal.ITIMER_REAL, max(left - (monotonic() - self._began), 1e-6), again)

    def look(self, frame: FrameType) -> None:
        """Reports if it is time."""
        worked = process_time()
        self._idle = self._idle + 1 if worked - self._worked < IDLE else 0
        self._worked = worked
        if self._idle * TICK >= WAIT:
            self._on_time("waits", frame)
        elif monotonic() - self._began >= self._seconds:
            self._on_time("timeout", frame)


def _tick(_signal: int, frame: FrameType | None) -> None:
    if Alarm.set_now and frame is not None:
        Alarm.set_now[-1].look(frame)


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


def _has_timer() -> bool:
    """Whether there is a timer, and a handler that can be put back."""
    return hasattr(signal, "setitimer") and signal.getsignal(signal.SIGALRM) is not None
