"""Parts of the textbook solver that mistakes change, what they put there, and boards that show more than one of them."""

from textwrap import indent

from snl_edu.course.misconceptions.textbook import TEXTBOOK, Changes
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
