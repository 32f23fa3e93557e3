"""Runs the library and its peers on the same boards in one run, and prints how many times faster it is.

Every time is the shortest of several, and only ratios are printed: seconds depend on the machine, ratios hardly.
"""

import random
import subprocess
import sys
import tracemalloc
from collections import defaultdict, deque
from collections.abc import Callable
from functools import partial
from math import isqrt
from typing import NamedTuple

import numpy as np

from benchmarks.chance import measure_chance
from benchmarks.cpp import Timed, compiled_textbook
from benchmarks.learner import measure_learner
from benchmarks.peers import PEERS, with_scipy_vectorised
from benchmarks.screen import measure_browser, measure_building, measure_drawing, measure_own_film
from benchmarks.textbook import textbook
from benchmarks.timing import reported, seconds
from snl_edu import (
    Board,
    count_shortest_games,
    fewest_rolls,
    frontiers,
    shortest_game,
    shortest_games,
    snakes_and_ladders,
)


class Row(NamedTuple):
    """Boards of n rows and columns, a share of whose squares start a jump; and the ratios that are wanted."""

    n: int
    share: float
    boards: int
    matrix: float
    board: float
    array: float | None = None  # from a numpy array, beside the C++


ROWS = [
    *(Row(n, 0.1, 10, 3, 5) for n in (6, 8, 10, 14, 20)),
    Row(100, 0.02, 5, 8, 20),
    Row(100, 0.3, 5, 1, 1),
    Row(100, 0.5, 5, 1, 1),
    Row(100, 0.9, 5, 1, 1),
    Row(1000, 0.0005, 3, 25, 1000, array=4),
    Row(1000, 0.005, 3, 25, 80, array=1.2),
]


def printed_board(squares: int, jumps: int, seed: int) -> Board:
    """A board as they are printed: no jump leads further than three rows, so every game crosses the whole board."""
    rng = random.Random(seed)
    far = 3 * isqrt(squares)
    starts = rng.sample(range(2, squares), jumps)
    ends = {start: rng.randint(max(1, start - far), min(squares, start + far)) for start in starts}
    return Board(squares, {start: end for start, end in ends.items() if end != start})


def measure(row: Row, cpp: Timed | None) -> None:
    """Prints the ratios of one row, all solvers having solved the same boards."""
    times: dict[str, list[float]] = defaultdict(list)
    for seed in range(row.boards):
        board = printed_board(row.n**2, round(row.n**2 * row.share), seed)
        matrix = board.to_matrix()
        array = np.array(matrix)
        answer = textbook(matrix)
        solvers: dict[str, Callable[[], int | None]] = {
            "matrix": partial(snakes_and_ladders, matrix),
            "array": partial(snakes_and_ladders, array),
            "board": partial(fewest_rolls, board),
            "textbook": partial(textbook, matrix),
        }
        if row.n < 500 or seed == 0:  # the graphs of large boards take long to build
            for name, peer in {**PEERS, "SciPy, vectorised": with_scipy_vectorised}.items():
                solvers[name] = partial(peer, matrix)
        for name, solve in solvers.items():
            found = solve()
            assert (-1 if found is None else found) == answer, name
            times[name].append(seconds(solve))
        if cpp is not None:
            cpp_answer, took = cpp(matrix)
            assert cpp_answer == answer
            times["C++"].append(took)

    def ratio(slow: str, fast: str) -> float:
        both = list(zip(times[slow], times[fast], strict=False))
        return sum(a for a, _ in both) / sum(b for _, b in both)

    print(f"\n{row.n}x{row.n}, {row.share:.2%} jumps, {row.boards} boards")
    print(f"  snakes_and_ladders(matrix), beside the textbook  {reported(ratio('textbook', 'matrix'), row.matrix)}")
    for name in PEERS:
        print(f"  {'':28}beside {name:14}{reported(ratio(name, 'matrix'), 1)}")
    print(f"  {'':28}beside SciPy, *      {reported(ratio('SciPy, vectorised', 'matrix'), None)}")
    if cpp is not None:
        print(f"  snakes_and_ladders(array), beside the C++        {reported(ratio('C++', 'array'), row.array)}")
    print(f"  fewest_rolls(board), beside the textbook         {reported(ratio('textbook', 'board'), row.board)}")


def measure_size() -> None:
    """Prints what a hundred thousand times as many squares cost the leap, the jumps being stretched with them."""
    stretch = 10**5
    small = printed_board(10**7, 20_000, seed=1)
    large = Board(10**12, {square * stretch: end * stretch for square, end in small.jumps.items()})
    ratio = seconds(partial(fewest_rolls, large)) / seconds(partial(fewest_rolls, small))
    print("\n20,000 jumps on 10**12 squares, beside 10**7")
    print(f"  fewest_rolls(board), time taken                  {reported(ratio, 3, 'at most')}")


