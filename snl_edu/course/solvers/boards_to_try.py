"""The boards that a solver is tried on: some that expose every misconception, random ones, and large ones."""

from collections.abc import Iterator
from functools import cache
from itertools import chain, islice
from random import Random

from snl_edu.calls.signatures import MATRIX, Form
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.course.solvers.answers import Case
from snl_edu.model.board import Board
from snl_edu.model.boards import named_board

RANDOM_BOARDS = 160
OF_ONE_SIZE = 80  # random boards, for a solver that allows only one number of squares
APART = 60  # random boards without chains, for a site that promises that there are none
BEYOND = 24  # boards that a site never gives, of each kind
NAMED = (
    *("example-1", "example-2", "the-note", "the-trap", "the-needed-snake"),
    *("six-in-a-row", "five-in-a-row", "over-the-wall", "onto-the-wall"),
)
LARGE = 36  # squares: on a board of more than that, a right solver may take too long


def curated_boards() -> list[Board]:
    """Boards that expose every misconception, the smallest first."""
    boards = [each.board for each in MISCONCEPTIONS.values() if each.board is not None]
    boards += [*map(named_board, NAMED), *SUBTLE, *RINGS, staircase(2, 7), staircase(3, 8), staircase(5, 10)]
    return sorted(dict.fromkeys(boards), key=lambda board: (board.squares, len(board.jumps)))


def staircase(snakes: int, size: int) -> Board:
    """A ladder up, that many snakes down one after another, and a ladder to the goal: a shortest game takes them all.

    It exposes a solver that goes over the squares a fixed number of times: each snake needs one more round.
    """
    foot = 6 * (snakes + 2) + 2
    top = foot - 1 + 2 * snakes
    down = {top + 1 - 2 * step: top - 2 - 2 * step for step in range(snakes)}
    return Board(size * size, {7: top, **down, foot: size * size})


def corridor(size: int) -> Board:
    """Walls of five snakes, two squares apart: only a 1 and then a 6 lead past each of them.

    It takes more rolls than an empty board, and so exposes a solver that gives up after too few of them.
    """
    squares = size * size
    return Board(squares, {square: 1 for square in range(2, squares) if (square - 1) % 7 > 1})


def large_boards() -> Iterator[Board]:
    """Boards of each size from 7 to 20: an empty one, a long one, one with random jumps, some that cannot be won."""
    rng = Random(20)
    for size in range(7, 21):
        yield Board(size * size)
        yield corridor(size)
        yield _random_board(rng, size * size, rng.choice((0.05, 0.1, 0.3)))
        if size % 4 == 0:  # six snakes in a row: nobody gets past them
            yield Board(size * size, dict.fromkeys(range(size * size - 40, size * size - 34), size))
    yield from (staircase(9, 15), staircase(14, 20))


def random_boards(rng: Random) -> Iterator[Board]:
    """Small boards, one after another, from nearly empty to nearly full of jumps that lead anywhere."""
    while True:
        yield _random_board(rng, rng.randint(2, 6) ** 2, rng.choice((0.1, 0.3, 0.6, 0.9)))


def _random_board(rng: Random, squares: int, share: float) -> Board:
    starts = [square for square in range(2, squares) if rng.random() < share]
    ends = [rng.randint(1, squares - 1) for _ in starts]  # those from the start on mean the next square
    return Board(squares, {start: end + (end >= start) for start, end in zip(starts, ends, strict=True)})


def has_ring(board: Board) -> bool:
    """Whether jumps lead round in a ring: there, solvers that take jump after jump all do something different."""
    ends = set(board.jumps)
    for _ in board.jumps:
        ends = {board.jumps[square] for square in ends if square in board.jumps}
    return not ends.isdisjoint(board.jumps)


def _own_numbers(boards: Iterator[Board]) -> Iterator[Case]:
    """Cases in which every plain square, or every other one, holds its own number."""
    for number, board in enumerate(boards):
        plain = (square for square in range(2, board.squares) if square not in board.jumps)
        yield Case(board, tuple(islice(plain, 0, None, 1 + number % 2)))


@cache
def cases_to_try(form: Form = MATRIX) -> tuple[Case, ...]:
    """The boards that solvers of this form are tried on, always the same ones; large ones come last."""
    if form.promises:
        return tuple(Case(board) for board in dict.fromkeys(_all_boards(form)) if form.allows(board))
    rng = Random(909)
    boards = [*curated_boards(), *islice(random_boards(rng), RANDOM_BOARDS)]
    small = [board for board in boards if board.squares <= LARGE]
    large = sorted((*large_boards(), *boards), key=lambda board: board.squares)
    cases = [*map(Case, small)]
    if form is MATRIX:
        cases += _own_numbers(islice(random_boards(rng), 8))
    return tuple(dict.fromkeys([*cases, *(Case(board) for board in large if board.squares > LARGE)]))


