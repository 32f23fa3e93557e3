"""The functions that learners write in notebook 01, on where rolls end and lead, and the mistakes that they make."""

from collections.abc import Sequence

from snl_edu.course.exercise import function
from snl_edu.model.board import Board, Move, Square
from snl_edu.model.boards import named_board

FAMOUS = ([1, 2, 1, 1], [6, 2, 6, 6])


def _famous() -> Board:
    return named_board("example-1")


def ends(board: Board, square: Square) -> list[Square]:
    """Where each roll from a square ends, roll 1 first."""
    found = []
    for roll in range(1, board.die + 1):
        landing = square + roll
        if landing <= board.goal:
            found.append(board.jumps.get(landing, landing))
    return found


def _landings(board: Board, square: Square, first: int = 1, last: int = 0) -> list[Square]:
    return [landing for landing in range(square + first, square + board.die + 1 + last) if landing <= board.goal]


def _ends_of(board: Board, landings: Sequence[Square]) -> list[Square]:
    return [board.jumps.get(landing, landing) for landing in landings]


def chained(board: Board, square: Square) -> Square:
    """Where a player who took jump after jump would end up; in a ring of jumps, a square of the ring."""
    for _ in board.jumps:
        square = board.jumps.get(square, square)
    return square


def _past(board: Board, square: Square, instead: Square | None = None) -> list[Square]:
    """The ends of all rolls, also of those that lead past the goal, which end on `instead` if it is given."""
    landings = range(square + 1, square + board.die + 1)
    return [
        board.jumps.get(landing, landing) if landing <= board.goal or instead is None else instead
        for landing in landings
    ]


def _bouncing(board: Board, square: Square) -> list[Square]:
    landings = range(square + 1, square + board.die + 1)
    return _ends_of(board, [min(landing, 2 * board.goal - landing) for landing in landings])


ends_of_every_roll = function(
    ends,
    lambda: [
        *((_famous(), square) for square in (1, 13, 30, 33, 35, 36)),
        (named_board("chained-jumps"), 1),
        (named_board("onto-the-wall"), 14),
        (named_board("thirty-cells"), 16),
        (named_board("thirty-cells"), 27),
        (Board(12, {3: 11, 10: 2}, columns=2, die=3), 1),
    ],
    {
        "you give where each roll lands: where a snake or a ladder starts, the move ends elsewhere": (
            lambda board, square: _landings(board, square),
            lambda board, square: _past(Board(board.squares, die=board.die), square),
            lambda board, square: _landings(board, square, last=-1),
        ),
        "your function takes jump after jump: a roll takes one jump only, and where it ends, the move ends": (
            lambda board, square: [chained(board, landing) for landing in _landings(board, square)]
        ),
        "your function goes past the goal: leave out every roll that would": lambda board, square: _past(board, square),
        "your player stays put when a roll leads past the goal: such a roll is not allowed, so leave it out": (
            lambda board, square: _past(board, square, square)
        ),
        "your player stops on the goal when a roll leads past it: such a roll is not allowed, so leave it out": (
            lambda board, square: _past(board, square, board.goal)
        ),
        "your player walks back from the goal: a roll past it is not allowed, so leave it out": _bouncing,
        "the highest roll is missing: `range(1, 6)` ends with 5": (
            lambda board, square: _ends_of(board, _landings(board, square, last=-1))
        ),
        "your die begins with 0: `range(6)` counts from 0 to 5, and a die from 1 to 6": (
            lambda board, square: _ends_of(board, _landings(board, square, 0, -1)),
            lambda board, square: _ends_of(board, _landings(board, square, 0)),
        ),
        "your function never reaches the goal: a roll that lands on it exactly is allowed": (
            lambda board, square: _ends_of(board, [each for each in _landings(board, square) if each < board.goal])
        ),
        "your function climbs the ladders, but stays on the snakes: they have to be taken as well": (
            lambda board, square: [max(board.jumps.get(each, each), each) for each in _landings(board, square)]
        ),
        "your function slides down the snakes, but stays at the foot of the ladders: they have to be taken as well": (
            lambda board, square: [min(board.jumps.get(each, each), each) for each in _landings(board, square)]
        ),
        "you look for a jump where the player stands: look where the roll lands": (
            lambda board, square: _landings(board, board.jumps.get(square, square))
        ),
        "your function leaves out the rolls that land on a snake or a ladder: they count too, where do they end?": (
            lambda board, square: [each for each in _landings(board, square) if each not in board.jumps]
        ),
        "your function gives the first roll only: is `return` inside the loop?": (
            lambda board, square: ends(board, square)[:1],
            lambda board, square: next(iter(ends(board, square)), None),
        ),
        "your function gives the last roll only: put each end into a list with append": (
            lambda board, square: ends(board, square)[-1:],
            lambda board, square: next(reversed(ends(board, square)), None),
        ),
        "a set forgets the order of the rolls, and that two of them may end on the same square: use a list": (
            lambda board, square: set(ends(board, square))
        ),
        "you give each square once: two rolls that end on the same square are two entries of the list": (
            lambda board, square: list(dict.fromkeys(ends(board, square)))
        ),
        "your list is in the order of the squares: put the end of roll 1 first, then that of roll 2": (
            lambda board, square: sorted(ends(board, square))
        ),
        "a list of the ends is enough: roll 1 first, and no dict": (
            lambda board, square: dict(enumerate(ends(board, square), 1)),
            lambda board, square: dict(zip(_landings(board, square), ends(board, square), strict=True)),
        ),
        "your die has six sides on every board: ask `board.die` how many it has": (
            lambda board, square: ends(Board(board.squares, board.jumps), square)
        ),
        "your board has 36 squares every time: ask `board.goal` where it ends": (
            lambda board, square: [
                board.jumps.get(each, each) for each in range(square + 1, square + board.die + 1) if each <= 36
            ]
        ),
    },
)


