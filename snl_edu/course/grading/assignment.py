"""A notebook of the course as an nbgrader assignment: the exercises with points for learners, and the solutions for the teacher.

The text stays that of the course. A solution follows the stub of its exercise, and nbgrader takes it out for the
learners; a locked cell follows the check, and fails until the answer is right.
"""

import ast
import json
import re
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

from snl_edu.course.grading.exercise_cell import ExerciseCell, exercise_cell, functions_in, imports_in, names_in
from snl_edu.course.handout import handout
from snl_edu.course.install import FOR_TEACHERS, course_files
from snl_edu.files import put
from snl_edu.model.input.arguments import BoardError, counted, plural, shown

CONFIG_NAME = "nbgrader_config.py"
CONFIG = '''"""Settings of nbgrader, written by snl-edu assignment: change them as you like."""

c = get_config()  # noqa: F821
# Where a solution is taken out, nothing is put in its place: the text of the course says where to write.
c.ClearSolutions.code_stub = {"python": ""}
'''
SCHEMA = 3  # of nbgrader's metadata
# After an error in a cell with this tag JupyterLab goes on: "Run All" gets past an answer that is not right yet.
GOES_ON = "raises-exception"

Cell = dict[str, Any]


class Assignment(NamedTuple):
    """Where an assignment is, which exercises give a point, and which give none because they are done on the screen."""

    path: Path
    graded: list[str]
    practice: list[str]


class _Solutions(NamedTuple):
    """The solutions to a notebook's exercises, and the texts of the imports and functions that they use, by name."""

    cells: dict[str, ExerciseCell]
    texts: dict[str, str]


def assignment(notebook: str, folder: str | PathLike[str]) -> Assignment:
    """Writes a notebook, such as "02", as nbgrader's source version of an assignment; existing files are kept."""
    path = _notebook(notebook)
    content, graded, practice = _assigned(path)
    try:
        target = Path(folder)
        file = target / "source" / path.stem / path.name
        file.parent.mkdir(parents=True, exist_ok=True)
        is_new = put(file, content)
        put(target / CONFIG_NAME, CONFIG.encode())
    except OSError as error:
        raise BoardError(f"the assignment cannot be put into {shown(str(target))}: {error.strerror}") from error
    except Exception:  # a caller's object may raise anything when it is asked for its path
        raise BoardError(f"folder must be the name of a folder, not {shown(folder)}") from None
    if not is_new:
        raise BoardError(
            f"{shown(path.name)} is in {shown(str(target))} already: move it away, or choose another folder"
        )
    return Assignment(file, graded, practice)


def _notebook(number: Any) -> Path:
    """The notebook with that number."""
    files = {path.name[:2]: path for path in course_files() if re.match(r"\d\d_", path.name)}
    chosen = files.get(number.zfill(2)) if type(number) is str else None
    if chosen is None or chosen.name in FOR_TEACHERS:
        raise BoardError(f'notebook must be the number of a notebook with exercises, such as "02", not {shown(number)}')
    return chosen


def _assigned(path: Path) -> tuple[bytes, list[str], list[str]]:
    """The content of an assignment, and the names of its exercises with and without points."""
    notebook, solutions = json.loads(handout(path)), _solutions(path.parent / "solutions.ipynb", path.name[:2])
    cells: list[Cell] = []
    graded, practice = [], []
    known: set[str] = set()  # what the cells so far bring in by themselves, without a learner's clicks
    for cell in notebook["cells"]:
        source = _code(cell)
        task = exercise_cell(source)
        known |= {*imports_in(source), *functions_in(source)}
        if task is None:
            cells.append(cell)
        elif task.is_unanswered or task.answer in known | names_in(task.above, ast.Store):
            cells += _with_points(cell, task, solutions, known)
            graded.append(task.exercise)
        else:
            cells.append(cell)
            practice.append(task.exercise)
    cells.insert(1, _said(path.name[:2], graded, practice))
    text = json.dumps(notebook | {"cells": cells}, ensure_ascii=False, indent=1, sort_keys=True)
    return f"{text}\n".encode(), graded, practice


