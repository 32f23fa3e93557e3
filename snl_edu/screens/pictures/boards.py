"""Pictures of a board: as it is, with its squares marked, step by step, and with the rolls to each square."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from snl_edu.films.film import Film, Moment
from snl_edu.films.search_film import expect_film
from snl_edu.films.squares import squares_of
from snl_edu.model.board import Board, Square
from snl_edu.model.input.arguments import BoardError, counted, is_a, one_of, plain_int, shown
from snl_edu.model.leap import fewest_rolls
from snl_edu.model.search import Frontier
from snl_edu.model.text import board_words
from snl_edu.screens import shapes
from snl_edu.screens.palette import STATES, ink_on, mixed
from snl_edu.screens.pictures.axes import HAIR, NAMES, PRINT, Span, rule
from snl_edu.screens.pictures.ink import INCH, MIDDLE, Box, Colour, Drawing, Line, Part, Words, beside, hatched
from snl_edu.screens.pictures.picture import A, Picture, shown_in
from snl_edu.screens.pictures.plots import numbers, reached
from snl_edu.screens.shapes import expect_drawable

MOST_ROLLS_SHOWN = 400  # squares of a heat map with numbers in them
MOST_PANELS, FIRST_PANELS, LAST_PANELS, PANELS_A_ROW = 12, 6, 5, 4
LONGEST_NOTE = 6  # characters: more would not fit into a square
FEWEST_TO_MOST = "seen", "seen-edge"  # rolls: the more, the further from the page
SHADES = 40  # steps of the scale


def draw(
    board: Board,
    *,
    frontier: Frontier | Moment | Iterable[Square] | None = None,
    seen: Iterable[Square] | None = None,
    marks: Mapping[Square, str] | None = None,
    notes: Mapping[Square, str | int] | None = None,
    ax: A | None = None,
) -> Picture | A:
    """The board with its snakes and ladders, and with the squares of your search.

    `frontier` is a Frontier, a moment of a film, or any squares; `seen` any squares. `marks` gives squares a state
    (unseen, seen, frontier, current or path) and wins over both; `notes` writes a small text into squares.

    >>> draw(Board(9, {2: 8, 6: 3}), frontier=[8, 3], seen={1}, notes={8: "1 roll"})
    <picture: Board of 9 squares in 3 columns, start on 1; ladders 2 to 8; snakes 6 to 3. Seen: 1. Frontier: 8, 3. Notes: 1 roll on 8.>
    """
    if is_a(board, Frontier) or is_a(board, Moment):
        raise BoardError("draw needs a board, and what to show on it: draw(board, frontier=step)")
    if is_a(board, Film):
        raise BoardError("draw needs a board: draw(film.board), or filmstrip(film) for each step")
    expect_drawable(board)
    states: dict[Square, str] = {} if seen is None else dict.fromkeys(squares_of(seen, "seen", board), "seen")
    heat = {}
    words = [board_words(board)]
    if isinstance(frontier, Moment):
        words.append(frontier.sentence)
        states |= dict(zip(squares_of([*frontier.states], "frontier", board), frontier.states.values(), strict=True))
        heat = {**frontier.heat}
    elif frontier is not None:
        states |= dict.fromkeys(squares_of(frontier, "frontier", board), "frontier")
    for square, state in _by_square(board, marks, "marks", "{2: 'seen'}"):
        states[square] = one_of(state, f"the mark of square {square}", STATES)
    texts = {square: _note(square, note) for square, note in _by_square(board, notes, "notes", "{2: '1 roll'}")}
    for name in STATES:
        squares = [square for square, state in states.items() if state == name]
        words += [f"{name.capitalize()}: {numbers(squares)}."] if squares else []
    chances = [f"{square} {each.label} %" for square, each in heat.items() if each.label]
    words += [f"Chances: {numbers(chances)}."] if chances else []
    words += [f"Notes: {numbers(f'{text} on {square}' for square, text in texts.items())}."] if texts else []
    width, height = size_of(board)
    drawing = Drawing(board, 0, width / shapes.extent_of(board)[0], states, heat, texts)
    return shown_in(Picture(" ".join(words), width, height, (drawing,)), ax)


def _by_square(board: Board, value: Any, name: str, example: str) -> list[tuple[Square, Any]]:
    """The squares of a dict with their values."""
    if value is None:
        return []
    if not is_a(value, dict):
        raise BoardError(f"{name} must be a dict such as {example}, not {shown(value)}")
    plain = dict.copy(value)
    squares = squares_of([*plain], name, board)
    return list(zip(squares, plain.values(), strict=True))


def _note(square: Square, note: Any) -> str:
    text = note if type(note) is str else str(plain_int(note)) if plain_int(note) is not None else ""
    if not 0 < len(text) <= LONGEST_NOTE or not text.isprintable():
        raise BoardError(
            f"the note on square {square} must be a text of at most {LONGEST_NOTE} characters, not {shown(note)}",
            square,
        )
    return text


def filmstrip(film: Film | Board) -> Picture:
    """A small board for each step of a film at its coarsest grain; a long film shows only its first and last steps.

    For a search these are its frontiers, and how it ends.
    """
    film = expect_film(film)
    film = film.at_grain(film.coarsest)
    board = film.board
    expect_drawable(board)
    shots: list[tuple[int, Moment] | None] = list(enumerate(film))
    if len(shots) > MOST_PANELS:
        shots[FIRST_PANELS:-LAST_PANELS] = [None]
    left_out = f"{len(film) - len(shots) + 1} steps are left out"
    sentences = " ".join(f"({left_out}.)" if shot is None else shot[1].sentence for shot in shots)
    down = -(-len(shots) // PANELS_A_ROW)
    across = -(-len(shots) // down)  # six panels are two rows of three, not four and two
    wide, height = size_of(board, 2.8 * INCH)
    width = max(wide, 180)  # the longest title needs that much
    parts: list[Part] = []
    for number, shot in enumerate(shots):
        row, column = divmod(number, across)
        corner = complex(column * (width + 20) + 10, row * (height + 50) + 40)
        middle = corner + complex(width / 2, -6)
        if shot is None:
            for line, text in enumerate(("...", left_out, "...")):
                parts.append(Words(text, middle + complex(0, height / 2 + 18 * line - 8), PRINT, "middle"))
            continue
        parts.append(Words(_title(*shot), middle, NAMES, "middle"))
        unit, left = wide / shapes.extent_of(board)[0], corner + (width - wide) / 2
        parts.append(Drawing(board, left, unit, shot[1].states, {**shot[1].heat}))
    words = f"{board_words(board)} Film strip: {sentences}"
    return Picture(words, across * (width + 20), down * (height + 50), tuple(parts))


def distance_map(board: Board, *, ax: A | None = None) -> Picture | A:
    """A heat map of how many rolls each square takes; squares not reached before the search ends are hatched."""
    expect_drawable(board)
    rolls = reached(board)
    unknown = [square for square in range(1, board.squares + 1) if square not in rolls]
    counts = [f"{count} at {depth}" for depth, count in Counter(rolls.values()).items()]
    words = f"Rolls to each square: {numbers(counts).replace(' at', ' square at', 1)}"
    words += f"; {len(unknown)} not reached before the search ends." if unknown else "."
    width, height = size_of(board)
    unit = width / shapes.extent_of(board)[0]
    most = max(1, *rolls.values())
    parts: list[Part] = []
    for square, depth in rolls.items():
        parts.append(_cell(board, square, unit, _shade(depth / most), depth))
    for square in unknown:
        parts += hatched(_cell(board, square, unit, "page", "unknown"), "line", 12 * unit)
    if board.squares <= MOST_ROLLS_SHOWN:
        parts += _rolls_on(board, rolls, unit, most)
    parts += _scale(most, width, height)
    return shown_in(Picture(words, width + 90, height, tuple(parts)), ax)


def _cell(board: Board, square: Square, unit: float, fill: Colour, rolls: object) -> Box:
    left, top, width, height = (length * unit for length in shapes.box_of(board, square))
    about = (("data-square", square), ("data-rolls", rolls))
    gap = unit
    size = width - 2 * gap, height - 2 * gap
    if rolls == "unknown":
        return Box(complex(left + gap, top + gap), *size, fill, "line", 1, shapes.CORNER * unit, about)
    return Box(complex(left + gap, top + gap), *size, fill, radius=shapes.CORNER * unit, about=about)


def _rolls_on(board: Board, rolls: Mapping[Square, int], unit: float, most: int) -> list[Part]:
    """The number of each square, and below it the rolls; a halo keeps hatching away from a number."""
    parts: list[Part] = []
    for square, depth in rolls.items():
        at = shapes.centre_of(board, square) + (shapes.BELOW_NUMBER if square else 0)
        high = shapes.ROLLS_SIZE if square else shapes.START_ROLLS_SIZE
        at += complex(0, MIDDLE * high)
        parts.append(Words(str(depth), unit * at, unit * high, "middle", ink_on(_shade(depth / most))))
    for square in range(1, board.squares + 1):
        colour, halo = (ink_on(_shade(rolls[square] / most)), "") if square in rolls else ("ink", "page")
        size = shapes.number_size(board) * unit
        parts.append(Words(str(square), unit * shapes.number_at(board, square), size, "start", colour, halo))
    return parts


def _shade(share: float) -> tuple[str, str]:
    return mixed(*FEWEST_TO_MOST, share)


def _scale(most: int, width: float, height: float) -> list[Part]:
    """The colours of the numbers of rolls, to the right of the board."""
    left, top, long = width + 10, 10.0, height - 20
    step = long / SHADES
    parts: list[Part] = [
        Box(complex(left, top + number * step), 20, step + 0.5, _shade(1 - (number + 0.5) / SHADES))
        for number in range(SHADES)
    ]
    corner, below = complex(left, top), complex(0, long)
    parts.append(Line(((corner, corner + 20, corner + 20 + below, corner + below, corner),), "line", 1))
    span = Span(0, most, long)
    for number, text in span.ticks(36):
        at = complex(left + 20, top + (1 - span.share(number)) * long)
        parts += [rule(at, at + 5, stroke=HAIR), Words(text, beside(at + 9, PRINT), PRINT)]
    return [*parts, Words("rolls", complex(width + 82, height / 2), NAMES, "middle", upright=True)]


def size_of(board: Board, longest: float = 0) -> tuple[float, float]:
    """The width and the height of a drawing of the board, in dots: 100 for a square, or as many as fit."""
    across, down = (units / shapes.CELL for units in shapes.extent_of(board))
    longest = longest or INCH * max(8, max(across, down) / 4)  # a number needs a quarter of an inch
    square = min(INCH, longest / max(across, down))
    return max(10, round(across * square)), max(10, round(down * square))


def _title(number: int, moment: Moment) -> str:
    if moment.kind in ("frontier", "chances", "begin", "roll", "stays"):
        return counted(moment.depth or 0, "roll")
    if moment.kind == "game":
        return "a shortest game" if len(moment.game or ()) == fewest_rolls(moment.board) else "the game found"
    return {"stuck": "cannot be won", "won": "the game is won"}.get(moment.kind, f"step {number}")
