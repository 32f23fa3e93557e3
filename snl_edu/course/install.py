"""Puts the course into a learner's folder: adds missing files, and new versions beside old ones; replaces nothing."""

import os
import stat
import sys
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from os import PathLike
from pathlib import Path
from typing import NamedTuple

from snl_edu.course.catalogue import PACKAGE, course_folder
from snl_edu.course.handout import digest, handout, is_made_from, texts_of
from snl_edu.course.logbook import NAME, Logbook, read, write
from snl_edu.files import alone_in, put
from snl_edu.model.input.arguments import BoardError, flag, shown

# A folder of Jupyter's settings: players are saved with a notebook, and Jupyter does not ask about news.
LAB_SETTINGS = PACKAGE / "course" / "lab"
# JupyterLab begins with this layout, in which the side bar is closed, and saves the learner's in a folder of that name.
FIRST_LAYOUT = LAB_SETTINGS / "default-37a8.jupyterlab-workspace"
LAYOUTS = ".jupyterlab"
FOR_TEACHERS = ("00_teaching_guide.ipynb", "solutions.ipynb")


class Copied(NamedTuple):
    """What was put into the folder, what was kept because the learner has it, and what arrived under another name."""

    new: list[str]
    kept: list[str]
    beside: list[str]
    note: str = ""  # what the learner should know about their logbook


def course_files() -> list[Path]:
    """The files that a learner gets; the exercises, with their answers, are not among them."""
    return sorted(path for path in course_folder().iterdir() if path.suffix in (".ipynb", ".md", ".svg"))


def first_notebook() -> str:
    """The name of the notebook that the course begins with."""
    return next(path.name for path in course_files() if path.name.startswith("01"))


def lab_environment(folder: Path, before: Mapping[str, str]) -> dict[str, str]:
    """The environment for a JupyterLab in a learner's folder: the settings of the course, below the user's own."""
    paths = os.pathsep.join(filter(None, [str(LAB_SETTINGS), before.get("JUPYTER_CONFIG_PATH")]))
    environment = {**before, "JUPYTER_CONFIG_PATH": paths}
    layouts = folder.resolve() / LAYOUTS
    with suppress(OSError):  # where nothing can be written, the layout is kept where JupyterLab keeps others
        layouts.mkdir(exist_ok=True)
        put(layouts / FIRST_LAYOUT.name, FIRST_LAYOUT.read_bytes())
        environment.setdefault("JUPYTERLAB_WORKSPACES_DIR", str(layouts))
    return environment


def copy_course(folder: str | PathLike[str], *, teacher: bool = False) -> Copied:
    """Copies the course without its outputs; for a teacher with the solutions and the guide, and ready to be shown as slides.

    A file that exists is never touched. If the course's text has changed since the folder got it, the new text arrives
    once, beside the old file and with the version in its name.
    """
    hidden = () if flag(teacher, "teacher") else FOR_TEACHERS
    files = [path for path in course_files() if path.name not in hidden]
    try:
        target = Path(folder)
        if target.resolve() == files[0].parent.resolve():
            raise BoardError(f"{shown(str(target))} is the course itself: choose another folder for a copy")
        target.mkdir(parents=True, exist_ok=True)
        with alone_in(target):
            return _put_all(target, {path.name: handout(path, slides=teacher) for path in files})
    except BoardError:
        raise
    except OSError as error:
        raise BoardError(f"the course cannot be put into {shown(str(target))}: {error.strerror}") from error
    except Exception:  # a caller's object may raise anything when it is asked for its path
        raise BoardError(f"folder must be the name of a folder, not {shown(folder)}") from None


def _put_all(target: Path, contents: dict[str, bytes]) -> Copied:
    """Puts the course into a folder, and notes in its logbook which texts were given."""
    copied, version = Copied([], [], []), sys.modules["snl_edu"].__version__.removesuffix(".0")
    book, before = read(target) or Logbook(), read(target)
    if before is None and (damaged := _content(target / NAME)):
        kept = _put_beside(target / NAME, damaged, "damaged")
        copied = copied._replace(note=f"{NAME} could not be read: it is kept as {kept}, and a new one is begun.")
    for name, content in contents.items():
        given, text = book.given.setdefault(name, []), digest(content)
        if put(target / name, content):
            copied.new.append(name)
        elif text in given or (not given and _is_left(target / name, content)):
            copied.kept.append(name)
        else:
            copied.beside.append(_put_beside(target / name, content, version))
        book.given[name] = [*given, *([] if text in given else [text])]
    book.more["snl_edu"] = version
    if book == before or write(target, book):
        return copied
    return copied._replace(note=f"Your progress cannot be recorded: {NAME} cannot be written there.")


def _is_left(file: Path, ours: bytes) -> bool:
    """Whether a file that no logbook knows about is left as it is: it has our text, or is not a notebook at all."""
    return is_made_from(theirs := _content(file), ours) or texts_of(theirs) is None


def _put_beside(file: Path, content: bytes, mark: str) -> str:
    """The name of the file that has the content now, beside another; after a kill it may already have been there."""
    marks = (mark if number == 1 else f"{mark}, {number}" for number in count(1))
    places = (file.with_stem(f"{file.stem} ({each})") for each in marks)
    return next(place.name for place in places if put(place, content) or is_made_from(_content(place), content))


def _content(file: Path) -> bytes:
    """What is in a plain file; nothing for a link, a folder or a device."""
    with suppress(FileNotFoundError):
        if stat.S_ISREG(file.lstat().st_mode):
            return file.read_bytes()
    return b""
