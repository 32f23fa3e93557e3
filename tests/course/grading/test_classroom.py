"""Marks for a class: whose notebooks there are, what is run and what is not, and that nobody costs another their marks."""

import json
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from snl_edu import BoardError, copy_course
from snl_edu.course.grading import classroom
from snl_edu.course.grading import grade as grading
from snl_edu.course.grading.classroom import NO_NOTEBOOK, grade_class, tasks_in
from snl_edu.course.grading.limits import Limits
from snl_edu.course.grading.marksheet import Marksheet
from snl_edu.course.grading.rerun.process import Rerun
from snl_edu.course.install import course_files
from snl_edu.course.logbook import Entry, Logbook, write
from snl_edu.course.report import Report
from tests.helpers.notebooks import OF_02, RIGHT, graded, handed_in, rows_of


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The notebooks that are run, in which the first exercise is right."""
    found: list[Path] = []

    def rerun(path: Path, *_: Any) -> Rerun:
        found.append(path)
        return Rerun(((Report("02-first-in-line", True, "Right."), ""),), end="done")

    monkeypatch.setattr(grading, "rerun", rerun)
    return found


def test_a_folder_is_a_learners_or_that_of_a_class(tmp_path: Path) -> None:
    for learner in ("a/ada", "a/ben", "b/ada"):
        handed_in(tmp_path / learner, RIGHT)
    handed_in(tmp_path / "a" / "cem" / "deeper", RIGHT)
    handed_in(tmp_path / "a" / "cem" / ".ipynb_checkpoints", RIGHT)
    (tmp_path / "a" / "cem" / "link.ipynb").symlink_to("deeper/02_frontiers.ipynb")
    (tmp_path / "a" / "dora").mkdir()
    (tmp_path / "a" / ".git").mkdir()
    (tmp_path / "a" / "list.txt").touch()
    assert [task.key for task in tasks_in([tmp_path / "a"])] == [
        ("ada", "02_frontiers.ipynb"),
        ("ben", "02_frontiers.ipynb"),
        ("cem", "deeper/02_frontiers.ipynb"),
        ("dora", ""),
    ]
    assert [task.learner for task in tasks_in([tmp_path / "a" / "ada"] * 2)] == ["ada"]
    assert classroom.Task("ada", tmp_path).key == ("ada", "")
    both = [task.learner for task in tasks_in([tmp_path / "a", tmp_path / "b", tmp_path / "b" / "ada"])]
    assert both == ["a/ada", "ben", "cem", "dora", "b/ada"]


def test_only_notebooks_with_exercises_count_but_one_that_cannot_be_read_does(tmp_path: Path) -> None:
    copy_course(tmp_path / "ada", teacher=True)
    (tmp_path / "ada" / "broken.ipynb").write_text("{", encoding="utf-8")
    names = [task.name for task in tasks_in([tmp_path])]
    chapters = [path.name for path in course_files() if path.name[:2] in ("10", *(f"0{each}" for each in range(1, 10)))]
    assert names == [*chapters, "broken.ipynb"]


def test_a_folder_without_notebooks_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ada").mkdir()
    with pytest.raises(BoardError, match="no notebook of the course"):
        tasks_in([tmp_path])
    with pytest.raises(BoardError, match="is not a folder"):
        tasks_in([tmp_path / "nothing"])


def test_what_was_graded_and_has_not_changed_is_not_run_again(tmp_path: Path, runs: list[Path]) -> None:
    room, sheet = tmp_path / "room", tmp_path / "marks.csv"
    for learner in ("ada", "ben", "cem"):
        handed_in(room / learner, RIGHT)
    (room / "dora").mkdir()
    made, told = graded(room, sheet)
    assert (told, len(runs)) == (["ada", "ben", "cem", "dora"], 3)
    assert rows_of(made)["dora"] == [NO_NOTEBOOK]
    assert graded(room, sheet)[1] == []
    handed_in(room / "ada", RIGHT, "1")
    write(room / "ben", Logbook(done={"02-by-hand": Entry(True, 1)}))
    assert graded(room, sheet)[1] == ["ada", "ben"]
    (room / "cem" / "own.py").write_text("x = 1", encoding="utf-8")
    made, told = graded(room, sheet)
    assert told == ["cem"]
    assert {learner: rows[1] for learner, rows in rows_of(made).items() if len(rows) > 1} == dict.fromkeys(
        ("ada", "ben", "cem"), "Right."
    )


def test_a_notebook_that_nobody_has_begun_is_run_only_if_something_was_done_by_hand(
    tmp_path: Path, runs: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = next(path for path in course_files() if path.name.startswith("02"))
    for learner in ("ada", "ben", "cem"):
        copy_course(tmp_path / learner)
        for path in (tmp_path / learner).glob("*.ipynb"):
            if path.name != ours.name:
                path.unlink()
    saved = tmp_path / "cem" / ours.name
    saved.write_text(json.dumps(json.loads(saved.read_bytes())), encoding="utf-8")
    graded(tmp_path, tmp_path / "marks.csv")
    assert runs == []
    for module in (classroom, grading):
        monkeypatch.setattr(module, "saved_work", lambda content: {"x": {}} if content == saved.read_bytes() else {})
    assert graded(tmp_path, tmp_path / "marks.csv")[1] == ["cem"]
    assert runs == [saved]


def test_whatever_goes_wrong_with_one_the_others_are_graded(
    tmp_path: Path, runs: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    for learner in ("ada", "ben"):
        handed_in(tmp_path / learner, RIGHT)
    bad = tmp_path / "ben" / "02_frontiers.ipynb"
    real = Path.read_bytes

    def protected(path: Path) -> bytes:
        if path == bad:
            raise PermissionError(13, "Permission denied")
        return real(path)

    monkeypatch.setattr(Path, "read_bytes", protected)
    made, _ = graded(tmp_path, tmp_path / "marks.csv")
    found = rows_of(made)
    assert found["ben"] == ["This notebook could not be graded: [Errno 13] Permission denied"]
    assert len(found["ada"]) == OF_02
    assert len(runs) == 1


def test_who_stops_the_grading_stops_what_still_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for learner in ("ada", "ben", "cem", "dora"):
        handed_in(tmp_path / learner, RIGHT)
    begun = Event()

    def rerun(path: Path, _: Limits, stop: Event) -> Rerun:
        if path.parent.name == "ada":
            begun.wait()
            return Rerun(end="done")
        begun.set()
        stop.wait()
        return Rerun()

    def tell(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(grading, "rerun", rerun)
    sheet = Marksheet(tmp_path / "marks.csv")
    with pytest.raises(KeyboardInterrupt):
        grade_class([tmp_path], sheet, Limits(), 2, tell)
    assert [marks.learner for marks in Marksheet(sheet.path).marks()] == ["ada"]
