"""A search as an immutable list of steps that anyone can show."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby, islice
from typing import ClassVar, Literal, cast, overload

from snl_edu.board import Board, BoardError, Move, Square, expect_board
from snl_edu.reading import is_a, one_of, shown
from snl_edu.search import Frontier, Game, count_among, frontiers, games_among
from snl_edu.words import CATALOGUES, Catalogue

Grain = Literal["frontier", "move", "line", "read", "roll"]  # the last three are for films of a learner's run
State = Literal["unseen", "seen", "frontier", "current", "path"]

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

# The line of the listing, counted from 0, that each kind of step belongs to.
LINES = {
    "frontier": 3,
    "game": 4,
    "stuck": 2,
    "take": 6,
    "past": 7,
    "jump": 7,
    "stay": 7,
    "seen": 8,
    "goal": 9,
    "fresh": 10,
}

LARGEST_FILM = 10_000  # squares: nobody watches a longer one
MOST_MOVES = 200_000
MOST_GAMES = 50  # shortest games kept to walk through; a board may have more than could be listed


@dataclass(frozen=True)
class Step:
    """One moment of a search, and the sentence that tells it.

    `order` holds all squares of the film in the order in which they are reached. At each step the first `reached`
    of them have been, and the first `taken` of those have left the queue again: so nothing is stored twice.
    """

    kind: str
    sentence: str
    depth: int
    order: tuple[Square, ...] = field(repr=False)
    taken: int
    reached: int
    current: Square | None = None
    move: Move | None = None
    game: Game | None = None

    @property
    def line(self) -> int:
        """The line of `LISTING` that is running, counted from 0."""
        return LINES[self.kind]

    @property
    def queue(self) -> tuple[Square, ...]:
        """The squares that wait for their turn, front first."""
        return self.order[self.taken : self.reached]

    @property
    def seen(self) -> tuple[Square, ...]:
        """The squares reached so far, in order."""
        return self.order[: self.reached]

    @property
    def states(self) -> dict[Square, State]:
        """How each square that was reached is to be shown; the others are unseen."""
        states: dict[Square, State] = dict.fromkeys(self.seen, "seen")
        states.update(dict.fromkeys(self.queue, "frontier"))
        if self.current is not None:
            states[self.current] = "current"
        if self.game is not None:
            states.update(dict.fromkeys(self.game.squares, "path"))
        return states


@dataclass(frozen=True)
class Film(Sequence[Step]):
    """A search as a sequence of steps, at the grain of frontiers or of single moves."""

    board: Board
    frontiers: tuple[Frontier, ...]
    games: tuple[Game, ...]
    game_count: int
    grain: Grain
    lang: str
    steps: tuple[Step, ...]

    grains: ClassVar[tuple[Grain, ...]] = ("frontier", "move")

    def __len__(self) -> int:
        return len(self.steps)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Step, ...]: ...
    def __getitem__(self, index: int | slice) -> Step | tuple[Step, ...]:
        return self.steps[index]

    def at_grain(self, grain: Grain) -> "Film":
        """The same search at another grain."""
        one_of(grain, "grain", self.grains)
        return replace(self, grain=grain, steps=tuple(_steps(self, grain)))

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from snl_edu.showing import board_bundle

        last = self.steps[-1]
        legs = [(move.start, move.landing) for move in last.game.moves] if last.game else []
        return board_bundle(self.board, str(self), last.sentence, marks=last.states, arrows=legs)

    def __repr__(self) -> str:
        return f"film({self.board!r}, grain={self.grain!r}, lang={self.lang!r})"

    def __str__(self) -> str:
        width = len(str(len(self.steps) - 1))
        return "\n".join(f"{number:>{width}}. {step.sentence}" for number, step in enumerate(self.steps))


def film(board: Board, *, grain: Grain = "frontier", lang: str = "en") -> Film:
    """The search of a board as a film: a step for each frontier, or for each move that is tried.

    >>> print(film(Board(9, {2: 8, 6: 3})))
    0. Frontier 0: only the start, square 1, is reached without a roll.
    1. Frontier 1: 5 squares are reached with exactly 1 roll and not sooner.
    2. Frontier 2: 1 square is reached with exactly 2 rolls and not sooner.
    3. A shortest game takes 2 rolls: 1, 8, 9. Beside it, 5 other games are as short.
    """
    expect_board(board)
    if board.squares > LARGEST_FILM or board.squares * board.die > MOST_MOVES:
        raise BoardError(
            f"{board.squares} squares and a die of {board.die} are too many for a film: "
            f"at most {LARGEST_FILM} squares, and {MOST_MOVES} moves in all"
        )
    one_of(lang, "lang", CATALOGUES)
    found = tuple(frontiers(board))
    games = tuple(islice(games_among(board, found), MOST_GAMES))
    return Film(board, found, games, count_among(board, found), "frontier", lang, ()).at_grain(grain)


def expect_film(value: Film | Board) -> Film:
    """The film, or the film of the board, that a caller has passed."""
    if is_a(value, Film):
        return cast(Film, value)
    if not is_a(value, Board):
        raise BoardError(f"a Film or a Board is needed, not {shown(value)}: make one with film(board)")
    return film(cast(Board, value))


def _steps(film: Film, grain: Grain) -> Iterator[Step]:
    """The frontiers, before each of them the moves that led to it if asked for, and how the search ends."""
    words = CATALOGUES[film.lang]
    order = tuple(square for frontier in film.frontiers for square in frontier.squares)
    taken = reached = 0
    before: Frontier | None = None
    for frontier in film.frontiers:
        if before is not None and grain == "move":
            yield from _moves(film.board, before, frontier, order, words)
        taken, reached = reached, reached + len(frontier.squares)
        told = _frontier_told(film.board, frontier, words)
        yield Step("frontier", told, frontier.depth, order, taken, reached)
        before = frontier
    depth = film.frontiers[-1].depth
    if film.games:
        told = game_told(film, ", ".join(map(str, film.games[0].squares)))
        yield Step("game", told, depth, order, taken, reached, game=film.games[0])
        return
    if grain == "move":
        last = film.frontiers[-1]
        tried = tuple(move for square in last.squares for move in film.board.moves(square))
        yield from _moves(film.board, last, Frontier(depth + 1, {}, tried), order, words)
    yield Step("stuck", words.sentences["stuck"].format(goal=film.board.goal), depth, order, reached, reached)


def _moves(
    board: Board, before: Frontier, frontier: Frontier, order: tuple[Square, ...], words: Catalogue
) -> Iterator[Step]:
    """Every move tried from the frontier before: squares leave the queue at its front and join it at its end."""
    taken = order.index(before.squares[0])
    reached = taken + len(before.squares)
    moves = {square: list(group) for square, group in groupby(frontier.moves, key=lambda move: move.start)}
    depth = before.depth
    for square in before.squares:
        taken += 1
        yield Step("take", words.sentences["take"].format(square=square), depth, order, taken, reached, square)
        for move in moves.get(square, ()):
            fresh = frontier.arrivals.get(move.end) is move
            outcome = "fresh" if fresh else "seen"
            for kind, name in _parts(board, move, outcome):
                reached += kind == "fresh"
                told = words.sentences[name].format(**move._asdict())
                yield Step(kind, told, depth, order, taken, reached, square, move)
            if fresh and move.end == board.goal:
                rolls = words.counted("rolls", frontier.depth)
                told = words.sentences["goal"].format(goal=board.goal, rolls=rolls)
                yield Step("goal", told, depth, order, taken, reached, square, move)
        first = board.goal - square + 1
        if first <= board.die:
            name = "past.one" if first == board.die else "past.many"
            told = words.sentences[name].format(first=first, last=board.die, square=square, goal=board.goal)
            yield Step("past", told, depth, order, taken, reached, square)


def _parts(board: Board, move: Move, outcome: str) -> list[tuple[str, str]]:
    """The kinds of step that make up one move, each with the name of its sentence."""
    if move.end == move.landing:
        return [(outcome, f"plain.{outcome}")]
    parts = [("jump", _jump_name(move.landing, move.end))]
    if move.end in board.jumps:
        parts.append(("stay", f"second.{_jump_name(move.end, board.jumps[move.end])}"))
    return [*parts, (outcome, f"end.{outcome}")]


def _jump_name(square: Square, end: Square) -> str:
    return "ladder" if end > square else "snake"


def _frontier_told(board: Board, frontier: Frontier, words: Catalogue) -> str:
    if frontier.depth == 0:
        return words.sentences["start" if board.start else "start.off"].format(start=board.start)
    squares = words.counted("squares", len(frontier.squares))
    return words.sentences["frontier"].format(
        depth=frontier.depth, squares=squares, rolls=words.counted("rolls", frontier.depth)
    )


def game_told(film: Film, squares: str) -> str:
    """The sentence about a shortest game that leads over these squares."""
    words = CATALOGUES[film.lang]
    rolls = len(film.games[0])
    if rolls == 0:
        return words.sentences["game.none_needed"]
    name = "game" if film.game_count > 1 else "game.only"
    others = words.counted("others", film.game_count - 1)
    return words.sentences[name].format(rolls=words.counted("rolls", rolls), squares=squares, others=others)
