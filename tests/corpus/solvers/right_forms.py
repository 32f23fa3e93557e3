"""Right solvers that take something else than the matrix, or that are something else than a function or `Solution`."""

import collections
import typing as t
from collections import deque
from functools import partial

from tests.corpus.entry import right


def end_of(board, square):
    n = len(board)
    up, along = divmod(square - 1, n)
    value = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
    return square if value == -1 else value

class Entry(object):
    def __init__(self, v=0, dist=0):
        self.v = v
        self.dist = dist

def moves_and_n(moves, N):
    visited = [False] * N
    queue = []
    visited[0] = True
    queue.append(Entry(0, 0))
    while queue:
        entry = queue.pop(0)
        if entry.v == N - 1:
            return entry.dist
        for j in range(entry.v + 1, min(entry.v + 7, N)):
            place = j if moves[j] == -1 else moves[j]
            if not visited[place]:
                visited[place] = True
                queue.append(Entry(place, entry.dist + 1))
    return -1
right(moves_and_n, form="moves,n", queue="queue", record="visited")

def moves_only(moves):
    far = [-1] * len(moves)
    far[0] = 0
    q = deque([0])
    while q:
        a = q.popleft()
        for b in range(a + 1, min(a + 6, len(moves) - 1) + 1):
            if moves[b] >= 0:
                b = moves[b]
            if far[b] == -1:
                far[b] = far[a] + 1
                q.append(b)
    return far[-1]
right(moves_only, form="moves", queue="q", record="far")

def ladders_and_snakes(ladders, snakes):
    jump = {}
    for a, b in ladders:
        jump[a] = b
    for a, b in snakes:
        jump[a] = b
    visited = [False] * 101
    queue = [(1, 0)]
    visited[1] = True
    while queue:
        cur, rolls = queue.pop(0)
        if cur == 100:
            return rolls
        for d in range(1, 7):
            nxt = cur + d
            if nxt > 100:
                continue
            nxt = jump.get(nxt, nxt)
            if not visited[nxt]:
                visited[nxt] = True
                queue.append((nxt, rolls + 1))
    return -1
right(ladders_and_snakes, form="ladders,snakes", queue="queue", record="visited")

class ThirtySquares:
    def minThrow(self, N, arr):
        to = [0] * 31
        for i in range(0, 2 * N, 2):
            to[arr[i]] = arr[i + 1]
        vis = [False] * 31
        q = deque([(1, 0)])
        vis[1] = True
        while q:
            s, d = q.popleft()
            if s == 30:
                return d
            for k in range(s + 1, min(s + 6, 30) + 1):
                e = to[k] or k
                if not vis[e]:
                    vis[e] = True
                    q.append((e, d + 1))
        return -1
right(ThirtySquares, form="n,arr", queue="q", record="vis")

def bare_def_with_self(self, board):
    n = len(board)
    queue, seen = [(1, 0)], [1]
    while queue:
        s, d = queue.pop(0)
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen.append(e)
                queue.append((e, d + 1))
    return -1
right(bare_def_with_self, queue="queue", record="seen")

class BoundMethod:
    def snakesAndLadders(self, board):
        n = len(board)
        edge, seen, rolls = [1], {1}, 0
        while edge:
            if n * n in edge:
                return rolls
            edge = self.next(board, n, edge, seen)
            rolls += 1
        return -1

    def next(self, board, n, edge, seen):
        fresh = []
        for s in edge:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                e = end_of(board, t)
                if e not in seen:
                    seen.add(e)
                    fresh.append(e)
        return fresh
right(BoundMethod().snakesAndLadders, name="bound_method", queue="edge", record="seen", kind="frontier")

