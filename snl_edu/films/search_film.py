"""The search of a board as a film."""

from collections.abc import Iterable, Sequence
from itertools import groupby, islice
from operator import attrgetter
from types import FunctionType

from snl_edu.films.film import Film, Line, Moment, Rejection, game_sentence
from snl_edu.films.words import CATALOGUES, Catalogue, MoveSentence, Sentence
from snl_edu.model.arguments import BoardError, is_a, one_of, shown
from snl_edu.model.board import Board, Move, Square, expect_board, jump_kind
from snl_edu.model.search import Frontier, Game, count_among, games_among, rounds

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

# The sentences about a move; every move has one or more of them.
MOVE_SENTENCES = (
    *("plain.fresh", "plain.seen", "end.fresh", "end.seen"),
    *("ladder", "snake", "second.ladder", "second.snake"),
)

NO_RUN = ((), (), "", False)  # the fields of a moment that belong to runs

LARGEST_FILM = 10_000  # squares: nobody watches a longer one
MOST_MOVES = 200_000
MOST_GAMES = 50  # shortest games kept to walk through; a board may have more than could be listed


def film(board: Board, *, grain: str = "frontier", lang: str = "en") -> Film:
    """The search of a board as a film: a step for each frontier, or for each move that is tried.

    >>> print(film(Board(9, {2: 8, 6: 3})))
    0. Frontier 0: only the start, square 1, is reached without a roll.
    1. Frontier 1: 5 squares are reached with exactly 1 roll and not sooner.
    2. Frontier 2: 1 square is reached with exactly 2 rolls and not sooner.
    3. A shortest game takes 2 rolls: 1, 8, 9. Another 5 games are just as short.
    """
    expect_filmable(board)
    one_of(grain, "grain", ("frontier", "move"))
    one_of(lang, "lang", CATALOGUES)
    found = tuple(rounds(board))
    squares = [frontier.arrivals for frontier in found]
    games = tuple(islice(games_among(board, squares), MOST_GAMES))
    count = count_among(board, squares)
    moments = _Camera(board, found, CATALOGUES[lang]).shoot(found, games[0] if games else None, count)
    coarse = tuple([place for place, moment in enumerate(moments) if moment.current is None])  # between two squares
    return Film(
        board=board,
        moments=moments,
        grains={"frontier": coarse, "move": tuple(range(len(moments)))},
        grain=grain,
        lang=lang,
        name=repr(board),
        listing=tuple(LISTING.splitlines()),
        rolls={square: frontier.depth for frontier in found for square in frontier.arrivals},
        arrivals={square: move for each in found for square, move in each.arrivals.items() if move is not None},
        games=games,
        game_count=count,
    )


def expect_filmable(board: Board) -> None:
    """Refuses anything that is not a board, or is one whose search nobody would watch to its end."""
    expect_board(board)
    if board.squares > LARGEST_FILM or board.squares * board.die > MOST_MOVES:
        raise BoardError(
            f"{board.squares} squares and a die of {board.die} are too many for a film: "
            f"at most {LARGEST_FILM} squares, and {MOST_MOVES} moves in all"
        )


def expect_film(value: Film | Board, lang: str = "en") -> Film:
    """The film, or the film of the board, that a caller has passed."""
    if is_a(value, Film):
        return value
    if callable(value):
        raise BoardError(f"a solver must be filmed before it can be shown: play(watch({_name_of(value)}, board))")
    if not is_a(value, Board):
        raise BoardError(f"a Film or a Board is needed, not {shown(value)}: make one with film(board)")
    return film(value, lang=lang)


def _name_of(solver: object) -> str:
    """What a solver is called in a sentence, if it has a plain name."""
    name = getattr(solver, "__name__", None) if isinstance(solver, (type, FunctionType)) else None
    return name if type(name) is str and name.isidentifier() else "solver"


