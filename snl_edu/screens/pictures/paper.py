"""Paints a board with matplotlib, into any axes; and the figure that shows itself in a notebook."""

from base64 import b64encode
from cmath import phase
from collections.abc import Iterable, Mapping
from io import BytesIO
from math import degrees
from types import MappingProxyType
from typing import Any

from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.collections import LineCollection, PathCollection
from matplotlib.figure import Figure
from matplotlib.patches import BoxStyle, Circle, Ellipse, Polygon
from matplotlib.path import Path as Outline
from matplotlib.patheffects import withStroke
from PIL import Image

from snl_edu.films.film import Heat
from snl_edu.model.board import Board, Square
from snl_edu.screens import shapes
from snl_edu.screens.palette import HALO, HEATS, LIGHT, PARTS, STATES
from snl_edu.screens.pictures.scene import SCREEN, SMALLEST_PRINT

FONT = "DejaVu Sans"  # comes with matplotlib, so that pictures look the same on every machine


class Picture(Figure):
    """A figure that shows itself in a notebook, with alt text for people who cannot see it."""

    def __init__(self, alt: str, width: float, height: float) -> None:
        # Twice the dots of a screen, to be sharp when printed or projected.
        super().__init__(figsize=(width, height), dpi=2 * SCREEN, facecolor=LIGHT["page"])
        self.set_layout_engine("none")  # what is drawn knows its place
        self.alt = alt

    def image(self) -> Image.Image:
        """The picture as a Pillow image."""
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


def printed(points: float, colour: str = LIGHT["ink"]) -> dict[str, Any]:
    """How words are printed: nothing is left to the settings of a notebook."""
    return {"fontsize": points, "family": FONT, "color": colour}


def label_axes(ax: Axes, x: str, y: str) -> None:
    """Names the axes of a plot, in the same print as in all pictures."""
    ax.set_xlabel(x, **printed(13))
    ax.set_ylabel(y, **printed(13))
    ax.tick_params(labelsize=11, labelfontfamily=FONT, labelcolor=LIGHT["ink"], color=LIGHT["line"])
    ax.spines[:].set_color(LIGHT["line"])


def axes_at(picture: Picture, left: float, low: float, width: float, height: float) -> Axes:
    """Axes at a place in the picture, given in inches."""
    across, up = picture.get_size_inches()
    return picture.add_axes((left / across, low / up, width / across, height / up), facecolor=LIGHT["page"])


def lay_out(ax: Axes, board: Board) -> float:
    """Makes the axes count in squares from the top left corner of the board; returns the size of a unit in points."""
    width, height = shapes.extent_of(board)
    (left, top), (right, low) = on_axes([0, complex(width, height)])
    ax.set(xlim=(left, right), ylim=(low, top), aspect="equal")
    ax.set_axis_off()
    area = ax.get_window_extent()
    return float(72 / ax.figure.dpi * min(area.width / width, area.height / height))


def on_axes(points: Iterable[complex]) -> list[tuple[float, float]]:
    """Points that are given in units, as the axes count them."""
    return [((point.real - shapes.EDGE) / shapes.CELL, (point.imag - shapes.EDGE) / shapes.CELL) for point in points]


def outline_of(board: Board, square: Square, gap: float) -> Outline:
    """The rounded outline of a square, that many units inside it."""
    _, _, width, height = shapes.box_of(board, square)
    (corner,) = on_axes([shapes.corner_of(board, square)])
    rounded = BoxStyle.Round(pad=-gap / shapes.CELL, rounding_size=shapes.CORNER / shapes.CELL)
    return rounded(*corner, width / shapes.CELL, height / shapes.CELL, 1)


