"""The teacher's version of an assignment, run from top to bottom."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from snl_edu.course.grading.assignment import assignment
from snl_edu.course.grading.exercise_cell import functions_in, imports_in, names_in


def is_needed(cell: dict[str, Any]) -> bool:
    """Whether a cell gives a point, or binds a name: what only shows something is left out."""
    if cell["cell_type"] != "code":
        return False
    source = "".join(cell["source"])
    binds = imports_in(source) or functions_in(source) or names_in(source, ast.Store)
    return bool(binds) or "nbgrader" in cell["metadata"]


@pytest.mark.parametrize("number", [f"{number:02}" for number in range(1, 11)])
def test_every_solution_gets_its_point(number: str, tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    for cell in filter(is_needed, json.loads(assignment(number, tmp_path).path.read_bytes())["cells"]):
        exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
