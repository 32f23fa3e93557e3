"""The course in a learner's folder: copied whole, and never over anything."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from jupyterlab_server.workspaces_handler import WorkspacesManager

import snl_edu
from snl_edu import BoardError
from snl_edu.course import catalogue, logbook
from snl_edu.course.handout import handout
from snl_edu.course.install import (
    FIRST_LAYOUT,
    FOR_TEACHERS,
    LAB_SETTINGS,
    LAYOUTS,
    Copied,
    copy_course,
    course_files,
    first_notebook,
    lab_environment,
)
from snl_edu.course.logbook import NAME, Entry, Logbook, read, write
from tests.helpers.bad_input import Raises, explain
from tests.notebooks.stored import read as read_notebook
from tools.pictures import FIRST_SIGHTS

FILES = [path for path in course_files() if path.name not in FOR_TEACHERS]


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != NAME}


def test_the_course_is_copied_whole_and_never_over_anything(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "course"
    copied = copy_course(folder)
    assert copied == Copied([path.name for path in FILES], [], [])
    assert contents(folder) == {path.name: handout(path) for path in FILES}
    mine = folder / FILES[0].name
    mine.write_text("my work", encoding="utf-8")
    (folder / FILES[1].name).unlink()
    again = copy_course(folder)
    assert again == Copied([FILES[1].name], [path.name for path in FILES if path != FILES[1]], [])
    assert mine.read_text(encoding="utf-8") == "my work"


def test_the_first_notebooks_of_a_copy_begin_with_a_picture_that_the_library_draws_today(tmp_path: Path) -> None:
    copy_course(tmp_path)
    for name, picture in FIRST_SIGHTS.items():
        number = name.removeprefix("picture_").removesuffix(".svg")
        (path,) = tmp_path.glob(f"{number}_*.ipynb")
        title, image, _words = read_notebook(path).cells[0].blocks
        ((shown,),) = [image["children"]]
        assert (title["type"], shown["type"], shown["attrs"]["url"]) == ("heading", "image", name)
        assert len(shown["children"][0]["raw"]) > 80, "it is described for people who cannot see it"
        assert (tmp_path / name).read_bytes() == picture.svg.encode(), "run `make pictures`: it has changed"


def test_only_a_teacher_gets_the_solutions_and_the_guide(tmp_path: Path) -> None:
    assert len(FILES) == len(course_files()) - len(FOR_TEACHERS)
    assert not set(copy_course(tmp_path).new) & set(FOR_TEACHERS)
    assert copy_course(tmp_path, teacher=True).new == list(FOR_TEACHERS)
    slides = {path.name: handout(path, slides=path.name in FOR_TEACHERS) for path in course_files()}
    assert contents(tmp_path) == slides, "what a learner has is not touched"
    for wrong in (1, "yes", None):
        assert explain(copy_course, tmp_path, teacher=wrong).startswith("teacher must be True or False, not ")


def test_a_lab_begins_with_the_layout_of_the_course_and_goes_on_with_the_learners(tmp_path: Path) -> None:
    place = tmp_path / LAYOUTS
    assert lab_environment(tmp_path, {"HOME": "mine"}) == {
        "HOME": "mine",
        "JUPYTER_CONFIG_PATH": str(LAB_SETTINGS),
        "JUPYTERLAB_WORKSPACES_DIR": str(place),
    }
    (layout,) = place.iterdir()
    assert WorkspacesManager(str(place)).load("default")["data"] == json.loads(FIRST_LAYOUT.read_bytes())["data"]
    layout.write_text("their own", encoding="utf-8")
    theirs = {"JUPYTER_CONFIG_PATH": "theirs", "JUPYTERLAB_WORKSPACES_DIR": "elsewhere"}
    paths = os.pathsep.join([str(LAB_SETTINGS), "theirs"])
    assert lab_environment(tmp_path, theirs) == {**theirs, "JUPYTER_CONFIG_PATH": paths}
    assert layout.read_text(encoding="utf-8") == "their own"


def test_where_no_layout_can_be_written_the_lab_keeps_it_where_it_keeps_others(tmp_path: Path) -> None:
    (tmp_path / LAYOUTS).touch()
    assert "JUPYTERLAB_WORKSPACES_DIR" not in lab_environment(tmp_path, {})


def test_what_a_killed_copy_has_left_is_made_good_by_the_next_one(tmp_path: Path) -> None:
    first, second, third, *_ = FILES
    assert first_notebook() == first.name
    (tmp_path / second.name).symlink_to("nowhere")
    (tmp_path / third.name).write_bytes(b"my work")
    code = "import os, signal; from snl_edu import copy_course; from snl_edu.files import Path\n"
    code += "left, replace = [0], Path.replace\n"
    code += "def third(*paths): left[0] += 1; return replace(*paths) if left[0] < 3 else os.kill(os.getpid(), signal.SIGKILL)\n"
    code += f"Path.replace = third; copy_course({str(tmp_path)!r})"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == -signal.SIGKILL
    contents_then = {path.name: path.read_bytes() for path in tmp_path.glob("[!.]*") if path.name != second.name}
    assert set(contents_then.values()) - {handout(path) for path in FILES} == {b"my work", b""}
    copied = copy_course(str(tmp_path))
    assert {second.name, third.name, first.name} <= {*copied.kept}
    assert names_in(tmp_path) == sorted([*copied.new, *copied.kept, NAME])
    made = {path.name: handout(path) for path in FILES if path != second} | {third.name: b"my work"}
    (tmp_path / second.name).unlink()
    assert contents(tmp_path) == made


def test_a_folder_that_cannot_be_made_and_a_package_without_its_course_are_board_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BoardError, match=r"the course cannot be put into .*: "):
        copy_course(tmp_path / "file" / "course")
    for folder in (5, None, b"course", "a\0b", "\ud800", Raises()):
        assert explain(copy_course, folder).startswith("folder must be the name of a folder, not ")
    monkeypatch.setattr(catalogue, "PACKAGE", tmp_path / "snl_edu")
    with pytest.raises(BoardError, match="install snl-edu again"):
        course_files()


UNWRITTEN = "Your progress cannot be recorded: snl_edu_progress.json cannot be written there."

# A small course of two versions, in which one file stays, one changes, and one is new.


def notebook(prose: str, code: str = "...", shown: str = "") -> bytes:
    """A notebook with a paragraph, a cell of code, and what that cell has put out."""
    outputs = [{"output_type": "stream", "name": "stdout", "text": [shown]}]
    cells = [
        {"cell_type": "markdown", "id": "a", "metadata": {}, "source": [prose]},
        {"cell_type": "code", "id": "b", "metadata": {}, "source": [code], "outputs": outputs, "execution_count": 1},
    ]
    return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}).encode()


class Publisher:
    """Whoever writes the course: what they publish is what the package holds from then on."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.notebooks, self.monkeypatch = folder / "package" / "notebooks", monkeypatch
        self.notebooks.mkdir(parents=True)
        monkeypatch.setattr(catalogue, "PACKAGE", folder / "package")

    def publish(self, version: str, **texts: bytes) -> None:
        """The course in another version, with these notebooks changed or new."""
        self.monkeypatch.setattr(snl_edu, "__version__", version)
        for name, text in texts.items():
            (self.notebooks / f"{name}.ipynb").write_bytes(text)

    def handout(self, name: str) -> bytes:
        """A notebook as a learner gets it now."""
        return handout(self.notebooks / f"{name}.ipynb")


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Publisher:
    return Publisher(tmp_path, monkeypatch)


