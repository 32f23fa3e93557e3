"""Paints the panels of a picture with matplotlib."""

from collections.abc import Callable
from math import isfinite
from typing import Any

from matplotlib.axes import Axes
from matplotlib.collections import PathCollection
from matplotlib.colors import LinearSegmentedColormap, Normalize
from matplotlib.patheffects import withStroke
from matplotlib.ticker import MaxNLocator

from snl_edu.model.arguments import BoardError, shown
from snl_edu.screens.palette import HALO, LIGHT
from snl_edu.screens.pictures.paper import Picture, axes_at, label_axes, lay_out, on_axes, outline_of, paint, printed
from snl_edu.screens.pictures.scene import (
    DOTS,
    FEWEST_TO_MOST,
    LINES,
    BoardPanel,
    ColumnsPanel,
    CostsPanel,
    JumpsPanel,
    LinesPanel,
    NotePanel,
    RollsPanel,
    Scene,
    size_of,
)
from snl_edu.screens.shapes import BELOW_NUMBER, ROLLS_SIZE, START_ROLLS_SIZE, centre_of, number_at, number_size

__all__ = ["Picture", "picture_of"]

ROLLS = LinearSegmentedColormap.from_list("rolls", [LIGHT[name] for name in FEWEST_TO_MOST])


def picture_of(scene: Scene, ax: Any = None) -> Picture | Axes:
    """The picture of a scene; or the axes that were given, with its first panel in them."""
    if ax is None:
        picture = Picture(scene.alt, scene.width, scene.height)
        for place, panel in scene.panels:
            PAINT[type(panel)](axes_at(picture, *place), panel)
        return picture
    if not isinstance(ax, Axes):
        raise BoardError(f"ax must be the Axes of a matplotlib figure or None, not {shown(ax)}")
    _, panel = scene.panels[0]
    PAINT[type(panel)](ax, panel)
    return ax


def _whole_ticks() -> MaxNLocator:
    return MaxNLocator(integer=True, steps=[1, 2, 5, 10])


def _board(ax: Axes, panel: BoardPanel) -> None:
    paint(ax, panel.board, panel.states, panel.heat)
    if panel.title:
        ax.set_title(panel.title, pad=4, **printed(13))


def _note(ax: Axes, panel: NotePanel) -> None:
    ax.text(0.5, 0.5, "\n".join(panel.lines), ha="center", va="center", **printed(11))
    ax.set_axis_off()


def _rolls(ax: Axes, panel: RollsPanel) -> None:
    board, rolls, unknown = panel.board, panel.rolls, panel.unknown
    point = lay_out(ax, board)
    norm = Normalize(0, panel.most)
    heat = PathCollection([outline_of(board, square, 1) for square in rolls], cmap=ROLLS, norm=norm, linewidths=0)
    heat.set_array([*rolls.values()])
    ax.add_collection(heat)
    hatched: dict[str, Any] = {"facecolors": LIGHT["page"], "edgecolors": LIGHT["line"], "hatch": "///"}
    ax.add_collection(PathCollection([outline_of(board, square, 2) for square in unknown], linewidths=point, **hatched))
    if panel.numbered:
        _numbers(ax, panel, point)
    width, height = size_of(board)
    scale = ax.inset_axes((1 + 0.1 / width, 0.1 / height, 0.2 / width, 1 - 0.2 / height))
    ax.figure.colorbar(heat, cax=scale, ticks=_whole_ticks())
    label_axes(scale, "", "rolls")


def _numbers(ax: Axes, panel: RollsPanel, point: float) -> None:
    board = panel.board
    for square, depth in panel.rolls.items():
        ((x, y),) = on_axes([centre_of(board, square) + (BELOW_NUMBER if square else 0)])
        style = printed(point * (ROLLS_SIZE if square else START_ROLLS_SIZE), panel.ink(square))
        ax.text(x, y, str(depth), ha="center", va="center_baseline", **style)
    for square in range(1, board.squares + 1):
        ((x, y),) = on_axes([number_at(board, square)])
        text = ax.text(x, y, str(square), **printed(point * number_size(board), panel.ink(square)))
        if square in panel.unknown:  # or else the hatching would run through it
            text.set_path_effects([withStroke(linewidth=HALO * point, foreground=LIGHT["page"])])


