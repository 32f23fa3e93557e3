"""The wrong solvers once more, each by hand and in another style than the textbook's: what `check` must catch."""

from collections import deque
from typing import Any

import numpy as np

from tests.helpers.styles import Matrix, coordinates


class ClimbsOn:
    """Chained jumps, followed by a method that calls itself."""

    def follow(self, cells: list[int], square: int) -> int:
        """Where all the jumps lead."""
        return square if cells[square - 1] == -1 else self.follow(cells, cells[square - 1])

    def snakesAndLadders(self, board: Matrix) -> int:
        """The fewest rolls of somebody who climbs on."""
        cells = []
        for number, row in enumerate(board[::-1]):
            cells += row[::-1] if number % 2 else row
        dist = {1: 0}
        todo = deque([1])
        while todo:
            here = todo.popleft()
            if here == len(cells):
                return dist[here]
            for roll in range(1, 7):
                if here + roll <= len(cells):
                    end = self.follow(cells, here + roll)
                    if end not in dist:
                        dist[end] = dist[here] + 1
                        todo.append(end)
        return -1


def may_refuse(board: Matrix) -> int:
    """Optional jumps, with a dictionary of distances."""
    n = len(board)
    dist = {1: 0}
    todo = [1]
    for s in todo:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            row, column = coordinates(t, n)
            if t not in dist:
                dist[t] = dist[s] + 1
                todo.append(t)
            if board[row][column] != -1 and board[row][column] not in dist:
                dist[board[row][column]] = dist[s] + 1
                todo.append(board[row][column])
    return dist.get(n * n, -1)


def marks_both(board: Matrix) -> int:
    """Landings and ends in one list of booleans, which is asked at the landing."""
    n = len(board)
    visited = [False] * (n * n + 1)
    visited[1] = True
    q = [(0, 1)]
    while q:
        depth, square = q.pop(0)
        if square == n * n:
            return depth
        for step in range(1, 7):
            nxt = square + step
            if nxt > n * n or visited[nxt]:
                continue
            visited[nxt] = True
            row, column = coordinates(nxt, n)
            if board[row][column] != -1:
                nxt = board[row][column]
                visited[nxt] = True
            q.append((depth + 1, nxt))
    return -1


def saves_a_jump(board: Matrix) -> int:
    """Levels, and a jump is taken only if nobody has been at its end."""
    n = len(board)
    been = {1}
    level = [1]
    rolls = 0
    while level:
        if n * n in level:
            return rolls
        fresh = []
        for here in level:
            for there in range(here + 1, min(here + 6, n * n) + 1):
                if there not in been:
                    been.add(there)
                    row, column = coordinates(there, n)
                    jump = board[row][column]
                    if jump == -1:
                        fresh.append(there)
                    elif jump not in been:
                        been.add(jump)
                        fresh.append(jump)
        level = fresh
        rolls += 1
    return -1


class Entry:
    """A cell and how far it is, as widely copied programs have it."""

    def __init__(self, cell: int, far: int) -> None:
        self.cell = cell
        self.far = far


def last_entry(board: Matrix) -> int:
    """The distance of the entry that was taken last, on a flat list that counts from 0."""
    n = len(board)
    moves = [-1] * (n * n)
    for label in range(1, n * n + 1):
        row, column = coordinates(label, n)
        if board[row][column] != -1:
            moves[label - 1] = board[row][column] - 1
    visited = [False] * (n * n)
    visited[0] = True
    entry = Entry(0, 0)
    queue = [entry]
    while queue:
        entry = queue.pop(0)
        if entry.cell == n * n - 1:
            break
        for cell in range(entry.cell + 1, min(entry.cell + 7, n * n)):
            end = cell if moves[cell] == -1 else moves[cell]
            if not visited[end]:
                visited[end] = True
                queue.append(Entry(end, entry.far + 1))
    return entry.far


def last_level(board: Matrix) -> int:
    """The number of levels, whether the goal was on the last one or not."""
    n = len(board)
    level, seen, rolls = {1}, {1}, 0
    while level and n * n not in level:
        places = {coordinates(t, n): t for s in level for t in range(s + 1, min(s + 6, n * n) + 1)}
        level = {t if board[row][column] == -1 else board[row][column] for (row, column), t in places.items()} - seen
        seen |= level
        rolls += 1
    return rolls


def cells_of(board: Matrix) -> list[int]:
    """The squares of a matrix in the order in which they are walked."""
    cells: list[int] = []
    for number, row in enumerate(board[::-1]):
        cells += row[::-1] if number % 2 else row
    return cells


def fewest_on_cells(cells: list[int]) -> int:
    """The right answer for a list of squares in the order in which they are walked, and -1 for no jump."""
    goal = len(cells)
    best = {1: 0}
    for square in (walk := [1]):
        for landing in range(square + 1, min(square + 6, goal) + 1):
            end = landing if cells[landing - 1] == -1 else cells[landing - 1]
            if end not in best:
                best[end] = best[square] + 1
                walk.append(end)
    return best.get(goal, -1)


