"""Whether a learner's answer is right yet, and if not, which idea went wrong and on which small board."""

from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from types import FunctionType, MappingProxyType
from typing import Any

from snl_edu.course.borrowed import borrowed
from snl_edu.course.breakage import Breakage, break_it
from snl_edu.course.exercise import MOST_LOOKED_AT, Exercise, Judge
from snl_edu.course.exercises import ch01, ch02, ch03, ch04, ch05, ch06, ch07, ch08, ch09, ch10
from snl_edu.course.logbook import record
from snl_edu.course.player_answers import asks, judge_answers
from snl_edu.course.report import report
from snl_edu.course.solvers import judge
from snl_edu.course.verdict import Verdict, not_yet
from snl_edu.model.arguments import is_a, shown
from snl_edu.model.board import Board
from snl_edu.sandbox import OUT_OF_TIME, Budget, attempt, is_running

__all__ = ["ALIASES", "EXERCISES", "Breakage", "Verdict", "break_it", "check"]

SECONDS = 60.0  # that one check may take: far more than it needs

CHAPTERS = (ch01, ch02, ch03, ch04, ch05, ch06, ch07, ch08, ch09, ch10)
STUCK = "Stuck? Add .hint() to the end of the last line."

EXERCISES: Mapping[str, Exercise] = MappingProxyType(
    {name: exercise for chapter in CHAPTERS for name, exercise in chapter.EXERCISES.items()}
)
# The old names of exercises, which are still used in learners' own copies.
ALIASES: Mapping[str, str] = MappingProxyType(
    {old: name for chapter in CHAPTERS for old, name in chapter.ALIASES.items()}
)


def names_of(exercise: str) -> list[str]:
    """The name of an exercise, and its old names."""
    return [exercise, *(old for old, name in ALIASES.items() if name == exercise)]


def check(answer: Any, exercise: str | None = None) -> Verdict:
    """The verdict on a solver, or on the answer to an exercise of the course; it never raises, whatever the answer is.

    A solver is a function that takes the matrix of the famous question and gives the fewest rolls, or -1. A function of a
    Board that gives None where nobody can win will do as well, and so will the signatures of other sites. A player that
    asks is judged by its answers.
    """
    if is_running():
        return not_yet("check is called inside a function that is being checked: call it below, without indentation")
    if exercise is None:
        return _judged(lambda given: (judge_answers if asks(given) else judge)(given), answer)
    if is_a(exercise, Board):
        message = "Not yet: check finds the boards itself, so leave the board out: check(solve)"
        return Verdict(False, message, ("To see your solver on this board, use play(watch(solve, board)).",))
    name: Any = exercise
    if type(name) is str:
        name = ALIASES.get(name, name)
    found = EXERCISES.get(name) if type(name) is str else None
    if found is None:
        near = get_close_matches(name, EXERCISES) if type(name) is str else []
        message = f"Not yet: there is no exercise {shown(name)}; try {', '.join(near or list(EXERCISES)[:3])}"
        return Verdict(False, message, ("You will find the exercise's name in the cell below it.",))
    verdict = _answered(found, answer)
    record(name, answer, passed=verdict.passed)
    report(name, answer, verdict)
    return _completed(verdict, found, name, answer)


def _answered(exercise: Exercise, answer: Any) -> Verdict:
    """The verdict on an answer: a stub gets the question again, and what is not the learner's own is refused."""
    if answer is None or answer is Ellipsis:
        return not_yet(exercise.question)
    if type(answer) is range:  # it may be far longer than memory
        answer = answer[:MOST_LOOKED_AT]
    if exercise.ours is None and not exercise.without:
        return _judged(exercise.judge, answer)

    def judge(given: Any) -> Verdict:
        fault = borrowed(given, exercise.ours, exercise.without) if callable(given) else None
        return exercise.judge(given) if fault is None else not_yet(fault)

    return _judged(judge, answer)


def _completed(verdict: Verdict, exercise: Exercise, name: str, answer: Any) -> Verdict:
    """The verdict with what belongs to the exercise: hints, the reason why it is right, what comes next, and our function."""
    return replace(
        verdict,
        hints=verdict.hints or exercise.hints,
        explanation=verdict.explanation or (exercise.why if verdict.passed else ""),
        next_step=_next(name) if verdict.passed else "" if answer is None or answer is Ellipsis else STUCK,
        answer=answer,
        ours=_at_home(exercise.ours, answer) if exercise.at_home else exercise.ours,
    )


def _at_home(ours: Any, answer: Any) -> Any:
    """Our function, made to look up names where the learner's function does."""
    return FunctionType(ours.__code__, answer.__globals__) if type(answer) is FunctionType else ours


def _next(name: str) -> str:
    """What comes after an exercise, in the order of the course."""
    names = list(EXERCISES)
    following = names[names.index(name) + 1 :]
    if not following:
        return "That was the last exercise of the course."
    notebook = following[0].partition("-")[0]
    return f"Next: {following[0]}" if name.startswith(notebook) else f"Next: notebook {notebook}"


def _judged(judge: Judge, answer: Any) -> Verdict:
    """The verdict on an answer, which may be anything, and may fail in any way when we look at it."""
    outcome = OUT_OF_TIME
    with Budget(seconds=SECONDS):
        outcome = attempt(judge, answer, seconds=SECONDS)
    if outcome.trouble is not None:
        return not_yet(f"the answer cannot be looked at: it {outcome.trouble.sentence}")
    verdict: Verdict = outcome.value
    return verdict
