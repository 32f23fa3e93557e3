"""Right solvers that other tests film as well, line by line."""

import heapq
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from functools import lru_cache
from queue import Queue
from typing import Any

from tests.corpus.entry import Matrix, right

Solver = Callable[[Matrix], int]

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
right(level_loop, queue="frontier", record="visited", kind="frontier")

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
right(distance_in_the_queue, queue="q", record="seen")

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
right(distance_dictionary, queue="todo", record="dist")

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
right(prebuilt_map, queue="queue", record="distance")

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
right(landing_marking, queue="queue", record="visited")

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
right(coordinates_helper, queue="queue", record="visited")

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
right(recursion, queue="level", record="seen", kind="frontier")

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
right(Solution, queue="queue", record="seen")

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
right(relaxation, queue="-", record="best")

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
right(with_a_heap, queue="waiting", record="done", kind="heap")

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
right(with_lists_and_a_matrix_of_truths, queue="line", record="marks")

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
right(counted_from_zero, queue="line", record="far")

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
right(pairs_counted_from_zero, queue="line", record="known")

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
right(with_a_default_dictionary, queue="line", record="dist")

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
right(with_generators_and_comprehensions, queue="line", record="rolls")

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
right(growing_list, queue="bfs", record="need")

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
right(queue_of_the_library, queue="line", record="dist")

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
right(with_paths, queue="paths", record="known")

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
right(Remembers, queue="self.queue", record="self._rolls")

# Whose queue is a variable of one function, in which squares, or entries with squares, wait one beside the other.
STYLES: list[Callable[[Matrix], int] | type[Any]] = [
    level_loop, distance_in_the_queue, distance_dictionary, prebuilt_map, landing_marking, coordinates_helper,
    recursion, Solution, relaxation,
]
MORE: list[Solver] = [
    with_a_heap, with_lists_and_a_matrix_of_truths, counted_from_zero, pairs_counted_from_zero,
    with_a_default_dictionary, with_generators_and_comprehensions,
]
