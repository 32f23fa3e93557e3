"""A board as an SVG picture, built as text, the same bytes every time."""

from collections.abc import Iterable, Mapping
from html import escape
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Any

from snl_edu.board import Board, BoardError, Square, expect_board
from snl_edu.palette import LIGHT, STATES, css_variables
from snl_edu.reading import flag, is_a, items, one_of, plain_int, shown, whole

CELL = 60  # the side of a square; a picture can be scaled to any size
EDGE = 3
LARGEST_DRAWING = 2_500  # squares: the numbers of more could not be read

# Colour is never the only cue: each state also has a shape of its own, in the corner of the square's own picture.
CUES = {
    "unseen": "",
    "seen": "M9 51h.1M16 51h.1",
    "frontier": "M40 5h15v15z",
    "current": "M42 9h9v9M18 51h-9v-9",
    "path": "M8 28v24",
}

# The player uses these rules too.
STYLE = """
.snl-board { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; }
.snl-board .snl-cell { stroke-width: 1.5; fill: var(--snl-unseen); stroke: var(--snl-unseen-edge); }
.snl-board .snl-odd .snl-cell { fill: var(--snl-unseen-2); }
.snl-board [data-state="seen"] .snl-cell { fill: var(--snl-seen); stroke: var(--snl-seen-edge); }
.snl-board [data-state="frontier"] .snl-cell { fill: var(--snl-frontier); stroke: var(--snl-frontier-edge); stroke-width: 3.5; }
.snl-board [data-state="current"] .snl-cell { fill: var(--snl-current); stroke: var(--snl-current-edge); stroke-width: 5; }
.snl-board [data-state="path"] .snl-cell { fill: var(--snl-path); stroke: var(--snl-path-edge); stroke-width: 3.5; }
.snl-board .snl-cue { fill: none; stroke-width: 4.5; stroke-linecap: round; }
.snl-board [data-state="seen"] .snl-cue { stroke: var(--snl-seen-edge); }
.snl-board [data-state="frontier"] .snl-cue { fill: var(--snl-frontier-edge); }
.snl-board [data-state="current"] .snl-cue { stroke: var(--snl-current-edge); stroke-width: 3; }
.snl-board [data-state="path"] .snl-cue { stroke: var(--snl-path-edge); stroke-width: 5; }
.snl-board text { fill: var(--snl-ink); stroke: var(--snl-unseen); stroke-width: 4; stroke-linejoin: round; paint-order: stroke; }
.snl-board text.snl-odd { stroke: var(--snl-unseen-2); }
.snl-board text.snl-seen { stroke: var(--snl-seen); }
.snl-board text.snl-frontier { stroke: var(--snl-frontier); }
.snl-board text.snl-current { stroke: var(--snl-current); }
.snl-board text.snl-path { stroke: var(--snl-path); }
.snl-board .snl-notes { font-weight: bold; text-anchor: end; }
.snl-board .snl-snake { fill: var(--snl-snake); stroke: var(--snl-snake-edge); stroke-width: 1.5; }
.snl-board .snl-scales { fill: none; stroke: var(--snl-snake-light); stroke-width: 2.2; stroke-linecap: round; stroke-dasharray: 0.1 8; }
.snl-board .snl-eye { fill: var(--snl-snake-light); }
.snl-board .snl-tongue { fill: none; stroke: var(--snl-tongue); stroke-width: 1.6; stroke-linecap: round; }
.snl-board .snl-rail { stroke: var(--snl-ladder-edge); stroke-width: 4.5; stroke-linecap: round; }
.snl-board .snl-rung { stroke: var(--snl-ladder); stroke-width: 3.2; stroke-linecap: round; }
.snl-board .snl-arrow { fill: none; stroke: var(--snl-path-edge); stroke-width: 3; stroke-linecap: round; }
"""


