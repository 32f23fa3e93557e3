"""Which squares are reached in how many rolls, and the shortest games."""

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from snl_edu.model.arguments import shown
from snl_edu.model.board import Board, BoardError, Move, Square, expect_board


@dataclass(frozen=True, repr=False)
class Frontier:
    """The squares first reached with exactly `depth` rolls.

    `arrivals` holds the move that first reached each square, in queue order, and None for the start.
    `moves` holds every move tried from the frontier before, in order. A move was fresh, and not a way to a square
    already seen, exactly when `frontier.arrivals.get(move.end) is move`.
    """

    depth: int
    arrivals: Mapping[Square, Move | None]
    moves: tuple[Move, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "arrivals", MappingProxyType(dict(self.arrivals)))
        object.__setattr__(self, "moves", tuple(self.moves))

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares of this frontier, in queue order."""
        return tuple(self.arrivals)

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
        # Pickle and copy cannot store a read-only mapping, so they build the frontier anew.
        return Frontier, (self.depth, dict(self.arrivals), self.moves)


@dataclass(frozen=True, repr=False)
class Game:
    """A way from the start to the goal; its length is the number of rolls."""

    moves: tuple[Move, ...]

    def __post_init__(self) -> None:
        moves: Any = self.moves
        if not isinstance(moves, (tuple, list)) or not set(map(type, moves)) <= {Move}:
            raise BoardError(f"a game is made of a tuple of moves, not of {shown(moves)}")
        for before, move in pairwise(moves):
            if before.end != move.start:
                raise BoardError(
                    f"a move from {shown(move.start)} follows one that ends on {shown(before.end)}: "
                    "start each move where the last one ended"
                )
        object.__setattr__(self, "moves", tuple(moves))

    @property
    def rolls(self) -> tuple[int, ...]:
        """What the die showed, roll by roll."""
        return tuple(move.roll for move in self.moves)

    @cached_property
    def squares(self) -> tuple[Square, ...]:
        """Where the player stood: the start, and the end of each move."""
        # Only on a board of one square is a game without moves possible.
        start = self.moves[0].start if self.moves else 1
        return (start, *(move.end for move in self.moves))

    def __len__(self) -> int:
        return len(self.moves)

    def __repr__(self) -> str:
        return f"Game({self.moves})"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from snl_edu.screens.notebook import moves_bundle

        return moves_bundle(self.squares[0], self.moves, str(self))

    def __str__(self) -> str:
        return "; ".join([f"start on {self.squares[0]}", *map(_described, self.moves)])


def _described(move: Move) -> str:
    way = {None: "", "ladder": f", up to {move.end}", "snake": f", down to {move.end}"}[move.jump]
    return f"roll {move.roll} to {move.landing}{way}"


def frontiers(board: Board) -> Generator[Frontier, None, Frontier | None]:
    """Each frontier in turn: the start, what one roll reaches, what two reach ..., until the goal or a dead end.

    An empty frontier is never yielded. Where the search ends in a dead end, it is what the generator returns, with
    the last, fruitless moves; `rounds` shows how to get it.

    >>> [frontier.squares for frontier in frontiers(Board(9, {2: 8, 6: 3}))]
    [(1,), (8, 3, 4, 5, 7), (9,)]
    """
    expect_board(board)
    frontier = Frontier(0, {board.start: None}, ())
    seen = {board.start}
    while frontier.arrivals:
        yield frontier
        if board.goal in seen:
            return None
        arrivals: dict[Square, Move | None] = {}
        moves = []
        for square in frontier.arrivals:
            for move in board.moves(square):
                moves.append(move)
                if move.end not in seen:
                    seen.add(move.end)
                    arrivals[move.end] = move
        frontier = Frontier(frontier.depth + 1, arrivals, tuple(moves))
    return frontier


def rounds(board: Board) -> Iterator[Frontier]:
    """The frontiers, and after a dead end an empty one, which holds the moves that led nowhere new."""
    fruitless = yield from frontiers(board)
    if fruitless is not None:
        yield fruitless


def shortest_game(board: Board) -> Game | None:
    """A game with the fewest rolls, the first in the order of `shortest_games`, or None if no game can be won.

    >>> print(shortest_game(Board(36, {2: 15, 14: 35, 17: 13})))
    start on 1; roll 1 to 2, up to 15; roll 2 to 17, down to 13; roll 1 to 14, up to 35; roll 1 to 36
    """
    came_by: dict[Square, Move | None] = {}
    for frontier in frontiers(board):
        came_by.update(frontier.arrivals)
    if board.goal not in came_by:
        return None
    moves = []
    move = came_by[board.goal]
    while move is not None:
        moves.append(move)
        move = came_by[move.start]
    return Game(tuple(reversed(moves)))


def shortest_games(board: Board) -> Iterator[Game]:
    """Every game with the fewest rolls, one at a time, in the order of their rolls.

    >>> [game.rolls for game in shortest_games(Board(4, {2: 4}))]
    [(1,), (3,)]
    """
    yield from games_among(board, list(frontiers(board)))


def games_among(board: Board, found: Sequence[Frontier]) -> Iterator[Game]:
    """Every shortest game, read from frontiers that were found before."""
    ways_on = _ways_on(board.goal, found)
    if board.start == board.goal:
        yield Game(())
    # Depth first through the moves that lie on a shortest game: `moves` is the way to where we are,
    # and `untried` holds, for each square on it, the moves not yet followed.
    moves: list[Move] = []
    untried = [iter(ways_on.get(board.start, ()))]
    while untried:
        for move in untried[-1]:
            if move.end != board.goal:
                moves.append(move)
                untried.append(iter(ways_on[move.end]))
                break
            yield Game((*moves, move))
        else:
            untried.pop()
            del moves[-1:]


def _ways_on(goal: Square, found: Sequence[Frontier]) -> dict[Square, list[Move]]:
    """For each square on a shortest game, the moves from it that lie on one."""
    ways_on: dict[Square, list[Move]] = {}
    for frontier in reversed(found):
        for move in frontier.moves:
            in_time = move.end in frontier.arrivals
            if in_time and (move.end == goal or move.end in ways_on):
                ways_on.setdefault(move.start, []).append(move)
    return ways_on


def count_shortest_games(board: Board) -> int:
    """How many games have the fewest rolls, counted without listing them.

    >>> count_shortest_games(Board(36, {2: 15, 14: 35, 17: 13}))
    21
    """
    return count_among(board, frontiers(board))


def count_among(board: Board, found: Iterable[Frontier]) -> int:
    """How many shortest games there are, counted in frontiers that were found before."""
    ways: Counter[Square] = Counter()
    for frontier in found:
        if frontier.depth == 0:
            ways[board.start] = 1
        for move in frontier.moves:
            if move.end in frontier.arrivals:
                ways[move.end] += ways[move.start]
    return ways[board.goal]
