"""Other right ways to write the functions of notebook 02."""

from collections import deque
from typing import Any

from snl_edu import Board, Square


def in_a_tuple(board: Board, frontier: list[Square], seen: set[Square]) -> tuple[Square, ...]:
    """All ends first, without their doubles, and then those that are new."""
    ends = dict.fromkeys(move.end for square in frontier for move in board.moves(square))
    fresh = tuple(end for end in ends if end not in seen)
    seen.update(fresh)
    return fresh


def by_landings(board: Board, frontier: list[Square], seen: set[Square]) -> list[Square]:
    """Counts the squares itself, and asks the board for its jumps only."""
    found: list[Square] = []
    for square in frontier:
        for landing in range(square + 1, min(square + board.die, board.goal) + 1):
            end = board.jumps.get(landing, landing)
            if end in seen:
                continue
            seen |= {end}
            found += [end]
    return found


def in_a_list(board: Board) -> list[tuple[Square, ...]]:
    """All frontiers at once, in a list, by the number of rolls to each square."""
    rolls, waiting = {board.start: 0}, deque([board.start])
    while waiting:
        square = waiting.popleft()
        for move in board.moves(square):
            if move.end not in rolls:
                rolls[move.end] = rolls[square] + 1
                waiting.append(move.end)
    last = rolls.get(board.goal, max(rolls.values()))
    return [tuple(square for square in rolls if rolls[square] == depth) for depth in range(last + 1)]


def as_items(board: Board) -> list[tuple[Square, int]]:
    """One queue, whose squares wait together with their rolls."""
    found = [(board.start, 0)]
    for square, depth in found:
        for move in board.moves(square):
            if move.end not in [known for known, _ in found]:
                found.append((move.end, depth + 1))
    return found


SPELLINGS: dict[str, list[Any]] = {
    "02-next-frontier": [in_a_tuple, by_landings],
    "02-reach": [in_a_list, lambda board: map(tuple, in_a_list(board))],
    "02-rolls-to-each": [as_items],
}
