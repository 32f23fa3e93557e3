"""Paints pictures on paper, with matplotlib: a figure of our own, or axes of somebody else's figure."""

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
from matplotlib.patches import BoxStyle, Circle, Ellipse, PathPatch, Polygon
from matplotlib.path import Path as Outline
from matplotlib.patheffects import withStroke
from PIL import Image

from snl_edu.films.film import Heat
from snl_edu.model.board import Board, Square
from snl_edu.model.input.arguments import BoardError, shown
from snl_edu.screens import shapes
from snl_edu.screens.palette import HALO, HEATS, LIGHT, PARTS, STATES
from snl_edu.screens.pictures.ink import DASHES, INCH, SMALLEST_PRINT, Box, Colour, Drawing, Line, Words
from snl_edu.screens.pictures.picture import Picture

FONT = "DejaVu Sans"  # comes with matplotlib, so that pictures look the same on every machine
ALIGNED = {"start": "left", "middle": "center", "end": "right"}
SHARP = 3  # dots of paper for a dot of a screen


def printed(picture: Picture, ending: str) -> bytes:
    """A picture as the content of a file, at the resolution of print."""
    figure = figure_of(picture)
    file = BytesIO()
    # The day on which it was painted is left out: the same picture is the same file.
    about = {"CreationDate": None, "Title": picture.alt} if ending == "pdf" else {"Description": picture.alt}
    figure.savefig(file, format=ending, metadata=about)
    return file.getvalue()


def figure_of(picture: Picture, sharp: float = SHARP) -> Figure:
    """A picture as a figure of matplotlib."""
    width, height = picture.width, picture.height
    figure = Figure(figsize=(width / INCH, height / INCH), dpi=sharp * INCH, facecolor=LIGHT["page"])
    figure.set_layout_engine("none")  # what is drawn knows its place
    for part in picture.parts:
        if isinstance(part, Drawing):
            across, down = (length * part.unit for length in shapes.extent_of(part.board))
            low = height - part.corner.imag - down
            box = part.corner.real / width, low / height, across / width, down / height
            paint(figure.add_axes(box), part.board, part.states, part.heat, part.notes)
    sheet = figure.add_axes((0, 0, 1, 1), facecolor="none")
    _paint_parts(sheet, picture)
    return figure


def image_of(picture: Picture, sharp: float = 1) -> Image.Image:
    """A picture as a Pillow image."""
    canvas = FigureCanvasAgg(figure_of(picture, sharp))
    canvas.draw()  # type: ignore[no-untyped-call]
    pixels = bytes(canvas.buffer_rgba())  # type: ignore[no-untyped-call]
    return Image.frombytes("RGBA", canvas.get_width_height(), pixels).convert("RGB")


def paint_into(ax: Any, picture: Picture) -> Axes:
    """The axes that a caller has given, with a picture in them: a board counts in squares, a plot in dots."""
    if not isinstance(ax, Axes):
        raise BoardError(f"ax must be the Axes of a matplotlib figure or None, not {shown(ax)}")
    first = picture.parts[0]
    if isinstance(first, Drawing):
        paint(ax, first.board, first.states, first.heat, first.notes)
    else:
        _paint_parts(ax, picture)
    return ax


def _paint_parts(ax: Axes, picture: Picture) -> None:
    """Draws boxes, lines and words, in dots; boards have axes of their own."""
    ax.set(xlim=(0, picture.width), ylim=(picture.height, 0), aspect="equal")
    ax.set_axis_off()
    area = ax.get_window_extent()
    point = 72 / ax.figure.dpi * min(area.width / picture.width, area.height / picture.height)
    for part in picture.parts:
        if isinstance(part, Box):
            _box(ax, part, point)
        elif isinstance(part, Line):
            _line(ax, part, point)
        elif isinstance(part, Words):
            _words(ax, part, point)


def _colour(colour: Colour) -> str:
    """A colour on white paper."""
    return LIGHT[colour] if isinstance(colour, str) else colour[0]


def _box(ax: Axes, box: Box, point: float) -> None:
    rounded = BoxStyle.Round(pad=0, rounding_size=box.radius)
    outline = rounded(box.corner.real, box.corner.imag, box.width, box.height, 1)
    look = {"edgecolor": _colour(box.edge), "linewidth": box.stroke * point} if box.stroke else {"linewidth": 0}
    ax.add_patch(PathPatch(outline, facecolor=_colour(box.fill), **look))


def _line(ax: Axes, line: Line, point: float) -> None:
    dashes: Any = (0, DASHES[line.dashes]) if DASHES[line.dashes] else "-"
    look: dict[str, Any] = {"colors": _colour(line.colour), "linewidths": line.stroke * point, "linestyles": [dashes]}
    ways = [[(at.real, at.imag) for at in (*way, *(way[:1] if line.fill else ()))] for way in line.lines]
    ax.add_collection(LineCollection(ways, facecolors=_colour(line.fill) if line.fill else "none", **look))


def _words(ax: Axes, words: Words, point: float) -> None:
    power = words.text.removeprefix("1e") if words.text[:2] == "1e" and words.text[2:].isdigit() else ""
    plain = words.text.replace("$", r"\$")  # a dollar is a dollar, and does not begin a formula
    look: dict[str, Any] = {"ha": ALIGNED[words.anchor], "rotation": 90 if words.upright else 0}
    look |= {"va": "center" if words.upright else "baseline", "rotation_mode": "anchor" if words.upright else "default"}
    look |= {"color": _colour(words.colour), "halo": _colour(words.halo) if words.halo else ""}
    _print(ax, f"$10^{{{power}}}$" if power else plain, (words.at.real, words.at.imag), words.size, point, **look)


