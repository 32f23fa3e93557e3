"""Other right ways to write the functions of notebook 01."""

from collections.abc import Iterator
from typing import Any

from snl_edu import Board


def _ends_to_the_last(board: Board, square: int) -> list[int]:
    last = min(square + board.die, board.goal)
    return [board.jumps.get(landing, landing) for landing in range(square + 1, last + 1)]


def _ends_with_break(board: Board, square: int) -> list[int]:
    ends = []
    roll = 1
    while roll <= board.die:
        landing = square + roll
        if landing > board.goal:
            break
        if landing in board.jumps:
            ends.append(board.jumps[landing])
        else:
            ends.append(landing)
        roll += 1
    return ends


def _ends_one_by_one(board: Board, square: int) -> Iterator[int]:
    for landing in range(square + 1, board.goal + 1)[: board.die]:
        yield board.jumps.get(landing, landing)


def _walk_without_moves(board: Board, rolls: list[int]) -> list[int]:
    squares = [board.start]
    square = board.start
    for roll in rolls:
        square += roll
        if square in board.jumps:
            square = board.jumps[square]
        squares.append(square)
    return squares


def _walk_again_from_the_end(board: Board, rolls: list[int]) -> list[int]:
    if not rolls:
        return [board.start]
    way = _walk_again_from_the_end(board, rolls[:-1])
    return [*way, board.moves(way[-1])[rolls[-1] - 1].end]


SPELLINGS: dict[str, list[Any]] = {
    "01-ends": [_ends_to_the_last, _ends_with_break, _ends_one_by_one],
    "01-walk": [_walk_without_moves, _walk_again_from_the_end],
}
