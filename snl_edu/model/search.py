"""Breadth-first search, frontier by frontier; and a search that takes its squares in any order."""

from collections.abc import Callable, Collection, Generator, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from snl_edu.model.board import Board, BoardError, Move, Square, expect_board
from snl_edu.model.games import Game, game_of
from snl_edu.model.input.arguments import at_the_call, one_of, plain_int, randomness, shown
from snl_edu.model.input.foreign import is_interrupt

MOST_MOVES = 10_000_000  # that all frontiers together hold: half a minute, and a gigabyte if all of them are kept


@at_the_call(expect_board)
def frontiers(board: Board) -> Generator["Frontier", None, "Frontier | None"]:
    """Each frontier in turn: the start, what one roll reaches, what two reach ..., until the goal or a dead end.

    An empty frontier is never yielded. Where the search ends in a dead end, it is what the generator returns, with
    the last, fruitless moves; `rounds` shows how to get it.

    >>> [frontier.squares for frontier in frontiers(Board(9, {2: 8, 6: 3}))]
    [(1,), (8, 3, 4, 5, 7), (9,)]
    """
    frontier = Frontier(0, {board.start: None}, ())
    seen = {board.start}
    while frontier.arrivals:
        yield frontier
        if board.goal in seen:
            return None
        _expect_room(board, seen, frontier.depth)
        arrivals: dict[Square, Move | None] = {}
        moves: list[Move] = []
        for square in frontier:
            for move in board.moves(square):
                moves.append(move)
                if move.end not in seen:
                    seen.add(move.end)
                    arrivals[move.end] = move
        frontier = Frontier(frontier.depth + 1, arrivals, tuple(moves))
    return frontier


