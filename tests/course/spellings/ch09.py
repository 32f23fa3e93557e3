"""Other right ways to write the functions of notebook 09."""

from bisect import bisect_right, insort
from collections.abc import Iterator
from typing import Any

from snl_edu import Board


def walks_by_itself(board: Board, reach: int) -> Iterator[tuple[int, int]]:
    """Yields the landings, and looks for the furthest plain square without `next_reach`."""
    stops, rolls = [*board.jumps, board.goal], 0
    while reach < board.goal:
        first = bisect_right(stops, reach)
        rolls, free = rolls + 1, (stops[first] - reach - 1) // board.die
        rolls, reach = rolls + free, reach + free * board.die
        within = range(reach + 1, min(reach + board.die, board.goal) + 1)
        yield from ((stop, rolls) for stop in stops[first:] if stop in within)
        plain = [square for square in within if square not in board.jumps]
        if not plain:
            return
        reach = plain[-1]


def each_stop_once(board: Board, reach: int) -> list[list[int]]:
    """Notes each stop the first time only, as lists, and divides from the other side of zero."""
    stops, first, rolls = [*board.jumps, board.goal], dict[int, int](), 0
    while ahead := [stop for stop in stops if stop > reach]:
        needed = -((reach - ahead[0]) // board.die)
        rolls, last = rolls + needed, reach + needed * board.die
        for stop in stops:
            if last - board.die < stop <= last:
                first.setdefault(stop, rolls)
        reach = min(last, board.goal)
        while reach in board.jumps and reach > last - board.die:
            reach -= 1
        if reach == last - board.die:
            break
    return [[stop, rolls] for stop, rolls in first.items()]


def leaps_in_a_sorted_list(board: Board) -> int | None:
    """Keeps the pairs in a sorted list, and walks as `each_stop_once` does."""
    waiting, done = [(0, board.start)], set[int]()
    for rolls, square in waiting:
        if square == board.goal:
            return rolls
        for stop, more in [] if square in done else each_stop_once(board, square):
            insort(waiting, (rolls + more, board.jumps.get(stop, stop)))
        done.add(square)
    return None


SPELLINGS: dict[str, list[Any]] = {
    "09-landings": [walks_by_itself, each_stop_once],
    "09-leap": [leaps_in_a_sorted_list],
}
