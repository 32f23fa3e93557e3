"""Squares, snakes, ladders and arrows as lines: the one geometry of every picture.

Everything is measured in units, 60 to a square. A point is a complex number, counted to the right and downwards from
the corner of the picture, because a product with a complex number of length 1 turns a shape.
"""

from cmath import phase, rect
from collections.abc import Iterable
from itertools import pairwise
from math import cos, pi, sin
from operator import add, sub
from typing import NamedTuple, TypeAlias

from snl_edu.model.board import Board, Square, expect_board, position_of
from snl_edu.model.input.arguments import BoardError, plural

Polyline: TypeAlias = tuple[complex, ...]

LARGEST_DRAWING = 2_500  # squares: the numbers of more could not be read,
LONGEST_SIDE = 100  # and neither could those of a board that looks like a thread

CELL = 60  # the side of a square; a picture can be scaled to any size
EDGE = 3  # around the board
GAP = 3  # around what is drawn of a square, so that the widest outline stays within it
CORNER = 6  # the radius of its corners
NOTE = complex(CELL - GAP - 5, CELL - GAP - 6)  # where a note on a square ends, on its baseline, from its corner
LOW = 6j  # jumps start and end this far below the centre of a square, to leave room for its number
BELOW_NUMBER = 9j  # how far below the centre of a square the rolls to it stand,
ROLLS_SIZE, START_ROLLS_SIZE = 26, 16  # and how high they are, on the board and off it
START_SIZE = 15  # how high the word "start" is in the square off the board

# The heads of a snake and of an arrow, looking to the right, around the point where they are put.
TONGUE: tuple[Polyline, ...] = ((10, 18, 23 - 3j), (18, 23 + 3j))
SKULL, SKULL_RADII = 3, (11, 8.5)  # an ellipse
EYES, EYE_RADIUS = (6 - 3.6j, 6 + 3.6j), 2.2
ARROW_TIP: Polyline = (-9.7 - 5.3j, 0, -9.7 + 5.3j)


class Area(NamedTuple):
    """Where a square lies."""

    left: int
    top: int
    width: int
    height: int


class Ladder(NamedTuple):
    """Two rails, and the rungs between them."""

    rails: tuple[Polyline, ...]
    rungs: tuple[Polyline, ...]

    def foot(self) -> "Ladder":
        """Its lowest part, with two rungs: it is drawn again above everything that lies over the ladder."""
        share = 2 / len(self.rungs)
        return Ladder(tuple((low, low + (top - low) * share) for low, top in self.rails), self.rungs[:2])


class Snake(NamedTuple):
    """The outline of a body that winds and tapers, dots along its back, where its head is, and where it looks."""

    body: Polyline
    scales: Polyline
    head: complex
    looks: complex


def can_be_drawn(board: Board) -> bool:
    """Whether the numbers of the board could be read in a picture."""
    return board.squares <= LARGEST_DRAWING and max(board.rows, board.columns) <= LONGEST_SIDE


def expect_drawable(board: Board) -> None:
    """Refuses anything that is not a board that can be drawn: the one rule for every picture."""
    expect_board(board)
    if not can_be_drawn(board):
        squares = f"{board.squares} {plural(board.squares, 'square')}"
        columns = f"{board.columns} {plural(board.columns, 'column')}"
        raise BoardError(
            f"{squares} in {columns} cannot be drawn: "
            f"at most {LARGEST_DRAWING}, and {LONGEST_SIDE} a side; print the board instead"
        )


def extent_of(board: Board) -> tuple[int, int]:
    """The width and the height of the whole picture."""
    below = CELL // 2 if board.start == 0 else 0
    return board.columns * CELL + 2 * EDGE, board.rows * CELL + below + 2 * EDGE


