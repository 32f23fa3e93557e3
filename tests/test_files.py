"""Where a file is written."""

from pathlib import Path

from snl_edu.files import new_file, write
from tests.helpers.bad_input import explain


def test_a_file_that_cannot_be_written_is_refused_by_its_name(tmp_path: Path) -> None:
    name = "path must be the name of a file that can be written, not 5"
    assert explain(new_file, 5, False) == name
    folder = "path must be a file in a folder that exists, not 'nowhere/x.html'"
    assert explain(new_file, "nowhere/x.html", False) == folder
    ending = "path must be a file that ends with .gif in a folder that exists, not 'x.html'"
    assert explain(new_file, "x.html", False, ".gif") == ending
    taken = tmp_path / "taken.html"
    taken.write_text("", encoding="utf-8")
    exists = "'taken.html' exists: choose another name, or say overwrite=True"
    assert explain(new_file, taken, False) == exists
    assert new_file(taken, True, ".html") == taken


def test_what_is_written_is_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    assert write(file, b"one") == file
    assert write(file, b"two") == file
    assert file.read_bytes() == b"two"
    (tmp_path / "folder").mkdir()
    assert explain(write, tmp_path / "folder", b"").startswith("'folder' cannot be written: ")
