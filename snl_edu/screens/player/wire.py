"""What travels to the browser: films as plain data, in named columns, with a version.

A notebook that was saved last month may meet today's JavaScript, so each film says in which form it is written. What
changes from moment to moment is sent as changes: the browser looks things up and applies them, and knows no rule.
"""

import struct
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from snl_edu.films.columns import listed, once, valued
from snl_edu.films.film import NO_QUEUE, Film, Moment, Stretch, heat_changes, state_changes
from snl_edu.films.landmarks import involved, landmarks
from snl_edu.films.words import Words, words_for
from snl_edu.model.board import Board
from snl_edu.model.text import board_words
from snl_edu.screens.palette import CUES, STATES
from snl_edu.screens.shapes import ARROW_HEAD, NOTE
from snl_edu.screens.svg import svg

VERSION = 5
MOST_ROLLS = 20  # in the name of a game; a longer game is named by its number only
MOST_JUMPS = 20  # that all stand out at first; if there are more, only those that a moment is about do
LEGEND = ("current", "frontier", "seen", "unseen", "path")
# The names of labels that no player looks up begin with one of these: Python puts them where they belong.
ELSEWHERE = ("edit.", "desk.", "count.", "grain.", "queue.", "state.heat", "source", "game_rolls", "games_kept")
PANELS = ("sentence", "queue", "listing", "variables", "distances", "arrows", "counters", "legend")

NO_ARROW = (0, 0)  # no arrow leads to a start off the board
PACKED = ("moments", "landmarks", "games")  # what holds columns of numbers
NUMBERS = {state: number for number, state in enumerate(STATES)}

Wire = dict[str, Any]


def film_wire(film: Film) -> Wire:
    """Everything that the player shows of a film."""
    words, shown = film.words, film.moments
    kinds, kind = once((moment.kind, moment.line, moment.said.words) for moment in shown)
    counters = film.counters()
    states = valued(state_changes(film), "states")
    moments = {
        # A kind of moment, the line of the listing that it belongs to, and the words of its sentence,
        "kind": kind,
        # between which these numbers are put.
        "numbers": [number for moment in shown for number in moment.said.about(moment.move)],
        "waiting": _stretches([moment.waiting for moment in shown]),
        "seen": _stretches([moment.marked for moment in shown]),
        # The squares that change their state at each moment, and those that it is about.
        "states": states | {"states": [NUMBERS[state] for state in states["states"]]},
        "about": listed(involved(film, moment) for moment in shown),
        "arrow": _arrows(shown),
        "counters": dict(counters),
    }
    heats: list[Any] = []
    if shown[0].heat:  # in a film about chance every moment has some
        changed = valued(heat_changes(film), "heats")
        heats, numbers = once(changed["heats"])
        moments["heat"] = changed | {"heats": numbers}
    functions: list[str] = []
    changes: list[Any] = []
    if has_variables(film):
        functions, function = once(moment.function for moment in shown)
        changes, change = once(moment.changes for moment in shown)
        entered = [int(moment.entered) for moment in shown]
        moments["variables"] = {"function": function, "entered": entered, "changes": change}
    return {
        "version": VERSION,
        "name": film.name,
        "title": film.title,
        "player_label": words.labels[film.label],
        "queues": film.has_queue,
        "heats": [heat and heat._asdict() for heat in heats],
        "listing": film.listing,
        "listing_label": words.labels[film.heading],
        "waiting_label": words.labels["queue"],
        "next_is_last": film.next_is_last,
        "counter_labels": {name: words.labels[f"count.{name}"].format(squares=film.board.squares) for name in counters},
        # None stands for every moment.
        "grains": {name: None if len(places) == len(shown) else places for name, places in film.grains.items()},
        "moments": moments,
        "landmarks": landmarks(film),
        "rolls": dict(film.rolls),
        "came_from": {square: move.start for square, move in film.arrivals.items()},
        "games": _games(film, words),
        "game_sentence": film.ending("{squares}") if film.games else "",
        "kinds": {
            name: [*column] for name, column in zip(("name", "line", "words"), zip(*kinds, strict=True), strict=True)
        },
        "states": list(STATES),
        "functions": functions,
        "changes": [*map(dict, changes)],
    }


@lru_cache(maxsize=32)
def _picture(board: Board) -> str:
    """The board without marks: with many jumps it takes more time than all the rest, and a notebook shows it often."""
    return svg(board, style=False)


def drawing_of(board: Board) -> Wire:
    """What a browser needs to draw on a board: its picture, and the shapes and places of what is put into it."""
    return {
        "board": board_words(board),
        "svg": _picture(board),
        "columns": board.columns,
        "cues": dict(CUES),
        "arrow": ARROW_HEAD,
        "note": {"right": NOTE.real, "below": NOTE.imag},
    }


