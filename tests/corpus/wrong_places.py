"""Wrong solvers that look for squares, or for the goal, where they are not."""

TEXT = r"""
#: every_row_rightwards | key=row-major | queue=q | record=seen
from collections import deque

class Solution:
    def snakesAndLadders(self, board):
        n = len(board)
        cells = []
        for row in reversed(board):
            cells.extend(row)
        q, seen = deque([(1, 0)]), {1}
        while q:
            s, d = q.popleft()
            if s == n * n:
                return d
            for t in range(s + 1, min(s + 6, n * n) + 1):
                e = t if cells[t - 1] == -1 else cells[t - 1]
                if e not in seen:
                    seen.add(e)
                    q.append((e, d + 1))
        return -1

#: every_row_rightwards_by_division | key=row-major | queue=level | record=dist
def solve(board):
    n = len(board)
    dist, level = {1: 0}, [1]
    while level:
        after = []
        for s in level:
            for k in range(1, 7):
                t = s + k
                if t > n * n:
                    break
                v = board[n - 1 - (t - 1) // n][(t - 1) % n]
                if v > 0:
                    t = v
                if t not in dist:
                    dist[t] = dist[s] + 1
                    after.append(t)
        level = after
    return dist.get(n * n, -1)

#: direction_by_row_even | key=parity-from-top-even | queue=q | record=v
def solve(board):
    n = len(board)
    q, v = [(1, 0)], [0] * (n * n + 1)
    v[1] = 1
    while q:
        s, d = q.pop(0)
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            row = n - 1 - (t - 1) // n
            col = (t - 1) % n
            if row % 2 == 0:
                col = n - 1 - col
            e = board[row][col]
            if e == -1:
                e = t
            if not v[e]:
                v[e] = 1
                q.append((e, d + 1))
    return -1

#: even_rows_turned_round | key=parity-from-top-even | queue=front | record=seen
def solve(board):
    n = len(board)
    lines = [list(reversed(row)) if i % 2 == 0 else row for i, row in enumerate(board)]
    flat = [x for line in lines[::-1] for x in line]
    front, seen, rolls = {1}, {1}, 0
    while front:
        if n * n in front:
            return rolls
        front = {flat[t - 1] if flat[t - 1] != -1 else t for s in front for t in range(s + 1, min(s + 6, n * n) + 1)} - seen
        seen |= front
        rolls += 1
    return -1

#: direction_by_row_odd | key=parity-from-top-odd | queue=todo | record=far
from collections import deque

def solve(board):
    n = len(board)
    todo, far = deque([1]), {1: 0}
    while todo:
        s = todo.popleft()
        if s == n * n:
            return far[s]
        for t in range(s + 1, min(s + 6, n * n) + 1):
            up, along = divmod(t - 1, n)
            row = n - 1 - up
            v = board[row][along] if row % 2 == 0 else board[row][n - 1 - along]
            e = t if v == -1 else v
            if e not in far:
                far[e] = far[s] + 1
                todo.append(e)
    return -1

#: odd_rows_turned_round | key=parity-from-top-odd | queue=line | record=seen
def solve(board):
    n = len(board)
    number, jumps = 1, {}
    for i in range(n - 1, -1, -1):
        for j in range(n) if i % 2 == 0 else range(n - 1, -1, -1):
            if board[i][j] != -1:
                jumps[number] = board[i][j]
            number += 1
    line, seen = [(0, 1)], {1}
    while line:
        d, s = line.pop(0)
        if s == n * n:
            return d
        for t in range(min(s + 6, n * n), s, -1):
            e = jumps.get(t, t)
            if e not in seen:
                seen.add(e)
                line.append((d + 1, e))
    return -1

#: first_row_is_the_bottom | key=rows-not-flipped | queue=q | record=visited
from collections import deque

def solve(board):
    n = len(board)
    q, visited, moves = deque([1]), {1}, 0
    while q:
        for _ in range(len(q)):
            s = q.popleft()
            if s == n * n:
                return moves
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[r][c if r % 2 == 0 else n - 1 - c]
                e = t if v == -1 else v
                if e not in visited:
                    visited.add(e)
                    q.append(e)
        moves += 1
    return -1

#: first_row_is_the_bottom_flattened | key=rows-not-flipped | queue=- | record=best | rolls=any
def solve(board):
    n = len(board)
    flat = []
    for i, row in enumerate(board):
        flat += row if i % 2 == 0 else row[::-1]
    best = [n * n + 1] * (n * n)
    best[0] = 0
    old = []
    while old != best:
        old = list(best)
        for s in range(n * n):
            for t in range(s + 1, min(s + 7, n * n)):
                e = t if flat[t] == -1 else flat[t] - 1
                best[e] = min(best[e], best[s] + 1)
    return best[-1] if best[-1] <= n * n else -1

#: corner_on_taking | key=goal-top-left | queue=q | record=seen
from collections import deque

def solve(board):
    n = len(board)
    def pos(s):
        r, c = divmod(s - 1, n)
        return n - 1 - r, (c if r % 2 == 0 else n - 1 - c)
    q, seen = deque([(1, 0)]), {(n - 1, 0)}
    while q:
        s, d = q.popleft()
        if pos(s) == (0, 0):
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = pos(t)
            e = t if board[r][c] == -1 else board[r][c]
            if pos(e) not in seen:
                seen.add(pos(e))
                q.append((e, d + 1))
    return -1

#: corner_on_joining_by_levels | key=goal-top-left | queue=level | record=seen
def solve(board):
    n = len(board)
    label = [[0] * n for _ in range(n)]
    k = 1
    for i in range(n - 1, -1, -1):
        for j in range(n) if (n - 1 - i) % 2 == 0 else range(n - 1, -1, -1):
            label[i][j] = k
            k += 1
    where = {label[i][j]: (i, j) for i in range(n) for j in range(n)}
    level, seen, rolls = [1], {1}, 0
    while level:
        after = []
        for s in level:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                i, j = where[t]
                e = board[i][j] if board[i][j] != -1 else t
                if e == label[0][0]:
                    return rolls + 1
                if e not in seen:
                    seen.add(e)
                    after.append(e)
        level, rolls = after, rolls + 1
    return -1

#: divmod_of_the_square_itself | key=numbering-off-by-one | queue=q | record=seen | holds=any
from collections import deque

def solve(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
    return -1

#: list_from_zero_asked_from_one | key=numbering-off-by-one | queue=level | record=old | holds=any
def solve(board):
    n = len(board)
    flat = []
    for i, row in enumerate(board[::-1]):
        flat += row if i % 2 == 0 else row[::-1]
    level, old, rolls = [1], {1}, 0
    while level:
        new = []
        for s in level:
            for t in range(s + 1, s + 7):
                if t == n * n:
                    return rolls + 1
                if t > n * n:
                    break
                e = flat[t] if flat[t] != -1 else t
                if e == n * n:
                    return rolls + 1
                if e not in old:
                    old.add(e)
                    new.append(e)
        level = new
        rolls += 1
    return -1

#: destination_not_moved_to_zero | key=-,numbering-off-by-one | queue=q | record=seen | holds=any
def solve(board):
    n = len(board)
    flat = []
    for i, row in enumerate(board[::-1]):
        flat += row if i % 2 == 0 else row[::-1]
    q, seen = [(0, 0)], {0}
    while q:
        s, d = q.pop(0)
        if s >= n * n - 1:
            return d
        for t in range(s + 1, min(s + 7, n * n)):
            e = t if flat[t] == -1 else flat[t]
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
    return -1

#: corner_must_be_free | key=top-left-must-be-free | queue=-,q | record=-,seen
from collections import deque

class Solution:
    def snakesAndLadders(self, board):
        if board[0][0] != -1:
            return -1
        n = len(board)
        q, seen = deque([1]), {1: 0}
        while q:
            s = q.popleft()
            if s == n * n:
                return seen[s]
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = t if v == -1 else v
                if e not in seen:
                    seen[e] = seen[s] + 1
                    q.append(e)
        return -1

#: corner_must_be_free_at_the_end | key=top-left-must-be-free | queue=level | record=seen
def solve(board):
    n = len(board)
    level, seen, rolls = {1}, {1}, 0
    while level and n * n not in level:
        ends = set()
        for s in level:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                ends.add(t if v == -1 else v)
        level = ends - seen
        seen |= level
        rolls += 1
    return rolls if level and board[0][0] == -1 else -1
"""
