"""The parts of every picture, and how they are written as SVG: boxes, lines, words and boards.

Everything is counted in dots of a screen, to the right and downwards. A colour is a name in the palette, or a pair: its
look on a light page, and on a dark one.
"""

from collections.abc import Mapping
from html import escape
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from snl_edu.films.film import Heat
from snl_edu.model.board import Board, Square
from snl_edu.screens import shapes
from snl_edu.screens.shapes import Polyline
from snl_edu.screens.svg import layers

Colour: TypeAlias = str | tuple[str, str]

INCH = 100  # dots
POINT = INCH / 72  # dots in a point, in which print is measured
MIDDLE = 0.36  # of their size: how far the baseline of digits is below their middle
SMALLEST_PRINT = 4 * POINT  # a smaller number is a smudge, and left out

# How long the dashes of a line are, and the gaps between them, in widths of the line.
DASHES = {"-": (), "--": (3.7, 1.6), "-.": (6.4, 1.6, 1, 1.6), ":": (1, 1.65)}


class Box(NamedTuple):
    """A rectangle, perhaps with rounded corners."""

    corner: complex
    width: float
    height: float
    fill: Colour
    edge: Colour = ""
    stroke: float = 0
    radius: float = 0
    about: tuple[tuple[str, object], ...] = ()  # attributes for people who look into the file

    def svg(self) -> str:
        """The rectangle as SVG."""
        place = {"x": dots(self.corner.real), "y": dots(self.corner.imag)}
        size = {"width": dots(self.width), "height": dots(self.height)} | ({"rx": self.radius} if self.radius else {})
        edge = {"stroke": ink(self.edge), "stroke-width": dots(self.stroke)} if self.stroke else {}
        return f"<rect{attributes({**dict(self.about), **place, **size, 'fill': ink(self.fill), **edge})}/>"


class Line(NamedTuple):
    """Lines from point to point, or with a fill the outlines of shapes; the dashes are counted in widths of the line."""

    lines: tuple[Polyline, ...]
    colour: Colour
    stroke: float
    dashes: str = "-"
    fill: Colour = ""

    def svg(self) -> str:
        """The lines as SVG."""
        look = {"fill": ink(self.fill) if self.fill else "none", "stroke": ink(self.colour)}
        pattern = " ".join(dots(part * self.stroke) for part in DASHES[self.dashes])
        look |= {"stroke-width": dots(self.stroke)} | ({"stroke-dasharray": pattern} if pattern else {})
        return f'<path d="{shapes.path_text(self.lines, closed=bool(self.fill))}"{attributes(look)}/>'


class Words(NamedTuple):
    """Text that begins, ends or has its middle at a point on its baseline, perhaps read from bottom to top."""

    text: str
    at: complex
    size: float
    anchor: str = "start"
    colour: Colour = "ink"
    halo: Colour = ""
    upright: bool = False

    def svg(self) -> str:
        """The text as SVG; a power of ten such as 1e3 has its exponent raised."""
        x, y = dots(self.at.real), dots(self.at.imag)
        look = {"x": x, "y": y, "font-size": dots(self.size), "text-anchor": self.anchor, "fill": ink(self.colour)}
        if self.halo:
            look |= {"stroke": ink(self.halo), "stroke-width": "4", "paint-order": "stroke"}
        if self.upright:
            look["transform"] = f"rotate(-90 {x} {y})"
        power = self.text.removeprefix("1e") if self.text.startswith("1e") and self.text[2:].isdigit() else ""
        raised = f'10<tspan dy="-6" font-size="{dots(0.7 * self.size)}">{power}</tspan>'
        return f"<text{attributes(look)}>{raised if power else escape(self.text)}</text>"


class Drawing(NamedTuple):
    """A board whose squares are in some state, are more or less likely, or have a note; a unit of it has some dots."""

    board: Board
    corner: complex = 0
    unit: float = 1
    states: Mapping[Square, str] = MappingProxyType({})
    heat: Mapping[Square, Heat] = MappingProxyType({})
    notes: Mapping[Square, str] = MappingProxyType({})

    @property
    def is_readable(self) -> bool:
        """Whether its numbers are large enough to be read."""
        return shapes.number_size(self.board) * self.unit >= SMALLEST_PRINT

    def svg(self) -> str:
        """The board as SVG."""
        place = f"translate({dots(self.corner.real)} {dots(self.corner.imag)}) scale({self.unit:.6g})"
        parts = layers(
            self.board,
            marks={**self.states},
            heat={**self.heat},
            notes={**self.notes},
            numbered=self.is_readable,
        )
        return "\n".join([f'<g class="snl-board" transform="{place}">', *parts, "</g>"])


Part: TypeAlias = Box | Line | Words | Drawing


def ink(colour: Colour) -> str:
    """A colour as SVG writes it; it follows the page that the picture is on."""
    return f"var(--snl-{colour})" if isinstance(colour, str) else f"light-dark({colour[0]}, {colour[1]})"


def dots(number: float) -> str:
    """A number with at most one decimal."""
    return f"{round(number, 1):.10g}"


def attributes(values: Mapping[str, object]) -> str:
    """Attributes of an element, each with a space before it."""
    return "".join(f' {name}="{escape(str(value), quote=True)}"' for name, value in values.items())


def moved(part: Part, by: complex) -> Part:
    """The same part in another place."""
    if isinstance(part, Line):
        return part._replace(lines=tuple(tuple(point + by for point in line) for line in part.lines))
    if isinstance(part, Words):
        return part._replace(at=part.at + by)
    return part._replace(corner=part.corner + by)


def beside(at: complex, size: float) -> complex:
    """Where the baseline of a text must be for its middle to be as high as a point."""
    return at + complex(0, MIDDLE * size)


def hatched(box: Box, colour: Colour, gap: float = 9) -> list[Part]:
    """A box with slanted lines across it."""
    left, top, width, height = box.corner.real, box.corner.imag, box.width, box.height
    lines = []
    count = int((width + height) / gap)
    for number in range(1, count + 1):
        along = number * gap  # where the line crosses the upper edge, and how far it runs down to the left
        high, low = max(0.0, along - width), min(height, along)
        lines.append((complex(left + along - high, top + high), complex(left + along - low, top + low)))
    return [box, *([Line(tuple(lines), colour, 1)] if lines else [])]
