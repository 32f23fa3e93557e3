"""Many ways to write a search, as learners paste them: which variable is the queue, and which one the record.

Each style is a text, because nobody would write most of them into a tidy file. `END` finds the end of a move.
"""

from functools import cache
from textwrap import dedent
from typing import Any, NamedTuple

from snl_edu.course.misconceptions.textbook import function_of

PRELUDE = """
import collections, heapq, itertools, math, queue
from collections import deque, defaultdict, namedtuple, OrderedDict
from dataclasses import dataclass

def end_of(board, square):
    n = len(board)
    up, along = divmod(square - 1, n)
    value = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
    return square if value == -1 else value

def place(square, n):
    up, along = divmod(square - 1, n)
    return n - 1 - up, along if up % 2 == 0 else n - 1 - along
"""


class Style(NamedTuple):
    """A solver as text, the variables that are its queue and its record (or any of several), and what the queue is."""

    queue: str | None
    seen: str | None
    source: str
    kind: str = "queue"

    @property
    def queues(self) -> set[str | None]:
        """The names that are right for the queue."""
        return set(self.queue.split("|")) if self.queue else {None}

    @property
    def records(self) -> set[str | None]:
        """The names that are right for the record."""
        return set(self.seen.split("|")) if self.seen else {None}


@cache
def solver_of(name: str) -> Any:
    """The function of a style."""
    style = RIGHT.get(name) or WRONG[name]
    return function_of(dedent(PRELUDE) + dedent(style.source), f"style {name}")


