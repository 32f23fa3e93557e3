"""Marks for a learner's notebook: it is run again in a fresh kernel, and what its checks find there counts."""

import json
from os import PathLike
from pathlib import Path
from threading import Event

from snl_edu.course.check import EXERCISES, names_of
from snl_edu.course.handout import Text, texts_of
from snl_edu.course.install import FOR_TEACHERS
from snl_edu.course.limits import Limits, limits_of
from snl_edu.course.logbook import NAME as LOGBOOK
from snl_edu.course.logbook import Entry, Logbook, read
from snl_edu.course.marks import NOT_YET, Mark, Marks
from snl_edu.course.rerun.process import Rerun, expect_nbclient, rerun
from snl_edu.model.arguments import BoardError, shown

LARGEST = 50 * 10**6  # bytes of a notebook
CHAPTERS = {name[:2] for name in EXERCISES}
ENDS = {
    "cell": "Cell [{cell}] was still running after {limits.cell_seconds} seconds, so the notebook was stopped.",
    "notebook": "After {limits.notebook_seconds} seconds the notebook was still running, in cell [{cell}], so it was stopped.",
    "memory": "Cell [{cell}] wanted more than {limits.memory:,} MB of memory, so the notebook was stopped.",
    "dead": "Cell [{cell}] ended the kernel, so the notebook was stopped.",
    "start": "The kernel did not start: grade this notebook again.",
    "unreadable": "This file is not a notebook that can be run.",
    "large": f"This file is larger than {LARGEST // 10**6} MB, so it was not run.",
}


def grade(
    notebook_path: str | PathLike[str], *, cell_seconds: int = 60, notebook_seconds: int = 300, memory: int = 2000
) -> Marks:
    """The marks of a learner's notebook, which is run from top to bottom in a fresh kernel and in a copy of its folder.

    Each cell may take `cell_seconds`, the notebook `notebook_seconds`, and its kernel `memory`, in millions of bytes. The
    last check of an exercise counts. Nothing in the learner's folder is changed, but the code may do whatever you may.
    """
    expect_nbclient()
    limits = limits_of(cell_seconds, notebook_seconds, memory)
    try:
        path = Path(notebook_path).resolve()
        is_file = path.is_file()
    except Exception:  # a caller's object may raise anything when it is asked for its path
        is_file = False
    if not is_file:
        raise BoardError(f"notebook_path must be the name of a notebook that exists, not {shown(notebook_path)}")
    notebook = Notebook(path)
    return marks_by(notebook, run_of(notebook, limits), limits)


class Notebook:
    """A learner's notebook, as far as it can be known without running it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_large = path.stat().st_size > LARGEST
        self.content = b"" if self.is_large else path.read_bytes()
        texts = texts_of(self.content)
        self.texts: list[Text] = texts or []
        self.is_readable = texts is not None or _is_older(self.content)

    @property
    def exercises(self) -> list[str]:
        """The exercises of the notebook of the course from which this one was made, in their order.

        Its name says which notebook that is; if the learner has renamed it, the exercises that it checks say so.
        """
        chapters = {self.path.name[:2]} & CHAPTERS
        if not chapters and self.path.name not in FOR_TEACHERS:
            chapters = {name[:2] for name in EXERCISES if self.cells_of(name)}
        return [name for name in EXERCISES if name[:2] in chapters]

    def cells_of(self, exercise: str) -> list[int]:
        """The code cells that name an exercise, by any of its names."""
        quoted = [f"{mark}{name}{mark}" for name in names_of(exercise) for mark in "'\""]
        found = (any(name in text.source for name in quoted) for text in self.texts)
        return [place for place, is_named in enumerate(found) if is_named and self.texts[place].kind == "code"]


def _is_older(content: bytes) -> bool:
    """Whether this is a notebook of an older format, which kept its cells on worksheets."""
    try:
        return isinstance(json.loads(content)["worksheets"], list)
    except (ValueError, TypeError, KeyError, RecursionError):
        return False


def run_of(notebook: Notebook, limits: Limits, stop: Event | None = None) -> Rerun:
    """What a run of the notebook shows; a kernel that does not start gets a second chance."""
    if notebook.is_large or not notebook.is_readable:
        return Rerun(end="large" if notebook.is_large else "unreadable")
    run = rerun(notebook.path, limits, stop)
    return rerun(notebook.path, limits, stop) if run.end == "start" else run


def marks_by(notebook: Notebook, run: Rerun, limits: Limits, learner: str = "") -> Marks:
    """The marks that a run gives: one for each exercise, or a single one if the run did not reach its end."""
    book = read(notebook.path.parent)
    exercises = notebook.exercises
    exercises += [name for name in {report.exercise: None for report, _ in run.reports} if name not in exercises]
    rows = [_mark(name, notebook, run, book) for name in exercises]
    if run.end != "done":
        said = ENDS[run.end].format(cell=run.cell, limits=limits)
        if run.cell:
            said += f" Right until then: {sum(row.passed for row in rows)} of {len(rows)}."
        rows = [Mark("", False, 0, said)]
    return Marks(notebook.path.name, learner or notebook.path.parent.name, tuple(rows))


def _mark(name: str, notebook: Notebook, run: Rerun, book: Logbook | None) -> Mark:
    """The mark of an exercise: by its last check, or by why there was none."""
    found = [(report, changed) for report, changed in run.reports if report.exercise == name]
    tried = sum(not (report.unwritten or report.by_hand) or report.passed for report, _ in found)
    noted = Entry() if book is None else book.entry(names_of(name))
    tries = noted.tries or tried
    changed = found[-1][1] if found else run.changed if notebook.cells_of(name) else ""
    if changed:
        return Mark(name, False, tries, f"Not judged: the notebook changes the library ({changed}). Read it yourself.")
    if not found:
        return Mark(name, False, tries, _missing(name, notebook, run))
    report, _ = found[-1]
    if report.passed or not (report.by_hand or report.unwritten):
        return Mark(name, report.passed, tries, " ".join(report.message.split()), report.misconception)
    if report.by_hand:
        return Mark(name, noted.passed, tries, _by_hand(report.message, noted, has_book=book is not None))
    return Mark(name, False, tries, "The notebook holds no answer." if tries else "Not tried yet.")


def _by_hand(said: str, noted: Entry, *, has_book: bool) -> str:
    """What to say about an answer given by hand: Jupyter may not have saved it, but the logbook knows about it."""
    said = f"By hand: {said.removeprefix(NOT_YET)}, as far as the notebook has saved it; "
    if not has_book:
        return f"{said}there is no {LOGBOOK} beside it."
    return f"{said}{LOGBOOK} says: {'right' if noted.passed else 'not right yet' if noted.tries else 'not tried yet'}."


def _missing(name: str, notebook: Notebook, run: Rerun) -> str:
    """Why an exercise was not checked."""
    cells = notebook.cells_of(name)
    failed = [failure for failure in run.failures if failure.place in cells]
    if failed:
        return f"Not checked: its cell [{failed[-1].cell}] failed with {' '.join(failed[-1].error.split())}"
    if cells:
        return "Not checked: its cell does not call the library's check."
    return "Not checked: no cell of the notebook checks it."
