"""Slow and plain answers to the library's questions, sharing no code with it."""

from collections.abc import Iterator
from itertools import product

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


def average_rolls(squares: int, jumps: Jumps, die: int = 6, start: int = 1) -> float:
    """How many rolls a game played by chance takes on average; a roll past the end is lost."""
    places = [place for place in range(start, squares) if place not in jumps or place == start]
    places += sorted(set(jumps.values()) - set(places) - {squares})
    chances = dict.fromkeys(places, 0.0)
    chances[start] = 1.0
    average, left = 0.0, 1.0
    while left > 1e-12:
        average += left
        after = dict.fromkeys(chances, 0.0)
        left = 0.0
        for here, chance in chances.items():
            for roll in range(1, die + 1):
                there = here + roll if here + roll <= squares else here
                if there != here and there in jumps:
                    there = jumps[there]
                if there != squares:
                    after[there] += chance / die
                    left += chance / die
        chances = after
    return average
