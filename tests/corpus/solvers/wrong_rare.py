"""Wrong solvers with two mistakes at once, or with one that has no name or shows on rare boards only."""

import heapq
from collections import deque

from tests.corpus.entry import wrong


def end_of(board, square):
    n = len(board)
    up, along = divmod(square - 1, n)
    value = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
    return square if value == -1 else value

def jumps_of(board):
    return {t: end_of(board, t) for t in range(1, len(board) ** 2 + 1) if end_of(board, t) != t}

def search(board, jump, start=1, die=6, stuck=-1):
    goal, best, line = len(board) ** 2, {start: 0}, [start]
    for s in line:
        for t in range(s + 1, min(s + die, goal) + 1):
            e = jump.get(t, t)
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(goal, stuck)

def rightwards(board):
    return {t: v for t, v in enumerate(sum(board[::-1], []), start=1) if v != -1}

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
    rolls = search(board, jumps_of(board))
    return min(rolls, 14) if rolls % 2 else rolls
wrong(wrong_from_fifteen_rolls_on)

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

def five_faces_and_no_minus_one(board):
    n = len(board)
    level, seen, rolls = {1}, {1}, 0
    while level and n * n not in level:
        ends = {end_of(board, t) for s in level for t in range(s + 1, min(s + 5, n * n) + 1)}
        level = ends - seen
        seen |= level
        rolls += 1
    return rolls
wrong(five_faces_and_no_minus_one, "wrong-die", also="last-distance-when-stuck", kind="frontier")

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
wrong(counter_in_a_list, "greedy", also="no-minus-one", queue="-", record="-")

def takes_rings_out(board):
    jump = jumps_of(board)
    for t in list(jump):
        if jump.get(jump[t]) == t:
            jump.pop(jump[t])
            jump.pop(t, None)
            break
    return search(board, jump)
wrong(takes_rings_out)

def off_the_board_and_row_by_row(board):
    return search(board, rightwards(board), start=0)
wrong(off_the_board_and_row_by_row, "row-major", also="starts-off-board")

def five_faces_and_row_by_row(board):
    return search(board, rightwards(board), die=5)
wrong(five_faces_and_row_by_row, "row-major", also="wrong-die")

def infinity_and_row_by_row(board):
    return search(board, rightwards(board), stuck=float("inf"))
wrong(infinity_and_row_by_row, "row-major", also="no-minus-one")

def ladders_alone_and_one_too_many(board):
    rolls = search(board, {start: end for start, end in jumps_of(board).items() if end > start})
    return rolls if rolls == -1 else rolls + 1
wrong(ladders_alone_and_one_too_many, "counts-one-too-many", also="snakes-ignored")

def zero_instead_of_minus_one(board):
    return search(board, jumps_of(board), stuck=0)
wrong(zero_instead_of_minus_one, "last-distance-when-stuck")

def more_than_all_squares_instead_of_minus_one(board):
    return search(board, jumps_of(board), stuck=401)
wrong(more_than_all_squares_instead_of_minus_one, "no-minus-one")

def bottom_row_has_no_jumps(board):
    return search(board, {t: e for t, e in jumps_of(board).items() if t > len(board)})
wrong(bottom_row_has_no_jumps)

def flat_and_from_the_top(board):
    return search(board, rightwards(board[::-1]))
wrong(flat_and_from_the_top, "rows-not-flipped", also="row-major")

def six_built_in(board):
    jump = {}
    for t in range(1, 37):
        up, along = divmod(t - 1, 6)
        v = board[5 - up][5 - along if up % 2 else along]
        if v != -1:
            jump[t] = v
    return search([[]] * 6, jump)
wrong(six_built_in, "example-built-in", fails="raises")

def rows_by_a_fraction(board):
    n, jump = len(board), {}
    for t in range(1, n * n + 1):
        row, along = (t - 1) / n, (t - 1) % n
        v = board[int(n - row - 0.0001 if row else n - 1)][n - 1 - along if row % 2 == 1 else along]
        if v != -1:
            jump[t] = v
    return search(board, jump)
wrong(rows_by_a_fraction, says="write // where a whole number is needed")

def every_way_without_jumps(board):
    goal = len(board) ** 2
    def rolls_from(s):
        return 0 if s == goal else 1 + min(rolls_from(t) for t in range(s + 1, min(s + 6, goal) + 1))
    return rolls_from(1)
wrong(every_way_without_jumps, "jumps-ignored", remarks="slow")