def _columns(ax: Axes, panel: ColumnsPanel) -> None:
    places, heights = zip(*panel.bars, strict=True)
    look: dict[str, Any] = {"color": LIGHT[panel.fill], "edgecolor": LIGHT[panel.edge], "linewidth": panel.outline}
    bars = ax.bar(places, heights, width=panel.width, **look)
    if panel.labels:
        ax.bar_label(bars, panel.labels, padding=2, **printed(11))
    for mark in panel.marks:
        if isfinite(mark.value):
            dashes: Any = mark.dashes
            ax.plot([mark.value] * 2, [0, mark.height], color=LIGHT["ink"], linewidth=1.4, linestyle=dashes)
        side = "right" if mark.before else "left"
        ax.text(mark.at, mark.height, f" {mark.text} ", va="center", ha=side, **printed(11))
    ax.xaxis.set_major_locator(_whole_ticks())
    if panel.top is None:
        ax.yaxis.set_major_locator(_whole_ticks())
    else:
        ax.set_ylim(0, panel.top)
    ax.spines[["top", "right"]].set_visible(False)
    label_axes(ax, panel.x, panel.y)


def _jumps(ax: Axes, panel: JumpsPanel) -> None:
    for place, row in enumerate(panel.rows):
        look: dict[str, Any] = {"color": LIGHT[row.colour], "edgecolor": LIGHT[f"{row.colour}-edge"], "linewidth": 1.2}
        ax.barh(place, row.length, height=0.7, hatch="" if row.gains else "///", **look)
        side = "left" if row.gains != row.inside else "right"
        ax.text(row.length, place, f" {row.text} ", va="center", ha=side, **printed(10))
    ax.axvline(0, color=LIGHT["ink"], linewidth=1)
    ax.set_xlim(-panel.span, panel.span)
    ax.set_ylim(-0.6, len(panel.rows) - 0.4)
    ax.set_yticks(range(len(panel.rows)), [row.name for row in panel.rows])
    ax.spines[["top", "right", "left"]].set_visible(False)
    label_axes(ax, panel.x, "")


def _costs(ax: Axes, panel: CostsPanel) -> None:
    look: dict[str, Any] = {"color": LIGHT["frontier"], "edgecolor": LIGHT["frontier-edge"], "linewidth": 1.2}
    bars = ax.barh(panel.names, panel.numbers, **look)
    ax.bar_label(bars, panel.texts, padding=3, **printed(11))
    ax.invert_yaxis()  # the first one on top, as in the table
    ax.set_title(panel.title, pad=6, **printed(12))
    ax.set_xticks([])
    ax.spines[["top", "right", "bottom"]].set_visible(False)
    label_axes(ax, "", "")
    ax.tick_params(axis="y", length=0, labelleft=panel.named)


LINE_MARKERS = "os^D"
DOT_MARKERS = ((".", 6), ("x", 7), ("+", 8), ("1", 9))  # with their sizes


def _lines(ax: Axes, panel: LinesPanel) -> None:
    for (name, points), colour, (marker, size) in zip(panel.dots.items(), DOTS, DOT_MARKERS, strict=False):
        look: dict[str, Any] = {"color": LIGHT[colour], "marker": marker, "markersize": size, "linestyle": "none"}
        ax.plot(*zip(*points, strict=True), label=_plain(name), **look)
    for (name, points), (colour, dashes), marker in zip(panel.lines.items(), LINES, LINE_MARKERS, strict=False):
        look = {"color": LIGHT[colour], "marker": marker, "markersize": 10, "linestyle": dashes, "linewidth": 1.4}
        ax.plot(*zip(*points, strict=True), label=_plain(name), fillstyle="none", **look)
    if panel.log:
        ax.set(xscale="log", yscale="log")
    ax.spines[["top", "right"]].set_visible(False)
    label_axes(ax, _plain(panel.x), _plain(panel.y))
    font = {"family": printed(11)["family"], "size": 11}
    ax.legend(loc="lower left", bbox_to_anchor=(0, 1), frameon=False, labelcolor=LIGHT["ink"], prop=font)


def _plain(text: str) -> str:
    """Text in which a dollar is a dollar, and does not begin a formula."""
    return text.replace("$", r"\$")


PAINT: dict[type, Callable[[Axes, Any], None]] = {
    BoardPanel: _board,
    NotePanel: _note,
    RollsPanel: _rolls,
    ColumnsPanel: _columns,
    JumpsPanel: _jumps,
    CostsPanel: _costs,
    LinesPanel: _lines,
}
