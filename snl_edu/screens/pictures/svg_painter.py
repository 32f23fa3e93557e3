"""Paints the panels of a picture as SVG text, where there is no matplotlib."""

from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path
from typing import Any, NoReturn

from snl_edu.files import new_file, write
from snl_edu.model.arguments import BoardError, shown
from snl_edu.screens import shapes
from snl_edu.screens.notebook import bundle
from snl_edu.screens.palette import HALO, LIGHT, css_variables
from snl_edu.screens.pictures.axes import Span, number_text
from snl_edu.screens.pictures.charts import columns, costs, jumps, lines, note
from snl_edu.screens.pictures.ink import (
    MIDDLE,
    POINT,
    attributes,
    beside,
    dots,
    hatching,
    line,
    rectangle,
    upright,
    words,
)
from snl_edu.screens.pictures.scene import (
    FEWEST_TO_MOST,
    SCREEN,
    SMALLEST_PRINT,
    BoardPanel,
    ColumnsPanel,
    CostsPanel,
    JumpsPanel,
    LinesPanel,
    NotePanel,
    RollsPanel,
    Scene,
)
from snl_edu.screens.svg import STYLE, layers

FONT = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"


class Picture:
    """An SVG picture that shows itself in a notebook, with alt text for people who cannot see it."""

    def __init__(self, alt: str, width: float, height: float, parts: Iterable[str] = ()) -> None:
        self.alt = alt
        self.width, self.height = width, height
        self.parts = tuple(parts)

    def _svg(self) -> str:
        width, height = dots(self.width * SCREEN), dots(self.height * SCREEN)
        size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        named = f'role="img" aria-label="{escape(self.alt, quote=True)}" font-family="{FONT}"'
        paper = f'<rect width="{width}" height="{height}" fill="{LIGHT["page"]}"/>'
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {named}>'
        return "\n".join([opening, paper, *self.parts, "</svg>"])

    def savefig(self, path: str | Path, *, overwrite: bool = False) -> Path:
        """The path of a new SVG file with the picture."""
        if str(path).lower().endswith(".svg"):
            return write(new_file(path, overwrite, ".svg"), self._svg().encode(), overwrite=overwrite)
        raise BoardError(f"without matplotlib a picture can be saved as a file that ends with .svg, not {shown(path)}")

    def image(self) -> NoReturn:
        """Always refuses: a Pillow image needs matplotlib."""
        raise BoardError("image() needs matplotlib, which is not installed here: use savefig('picture.svg')")

    def add_subplot(self, *_: object, **__: object) -> NoReturn:
        """Always refuses: axes need matplotlib."""
        raise BoardError("axes need matplotlib, which is not installed here: draw your lines with line_plot")

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        del include, exclude  # a notebook chooses from what it gets
        return bundle(self._svg(), repr(self), self.alt, width=round(self.width * SCREEN)), {}

    def __repr__(self) -> str:
        return f"<picture: {self.alt}>"


def picture_of(scene: Scene, ax: Any = None) -> Picture:
    """The picture of a scene."""
    if ax is not None:
        raise BoardError("ax needs matplotlib, which is not installed here: leave it out")
    parts = []
    if any(isinstance(panel, BoardPanel) for _, panel in scene.panels):
        parts.append(f"<style>.snl-board {{ {css_variables(LIGHT)} }}\n{STYLE}</style>")
    for place, panel in scene.panels:
        left, top = place.left * SCREEN, (scene.height - place.low - place.height) * SCREEN
        parts.append(f'<g transform="translate({dots(left)} {dots(top)})">')
        parts += [*PAINT[type(panel)](panel, place.width * SCREEN, place.height * SCREEN), "</g>"]
    return Picture(scene.alt, scene.width, scene.height, parts)


def _fitted(board: Any, width: float, height: float) -> tuple[float, str]:
    """The size of a unit in dots, and the opening of a group that counts in units and fits into a box."""
    wide, high = shapes.extent_of(board)
    unit = min(width / wide, height / high)
    left, top = (width - wide * unit) / 2, (height - high * unit) / 2
    return unit, f'<g class="snl-board" transform="translate({dots(left)} {dots(top)}) scale({unit:.6g})">'


