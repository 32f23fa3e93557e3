"""Marks for a notebook: from what a run has shown, what the notebook says, and what the logbook knows."""

import json
from pathlib import Path
from typing import Any

import pytest

from snl_edu import BoardError, beliefs, copy_course, grade
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.grading import grade as grading
from snl_edu.course.grading.grade import Notebook, marks_by
from snl_edu.course.grading.limits import Limits
from snl_edu.course.grading.marks import Mark
from snl_edu.course.grading.rerun.process import Failure, Rerun
from snl_edu.course.handout import digest
from snl_edu.course.install import course_files
from snl_edu.course.logbook import Entry, Logbook, write
from snl_edu.course.report import Report
from tests.helpers.notebooks import OF_02, RIGHT, handed_in, notebook

FRONTIERS = [name for name in course_exercises() if name.startswith("02")]


def by_name(path: Path, run: Rerun) -> dict[str, Mark]:
    return {row.exercise: row for row in marks_by(Notebook(path), run, Limits()).rows}


def test_the_notebooks_of_the_course_have_the_exercises_that_they_ask_for() -> None:
    for path in course_files():
        if path.name[:2].isdecimal() and not path.name.startswith("00"):
            found = Notebook(path)
            assert found.exercises == [name for name in course_exercises() if name.startswith(path.name[:2])]
            assert all(found.cells_of(name) for name in found.exercises)
        elif path.suffix == ".ipynb":
            assert Notebook(path).exercises == []


def test_a_notebook_with_a_name_of_its_own_is_known_by_what_it_asks_for(tmp_path: Path) -> None:
    old, new = "05-mend-what-you-found", "05-fix-what-you-found"
    path = handed_in(tmp_path, RIGHT, f"check(1, '{old}')", name="mine.ipynb")
    assert set(Notebook(path).exercises) == {name for name in course_exercises() if name[:2] in ("02", new[:2])}


def test_the_last_check_counts_and_every_exercise_is_listed(tmp_path: Path) -> None:
    path = handed_in(tmp_path, RIGHT, 'x; check(0, "02-rolls-to-each")', 'print("02-dead-end")')
    reports = [
        Report("02-first-in-line", True, "Right."),
        Report("02-first-in-line", False, "Not yet:\nno", fault="greedy"),
        Report("02-reach", False, "Not yet: your function gives None", None, True),
        Report("05-place", True, "Right."),
    ]
    run = Rerun(tuple((each, "") for each in reports), (Failure(2, 1, "NameError:\nx"),), "", "done", 3)
    found = by_name(path, run)
    assert list(found) == [*FRONTIERS, "05-place"]
    assert found["02-first-in-line"] == Mark("02-first-in-line", False, 2, "Not yet: no", "greedy")
    assert found["02-reach"] == Mark("02-reach", False, 0, "Not tried yet.")
    assert found["02-rolls-to-each"].message == "Not checked: its cell [2] failed with NameError: x"
    assert found["02-dead-end"].message == "Not checked: its cell does not call the library's check."
    assert found["02-two-rolls"].message == "Not checked: no cell of the notebook checks it."


def test_tries_and_what_was_done_by_hand_are_known_by_the_logbook(tmp_path: Path) -> None:
    path = handed_in(tmp_path, RIGHT)
    by_hand = Report("02-by-hand", False, "Not yet: 0 of 4 answered so far", None, False, True)
    other, last = (by_hand._replace(exercise=name) for name in ("02-be-the-search", "02-four-frontiers"))
    drawn = Report("02-four-frontiers", True, "Right.", None, False, True)
    line = Report("02-first-in-line", False, "Not yet: dots", None, True)
    run = Rerun(((by_hand, ""), (other, ""), (drawn, ""), (line, "")), end="done")
    found = by_name(path, run)
    assert not found["02-by-hand"].passed
    said = "By hand. Not yet: 0 of 4 answered so far, as far as the notebook has saved it; "
    assert found["02-by-hand"].message == f"{said}there is no snl_edu_progress.json beside it."
    assert found["02-by-hand"].fault is None
    assert (found["02-by-hand"].tries, found["02-four-frontiers"][1:3]) == (0, (True, 1))
    write(
        tmp_path,
        Logbook(
            done={"02-by-hand": Entry(True, 3), "02-be-the-search": Entry(False, 1), "02-first-in-line": Entry(True, 2)}
        ),
    )
    found = by_name(path, run)
    assert found["02-by-hand"][1:3] == (True, 3)
    assert found["02-by-hand"].message == f"{said}snl_edu_progress.json says: right."
    assert found["02-be-the-search"].message.endswith("says: not right yet.")
    found = by_name(path, Rerun(((last, ""), (line, "")), end="done"))
    assert found["02-four-frontiers"].message.endswith("says: not tried yet.")
    assert found["02-first-in-line"] == Mark("02-first-in-line", False, 2, "The notebook holds no answer.")