@pytest.fixture
def mine(course: Publisher, tmp_path: Path) -> Path:
    """A learner's folder with the first version of the small course."""
    course.publish("0.2.0", a=notebook("A"), b=notebook("B"))
    copy_course(tmp_path / "mine")
    return tmp_path / "mine"


def test_a_new_version_arrives_once_beside_what_the_learner_has(course: Publisher, mine: Path) -> None:
    (mine / "b.ipynb").write_bytes(b"my work")
    before = contents(mine)
    course.publish("0.3.0", a=notebook("A", shown="another output"), b=notebook("B, better"), c=notebook("C"))
    assert copy_course(mine) == Copied(["c.ipynb"], ["a.ipynb"], ["b (0.3).ipynb"])
    assert before.items() <= contents(mine).items(), "even an untouched file is not written over"
    assert (mine / "b (0.3).ipynb").read_bytes() == course.handout("b")
    (mine / "b (0.3).ipynb").unlink()  # a learner who does not want it does not get it again
    assert copy_course(mine) == Copied([], ["a.ipynb", "b.ipynb", "c.ipynb"], [])
    course.publish("0.3.1", b=notebook("B, best"))
    assert copy_course(mine).beside == ["b (0.3.1).ipynb"]
    course.publish("0.3.0", b=notebook("B, better"))
    assert copy_course(mine).beside == [], "it was given before"
    (mine / "b (0.4).ipynb").write_bytes(b"mine, too")
    (mine / "b (0.4, 2).ipynb").mkdir()
    course.publish("0.4.0", b=notebook("B, once more"))
    assert copy_course(mine).beside == ["b (0.4, 3).ipynb"]
    assert (mine / "b (0.4).ipynb").read_bytes() == b"mine, too"


