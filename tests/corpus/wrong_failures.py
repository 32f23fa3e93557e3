"""Solvers that fail before they answer: crashes, missing imports, other Pythons, other types, and loops without an end."""

TEXT = r"""
#: past_the_last_row | fails=raises | says=IndexError
from collections import deque

def solve(board):
    n = len(board)
    flat = []
    for i, row in enumerate(board[::-1]):
        flat += row[::-1] if i % 2 else row
    q, seen = deque([(1, 0)]), {1}
    while q:
        s, d = q.popleft()
        if s == n * n:
            return d
        for i in range(1, 7):
            t = s + i
            e = t if flat[t - 1] == -1 else flat[t - 1]
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
    return -1

#: no_key_for_the_squares_beyond | fails=raises | says=KeyError
def solve(board):
    n = len(board)
    value = {}
    for t in range(1, n * n + 1):
        r, c = divmod(t - 1, n)
        value[t] = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
    best, line = {1: 0}, [1]
    while n * n not in best:
        s = line.pop(0)
        for t in range(s + 6, s, -1):
            e = t if value[t] == -1 else value[t]
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best[n * n]

#: takes_from_an_empty_queue | fails=raises | says=IndexError
from collections import deque

def solve(board):
    n = len(board)
    q, seen = deque([(1, 0)]), {1}
    while True:
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

#: divides_with_one_stroke | fails=raises | says=TypeError
def solve(board):
    n = len(board)
    best, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r = (t - 1) / n
            c = (t - 1) % n
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(n * n, -1)

#: forgets_the_return | fails=type | says=None
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
            e = t if v == -1 else v
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))

#: prints_the_answer | fails=type | says=None
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
    print(best.get(n * n, -1))

#: infinity_where_it_cannot_be_won | fails=type | says=inf
def solve(board):
    n = len(board)
    dist = [float("inf")] * (n * n + 1)
    dist[1] = 0
    q = [1]
    for s in q:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if dist[e] > dist[s] + 1:
                dist[e] = dist[s] + 1
                q.append(e)
    return dist[n * n]

#: the_way_instead_of_its_length | fails=type | says=list
def solve(board):
    n = len(board)
    paths, known = [[1]], {1}
    for path in paths:
        s = path[-1]
        if s == n * n:
            return path
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in known:
                known.add(e)
                paths.append(path + [e])
    return []

#: answer_as_text | fails=type | says=str
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
    return str(best.get(n * n, -1))

#: deque_not_imported | fails=raises | says=deque,import
class Solution:
    def snakesAndLadders(self, board):
        n = len(board)
        q = deque([1])
        while q:
            q.popleft()
        return -1

#: collections_not_imported | fails=raises | says=collections,import
def solve(board):
    q = collections.deque([1])
    return len(q)

#: defaultdict_not_imported | fails=raises | says=defaultdict,import
def solve(board):
    seen = defaultdict(int)
    seen[1] = 0
    return seen.get(len(board) ** 2, -1)

#: heapq_not_imported | fails=raises | says=heapq,import
def solve(board):
    heap = []
    heapq.heappush(heap, (0, 1))
    return -1

#: heappush_not_imported | fails=raises | says=heappush,import
def solve(board):
    heap = []
    heappush(heap, (0, 1))
    return -1

#: math_not_imported | fails=raises | says=math,import
def solve(board):
    dist = [math.inf] * (len(board) ** 2 + 1)
    return -1

#: inf_not_imported | fails=raises | says=inf,import
def solve(board):
    dist = [inf] * (len(board) ** 2 + 1)
    return -1

#: numpy_not_imported | fails=raises | says=np,import
def solve(board):
    return int(np.array(board).max())

#: cache_not_imported | fails=raises | says=lru_cache,import
def solve(board):
    @lru_cache(None)
    def need(s):
        return s
    return need(1)

#: list_not_imported | fails=raises | says=List,import
def solve(board):
    def helper(cells: List[int]) -> int:
        return len(cells)
    return helper(board)

#: xrange | fails=raises | says=Python 2
def solve(board):
    n = len(board)
    best, line = {1: 0}, [1]
    for s in line:
        for t in xrange(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(n * n, -1)

#: has_key | fails=raises | says=has_key
def solve(board):
    n = len(board)
    best, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if not best.has_key(e):
                best[e] = best[s] + 1
                line.append(e)
    return best.get(n * n, -1)

#: misspelt_name | fails=raises | says=visted
def solve(board):
    n = len(board)
    visited, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            e = t if v == -1 else v
            if e not in visted:
                visited[e] = visited[s] + 1
                line.append(e)
    return visited.get(n * n, -1)

#: takes_nothing | fails=raises
def solve():
    return 4

#: takes_three_things | fails=raises
def solve(board, start, goal):
    return 4

#: class_without_the_method | fails=raises | says=snakesAndLadders
class Solution:
    def snakes_and_ladders(self, board):
        return 4

#: endless_always | fails=endless
def solve(board):
    while True:
        pass

#: never_takes_from_the_queue | fails=endless | queue=queue,-
def solve(board):
    n = len(board)
    queue, seen = [1], {1}
    while queue:
        s = queue[0]
        if s == n * n:
            return len(seen)
        for t in range(s + 1, min(s + 6, n * n) + 1):
            if t not in seen:
                seen.add(t)
                queue.append(t)
    return -1

#: endless_printing | fails=stubborn
from collections import deque

def solve(board):
    n = len(board)
    q = deque([(1, 0)])
    while q:
        print(q)
        s, d = q.popleft()
        for t in range(s + 1, min(s + 6, n * n) + 1):
            q.append((t, d + 1))
        q.append((1, d))
    return -1

#: endless_recursion | fails=endless
def solve(board, square=1, rolls=0):
    n = len(board)
    if square == n * n:
        return rolls
    best = n * n
    for t in range(square + 1, min(square + 6, n * n) + 1):
        r, c = divmod(t - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        best = min(best, solve(board, t if v == -1 else v, rolls + 1))
    return best

#: endless_counting | fails=endless
from itertools import count

def solve(board):
    n = len(board)
    for rolls in count():
        if rolls * 6 < 0:
            return rolls

#: endless_list | fails=endless
def solve(board):
    n = len(board)
    line = [1]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            r, c = divmod(t - 1, n)
            v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
            line.append(t if v == -1 else v)
    return -1

#: endless_in_finally | fails=stubborn
def solve(board):
    try:
        while True:
            pass
    finally:
        while True:
            pass

#: endless_and_catches_everything | fails=stubborn
def solve(board):
    kept = []
    while True:
        try:
            while True:
                pass
        except BaseException as error:
            kept.append(error)

#: endless_and_tries_again | fails=stubborn
def solve(board):
    try:
        while True:
            pass
    except BaseException:
        return solve(board)

#: waits_for_the_goal_to_come | fails=endless
def solve(board):
    n = len(board)
    position, rolls = 1, 0
    while position < n * n:
        landing = min(position + 6, n * n)
        r, c = divmod(landing - 1, n)
        v = board[n - 1 - r][c if r % 2 == 0 else n - 1 - c]
        position = landing if v == -1 else v
        rolls += 1
    return rolls
"""
