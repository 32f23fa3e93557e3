"""Right solvers in the styles that people write, each by hand: what `watch` and `check` must understand."""

from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import Any

Matrix = list[list[int]]


def printing(solve: Any) -> Any:
    """A solver that tells what it does."""

    def solver(board: Matrix) -> Any:
        print(board)  # noqa: T201
        return solve(board)

    return solver


def level_loop(board: Matrix) -> int:
    """One list for each level, and a counter of rolls."""
    n = len(board)

    def value(label: int) -> int:
        row, column = divmod(label - 1, n)
        return board[n - 1 - row][column if row % 2 == 0 else n - 1 - column]

    frontier = [1]
    visited = {1}
    moves = 0
    while frontier:
        following = []
        for here in frontier:
            if here == n * n:
                return moves
            for there in range(here + 1, min(here + 6, n * n) + 1):
                target = value(there)
                if target == -1:
                    target = there
                if target not in visited:
                    visited.add(target)
                    following.append(target)
        frontier = following
        moves += 1
    return -1


def distance_in_the_queue(board: Matrix) -> int:
    """Pairs of a distance and a square wait in a deque."""
    n = len(board)
    q = deque([(0, 1)])
    seen = [False] * (n * n + 1)
    seen[1] = True
    while q:
        depth, square = q.popleft()
        if square == n * n:
            return depth
        for step in range(1, 7):
            nxt = square + step
            if nxt > n * n:
                break
            up, side = (nxt - 1) // n, (nxt - 1) % n
            if up % 2:
                side = n - 1 - side
            jump = board[n - 1 - up][side]
            if jump > 0:
                nxt = jump
            if not seen[nxt]:
                seen[nxt] = True
                q.append((depth + 1, nxt))
    return -1


def distance_dictionary(board: Matrix) -> int:
    """A dictionary knows how far each square is, and with that which ones were seen."""
    n = len(board)
    dist = {1: 0}
    todo = deque([1])
    while todo:
        s = todo.popleft()
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[~r][c if r % 2 == 0 else ~c]
            t = v if v != -1 else t
            if t not in dist:
                dist[t] = dist[s] + 1
                todo.append(t)
    return dist.get(n * n, -1)


def prebuilt_map(board: Matrix) -> int:
    """All squares are read before the search begins."""
    n = len(board)
    ends = [0]
    for number, row in enumerate(reversed(board)):
        ends.extend(row if number % 2 == 0 else row[::-1])
    queue = [1]
    distance = [-1] * (n * n + 1)
    distance[1] = 0
    while queue:
        square = queue.pop(0)
        if square == n * n:
            return distance[square]
        for roll in range(1, 7):
            if square + roll <= n * n:
                end = square + roll if ends[square + roll] == -1 else ends[square + roll]
                if distance[end] == -1:
                    distance[end] = distance[square] + 1
                    queue.append(end)
    return -1


def landing_marking(board: Matrix) -> int:
    """Squares are marked where the die lands, and the ends may be queued more than once."""
    n = len(board)
    cells = []
    flip = False
    for row in board[::-1]:
        cells += list(reversed(row)) if flip else list(row)
        flip = not flip
    queue = deque([(1, 0)])
    visited = set()
    while queue:
        square, rolls = queue.popleft()
        if square == n * n:
            return rolls
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            if landing in visited:
                continue
            visited.add(landing)
            queue.append((landing if cells[landing - 1] == -1 else cells[landing - 1], rolls + 1))
    return -1


def coordinates(number: int, n: int) -> tuple[int, int]:
    """The row and the column of a square."""
    up, along = divmod(number - 1, n)
    return n - 1 - up, along if up % 2 == 0 else n - 1 - along


def coordinates_helper(board: Matrix) -> int:
    """The queue and the visited set hold rows and columns; a function beside it knows where squares lie."""
    n = len(board)
    label = {coordinates(number, n): number for number in range(1, n * n + 1)}
    queue = deque([(n - 1, 0, 0)])
    visited = {(n - 1, 0)}
    while queue:
        row, column, rolls = queue.popleft()
        here = label[row, column]
        if here == n * n:
            return rolls
        for there in range(here + 1, min(here + 6, n * n) + 1):
            spot = coordinates(there, n)
            if board[spot[0]][spot[1]] != -1:
                spot = coordinates(board[spot[0]][spot[1]], n)
            if spot not in visited:
                visited.add(spot)
                queue.append((*spot, rolls + 1))
    return -1


def recursion(board: Matrix) -> int:
    """Each level calls the next one."""
    n = len(board)

    def end_of(square: int) -> int:
        row, column = coordinates(square, n)
        return square if board[row][column] == -1 else board[row][column]

    def rolls_from(level: set[int], seen: set[int], rolls: int) -> int:
        if n * n in level:
            return rolls
        ends = {end_of(t) for s in level for t in range(s + 1, min(s + 6, n * n) + 1)}
        fresh = ends - seen
        return rolls_from(fresh, seen | fresh, rolls + 1) if fresh else -1

    return rolls_from({1}, {1}, 0)


class Solution:
    """The form in which the famous question wants it."""

    def snakesAndLadders(self, board: Matrix) -> int:
        """The fewest rolls, or -1."""
        n = len(board)

        @lru_cache(None)
        def jump(square: int) -> int:
            row, column = coordinates(square, n)
            return board[row][column]

        queue, seen, rolls = [1], {1}, 0
        while queue:
            for _ in range(len(queue)):
                square = queue.pop(0)
                if square == n * n:
                    return rolls
                for landing in range(square + 1, min(square + 6, n * n) + 1):
                    end = landing if jump(landing) == -1 else jump(landing)
                    if end not in seen:
                        seen.add(end)
                        queue.append(end)
            rolls += 1
        return -1


def relaxation(board: Matrix) -> int:
    """No queue at all: the distances are corrected until none gets better."""
    n = len(board)
    best: list[float] = [float("inf")] * (n * n)
    best[0] = 0
    changing = True
    while changing:
        changing = False
        for place in range(n * n):
            for landing in range(place + 1, min(place + 6, n * n - 1) + 1):
                row, column = coordinates(landing + 1, n)
                end = landing if board[row][column] == -1 else board[row][column] - 1
                if best[place] + 1 < best[end]:
                    best[end] = best[place] + 1
                    changing = True
    return -1 if best[-1] == float("inf") else int(best[-1])


STYLES: list[Callable[[Matrix], int] | type[Any]] = [
    level_loop,
    distance_in_the_queue,
    distance_dictionary,
    prebuilt_map,
    landing_marking,
    coordinates_helper,
    recursion,
    Solution,
    relaxation,
]
