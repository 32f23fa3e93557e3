"""How a board, a frontier, a game or a film shows itself in a notebook: a picture, with words for who cannot see it.

The picture is an image with alt text: it is shown in notebooks that nobody trusts yet, and cannot run a script.
"""

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from snl_edu.board import Board, Move, Square
from snl_edu.palette import LIGHT, css_variables
from snl_edu.svg import CELL, CUES, LARGEST_DRAWING, STYLE, svg

CHIPS_A_ROW = 12
MOST_CHIPS = 60
CHIP_HEIGHT = CELL + 22


class Chip(NamedTuple):
    """A square by itself, with a word above it."""

    text: str
    state: str
    above: str = ""


def board_bundle(
    board: Board,
    text: str,
    alt: str,
    *,
    marks: Mapping[Square, str] | None = None,
    arrows: Iterable[tuple[Square, Square]] = (),
    caption: str = "",
) -> dict[str, str]:
    """A board for a notebook, below a caption; one that is too large to draw is shown as text alone."""
    if board.squares > LARGEST_DRAWING or board.columns > board.squares:
        return {"text/plain": text}
    picture = svg(board, marks=marks, arrows=arrows, label=alt)
    bundle = _bundle(picture, text, alt, width=min(620, 70 * board.columns))
    paragraphs = "".join(f"<p>{escape(line)}</p>" for line in caption.splitlines())
    return {**bundle, "text/html": paragraphs + bundle["text/html"]}


def squares_bundle(squares: Sequence[Square], text: str) -> dict[str, str]:
    """The squares of a frontier for a notebook, in queue order."""
    chips = [Chip(str(square), "frontier") for square in squares[:MOST_CHIPS]]
    return _chips_bundle(chips, len(squares), text)


def moves_bundle(start: Square, moves: Sequence[Move], text: str) -> dict[str, str]:
    """The squares of a game for a notebook, each below the roll that led to it."""
    chips = [Chip(str(start), "path", "start"), *(_move_chip(move) for move in moves)]
    return _chips_bundle(chips[:MOST_CHIPS], len(chips), text)


def _move_chip(move: Move) -> Chip:
    way = "" if move.end == move.landing else f", {move.landing} {'up' if move.end > move.landing else 'down'}"
    return Chip(str(move.end), "path", f"{move.roll}{way}")


def _chips_bundle(chips: Sequence[Chip], count: int, text: str) -> dict[str, str]:
    columns = min(CHIPS_A_ROW, len(chips))
    left_out = count - len(chips)
    rows = -(-len(chips) // CHIPS_A_ROW)
    width, height = columns * (CELL + 14), rows * CHIP_HEIGHT + (24 if left_out else 0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="snl-board" viewBox="0 0 {width} {height}">',
        f"<style>.snl-board {{ {css_variables(LIGHT)} }}{STYLE}</style>",
        f'<rect width="{width}" height="{height}" rx="8" fill="{LIGHT["page"]}"/>',
    ]
    for number, chip in enumerate(chips):
        row, column = divmod(number, CHIPS_A_ROW)
        parts.append(_chip(chip, column * (CELL + 14) + 7, row * CHIP_HEIGHT + 18))
    if left_out:
        parts.append(f'<text x="7" y="{height - 8}" font-size="16">and {left_out:,} more</text>')
    return _bundle("\n".join([*parts, "</svg>"]), text, text, width=width * 2 // 3)


def _chip(chip: Chip, x: int, y: int) -> str:
    return (
        f'<g data-state="{chip.state}" transform="translate({x} {y})">'
        f'<rect class="snl-cell" x="2" y="2" width="{CELL - 4}" height="{CELL - 4}" rx="6"/>'
        f'<path class="snl-cue" d="{CUES[chip.state]}"/></g><g text-anchor="middle">'
        f'<text class="snl-{chip.state}" x="{x + CELL // 2}" y="{y + 37}" font-size="20">{escape(chip.text)}</text>'
        f'<text x="{x + CELL // 2}" y="{y - 4}" font-size="13">{escape(chip.above)}</text></g>'
    )


def _bundle(picture: str, text: str, alt: str, width: int) -> dict[str, str]:
    source = b64encode(picture.encode()).decode()
    html = f'<img alt="{escape(alt, quote=True)}" width="{width}" src="data:image/svg+xml;base64,{source}">'
    return {"text/html": html, "text/plain": text}
