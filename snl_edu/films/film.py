"""What happened on a board, moment by moment: the one thing that every screen shows."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType, NoneType
from typing import Any, Literal, NamedTuple, Self, TypeAlias, overload

from snl_edu.films.words import LABELS, MoveSentence, Sentence, Words, spoken, words_for
from snl_edu.model.board import Board, Move, Square, expect_board
from snl_edu.model.games import Game
from snl_edu.model.input.arguments import BoardError, one_of, plain_int, shown, with_article

State: TypeAlias = Literal["unseen", "seen", "frontier", "current", "path"]
Rejection: TypeAlias = Literal["earlier frontier", "same frontier", "already seen", "past the end"]


MAPPINGS = (dict, MappingProxyType)
# Of which types the parts of a film may be, if that is all there is to check.
PARTS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("grain", "name", "title", "waiting_label", "no_search", "call"), (str,)),
    **dict.fromkeys(("legend", "grain_labels", "rolls", "arrivals"), MAPPINGS),
    **dict.fromkeys(("listing", "games"), (tuple,)),
    **dict.fromkeys(("opening", "game_count"), (int,)),
    "take": (str, NoneType),
}
NO_CHANGES: Mapping[Square, State] = MappingProxyType({})
NO_QUEUE = "queue.none"  # the waiting label of a film in which no square ever waits


class Heat(NamedTuple):
    """How likely a square is: a level that is shown as a colour, and the per cent in words, if they can be seen."""

    level: int
    label: str


class Line:
    """Squares written down one after another; what waits, or what is seen, at some moment is a stretch of them.

    Most of what waits at one moment waits at the next one too, so a film writes each square down once. A heap, whose
    highest square is shown first, mostly grows at its high end: it is written from low to high, and read backwards.
    """

    def __init__(self, squares: Sequence[Square] = (), *, backwards: bool = False) -> None:
        self.backwards = backwards
        self.squares: list[Square] = []
        self.places: dict[Square, list[int]] = {}
        self._latest = self.stretch(0, 0)
        self._write(squares)

    def stretch(self, first: int, last: int) -> "Stretch":
        """The squares from one place up to, and without, another."""
        return Stretch(self, first, last)

    def holding(self, squares: tuple[Square, ...]) -> "Stretch":
        """A stretch where just these squares are written: the latest one moved on if that will do, or else a new one."""
        latest = self._latest
        held = tuple(self.squares[latest.first : latest.last])
        if squares != held:
            gone = next((gone for gone in (0, 1) if held[gone:] == squares[: max(0, len(held) - gone)]), None)
            first = latest.first + (gone or 0)
            if gone is None or latest.last != len(self.squares):
                first, gone, held = len(self.squares), 0, ()
            self._write(squares[max(0, len(held) - gone) :])
            self._latest = self.stretch(min(first, len(self.squares)), len(self.squares))
        return self._latest

    def _write(self, squares: Sequence[Square]) -> None:
        for square in squares:
            self.places.setdefault(square, []).append(len(self.squares))
            self.squares.append(square)


@dataclass(slots=True, eq=False, repr=False)  # freezing it would double what it costs to film a search
class Stretch:
    """A part of a line, which says what it holds without copying it."""

    line: Line
    first: int
    last: int

    def __len__(self) -> int:
        return self.last - self.first

    def __iter__(self) -> Iterator[Square]:
        squares = self.line.squares[self.first : self.last]
        return reversed(squares) if self.line.backwards else iter(squares)

    def __contains__(self, square: Square) -> bool:
        # A loop is the quickest way here: this is called thousands of times, and most squares are written down only once.
        for place in self.line.places.get(square, ()):  # noqa: SIM110
            if self.first <= place < self.last:
                return True
        return False

    def __eq__(self, other: object) -> bool:
        # Most equal stretches are the same places of the same line, which is quick to check.
        if not isinstance(other, Stretch):
            return NotImplemented
        same = self.line is other.line and (self.first, self.last) == (other.first, other.last)
        return same or tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def parted_from(self, other: "Stretch") -> list[Square]:
        """The squares that one of two stretches holds and the other may not."""
        squares = self.line.squares
        if self.line is not other.line or not other.first <= self.first <= other.last <= self.last:
            mine, others = set(self), set(other)
            return [*(square for square in self if square not in others), *(each for each in other if each not in mine)]
        joined = squares[other.last : self.last]
        return joined if self.first == other.first else squares[other.first : self.first] + joined


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
    waiting: Stretch
    marked: Stretch
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
    def queue(self) -> tuple[Square, ...]:
        """The squares that wait for their turn: a queue or a heap with the next one first, a stack with its top last."""
        return tuple(self.waiting)

    @property
    def seen(self) -> tuple[Square, ...]:
        """The squares reached so far, in the order in which they were."""
        return tuple(self.marked)

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
        """How a square is to be shown: the one place where that is decided."""
        if self.game is not None and square in self.game.visited:
            return "path"
        if square == self.looked_at:
            return "current"
        if square in self.waiting:
            return "frontier"
        return "seen" if square in self.marked else "unseen"

    @property
    def states(self) -> dict[Square, State]:
        """How to show each square that is not unseen; a learner's queue may hold numbers that are not squares."""
        game = () if self.game is None else self.game.squares
        one = () if self.looked_at is None else (self.looked_at,)
        touched = dict.fromkeys([*self.marked, *self.waiting, *game, *one])
        return {square: self.state_of(square) for square in touched if self._is_shown(square)}

    def _is_shown(self, square: Square) -> bool:
        """Whether there is such a square on the board, or beside it."""
        return self.board.start <= square <= self.board.goal

    @property
    def heat(self) -> Mapping[Square, Heat]:
        """How likely each square is, in a film about chance: a second layer, which every screen shows over the states."""
        return {}

    def __repr__(self) -> str:
        return f"<moment: {self.sentence}>"


