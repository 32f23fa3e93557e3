"""What a learner has done so far: a table of all exercises of the course, from the logbook of their folder."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from snl_edu.course import catalogue
from snl_edu.course.grading.table import LEFT, PLAIN
from snl_edu.course.logbook import NAME, Logbook, read
from snl_edu.model.input.arguments import plural

NO_LOGBOOK = "Nothing is recorded in this folder. `snl-edu lab` makes a copy of the course that keeps a record."
DAMAGED = f"{NAME} cannot be read. `snl-edu course .` in this folder keeps it under another name and begins a new one."
YOURS = "Yours"


def tries_text(tries: int) -> str:
    """How many tries there were, in words; nothing if there was none."""
    return f"{tries} {plural(tries, 'try', 'tries')}" if tries else ""


class Row(NamedTuple):
    """An exercise, whether it is done, and how many tries there were until then."""

    exercise: str
    passed: bool
    tries: int
    is_own: bool = False  # a teacher's own, or the learner's
    optional: bool = False  # may be skipped

    @property
    def group(self) -> str:
        """The number of its notebook, such as "02", or "Yours"."""
        return YOURS if self.is_own else self.exercise[:2]

    @property
    def state(self) -> str:
        """Whether it is done, in words."""
        return "done" if self.passed else "not yet"


@dataclass(frozen=True, repr=False)
class Progress:
    """All exercises of the course, those that are done and those that are not; it shows itself as a table."""

    rows: tuple[Row, ...]
    notes: tuple[str, ...] = ()

    @property
    def next(self) -> str | None:
        """The first exercise to do after the last one that is done, what may be skipped last; None when all are done."""
        done = max((number for number, row in enumerate(self.rows) if row.passed), default=0)
        left = [row for row in self.rows[done:] + self.rows[:done] if not row.passed]
        return min(left, key=lambda row: row.optional).exercise if left else None

    def __repr__(self) -> str:
        width = max(len(row.exercise) for row in self.rows)
        lines = self._sentences()
        for title, rows in self._notebooks():
            lines.append(title)
            lines += [f"  {row.state:7}  {row.exercise:{width}}  {tries_text(row.tries)}".rstrip() for row in rows]
        return "\n".join(lines)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"text/plain": repr(self), "text/html": self._html()}

    def _notebooks(self) -> Iterator[tuple[str, list[Row]]]:
        """The rows of each notebook below a title, such as "02: 3 of 5"."""
        for notebook, rows in groupby(self.rows, lambda row: row.group):
            yield f"{notebook}: {_count(listed := list(rows))}", listed

    def _sentences(self) -> list[str]:
        """What to do next, and what to know about the table."""
        if self.next is None:
            return [f"All {len(self.rows)} exercises are done.", *self.notes]
        group = next(row.group for row in self.rows if row.exercise == self.next)
        here = _count([row for row in self.rows if row.group == group])
        return [f"{here} in {group}; next: {self.next}", *self.notes]

    def _html(self) -> str:
        head = "".join(f'<th scope="col" {LEFT}>{word}</th>' for word in ("Done", "Exercise", "Tries"))
        body = ""
        for title, rows in self._notebooks():
            body += f'<tbody><tr><th colspan="3" scope="rowgroup" {LEFT}>{escape(title)}</th></tr>'
            for row in rows:
                state = "<strong>done</strong>" if row.passed else row.state
                name, tries = f'<th scope="row" {PLAIN}>{escape(row.exercise)}</th>', tries_text(row.tries)
                body += f"<tr><td {LEFT}>{state}</td>{name}<td {LEFT}>{tries}</td></tr>"
            body += "</tbody>"
        table = f"<table><caption>The exercises of the course</caption><thead><tr>{head}</tr></thead>{body}</table>"
        return "".join(f"<p>{escape(sentence)}</p>" for sentence in self._sentences()) + table


def _count(rows: list[Row]) -> str:
    return f"{sum(row.passed for row in rows)} of {len(rows)}"


def progress() -> Progress:
    """What is done and what is left in the folder of this notebook, if it is a learner's copy of the course."""
    book = read(Path())
    notes = () if book else (DAMAGED if Path(NAME).is_file() else NO_LOGBOOK,)
    noted = book or Logbook()
    course = catalogue.course_exercises()
    rows = (
        Row(name, *noted.entry(catalogue.names_of(name)), name not in course, each.optional)
        for name, each in catalogue.all_exercises().items()
    )
    broken = (f"This file of exercises cannot be read to its end: {fault}" for fault in catalogue.faults())
    return Progress(tuple(rows), (*notes, *broken))
