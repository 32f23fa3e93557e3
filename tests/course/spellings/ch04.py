"""Other right ways to write the functions of notebook 04."""

from typing import Any

from snl_edu import Board, Square


def as_comprehension(board: Board, rolls: int) -> set[Square]:
    """The squares of each roll at once."""
    squares = {board.start}
    for _ in range(rolls):
        squares = {move.end for square in squares for move in board.moves(square)}
    return squares


def in_a_list(board: Board, rolls: int) -> list[Square]:
    """A list in which no square is twice."""
    squares = [board.start]
    while rolls > 0:
        after: list[Square] = []
        for square in squares:
            for move in board.moves(square):
                if move.end not in after:
                    after.append(move.end)
        squares = after
        rolls -= 1
    return squares


def with_one_roll_less(board: Board, rolls: int) -> set[Square]:
    """A function that calls itself, and works out each landing."""
    if rolls == 0:
        return {board.start}
    before = with_one_roll_less(board, rolls - 1)
    landings = {square + roll for square in before for roll in range(1, board.die + 1) if square + roll <= board.goal}
    return {board.jumps.get(landing, landing) for landing in landings}


def with_next(board: Board) -> int | None:
    """The first number of rolls after which the goal is among the squares."""
    tried = range(board.squares + 1)
    return next((rolls for rolls in tried if board.goal in as_comprehension(board, rolls)), None)


def roll_by_roll(board: Board) -> int | None:
    """It goes on from the squares of the last roll, until there is nothing that has not been seen."""
    squares, seen, rolls = {board.start}, set[Square](), 0
    while not squares <= seen:
        if board.goal in squares:
            return rolls
        seen |= squares
        squares = {move.end for square in squares for move in board.moves(square)}
        rolls += 1
    return None


SPELLINGS: dict[str, list[Any]] = {
    "04-standing-after": [as_comprehension, in_a_list, with_one_roll_less],
    "04-slow-but-sure": [with_next, roll_by_roll],
}
