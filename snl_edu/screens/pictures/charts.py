"""Paints bars and lines as SVG text, each into a box of a given size in dots."""

from math import isfinite

from snl_edu.screens.palette import LIGHT
from snl_edu.screens.pictures.axes import Frame, Span, wider
from snl_edu.screens.pictures.ink import POINT, attributes, beside, dots, hatching, line, rectangle, words
from snl_edu.screens.pictures.scene import DOTS, LINES, ColumnsPanel, CostsPanel, JumpsPanel, LinesPanel, NotePanel

LINE = 18  # dots from one line of text to the next
LEGEND = 0.25 * 100  # dots for each name above a plot


def note(panel: NotePanel, width: float, height: float) -> list[str]:
    """Lines of text in the middle."""
    top = height / 2 - LINE * (len(panel.lines) - 1) / 2
    places = [beside(complex(width / 2, top + LINE * number), 11) for number in range(len(panel.lines))]
    return [words(text, at, 11, "middle") for text, at in zip(panel.lines, places, strict=True)]


def columns(panel: ColumnsPanel, width: float, height: float) -> list[str]:
    """Bars upwards, with their labels and marks, and both axes."""
    half = panel.width / 2
    top = panel.top or 1.05 * max(number for _, number in panel.bars)
    x = wider(panel.bars[0][0] - half, panel.bars[-1][0] + half, width)
    frame = Frame(x, Span(0, top, height))
    look = {"fill": LIGHT[panel.fill], "stroke": LIGHT[panel.edge], "stroke_width": dots(panel.outline * POINT)}
    parts = [_bar(frame.at(at - half, number), frame.at(at + half, 0), **look) for at, number in panel.bars]
    for (at, number), label in zip(panel.bars, panel.labels, strict=False):
        parts.append(words(label, frame.at(at, number) - 5j, 11, "middle"))
    for mark in panel.marks:
        end = frame.at(mark.at, mark.height)
        if isfinite(mark.value):
            parts.append(line([frame.at(mark.value, 0), frame.at(mark.value, mark.height)], "ink", 1.4, mark.dashes))
        parts.append(_behind(mark.text, end, 11, behind=not mark.before))
    return [*parts, *frame.side(panel.y, whole=panel.top is None), *frame.bottom(panel.x)]


def _bar(corner: complex, other: complex, **look: object) -> str:
    left, right = sorted((corner.real, other.real))
    top, low = sorted((corner.imag, other.imag))
    return rectangle(left, top, right - left, low - top, class_="snl-bar", **look)


def _behind(text: str, end: complex, points: float, *, behind: bool = True) -> str:
    """Text to the right of a point, as high as the point; or to its left."""
    return words(text, beside(end + (6 if behind else -6), points), points, "start" if behind else "end")


def jumps(panel: JumpsPanel, width: float, height: float) -> list[str]:
    """Bars to either side of a line, each with a name on the left; those that cost rolls are hatched."""
    frame = Frame(Span(-panel.span, panel.span, width), Span(-0.6, len(panel.rows) - 0.4, height))
    parts = [hatching("costs", LIGHT["current"], LIGHT["current-edge"], 10)]
    for place, row in enumerate(panel.rows):
        fill, edge = LIGHT[row.colour] if row.gains else "url(#costs)", LIGHT[f"{row.colour}-edge"]
        look = {"fill": fill, "stroke": edge, "stroke_width": dots(1.2 * POINT)}
        parts.append(_bar(frame.at(0, place - 0.35), frame.at(row.length, place + 0.35), **look))
        end = frame.at(row.length, place)
        parts.append(_behind(row.text, end, 10, behind=row.gains != row.inside))
        left = complex(0, end.imag)
        parts += [line([left - 5, left], "line", 0.8), words(row.name, beside(left - 9, 11), 11, "end")]
    zero = frame.at(0, 0).real
    return [*parts, line([complex(zero, 0), complex(zero, height)], "ink", 1), *frame.bottom(panel.x, whole=False)]


def costs(panel: CostsPanel, width: float, height: float) -> list[str]:
    """Bars to the right below a title, each with its number after it; the first panel also has their names."""
    count = len(panel.names)
    down = wider(-0.4, count - 0.6, height)
    frame = Frame(Span(0, 1.05 * max(*panel.numbers, 1e-9), width), Span(down.low, down.high, height))
    look = {"fill": LIGHT["frontier"], "stroke": LIGHT["frontier-edge"], "stroke_width": dots(1.2 * POINT)}
    parts = [words(panel.title, complex(width / 2, -9), 12, "middle")]
    rows = zip(panel.names, panel.numbers, panel.texts, strict=True)
    for place, (name, number, text) in enumerate(rows):
        up = count - 1 - place
        end = frame.at(number, up)
        parts.append(_bar(frame.at(0, up - 0.4), frame.at(number, up + 0.4), **look))
        parts.append(_behind(text, end, 11))
        if panel.named:
            parts.append(words(name, beside(complex(-8, end.imag), 11), 11, "end"))
    return [*parts, line([0, complex(0, height)], "line", 0.8)]


# The shapes of lines and of dots, around a point.
RING = "M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z"
LINE_SHAPES = (RING, "M-6-6H6V6H-6z", "M0-7L7 6H-7z", "M0-8L8 0L0 8L-8 0z")
DOT_SHAPES = (
    "M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
    "M-4.5-4.5L4.5 4.5M-4.5 4.5L4.5-4.5",
    "M-5.5 0H5.5M0-5.5V5.5",
    "M0 0V6M0 0L-5.5-3.5M0 0L5.5-3.5",
)


def lines(panel: LinesPanel, width: float, height: float) -> list[str]:
    """Lines and dots between two axes, and their names above them."""
    points = [point for some in (*panel.lines.values(), *panel.dots.values()) for point in some]
    spans = [
        wider(min(numbers), max(numbers), long, log=panel.log)
        for numbers, long in zip(zip(*points, strict=True), (width, height), strict=True)
    ]
    frame = Frame(*spans)
    parts, names = [], []
    for (name, some), colour, shape in zip(panel.dots.items(), DOTS, DOT_SHAPES, strict=False):
        parts += [_point(frame.at(*point), shape, colour) for point in some]
        names.append([words(name, 44 + 0j, 11), _point(20 - 5j, shape, colour)])
    for (name, some), (colour, dashes), shape in zip(panel.lines.items(), LINES, LINE_SHAPES, strict=False):
        way = [frame.at(*point) for point in some]
        parts += [line(way, colour, 1.4, dashes), *(_point(at, shape, colour) for at in way)]
        key = line([-5j, 40 - 5j], colour, 1.4, dashes)
        names.append([words(name, 50 + 0j, 11), key, _point(20 - 5j, shape, colour)])
    for number, part in enumerate(reversed(names)):
        parts.append(f'<g transform="translate(0 {dots(-10 - LEGEND * number)})">{"".join(part)}</g>')
    return [*parts, *frame.side(panel.y, whole=False), *frame.bottom(panel.x, whole=False)]


def _point(at: complex, shape: str, colour: str) -> str:
    look = attributes(fill="none", stroke=LIGHT[colour], stroke_width=dots(POINT))
    return f'<path class="snl-point" transform="translate({dots(at.real)} {dots(at.imag)})" d="{shape}"{look}/>'
