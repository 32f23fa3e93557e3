"""Turns a search into moments: what is taken, what each roll leads to, and how it ends."""

from bisect import insort
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter

from snl_edu.films.film import Line, Moment, Rejection, Stretch
from snl_edu.films.words import MoveSentence, Sentence, Words
from snl_edu.model.board import Board, Jump, Move, Square, jump_kind
from snl_edu.model.games import Game
from snl_edu.model.search import Frontier, Turn

# The sentences about a move; every move has one or more of them.
MOVE_SENTENCES = (
    *("plain.fresh", "plain.seen", "end.fresh", "end.seen"),
    *("ladder", "snake", "second.ladder", "second.snake"),
)
NO_RUN = ((), (), "", False, ())  # the fields of a moment that belong to runs, and to chance
MOST_NAMED = 8  # new squares that a sentence about a turn names


class Pile:
    """The waiting squares where there is no queue: a stack, top last; a heap, highest first; or in the order found."""

    def __init__(self, *, highest_first: bool) -> None:
        self.squares: list[Square] = []
        self.line = Line(backwards=highest_first)

    def join(self, square: Square) -> Stretch:
        """Adds a square, and returns what waits now."""
        if self.line.backwards:
            insort(self.squares, square)
        else:
            self.squares.append(square)
        return self.line.holding(tuple(self.squares))

    def leave(self, square: Square) -> Stretch:
        """Removes a square that was taken, and returns what still waits."""
        self.squares.remove(square)
        return self.line.holding(tuple(self.squares))


class Camera:
    """Films one search: squares join what waits when they are found, and leave it when they are taken.

    `order` holds the squares in the order in which they are found. A queue is a stretch of them; squares that do not
    wait in a queue are kept in a pile. `lines` says which line of the listing each kind of moment belongs to.
    """

    def __init__(
        self,
        board: Board,
        order: Sequence[Square],
        words: Words,
        lines: Mapping[str, int],
        pile: Pile | None = None,
    ) -> None:
        self.board = board
        self.words = words
        self.lines = lines
        self.pile = pile
        self.take = words.sentence("take", square=0).words
        self.about = {name: MoveSentence.of(words.sentences[name]) for name in MOVE_SENTENCES}
        self.ends = [(self.about[f"{way}.fresh"], self.about[f"{way}.seen"]) for way in ("plain", "end")]
        self.moments: list[Moment] = []
        self.line = Line(order)
        self.taken = self.reached = 0
        self.waiting = self.marked = self.line.stretch(0, 0)
        # A roll that leads to a square seen before is rejected: found by an earlier frontier, or by this one.
        self.reasons: tuple[Rejection, Rejection] = ("earlier frontier", "same frontier")
        self.goal_reached = "goal"
        self._join(board.start)

    def shoot_frontiers(self, found: Iterable[Frontier]) -> None:
        """Films every frontier, each after the moves that led to it."""
        for frontier in found:
            # Every square has a move: the goal is never left, because the search ends there.
            for square, moves in groupby(frontier.moves, key=attrgetter("start")):
                self._take(square, moves, frontier.depth - 1, frontier.arrivals)
            if frontier.arrivals:
                self._frontier(frontier.depth, frontier.squares)

    def shoot_turns(self, turns: Iterable[Turn], *, by_frontiers: bool) -> None:
        """Films every turn after its moves; in a breadth-first search also each frontier, before it is taken."""
        depth = 0
        found: dict[Square, Move] = {}  # by this frontier; without frontiers all count as already seen
        if by_frontiers:
            self._frontier(depth, (self.board.start,))
        else:
            self.reasons = ("already seen", "already seen")
            self.goal_reached = "goal.found"
            name = "begin" if self.board.start else "begin.off"
            self._add("begin", self.words.sentence(name, start=self.board.start), depth, fresh=(self.board.start,))
        for turn in turns:
            if by_frontiers and turn.depth > depth:
                depth, found = turn.depth, {}
                self._frontier(depth, tuple(self.waiting))
            found |= {move.end: move for move in turn.fresh}
            self._take(turn.square, turn.moves, turn.depth, found)
            fresh = tuple(move.end for move in turn.fresh)
            self._add("turn", self._turn(turn.square, fresh), turn.depth, turn.square, fresh=fresh)

    def end(self, game: Game | None, sentence: str, depth: int) -> tuple[Moment, ...]:
        """All moments; the last one shows how the search ends."""
        if game is not None:
            self._add("game", Sentence.of(sentence), len(game), game=game)
        else:
            self._add("stuck", self.words.sentence("stuck", goal=self.board.goal), depth)
        return tuple(self.moments)

    def _take(self, square: Square, moves: Iterable[Move], depth: int, arrivals: Mapping[Square, Move | None]) -> None:
        """A square is taken from what waits, and every roll of the die is tried from it."""
        goal, last = self.board.goal, self.board.die
        self._leave(square)
        self._add("take", Sentence(self.take, (square,)), depth, square)
        for move in moves:
            end, jump = move.end, move.jump
            if jump is not None:
                self._jump(move, jump, depth)
            fresh, seen = self.ends[jump is not None]
            arrival = arrivals.get(end)
            if arrival is not move:
                self._add("seen", seen, depth, square, move, (), self.reasons[arrival is not None])
                continue
            self._join(end)
            self._add("fresh", fresh, depth, square, move, (end,))
            if end == goal:
                said = self.words.sentence(self.goal_reached, goal=goal, rolls=self.words.counted("rolls", depth + 1))
                self._add("goal", said, depth, square, move)
        first = goal - square + 1
        if first <= last:
            name = "past.one" if first == last else "past.many"
            said = self.words.sentence(name, first=first, last=last, square=square, goal=goal)
            self._add("past", said, depth, square, rejected="past the end")

    def _jump(self, move: Move, jump: Jump, depth: int) -> None:
        """The jump of a move, and perhaps a second jump, which is not taken."""
        self._add("jump", self.about[jump], depth, move.start, move)
        second = jump_kind(move.end, self.board.end_of(move.end))
        if second is not None:
            self._add("stay", self.about[f"second.{second}"], depth, move.start, move)

    def _frontier(self, depth: int, squares: tuple[Square, ...]) -> None:
        if depth == 0:
            said = self.words.sentence("start" if self.board.start else "start.off", start=self.board.start)
        else:
            counted = self.words.counted("squares", len(squares)), self.words.counted("rolls", depth)
            said = self.words.sentence("frontier", depth=depth, squares=counted[0], rolls=counted[1])
        self._add("frontier", said, depth, fresh=squares)

    def _turn(self, square: Square, fresh: tuple[Square, ...]) -> Sentence:
        """What a turn found, in words."""
        name = "turn.nothing" if not fresh else "turn.new" if len(fresh) <= MOST_NAMED else "turn.count"
        taken = self.words.sentences["take"].format(square=square)
        return self.words.sentence(name, take=taken, squares=", ".join(map(str, fresh)), number=len(fresh))

    def _leave(self, square: Square) -> None:
        self.taken += 1
        pile = self.pile
        self.waiting = self.line.stretch(self.taken, self.reached) if pile is None else pile.leave(square)

    def _join(self, square: Square) -> None:
        self.reached += 1
        pile = self.pile
        self.waiting = self.line.stretch(self.taken, self.reached) if pile is None else pile.join(square)
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
        waiting, marked, line = self.waiting, self.marked, self.lines[kind]
        shot = (self.board, kind, said, waiting, marked, line, depth, current, move, fresh, rejected, game)
        # Made like a plain tuple, which takes half the time: a film has thousands of moments.
        self.moments.append(tuple.__new__(Moment, shot + NO_RUN))