class _Camera:
    """Turns the rounds of a search into moments: squares leave the queue at its front and join it at its end."""

    def __init__(self, board: Board, found: Sequence[Frontier], words: Catalogue) -> None:
        self.board = board
        self.words = words
        self.take = words.said("take", square=0).words
        self.about = {name: MoveSentence.of(words.sentences[name]) for name in MOVE_SENTENCES}
        self.ends = [(self.about[f"{way}.fresh"], self.about[f"{way}.seen"]) for way in ("plain", "end")]
        self.moments: list[Moment] = []
        self.line = Line([square for frontier in found for square in frontier.arrivals])
        self.taken = self.reached = 0
        self.waiting = self.marked = self.line.stretch(0, 0)

    def shoot(self, found: Sequence[Frontier], game: Game | None, count: int) -> tuple[Moment, ...]:
        """Every frontier, before it each move that led to it, and how the search ends."""
        self._move_on(reached=1)
        for frontier in found:
            # Every square has a move: the goal is never left, because the search ends there.
            for square, moves in groupby(frontier.moves, key=attrgetter("start")):
                self._take(square, moves, frontier)
            if frontier.arrivals:
                self._add("frontier", self._frontier(frontier), frontier.depth, fresh=frontier.squares)
        if game is not None:
            squares = ", ".join(map(str, game.squares))
            said = Sentence.of(game_sentence(self.words, len(game), count, squares))
            self._add("game", said, len(game), game=game)
        else:
            self._add("stuck", self.words.said("stuck", goal=self.board.goal), found[-1].depth - 1)
        return tuple(self.moments)

    def _take(self, square: Square, moves: Iterable[Move], frontier: Frontier) -> None:
        """A square is taken from the queue, and every roll of the die is tried from it."""
        depth, arrivals, goal, last = frontier.depth - 1, frontier.arrivals, self.board.goal, self.board.die
        self._move_on(taken=1)
        self._add("take", Sentence(self.take, (square,)), depth, square)
        for move in moves:
            _, _, landing, end = move
            if landing != end:
                self._jump(move, depth)
            fresh, seen = self.ends[landing != end]
            arrival = arrivals.get(end)
            if arrival is not move:
                reason: Rejection = "earlier frontier" if arrival is None else "same frontier"
                self._add("seen", seen, depth, square, move, (), reason)
                continue
            self._move_on(reached=1)
            self._add("fresh", fresh, depth, square, move, (end,))
            if end == goal:
                said = self.words.said("goal", goal=goal, rolls=self.words.counted("rolls", frontier.depth))
                self._add("goal", said, depth, square, move)
        first = goal - square + 1
        if first <= last:
            name = "past.one" if first == last else "past.many"
            said = self.words.said(name, first=first, last=last, square=square, goal=goal)
            self._add("past", said, depth, square, rejected="past the end")

    def _jump(self, move: Move, depth: int) -> None:
        """The jump of a move, and perhaps a second jump, which is not taken."""
        self._add("jump", self.about[f"{move.jump}"], depth, move.start, move)
        second = jump_kind(move.end, self.board.jumps.get(move.end, move.end))
        if second is not None:
            self._add("stay", self.about[f"second.{second}"], depth, move.start, move)

    def _frontier(self, frontier: Frontier) -> Sentence:
        if frontier.depth == 0:
            return self.words.said("start" if self.board.start else "start.off", start=self.board.start)
        squares = self.words.counted("squares", len(frontier.arrivals))
        rolls = self.words.counted("rolls", frontier.depth)
        return self.words.said("frontier", depth=frontier.depth, squares=squares, rolls=rolls)

    def _move_on(self, taken: int = 0, reached: int = 0) -> None:
        self.taken += taken
        self.reached += reached
        self.waiting = self.line.stretch(self.taken, self.reached)
        if reached:
            self.marked = self.line.stretch(0, self.reached)

    def _add(
        self,
        kind: str,
        said: Sentence | MoveSentence,
        depth: int,
        current: Square | None = None,
        move: Move | None = None,
        fresh: tuple[Square, ...] = (),
        rejected: Rejection | None = None,
        game: Game | None = None,
    ) -> None:
        waiting, marked, line = self.waiting, self.marked, LINES[kind]
        shot = (self.board, kind, said, waiting, marked, line, depth, current, move, fresh, rejected, game)
        # Made as a plain tuple is, which takes half the time: a film has thousands of moments.
        self.moments.append(tuple.__new__(Moment, shot + NO_RUN))