def _walk(board: Board, rolls: Sequence[int]) -> list[Square]:
    """The squares on which a player stands: the start, and the end of each roll."""
    return [board.start, *(move.end for move in _moves(board, rolls))]


def _moves(board: Board, rolls: Sequence[int]) -> list[Move]:
    moves: list[Move] = []
    for roll in rolls:
        moves.append(board.moves(moves[-1].end if moves else board.start)[roll - 1])
    return moves


def _walk_chained(board: Board, rolls: Sequence[int]) -> list[Square]:
    way = [board.start]
    for roll in rolls:
        way.append(chained(board, way[-1] + roll))
    return way


def _walk_plain(board: Board, rolls: Sequence[int]) -> list[Square]:
    return _walk(Board(max(board.squares, 99), start=board.start), rolls)


walk_of_rolls = function(
    _walk,
    lambda: [
        *((_famous(), rolls) for rolls in FAMOUS),
        (named_board("chained-jumps"), [1, 1]),
        (named_board("onto-the-wall"), [3, 4, 6]),
        (Board(25), [6, 6, 6, 6]),
        (named_board("chutes-and-ladders"), [1, 6, 5]),
        (_famous(), [5]),
        (_famous(), []),
    ],
    {
        "the start is missing: the player stands on it before the first roll": lambda board, rolls: _walk(board, rolls)[
            1:
        ],
        "you give the last square only: keep every square in a list": lambda board, rolls: _walk(board, rolls)[-1],
        "your player never takes a snake or a ladder: where one starts, the move ends elsewhere": _walk_plain,
        "your player takes jump after jump: a roll takes one jump only": _walk_chained,
        "your list holds where each roll lands: keep where it ends": (
            lambda board, rolls: [board.start, *(move.landing for move in _moves(board, rolls))]
        ),
        "your list holds the landing and the end of a jump: the player stands only where the move ends": (
            lambda board, rolls: [
                board.start,
                *(square for move in _moves(board, rolls) for square in dict.fromkeys(move[2:])),
            ]
        ),
        "each of your rolls begins at the start: roll from where the last move ended": (
            lambda board, rolls: [board.start, *(board.moves(board.start)[roll - 1].end for roll in rolls)]
        ),
        "your list is as long as the rolls, so its last square is missing: add a square after each roll": (
            lambda board, rolls: _walk(board, rolls)[:-1]
        ),
        "your function returns after the first roll: is `return` inside the loop?": (
            lambda board, rolls: _walk(board, rolls[:1]),
        ),
        "a game begins on `board.start`, which need not be 1": (
            lambda board, rolls: _walk(Board(board.squares, {k: v for k, v in board.jumps.items() if k > 1}), rolls)
        ),
    },
)
