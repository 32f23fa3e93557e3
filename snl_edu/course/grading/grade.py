"""Marks for a learner's notebook: it is run again in a fresh kernel, and what its checks find there counts."""

import json
import re
from functools import cache
from os import PathLike
from pathlib import Path
from threading import Event

from snl_edu.course import catalogue
from snl_edu.course.catalogue import names_of
from snl_edu.course.grading.exercise_cell import exercise_cell, functions_in
from snl_edu.course.grading.limits import Limits, limits_of
from snl_edu.course.grading.marks import Mark, Marks
from snl_edu.course.grading.rerun.process import Rerun, expect_nbclient, rerun
from snl_edu.course.grading.rerun.saved import saved_work
from snl_edu.course.handout import Text, digest, texts_of
from snl_edu.course.install import FOR_TEACHERS, course_files
from snl_edu.course.logbook import NAME as LOGBOOK
from snl_edu.course.logbook import Entry, Logbook, read
from snl_edu.model.input.arguments import BoardError, shown

LARGEST = 50 * 10**6  # bytes of a notebook
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

    Each cell may take `cell_seconds`, and is interrupted then; the notebook may take `notebook_seconds`, and its kernel
    `memory`, in millions of bytes. The last check of an exercise counts; where the code is still the course's own, nothing
    was tried. Nothing in the learner's folder is changed, but the code may do whatever you may.
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
        self.is_saved_by_hand = bool(saved_work(self.content))
        book = read(path.parent)
        given, text = {} if book is None else book.given, digest(self.content)
        is_given = any(text in digests for digests in given.values())  # maybe by another version of the course
        self.changed = [source for source in self.code if not (is_given or source.strip() in course_cells())]

    @property
    def code(self) -> list[str]:
        """The sources of the code cells."""
        return [text.source for text in self.texts if text.kind == "code"]

    @property
    def is_untouched(self) -> bool:
        """Whether a run would show nothing: all code is the course's own, and nothing was done by hand."""
        return bool(self.texts) and not self.changed and not self.is_saved_by_hand

    @property
    def exercises(self) -> list[str]:
        """The exercises of the notebook of the course from which this one was made, and a teacher's own that it checks.

        Its name says which notebook that is; if the learner has renamed it, the exercises that it checks say so.
        """
        course, own = catalogue.course_exercises(), catalogue.own_exercises()
        chapters = {self.path.name[:2]} & {each.notebook for each in course.values()}
        if not chapters and self.path.name not in FOR_TEACHERS:
            chapters = {each.notebook for name, each in course.items() if self.cells_of(name)}
        found = [name for name, each in course.items() if each.notebook in chapters]
        return found + [name for name in own if name not in found and self.cells_of(name)]

    def cells_of(self, exercise: str) -> list[int]:
        """The code cells that name an exercise, by any of its names."""
        quoted = [f"{mark}{name}{mark}" for name in names_of(exercise) for mark in "'\""]
        found = (any(name in text.source for name in quoted) for text in self.texts)
        return [place for place, is_named in enumerate(found) if is_named and self.texts[place].kind == "code"]

    def sources_of(self, exercise: str) -> list[str]:
        """What is in those cells."""
        return [self.texts[place].source for place in self.cells_of(exercise)]

    def is_untried(self, exercise: str) -> bool:
        """Whether all code about an exercise is the course's own: its cell, and what binds the variable checked there."""
        sources = self.sources_of(exercise)
        if not sources or not set(sources).isdisjoint(self.changed):
            return False
        binds = "|".join(rf"\b{name} *=(?!=)|\bdef {name}\b" for name in checked(sources)) or "(?!)"
        return not any(re.search(binds, source) for source in self.changed)

    def is_by_hand(self, exercise: str) -> bool:
        """Whether an exercise whose code is the course's own is done in a player or an editor."""
        variables = checked(self.sources_of(exercise))
        return bool(variables) and all(variables.isdisjoint(functions_in(source)) for source in self.code)


@cache
def course_cells() -> frozenset[str]:
    """The code that the course gives to learners, cell by cell; an empty cell is nobody's."""
    found = [texts_of(path.read_bytes()) or () for path in course_files() if path.name not in FOR_TEACHERS]
    return frozenset(["", *(text.source.strip() for texts in found for text in texts if text.kind == "code")])


