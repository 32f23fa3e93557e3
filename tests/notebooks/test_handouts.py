"""The learner's copies of the course's notebooks: no question has its answer below it."""

import ast
from contextlib import suppress

import nbformat
import pytest

from snl_edu.course.check import check
from snl_edu.course.install import FOR_TEACHERS, copy_course
from tests.notebooks.stored import Cell, Notebook, checks, read, texts_of
from tools.notebooks import NOTEBOOKS

CHAPTERS = sorted(path.name for path in NOTEBOOKS.glob("*.ipynb") if path.name not in FOR_TEACHERS)


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Notebook]:
    """What a learner gets."""
    folder = tmp_path_factory.mktemp("course")
    copy_course(folder)
    for path in folder.glob("*.ipynb"):
        nbformat.validate(nbformat.read(path, as_version=4))  # type: ignore[no-untyped-call]
    return {path.name: read(path) for path in sorted(folder.glob("*.ipynb"))}


def given_away(cell: Cell, published: Cell) -> list[str]:
    """The exercises that a cell of a learner's copy solves, as the verdicts of the published cell tell.

    Both have the same source. The published verdicts are what the cell says when it is run: nbval compares them.
    """
    assert cell.source == published.source
    said = [text for output in published.outputs for mime, text in texts_of(output).items() if mime == "text/plain"]
    asked, refused = checks(cell), [text for text in said if text.startswith("Not yet")]
    return asked if len(refused) < len(asked) else []


def values(cell: Cell) -> list[tuple[object, str]]:
    """The values that a cell passes to a check, at once or by a name that it gives them, each with its exercise."""
    nodes = list(ast.walk(cell.tree))
    calls = [node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "check"]
    answers = [call.args[0] for call in calls if call.args]
    names = {answer.id for answer in answers if isinstance(answer, ast.Name)}
    given = [node for node in nodes if isinstance(node, ast.Assign)]
    answers += [node.value for node in given if names & {getattr(target, "id", "") for target in node.targets}]
    found = []
    for answer in answers:
        with suppress(ValueError, TypeError):
            found += [(ast.literal_eval(answer), name) for name in checks(cell)]
    return [(value, name) for value, name in found if value is not ...]


def test_a_learner_gets_the_chapters_and_nothing_else(copies: dict[str, Notebook]) -> None:
    assert list(copies) == CHAPTERS
    solved = {cell.source for path in FOR_TEACHERS for cell in read(NOTEBOOKS / path).code if checks(cell)}
    assert not [cell for notebook in copies.values() for cell in notebook.code if cell.source in solved]


@pytest.mark.parametrize("name", CHAPTERS)
def test_no_answer_is_in_a_learners_copy(copies: dict[str, Notebook], name: str) -> None:
    copy, published = copies[name], read(NOTEBOOKS / name)
    assert "widgets" not in copy.metadata
    assert not [cell for cell in copy.cells if cell.outputs or cell.count is not None]
    pairs = list(zip(copy.cells, published.cells, strict=True))
    assert [solved for cell, other in pairs for solved in given_away(cell, other)] == []
    assert {name for cell, _ in pairs for name in checks(cell)} or not copy.chapter, "there is something to answer"


@pytest.mark.parametrize("name", CHAPTERS)
def test_no_value_that_is_checked_is_right(copies: dict[str, Notebook], name: str) -> None:
    found = [(value, asked) for cell in copies[name].code for value, asked in values(cell)]
    assert [(value, asked) for value, asked in found if check(value, asked).passed] == []
