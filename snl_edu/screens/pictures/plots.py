"""Plots: the sizes of the frontiers, the costs of searches, how long games take, and what each jump is worth."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import inf, isfinite

from snl_edu.films.search_film import expect_filmable
from snl_edu.model.board import Board, Square
from snl_edu.model.chance.chances import game_lengths
from snl_edu.model.chance.costs import SearchCosts
from snl_edu.model.chance.means import JumpValue, expected_rolls, jump_values
from snl_edu.model.input.arguments import BoardError
from snl_edu.model.search import rolls_to
from snl_edu.model.text import listed
from snl_edu.screens.pictures.axes import PRINT, Frame, Span, rule, wider
from snl_edu.screens.pictures.ink import POINT, Box, Colour, Part, Words, beside, hatched, moved
from snl_edu.screens.pictures.picture import A, Picture, shown_in

WIDTH, HEIGHT = 700, 400  # dots of a plot, with its axes,
LEFT, TOP, WIDE, HIGH = 75, 15, 610, 320  # and where its bars are
THIN = 1.2 * POINT  # how wide the outline of a bar is
MOST_LISTED = 30  # numbers in a list in alt text, and bars that are labelled
LONGEST_TAIL = 0.001  # the share of the longest games, which are not drawn: they would squeeze all the others
MOST_BARS = 80  # jumps: the names of more could not be read
ROW = 30  # dots for each jump
MOST_OUTLINED = 40  # bars

Points = Sequence[tuple[float, float]]

# Colour is never the only cue: each line has dashes of its own.
STROKES = {"fewest": ":", "most likely": "-.", "median": "--", "mean": "-"}


def frontier_sizes(board: Board, *, ax: A | None = None) -> Picture | A:
    """A bar for each frontier: how many squares are reached with exactly that many rolls."""
    sizes = [*Counter(reached(board).values()).values()]
    few = len(sizes) <= MOST_LISTED
    frame = _frame([*enumerate(sizes)], 0.8, 1.05 * max(sizes))
    fill, edge = ("frontier", "frontier-edge") if few else ("frontier-edge", "")
    parts = _columns(frame, [*enumerate(sizes)], 0.8, fill, edge)
    for rolls, size in enumerate(sizes if few else ()):
        parts.append(Words(str(size), frame.at(rolls, size) - 5j, PRINT, "middle"))
    parts += [*frame.side("squares first reached", whole=True), *frame.bottom("rolls")]
    words = f"Squares first reached with 0, 1, 2 ... rolls: {numbers(sizes)}."
    return shown_in(plot(words, WIDTH, HEIGHT, {complex(LEFT, TOP): parts}), ax)


def cost_bars(costs: SearchCosts) -> Picture:
    """What each way to search costs, as bars: how often its game is a shortest one, and the means of the costs."""
    columns: dict[str, tuple[float, ...]] = {
        "boards with a shortest game": tuple(row.shortest for row in costs.rows),
        "squares taken": tuple(row.taken for row in costs.rows),
        "rolls tried": tuple(row.tried for row in costs.rows),
        "waiting at most": tuple(row.waiting for row in costs.rows),
    }
    takes = [row.take for row in costs.rows]
    panels, phrases = {}, []
    for number, (name, values) in enumerate(columns.items()):
        texts = [str(value) if type(value) is int else f"{value:.1f}" for value in values]
        phrases.append(f"{name}: {numbers(map('{} {}'.format, takes, texts))}")
        panels[complex(90 + 240 * number, 50)] = _rows(name, takes if number == 0 else [], values, texts)
    return plot(f"{costs.title} {'; '.join(phrases).capitalize()}.", 1040, 260, panels)


def _rows(title: str, names: Sequence[str], values: Sequence[float], texts: Sequence[str]) -> list[Part]:
    """Bars to the right below a title, the first one on top, each between its name and its number."""
    down = wider(-0.4, len(values) - 0.6, 190)
    frame = Frame(Span(0, 1.05 * max(*values, 1e-9), 175), down)
    parts: list[Part] = [Words(title, 87.5 - 9j, 12 * POINT, "middle")]
    for place, (value, text) in enumerate(zip(values, texts, strict=True)):
        up = len(values) - 1 - place
        parts.append(bar(frame.at(0, up - 0.4), frame.at(value, up + 0.4), "frontier", "frontier-edge"))
        parts.append(Words(text, beside(frame.at(value, up) + 6, PRINT), PRINT))
        parts += [Words(name, beside(frame.at(0, up) - 8, PRINT), PRINT, "end") for name in names[place : place + 1]]
    return [*parts, rule(0, 190j)]


def length_plot(board: Board, *, ax: A | None = None) -> Picture | A:
    """A plot of how likely each length of a game is, with the fewest rolls, the most likely, the median and the mean.

    The longest games, one in a thousand, are left out.
    """
    lengths = game_lengths(board)
    values = (lengths.fewest, lengths.mode, lengths.median, expected_rolls(board))
    texts = [
        f"{name} {value:.4g}" if isfinite(value) else f"{name} endless"
        for name, value in zip(STROKES, values, strict=True)
    ]
    ended = sum(lengths.values())
    words = f"How many rolls a game takes: {', '.join(texts)}."
    words += f" {100 * (1 - ended):.3g} % of all games never end." if ended < 1 - LONGEST_TAIL else ""
    bars, left = [], ended
    for rolls, chance in lengths.items():
        if left >= LONGEST_TAIL * ended:
            bars.append((rolls, 100 * chance))
        left -= chance
    top = 1.02 * max(share for _, share in bars)
    frame = _frame(bars, 0.9, 1.4 * top)
    few = len(bars) <= MOST_OUTLINED
    parts = _columns(frame, bars, 0.9, "heat-2" if few else "heat-4", "line" if few else "", 0.8 * POINT)
    far = bars[0][0] + 0.7 * (bars[-1][0] - bars[0][0])
    for number, (value, text, dashes) in enumerate(zip(values, texts, STROKES.values(), strict=True)):
        high = top * (1.32 - 0.08 * number)  # one above the other: the median and the mean may be close together
        if isfinite(value):
            parts.append(rule(frame.at(value, 0), frame.at(value, high), "ink", 1.4 * POINT, dashes))
        parts.append(_label(text, frame.at(min(value, bars[-1][0]), high), PRINT, before=value > far))
    parts += [*frame.side("games in per cent", whole=False), *frame.bottom("rolls of a game")]
    return shown_in(plot(words, WIDTH, HEIGHT, {complex(LEFT, TOP): parts}), ax)


def jump_plot(board: Board, *, ax: A | None = None) -> Picture | A:
    """A bar for each snake and ladder: the rolls it saves or costs on average, compared with the board without it."""
    values = jump_values(board)
    if not 0 < len(values) <= MOST_BARS or values[0].with_it == inf:
        why = "games on this board may never end" if values and values[0].with_it == inf else f"there are {len(values)}"
        raise BoardError(f"a plot shows what 1 to {MOST_BARS} snakes and ladders are worth, but {why}: try jump_values")
    values = tuple(sorted(values, key=lambda value: value.worth))
    words = f"What each snake and ladder is worth, of {values[0].with_it:.4g} rolls on average: "
    phrases = []
    for value in reversed(values):
        worth = f"{'saves' if value.worth > 0 else 'costs'} {abs(value.worth):.3g}"
        phrases.append(f"{_name(value)} {worth if isfinite(value.worth) else 'is needed to win'}")
    words += "; ".join(phrases) + "."
    height = max(120, ROW * len(values))
    largest = max([abs(value.worth) for value in values if isfinite(value.worth)], default=1) or 1
    frame = Frame(Span(-1.6 * largest, 1.6 * largest, 520), Span(-0.6, len(values) - 0.4, height))
    parts: list[Part] = []
    for place, value in enumerate(values):
        parts += _worth_bar(frame, place, value, max(-1.2 * largest, min(1.2 * largest, value.worth)))
    middle = frame.at(0, 0).real
    parts += [rule(middle, complex(middle, height), "ink", POINT), *frame.bottom("rolls saved on average", whole=False)]
    return shown_in(plot(words, WIDTH, height + 80, {160 + 15j: parts}), ax)


def _worth_bar(frame: Frame, place: int, value: JumpValue, length: float) -> list[Part]:
    """A bar with its name on the left: to the right and plain for what helps, to the left and hatched for what costs."""
    gains, end = length > 0, frame.at(length, place)
    colour = "path" if gains else "current"
    box = bar(frame.at(0, place - 0.35), frame.at(length, place + 0.35), colour, f"{colour}-edge")
    text = f"{value.worth:+.3g}" if isfinite(value.worth) else "needed to win"
    # Where winning may be impossible without it, there is no room beyond the bar.
    before = gains != isfinite(value.worth)
    left = complex(0, end.imag)
    return [
        *([box] if gains else hatched(box, f"{colour}-edge")),
        _label(text, end, 10 * POINT, before=before),
        rule(left - 5, left),
        Words(_name(value), beside(left - 9, PRINT), PRINT, "end"),
    ]


def _name(value: JumpValue) -> str:
    return f"{value.kind} {value.start} to {value.end}"


def _label(text: str, at: complex, size: float, *, before: bool) -> Words:
    """A text beside a point: to the left of it, or to the right."""
    return Words(text, beside(at + (-6 if before else 6), size), size, "end" if before else "start")


def _frame(bars: Points, width: float, top: float) -> Frame:
    """The axes of bars upwards."""
    return Frame(wider(bars[0][0] - width / 2, bars[-1][0] + width / 2, WIDE), Span(0, top, HIGH))


def _columns(frame: Frame, bars: Points, width: float, fill: str, edge: str, stroke: float = THIN) -> list[Part]:
    half = width / 2
    return [bar(frame.at(at - half, number), frame.at(at + half, 0), fill, edge, stroke) for at, number in bars]


def bar(corner: complex, other: complex, fill: Colour, edge: Colour, stroke: float = THIN) -> Box:
    """A bar between two opposite corners; without the name of a colour it has no edge."""
    left, right = sorted((corner.real, other.real))
    top, low = sorted((corner.imag, other.imag))
    stroke = stroke if edge else 0
    return Box(complex(left, top), right - left, low - top, fill, edge, stroke, about=(("class", "snl-bar"),))


def plot(words: str, width: float, height: float, panels: Mapping[complex, Iterable[Part]]) -> Picture:
    """A picture of panels, each with the place of its upper left corner."""
    return Picture(words, width, height, tuple(moved(part, by) for by, parts in panels.items() for part in parts))


def reached(board: Board) -> dict[Square, int]:
    """The rolls to each square that is reached before the search ends."""
    expect_filmable(board)
    return rolls_to(board)


def numbers(values: Iterable[object]) -> str:
    """Values as a list in words."""
    return listed([str(value) for value in values], MOST_LISTED)