def checked(sources: list[str]) -> set[str]:
    """The variables that these cells check, but do not bind."""
    return {asked.elsewhere for asked in map(exercise_cell, sources) if asked is not None} - {""}


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
    if notebook.is_untouched:
        return Rerun(end="done")
    run = rerun(notebook.path, limits, stop)
    return rerun(notebook.path, limits, stop) if run.end == "start" else run


def marks_by(notebook: Notebook, run: Rerun, limits: Limits, learner: str = "") -> Marks:
    """The marks that a run gives: one for each exercise, or a single one if nothing could be run."""
    book = read(notebook.path.parent)
    exercises = notebook.exercises
    exercises += [name for name in {report.exercise: None for report, _ in run.reports} if name not in exercises]
    why = "" if run.end == "done" else ENDS[run.end].format(cell=run.cell, limits=limits)
    rows = [_mark(name, notebook, run, book, why) for name in exercises]
    if why and not (run.cell and rows):
        rows = [Mark("", False, 0, why)]
    is_limited = run.end in ("notebook", "memory", "start") or any(failure.late for failure in run.failures)
    return Marks(notebook.path.name, learner or notebook.path.parent.name, tuple(rows), is_limited)


def _mark(name: str, notebook: Notebook, run: Rerun, book: Logbook | None, why: str) -> Mark:
    """The mark of an exercise: by its last check, or by why there was none; `why` says why the run ended early."""
    found = [(report, changed) for report, changed in run.reports if report.exercise == name]
    tried = sum(not (report.unwritten or report.by_hand) or report.passed for report, _ in found)
    noted = Entry() if book is None else book.entry(names_of(name))
    tries = noted.tries or tried
    is_shown = any(report.passed or (report.by_hand and notebook.is_saved_by_hand) for report, _ in found)
    if notebook.is_untried(name) and not is_shown:
        return _untried(name, notebook, noted, has_book=book is not None)
    changed = found[-1][1] if found else run.changed if notebook.cells_of(name) else ""
    if changed:
        return Mark(name, False, tries, f"Not judged: the notebook changes the library ({changed}). Read it yourself.")
    if not found:
        return Mark(name, False, tries, _missing(name, notebook, run, why))
    report, _ = found[-1]
    if report.passed or not (report.by_hand or report.unwritten):
        return Mark(name, report.passed, tries, " ".join(report.message.split()), report.fault)
    if report.by_hand:
        return Mark(name, noted.passed, tries, _by_hand(report.message, noted, has_book=book is not None))
    return Mark(name, False, tries, "The notebook holds no answer." if tries else "Not tried yet.")


def _untried(name: str, notebook: Notebook, noted: Entry, *, has_book: bool) -> Mark:
    """The mark of an exercise whose cell is as the course gave it: only the logbook can know about it."""
    if noted.tries and notebook.is_by_hand(name):
        return Mark(name, noted.passed, noted.tries, _by_hand("No answer", noted, has_book=has_book))
    if noted.passed:
        return Mark(name, False, noted.tries, "The notebook holds no answer.")
    return Mark(name, False, 0, "Not tried yet.")


def _by_hand(sentence: str, noted: Entry, *, has_book: bool) -> str:
    """What to say about an answer given by hand: Jupyter may not have saved it, but the logbook knows about it."""
    saved = f"By hand. {sentence}, as far as the notebook has saved it; "
    if not has_book:
        return f"{saved}there is no {LOGBOOK} beside it."
    return f"{saved}{LOGBOOK} says: {'right' if noted.passed else 'not right yet' if noted.tries else 'not tried yet'}."


def _missing(name: str, notebook: Notebook, run: Rerun, why: str) -> str:
    """Why an exercise was not checked."""
    cells = notebook.cells_of(name)
    failed = [failure for failure in run.failures if failure.place in cells]
    if failed:
        cell, _, error, late = failed[-1]
        sentence = f"was still running after {late} seconds, so it was interrupted." if late else f"failed with {error}"
        return f"Not checked: its cell [{cell}] {' '.join(sentence.split())}"
    if why and cells and cells[-1] >= run.place:
        return f"Not checked: {why}"
    if cells:
        return "Not checked: its cell does not call the library's check."
    return "Not checked: no cell of the notebook checks it."
