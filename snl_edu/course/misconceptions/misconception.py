"""A mistake: a small change to one readable solver, with a name and an explanation."""

from dataclasses import dataclass

from snl_edu.course.misconceptions.textbook import (
    TEXTBOOK,
    Changes,
    Solver,
    changed,
    function_of,
    new_function_of,
    variations,
)
from snl_edu.model.board import Board


@dataclass(frozen=True, eq=False)
class Misconception:
    """A wrong idea: what the learner probably thought, what the rule says, and a small board that shows it.

    `changes` turn the textbook solver into the wrong one. `others` are further ways in which the same idea is written;
    `board` is None for the one idea that is wrong and still gives right answers.
    """

    key: str
    name: str
    paragraph: str
    look_at: str
    board: Board | None
    changes: Changes
    others: tuple[Changes, ...] = ()
    may_not_end: bool = False  # on a board without a ring of jumps
    keeps_state: bool = False  # from one call to the next, so that each caller needs a new function

    @property
    def source(self) -> str:
        """The wrong solver as Python text."""
        return changed(self.changes)

    @property
    def solver(self) -> Solver:
        """The wrong solver as a function: a matrix in, a number of rolls out."""
        make = new_function_of if self.keeps_state else function_of
        return make(self.source, self.key)

    @property
    def solvers(self) -> tuple[Solver, ...]:
        """The wrong solver, and the other ways in which its idea is written."""
        named = enumerate(self.others, start=2)
        return (self.solver, *(function_of(changed(changes), f"{self.key} {number}") for number, changes in named))

    def texts(self, base: str = TEXTBOOK) -> list[str]:
        """All these solvers as text, each with the rolls in either order and the goal recognised early or late.

        They may be made from another text than the textbook; a change that does not fit it raises a LookupError.
        """
        texts = [changed(changes, base) for changes in (self.changes, *self.others)]
        return list(dict.fromkeys(variation for text in texts for variation in variations(text)))
