"""Bars: the sizes of the frontiers as a small picture beside the board, and shares such as 3 of 20."""

from collections.abc import Sequence
from html import escape
from textwrap import wrap

from snl_edu.films.words import LABELS
from snl_edu.model.board import Board
from snl_edu.model.search import frontiers
from snl_edu.screens.pictures.ink import Box, Part, Words
from snl_edu.screens.pictures.picture import Picture

WIDTH, HEIGHT = 480, 96
TOP, BOTTOM = 16, 18  # room for numbers above and below the bars
WIDEST = 44
MOST_NUMBERED = 22  # bars: with more, the numbers could not be read
PAGE, EDGE, LINE, BAR, GAP = 900, 24, 26, 22, 22  # of shares: the heights of a line and of a bar, and what is between
MOST_CHARACTERS, MOST_WRAPPED = 88, 3
NUMBERS = 110  # the width of what is written after a bar
Share = tuple[str, int, int]  # words, how many, of how many


def frontier_bars(board: Board) -> str:
    """A bar for each frontier as SVG text in the colours of the page, with its size above and its rolls below it."""
    sizes = [len(frontier.squares) for frontier in frontiers(board)]
    step = min(WIDEST, WIDTH / len(sizes))
    scale = (HEIGHT - TOP - BOTTOM) / max(sizes)
    parts = []
    for rolls, size in enumerate(sizes):
        left, high = rolls * step, size * scale
        top = HEIGHT - BOTTOM - high
        parts.append(f'<rect x="{left + step * 0.1:.1f}" y="{top:.1f}" width="{step * 0.8:.1f}" height="{high:.1f}"/>')
        if len(sizes) <= MOST_NUMBERED:
            middle = f'x="{left + step / 2:.1f}" text-anchor="middle"'
            parts.append(f'<text {middle} y="{top - 4:.1f}">{size}</text>')
            parts.append(f'<text class="snl-rolls" {middle} y="{HEIGHT - 4}">{rolls}</text>')
    alt = LABELS["desk.sizes.alt"].format(sizes=", ".join(map(str, sizes)))
    opening = f'<svg class="snl-bars" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(alt, quote=True)}">'
    return "".join([opening, *parts, "</svg>"])


def share_bars(title: str, bars: Sequence[Share]) -> Picture:
    """A picture with a bar for each share, below its words and before its numbers."""
    parts: list[Part] = [Words(title, EDGE + 42j, 26)]
    top, most = 74, PAGE - 2 * EDGE - NUMBERS
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
    return Picture(alt, PAGE, top, tuple(parts))
