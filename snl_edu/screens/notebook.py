"""How a board, a frontier, a game or a film shows itself in a notebook.

It is a picture with alt text for people who cannot see it. The picture is an image, because an image is shown even in a
notebook that is not trusted yet, and cannot run a script.
"""

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from snl_edu.films.film import Film, Heat
from snl_edu.model.board import Board, Move, Square
from snl_edu.screens.shapes import CELL, can_be_drawn
from snl_edu.screens.svg import CELLS, sheet, svg

# JupyterLab's dark themes do not say that they are dark; a picture is dark where its page says so.
DARK_PAGE = '<style>body[data-jp-theme-light="false"] { color-scheme: dark; }</style>'
# The pictures that have been shown, as long as anybody has them, by their SVG text.
SHOWN: WeakValueDictionary[str, Any] = WeakValueDictionary()
CHIPS_A_ROW = 12
MOST_CHIPS = 60
CHIP_WIDTH, CHIP_HEIGHT = CELL + 14, CELL + 22


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
    heat: Mapping[Square, Heat] | None = None,
    arrows: Iterable[tuple[Square, Square]] = (),
) -> dict[str, str]:
    """A board for a notebook; one that cannot be drawn is shown as text alone."""
    if not can_be_drawn(board):
        return {"text/plain": text}
    picture = svg(board, marks=marks, heat=heat, arrows=arrows, label=alt)
    return bundle(picture, text, alt, width=min(620, 70 * board.columns))


def film_bundle(film: Film) -> dict[str, str]:
    """How a film ends, for a notebook, with its steps as text."""
    last = film[-1]
    legs = [(move.start, move.landing) for move in last.game.moves] if last.game else []
    return board_bundle(film.board, str(film), last.sentence, marks=last.states, heat=last.heat, arrows=legs)


def squares_bundle(squares: Sequence[Square], text: str) -> dict[str, str]:
    """The squares of a frontier for a notebook, in queue order."""
    chips = [Chip(str(square), "frontier") for square in squares[:MOST_CHIPS]]
    return _chips_bundle(chips, len(squares), text)


def moves_bundle(start: Square, moves: Sequence[Move], text: str) -> dict[str, str]:
    """The squares of a game for a notebook, each below the roll that led to it."""
    chips = [Chip(str(start), "path", "start")]
    for move in moves:
        way = {None: "", "ladder": f", {move.landing} up", "snake": f", {move.landing} down"}[move.jump]
        chips.append(Chip(str(move.end), "path", f"{move.roll}{way}"))
    return _chips_bundle(chips[:MOST_CHIPS], len(chips), text)


def _chips_bundle(chips: Sequence[Chip], count: int, text: str) -> dict[str, str]:
    columns = min(CHIPS_A_ROW, len(chips))
    left_out = count - len(chips)
    rows = -(-len(chips) // CHIPS_A_ROW)
    width, height = columns * CHIP_WIDTH, rows * CHIP_HEIGHT + (24 if left_out else 0)
    places = [divmod(number, CHIPS_A_ROW) for number in range(len(chips))]
    parts = [
        _chip(chip, column * CHIP_WIDTH + 7, row * CHIP_HEIGHT + 18)
        for chip, (row, column) in zip(chips, places, strict=True)
    ]
    if left_out:
        parts.append(f'<text x="7" y="{height - 8}" font-size="16">and {left_out:,} more</text>')
    return bundle(sheet(width, height, parts, text), text, text, width=width * 2 // 3)


def _chip(chip: Chip, x: int, y: int) -> str:
    return (
        f'<g data-state="{chip.state}" transform="translate({x} {y})">{CELLS[chip.state]}</g><g text-anchor="middle">'
        f'<text class="snl-{chip.state}" x="{x + CELL // 2}" y="{y + 37}" font-size="20">{escape(chip.text)}</text>'
        f'<text x="{x + CELL // 2}" y="{y - 4}" font-size="13">{escape(chip.above)}</text></g>'
    )


def bundle(picture: str, text: str, alt: str, width: int) -> dict[str, str]:
    """An SVG picture for a notebook, that many dots wide."""
    return {"text/html": image(picture, alt, width), "text/plain": text}


@lru_cache(maxsize=16)
def image(picture: str, alt: str, width: int) -> str:
    """An SVG picture as an image for a page; the same text again if the same picture is shown again.

    IPython keeps all that a cell has shown, each time that it is run, until the kernel ends.
    """
    source = b64encode(picture.encode()).decode()
    return f'<img alt="{escape(alt, quote=True)}" width="{width}" src="data:image/svg+xml;base64,{source}">{DARK_PAGE}'
