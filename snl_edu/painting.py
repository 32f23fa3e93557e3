"""Paints a board with matplotlib, into any axes; and the figure that shows itself in a notebook."""

from base64 import b64encode
from cmath import phase
from collections.abc import Iterable, Mapping
from io import BytesIO
from math import degrees, pi, sin
from typing import Any

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.collections import LineCollection, PathCollection
from matplotlib.figure import Figure
from matplotlib.patches import BoxStyle, Circle, Ellipse, Polygon
from matplotlib.path import Path as Outline
from matplotlib.patheffects import withStroke
from PIL import Image

from snl_edu.board import Board, BoardError, Square, expect_board
from snl_edu.palette import LIGHT
from snl_edu.svg import LARGEST_DRAWING

LONGEST_SIDE = 100  # squares: the numbers of a board that looks like a thread could not be read
SCREEN = 100  # dots per inch on a screen; a picture has twice as many, to be sharp when printed or projected
FONT = "DejaVu Sans"  # comes with matplotlib, so that pictures look the same on every machine
SMALLEST_PRINT = 4  # points: a smaller number is a smudge, and left out
EDGE = 0.05  # of a square, around the board
UNIT = 1 / 60  # of a square: shapes and widths are given in units, as in the SVG pictures
LOW = 6j * UNIT  # a jump starts and ends so far below the centre, to leave room for the number

OUTLINES = {"unseen": 1.5, "seen": 1.5, "frontier": 3.5, "current": 4.5, "path": 3.5}  # how wide

# Colour is never the only cue: each state also has lines of its own in the square, so many units wide.
CUES: Mapping[str, tuple[float, list[list[complex]]]] = {
    "seen": (4, [[9 + 51j, 10 + 51j], [17 + 51j, 18 + 51j]]),
    "frontier": (1, [[40 + 6j, 54 + 6j, 54 + 20j, 40 + 6j]]),
    "current": (3, [[42 + 9j, 51 + 9j, 51 + 18j], [18 + 51j, 9 + 51j, 9 + 42j]]),
    "path": (5, [[8 + 28j, 8 + 52j]]),
}


class Picture(Figure):
    """A figure that shows itself in a notebook, with words for those who cannot see it."""

    def __init__(self, alt: str, width: float, height: float) -> None:
        super().__init__(figsize=(width, height), dpi=2 * SCREEN, facecolor=LIGHT["page"])
        self.set_layout_engine("none")  # what is drawn knows its place
        self.alt = alt

    def image(self) -> Image.Image:
        """The picture as an image of Pillow."""
        canvas = FigureCanvasAgg(self)
        canvas.draw()  # type: ignore[no-untyped-call]
        pixels = bytes(canvas.buffer_rgba())  # type: ignore[no-untyped-call]
        return Image.frombytes("RGBA", canvas.get_width_height(), pixels).convert("RGB")

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        del include, exclude  # a notebook chooses from what it gets
        png = BytesIO()
        self.image().save(png, "PNG")
        data = {"image/png": b64encode(png.getvalue()).decode(), "text/plain": repr(self)}
        return data, {"image/png": {"alt": self.alt, "width": round(self.get_figwidth() * SCREEN)}}

    def __repr__(self) -> str:
        return f"<picture: {self.alt}>"


def expect_drawable(board: Board) -> None:
    """Refuses what is not a board, or is one whose numbers could not be read."""
    expect_board(board)
    if board.squares > LARGEST_DRAWING or max(board.rows, board.columns) > LONGEST_SIDE:
        raise BoardError(
            f"{board.squares} squares in {board.columns} columns are too many to draw: at most {LARGEST_DRAWING}, "
            f"and {LONGEST_SIDE} a side; print the board"
        )


def printed(points: float, colour: str = LIGHT["ink"]) -> dict[str, Any]:
    """How words are printed: nothing is left to the settings of a notebook."""
    return {"fontsize": points, "family": FONT, "color": colour}


def extent_of(board: Board) -> tuple[float, float]:
    """The width and the height of the board with its edge, in squares."""
    return board.columns + 2 * EDGE, board.rows + (0 if board.start else 0.5) + 2 * EDGE


def size_of(board: Board, longest: float = 0) -> tuple[float, float]:
    """The width and the height of a drawing of the board, in inches that are whole dots on a screen."""
    width, height = extent_of(board)
    longest = longest or max(8, max(width, height) / 4)  # a number needs a quarter of an inch
    inch = min(1, longest / max(width, height))
    return max(0.1, round(width * inch, 2)), max(0.1, round(height * inch, 2))


def axes_at(picture: Picture, left: float, low: float, width: float, height: float) -> Axes:
    """Axes at a place of the picture that is given in inches."""
    across, up = picture.get_size_inches()
    return picture.add_axes((left / across, low / up, width / across, height / up), facecolor=LIGHT["page"])


def lay_out(ax: Axes, board: Board) -> float:
    """The size of a unit in points, once the axes count in squares from the top left corner of the board."""
    width, height = extent_of(board)
    ax.set(xlim=(-EDGE, width - EDGE), ylim=(height - EDGE, -EDGE), aspect="equal")
    ax.set_axis_off()
    area = ax.get_window_extent()
    return float(72 / ax.figure.dpi * UNIT * min(area.width / width, area.height / height))


def box_of(board: Board, square: Square) -> tuple[float, float, float, float]:
    """The left and upper edge of a square, its width and its height; 0 is off the board, below square 1."""
    if square == 0:
        return 0, board.rows, 1, 0.5
    row, column = board.position(square)
    return column, row, 1, 1


