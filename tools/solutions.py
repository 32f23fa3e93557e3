"""Writes `notebooks/solutions.ipynb` from the exercises; `make notebooks` calls it before it runs the notebooks."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat

import snl_edu
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.exercise import DRAWN, MARKED, WRITTEN, Exercise
from snl_edu.course.grading.exercise_cell import exercise_cell, imports_in, names_in
from snl_edu.course.shelf import source_of
from snl_edu.films.asked.questions import questions

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
PUBLIC = "from snl_edu import {}"
ABOUT = """\
# Solutions

Every question and every exercise of the course, answered, and judged by the same checks that you use.

Look here when you have tried, or when you have solved an exercise and want to see another way. There are often several good ones. A solution that you have only read is soon forgotten: close this notebook, and write it yourself."""
FIRST = "Run this cell first: the answers below need it."
PLAYERS = (
    " The players are answered here from Python: `answers` holds, for each question, the squares that were marked."
)
ANSWERED = '''

def answered(board, ask, *marks):
    """A player whose questions are answered with these squares, one list for each question."""
    player = play(board, ask=ask)
    player.answers = [
        {"question": number, "picked": squares, "tries": 1, "shown": False} for number, squares in enumerate(marks)
    ]
    return player'''


def solutions() -> Any:
    """The notebook: a section for each notebook of the course, a text and a cell for each exercise."""
    cells = [nbformat.v4.new_markdown_cell(ABOUT, id="solutions")]  # type: ignore[no-untyped-call]
    by_notebook: dict[str, list[Exercise]] = {}
    for exercise in course_exercises().values():
        by_notebook.setdefault(exercise.notebook, []).append(exercise)
    for number, exercises in by_notebook.items():
        cells += [_cell(kind, text, name) for kind, text, name in _section(number, exercises)]
    notebook = nbformat.v4.new_notebook(cells=cells)  # type: ignore[no-untyped-call]
    notebook.metadata.kernelspec = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    return notebook


def _cell(kind: str, text: str, name: str) -> Any:
    make = nbformat.v4.new_markdown_cell if kind == "text" else nbformat.v4.new_code_cell
    return make(text, id=f"{name}-{kind}")  # type: ignore[no-untyped-call]


def _section(number: str, exercises: list[Exercise]) -> Iterator[tuple[str, str, str]]:
    """The cells of a notebook: what kind each is, its text, and the name of what it is about."""
    path = next(NOTEBOOKS.glob(f"{number}_*.ipynb"))
    stubs = _stubs(path)
    has_player = any(exercise.kind is MARKED for exercise in exercises)
    codes = {exercise.name: code_of(exercise, stubs.get(exercise.name, "")) for exercise in exercises}
    module = _module_of(path.with_name(f"{path.stem}_exercises.py"))
    used = {name for code in codes.values() for name in names_in(code, ast.Load)} | {"check"}
    used |= {"named_board"} if any(exercise.at_home for exercise in exercises) else set()
    used |= {"play"} if has_player else set()
    imports = {name: line for name, line in module.imports.items() if "snl_edu" not in line}
    imports |= {name: PUBLIC.format(name) for name in snl_edu.__all__}
    setup = _together(imports[name] for name in imports if name in used)
    setup += '\n\nboard = named_board("example-1")' * any(exercise.at_home for exercise in exercises)
    setup += ANSWERED * has_player
    yield "text", f"## {path.stem[:2]}. {_title(path)}\n\n{FIRST}{PLAYERS * has_player}", f"notebook-{number}"
    yield "code", setup, f"notebook-{number}"
    for exercise in exercises:
        question = exercise.question[0].upper() + exercise.question[1:]
        ending = "" if question.endswith(("?", ".")) else "."
        yield "text", f"### {exercise.name}\n\n{question}{ending} {exercise.why}".rstrip(), exercise.name
        needed = [] if exercise.at_home else module.needed(codes[exercise.name])
        yield "code", "\n\n\n".join([*needed, codes[exercise.name]]).replace("\n\n\n\n", "\n\n\n"), exercise.name


def code_of(exercise: Exercise, docstring: str) -> str:
    """The code that answers an exercise and checks the answer."""
    right = exercise.right()
    if exercise.kind is WRITTEN:
        source = source_of(right).rstrip("\n")
        if docstring and '"""' not in source:
            head, _, body = source.partition("\n")
            source = f'{head}\n    """{docstring}"""\n{body}'
        return f'{source}\n\n\ncheck({right.__name__}, "{exercise.name}")'
    if exercise.kind is MARKED:
        marks = ", ".join(str([*question.right]) for question in questions(right, exercise.ask))
        return f'player = answered({right!r}, "{exercise.ask}", {marks})\ncheck(player, "{exercise.name}")'
    if isinstance(right, (set, frozenset)):
        right = sorted(right)
    if exercise.kind is not DRAWN and isinstance(right, tuple):
        right = tuple(right)
    return f'check({_written(right)}, "{exercise.name}")'


def _written(right: Any) -> str:
    return re.sub(r"'([^'\"\\]*)'", r'"\1"', repr(right))


class _Module:
    """The imports and the functions of a file of exercises."""

    def __init__(self, source: str) -> None:
        tree = ast.parse(source)
        self.imports = imports_in(source)
        self.exercises: set[str] = set()
        self.texts: dict[str, str] = {}
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and not node.decorator_list:
                self.texts[node.name] = ast.get_source_segment(source, node) or ""
            elif isinstance(node, ast.FunctionDef):
                self.exercises.add(node.name)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.texts[node.targets[0].id] = ast.get_source_segment(source, node) or ""
        self.given: set[str] = set()

    def needed(self, code: str) -> list[str]:
        """What some code needs of the file, and was not there yet."""
        found: list[str] = []
        arguments = {node.arg for node in ast.walk(ast.parse(code)) if isinstance(node, ast.arg)}
        for name in sorted((names_in(code, ast.Load) & self.texts.keys()) - arguments):
            if name not in self.given:
                self.given.add(name)
                found += [*self.needed(self.texts[name]), self.texts[name]]
        return found


def _module_of(path: Path) -> _Module:
    return _Module(path.read_text(encoding="utf-8"))


def _stubs(path: Path) -> dict[str, str]:
    """The docstrings of the functions that the notebook leaves to the reader, by exercise."""
    found: dict[str, str] = {}
    for cell in nbformat.read(path, as_version=4).cells:  # type: ignore[no-untyped-call]
        asked = exercise_cell(cell.source) if cell.cell_type == "code" else None
        if asked is not None:
            for node in ast.parse(asked.above).body:
                if isinstance(node, ast.FunctionDef) and node.name == asked.answer:
                    found[asked.exercise] = inspect.cleandoc(ast.get_docstring(node) or "")
    return found


def _title(path: Path) -> str:
    first = nbformat.read(path, as_version=4).cells[0].source  # type: ignore[no-untyped-call]
    return str(first.splitlines()[0].partition(". ")[2])


def _together(lines: Any) -> str:
    """Some imports, those from one module in one line."""
    names: dict[str, set[str]] = {}
    for line in lines:
        module, _, name = line.removeprefix("from ").partition(" import ")
        names.setdefault(module, set()).add(name)
    return "\n".join(
        f"from {module} import {', '.join(sorted(names[module], key=lambda name: (name[0].islower(), name)))}"
        for module in sorted(names)
    )
