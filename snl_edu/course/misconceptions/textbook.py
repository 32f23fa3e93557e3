"""One readable solver as text, and how a change to a few of its lines becomes a function."""

import re
from collections.abc import Callable, Iterable
from functools import cache

from snl_edu.course.judges.mistakes import compiled

Solver = Callable[[list[list[int]]], int]
Changes = dict[str, str]  # parts of the textbook, and what is there instead

TEXTBOOK = """\
from collections import deque


def solve(matrix):
    size = len(matrix)
    goal = size * size

    def place(square):
        up, along = divmod(square - 1, size)
        row = size - 1 - up
        column = along if up % 2 == 0 else size - 1 - along
        return row, column

    queue = deque([(1, 0)])
    seen = {1}
    while queue:
        square, rolls = queue.popleft()
        if square == goal:
            return rolls
        for landing in range(square + 1, min(square + 6, goal) + 1):
            row, column = place(landing)
            end = landing if matrix[row][column] == -1 else matrix[row][column]
            if end not in seen:
                seen.add(end)
                queue.append((end, rolls + 1))
    return -1
"""

UPWARDS = re.compile(r"for landing in range\(square \+ 1, min\(square \+ (\d+), goal\) \+ 1\):")
FOUND = re.compile(r"if square == goal:\n +return (.+)\n")
JOINS = re.compile(r"^( *)queue\.append\(\((end|best), rolls \+ 1\)\)\n", re.MULTILINE)


def changed(changes: Changes | Iterable[tuple[str, str]], source: str = TEXTBOOK) -> str:
    """The textbook solver, or another text, with some parts changed; each of them is there exactly once."""
    for before, after in dict(changes).items():
        if source.count(before) != 1:
            raise LookupError(before)
        source = source.replace(before, after)
    return source


def variations(source: str) -> list[str]:
    """The text of a solver, and what else people write: rolls tried downwards, the goal recognised early, or both.

    A right search gives the same answers in each of these ways; for a wrong one it can make a difference.
    """
    downwards = UPWARDS.sub(r"for landing in range(min(square + \1, goal), square, -1):", source)
    return list(dict.fromkeys((source, downwards, _found_at_once(source), _found_at_once(downwards))))


def _found_at_once(source: str) -> str:
    arrival = FOUND.search(source)
    if arrival is None:
        return source
    answer = arrival[1].replace("rolls", "(rolls + 1)")
    return JOINS.sub(rf"\1queue.append((\2, rolls + 1))\n\1if \2 == goal:\n\1    return {answer}\n", source)


def new_function_of(source: str, name: str) -> Solver:
    """The function `solve` that is written in some Python text."""
    solve: Solver = compiled(source, name, {})["solve"]
    return solve


function_of = cache(new_function_of)

LAYOUT = TEXTBOOK[TEXTBOOK.index("    size =") : TEXTBOOK.index("    queue =")]
LOOK_UP = TEXTBOOK[TEXTBOOK.index("            row, column =") : TEXTBOOK.index("            if end not")]
# The same solver for a list of cells, which are counted from 0, and of which there may be any number.
ON_CELLS = changed(
    {
        LAYOUT: "    goal = len(moves)\n",
        "solve(matrix)": "solve(moves)",
        LOOK_UP: "            end = landing if moves[landing - 1] == -1 else moves[landing - 1] + 1\n",
    }
)
# The same for a board that is written as one row: there, nothing can go wrong with rows and columns.
ON_ROW = changed(
    {
        LAYOUT: """\
    goal = len(matrix[0])
    size = round(goal**0.5)

    def place(square):
        return 0, square - 1

"""
    }
)

on_cells = function_of(ON_CELLS, "textbook for a list of cells")
textbook = function_of(TEXTBOOK, "textbook")
textbook.__doc__ = "The fewest rolls on a matrix, or -1: a right solver, which the wrong ones change."
