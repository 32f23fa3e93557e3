"""Shares, such as 3 of 20, as a picture: a bar for each line of words."""

from collections.abc import Sequence
from html import escape
from textwrap import wrap

from snl_edu.screens.notebook import image
from snl_edu.screens.palette import LIGHT
from snl_edu.screens.svg import sheet

WIDTH, EDGE, LINE, BAR, GAP = 900, 24, 26, 22, 22  # the heights of a line of words and of a bar, and what is between
MOST_CHARACTERS, MOST_WRAPPED = 88, 3
NUMBERS = 110  # the width of what is written after a bar
Bar = tuple[str, int, int]  # words, how many, of how many


def share_bars(title: str, bars: Sequence[Bar]) -> str:
    """The bars as SVG text, each below its words and before its numbers."""
    parts = [f'<text x="{EDGE}" y="42" font-size="26" font-weight="bold">{escape(title)}</text>']
    top, most = 74, WIDTH - 2 * EDGE - NUMBERS
    for words, part, whole in bars:
        for line in wrap(words, MOST_CHARACTERS, max_lines=MOST_WRAPPED, placeholder=" …"):
            parts.append(f'<text x="{EDGE}" y="{top + 12}" font-size="18">{escape(line)}</text>')
            top += LINE
        place = f'x="{EDGE}" y="{top - 4}" height="{BAR}"'
        parts.append(f'<rect {place} width="{most}" fill="{LIGHT["unseen-2"]}" stroke="{LIGHT["line"]}"/>')
        look = f'fill="{LIGHT["frontier"]}" stroke="{LIGHT["frontier-edge"]}" stroke-width="2"'
        parts.append(f'<rect {place} width="{most * part / whole:.1f}" {look}/>')
        parts.append(f'<text x="{EDGE + most + 12}" y="{top + 13}" font-size="18">{part} of {whole}</text>')
        top += BAR + GAP
    return sheet(WIDTH, top, [f'<g fill="{LIGHT["ink"]}">', *parts, "</g>"], _alt(title, bars))


def share_bars_html(title: str, bars: Sequence[Bar]) -> str:
    """The bars as an image for a page, with alt text for people who cannot see it."""
    return image(share_bars(title, bars), _alt(title, bars), WIDTH)


def _alt(title: str, bars: Sequence[Bar]) -> str:
    return f"{title}: " + "; ".join(f"{words}: {part} of {whole}" for words, part, whole in bars)
