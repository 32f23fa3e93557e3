"""Right solvers that differ in where their squares wait: a deque, a list, a `queue.Queue`, and in the shapes of the entries."""

import heapq
import queue
from collections import deque
from dataclasses import dataclass
from math import inf
from typing import List

from tests.corpus.entry import right


def end_of(board, square):
    n = len(board)
    up, along = divmod(square - 1, n)
    value = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
    return square if value == -1 else value

def place(square, n):
    up, along = divmod(square - 1, n)
    return n - 1 - up, along if up % 2 == 0 else n - 1 - along

class ReversedInPlace:
    def snakesAndLadders(self, board: List[List[int]]) -> int:
        size = len(board)
        board.reverse()

        def cell(number):
            r = (number - 1) // size
            c = (number - 1) % size
            if r % 2:
                c = size - 1 - c
            return r, c

        q = deque()
        q.append([1, 0])
        seen = set()
        if size == 1:
            return 0
        while q:
            number, throws = q.popleft()
            for die in range(1, 7):
                target = number + die
                r, c = cell(target)
                if board[r][c] != -1:
                    target = board[r][c]
                if target == size * size:
                    return throws + 1
                if target not in seen:
                    seen.add(target)
                    q.append([target, throws + 1])
        return -1
right(ReversedInPlace, queue="q", record="seen", remarks="changes", holds="beyond")

def square_and_parent(grid):
    n = len(grid)
    goal = n * n
    waiting = deque([(1, None)])
    came_from = {1: None}
    while waiting:
        here, parent = waiting.popleft()
        if here == goal:
            steps = 0
            while came_from[here] is not None:
                here = came_from[here]
                steps += 1
            return steps
        for roll in (1, 2, 3, 4, 5, 6):
            there = here + roll
            if there > goal:
                break
            there = end_of(grid, there)
            if there not in came_from:
                came_from[there] = here
                waiting.append((there, here))
    return -1
right(square_and_parent, queue="waiting", record="came_from", rolls="none")

@dataclass
class State:
    square: int
    rolls: int = 0

def dataclass_in_the_queue(board):
    n = len(board)
    pending = deque([State(1)])
    reached = {1}
    while pending:
        state = pending.popleft()
        if state.square == n * n:
            return state.rolls
        for pips in range(1, 7):
            to = state.square + pips
            if to > n * n:
                continue
            end = end_of(board, to)
            if end in reached:
                continue
            reached.add(end)
            pending.append(State(end, state.rolls + 1))
    return -1
right(dataclass_in_the_queue, queue="pending", record="reached")

def strings_in_the_queue(board):
    n = len(board)
    fringe = deque(["1,0"])
    been = {"1"}
    while fringe:
        a, b = fringe.popleft().split(",")
        pos, rolls = int(a), int(b)
        if pos == n * n:
            return rolls
        for t in range(pos + 1, min(pos + 6, n * n) + 1):
            dest = end_of(board, t)
            if str(dest) not in been:
                been.add(str(dest))
                fringe.append(f"{dest},{rolls + 1}")
    return -1
right(strings_in_the_queue, queue="fringe", record="been")

def past_the_goal_is_queued(board):
    n = len(board)
    flat = [-1]
    ltr = True
    for row in reversed(board):
        flat.extend(row if ltr else reversed(row))
        ltr = not ltr
    todo = deque([(1, 0)])
    known = {1}
    while todo:
        sq, d = todo.popleft()
        if sq == n * n:
            return d
        if sq > n * n:
            continue
        for dice in range(1, 7):
            nxt = sq + dice
            if nxt < len(flat) and flat[nxt] != -1:
                nxt = flat[nxt]
            if nxt not in known:
                known.add(nxt)
                todo.append((nxt, d + 1))
    return -1
right(past_the_goal_is_queued, queue="todo", record="known", holds="beyond")

def fixed_array_with_head_and_tail(board):
    n = len(board)
    m = n * n
    arr = [0] * (m + 1)
    idx = 1
    forward = True
    for r in range(n - 1, -1, -1):
        for c in (range(n) if forward else reversed(range(n))):
            arr[idx] = board[r][c]
            idx += 1
        forward = not forward
    buffer = [0] * (m + 5)
    level = [-1] * (m + 1)
    head = tail = 0
    buffer[tail] = 1
    tail += 1
    level[1] = 0
    while head != tail:
        u = buffer[head]
        head += 1
        if u == m:
            return level[u]
        for v in range(u + 1, min(u + 6, m) + 1):
            t = v if arr[v] < 0 else arr[v]
            if level[t] < 0:
                level[t] = level[u] + 1
                buffer[tail] = t
                tail += 1
    return -1