def box_of(board: Board, square: Square) -> Area:
    """Where a square lies; 0 is off the board, below square 1."""
    if square == 0:
        return Area(EDGE, board.rows * CELL + EDGE, CELL, CELL // 2)
    row, column = position_of(square, board.rows, board.columns)
    return Area(column * CELL + EDGE, row * CELL + EDGE, CELL, CELL)


def corner_of(board: Board, square: Square) -> complex:
    """The top left corner of a square."""
    return complex(*box_of(board, square)[:2])


def centre_of(board: Board, square: Square) -> complex:
    """The centre of a square."""
    left, top, width, height = box_of(board, square)
    return complex(left + width / 2, top + height / 2)


def is_dark(board: Board, square: Square) -> bool:
    """Whether a square is one of the darker ones of the chequered board."""
    return square > 0 and sum(position_of(square, board.rows, board.columns)) % 2 == 1


def number_size(board: Board) -> int:
    """How high numbers are: on a large board they take more of a square, so that they can be read from as far away."""
    longest = max(board.rows, board.columns)
    return 15 if longest <= 8 else 17 if longest <= 12 else 20


def number_at(board: Board, square: Square) -> complex:
    """Where the number of a square begins, on its baseline; for the word "start" off the board, its middle."""
    return corner_of(board, square) + (complex(7, 5 + number_size(board)) if square else 30 + 20j)


def note_at(board: Board, square: Square) -> complex:
    """Where a note on a square ends, on its baseline: in the corner below its number."""
    return corner_of(board, square) + NOTE


def placed(line: Iterable[complex], at: complex, looks: complex) -> Polyline:
    """A shape that looks to the right, put somewhere and turned."""
    return tuple(at + point * looks for point in line)


def arrow_of(board: Board, start: Square, end: Square) -> tuple[Polyline, ...]:
    """The shaft and the head of an arrow from square to square; the player puts the same head on arrows that change."""
    foot, tip = centre_of(board, start), centre_of(board, end)
    return (foot, tip), placed(ARROW_TIP, tip, rect(1, phase(tip - foot)))


def ladder_of(board: Board, foot: Square, top: Square) -> Ladder:
    """The lines of a ladder from square to square."""
    low = centre_of(board, foot) + LOW
    way = centre_of(board, top) + LOW - low
    side = 9j * way / abs(way)
    count = max(2, round(abs(way) / 16))
    middles = [low + way * (number + 0.5) / count for number in range(count)]
    return Ladder(
        rails=((low - side, low + way - side), (low + side, low + way + side)),
        rungs=tuple((middle - side, middle + side) for middle in middles),
    )


def snake_of(board: Board, head: Square, tail: Square) -> Snake:
    """The lines of a snake from its head to its tail."""
    first = centre_of(board, head) + LOW
    way = centre_of(board, tail) + LOW - first
    length = abs(way)
    waves = 2 * pi * max(1, round(length / 110))
    sway = min(13, length / 9) / length
    pieces = round(length / 9) + 4
    shares = [number / pieces for number in range(pieces + 1)]
    spine = [first + way * complex(share, sway * sin(waves * share)) for share in shares]
    ahead = [way * complex(1, sway * waves * cos(waves * share)) for share in shares]
    half = [1j * to / abs(to) * (7 - 5.6 * share) for to, share in zip(ahead, shares, strict=True)]
    return Snake(
        body=(*map(add, spine, half), *reversed([*map(sub, spine, half)])),
        scales=tuple(spine[2:-1]),
        head=first,
        looks=-ahead[0] / abs(ahead[0]),
    )


def path_text(lines: Iterable[Polyline], *, closed: bool = False) -> str:
    """Lines as the path of an SVG picture, with at most one decimal, the same on every machine."""
    text = ""
    for line in lines:
        # Each point is counted from the one before it, which takes half as many characters.
        tenths = [(round(10 * at.real), round(10 * at.imag)) for at in line]
        steps = [f"{(x - left) / 10:g} {(y - top) / 10:g}" for (left, top), (x, y) in pairwise([(0, 0), *tenths])]
        text += f"M{steps[0]}l{' '.join(steps[1:])}".replace(" -", "-") + ("z" if closed else "")
    return text


ARROW_HEAD = path_text([ARROW_TIP])  # for the player, which puts it where an arrow ends
