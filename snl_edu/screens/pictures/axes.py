"""The axes of a plot: where numbers lie, which of them are written down, and the names of the axes."""

from math import ceil, floor, log10
from typing import NamedTuple

from snl_edu.screens.pictures.ink import POINT, Line, Part, Words, beside

TICK = 5  # dots
PRINT, NAMES = 11 * POINT, 13 * POINT  # how large the numbers at the axes are, and what they count
HAIR = 0.8 * POINT
MARGIN = 0.05  # of the plot, left free on either side
MOST_TICKS = 10


class Span(NamedTuple):
    """The numbers along an axis, from its beginning to its end, and its length in dots."""

    low: float
    high: float
    dots: float
    log: bool = False

    def share(self, number: float) -> float:
        """How far along the axis a number lies."""
        if self.log:
            return log10(number / self.low) / log10(self.high / self.low)
        return (number - self.low) / (self.high - self.low)

    def ticks(self, room: float, *, whole: bool = True) -> list[tuple[float, str]]:
        """The round numbers to write along the axis, each with its text and with at least that much room."""
        powers = range(ceil(log10(self.low) - 1e-9), floor(log10(self.high) + 1e-9) + 1) if self.log else range(0)
        if len(powers) > 1:
            return [(10.0**power, f"1e{power}") for power in powers[:: -(-len(powers) // MOST_TICKS)]]
        rough = (self.high - self.low) / max(1, min(MOST_TICKS, self.dots // room))
        ten = 10 ** floor(log10(rough))
        step = next(times * ten for times in (1, 2, 5, 10) if times * ten >= rough * (1 - 1e-9))
        step = max(1, step) if whole else step
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [
            (number * step, f"{number * step:.10g}".replace("-", "\N{MINUS SIGN}")) for number in range(first, last + 1)
        ]


def wider(low: float, high: float, dots: float, *, log: bool = False) -> Span:
    """A span with some room on either side of the numbers."""
    if log:
        ratio = high / low if high > low else 10
        return Span(low / ratio**MARGIN, high * ratio**MARGIN, dots, log=True)
    room = MARGIN * ((high - low) or abs(high) or 1)
    return Span(low - room, high + room, dots)


class Frame(NamedTuple):
    """The two axes of a plot, in dots from its upper left corner."""

    x: Span
    y: Span

    def at(self, x: float, y: float) -> complex:
        """Where two numbers meet."""
        return complex(self.x.share(x) * self.x.dots, (1 - self.y.share(y)) * self.y.dots)

    def bottom(self, name: str, *, whole: bool = True) -> list[Part]:
        """The axis below the plot."""
        width, height = self.x.dots, self.y.dots
        parts: list[Part] = [rule(complex(0, height), complex(width, height))]
        for number, text in self.x.ticks(50, whole=whole):
            at = complex(self.x.share(number) * width, height)
            parts += [rule(at, at + TICK * 1j), Words(text, at + complex(0, TICK + 3 + 0.72 * PRINT), PRINT, "middle")]
        return [*parts, Words(name, complex(width / 2, height + 46), NAMES, "middle")]

    def side(self, name: str, *, whole: bool) -> list[Part]:
        """The axis to the left of the plot."""
        height = self.y.dots
        parts: list[Part] = [rule(0, complex(0, height))]
        for number, text in self.y.ticks(36, whole=whole):
            at = complex(0, (1 - self.y.share(number)) * height)
            parts += [rule(at - TICK, at), Words(text, beside(at - TICK - 4, PRINT), PRINT, "end")]
        return [*parts, Words(name, complex(-54, height / 2), NAMES, "middle", upright=True)]


def rule(start: complex, end: complex, colour: str = "line", stroke: float = HAIR, dashes: str = "-") -> Line:
    """A straight line."""
    return Line(((start, end),), colour, stroke, dashes)