@dataclass(frozen=True, repr=False)
class Frontier:
    """The squares first reached with exactly `depth` rolls.

    `arrivals` holds the move that first reached each square, in queue order, and None for the start.
    `moves` holds every move tried from the frontier before, in order. A move was fresh, and not a way to a square
    already seen, exactly when `frontier.arrivals.get(move.end) is move`. Its length, `for` and `in` are about its squares.
    """

    depth: int
    arrivals: Mapping[Square, Move | None]
    moves: tuple[Move, ...]

    def __post_init__(self) -> None:
        if type(self.arrivals) is dict:  # nobody can change what the search found
            object.__setattr__(self, "arrivals", MappingProxyType(self.arrivals))

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares of this frontier, in queue order."""
        return tuple(self.arrivals)

    def __len__(self) -> int:
        return len(self.arrivals)

    def __iter__(self) -> Iterator[Square]:
        return iter(self.arrivals)

    def __contains__(self, square: object) -> bool:
        return square in self.arrivals

    def __repr__(self) -> str:
        return f"Frontier({self.depth}, {dict(self.arrivals)}, {self.moves})"

    def __str__(self) -> str:
        return f"frontier {self.depth}: {', '.join(map(str, self.squares))}"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from snl_edu.screens.notebook import squares_bundle

        return squares_bundle(self.squares, str(self))

    def __hash__(self) -> int:
        return hash((self.depth, self.squares, self.moves))

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickle and copy cannot store a read-only mapping, so they rebuild the frontier.
        return Frontier, (self.depth, dict(self.arrivals), self.moves)


def _expect_room(board: Board, seen: Collection[Square], depth: int) -> None:
    """Refuses to go on where all the moves from the squares seen would fill the memory."""
    most = len(seen) * board.die  # fewer where a roll would pass the goal
    if most > MOST_MOVES and (tried := sum([min(board.die, board.goal - square) for square in seen])) > MOST_MOVES:
        raise BoardError(
            f"all frontiers together hold at most {MOST_MOVES:,} moves, and the first {depth + 2:,} of this board "
            f"hold {tried:,}: ask fewest_rolls(board), or make a smaller board or die"
        )


def rounds(board: Board) -> Iterator[Frontier]:
    """The frontiers, and after a dead end an empty one, which holds the moves that led nowhere new."""
    fruitless = yield from frontiers(board)
    if fruitless is not None:
        yield fruitless


def rolls_to(board: Board) -> dict[Square, int]:
    """The fewest rolls to each square that is reached before the search ends."""
    return {square: frontier.depth for frontier in frontiers(board) for square in frontier.squares}


MOST_NAMED = 5  # squares in an error message

Pick: TypeAlias = Callable[[tuple[Square, ...]], Square]
TAKES: Mapping[str, Pick] = MappingProxyType(
    {"oldest": lambda waiting: waiting[0], "newest": lambda waiting: waiting[-1], "highest": max}
)


class Turn(NamedTuple):
    """One turn of a search: the square it takes, every move tried from there, and what waits afterwards.

    `depth` is the number of rolls with which this search reached the square, `fresh` holds the moves that found a
    new square, and `game` the way to the goal once it is found, which need not be a shortest one.
    """

    square: Square
    depth: int
    moves: tuple[Move, ...]
    fresh: tuple[Move, ...]
    waiting: tuple[Square, ...]
    game: Game | None = None


def _expect_take(board: Board, take: str | Pick = "oldest", *, rng: Random | int = 0) -> None:
    expect_board(board)
    _pick(take, rng)


@at_the_call(_expect_take)
def explore(board: Board, take: str | Pick = "oldest", *, rng: Random | int = 0) -> Iterator[Turn]:
    """The turns of a search that takes one waiting square after another, until it finds the goal or nothing waits.

    `take` says which one: the "oldest" is at the front of a queue and makes the search breadth-first, the "newest"
    is on the top of a stack and makes it depth-first, the "highest" is the greedy choice, a "random" one is drawn
    with `rng`; or it is a function that picks one from the tuple of what waits. A square is marked when it is found,
    as in breadth-first search, so "newest" is depth-first search with a stack, and not the recursive one.

    >>> [turn.square for turn in explore(Board(16, {2: 10}), "newest")]
    [1, 7, 13]
    >>> [turn.square for turn in explore(Board(16, {2: 10}))]
    [1, 10]
    """
    pick = _pick(take, rng)
    waiting = [board.start]
    arrivals: dict[Square, Move | None] = {board.start: None}
    depths = {board.start: 0}
    while waiting and board.goal not in arrivals:
        square = pick(tuple(waiting))
        waiting.remove(square)
        moves = board.moves(square)
        fresh = []
        for move in moves:
            if move.end not in arrivals:
                arrivals[move.end] = move
                depths[move.end] = depths[square] + 1
                waiting.append(move.end)
                fresh.append(move)
        game = _read_back(arrivals, board.goal) if board.goal in arrivals else None
        yield Turn(square, depths[square], moves, tuple(fresh), tuple(waiting), game)


def _pick(take: Any, rng: Any) -> Pick:
    """The function that picks the next square; what a caller's own function gives is looked at first."""
    if not callable(take):
        name = one_of(take, "take, if it is not a function,", (*TAKES, "random"))
        return TAKES[name] if name in TAKES else randomness(rng).choice

    def pick(waiting: tuple[Square, ...]) -> Square:
        try:
            given = take(waiting)
        except BaseException as error:
            if is_interrupt(error):
                raise
            raise BoardError(f"take raised {shown(error)} when these squares waited: {_shortened(waiting)}") from error
        square = plain_int(given)
        if square not in waiting:
            raise BoardError(f"take must give one of the squares that wait ({_shortened(waiting)}), not {shown(given)}")
        return square

    return pick


def _shortened(squares: tuple[Square, ...]) -> str:
    more = ["..."] if len(squares) > MOST_NAMED else []
    return ", ".join([*map(str, squares[:MOST_NAMED]), *more])


def _read_back(arrivals: Mapping[Square, Move | None], square: Square) -> Game:
    """The game that led to a square, read from the moves that first reached each one."""
    moves: list[Move] = []
    while (move := arrivals[square]) is not None:
        moves.append(move)
        square = move.start
    return game_of(reversed(moves))
