"""Other right ways to write the functions of notebook 03."""

from collections import deque
from typing import Any

from snl_edu import Board, Game, Move, Square

Notes = dict[Square, Move | None]


def by_queue(board: Board) -> Notes:
    """With a queue, and until no square is new."""
    came_by: Notes = {board.start: None}
    queue = deque([board.start])
    while queue:
        for move in board.moves(queue.popleft()):
            if move.end not in came_by:
                came_by[move.end] = move
                queue.append(move.end)
    return came_by


def ends_at_once(board: Board) -> Notes:
    """It returns in the middle of everything when the goal has its note."""
    came_by: Notes = {board.start: None}
    waiting = [board.start]
    for square in waiting:
        for move in board.moves(square):
            if came_by.setdefault(move.end, move) is move:
                waiting.append(move.end)
            if board.goal in came_by:
                return came_by
    return came_by


def from_the_front(came_by: Notes, square: Square) -> Game:
    """Each move is put in front of those that come later."""
    moves: tuple[Move, ...] = ()
    while (move := came_by[square]) is not None:
        moves = (move, *moves)
        square = move.start
    return Game(moves)


def by_recursion(came_by: Notes, square: Square) -> Game:
    """The game to the square before, and one move more."""
    move = came_by[square]
    return Game(()) if move is None else Game((*by_recursion(came_by, move.start).moves, move))


SPELLINGS: dict[str, list[Any]] = {
    "03-remember": [by_queue, ends_at_once],
    "03-read-back": [from_the_front, by_recursion],
}