class NoStep(BoardError, IndexError):
    """A step that a film does not have; an IndexError ends the loops that count steps."""


@dataclass(frozen=True)
class Film(Sequence[Moment]):
    """A board, what happened on it, and grains: each selects some of the moments, and computes nothing again.

    As a sequence a film holds the moments of its own `grain`. `opening` is the moment at which a screen begins,
    `rolls` and `arrivals` say what is known of a square once it is seen, and `games` how the search can end.
    """

    board: Board
    moments: tuple[Moment, ...] = field(repr=False, hash=False)
    grains: Mapping[str, tuple[int, ...]] = field(hash=False)
    grain: str = ""  # the first one, if none is named
    name: str = ""
    title: str = ""  # what it is called beside another film
    label: str = "player"  # which label names it for a screen reader,
    heading: str = "listing"  # which one stands over the listing,
    waiting_label: str = "queue"  # and which one over what waits
    legend: Mapping[str, str] = field(default_factory=dict, hash=False)  # the labels of states, if they are its own
    grain_labels: Mapping[str, str] = field(default_factory=dict, hash=False)  # and those of its grains
    listing: tuple[str, ...] = ()
    opening: int = 0
    rolls: Mapping[Square, int] = field(default_factory=dict, hash=False)
    arrivals: Mapping[Square, Move] = field(default_factory=dict, hash=False)
    games: tuple[Game, ...] = ()
    game_count: int = 0
    take: str | None = None  # the order in which squares are taken, if the caller chose one
    no_search: str = ""  # what is filmed, if it is not a search: then nothing can be asked about it
    call: str = field(default="", compare=False)  # what to type for it, up to its grain, if that makes it again

    def __post_init__(self) -> None:
        _expect_parts(self)
        object.__setattr__(self, "grain", one_of(self.grain or self.coarsest, "grain", self.grains))

    @property
    def steps(self) -> tuple[Moment, ...]:
        """The moments of this grain."""
        return tuple(self.moments[place] for place in self.grains[self.grain])

    def __len__(self) -> int:
        return len(self.grains[self.grain])

    @overload
    def __getitem__(self, index: int) -> Moment: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Moment, ...]: ...
    def __getitem__(self, index: int | slice) -> Moment | tuple[Moment, ...]:
        places = self.grains[self.grain]
        if isinstance(index, slice):
            return tuple(self.moments[place] for place in places[index])
        step = plain_int(index)
        if step is None or not -len(places) <= step < len(places):
            last = len(places) - 1
            raise NoStep(
                f"at the grain {self.grain} the steps of this film are film[0] to film[{last}], not film[{shown(index)}]"
            )
        return self.moments[places[step]]

    def at_grain(self, grain: str) -> Self:
        """The same film at another grain."""
        return replace(self, grain=one_of(grain, "grain", self.grains))

    @property
    def coarsest(self) -> str:
        """The grain with the largest steps: a film names it first."""
        return next(iter(self.grains))

    @property
    def first(self) -> int:
        """The step of this grain at which a screen begins."""
        return step_at(self.grains[self.grain], self.opening)

    @property
    def has_queue(self) -> bool:
        """Whether squares wait in this film, in whatever way."""
        return self.waiting_label != NO_QUEUE

    @property
    def next_is_last(self) -> bool:
        """Whether the square that is taken next is the last of those that wait, as on a stack."""
        return self.waiting_label == "queue.stack"

    @property
    def can_be_foreseen(self) -> bool:
        """Whether a learner can say which square is taken next."""
        return self.waiting_label != "queue.several"

    @property
    def words(self) -> Words:
        """The words for what waits in this film: a queue, a stack or a heap."""
        return words_for(self.waiting_label)

    def ending(self, squares: str) -> str:
        """The sentence about one of the games, which goes through these squares."""
        return game_sentence(self.words, len(self.games[0]), self.game_count, squares)

    def counters(self) -> Mapping[str, Sequence[int | None]]:
        """What is counted while the film runs, under the name of its label: a number for each moment."""
        off_board = 1 - self.board.start  # a start off the board waits in the queue, but is not one of the squares
        return {
            "rolls": [moment.depth or 0 for moment in self.moments],
            "waiting": [moment.waiting.last - moment.waiting.first for moment in self.moments],
            "reached": [moment.marked.last - moment.marked.first - off_board for moment in self.moments],
        }

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from snl_edu.screens.notebook import film_bundle

        return film_bundle(self)

    def __repr__(self) -> str:
        grain = "" if self.no_search else f", grain={self.grain!r}"
        if self.call and (grain or self.grain == self.coarsest):
            return f"{self.call}{grain})"
        return f"<film of {self.name or repr(self.board)}>"

    def __str__(self) -> str:
        width = len(str(len(self) - 1))
        return "\n".join(f"{number:>{width}}. {moment.sentence}" for number, moment in enumerate(self))


