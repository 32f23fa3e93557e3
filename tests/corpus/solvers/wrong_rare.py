"""Wrong solvers without a name: two mistakes at once, or one that shows on rare boards only."""

import heapq
from collections import deque

from tests.corpus.entry import wrong


def end_of(board, square):
    n = len(board)
    up, along = divmod(square - 1, n)
    value = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
    return square if value == -1 else value

def wrong_for_nine_rows_only(board):
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
wrong(wrong_for_nine_rows_only, kind="frontier")

def record_of_a_hundred_squares(board):
    n = len(board)
    seen = [False] * 101
    q = deque([(1, 0)])
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e < len(seen) and not seen[e]:
                seen[e] = True
                q.append((e, d + 1))
    return -1
wrong(record_of_a_hundred_squares)

def wrong_from_fifteen_rolls_on(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return min(d, 14) if d % 2 else d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
    return -1
wrong(wrong_from_fifteen_rolls_on)

def takes_rings_out(board):
    n = len(board)
    jump = {t: end_of(board, t) for t in range(1, n * n + 1) if end_of(board, t) != t}
    for t in list(jump):
        if jump.get(jump[t]) == t:
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
wrong(takes_rings_out)

def own_number_is_a_wall(board):
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
wrong(own_number_is_a_wall)

def off_the_board_and_row_by_row(board):
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
wrong(off_the_board_and_row_by_row, "row-major")

def five_faces_and_no_minus_one(board):
    n = len(board)
    level, seen, rolls = {1}, {1}, 0
    while level and n * n not in level:
        ends = {end_of(board, t) for s in level for t in range(s + 1, min(s + 5, n * n) + 1)}
        level = ends - seen
        seen |= level
        rolls += 1
    return rolls
wrong(five_faces_and_no_minus_one, "wrong-die", kind="frontier")

def zero_instead_of_minus_one(board):
    n = len(board)
    best, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(n * n, 0)
wrong(zero_instead_of_minus_one, "last-distance-when-stuck")

def highest_square_first_out_of_a_heap(board):
    n = len(board)
    heap, seen = [(-1, 0)], {1}
    while heap:
        s, d = heapq.heappop(heap)
        s = -s
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen.add(e)
                heapq.heappush(heap, (-e, d + 1))
    return -1
wrong(highest_square_first_out_of_a_heap, "-|greedy|depth-first", queue="heap", record="seen", kind="heap")

def the_roll_may_not_end_exactly(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n - 1) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
        if s + 6 > n * n and n * n not in seen:
            seen.add(n * n)
            q.append((n * n, d + 1))
    return -1
wrong(the_roll_may_not_end_exactly)

def bottom_row_has_no_jumps(board):
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
wrong(bottom_row_has_no_jumps)

def always_the_plain_answer(board):
    return -(-(len(board) ** 2 - 1) // 6)
wrong(always_the_plain_answer, "jumps-ignored")

def the_number_of_the_famous_example(board):
    return 4
wrong(the_number_of_the_famous_example)

def recursion_with_a_shared_memo(board):
    n = len(board)
    memo = {}
    def need(s):
        if s == n * n:
            return 0
        if s in memo:
            return memo[s]
        memo[s] = float("inf")
        for t in range(s + 1, min(s + 6, n * n) + 1):
            memo[s] = min(memo[s], 1 + need(end_of(board, t)))
        return memo[s]
    answer = need(1)
    return -1 if answer == float("inf") else answer
wrong(recursion_with_a_shared_memo)

def no_break_on_an_empty_level(board):
    n = len(board)
    level, seen, rolls = [1], {1}, 0
    while True:
        if n * n in level:
            return rolls
        after = []
        for s in level:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                e = end_of(board, t)
                if e not in seen:
                    seen.add(e)
                    after.append(e)
        level = after
        rolls += 1
wrong(no_break_on_an_empty_level, fails="endless", kind="frontier")

def ladders_before_snakes(ladders, snakes):
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
wrong(ladders_before_snakes, "-|snakes-ignored", form="ladders,snakes")

def thirty_squares_without_the_last_pair(N, arr):
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
wrong(thirty_squares_without_the_last_pair, form="n,arr")

def path_that_comes_and_goes(board):
    n = len(board)
    stack = [1]
    best = [999]

    def go(s):
        if len(stack) > 3:
            return
        if s == n * n:
            best[0] = min(best[0], len(stack) - 1)
            return
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in stack:
                stack.append(e)
                go(e)
                stack.pop()

    go(1)
    return best[0]
wrong(path_that_comes_and_goes, queue="-", record="-")

def counter_in_a_list(board):
    n = len(board)
    rolls = [0]
    s = 1
    while s < n * n and rolls[0] < 50:
        s = max(end_of(board, t) for t in range(s + 1, min(s + 6, n * n) + 1))
        rolls[0] += 1
    return rolls[0]
wrong(counter_in_a_list, queue="-", record="-")

def flat_and_from_the_top(board):
    cells = [value for row in board for value in row]
    best, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, len(cells)) + 1):
            e = t if cells[t - 1] == -1 else cells[t - 1]
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(len(cells), -1)
wrong(flat_and_from_the_top)
