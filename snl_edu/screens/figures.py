"""Still pictures and plots with matplotlib: board, film strip, heat map, sizes of the frontiers."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, overload

from matplotlib.axes import Axes
from matplotlib.collections import PathCollection
from matplotlib.colors import LinearSegmentedColormap, Normalize
from matplotlib.patheffects import withStroke
from matplotlib.ticker import MaxNLocator

from snl_edu.films.film import Film, Moment
from snl_edu.films.search_film import expect_film, expect_filmable
from snl_edu.model.arguments import BoardError, shown
from snl_edu.model.board import Board, Square
from snl_edu.model.costs import SearchCosts
from snl_edu.model.leap import fewest_rolls
from snl_edu.model.search import Frontier, frontiers
from snl_edu.model.text import board_words
from snl_edu.screens.gif import save_gif
from snl_edu.screens.matplotlib_board import (
    Picture,
    axes_at,
    label_axes,
    lay_out,
    on_axes,
    outline_of,
    page_for,
    paint,
    printed,
    size_of,
)
from snl_edu.screens.palette import HALO, LIGHT, STATES
from snl_edu.screens.shapes import centre_of, expect_drawable, number_at, number_size

__all__ = ["Picture", "distance_map", "draw", "filmstrip", "frontier_sizes", "save_gif"]

ROLLS = LinearSegmentedColormap.from_list("rolls", [LIGHT["seen"], LIGHT["seen-edge"]])  # the more, the darker
BELOW_NUMBER = 9j  # how far below the centre of a square its rolls stand
MOST_ROLLS_SHOWN = 400  # squares of a heat map with numbers in them
MOST_PANELS, FIRST_PANELS, LAST_PANELS, PANELS_A_ROW = 12, 6, 5, 4
MOST_LISTED = 30  # numbers in a list of an alt text


@overload
def draw(board: Board, *, frontier: Frontier | Moment | None = None, ax: None = None) -> Picture: ...
@overload
def draw(board: Board, *, frontier: Frontier | Moment | None = None, ax: Axes) -> Axes: ...
def draw(board: Board, *, frontier: Frontier | Moment | None = None, ax: Axes | None = None) -> Picture | Axes:
    """The board with its snakes and ladders, and with its squares as they are in a frontier or at a moment of a film.

    >>> draw(Board(9, {2: 8, 6: 3}))
    <picture: Board of 9 squares in 3 columns, start on 1; ladders 2 to 8; snakes 6 to 3.>
    """
    expect_drawable(board)
    states = _states(board, frontier)
    heat = frontier.heat if isinstance(frontier, Moment) else {}
    words = [board_words(board)]
    words += [frontier.sentence] if isinstance(frontier, Moment) else []
    for name in STATES:
        squares = [square for square, state in states.items() if state == name]
        words += [f"{name.capitalize()}: {_listed(squares)}."] if squares else []
    noted = [f"{square} {each.label} %" for square, each in heat.items() if each.label]
    words += [f"Chances: {_listed(noted)}."] if noted else []
    picture, ax = page_for(ax, " ".join(words), *size_of(board))
    paint(ax, board, states, heat)
    return ax if picture is None else picture


def filmstrip(film: Film | Board) -> Picture:
    """A small board for each step of a film at its coarsest grain; of a long film, its first and its last steps.

    For a search these are its frontiers, and how it ends.
    """
    film = expect_film(film)
    film = film.at_grain(film.coarsest)
    expect_drawable(film.board)
    shots: list[tuple[int, Moment] | None] = list(enumerate(film))
    if len(shots) > MOST_PANELS:
        shots[FIRST_PANELS:-LAST_PANELS] = [None]
    left_out = f"{len(film) - len(shots) + 1} steps are left out"
    sentences = " ".join(f"({left_out}.)" if shot is None else shot[1].sentence for shot in shots)
    down = -(-len(shots) // PANELS_A_ROW)
    across = -(-len(shots) // down)  # six panels are two rows of three, not four and two
    width, height = size_of(film.board, 2.8)
    width = max(width, 1.8)  # the longest title needs that much
    alt = f"{board_words(film.board)} Film strip: {sentences}"
    picture = Picture(alt, across * (width + 0.2), down * (height + 0.5))
    for place, shot in enumerate(shots):
        row, column = divmod(place, across)
        left, low = column * (width + 0.2) + 0.1, (down - 1 - row) * (height + 0.5) + 0.1
        ax = axes_at(picture, left, low, width, height)
        if shot is None:
            ax.text(0.5, 0.5, f"...\n{left_out}\n...", ha="center", va="center", **printed(11))
        else:
            paint(ax, film.board, shot[1].states, shot[1].heat)
            ax.set_title(_title(*shot), pad=4, **printed(13))
        ax.set_axis_off()
    return picture


@overload
def distance_map(board: Board, *, ax: None = None) -> Picture: ...
@overload
def distance_map(board: Board, *, ax: Axes) -> Axes: ...
def distance_map(board: Board, *, ax: Axes | None = None) -> Picture | Axes:
    """A heat map of how many rolls it takes to each square; squares not reached before the search ends are hatched."""
    expect_drawable(board)
    rolls = _rolls_to(board)
    unknown = [square for square in range(1, board.squares + 1) if square not in rolls]
    counts = [f"{count} at {depth}" for depth, count in Counter(rolls.values()).items()]
    words = f"Rolls to each square: {_listed(counts).replace(' at', ' square at', 1)}"
    words += f"; {len(unknown)} not reached before the search ends." if unknown else "."
    width, height = size_of(board)
    picture, ax = page_for(ax, words, width + 0.9, height, (0, 0, width, height))
    point = lay_out(ax, board)
    cmap, norm = ROLLS, Normalize(0, max(1, *rolls.values()))
    heat = PathCollection([outline_of(board, square, 1) for square in rolls], cmap=cmap, norm=norm, linewidths=0)
    heat.set_array([*rolls.values()])
    ax.add_collection(heat)
    hatched: dict[str, Any] = {"facecolors": LIGHT["page"], "edgecolors": LIGHT["line"], "hatch": "///"}
    ax.add_collection(PathCollection([outline_of(board, square, 2) for square in unknown], linewidths=point, **hatched))
    inks = {square: _ink_on(cmap(norm(depth))) for square, depth in rolls.items()}
    for square, depth in rolls.items() if board.squares <= MOST_ROLLS_SHOWN else ():
        ((x, y),) = on_axes([centre_of(board, square) + (BELOW_NUMBER if square else 0)])
        style = printed(point * (26 if square else 16), inks[square])
        ax.text(x, y, str(depth), ha="center", va="center_baseline", **style)
    for square in range(1, board.squares + 1) if board.squares <= MOST_ROLLS_SHOWN else ():
        ((x, y),) = on_axes([number_at(board, square)])
        text = ax.text(x, y, str(square), **printed(point * number_size(board), inks.get(square, LIGHT["ink"])))
        if square in unknown:  # or else the hatching would run through it
            text.set_path_effects([withStroke(linewidth=HALO * point, foreground=LIGHT["page"])])
    scale = ax.inset_axes((1 + 0.1 / width, 0.1 / height, 0.2 / width, 1 - 0.2 / height))
    ax.figure.colorbar(heat, cax=scale, ticks=MaxNLocator(integer=True, steps=[1, 2, 5, 10]))
    label_axes(scale, "", "rolls")
    return ax if picture is None else picture


@overload
def frontier_sizes(board: Board, *, ax: None = None) -> Picture: ...
@overload
def frontier_sizes(board: Board, *, ax: Axes) -> Axes: ...
def frontier_sizes(board: Board, *, ax: Axes | None = None) -> Picture | Axes:
    """A bar for each frontier: how many squares are reached with exactly that many rolls."""
    sizes = [*Counter(_rolls_to(board).values()).values()]
    words = f"Squares first reached with 0, 1, 2 ... rolls: {_listed(sizes)}."
    picture, ax = page_for(ax, words, 7, 4, (0.75, 0.65, 6.1, 3.2))
    few = len(sizes) <= MOST_LISTED
    look: dict[str, Any] = {"color": LIGHT["frontier" if few else "frontier-edge"], "edgecolor": LIGHT["frontier-edge"]}
    bars = ax.bar(range(len(sizes)), sizes, linewidth=1.2 if few else 0, **look)
    if few:
        ax.bar_label(bars, padding=2, **printed(11))
    for axis in (ax.xaxis, ax.yaxis):
        axis.set_major_locator(MaxNLocator(integer=True, steps=[1, 2, 5, 10]))
    ax.spines[["top", "right"]].set_visible(False)
    label_axes(ax, "rolls", "squares first reached")
    return ax if picture is None else picture


def cost_bars(costs: SearchCosts) -> Picture:
    """What each way to search costs, as bars: how often its game is a shortest one, and the means of the costs."""
    panels: dict[str, list[float]] = {
        "boards with a shortest game": [row.shortest for row in costs.rows],
        "squares taken": [row.taken for row in costs.rows],
        "rolls tried": [row.tried for row in costs.rows],
        "waiting at most": [row.waiting for row in costs.rows],
    }
    takes = [row.take for row in costs.rows]
    texts = {
        name: [str(number) if type(number) is int else f"{number:.1f}" for number in panels[name]] for name in panels
    }
    told = [f"{name}: {_listed(map('{} {}'.format, takes, texts[name]))}" for name in panels]
    picture = Picture(f"{costs.title} {'; '.join(told).capitalize()}.", 10.4, 2.6)
    look: dict[str, Any] = {"color": LIGHT["frontier"], "edgecolor": LIGHT["frontier-edge"], "linewidth": 1.2}
    for place, (name, numbers) in enumerate(panels.items()):
        ax = axes_at(picture, 0.9 + 2.4 * place, 0.2, 1.75, 1.9)
        bars = ax.barh(takes, numbers, **look)
        ax.bar_label(bars, texts[name], padding=3, **printed(11))
        ax.invert_yaxis()  # the first one on top, as in the table
        ax.set_title(name, pad=6, **printed(12))
        ax.set_xticks([])
        ax.spines[["top", "right", "bottom"]].set_visible(False)
        label_axes(ax, "", "")
        ax.tick_params(axis="y", length=0, labelleft=place == 0)
    return picture


def _rolls_to(board: Board) -> dict[Square, int]:
    """How many rolls it takes to each square that is reached before the search ends."""
    expect_filmable(board)
    return {square: frontier.depth for frontier in frontiers(board) for square in frontier.squares}


def _states(board: Board, moment: Any) -> Mapping[Square, str]:
    """How each square is to be shown; those left out are unseen."""
    if moment is None:
        return {}
    if not isinstance(moment, (Frontier, Moment)):
        raise BoardError(
            f"frontier must be a Frontier, a moment of a film or None, not {shown(moment)}: try film(board)[1]"
        )
    states = moment.states if isinstance(moment, Moment) else dict.fromkeys(moment.squares, "frontier")
    for square in states:
        if square not in range(board.start, board.squares + 1):
            raise BoardError(
                f"the frontier holds {shown(square)}, which is not a square of this board: take one of the same board"
            )
    return states


def _listed(things: Iterable[object]) -> str:
    texts = [str(thing) for thing in things]
    more = [f"and {len(texts) - MOST_LISTED} more"] if len(texts) > MOST_LISTED else []
    return ", ".join(texts[:MOST_LISTED] + more)


def _title(number: int, moment: Moment) -> str:
    if moment.kind in ("frontier", "chances", "begin", "roll", "stays"):
        return "1 roll" if moment.depth == 1 else f"{moment.depth} rolls"
    if moment.kind == "game":
        return "a shortest game" if len(moment.game or ()) == fewest_rolls(moment.board) else "the game found"
    return {"stuck": "cannot be won", "won": "the game is won"}.get(moment.kind, f"step {number}")


def _ink_on(colour: tuple[float, ...]) -> str:
    """Black or white, whichever has the contrast of 4.5 that print needs; one of them always has."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3])
    return "black" if 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 else "white"
