"""What travels to the browser: films as plain data, in named columns, with a version.

A notebook that was saved last month may meet today's JavaScript, so each film says in which form it is written. What
changes from moment to moment is sent as changes: the browser looks things up and applies them, and knows no rule.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from snl_edu.films.film import Film, Moment, Stretch, game_sentence, state_changes
from snl_edu.films.words import CATALOGUES, Catalogue
from snl_edu.model.board import Board
from snl_edu.model.search import Game
from snl_edu.model.text import board_words
from snl_edu.screens.palette import CUES, STATES
from snl_edu.screens.shapes import ARROW_HEAD
from snl_edu.screens.svg import svg

VERSION = 2
MOST_ROLLS = 20  # of a game that are listed in its name
LEGEND = ("current", "frontier", "seen", "unseen", "path")
PANELS = ("sentence", "queue", "listing", "variables", "distances", "arrows", "counters", "legend")

NO_ARROW = (None, None)
NUMBERS = {state: number for number, state in enumerate(STATES)}

Wire = dict[str, Any]


def film_wire(film: Film) -> Wire:
    """Everything that the player shows of a film."""
    words = CATALOGUES[film.lang]
    phrases, kinds, changes = _Table(), _Table(), _Table()
    changed = list(state_changes(film))
    arrows = [moment.arrow or NO_ARROW for moment in film.moments]
    counters = film.counters()
    moments = {
        # A kind of moment, and the line of the listing that it belongs to.
        "kind": [kinds.number((moment.kind, moment.line)) for moment in film.moments],
        # A sentence is the number of its words, and the numbers to be put between them.
        "words": [phrases.number(moment.said.words) for moment in film.moments],
        "numbers": [number for moment in film.moments for number in moment.said.about(moment.move)],
        "waiting": _stretches([moment.waiting for moment in film.moments]),
        "seen": _stretches([moment.marked for moment in film.moments]),
        # How many squares change their state, and then each of them with the number of its new one.
        "changed": [len(states) for states in changed],
        "states": [number for states in changed for pair in states.items() for number in (pair[0], NUMBERS[pair[1]])],
        "arrow": {"from": [start for start, _ in arrows], "to": [end for _, end in arrows]},
        "counters": {name: numbers for name, numbers in counters.items() if name != "waiting"},
    }
    if has_variables(film):
        moments["variables"] = [_variables(moment, changes) for moment in film.moments]
    return {
        "version": VERSION,
        "name": film.name,
        "title": film.title,
        "player_label": words.labels[film.label],
        "board": board_words(film.board),
        "svg": _picture(film.board),
        "columns": film.board.columns,
        "legend": LEGEND if film.games else LEGEND[:-1],
        "listing": film.listing,
        "listing_label": words.labels[film.heading],
        "counter_labels": {name: words.labels[f"count.{name}"].format(squares=film.board.squares) for name in counters},
        # None stands for every moment.
        "grains": {name: None if len(places) == len(film.moments) else places for name, places in film.grains.items()},
        "moments": moments,
        "rolls": dict(film.rolls),
        "arrivals": {square: (move.start, move.landing) for square, move in film.arrivals.items()},
        "games": _games(film, words),
        "game_sentence": game_sentence(words, len(film.games[0]), film.game_count, "{squares}") if film.games else "",
        "kinds": kinds.values,
        "phrases": phrases.values,
        "states": list(STATES),
        "changes": changes.values,
    }


@lru_cache(maxsize=32)
def _picture(board: Board) -> str:
    """The board without marks: with many jumps it takes more time than all the rest, and a notebook shows it often."""
    return svg(board, style=False)


def stage_of(films: Sequence[Film]) -> Wire:
    """What the films on a screen share: labels, drawings, panels, and how they run together at each grain."""
    grains = [name for name in films[0].grains if all(name in film.grains for film in films)]
    without = {
        *(() if any(map(has_variables, films)) else ("variables",)),
        *(() if any(film.arrivals for film in films) else ("arrows",)),
    }
    labels = CATALOGUES[films[0].lang].labels
    waiting = {film.waiting_label for film in films}
    return {
        "words": {**labels, "queue": labels[waiting.pop() if len(waiting) == 1 else "queue.several"]},
        "cues": dict(CUES),
        "arrow": ARROW_HEAD,
        "panels": [name for name in PANELS if name not in without],
        "grains": {name: _together(films, name) for name in grains},
    }


def has_variables(film: Film) -> bool:
    """Whether a film shows how variables change."""
    return bool(film.moments[0].function)


def _together(films: Sequence[Film], grain: str) -> Wire:
    """How films run together: each waits before it begins, so that all of them open at the same step."""
    openings = [film.at_grain(grain).first for film in films]
    first = max(openings)
    waits = [first - opening for opening in openings]
    last = max(wait + len(film.grains[grain]) - 1 for wait, film in zip(waits, films, strict=True))
    return {"first": first, "last": last, "waits": waits}


def same_step(films: Sequence[Wire], grains: Mapping[str, Wire], before: str, step: int, after: str) -> int:
    """The last step of another grain that shows nothing before its time."""
    shown = _moments_at(films, grains[before], before, step)
    steps = range(grains[after]["last"], 0, -1)
    at = (step for step in steps if all(map(int.__le__, _moments_at(films, grains[after], after, step), shown)))
    return next(at, 0)


def _moments_at(films: Iterable[Wire], together: Wire, grain: str, step: int) -> list[int]:
    found = []
    for film, wait in zip(films, together["waits"], strict=True):
        places = film["grains"][grain] or range(len(film["moments"]["kind"]))
        found.append(places[max(0, min(len(places) - 1, step - wait))])
    return found


def _stretches(stretches: Sequence[Stretch]) -> Wire:
    """Where each stretch of a line begins and ends; what is always seen begins at the beginning."""
    first, last = [each.first for each in stretches], [each.last for each in stretches]
    return {"line": stretches[0].line.squares, "first": first if any(first) else 0, "last": last}


def _variables(moment: Moment, changes: "_Table") -> tuple[str, int, int]:
    return moment.function, int(moment.entered), changes.number(moment.changes)


def _games(film: Film, words: Catalogue) -> list[Wire]:
    """The games that the film may end with: the squares of the path, and where the die lands on the way."""
    kept = words.labels["games_kept"].format(kept=len(film.games)) if len(film.games) < film.game_count else ""
    return [
        {
            "name": ", ".join(filter(None, [_game_name(number, game, film.game_count, words), kept])),
            "path": game.squares,
            "landings": [move.landing for move in game.moves],
        }
        for number, game in enumerate(film.games, start=1)
    ]


def _game_name(number: int, game: Game, count: int, words: Catalogue) -> str:
    name = words.labels["game"].format(number=number, count=f"{count:,}")
    if len(game) > MOST_ROLLS:
        return name
    return f"{name}, {words.labels['game_rolls'].format(rolls=', '.join(map(str, game.rolls)))}"


class _Table:
    """Values that are sent once, however often they occur."""

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}

    def number(self, value: Any) -> int:
        """The place of a value in the table."""
        return self.numbers.setdefault(value, len(self.numbers))

    @property
    def values(self) -> list[Any]:
        """The values in the order of their places."""
        return list(self.numbers)
