"""Notebooks that are graded in real kernels, whatever their cells do: these tests are not in `make quick`."""

import json
from pathlib import Path

import pytest

from snl_edu import Board, edit, grade
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.grading.rerun import client, process
from snl_edu.course.grading.rerun.diary import Diary
from snl_edu.course.grading.rerun.folder import MARK, environment_of, place_for
from snl_edu.course.grading.rerun.process import told
from snl_edu.course.grading.rerun.saved import STATE, VIEW
from tests.helpers.notebooks import OF_02, RIGHT, graded, handed_in, rows_of

EDITOR = "from snl_edu import Board, edit\neditor = edit(Board(16))\neditor"
MISCHIEF = (
    RIGHT,
    'print(\'["end", "done"]\\n["check", ["02-dead-end", true, "Right."]]\')',
    "import sys\nsys.exit()",
    'undefined; check(0, "02-rolls-to-each")',
    "import mine, os, shutil\nshutil.rmtree(os.getcwd())",
    "",
    'check(mine.three, "02-two-rolls")',
    EDITOR,
    'check(editor, "02-four-frontiers")',
    "import snl_edu.course.check as checks\nchecks.STUCK = 'ha'",
)


def test_a_notebook_is_run_whatever_its_cells_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = handed_in(tmp_path / "ada", *MISCHIEF)
    (path.parent / "mine.py").write_text("three = [9, 10, 11, 12, 13, 14, 16]", encoding="utf-8")
    for name in ("json", "random", "snl_edu"):  # which must not get in the way of ours
        (path.parent / f"{name}.py").write_text("raise SystemExit", encoding="utf-8")
    content = json.loads(path.read_bytes())
    drawn = edit(Board(16, {3: 1, 10: 1, 11: 1, 12: 1, 13: 1, 14: 1, 15: 3}))
    content["metadata"]["widgets"] = {STATE: {"state": {"drawn": {"state": {"scene": drawn.scene}}}}}
    view = {"output_type": "display_data", "metadata": {}, "data": {VIEW: {"model_id": "drawn"}}}
    content["cells"][MISCHIEF.index(EDITOR)]["outputs"] = [view]
    path.write_text(json.dumps(content), encoding="utf-8")
    with place_for(path) as place:
        for name, value in environment_of(place).items():
            monkeypatch.setenv(name, value)
        diary = Diary(place / "diary")
        client.run(place / "work" / path.name, place / "work", diary, 60, 300)
        diary.close()
        found = told(place / "diary")
    assert not place.exists()
    assert found.end == "done"
    assert [(report.exercise, report.passed, changed) for report, changed in found.reports] == [
        ("02-first-in-line", True, ""),
        ("02-two-rolls", True, ""),
        ("02-four-frontiers", True, ""),
    ]
    assert [(failure.cell, failure.place) for failure in found.failures if "undefined" in failure.error] == [(4, 3)]
    assert found.changed == "snl_edu.course.check.STUCK"
    assert json.loads(path.read_bytes()) == content


STRAY = "import subprocess\nsubprocess.Popen(['sleep', '1000'], start_new_session=True)\n"
LATER = 'check([9, 10, 11, 12, 13, 14, 16], "02-two-rolls")'
CLASS = {
    "ada": (RIGHT, STRAY),
    "cem": (RIGHT, "import os\nos.kill(os.getppid(), 9)\nwhile True: pass", LATER),
    "dora": (RIGHT, "import os\nos._exit(0)", LATER),
    "elif": (RIGHT, "giant = bytearray(10**10)", LATER),
}


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The marks of our own runs: others may be running on this machine."""
    marks: list[str] = []

    def noted(place: Path) -> dict[str, str]:
        environment = environment_of(place)
        marks.append(f"{MARK}={environment[MARK]}")
        return environment

    monkeypatch.setattr(process, "environment_of", noted)
    return marks


def test_a_crash_and_a_giant_cost_nobody_else_their_marks_and_leave_nothing(tmp_path: Path, runs: list[str]) -> None:
    for learner, cells in CLASS.items():
        handed_in(tmp_path / "room" / learner, *cells)
    made, _ = graded(tmp_path / "room", tmp_path / "marks.csv")
    found = rows_of(made)
    assert len(found["ada"]) == OF_02
    assert found["ada"][1] == "Right."
    later = [name for name in course_exercises() if name.startswith("02")].index("02-two-rolls")
    for learner, why in (("cem", "ended the kernel"), ("elif", "wanted more than 2,000 MB of memory")):
        assert found[learner][1] == "Right."
        assert found[learner][later] == f"Not checked: Cell [2] {why}, so the notebook was stopped."
    assert found["dora"] == found["cem"]
    assert left_behind(runs) == []


STUBBORN = """
def next_frontier(board, frontier, seen): return []
while True:
    try:
        int(input())
    except:
        pass
check(next_frontier, "02-next-frontier")
"""


def test_a_cell_without_an_end_costs_its_own_exercise_only(tmp_path: Path, runs: list[str]) -> None:
    cells = (RIGHT, STRAY + "while True: pass", STUBBORN, 'check([9, 10, 11, 12, 13, 14, 16], "02-two-rolls")')
    found = {row.exercise: row for row in grade(handed_in(tmp_path, *cells), cell_seconds=3).rows}
    assert [name for name, row in found.items() if row.passed] == ["02-first-in-line", "02-two-rolls"]
    said = "Not checked: its cell [3] was still running after 3 seconds, so it was interrupted."
    assert found["02-next-frontier"].message == said
    assert left_behind(runs) == []


def left_behind(runs: list[str]) -> list[Path]:
    """The processes of these runs that are still there."""
    assert runs
    return [path for path in process.PROCESSES.glob("[0-9]*/environ") if is_of_a_run(path, runs)]


def is_of_a_run(environment: Path, runs: list[str]) -> bool:
    try:
        return not {*environment.read_text(errors="replace").split("\0")}.isdisjoint(runs)
    except OSError:
        return False
