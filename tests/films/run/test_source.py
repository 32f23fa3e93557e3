"""The learner's own source, as it is shown."""

import inspect
import linecache
import re
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from snl_edu.films.run.source import notebook_shell
from tests.corpus.entry import Matrix
from tests.corpus.solvers import filmed as styles
from tests.corpus.solvers.filmed import coordinates
from tests.helpers.runs import run_of


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


@pytest.mark.parametrize("odd", ["\x0c", "\x1c", "\x85", "\u2028"])
def test_a_cell_of_a_notebook_has_pythons_own_lines_too(odd: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cell = f"{odd}\ndef solve(m):\n    a = 'x{odd}y'\n    return 2\n"
    kept = [f"{line}\n" for line in cell.splitlines()]  # as IPython keeps it
    assert len(kept) == 6
    monkeypatch.setitem(linecache.cache, "<cell>", (len(cell), None, kept, "<cell>"))
    shell = SimpleNamespace(history_manager=SimpleNamespace(input_hist_parsed=["", "a = 1", cell, "b = 2"]))
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    names: dict[str, Any] = {}
    exec(compile(cell.removeprefix(odd), "<cell>", "exec"), names)  # noqa: S102
    run = run_of(names["solve"])
    assert run.listing == ("  2  def solve(m):", f"  3      a = 'x{odd}y'", "  4      return 2")
    assert [moment.line for moment in run] == [1, 2, 2]


@pytest.mark.parametrize("shell", [None, SimpleNamespace()])
def test_a_file_is_read_as_it_is_where_there_is_no_history(
    shell: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    file = tmp_path / "solver.py"
    file.write_bytes(b"def solve(m):\r\n    a = 1\r\n    return 2\r\n")
    run = run_of(runpy.run_path(str(file))["solve"])
    assert run.listing == ("  1  def solve(m):", "  2      a = 1", "  3      return 2")


class Keeper:
    """Something with a method that is a solver."""

    def method(self, board: Matrix) -> int:
        return len(board)


def test_a_method_is_listed_without_its_indentation() -> None:
    run = run_of(Keeper().method)
    assert any(line.endswith("  def method(self, board: Matrix) -> int:") for line in run.listing)
    assert [line for line in run.listing if re.match(r" *\d+  def method", line)]


def test_a_notebooks_shell_is_found_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    shell = object()
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    assert notebook_shell() is shell
    monkeypatch.delitem(sys.modules, "IPython")
    assert notebook_shell() is None
    assert "IPython" not in sys.modules
