"""A second look at a solver at work, which shares no code with the library."""

import itertools
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from snl_edu import Board
from tests.corpus.solvers import filmed as styles
from tests.helpers import oracles

# The square that an element of the queue stands for, where it is not the number of that square.
SQUARE_OF: dict[Any, Callable[[Any, int], int]] = {
    styles.distance_in_the_queue: lambda pair, _: pair[1],
    styles.landing_marking: lambda pair, _: pair[0],
    styles.coordinates_helper: lambda spot, n: [*oracles.walk_of_squares(n, n)].index(spot[:2]) + 1,
    styles.with_a_heap: lambda pair, _: pair[1],
    styles.with_lists_and_a_matrix_of_truths: lambda pair, _: pair[0],
    styles.counted_from_zero: lambda place, _: place + 1,
    styles.pairs_counted_from_zero: lambda pair, _: pair[0] + 1,
}


def spied(solver: Any, board: Board, look: Callable[[FrameType, str], None]) -> None:
    """Runs a solver and lets somebody look at each event of its module's code."""
    function = solver().snakesAndLadders if isinstance(solver, type) else solver
    file = function.__code__.co_filename
    matrix = board.to_matrix()

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        if frame.f_code.co_filename != file:
            return None
        look(frame, event)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        function(matrix)
    finally:
        sys.settrace(before)


def contents(solver: Any, board: Board, name: str) -> list[tuple[int, ...]]:
    """What a variable held from line to line, as squares."""
    square_of: Callable[[Any, int], int] = SQUARE_OF.get(solver, lambda square, _: square)
    held: list[tuple[int, ...]] = []

    def look(frame: FrameType, event: str) -> None:
        if event == "line" and name in frame.f_locals:
            held.append(tuple(square_of(element, board.rows) for element in frame.f_locals[name]))

    spied(solver, board, look)
    return [squares for squares, _ in itertools.groupby(held)]


def lines_that_ran(solver: Any, board: Board) -> list[int]:
    """The lines in the order in which they ran; a line that called a function goes on when that has returned."""
    ran: list[int] = []
    callers: list[FrameType] = []

    def look(frame: FrameType, event: str) -> None:
        if event == "line":
            ran.append(frame.f_lineno)
            callers.append(frame)
        elif event == "return" and frame.f_back in callers:
            ran.append(frame.f_back.f_lineno)

    spied(solver, board, look)
    return ran


def landings_read(board: Board) -> list[int]:
    """The landings of all squares in the order of a search that ends when it takes the goal."""
    order: list[int] = [1]
    read: list[int] = []
    for square in order:
        if square == board.goal:
            return read
        for landing in range(square + 1, min(square + 6, board.goal) + 1):
            read.append(landing)
            end = board.jumps.get(landing, landing)
            if end not in order:
                order.append(end)
    return read
