"""Wrong solvers whose mistake is about the rules or the search, each with the name of its misconception."""

import queue
from collections import deque
from functools import lru_cache
from typing import List

from tests.corpus.entry import wrong


def end_of(board, square):
    n = len(board)
    up, along = divmod(square - 1, n)
    value = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
    return square if value == -1 else value

def cells_of(board):
    return [value for up, row in enumerate(board[::-1]) for value in (row[::-1] if up % 2 else row)]

class ClimbsOnInALoop:
    def snakesAndLadders(self, board: List[List[int]]) -> int:
        n = len(board)
        def get(s):
            r, c = divmod(s - 1, n)
            return board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        q = deque([(1, 0)])
        seen = {1}
        while q:
            s, d = q.popleft()
            for i in range(1, 7):
                t = s + i
                if t > n * n:
                    break
                while get(t) != -1:
                    t = get(t)
                if t == n * n:
                    return d + 1
                if t not in seen:
                    seen.add(t)
                    q.append((t, d + 1))
        return -1
wrong(ClimbsOnInALoop, "chained-jumps", queue="q", record="seen")

def climbs_on_through_a_dictionary(board):
    n = len(board)
    jumps = {}
    k = 1
    for i, row in enumerate(reversed(board)):
        for v in (row if i % 2 == 0 else reversed(row)):
            if v != -1:
                jumps[k] = v
            k += 1
    def follow(t):
        return follow(jumps[t]) if t in jumps else t
    level, old, rolls = [1], {1}, 0
    while level:
        if n * n in level:
            return rolls
        new = []
        for s in level:
            for t in range(min(s + 6, n * n), s, -1):
                e = follow(t)
                if e not in old:
                    old.add(e)
                    new.append(e)
        level = new
        rolls += 1
    return -1
wrong(climbs_on_through_a_dictionary, "chained-jumps", queue="level", record="old", kind="frontier")

def may_stay_at_the_foot(board):
    n = len(board)
    q, vis = deque([(0, 1)]), set()
    while q:
        d, s = q.popleft()
        if s in vis:
            continue
        vis.add(s)
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            q.append((d + 1, t))
            if v != -1:
                q.append((d + 1, v))
    return -1
wrong(may_stay_at_the_foot, "optional-jumps", queue="q", record="vis")