def svg(
    board: Board,
    *,
    marks: Mapping[Square, str] | None = None,
    notes: Mapping[Square, object] | None = None,
    arrows: Iterable[tuple[Square, Square]] = (),
    label: str = "",
    style: bool = True,
) -> str:
    """The board as SVG text, with the state of some squares, a note on some, and arrows from square to square.

    `marks` gives states (unseen, seen, frontier, current or path), `label` what a screen reader says. Without
    `style` the picture takes its colours from the page it is put into.
    """
    expect_board(board)
    if board.squares > LARGEST_DRAWING or board.columns > board.squares:
        raise BoardError(
            f"{board.squares} squares in {board.columns} columns cannot be drawn: at most {LARGEST_DRAWING}, "
            "and no empty columns; print the board"
        )
    marks = _on_squares(board, marks, "marks")
    for square, state in marks.items():
        one_of(state, f"the mark of square {square}", STATES)
    notes = {square: _text_of(note, "a note") for square, note in _on_squares(board, notes, "notes").items()}
    arrows = [_leg(board, arrow) for arrow in items(arrows, "arrows", "a list of pairs of squares like [(1, 5)]")]
    label = _text_of(label, "label")
    flag(style, "style")
    squares = range(1, board.squares + 1)
    width, height = (
        board.columns * CELL + 2 * EDGE,
        board.rows * CELL + 2 * EDGE + (CELL // 2 if board.start == 0 else 0),
    )
    view = f'viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label, quote=True)}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" class="snl-board" {view}>']
    if style:
        parts.append(f"<style>.snl-board {{ {css_variables(LIGHT)} }}{STYLE}</style>")
        parts.append(f'<rect width="{width}" height="{height}" rx="8" fill="{LIGHT["page"]}"/>')
    parts += [_cell(board, square, marks.get(square, "unseen")) for square in squares]
    if board.start == 0:
        parts.append(_start(board, marks.get(0, "unseen")))
    parts.append('<g class="snl-jumps">')
    parts += [_ladder(board, foot, top) for foot, top in board.ladders.items()]
    parts += [_snake(board, head, tail) for head, tail in board.snakes.items()]
    parts.append('</g><g class="snl-arrows">')
    parts += [_arrow(board, start, end) for start, end in arrows]
    size = _number_size(board)
    parts.append(f'</g><g class="snl-numbers" font-size="{size}">')
    parts += [_text(board, square, marks.get(square, "unseen"), 7, 5 + size, str(square)) for square in squares]
    parts.append(f'</g><g class="snl-notes" font-size="{size}">')
    parts += [
        _text(board, square, marks.get(square, "unseen"), CELL - 7, CELL - 8, str(note))
        for square, note in notes.items()
    ]
    return "\n".join([*parts, "</g></svg>"])


def _on_squares(board: Board, given: Any, name: str) -> dict[Square, Any]:
    """What is said of some squares of the board."""
    if given is None:
        return {}
    if not is_a(given, dict):
        raise BoardError(f"{name} must be a dict such as {{2: 'seen'}}, not {shown(given)}")
    return {whole(square, f"a square of {name}", board.start, board.squares): said for square, said in given.items()}


def _leg(board: Board, arrow: Any) -> tuple[Square, Square]:
    squares = [
        whole(square, "an arrow's square", board.start, board.squares) for square in items(arrow, "an arrow", "a pair")
    ]
    if len(squares) != 2:
        raise BoardError(f"an arrow must be a pair of squares like (1, 5), not {len(squares)}")
    return squares[0], squares[1]


def _text_of(value: Any, name: str) -> str:
    if type(value) is not str and plain_int(value) is None:
        raise BoardError(f"{name} must be text or a number, not {shown(value)}")
    return value if type(value) is str else shown(value)


def _corner(board: Board, square: Square) -> tuple[int, int]:
    """The top left corner of a square; 0 is off the board, below square 1."""
    if square == 0:
        return EDGE, board.rows * CELL + EDGE
    row, column = board.position(square)
    return column * CELL + EDGE, row * CELL + EDGE


def _centre(board: Board, square: Square) -> tuple[float, float]:
    x, y = _corner(board, square)
    return x + CELL / 2, y + (CELL / 4 if square == 0 else CELL / 2)


def _odd(board: Board, square: Square) -> bool:
    return sum(board.position(square)) % 2 == 1


def _cell(board: Board, square: Square, state: str) -> str:
    x, y = _corner(board, square)
    odd = " snl-odd" if _odd(board, square) else ""
    return (
        f'<g class="snl-square{odd}" data-square="{square}" data-state="{state}" transform="translate({x} {y})">'
        f'<rect class="snl-cell" x="2" y="2" width="{CELL - 4}" height="{CELL - 4}" rx="6"/>'
        f'<path class="snl-cue" d="{CUES[state]}"/></g>'
    )


def _start(board: Board, state: str) -> str:
    """The place where the shop-bought game begins."""
    x, y = _corner(board, 0)
    return (
        f'<g class="snl-start" data-state="{state}"><rect class="snl-cell" x="{x + 2}" y="{y + 3}" width="{CELL - 4}"'
        f' height="{CELL // 2 - 5}" rx="6"/></g><text class="snl-{state}" x="{x + CELL // 2}" y="{y + 20}"'
        ' font-size="15" text-anchor="middle">start</text>'
    )


