"""Rectangles, lines and words as SVG text, counted in dots of a screen to the right and downwards."""

from html import escape

from snl_edu.screens.palette import LIGHT
from snl_edu.screens.scene import SCREEN

POINT = SCREEN / 72  # dots in a point, in which print is measured
MIDDLE = 0.36  # of their size: how far the baseline of digits is below their middle

# How long the dashes of a line are, and the gaps between them, in widths of the line.
DASHES = {"-": (), "--": (3.7, 1.6), "-.": (6.4, 1.6, 1, 1.6), ":": (1, 1.65)}


def dots(number: float) -> str:
    """A number with at most one decimal."""
    return f"{round(number, 1):.10g}"


def rectangle(x: float, y: float, width: float, height: float, **look: object) -> str:
    """A rectangle from its upper left corner."""
    place = f'x="{dots(x)}" y="{dots(y)}" width="{dots(width)}" height="{dots(height)}"'
    return f"<rect {place}{attributes(**look)}/>"


def line(points: list[complex], colour: str, width: float, dashes: str = "-") -> str:
    """A line through some points; its width is in points of print."""
    wide = width * POINT
    path = "L".join(f"{dots(point.real)} {dots(point.imag)}" for point in points)
    dashed = {"stroke_dasharray": " ".join(dots(part * wide) for part in DASHES[dashes])} if DASHES[dashes] else {}
    return f'<path d="M{path}"{attributes(fill="none", stroke=LIGHT[colour], stroke_width=dots(wide), **dashed)}/>'


def words(text: str, at: complex, points: float, anchor: str = "start", **look: object) -> str:
    """Text that begins, ends or has its middle at a point on its baseline; its size is in points of print."""
    look = {"font_size": dots(points * POINT), "text_anchor": anchor, "fill": LIGHT["ink"]} | look
    return f'<text x="{dots(at.real)}" y="{dots(at.imag)}"{attributes(**look)}>{escape(text)}</text>'


def upright(text: str, at: complex, points: float) -> str:
    """Text that is read from bottom to top, with its middle at a point."""
    turned = f"rotate(-90 {dots(at.real)} {dots(at.imag)})"
    return words(text, at, points, "middle", transform=turned)


def beside(at: complex, points: float) -> complex:
    """Where the baseline of a text must be for its middle to be as high as a point."""
    return at + complex(0, MIDDLE * points * POINT)


def hatching(name: str, page: str, ink: str, size: float = 8) -> str:
    """A pattern of slanted lines, to be used by its name."""
    corner = dots(size)
    strokes = f"M{dots(-size / 4)} {dots(size / 4)}L{dots(size / 4)} {dots(-size / 4)}M0 {corner}L{corner} 0"
    strokes += f"M{dots(size * 0.75)} {dots(size * 1.25)}L{dots(size * 1.25)} {dots(size * 0.75)}"
    return (
        f'<pattern id="{name}" width="{corner}" height="{corner}" patternUnits="userSpaceOnUse">'
        f'<rect width="{corner}" height="{corner}" fill="{page}"/>'
        f'<path d="{strokes}" stroke="{ink}" stroke-width="1"/></pattern>'
    )


def attributes(**look: object) -> str:
    """Attributes of an element, each with a space before it; `class_` stands for `class`, a word of Python."""
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{value}"' for name, value in look.items())
