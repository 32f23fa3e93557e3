"""The course in a learner's folder: copied whole, and never over anything."""

import os
from pathlib import Path

import pytest

from snl_edu import BoardError
from snl_edu.course import install
from snl_edu.course.install import copy_course, course_files
from tests.helpers.bad_input import Raises, explain


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_course_is_copied_whole_and_never_over_anything(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "course"
    files = course_files()
    assert files
    copied = copy_course(folder)
    assert names_in(folder) == sorted(copied.new) == sorted(path.name for path in files)
    assert [(folder / path.name).read_bytes() for path in files] == [path.read_bytes() for path in files]
    mine = folder / files[0].name
    mine.write_text("my work", encoding="utf-8")
    again = copy_course(folder)
    assert (again.new, len(again.kept)) == ([], len(files))
    assert mine.read_text(encoding="utf-8") == "my work"


def test_a_copy_that_is_interrupted_leaves_no_half_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        copy_course(tmp_path)
    assert names_in(tmp_path) == []


def test_what_a_killed_copy_has_left_is_made_good_by_the_next_one(tmp_path: Path) -> None:
    first, second, *_ = course_files()
    (tmp_path / first.name).touch()
    (tmp_path / second.name).symlink_to("nowhere")
    (tmp_path / ".snl-edu-abcdefgh.part").write_text("half of a file", encoding="utf-8")
    copied = copy_course(str(tmp_path))
    assert copied.kept == [second.name]
    assert names_in(tmp_path) == sorted([*copied.new, second.name])
    assert (tmp_path / first.name).read_bytes() == first.read_bytes()


def test_a_file_that_appears_while_it_is_copied_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(path.name for path in course_files())
    monkeypatch.setattr(os, "fsync", lambda _: (tmp_path / next(names)).write_text("mine", encoding="utf-8"))
    copied = copy_course(tmp_path)
    assert copied.new == []
    assert set(names_in(tmp_path)) == set(copied.kept)
    assert {path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == {"mine"}


def test_a_folder_that_cannot_be_made_is_a_board_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BoardError, match=r"the course cannot be put into .*: "):
        copy_course(tmp_path / "file" / "course")
    for folder in (5, None, b"course", "a\0b", "\ud800", Raises()):
        assert explain(copy_course, folder).startswith("folder must be the name of a folder, not ")


def test_a_package_without_its_course_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "PACKAGE", tmp_path / "snl_edu")
    with pytest.raises(BoardError, match="install snl-edu again"):
        course_files()
