"""The course in a learner's folder: copied whole, and never over anything."""

import os
from pathlib import Path

import pytest

from snl_edu import BoardError
from snl_edu.course import install
from snl_edu.course.install import copy_course, course_files


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


def test_a_copy_that_is_killed_leaves_no_half_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "link", killed)
    with pytest.raises(KeyboardInterrupt):
        copy_course(tmp_path)
    assert names_in(tmp_path) == []


def test_a_file_that_appears_while_it_is_copied_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_late(_: str, target: Path) -> None:
        target.write_text("mine", encoding="utf-8")
        raise FileExistsError

    monkeypatch.setattr(os, "link", too_late)
    copied = copy_course(tmp_path)
    assert copied.new == []
    assert set(names_in(tmp_path)) == set(copied.kept)


def test_a_folder_that_cannot_be_made_is_a_board_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BoardError, match=r"the course cannot be put into .*: "):
        copy_course(tmp_path / "file" / "course")


def test_a_package_without_its_course_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "PACKAGE", tmp_path / "snl_edu")
    with pytest.raises(BoardError, match="install snl-edu again"):
        course_files()
