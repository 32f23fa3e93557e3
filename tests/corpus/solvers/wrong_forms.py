"""Wrong solvers that take something else than the matrix; most of them are wrong about jumps, and share their search."""

from tests.corpus.entry import wrong


def search(goal, jump, start=1, die=6):
    best, line = {start: 0}, [start]
    for s in line:
        for t in range(s + 1, min(s + die, goal) + 1):
            e = jump.get(t, t)
            if e not in best:
                best[e] = best[s] + 1
                line.append(e)
    return best.get(goal, -1)

def pairs(arr):
    return dict(zip(arr[::2], arr[1::2]))

def ladders_before_snakes(ladders, snakes):
    return search(100, dict(ladders))
wrong(ladders_before_snakes, "snakes-ignored", form="ladders,snakes")

def ladders_and_snakes_from_zero(ladders, snakes):
    return search(100, dict(ladders + snakes), start=0)
wrong(ladders_and_snakes_from_zero, "starts-off-board", form="ladders,snakes")

def starts_of_jumps_one_too_low(ladders, snakes):
    return search(100, {start - 1: end for start, end in ladders + snakes})
wrong(starts_of_jumps_one_too_low, form="ladders,snakes")  # there are no rows to be wrong about

def thirty_squares_without_the_last_pair(N, arr):
    return search(30, pairs(arr[:-2]))
wrong(thirty_squares_without_the_last_pair, form="n,arr")

def thirty_squares_and_one_roll_too_many(N, arr):
    return search(30, pairs(arr)) + 1
wrong(thirty_squares_and_one_roll_too_many, "counts-one-too-many", form="n,arr")

def thirty_squares_without_jumps(N, arr):
    return search(30, {})
wrong(thirty_squares_without_jumps, "jumps-ignored", form="n,arr")

def thirty_squares_and_five_faces(N, arr):
    return search(30, pairs(arr), die=5)
wrong(thirty_squares_and_five_faces, "wrong-die", form="n,arr")

def moves_and_one_roll_too_few(moves, n):
    return search(n, {at + 1: end + 1 for at, end in enumerate(moves) if end != -1}) - 1
wrong(moves_and_one_roll_too_few, "counts-one-too-few", form="moves,n")

def thirty_built_in(moves, n):
    return search(30, {at + 1: moves[at] + 1 for at in range(30) if moves[at] != -1})
wrong(thirty_built_in, "example-built-in", form="moves,n", fails="raises")
