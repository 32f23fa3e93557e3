"""Shares, such as 3 of 20, as a picture: a bar for each line of words."""

from collections.abc import Sequence
from textwrap import wrap

from snl_edu.screens.pictures.ink import Box, Part, Words
from snl_edu.screens.pictures.picture import Picture

WIDTH, EDGE, LINE, BAR, GAP = 900, 24, 26, 22, 22  # the heights of a line of words and of a bar, and what is between
MOST_CHARACTERS, MOST_WRAPPED = 88, 3
NUMBERS = 110  # the width of what is written after a bar
Bar = tuple[str, int, int]  # words, how many, of how many


def share_bars(title: str, bars: Sequence[Bar]) -> Picture:
    """A bar for each share, below its words and before its numbers."""
    parts: list[Part] = [Words(title, EDGE + 42j, 26)]
    top, most = 74, WIDTH - 2 * EDGE - NUMBERS
    for words, part, whole in bars:
        for line in wrap(words, MOST_CHARACTERS, max_lines=MOST_WRAPPED, placeholder=" …"):
            parts.append(Words(line, complex(EDGE, top + 12), 18))
            top += LINE
        corner = complex(EDGE, top - 4)
        parts.append(Box(corner, most, BAR, "unseen-2", "line", 1))
        parts.append(Box(corner, most * part / whole, BAR, "frontier", "frontier-edge", 2))
        parts.append(Words(f"{part} of {whole}", complex(EDGE + most + 12, top + 13), 18))
        top += BAR + GAP
    alt = f"{title}: " + "; ".join(f"{words}: {part} of {whole}" for words, part, whole in bars)
    return Picture(alt, WIDTH, top, tuple(parts))