def _print(ax: Axes, text: str, at: tuple[float, float], size: float, point: float, *, halo: str, **look: Any) -> None:
    """Prints a text: nothing is left to the settings of a notebook."""
    how: dict[str, Any] = {"fontsize": size * point, "family": FONT, "color": LIGHT["ink"]} | look
    words = ax.text(*at, text, **how)
    if halo:
        words.set_path_effects([withStroke(linewidth=HALO * point, foreground=halo)])


def _lay_out(ax: Axes, board: Board) -> float:
    """Makes the axes count in squares from the top left corner of the board; returns the size of a unit in points."""
    width, height = shapes.extent_of(board)
    (left, top), (right, low) = _on_axes([0, complex(width, height)])
    ax.set(xlim=(left, right), ylim=(low, top), aspect="equal")
    ax.set_axis_off()
    area = ax.get_window_extent()
    return float(72 / ax.figure.dpi * min(area.width / width, area.height / height))


def _on_axes(points: Iterable[complex]) -> list[tuple[float, float]]:
    """Points that are given in units, as the axes count them."""
    return [((point.real - shapes.EDGE) / shapes.CELL, (point.imag - shapes.EDGE) / shapes.CELL) for point in points]


def _outline_of(board: Board, square: Square) -> Outline:
    """The rounded outline of what is drawn of a square."""
    _, _, width, height = shapes.box_of(board, square)
    (corner,) = _on_axes([shapes.corner_of(board, square)])
    rounded = BoxStyle.Round(pad=-shapes.GAP / shapes.CELL, rounding_size=shapes.CORNER / shapes.CELL)
    return rounded(*corner, width / shapes.CELL, height / shapes.CELL, 1)


def paint(
    ax: Axes,
    board: Board,
    states: Mapping[Square, str],
    heat: Mapping[Square, Heat] = MappingProxyType({}),
    notes: Mapping[Square, str] = MappingProxyType({}),
) -> None:
    """Draws the squares, above them the jumps, and above those the numbers."""
    point = _lay_out(ax, board)
    looks = {square: states.get(square, "unseen") for square in range(board.start, board.squares + 1)}
    dark = {square for square, state in looks.items() if state == "unseen" and shapes.is_dark(board, square)}
    fills = {square: LIGHT["unseen-2" if square in dark else state] for square, state in looks.items()}
    fills |= {square: LIGHT[HEATS[each.level]] for square, each in heat.items()}
    edges = [LIGHT[f"{state}-edge"] for state in looks.values()]
    outlines = [_outline_of(board, square) for square in looks]
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
        ax.add_patch(Polygon(_on_axes(snake.body), joinstyle="round", **_skin("snake", point)))
        _part(ax, [(dot, dot + 0.1) for dot in snake.scales], "scales", point)
    for ladder in ladders:  # the places where jumps start lie above all jumps
        _ladder(ax, ladder.foot(), point)
    for snake in snakes:
        _head(ax, snake, point)
    _write(ax, board, fills, {square: each.label for square, each in heat.items() if each.label} | dict(notes), point)


def _write(ax: Axes, board: Board, fills: Mapping[Square, str], notes: Mapping[Square, str], point: float) -> None:
    """Prints the numbers and the notes, each with a halo in the colour of its square."""
    size = shapes.number_size(board)
    if size * point < SMALLEST_PRINT * 72 / INCH:
        return
    for square, fill in fills.items():
        (at,) = _on_axes([shapes.number_at(board, square)])
        align = "left" if square else "center"
        _print(ax, str(square or "start"), at, size if square else shapes.START_SIZE, point, halo=fill, ha=align)
    for square, note in notes.items():
        (at,) = _on_axes([shapes.note_at(board, square)])
        if square:
            _print(ax, note, at, size, point, halo=fills[square], ha="right", weight="bold")


def _lines(ax: Axes, lines: Iterable[shapes.Polyline], colour: str, width: float, **how: Any) -> None:
    how |= {"colors": colour, "linewidths": width, "capstyle": "round", "joinstyle": "round", "snap": False}
    ax.add_collection(LineCollection([_on_axes(line) for line in lines], **how))


def _part(ax: Axes, lines: Iterable[shapes.Polyline], name: str, point: float) -> None:
    part = PARTS[name]
    _lines(ax, lines, LIGHT[part.stroke], part.width * point, zorder=2)


def _ladder(ax: Axes, ladder: shapes.Ladder, point: float) -> None:
    _part(ax, ladder.rungs, "rung", point)
    _part(ax, ladder.rails, "rail", point)


def _head(ax: Axes, snake: shapes.Snake, point: float) -> None:
    _part(ax, [shapes.placed(line, snake.head, snake.looks) for line in shapes.TONGUE], "tongue", point)
    skull, *eyes = _on_axes(shapes.placed((shapes.SKULL, *shapes.EYES), snake.head, snake.looks))
    long, wide = (2 * radius / shapes.CELL for radius in shapes.SKULL_RADII)
    ax.add_patch(Ellipse(skull, long, wide, angle=degrees(phase(snake.looks)), **_skin("snake", point)))
    for eye in eyes:
        ax.add_patch(Circle(eye, shapes.EYE_RADIUS / shapes.CELL, **_skin("eye", point)))


def _skin(name: str, point: float) -> dict[str, Any]:
    stroke, width, fill = PARTS[name]
    return {"facecolor": LIGHT[fill], "edgecolor": LIGHT[stroke], "linewidth": width * point, "zorder": 2}
