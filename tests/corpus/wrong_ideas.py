"""Wrong solvers whose mistake is about the rules or the search, each with the name of its misconception."""

TEXT = r"""
#: climbs_on_in_a_loop | key=chained-jumps | queue=q | record=seen | kind=queue | fails=number
from collections import deque
from typing import List

class Solution:
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

#: climbs_on_through_a_dictionary | key=chained-jumps | queue=level | record=old
def solve(board):
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

#: may_stay_at_the_foot | key=optional-jumps | queue=q | record=vis
from collections import deque

def solve(board):
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

#: takes_only_what_helps_in_a_table | key=optional-jumps | queue=- | record=dist | rolls=any
def solve(board):
    n = len(board)
    flat = [0]
    for i, row in enumerate(board[::-1]):
        flat += row[::-1] if i % 2 else row
    dist = [999] * (n * n + 1)
    dist[1] = 0
    again = True
    while again:
        again = False
        for s in range(1, n * n):
            for t in range(s + 1, min(s + 6, n * n) + 1):
                for e in {t, flat[t] if flat[t] > 0 else t}:
                    if dist[s] + 1 < dist[e]:
                        dist[e] = dist[s] + 1
                        again = True
    return -1 if dist[-1] == 999 else dist[-1]

#: marks_both_asks_landing_from_six_down | key=marks-landing-and-end | queue=q | record=seen
from collections import deque

def solve(board):
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

#: marks_both_asks_landing_by_levels | key=marks-landing-and-end | queue=now | record=visited
def solve(board):
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

#: jumps_only_to_where_nobody_was | key=skips-jump-to-seen | queue=que | record=visited
from collections import deque

def solve(board):
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

#: jumps_only_to_new_squares_from_six_down | key=skips-jump-to-seen | queue=todo | record=been
def solve(board):
    n = len(board)
    todo, been = [[1, 0]], [0] * (n * n + 1)
    been[1] = 1
    while todo:
        s, d = todo.pop(0)
        for t in range(min(s + 6, n * n), s, -1):
            if been[t] == 0:
                been[t] = 1
                r, c = divmod(t - 1, n)
                v = board[~r][c if r % 2 == 0 else ~c]
                e = t if v == -1 else v
                if e != t and been[e]:
                    continue
                been[e] = 1
                if e == n * n:
                    return d + 1
                todo.append([e, d + 1])
    return -1

#: asks_the_end_marks_both | key=marks-landing-too | queue=q | record=seen
from collections import deque

class Solution:
    def snakesAndLadders(self, board):
        n = len(board)
        q = deque([(1, 0)])
        seen = {1}
        while q:
            s, d = q.popleft()
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = t if v == -1 else v
                if e == n * n:
                    return d + 1
                if e not in seen:
                    seen.add(t)
                    seen.add(e)
                    q.append((e, d + 1))
        return -1

#: asks_the_end_marks_both_by_levels | key=marks-landing-too | queue=level | record=used
def solve(board):
    n = len(board)
    flat = []
    for i in range(n):
        flat.extend(board[n - 1 - i] if i % 2 == 0 else board[n - 1 - i][::-1])
    used = [False] * n * n
    used[0] = True
    level, rolls = [0], 0
    while level:
        if n * n - 1 in level:
            return rolls
        coming = []
        for s in level:
            for t in range(s + 1, min(s + 7, n * n)):
                e = t if flat[t] == -1 else flat[t] - 1
                if not used[e]:
                    used[t] = used[e] = True
                    coming.append(e)
        level = coming
        rolls += 1
    return -1

#: asks_the_end_marks_both_from_six_down | key=marks-landing-too | queue=line | record=seen
def solve(board):
    n = len(board)
    line, seen = [(0, 1)], set([1])
    while line:
        d, s = line.pop(0)
        if s == n * n:
            return d
        for t in range(min(s + 6, n * n), s, -1):
            r, c = divmod(t - 1, n)
            e = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            if e == -1:
                e = t
            if e in seen:
                continue
            seen |= {t, e}
            line.append((d + 1, e))
    return -1

#: counter_after_the_loop | key=last-distance-when-stuck | queue=q | record=seen
from collections import deque

def solve(board):
    n = len(board)
    q, seen, moves = deque([1]), {1}, 0
    while q:
        for _ in range(len(q)):
            s = q.popleft()
            if s == n * n:
                return moves
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = t if v == -1 else v
                if e not in seen:
                    seen.add(e)
                    q.append(e)
        moves += 1
    return moves

#: distance_of_the_last_entry | key=last-distance-when-stuck | queue=line | record=dist
def solve(board):
    n = len(board)
    dist = {1: 0}
    line = [1]
    for s in line:
        if s == n * n:
            break
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in dist:
                dist[e] = dist[s] + 1
                line.append(e)
    return dist[s]

#: recursion_returns_the_first_way | key=depth-first | queue=- | record=visited | rolls=any
class Solution:
    def snakesAndLadders(self, board):
        n = len(board)
        visited = set()
        def dfs(s):
            if s == n * n:
                return 0
            visited.add(s)
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = t if v == -1 else v
                if e not in visited:
                    rest = dfs(e)
                    if rest >= 0:
                        return rest + 1
            return -1
        return dfs(1)

#: stack_with_test_on_joining | key=depth-first | queue=stack | record=seen | kind=stack | rolls=any
def solve(board):
    n = len(board)
    stack, seen = [(1, 0)], {1}
    while stack:
        s, d = stack.pop()
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e == n * n:
                return d + 1
            if e not in seen:
                seen.add(e)
                stack.append((e, d + 1))
    return -1

#: deque_used_as_a_stack | key=depth-first | queue=q | record=done | kind=stack | rolls=any
from collections import deque

def solve(board):
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
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            q.append((d + 1, t if v == -1 else v))
    return -1

#: highest_until_it_repeats | key=greedy | record=been,path
def solve(board):
    n = len(board)
    def end(t):
        r, c = divmod(t - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        return t if v == -1 else v
    s, rolls, been = 1, 0, set()
    while s != n * n:
        if s in been:
            return -1
        been.add(s)
        s = max(end(t) for t in range(s + 1, min(s + 6, n * n) + 1))
        rolls += 1
    return rolls

#: highest_for_so_many_turns | key=greedy | queue=- | record=-
def solve(board):
    n = len(board)
    flat = []
    for i, row in enumerate(board[::-1]):
        flat += row[::-1] if i % 2 else row
    position = 1
    for turn in range(n * n):
        if position == n * n:
            return turn
        best = 0
        for die in range(1, 7):
            if position + die <= n * n:
                value = flat[position + die - 1]
                reach = value if value != -1 else position + die
                if reach > best:
                    best = reach
        position = best
    return -1

#: as_many_levels_as_the_side | key=depth-capped | queue=level | record=seen
def solve(board):
    n = len(board)
    level, seen = {1}, {1}
    for rolls in range(n + 1):
        if n * n in level:
            return rolls
        new = set()
        for s in level:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                new.add(t if v == -1 else v)
        level = new - seen
        seen |= level
    return -1

#: gives_up_when_rolls_exceed_the_side | key=depth-capped | queue=q | record=dist
from collections import deque

def solve(board):
    n = len(board)
    q, dist = deque([1]), {1: 0}
    while q:
        s = q.popleft()
        if dist[s] > n:
            return -1
        if s == n * n:
            return dist[s]
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in dist:
                dist[e] = dist[s] + 1
                q.append(e)
    return -1

#: begins_before_the_board | key=starts-off-board | queue=q | record=seen | holds=any
from collections import deque

def solve(board):
    n = len(board)
    q, seen = deque([(0, 0)]), {0}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
    return -1

#: begins_before_the_board_with_levels | key=starts-off-board | queue=level,fresh | record=seen | holds=any
def solve(board):
    n = len(board)
    flat = [0]
    for i, row in enumerate(board[::-1]):
        flat += row[::-1] if i % 2 else row
    level, seen, rolls = [0], [], 0
    while level:
        fresh = []
        for s in level:
            for t in range(s + 1, s + 7):
                if t > n * n:
                    break
                e = flat[t] if flat[t] != -1 else t
                if e == n * n:
                    return rolls + 1
                if e not in seen:
                    seen.append(e)
                    fresh.append(e)
        level = fresh
        rolls += 1
    return -1

#: no_record_at_all | key=never-marks | queue=q | record=- | fails=endless
from collections import deque

def solve(board):
    n = len(board)
    q = deque([(1, 0)])
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            q.append((t if v == -1 else v, d + 1))
    return -1

#: levels_as_sets_without_a_record | key=never-marks | queue=level | record=- | fails=endless
def solve(board):
    n = len(board)
    flat = [v for i, row in enumerate(board[::-1]) for v in (row[::-1] if i % 2 else row)]
    level, rolls = {1}, 0
    while level:
        if n * n in level:
            return rolls
        level = {flat[t - 1] if flat[t - 1] != -1 else t for s in level for t in range(s + 1, min(s + 6, n * n) + 1)}
        rolls += 1
    return -1

#: record_that_is_never_asked | key=never-marks | queue=q | record=visited | fails=endless
def solve(board):
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

#: ladders_alone | key=snakes-ignored | queue=q | record=seen | holds=any
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
            if v > t:
                t = v
            if t not in seen:
                seen.add(t)
                q.append((t, d + 1))
    return -1

#: highest_of_landing_and_end | key=snakes-ignored | queue=- | record=dp | rolls=any
def solve(board):
    n = len(board)
    flat = [0]
    for i, row in enumerate(board[::-1]):
        flat += row[::-1] if i % 2 else row
    dp = [0] + [10 ** 5] * (n * n - 1)
    for s in range(n * n):
        for t in range(s + 1, min(s + 7, n * n)):
            e = max(t, flat[t + 1] - 1)
            dp[e] = min(dp[e], dp[s] + 1)
    return dp[-1] if dp[-1] < 10 ** 5 else -1

#: never_steps_on_a_snake | key=snakes-are-walls | queue=q | record=dist
from collections import deque

def solve(board):
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

#: snakes_left_out_of_a_table | key=snakes-are-walls | queue=- | record=need,best | rolls=any
def solve(board):
    n = len(board)
    flat = [0]
    for i, row in enumerate(board[::-1]):
        flat += row[::-1] if i % 2 else row
    need = {1: 0}
    for s in range(1, n * n):
        if s in need:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                if 0 < flat[t] < t:
                    continue
                e = max(t, flat[t])
                need[e] = min(need.get(e, need[s] + 1), need[s] + 1)
    return need.get(n * n, -1)

#: a_jump_is_another_move | key=jump-costs-a-roll | queue=heap | record=done | kind=heap | rolls=any
import heapq

def solve(board):
    n = len(board)
    heap, done = [(0, 1)], set()
    while heap:
        d, s = heapq.heappop(heap)
        if s == n * n:
            return d
        if s in done:
            continue
        done.add(s)
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            heapq.heappush(heap, (d + 1, t) if v in (-1, t) else (d + 2, v))
    return -1

#: a_jump_is_a_turn_of_its_own | key=jump-costs-a-roll | queue=level | record=seen,- | holds=any | rolls=any
def solve(board):
    n = len(board)
    jump = {}
    for t in range(1, n * n + 1):
        r, c = divmod(t - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        if v not in (-1, t):
            jump[t] = v
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

#: a_jump_adds_one_in_a_queue | key=jump-costs-a-roll | queue=q | record=seen | rolls=any
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
            e, cost = (t, 1) if v == -1 else (v, 2)
            if e not in seen:
                seen.add(e)
                q.append((e, d + cost))
    return -1

#: table_filled_once_by_pushing | key=one-pass | queue=- | record=dp | rolls=any
def solve(board):
    n = len(board)
    flat = [0]
    for i, row in enumerate(board[::-1]):
        flat += row[::-1] if i % 2 else row
    dp = [float("inf")] * (n * n + 1)
    dp[1] = 0
    for s in range(1, n * n + 1):
        for d in range(1, 7):
            t = s + d
            if t <= n * n:
                e = t if flat[t] == -1 else flat[t]
                dp[e] = min(dp[e], dp[s] + 1)
    return -1 if dp[n * n] == float("inf") else dp[n * n]

#: table_filled_once_by_pulling | key=one-pass | queue=- | record=best | rolls=any
class Solution:
    def snakesAndLadders(self, board):
        n = len(board)
        far = 10 ** 6
        best = {s: far for s in range(1, n * n + 1)}
        best[1] = 0
        for s in range(2, n * n + 1):
            r, c = divmod(s - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            rolls = min(best[p] for p in range(max(1, s - 6), s)) + 1
            e = s if v == -1 else v
            if rolls < best[e]:
                best[e] = rolls
        return best[n * n] if best[n * n] < far else -1

#: three_rounds | key=few-rounds | queue=- | record=dist | rolls=any
def solve(board):
    n = len(board)
    def end(t):
        r, c = divmod(t - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        return t if v == -1 else v
    dist = [float("inf")] * (n * n + 1)
    dist[1] = 0
    for _ in range(3):
        for s in range(1, n * n):
            for t in range(s + 1, min(s + 6, n * n) + 1):
                dist[end(t)] = min(dist[end(t)], dist[s] + 1)
    return dist[-1] if dist[-1] < float("inf") else -1

#: five_rounds | key=few-rounds | queue=- | record=d | rolls=any
def solve(board):
    n = len(board)
    flat = [v for i, row in enumerate(board[::-1]) for v in (row[::-1] if i % 2 else row)]
    d = {0: 0}
    for round_number in range(5):
        for s in range(n * n):
            if s not in d:
                continue
            for t in range(s + 1, min(s + 7, n * n)):
                e = t if flat[t] == -1 else flat[t] - 1
                if e not in d or d[e] > d[s] + 1:
                    d[e] = d[s] + 1
    return d.get(n * n - 1, -1)

#: eight_rounds | key=few-rounds | queue=- | record=table | rolls=any
def solve(board):
    n = len(board)
    flat = [0]
    for i in range(n):
        flat += board[n - 1 - i][:: 1 if i % 2 == 0 else -1]
    table = [0, 0] + [10 ** 9] * (n * n - 1)
    rounds = 8
    while rounds:
        rounds -= 1
        for s in range(1, n * n + 1):
            for t in range(s + 1, min(s + 6, n * n) + 1):
                e = flat[t] if flat[t] > 0 else t
                if table[s] + 1 < table[e]:
                    table[e] = table[s] + 1
    return table[n * n] if table[n * n] < 10 ** 9 else -1

#: dice_with_five_faces | key=wrong-die | queue=q | record=seen
from collections import deque

def solve(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for i in range(1, 6):
            t = s + i
            if t <= n * n:
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = t if v == -1 else v
                if e not in seen:
                    seen.add(e)
                    q.append((e, d + 1))
    return -1

#: dice_with_seven_faces | key=wrong-die | queue=level | record=met | holds=any
def solve(board):
    n = len(board)
    level, met, rolls = [1], [1], 0
    while level:
        if n * n in level:
            return rolls
        new = []
        for s in level:
            for t in range(s + 1, min(s + 7, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = t if v == -1 else v
                if e not in met:
                    met.append(e)
                    new.append(e)
        level, rolls = new, rolls + 1
    return -1

#: counts_the_squares_of_the_way | key=counts-one-too-many | queue=paths | record=known
def solve(board):
    n = len(board)
    paths, known = [[1]], {1}
    while paths:
        path = paths.pop(0)
        s = path[-1]
        if s == n * n:
            return len(path)
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in known:
                known.add(e)
                paths.append(path + [e])
    return -1

#: counts_before_the_test | key=counts-one-too-many | queue=q | record=seen
from collections import deque

def solve(board):
    n = len(board)
    q, seen, moves = deque([1]), {1}, 0
    while q:
        moves += 1
        for _ in range(len(q)):
            s = q.popleft()
            if s == n * n:
                return moves
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = t if v == -1 else v
                if e not in seen:
                    seen.add(e)
                    q.append(e)
    return -1

#: found_on_joining_not_counted | key=counts-one-too-few | queue=q | record=seen
from collections import deque

def solve(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e == n * n:
                return d
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
    return -1

#: the_start_counts_as_minus_one | key=counts-one-too-few | queue=q | record=far | rolls=any
def solve(board):
    n = len(board)
    q, far = [1], {1: -1}
    while q:
        s = q.pop(0)
        if s == n * n:
            return far[s]
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in far:
                far[e] = far[s] + 1
                q.append(e)
    return -1

#: visited_by_default | key=remembers-between-calls | queue=q | record=visited
from collections import deque

def solve(board, visited=set()):
    n = len(board)
    q = deque([(1, 0)])
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in visited:
                visited.add(e)
                q.append((e, d + 1))
    return -1

#: memory_of_the_class | key=remembers-between-calls | record=self.dist,dist
class Solution:
    dist = {1: 0}
    line = [1]

    def snakesAndLadders(self, board):
        n = len(board)
        for s in self.line:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                e = t if v == -1 else v
                if e not in self.dist:
                    self.dist[e] = self.dist[s] + 1
                    self.line.append(e)
        return self.dist.get(n * n, -1)

#: cached_whatever_the_board | key=remembers-between-calls
from functools import lru_cache

grid = None

@lru_cache(None)
def end(t):
    n = len(grid)
    r, c = divmod(t - 1, n)
    v = grid[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
    return t if v == -1 else v

def solve(board):
    global grid
    grid = board
    n = len(board)
    level, seen, rolls = {1}, {1}, 0
    while level and n * n not in level:
        level = {end(t) for s in level for t in range(s + 1, min(s + 6, n * n) + 1)} - seen
        seen |= level
        rolls += 1
    return rolls if level else -1

#: twenty_rolls_are_enough | key=capped-rolls | queue=q | record=seen
from collections import deque

def solve(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if d > 20:
            return -1
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
    return -1

#: thirty_levels_are_enough | key=capped-rolls | queue=level | record=seen
def solve(board):
    n = len(board)
    level, seen = {1}, {1}
    for rolls in range(30):
        if n * n in level:
            return rolls
        ends = set()
        for s in level:
            for t in range(s + 1, min(s + 6, n * n) + 1):
                r, c = divmod(t - 1, n)
                v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
                ends.add(t if v == -1 else v)
        level = ends - seen
        seen |= level
    return -1

#: twice_the_side_is_enough | key=capped-rolls | queue=q | record=dist
def solve(board):
    n = len(board)
    q, dist = [1], {1: 0}
    while q:
        s = q.pop(0)
        if s == n * n:
            return dist[s]
        if dist[s] == 2 * n:
            continue
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in dist:
                dist[e] = dist[s] + 1
                q.append(e)
    return -1

#: three_times_the_side_is_enough | key=capped-rolls | record=- | queue=-
from functools import lru_cache

def solve(board):
    n = len(board)
    flat = [v for i, row in enumerate(board[::-1]) for v in (row[::-1] if i % 2 else row)]
    @lru_cache(None)
    def wins(s, left):
        if s == n * n:
            return True
        if not left:
            return False
        return any(wins(flat[t - 1] if flat[t - 1] != -1 else t, left - 1) for t in range(s + 1, min(s + 6, n * n) + 1))
    for rolls in range(3 * n + 1):
        if wins(1, rolls):
            return rolls
    return -1

#: a_sixth_of_the_squares_is_enough | key=capped-rolls | queue=line | record=seen
def solve(board):
    n = len(board)
    most = n * n // 6 + 1
    line, seen = [[1, 0]], {1}
    while line and line[0][1] <= most:
        s, d = line.pop(0)
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in seen:
                seen.add(e)
                line.append([e, d + 1])
    return -1
"""
