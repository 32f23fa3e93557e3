"""More right solvers, each by hand: other ways to keep a queue and a record than those of `styles`."""

import heapq
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from queue import Queue
from typing import Any

from tests.helpers import styles
from tests.helpers.styles import Matrix, coordinates

Solver = Callable[[Matrix], int]


def end_of(matrix: Matrix, square: int) -> int:
    """Where a roll that lands on a square ends."""
    row, column = coordinates(square, len(matrix))
    return square if matrix[row][column] == -1 else matrix[row][column]


def with_a_heap(board: Matrix) -> int:
    """The nearest square comes first out of a heap."""
    n = len(board)
    waiting = [(0, 1)]
    done = set()
    while waiting:
        rolls, square = heapq.heappop(waiting)
        if square == n * n:
            return rolls
        if square in done:
            continue
        done.add(square)
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            end = end_of(board, landing)
            if end not in done:
                heapq.heappush(waiting, (rolls + 1, end))
    return -1


def with_lists_and_a_matrix_of_truths(board: Matrix) -> int:
    """Lists of a square and its rolls wait, and a matrix of truths says what was seen."""
    n = len(board)
    line = deque([[1, 0]])
    marks = [[False] * n for _ in range(n)]
    marks[n - 1][0] = True
    while line:
        square, rolls = line.popleft()
        if square == n * n:
            return rolls
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            end = end_of(board, landing)
            row, column = coordinates(end, n)
            if not marks[row][column]:
                marks[row][column] = True
                line.append([end, rolls + 1])
    return -1


def counted_from_zero(board: Matrix) -> int:
    """Squares are places that count from 0, and a list holds their distances."""
    n = len(board)
    line = deque([0])
    far = [-1] * (n * n)
    far[0] = 0
    while line:
        place = line.popleft()
        for landing in range(place + 1, min(place + 6, n * n - 1) + 1):
            end = end_of(board, landing + 1) - 1
            if far[end] < 0:
                far[end] = far[place] + 1
                line.append(end)
    return far[-1]


def pairs_counted_from_zero(board: Matrix) -> int:
    """Pairs of a place that counts from 0 and its rolls wait."""
    n = len(board)
    line = deque([(0, 0)])
    known = {0}
    while line:
        place, rolls = line.popleft()
        if place == n * n - 1:
            return rolls
        for landing in range(place + 1, min(place + 6, n * n - 1) + 1):
            end = end_of(board, landing + 1) - 1
            if end not in known:
                known.add(end)
                line.append((end, rolls + 1))
    return -1


def with_a_default_dictionary(board: Matrix) -> int:
    """A dictionary with a default holds the distances."""
    n = len(board)
    dist: defaultdict[int, int] = defaultdict(lambda: -1)
    dist[1] = 0
    line = deque([1])
    while line:
        square = line.popleft()
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            end = end_of(board, landing)
            if end not in dist:
                dist[end] = dist[square] + 1
                line.append(end)
    return dist[n * n]


def with_a_set_of_coordinates(board: Matrix) -> int:
    """What was seen is a set of rows and columns."""
    n = len(board)
    line = [1]
    been = {(n - 1, 0)}
    rolls = 0
    while line:
        if n * n in line:
            return rolls
        after = []
        for square in line:
            for landing in range(square + 1, min(square + 6, n * n) + 1):
                end = end_of(board, landing)
                if coordinates(end, n) not in been:
                    been.add(coordinates(end, n))
                    after.append(end)
        line = after
        rolls += 1
    return -1


def with_generators_and_comprehensions(board: Matrix) -> int:
    """A generator gives the landings, and comprehensions their ends."""
    n = len(board)
    goal = n * n

    def landings(square: int) -> Iterator[int]:
        last = min(square + 6, goal)
        while square < last:
            square += 1
            yield square

    line = deque([1])
    rolls = {1: 0}
    while line:
        square = line.popleft()
        ends = [end_of(board, landing) for landing in landings(square)]
        for end in dict.fromkeys(end for end in ends if end not in rolls):
            rolls[end] = rolls[square] + 1
            line.append(end)
    return rolls.get(goal, -1)


def growing_list(board: Matrix) -> int:
    """The famous short solution: the queue is a list that grows while it is walked."""
    n = len(board)
    if n == 1:
        return 0
    need = {1: 0}
    bfs = [1]
    for square in bfs:
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            end = end_of(board, landing)
            if end == n * n:
                return need[square] + 1
            if end not in need:
                need[end] = need[square] + 1
                bfs.append(end)
    return -1


def queue_of_the_library(board: Matrix) -> int:
    """The queue is made for threads, and hides its deque."""
    n = len(board)
    line: Queue[int] = Queue()
    line.put(1)
    dist = {1: 0}
    while not line.empty():
        square = line.get()
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            end = end_of(board, landing)
            if end not in dist:
                dist[end] = dist[square] + 1
                line.put(end)
    return dist.get(n * n, -1)


def with_paths(board: Matrix) -> int:
    """Whole paths wait in the queue."""
    n = len(board)
    paths = [[1]]
    known = {1}
    while paths:
        path = paths.pop(0)
        if path[-1] == n * n:
            return len(path) - 1
        for landing in range(path[-1] + 1, min(path[-1] + 6, n * n) + 1):
            end = end_of(board, landing)
            if end not in known:
                known.add(end)
                paths.append([*path, end])
    return -1


class Remembers:
    """Keeps its queue and its record in the object."""

    def snakesAndLadders(self, board: Matrix) -> int:
        """The fewest rolls, or -1."""
        n = len(board)
        self.queue = deque([1])
        self._rolls = {1: 0}
        while self.queue:
            self.step(board, self.queue.popleft())
        return self._rolls.get(n * n, -1)

    def step(self, board: Matrix, square: int) -> None:
        """Tries all rolls from a square."""
        for landing in range(square + 1, min(square + 6, len(board) ** 2) + 1):
            end = end_of(board, landing)
            if end not in self._rolls:
                self._rolls[end] = self._rolls[square] + 1
                self.queue.append(end)


# The variables that hold the queue and what was seen.
MORE: dict[Solver, tuple[str | None, str | None]] = {
    with_a_heap: ("waiting", "done"),
    with_lists_and_a_matrix_of_truths: ("line", "marks"),
    counted_from_zero: ("line", "far"),
    pairs_counted_from_zero: ("line", "known"),
    with_a_default_dictionary: ("line", "dist"),
    with_a_set_of_coordinates: ("line", "been"),
    with_generators_and_comprehensions: ("line", "rolls"),
}
NAMES: dict[Any, tuple[str | None, str | None]] = {
    styles.level_loop: ("frontier", "visited"),
    styles.distance_in_the_queue: ("q", "seen"),
    styles.distance_dictionary: ("todo", "dist"),
    styles.prebuilt_map: ("queue", "distance"),
    styles.landing_marking: ("queue", "visited"),
    styles.coordinates_helper: ("queue", "visited"),
    styles.recursion: ("level", "seen"),
    styles.Solution: ("queue", "seen"),
    styles.relaxation: (None, "best"),
}
