"""Solvers that fail before they answer: crashes, missing imports, other Pythons, other types, and loops without an end."""

from tests.corpus.entry import wrong


def end_of(board, square):
    n = len(board)
    up, along = divmod(square - 1, n)
    value = board[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
    return square if value == -1 else value

def cells_of(board):
    return [value for up, row in enumerate(board[::-1]) for value in (row[::-1] if up % 2 else row)]

def past_the_last_row(board):
    n = len(board)
    flat = cells_of(board)
    q, seen = [(1, 0)], {1}
    while q:
        s, d = q.pop(0)
        if s == n * n:
            return d
        for i in range(1, 7):
            t = s + i
            e = t if flat[t - 1] == -1 else flat[t - 1]
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
    return -1
wrong(past_the_last_row, fails="raises", says="IndexError")

def divides_with_one_stroke(board):
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
wrong(divides_with_one_stroke, fails="raises", says="TypeError")

def half_a_square(board):
    return list(range(len(board) / 2))
wrong(half_a_square, fails="raises", says="write // where a whole number is needed")

def forgets_the_return(board):
    n = len(board)
    q, seen = [(1, 0)], {1}
    while q:
        s, d = q.pop(0)
        if s == n * n:
            return d
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in seen:
                seen.add(e)
                q.append((e, d + 1))
wrong(forgets_the_return, "no-minus-one", fails="type", says="None")

def prints_the_answer(board):
    print(forgets_the_return(board) or -1)
wrong(prints_the_answer, fails="type", says="None")

def infinity_where_it_cannot_be_won(board):
    n = len(board)
    dist = [float("inf")] * (n * n + 1)
    dist[1] = 0
    q = [1]
    for s in q:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if dist[e] > dist[s] + 1:
                dist[e] = dist[s] + 1
                q.append(e)
    return dist[n * n]
wrong(infinity_where_it_cannot_be_won, "no-minus-one", fails="type", says="inf")

def the_way_instead_of_its_length(board):
    n = len(board)
    paths, known = [[1]], {1}
    for path in paths:
        s = path[-1]
        if s == n * n:
            return path
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in known:
                known.add(e)
                paths.append(path + [e])
    return []
wrong(the_way_instead_of_its_length, fails="type", says="list")

class DequeNotImported:
    def snakesAndLadders(self, board):
        n = len(board)
        q = deque([1])
        while q:
            q.popleft()
        return -1
wrong(DequeNotImported, fails="raises", says="deque,import")

def defaultdict_not_imported(board):
    seen = defaultdict(int)
    seen[1] = 0
    return seen.get(len(board) ** 2, -1)
wrong(defaultdict_not_imported, fails="raises", says="defaultdict,import")

def numpy_not_imported(board):
    return int(np.array(board).max())
wrong(numpy_not_imported, fails="raises", says="np,import")

def range_of_python_2(board):
    n = len(board)
    best, line = {1: 0}, [1]
    for s in line:
        for t in xrange(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(n * n, -1)
wrong(range_of_python_2, fails="raises", says="Python 2")

def has_key(board):
    n = len(board)
    best, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if not best.has_key(e):
                best[e] = best[s] + 1
                line.append(e)
    return best.get(n * n, -1)
wrong(has_key, fails="raises", says="has_key")

def misspelt_name(board):
    n = len(board)
    visited, line = {1: 0}, [1]
    for s in line:
        for t in range(s + 1, min(s + 6, n * n) + 1):
            e = end_of(board, t)
            if e not in visted:
                visited[e] = visited[s] + 1
                line.append(e)
    return visited.get(n * n, -1)
wrong(misspelt_name, fails="raises", says="visted")

def takes_nothing():
    return 4
wrong(takes_nothing, fails="raises")

def takes_three_things(board, start, goal):
    return 4
wrong(takes_three_things, fails="raises")

class ClassWithoutTheMethod:
    def snakes_and_ladders(self, board):
        return 4

    def place(self, square):
        return 0, square
wrong(ClassWithoutTheMethod, fails="raises", says="snakesAndLadders")

def endless_always(board):
    while True:
        pass
wrong(endless_always, fails="endless")

def never_takes_from_the_queue(board):
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
wrong(never_takes_from_the_queue, fails="endless", queue="queue|-")

def endless_printing(board):
    n = len(board)
    q = [(1, 0)]
    while q:
        print(q)
        s, d = q.pop(0)
        for t in range(s + 1, min(s + 6, n * n) + 1):
            q.append((t, d + 1))
        q.append((1, d))
    return -1
wrong(endless_printing, fails="stubborn")

def endless_recursion(board, square=1, rolls=0):
    n = len(board)
    if square == n * n:
        return rolls
    best = n * n
    for t in range(square + 1, min(square + 6, n * n) + 1):
        best = min(best, endless_recursion(board, end_of(board, t), rolls + 1))
    return best
wrong(endless_recursion, fails="endless")

def endless_in_finally(board):
    try:
        while True:
            pass
    finally:
        while True:
            pass
wrong(endless_in_finally, fails="stubborn")

def endless_and_catches_everything(board):
    kept = []
    while True:
        try:
            while True:
                pass
        except BaseException as error:
            kept.append(error)
wrong(endless_and_catches_everything, fails="stubborn")

def endless_and_tries_again(board):
    try:
        while True:
            pass
    except BaseException:
        return endless_and_tries_again(board)
wrong(endless_and_tries_again, fails="stubborn")