right(fixed_array_with_head_and_tail, queue="buffer", record="level")

def inserted_at_zero(matrix):
    side = len(matrix)
    last = side * side
    dist = [float("inf")] * (last + 1)
    dist[1] = 0
    row_of_squares = [1]
    while row_of_squares != []:
        now = row_of_squares.pop()
        for move in range(1, 7):
            if now + move > last:
                break
            spot = now + move
            spot = end_of(matrix, spot)
            if dist[spot] == float("inf"):
                dist[spot] = dist[now] + 1
                row_of_squares.insert(0, spot)
    return dist[last] if dist[last] < float("inf") else -1
right(inserted_at_zero, queue="row_of_squares", record="dist")

def sentinel_between_levels(board):
    n = len(board)
    q = deque([1, None])
    seen = {1}
    count = 0
    while q:
        s = q.popleft()
        if s is None:
            count += 1
            if q:
                q.append(None)
            continue
        if s == n * n:
            return count
        for t in range(s + 1, min(s + 6, n * n) + 1):
            h, w = divmod(t - 1, n)
            t = max(t, 0) if board[-1 - h][w if h % 2 == 0 else -1 - w] == -1 else board[-1 - h][w if h % 2 == 0 else -1 - w]
            if t not in seen:
                seen.add(t)
                q.append(t)
    return -1
right(sentinel_between_levels, queue="q", record="seen")

def two_queues_in_step(board):
    n = len(board)
    squares, counts = deque([1]), deque([0])
    v = {1}
    while squares:
        s = squares.popleft()
        c = counts.popleft()
        if s == n * n:
            return c
        for x in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, x)
            if e not in v:
                v.add(e)
                squares.append(e)
                counts.append(c + 1)
    return -1
right(two_queues_in_step, queue="squares", record="v")

def dictionaries_in_the_queue(board):
    n = len(board)
    agenda = [{"square": 1, "rolls": 0}]
    closed = []
    while agenda:
        item = agenda.pop(0)
        if item["square"] in closed:
            continue
        closed.append(item["square"])
        if item["square"] == n * n:
            return item["rolls"]
        for roll in range(1, 7):
            landing = item["square"] + roll
            if landing <= n * n:
                agenda.append({"square": end_of(board, landing), "rolls": item["rolls"] + 1})
    return -1
right(dictionaries_in_the_queue, queue="agenda", record="closed")

def whole_path_beside_the_square(b):
    n = len(b)
    work = deque()
    work.append((1, [1]))
    old = {1}
    best = inf
    while work:
        s, path = work.popleft()
        if s == n * n:
            best = min(best, len(path) - 1)
            break
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(b, t)
            if e in old: continue
            old.add(e)
            work.append((e, path + [e]))
    return -1 if best == inf else best
right(whole_path_beside_the_square, queue="work", record="old")

def negated_squares(board):
    n = len(board)
    q, seen = deque([(0, -1)]), {1}
    while q:
        d, s = q.popleft()
        s = -s
        if s == n * n:
            return d
        for t in range(min(s + 6, n * n), s, -1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][[c, n - 1 - c][r % 2]]
            t = t if v == -1 else v
            if t not in seen:
                seen.add(t)
                q.append((d + 1, -t))
    return -1
right(negated_squares, queue="q", record="seen")

def a_flag_in_front(board):
    n = len(board)
    q = deque([(True, 0, 1)])
    seen = {1}
    while q:
        flag, rolls, s = q.popleft()
        if s == n * n:
            return rolls
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen.add(e)
                q.append((e == t, rolls + 1, e))
    return -1
right(a_flag_in_front, queue="q", record="seen")

def a_flag_of_zero_or_one(board):
    n = len(board)
    q = [[0, 1, 0]]
    seen = {1}
    while q:
        flag, s, rolls = q.pop(0)
        if s == n * n:
            return rolls
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen.add(e)
                q.append([int(e != t), e, rolls + 1])
    return -1
right(a_flag_of_zero_or_one, queue="q", record="seen")

