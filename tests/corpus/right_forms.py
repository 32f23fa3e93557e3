"""Right solvers that take something else than the matrix, or that are something else than a function or `Solution`."""

TEXT = r"""
#: moves_and_n | form=moves,n | queue=queue | record=visited | kind=queue
class Entry(object):
    def __init__(self, v=0, dist=0):
        self.v = v
        self.dist = dist

def fewest_throws(moves, N):
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

#: moves_only | form=moves | queue=q | record=far | kind=queue
from collections import deque

def min_throws(moves):
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

#: ladders_and_snakes | form=ladders,snakes | queue=queue | record=visited | kind=queue
def quickestWayUp(ladders, snakes):
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

#: ladders_and_snakes_as_a_graph | form=ladders,snakes | queue=level | record=dist | kind=queue
def quickestWayUp(ladders, snakes):
    go = list(range(101))
    for start, end in ladders + snakes:
        go[start] = end
    dist = {1: 0}
    level = [1]
    while level:
        following = []
        for s in level:
            for t in go[s + 1 : s + 7]:
                if t not in dist:
                    dist[t] = dist[s] + 1
                    following.append(t)
        level = following
    return dist.get(100, -1)

#: thirty_squares | form=n,arr | queue=q | record=vis | kind=queue
from collections import deque

class Solution:
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

#: thirty_squares_as_a_function | form=n,arr | queue=line | record=dist | kind=queue
def minThrow(N, arr):
    jump = dict(zip(arr[::2], arr[1::2]))
    dist = [-1] * 31
    dist[1] = 0
    line = [1]
    for s in line:
        for t in range(s + 1, min(s + 6, 30) + 1):
            e = jump.get(t, t)
            if dist[e] < 0:
                dist[e] = dist[s] + 1
                line.append(e)
    return dist[30]

#: unbound_method | solver=Solution.snakesAndLadders | queue=q | record=vis | kind=queue
from collections import deque

class Solution:
    def snakesAndLadders(self, board):
        n = len(board)
        q = deque([1])
        vis = {1: 0}
        while q:
            s = q.popleft()
            if s == n * n:
                return vis[s]
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = v if v != -1 else t
                if e not in vis:
                    vis[e] = vis[s] + 1
                    q.append(e)
        return -1

#: bare_def_with_self | queue=queue | record=seen | kind=queue
def snakesAndLadders(self, board):
    n = len(board)
    queue, seen = [(1, 0)], [1]
    while queue:
        s, d = queue.pop(0)
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = v if v != -1 else t
            if e not in seen:
                seen.append(e)
                queue.append((e, d + 1))
    return -1

#: bound_method | solver=Solution().snakesAndLadders | queue=edge | record=seen | kind=queue
class Solution:
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
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = v if v != -1 else t
                if e not in seen:
                    seen.add(e)
                    fresh.append(e)
        return fresh

#: object_of_the_class | solver=Solution() | queue=waiting | record=known | kind=queue
from collections import deque

class Solution:
    def snakesAndLadders(self, board):
        n = len(board)
        jump = {}
        for s in range(2, n * n):
            r, c = divmod(s - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            if v != -1:
                jump[s] = v
        waiting = deque([(1, 0)])
        known = {1}
        while waiting:
            s, d = waiting.popleft()
            if s == n * n:
                return d
            for t in range(s + 1, min(s + 6, n * n) + 1):
                e = jump.get(t, t)
                if e not in known:
                    known.add(e)
                    waiting.append((e, d + 1))
        return -1

#: callable_object | solver=Searcher(6) | queue=pending | record=self.rolls,rolls | kind=queue
class Searcher:
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
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = v if v != -1 else t
                if e not in self.rolls:
                    self.rolls[e] = self.rolls[s] + 1
                    pending.append(e)
        return self.rolls.get(n * n, -1)

#: partial_with_a_die | solver=partial(search, range(1, 7)) | queue=q | record=d | kind=queue
from collections import deque
from functools import partial

def search(die, board):
    n = len(board)
    q, d = deque([1]), {1: 0}
    while q:
        s = q.popleft()
        for roll in die:
            t = s + roll
            if t > n * n:
                break
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = v if v != -1 else t
            if e not in d:
                d[e] = d[s] + 1
                q.append(e)
    return d.get(n * n, -1)

#: static_method | solver=Solution | queue=q | record=seen | kind=queue
class Solution:
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
                    r, c = divmod(t - 1, n)
                    v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                    e = v if v != -1 else t
                    if e not in seen:
                        seen.add(e)
                        q.append(e)
            d += 1
        return -1

#: optional_second_argument | queue=frontier | record=best | kind=queue
def solve(board, faces=6):
    n = len(board)
    best, frontier = {1: 0}, [1]
    while frontier:
        s, *frontier = frontier
        for t in range(s + 1, min(s + faces, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = v if v != -1 else t
            if e not in best:
                best[e] = best[s] + 1
                frontier = frontier + [e]
    return best.get(n * n, -1)

#: camel_case_function_with_annotations | queue=squareQueue | record=visitedSquares | kind=queue
from __future__ import annotations
import collections
import typing as t

def snakesAndLadders(board: t.List[t.List[int]]) -> int:
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
"""
