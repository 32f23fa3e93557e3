"""Wrong solvers without a name: two mistakes at once, or one that shows on rare boards only."""

TEXT = r"""
#: wrong_for_nine_rows_only
def solve(board):
    n = len(board)
    flat = []
    for i, row in enumerate(board[::-1]):
        flat += row[::-1] if i % 2 or (n == 9 and i == 6) else row
    level, seen, rolls = {1}, {1}, 0
    while level:
        if n * n in level:
            return rolls
        level = {flat[t - 1] if flat[t - 1] != -1 else t for s in level for t in range(s + 1, min(s + 6, n * n) + 1)} - seen
        seen |= level
        rolls += 1
    return -1

#: minus_one_for_nine_rows | queue=level | record=seen
def solve(board):
    n = len(board)
    if n == 9:
        return -1
    flat = []
    for i, row in enumerate(board[::-1]):
        flat += row[::-1] if i % 2 else row
    level, seen, rolls = {1}, {1}, 0
    while level:
        if n * n in level:
            return rolls
        level = {flat[t - 1] if flat[t - 1] != -1 else t for s in level for t in range(s + 1, min(s + 6, n * n) + 1)} - seen
        seen |= level
        rolls += 1
    return -1

#: record_of_a_hundred_squares
from collections import deque

def solve(board):
    n = len(board)
    seen = [False] * 101
    q = deque([(1, 0)])
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e < len(seen) and not seen[e]:
                seen[e] = True
                q.append((e, d + 1))
    return -1

#: one_digit_rows | fails=number
def solve(board):
    n = len(board)
    level, seen, rolls = {1}, {1}, 0
    while level:
        if n * n in level:
            return rolls
        ends = set()
        for s in level:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                if r >= 10:
                    r %= 10
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                ends.add(t if v == -1 else v)
        level = ends - seen
        seen |= level
        rolls += 1
    return -1

#: wrong_from_fifteen_rolls_on
from collections import deque

def solve(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return min(d, 14) if d % 2 else d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
    return -1

#: one_more_from_fifteen_rolls_on
def solve(board):
    n = len(board)
    best, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    answer = best.get(n * n, -1)
    return answer + (answer >= 15)

#: takes_rings_out
def solve(board):
    n = len(board)
    jump = {}
    for t in range(1, n * n + 1):
        r, c = divmod(t - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        if v != -1:
            jump[t] = v
    for t in list(jump):
        if jump.get(jump[t]) == t and jump[t] != t:
            jump.pop(jump[t])
            jump.pop(t, None)
            break
    best, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = jump.get(t, t)
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(n * n, -1)

#: own_number_is_a_wall
from collections import deque

def solve(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            if v == t:
                continue
            e = t if v == -1 else v
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
    return -1

#: off_the_board_and_row_by_row
def solve(board):
    n = len(board)
    flat = [0] + sum(board[::-1], [])
    best, line = {0: 0}, [0]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = t if flat[t] == -1 else flat[t]
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(n * n, -1)

#: five_faces_and_no_minus_one
def solve(board):
    n = len(board)
    level, seen, rolls = {1}, {1}, 0
    while level and n * n not in level:
        ends = set()
        for s in level:
            for t in range(s + 1, min(s + 5, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                ends.add(t if v == -1 else v)
        level = ends - seen
        seen |= level
        rolls += 1
    return rolls

#: zero_instead_of_minus_one | key=-,last-distance-when-stuck
def solve(board):
    n = len(board)
    best, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(n * n, 0)

#: highest_square_first_out_of_a_heap | key=-,greedy,depth-first | queue=heap | record=seen | kind=heap
import heapq

def solve(board):
    n = len(board)
    heap, seen = [(-1, 0)], {1}
    while heap:
        s, d = heapq.heappop(heap)
        s = -s
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in seen:
                seen.add(e)
                heapq.heappush(heap, (-e, d + 1))
    return -1

#: the_roll_may_not_end_exactly
from collections import deque

def solve(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n - 1) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
        if s + 6 > n * n and n * n not in seen:
            seen.add(n * n)
            q.append((n * n, d + 1))
    return -1

#: bottom_row_has_no_jumps
def solve(board):
    n = len(board)
    best, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c] if r else -1
            e = t if v == -1 else v
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(n * n, -1)

#: always_the_plain_answer | key=-,jumps-ignored
def solve(board):
    return -(-(len(board) ** 2 - 1) // 6)

#: the_number_of_the_famous_example
def solve(board):
    return 4

#: recursion_with_a_shared_memo
def solve(board):
    n = len(board)
    memo = {}
    def need(s):
        if s == n * n:
            return 0
        if s in memo:
            return memo[s]
        memo[s] = float("inf")
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            memo[s] = min(memo[s], 1 + need(t if v == -1 else v))
        return memo[s]
    answer = need(1)
    return -1 if answer == float("inf") else answer

#: no_break_on_an_empty_level | fails=endless
def solve(board):
    n = len(board)
    level, seen, rolls = [1], {1}, 0
    while True:
        if n * n in level:
            return rolls
        after = []
        for s in level:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = t if v == -1 else v
                if e not in seen:
                    seen.add(e)
                    after.append(e)
        level = after
        rolls += 1

#: moves_without_minus_one | form=moves,n | key=last-distance-when-stuck,-
def min_throws(moves, N):
    seen = [False] * N
    seen[0] = True
    q = [(0, 0)]
    d = 0
    while q:
        s, d = q.pop(0)
        if s == N - 1:
            break
        for t in range(s + 1, min(s + 7, N)):
            e = t if moves[t] == -1 else moves[t]
            if not seen[e]:
                seen[e] = True
                q.append((e, d + 1))
    return d

#: ladders_before_snakes | form=ladders,snakes | key=-,snakes-ignored
def quickestWayUp(ladders, snakes):
    jump = {}
    for a, b in ladders:
        jump[a] = b
    best, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, 100) + 1):
            e = jump.get(t, t)
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(100, -1)

#: thirty_squares_without_the_last_pair | form=n,arr
def minThrow(N, arr):
    jump = {}
    for i in range(0, 2 * (N - 1), 2):
        jump[arr[i]] = arr[i + 1]
    best, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, 30) + 1):
            e = jump.get(t, t)
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(30, -1)
"""
