"""A mistake: a change to the textbook solver, with a name and an explanation; and the parts that such changes share."""

from dataclasses import dataclass
from textwrap import indent

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

TRAPPED = Board(9, dict.fromkeys(range(2, 8), 1))
FORTY_NINE = Board(49)

JUMP = "landing if matrix[row][column] == -1 else matrix[row][column]"
ROLLS = "        for landing in range(square + 1, min(square + 6, goal) + 1):\n"
MARK = TEXTBOOK[TEXTBOOK.index("            if end not") : TEXTBOOK.index("    return -1")]
JOIN = "            queue.append((end, rolls + 1))\n"
MARKED_WHEN_TAKEN = "        if square in seen:\n            continue\n        seen.add(square)\n"
UNLESS_LANDED_ON = "if landing in seen:\n                continue\n            seen.add(landing)\n            "
COLLECT = "        ends = []\n" + ROLLS
BEST = "            ends.append(end)\n        best = max(ends)\n"
# A number for each square, corrected while going over the squares once or a few times.
SEARCH = TEXTBOOK[TEXTBOOK.index("    queue = ") :]
TABLE, END = "    fewest = {1: 0}\n", "    return fewest.get(goal, -1)\n"
PASS = """\
    for square in range(1, goal):
        if square not in fewest:
            continue
        for landing in range(square + 1, min(square + 6, goal) + 1):
            row, column = place(landing)
            end = landing if matrix[row][column] == -1 else matrix[row][column]
            fewest[end] = min(fewest.get(end, goal), fewest[square] + 1)
"""
# The limits that are found in public code, and round numbers.
LIMITS = ("2 * size", "3 * size", "goal // 6", *map(str, (10, 12, 15, 18, 24, 27, 30, 33, 36, 40, 50, 60, 64)))


def capped(rolls: str) -> Changes:
    """A search that gives up before it takes a square that needs that many rolls."""
    return {"while queue:": f"while queue and queue[0][1] < {rolls}:"}


def rounds(number: int) -> Changes:
    """A table that is corrected that many times."""
    return {SEARCH: f"{TABLE}    for _ in range({number}):\n{indent(PASS, '    ')}{END}"}


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
