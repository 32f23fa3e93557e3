"""Runs the library and its peers on the same boards in one run, and prints how many times faster it is."""

import argparse
import random
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from benchmarks.peers import PEERS
from benchmarks.textbook import textbook
from snl_edu import Board, fewest_rolls, frontiers, random_board, snakes_and_ladders

Solver = Callable[[Any], int | None]


class Row(NamedTuple):
    """Boards of n rows and columns, a share of whose squares starts a jump; and what was promised of them."""

    n: int
    share: float
    seeds: int
    matrix_wanted: float
    board_wanted: float
    array_wanted: float = 0  # times the C++, from a numpy array


ROWS = [
    *(Row(n, 0.1, 10, 3, 5) for n in (6, 8, 10, 14, 20)),
    Row(100, 0.02, 5, 8, 20),
    Row(100, 0.5, 5, 0.7, 0.7),
    Row(1000, 0.0005, 3, 25, 1000, 4),
    Row(1000, 0.005, 3, 25, 80, 1.2),
]


def local_board(n: int, share: float, seed: int) -> Board:
    """A board as they are printed: a jump leads at most three rows up or down, so a game crosses the whole board."""
    rng = random.Random(seed)
    squares = n * n
    starts = rng.sample(range(2, squares), round(squares * share))
    ends = {start: rng.randint(max(1, start - 3 * n), min(squares, start + 3 * n)) for start in starts}
    return Board(squares, {start: end for start, end in ends.items() if end != start})


def seconds(solve: Callable[[], object]) -> float:
    """The shortest of several times that a call takes, each long enough to be measured."""
    begin = perf_counter()
    solve()
    once = perf_counter() - begin
    if once > 1:
        return once
    calls = max(1, round(0.01 / once))
    best = once
    for _ in range(5):
        begin = perf_counter()
        for _ in range(calls):
            solve()
        best = min(best, (perf_counter() - begin) / calls)
    return best


@contextmanager
def cpp_textbook() -> Iterator[Callable[[list[list[int]]], tuple[int, float]] | None]:
    """The textbook solver in C++, compiled for this run: gives the answer and the seconds it took."""
    compiler = shutil.which("g++")
    if compiler is None:
        print("There is no g++ here, so nothing is compared with C++.")
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        program, data = Path(folder, "textbook"), Path(folder, "board")
        source = Path(__file__).with_name("textbook.cpp")
        subprocess.run([compiler, "-O2", "-std=c++17", "-o", program, source], check=True)

        def solve(matrix: list[list[int]]) -> tuple[int, float]:
            cells = np.array(matrix, dtype=np.int32)
            data.write_bytes(struct.pack("=i", len(matrix)) + cells.tobytes())
            repeats = str(5 if len(matrix) > 500 else 50)
            done = subprocess.run([program, data, repeats], check=True, capture_output=True, text=True)
            answer, best = done.stdout.split()
            return int(answer), float(best)

        yield solve


def verdict(ratio: float, wanted: float, at_most: bool = False) -> str:
    """The ratio, and whether it is what was promised."""
    good = ratio <= wanted if at_most else ratio >= wanted
    return f"{ratio:.3g}x ({'at most' if at_most else 'at least'} {wanted:g}x: {'yes' if good else 'NO'})"


def compare(row: Row, cpp: Callable[[list[list[int]]], tuple[int, float]] | None) -> None:
    """Prints one row: all solvers on the same boards, their times added up."""
    times: dict[str, float] = {}

    def add(name: str, took: float) -> None:
        times[name] = times.get(name, 0) + took

    for seed in range(row.seeds):
        board = local_board(row.n, row.share, seed)
        matrix = board.to_matrix()
        array = np.array(matrix)
        answer = textbook(matrix)
        assert answer == snakes_and_ladders(matrix) == snakes_and_ladders(array)
        add("textbook", seconds(lambda matrix=matrix: textbook(matrix)))
        add("matrix", seconds(lambda matrix=matrix: snakes_and_ladders(matrix)))
        add("array", seconds(lambda array=array: snakes_and_ladders(array)))
        add("board", seconds(lambda board=board: fewest_rolls(board)))
        if cpp is not None:
            found, took = cpp(matrix)
            assert found == answer
            add("C++", took)
        if row.n < 500 or seed == 0:
            for name, solve in PEERS.items():
                assert solve(matrix) == answer, name
                add(name, seconds(lambda solve=solve, matrix=matrix: solve(matrix)))
            add("beside peers", times["matrix"] - times.get("before peers", 0))
        add("before peers", times["matrix"] - times.get("before peers", 0))

    print(f"\n{row.n}x{row.n}, {row.share:.2%} of the squares start a jump, {row.seeds} boards")
    print(
        f"  snakes_and_ladders(matrix)  {verdict(times['textbook'] / times['matrix'], row.matrix_wanted)} the textbook"
    )
    print(f"  fewest_rolls(board)         {verdict(times['textbook'] / times['board'], row.board_wanted)} the textbook")
    if cpp is not None:
        ratio = times["C++"] / times["array"]
        text = verdict(ratio, row.array_wanted) if row.array_wanted else f"{ratio:.3g}x"
        print(f"  snakes_and_ladders(array)   {text} the textbook in C++")
    for name in PEERS:
        print(f"  snakes_and_ladders(matrix)  {verdict(times[name] / times['beside peers'], 1)} {name}")


def main() -> None:
    """Prints all tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.parse_args()
    with cpp_textbook() as cpp:
        for row in ROWS:
            compare(row, cpp)


if __name__ == "__main__":
    sys.exit(main())
