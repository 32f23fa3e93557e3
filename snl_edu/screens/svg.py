"""A board as an SVG picture, built as text, the same bytes every time."""

from cmath import phase
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from math import degrees
from types import MappingProxyType
from typing import Any

from snl_edu.films.film import Heat
from snl_edu.model.board import Board, Square
from snl_edu.model.input.arguments import BoardError, flag, is_a, items, one_of, shown, whole
from snl_edu.screens import shapes
from snl_edu.screens.palette import CUES, STATES, css_colours, css_rule, part_css, state_css

# The player uses these rules too.
STYLE = "\n".join(
    [
        '.snl-board { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }',
        state_css(),
        part_css(),
        css_rule(".snl-scales", stroke_dasharray="0.1 8"),
        css_rule(".snl-notes", font_weight="bold", text_anchor="end"),
        "",
    ]
)


def _rounded(width: int, height: int) -> str:
    size = f'width="{width - 2 * shapes.GAP}" height="{height - 2 * shapes.GAP}"'
    return f'<rect class="snl-cell" x="{shapes.GAP}" y="{shapes.GAP}" {size} rx="{shapes.CORNER}"/>'


# The drawing of a square in each state, measured from its corner.
CELLS = {state: f'{_rounded(shapes.CELL, shapes.CELL)}<path class="snl-cue" d="{cue}"/>' for state, cue in CUES.items()}


def svg(
    board: Board,
    *,
    marks: Mapping[Square, str] | None = None,
    heat: Mapping[Square, Heat] | None = None,
    arrows: Iterable[tuple[Square, Square]] = (),
    label: str = "",
    style: bool = True,
) -> str:
    """The board as SVG text, with the states of some squares, and arrows from square to square.

    `marks` gives states (unseen, seen, frontier, current or path), `heat` how likely squares are, as a moment of a
    `chance_film` has it, and `label` what a screen reader says. Without `style` the picture takes its colours from the
    page that it is put into.
    """
    if type(label) is not str:
        raise BoardError(f"label must be text, not {shown(label)}")
    flag(style, "style")
    parts = layers(board, marks=marks, heat=heat, arrows=arrows)
    return sheet(*shapes.extent_of(board), parts, label, style=style)


def layers(
    board: Board,
    *,
    marks: Mapping[Square, str] | None = None,
    heat: Mapping[Square, Heat] | None = None,
    notes: Mapping[Square, str] = MappingProxyType({}),
    arrows: Iterable[tuple[Square, Square]] = (),
    numbered: bool = True,
) -> list[str]:
    """The parts of a drawn board, squares first; the numbers can be left out where nobody could read them.

    They must be put into a picture with the class `snl-board` and the rules of `STYLE`.
    """
    shapes.expect_drawable(board)
    states = _states(board, marks)
    heats = _heat(board, heat)
    legs = [_leg(board, arrow) for arrow in items(arrows, "arrows", "a list of pairs of squares like [(1, 5)]")]
    size = shapes.number_size(board)
    parts = [_square(board, square, state, heats.get(square)) for square, state in states.items()]
    parts += ['<g class="snl-jumps">', *_jumps(board), '</g><g class="snl-arrows">']
    parts += [_path("arrow", shapes.arrow_of(board, *leg)) for leg in legs]
    looks = {square: _look(board, square, state, heats.get(square)) for square, state in states.items() if square}
    texts = {square: each.label for square, each in heats.items() if each.label} | dict(notes)
    parts.append(f'</g><g class="snl-numbers" font-size="{size}">')
    parts += [_text(square, look, shapes.number_at(board, square)) for square, look in looks.items() if numbered]
    # The player writes into the last layer.
    written = [_text(text, looks[at], shapes.note_at(board, at)) for at, text in texts.items() if at and numbered]
    parts.append(f'</g><g class="snl-notes" font-size="{size}">{"".join(written)}</g>')
    return parts


def sheet(width: int, height: int, parts: Iterable[str], label: str, *, style: bool = True) -> str:
    """An SVG picture of these parts, in the colours of a light or a dark page, unless the page sets them."""
    colours = f"<style>{css_colours('.snl-board')}\n{STYLE}</style>"
    paper = f'<rect width="{width}" height="{height}" rx="8" fill="var(--snl-page)"/>'
    view = f'viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label, quote=True)}"'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" class="snl-board" {view}>'
    return "\n".join([opening, *([colours, paper] if style else []), *parts, "</svg>"])