def test_after_a_kill_what_has_arrived_does_not_arrive_again_and_what_was_done_stays(
    course: Publisher, mine: Path
) -> None:
    book = read(mine)
    assert book is not None
    write(mine, Logbook(book.given, {"02-two-rolls": Entry(passed=True, tries=3)}, book.more))
    before = (mine / NAME).read_bytes()
    course.publish("0.3.0", b=notebook("B, better"))
    copy_course(mine)
    (mine / NAME).write_bytes(before)  # as if the program had been killed before it could note it
    (mine / "b (0.3).ipynb").write_bytes(notebook("B, better", code="my answer"))
    assert copy_course(mine).beside == ["b (0.3).ipynb"]
    assert sorted(contents(mine)) == ["a.ipynb", "b (0.3).ipynb", "b.ipynb"]
    assert (mine / "b (0.3).ipynb").read_bytes() == notebook("B, better", code="my answer")
    after = read(mine)
    assert after is not None
    assert (after.done, after.more) == ({"02-two-rolls": Entry(passed=True, tries=3)}, {"snl_edu": "0.3"})


def test_in_a_folder_without_a_logbook_only_another_text_arrives(course: Publisher, mine: Path) -> None:
    (mine / NAME).unlink()
    (mine / "a.ipynb").write_bytes(notebook("A", code="my answer"))
    (mine / "b.ipynb").write_bytes(notebook("An older B", code="my answer"))
    (mine / "c.ipynb").write_bytes(b"not a notebook")
    course.publish("0.3.0", c=notebook("C"))
    assert copy_course(mine) == Copied([], ["a.ipynb", "c.ipynb"], ["b (0.3).ipynb"])
    assert copy_course(mine).beside == []
    course.publish("0.4.0", c=notebook("C, better"))
    assert copy_course(mine).beside == ["c (0.4).ipynb"]


def test_a_damaged_logbook_is_kept_under_another_name(mine: Path) -> None:
    (mine / NAME).write_bytes(b"{ damaged")
    kept = "snl_edu_progress.json could not be read: it is kept as snl_edu_progress (damaged).json, and a new one is begun."
    assert copy_course(mine) == Copied([], ["a.ipynb", "b.ipynb"], [], kept)
    assert (mine / "snl_edu_progress (damaged).json").read_bytes() == b"{ damaged"
    assert read(mine) is not None
    assert copy_course(mine).note == ""


def test_a_logbook_is_written_only_if_it_changes_and_if_it_cannot_be_the_copy_says_so(
    course: Publisher, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def protected(*_: object, **__: object) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(logbook, "put", protected)
    assert copy_course(mine).note == ""
    course.publish("0.3.0", b=notebook("B, better"))
    assert copy_course(mine) == Copied([], ["a.ipynb"], ["b (0.3).ipynb"], UNWRITTEN)
    assert copy_course(mine) == Copied([], ["a.ipynb"], ["b (0.3).ipynb"], UNWRITTEN)
    assert sorted(contents(mine)) == ["a.ipynb", "b (0.3).ipynb", "b.ipynb"]


def test_the_course_itself_is_not_a_learners_folder(course: Publisher) -> None:
    course.publish("0.2.0", a=notebook("A"))
    assert explain(copy_course, course.notebooks / ".." / "notebooks").endswith("choose another folder for a copy")
    assert names_in(course.notebooks) == ["a.ipynb"]
