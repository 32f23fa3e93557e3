"""How many rolls it takes to reach each square, and the shortest games."""

from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, wraps
from itertools import pairwise
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, cast

from snl_edu.model.board import LARGEST_BOARD, Board, BoardError, Move, Square, expect_board
from snl_edu.model.input.arguments import at_the_call, is_a, items, one_of, plain_int, randomness, shown
from snl_edu.model.input.foreign import is_interrupt
from snl_edu.model.layers import Ends, ends_of, layers
from snl_edu.model.leap import fewest_rolls

# The limits of a search for shortest games, which keeps every square it reaches: a few seconds, and 200 MB.
MOST_REACHED = 2_000_000
MOST_TRIED = 20_000_000
MOST_MOVES = 10_000_000  # that all frontiers together hold: half a minute, and a gigabyte if all of them are kept
MOST_NAMED = 5  # squares in an error message

Pick: TypeAlias = Callable[[tuple[Square, ...]], Square]
TAKES: Mapping[str, Pick] = MappingProxyType(
    {"oldest": lambda waiting: waiting[0], "newest": lambda waiting: waiting[-1], "highest": max}
)


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
        return _found, (self.depth, dict(self.arrivals), self.moves)


def _found(depth: int, arrivals: dict[Square, Move | None], moves: Iterable[Move]) -> Frontier:
    """A frontier that nobody can change any more."""
    return Frontier(depth, MappingProxyType(arrivals), tuple(moves))


def _moves(given: Any, complaint: str) -> tuple[Move, ...]:
    """A tuple or a list of moves as a tuple, if it is one."""
    moves = tuple(items(given, "", "")) if is_a(given, tuple) or is_a(given, list) else None
    if moves is None or not all(map(_is_move, moves)):
        raise BoardError(f"{complaint} {shown(given)}")
    return moves


def _is_move(value: Any) -> bool:
    return type(value) is Move and len(value) == len(Move._fields) and all(map(_is_number, value))


def _is_number(value: Any) -> bool:
    return type(value) is int and 0 <= value <= LARGEST_BOARD


@dataclass(frozen=True, repr=False)
class Game:
    """A way from the start to the goal; its length is the number of rolls."""

    moves: tuple[Move, ...]

    def __post_init__(self) -> None:
        moves = _moves(self.moves, "a game is made of a tuple of moves, not of")
        for before, move in pairwise(moves):
            if before.end != move.start:
                raise BoardError(
                    f"a move from {move.start} follows one that ends on {before.end}: "
                    "start each move where the last one ended"
                )
        object.__setattr__(self, "moves", moves)

    @property
    def rolls(self) -> tuple[int, ...]:
        """What the die showed, roll by roll."""
        return tuple(move.roll for move in self.moves)

    @cached_property
    def squares(self) -> tuple[Square, ...]:
        """Where the player stood: the start, and the end of each move."""
        # Only on a board of one square is a game without moves possible.
        start = self.moves[0].start if self.moves else 1
        return (start, *[move.end for move in self.moves])

    @cached_property
    def visited(self) -> frozenset[Square]:
        """The same squares, for when one is looked for: a film asks about each of them, in each of many games."""
        return frozenset(self.squares)

    def __len__(self) -> int:
        return len(self.moves)

    def __repr__(self) -> str:
        return f"Game({self.moves})"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from snl_edu.screens.notebook import moves_bundle

        return moves_bundle(self.squares[0], self.moves, str(self))

    def __str__(self) -> str:
        return "; ".join([f"start on {self.squares[0]}", *map(_described, self.moves)])


def _game(moves: Iterable[Move]) -> Game:
    """A game of moves that follow each other, made by a search of ours: nothing is checked."""
    game = Game.__new__(Game)
    object.__setattr__(game, "moves", tuple(moves))
    return game


def _described(move: Move) -> str:
    way = {None: "", "ladder": f", up to {move.end}", "snake": f", down to {move.end}"}[move.jump]
    return f"roll {move.roll} to {move.landing}{way}"


Search: TypeAlias = Callable[[Board], Generator[Frontier, None, Frontier | None]]


def _with_an_end(search: Search) -> Search:
    """The same search, which says how far it goes before it fills the memory."""

    @wraps(search)
    def bounded(board: Board) -> Generator[Frontier, None, Frontier | None]:
        tried, found = 0, search(board)
        while True:
            try:
                frontier = next(found)
            except StopIteration as end:
                return cast("Frontier | None", end.value)
            yield frontier
            tried += sum([min(board.die, board.goal - square) for square in frontier.arrivals])
            if board.goal not in frontier and tried > MOST_MOVES:
                raise BoardError(
                    f"all frontiers together hold at most {MOST_MOVES:,} moves, and the first {frontier.depth + 2:,} "
                    f"of this board hold {tried:,}: ask fewest_rolls(board), or make a smaller board or die"
                )

    return bounded


@at_the_call(expect_board)
@_with_an_end
def frontiers(board: Board) -> Generator[Frontier, None, Frontier | None]:
    """Each frontier in turn: the start, what one roll reaches, what two reach ..., until the goal or a dead end.

    An empty frontier is never yielded. Where the search ends in a dead end, it is what the generator returns, with
    the last, fruitless moves; `rounds` shows how to get it.

    >>> [frontier.squares for frontier in frontiers(Board(9, {2: 8, 6: 3}))]
    [(1,), (8, 3, 4, 5, 7), (9,)]
    """
    frontier = _found(0, {board.start: None}, [])
    seen = {board.start}
    while frontier.arrivals:
        yield frontier
        if board.goal in seen:
            return None
        arrivals: dict[Square, Move | None] = {}
        moves: list[Move] = []
        for square in frontier.arrivals:
            for move in board.moves(square):
                moves.append(move)
                if move.end not in seen:
                    seen.add(move.end)
                    arrivals[move.end] = move
        frontier = _found(frontier.depth + 1, arrivals, moves)
    return frontier


