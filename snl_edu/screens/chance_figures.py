"""Plots of the game by chance: how long games take, and what each snake and ladder is worth."""

from math import inf, isfinite
from typing import Any, overload

from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator

from snl_edu.model.arguments import BoardError
from snl_edu.model.board import Board
from snl_edu.model.chances import game_lengths
from snl_edu.model.means import JumpValue, expected_rolls, jump_values
from snl_edu.screens.matplotlib_board import Picture, label_axes, page_for, printed
from snl_edu.screens.palette import LIGHT

LONGEST_TAIL = 0.001  # of all games, the longest, are not drawn: they would squeeze all the others
MOST_BARS = 80  # jumps: the names of more could not be read
ROW = 0.3  # inches for each jump


@overload
def length_plot(board: Board, *, ax: None = None) -> Picture: ...
@overload
def length_plot(board: Board, *, ax: Axes) -> Axes: ...
def length_plot(board: Board, *, ax: Axes | None = None) -> Picture | Axes:
    """A plot of how likely each length of a game is, with the fewest rolls, the most likely, the median and the mean.

    The longest games, one in a thousand, are left out.
    """
    lengths = game_lengths(board)
    values = (lengths.fewest, lengths.mode, lengths.median, expected_rolls(board))
    named = dict(zip(("fewest", "most likely", "median", "mean"), values, strict=True))
    told = [f"{name} {value:.4g}" if isfinite(value) else f"{name} endless" for name, value in named.items()]
    ended = sum(lengths.values())
    words = f"How many rolls a game takes: {', '.join(told)}."
    words += f" {100 * (1 - ended):.3g} % of all games never end." if ended < 1 - LONGEST_TAIL else ""
    picture, ax = page_for(ax, words, 7, 4, (0.75, 0.65, 6.1, 3.2))
    shown, left = [], ended
    for rolls, chance in lengths.items():
        if left >= LONGEST_TAIL * ended:
            shown.append((rolls, 100 * chance))
        left -= chance
    few = len(shown) <= 40
    look: dict[str, Any] = {"color": LIGHT["heat-2" if few else "heat-4"], "edgecolor": LIGHT["line"]}
    ax.bar([rolls for rolls, _ in shown], [share for _, share in shown], linewidth=0.8 if few else 0, width=0.9, **look)
    top = 1.02 * max(share for _, share in shown)
    for place, ((name, value), text) in enumerate(zip(named.items(), told, strict=True)):
        # One above the other, since the median and the mean may be close together.
        height = top * (1.32 - 0.08 * place)
        if isfinite(value):
            ax.plot([value, value], [0, height], color=LIGHT["ink"], linewidth=1.4, linestyle=DASHES[name])
        ax.text(min(value, shown[-1][0]), height, f" {text}", va="center", **printed(11))
    ax.set_ylim(0, top * 1.4)
    ax.xaxis.set_major_locator(MaxNLocator(integer=True, steps=[1, 2, 5, 10]))
    ax.spines[["top", "right"]].set_visible(False)
    label_axes(ax, "rolls of a game", "games in per cent")
    return ax if picture is None else picture


# Colour is never the only cue: each line has dashes of its own.
DASHES: dict[str, Any] = {"fewest": ":", "most likely": "-.", "median": "--", "mean": "-"}


@overload
def jump_plot(board: Board, *, ax: None = None) -> Picture: ...
@overload
def jump_plot(board: Board, *, ax: Axes) -> Axes: ...
def jump_plot(board: Board, *, ax: Axes | None = None) -> Picture | Axes:
    """A bar for each snake and ladder: how many rolls it saves on average, or costs, beside the board without it."""
    values = jump_values(board)
    if not 0 < len(values) <= MOST_BARS or values[0].with_it == inf:
        why = "games on this board may never end" if values and values[0].with_it == inf else f"here are {len(values)}"
        raise BoardError(f"a plot shows what 1 to {MOST_BARS} snakes and ladders are worth, but {why}: try jump_values")
    values = tuple(sorted(values, key=lambda value: value.worth))
    words = f"What each snake and ladder is worth, of {values[0].with_it:.4g} rolls on average: "
    words += "; ".join(_told(value) for value in values[::-1]) + "."
    height = max(2, ROW * len(values) + 0.8)
    picture, ax = page_for(ax, words, 7, height, (1.6, 0.65, 5.2, height - 0.8))
    largest = max([abs(value.worth) for value in values if isfinite(value.worth)], default=1) or 1
    for place, value in enumerate(values):
        worth = max(-1.2 * largest, min(1.2 * largest, value.worth))  # without it nobody may win at all
        name = "path" if worth > 0 else "current"
        look: dict[str, Any] = {"color": LIGHT[name], "edgecolor": LIGHT[f"{name}-edge"], "linewidth": 1.2}
        ax.barh(place, worth, height=0.7, hatch="" if worth > 0 else "///", **look)
        text = f" {value.worth:+.3g} " if isfinite(value.worth) else " needed to win "
        ax.text(worth, place, text, va="center", ha="left" if worth > 0 else "right", **printed(10))
    ax.axvline(0, color=LIGHT["ink"], linewidth=1)
    ax.set_xlim(-1.6 * largest, 1.6 * largest)
    ax.set_ylim(-0.6, len(values) - 0.4)
    ax.set_yticks(range(len(values)), [f"{value.kind} {value.start} to {value.end}" for value in values])
    ax.spines[["top", "right", "left"]].set_visible(False)
    label_axes(ax, "rolls saved on average", "")
    return ax if picture is None else picture


def _told(value: JumpValue) -> str:
    name = f"{value.kind} {value.start} to {value.end}"
    if not isfinite(value.worth):
        return f"{name} is needed to win"
    return f"{name} {'saves' if value.worth > 0 else 'costs'} {abs(value.worth):.3g}"