def _solutions(path: Path, number: str) -> _Solutions:
    """The solutions to the exercises whose names begin with a number; imports may come from any other solution."""
    solutions = _Solutions({}, {})
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        solutions.texts.update(imports_in(_code(cell)))
        solved = exercise_cell(_code(cell))
        if solved is not None and solved.exercise.startswith(number):
            above = re.sub(r"^(from|import) .*\n", "", solved.above, flags=re.MULTILINE).strip("\n")
            solutions.cells[solved.exercise] = solved._replace(above=above)
            solutions.texts.update(dict.fromkeys(functions_in(above), above))
    return solutions


def _code(cell: Cell) -> str:
    return "".join(cell["source"]) if cell["cell_type"] == "code" else ""


def _with_points(cell: Cell, task: ExerciseCell, solutions: _Solutions, known: set[str]) -> list[Cell]:
    """The cell of an exercise with its solution, and a locked cell that gives the point."""
    name, stub = task.answer, re.sub(r"\n{3}$", "\n\n", task.above)  # nbgrader leaves an empty line for a solution
    if task.is_unanswered:
        name = f"answer_{task.exercise[3:].replace('-', '_')}"
        stub += f"{name} = ...\n"
    texts = _solved(name, solutions.cells[task.exercise], solutions.texts, known)
    solved = re.sub(r"\n+(?=def )", "\n\n\n", "\n".join(texts))
    answered = f"{stub}### BEGIN SOLUTION\n{solved}\n### END SOLUTION\n{task.check(name)}"
    # After the check, the learner's name may stand for the course's function; the verdict has kept the learner's own.
    answer = f"{task.verdict}.answer" if task.verdict else name
    marked = (
        f'# One point: this cell fails until the answer is right.\n_ = check({answer}, "{task.exercise}").require()'
    )
    return [
        cell | {"source": answered, "metadata": _metadata(f"{task.exercise}-answer", grade=False)},
        cell | {"source": marked, "metadata": _metadata(task.exercise, grade=True), "id": f"{cell['id']}-points"},
    ]


def _solved(answer: str, solved: ExerciseCell, texts: dict[str, str], known: set[str]) -> list[str]:
    """The texts that bind the right answer to a name, after those that bring in what the notebook does not have yet."""
    own = [text for text in [solved.above] if text]
    if solved.answer != answer:
        own.append(f"{answer} = {solved.answer}")
    return [*_needed("\n".join(own), texts, known), *own]


def _needed(text: str, texts: dict[str, str], known: set[str]) -> list[str]:
    """The texts that a text needs, each after those that it needs itself."""
    known = known | functions_in(text)
    needed = [texts[name] for name in sorted(names_in(text, ast.Load) - known) if name in texts]
    return [*dict.fromkeys(part for each in needed for part in [*_needed(each, texts, known), each])]


def _metadata(name: str, *, grade: bool) -> Cell:
    """What nbgrader has to know about a cell: what it is called, and whether it gives a point or holds an answer."""
    about: Cell = {"grade_id": name, "schema_version": SCHEMA, "task": False}
    about |= {"grade": grade, "locked": grade, "solution": not grade}
    return {"nbgrader": about | {"points": 1}, "tags": [GOES_ON]} if grade else {"nbgrader": about}


def _said(number: str, graded: list[str], practice: list[str]) -> Cell:
    """A text cell that says which exercises give points."""
    text = (
        f"**This notebook is an assignment.** {counted(len(graded), 'exercise')} {plural(len(graded), 'gives', 'give')} a point each. Below each of them is a locked"
        " cell: it shows an error until the answer is right, and you can run it as often as you like. Put your answer"
        " in place of the three dots, or change the function that is there, and leave the other cells as they are."
    )
    if practice:
        names = ", ".join(f"`{name}`" for name in practice)
        text += (
            f"\n\nFor practice, without points: {names}. What you mark or draw on the screen is not in the file that"
            " you hand in."
        )
    return {"cell_type": "markdown", "id": f"{number}-points", "metadata": {}, "source": text}
