"""How each wrong solver differs from the textbook one: some of its lines, and what is there instead."""

from snl_edu.course.misconceptions.textbook import TEXTBOOK, Change

SIZE = "    size = len(matrix)\n"
NUMBER = "        up, along = divmod(square - 1, size)\n"
PLACE = "        column = along if up % 2 == 0 else size - 1 - along\n"
START = "    queue = deque([(1, 0)])\n    seen = {1}\n"
LOOP = "    while queue:\n"
TAKE = "        square, rolls = queue.popleft()\n"
ARRIVED = "        if square == goal:\n"
FOUND = "            return rolls\n"
ROLLS = "        for landing in range(square + 1, min(square + 6, goal) + 1):\n"
JUMP = "            end = landing if matrix[row][column] == -1 else matrix[row][column]\n"
MARK = """\
            if end not in seen:
                seen.add(end)
                queue.append((end, rolls + 1))
"""
STUCK = "    return -1\n"

Changes = tuple[Change, ...]

CHAINED_JUMPS: Changes = (
    (
        JUMP,
        """\
            end = landing
            while matrix[row][column] != -1:
                end = matrix[row][column]
                row, column = place(end)
""",
    ),
)
OPTIONAL_JUMPS: Changes = (
    (
        MARK,
        """\
            for end in (landing, end):
                if end not in seen:
                    seen.add(end)
                    queue.append((end, rolls + 1))
""",
    ),
)
MARKS_LANDING_AND_END: Changes = (
    (
        MARK,
        """\
            if landing not in seen:
                seen.update((landing, end))
                queue.append((end, rolls + 1))
""",
    ),
)
SKIPS_JUMP_TO_SEEN: Changes = (
    (
        MARK,
        """\
            if landing in seen:
                continue
            seen.add(landing)
            if end == landing or end not in seen:
                seen.add(end)
                queue.append((end, rolls + 1))
""",
    ),
)
SKIPS_AND_MARKS_LANDINGS: Changes = (
    (
        MARK,
        """\
            if landing in seen:
                continue
            seen.add(landing)
            if end == landing or end not in seen:
                queue.append((end, rolls + 1))
""",
    ),
)
LAST_DISTANCE: Changes = ((STUCK, "    return rolls\n"),)
LAST_LEVEL: Changes = ((STUCK, "    return rolls + 1\n"),)
NOTHING_WHEN_STUCK: Changes = ((STUCK, "    return 0\n"),)
TWO_BELOW_WHEN_STUCK: Changes = ((STUCK, "    return -2\n"),)
HUGE_WHEN_STUCK, *HUGE_WHEN_STUCK_TOO = [
    ((STUCK, f"    return {number}\n"),) for number in ("10**9", "401", "goal + 1")
]
EXAMPLE_BUILT_IN: Changes = ((SIZE, "    size = 6\n"),)
GOAL_BEFORE_JUMP: Changes = (
    (ARRIVED + FOUND, ""),
    (ROLLS, ROLLS + "            if landing == goal:\n                return rolls + 1\n"),
)
ROW_MAJOR: Changes = ((PLACE, "        column = along\n"),)
PARITY_EVEN: Changes = ((PLACE, "        column = along if row % 2 == 1 else size - 1 - along\n"),)
PARITY_ODD: Changes = ((PLACE, "        column = along if row % 2 == 0 else size - 1 - along\n"),)
ROWS_NOT_FLIPPED: Changes = (("        row = size - 1 - up\n", "        row = up\n"),)
GOAL_TOP_LEFT: Changes = ((ARRIVED, "        if place(square) == (0, 0):\n"),)
GOAL_IS_TOP_LEFT: Changes = (
    ("    goal = size * size\n", "    goal = size * size if size % 2 == 0 else size * (size - 1) + 1\n"),
)
STARTS_OFF_BOARD: Changes = ((START, "    queue = deque([(0, 0)])\n    seen = {0}\n"),)
STARTS_OFF_BOARD_FOR_GOOD: Changes = ((START, "    queue = deque([(0, 0)])\n    seen = {0, 1}\n"),)
OVERSHOOT_WINS: Changes = (
    (
        ROLLS,
        """\
        for landing in range(square + 1, square + 7):
            landing = min(landing, goal)
""",
    ),
)
NUMBERED_FROM_ONE: Changes = ((NUMBER, "        up, along = divmod(square, size)\n"),)
NUMBERED_FROM_ONE_BUT_FOR_THE_GOAL: Changes = (
    *NUMBERED_FROM_ONE,
    (JUMP, JUMP.replace("if matrix", "if landing == goal or matrix")),
)
TOP_LEFT_MUST_BE_FREE: Changes = ((SIZE, SIZE + "    if matrix[0][0] != -1:\n        return -1\n"),)
ONE_TOO_MANY: Changes = ((FOUND, "            return rolls + 1\n"),)
ONE_TOO_FEW: Changes = ((FOUND, "            return rolls - 1\n"),)
MARKS_LANDING_TOO: Changes = ((MARK, MARK.replace("add(end)", "update((landing, end))")),)
JUMPS_IGNORED: Changes = ((JUMP, "            end = landing\n"),)
SNAKES_IGNORED: Changes = ((JUMP, "            end = max(landing, matrix[row][column])\n"),)
SNAKES_ARE_WALLS: Changes = ((JUMP, JUMP + "            if end < landing:\n                continue\n"),)
REMEMBERS: Changes = (
    ("def solve(matrix):\n", "seen = {1}\n\n\ndef solve(matrix):\n"),
    (START, "    queue = deque([(1, 0)])\n"),
    (STUCK, STUCK + "\n\nsolve([[-1, -1], [-1, -1]])  # an earlier call, which has left its marks behind\n"),
)
NEVER_MARKS: Changes = ((MARK, "            queue.append((end, rolls + 1))\n"),)

