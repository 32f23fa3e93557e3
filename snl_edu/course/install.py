"""Puts the course into a learner's folder: only what is missing, and never over anything."""

from os import PathLike
from pathlib import Path
from typing import NamedTuple

from snl_edu.files import put
from snl_edu.model.arguments import BoardError, shown

PACKAGE = Path(__file__).parent.parent
# A folder of Jupyter's settings: players are saved with a notebook, and nobody is asked about news.
LAB_SETTINGS = PACKAGE / "course" / "lab"
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


def copy_course(folder: str | PathLike[str]) -> Copied:
    """Copies what is missing. A file is whole or absent at any moment, or empty until the next copy after a kill."""
    copied, sources = Copied([], []), course_files()
    try:
        target = Path(folder)
        target.mkdir(parents=True, exist_ok=True)
        for source in sources:
            new = put(target / source.name, source.read_bytes())
            (copied.new if new else copied.kept).append(source.name)
    except OSError as error:
        raise BoardError(f"the course cannot be put into {shown(str(target))}: {error.strerror}") from error
    except Exception:  # a caller's object may raise anything when it is asked for its path
        raise BoardError(f"folder must be the name of a folder, not {shown(folder)}") from None
    return copied
