"""The kernel in which a learner's notebook is run to be graded: an ordinary one, but a diary hears of every verdict."""

import sys
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Any

from snl_edu.course.check import check
from snl_edu.course.report import Report, listen
from snl_edu.course.rerun.diary import Diary
from snl_edu.course.rerun.integrity import Integrity

MOST_NAMED = 5  # changes of the library: more of them say no more


class Witness:
    """Notes each verdict in the diary, and whether the library is still the one that was imported."""

    def __init__(self, diary: Diary) -> None:
        self.diary = diary
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

    def look(self, *_: object) -> None:
        """Notes the first time that something in the library is not what it was."""
        if not self.is_changed and (changes := self.integrity.changes()):
            self._note_change(changes)

    def _note_change(self, changes: list[str]) -> None:
        self.is_changed = True
        self.diary.note("changed", changes[:MOST_NAMED])


def main(words: list[str]) -> None:
    """Is a kernel until it is ended; the first word says where the diary is, and the others are Jupyter's."""
    place, *others = words
    witness = Witness(Diary(Path(place)))
    app: Any = import_module("ipykernel.kernelapp").IPKernelApp.instance()
    app.initialize(others)
    listen(witness.hear)
    app.shell.events.register("post_run_cell", witness.look)
    app.start()


if __name__ == "__main__":
    main(sys.argv[1:])
