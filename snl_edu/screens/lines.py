"""A plot of your own numbers, as lines and dots."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from snl_edu.model.arguments import BoardError, flag, is_a, items, shown
from snl_edu.screens.painters import painted
from snl_edu.screens.scene import LinesPanel, Place, Points, Scene

if TYPE_CHECKING:
    from snl_edu.screens.matplotlib_board import Picture

MOST_NAMES = 4  # lines, and dots: more could not be told apart
MOST_POINTS = 10_000
LARGEST = 1e100  # above or below 0; on an axis of powers the smallest number is 1 divided by this
LEGEND = 0.25  # inches for each name
LIKE_THIS = 'such as {"search": [(100, 580), (1000, 5980)]}'


def line_plot(
    lines: Mapping[str, Sequence[tuple[float, float]]],
    *,
    x: str,
    y: str,
    alt: str,
    dots: Mapping[str, Sequence[tuple[float, float]]] | None = None,
    log: bool = False,
) -> "Picture":
    """A plot of named lines, each through its points, and of named dots, with the names of both axes and alt text.

    With `log` both axes go up by powers of ten.

    >>> line_plot({"squares": [(1, 1), (2, 4), (3, 9)]}, x="a number", y="its square", alt="The squares of 1 to 3.")
    <picture: The squares of 1 to 3.>
    """
    for name, text in {"x": x, "y": y, "alt": alt}.items():
        if not _is_line(text):
            raise BoardError(f"{name} must be a line of text, not {shown(text)}")
    low = 1 / LARGEST if flag(log, "log") else -LARGEST
    panel = LinesPanel(_named(lines, "lines", low), _named({} if dots is None else dots, "dots", low), x, y, log)
    names = len(panel.lines) + len(panel.dots)
    if names == 0:
        raise BoardError(f"a plot needs a line or some dots: give it {LIKE_THIS}")
    return painted(Scene(alt, 7, 4.1 + LEGEND * names, ((Place(0.9, 0.65, 5.9, 3.2), panel),)))  # type: ignore[no-any-return]


def _named(given: Any, what: str, low: float) -> dict[str, Points]:
    held = dict.copy(given) if is_a(given, dict) else {None: None}  # a subclass may do as it likes
    if len(held) > MOST_NAMES or not all(map(_is_line, held)):
        raise BoardError(f"{what} must be a dict of at most {MOST_NAMES} names {LIKE_THIS}, not {shown(given)}")
    return {str(name): _points(points, f"the points of {shown(name)}", low) for name, points in held.items()}


def _points(given: Any, what: str, low: float) -> Points:
    pairs = [items(pair, "a point", "a pair of numbers") for pair in items(given, what, "a list of pairs")]
    if not 0 < len(pairs) <= MOST_POINTS:
        raise BoardError(f"{what} must be a list of 1 to {MOST_POINTS} pairs, not {len(pairs)}")
    for pair in pairs:
        wrong = [shown(number) for number in pair if not _is_number(number, low)]
        if len(pair) != 2 or wrong:
            kind = "positive numbers" if low > 0 else "numbers"
            found = f"one with {wrong[0]}" if wrong else f"{len(pair)} of them"
            raise BoardError(f"a point must be a pair of {kind} such as (100, 580), not {found}")
    return tuple((across, up) for across, up in pairs)


def _is_line(value: Any) -> bool:
    return type(value) is str and value.isprintable()


def _is_number(value: Any, low: float) -> bool:
    return type(value) in (int, float) and low <= value <= LARGEST
