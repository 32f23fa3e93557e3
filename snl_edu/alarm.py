"""A clock that stops code that no tracer can follow, where the platform has such a clock.

It needs the signals of Unix and the main thread, as in a notebook's kernel; in another thread, on Windows and in a
browser's Python it does nothing. It stops everything that lets Python check for signals: Python code in any library,
`time.sleep`, `input`, waiting for a lock or for an empty `queue.Queue`, a regular expression, `7 ** 10**8`.
Nothing stops a single call into C that never checks, such as `sum(range(10**12))`, `0 in itertools.count(1)`, `sorted`,
`list` or `any` of far too much, or `[0] * 10**9`: the alarm has to wait until that call is over, if it ever is.
"""

import signal
import threading
from collections.abc import Callable
from time import monotonic, process_time
from types import FrameType
from typing import ClassVar

TICK = 0.25  # seconds from one look at the clock to the next
WAIT = 1.0  # seconds without any work, which mean that the code waits for something that does not come
IDLE = 0.001  # seconds of work in a tick that count as no work

OnTime = Callable[[str, FrameType], None]  # gets "timeout" or "waits" at each tick from then on, and may raise


class Alarm:
    """Looks at the clock at each tick while a block runs, and reports when its time is over or it only waits.

    Of blocks inside each other, only the innermost one is watched. The outermost one sets the timer; at its end it puts
    back the timer that was there before, with the time that it has left.
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
        """Reports if the time is over, or if the block only waits."""
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
