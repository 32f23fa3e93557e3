"""Right solvers that go level by level, or that search from the other side, or from both."""

TEXT = r"""
#: two_lists_swapped | queue=curr,nxt | record=used | kind=queue
def solve(board):
    n = len(board)
    goal = n * n
    order = []
    for i in range(n):
        r = board[n - 1 - i]
        order.extend(r if i % 2 == 0 else r[::-1])
    curr, nxt = [1], []
    used = [False] * (goal + 1)
    used[1] = True
    throws = 0
    while curr:
        for s in curr:
            if s == goal:
                return throws
            for t in range(s + 1, min(s + 6, goal) + 1):
                if order[t - 1] != -1:
                    t = order[t - 1]
                if not used[t]:
                    used[t] = True
                    nxt.append(t)
        curr, nxt = nxt, []
        throws += 1
    return -1

#: swapped_and_cleared | queue=now,later | record=visited
class Solution:
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
                    x, y = self.locate(t, n)
                    later.append(board[x][y] if board[x][y] != -1 else t)
            now, later = later, now
            depth += 1
        return -1

    @staticmethod
    def locate(t, n):
        row = (t - 1) // n
        col = (t - 1) % n
        return n - 1 - row, (col if row % 2 == 0 else n - 1 - col)

#: sets_as_frontiers | queue=frontier,fresh | record=seen | kind=queue
def solve(board):
    n = len(board)
    where = {}
    for s in range(1, n * n + 1):
        a, b = divmod(s - 1, n)
        where[s] = (n - 1 - a, b if a % 2 == 0 else n - 1 - b)
    frontier = {1}
    seen = set(frontier)
    for rolls in range(n * n + 1):
        if n * n in frontier:
            return rolls
        fresh = set()
        for s in frontier:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                i, j = where[t]
                fresh.add(board[i][j] if board[i][j] != -1 else t)
        frontier = fresh - seen
        seen |= frontier
        if not frontier:
            return -1
    return -1

#: set_algebra_only | queue=level | record=reached | kind=queue
from itertools import chain

def solve(board):
    n = len(board)
    cells = list(chain.from_iterable(row if k % 2 == 0 else reversed(row) for k, row in enumerate(reversed(board))))
    to = [k + 1 if v == -1 else v for k, v in enumerate(cells)]
    level, reached, rolls = {1}, {1}, 0
    while level and n * n not in reached:
        level = {to[s + d - 1] for s in level for d in range(1, 7) if s + d <= n * n} - reached
        reached |= level
        rolls += 1
    return rolls if n * n in reached else -1

#: recursion_per_level | queue=squares | record=done | kind=queue
def solve(board):
    n = len(board)
    done = {1}

    def value(s):
        r, c = (s - 1) // n, (s - 1) % n
        return board[n - 1 - r][c] if r % 2 == 0 else board[n - 1 - r][n - 1 - c]

    def expand(squares, rolls):
        if not squares:
            return -1
        if n * n in squares:
            return rolls
        after = []
        for s in squares:
            for t in range(s + 1, min(s + 7, n * n + 1)):
                e = value(t)
                e = t if e == -1 else e
                if e not in done:
                    done.add(e)
                    after.append(e)
        return expand(after, rolls + 1)

    return expand([1], 0)

#: generator_of_levels | queue=wave | record=met | kind=queue
def waves(board):
    n = len(board)
    met = {1}
    wave = [1]
    while wave:
        yield wave
        coming = []
        for s in wave:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                up, along = divmod(t - 1, n)
                v = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
                e = t if v < 0 else v
                if e not in met:
                    met.add(e)
                    coming.append(e)
        wave = coming

def solve(board):
    for number, wave in enumerate(waves(board)):
        if len(board) ** 2 in wave:
            return number
    return -1

#: levels_in_a_list_of_lists | queue=-,levels | record=found
def solve(board):
    n = len(board)
    def end(s):
        r, c = divmod(s - 1, n)
        if r % 2: c = n - c - 1
        return s if board[n - r - 1][c] == -1 else board[n - r - 1][c]
    levels = [[1]]
    found = {1}
    while levels[-1]:
        if n * n in found:
            return len(levels) - 1
        levels.append([])
        for s in levels[-2]:
            for d in range(1, 7):
                if s + d <= n * n and end(s + d) not in found:
                    found.add(end(s + d))
                    levels[-1].append(end(s + d))
    return -1

#: snapshot_of_the_queue | queue=que | record=visited | kind=queue
from collections import deque

def least(board):
    n = len(board)
    que = deque([1])
    visited = {1}
    turn = 0
    while que:
        for s in list(que):
            que.popleft()
            if s == n * n:
                return turn
            for i in range(6):
                t = s + i + 1
                if t <= n * n:
                    r, c = (t - 1) // n, (t - 1) % n
                    v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                    if v != -1: t = v
                    if t not in visited:
                        visited.add(t)
                        que.append(t)
        turn += 1
    return -1

#: walrus_levels | queue=q | record=seen | kind=queue
def solve(board):
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

#: match_statement | queue=q | record=seen | kind=queue
from collections import deque

def solve(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        match q.popleft():
            case (square, rolls) if square == n * n:
                return rolls
            case (square, rolls):
                for landing in range(square + 1, min(square + 6, n * n) + 1):
                    up, along = divmod(landing - 1, n)
                    match board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]:
                        case -1:
                            end = landing
                        case end:
                            pass
                    if end not in seen:
                        seen.add(end)
                        q.append((end, rolls + 1))
    return -1

#: backwards_from_the_goal | queue=line | record=far | kind=queue | holds=any | rolls=any
from collections import defaultdict, deque

def solve(board):
    n = len(board)
    into = defaultdict(list)
    for s in range(1, n * n + 1):
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            into[t if v == -1 else v].append(s)
    far = {n * n: 0}
    line = deque([n * n])
    while line:
        e = line.popleft()
        for s in into[e]:
            if s not in far:
                far[s] = far[e] + 1
                line.append(s)
    return far.get(1, -1)

#: from_both_sides | queue=front,back,small | record=left,right,a,b | holds=any | rolls=any
def solve(board):
    n = len(board)
    goal = n * n
    if goal == 1:
        return 0
    out, into = {s: set() for s in range(1, goal + 1)}, {s: set() for s in range(1, goal + 1)}
    for s in range(1, goal + 1):
        for t in range(s + 1, min(s + 6, goal) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
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

#: adjacency_first | queue=queue | record=distance | kind=queue
from collections import deque

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

def solve(board):
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

#: reach_without_a_queue | queue=- | record=here,there,now
def solve(board):
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

#: itertools_count_of_levels | queue=edge,grown | record=known | kind=queue
from itertools import count

def solve(board):
    n = len(board)
    place = lambda s: (n - 1 - (s - 1) // n, (s - 1) % n if (s - 1) // n % 2 == 0 else n - 1 - (s - 1) % n)
    value = lambda s: board[place(s)[0]][place(s)[1]]
    end = lambda s: s if value(s) == -1 else value(s)
    edge = frozenset({1})
    known = edge
    for rolls in count():
        if n * n in edge:
            return rolls
        grown = frozenset(end(t) for s in edge for t in range(s + 1, min(s + 6, n * n) + 1))
        edge = grown - known
        known = known | edge
        if not edge:
            return -1

#: marked_when_taken_level_loop | queue=bag | record=finished | kind=queue
from collections import deque

def solve(board):
    n = len(board)
    target = n * n
    bag = deque([1])
    finished = set()
    turns = 0
    while bag:
        count = len(bag)
        for _ in range(count):
            s = bag.popleft()
            if s in finished:
                continue
            finished.add(s)
            if s == target:
                return turns
            for k in range(1, 7):
                t = s + k
                if t > target:
                    continue
                i, j = (t - 1) // n, (t - 1) % n
                if i % 2:
                    j = n - 1 - j
                if board[n - 1 - i][j] != -1:
                    t = board[n - 1 - i][j]
                if t not in finished:
                    bag.append(t)
        turns += 1
    return -1
"""
