"""What happened on a board, moment by moment: the one thing that every screen shows."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType, NoneType
from typing import Any, Self, overload

from snl_edu.films.moment import Moment
from snl_edu.films.words import LABELS, Words, words_for
from snl_edu.model.board import Board, Move, Square, expect_board
from snl_edu.model.games import Game
from snl_edu.model.input.arguments import BoardError, one_of, plain_int, shown, with_article

MAPPINGS = (dict, MappingProxyType)
# Of which types the parts of a film may be, if that is all there is to check.
PARTS: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(("grain", "name", "title", "waiting_label", "no_search", "call"), (str,)),
    **dict.fromkeys(("legend", "grain_labels", "rolls", "arrivals"), MAPPINGS),
    **dict.fromkeys(("listing", "games"), (tuple,)),
    **dict.fromkeys(("opening", "game_count"), (int,)),
    "take": (str, NoneType),
}
NO_QUEUE = "queue.none"  # the waiting label of a film in which no square ever waits


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
            "waiting": [len(moment.queue) for moment in self.moments],
            "reached": [moment.reached - off_board for moment in self.moments],
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


def step_at(places: Sequence[int], moment: int) -> int:
    """The last step that is not later than a moment, so that nothing is shown before its time; or else the first."""
    return max(0, bisect_right(places, moment) - 1)


def game_sentence(words: Words, rolls: int, count: int, squares: str) -> str:
    """The sentence about a shortest game that goes through these squares; `count` is how many there are."""
    if rolls == 0:
        return words.sentences["game.none_needed"]
    name, others = "game" if count > 1 else "game.only", words.counted("others", count - 1)
    return words.sentences[name].format(rolls=words.counted("rolls", rolls), squares=squares, others=others)
