"""The film of anybody's search, made from its frontiers, which are looked at beside right ones."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from snl_edu.calls.sandbox import STEPS, Trouble, run
from snl_edu.films.film import Film, Line, Moment, game_sentence
from snl_edu.films.squares import squares_of
from snl_edu.films.words import LABELS, Sentence, words_for
from snl_edu.model.board import Board, Move, Square
from snl_edu.model.games import Game, games_and_count
from snl_edu.model.input.arguments import BoardError, is_a
from snl_edu.model.layers import layers
from snl_edu.model.search import Frontier

MOST_GAMES = 50  # shortest games kept to walk through; a board may have more than could be listed
FORM = "frontiers must be lists of squares, in order, such as [[1], [15, 3, 4]] or reach(board)"
WAITING = "queue.frontier"


@dataclass(frozen=True, repr=False)
class OwnFilm(Film):
    """A film of the frontiers of somebody's search; `parted` is the first of them that is not right, if there is one."""

    parted: int | None = field(default=None, kw_only=True)

    def __repr__(self) -> str:
        return f"<film of your frontiers on {self.board!r}>"


def own_film(board: Board, given: Any) -> OwnFilm:
    """The film of the frontiers that a search gave: each says where it parts from a right one, if it does."""
    frontiers, trouble = _copied(board, given)
    right = [*layers(board.goal, board.jumps.copy(), board.die, board.start, beyond=True)]
    judge = _Judge(board, right, frontiers)
    words = words_for(WAITING)
    moments: list[Moment] = []
    queue, record = Line(), Line()
    seen: dict[Square, None] = {}
    for depth, frontier in enumerate(frontiers):
        seen |= dict.fromkeys(frontier)
        waiting, marked = queue.holding(tuple(dict.fromkeys(frontier))), record.holding(tuple(seen))
        sentence = Sentence.of(judge.sentence(depth))
        moments.append(Moment(board, "frontier", sentence, waiting, marked, -1, depth, fresh=frontier))
    games: tuple[Game, ...] = ()
    count = 0
    kind, ending = ("trouble", words.sentences["own.trouble"].format(what=trouble.sentence)) if trouble else ("", "")
    if not trouble and judge.is_right and board.goal in seen:
        found = right[: next(depth for depth, layer in enumerate(right) if board.goal in layer) + 1]
        games, count = games_and_count(board, found, MOST_GAMES)
        kind = "game"
        ending = game_sentence(words, len(games[0]), count, ", ".join(map(str, games[0].squares)))
    elif not trouble and judge.is_right:
        kind, ending = judge.dead_end()
    if kind:
        last = moments[-1]
        moments.append(
            last._replace(
                kind=kind,
                said=Sentence.of(ending),
                waiting=last.waiting if kind == "game" else queue.holding(()),
                depth=len(games[0]) if games else last.depth,
                fresh=(),
                game=games[0] if games else None,
            )
        )
    return OwnFilm(
        board=board,
        moments=tuple(moments),
        grains={"frontier": tuple(range(len(moments)))},
        name=f"your frontiers on {board!r}",
        title=LABELS["title.yours"],
        waiting_label=WAITING,
        rolls={square: depth for depth, layer in enumerate(frontiers) for square in layer} if judge.is_right else {},
        arrivals=judge.arrivals() if judge.is_right else {},
        games=games,
        game_count=count,
        no_search="your own frontiers",
        parted=next((depth for depth in range(len(frontiers)) if judge.problem(depth)), None),
    )


def _copied(board: Board, given: Any) -> tuple[list[tuple[Square, ...]], Trouble | None]:
    """The frontiers, each copied as it came, and what stopped them, if anything did."""
    if callable(given) and not hasattr(type(given), "__iter__"):
        raise BoardError("frontiers must be what your search gives, not the function: call it, as in reach(board)")
    most = board.goal - board.start + 3  # more cannot be new, and one may be empty
    copies: list[Any] = []
    steps = max(STEPS, 20 * board.squares * board.die)
    trouble = run(_copy_into, copies, given, most, steps=steps).trouble
    if trouble is None and len(copies) == most:
        trouble = Trouble("endless", f"goes on and on: a board of {board.squares} squares has fewer frontiers")
        copies.pop()
    if not copies:
        problem = f"{FORM}: yours {trouble.sentence}" if trouble else f"{FORM}: yours gave none"
        raise BoardError(problem)
    return [squares_of(frontier, f"frontier {depth}", board) for depth, frontier in enumerate(copies)], trouble


