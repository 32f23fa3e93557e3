"""Right solvers that differ in how they remember what was seen, and where they mark it."""

from collections import deque

import numpy as np

from tests.corpus.entry import right


def end_of(board, square):
    n = len(board)
    up, along = divmod(square - 1, n)
    value = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
    return square if value == -1 else value

def place(square, n):
    up, along = divmod(square - 1, n)
    return n - 1 - up, along if up % 2 == 0 else n - 1 - along

def matrix_overwritten_with_zero(board):
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
right(matrix_overwritten_with_zero, queue="q", record="board", remarks="changes", holds="landings", rolls="none")

def shrinking_unvisited(board):
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
                e = end_of(board, t)
                if e in unvisited:
                    unvisited.discard(e)
                    found.append(e)
        boundary = found
        steps += 1
    return -1
right(shrinking_unvisited, queue="boundary", record="unvisited", kind="frontier", rolls="none")

def bit_mask(board):
    n = len(board)
    mask = 1 << 1
    q = deque([(1, 0)])
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if mask >> e & 1:
                continue
            mask |= 1 << e
            q.append((e, d + 1))
    return -1
right(bit_mask, queue="q", record="mask|-")

def two_dimensional_distances(board):
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
right(two_dimensional_distances, queue="q", record="dist")

BIG = 10 ** 9

def distances_with_a_big_number(board):
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
right(distances_with_a_big_number, queue="q", record="best")

def two_sets_for_landings_and_ends(board):
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
            e = end_of(board, t)
            if e not in stood:
                stood.add(e)
                q.append((e, d + 1))
    return -1
right(two_sets_for_landings_and_ends, queue="q", record="landed|stood")

class Square:
    def __init__(self, number):
        self.number = number
        self.jump = None
        self.rolls = None

def flags_on_the_squares(board):
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
right(flags_on_the_squares, queue="q", record="-|squares")

def parents_in_a_list(board):
    n = len(board)
    size = n * n
    parent = [0] * (size + 1)
    parent[1] = -1
    q = deque([1])
    while q and not parent[size]:
        s = q.popleft()
        for t in range(s + 1, min(s + 6, size) + 1):
            e = end_of(board, t)
            if not parent[e]:
                parent[e] = s
                q.append(e)
    if not parent[size]:
        return -1
    count, s = 0, size
    while parent[s] != -1:
        count, s = count + 1, parent[s]
    return count
right(parents_in_a_list, queue="q", record="parent", rolls="none")

pending = []
visited = {}

def push(square, rolls):
    if square not in visited:
        visited[square] = rolls
        pending.append(square)

def module_level_globals(board):
    pending.clear()
    visited.clear()
    n = len(board)
    push(1, 0)
    while pending:
        s = pending.pop(0)
        for t in range(s + 1, min(s + 6, n * n) + 1):
            push(end_of(board, t), visited[s] + 1)
    return visited.get(n * n, -1)
right(module_level_globals, queue="pending", record="visited")

def closures_with_nonlocal(board):
    n = len(board)
    line, seen, answer = [(1, 0)], {1}, -1

    def take():
        nonlocal answer
        s, d = line.pop(0)
        if s == n * n:
            answer = d
            line.clear()
            return
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen.add(e)
                line.append((e, d + 1))

    while line:
        take()
    return answer
right(closures_with_nonlocal, queue="line", record="seen")

def marks_one_means_seen(board):
    n = len(board)
    status = {k: 0 for k in range(1, n * n + 1)}
    status[1] = 1
    q = deque([[1, 0]])
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if status[e] == 0:
                status[e] = 1
                q.append([e, d + 1])
    return -1
right(marks_one_means_seen, queue="q", record="status")

def numpy_distances_in_rows(board):
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
right(numpy_distances_in_rows, queue="q", record="dist")

def numpy_infinities(board):
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
right(numpy_infinities, queue="q", record="dist")

def three_dimensions(board):
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
right(three_dimensions, queue="q", record="table", rolls="none")

def copy_of_the_board_overwritten(board):
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
right(copy_of_the_board_overwritten, queue="q", record="cells")

def marks_of_one_called_dist(board):
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
right(marks_of_one_called_dist, queue="queue", record="dist", rolls="none")

def record_one_too_short(board):
    goal = len(board) ** 2
    marks = [False] * goal
    queue = deque([(1, 0)])
    while queue:
        square, rolls = queue.popleft()
        if square == goal:
            return rolls
        for landing in range(square + 1, min(square + 6, goal) + 1):
            end = end_of(board, landing)
            if end == goal:
                return rolls + 1
            if not marks[end]:
                marks[end] = True
                queue.append((end, rolls + 1))
    return -1
right(record_one_too_short, queue="queue", record="marks")

def record_with_a_row_too_many(board):
    n = len(board)
    marks = [[0] * (n + 1) for _ in range(n + 1)]
    queue = deque([(1, 0)])
    while queue:
        square, rolls = queue.popleft()
        if square == n * n:
            return rolls
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            row, column = place(end_of(board, landing), n)
            if not marks[row][column]:
                marks[row][column] = 1
                queue.append((end_of(board, landing), rolls + 1))
    return -1
right(record_with_a_row_too_many, queue="queue", record="marks")
