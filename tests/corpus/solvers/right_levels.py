"""Right solvers that go level by level, or that search from the other side, or from both."""

from collections import OrderedDict, defaultdict, deque
from itertools import chain

from tests.corpus.entry import right


def end_of(board, square):
    n = len(board)
    up, along = divmod(square - 1, n)
    value = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
    return square if value == -1 else value

class SwappedAndCleared:
    def snakesAndLadders(self, board):
        n = len(board)
        visited = set()
        now = [1]
        later = []
        depth = 0
        while now:
            while now:
                s = now.pop()
                if s in visited:
                    continue
                visited.add(s)
                if s == n * n:
                    return depth
                for die in range(1, 7):
                    t = s + die
                    if t > n * n:
                        break
                    later.append(end_of(board, t))
            now, later = later, now
            depth += 1
        return -1
right(SwappedAndCleared, queue="now", record="visited", kind="frontier")

def set_algebra_only(board):
    n = len(board)
    cells = list(chain.from_iterable(row if k % 2 == 0 else reversed(row) for k, row in enumerate(reversed(board))))
    to = [k + 1 if v == -1 else v for k, v in enumerate(cells)]
    level, reached, rolls = {1}, {1}, 0
    while level and n * n not in reached:
        level = {to[s + d - 1] for s in level for d in range(1, 7) if s + d <= n * n} - reached
        reached |= level
        rolls += 1
    return rolls if n * n in reached else -1
right(set_algebra_only, queue="level", record="reached", kind="frontier")

def waves(board):
    n = len(board)
    met = {1}
    wave = [1]
    while wave:
        yield wave
        coming = []
        for s in wave:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                e = end_of(board, t)
                if e not in met:
                    met.add(e)
                    coming.append(e)
        wave = coming

def generator_of_levels(board):
    for number, wave in enumerate(waves(board)):
        if len(board) ** 2 in wave:
            return number
    return -1
right(generator_of_levels, queue="wave", record="met", kind="frontier")

def levels_in_a_list_of_lists(board):
    n = len(board)
    levels = [[1]]
    found = {1}
    while levels[-1]:
        if n * n in found:
            return len(levels) - 1
        levels.append([])
        for s in levels[-2]:
            for d in range(1, 7):
                if s + d <= n * n and end_of(board, s + d) not in found:
                    found.add(end_of(board, s + d))
                    levels[-1].append(end_of(board, s + d))
    return -1
right(levels_in_a_list_of_lists, queue="levels", record="found", kind="frontier")

def walrus_levels(board):
    n = len(board)
    flat = [v for k in range(n) for v in board[~k][:: -1 if k % 2 else 1]]
    q, seen, rolls = [1], {1}, 0
    while q and (goal := n * n) not in seen:
        q = [
            e
            for s in q
            for t in range(s + 1, min(s + 6, goal) + 1)
            if (e := flat[t - 1] if flat[t - 1] != -1 else t) not in seen and not seen.add(e)
        ]
        rolls += 1
    return rolls if n * n in seen else -1
right(walrus_levels, queue="q", record="seen", kind="frontier")

def backwards_from_the_goal(board):
    n = len(board)
    into = defaultdict(list)
    for s in range(1, n * n + 1):
        for t in range(s + 1, min(s + 6, n * n) + 1):
            into[end_of(board, t)].append(s)
    far = {n * n: 0}
    line = deque([n * n])
    while line:
        e = line.popleft()
        for s in into[e]:
            if s not in far:
                far[s] = far[e] + 1
                line.append(s)
    return far.get(1, -1)
right(backwards_from_the_goal, queue="line", record="far", holds="any", rolls="any", missed="queue|record")

def from_both_sides(board):
    n = len(board)
    goal = n * n
    if goal == 1:
        return 0
    out, into = {s: set() for s in range(1, goal + 1)}, {s: set() for s in range(1, goal + 1)}
    for s in range(1, goal + 1):
        for t in range(s + 1, min(s + 6, goal) + 1):
            e = end_of(board, t)
            out[s].add(e)
            into[e].add(s)
    front, back = {1}, {goal}
    left, right = {1}, {goal}
    rolls = 0
    while front and back:
        rolls += 1
        if len(front) <= len(back):
            front = {e for s in front for e in out[s]} - left
            if front & right:
                return rolls
            left |= front
        else:
            back = {s for e in back for s in into[e]} - right
            if back & left:
                return rolls
            right |= back
    return -1
right(from_both_sides, queue="front|back|small", record="left|right|a|b", holds="any", rolls="any", kind="frontier")

def build(board):
    n = len(board)
    flat = [None]
    for k, row in enumerate(board[::-1]):
        flat += row[::-1] if k % 2 else row
    graph = {}
    for s in range(1, n * n + 1):
        graph[s] = []
        for d in range(1, 7):
            if s + d <= n * n:
                graph[s].append(flat[s + d] if flat[s + d] != -1 else s + d)
    return graph

def adjacency_first(board):
    graph = build(board)
    distance = {v: None for v in graph}
    distance[1] = 0
    queue = deque([1])
    while queue:
        v = queue.popleft()
        for w in graph[v]:
            if distance[w] is None:
                distance[w] = distance[v] + 1
                queue.append(w)
    goal = len(graph)
    return -1 if distance[goal] is None else distance[goal]
right(adjacency_first, queue="queue", record="distance")

def reach_without_a_queue(board):
    n = len(board)
    ends = []
    for k in range(n):
        row = board[n - 1 - k]
        ends += row if k % 2 == 0 else row[::-1]
    ends = [k if v == -1 else v - 1 for k, v in enumerate(ends)]
    now = [k == 0 for k in range(n * n)]
    rolls = 0
    while not now[-1]:
        after = now[:]
        for k in range(n * n):
            if now[k]:
                for j in range(k + 1, min(k + 7, n * n)):
                    after[ends[j]] = True
        if after == now:
            return -1
        now = after
        rolls += 1
    return rolls
right(reach_without_a_queue, queue="-", record="here|there|now", missed="record")

def apples_and_pears(board):
    n = len(board)
    where = {}
    for s in range(1, n * n + 1):
        a, b = divmod(s - 1, n)
        where[s] = (n - 1 - a, b if a % 2 == 0 else n - 1 - b)
    apples, pears, rolls = {1}, {1}, 0
    while apples:
        if n * n in apples:
            return rolls
        following = set()
        for s in apples:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                i, j = where[t]
                following.add(board[i][j] if board[i][j] != -1 else t)
        apples = following - pears
        pears |= apples
        rolls += 1
    return -1
right(apples_and_pears, queue="apples", record="pears", kind="frontier")

def set_that_is_popped(board):
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
right(set_that_is_popped, queue="todo", record="dist", kind="frontier")

def ordered_dictionary_that_is_popped(board):
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
right(ordered_dictionary_that_is_popped, queue="todo", record="todo|rolls", kind="frontier")

def dictionary_of_levels(board):
    goal, k = len(board) ** 2, 0
    rings, known = {0: [1]}, {1}
    while rings[k]:
        rings[k + 1] = []
        for square in rings[k]:
            if square == goal:
                return k
            for landing in range(square + 1, min(square + 6, goal) + 1):
                end = end_of(board, landing)
                if end not in known:
                    known.add(end)
                    rings[k + 1].append(end)
        k += 1
    return -1
right(dictionary_of_levels, queue="rings", record="known", kind="frontier")
