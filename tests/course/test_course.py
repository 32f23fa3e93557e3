"""The course, as its exercises declare it: what is right passes, each wrong thing gets its own sentence, and the rest goes on."""

import ast
import linecache
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import FunctionType
from typing import Any

import pytest

from snl_edu import Board, check
from snl_edu.course.catalogue import course_exercises, course_shelf
from snl_edu.course.exercise import MARKED, WRITTEN
from snl_edu.course.grading.exercise_cell import ExerciseCell, exercise_cell
from snl_edu.course.judges.mistakes import Edit
from snl_edu.course.judges.proof import faults_of, right_answers
from tests.course import spellings
from tests.notebooks.stored import chapter

EXERCISES = course_exercises()
NUMBERS = sorted({exercise.notebook for exercise in EXERCISES.values()})
SPELLINGS: dict[str, list[Any]] = {
    name: functions
    for module in iter_modules(spellings.__path__)
    for name, functions in import_module(f"{spellings.__name__}.{module.name}").SPELLINGS.items()
}


class Stubborn:
    """A thing that raises whenever it is looked at."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def __hash__(self) -> int:
        raise RuntimeError


def fails_when_called(board: Board) -> int:
    raise RuntimeError(str(board.squares))


JUNK: list[Any] = [
    *("?", "", "6", "13", -1, 2.5, 6.0, float("nan"), True, [], {}, {1: [2]}, {7: 94}, [[None]], object(), Stubborn()),
    *(int, Board, print, len, lambda: 1, lambda: 6, lambda *_: 1 // 0, fails_when_called, Board(4), Board(9)),
]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_file_of_exercises_is_read_to_its_end(number: str) -> None:
    shelf = course_shelf(number)
    assert shelf.fault == ""
    assert not shelf.gone & EXERCISES.keys()
    for name in shelf.renamed.values():
        assert name in EXERCISES or name in course_shelf(name[:2]).gone


@pytest.mark.parametrize("name", EXERCISES)
def test_what_is_right_passes_and_each_wrong_thing_gets_its_own_sentence(name: str) -> None:
    assert list(faults_of(EXERCISES[name])) == []


@pytest.mark.parametrize("name", EXERCISES)
def test_an_exercise_has_three_hints_and_names_that_last(name: str) -> None:
    exercise = EXERCISES[name]
    assert len({*exercise.hints}) == 3
    assert not exercise.question.endswith(".")
    assert all(
        wrong.key != f"{wrong.thing.pairs[0][0]} -> {wrong.thing.pairs[0][1]}"
        for wrong in exercise.wrong
        if isinstance(wrong.thing, Edit)
    )


@pytest.mark.parametrize("name", EXERCISES)
def test_junk_neither_raises_nor_passes_and_gets_a_hint(name: str) -> None:
    for junk in (*JUNK, ..., None):
        verdict = check(junk, name)
        assert not verdict.passed, junk
        assert verdict.message.startswith(
            f"Not yet. {EXERCISES[name].kind.stub}" if junk is None or junk is ... else "Not yet"
        )
        assert verdict.hint().startswith("Hint 1: ")


@pytest.mark.parametrize(
    ("name", "place"), [(name, place) for name, found in SPELLINGS.items() for place in range(len(found))]
)
def test_another_spelling_is_right(name: str, place: int) -> None:
    verdict = check(SPELLINGS[name][place], name)
    assert verdict.passed, verdict


class Solved:
    """A notebook whose exercises are answered, run from top to bottom in one namespace, as a learner's kernel would."""

    def __init__(self, number: str, given: dict[str, Any]) -> None:
        self.number, self.names = number, {"__name__": "__main__", "given": given}
        for name, answer in given.items():
            if EXERCISES[name].at_home and type(answer) is FunctionType:
                given[name] = FunctionType(answer.__code__, self.names, answer.__name__)

    def run(self) -> None:
        """Runs all cells, and shows what the last line of each gives; an error ends it."""
        for place, cell in enumerate(chapter(self.number).code):
            asked = exercise_cell(cell.source)
            source = cell.source if asked is None else self._answered(asked)
            filename = f"<cell {place} of notebook {self.number}>"
            linecache.cache[filename] = len(source), None, source.splitlines(keepends=True), filename
            tree = ast.parse(source)
            last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
            exec(compile(tree, filename, "exec"), self.names)
            if isinstance(last, ast.Expr):
                repr(eval(compile(ast.Expression(last.value), filename, "eval"), self.names))

    def _answered(self, asked: ExerciseCell) -> str:
        is_function = asked.exercise in EXERCISES and EXERCISES[asked.exercise].kind is WRITTEN
        if asked.exercise not in self.names["given"] or not (is_function or asked.is_unanswered):
            return asked.above + asked.rest  # it is given by clicks
        answer = f"given[{asked.exercise!r}]"
        if asked.is_unanswered:
            return asked.above + asked.check(answer)
        kept = [node for node in ast.parse(asked.above).body if getattr(node, "name", None) != asked.answer]
        return "\n".join([*map(ast.unparse, kept), f"{asked.answer} = {answer}", asked.rest])


def given_in(number: str) -> dict[str, Any]:
    """The right answers to the exercises of a notebook, but for those that are given by clicks."""
    here = (exercise for exercise in EXERCISES.values() if exercise.notebook == number and exercise.kind is not MARKED)
    return {exercise.name: right_answers(exercise)[0] for exercise in here}


def runs() -> Iterator[tuple[str, str, int]]:
    yield from ((number, "", 0) for number in NUMBERS)
    yield from ((name[:2], name, place) for name, found in SPELLINGS.items() for place in range(len(found)))


@pytest.mark.parametrize(("number", "name", "place"), list(runs()))
def test_what_passes_carries_the_rest_of_its_notebook(
    number: str, name: str, place: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    given = given_in(number)
    Solved(number, given | ({name: SPELLINGS[name][place]} if name else {})).run()
