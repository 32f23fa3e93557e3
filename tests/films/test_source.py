"""The learner's own source, as it is shown."""

import inspect
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import styles
from tests.helpers.runs import run_of
from tests.helpers.styles import Matrix, coordinates


def test_code_without_a_source_is_filmed_without_a_listing() -> None:
    names: dict[str, Any] = {}
    source = "def solve(m):\n    q = [1]\n    q.pop()\n    return m[2][1]\n"
    exec(compile(source, "<nowhere>", "exec"), names)  # noqa: S102
    run = run_of(names["solve"])
    assert run.listing == ()
    assert {moment.line for moment in run} == {-1}
    assert run[2].sentence == "Line 4: reads square 2, a ladder up to 8."
    assert run.queue_name == "q"


def test_helpers_and_nested_functions_are_listed_once_and_whole() -> None:
    for solver in (styles.recursion, styles.coordinates_helper):
        run = run_of(solver)
        helper, own = (inspect.getsource(each).rstrip().splitlines() for each in (coordinates, solver))
        texts = [line[5:] for line in run.listing]
        assert texts == [*helper, "", *own]


@pytest.mark.parametrize("odd", ["\x0c", "\x1c", "\x85", "\u2028"])
def test_only_the_ends_of_pythons_own_lines_end_a_line_of_the_listing(odd: str, tmp_path: Path) -> None:
    file = tmp_path / "solver.py"
    file.write_text(f"def solve(m):\n    a = 'x{odd}y'\n    return 2\n", encoding="utf-8")
    run = run_of(runpy.run_path(str(file))["solve"])
    assert [line[:3] for line in run.listing] == ["  1", "  2", "  3"]
    assert run.listing[-1] == "  3      return 2"
    assert [moment.line for moment in run] == [1, 2, 2]


class Keeper:
    """Something with a method that is a solver."""

    def method(self, board: Matrix) -> int:
        return len(board)


def test_a_method_is_listed_without_its_indentation() -> None:
    run = run_of(Keeper().method)
    assert any(line.endswith("  def method(self, board: Matrix) -> int:") for line in run.listing)
    assert [line for line in run.listing if re.match(r" *\d+  def method", line)]
