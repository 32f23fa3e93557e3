"""Right solvers built on other ideas: heaps, tables, recursion, deepening, graphs, and code of unusual shape."""

import heapq
import itertools
from collections import deque
from functools import reduce
from queue import PriorityQueue

import numpy as np

from tests.corpus.entry import right


def end_of(board, square):
    n = len(board)
    up, along = divmod(square - 1, n)
    value = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
    return square if value == -1 else value

def dijkstra_with_negated_squares(board):
    n = len(board)
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
            e = end_of(board, t)
            if d + 1 < dist.get(e, float("inf")):
                dist[e] = d + 1
                heapq.heappush(heap, (d + 1, -e))
    return -1
right(dijkstra_with_negated_squares, queue="heap", record="dist", kind="heap", rolls="above")

def cells_of(board):
    return [value for up, row in enumerate(board[::-1]) for value in (row[::-1] if up % 2 else row)]

class WithAPriorityQueue:
    def snakesAndLadders(self, board):
        n = len(board)
        flat = [0] + cells_of(board)
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
right(WithAPriorityQueue, queue="pq", record="cost", kind="heap", rolls="above")

def a_star(board):
    n = len(board)
    goal = n * n
    ladder = {s: end_of(board, s) for s in range(1, goal + 1) if end_of(board, s) != s}
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
right(a_star, queue="open_set", record="g|closed", kind="heap", rolls="above")

def dijkstra_without_a_heap(board):
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
            e = end_of(board, t)
            dist[e] = min(dist[e], dist[u] + 1)
right(dijkstra_without_a_heap, queue="-", record="dist|done", rolls="above")

def distance_to_the_goal_until_stable(board):
    n = len(board)
    goal = n * n
    def after(s):
        for t in range(s + 1, min(s + 6, goal) + 1):
            yield end_of(board, t)
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
right(distance_to_the_goal_until_stable, queue="-", record="-|need", holds="any", rolls="any", missed="queue")

def deepening_with_best_depths(board):
    n = len(board)
    goal = n * n

    def dive(s, left, best):
        if s == goal:
            return True
        if left == 0 or best.get(s, -1) >= left:
            return False
        best[s] = left
        return any(dive(end_of(board, t), left - 1, best) for t in range(min(s + 6, goal), s, -1))

    for limit in range(goal + 1):
        if dive(1, limit, {}):
            return limit
    return -1
right(deepening_with_best_depths, queue="-", record="-|best", rolls="any")

def depth_first_that_corrects(board):
    n = len(board)
    goal = n * n
    best = {}

    def go(s, d):
        if d >= best.get(s, 10 ** 6):
            return
        best[s] = d
        for t in range(min(s + 6, goal), s, -1):
            go(end_of(board, t), d + 1)

    go(1, 0)
    return best.get(goal, -1)
right(depth_first_that_corrects, queue="-", record="best", rolls="above")

def stack_that_corrects(board):
    n = len(board)
    flat = cells_of(board)
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
right(stack_that_corrects, queue="stack", record="least", kind="stack", rolls="above")

def boolean_matrix_powers(board):
    n = len(board)
    m = n * n
    step = np.zeros((m, m), dtype=int)
    for s in range(m):
        for t in range(s + 1, min(s + 7, m)):
            step[s, end_of(board, t + 1) - 1] = 1
    state = np.zeros(m, dtype=int)
    state[0] = 1
    for rolls in range(m + 1):
        if state[-1]:
            return rolls
        state = (state @ step > 0).astype(int)
    return -1
right(boolean_matrix_powers, queue="-", record="-|state")

def all_pairs(board):
    n = len(board)
    m = n * n
    far = [[10 ** 6] * m for _ in range(m)]
    for s in range(m):
        far[s][s] = 0
        for t in range(s + 1, min(s + 7, m)):
            e = end_of(board, t + 1) - 1
            far[s][e] = min(1, far[s][e])
    for k in range(m):
        for i in range(m):
            for j in range(m):
                if far[i][k] + far[k][j] < far[i][j]:
                    far[i][j] = far[i][k] + far[k][j]
    return far[0][m - 1] if far[0][m - 1] < 10 ** 6 else -1
right(all_pairs, queue="-", record="-", remarks="slow")

def tail_of_generators(board):
    n = len(board)
    def reached(level, seen):
        ends = ((s, end_of(board, t)) for s in level for t in range(s + 1, min(s + 6, n * n) + 1))
        yield from ((s, e) for s, e in ends if e not in seen)
    seen = {1: 0}
    depth = 0
    while n * n not in seen:
        new = dict((e, depth + 1) for s, e in reached([k for k, d in seen.items() if d == depth], seen))
        if not new:
            return -1
        seen.update(new)
        depth += 1
    return seen[n * n]
right(tail_of_generators, queue="-|level", record="seen", kind="frontier")

flat = lambda b: [v for k, r in enumerate(b[::-1]) for v in (r[::-1] if k % 2 else r)]
ends = lambda f: [k + 1 if v == -1 else v for k, v in enumerate(f)]
step = lambda s, e: s | {e[x + d - 1] for x in s for d in range(1, 7) if x + d <= len(e)}
go = lambda s, e, k: k if len(e) in s else (-1 if step(s, e) == s else go(step(s, e), e, k + 1))
def lambda_in_one_line(b): return go(frozenset([1]), ends(flat(b)), 0)
right(lambda_in_one_line, queue="-", record="-|s|g")

def reduce_over_levels(board):
    n = len(board)
    flat = [None, *(v for k, row in enumerate(reversed(board)) for v in (row if k % 2 == 0 else row[::-1]))]
    def grow(levels, _):
        old = set().union(*levels)
        return levels + [{flat[t] if flat[t] != -1 else t for s in levels[-1] for t in range(s + 1, min(s + 6, n * n) + 1)} - old]
    levels = reduce(grow, range(n * n), [{1}])
    return next((k for k, level in enumerate(levels) if n * n in level), -1)
right(reduce_over_levels, queue="-|level", record="-|old", kind="frontier")

def dictionary_of_moves_by_string_keys(board):
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
right(dictionary_of_moves_by_string_keys, queue="q", record="seen")

def prints_its_queue(board):
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
            e = end_of(board, t)
            if e not in seen:
                seen[e] = seen[s] + 1
                q.append(e)
    return -1
right(prints_its_queue, queue="q", record="seen", remarks="prints")

def pops_rows_off_the_matrix(board):
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
right(pops_rows_off_the_matrix, queue="q", record="seen", remarks="changes")

def sorts_its_frontier(board):
    n = len(board)
    front, seen, rolls = [1], {1}, 0
    while front:
        if front[0] == n * n:
            return rolls
        ends = []
        for s in front:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                ends.append(end_of(board, t))
        front = sorted(set(ends) - seen, reverse=True)
        seen.update(front)
        rolls += 1
    return -1
right(sorts_its_frontier, queue="front", record="seen", kind="frontier")

def numpy_integers_everywhere(board):
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
right(numpy_integers_everywhere, queue="q", record="dist")

def heap_with_a_counter(board):
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
right(heap_with_a_counter, queue="heap", record="seen", kind="heap")
