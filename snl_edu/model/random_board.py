"""Random boards from a seed, never an invalid one."""

from dataclasses import replace
from itertools import count, groupby
from random import Random
from types import MappingProxyType

from snl_edu.model.board import Board, BoardError, Square, jump_kind
from snl_edu.model.input.arguments import counted, flag, plural, randomness, whole

MOST_JUMPS = 10**7  # more would fill the memory of a laptop


def random_board(
    squares: int,
    *,
    snakes: int,
    ladders: int,
    rng: Random | int,
    columns: int | None = None,
    die: int = 6,
    start: Square = 1,
    solvable: bool | None = None,
) -> Board:
    """A board with that many snakes and ladders in random places; the same seed gives the same board.

    `rng` is a seed, or a `random.Random` to draw from. `solvable` asks for a board whose goal can be reached (True)
    or cannot be reached (False); without it the board may be either.

    >>> random_board(36, snakes=2, ladders=1, rng=1)
    Board(36, {6: 4, 10: 2, 18: 33})
    """
    plain = Board(squares, columns=columns, die=die, start=start)
    most = min(plain.squares, MOST_JUMPS)
    snakes = whole(snakes, "snakes", 0, most)
    ladders = whole(ladders, "ladders", 0, most)
    generator = randomness(rng)
    if solvable is not None:
        flag(solvable, "solvable")
    if solvable is False:
        jumps = _jumps_with_wall(plain, snakes, ladders, generator)
    else:
        jumps = _jumps(plain, snakes, ladders, generator)
        if solvable:
            _open_walls(plain, jumps)
    return replace(plain, jumps=MappingProxyType(jumps))


def _jumps(board: Board, snakes: int, ladders: int, rng: Random, wall: range = range(0)) -> dict[Square, Square]:
    """Random jumps that start neither on the wall nor right before it; no ladder leads over it."""
    # If the game begins off the board, a ladder may start on square 1; never a snake, since nothing lies below it.
    first = 1 if board.start == 0 and ladders else 2
    before = range(first, max(first, wall.start - 1))
    after = range(wall.stop or first, board.squares)
    room = len(before) + len(after)
    if snakes + ladders > room:
        raise BoardError(
            f"{counted(snakes + len(wall), 'snake')} and {counted(ladders, 'ladder')} do not fit: "
            f"there is room for {room + len(wall)} in all on such a board of {board.squares} squares"
        )
    places = rng.sample(range(room), snakes + ladders)
    starts = [before[place] if place < len(before) else after[place - len(before)] for place in places]
    if 1 in starts[:snakes]:
        one = starts.index(1)
        starts[one], starts[-1] = starts[-1], starts[one]
    jumps = {square: rng.randrange(1, square) for square in starts[:snakes]}
    for square in starts[snakes:]:
        highest = wall.start - 1 if square < wall.start else board.squares
        jumps[square] = rng.randrange(square + 1, highest + 1)
    return jumps


def _jumps_with_wall(board: Board, snakes: int, ladders: int, rng: Random) -> dict[Square, Square]:
    """Jumps that nobody gets past: as many snakes side by side as the die has sides, and no ladder over them.

    Nothing less would do. Take the highest square that can be reached on a board that cannot be won: the squares
    within a roll of it must all start jumps, and those must all lead to that square or below it.
    """
    last_before = board.squares - board.die - 1  # the highest square that can be the one right before a wall
    if last_before < 1 or snakes < board.die:
        raise BoardError(
            f"a board with a die of {board.die} that cannot be won needs {board.die} {plural(board.die, 'snake')} and "
            f"{board.die + 2} squares at least, not {snakes} {plural(snakes, 'snake')} and {board.squares} {plural(board.squares, 'square')}"
        )
    before = rng.randrange(1, last_before + 1)
    others = snakes - board.die
    if others + ladders > board.squares - board.die - 3:
        before = 1  # where a wall leaves the most room
    wall = range(before + 1, before + 1 + board.die)
    jumps = _jumps(board, others, ladders, rng, wall)
    return jumps | {square: rng.randrange(1, before + 1) for square in wall}


def _open_walls(board: Board, jumps: dict[Square, Square]) -> None:
    """Shortens a snake here and there so that a player who rolls high gets past every row of jumps.

    Only where at least as many jumps stand side by side as the die has sides; elsewhere there is a way around.
    """
    if board.die == 1 and any(jump_kind(square, end) == "snake" for square, end in jumps.items()):
        raise BoardError("a die with one side cannot pass a snake: for a solvable board ask for snakes=0")
    reach = board.start
    # Neighbouring squares have the same difference between their number and their place in the order.
    order = count()
    for _, row in groupby(sorted(jumps), key=lambda square: square - next(order)):
        squares = list(row)
        reach = max(reach, squares[0] - 1)
        while reach + board.die <= squares[-1]:
            landing = reach + board.die
            if jumps[landing] <= reach:
                jumps[landing] = landing - 1
            reach = jumps[landing]