def test_what_is_checked_after_the_library_was_changed_is_not_judged(tmp_path: Path) -> None:
    path = handed_in(tmp_path, RIGHT, '"02-dead-end"')
    run = Rerun(((Report("02-reach", True, "Right."), ""), (Report("02-first-in-line", True, "Right."), "a.b")))
    found = by_name(path, run._replace(changed="a.b", end="done"))
    assert found["02-reach"].passed
    for name in ("02-first-in-line", "02-dead-end"):
        assert not found[name].passed
        assert found[name].message == "Not judged: the notebook changes the library (a.b). Read it yourself."
    assert found["02-two-rolls"].message.startswith("Not checked: no cell")


@pytest.mark.parametrize(("end", "number"), [("notebook", "301"), ("memory", "2,001"), ("dead", "[7]")])
def test_what_was_right_before_a_notebook_was_stopped_stays_right(tmp_path: Path, end: str, number: str) -> None:
    notebook = Notebook(handed_in(tmp_path, RIGHT, 'check(1, "02-dead-end")', 'check(2, "02-two-rolls")'))
    run = Rerun(((Report("02-first-in-line", True, "Right."), ""),), (), "", end, 7, 1)
    marks = marks_by(notebook, run, Limits(61, 301, 2001))
    found = {row.exercise: row for row in marks.rows}
    assert list(found) == FRONTIERS
    assert found["02-first-in-line"].passed
    for name in ("02-dead-end", "02-two-rolls"):
        assert number in found[name].message
        assert found[name].message.startswith("Not checked: ")
    assert found["02-reach"].message == "Not checked: no cell of the notebook checks it."
    assert marks.is_limited == (end != "dead")


def test_a_kernel_that_did_not_start_is_one_row(tmp_path: Path) -> None:
    (row,) = marks_by(Notebook(handed_in(tmp_path, RIGHT)), Rerun(end="start"), Limits()).rows
    assert row == Mark("", False, 0, "The kernel did not start: grade this notebook again.")


OLDER = '{"nbformat": 3, "nbformat_minor": 0, "metadata": {}, "worksheets": [{"cells": []}]}'


def test_only_what_may_be_a_notebook_is_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[Path] = []
    ends = iter(["start", "done", "done", "done"])

    def rerun(path: Path, *_: Any) -> Rerun:
        runs.append(path)
        return Rerun(end=next(ends))

    monkeypatch.setattr(grading, "rerun", rerun)
    path = handed_in(tmp_path / "ada", RIGHT)
    marks = grade(str(path))
    assert (marks.learner, marks.notebook, len(marks.rows), len(runs)) == ("ada", path.name, OF_02, 2)
    for text in (OLDER, notebook()):
        path.write_text(text, encoding="utf-8")
        assert len(grade(path).rows) == OF_02
    assert len(runs) == 4
    for content in (b"\xff\xfe", b"", b"{}", b"[" * 10**5, b'{"cells": 5}', b'{"worksheets": 5}'):
        path.write_bytes(content)
        (row,) = grade(path).rows
        assert row.message == "This file is not a notebook that can be run."
    path.write_text(notebook(RIGHT), encoding="utf-8")
    monkeypatch.setattr(grading, "LARGEST", path.stat().st_size)
    assert not Notebook(path).is_large
    monkeypatch.setattr(grading, "LARGEST", path.stat().st_size - 1)
    assert "so it was not run" in grade(path).rows[0].message
    assert len(runs) == 4


class Nowhere:
    """Something that stands for a path and raises when it is asked for it."""

    def __fspath__(self) -> str:
        raise RuntimeError


@pytest.mark.parametrize("path", ["nothing.ipynb", 5, None, "\0", Nowhere(), "."])
def test_a_path_that_leads_nowhere_is_refused_with_one_sentence(path: Any) -> None:
    with pytest.raises(BoardError, match="notebook_path must be the name of a notebook that exists"):
        grade(path)