def rounds(board: Board) -> Iterator[Frontier]:
    """The frontiers, and after a dead end an empty one, which holds the moves that led nowhere new."""
    fruitless = yield from frontiers(board)
    if fruitless is not None:
        yield fruitless


def rolls_to(board: Board) -> dict[Square, int]:
    """The fewest rolls to each square that is reached before the search ends."""
    return {square: frontier.depth for frontier in frontiers(board) for square in frontier.squares}


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
            raise BoardError(f"take raised {shown(error)} when these squares waited: {_named(waiting)}") from error
        square = plain_int(given)
        if square not in waiting:
            raise BoardError(f"take must give one of the squares that wait ({_named(waiting)}), not {shown(given)}")
        return square

    return pick


def _named(squares: tuple[Square, ...]) -> str:
    more = ["..."] if len(squares) > MOST_NAMED else []
    return ", ".join([*map(str, squares[:MOST_NAMED]), *more])


def _read_back(arrivals: Mapping[Square, Move | None], square: Square) -> Game:
    """The game that led to a square, read from the moves that first reached each one."""
    moves: list[Move] = []
    while (move := arrivals[square]) is not None:
        moves.append(move)
        square = move.start
    return _game(reversed(moves))


def shortest_game(board: Board) -> Game | None:
    """A game with the fewest rolls, the first in the order of `shortest_games`, or None if no game can be won.

    >>> print(shortest_game(Board(36, {2: 15, 14: 35, 17: 13})))
    start on 1; roll 1 to 2, up to 15; roll 2 to 17, down to 13; roll 1 to 14, up to 35; roll 1 to 36
    """
    return next(shortest_games(board), None)


@at_the_call(expect_board)
def shortest_games(board: Board) -> Iterator[Game]:
    """Every game with the fewest rolls, one at a time, in the order of their rolls.

    >>> [game.rolls for game in shortest_games(Board(4, {2: 4}))]
    [(1,), (3,)]
    """
    yield from games_among(board, _bounded_layers(board))


def games_among(board: Board, found: Iterable[Collection[Square]]) -> Iterator[Game]:
    """Every shortest game, read from the squares of the frontiers, which were found before."""
    ends = ends_of(board.goal, board.jumps.copy(), board.die)
    left = _rolls_left(board.goal, found, ends)
    if board.start == board.goal:
        yield Game(())
    ways: dict[Square, tuple[Move, ...]] = {}  # kept once they are known, because many games share the same moves

    def nearer(square: Square) -> Iterator[Move]:
        """The moves of a shortest game from a square, the lowest roll first."""
        if square not in ways:
            near, rolled = left.get(square, 0) - 1, enumerate(ends(square), 1)
            ways[square] = tuple(
                [Move(square, roll, square + roll, end) for roll, end in rolled if left.get(end) == near]
            )
        return iter(ways[square])

    # Depth first along the squares of shortest games: take the lowest roll that is not tried yet, or else go back.
    moves: list[Move] = []
    untried = [nearer(board.start)]
    while untried:
        move = next(untried[-1], None)
        if move is not None:
            moves.append(move)
            untried.append(nearer(move.end))
            if move.end == board.goal:
                yield _game(moves)
        else:
            untried.pop()
            del moves[-1:]


def _rolls_left(goal: Square, found: Iterable[Collection[Square]], ends: Ends) -> dict[Square, int]:
    """For each square on a shortest game, the rolls from it to the goal."""
    kept = [tuple(layer) for layer in found]  # a tuple takes a fraction of the memory of a set
    on_the_way = {goal}.intersection(kept.pop())
    left = dict.fromkeys(on_the_way, 0)
    for rolls in range(1, len(kept) + 1):
        on_the_way = {square for square in kept.pop() if not on_the_way.isdisjoint(ends(square))}
        left.update(dict.fromkeys(on_the_way, rolls))
    return left


def count_shortest_games(board: Board) -> int:
    """How many games have the fewest rolls, counted without listing them.

    >>> count_shortest_games(Board(36, {2: 15, 14: 35, 17: 13}))
    21
    """
    expect_board(board)
    return count_among(board, _bounded_layers(board))


def count_among(board: Board, found: Iterable[Collection[Square]]) -> int:
    """How many shortest games there are, counted from the squares of the frontiers, which were found before."""
    ends = ends_of(board.goal, board.jumps.copy(), board.die)
    ways: dict[Square, int] = {}  # to each square of a frontier: with the fewest rolls
    for layer in found:
        before, ways = ways, dict.fromkeys(layer, 0 if ways else 1)
        for square, number in before.items():
            for end in ends(square):
                if end in ways:
                    ways[end] += number
    return ways.get(board.goal, 0)


def _bounded_layers(board: Board) -> Iterator[Collection[Square]]:
    """The layers of a search that ends before it has filled the memory, or taken minutes."""
    too_large = BoardError(
        f"this board's search is too large to keep in memory: it may reach {MOST_REACHED // 10**6} million squares "
        f"and try {MOST_TRIED // 10**6} million moves; fewest_rolls(board) has no such limit"
    )
    if (fewest_rolls(board) or 0) > MOST_REACHED:  # every roll of a shortest game reaches another square
        raise too_large
    goal, die = board.goal, board.die
    reached = tried = 0
    for layer in layers(goal, board.jumps.copy(), die, board.start):
        reached += len(layer)
        tried += sum([min(die, goal - square) for square in layer])  # on the way to the next layer
        if goal not in layer and (reached > MOST_REACHED or tried > MOST_TRIED):
            raise too_large
        yield layer
