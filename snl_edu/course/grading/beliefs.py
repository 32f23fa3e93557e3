"""What a class believes: which exercises are hard, and how common each wrong idea is."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

from snl_edu.course import catalogue
from snl_edu.course.grading.marks import Mark, Marks
from snl_edu.course.grading.marksheet import Marksheet
from snl_edu.course.grading.table import html_table, text_table
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.model.input.arguments import BoardError, is_a, shown

MOST_LINES = 12  # of each table in words
MOST_BARS = 8  # of the picture: a lesson has no time for more
TITLE = "What the class believes"
NOTE = "An idea is a known mistake, what check says to it, or the wrong answer itself. Answers without one are not counted here."
POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
STYLE = "body { font-family: system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }"
STYLE += (
    " td, th { padding: 0.2rem 0.8rem 0.2rem 0; vertical-align: top; } caption { font-weight: bold; text-align: left; }"
)
STYLE += " table { margin: 1.5rem 0; } img { max-width: 100%; } :root { color-scheme: light dark; }"


class Hard(NamedTuple):
    """An exercise, how many of those who tried it got it right, and how many tries they made on average."""

    exercise: str
    right: int
    tried: int
    tries: float

    @property
    def cells(self) -> tuple[str, str, str]:
        """The line in words."""
        return self.exercise, f"right for {self.right} of {self.tried} who tried", f"{self.tries:.1f} tries each"


class Belief(NamedTuple):
    """A wrong idea that shows in the answers to an exercise, and how many of the learners who tried it have it.

    `fault` is its lasting name, and `idea` is what it means.
    """

    exercise: str
    fault: str
    learners: int
    tried: int

    @property
    def idea(self) -> str:
        """What the wrong idea is: that of a misconception, what check says, or the wrong answer itself."""
        if self.fault in MISCONCEPTIONS:
            return MISCONCEPTIONS[self.fault].name
        exercise = catalogue.find(self.exercise)
        wrong = exercise.wrong if exercise else ()
        return next((each.sentence for each in wrong if each.key == self.fault), self.fault)

    @property
    def cells(self) -> tuple[str, str, str]:
        """The line in words."""
        return f"{self.learners} of {self.tried}", self.exercise, self.idea


@dataclass(frozen=True, repr=False)
class Beliefs:
    """What a class believes: the exercises, hardest first, and the wrong ideas, most common first.

    It shows itself as two tables and a picture.
    """

    learners: int
    exercises: tuple[Hard, ...]
    ideas: tuple[Belief, ...]

    @property
    def title(self) -> str:
        """Whose beliefs these are."""
        return f"{TITLE} ({self.learners} learner{'s' * (self.learners != 1)})"

    @property
    def bars(self) -> list[tuple[str, int, int]]:
        """The most common ideas, for a picture: a label, how many learners have the idea, and out of how many."""
        return [(f"{each.idea} ({each.exercise})", each.learners, each.tried) for each in self.ideas[:MOST_BARS]]

    def __repr__(self) -> str:
        hard = _lines("Hardest first:", [each.cells for each in self.exercises])
        ideas = _lines(f"{self.title}:", [each.cells for each in self.ideas])
        return "\n".join([*ideas, *hard]) or "No exercise in these marks has been tried."

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from snl_edu.screens.pictures.bars import share_bars

        picture = share_bars(self.title, self.bars)._repr_mimebundle_()["text/html"] if self.bars else ""
        ideas = html_table(
            "Wrong ideas, most common first", ("Learners", "Exercise", "Idea"), [each.cells for each in self.ideas]
        )
        head = ("Exercise", "Right", "Tries")
        hard = html_table("The exercises, hardest first", head, [each.cells for each in self.exercises])
        return {"text/plain": repr(self), "text/html": f"{picture}{ideas}{hard}<p>{NOTE}</p>"}

    def page(self) -> bytes:
        """A web page that needs no other file."""
        head = f'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        head += '<meta name="viewport" content="width=device-width, initial-scale=1">'
        head += f"<title>{escape(self.title)}</title><style>{STYLE}</style>"
        body = f"<main><h1>Summary of the marks</h1>{self._repr_mimebundle_()['text/html']}</main>"
        return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>{body}</body></html>\n'.encode()


def _lines(title: str, rows: Sequence[tuple[str, ...]]) -> list[str]:
    if not rows:
        return []
    more = len(rows) - MOST_LINES
    return [title, text_table(rows[:MOST_LINES]), *([f"  and {more} more"] if more > 0 else [])]


def beliefs(marks: Sequence[Marks] | Marks | str | PathLike[str]) -> Beliefs:
    """What a class believes, from the marks of its learners' notebooks, or from the file that `snl-edu grade` has written."""
    given = _all_marks(marks)
    learners: dict[str, dict[str, Mark]] = {}
    for each in given:
        best = learners.setdefault(each.learner, {})
        for mark in each.rows:
            if mark.exercise and not (mark.exercise in best and best[mark.exercise].passed):
                best[mark.exercise] = mark
    by_exercise = {
        name: [best[name] for best in learners.values() if name in best] for name in catalogue.all_exercises()
    }
    tried = {name: [mark for mark in found if mark.passed or mark.tries] for name, found in by_exercise.items()}
    hard = [_hard(name, found) for name, found in tried.items() if found]
    ideas = [idea for name, found in tried.items() for idea in _ideas(name, found)]
    return Beliefs(
        len(learners),
        tuple(sorted(hard, key=lambda each: (each.right / each.tried, -each.tries))),
        tuple(sorted(ideas, key=lambda each: -each.learners)),
    )


def _all_marks(marks: Any) -> list[Marks]:
    if is_a(marks, str) or hasattr(type(marks), "__fspath__"):
        path = Path(marks)
        if not path.is_file():
            raise BoardError(f"there are no marks in {shown(str(path))}: write them with snl-edu grade")
        return Marksheet(path).marks()
    given: list[Any] = [marks] if is_a(marks, Marks) else list(marks) if type(marks) in (list, tuple) else [None]
    if not all(is_a(each, Marks) for each in given):
        raise BoardError(f"marks must be a list of what grade gives, or a file of marks, not {shown(marks)}")
    return given


def _hard(exercise: str, found: list[Mark]) -> Hard:
    tries = sum(max(mark.tries, 1) for mark in found) / len(found)
    return Hard(exercise, sum(mark.passed for mark in found), len(found), tries)


def _ideas(exercise: str, found: list[Mark]) -> list[Belief]:
    counts = Counter(mark.fault for mark in found if mark.fault and not mark.passed)
    return [Belief(exercise, fault, count, len(found)) for fault, count in counts.items()]
