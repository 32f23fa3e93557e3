"""Puts the course into a learner's folder: only what is missing, and never over anything."""

import os
import tempfile
from pathlib import Path
from typing import NamedTuple

from snl_edu.model.arguments import shown
from snl_edu.model.board import BoardError

PACKAGE = Path(__file__).parent.parent
FIRST_NOTEBOOK = "01_the_board.ipynb"


class Copied(NamedTuple):
    """What was put into the folder, and what was kept because the learner has it already."""

    new: list[str]
    kept: list[str]


def course_files() -> list[Path]:
    """The files of the course: inside an installed package, or beside it in a checkout."""
    for folder in (PACKAGE / "notebooks", PACKAGE.parent / "notebooks"):
        if folder.is_dir():
            return sorted(path for path in folder.iterdir() if path.suffix in (".ipynb", ".md"))
    raise BoardError("the notebooks of the course are missing: install snl-edu again")


def copy_course(folder: Path) -> Copied:
    """Copies what is missing. A file is whole or absent at any moment, even if the copy is killed."""
    copied = Copied([], [])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for source in course_files():
            put = _put(source.read_bytes(), folder / source.name)
            (copied.new if put else copied.kept).append(source.name)
    except OSError as error:
        raise BoardError(f"the course cannot be put into {shown(str(folder))}: {error.strerror}") from error
    return copied


def _put(content: bytes, target: Path) -> bool:
    """Writes a file beside its place and links it into it, which fails where there is a file already."""
    if target.exists():
        return False
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=".snl-edu-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).chmod(0o644)
        os.link(name, target)
    except FileExistsError:
        return False
    finally:
        Path(name).unlink()
    return True
