"""Tries an exercise out: is what is right accepted, does each wrong thing get its own sentence."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

from snl_edu.course import catalogue
from snl_edu.course.check import judged
from snl_edu.course.exercise import CHOICE, DRAWN, MARKED, PAIR, SQUARES, WRITTEN, Exercise
from snl_edu.course.judges.differences import brief
from snl_edu.course.judges.mistakes import Edit, Mistake, When, Wrong, compiled
from snl_edu.course.shelf import source_of
from snl_edu.films.asked.attempt import attempt
from snl_edu.films.asked.questions import questions
from snl_edu.model.board import Board
from snl_edu.model.input.arguments import BoardError, shown
from snl_edu.model.input.foreign import EXERCISES


class Fault(NamedTuple):
    """What is wrong with an exercise, and in which line of its file."""

    exercise: str
    line: int
    sentence: str


def faults_of(exercise: Exercise) -> Iterator[Fault]:
    """All that is wrong with an exercise, in words for the person who wrote it."""
    name, at_line = exercise.name, exercise.line
    try:
        answers = right_answers(exercise)
    except Exception as error:
        yield Fault(name, at_line, f"what is right cannot be worked out: {brief(error)}")
        return
    for answer in answers:
        verdict = judged(exercise, answer)
        if not verdict.passed:
            yield Fault(name, at_line, f"what you give as right is not accepted: {verdict.message}")
    if any(
        judged(exercise, stub).passed
        for stub in (..., _as_learners(lambda *_: None) if exercise.kind is WRITTEN else ...)
    ):
        yield Fault(name, at_line, "it is right before anybody has written anything")
    sentences: dict[str, str] = {}
    for wrong in exercise.wrong:
        faults = list(_faults_of_wrong(exercise, wrong))
        if sentences.setdefault(wrong.key, wrong.sentence) != wrong.sentence:
            faults.append(f"two wrong things are called {wrong.key}: give each a key of its own")
        yield from (Fault(name, wrong.line or at_line, sentence) for sentence in faults)
    for hint in exercise.hints:
        if any(re.search(rf"(?<![\w.]){re.escape(word)}(?![\w.])", hint) for word in _words(exercise)):
            yield Fault(name, at_line, f"a hint gives the answer away: {hint!r}")


def _faults_of_wrong(exercise: Exercise, wrong: Wrong) -> Iterator[str]:
    """What is wrong with a wrong thing: it has to get its own sentence."""
    try:
        verdicts = [judged(exercise, answer) for answer in _wrong_answers(exercise, wrong)]
    except SyntaxError as error:
        yield f"the edit {wrong.key} makes something that is not Python: {error.msg}"
        return
    start = wrong.sentence.partition("{")[0] if isinstance(wrong.thing, When) else wrong.sentence
    for verdict in verdicts:
        if verdict.passed:
            yield f"the wrong thing {wrong.key} counts as right"
        elif (verdict.fault or verdict.misconception) != wrong.key or start not in verdict.message:
            yield f"the wrong thing {wrong.key} is not told its own sentence, but {verdict.message!r}"
    if isinstance(wrong.thing, When) and not wrong.thing.examples:
        yield f"the condition {wrong.key} needs an example: when(condition, example)"


def faults_in(path: Path) -> tuple[list[Exercise], list[str]]:
    """The exercises of a file, and all that is wrong with it, each with its line."""
    if not path.is_file():
        raise BoardError(f"there is no file {shown(str(path))}")
    if not path.name.endswith(EXERCISES):
        raise BoardError(f"{shown(path.name)} is not found by check: call the file something{EXERCISES}")
    shelf = catalogue.shelf_of(path)
    exercises = list(shelf.exercises.values())
    faults = (each for exercise in exercises for each in faults_of(exercise))
    sentences = [f"{path.name}, line {each.line}: {each.exercise}: {each.sentence}" for each in faults]
    return exercises, [*filter(None, [shelf.fault]), *sentences]


def right_answers(exercise: Exercise) -> list[Any]:
    """A right answer as a learner would give it."""
    right = exercise.right()
    if exercise.kind is WRITTEN:
        return [compiled(source_of(right), f"{exercise.name}: right", right.__globals__)[right.__name__]]
    if exercise.kind is MARKED:
        return [Answered(right, exercise)]
    return [right]


def _wrong_answers(exercise: Exercise, wrong: Wrong) -> list[Any]:
    """A wrong thing as learners would give it."""
    thing = wrong.thing
    if isinstance(thing, When):
        return list(map(_as_learners, thing.examples))
    right = exercise.right()
    if isinstance(thing, Edit):
        return [Mistake(wrong, source_of(right), right, list).function]
    if exercise.kind is WRITTEN:
        return [_as_learners(thing)]
    is_one_of_many = exercise.kind in (SQUARES, CHOICE) and not isinstance(thing, (tuple, list, set, frozenset))
    return [thing, [*right, thing]] if is_one_of_many and isinstance(right, set) else [thing]


def _as_learners(thing: Any) -> Any:
    """A function as if a learner had written it; anything else as it is."""
    if type(thing) is not FunctionType:
        return thing
    code = thing.__code__.replace(co_filename="<a learner's>")
    return FunctionType(code, thing.__globals__, thing.__name__, thing.__defaults__, thing.__closure__)


def _words(exercise: Exercise) -> list[str]:
    """The answer in words, as a hint must not have it; for a function or a board there are none."""
    if exercise.kind in (WRITTEN, DRAWN, MARKED):
        return []
    right = exercise.right()
    if exercise.kind is CHOICE:
        return [right.upper() if len(right) == 1 else right] if isinstance(right, str) else []
    if exercise.kind in (PAIR, SQUARES):
        return [", ".join(map(str, right))] if len(right) > 1 else []
    return [brief(right)]


class Answered:
    """What a player looks like to a check when all its questions are answered right."""

    ask, answers, score, attempt = "", (), (0, 0), None  # type: Any, Any, Any, Any

    def __init__(self, board: Board, exercise: Exercise) -> None:
        self.ask = exercise.ask
        items = questions(board, self.ask)
        self.answers = tuple({"picked": list(each.right), "shown": False} for each in items)
        self.score, self.attempt = (len(items), len(items)), attempt(board, self.ask, [])