def flat_array(board: Matrix) -> int:
    """Every row from left to right, as numpy flattens it."""
    return fewest_on_cells([int(value) for value in np.flipud(np.array(board)).flatten()])


def odd_rows_run_right(board: Matrix) -> int:
    """The rows with an odd number run to the right, counted from the top: right for an even number of rows."""
    cells: list[int] = []
    for number in range(len(board) - 1, -1, -1):
        cells.extend(board[number] if number % 2 else reversed(board[number]))
    return fewest_on_cells(cells)


def even_rows_run_right(board: Matrix) -> int:
    """The rows with an even number run to the right, counted from the top: right for an odd number of rows."""
    rows = [row if number % 2 == 0 else row[::-1] for number, row in enumerate(board)]
    return fewest_on_cells([value for row in reversed(rows) for value in row])


def from_the_top(board: Matrix) -> int:
    """The first row of the matrix as the bottom row of the board."""
    cells = []
    leftwards = False
    for row in board:
        cells += row[::-1] if leftwards else row
        leftwards = not leftwards
    return fewest_on_cells(cells)


def to_the_corner(board: Matrix) -> int:
    """Rows and columns in the queue, until the first of both is found."""
    n = len(board)
    label = {coordinates(number, n): number for number in range(1, n * n + 1)}
    queue = deque([(n - 1, 0, 0)])
    visited = {(n - 1, 0)}
    while queue:
        row, column, rolls = queue.popleft()
        if row == 0 and column == 0:
            return rolls
        here = label[row, column]
        for there in range(here + 1, min(here + 6, n * n) + 1):
            spot = coordinates(there, n)
            if board[spot[0]][spot[1]] != -1:
                spot = coordinates(board[spot[0]][spot[1]], n)
            if spot not in visited:
                visited.add(spot)
                queue.append((*spot, rolls + 1))
    return -1


def follows_its_nose(board: Matrix) -> int:
    """Depth first by recursion, from the lowest roll to the highest."""
    n = len(board)
    seen: set[int] = set()

    def go(square: int, rolls: int) -> int:
        if square == n * n:
            return rolls
        seen.add(square)
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            row, column = coordinates(landing, n)
            end = landing if board[row][column] == -1 else board[row][column]
            if end not in seen:
                found = go(end, rolls + 1)
                if found != -1:
                    return found
        return -1

    return go(1, 0)


def follows_its_nose_down(board: Matrix) -> int:
    """Depth first by recursion, from the highest roll to the lowest."""
    n = len(board)
    seen: set[int] = set()

    def go(square: int) -> int | None:
        if square == n * n:
            return 0
        seen.add(square)
        for landing in range(min(square + 6, n * n), square, -1):
            row, column = coordinates(landing, n)
            end = landing if board[row][column] == -1 else board[row][column]
            if end not in seen and (rest := go(end)) is not None:
                return rest + 1
        return None

    rolls = go(1)
    return -1 if rolls is None else rolls


def stack_of_pairs(board: Matrix) -> int:
    """A list that is filled and emptied at the same end."""
    n = len(board)
    dist = {1: 0}
    stack = [1]
    while stack:
        s = stack.pop()
        if s == n * n:
            return dist[s]
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[~r][c if r % 2 == 0 else ~c]
            t = v if v != -1 else t
            if t not in dist:
                dist[t] = dist[s] + 1
                stack.append(t)
    return -1


def highest_each_time(board: Matrix) -> int:
    """Greedy without any queue, until it has been there before."""
    n = len(board)
    been, square, rolls = {1}, 1, 0
    while square != n * n:
        ends = []
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            row, column = coordinates(landing, n)
            ends.append(landing if board[row][column] == -1 else board[row][column])
        square = max(ends)
        if square in been:
            return -1
        been.add(square)
        rolls += 1
    return rolls


def highest_while_it_climbs(board: Matrix) -> int:
    """Greedy by recursion, as long as it gets higher."""
    n = len(board)

    def rolls_from(square: int) -> int:
        if square == n * n:
            return 0
        best = square
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            row, column = coordinates(landing, n)
            best = max(best, landing if board[row][column] == -1 else board[row][column])
        if best == square:
            return -1
        rest = rolls_from(best)
        return rest if rest == -1 else rest + 1

    return rolls_from(1)


def as_many_levels_as_rows(board: Matrix) -> int:
    """A loop over the rolls that ends with the number of rows."""
    n = len(board)
    level = seen = {1}
    for rolls in range(1, n + 1):
        ends = set()
        for landing in {s + roll for s in level for roll in range(1, 7) if s + roll <= n * n}:
            row, column = coordinates(landing, n)
            ends.add(landing if board[row][column] == -1 else board[row][column])
        if n * n in ends:
            return rolls
        level, seen = ends - seen, seen | ends
    return -1