@pytest.fixture
def no_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing may be run."""

    def rerun(path: Path, *_: Any) -> Rerun:
        raise AssertionError(path)

    monkeypatch.setattr(grading, "rerun", rerun)


def changed_to(path: Path, old: str, new: str) -> Path:
    """The notebook with some code changed, everywhere."""
    content = json.loads(path.read_bytes())
    for cell in content["cells"]:
        cell["source"] = "".join(cell["source"]).replace(old, new)
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


@pytest.mark.usefixtures("no_runs")
def test_an_untouched_copy_of_the_course_is_not_run_and_believes_nothing(tmp_path: Path) -> None:
    copy_course(tmp_path)
    marks = [grade(path) for path in sorted(tmp_path.glob("[01]*.ipynb"))]
    rows = [row for each in marks for row in each.rows]
    assert {row.exercise for row in rows} == set(course_exercises())
    assert {row[1:] for row in rows} == {(False, 0, "Not tried yet.", None)}
    found = beliefs(marks)
    assert (found.learners, found.exercises, found.ideas) == (1, (), ())


@pytest.mark.usefixtures("no_runs")
def test_an_untouched_copy_of_an_older_course_is_not_run_either(tmp_path: Path) -> None:
    path = handed_in(tmp_path, 'def f(): return 3\ncheck(f, "02-reach")')
    content = path.read_bytes()
    write(tmp_path, Logbook(given={path.name: [digest(content)]}))
    assert by_name(path, grading.run_of(Notebook(path), Limits()))["02-reach"].message == "Not tried yet."


@pytest.mark.usefixtures("no_runs")
def test_what_the_logbook_knows_about_an_untouched_copy_counts_where_nothing_else_can_know(tmp_path: Path) -> None:
    copy_course(tmp_path)
    done = dict.fromkeys(("05-fix-what-you-found", "06-two-mistakes"), Entry(False, 2))
    done |= dict.fromkeys(("05-solve", "06-sharp-board"), Entry(True, 3))
    write(tmp_path, Logbook(done=done))
    rows = [row for number in ("05", "06") for row in grade(next(tmp_path.glob(f"{number}_*.ipynb"))).rows]
    found = {row.exercise: row for row in rows if row.message != "Not tried yet."}
    by_hand = "By hand. No answer, as far as the notebook has saved it; snl_edu_progress.json says: right."
    assert found == {
        "05-solve": Mark("05-solve", False, 3, "The notebook holds no answer."),
        "06-sharp-board": Mark("06-sharp-board", True, 3, by_hand),
    }


@pytest.mark.parametrize(
    ("number", "name"), [("05", "05-fix-what-you-found"), ("06", "06-two-mistakes"), ("09", "09-any-die")]
)
def test_code_that_the_course_gives_is_a_try_once_it_is_changed(tmp_path: Path, number: str, name: str) -> None:
    copy_course(tmp_path)
    path = next(tmp_path.glob(f"{number}_*.ipynb"))
    run = Rerun(((Report(name, False, "Not yet: as it was given", fault="greedy"), ""),), end="done")
    changed_to(path, "check(...,", "check(5,")
    assert by_name(path, run)[name] == Mark(name, False, 0, "Not tried yet.")
    changed_to(path, '    """The fewest rolls', '    """My fewest rolls')
    assert by_name(path, run)[name].fault == "greedy"


def test_an_interrupted_cell_costs_its_own_exercise_only(tmp_path: Path) -> None:
    path = handed_in(
        tmp_path, RIGHT, 'while True: pass\ncheck(5, "02-reach")', 'check([9, 10, 11, 12, 13, 14, 16], "02-two-rolls")'
    )
    reports = tuple((Report(name, True, "Right."), "") for name in ("02-first-in-line", "02-two-rolls"))
    run = Rerun(reports, (Failure(2, 1, "KeyboardInterrupt: ", 60),), end="done")
    found = by_name(path, run)
    assert [name for name, row in found.items() if row.passed] == ["02-first-in-line", "02-two-rolls"]
    said = "Not checked: its cell [2] was still running after 60 seconds, so it was interrupted."
    assert found["02-reach"].message == said
    assert marks_by(Notebook(path), run, Limits()).is_limited
