"""Marks for a whole class: the notebooks of many learners, several at a time, each graded by itself."""

import json
import stat
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import NamedTuple

from snl_edu.course.catalogue import own_files
from snl_edu.course.grading.grade import Notebook, marks_by, run_of
from snl_edu.course.grading.limits import Limits
from snl_edu.course.grading.marks import Mark, Marks
from snl_edu.course.grading.marksheet import Key, Marksheet
from snl_edu.course.grading.rerun.saved import saved_work
from snl_edu.course.handout import digest, digest_of
from snl_edu.course.install import FOR_TEACHERS
from snl_edu.course.logbook import Logbook, read
from snl_edu.model.input.arguments import BoardError, shown

NO_NOTEBOOK = "There is no notebook of the course in this folder."
Tell = Callable[[int, int, Marks], None]  # how many are done, of how many, and the latest


class Task(NamedTuple):
    """A notebook to grade, or none, for a learner who has handed in nothing."""

    learner: str
    path: Path
    name: str = ""

    @property
    def key(self) -> Key:
        """The key under which its rows are found."""
        return self.learner, self.name


def grade_class(
    folders: Sequence[Path], sheet: Marksheet, limits: Limits, jobs: int, tell: Tell, stop: Event | None = None
) -> int:
    """How many notebooks were graded; what was graded before, and has not changed since, is not run again.

    Setting `stop` ends the grading with a KeyboardInterrupt. It is an event because an exception raised by a signal may
    come just when the pool starts a thread, which would then go on without anybody knowing about it.
    """
    tasks = [(task, _digest(task)) for task in tasks_in(folders)]
    left = [(task, text) for task, text in tasks if not sheet.has(task.key, text, limits)]
    stop = stop or Event()
    with ThreadPoolExecutor(jobs) as pool:
        begun: dict[Future[Marks], tuple[Task, str]] = {}
        try:
            begun = {pool.submit(_graded, task, limits, stop): (task, text) for task, text in left}
            for done, future in enumerate(as_completed(begun), 1):
                if stop.is_set():
                    raise KeyboardInterrupt
                task, text = begun[future]
                sheet.put(task.key, future.result(), text, limits)
                tell(done, len(left), future.result())
        except BaseException:  # whatever still runs is ended
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    sheet.save()
    return len(left)


def tasks_in(folders: Sequence[Path]) -> list[Task]:
    """The notebooks to grade: a folder with notebooks in it is a learner's, and any other holds learners' folders."""
    learners: dict[Path, None] = {}
    for folder in folders:
        if not folder.is_dir():
            raise BoardError(f"{shown(str(folder))} is not a folder: give the folder of a learner, or of a class")
        here = folder.resolve()
        is_learners = any(here.glob("*.ipynb"))
        found = [here] if is_learners else sorted(path for path in here.iterdir() if _is_shown(path) and path.is_dir())
        learners |= dict.fromkeys(found)
    tasks = [task for folder in learners for task in _tasks_of(folder, _name_of(folder, learners))]
    if not any(task.name for task in tasks):
        raise BoardError(f"no notebook of the course is in {shown(str(folders[0]))}: give the folder of a class")
    return tasks


def _name_of(folder: Path, others: dict[Path, None]) -> str:
    """A learner's name: that of their folder, with the one above it if two learners have the same."""
    is_unique = [other.name for other in others].count(folder.name) == 1
    return folder.name if is_unique else f"{folder.parent.name}/{folder.name}"


def _tasks_of(folder: Path, learner: str) -> list[Task]:
    paths = sorted(
        path for path in folder.rglob("*.ipynb") if path.name not in FOR_TEACHERS and _is_plain(path, folder)
    )
    tasks = [Task(learner, path, path.relative_to(folder).as_posix()) for path in paths if _has_exercises(path)]
    return tasks or [Task(learner, folder)]


def _is_shown(path: Path) -> bool:
    return not path.name.startswith((".", "__"))


def _is_plain(path: Path, folder: Path) -> bool:
    """Whether this is a plain file of the learner's, not a link or something that Jupyter keeps for itself."""
    return stat.S_ISREG(path.lstat().st_mode) and all(_is_shown(Path(part)) for part in path.relative_to(folder).parts)


def _has_exercises(path: Path) -> bool:
    """Whether a notebook is worth a run; one that cannot be read gets a message."""
    try:
        notebook = Notebook(path)
    except OSError:
        return True
    return bool(notebook.exercises) or not notebook.is_readable


def _digest(task: Task) -> str:
    """A short name for all that the marks of a notebook depend on: its text, the learner's code beside it, the logbook."""
    parts = [sys.modules["snl_edu"].__version__, *(digest(path.read_bytes()) for path in own_files())]
    folder = task.path.parent
    try:
        if task.name:
            book = read(folder) or Logbook()
            content = task.path.read_bytes()
            parts += [digest(content), json.dumps([book.done, saved_work(content)], sort_keys=True)]
            parts += [digest(path.read_bytes()) for path in sorted(folder.glob("*.py")) if path.is_file()]
    except OSError as error:
        parts.append(str(error))
    return digest_of(json.dumps(parts).encode())


def _graded(task: Task, limits: Limits, stop: Event) -> Marks:
    """The marks of a notebook, whatever it is, and whatever goes wrong."""
    if not task.name:
        return Marks(task.name, task.learner, (Mark("", False, 0, NO_NOTEBOOK),))
    try:
        notebook = Notebook(task.path)
        marks = marks_by(notebook, run_of(notebook, limits, stop), limits)
        return replace(marks, notebook=task.name, learner=task.learner)
    except Exception as error:  # a full disk, or a file that may not be read: the others are graded all the same
        row = Mark("", False, 0, f"This notebook could not be graded: {error}")
        return Marks(task.name, task.learner, (row,), is_limited=True)