def stage_of(films: Sequence[Film]) -> Wire:
    """What the films on a screen share: the board, labels, drawings, panels, and how they run together at each grain."""
    grains = [name for name in films[0].grains if all(name in film.grains for film in films)]
    called = {name: {film.grain_labels.get(name, f"grain.{name}") for film in films} for name in grains}
    without = {
        *(() if any(map(has_variables, films)) else ("variables",)),
        *(() if any(film.arrivals for film in films) else ("arrows",)),
        *(() if any(film.has_queue for film in films) else ("queue", "listing", "distances")),
    }
    legend: dict[str, str] = {}
    for film in films:
        legend = legend | _legend(film) | legend  # in the order of the films, with the names that the first one uses
    board = films[0].board
    waiting = {film.waiting_label for film in films} - {NO_QUEUE} or {NO_QUEUE}
    words = words_for(waiting.pop() if len(waiting) == 1 else "queue.several")
    return {
        **drawing_of(board),
        "jumps": "all" if len(board.jumps) <= MOST_JUMPS else "near",
        "words": player_words(words.labels),
        # The labels of states and grains, which may be a film's own.
        "legend": {state: words.labels[name] for state, name in legend.items()},
        "grain_labels": {
            name: words.labels.get(names.pop() if len(names) == 1 else f"grain.{name}", name)
            for name, names in called.items()
        },
        "panels": [name for name in PANELS if name not in without],
        "grains": {name: _together(films, name) for name in grains},
    }


def _legend(film: Film) -> dict[str, str]:
    """Which label says what each state, or each heat, of a film means."""
    states = LEGEND if film.games else LEGEND[:-1]
    return dict(film.legend) or {state: f"state.{state}" for state in states}


def player_words(labels: Mapping[str, str]) -> dict[str, str]:
    """The labels that a player shows, among all."""
    return {name: label for name, label in labels.items() if not name.startswith(ELSEWHERE)}


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
    """The last step of another grain that shows nothing before its time, as `Reels` finds it where there is no kernel."""
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


def _arrows(moments: Iterable[Moment]) -> Wire:
    """From where to where something is tried at each moment."""
    starts, landings = [], []
    for moment in moments:
        start, landing = moment.arrow or NO_ARROW
        starts.append(start)
        landings.append(landing)
    return {"start": starts, "landing": landings}


def _stretches(stretches: Sequence[Stretch]) -> Wire:
    """Where each stretch of a line begins and ends; what is always seen begins at the beginning."""
    first, last = [each.first for each in stretches], [each.last for each in stretches]
    line = stretches[0].line
    return {"line": line.squares, "first": first if any(first) else 0, "last": last, "backwards": line.backwards}


def _games(film: Film, words: Words) -> Wire:
    """The games that the film may end with.

    Each has the squares of its path, and where the die lands if a move goes on. The film's last moment shows the first
    game: `off` says how its squares look without it, and `on` is the state of every square on the path of a game.
    """
    labels, count, games, ending = words.labels, film.game_count, film.games, film.moments[-1]
    kept = labels["games_kept"].format(kept=len(games)) if len(games) < count else ""
    names, count_in_words = [], f"{count:,}"
    for number, game in enumerate(games, start=1):
        name = labels["game"].format(number=number, count=count_in_words)
        rolls = labels["game_rolls"].format(rolls=", ".join(map(str, game.rolls))) if len(game) <= MOST_ROLLS else ""
        names.append(", ".join(filter(None, [name, rolls, kept])))
    first, plain = games[0].squares if games else (), ending._replace(game=None)
    landings = [
        {place: move.landing for place, move in enumerate(game.moves) if move.jump is not None} for game in games
    ]
    return {
        "name": names,
        "path": listed([game.squares for game in games]),
        "landings": listed([each.values() for each in landings]) | {"places": [*chain.from_iterable(landings)]},
        "off": {"squares": first, "states": [NUMBERS[plain.state_of(square)] for square in first]},
        "on": NUMBERS[ending.state_of(first[0])] if games else 0,
    }


def packed(column: Any) -> Any:
    """Columns of numbers as text, two bytes for each, which takes a third of the time of writing them in digits."""
    if isinstance(column, dict):
        return {name: packed(each) for name, each in column.items()}
    try:
        return b64encode(struct.pack(f"<{len(column)}H", *column)).decode()
    except (struct.error, TypeError):  # a learner's queue may hold any number, and not all columns hold numbers
        return column
