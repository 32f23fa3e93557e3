"""Plots of the game by chance: how long games take, and what each snake and ladder is worth."""

from collections.abc import Mapping
from math import inf, isfinite
from typing import TYPE_CHECKING, overload

from snl_edu.model.arguments import BoardError
from snl_edu.model.board import Board
from snl_edu.model.chances import game_lengths
from snl_edu.model.means import JumpValue, expected_rolls, jump_values
from snl_edu.screens.painters import painted
from snl_edu.screens.scene import ColumnsPanel, JumpRow, JumpsPanel, Mark, Place, Points, Scene, plot

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from snl_edu.screens.matplotlib_board import Picture

LONGEST_TAIL = 0.001  # the share of the longest games, which are not drawn: they would squeeze all the others
MOST_BARS = 80  # jumps: the names of more could not be read
ROW = 0.3  # inches for each jump
MOST_OUTLINED = 40  # bars

# Colour is never the only cue: each line has dashes of its own.
DASHES = {"fewest": ":", "most likely": "-.", "median": "--", "mean": "-"}


@overload
def length_plot(board: Board, *, ax: None = None) -> "Picture": ...
@overload
def length_plot(board: Board, *, ax: "Axes") -> "Axes": ...
def length_plot(board: Board, *, ax: "Axes | None" = None) -> "Picture | Axes":
    """A plot of how likely each length of a game is, with the fewest rolls, the most likely, the median and the mean.

    The longest games, one in a thousand, are left out.
    """
    lengths = game_lengths(board)
    values = (lengths.fewest, lengths.mode, lengths.median, expected_rolls(board))
    named = dict(zip(DASHES, values, strict=True))
    told = [f"{name} {value:.4g}" if isfinite(value) else f"{name} endless" for name, value in named.items()]
    ended = sum(lengths.values())
    words = f"How many rolls a game takes: {', '.join(told)}."
    words += f" {100 * (1 - ended):.3g} % of all games never end." if ended < 1 - LONGEST_TAIL else ""
    bars = _without_tail(lengths, ended)
    few = len(bars) <= MOST_OUTLINED
    top = 1.02 * max(share for _, share in bars)
    far = bars[0][0] + 0.7 * (bars[-1][0] - bars[0][0])
    marks = tuple(
        # One above the other, since the median and the mean may be close together.
        Mark(text, value, min(value, bars[-1][0]), top * (1.32 - 0.08 * place), DASHES[name], value > far)
        for place, ((name, value), text) in enumerate(zip(named.items(), told, strict=True))
    )
    panel = ColumnsPanel(
        bars=bars,
        width=0.9,
        fill="heat-2" if few else "heat-4",
        edge="line",
        outline=0.8 if few else 0,
        x="rolls of a game",
        y="games in per cent",
        marks=marks,
        top=top * 1.4,
    )
    return painted(plot(words, panel), ax)  # type: ignore[no-any-return]


def _without_tail(lengths: Mapping[int, float], ended: float) -> Points:
    """Each length with its chance in per cent, without the longest games."""
    kept, left = [], ended
    for rolls, chance in lengths.items():
        if left >= LONGEST_TAIL * ended:
            kept.append((rolls, 100 * chance))
        left -= chance
    return tuple(kept)


@overload
def jump_plot(board: Board, *, ax: None = None) -> "Picture": ...
@overload
def jump_plot(board: Board, *, ax: "Axes") -> "Axes": ...
def jump_plot(board: Board, *, ax: "Axes | None" = None) -> "Picture | Axes":
    """A bar for each snake and ladder: the rolls it saves or costs on average, compared with the board without it."""
    values = jump_values(board)
    if not 0 < len(values) <= MOST_BARS or values[0].with_it == inf:
        why = "games on this board may never end" if values and values[0].with_it == inf else f"there are {len(values)}"
        raise BoardError(f"a plot shows what 1 to {MOST_BARS} snakes and ladders are worth, but {why}: try jump_values")
    values = tuple(sorted(values, key=lambda value: value.worth))
    words = f"What each snake and ladder is worth, of {values[0].with_it:.4g} rolls on average: "
    words += "; ".join(_told(value) for value in values[::-1]) + "."
    height = max(2, ROW * len(values) + 0.8)
    largest = max([abs(value.worth) for value in values if isfinite(value.worth)], default=1) or 1
    panel = JumpsPanel(tuple(_row(value, 1.2 * largest) for value in values), 1.6 * largest, "rolls saved on average")
    return painted(Scene(words, 7, height, ((Place(1.6, 0.65, 5.2, height - 0.8), panel),)), ax)  # type: ignore[no-any-return]


def _row(value: JumpValue, longest: float) -> JumpRow:
    length = max(-longest, min(longest, value.worth))  # without it, winning may be impossible
    text = f"{value.worth:+.3g}" if isfinite(value.worth) else "needed to win"
    return JumpRow(_name(value), length, text, inside=not isfinite(value.worth))


def _name(value: JumpValue) -> str:
    return f"{value.kind} {value.start} to {value.end}"


def _told(value: JumpValue) -> str:
    name = _name(value)
    if not isfinite(value.worth):
        return f"{name} is needed to win"
    return f"{name} {'saves' if value.worth > 0 else 'costs'} {abs(value.worth):.3g}"
