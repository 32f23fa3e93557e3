"""Tells a learner whether an answer is right yet, and if not, which idea went wrong and on which small board."""

from collections.abc import Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any

from snl_edu.checks import ch01, ch02, ch03, ch04, ch05, ch06, ch07, ch08
from snl_edu.checks.breaking import Breakage, break_it
from snl_edu.checks.judging import Exercise, Fault
from snl_edu.checks.solver import judge
from snl_edu.checks.verdict import Verdict
from snl_edu.reading import shown

__all__ = ["EXERCISES", "Breakage", "Verdict", "break_it", "check"]

EXERCISES: Mapping[str, Exercise] = MappingProxyType(
    {
        name: exercise
        for chapter in (ch01, ch02, ch03, ch04, ch05, ch06, ch07, ch08)
        for name, exercise in chapter.EXERCISES.items()
    }
)


def check(answer: Any, exercise: str | None = None) -> Verdict:
    """The verdict on a solver, or on the answer to an exercise of the course; it never raises, whatever the answer is.

    A solver is a function that takes the matrix of the famous question and gives the fewest rolls, or -1.
    """
    if exercise is None:
        return judge(answer)
    name: Any = exercise
    found = EXERCISES.get(name) if type(name) is str else None
    if found is None:
        near = get_close_matches(name, EXERCISES) if type(name) is str else []
        tried = ", ".join(near or list(EXERCISES)[:3])
        message = f"Not yet: there is no exercise {shown(name)}; try {tried}"
        return Verdict(False, message, ("The name of an exercise stands in the cell below it.",))
    if answer is None or answer is Ellipsis:
        return Verdict(False, f"Not yet: {found.question}", found.hints)
    try:
        finding = found.judge(answer)
    except Exception as error:  # an answer may be anything, and fail in any way when it is looked at
        finding = Fault(f"the answer cannot be looked at: it raises {type(error).__name__}")
    if isinstance(finding, Verdict):
        return finding
    if isinstance(finding, Fault):
        return Verdict(False, f"Not yet: {finding.sentence}", found.hints, board=finding.board)
    boards = "" if finding == 0 else f", on {finding} board{'s' if finding > 1 else ''}"
    return Verdict(True, f"Right{boards}.", found.hints)