def _board(panel: BoardPanel, width: float, height: float) -> list[str]:
    unit, opening = _fitted(panel.board, width, height)
    readable = shapes.number_size(panel.board) * unit / POINT >= SMALLEST_PRINT
    parts = layers(panel.board, marks={**panel.states}, heat={**panel.heat}, numbered=readable)
    title = [words(panel.title, complex(width / 2, -6), 13, "middle")] if panel.title else []
    return [*title, opening, *parts, "</g>"]


def _rolls(panel: RollsPanel, width: float, height: float) -> list[str]:
    board = panel.board
    parts = [hatching("unknown", LIGHT["page"], LIGHT["line"], 8), _fitted(board, width, height)[1]]
    parts += [_cell(panel, square, 1, fill=panel.shade(square)) for square in panel.rolls]
    hatched = {"fill": "url(#unknown)", "stroke": LIGHT["line"], "stroke_width": 1}
    parts += [_cell(panel, square, 2, **hatched) for square in panel.unknown]
    if panel.numbered:
        parts += [_depth(panel, square, depth) for square, depth in panel.rolls.items()]
        parts += [_number(panel, square) for square in range(1, board.squares + 1)]
    return [*parts, "</g>", *_scale(panel.most, width, height)]


def _cell(panel: RollsPanel, square: int, gap: float, **look: object) -> str:
    left, top, width, height = shapes.box_of(panel.board, square)
    known = panel.rolls.get(square, "unknown")
    parts = {"rx": shapes.CORNER, "data_square": square, "data_rolls": known}
    return rectangle(left + gap, top + gap, width - 2 * gap, height - 2 * gap, **parts, **look)


def _depth(panel: RollsPanel, square: int, depth: int) -> str:
    at = shapes.centre_of(panel.board, square) + (shapes.BELOW_NUMBER if square else 0)
    size = shapes.ROLLS_SIZE if square else shapes.START_ROLLS_SIZE
    return words(str(depth), at + complex(0, MIDDLE * size), size / POINT, "middle", fill=panel.ink(square))


def _number(panel: RollsPanel, square: int) -> str:
    look = {"fill": panel.ink(square)}
    if square in panel.unknown:  # or else the hatching would run through it
        look |= {"stroke": LIGHT["page"], "stroke_width": str(HALO), "paint_order": "stroke"}
    return words(str(square), shapes.number_at(panel.board, square), shapes.number_size(panel.board) / POINT, **look)


def _scale(most: int, width: float, height: float) -> list[str]:
    """The colours of the numbers of rolls, to the right of the board."""
    left, top, long = width + 10, 10.0, height - 20
    stops = [
        f'<stop offset="{place}"{attributes(stop_color=LIGHT[name])}/>' for place, name in enumerate(FEWEST_TO_MOST)
    ]
    upwards = f'<linearGradient id="scale" x1="0" y1="1" x2="0" y2="0">{"".join(stops)}</linearGradient>'
    edge = {"fill": "url(#scale)", "stroke": LIGHT["line"], "stroke_width": 1}
    parts = [upwards, rectangle(left, top, 20, long, **edge)]
    span = Span(0, most, long)
    for number, text in span.ticks(36):
        at = complex(left + 20, top + (1 - span.share(number)) * long)
        parts += [line([at, at + 5], "line", 0.8), number_text(text, beside(at + 9, 11), "start")]
    return [*parts, upright("rolls", complex(width + 82, height / 2), 13)]


PAINT: dict[type, Callable[[Any, float, float], list[str]]] = {
    BoardPanel: _board,
    NotePanel: note,
    RollsPanel: _rolls,
    ColumnsPanel: columns,
    JumpsPanel: jumps,
    CostsPanel: costs,
    LinesPanel: lines,
}
