"""Whether a learner's answer is right yet, and if not, which idea went wrong and on which small board."""

from dataclasses import replace
from difflib import get_close_matches
from types import FunctionType
from typing import Any

from snl_edu.calls.sandbox import OUT_OF_TIME, Budget, is_running, outcome_of
from snl_edu.course import catalogue
from snl_edu.course.exercise import Exercise, Judge
from snl_edu.course.judges.borrowed import borrowed
from snl_edu.course.judges.differences import brief
from snl_edu.course.judges.handwork import asks, judge_answers
from snl_edu.course.judges.values import MOST_LOOKED_AT
from snl_edu.course.logbook import record
from snl_edu.course.report import report
from snl_edu.course.verdict import Verdict, not_yet
from snl_edu.model.board import Board
from snl_edu.model.input.arguments import is_a, shown

SECONDS = 60.0  # that one check may take: far more than it needs
STUCK = "Stuck? Add .hint() to the end of the last line."
WHERE = "You will find the exercise's name in the cell below it."
GONE = "is no longer an exercise of the course: you can leave it out, it counts for nothing."


def check(answer: Any, exercise: str | None = None, *more: Any) -> Verdict:
    """The verdict on a solver, or on the answer to an exercise of the course; it never raises, whatever the answer is.

    A solver is a function that takes the matrix of the famous question and gives the fewest rolls, or -1. A function of a
    Board that gives None where nobody can win will do as well, and so will the signatures of other sites. A player that
    asks is judged by its answers.
    """
    if is_running():
        return not_yet("check is called inside a function that is being checked: call it below, without indentation")
    if exercise is None:
        from snl_edu.course.solvers.judgement import judge  # all wrong solvers come with it

        return _safely(judge_answers if asks(answer) else judge, answer)
    if is_a(exercise, Board):
        message = "Not yet: check finds the boards itself, so leave the board out: check(solve)"
        return Verdict(False, message, ("To see your solver on this board, use play(watch(solve, board)).",))
    if more:
        *parts, name = answer, exercise, *more
        several = {2: "two", 3: "three"}.get(len(parts), "parts")
        return not_yet(f"put round brackets around the {several}: check({brief(tuple(parts))}, {brief(name)})")
    declared = catalogue.find(exercise) if type(exercise) is str else None
    if declared is None:
        return _unknown(exercise, answer)
    verdict = judged(declared, answer)
    record(declared.name, answer, passed=verdict.passed)
    verdict = _completed(verdict, declared, answer)
    report(declared.name, answer, verdict)
    return verdict


def _unknown(name: Any, answer: Any) -> Verdict:
    """The verdict for a name that no exercise has."""
    if type(name) is str and catalogue.is_gone(name):
        return Verdict(False, f"{name} {GONE}", ("There is nothing left to do here.",), answer=answer, ours=answer)
    names = [*catalogue.all_exercises()]
    near, faults = get_close_matches(name, names) if type(name) is str else [], catalogue.faults()
    advice = f"; try {', '.join(near or names[:3])}" if near or not faults else ""
    broken = [f"This file of exercises cannot be used as it is: {fault}" for fault in faults]
    return Verdict(False, ". ".join([f"Not yet: there is no exercise {shown(name)}{advice}", *broken]), (WHERE,))


def judged(exercise: Exercise, answer: Any) -> Verdict:
    """The verdict on an answer: what is not begun is told what to do, and what is not the learner's own is refused."""
    if answer is None or answer is Ellipsis:
        return Verdict(False, f"Not yet. {exercise.kind.stub}")
    if type(answer) is range:  # it may be far longer than memory
        answer = answer[:MOST_LOOKED_AT]

    def judge(given: Any) -> Verdict:
        is_bound = exercise.ours is not None or exercise.without
        fault = borrowed(given, exercise.ours, exercise.without) if is_bound and callable(given) else None
        return exercise.judge(given) if fault is None else not_yet(fault)

    return _safely(judge, answer)


def _completed(verdict: Verdict, exercise: Exercise, answer: Any) -> Verdict:
    """The verdict with what belongs to the exercise: hints, the reason why it is right, what comes next, and our function."""
    hints, ours = verdict.hints or exercise.hints, exercise.ours
    if exercise.at_home and type(answer) is FunctionType:  # it looks up names where the learner's function does
        ours = FunctionType(ours.__code__, answer.__globals__)
    is_begun = answer is not None and answer is not Ellipsis
    return replace(
        verdict,
        hints=hints,
        explanation=verdict.explanation or (exercise.why if verdict.passed else ""),
        next_step=_next(exercise) if verdict.passed else STUCK if hints and is_begun else "",
        answer=answer,
        ours=ours,
        fault=None if verdict.passed else verdict.fault or verdict.misconception,
    )


def _next(exercise: Exercise) -> str:
    """What comes after an exercise, in the order of its notebook; nobody is sent to what may be skipped."""
    following = catalogue.following(exercise)
    last = "That was the last exercise of the course." if exercise.notebook else ""
    return f"Next: {following}" if following else last


def _safely(judge: Judge, answer: Any) -> Verdict:
    """The verdict on an answer, which may be anything, and may fail in any way when we look at it."""
    outcome = OUT_OF_TIME
    with Budget(seconds=SECONDS):
        outcome = outcome_of(judge, answer, seconds=SECONDS)
    if outcome.trouble is not None:
        return not_yet(f"the answer cannot be looked at: it {outcome.trouble.sentence}")
    if not is_a(outcome.value, Verdict):
        return not_yet(f"this cannot be judged: the judge of the exercise gives {shown(outcome.value)}, not a Verdict")
    return outcome.value
