"""A search that takes its squares in any order, as a film: a queue, a stack, a heap, or your own choice."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from snl_edu.films.camera import Camera, Pile
from snl_edu.films.film import Film, Moment
from snl_edu.films.words import Words, words_for
from snl_edu.model.board import Board, expect_board
from snl_edu.model.games import Game
from snl_edu.model.input.arguments import BoardError, one_of, plain_int
from snl_edu.model.leap import fewest_rolls
from snl_edu.model.search import Pick, explore

LISTING = """\
waiting = [start]
seen = {{start}}
while waiting and goal not in seen:
    square = {pick}
    waiting.remove(square)
    for move in board.moves(square):
        if move.end not in seen:
            seen.add(move.end)
            waiting.append(move.end)"""

# The line of the listing, counted from 0, that each kind of moment belongs to.
LINES = {"begin": 0, "take": 3, "seen": 6, "goal": 7, "fresh": 8}
LINES |= dict.fromkeys(("frontier", "turn", "game", "stuck"), 2) | dict.fromkeys(("past", "jump", "stay"), 5)

COARSEST = "coarsest"  # stands for the coarsest grain, if none is asked for
LARGEST_PILE = 1_000  # squares: if they do not wait in a queue, all that wait are written down again for each change


class Way(NamedTuple):
    """A way to choose the next square: how the listing writes it, and the label of the waiting squares."""

    pick: str
    waiting_label: str


WAYS: Mapping[str, Way] = MappingProxyType(
    {
        "oldest": Way("waiting[0]", "queue"),
        "newest": Way("waiting[-1]", "queue.stack"),
        "highest": Way("max(waiting)", "queue.heap"),
        "random": Way("random.choice(waiting)", "queue.several"),
        "own": Way("take(waiting)", "queue.several"),  # a caller's own function
    }
)


@dataclass(frozen=True, repr=False)
class Exploration(Film):
    """The film of a search that takes its squares in some order; `fewest` rolls would have been enough."""

    fewest: int | None = field(kw_only=True)

    def counters(self) -> Mapping[str, Sequence[int | None]]:
        """At each moment: squares taken, rolls tried, the most squares that have waited, the rolls of the game found."""
        kinds = [moment.kind for moment in self.moments]
        found = kinds.index("goal") if "goal" in kinds else len(kinds) - len(self.games)
        rolls = len(self.games[0]) if self.games else None
        return {
            "taken": [*accumulate(int(kind == "take") for kind in kinds)],
            "tried": [*accumulate(int(kind in ("fresh", "seen")) for kind in kinds)],
            "most": [*accumulate((len(moment.waiting) for moment in self.moments), max)],
            "game": [rolls if place >= found else None for place in range(len(kinds))],
        }

    def ending(self, squares: str) -> str:
        """The sentence about the game that was found, which goes through these squares."""
        return _ending(self.words, self.games[0], self.fewest, squares)


def exploration(board: Board, take: str | Pick, rng: Random | int, grain: str) -> Exploration:
    """The film of `explore(board, take, rng=rng)`: a step for each square that is taken, or for each move."""
    name = take if type(take) is str else "own"
    in_order = name == "oldest"
    if not in_order and board.squares > LARGEST_PILE:
        order = "a take of your own" if name == "own" else f"take={name!r}"
        raise BoardError(f"{board.squares} squares are too many for {order}: at most {LARGEST_PILE}")
    turns = tuple(explore(board, take, rng=rng))
    way, fewest = WAYS[name], fewest_rolls(board)
    words = words_for(way.waiting_label)
    arrivals = {move.end: move for turn in turns for move in turn.fresh}
    game = turns[-1].game if turns else Game(())  # without a turn the start is the goal
    pile = None if in_order else Pile(highest_first=name == "highest")
    camera = Camera(board, [board.start, *arrivals], words, LINES, pile)
    camera.shoot_turns(turns, by_frontiers=in_order)
    said = "" if game is None else _ending(words, game, fewest, ", ".join(map(str, game.squares)))
    moments = camera.end(game, said, turns[-1].depth if turns else 0)
    grains = _grains(moments, in_order=in_order)
    return Exploration(
        board=board,
        moments=moments,
        grains=grains,
        grain=next(iter(grains)) if grain is COARSEST else one_of(grain, "grain", grains),
        call=_call(board, name, rng),
        name=repr(board),
        title=words.labels[f"title.{name}"],
        waiting_label=way.waiting_label,
        listing=tuple(LISTING.format(pick=way.pick).splitlines()),
        rolls={board.start: 0} | {move.end: turn.depth + 1 for turn in turns for move in turn.fresh},
        arrivals=arrivals,
        games=() if game is None else (game,),
        game_count=0 if game is None else 1,
        take=name,
        fewest=fewest,
    )


def _call(board: Board, take: str, rng: Random | int) -> str:
    """What to type for the film, if a call makes it again: nobody knows what a function picks, or where a Random is."""
    seed = 0 if take != "random" else plain_int(rng)
    if take == "own" or seed is None:
        return ""
    return f"film({board!r}, take={take!r}" + (f", rng={seed}" if seed else "")


def _grains(moments: Sequence[Moment], *, in_order: bool) -> dict[str, tuple[int, ...]]:
    """The grains: turns, with the beginning and the end; all moves; and frontiers, if there are any."""

    def those(kind: str) -> tuple[int, ...]:
        last = len(moments) - 1
        return tuple([place for place, moment in enumerate(moments) if moment.kind == kind or place in (0, last)])

    frontiers = {"frontier": those("frontier")} if in_order else {}
    return frontiers | {"turn": those("turn"), "move": tuple(range(len(moments)))}


def _ending(words: Words, game: Game, fewest: int | None, squares: str) -> str:
    name = "game.none_needed" if not game.moves else "game.fewest" if len(game) == fewest else "game.longer"
    return words.sentences[name].format(rolls=words.counted("rolls", len(game)), squares=squares, fewest=fewest)


def searches(board: Board) -> tuple[Exploration, ...]:
    """The films of one board searched with a queue, a stack and a heap, to be played side by side."""
    expect_board(board)
    if board.squares > LARGEST_PILE:
        raise BoardError(f"{board.squares} squares are too many to compare searches: at most {LARGEST_PILE}")
    return tuple(exploration(board, take, 0, "turn") for take in ("oldest", "newest", "highest"))