RIGHT: dict[str, Style] = {
    "pairs with a parent": Style(
        "q",
        "dist",
        """
        def solve(board):
            n = len(board)
            q = deque([(1, None)])
            dist = {1: 0}
            while q:
                square, parent = q.popleft()
                for t in range(square + 1, min(square + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in dist:
                        dist[e] = dist[square] + 1
                        q.append((e, square))
            return dist.get(n * n, -1)
        """,
    ),
    "a matrix of infinities": Style(
        "q",
        "dist",
        """
        def solve(board):
            n = len(board)
            dist = [[float("inf")] * n for _ in range(n)]
            dist[n - 1][0] = 0
            q = deque([1])
            while q:
                s = q.popleft()
                r, c = place(s, n)
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    x, y = place(e, n)
                    if dist[x][y] == float("inf"):
                        dist[x][y] = dist[r][c] + 1
                        q.append(e)
            r, c = place(n * n, n)
            return -1 if dist[r][c] == float("inf") else dist[r][c]
        """,
    ),
    "squares past the goal": Style(
        "queue",
        "visited",
        """
        def solve(board):
            n = len(board)
            queue = deque([(1, 0)])
            visited = set()
            while queue:
                square, moves = queue.popleft()
                if square == n * n:
                    return moves
                if square > n * n or square in visited:
                    continue
                visited.add(square)
                for roll in range(1, 7):
                    t = square + roll
                    if t <= n * n:
                        t = end_of(board, t)
                    queue.append((t, moves + 1))
            return -1
        """,
    ),
    "a heap of negated squares": Style(
        "heap",
        "seen",
        """
        def solve(board):
            n = len(board)
            heap = [(0, -1)]
            seen = {1}
            while heap:
                rolls, s = heapq.heappop(heap)
                if -s == n * n:
                    return rolls
                for t in range(-s + 1, min(-s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        heapq.heappush(heap, (rolls + 1, -e))
            return -1
        """,
        "heap",
    ),
    "three parts with a flag": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q = deque([(True, 0, 1)])
            seen = {1}
            while q:
                flag, rolls, s = q.popleft()
                if s == n * n:
                    return rolls
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        q.append((e == t, rolls + 1, e))
            return -1
        """,
    ),
    "three parts with a flag of 0 or 1": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q = [[0, 1, 0]]
            seen = {1}
            while q:
                flag, s, rolls = q.pop(0)
                if s == n * n:
                    return rolls
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        q.append([int(e != t), e, rolls + 1])
            return -1
        """,
    ),
    "pairs from zero": Style(
        "q",
        "been",
        """
        def solve(board):
            n = len(board)
            q = deque([(0, 0)])
            been = {0}
            while q:
                s, d = q.popleft()
                for t in range(s + 1, min(s + 6, n * n - 1) + 1):
                    e = end_of(board, t + 1) - 1
                    if e == n * n - 1:
                        return d + 1
                    if e not in been:
                        been.add(e)
                        q.append((e, d + 1))
            return 0 if n == 1 else -1
        """,
    ),
    "rolls first from zero": Style(
        "q",
        "been",
        """
        def solve(board):
            n = len(board)
            q = deque([(0, 0)])
            been = set()
            while q:
                d, s = q.popleft()
                if s == n * n - 1:
                    return d
                if s in been:
                    continue
                been.add(s)
                for t in range(s + 1, min(s + 6, n * n - 1) + 1):
                    q.append((d + 1, end_of(board, t + 1) - 1))
            return -1
        """,
    ),
    "a growing list with an index": Style(
        "order",
        "dist",
        """
        def solve(board):
            n = len(board)
            order, dist = [1], {1: 0}
            i = 0
            while i < len(order):
                s = order[i]
                i += 1
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in dist:
                        dist[e] = dist[s] + 1
                        order.append(e)
            return dist.get(n * n, -1)
        """,
    ),
    "a growing list by its index only": Style(
        "q",
        "dist",
        """
        def solve(board):
            n = len(board)
            q, dist = [1], {1: 0}
            head = 0
            while head < len(q):
                for t in range(q[head] + 1, min(q[head] + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in dist:
                        dist[e] = dist[q[head]] + 1
                        q.append(e)
                head += 1
            return dist.get(n * n, -1)
        """,
    ),
    "a growing list of pairs": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q, seen = [(0, 1)], {1}
            for rolls, s in q:
                if s == n * n:
                    return rolls
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        q.append((rolls + 1, e))
            return -1
        """,
    ),
    "a growing list that is everything": Style(
        "found",
        "found",
        """
        def solve(board):
            n = len(board)
            found = [(1, 0)]
            for s, rolls in found:
                if s == n * n:
                    return rolls
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if all(e != other for other, _ in found):
                        found.append((e, rolls + 1))
            return -1
        """,
    ),
    "queue.Queue": Style(
        "q",
        "visited",
        """
        def solve(board):
            n = len(board)
            q = queue.Queue()
            q.put((1, 0))
            visited = [False] * (n * n + 1)
            visited[1] = True
            while not q.empty():
                s, d = q.get()
                if s == n * n:
                    return d
                for i in range(1, 7):
                    if s + i > n * n:
                        break
                    e = end_of(board, s + i)
                    if not visited[e]:
                        visited[e] = True
                        q.put((e, d + 1))
            return -1
        """,
    ),
    "queue.PriorityQueue": Style(
        "pq",
        "best",
        """
        def solve(board):
            n = len(board)
            pq = queue.PriorityQueue()
            pq.put((0, 1))
            best = {1: 0}
            while not pq.empty():
                d, s = pq.get()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if d + 1 < best.get(e, math.inf):
                        best[e] = d + 1
                        pq.put((d + 1, e))
            return -1
        """,
        "heap",
    ),
    "a queue without a name in sight": Style(
        None,
        "visited",
        """
        def solve(board):
            n = len(board)
            q = queue.SimpleQueue()
            q.put((1, 0))
            visited = {1}
            while not q.empty():
                s, d = q.get()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in visited:
                        visited.add(e)
                        q.put((e, d + 1))
            return -1
        """,
    ),
    "Dijkstra with infinities": Style(
        "pq",
        "dist",
        """
        def solve(board):
            n = len(board)
            dist = [math.inf] * (n * n + 1)
            dist[1] = 0
            pq = [(0, 1)]
            while pq:
                d, u = heapq.heappop(pq)
                if u == n * n:
                    return d
                if d > dist[u]:
                    continue
                for v in range(u + 1, min(u + 6, n * n) + 1):
                    w = end_of(board, v)
                    if d + 1 < dist[w]:
                        dist[w] = d + 1
                        heapq.heappush(pq, (d + 1, w))
            return -1
        """,
        "heap",
    ),
    "a heap with a counter": Style(
        "heap",
        "seen",
        """
        def solve(board):
            n = len(board)
            count = itertools.count()
            heap = [(0, next(count), 1)]
            seen = {1}
            while heap:
                d, _, s = heapq.heappop(heap)
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        heapq.heappush(heap, (d + 1, next(count), e))
            return -1
        """,
        "heap",
    ),
    "nodes": Style(
        "q",
        "visited",
        """
        class Node:
            def __init__(self, v, dist):
                self.v = v
                self.dist = dist

        def solve(board):
            n = len(board)
            q = [Node(1, 0)]
            visited = [False] * (n * n + 1)
            visited[1] = True
            while q:
                node = q.pop(0)
                if node.v == n * n:
                    return node.dist
                for t in range(node.v + 1, min(node.v + 6, n * n) + 1):
                    e = end_of(board, t)
                    if not visited[e]:
                        visited[e] = True
                        q.append(Node(e, node.dist + 1))
            return -1
        """,
    ),
    "nodes with slots": Style(
        "q",
        "visited",
        """
        class Node:
            __slots__ = ("dist", "square")
            def __init__(self, square, dist):
                self.square = square
                self.dist = dist

        def solve(board):
            n = len(board)
            q = deque([Node(1, 0)])
            visited = {1}
            while q:
                node = q.popleft()
                if node.square == n * n:
                    return node.dist
                for t in range(node.square + 1, min(node.square + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in visited:
                        visited.add(e)
                        q.append(Node(e, node.dist + 1))
            return -1
        """,
    ),
    "a dataclass": Style(
        "waiting",
        "known",
        """
        @dataclass
        class Entry:
            rolls: int
            square: int

        def solve(board):
            n = len(board)
            waiting = deque([Entry(0, 1)])
            known = {1}
            while waiting:
                entry = waiting.popleft()
                if entry.square == n * n:
                    return entry.rolls
                for t in range(entry.square + 1, min(entry.square + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in known:
                        known.add(e)
                        waiting.append(Entry(entry.rolls + 1, e))
            return -1
        """,
    ),
    "a named tuple": Style(
        "waiting",
        "known",
        """
        State = namedtuple("State", "rolls square")

        def solve(board):
            n = len(board)
            waiting = deque([State(0, 1)])
            known = {1}
            while waiting:
                state = waiting.popleft()
                if state.square == n * n:
                    return state.rolls
                for t in range(state.square + 1, min(state.square + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in known:
                        known.add(e)
                        waiting.append(State(state.rolls + 1, e))
            return -1
        """,
    ),
    "dictionaries as entries": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q = [{"pos": 1, "moves": 0}]
            seen = {1}
            while q:
                here = q.pop(0)
                if here["pos"] == n * n:
                    return here["moves"]
                for t in range(here["pos"] + 1, min(here["pos"] + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        q.append({"pos": e, "moves": here["moves"] + 1})
            return -1
        """,
    ),
    "numpy all over": Style(
        "q",
        "visited",
        """
        import numpy as np

        def solve(board):
            n = len(board)
            q = deque([np.int64(1)])
            visited = np.zeros(n * n + 1, dtype=int)
            visited[1] = 1
            rolls = 0
            while q:
                for _ in range(len(q)):
                    s = q.popleft()
                    if s == n * n:
                        return rolls
                    for t in range(int(s) + 1, min(int(s) + 6, n * n) + 1):
                        e = end_of(board, t)
                        if not visited[e]:
                            visited[e] = 1
                            q.append(np.int64(e))
                rolls += 1
            return -1
        """,
    ),
    "numpy distances in rows": Style(
        "q",
        "dist",
        """
        import numpy as np

        def solve(board):
            n = len(board)
            dist = np.full((n, n), -1)
            dist[n - 1, 0] = 0
            q = deque([1])
            while q:
                s = q.popleft()
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if dist[place(e, n)] < 0:
                        dist[place(e, n)] = dist[place(s, n)] + 1
                        q.append(e)
            return int(dist[place(n * n, n)])
        """,
    ),
    "numpy infinities": Style(
        "q",
        "dist",
        """
        import numpy as np

        def solve(board):
            n = len(board)
            dist = np.full(n * n + 1, np.inf)
            dist[1] = 0
            q = deque([1])
            while q:
                s = q.popleft()
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if dist[e] > dist[s] + 1:
                        dist[e] = dist[s] + 1
                        q.append(e)
            return -1 if np.isinf(dist[n * n]) else int(dist[n * n])
        """,
    ),
    "strings": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q = deque(["1"])
            seen = {"1": 0}
            while q:
                word = q.popleft()
                s = int(word)
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = str(end_of(board, t))
                    if e not in seen:
                        seen[e] = seen[word] + 1
                        q.append(e)
            return seen.get(str(n * n), -1)
        """,
    ),
    "two lists swapped": Style(
        "cur",
        "seen",
        """
        def solve(board):
            n = len(board)
            cur, nxt, seen, rolls = [1], [], {1}, 0
            while cur:
                for s in cur:
                    if s == n * n:
                        return rolls
                    for t in range(s + 1, min(s + 6, n * n) + 1):
                        e = end_of(board, t)
                        if e not in seen:
                            seen.add(e)
                            nxt.append(e)
                cur, nxt = nxt, []
                rolls += 1
            return -1
        """,
        "frontier",
    ),
    "a set as a frontier": Style(
        "apples",
        "pears",
        """
        def solve(board):
            n = len(board)
            apples, pears, rolls = {1}, {1}, 0
            while apples:
                if n * n in apples:
                    return rolls
                following = set()
                for s in apples:
                    for t in range(s + 1, min(s + 6, n * n) + 1):
                        following.add(end_of(board, t))
                apples = following - pears
                pears |= apples
                rolls += 1
            return -1
        """,
        "frontier",
    ),
    "a set that is popped": Style(
        "todo",
        "dist",
        """
        def solve(board):
            n = len(board)
            dist = {1: 0}
            todo = {1}
            while todo:
                s = todo.pop()
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if dist[s] + 1 < dist.get(e, 9999):
                        dist[e] = dist[s] + 1
                        todo.add(e)
            return dist.get(n * n, -1)
        """,
        "frontier",
    ),
    "a deque of paths": Style(
        "paths",
        "known",
        """
        def solve(board):
            n = len(board)
            paths = deque([[1]])
            known = {1}
            while paths:
                path = paths.popleft()
                if path[-1] == n * n:
                    return len(path) - 1
                for t in range(path[-1] + 1, min(path[-1] + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in known:
                        known.add(e)
                        paths.append(path + [e])
            return -1
        """,
    ),
    "a square with its path": Style(
        "q",
        "known",
        """
        def solve(board):
            n = len(board)
            q = deque([(1, [1])])
            known = {1}
            while q:
                s, path = q.popleft()
                if s == n * n:
                    return len(path) - 1
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in known:
                        known.add(e)
                        q.append((e, path + [e]))
            return -1
        """,
    ),
    "rows and columns without the start": Style(
        "q",
        "visited",
        """
        def solve(board):
            n = len(board)
            q = deque([(1, 0)])
            visited = set()
            while q:
                s, d = q.popleft()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if place(e, n) not in visited:
                        visited.add(place(e, n))
                        q.append((e, d + 1))
            return -1
        """,
    ),
    "places and their rolls": Style(
        "q",
        "visited",
        """
        def solve(board):
            n = len(board)
            number = {place(s, n): s for s in range(1, n * n + 1)}
            q = deque([((n - 1, 0), 0)])
            visited = {(n - 1, 0)}
            while q:
                spot, d = q.popleft()
                s = number[spot]
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = place(end_of(board, t), n)
                    if e not in visited:
                        visited.add(e)
                        q.append((e, d + 1))
            return -1
        """,
    ),
    "a list longer than the board": Style(
        "q",
        "vis",
        """
        def solve(board):
            n = len(board)
            vis = [0] * (n * n + 7)
            vis[1] = 1
            q = [1]
            d = 0
            while q:
                size = len(q)
                while size:
                    s = q.pop(0)
                    size -= 1
                    if s == n * n:
                        return d
                    for i in range(1, 7):
                        if s + i <= n * n:
                            e = end_of(board, s + i)
                            if vis[e] == 0:
                                vis[e] = 1
                                q.append(e)
                d += 1
            return -1
        """,
    ),
    "a long list from zero": Style(
        "q",
        "vis",
        """
        def solve(board):
            n = len(board)
            vis = [False] * 1000
            q = deque([0])
            vis[0] = True
            d = 0
            while q:
                for _ in range(len(q)):
                    s = q.popleft()
                    if s == n * n - 1:
                        return d
                    for t in range(s + 1, min(s + 6, n * n - 1) + 1):
                        e = end_of(board, t + 1) - 1
                        if not vis[e]:
                            vis[e] = True
                            q.append(e)
                d += 1
            return -1
        """,
    ),
    "three dimensions": Style(
        "q",
        "table",
        """
        def solve(board):
            n = len(board)
            table = [[[False, -1] for _ in range(n)] for _ in range(n)]
            table[n - 1][0] = [True, 0]
            q = deque([1])
            while q:
                s = q.popleft()
                r, c = place(s, n)
                if s == n * n:
                    return table[r][c][1]
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    x, y = place(e, n)
                    if not table[x][y][0]:
                        table[x][y] = [True, table[r][c][1] + 1]
                        q.append(e)
            return -1
        """,
    ),
    "a bytearray": Style(
        "q",
        "visited",
        """
        def solve(board):
            n = len(board)
            visited = bytearray(n * n + 1)
            visited[1] = 1
            q = deque([(1, 0)])
            while q:
                s, d = q.popleft()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if not visited[e]:
                        visited[e] = 1
                        q.append((e, d + 1))
            return -1
        """,
    ),
    "the matrix overwritten": Style(
        "q",
        "board",
        """
        def solve(board):
            n = len(board)
            q = deque([(1, 0)])
            while q:
                s, d = q.popleft()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    r, c = place(t, n)
                    if board[r][c] == 0:
                        continue
                    e = t if board[r][c] == -1 else board[r][c]
                    board[r][c] = 0
                    q.append((e, d + 1))
            return -1
        """,
    ),
    "a copy of the board overwritten": Style(
        "q",
        "cells",
        """
        def solve(board):
            n = len(board)
            cells = [0] + [end_of(board, s) for s in range(1, n * n + 1)]
            q = deque([(1, 0)])
            while q:
                s, d = q.popleft()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = cells[t]
                    if e == 0:
                        continue
                    cells[t] = 0
                    q.append((e, d + 1))
            return -1
        """,
    ),
    "not visited yet": Style(
        "q",
        "unvisited",
        """
        def solve(board):
            n = len(board)
            unvisited = set(range(2, n * n + 1))
            q = deque([(1, 0)])
            while q:
                s, d = q.popleft()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e in unvisited:
                        unvisited.remove(e)
                        q.append((e, d + 1))
            return -1
        """,
    ),
    "a predecessor for each": Style(
        "q",
        "parent",
        """
        def solve(board):
            n = len(board)
            parent = {1: 0}
            q = deque([1])
            while q:
                s = q.popleft()
                if s == n * n:
                    rolls = 0
                    while s != 1:
                        s = parent[s]
                        rolls += 1
                    return rolls
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in parent:
                        parent[e] = s
                        q.append(e)
            return -1
        """,
    ),
    "a flat list first": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            flat = []
            for i, row in enumerate(board[::-1]):
                flat.extend(row if i % 2 == 0 else row[::-1])
            q = deque([(1, 0)])
            seen = {1}
            while q:
                s, d = q.popleft()
                if s == n * n:
                    return d
                for i in range(1, 7):
                    t = s + i
                    if t <= n * n:
                        if flat[t - 1] != -1:
                            t = flat[t - 1]
                        if t not in seen:
                            seen.add(t)
                            q.append((t, d + 1))
            return -1
        """,
    ),
    "a flat list of ends": Style(
        "q",
        "dist",
        """
        def solve(board):
            n = len(board)
            ends = [0] + [end_of(board, s) for s in range(1, n * n + 1)]
            dist = [-1] * (n * n + 1)
            dist[1] = 0
            q = [1]
            while q:
                s = q.pop(0)
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = ends[t]
                    if dist[e] == -1:
                        dist[e] = dist[s] + 1
                        q.append(e)
            return dist[n * n]
        """,
    ),
    "a dictionary of jumps": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            jumps = {}
            for s in range(1, n * n + 1):
                e = end_of(board, s)
                if e != s:
                    jumps[s] = e
            q, seen, rolls = [1], {1}, 0
            while q:
                following = []
                for s in q:
                    if s == n * n:
                        return rolls
                    for i in range(1, 7):
                        t = jumps.get(s + i, s + i)
                        if t <= n * n and t not in seen:
                            seen.add(t)
                            following.append(t)
                q = following
                rolls += 1
            return -1
        """,
        "frontier",
    ),
    "a graph first": Style(
        "q",
        "dist",
        """
        def solve(board):
            n = len(board)
            graph = defaultdict(list)
            for s in range(1, n * n):
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    graph[s].append(end_of(board, t))
            dist = {1: 0}
            q = deque([1])
            while q:
                s = q.popleft()
                for e in graph[s]:
                    if e not in dist:
                        dist[e] = dist[s] + 1
                        q.append(e)
            return dist.get(n * n, -1)
        """,
    ),
    "marks of one": Style(
        "queue",
        "dist",
        """
        def solve(board):
            n = len(board)
            dist = [0] * (n * n + 1)
            dist[1] = 1
            queue, rolls = deque([1]), 0
            while queue:
                for _ in range(len(queue)):
                    s = queue.popleft()
                    if s == n * n:
                        return rolls
                    for t in range(s + 1, min(s + 6, n * n) + 1):
                        e = end_of(board, t)
                        if not dist[e]:
                            dist[e] = 1
                            queue.append(e)
                rolls += 1
            return -1
        """,
    ),
    "ends of levels": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q = deque([1, None])
            seen = {1}
            rolls = 0
            while q:
                s = q.popleft()
                if s is None:
                    rolls += 1
                    if q:
                        q.append(None)
                    continue
                if s == n * n:
                    return rolls
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        q.append(e)
            return -1
        """,
    ),
    "a queue the other way round": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q = [(1, 0)]
            seen = {1}
            while q:
                s, d = q.pop()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        q.insert(0, (e, d + 1))
            return -1
        """,
    ),
    "six to one": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q = deque([(1, 0)])
            seen = {1}
            while q:
                s, d = q.popleft()
                if s == n * n:
                    return d
                for roll in range(6, 0, -1):
                    if s + roll <= n * n:
                        e = end_of(board, s + roll)
                        if e not in seen:
                            seen.add(e)
                            q.append((e, d + 1))
            return -1
        """,
    ),
    "globals": Style(
        "line",
        "known",
        """
        line = deque()
        known = set()

        def solve(board):
            global known
            n = len(board)
            known = {1}
            line.clear()
            line.append((1, 0))
            while line:
                s, d = line.popleft()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in known:
                        known.add(e)
                        line.append((e, d + 1))
            return -1
        """,
    ),
    "closures": Style(
        "todo",
        "far",
        """
        def solve(board):
            n = len(board)
            todo = deque([1])
            far = {1: 0}

            def visit(s):
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in far:
                        far[e] = far[s] + 1
                        todo.append(e)

            while todo:
                visit(todo.popleft())
            return far.get(n * n, -1)
        """,
    ),
    "an object's own": Style(
        "self.q",
        "self.seen",
        """
        class Solution:
            def snakesAndLadders(self, board):
                self.n = len(board)
                self.q = deque([(1, 0)])
                self.seen = {1}
                while self.q:
                    s, d = self.q.popleft()
                    if s == self.n ** 2:
                        return d
                    self.expand(board, s, d)
                return -1

            def expand(self, board, s, d):
                for t in range(s + 1, min(s + 6, self.n ** 2) + 1):
                    e = end_of(board, t)
                    if e not in self.seen:
                        self.seen.add(e)
                        self.q.append((e, d + 1))

        def solve(board):
            return Solution().snakesAndLadders(board)
        """,
    ),
    "a queue of one's own": Style(
        "q.items|self.items",
        "seen",
        """
        class MyQueue:
            def __init__(self):
                self.items = []
            def push(self, item):
                self.items.append(item)
            def pop(self):
                return self.items.pop(0)
            def empty(self):
                return not self.items

        def solve(board):
            n = len(board)
            q = MyQueue()
            q.push((1, 0))
            seen = {1}
            while not q.empty():
                s, d = q.pop()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        q.push((e, d + 1))
            return -1
        """,
    ),
    "recursion over levels": Style(
        "level",
        "seen",
        """
        def solve(board):
            n = len(board)

            def deeper(level, seen, rolls):
                if n * n in level:
                    return rolls
                fresh = {end_of(board, t) for s in level for t in range(s + 1, min(s + 6, n * n) + 1)} - seen
                return deeper(fresh, seen | fresh, rolls + 1) if fresh else -1

            return deeper({1}, {1}, 0)
        """,
        "frontier",
    ),
    "recursion with distances": Style(
        None,
        "best",
        """
        def solve(board):
            n = len(board)
            cells = [0] + [end_of(board, s) for s in range(1, n * n + 1)]
            best = {}

            def go(s, rolls):
                if best.get(s, 999) <= rolls:
                    return
                best[s] = rolls
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    go(cells[t], rolls + 1)

            go(1, 0)
            return best.get(n * n, -1)
        """,
    ),
    "relaxation": Style(
        None,
        "dist",
        """
        def solve(board):
            n = len(board)
            dist = [math.inf] * (n * n + 1)
            dist[1] = 0
            changed = True
            while changed:
                changed = False
                for s in range(1, n * n):
                    for t in range(s + 1, min(s + 6, n * n) + 1):
                        e = end_of(board, t)
                        if dist[s] + 1 < dist[e]:
                            dist[e] = dist[s] + 1
                            changed = True
            return -1 if dist[-1] == math.inf else dist[-1]
        """,
    ),
    "a queue and an order": Style(
        "q",
        "order|dist",
        """
        def solve(board):
            n = len(board)
            q, order, dist = deque([1]), [1], {1: 0}
            while q:
                s = q.popleft()
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in order:
                        order.append(e)
                        dist[e] = dist[s] + 1
                        q.append(e)
            return dist.get(n * n, -1)
        """,
    ),
    "rows turned round first": Style(
        "q",
        "seen",
        """
        def solve(board):
            board.reverse()
            n = len(board)

            def at(square):
                r, c = divmod(square - 1, n)
                return r, n - 1 - c if r % 2 else c

            q = deque([[1, 0]])
            seen = set()
            while q:
                s, d = q.popleft()
                for i in range(1, 7):
                    t = s + i
                    if t > n * n:
                        break
                    r, c = at(t)
                    if board[r][c] != -1:
                        t = board[r][c]
                    if t == n * n:
                        return d + 1
                    if t not in seen:
                        seen.add(t)
                        q.append([t, d + 1])
            return 0 if n == 1 else -1
        """,
    ),
    "bits in a table": Style(
        "line",
        "table",
        """
        def solve(board):
            n = len(board)
            table = dict.fromkeys(range(1, n * n + 1), False)
            table[1] = True
            line = deque([(1, 0)])
            while line:
                s, d = line.popleft()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if not table[e]:
                        table[e] = True
                        line.append((e, d + 1))
            return -1
        """,
    ),
    "an ordered dictionary": Style(
        "todo",
        "todo|rolls",
        """
        def solve(board):
            n = len(board)
            todo = OrderedDict({1: 0})
            rolls = {1: 0}
            while todo:
                s, d = todo.popitem(last=False)
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in rolls:
                        rolls[e] = todo[e] = d + 1
            return rolls.get(n * n, -1)
        """,
        "frontier",
    ),
    "first looks, then takes": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q, seen = [(1, 0)], {1}
            while len(q) > 0:
                s, d = q[0]
                q = q[1:]
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen = seen | {e}
                        q = q + [(e, d + 1)]
            return -1
        """,
    ),
    "rows from the bottom": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q = deque([(0, 0, 0)])
            seen = {(0, 0)}
            while q:
                up, along, d = q.popleft()
                s = up * n + (n - 1 - along if up % 2 else along) + 1
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    r, c = place(end_of(board, t), n)
                    if (n - 1 - r, c) not in seen:
                        seen.add((n - 1 - r, c))
                        q.append((n - 1 - r, c, d + 1))
            return -1
        """,
    ),
}

WRONG: dict[str, Style] = {
    "depth first": Style(
        "stack",
        "seen",
        """
        def solve(board):
            n = len(board)
            stack, seen = [(1, 0)], {1}
            while stack:
                s, d = stack.pop()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        stack.append((e, d + 1))
            return -1
        """,
        "stack",
    ),
    "queue.LifoQueue": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q, seen = queue.LifoQueue(), {1}
            q.put((1, 0))
            while not q.empty():
                s, d = q.get()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        q.put((e, d + 1))
            return -1
        """,
        "stack",
    ),
    "rows left to right": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q, seen = deque([(1, 0)]), {1}
            while q:
                s, d = q.popleft()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    r, c = divmod(t - 1, n)
                    e = t if board[n - 1 - r][c] == -1 else board[n - 1 - r][c]
                    if e not in seen:
                        seen.add(e)
                        q.append((e, d + 1))
            return -1
        """,
    ),
    "row 0 is the first": Style(
        "q",
        "dist",
        """
        def solve(board):
            n = len(board)
            q, dist = deque([1]), {1: 0}
            while q:
                s = q.popleft()
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    r, c = divmod(t - 1, n)
                    v = board[r][c if r % 2 == 0 else n - 1 - c]
                    e = t if v == -1 else v
                    if e not in dist:
                        dist[e] = dist[s] + 1
                        q.append(e)
            return dist.get(n * n, -1)
        """,
    ),
    "climbs on": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q, seen = deque([(1, 0)]), {1}
            while q:
                s, d = q.popleft()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    steps = 0
                    while end_of(board, t) != t and steps < 20:
                        t = end_of(board, t)
                        steps += 1
                    if t not in seen:
                        seen.add(t)
                        q.append((t, d + 1))
            return -1
        """,
    ),
    "greedy": Style(
        None,
        "seen",
        """
        def solve(board):
            n = len(board)
            s, rolls, seen = 1, 0, {1}
            while s != n * n:
                ends = [end_of(board, t) for t in range(s + 1, min(s + 6, n * n) + 1)]
                s = max(ends)
                if s in seen:
                    return -1
                seen.add(s)
                rolls += 1
            return rolls
        """,
    ),
    "from square 0": Style(
        "q",
        "seen",
        """
        def solve(board):
            n = len(board)
            q, seen = deque([(0, 0)]), {0}
            while q:
                s, d = q.popleft()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        q.append((e, d + 1))
            return -1
        """,
    ),
    "a path that comes and goes": Style(
        None,
        None,
        """
        def solve(board):
            n = len(board)
            path = [1]
            best = [999]

            def go(s):
                if len(path) > 3:
                    return
                if s == n * n:
                    best[0] = min(best[0], len(path) - 1)
                    return
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in path:
                        path.append(e)
                        go(e)
                        path.pop()

            go(1)
            return best[0]
        """,
    ),
    "a counter in a list": Style(
        None,
        None,
        """
        def solve(board):
            n = len(board)
            rolls = [0]
            s = 1
            while s < n * n and rolls[0] < 50:
                s = max(end_of(board, t) for t in range(s + 1, min(s + 6, n * n) + 1))
                rolls[0] += 1
            return rolls[0]
        """,
    ),
    "no record": Style(
        "q",
        None,
        """
        def solve(board):
            n = len(board)
            q = deque([(1, 0)])
            while q and len(q) < 600:
                s, d = q.popleft()
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    q.append((end_of(board, t), d + 1))
            return -1
        """,
    ),
}
