"""Other right ways to write the core functions of notebook 08."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from snl_edu import Board, frontiers


def by_rolls(board: Board, before: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """Looks at each number on the die, without `moves`."""
    after: dict[int, Fraction] = defaultdict(Fraction)
    for square, chance in before.items():
        for roll in range(1, board.die + 1):
            landing = square + roll
            end = board.jumps.get(landing, landing) if landing <= board.goal else square
            after[end] += chance / board.die
    return after


def for_all_squares(board: Board, before: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """Has a chance for each square, even if it is 0, and counts the ways before it divides."""
    after = dict.fromkeys(range(board.start, board.squares + 1), Fraction(0))
    for square in before:
        ends = Counter(move.end for move in board.moves(square))
        ends[square] += board.die - ends.total()
        for end, ways in ends.items():
            after[end] += before[square] * Fraction(ways, board.die)
    return after


def by_square(board: Board) -> dict[int, int]:
    """Adds up the ways to each square of a frontier, in a plain dict."""
    ways = {board.start: 1}
    for frontier in frontiers(board):
        if frontier.depth:
            for square in frontier.squares:
                ways[square] = sum(ways[move.start] for move in frontier.moves if move.end == square)
    return ways


def from_the_frontier_before(board: Board) -> Counter[int]:
    """Rolls from the frontier before, and takes what ends in this one."""
    ways, last = Counter({board.start: 1}), [board.start]
    for frontier in list(frontiers(board))[1:]:
        ends = [(move.end, square) for square in last for move in board.moves(square)]
        for end, square in ends:
            ways[end] += ways[square] if end in frontier else 0
        last = list(frontier.squares)
    return ways


SPELLINGS: dict[str, list[Any]] = {
    "08-next-chances": [by_rolls, for_all_squares],
    "08-count-ways": [by_square, from_the_frontier_before],
}