def marks_both_asks_landing_from_six_down(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(min(s + 6, n * n), s, -1):
            if t not in seen:
                seen.add(t)
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                if v != -1:
                    seen.add(v)
                    t = v
                q.append((t, d + 1))
    return -1
wrong(marks_both_asks_landing_from_six_down, "marks-landing-and-end", queue="q", record="seen")

def marks_both_asks_landing_by_levels(board):
    n = len(board)
    visited = [False] * (n * n + 1)
    now, rolls = [1], 0
    visited[1] = True
    while now:
        after = []
        for s in now:
            for i in range(1, 7):
                t = s + i
                if t > n * n or visited[t]:
                    continue
                visited[t] = True
                r, c = (t - 1) // n, (t - 1) % n
                if r % 2:
                    c = n - 1 - c
                if board[n - 1 - r][c] > 0:
                    t = board[n - 1 - r][c]
                    visited[t] = True
                if t == n * n:
                    return rolls + 1
                after.append(t)
        now = after
        rolls += 1
    return -1
wrong(marks_both_asks_landing_by_levels, "marks-landing-and-end", queue="now", record="visited", kind="frontier")

def jumps_only_to_where_nobody_was(board):
    n = len(board)
    que = deque([1])
    visited = {1}
    moves = 0
    while que:
        for _ in range(len(que)):
            s = que.popleft()
            if s == n * n:
                return moves
            for t in range(s + 1, min(s + 6, n * n) + 1):
                if t in visited:
                    continue
                visited.add(t)
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                if v == -1:
                    que.append(t)
                elif v not in visited:
                    visited.add(v)
                    que.append(v)
        moves += 1
    return -1
wrong(jumps_only_to_where_nobody_was, "skips-jump-to-seen", queue="que", record="visited")

class AsksTheEndMarksBoth:
    def snakesAndLadders(self, board):
        n = len(board)
        q = deque([(1, 0)])
        seen = {1}
        while q:
            s, d = q.popleft()
            for t in range(s + 1, min(s + 6, n * n) + 1):
                e = end_of(board, t)
                if e == n * n:
                    return d + 1
                if e not in seen:
                    seen.add(t)
                    seen.add(e)
                    q.append((e, d + 1))
        return -1
wrong(AsksTheEndMarksBoth, "marks-landing-too", queue="q", record="seen")

def counter_after_the_loop(board):
    n = len(board)
    q, seen, moves = deque([1]), {1}, 0
    while q:
        for _ in range(len(q)):
            s = q.popleft()
            if s == n * n:
                return moves
            for t in range(s + 1, min(s + 6, n * n) + 1):
                e = end_of(board, t)
                if e not in seen:
                    seen.add(e)
                    q.append(e)
        moves += 1
    return moves
wrong(counter_after_the_loop, "last-distance-when-stuck", queue="q", record="seen")

def distance_of_the_last_entry(board):
    n = len(board)
    dist = {1: 0}
    line = [1]
    for s in line:
        if s == n * n:
            break
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in dist:
                dist[e] = dist[s] + 1
                line.append(e)
    return dist[s]
wrong(distance_of_the_last_entry, "last-distance-when-stuck", queue="line", record="dist")

class RecursionReturnsTheFirstWay:
    def snakesAndLadders(self, board):
        n = len(board)
        visited = set()
        def dfs(s):
            if s == n * n:
                return 0
            visited.add(s)
            for t in range(s + 1, min(s + 6, n * n) + 1):
                e = end_of(board, t)
                if e not in visited:
                    rest = dfs(e)
                    if rest >= 0:
                        return rest + 1
            return -1
        return dfs(1)
wrong(RecursionReturnsTheFirstWay, "depth-first", queue="-", record="visited", rolls="any")

def stack_with_test_on_joining(board):
    n = len(board)
    stack, seen = [(1, 0)], {1}
    while stack:
        s, d = stack.pop()
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e == n * n:
                return d + 1
            if e not in seen:
                seen.add(e)
                stack.append((e, d + 1))
    return -1
wrong(stack_with_test_on_joining, "depth-first", queue="stack", record="seen", kind="stack", rolls="any")

def deque_used_as_a_stack(board):
    n = len(board)
    q = deque()
    q.append((0, 1))
    done = set()
    while q:
        d, s = q.pop()
        if s == n * n:
            return d
        if s in done:
            continue
        done.add(s)
        for t in range(min(s + 6, n * n), s, -1):
            q.append((d + 1, end_of(board, t)))
    return -1
wrong(deque_used_as_a_stack, "depth-first", queue="q", record="done", kind="stack", rolls="any")

def highest_until_it_repeats(board):
    n = len(board)
    s, rolls, been = 1, 0, set()
    while s != n * n:
        if s in been:
            return -1
        been.add(s)
        s = max(end_of(board, t) for t in range(s + 1, min(s + 6, n * n) + 1))
        rolls += 1
    return rolls
wrong(highest_until_it_repeats, "greedy", record="been|path")

def as_many_levels_as_the_side(board):
    n = len(board)
    level, seen = {1}, {1}
    for rolls in range(n + 1):
        if n * n in level:
            return rolls
        new = {end_of(board, t) for s in level for t in range(s + 1, min(s + 6, n * n) + 1)}
        level = new - seen
        seen |= level
    return -1
wrong(as_many_levels_as_the_side, "depth-capped", queue="level", record="seen", kind="frontier")

def begins_before_the_board(board):
    n = len(board)
    q, seen = deque([(0, 0)]), {0}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
    return -1
wrong(begins_before_the_board, "starts-off-board", queue="q", record="seen", holds="any")

def no_record_at_all(board):
    n = len(board)
    q = deque([(1, 0)])
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            q.append((end_of(board, t), d + 1))
    return -1
wrong(no_record_at_all, "never-marks", queue="q", record="-", fails="endless")

def record_that_is_never_asked(board):
    n = len(board)
    q, visited = [(0, 1)], set()
    while q:
        d, s = q.pop(0)
        visited.add(s)
        if s == n * n:
            return d
        for i in range(1, 7):
            t = s + i
            if t <= n * n:
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                if v != -1:
                    t = v
                q.append((d + 1, t))
    return -1
wrong(record_that_is_never_asked, "never-marks", queue="q", record="visited", fails="endless")

def ladders_alone(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            if v > t:
                t = v
            if t not in seen:
                seen.add(t)
                q.append((t, d + 1))
    return -1
wrong(ladders_alone, "snakes-ignored", queue="q", record="seen", holds="any")

def never_steps_on_a_snake(board):
    n = len(board)
    q, dist = deque([1]), {1: 0}
    while q:
        s = q.popleft()
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            if v != -1 and v < t:
                continue
            e = t if v == -1 else v
            if e not in dist:
                dist[e] = dist[s] + 1
                q.append(e)
    return dist.get(n * n, -1)
wrong(never_steps_on_a_snake, "snakes-are-walls", queue="q", record="dist")

def a_jump_is_a_turn_of_its_own(board):
    n = len(board)
    jump = {t: end_of(board, t) for t in range(1, n * n + 1) if end_of(board, t) != t}
    # A player is (square, whether the jump there is still to be taken).
    level, seen, turns = [(1, False)], {(1, False)}, 0
    while level:
        following = []
        for s, must in level:
            if s == n * n:
                return turns
            if must:
                ends = [(jump[s], False)]
            else:
                ends = [(t, t in jump) for t in range(s + 1, min(s + 6, n * n) + 1)]
            for e in ends:
                if e not in seen:
                    seen.add(e)
                    following.append(e)
        level = following
        turns += 1
    return -1
wrong(a_jump_is_a_turn_of_its_own, "jump-costs-a-roll", queue="level", record="seen|-", holds="any", rolls="any", kind="frontier")

def a_jump_adds_one_in_a_queue(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e, cost = (t, 1) if v == -1 else (v, 2)
            if e not in seen:
                seen.add(e)
                q.append((e, d + cost))
    return -1
wrong(a_jump_adds_one_in_a_queue, "jump-costs-a-roll", queue="q", record="seen", rolls="any")

def table_filled_once_by_pushing(board):
    n = len(board)
    flat = [0] + cells_of(board)
    dp = [float("inf")] * (n * n + 1)
    dp[1] = 0
    for s in range(1, n * n + 1):
        for d in range(1, 7):
            t = s + d
            if t <= n * n:
                e = t if flat[t] == -1 else flat[t]
                dp[e] = min(dp[e], dp[s] + 1)
    return -1 if dp[n * n] == float("inf") else dp[n * n]
wrong(table_filled_once_by_pushing, "one-pass", queue="-", record="dp", rolls="any")

def three_rounds(board):
    n = len(board)
    dist = [float("inf")] * (n * n + 1)
    dist[1] = 0
    for _ in range(3):
        for s in range(1, n * n):
            for t in range(s + 1, min(s + 6, n * n) + 1):
                dist[end_of(board, t)] = min(dist[end_of(board, t)], dist[s] + 1)
    return dist[-1] if dist[-1] < float("inf") else -1
wrong(three_rounds, "few-rounds", queue="-", record="dist", rolls="any")

def dice_with_five_faces(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for i in range(1, 6):
            t = s + i
            if t <= n * n:
                e = end_of(board, t)
                if e not in seen:
                    seen.add(e)
                    q.append((e, d + 1))
    return -1
wrong(dice_with_five_faces, "wrong-die", queue="q", record="seen")

def dice_with_seven_faces(board):
    n = len(board)
    level, met, rolls = [1], [1], 0
    while level:
        if n * n in level:
            return rolls
        new = []
        for s in level:
            for t in range(s + 1, min(s + 7, n * n) + 1):
                e = end_of(board, t)
                if e not in met:
                    met.append(e)
                    new.append(e)
        level, rolls = new, rolls + 1
    return -1
wrong(dice_with_seven_faces, "wrong-die", queue="level", record="met", holds="any", kind="frontier")

def counts_the_squares_of_the_way(board):
    n = len(board)
    paths, known = [[1]], {1}
    while paths:
        path = paths.pop(0)
        s = path[-1]
        if s == n * n:
            return len(path)
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in known:
                known.add(e)
                paths.append(path + [e])
    return -1
wrong(counts_the_squares_of_the_way, "counts-one-too-many", queue="paths", record="known")

def the_start_counts_as_minus_one(board):
    n = len(board)
    q, far = [1], {1: -1}
    while q:
        s = q.pop(0)
        if s == n * n:
            return far[s]
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in far:
                far[e] = far[s] + 1
                q.append(e)
    return -1
wrong(the_start_counts_as_minus_one, "counts-one-too-few", queue="q", record="far", rolls="any")

def visited_by_default():
    def solve(board, visited=set()):
        n = len(board)
        q = deque([(1, 0)])
        while q:
            s, d = q.popleft()
            if s == n * n:
                return d
            for t in range(s + 1, min(s + 6, n * n) + 1):
                e = end_of(board, t)
                if e not in visited:
                    visited.add(e)
                    q.append((e, d + 1))
        return -1
    return solve
wrong(visited_by_default, "remembers-between-calls", queue="q", record="visited", anew=True)

def memory_of_the_class():
    class Solution:
        dist = {1: 0}
        line = [1]

        def snakesAndLadders(self, board):
            n = len(board)
            for s in self.line:
                for t in range(s + 1, min(s + 6, n * n) + 1):
                    e = end_of(board, t)
                    if e not in self.dist:
                        self.dist[e] = self.dist[s] + 1
                        self.line.append(e)
            return self.dist.get(n * n, -1)
    return Solution
wrong(memory_of_the_class, "remembers-between-calls", record="self.dist|dist", anew=True)

def cached_whatever_the_board():
    grid = None

    @lru_cache(None)
    def end(t):
        return end_of(grid, t)

    def solve(board):
        nonlocal grid
        grid = board
        n = len(board)
        level, seen, rolls = {1}, {1}, 0
        while level and n * n not in level:
            level = {end(t) for s in level for t in range(s + 1, min(s + 6, n * n) + 1)} - seen
            seen |= level
            rolls += 1
        return rolls if level else -1
    return solve
wrong(cached_whatever_the_board, "remembers-between-calls", anew=True, kind="frontier")

def twenty_rolls_are_enough(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if d > 20:
            return -1
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
    return -1
wrong(twenty_rolls_are_enough, "capped-rolls", queue="q", record="seen")

def twice_the_side_is_enough(board):
    n = len(board)
    q, dist = [1], {1: 0}
    while q:
        s = q.pop(0)
        if s == n * n:
            return dist[s]
        if dist[s] == 2 * n:
            continue
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in dist:
                dist[e] = dist[s] + 1
                q.append(e)
    return -1
wrong(twice_the_side_is_enough, "capped-rolls", queue="q", record="dist")

def lifo_queue(board):
    n = len(board)
    q, seen = queue.LifoQueue(), {1}
    q.put((1, 0))
    while not q.empty():
        s, d = q.get()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen.add(e)
                q.put((e, d + 1))
    return -1
wrong(lifo_queue, "depth-first", queue="q", record="seen", kind="stack")

def climbs_on_but_not_in_circles(board):
    n = len(board)
    flat = cells_of(board)
    dist, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            passed = set()
            while flat[t - 1] != -1 and t not in passed:
                passed.add(t)
                t = flat[t - 1]
            if t not in dist:
                dist[t] = dist[s] + 1
                line.append(t)
    return dist.get(n * n, -1)
wrong(climbs_on_but_not_in_circles, "chained-jumps", queue="line", record="dist", missed="queue")

def fewer_levels_than_rows(board):
    n = len(board)
    level = seen = {1}
    for rolls in range(1, n):
        ends = {end_of(board, t) for s in level for t in range(s + 1, min(s + 6, n * n) + 1)}
        if n * n in ends:
            return rolls
        level, seen = ends - seen, seen | ends
    return -1
wrong(fewer_levels_than_rows, "depth-capped", queue="level", record="seen", kind="frontier")

def follows_its_nose_from_six_down(board):
    n = len(board)
    seen = set()
    def go(s):
        if s == n * n:
            return 0
        seen.add(s)
        for t in range(min(s + 6, n * n), s, -1):
            e = end_of(board, t)
            if e not in seen and (rest := go(e)) is not None:
                return rest + 1
        return None
    rolls = go(1)
    return -1 if rolls is None else rolls
wrong(follows_its_nose_from_six_down, "depth-first", queue="-", record="seen")

def highest_while_it_climbs(board):
    n = len(board)
    def rolls_from(square):
        if square == n * n:
            return 0
        best = max(end_of(board, t) for t in range(square + 1, min(square + 6, n * n) + 1))
        if best <= square:
            return -1
        rest = rolls_from(best)
        return rest if rest == -1 else rest + 1
    return rolls_from(1)
wrong(highest_while_it_climbs, "greedy", queue="-", record="-")

class Forgetful:
    def rolls_from(self, level, board):
        n = len(board)
        if n * n in level:
            return 0
        return 1 + self.rolls_from({end_of(board, t) for s in level for t in range(s + 1, min(s + 6, n * n) + 1)}, board)

    def snakesAndLadders(self, board):
        return self.rolls_from({1}, board)
wrong(Forgetful, "never-marks", queue="level", record="-", kind="frontier", fails="endless")