def _states(board: Board, marks: Any) -> dict[Square, str]:
    """The state of every square; those without a mark are unseen."""
    states = dict.fromkeys(range(1, board.squares + 1), "unseen")
    if board.start == 0:
        states[0] = "unseen"
    if marks is None:
        return states
    if not is_a(marks, dict):
        raise BoardError(f"marks must be a dict such as {{2: 'seen'}}, not {shown(marks)}")
    for mark, state in marks.items():
        square = whole(mark, "a square of marks", board.start, board.squares)
        states[square] = one_of(state, f"the mark of square {square}", STATES)
    return states


def _heat(board: Board, heat: Any) -> dict[Square, Heat]:
    if heat is None:
        return {}
    if not is_a(heat, dict) or not all(type(each) is Heat for each in heat.values()):
        raise BoardError(f"heat must be that of a moment, such as chance_film(board)[3].heat, not {shown(heat)}")
    return {whole(square, "a square of heat", board.start, board.squares): each for square, each in heat.items()}


def _leg(board: Board, arrow: Any) -> tuple[Square, Square]:
    squares = [
        whole(square, "an arrow's square", board.start, board.squares) for square in items(arrow, "an arrow", "a pair")
    ]
    if len(squares) != 2:
        raise BoardError(f"an arrow must be a pair of squares like (1, 5), not {len(squares)}")
    return squares[0], squares[1]


def _square(board: Board, square: Square, state: str, heat: Heat | None) -> str:
    left, top, width, height = shapes.box_of(board, square)
    warm = f' data-heat="heat-{heat.level}"' if heat else ""
    place = f'data-state="{state}"{warm} transform="translate({left} {top})"'
    if square == 0:
        at = _at(shapes.number_at(board, square) - complex(left, top))
        word = f'<text {at} font-size="{shapes.START_SIZE}" text-anchor="middle">start</text>'
        return f'<g class="snl-start" {place}>{_rounded(width, height)}{word}</g>'
    dark = " snl-odd" if shapes.is_dark(board, square) else ""
    return f'<g class="snl-square{dark}" data-square="{square}" {place}>{CELLS[state]}</g>'


def _look(board: Board, square: Square, state: str, heat: Heat | None) -> str:
    """The class of a text on a square, which gives it a halo in the colour of the square."""
    if heat:
        return f"heat-{heat.level}"
    return "odd" if state == "unseen" and shapes.is_dark(board, square) else state


def _text(text: object, look: str, at: complex) -> str:
    return f'<text class="snl-{look}" {_at(at)}>{escape(str(text))}</text>'


def _at(point: complex) -> str:
    return f'x="{point.real:g}" y="{point.imag:g}"'


def _jumps(board: Board) -> Iterator[str]:
    """All jumps, and above them the places where they start: those can be seen however many jumps cross."""
    beginnings = {}
    for foot, top in board.ladders.items():
        ladder = shapes.ladder_of(board, foot, top)
        beginnings[foot] = _rungs(ladder.foot())
        yield f'<g class="snl-jump" data-from="{foot}" data-to="{top}">{_rungs(ladder)}</g>'
    for head, tail in board.snakes.items():
        snake = shapes.snake_of(board, head, tail)
        beginnings[head] = _head(snake)
        body = _path("snake", [snake.body], closed=True) + _path("scales", [snake.scales])
        yield f'<g class="snl-jump" data-from="{head}" data-to="{tail}">{body}</g>'
    for start, shape in beginnings.items():
        yield f'<g class="snl-beginning" data-at="{start}">{shape}</g>'


def _rungs(ladder: shapes.Ladder) -> str:
    return _path("rung", ladder.rungs) + _path("rail", ladder.rails)


def _head(snake: shapes.Snake) -> str:
    place = f"translate({snake.head.real:g} {snake.head.imag:g}) rotate({degrees(phase(snake.looks)):.1f})"
    long, wide = shapes.SKULL_RADII
    skull = f'<ellipse class="snl-snake" cx="{shapes.SKULL}" rx="{long}" ry="{wide}"/>'
    eyes = [
        f'<circle class="snl-eye" cx="{eye.real:g}" cy="{eye.imag:g}" r="{shapes.EYE_RADIUS}"/>' for eye in shapes.EYES
    ]
    return f'<g transform="{place}">{_path("tongue", shapes.TONGUE)}{skull}{"".join(eyes)}</g>'


def _path(name: str, lines: Iterable[shapes.Polyline], *, closed: bool = False) -> str:
    return f'<path class="snl-{name}" d="{shapes.path_text(lines, closed=closed)}"/>'