def walked_by_its_index_only(board):
    n = len(board)
    q, dist = [1], {1: 0}
    head = 0
    while head < len(q):
        for t in range(q[head] + 1, min(q[head] + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in dist:
                dist[e] = dist[q[head]] + 1
                q.append(e)
        head += 1
    return dist.get(n * n, -1)
right(walked_by_its_index_only, queue="q", record="dist")

def growing_list_that_is_everything(board):
    n = len(board)
    found = [(1, 0)]
    for s, rolls in found:
        if s == n * n:
            return rolls
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if all(e != other for other, _ in found):
                found.append((e, rolls + 1))
    return -1
right(growing_list_that_is_everything, queue="found", record="found")

def simple_queue_of_pairs(board):
    n = len(board)
    q = queue.SimpleQueue()
    q.put((1, 0))
    visited = {1}
    while not q.empty():
        s, d = q.get()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in visited:
                visited.add(e)
                q.put((e, d + 1))
    return -1
right(simple_queue_of_pairs, queue="-", record="visited")

class MyQueue:
    def __init__(self):
        self.items = []
    def push(self, item):
        self.items.append(item)
    def pop(self):
        return self.items.pop(0)
    def empty(self):
        return not self.items

def queue_of_ones_own(board):
    n = len(board)
    q = MyQueue()
    q.push((1, 0))
    seen = {1}
    while not q.empty():
        s, d = q.pop()
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen.add(e)
                q.push((e, d + 1))
    return -1
right(queue_of_ones_own, queue="q.items|self.items", record="seen")

def looks_before_it_takes(board):
    n = len(board)
    q, seen = [(1, 0)], {1}
    while len(q) > 0:
        s, d = q[0]
        q = q[1:]
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen = seen | {e}
                q = q + [(e, d + 1)]
    return -1
right(looks_before_it_takes, queue="q", record="seen")

def rows_from_the_bottom(board):
    n = len(board)
    q = deque([(0, 0, 0)])
    seen = {(0, 0)}
    while q:
        up, along, d = q.popleft()
        s = up * n + (n - 1 - along if up % 2 else along) + 1
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = place(end_of(board, t), n)
            if (n - 1 - r, c) not in seen:
                seen.add((n - 1 - r, c))
                q.append((n - 1 - r, c, d + 1))
    return -1
right(rows_from_the_bottom, queue="q", record="seen")

def places_and_their_rolls(board):
    n = len(board)
    number = {place(s, n): s for s in range(1, n * n + 1)}
    q = deque([((n - 1, 0), 0)])
    visited = {(n - 1, 0)}
    while q:
        spot, d = q.popleft()
        s = number[spot]
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = place(end_of(board, t), n)
            if e not in visited:
                visited.add(e)
                q.append((e, d + 1))
    return -1
right(places_and_their_rolls, queue="q", record="visited")

def jump_on_leaving(board):
    n = len(board)
    todo, met = deque([(1, 0)]), {1}
    while todo:
        label, moves = todo.popleft()
        label = end_of(board, label)
        if label == n * n:
            return moves
        for landing in range(label + 1, min(label + 6, n * n) + 1):
            if landing not in met:
                met.add(landing)
                todo.append((landing, moves + 1))
    return -1
right(jump_on_leaving, queue="todo", record="met", holds="feet")

def jump_on_leaving_by_level(board):
    goal, rolls = len(board) ** 2, 0
    q, been = deque([1]), {1: True}
    while q:
        for _ in range(len(q)):
            here = end_of(board, q.popleft())
            if here == goal:
                return rolls
            for there in range(here + 1, here + 7):
                if there <= goal and there not in been:
                    been[there] = True
                    q.append(there)
        rolls += 1
    return -1
right(jump_on_leaving_by_level, queue="q", record="been", holds="feet")

def jump_on_leaving_counted_from_zero(board):
    last, rolls = len(board) ** 2 - 1, 0
    level, been = [0], {0}
    while level:
        following = []
        for place in level:
            at = end_of(board, place + 1) - 1
            if at == last:
                return rolls
            for landing in range(at + 1, min(at + 6, last) + 1):
                if landing not in been:
                    been.add(landing)
                    following.append(landing)
        level, rolls = following, rolls + 1
    return -1
right(jump_on_leaving_counted_from_zero, queue="level", record="been", holds="feet", kind="frontier")

def jump_on_leaving_a_heap_of_negative_squares(board):
    n = len(board)
    pq, settled = [(0, -1)], set()
    while pq:
        rolls, minus = heapq.heappop(pq)
        if -minus in settled:
            continue
        settled.add(-minus)
        square = end_of(board, -minus)
        if square == n * n:
            return rolls
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            heapq.heappush(pq, (rolls + 1, -landing))
    return -1
right(jump_on_leaving_a_heap_of_negative_squares, queue="pq", record="settled", holds="feet", kind="heap")
