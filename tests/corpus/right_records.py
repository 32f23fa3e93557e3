"""Right solvers that differ in how they remember what was seen, and where they mark it."""

TEXT = r"""
#: matrix_overwritten_with_zero | queue=q | record=board | kind=queue | remarks=changes | holds=landings
from collections import deque

def solve(board):
    n = len(board)
    q = deque([(1, 0)])
    while q:
        s, rolls = q.popleft()
        if s == n * n:
            return rolls
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            r, c = n - 1 - r, c if r % 2 == 0 else n - 1 - c
            if board[r][c] == 0:
                continue
            e = t if board[r][c] == -1 else board[r][c]
            board[r][c] = 0
            q.append((e, rolls + 1))
    return -1

#: matrix_overwritten_with_minus_two | queue=queue | record=board | kind=queue | remarks=changes
class Solution:
    def snakesAndLadders(self, board):
        self.n = len(board)
        queue = [1]
        moves = 0
        while queue:
            nxt = []
            for cur in queue:
                if cur == self.n ** 2:
                    return moves
                for k in range(cur + 1, min(cur + 6, self.n ** 2) + 1):
                    x, y = self.xy(k)
                    if board[x][y] == -2:
                        continue
                    nxt.append(k if board[x][y] == -1 else board[x][y])
                    board[x][y] = -2
            queue = nxt
            moves += 1
        return -1

    def xy(self, k):
        k -= 1
        row = k // self.n
        col = k % self.n
        return self.n - row - 1, col if row % 2 == 0 else self.n - col - 1

#: shrinking_unvisited | queue=boundary | record=unvisited | kind=queue
def solve(board):
    n = len(board)
    unvisited = set(range(2, n * n + 1))
    boundary = [1]
    steps = 0
    while boundary:
        if n * n in boundary:
            return steps
        found = []
        for s in boundary:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = v if v != -1 else t
                if e in unvisited:
                    unvisited.discard(e)
                    found.append(e)
        boundary = found
        steps += 1
    return -1

#: bit_mask | queue=q | record=mask,- | kind=queue
from collections import deque

def solve(board):
    n = len(board)
    mask = 1 << 1
    q = deque([(1, 0)])
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = v if v != -1 else t
            if mask >> e & 1:
                continue
            mask |= 1 << e
            q.append((e, d + 1))
    return -1

#: two_dimensional_distances | queue=q | record=dist | kind=queue
from collections import deque

def solve(board):
    n = len(board)
    dist = [[float("inf")] * n for _ in range(n)]
    def pos(s):
        r = (s - 1) // n
        c = (s - 1) % n
        return (n - 1 - r, n - 1 - c) if r % 2 else (n - 1 - r, c)
    dist[n - 1][0] = 0
    q = deque([1])
    while q:
        s = q.popleft()
        r, c = pos(s)
        if s == n * n:
            return dist[r][c]
        for t in range(s + 1, min(s + 6, n * n) + 1):
            a, b = pos(t)
            if board[a][b] != -1:
                t = board[a][b]
                a, b = pos(t)
            if dist[a][b] == float("inf"):
                dist[a][b] = dist[r][c] + 1
                q.append(t)
    return -1

#: set_of_coordinates_without_the_start | queue=queue | record=visited | kind=queue
from collections import deque

def solve(board):
    n = len(board)
    def coords(s):
        r, c = divmod(s - 1, n)
        return n - 1 - r, (c if r % 2 == 0 else n - 1 - c)
    queue = deque([(1, 0)])
    visited = set()
    while queue:
        s, steps = queue.popleft()
        if s == n * n:
            return steps
        for x in range(1, 7):
            if s + x > n * n:
                break
            r, c = coords(s + x)
            if (r, c) in visited:
                continue
            visited.add((r, c))
            if board[r][c] == -1:
                queue.append((s + x, steps + 1))
            else:
                queue.append((board[r][c], steps + 1))
    return -1

#: list_much_longer_than_needed | queue=q | record=vis | kind=queue
from collections import deque

def solve(board):
    n = len(board)
    vis = [0] * 500
    q = deque()
    q.append((1, 0))
    vis[1] = 1
    while q:
        x, d = q.popleft()
        if x == n * n:
            return d
        for i in range(1, 7):
            y = x + i
            if y > n * n:
                break
            r = (y - 1) // n
            c = (y - 1) % n
            z = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            if z != -1:
                y = z
            if vis[y] == 0:
                vis[y] = 1
                q.append((y, d + 1))
    return -1

#: distances_with_a_big_number | queue=q | record=best | kind=queue
from collections import deque

BIG = 10 ** 9

def solve(board):
    n = len(board)
    best = [BIG for _ in range(n * n)]
    best[0] = 0
    q = deque([0])
    while q:
        k = q.popleft()
        for step in range(1, 7):
            j = k + step
            if j >= n * n:
                break
            up, side = divmod(j, n)
            v = board[n - up - 1][side if up % 2 == 0 else n - side - 1]
            if v != -1:
                j = v - 1
            if best[k] + 1 < best[j]:
                best[j] = best[k] + 1
                q.append(j)
    return best[-1] if best[-1] != BIG else -1

#: seen_is_a_list_of_squares | queue=queue | record=explored | kind=queue
def solve(board):
    n = len(board)
    explored = []
    queue = [(1, 0)]
    while queue:
        s, d = queue[0]
        del queue[0]
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            if v != -1:
                t = v
            if t not in explored:
                explored.append(t)
                queue.append((t, d + 1))
    return -1

#: marks_in_numpy | queue=q | record=seen | kind=queue
from collections import deque
import numpy as np

def solve(board):
    grid = np.array(board)[::-1].copy()
    grid[1::2] = grid[1::2, ::-1].copy()
    flat = grid.ravel()
    seen = np.zeros(flat.size + 1, dtype=bool)
    seen[1] = True
    q = deque([(1, 0)])
    while q:
        s, d = q.popleft()
        if s == flat.size:
            return d
        for t in range(s + 1, min(s + 6, flat.size) + 1):
            e = t if flat[t - 1] == -1 else flat[t - 1]
            if not seen[e]:
                seen[e] = True
                q.append((e, d + 1))
    return -1

#: ordered_dict_and_growing_list | queue=todo | record=rolls_to | kind=queue
from collections import OrderedDict

def solve(board):
    n = len(board)
    rolls_to = OrderedDict([(1, 0)])
    todo = [1]
    for s in todo:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = v if v != -1 else t
            if e not in rolls_to:
                rolls_to[e] = rolls_to[s] + 1
                todo.append(e)
    return rolls_to[n * n] if n * n in rolls_to else -1

#: two_sets_for_landings_and_ends | queue=q | record=landed,stood | kind=queue
from collections import deque

def solve(board):
    n = len(board)
    landed, stood = set(), {1}
    q = deque([(1, 0)])
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            if t in landed:
                continue
            landed.add(t)
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = v if v != -1 else t
            if e not in stood:
                stood.add(e)
                q.append((e, d + 1))
    return -1

#: flags_on_the_squares | queue=q | record=-,squares | kind=queue
from collections import deque

class Square:
    def __init__(self, number):
        self.number = number
        self.jump = None
        self.rolls = None

def solve(board):
    n = len(board)
    squares = [Square(k) for k in range(n * n + 1)]
    for k in range(1, n * n + 1):
        r, c = divmod(k - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        if v != -1:
            squares[k].jump = squares[v]
    squares[1].rolls = 0
    q = deque([squares[1]])
    while q:
        s = q.popleft()
        for k in range(s.number + 1, min(s.number + 6, n * n) + 1):
            t = squares[k].jump or squares[k]
            if t.rolls is None:
                t.rolls = s.rolls + 1
                q.append(t)
    return -1 if squares[-1].rolls is None else squares[-1].rolls

#: parents_in_a_list | queue=q | record=parent | kind=queue | rolls=none
from collections import deque

def solve(board):
    n = len(board)
    size = n * n
    parent = [0] * (size + 1)
    parent[1] = -1
    q = deque([1])
    while q and not parent[size]:
        s = q.popleft()
        for t in range(s + 1, min(s + 6, size) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = v if v != -1 else t
            if not parent[e]:
                parent[e] = s
                q.append(e)
    if not parent[size]:
        return -1
    count, s = 0, size
    while parent[s] != -1:
        count, s = count + 1, parent[s]
    return count

#: attributes_of_the_class | queue=self.todo | record=self.seen | kind=queue
from collections import deque

class Solution:
    def snakesAndLadders(self, board):
        self.board = board
        self.n = len(board)
        self.seen = {1: 0}
        self.todo = deque([1])
        while self.todo:
            self.visit(self.todo.popleft())
        return self.seen.get(self.n * self.n, -1)

    def visit(self, s):
        for t in range(s + 1, min(s + 6, self.n * self.n) + 1):
            e = self.end(t)
            if e not in self.seen:
                self.seen[e] = self.seen[s] + 1
                self.todo.append(e)

    def end(self, t):
        r, c = divmod(t - 1, self.n)
        v = self.board[self.n - 1 - r][c if r % 2 == 0 else self.n - 1 - c]
        return t if v == -1 else v

#: module_level_globals | queue=pending | record=visited | kind=queue
pending = []
visited = {}

def push(square, rolls):
    if square not in visited:
        visited[square] = rolls
        pending.append(square)

def solve(board):
    pending.clear()
    visited.clear()
    n = len(board)
    push(1, 0)
    while pending:
        s = pending.pop(0)
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            push(t if v == -1 else v, visited[s] + 1)
    return visited.get(n * n, -1)

#: closures_with_nonlocal | queue=line | record=seen | kind=queue
def solve(board):
    n = len(board)
    line, seen, answer = [(1, 0)], {1}, -1

    def end(t):
        r, c = divmod(t - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        return t if v == -1 else v

    def take():
        nonlocal answer
        s, d = line.pop(0)
        if s == n * n:
            answer = d
            line.clear()
            return
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end(t)
            if e not in seen:
                seen.add(e)
                line.append((e, d + 1))

    while line:
        take()
    return answer

#: marks_one_means_seen | queue=q | record=status | kind=queue
from collections import deque

def solve(board):
    n = len(board)
    status = {k: 0 for k in range(1, n * n + 1)}
    status[1] = 1
    q = deque([[1, 0]])
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = v if v != -1 else t
            if status[e] == 0:
                status[e] = 1
                q.append([e, d + 1])
    return -1
"""
