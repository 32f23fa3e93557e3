"""Still pictures and plots: board, film strip, heat map, sizes of the frontiers, costs of searches.

What they show is described here; `painters` draws it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, overload

from snl_edu.films.film import Film, Moment
from snl_edu.films.search_film import expect_film, expect_filmable
from snl_edu.model.arguments import BoardError, counted, shown
from snl_edu.model.board import Board, Square
from snl_edu.model.costs import SearchCosts
from snl_edu.model.leap import fewest_rolls
from snl_edu.model.search import Frontier, rolls_to
from snl_edu.model.text import board_words, listed
from snl_edu.screens.palette import STATES
from snl_edu.screens.pictures.gif import save_gif
from snl_edu.screens.pictures.painters import painted, painter
from snl_edu.screens.pictures.scene import (
    BoardPanel,
    ColumnsPanel,
    CostsPanel,
    NotePanel,
    Panel,
    Place,
    RollsPanel,
    Scene,
    plot,
    size_of,
)
from snl_edu.screens.shapes import expect_drawable

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from snl_edu.screens.pictures.paper import Picture

__all__ = ["Picture", "distance_map", "draw", "filmstrip", "frontier_sizes", "save_gif"]

MOST_ROLLS_SHOWN = 400  # squares of a heat map with numbers in them
MOST_PANELS, FIRST_PANELS, LAST_PANELS, PANELS_A_ROW = 12, 6, 5, 4
MOST_LISTED = 30  # numbers in a list in alt text


def __getattr__(name: str) -> Any:
    if name == "Picture":  # the class of the painter in use
        return painter().Picture
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@overload
def draw(board: Board, *, frontier: Frontier | Moment | None = None, ax: None = None) -> "Picture": ...
@overload
def draw(board: Board, *, frontier: Frontier | Moment | None = None, ax: "Axes") -> "Axes": ...
def draw(board: Board, *, frontier: Frontier | Moment | None = None, ax: "Axes | None" = None) -> "Picture | Axes":
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
    size = size_of(board)
    scene = Scene(" ".join(words), *size, ((Place(0, 0, *size), BoardPanel(board, states, heat)),))
    return painted(scene, ax)  # type: ignore[no-any-return]


def filmstrip(film: Film | Board) -> "Picture":
    """A small board for each step of a film at its coarsest grain; a long film shows only its first and last steps.

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
    panels: list[Panel] = [
        NotePanel(("...", left_out, "..."))
        if shot is None
        else BoardPanel(film.board, shot[1].states, shot[1].heat, _title(*shot))
        for shot in shots
    ]
    return painted(_in_rows(f"{board_words(film.board)} Film strip: {sentences}", panels, film.board))  # type: ignore[no-any-return]


def _in_rows(alt: str, panels: list[Panel], board: Board) -> Scene:
    """Small boards side by side, in rows of about the same length."""
    down = -(-len(panels) // PANELS_A_ROW)
    across = -(-len(panels) // down)  # six panels are two rows of three, not four and two
    width, height = size_of(board, 2.8)
    width = max(width, 1.8)  # the longest title needs that much
    places = [divmod(number, across) for number in range(len(panels))]
    corners = [(column * (width + 0.2) + 0.1, (down - 1 - row) * (height + 0.5) + 0.1) for row, column in places]
    placed = tuple((Place(*corner, width, height), panel) for corner, panel in zip(corners, panels, strict=True))
    return Scene(alt, across * (width + 0.2), down * (height + 0.5), placed)


@overload
def distance_map(board: Board, *, ax: None = None) -> "Picture": ...
@overload
def distance_map(board: Board, *, ax: "Axes") -> "Axes": ...
def distance_map(board: Board, *, ax: "Axes | None" = None) -> "Picture | Axes":
    """A heat map of how many rolls each square takes; squares not reached before the search ends are hatched."""
    expect_drawable(board)
    rolls = _rolls_to(board)
    unknown = tuple(square for square in range(1, board.squares + 1) if square not in rolls)
    counts = [f"{count} at {depth}" for depth, count in Counter(rolls.values()).items()]
    words = f"Rolls to each square: {_listed(counts).replace(' at', ' square at', 1)}"
    words += f"; {len(unknown)} not reached before the search ends." if unknown else "."
    width, height = size_of(board)
    panel = RollsPanel(board, rolls, unknown, numbered=board.squares <= MOST_ROLLS_SHOWN)
    return painted(Scene(words, width + 0.9, height, ((Place(0, 0, width, height), panel),)), ax)  # type: ignore[no-any-return]


@overload
def frontier_sizes(board: Board, *, ax: None = None) -> "Picture": ...
@overload
def frontier_sizes(board: Board, *, ax: "Axes") -> "Axes": ...
def frontier_sizes(board: Board, *, ax: "Axes | None" = None) -> "Picture | Axes":
    """A bar for each frontier: how many squares are reached with exactly that many rolls."""
    sizes = [*Counter(_rolls_to(board).values()).values()]
    few = len(sizes) <= MOST_LISTED
    panel = ColumnsPanel(
        bars=tuple(enumerate(sizes)),
        width=0.8,
        fill="frontier" if few else "frontier-edge",
        edge="frontier-edge",
        outline=1.2 if few else 0,
        x="rolls",
        y="squares first reached",
        labels=tuple(map(str, sizes)) if few else (),
    )
    words = f"Squares first reached with 0, 1, 2 ... rolls: {_listed(sizes)}."
    return painted(plot(words, panel), ax)  # type: ignore[no-any-return]


def cost_bars(costs: SearchCosts) -> "Picture":
    """What each way to search costs, as bars: how often its game is a shortest one, and the means of the costs."""
    numbers: dict[str, tuple[float, ...]] = {
        "boards with a shortest game": tuple(row.shortest for row in costs.rows),
        "squares taken": tuple(row.taken for row in costs.rows),
        "rolls tried": tuple(row.tried for row in costs.rows),
        "waiting at most": tuple(row.waiting for row in costs.rows),
    }
    takes = tuple(row.take for row in costs.rows)
    panels, told = [], []
    for number, (name, values) in enumerate(numbers.items()):
        texts = tuple(str(value) if type(value) is int else f"{value:.1f}" for value in values)
        told.append(f"{name}: {_listed(map('{} {}'.format, takes, texts))}")
        panel = CostsPanel(name, takes, values, texts, named=number == 0)
        panels.append((Place(0.9 + 2.4 * number, 0.2, 1.75, 1.9), panel))
    return painted(Scene(f"{costs.title} {'; '.join(told).capitalize()}.", 10.4, 2.6, tuple(panels)))  # type: ignore[no-any-return]


def _rolls_to(board: Board) -> dict[Square, int]:
    """The rolls to each square that is reached before the search ends."""
    expect_filmable(board)
    return rolls_to(board)


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
    return listed([str(thing) for thing in things], MOST_LISTED)


def _title(number: int, moment: Moment) -> str:
    if moment.kind in ("frontier", "chances", "begin", "roll", "stays"):
        return counted(moment.depth or 0, "roll")
    if moment.kind == "game":
        return "a shortest game" if len(moment.game or ()) == fewest_rolls(moment.board) else "the game found"
    return {"stuck": "cannot be won", "won": "the game is won"}.get(moment.kind, f"step {number}")
