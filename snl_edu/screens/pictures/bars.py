"""The sizes of the frontiers as a small picture in the colours of the page, drawn again at every change."""

from html import escape

from snl_edu.films.words import LABELS
from snl_edu.model.board import Board
from snl_edu.model.search import frontiers

WIDTH, HEIGHT = 480, 96
TOP, BOTTOM = 16, 18  # room for numbers above and below the bars
WIDEST = 44
MOST_NUMBERED = 22  # bars: with more, the numbers could not be read


def frontier_bars(board: Board) -> str:
    """A bar for each frontier as SVG text, with its size above and its rolls below it."""
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
