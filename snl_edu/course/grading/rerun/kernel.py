"""The kernel in which a learner's notebook is graded: an ordinary one, but every verdict is noted in a diary."""

import json
import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

from snl_edu.course import catalogue
from snl_edu.course.check import check
from snl_edu.course.grading.rerun.diary import Diary
from snl_edu.course.grading.rerun.folder import OWN
from snl_edu.course.grading.rerun.integrity import Integrity
from snl_edu.course.grading.rerun.saved import Saved, restore
from snl_edu.course.report import Report, listen

AGAIN = 0.001  # seconds until a cell that goes on is interrupted again
MOST_NAMED = 5  # changes of the library: a longer list would say no more


class Witness:
    """Notes each verdict in the diary, and whether the library is still the one that was imported."""

    def __init__(self, diary: Diary, saved: Saved) -> None:
        self.diary, self.saved = diary, saved
        self.code = check.__code__
        self.integrity = Integrity()
        self.is_changed = False

    def hear(self, report: Report) -> None:
        """Notes a verdict; one that `check` has not given itself is noted as a change of the library."""
        self.look()
        caller: FrameType | None = sys._getframe(2)
        if caller is None or caller.f_code is not self.code:
            self._note_change(["a verdict that check has not given"])
        self.diary.note("check", report)

    def after(self, result: Any) -> None:
        """Puts back what was done by hand in the widget that a cell has shown, and looks at the library."""
        restore(result.result, self.saved.get(result.info.raw_cell, {}))
        self.look()

    def look(self) -> None:
        """Notes the first time that something in the library has changed."""
        if not self.is_changed and (changes := self.integrity.changes()):
            self._note_change(changes)

    def _note_change(self, changes: list[str]) -> None:
        self.is_changed = True
        self.diary.note("changed", changes[:MOST_NAMED])


class Interrupt:
    """An interruption that a cell cannot shake off, as `while True: try: ... except: pass` would with an ordinary one.

    It comes again and again until the cell has ended, but only where the cell's own code runs: nothing else breaks.
    """

    def __init__(self, space: dict[str, Any]) -> None:
        self.space = space  # the globals of all code in cells

    def prepare(self, _info: Any) -> None:
        """Waits for an interruption of the cell that begins."""
        self.before: Any = signal.signal(signal.SIGINT, self.hear)

    def hear(self, number: int, frame: FrameType | None) -> None:
        """Interrupts the cell, and whatever it has called."""
        self.insist(number, frame)
        if callable(self.before):
            self.before(number, frame)

    def insist(self, _number: int, frame: FrameType | None) -> None:
        """Interrupts the cell's own code, or comes again a little later if other code runs just now."""
        is_own = frame is not None and frame.f_globals is self.space
        while frame is not None and frame.f_globals is not self.space:
            frame = frame.f_back
        if frame is not None and hasattr(signal, "setitimer"):  # Windows has none
            signal.signal(signal.SIGALRM, self.insist)
            signal.setitimer(signal.ITIMER_REAL, AGAIN)
        if is_own:
            raise KeyboardInterrupt


def _before_packages() -> int:
    """The place in the path after Python's own modules, and before those that were installed."""
    return next((at for at, path in enumerate(sys.path) if path.endswith("-packages")), len(sys.path))


def main(words: list[str]) -> None:
    """Runs a kernel until it is ended; the first word says where the diary is, and the others are Jupyter's."""
    place, *others = words
    catalogue.only(map(Path, filter(None, os.environ.get(OWN, "").split(os.pathsep))))  # never a learner's
    witness = Witness(Diary(Path(place)), json.loads(Path(place).with_name("saved").read_bytes()))
    app: Any = import_module("ipykernel.kernelapp").IPKernelApp.instance()
    app.initialize(others)
    if (
        "" not in sys.path
    ):  # now that our own modules are imported, a notebook finds the learner's files as it does in Jupyter
        sys.path.insert(_before_packages(), "")
    app.shell.display_formatter.format = lambda *_, **__: ({}, {})  # nobody looks at pictures here, and they take long
    listen(witness.hear)
    app.shell.events.register("pre_run_cell", Interrupt(app.shell.user_ns).prepare)
    app.shell.events.register("post_run_cell", witness.after)
    app.start()


if __name__ == "__main__":
    main(sys.argv[1:])
