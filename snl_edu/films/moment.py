"""One moment of a film, and the state of every square at it."""

from collections.abc import Container, Mapping
from typing import Literal, NamedTuple, TypeAlias

from snl_edu.films.words import MoveSentence, Sentence, spoken
from snl_edu.model.board import Board, Move, Square
from snl_edu.model.games import Game

State: TypeAlias = Literal["unseen", "seen", "frontier", "current", "path"]
Rejection: TypeAlias = Literal["earlier frontier", "same frontier", "already seen", "past the end"]


class Heat(NamedTuple):
    """How likely a square is: a level that is shown as a colour, and the per cent in words, if they can be seen."""

    level: int
    label: str


class Moment(NamedTuple):
    """One moment of a film, and the sentence that describes it.

    `fresh` holds the squares that this moment adds to those seen at the moment before it of the same kind, so that a
    frontier holds all of its own, or, in a run without a record, to those that wait; `rejected` says why a roll of a
    search led to nothing new. The last fields belong to runs: the squares that were read, the variables that changed,
    the function they are in; and `per_mille` to a film about chance: how many in a thousand players stand on each square.
    """

    board: Board
    kind: str
    said: Sentence | MoveSentence
    queue: tuple[Square, ...]  # the squares that wait: of a queue or a heap the next one first, of a stack its top last
    order: tuple[Square, ...]  # squares in the order in which they are reached, which many moments share,
    reached: int  # and how many of them have been reached so far
    line: int  # of the film's listing, counted from 0; -1 if it is not shown there
    depth: int | None = None
    current: Square | None = None
    move: Move | None = None
    fresh: tuple[Square, ...] = ()
    rejected: Rejection | None = None
    game: Game | None = None
    reads: tuple[Square, ...] = ()
    changes: tuple[tuple[str, str], ...] = ()
    function: str = ""
    entered: bool = False
    per_mille: tuple[tuple[Square, int], ...] = ()

    @property
    def sentence(self) -> str:
        """What happens, in words."""
        return spoken(self.said, self.move)

    @property
    def seen(self) -> tuple[Square, ...]:
        """The squares reached so far, in the order in which they were."""
        return self.order[: self.reached]

    @property
    def looked_at(self) -> Square | None:
        """The square that stands out: the one that was taken or, before any was, the one that was read last."""
        return self.current if self.current is not None else self.reads[-1] if self.reads else None

    @property
    def arrow(self) -> tuple[Square, Square] | None:
        """From where to where something is being tried: a roll of the die, or a look at another square.

        A learner's queue may hold numbers that are not squares, and no arrow begins there.
        """
        move = self.move
        if move is not None:
            return move.start, move.landing
        start = self.current
        if start is None or not self._is_shown(start) or not self.reads or self.reads[-1] == start:
            return None
        return start, self.reads[-1]

    def state_of(self, square: Square) -> State:
        """How a square is to be shown."""
        return self.state_among(square, self.queue, self.seen)

    def state_among(self, square: Square, queue: Container[Square], seen: Container[Square]) -> State:
        """The same, with what waits and what is seen in a form that is quicker to look into: the one place that decides."""
        if self.game is not None and square in self.game.visited:
            return "path"
        if square == self.looked_at:
            return "current"
        if square in queue:
            return "frontier"
        return "seen" if square in seen else "unseen"

    @property
    def states(self) -> dict[Square, State]:
        """How to show each square that is not unseen; a learner's queue may hold numbers that are not squares."""
        game = () if self.game is None else self.game.squares
        one = () if self.looked_at is None else (self.looked_at,)
        queue, seen = dict.fromkeys(self.queue), dict.fromkeys(self.seen)
        touched = [square for square in seen | queue | dict.fromkeys((*game, *one)) if self._is_shown(square)]
        return {square: self.state_among(square, queue, seen) for square in touched}

    def _is_shown(self, square: Square) -> bool:
        """Whether there is such a square on the board, or beside it."""
        return self.board.start <= square <= self.board.goal

    @property
    def heat(self) -> Mapping[Square, Heat]:
        """How likely each square is, in a film about chance: a second layer, which every screen shows over the states."""
        return {}

    def __repr__(self) -> str:
        return f"<moment: {self.sentence}>"
