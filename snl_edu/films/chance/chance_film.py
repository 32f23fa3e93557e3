"""Where a real die takes the players, as a film: after 0, 1, 2 ... rolls, how likely each square is."""

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from snl_edu.films.film import NO_QUEUE, Film, Heat, Line, Moment
from snl_edu.films.words import LABELS, WORDS, Sentence
from snl_edu.model.board import Board, Square
from snl_edu.model.chance.chances import chances
from snl_edu.model.chance.means import ways_to
from snl_edu.model.input.arguments import whole

FEW = 0.01  # of all players, still on their way: nobody waits for these last ones
MOST_ROLLS = 200  # nobody watches a longer film to its end
LONGEST = 1_000
ROUNDING = 1e-12  # sums of floats that should be 0 or 1 miss it by less than this

# A chance of at least that many per mille has the next level: most are about twice the one before.
LEVELS = (1, 10, 25, 50, 100)


class ChanceMoment(Moment):
    """A moment that knows how likely it is to stand on each square."""

    __slots__ = ()

    @property
    def shares(self) -> Mapping[Square, int]:
        """How likely each square is, in per mille."""
        return dict(self.per_mille)

    @property
    def heat(self) -> Mapping[Square, Heat]:
        """The heat of each square that a player can be on."""
        return {square: heat_of(share) for square, share in self.per_mille}


def heat_of(share: int) -> Heat:
    """The heat of a square with a share of that many per mille; a share of 0 gets no label.

    >>> heat_of(83)
    Heat(level=4, label='8.3')
    """
    return Heat(bisect_right(LEVELS, share), _per_cent(share) if share else "")


def _per_cent(share: int) -> str:
    return str(share // 10) if share in (0, 1000) else f"{share // 10}.{share % 10}"


@dataclass(frozen=True, repr=False)
class ChanceFilm(Film):
    """A film with a moment for each number of rolls."""

    def counters(self) -> dict[str, list[int]]:
        """How many rolls were made, and how many of a hundred players have arrived."""
        shares = [dict(moment.per_mille) for moment in self.moments]
        return {
            "rolls": [moment.depth or 0 for moment in self.moments],
            "arrived": [round(share.get(self.board.goal, 0) / 10) for share in shares],
        }


def chance_film(board: Board, *, rolls: int = MOST_ROLLS) -> Film:
    """A film of where players stand after 0, 1, 2 ... rolls of a real die, until 99 % of them have reached the goal.

    It ends after that many `rolls` at the latest. Each moment has a `heat`: how likely each square is.

    >>> print(chance_film(Board(3, die=2), rolls=0))
    0. Before the first roll every player stands on 1. The film ends here, but 100 % are still on their way.
    """
    most = whole(rolls, "rolls", 0, LONGEST)
    moments = tuple(_moments(board, most))
    return ChanceFilm(
        board=board,
        moments=moments,
        # A step for each number of rolls, like the frontiers of a search, so that both can be seen side by side.
        grains={"frontier": tuple(range(len(moments)))},
        grain_labels={"frontier": "grain.roll"},
        call=f"chance_film({board!r}{'' if most == MOST_ROLLS else f', rolls={most}'}",
        name=f"chance_film({board!r})",
        title=LABELS["title.chance"],
        label="chances",
        waiting_label=NO_QUEUE,
        no_search="a real die",
        legend={f"heat-{level}": f"state.heat-{level}" for level in range(len(LEVELS) + 1)},
    )


def _moments(board: Board, most: int) -> Iterator[Moment]:
    found = list(islice(chances(board, until=FEW), most + 1))
    ways = ways_to(board)
    nothing = Line().stretch(0, 0)
    seen: set[Square] = set()
    for rolls, chance in enumerate(found):
        fresh = tuple(square for square in chance if square not in seen)
        seen |= set(chance)
        told = _told(board, rolls, chance)
        if fresh and rolls:
            told += WORDS.counted("chance.fresh", len(fresh))
        if rolls == len(found) - 1:
            told += _ending(board, chance, ways)
        yield ChanceMoment(
            board,
            "chances",
            Sentence.of(told),
            nothing,
            nothing,
            -1,
            depth=rolls,
            fresh=fresh,
            per_mille=tuple((square, round(1000 * share)) for square, share in chance.items()),
        )


def _told(board: Board, rolls: int, chance: Mapping[Square, float]) -> str:
    if board.start == board.goal:
        return WORDS.sentences["game.none_needed"]
    if rolls == 0:
        return WORDS.sentences["chance.start" if board.start else "chance.start.off"].format(square=board.start)
    arrived = chance.get(board.goal, 0)
    others = {square: share for square, share in chance.items() if square != board.goal}
    values: dict[str, Any] = {"rolls": WORDS.counted("rolls", rolls), "arrived": _share(arrived)}
    if not others:
        return WORDS.sentences["chance.all"].format(**values)
    square = max(others, key=others.__getitem__)
    name = "chance.after" if others[square] >= arrived else "chance.goal"
    return WORDS.sentences[name].format(square=square, share=_share(others[square]), **values)


def _ending(board: Board, chance: Mapping[Square, float], ways: set[Square]) -> str:
    """How the film ends: who is stuck, and who is still on the way."""
    stuck = sum(share for square, share in chance.items() if square not in ways)
    left = sum(share for square, share in chance.items() if square in ways and square != board.goal)
    told = WORDS.sentences["chance.stuck"].format(share=_share(stuck)) if stuck else ""
    if left >= FEW:
        return told + WORDS.sentences["chance.cut"].format(share=_share(left))
    return told + (WORDS.sentences["chance.end"] if left else "")


def _share(share: float) -> str:
    """A chance in per cent; one that is nearly, but not quite, 0 or 100 is not rounded to it."""
    is_whole = min(share, 1 - share) < ROUNDING
    return _per_cent(round(1000 * share)) if is_whole else _per_cent(min(999, max(1, round(1000 * share))))
