"""Runs a learner's notebook again in a process of its own, and reports what its checks found."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

from snl_edu.course.grading.limits import Limits
from snl_edu.course.grading.rerun.diary import read
from snl_edu.course.grading.rerun.folder import MARK, environment_of, place_for
from snl_edu.course.report import Report
from snl_edu.model.input.arguments import BoardError

GRACE = 60  # seconds that a run may take beyond its limit, for its kernel to start and to end
TURN = 0.05  # seconds between two looks at a process
PROCESSES = Path("/proc")


class Failure(NamedTuple):
    """A cell that raised an error: its number as Jupyter prints it, its place in the notebook, and the error.

    `late` is 0, or after how many seconds the cell was interrupted.
    """

    cell: int
    place: int
    error: str
    late: int = 0


class Rerun(NamedTuple):
    """What a run has shown: the verdicts, each with the changes of the library known by then, failures, and the end.

    `end` is "done", "notebook", "memory", "dead", "start", "unreadable" or "large"; `cell` is the last one that was begun,
    and `place` is where it is in the notebook.
    """

    reports: tuple[tuple[Report, str], ...] = ()
    failures: tuple[Failure, ...] = ()
    changed: str = ""
    end: str = "dead"
    cell: int = 0
    place: int = 0


def expect_nbclient() -> None:
    """Makes sure that notebooks can be run here."""
    if any(find_spec(name) is None for name in ("nbclient", "ipykernel")):
        raise BoardError("to run a notebook nbclient is needed: install it with pip install 'snl-edu[grading]'")


def rerun(notebook: Path, limits: Limits, stop: Event | None = None) -> Rerun:
    """Runs a notebook in a fresh kernel and a copy of its folder; nothing goes on running afterwards."""
    with place_for(notebook) as place:
        words = [str(place / "work" / notebook.name), str(place / "work"), str(place / "diary"), *map(str, limits)]
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "snl_edu.course.grading.rerun.worker", *words],
            cwd=place,
            env=environment_of(place),
            stdin=subprocess.PIPE,  # the process ends when we do
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            last = time.monotonic() + limits.notebook_seconds + GRACE
            while process.poll() is None and time.monotonic() < last and not (stop and stop.is_set()):
                time.sleep(TURN)
        finally:
            _end(process, place.name)
        return told(place / "diary")


def _end(process: "subprocess.Popen[bytes]", mark: str) -> None:
    """Ends a run and everything that it has started, as far as the system lets us see it."""
    with suppress(AttributeError, ProcessLookupError, PermissionError):  # Windows has no groups of processes
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.communicate()
    wanted = f"{MARK}={mark}".encode()
    for environment in PROCESSES.glob("[0-9]*/environ"):
        with suppress(OSError):  # a process of somebody else, or one that has just ended
            if wanted in environment.read_bytes().split(b"\0"):
                os.kill(int(environment.parent.name), signal.SIGKILL)


def told(diary: Path) -> Rerun:
    """What a diary reports about a run; without a last line the run was ended from inside."""
    reports: list[tuple[Report, str]] = []
    failures: list[Failure] = []
    found: dict[str, Any] = {}
    for kind, value in read(diary):
        with suppress(TypeError, ValueError):
            if kind == "check":
                reports.append((Report(*value), found.get("changed", "")))
            elif kind == "error":
                failures.append(Failure(*value))
            elif kind == "cell":
                found["cell"], found["place"] = value
            elif kind == "changed":
                found.setdefault("changed", ", ".join(value))
            else:
                found["end"] = value
    return Rerun(tuple(reports), tuple(failures), **found)
