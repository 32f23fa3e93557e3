"""Marks: what a learner has reached in a notebook, exercise by exercise."""

from dataclasses import dataclass
from typing import NamedTuple

from snl_edu.course.grading.table import html_table, text_table
from snl_edu.course.progress import tries_text


class Mark(NamedTuple):
    """An exercise, whether it is right, how many tries there were, and what `check` says.

    A notebook that could not be run to its end has one mark, without an exercise, whose message says why.
    `fault` is the lasting name of what is wrong: a wrong value, or the key of a mistake or of a misconception.
    """

    exercise: str
    passed: bool
    tries: int
    message: str
    fault: str | None = None

    @property
    def cells(self) -> tuple[str, str, str, str]:
        """The mark in words."""
        right, tries = "right" if self.passed else "not yet", tries_text(self.tries)
        return self.exercise or "the whole notebook", right, tries, self.message


@dataclass(frozen=True, repr=False)
class Marks:
    """The marks of a learner's notebook, one for each of its exercises; it shows itself as a table.

    `is_limited` says whether something ended the run, or a cell, too early, so that other limits may give other marks.
    """

    notebook: str
    learner: str
    rows: tuple[Mark, ...]
    is_limited: bool = False

    @property
    def title(self) -> str:
        """The notebook, whose it is, and how many exercises are right."""
        right = f"{sum(row.passed for row in self.rows)} of {len(self.rows)}"
        return f"{self.notebook or 'no notebook'} of {self.learner}: {right}"

    def __repr__(self) -> str:
        return "\n".join([self.title, *([text_table([row.cells for row in self.rows])] if self.rows else [])])

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        head = ("Exercise", "Right", "Tries", "Message")
        return {"text/plain": repr(self), "text/html": html_table(self.title, head, [row.cells for row in self.rows])}