@cache
def cases_beyond(form: Form) -> tuple[tuple[str, tuple[Case, ...]], ...]:
    """Boards that a site promises never to give, by what is wrong with them, and with nothing else."""
    cases_of: dict[str, list[Case]] = {name: [] for name, _ in form.promises}
    for board in dict.fromkeys(_all_boards(form)):
        broken = [name for name, has_it in form.promises if has_it(board)]
        if len(broken) == 1 and (board.squares <= LARGE if form.squares is None else board.squares == form.squares):
            cases_of[broken[0]].append(Case(board))
    return tuple((name, tuple(cases[:BEYOND])) for name, cases in cases_of.items())


def _all_boards(form: Form) -> Iterator[Board]:
    """All boards for a form whose site makes promises, kept or not: of one size, or small ones and then large ones."""
    rng = Random(form.squares or 30)
    if form.squares is not None:
        yield from _boards_of(form.squares)
        yield from (_board_apart(rng, form.squares) for _ in range(APART))
        yield from (_wall(form.squares, first) for first in range(12, form.squares - 7, 18))
        yield from (board for board in OF_THAT_SIZE if board.squares == form.squares)
        return
    apart = (_board_apart(rng, rng.choice((9, 12, 16, 20, 25, 30, 30, 36))) for _ in range(APART))
    yield from sorted(apart, key=lambda board: board.squares)
    yield from (named_board("thirty-cells"), _wall(30, 12))
    yield from (case.board for case in cases_to_try() if not case.own)
    yield from (_board_apart(rng, size * size) for size in range(7, 21))


def _board_apart(rng: Random, squares: int) -> Board:
    """A board on which no square has more than one end of a jump."""
    jumps = rng.randint(0, min(squares // 3, 12))
    ends = rng.sample(range(2, squares), 2 * jumps)
    return Board(squares, dict(zip(ends[::2], ends[1::2], strict=True)))


def _wall(squares: int, first: int) -> Board:
    """Six snakes in a row, each to a square of its own: nobody gets past them."""
    return Board(squares, {first + snake: 2 + snake for snake in range(6)})


def _boards_of(squares: int) -> Iterator[Board]:
    """Boards of one size: the curated ones that fit, and random ones."""
    rng = Random(squares)
    for board in (Board(squares), *curated_boards()):
        if all(max(pair) <= squares and pair[0] < squares for pair in board.jumps.items()):
            yield Board(squares, board.jumps)
            # Here a jump to the goal of a smaller board leads to the goal of this one.
            yield Board(squares, {start: squares if end == board.goal else end for start, end in board.jumps.items()})
    for _ in range(OF_ONE_SIZE):
        yield _random_board(rng, squares, rng.choice((0.05, 0.1, 0.3, 0.6, 0.9)))


def _walls() -> Board:
    """Eight walls of five snakes, each snake to a square of its own: a way of 24 rolls on 100 squares."""
    starts = [first + snake for first in range(39, 94, 7) for snake in range(5)]
    ends = (square for square in range(2, 39))
    return Board(100, dict(zip(starts, chain(ends, range(44, 100, 7)), strict=False)))


# On 30 squares few boards need a snake. In this one, a snake just before the goal leads back to a ladder that leads to it.
OF_THAT_SIZE = (
    Board(30, {3: 23, 4: 2, 6: 7, 15: 23, 19: 13, 20: 1, 22: 30, 24: 16, 25: 13, 26: 23, 27: 17, 28: 2, 29: 12}),
    _walls(),
)
# Few boards expose a search that asks about one square and marks another. These are some of them, made smaller.
SUBTLE = (
    Board(9, {2: 3, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2}),
    Board(9, {3: 4, 4: 5, 5: 6, 6: 2, 7: 2}),
    Board(9, {3: 2, 4: 2, 5: 6, 6: 2, 7: 2}),
    Board(16, {5: 7, 7: 6, 13: 16}),
    Board(16, {6: 7, 7: 5, 10: 9, 11: 9}),
    Board(25, {8: 16, 16: 19, 19: 18, 20: 18, 21: 18, 22: 18}),
    Board(25, {18: 17, 19: 17, 20: 17, 21: 17, 22: 17, 23: 17}),
    Board(36, {3: 25, 30: 24, 31: 30}),
    Board(36, {4: 19, 30: 18, 31: 30}),
    Board(36, {29: 28, 30: 29, 31: 30}),
    Board(36, {29: 30, 30: 29, 31: 28}),
)
# Two jumps, or three, that lead round in a ring; a shortest game takes one of them.
RINGS = (
    Board(4, {2: 3, 3: 2}),
    Board(16, {3: 14, 14: 3}),
    Board(25, {4: 22, 22: 10, 10: 4}),
    Board(36, {2: 30, 30: 2}),
    Board(36, {5: 20, 20: 5, 22: 34, 34: 22}),
)
