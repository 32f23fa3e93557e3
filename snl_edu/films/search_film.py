"""The search of a board as a film."""

from collections.abc import Iterable
from random import Random
from types import FunctionType

from snl_edu.films.camera import Camera
from snl_edu.films.exploration import COARSEST, exploration
from snl_edu.films.film import Film, game_sentence
from snl_edu.films.own_film import MOST_GAMES, own_film
from snl_edu.films.words import WORDS
from snl_edu.model.board import Board, Square, cure_for, expect_board
from snl_edu.model.games import games_and_count
from snl_edu.model.input.arguments import BoardError, is_a, one_of, shown
from snl_edu.model.search import Frontier, Pick, rounds

LISTING = """\
frontier = [start]
seen = {start}
while frontier:
    yield frontier
    if goal in seen: return
    next = []
    for square in frontier:
        for move in board.moves(square):
            if move.end not in seen:
                seen.add(move.end)
                next.append(move.end)
    frontier = next"""

# The line of the listing, counted from 0, that each kind of moment belongs to.
LINES = {"frontier": 3, "game": 4, "stuck": 2, "take": 6, "seen": 8, "goal": 9, "fresh": 10}
LINES |= dict.fromkeys(("past", "jump", "stay"), 7)

LARGEST_FILM = 10_000  # squares: nobody watches a longer one
MOST_MOVES = 200_000


def film(
    board: Board,
    *,
    take: str | Pick | None = None,
    rng: Random | int = 0,
    frontiers: Iterable[Frontier | Iterable[Square]] | None = None,
    grain: str = COARSEST,
) -> Film:
    """The search of a board as a film: a step for each frontier, or for each move that is tried.

    With `take` it is the film of `explore(board, take, rng=rng)`: a step for each square that is taken, or for each
    move. With the oldest first, as in a queue, there is a grain for the frontiers too.

    With `frontiers` it is the film of anybody's search: frontiers or lists of squares, in order, from a list or a
    generator, such as `film(board, frontiers=reach(board))`. A step says where it parts from a right frontier.

    >>> print(film(Board(9, {2: 8, 6: 3})))
    0. Frontier 0: only the start, square 1, is reached without a roll.
    1. Frontier 1: 5 squares are reached with exactly 1 roll and not sooner.
    2. Frontier 2: 1 square is reached with exactly 2 rolls and not sooner.
    3. A shortest game takes 2 rolls: 1, 8, 9. Another 5 games are just as short.
    >>> print(film(Board(16, {2: 10}), take="newest"))
    0. The start, square 1, is the first to wait.
    1. Take 1 from the top of the stack. New: 10, 3, 4, 5, 6, 7.
    2. Take 7 from the top of the stack. New: 8, 9, 11, 12, 13.
    3. Take 13 from the top of the stack. New: 14, 15, 16.
    4. This game takes 3 rolls. The fewest possible is 2. It goes through 1, 7, 13, 16.
    """
    expect_filmable(board)
    if frontiers is not None:
        if take is not None:
            raise BoardError("frontiers are a search of their own, and take chooses one of ours: give one of the two")
        return own_film(board, frontiers)
    if take is not None:
        return exploration(board, take, rng, grain)
    grain = one_of("frontier" if grain is COARSEST else grain, "grain", ("frontier", "move"))
    found = tuple(rounds(board))
    squares = [frontier.arrivals for frontier in found]
    games, count = games_and_count(board, squares, MOST_GAMES)
    camera = Camera(board, [square for each in squares for square in each], WORDS, LINES)
    camera.shoot_frontiers(found)
    said = game_sentence(WORDS, len(games[0]), count, ", ".join(map(str, games[0].squares))) if games else ""
    moments = camera.end(games[0] if games else None, said, found[-1].depth - 1)
    coarse = tuple([place for place, moment in enumerate(moments) if moment.current is None])  # between two squares
    return Film(
        board=board,
        moments=moments,
        grains={"frontier": coarse, "move": tuple(range(len(moments)))},
        grain=grain,
        call=f"film({board!r}",
        name=repr(board),
        title=WORDS.labels["title.search"],
        listing=tuple(LISTING.splitlines()),
        rolls={square: frontier.depth for frontier in found for square in frontier.arrivals},
        arrivals={square: move for each in squares for square, move in each.items() if move is not None},
        games=games,
        game_count=count,
    )


def expect_filmable(board: Board) -> None:
    """Refuses anything that is not a board, and any board whose search nobody would watch to its end."""
    expect_board(board)
    if board.squares > LARGEST_FILM or board.squares * board.die > MOST_MOVES:
        raise BoardError(
            f"{board.squares} squares and a die of {board.die} are too many for a film: "
            f"at most {LARGEST_FILM} squares, and {MOST_MOVES} moves in all"
        )


def expect_film(value: Film | Board) -> Film:
    """The film, or the film of the board, that a caller has passed."""
    if is_a(value, Film):
        return value
    if callable(value):
        raise BoardError(f"a solver must be filmed before it can be shown: play(watch({_name_of(value)}, board))")
    if not is_a(value, Board):
        cure = cure_for(value) or "make one with film(board)"
        raise BoardError(f"a Film or a Board is needed, not {shown(value)}: {cure}")
    return film(value)


def _name_of(solver: object) -> str:
    """What a solver is called in a sentence, if it has a plain name."""
    name = getattr(solver, "__name__", None) if isinstance(solver, (type, FunctionType)) else None
    return name if type(name) is str and name.isidentifier() else "solver"
