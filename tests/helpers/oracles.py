"""Slow and plain answers to the library's questions, sharing no code with it."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import product
from typing import NamedTuple

Jumps = dict[int, int]


def walk_of_squares(rows: int, columns: int) -> Iterator[tuple[int, int]]:
    """The positions of squares 1, 2, 3 ... found by walking the board: right, up, left, up, right ..."""
    row, column, step = rows - 1, 0, 1
    for _ in range(rows * columns):
        yield row, column
        if 0 <= column + step < columns:
            column += step
        else:
            row, step = row - 1, -step


def distances(squares: int, jumps: Jumps, die: int = 6, start: int = 1) -> dict[int, int]:
    """The fewest rolls to every square that can be reached, by correcting guesses until none is too high."""
    best = {start: 0}
    changed = True
    while changed:
        changed = False
        for here in list(best):
            for roll in range(1, die + 1):
                if here + roll > squares:
                    continue
                there = here + roll
                if there in jumps:
                    there = jumps[there]
                if there not in best or best[there] > best[here] + 1:
                    best[there] = best[here] + 1
                    changed = True
    return best


def goal_distance(squares: int, jumps: Jumps, die: int = 6, start: int = 1) -> int | None:
    """The fewest rolls to the goal, by a queue that looks at every square within a roll: quick on small boards."""
    rolls = {start: 0}
    queue = [start]
    for here in queue:
        for landing in range(here + 1, min(here + die, squares) + 1):
            there = jumps.get(landing, landing)
            if there not in rolls:
                rolls[there] = rolls[here] + 1
                queue.append(there)
    return rolls.get(squares)


def winning_rolls(squares: int, jumps: Jumps, die: int, start: int, length: int) -> list[tuple[int, ...]]:
    """Every sequence of exactly `length` rolls that ends on the goal, by trying them all."""
    won = []
    for rolls in product(range(1, die + 1), repeat=length):
        here = start
        for roll in rolls:
            here += roll
            if here > squares:
                break
            here = jumps.get(here, here)
        else:
            if here == squares:
                won.append(rolls)
    return won


def matrix_answer(matrix: list[list[int]]) -> int:
    """LeetCode's answer, worked out on the matrix itself."""
    places = list(walk_of_squares(len(matrix), len(matrix[0])))
    reached, rolls = {0}, 0
    while len(places) - 1 not in reached:
        grown = set(reached)
        for here in reached:
            for there in range(here + 1, min(here + 7, len(places))):
                row, column = places[there]
                value = matrix[row][column]
                grown.add(there if value == -1 else value - 1)
        if grown == reached:
            return -1
        reached, rolls = grown, rolls + 1
    return rolls


class Asked(NamedTuple):
    """What a learner sees who is asked which squares come next: the rolls are from `froms`, and `known` is marked."""

    froms: list[int]
    known: set[int]
    depth: int  # of the frontier that is asked about, 0 if the question is about one square


