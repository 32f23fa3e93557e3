"""Right solvers built on other ideas: heaps, tables, recursion, deepening, graphs, and code of unusual shape."""

TEXT = r"""
#: dijkstra_with_negated_squares | queue=heap | record=dist | kind=heap | rolls=above
import heapq

def solve(board):
    n = len(board)
    def end(s):
        r, c = divmod(s - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        return s if v == -1 else v
    heap = [(0, -1)]
    dist = {1: 0}
    while heap:
        d, s = heapq.heappop(heap)
        s = -s
        if s == n * n:
            return d
        if d > dist[s]:
            continue
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end(t)
            if d + 1 < dist.get(e, float("inf")):
                dist[e] = d + 1
                heapq.heappush(heap, (d + 1, -e))
    return -1

#: priority_queue | queue=pq | record=cost | kind=heap | rolls=above
from queue import PriorityQueue

class Solution:
    def snakesAndLadders(self, board):
        n = len(board)
        flat = [0]
        for k, row in enumerate(reversed(board)):
            flat.extend(row[::-1] if k % 2 else row)
        cost = [float("inf")] * (n * n + 1)
        cost[1] = 0
        pq = PriorityQueue()
        pq.put((0, 1))
        while not pq.empty():
            c, s = pq.get()
            if s == n * n:
                return c
            for d in range(1, 7):
                t = s + d
                if t <= n * n:
                    if flat[t] != -1:
                        t = flat[t]
                    if cost[t] > c + 1:
                        cost[t] = c + 1
                        pq.put((c + 1, t))
        return -1

#: a_star | queue=open_set | record=g,closed | kind=heap | rolls=above
import heapq

def solve(board):
    n = len(board)
    goal = n * n
    ladder = {}
    for s in range(1, goal + 1):
        r, c = divmod(s - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        if v != -1:
            ladder[s] = v
    longest = max([6] + [b - a + 6 for a, b in ladder.items()])
    h = lambda s: -(-(goal - s) // longest)
    g = {1: 0}
    open_set = [(h(1), 1)]
    closed = set()
    while open_set:
        _, s = heapq.heappop(open_set)
        if s == goal:
            return g[s]
        if s in closed:
            continue
        closed.add(s)
        for t in range(s + 1, min(s + 6, goal) + 1):
            e = ladder.get(t, t)
            if g[s] + 1 < g.get(e, 10 ** 9):
                g[e] = g[s] + 1
                closed.discard(e)
                heapq.heappush(open_set, (g[e] + h(e), e))
    return -1

#: dijkstra_without_a_heap | queue=- | record=dist,done | rolls=above
def solve(board):
    n = len(board)
    INF = float("inf")
    dist = [INF] * (n * n + 1)
    done = [False] * (n * n + 1)
    dist[1] = 0
    while True:
        u = -1
        for v in range(1, n * n + 1):
            if not done[v] and dist[v] < INF and (u == -1 or dist[v] < dist[u]):
                u = v
        if u == -1:
            return -1
        if u == n * n:
            return dist[u]
        done[u] = True
        for t in range(u + 1, min(u + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = v if v != -1 else t
            dist[e] = min(dist[e], dist[u] + 1)

#: bellman_ford | queue=- | record=d | rolls=above
def solve(board):
    n = len(board)
    m = n * n
    edges = []
    for s in range(m):
        for t in range(s + 1, min(s + 7, m)):
            r, c = divmod(t, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            edges.append((s, t if v == -1 else v - 1))
    d = [m + 1] * m
    d[0] = 0
    for _ in range(m):
        moved = False
        for a, b in edges:
            if d[a] + 1 < d[b]:
                d[b] = d[a] + 1
                moved = True
        if not moved:
            break
    return d[-1] if d[-1] <= m else -1

#: table_until_nothing_changes | queue=- | record=dp | rolls=above
class Solution:
    def snakesAndLadders(self, board):
        n = len(board)
        values = [0]
        for i in range(n - 1, -1, -1):
            values += board[i] if (n - 1 - i) % 2 == 0 else board[i][::-1]
        dp = [float("inf")] * (n * n + 1)
        dp[1] = 0
        before = None
        while before != dp:
            before = dp[:]
            for i in range(1, n * n + 1):
                for j in range(1, 7):
                    if i + j <= n * n:
                        k = values[i + j] if values[i + j] != -1 else i + j
                        dp[k] = min(dp[k], dp[i] + 1)
        return dp[-1] if dp[-1] != float("inf") else -1

#: distance_to_the_goal_until_stable | queue=- | record=-,need | holds=any | rolls=any
def solve(board):
    n = len(board)
    goal = n * n
    def after(s):
        for t in range(s + 1, min(s + 6, goal) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            yield t if v == -1 else v
    need = {s: 0 if s == goal else None for s in range(1, goal + 1)}
    changed = True
    while changed:
        changed = False
        for s in range(goal - 1, 0, -1):
            known = [need[e] for e in after(s) if need[e] is not None]
            if known and (need[s] is None or min(known) + 1 < need[s]):
                need[s] = min(known) + 1
                changed = True
    return -1 if need[1] is None else need[1]

#: memo_with_a_budget | queue=- | record=-
from functools import lru_cache

def solve(board):
    n = len(board)
    goal = n * n
    flat = [v for k, row in enumerate(board[::-1]) for v in (row[::-1] if k % 2 else row)]

    @lru_cache(maxsize=None)
    def wins(square, left):
        if square == goal:
            return True
        if left == 0:
            return False
        return any(
            wins(t if flat[t - 1] == -1 else flat[t - 1], left - 1) for t in range(square + 1, min(square + 6, goal) + 1)
        )

    for rolls in range(goal):
        if wins(1, rolls):
            return rolls
    return -1

#: deepening_with_best_depths | queue=- | record=-,best | rolls=any
def solve(board):
    n = len(board)
    goal = n * n

    def end(t):
        r, c = divmod(t - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        return t if v == -1 else v

    def dive(s, left, best):
        if s == goal:
            return True
        if left == 0 or best.get(s, -1) >= left:
            return False
        best[s] = left
        return any(dive(end(t), left - 1, best) for t in range(min(s + 6, goal), s, -1))

    for limit in range(goal + 1):
        if dive(1, limit, {}):
            return limit
    return -1

#: depth_first_that_corrects | queue=- | record=best | rolls=above
def solve(board):
    n = len(board)
    goal = n * n
    best = {}

    def end(t):
        r, c = divmod(t - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        return t if v == -1 else v

    def go(s, d):
        if d >= best.get(s, 10 ** 6):
            return
        best[s] = d
        for t in range(min(s + 6, goal), s, -1):
            go(end(t), d + 1)

    go(1, 0)
    return best.get(goal, -1)

#: stack_that_corrects | queue=stack | record=least | kind=stack | rolls=above
def solve(board):
    n = len(board)
    flat = []
    for k in range(n):
        flat += board[n - 1 - k] if k % 2 == 0 else board[n - 1 - k][::-1]
    least = [10 ** 6] * (n * n)
    least[0] = 0
    stack = [0]
    while stack:
        s = stack.pop()
        for t in range(s + 1, min(s + 7, n * n)):
            e = t if flat[t] == -1 else flat[t] - 1
            if least[s] + 1 < least[e]:
                least[e] = least[s] + 1
                stack.append(e)
    return least[-1] if least[-1] < 10 ** 6 else -1

#: boolean_matrix_powers | queue=- | record=-,state
import numpy as np

def solve(board):
    n = len(board)
    m = n * n
    step = np.zeros((m, m), dtype=int)
    for s in range(m):
        for t in range(s + 1, min(s + 7, m)):
            r, c = divmod(t, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            step[s, t if v == -1 else v - 1] = 1
    state = np.zeros(m, dtype=int)
    state[0] = 1
    for rolls in range(m + 1):
        if state[-1]:
            return rolls
        state = (state @ step > 0).astype(int)
    return -1

#: all_pairs | queue=- | record=- | remarks=slow
def solve(board):
    n = len(board)
    m = n * n
    far = [[10 ** 6] * m for _ in range(m)]
    for s in range(m):
        far[s][s] = 0
        for t in range(s + 1, min(s + 7, m)):
            r, c = divmod(t, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            far[s][t if v == -1 else v - 1] = min(1, far[s][t if v == -1 else v - 1])
    for k in range(m):
        for i in range(m):
            for j in range(m):
                if far[i][k] + far[k][j] < far[i][j]:
                    far[i][j] = far[i][k] + far[k][j]
    return far[0][m - 1] if far[0][m - 1] < 10 ** 6 else -1

#: tail_of_generators | queue=-,level | record=seen
def solve(board):
    n = len(board)
    def end(t):
        r, c = divmod(t - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        return t if v == -1 else v
    def reached(level, seen):
        yield from ((s, e) for s in level for e in map(end, range(s + 1, min(s + 6, n * n) + 1)) if e not in seen)
    seen = {1: 0}
    depth = 0
    while n * n not in seen:
        new = dict((e, depth + 1) for s, e in reached([k for k, d in seen.items() if d == depth], seen))
        if not new:
            return -1
        seen.update(new)
        depth += 1
    return seen[n * n]

#: lambda_in_one_line | queue=- | record=-,s,g
flat = lambda b: [v for k, r in enumerate(b[::-1]) for v in (r[::-1] if k % 2 else r)]
ends = lambda f: [k + 1 if v == -1 else v for k, v in enumerate(f)]
step = lambda s, e: s | {e[x + d - 1] for x in s for d in range(1, 7) if x + d <= len(e)}
go = lambda s, e, k: k if len(e) in s else (-1 if step(s, e) == s else go(step(s, e), e, k + 1))
def solve(b): return go(frozenset([1]), ends(flat(b)), 0)

#: reduce_over_levels | queue=-,level | record=-,old
from functools import reduce

def solve(board):
    n = len(board)
    flat = [None, *(v for k, row in enumerate(reversed(board)) for v in (row if k % 2 == 0 else row[::-1]))]
    def grow(levels, _):
        old = set().union(*levels)
        return levels + [{flat[t] if flat[t] != -1 else t for s in levels[-1] for t in range(s + 1, min(s + 6, n * n) + 1)} - old]
    levels = reduce(grow, range(n * n), [{1}])
    return next((k for k, level in enumerate(levels) if n * n in level), -1)

#: dictionary_of_moves_by_string_keys | queue=q | record=seen | kind=queue
from collections import deque

def solve(board):
    n = len(board)
    moves = {}
    for i in range(n):
        for j in range(n):
            up = n - 1 - i
            number = up * n + (j if up % 2 == 0 else n - 1 - j) + 1
            moves[str(number)] = number if board[i][j] == -1 else board[i][j]
    q = deque(["1"])
    seen = {"1": 0}
    while q:
        s = q.popleft()
        if s == str(n * n):
            return seen[s]
        for d in range(1, 7):
            t = str(int(s) + d)
            if t in moves and str(moves[t]) not in seen:
                seen[str(moves[t])] = seen[s] + 1
                q.append(str(moves[t]))
    return -1

#: prints_its_queue | queue=q | record=seen | kind=queue | remarks=prints
from collections import deque

def solve(board):
    n = len(board)
    q = deque([1])
    seen = {1: 0}
    while q:
        print("queue:", q)
        s = q.popleft()
        if s == n * n:
            print("found it after", seen[s])
            return seen[s]
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = v if v != -1 else t
            if e not in seen:
                seen[e] = seen[s] + 1
                q.append(e)
    return -1

#: pops_rows_off_the_matrix | queue=q | record=seen | kind=queue | remarks=changes
from collections import deque

def solve(board):
    n = len(board)
    flat = [-1]
    rightwards = True
    while board:
        row = board.pop()
        flat += row if rightwards else row[::-1]
        rightwards = not rightwards
    q, seen = deque([(0, 1)]), {1}
    while q:
        d, s = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 7, n * n + 1)):
            e = t if flat[t] == -1 else flat[t]
            if e not in seen:
                seen.add(e)
                q.append((d + 1, e))
    return -1

#: sorts_its_frontier | queue=front | record=seen | kind=queue
def solve(board):
    n = len(board)
    front, seen, rolls = [1], {1}, 0
    while front:
        if front[0] == n * n:
            return rolls
        ends = []
        for s in front:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                ends.append(v if v != -1 else t)
        front = sorted(set(ends) - seen, reverse=True)
        seen.update(front)
        rolls += 1
    return -1

#: numpy_integers_everywhere | queue=q | record=dist | kind=queue
from collections import deque
import numpy as np

def solve(board):
    g = np.flipud(np.array(board))
    n = g.shape[0]
    flat = np.concatenate([g[i] if i % 2 == 0 else g[i][::-1] for i in range(n)])
    dest = np.where(flat == -1, np.arange(1, n * n + 1), flat)
    dist = {np.int64(1): 0}
    q = deque([np.int64(1)])
    while q:
        s = q.popleft()
        if s == n * n:
            return int(dist[s])
        for e in dest[s : s + 6]:
            if e not in dist:
                dist[e] = dist[s] + 1
                q.append(e)
    return -1
"""
