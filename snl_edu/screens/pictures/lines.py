"""A plot of your own numbers, as lines and dots."""

from cmath import rect
from collections.abc import Mapping, Sequence
from math import pi
from typing import Any

from snl_edu.model.input.arguments import BoardError, flag, is_a, items, shown
from snl_edu.screens.pictures.axes import PRINT, Frame, wider
from snl_edu.screens.pictures.ink import POINT, Line, Part, Words, moved
from snl_edu.screens.pictures.picture import Picture
from snl_edu.screens.pictures.plots import Points, plot
from snl_edu.screens.shapes import Polyline, placed

MOST_NAMES = 4  # lines, and dots: more could not be told apart
MOST_POINTS = 10_000
LARGEST_NUMBER = 1e100  # above or below 0; on an axis of powers the smallest number is 1 divided by this
LEGEND = 25  # dots for each name
STROKE = 1.4 * POINT
LIKE_THIS = 'such as {"search": [(100, 580), (1000, 5980)]}'

# The looks of lines and of dots around a point, the first ones first: colour is never the only cue.
RING: Polyline = tuple(rect(6.5, 2 * pi * number / 24) for number in range(25))
LINES: tuple[tuple[str, str, Polyline], ...] = (
    ("seen-edge", "-", RING),
    ("current-edge", "--", (-6 - 6j, 6 - 6j, 6 + 6j, -6 + 6j, -6 - 6j)),
    ("path-edge", "-.", (-7j, 7 + 6j, -7 + 6j, -7j)),
    ("frontier-edge", ":", (-8 + 0j, -8j, 8 + 0j, 8j, -8 + 0j)),
)
DOTS: tuple[tuple[str, tuple[Polyline, ...]], ...] = (
    ("ink", (tuple(0.3 * point for point in RING),)),
    ("tongue", ((-4.5 - 4.5j, 4.5 + 4.5j), (-4.5 + 4.5j, 4.5 - 4.5j))),
    ("seen-edge", ((-5.5 + 0j, 5.5 + 0j), (-5.5j, 5.5j))),
    ("path-edge", ((0j, 6j), (0j, -5.5 - 3.5j), (0j, 5.5 - 3.5j))),
)


def line_plot(
    lines: Mapping[str, Sequence[tuple[float, float]]],
    *,
    x: str,
    y: str,
    alt: str,
    dots: Mapping[str, Sequence[tuple[float, float]]] | None = None,
    log: bool = False,
) -> Picture:
    """A plot of named lines, each through its points, and of named dots, with the names of both axes and alt text.

    With `log` both axes go up by powers of ten.

    >>> line_plot({"squares": [(1, 1), (2, 4), (3, 9)]}, x="a number", y="its square", alt="The squares of 1 to 3.")
    <picture: The squares of 1 to 3.>
    """
    for name, text in {"x": x, "y": y, "alt": alt}.items():
        if not _is_line(text):
            raise BoardError(f"{name} must be a line of text, not {shown(text)}")
    low = 1 / LARGEST_NUMBER if flag(log, "log") else -LARGEST_NUMBER
    ways, spots = _named(lines, "lines", low), _named({} if dots is None else dots, "dots", low)
    if not ways and not spots:
        raise BoardError(f"a plot needs a line or some dots: give it {LIKE_THIS}")
    columns = zip(*[point for points in (*ways.values(), *spots.values()) for point in points], strict=True)
    across, up = (
        wider(min(column), max(column), long, log=log) for column, long in zip(columns, (590, 320), strict=True)
    )
    frame = Frame(across, up)
    parts: list[Part] = []
    keys: list[list[Part]] = []
    for (name, points), (colour, shape) in zip(spots.items(), DOTS, strict=False):
        parts += [_dot(shape, frame.at(*point), colour) for point in points]
        keys.append([Words(name, 44, PRINT), _dot(shape, 20 - 5j, colour)])
    for (name, points), (colour, dashes, mark) in zip(ways.items(), LINES, strict=False):
        way = tuple(frame.at(*point) for point in points)
        parts += [Line((way,), colour, STROKE, dashes), *(_dot((mark,), at, colour) for at in way)]
        key = Line(((-5j, 40 - 5j),), colour, STROKE, dashes)
        keys.append([Words(name, 50, PRINT), key, _dot((mark,), 20 - 5j, colour)])
    for number, key_parts in enumerate(reversed(keys)):
        parts += [moved(part, complex(0, -10 - LEGEND * number)) for part in key_parts]
    parts += [*frame.side(y, whole=False), *frame.bottom(x, whole=False)]
    top = 25 + LEGEND * len(keys)
    return plot(alt, 700, top + 385, {complex(90, top): parts})


def _dot(shape: tuple[Polyline, ...], at: complex, colour: str) -> Line:
    return Line(tuple(placed(line, at, 1) for line in shape), colour, POINT)


def _named(value: Any, what: str, low: float) -> dict[str, Points]:
    """The points of each name."""
    lists = dict.copy(value) if is_a(value, dict) else {None: None}  # a subclass may do as it likes
    if len(lists) > MOST_NAMES or not all(map(_is_line, lists)):
        raise BoardError(f"{what} must be a dict of at most {MOST_NAMES} names {LIKE_THIS}, not {shown(value)}")
    return {str(name): _points(points, f"the points of {shown(name)}", low) for name, points in lists.items()}


def _points(value: Any, what: str, low: float) -> Points:
    pairs = [items(pair, "a point", "a pair of numbers") for pair in items(value, what, "a list of pairs")]
    if not 0 < len(pairs) <= MOST_POINTS:
        raise BoardError(f"{what} must be a list of 1 to {MOST_POINTS} pairs, not {len(pairs)}")
    for pair in pairs:
        wrong = [shown(it) for it in pair if type(it) not in (int, float) or not low <= it <= LARGEST_NUMBER]
        if len(pair) != 2 or wrong:
            kind = "positive numbers" if low > 0 else "numbers"
            fault = f"one with {wrong[0]}" if wrong else f"{len(pair)} of them"
            raise BoardError(f"a point must be a pair of {kind} such as (100, 580), not {fault}")
    return tuple((across, up) for across, up in pairs)


def _is_line(value: Any) -> bool:
    return type(value) is str and value.isprintable()