def paint(
    ax: Axes, board: Board, states: Mapping[Square, str], heat: Mapping[Square, Heat] = MappingProxyType({})
) -> None:
    """Draws the squares, above them the jumps, and above those the numbers."""
    point = lay_out(ax, board)
    looks = {square: states.get(square, "unseen") for square in range(board.start, board.squares + 1)}
    fills = {square: _fill(board, square, state) for square, state in looks.items()}
    fills |= {square: LIGHT[HEATS[each.level]] for square, each in heat.items()}
    edges = [LIGHT[f"{state}-edge"] for state in looks.values()]
    outlines = [outline_of(board, square, shapes.GAP) for square in looks]
    widths = [STATES[state].outline * point for state in looks.values()]
    ax.add_collection(PathCollection(outlines, facecolors=[*fills.values()], edgecolors=edges, linewidths=widths))
    for name, state in STATES.items():
        if state.cue:
            corners = [shapes.corner_of(board, square) for square in looks if square and looks[square] == name]
            cues = [shapes.placed(line, corner, 1) for corner in corners for line in state.cue]
            edge = LIGHT[f"{name}-edge"]
            _lines(ax, cues, edge, state.stroke * point, facecolors=edge if state.filled else "none")
    ladders = [shapes.ladder_of(board, foot, top) for foot, top in board.ladders.items()]
    snakes = [shapes.snake_of(board, head, tail) for head, tail in board.snakes.items()]
    for ladder in ladders:
        _ladder(ax, ladder, point)
    for snake in snakes:
        _body(ax, snake, point)
    for ladder in ladders:  # the places where jumps start lie above all jumps
        _ladder(ax, ladder.foot(), point)
    for snake in snakes:
        _head(ax, snake, point)
    _number(ax, board, fills, point)
    _note(ax, board, {square: each.label for square, each in heat.items() if square and each.label}, fills, point)


def _fill(board: Board, square: Square, state: str) -> str:
    return LIGHT["unseen-2" if state == "unseen" and shapes.is_dark(board, square) else state]


def _number(ax: Axes, board: Board, fills: Mapping[Square, str], point: float) -> None:
    """Prints the numbers, each with a halo in the colour of its square."""
    size = shapes.number_size(board)
    if size * point < SMALLEST_PRINT:
        return
    for square, fill in fills.items():
        ((x, y),) = on_axes([shapes.number_at(board, square)])
        style = printed((size if square else shapes.START_SIZE) * point)
        text = ax.text(x, y, str(square or "start"), ha="left" if square else "center", **style)
        text.set_path_effects([withStroke(linewidth=HALO * point, foreground=fill)])


def _note(ax: Axes, board: Board, notes: Mapping[Square, str], fills: Mapping[Square, str], point: float) -> None:
    """Prints a note on some squares, such as how likely they are, where the player writes it as well."""
    size = shapes.number_size(board) * point
    for square, note in notes.items() if size >= SMALLEST_PRINT else ():
        ((x, y),) = on_axes([shapes.note_at(board, square)])
        text = ax.text(x, y, note, ha="right", weight="bold", **printed(size))
        text.set_path_effects([withStroke(linewidth=HALO * point, foreground=fills[square])])


def _lines(ax: Axes, lines: Iterable[shapes.Polyline], colour: str, width: float, **how: Any) -> None:
    how |= {"colors": colour, "linewidths": width, "capstyle": "round", "joinstyle": "round", "snap": False}
    ax.add_collection(LineCollection([on_axes(line) for line in lines], **how))


def _part(ax: Axes, lines: Iterable[shapes.Polyline], name: str, point: float) -> None:
    part = PARTS[name]
    _lines(ax, lines, LIGHT[part.stroke], part.width * point, zorder=2)


def _ladder(ax: Axes, ladder: shapes.Ladder, point: float) -> None:
    _part(ax, ladder.rungs, "rung", point)
    _part(ax, ladder.rails, "rail", point)


def _body(ax: Axes, snake: shapes.Snake, point: float) -> None:
    ax.add_patch(Polygon(on_axes(snake.body), joinstyle="round", **_skin("snake", point)))
    _part(ax, [(dot, dot + 0.1) for dot in snake.scales], "scales", point)


def _head(ax: Axes, snake: shapes.Snake, point: float) -> None:
    _part(ax, [shapes.placed(line, snake.head, snake.looks) for line in shapes.TONGUE], "tongue", point)
    skull, *eyes = on_axes(shapes.placed((shapes.SKULL, *shapes.EYES), snake.head, snake.looks))
    long, wide = (2 * radius / shapes.CELL for radius in shapes.SKULL_RADII)
    ax.add_patch(Ellipse(skull, long, wide, angle=degrees(phase(snake.looks)), **_skin("snake", point)))
    for eye in eyes:
        ax.add_patch(Circle(eye, shapes.EYE_RADIUS / shapes.CELL, **_skin("eye", point)))


def _skin(name: str, point: float) -> dict[str, Any]:
    stroke, width, fill = PARTS[name]
    return {"facecolor": LIGHT[fill], "edgecolor": LIGHT[stroke], "linewidth": width * point, "zorder": 2}