def _expect_parts(film: Film) -> None:
    """Refuses what no film is made of, since anybody may put one together by hand."""
    expect_board(film.board)
    found = set(map(type, film.moments)) if type(film.moments) is tuple else set[type]()
    if not found or not all(issubclass(kind, Moment) for kind in found):
        form = "one or more moments in a tuple, such as film(board).moments"
        raise BoardError(f"the moments of a film must be {form}, not {shown(film.moments)}")
    grains = list(film.grains.values()) if type(film.grains) in MAPPINGS else []
    if not grains or not all(_are_places(each, len(film.moments)) for each in grains):
        form = "a dict of names, each with places of moments, such as {'move': (0, 1, 2)}"
        raise BoardError(f"the grains of a film must be {form}, not {shown(film.grains)}")
    for name, kinds in PARTS.items():
        if type(value := getattr(film, name)) not in kinds:
            raise BoardError(f"{name} of a film must be {with_article(kinds[0].__name__)}, not {shown(value)}")
    for label in (film.label, film.heading, *film.legend.values(), *film.grain_labels.values()):
        if type(label) is not str or label not in LABELS:
            raise BoardError(f"a label of a film must be one of those in snl_edu.films.words, not {shown(label)}")


def _are_places(places: Any, count: int) -> bool:
    """Whether these are places among that many moments."""
    return type(places) is tuple and {*map(type, places)} == {int} and min(places) >= 0 and max(places) < count


def state_changes(film: Film) -> Iterator[Mapping[Square, State]]:
    """For each moment the squares that look different from the moment before, with their new states."""
    first, last = film.board.start, film.board.squares
    shown: dict[Square, State] = {}
    waiting = marked = Line().stretch(0, 0)
    looked_at = game = None
    for moment in film.moments:
        looking = moment.looked_at
        touched: list[Square | None] = []
        if moment.waiting is not waiting:
            touched += moment.waiting.parted_from(waiting)
            waiting = moment.waiting
        if moment.marked is not marked:
            touched += moment.marked.parted_from(marked)
            marked = moment.marked
        if looking != looked_at:
            touched += (looked_at, looking)
            looked_at = looking
        if moment.game is not game:
            touched += [square for each in (game, moment.game) if each is not None for square in each.squares]
            game = moment.game
        if not touched:  # as when a roll is rejected
            yield NO_CHANGES
            continue
        changes: dict[Square, State] = {}
        for square in touched:
            if square is not None and first <= square <= last and square not in changes:
                state = moment.state_of(square)
                if state != shown.get(square, "unseen"):
                    changes[square] = shown[square] = state
        yield changes


def heat_changes(film: Film) -> Iterator[dict[Square, Heat | None]]:
    """For each moment the squares whose heat differs from the moment before, with their new heat."""
    shown: Mapping[Square, Heat] = {}
    for moment in film.moments:
        heat = moment.heat
        yield {square: heat.get(square) for square in {**shown, **heat} if shown.get(square) != heat.get(square)}
        shown = heat


def step_at(places: Sequence[int], moment: int) -> int:
    """The last step that is not later than a moment, so that nothing is shown before its time; or else the first."""
    return max(0, bisect_right(places, moment) - 1)


def game_sentence(words: Words, rolls: int, count: int, squares: str) -> str:
    """The sentence about a shortest game that goes through these squares; `count` is how many there are."""
    if rolls == 0:
        return words.sentences["game.none_needed"]
    name, others = "game" if count > 1 else "game.only", words.counted("others", count - 1)
    return words.sentences[name].format(rolls=words.counted("rolls", rolls), squares=squares, others=others)