def _number_size(board: Board) -> int:
    """Numbers take a larger part of the square on a board with many columns, to be read from as far away."""
    return 15 if board.columns <= 8 else 17 if board.columns <= 12 else 20


def _text(board: Board, square: Square, state: str, right: int, down: int, text: str) -> str:
    """Text above everything else, with a halo in the colour of its square."""
    x, y = _corner(board, square)
    name = "odd" if state == "unseen" and _odd(board, square) else state
    return f'<text class="snl-{name}" x="{x + right}" y="{y + down}">{escape(text)}</text>'


def _f(number: float) -> str:
    """A number with one decimal at the most, the same on every machine."""
    return f"{round(number, 1) + 0.0:g}"


def _points(points: Iterable[tuple[float, float]]) -> str:
    return "L".join(f"{_f(x)} {_f(y)}" for x, y in points)


def _ladder(board: Board, foot: Square, top: Square) -> str:
    (x1, y1), (x2, y2) = _centre(board, foot), _centre(board, top)
    length = hypot(x2 - x1, y2 - y1)
    along_x, along_y = (x2 - x1) / length, (y2 - y1) / length
    side_x, side_y = -along_y * 9, along_x * 9
    rails = "".join(
        f"M{_f(x1 + side * side_x)} {_f(y1 + side * side_y)}L{_f(x2 + side * side_x)} {_f(y2 + side * side_y)}"
        for side in (-1, 1)
    )
    rungs = max(2, round(length / 16))
    steps = ((number + 0.5) / rungs * length for number in range(rungs))
    middles = [(x1 + along_x * step, y1 + along_y * step) for step in steps]
    across = "".join(f"M{_f(x - side_x)} {_f(y - side_y)}L{_f(x + side_x)} {_f(y + side_y)}" for x, y in middles)
    return (
        f'<g class="snl-jump" data-from="{foot}" data-to="{top}"><path class="snl-rung" d="{across}"/>'
        f'<path class="snl-rail" d="{rails}"/></g>'
    )


def _snake(board: Board, head: Square, tail: Square) -> str:
    (x1, y1), (x2, y2) = _centre(board, head), _centre(board, tail)
    length = hypot(x2 - x1, y2 - y1)
    along_x, along_y = (x2 - x1) / length, (y2 - y1) / length
    waves = max(1, round(length / 110))
    sway = min(13.0, length / 9)
    pieces = 9 * waves + 3

    def spine(share: float) -> tuple[float, float]:
        off = sway * sin(2 * pi * waves * share)
        return x1 + along_x * length * share - along_y * off, y1 + along_y * length * share + along_x * off

    left, right = [], []
    for number in range(pieces + 1):
        share = number / pieces
        x, y = spine(share)
        before, after = spine(max(0, share - 0.01)), spine(min(1, share + 0.01))
        angle = atan2(after[1] - before[1], after[0] - before[0])
        half = 7 - 5.6 * share
        left.append((x - sin(angle) * half, y + cos(angle) * half))
        right.append((x + sin(angle) * half, y - cos(angle) * half))
    body = f"M{_points([*left, *reversed(right)])}z"
    scales = f"M{_points(spine(number / pieces) for number in range(2, pieces))}"
    ahead = spine(0.04)
    turn = degrees(atan2(y1 - ahead[1], x1 - ahead[0]))
    return (
        f'<g class="snl-jump" data-from="{head}" data-to="{tail}"><path class="snl-snake" d="{body}"/>'
        f'<path class="snl-scales" d="{scales}"/>'
        f'<g transform="translate({_f(x1)} {_f(y1)}) rotate({_f(turn)})"><path class="snl-tongue" d="M10 0h8m0 0l5-3m-5 3l5 3"/>'
        '<ellipse class="snl-snake" cx="3" rx="11" ry="8.5"/><circle class="snl-eye" cx="6" cy="-3.6" r="2"/>'
        '<circle class="snl-eye" cx="6" cy="3.6" r="2"/></g></g>'
    )


def _arrow(board: Board, start: Square, end: Square) -> str:
    (x1, y1), (x2, y2) = _centre(board, start), _centre(board, end)
    angle = atan2(y2 - y1, x2 - x1)
    barbs = [(x2 - 11 * cos(angle + turn), y2 - 11 * sin(angle + turn)) for turn in (0.5, -0.5)]
    return f'<path class="snl-arrow" d="M{_points([(x1, y1), (x2, y2), barbs[0]])}M{_points([(x2, y2), barbs[1]])}"/>'
