"""Where exercises are found: the course's own, a teacher's file in the folder, a cell; and what a broken file says."""

import os
from pathlib import Path
from typing import Any

import pytest

from snl_edu import BoardError, check, copy_course, frontiers, named_board
from snl_edu.course import catalogue, number
from snl_edu.course.catalogue import course_exercises, faults, find, own_exercises

FIRST = next(iter(course_exercises()))
MINE = 'from snl_edu.course import number\nnumber("mine-1", "how many?", {})\n'


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(catalogue._cells, "exercises", {})
    monkeypatch.setattr(catalogue, "_only", None)


def put(text: str, name: str = "mine_exercises.py", age: int = 0) -> Path:
    """A file of exercises in the folder, as old as it is said to be."""
    path = Path(name).resolve()
    path.write_text(text, encoding="utf-8")
    os.utime(path, (10**9 - age, 10**9 - age))
    return path


def test_a_file_in_the_folder_is_found_and_read_again_when_it_has_changed() -> None:
    assert check(7, "mine-1").message.startswith("Not yet: there is no exercise 'mine-1'")
    put(MINE.format(7), age=9)
    assert check(7, "mine-1").passed
    put(MINE.format(8), age=5)
    assert not check(7, "mine-1").passed
    assert check(8, "mine-1").next_step == ""
    Path("mine_exercises.py").unlink()
    assert find("mine-1") is None


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("number(", 4, "SyntaxError"),
        ("1 // 0", 3, "ZeroDivisionError: integer division or modulo by zero"),
        ("raise SystemExit(3)", 3, "SystemExit: 3"),
        ('number("mine-1", "again?", 7)', 3, "mine-1 is declared twice: give one of the two another name"),
        ('number("02-reach", "how many?", 7)', 3, "02-reach is an exercise of the course: give yours another name"),
        (
            'from snl_edu.course import edit, written\n@written("f", "write f", cases=[(1,)], wrong={edit("no", "x"): "n"})\ndef f(x):\n    return x',
            4,
            "f: the edit 'no -> x' finds nothing to replace",
        ),
    ],
)
def test_a_broken_file_says_so_with_its_line_and_everything_else_works(text: str, line: int, told: str) -> None:
    put(f"{MINE.format(7)}{text}\n")
    put('from snl_edu.course import number\nnumber("other-1", "how many?", 3)\n', "other_exercises.py")
    (fault,) = faults()
    assert fault.startswith(f"mine_exercises.py, line {line}: {told}") or (text == "number(" and "SyntaxError" in fault)
    assert check(3, "other-1").passed
    assert check(15, "02-first-in-line").passed
    message = check(1, "mine-9").message
    assert f"This file of exercises cannot be used as it is: {fault}" in message


def test_a_file_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "SECONDS", 0.3)
    put("while True:\n    pass\n")
    (fault,) = faults()
    assert fault.startswith("mine_exercises.py: it takes more than 0.3 seconds")


def test_an_exercise_of_the_course_gets_a_new_meaning_only_on_purpose() -> None:
    put('from snl_edu.course import number\nnumber("02-first-in-line", "how many?", 7, replaces=True)\n')
    assert check(7, "02-first-in-line").next_step == "Next: 02-next-frontier"  # as in the notebook
    assert check(7, "02-first-in-line").passed
    assert list(own_exercises()) == ["02-first-in-line"]
    Path("mine_exercises.py").unlink()
    assert check(15, "02-first-in-line").passed


def test_a_cell_may_declare_one_again_and_comes_before_a_file() -> None:
    put(MINE.format(7))
    number("mine-1", "how many?", 8)
    number("mine-1", "how many?", 9)
    assert check(9, "mine-1").passed
    with pytest.raises(BoardError, match="02-reach is an exercise of the course"):
        number("02-reach", "how many?", 7)


def test_a_clone_of_the_project_is_not_taken_for_a_teachers_own() -> None:
    put("raise SystemExit\n", "02_frontiers_exercises.py")
    assert (faults(), own_exercises()) == ([], {})
    assert check(15, "02-first-in-line").passed


def test_where_notebooks_are_graded_only_the_teachers_files_count() -> None:
    teachers = put(MINE.format(7), "teachers_exercises.py")
    catalogue.only([teachers])
    put(MINE.format(8), "pupils_exercises.py")
    number("mine-1", "how many?", 9)
    assert check(7, "mine-1").passed
    assert not any(check(answer, "mine-1").passed for answer in (8, 9))


def test_no_copy_of_the_course_has_the_answers(tmp_path: Path) -> None:
    copy_course(tmp_path / "copy", teacher=True)
    assert not list((tmp_path / "copy").rglob("*.py"))


def test_the_old_name_of_an_exercise_is_as_good_as_its_new_one() -> None:
    assert find("05-mend-what-you-found") is find("05-fix-what-you-found")
    assert check(..., "05-mend-what-you-found").message == check(..., "05-fix-what-you-found").message


@pytest.mark.parametrize("name", ["02-tried", "01-square-at", "06-mend-the-numbering"])
def test_an_exercise_that_is_gone_is_known_by_each_name_that_it_had(name: str) -> None:
    assert check(..., name).message.startswith(f"{name} is no longer an exercise of the course")


@pytest.mark.parametrize("name", ["", "qqq", 3, True, [], object(), b"01-", ("01-",), "02", "99-x", "\0", FIRST[:-1]])
def test_a_name_that_is_none_is_told_some_that_are(name: Any) -> None:
    assert check(1, name).message.startswith("Not yet: there is no exercise ")


def test_the_course_finds_what_the_library_finds() -> None:
    reach: Any = course_exercises()["02-reach"].ours
    board = named_board("example-1")
    assert list(reach(board)) == [list(frontier.squares) for frontier in frontiers(board)]


def test_two_files_may_not_have_the_same_name_for_an_exercise() -> None:
    put(MINE.format(7))
    put(MINE.format(8), "other_exercises.py")
    assert faults() == ["mine-1 is in mine_exercises.py and in other_exercises.py"]