# Boards that grow with n. Each made the leap look at the same jumps again and again before it knew how to pass them.
COMBS: dict[str, Callable[[int], Board]] = {
    "a -> a + 1, die 10**6": lambda n: Board(10**9, {a: a + 1 for a in range(2, 2 * n, 2)}, die=10**6),
    "a -> a - 1, die 10**6": lambda n: Board(10**9, {a: a - 1 for a in range(2, 2 * n, 2)}, die=10**6),
    "interleaved combs, die 10**6": lambda n: Board(
        10**9, {a: a + 3 if a % 4 else a - 3 for a in range(4, 2 * n, 2)}, die=10**6
    ),
    "rows of 999 jumps up, die 1000": lambda n: Board(10**9, {a: a + 1 for a in range(2, n) if a % 1000}, die=1000),
    "rows of 999 jumps down, die 1000": lambda n: Board(10**9, {a: a - 1 for a in range(2, n) if a % 1000}, die=1000),
}


def measure_combs() -> None:
    """Prints how many times as long twice as many jumps take: about 2 if the work grows with the jumps, 4 if worse."""
    print("\nfewest_rolls(board), time for n jumps beside n / 2")
    for name, comb in COMBS.items():
        times = {n: seconds(partial(fewest_rolls, comb(n))) for n in (2000, 4000, 8000)}
        for n in (4000, 8000):
            print(f"  {name:34}n = {n}       {reported(times[n] / times[n // 2], 3, 'at most')}")


def measure_crowds() -> None:
    """Prints how fast crowded boards are, where there is little to leap over; jumps end anywhere."""
    print("\n100x100, jumps that end anywhere, 10 boards each")
    for share in (0.1, 0.3, 0.4, 0.5, 0.7, 0.9, 1):
        ours = theirs = 0.0
        for seed in range(10):
            rng = random.Random(seed)
            starts = [square for square in range(2, 10**4) if rng.random() < share]
            ends = {start: rng.randint(1, 10**4) for start in starts}
            board = Board(10**4, {start: end for start, end in ends.items() if end != start})
            ours += seconds(partial(fewest_rolls, board))
            theirs += seconds(partial(textbook, board.to_matrix()))
        name = f"fewest_rolls(board), {share:.0%} jumps"
        print(f"  {name:31}, beside the textbook {reported(theirs / ours, 1)}")


def measure_frontiers() -> None:
    """Prints what it costs to keep every move tried."""
    board = Board(400)
    matrix = board.to_matrix()
    ratio = seconds(lambda: list(frontiers(board))) / seconds(lambda: textbook(matrix))
    print("\nan empty 20x20")
    print(f"  all frontiers(board), time beside the textbook   {reported(ratio, 6, 'at most')}")


def measure_games() -> None:
    """Prints what the shortest games cost on a large board."""
    asked: dict[str, Callable[[Board], object]] = {
        "shortest_game(board)": shortest_game,
        "next(shortest_games(board))": lambda board: next(shortest_games(board)),
        "count_shortest_games(board)": count_shortest_games,
    }
    large, small = Board(10**6), Board(10**5)
    searched = seconds(lambda: deque(frontiers(large), maxlen=0))
    print("\nan empty board of 10**6 squares")
    for name, ask in asked.items():
        ratio = seconds(partial(ask, large)) / searched
        tracemalloc.start()
        ask(small)
        peak = tracemalloc.get_traced_memory()[1] / small.squares
        tracemalloc.stop()
        print(f"  {name:29}, time beside frontiers{reported(ratio, 1, 'at most')}")
        print(f"  {'':29}  memory, bytes a square{reported(peak, 110, 'at most', '')}")


def measure_import() -> None:
    """Prints what an import costs."""

    def import_of(module: str) -> float:
        return seconds(lambda: subprocess.run([sys.executable, "-c", f"import {module}"], check=True))

    nothing = import_of("sys")
    ratio = (import_of("snl_edu") - nothing) / (import_of("matplotlib") - nothing)
    print("\nimport snl_edu, beside import matplotlib")
    print(f"  time taken                                       {reported(ratio, 0.5, 'at most')}")


def main() -> None:
    """Prints all tables."""
    print("Times as fast as ..., on the same boards in the same run. *: edges worked out with numpy, not in Python.")
    measure_frontiers()
    measure_games()
    measure_import()
    measure_size()
    measure_combs()
    measure_crowds()
    measure_chance()
    measure_learner()
    measure_building()
    measure_browser()
    measure_drawing()
    measure_own_film()
    with compiled_textbook() as cpp:
        if cpp is None:
            print("\nThere is no g++ here: nothing is compared with C++.")
        for row in ROWS:
            measure(row, cpp)


if __name__ == "__main__":
    main()
