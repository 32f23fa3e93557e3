"""The marks of a class as a file for a spreadsheet, and beside it what is needed to go on with it another day."""

import csv
import json
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Any

from snl_edu.course.grading.marks import Mark, Marks
from snl_edu.files import new_file, write
from snl_edu.model.input.arguments import BoardError, shown

COLUMNS = ("learner", "notebook", "exercise", "passed", "tries", "message")
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would compute what begins like this
Key = tuple[str, str]  # a learner, and a notebook of theirs


class Marksheet:
    """The rows of a file of marks, by learner and notebook; what a teacher has changed in a row stays.

    The file beside it, whose name ends with `.resume.json`, records which text of a notebook the rows come from, and
    the lasting names of what is wrong.
    """

    def __init__(self, path: Path) -> None:
        self.path = new_file(path, True, ".csv")
        self.beside = path.with_suffix(".resume.json")
        self.rows = _read_rows(self.path)
        self.known = {key: entry for key, entry in _read_known(self.beside).items() if key in self.rows}

    def has(self, key: Key, digest: str, limits: tuple[int, ...]) -> bool:
        """Whether a notebook was graded as it is now; one that hit a limit is run again if the limits have changed."""
        entry = self.known.get(_safe_key(key), {})
        return entry.get("digest") == digest and entry.get("limits") in (None, [*limits])

    def put(self, key: Key, marks: Marks, digest: str, limits: tuple[int, ...]) -> None:
        """Adds the marks of a notebook, and writes both files: each is complete at every moment."""
        key = _safe_key(key)
        self.rows[key] = [
            [*key, mark.exercise, "yes" if mark.passed else "no", str(mark.tries), _safe(mark.message)]
            for mark in marks.rows
        ]
        faults = {mark.exercise: mark.fault for mark in marks.rows if mark.fault}
        limited_by = [*limits] if marks.is_limited else None
        self.known[key] = {"digest": digest, "limits": limited_by, "faults": faults}
        self.save()

    def save(self) -> None:
        """Writes both files."""
        text = StringIO()
        table = csv.writer(text, lineterminator="\n")
        table.writerow(COLUMNS)
        for key in sorted(self.rows):
            table.writerows(self.rows[key])
        write(self.path, text.getvalue().encode(errors="backslashreplace"), overwrite=True)
        known = [[*key, entry] for key, entry in sorted(self.known.items())]
        write(self.beside, (json.dumps(known, indent=0) + "\n").encode(), overwrite=True)

    def marks(self) -> list[Marks]:
        """The marks of all notebooks."""
        return [Marks(notebook, learner, self._marks((learner, notebook))) for learner, notebook in sorted(self.rows)]

    def _marks(self, key: Key) -> tuple[Mark, ...]:
        known = self.known.get(key, {})
        faults = known.get("faults", known.get("misconceptions", {}))  # as 0.2 called those that it knew
        return tuple(
            Mark(
                exercise, passed == "yes", int(tries) if tries.isdecimal() else 0, _plain(message), faults.get(exercise)
            )
            for _, _, exercise, passed, tries, message in self.rows[key]
        )


def _safe(text: str) -> str:
    """A text on one line that no spreadsheet takes for a formula."""
    text = " ".join(text.split())
    return f"'{text}" if text.startswith(FORMULA) else text


def _plain(text: str) -> str:
    return text[1:] if text.startswith("'") and text[1:].startswith(FORMULA) else text


def _safe_key(key: Key) -> Key:
    learner, notebook = (_safe(part).encode(errors="backslashreplace").decode() for part in key)
    return learner, notebook


def _read_rows(path: Path) -> dict[Key, list[list[str]]]:
    """The rows that a file of marks holds so far; any other file is refused, so that it is not overwritten."""
    rows: dict[Key, list[list[str]]] = {}
    try:
        text = path.read_text(encoding="utf-8-sig") if path.exists() else ""
        head, *found = list(csv.reader(StringIO(text, newline=""))) or [[*COLUMNS]]
        if head != [*COLUMNS] or any(len(row) != len(COLUMNS) for row in found):
            raise ValueError
    except (OSError, ValueError, csv.Error):
        raise BoardError(
            f"{shown(path.name)} exists and is not a table of marks: choose another name with -o"
        ) from None
    for row in found:
        rows.setdefault((row[0], row[1]), []).append(row)
    return rows


def _read_known(path: Path) -> dict[Key, dict[str, Any]]:
    """What is known about the rows; without that, all notebooks are run again."""
    with suppress(OSError, ValueError, TypeError, RecursionError):
        found = json.loads(path.read_bytes())
        return {(learner, notebook): dict(entry) for learner, notebook, entry in found}
    return {}
