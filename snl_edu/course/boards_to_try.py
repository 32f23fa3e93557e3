"""The boards that a solver is tried on: some that expose every misconception, and random ones."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.model.board import Board
from snl_edu.model.boards import named_board

RANDOM_BOARDS = 160


def curated_boards() -> list[Board]:
    """Boards that expose every misconception, the smallest first."""
    found = [each.board for each in MISCONCEPTIONS.values() if each.board is not None]
    found += [named_board(name) for name in ("example-1", "example-2", "the-note", "the-trap", "the-needed-snake")]
    found += [named_board(name) for name in ("six-in-a-row", "five-in-a-row", "over-the-wall", "onto-the-wall")]
    found += [staircase(2, 7), staircase(3, 8), staircase(5, 10)]
    return sorted(dict.fromkeys(found), key=lambda board: (board.squares, len(board.jumps)))


def staircase(snakes: int, size: int) -> Board:
    """A ladder up, that many snakes down one after another, and a ladder to the goal: a shortest game takes them all.

    It exposes a solver that goes over the squares a fixed number of times: each snake needs one more round. The second
    ladder is too far from the start to be walked to, and the goal too far from the top of the first.
    """
    foot = 6 * (snakes + 2) + 2
    top = foot - 1 + 2 * snakes
    down = {top + 1 - 2 * step: top - 2 - 2 * step for step in range(snakes)}
    return Board(size * size, {7: top, **down, foot: size * size})


def random_boards(rng: Random) -> Iterator[Board]:
    """Small boards, one after another, from nearly empty to nearly full of jumps that lead anywhere.

    None has a ring of jumps: there, no two solvers that take jump after jump would do the same.
    """
    while True:
        squares = rng.randint(2, 6) ** 2
        share = rng.choice((0.1, 0.3, 0.6, 0.9))
        starts = [square for square in range(2, squares) if rng.random() < share]
        board = Board(squares, {square: _other(rng, squares, square) for square in starts})
        if not _has_ring(board):
            yield board


def _has_ring(board: Board) -> bool:
    ends = set(board.jumps)
    for _ in board.jumps:
        ends = {board.jumps[square] for square in ends if square in board.jumps}
    return not ends.isdisjoint(board.jumps)


def _other(rng: Random, squares: int, square: int) -> int:
    end = rng.randint(1, squares - 1)
    return end + (end >= square)


@cache
def boards_to_try() -> tuple[Board, ...]:
    """The curated boards, then random ones, which are always the same."""
    boards = random_boards(Random(909))
    return tuple(dict.fromkeys([*curated_boards(), *islice(boards, RANDOM_BOARDS)]))