# Depth first is written in four ways: squares are marked when they join or when they are taken,
# and the rolls are tried upwards or downwards.
DEPTH_FIRST: Changes = ((TAKE, "        square, rolls = queue.pop()\n"),)
ROLLS_DOWN: Change = (ROLLS, "        for landing in range(min(square + 6, goal), square, -1):\n")
MARKED_WHEN_TAKEN: Changes = (
    (START, "    queue = deque([(1, 0)])\n    seen = set()\n"),
    (
        TAKE,
        """\
        square, rolls = queue.pop()
        if square in seen:
            continue
        seen.add(square)
""",
    ),
    *NEVER_MARKS,
)
DEPTH_FIRST_TOO: tuple[Changes, ...] = (
    (*DEPTH_FIRST, ROLLS_DOWN),
    MARKED_WHEN_TAKEN,
    (*MARKED_WHEN_TAKEN, ROLLS_DOWN),
)

# Where greed leads nowhere, it ends in three ways: it notices that it was there before, it never notices,
# or it stops as soon as it cannot climb.
COLLECT: Change = (ROLLS, "        ends = []\n" + ROLLS)
GREEDY: Changes = (
    COLLECT,
    (
        MARK,
        """\
            ends.append(end)
        best = max(ends)
        if best not in seen:
            seen.add(best)
            queue.append((best, rolls + 1))
""",
    ),
)
GREEDY_TOO: tuple[Changes, ...] = (
    (
        COLLECT,
        (
            MARK,
            """\
            ends.append(end)
        queue.append((max(ends), rolls + 1))
""",
        ),
    ),
    (
        COLLECT,
        (
            MARK,
            """\
            ends.append(end)
        if max(ends) > square:
            queue.append((max(ends), rolls + 1))
""",
        ),
    ),
)


def capped(rolls: str) -> Changes:
    """A search that gives up before it takes a square that needs that many rolls."""
    return ((LOOP, f"    while queue and queue[0][1] < {rolls}:\n"),)


DEPTH_CAPPED, *DEPTH_CAPPED_TOO = map(capped, ("size + 1", "size", "size + 2"))
# The limits that are found in public code, and round numbers.
LIMITS = ("2 * size", "3 * size", "goal // 6", *map(str, (10, 12, 15, 18, 24, 27, 30, 33, 36, 40, 50, 60, 64)))
CAPPED_ROLLS, *CAPPED_ROLLS_TOO = [
    capped(rolls) for limit in ("20", *LIMITS) for rolls in (limit, f"{limit} + 1", f"{limit} + 2")
]


def with_die(faces: int) -> Changes:
    """A search with another die."""
    return ((ROLLS, ROLLS.replace("6", str(faces))),)


WRONG_DIE, *WRONG_DIE_TOO = map(with_die, (5, 7, 4, 8, 3, 10, 12))

# A jump that is a roll of its own: a step that is taken at the next turn, or two rolls at once, in either order.
JUMP_COSTS: Changes = (
    (ROLLS, "        row, column = place(square)\n        value = matrix[row][column]\n" + ROLLS),
    ("            row, column = place(landing)\n", ""),
    (JUMP, "            end = landing if value == -1 else value\n"),
)
JUMP_COSTS_TOO: tuple[Changes, ...] = (
    ((MARK, MARK.replace("rolls + 1", "rolls + 1 + (end != landing)")),),
    (
        (START, "    from heapq import heappop, heappush\n\n    queue = [(0, 1)]\n    seen = set()\n"),
        (
            TAKE,
            """\
        rolls, square = heappop(queue)
        if square in seen:
            continue
        seen.add(square)
""",
        ),
        (MARK, "            heappush(queue, (rolls + 1 + (end != landing), end))\n"),
    ),
)

# Counting in a table: a number for each square, corrected while going over the squares once or a few times.
SEARCH = TEXTBOOK[TEXTBOOK.index(START) :]
ROUND = """\
    fewest = {{1: 0}}
    for _ in range({rounds}):
        for square in range(1, goal):
            if square not in fewest:
                continue
            for landing in range(square + 1, min(square + 6, goal) + 1):
                row, column = place(landing)
                end = landing if matrix[row][column] == -1 else matrix[row][column]
                fewest[end] = min(fewest.get(end, goal), fewest[square] + 1)
    return fewest.get(goal, -1)
"""
ONE_PASS: Changes = (
    (
        SEARCH,
        """\
    fewest = {1: 0}
    for square in range(1, goal):
        if square not in fewest:
            continue
        for landing in range(square + 1, min(square + 6, goal) + 1):
            row, column = place(landing)
            end = landing if matrix[row][column] == -1 else matrix[row][column]
            fewest[end] = min(fewest.get(end, goal), fewest[square] + 1)
    return fewest.get(goal, -1)
""",
    ),
)
# The same the other way round: each square asks the six before it.
ONE_PASS_BACK: Changes = (
    (
        SEARCH,
        """\
    fewest = {1: 0}
    for landing in range(2, goal + 1):
        before = [fewest[square] for square in range(max(1, landing - 6), landing) if square in fewest]
        row, column = place(landing)
        end = landing if matrix[row][column] == -1 else matrix[row][column]
        if before:
            fewest[end] = min(fewest.get(end, goal), min(before) + 1)
    return fewest.get(goal, -1)
""",
    ),
)
FEW_ROUNDS, *FEW_ROUNDS_TOO = [((SEARCH, ROUND.format(rounds=rounds)),) for rounds in range(2, 9)]
