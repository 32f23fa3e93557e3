"""Wrong solvers that look for squares, or for the goal, where they are not."""

from collections import deque

from tests.corpus.entry import wrong


def end_of(board, square):
    n = len(board)
    up, along = divmod(square - 1, n)
    value = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
    return square if value == -1 else value

class EveryRowRightwards:
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
wrong(EveryRowRightwards, "row-major", queue="q", record="seen")

def direction_by_row_even(board):
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
wrong(direction_by_row_even, "parity-from-top-even", queue="q", record="v")

def direction_by_row_odd(board):
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
wrong(direction_by_row_odd, "parity-from-top-odd", queue="todo", record="far")

def first_row_is_the_bottom(board):
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
wrong(first_row_is_the_bottom, "rows-not-flipped", queue="q", record="visited")

def corner_on_taking(board):
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
wrong(corner_on_taking, "goal-top-left", queue="q", record="seen")

def divmod_of_the_square_itself(board):
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
wrong(divmod_of_the_square_itself, "numbering-off-by-one", queue="q", record="seen", holds="any")

def list_from_zero_asked_from_one(board):
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
wrong(list_from_zero_asked_from_one, "numbering-off-by-one", queue="level", record="old", holds="any", kind="frontier", missed="record")

def destination_not_moved_to_zero(board):
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
wrong(destination_not_moved_to_zero, "-|numbering-off-by-one", queue="q", record="seen", holds="any")

class CornerMustBeFree:
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
                e = end_of(board, t)
                if e not in seen:
                    seen[e] = seen[s] + 1
                    q.append(e)
        return -1
wrong(CornerMustBeFree, "top-left-must-be-free", queue="-|q", record="-|seen")

def goal_before_the_jump(board):
    n = len(board)
    waiting, seen = [(1, 0)], {1}
    for s, d in waiting:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            if t == n * n:
                return d + 1
            e = end_of(board, t)
            if e not in seen:
                seen.add(e)
                waiting.append((e, d + 1))
    return -1
wrong(goal_before_the_jump, "goal-before-jump")
