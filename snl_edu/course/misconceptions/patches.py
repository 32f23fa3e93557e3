"""How each wrong solver differs from the textbook one: some of its lines, and what is there instead."""

from snl_edu.course.misconceptions.textbook import Change

PLACE = "        column = along if up % 2 == 0 else size - 1 - along\n"
START = "    queue = deque([(1, 0)])\n    seen = {1}\n"
LOOP = "    while queue:\n"
TAKE = "        square, rolls = queue.popleft()\n"
ARRIVED = "        if square == goal:\n"
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
ROW_MAJOR: Changes = ((PLACE, "        column = along\n"),)
PARITY_EVEN: Changes = ((PLACE, "        column = along if row % 2 == 1 else size - 1 - along\n"),)
PARITY_ODD: Changes = ((PLACE, "        column = along if row % 2 == 0 else size - 1 - along\n"),)
ROWS_NOT_FLIPPED: Changes = (("        row = size - 1 - up\n", "        row = up\n"),)
GOAL_TOP_LEFT: Changes = ((ARRIVED, "        if place(square) == (0, 0):\n"),)
GOAL_IS_TOP_LEFT: Changes = (
    ("    goal = size * size\n", "    goal = size * size if size % 2 == 0 else size * (size - 1) + 1\n"),
)
DEPTH_CAPPED: Changes = ((LOOP, "    while queue and queue[0][1] <= size:\n"),)
DEPTH_CAPPED_SOONER: Changes = ((LOOP, "    while queue and queue[0][1] < size:\n"),)
STARTS_OFF_BOARD: Changes = ((START, "    queue = deque([(0, 0)])\n    seen = {0}\n"),)
OVERSHOOT_WINS: Changes = (
    (
        ROLLS,
        """\
        for landing in range(square + 1, square + 7):
            landing = min(landing, goal)
""",
    ),
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

# Greed ends in three ways where it leads nowhere: it notices that it was there before, it never does,
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