def rolled(squares: int, jumps: Jumps, die: int, froms: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Where each roll lands and where it ends, in order."""
    for here in froms:
        for landing in range(here + 1, here + die + 1):
            if landing <= squares:
                yield landing, jumps.get(landing, landing)


def frontier_rounds(squares: int, jumps: Jumps, die: int, start: int) -> Iterator[tuple[Asked, list[int]]]:
    """What is known before each frontier, and the frontier itself in queue order; the last one may be empty."""
    known, newest, depth = {start}, [start], 0
    while newest and squares not in known:
        depth += 1
        asked = Asked(newest, set(known), depth)
        newest = []
        for _, end in rolled(squares, jumps, die, asked.froms):
            if end not in known:
                known.add(end)
                newest.append(end)
        yield asked, newest


def search_turns(
    squares: int, jumps: Jumps, die: int, start: int
) -> Iterator[tuple[list[int], set[int], Asked, list[int]]]:
    """For each turn of the search: the queue, what was taken before, what is known, and the squares that join."""
    queue, known, taken = [start], {start}, set[int]()
    while queue and squares not in known:
        waiting = list(queue)
        asked = Asked([queue.pop(0)], set(known), 0)
        joined = []
        for _, end in rolled(squares, jumps, die, asked.froms):
            if end not in known:
                known.add(end)
                joined.append(end)
        yield waiting, set(taken), asked, joined
        taken.add(waiting[0])
        queue += joined


def wrong_marks(squares: int, jumps: Jumps, die: int, start: int, asked: Asked) -> Iterator[tuple[str, set[int]]]:
    """What a learner with each wrong idea would mark, the commonest idea first."""
    froms, known, depth = asked
    rolls = list(rolled(squares, jumps, die, froms))
    right = {end for _, end in rolls} - known
    yield "jumps-ignored", {landing for landing, _ in rolls} - known
    yield "optional-jumps", {landing for landing, _ in rolls} - known | right
    yield "chained-jumps", {jumps.get(end, end) if end != landing else end for landing, end in rolls} - known
    chained = set()
    for landing, end in rolls:
        here = landing
        for _ in range(squares + 1):
            if here in jumps:
                here = jumps[here]
        chained.add(end if here in jumps else here)
    yield "chained-jumps", chained - known
    if any(end in known for _, end in rolls):
        yield "never-marks", {end for _, end in rolls}
    if depth > 1:
        yield "never-marks", known | right
        yield "never-marks", (known | right) - {start}
    yield "snakes-ignored", {max(landing, end) for landing, end in rolls} - known
    if depth:
        counted = {start + die * (depth - 1) + roll for roll in range(1, die + 1)}
        on_board = {square for square in counted if square <= squares}
        yield "jumps-ignored", on_board
        yield "jumps-ignored", on_board - known
    if start == 1 and known == {1}:
        early = {end for _, end in rolled(squares, jumps, die, [0])}
        yield "starts-off-board", early
        yield "starts-off-board", early - {1}
    yield "snakes-are-walls", {end for landing, end in rolls if end >= landing} - known
    bounced = set()
    for here in froms:
        for roll in range(1, die + 1):
            landing = squares - abs(squares - here - roll)
            if here + roll > squares and landing >= 1:
                bounced.add(jumps.get(landing, landing))
    yield "overshoot-bounces", right | (bounced - known)
    if depth > 1:
        yield "counts-one-too-many", set(froms)
    yield "wrong-die", {end for _, end in rolled(squares, jumps, die - 1, froms)} - known
    yield "wrong-die", {end for _, end in rolled(squares, jumps, die + 1, froms)} - known
    if depth and squares in right and len(right) > 1:
        yield "only-the-goal", {squares}


def named_ideas(squares: int, jumps: Jumps, die: int, start: int, asked: Asked) -> dict[frozenset[int], str]:
    """Which idea each set of marks shows: the commonest one that would give them, and none for a right answer."""
    right = {end for _, end in rolled(squares, jumps, die, asked.froms)} - asked.known
    named: dict[frozenset[int], str] = {}
    for key, marked in wrong_marks(squares, jumps, die, start, asked):
        on_board = frozenset(marked - {0})
        if on_board and on_board != right and on_board not in named:
            named[on_board] = key
    return named


def turns_taken(
    squares: int, jumps: Jumps, die: int, start: int, place: Callable[[list[int]], int]
) -> Iterator[tuple[int, int, list[int], list[int], list[int]]]:
    """For each turn of a search: the square taken, its rolls, where moves end, what is new, and what waits then."""
    waiting, rolls = [start], {start: 0}
    while waiting and squares not in rolls:
        here = waiting.pop(place(waiting))
        ends = [end for _, end in rolled(squares, jumps, die, [here])]
        fresh = [end for end in dict.fromkeys(ends) if end not in rolls]
        rolls.update(dict.fromkeys(fresh, rolls[here] + 1))
        waiting += fresh
        yield here, rolls[here], ends, fresh, list(waiting)


def exact_average(squares: int, jumps: Jumps, die: int, start: int) -> Fraction | None:
    """The mean length of a game as the solution of one equation for each square, by Gauss; None if it is endless.

    The equations of squares from which the goal cannot be reached have no solution, and are left out unless the
    start depends on them.
    """
    moves = {here: [here + roll for roll in range(1, die + 1)] for here in range(start, squares)}
    ends = {here: [here if to > squares else jumps.get(to, to) for to in landings] for here, landings in moves.items()}
    met, hopeful = {start}, {squares}
    for _ in range(squares + 1):
        met |= {end for here in met if here != squares for end in ends[here]}
        hopeful |= {here for here in ends if hopeful & set(ends[here])}
    if not met <= hopeful:
        return None
    places = sorted(met - {squares})
    rows = []
    for here in places:
        row = [Fraction(here == other) - Fraction(ends[here].count(other), die) for other in places]
        rows.append([*row, Fraction(1)])
    for pivot in range(len(rows)):
        best = next(row for row in rows[pivot:] if row[pivot])
        rows.remove(best)
        rows.insert(pivot, [number / best[pivot] for number in best])
        for other in range(len(rows)):
            if other != pivot and rows[other][pivot]:
                factor = rows[other][pivot]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[pivot], strict=True)]
    return rows[places.index(start)][-1] if places else Fraction(0)
