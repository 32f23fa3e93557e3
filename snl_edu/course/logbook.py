"""The logbook of a learner's folder: which texts the course has put there, and which exercises are done.

Its file marks a folder as a learner's, and nothing is recorded anywhere else. Its name has no leading dot, because
Jupyter hides such files.
"""

import json
import stat
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

from snl_edu.files import alone_in, put

NAME = "snl_edu_progress.json"
LARGEST = 10**6  # bytes: a logbook of the whole course has a few thousand


class Entry(NamedTuple):
    """What is known about an exercise: whether it was ever right, and how many tries there were until then."""

    passed: bool = False
    tries: int = 0


@dataclass
class Logbook:
    """The digests of the texts that were given under each name, the entries of the exercises, and whatever else is there."""

    given: dict[str, list[str]] = field(default_factory=dict)
    done: dict[str, Entry] = field(default_factory=dict)
    more: dict[str, Any] = field(default_factory=dict)  # a later version may write what this one does not know

    def note(self, name: str, *, passed: bool) -> bool:
        """Whether a try was noted: what was right once stays right, and its tries are no longer counted."""
        before = self.done.get(name, Entry())
        if not before.passed:
            self.done[name] = Entry(passed, before.tries + 1)
        return not before.passed

    def entry(self, names: Iterable[str]) -> Entry:
        """The best entry of an exercise that has these names: it may have been done under an old one."""
        return max(self.done.get(name, Entry()) for name in names)


def read(folder: Path) -> Logbook | None:
    """The logbook of a folder, or None if there is none that can be read."""
    file = folder / NAME
    try:
        there = file.lstat()
        if not stat.S_ISREG(there.st_mode) or there.st_size > LARGEST:
            return None
        data = json.loads(file.read_bytes())
        given = {name: [*map(str, digests)] for name, digests in data.pop("given").items()}
        done = {name: Entry(entry["passed"] is True, int(entry["tries"])) for name, entry in data.pop("done").items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    return Logbook(given, done, data)


def write(folder: Path, book: Logbook) -> bool:
    """Whether the logbook of a folder could be written: whole, or not at all."""
    done = {name: entry._asdict() for name, entry in book.done.items()}
    text = json.dumps(book.more | {"given": book.given, "done": done}, indent=1, sort_keys=True)
    try:
        return put(folder / NAME, f"{text}\n".encode(), overwrite=True)
    except OSError:
        return False


def record(exercise: str, answer: Any, *, passed: bool) -> None:
    """Notes a try in the logbook of the folder we are in, if it has one; whatever goes wrong, a check goes on."""
    with suppress(Exception):
        folder = Path.cwd()
        if read(folder) is None or (not passed and is_unwritten(answer)):
            return
        with alone_in(folder):  # two notebooks may be checked at the same moment
            book = read(folder)
            if book is not None and book.note(exercise, passed=passed):
                write(folder, book)


def _stub() -> None: ...


def _stub_with_docstring() -> None:
    """Nothing but this."""


STUBS = {_stub.__code__.co_code, _stub_with_docstring.__code__.co_code}


def is_unwritten(answer: Any) -> bool:
    """Whether an answer is still the dots, or a function without a body: running all cells is not a try."""
    if type(answer) is FunctionType:
        code = answer.__code__
        return code.co_code in STUBS and {None, answer.__doc__}.issuperset(code.co_consts)
    return answer is None or answer is ...
