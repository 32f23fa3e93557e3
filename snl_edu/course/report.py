"""What a check has found, for those who grade a notebook; in a learner's own notebook nobody listens."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from snl_edu.course.judges.handwork import asks, is_drawn
from snl_edu.course.logbook import is_unwritten
from snl_edu.course.verdict import Verdict

LONGEST = 1000  # characters of a message: a learner's own words may be in it


class Report(NamedTuple):
    """The verdict on an exercise, and what kind of answer it was."""

    exercise: str
    passed: bool
    message: str
    misconception: str | None = None
    unwritten: bool = False  # still as the notebook had it
    by_hand: bool = False  # given in a player or drawn, which a new run of the notebook does not repeat
    fault: str | None = None  # the lasting name of what is wrong


Listener = Callable[[Report], None]
_listeners: list[Listener] = []


def listen(listener: Listener) -> None:
    """Calls the listener for every verdict on an exercise from now on."""
    _listeners.append(listener)


def report(exercise: str, answer: Any, verdict: Verdict) -> None:
    """Passes a verdict on to those who listen; whatever goes wrong, a check goes on."""
    for listener in _listeners:
        with suppress(Exception):
            message, by_hand = str(verdict.message)[:LONGEST], asks(answer) or is_drawn(answer)
            known, unwritten = verdict.misconception, is_unwritten(answer)
            listener(Report(exercise, verdict.passed, message, known, unwritten, by_hand, verdict.fault))
