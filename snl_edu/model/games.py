"""Games: a way from the start to the goal, and all those that take the fewest rolls."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, pairwise
from typing import Any

from snl_edu.model.board import LARGEST_BOARD, Board, BoardError, Move, Square, expect_board
from snl_edu.model.input.arguments import at_the_call, is_a, items, shown
from snl_edu.model.layers import Ends, ends_of, layers
from snl_edu.model.leap import fewest_rolls

# The limits of a search for shortest games, which keeps every square it reaches: a few seconds, and 200 MB.
MOST_REACHED = 2_000_000
MOST_TRIED = 20_000_000


@dataclass(frozen=True, repr=False)
class Game:
    """A way from the start to the goal; its length is the number of rolls."""

    moves: tuple[Move, ...]

    def __post_init__(self) -> None:
        given = self.moves
        moves = tuple(items(given, "", "")) if is_a(given, tuple) or is_a(given, list) else None
        if moves is None:
            raise BoardError(f"a game is made of moves, in a list or a tuple, not of {shown(given)}")
        for other in moves:
            if not _is_move(other):
                raise BoardError(f"a game is made of moves, and {shown(other)} is not a move")
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


def _is_move(value: Any) -> bool:
    if type(value) is not Move or len(value) != len(Move._fields):
        return False
    return all(type(part) is int and 0 <= part <= LARGEST_BOARD for part in value)


def game_of(moves: Iterable[Move]) -> Game:
    """The game of moves that a search made and that follow each other: nothing is checked."""
    game = Game.__new__(Game)
    object.__setattr__(game, "moves", tuple(moves))
    return game


def _described(move: Move) -> str:
    way = {None: "", "ladder": f", up to {move.end}", "snake": f", down to {move.end}"}[move.jump]
    return f"roll {move.roll} to {move.landing}{way}"


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
    yield from _games_among(board, _bounded_layers(board), ends_of(board.goal, board.jumps.copy(), board.die))


def games_and_count(board: Board, frontiers: Sequence[Collection[Square]], most: int) -> tuple[tuple[Game, ...], int]:
    """The first shortest games, at most so many, and how many there are, read from the squares of the frontiers."""
    ends = ends_of(board.goal, board.jumps.copy(), board.die)
    return tuple(islice(_games_among(board, frontiers, ends), most)), _count_among(board, frontiers, ends)


def _games_among(board: Board, frontiers: Iterable[Collection[Square]], ends: Ends) -> Iterator[Game]:
    left = _rolls_left(board.goal, frontiers, ends)
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
                yield game_of(moves)
        else:
            untried.pop()
            del moves[-1:]


def _rolls_left(goal: Square, frontiers: Iterable[Collection[Square]], ends: Ends) -> dict[Square, int]:
    """For each square on a shortest game, the rolls from it to the goal."""
    kept = [tuple(layer) for layer in frontiers]  # a tuple takes a fraction of the memory of a set
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
    return _count_among(board, _bounded_layers(board), ends_of(board.goal, board.jumps.copy(), board.die))


def _count_among(board: Board, frontiers: Iterable[Collection[Square]], ends: Ends) -> int:
    ways: dict[Square, int] = {}  # to each square of a frontier: with the fewest rolls
    for layer in frontiers:
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