def from_before_the_board(board: Matrix) -> int:
    """A list of distances, in which 0 is the place before the first square."""
    n = len(board)
    distance = [-1] * (n * n + 1)
    distance[0] = 0
    queue = [0]
    for square in queue:
        for roll in range(1, 7):
            landing = square + roll
            if landing <= n * n:
                row, column = coordinates(landing, n)
                end = landing if board[row][column] == -1 else board[row][column]
                if distance[end] == -1:
                    distance[end] = distance[square] + 1
                    queue.append(end)
    return distance[n * n]


class Forgetful:
    """Each level calls the next one, and nobody keeps a record of the squares that were seen."""

    def rolls_from(self, level: set[int], board: Matrix) -> int:
        """The fewest rolls from any of these squares, if the goal can be reached."""
        n = len(board)
        if n * n in level:
            return 0
        spots = [(t, coordinates(t, n)) for s in level for t in range(s + 1, min(s + 6, n * n) + 1)]
        ends = {t if board[row][column] == -1 else board[row][column] for t, (row, column) in spots}
        return 1 + self.rolls_from(ends, board)

    def snakesAndLadders(self, board: Matrix) -> int:
        """The fewest rolls, if the goal can be reached."""
        return self.rolls_from({1}, board)


def climbs_on_but_not_in_circles(board: Matrix) -> int:
    """Chained jumps, with a guard against jumps that lead round and round."""
    cells = cells_of(board)
    ends = []
    for square in range(1, len(cells) + 1):
        passed = set()
        while cells[square - 1] != -1 and square not in passed:
            passed.add(square)
            square = cells[square - 1]
        ends.append(square)
    return fewest_on_cells([-1 if end == square else end for square, end in enumerate(ends, start=1)])


def fewer_levels_than_rows(board: Matrix) -> int:
    """Gives up one level too early, even for somebody who thinks that the rows are a limit."""
    rolls = as_many_levels_as_rows(board)
    return rolls if rolls < len(board) else -1


def flat_and_from_the_top(board: Matrix) -> int:
    """Two mistakes at once: rows that are not flipped, and every one from left to right."""
    return fewest_on_cells([value for row in board for value in row])


def a_die_of_five(board: Matrix) -> int:
    """Nobody ever rolls a six."""
    cells = cells_of(board)
    best = {1: 0}
    for square in (walk := [1]):
        for landing in range(square + 1, min(square + 5, len(cells)) + 1):
            end = landing if cells[landing - 1] == -1 else cells[landing - 1]
            if end not in best:
                best[end] = best[square] + 1
                walk.append(end)
    return best.get(len(cells), -1)


def counts_squares(board: Matrix) -> int:
    """The squares of a shortest game are counted, and not its rolls."""
    return fewest_on_cells(cells_of(board)) + 1


def cannot_be_lost(board: Matrix) -> int:
    """The goal can always be reached, they thought, so that 0 is said where it cannot."""
    return max(0, fewest_on_cells(cells_of(board)))


def ladders_only(board: Matrix) -> int:
    """A snake leads nowhere new, they thought, and left all of them out."""
    cells = cells_of(board)
    ends = [end if end > square else -1 for square, end in enumerate(cells, start=1)]
    return fewest_on_cells(ends)


# The answers of these are those of the textbook's variation, so `check` must give them its name.
NAMED: list[tuple[str, Any]] = [
    ("chained-jumps", ClimbsOn),
    ("chained-jumps", climbs_on_but_not_in_circles),
    ("depth-capped", fewer_levels_than_rows),
    ("optional-jumps", may_refuse),
    ("marks-landing-and-end", marks_both),
    ("skips-jump-to-seen", saves_a_jump),
    ("last-distance-when-stuck", last_entry),
    ("last-distance-when-stuck", last_level),
    ("row-major", flat_array),
    ("parity-from-top-even", odd_rows_run_right),
    ("parity-from-top-odd", even_rows_run_right),
    ("rows-not-flipped", from_the_top),
    ("goal-top-left", to_the_corner),
    ("depth-first", follows_its_nose),
    ("depth-first", follows_its_nose_down),
    ("depth-first", stack_of_pairs),
    ("greedy", highest_each_time),
    ("greedy", highest_while_it_climbs),
    ("depth-capped", as_many_levels_as_rows),
    ("starts-off-board", from_before_the_board),
    ("never-marks", Forgetful),
    ("wrong-die", a_die_of_five),
    ("counts-one-too-many", counts_squares),
    ("last-distance-when-stuck", cannot_be_lost),
    ("snakes-ignored", ladders_only),
]

# Wrong too, but not in the way of any wrong solver that has a name.
NAMELESS: list[Any] = [
    flat_and_from_the_top,
]