class CallableObject:
    def __init__(self, faces):
        self.faces = faces
        self.rolls = {}

    def __call__(self, board):
        n = len(board)
        self.rolls = {1: 0}
        pending = [1]
        while pending:
            s = pending.pop(0)
            for t in range(s + 1, min(s + self.faces, n * n) + 1):
                e = end_of(board, t)
                if e not in self.rolls:
                    self.rolls[e] = self.rolls[s] + 1
                    pending.append(e)
        return self.rolls.get(n * n, -1)
right(CallableObject(6), name="callable_object", queue="pending", record="self.rolls|rolls")

def partial_with_a_die(die, board):
    n = len(board)
    q, d = deque([1]), {1: 0}
    while q:
        s = q.popleft()
        for roll in die:
            t = s + roll
            if t > n * n:
                break
            e = end_of(board, t)
            if e not in d:
                d[e] = d[s] + 1
                q.append(e)
    return d.get(n * n, -1)
right(partial(partial_with_a_die, range(1, 7)), name="partial_with_a_die", queue="q", record="d")

class StaticMethod:
    @staticmethod
    def snakesAndLadders(board):
        n = len(board)
        q, seen, d = [1], {1}, 0
        while q:
            size = len(q)
            for _ in range(size):
                s = q.pop(0)
                if s == n * n:
                    return d
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in seen:
                        seen.add(e)
                        q.append(e)
            d += 1
        return -1
right(StaticMethod, queue="q", record="seen")

def optional_second_argument(board, faces=6):
    n = len(board)
    best, frontier = {1: 0}, [1]
    while frontier:
        s, *frontier = frontier
        for t in range(s + 1, min(s + faces, n * n) + 1):
            e = end_of(board, t)
            if e not in best:
                best[e] = best[s] + 1
                frontier = frontier + [e]
    return best.get(n * n, -1)
right(optional_second_argument, queue="frontier", record="best")

def camel_case_function_with_annotations(board: t.List[t.List[int]]) -> int:
    boardSize: int = len(board)
    lastSquare: int = boardSize * boardSize
    squareQueue: t.Deque[t.Tuple[int, int]] = collections.deque()
    squareQueue.append((1, 0))
    visitedSquares: t.Set[int] = set()
    while len(squareQueue) > 0:
        currentSquare, currentMoves = squareQueue.popleft()
        if currentSquare == lastSquare:
            return currentMoves
        if currentSquare in visitedSquares:
            continue
        visitedSquares.add(currentSquare)
        for nextSquare in range(currentSquare + 1, min(currentSquare + 6, lastSquare) + 1):
            rowFromBottom, column = divmod(nextSquare - 1, boardSize)
            if rowFromBottom % 2 == 1:
                column = boardSize - 1 - column
            destination = board[boardSize - 1 - rowFromBottom][column]
            squareQueue.append((nextSquare if destination == -1 else destination, currentMoves + 1))
    return -1
right(camel_case_function_with_annotations, queue="squareQueue", record="visitedSquares")

def jumps_from_zero(ladders, snakes):
    jumps = {start - 1: end - 1 for start, end in ladders + snakes}
    todo, met = deque([(0, 0)]), {0}
    while todo:
        rolls, place = todo.popleft()
        if place == 99:
            return rolls
        for landing in range(place + 1, min(place + 7, 100)):
            end = jumps.get(landing, landing)
            if end not in met:
                met.add(end)
                todo.append((rolls + 1, end))
    return -1
right(jumps_from_zero, form="ladders,snakes", queue="todo", record="met")

def levels_from_zero(ladders, snakes):
    jumps = {start - 1: end - 1 for start, end in ladders + snakes}
    todo, rolls, met = [0], 0, [True] + [False] * 99
    while todo:
        level = []
        for place in todo:
            if place == 99:
                return rolls
            for landing in range(place + 1, min(place + 6, 99) + 1):
                end = jumps.get(landing, landing)
                if not met[end]:
                    met[end] = True
                    level.append(end)
        todo, rolls = level, rolls + 1
    return -1
right(levels_from_zero, form="ladders,snakes", queue="todo", record="met", kind="frontier")
