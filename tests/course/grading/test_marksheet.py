"""The file of marks, and how it goes on another day."""

import csv
from pathlib import Path

import pytest

from snl_edu import BoardError
from snl_edu.course.grading.marks import Mark, Marks
from snl_edu.course.grading.marksheet import COLUMNS, Marksheet

LIMITS = (60, 300, 2000)
MARKS = Marks("02.ipynb", "ada", (Mark("02-a", True, 2, "Right."), Mark("02-b", False, 1, "Not yet: x", "greedy")))


def sheet_with(path: Path, *marks: Marks) -> Marksheet:
    sheet = Marksheet(path)
    for each in marks:
        sheet.put((each.learner, each.notebook), each, "digest", LIMITS)
    return sheet


def test_a_sheet_has_the_columns_of_the_course_and_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "marks.csv"
    sheet_with(path, Marks("02.ipynb", "ben", ()), MARKS)
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    assert rows == [
        [*COLUMNS],
        ["ada", "02.ipynb", "02-a", "yes", "2", "Right."],
        ["ada", "02.ipynb", "02-b", "no", "1", "Not yet: x"],
    ]
    assert Marksheet(path).marks() == [MARKS]
    assert sorted(each.name for each in tmp_path.iterdir()) == ["marks.csv", "marks.resume.json"]


def test_no_cell_is_a_formula(tmp_path: Path) -> None:
    path = tmp_path / "marks.csv"
    evil = Marks("-2.ipynb", "=1+1", (Mark("02-a", False, 1, '@SUM(A1)\n"x", \udc80'), Mark("02-b", False, 1, "'=")))
    again = sheet_with(path, evil)
    text = path.read_text(encoding="utf-8")
    for row in list(csv.reader(text.splitlines()))[1:]:
        assert not [cell for cell in row if cell.startswith(("=", "+", "-", "@"))]
    assert len(text.splitlines()) == 3
    assert again.marks()[0].rows[0].message == '@SUM(A1) "x", \udc80'
    assert Marksheet(path).has(("=1+1", "-2.ipynb"), "digest", LIMITS)


def test_what_was_graded_is_known_until_it_changes(tmp_path: Path) -> None:
    path = tmp_path / "marks.csv"
    stopped = Marks("03.ipynb", "ada", (Mark("03-a", False, 0, "Cell [2] was still running"),), is_limited=True)
    sheet_with(path, MARKS, stopped)
    again = Marksheet(path)
    assert again.has(("ada", "02.ipynb"), "digest", LIMITS)
    assert again.has(("ada", "02.ipynb"), "digest", (1, 2, 3))
    assert not again.has(("ada", "02.ipynb"), "another", LIMITS)
    assert not again.has(("ben", "02.ipynb"), "digest", LIMITS)
    assert again.has(("ada", "03.ipynb"), "digest", LIMITS)
    assert not again.has(("ada", "03.ipynb"), "digest", (600, 3000, 2000))
    path.unlink()
    assert not Marksheet(path).has(("ada", "02.ipynb"), "digest", LIMITS)


def test_what_a_teacher_has_changed_stays(tmp_path: Path) -> None:
    path = tmp_path / "marks.csv"
    sheet_with(path, MARKS)
    text = path.read_text(encoding="utf-8").replace("02-b,no,1,", "02-b,yes,,Told me ")
    path.write_text(f"\ufeff{text}", encoding="utf-8")
    sheet_with(path, Marks("02.ipynb", "ben", (Mark("02-a", False, 1, "No"),)))
    assert "ada,02.ipynb,02-b,yes,,Told me Not yet: x\nben," in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("content", ["a,b\n", "learner\n", f"{','.join(COLUMNS)}\n1,2\n", "\0", "\udcff"])
def test_another_file_is_not_written_over(tmp_path: Path, content: str) -> None:
    path = tmp_path / "marks.csv"
    path.write_text(content, encoding="utf-8", errors="surrogateescape")
    with pytest.raises(BoardError, match="is not a table of marks: choose another name"):
        Marksheet(path)


@pytest.mark.parametrize("content", ["{", "[[1]]", "5", "[" * 10**5, '[["ada", "02.ipynb", 5]]'])
def test_without_what_is_beside_it_everything_is_run_again(tmp_path: Path, content: str) -> None:
    path = tmp_path / "marks.csv"
    sheet_with(path, MARKS)
    path.with_suffix(".resume.json").write_text(content, encoding="utf-8")
    again = Marksheet(path)
    assert not again.has(("ada", "02.ipynb"), "digest", LIMITS)
    assert [mark.fault for mark in again.marks()[0].rows] == [None, None]