def centre_of(board: Board, square: Square) -> complex:
    """The centre of a square, as a complex number: a product with one of length 1 turns a shape."""
    left, top, width, height = box_of(board, square)
    return complex(left + width / 2, top + height / 2)


def outline_of(board: Board, square: Square, gap: float) -> Outline:
    """The rounded outline of a square, so many units inside it."""
    left, top, width, height = box_of(board, square)
    corner = BoxStyle.Round(pad=-gap * UNIT, rounding_size=6 * UNIT)
    return corner(left, top, width, height, 1)


def paint(ax: Axes, board: Board, states: Mapping[Square, str]) -> None:
    """Draws the squares, above them the jumps, and above those the numbers."""
    point = lay_out(ax, board)
    looks = {square: states.get(square, "unseen") for square in range(board.start, board.squares + 1)}
    fills = [_fill(board, square, state) for square, state in looks.items()]
    edges = [LIGHT[f"{state}-edge"] for state in looks.values()]
    outlines = [outline_of(board, square, 3) for square in looks]
    widths = [OUTLINES[state] * point for state in looks.values()]
    ax.add_collection(PathCollection(outlines, facecolors=fills, edgecolors=edges, linewidths=widths))
    for state, (width, lines) in CUES.items():
        corners = [complex(*box_of(board, square)[:2]) for square in looks if square and looks[square] == state]
        cues = [[corner + at * UNIT for at in line] for corner in corners for line in lines]
        fill = LIGHT[f"{state}-edge"] if state == "frontier" else "none"
        _lines(ax, cues, f"{state}-edge", width * point, facecolors=fill, zorder=1)
    for foot, top in board.ladders.items():
        _ladder(ax, centre_of(board, foot) + LOW, centre_of(board, top) + LOW, point)
    for head, tail in board.snakes.items():
        _snake(ax, centre_of(board, head) + LOW, centre_of(board, tail) + LOW, point)
    _number(ax, board, dict(zip(looks, fills, strict=True)), point)


def _fill(board: Board, square: Square, state: str) -> str:
    chequered = state == "unseen" and square and sum(board.position(square)) % 2
    return LIGHT["unseen-2" if chequered else state]


def _number(ax: Axes, board: Board, fills: Mapping[Square, str], point: float) -> None:
    """Prints the numbers, each with a halo in the colour of its square."""
    # On a large board they take a larger part of their squares, to be read from as far away.
    longest = max(board.rows, board.columns)
    size = 15 if longest <= 8 else 17 if longest <= 12 else 20
    if size * point < SMALLEST_PRINT:
        return
    for square, fill in fills.items():
        at = complex(*box_of(board, square)[:2]) + UNIT * (complex(7, 5 + size) if square else 11 + 20j)
        style = printed((size if square else 14) * point)
        text = ax.text(at.real, at.imag, str(square or "start"), **style)
        text.set_path_effects([withStroke(linewidth=5 * point, foreground=fill)])


def _lines(ax: Axes, lines: Iterable[Iterable[complex]], colour: str, width: float, **how: Any) -> None:
    how |= {"colors": LIGHT[colour], "linewidths": width, "capstyle": "round", "snap": False}
    ax.add_collection(LineCollection([[(at.real, at.imag) for at in line] for line in lines], **how))


def _ladder(ax: Axes, foot: complex, top: complex, point: float) -> None:
    side = 9j * UNIT * (top - foot) / abs(top - foot)
    count = max(2, round(abs(top - foot) * 60 / 16))
    middles = [foot + (top - foot) * (number + 0.5) / count for number in range(count)]
    _lines(ax, [[middle - side, middle + side] for middle in middles], "ladder", 3.2 * point)
    _lines(ax, [[foot - side, top - side], [foot + side, top + side]], "ladder-edge", 4.5 * point)


def _snake(ax: Axes, head: complex, tail: complex, point: float) -> None:
    """Draws a body that winds and tapers, and a head that looks away from it."""
    length = abs(tail - head)
    waves = max(1, round(length * 60 / 110))
    sway = min(13 * UNIT, length / 9)

    def spine(share: float) -> complex:
        return head + (tail - head) / length * complex(length * share, sway * sin(2 * pi * waves * share))

    def turned(share: float, *ats: complex) -> list[complex]:
        ahead = spine(share - 0.01) - spine(share + 0.01)
        return [spine(share) + ahead / abs(ahead) * at * UNIT for at in ats]

    shares = [number / (20 * waves) for number in range(20 * waves + 1)]
    left, right = zip(*[turned(share, 7j - 5.6j * share, 5.6j * share - 7j) for share in shares], strict=True)
    skin: dict[str, Any] = {"facecolor": LIGHT["snake"], "edgecolor": LIGHT["snake-edge"], "linewidth": 1.5 * point}
    ax.add_patch(Polygon([(at.real, at.imag) for at in (*left, *reversed(right))], zorder=2, **skin))
    _lines(ax, [turned(share, 0, 0.5) for share in shares[3:-3:2]], "snake-light", 2.2 * point)
    _lines(ax, [turned(0, 10, 18, 23 - 3j), turned(0, 18, 23 + 3j)], "tongue", 1.6 * point)
    middle, *eyes = turned(0, 3, 6 - 3.6j, 6 + 3.6j)
    turn = degrees(phase(spine(-0.01) - spine(0.01)))
    ax.add_patch(Ellipse((middle.real, middle.imag), 22 * UNIT, 17 * UNIT, angle=turn, zorder=2, **skin))
    for eye in eyes:
        ax.add_patch(Circle((eye.real, eye.imag), 2.4 * UNIT, zorder=2, **skin | {"facecolor": LIGHT["snake-light"]}))