def _copy_into(copies: list[Any], given: Iterable[Any], most: int) -> None:
    """Copies each frontier when it comes: a search may go on with the same list."""
    for frontier in islice(given, most):
        squares = frontier.squares if is_a(frontier, Frontier) else frontier
        is_collection = hasattr(type(squares), "__iter__") and not is_a(squares, str)
        copies.append(list(islice(squares, 10**6)) if is_collection else squares)


class _Judge:
    """Compares frontiers with right ones, and says at which square they part."""

    def __init__(self, board: Board, right: Sequence[set[Square]], frontiers: Sequence[tuple[Square, ...]]) -> None:
        self.board = board
        self.words = words_for(WAITING)
        self.right = right
        self.frontiers = frontiers
        self.depths = {square: depth for depth, layer in enumerate(right) for square in layer}
        self.is_own = set(frontiers[0]) != {board.start}
        pairs = zip(frontiers, (*right, *[set()] * len(frontiers)), strict=False)
        is_same = all(set(frontier) == layer and len(frontier) == len(layer) for frontier, layer in pairs)
        self.is_right = is_same and not self.is_own

    def sentence(self, depth: int) -> str:
        """What a frontier is, and the first square at which it parts from a right one."""
        said, frontier = self.words.sentences, self.frontiers[depth]
        squares, rolls = self.words.counted("squares", len(frontier)), self.words.counted("rolls", depth)
        if self.is_own:
            return said["own.frontier"].format(depth=depth, squares=squares)
        problem = self.problem(depth)
        if problem:
            return said["own.parts"].format(depth=depth, problem=problem)
        if not frontier:
            return said["own.empty"].format(depth=depth)
        if depth == 0:
            return said["start" if self.board.start else "start.off"].format(start=self.board.start)
        return said["frontier"].format(depth=depth, squares=squares, rolls=rolls)

    def problem(self, depth: int) -> str:
        """Where a frontier parts from a right one, in words; nothing if it does not, or is nobody's to judge."""
        if self.is_own:
            return ""
        said, frontier = self.words.sentences, self.frontiers[depth]
        layer = self.right[depth] if depth < len(self.right) else set()
        missing = [move for move in self._moves_into(depth) if move.end not in frontier]
        if missing:
            move = missing[0]
            return said["own.missing"].format(square=move.end, roll=move.roll, start=move.start or "the start")
        for place, square in enumerate(frontier):
            if square not in layer:
                at = self.depths.get(square)
                before = any(square in earlier for earlier in self.frontiers[:depth])
                name = "again" if before else "never" if at is None else "early" if at > depth else "late"
                return said[f"own.{name}"].format(square=square, rolls=self.words.counted("rolls", at or 0))
            if square in frontier[:place]:
                return said["own.twice"].format(square=square)
        return ""

    def _moves_into(self, depth: int) -> Iterator[Move]:
        """The moves that lead into a right frontier: first those from squares that were in the frontier before it."""
        if not 0 < depth < len(self.right):
            return
        before = [square for square in self.frontiers[depth - 1] if square in self.right[depth - 1]]
        for square in dict.fromkeys([*before, *sorted(self.right[depth - 1])]):
            yield from (move for move in self.board.moves(square) if move.end in self.right[depth])

    def dead_end(self) -> tuple[str, str]:
        """How right frontiers end without the goal: nothing else can be reached, or they stop too soon."""
        depth = sum(1 for frontier in self.frontiers if frontier)
        if depth < len(self.right):
            rolls = self.words.counted("rolls", depth)
            return "short", self.words.sentences["own.short"].format(square=min(self.right[depth]), rolls=rolls)
        return "stuck", self.words.sentences["stuck"].format(goal=self.board.goal)

    def arrivals(self) -> dict[Square, Move]:
        """A move that leads to each square, from the earliest square of the frontier before it."""
        found: dict[Square, Move] = {}
        for depth in range(1, min(len(self.frontiers), len(self.right))):
            for move in self._moves_into(depth):
                found.setdefault(move.end, move)
        return found
