"""What travels to the browser: films as plain data, a row for each moment, with a version.

A notebook that was saved last month may meet today's JavaScript, so each film says in which form it is written. A row
has what changes at its moment, under a name: the browser applies the changes one after another, and knows no rule.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from snl_edu.films.changes import NOTHING, changes, heat_changes
from snl_edu.films.film import NO_QUEUE, Film
from snl_edu.films.landmarks import involved, landmarks
from snl_edu.films.words import MoveSentence, Sentence, Words, words_for
from snl_edu.model.board import Board, Square
from snl_edu.model.text import board_words
from snl_edu.screens.palette import CUES, STATES
from snl_edu.screens.shapes import ARROW_HEAD, NOTE
from snl_edu.screens.svg import svg

VERSION = 6
MOST_ROLLS = 20  # in the name of a game; a longer game is named by its number only
MOST_JUMPS = 20  # that all stand out at first; if there are more, only those that a moment is about do
LEGEND = ("current", "frontier", "seen", "unseen", "path")
# The names of labels that no player looks up begin with one of these: Python puts them where they belong.
ELSEWHERE = ("edit.", "desk.", "count.", "grain.", "queue.", "state.heat", "source", "game_rolls", "games_kept")
PANELS = ("sentence", "queue", "listing", "variables", "distances", "arrows", "counters", "legend")

NUMBERS = {state: number for number, state in enumerate(STATES)}

Wire = dict[str, Any]
Numbered = dict[Any, int]  # values that travel once, each with its number


def film_wire(film: Film) -> Wire:
    """Everything that the player shows of a film."""
    words = film.words
    kinds: Numbered = {}
    variables: Numbered = {}
    heats: Numbered = {}
    counters = film.counters()
    moments = list(_rows(film, counters, kinds, variables))
    if film.moments[0].heat:  # in a film about chance every moment has some
        for row, heat in zip(moments, heat_changes(film), strict=True):
            row["heat"] = {square: heats.setdefault(each, len(heats)) for square, each in heat.items()}
    return {
        "version": VERSION,
        "name": film.name,
        "title": film.title,
        "player_label": words.labels[film.label],
        "queues": film.has_queue,
        "listing": film.listing,
        "listing_label": words.labels[film.heading],
        "waiting_label": words.labels["queue"],
        "next_is_last": film.next_is_last,
        "counter_labels": {name: words.labels[f"count.{name}"].format(squares=film.board.squares) for name in counters},
        # None stands for every moment.
        "grains": {name: None if len(places) == len(moments) else places for name, places in film.grains.items()},
        "moments": moments,
        "landmarks": landmarks(film),
        "rolls": dict(film.rolls),
        "came_from": {square: move.start for square, move in film.arrivals.items()},
        "games": _games(film, words),
        "game_ending": _ending(film),
        # What the rows mention by number.
        "kinds": [dict(zip(("name", "line", "words", "gaps"), kind, strict=True)) for kind in kinds],
        "variables": [
            {"function": function, "entered": entered, "changes": dict(changed)}
            for function, entered, changed in variables
        ],
        "heats": [heat and heat._asdict() for heat in heats],
        "states": list(STATES),
    }


def _rows(
    film: Film, counters: Mapping[str, Sequence[int | None]], kinds: Numbered, variables: Numbered
) -> Iterator[Wire]:
    """What each moment changes. A kind, which goes on until another comes, is a line of the listing and the words of a sentence.

    A queue changes in one place: there some squares go out, and others come in; the same holds for what is seen. A
    move ends where it lands if nothing else is said. A moment is about the squares of its move, or those of the one before.
    """
    before: Sequence[int | None] = [None] * len(counters)
    about_before: tuple[Square, ...] | None = None
    kind = -1
    function = ""
    watched = has_variables(film)
    for moment, change, counted in zip(film.moments, changes(film), zip(*counters.values(), strict=True), strict=True):
        said, move = moment.said, moment.move
        gaps = said.names if type(said) is MoveSentence else None
        number = kinds.setdefault((moment.kind, moment.line, said.words, gaps), len(kinds))
        row: Wire = {} if number == kind else {"kind": number}
        kind = number
        if type(said) is Sentence and said.numbers:
            row["numbers"] = said.numbers
        if move is not None:
            row["move"] = move[:3] if move.landing == move.end else move
            about_before = None
        else:
            if moment.arrow is not None:
                row["arrow"] = moment.arrow
            about = involved(film, moment)
            if about != about_before:
                row["about"] = about_before = about
        if counted != before:
            # Of each counter that changes its place among them, and then its number.
            changed = [(place, now) for place, now in enumerate(counted) if now != before[place]]
            row["counts"] = [*chain.from_iterable(changed)]
            before = counted
        if change is not NOTHING:
            for name, splice in (("queue", change.queue), ("seen", change.seen)):
                if splice is not None:
                    row[name] = [splice.at, splice.out, *splice.squares]
            if change.states:
                row["states"] = {square: NUMBERS[state] for square, state in change.states.items()}
        if watched and (moment.function != function or moment.changes or moment.entered):
            function = moment.function
            called = (function, moment.entered, moment.changes)
            row["variables"] = variables.setdefault(called, len(variables))
        yield row


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
        places = film["grains"][grain] or range(len(film["moments"]))
        found.append(places[max(0, min(len(places) - 1, step - wait))])
    return found


def _games(film: Film, words: Words) -> list[Wire]:
    """The games that the film may end with: the squares of each path, and where the die lands if a move goes on."""
    labels, count = words.labels, f"{film.game_count:,}"
    kept = labels["games_kept"].format(kept=len(film.games)) if len(film.games) < film.game_count else ""
    games = []
    for number, game in enumerate(film.games, start=1):
        name = labels["game"].format(number=number, count=count)
        rolls = labels["game_rolls"].format(rolls=", ".join(map(str, game.rolls))) if len(game) <= MOST_ROLLS else ""
        landings = {place: move.landing for place, move in enumerate(game.moves) if move.jump is not None}
        games.append({"name": ", ".join(filter(None, [name, rolls, kept])), "path": game.squares, "landings": landings})
    return games


def _ending(film: Film) -> Wire | None:
    """How the last moment, which shows the first game, shows another one.

    `without` says how the squares of the first game look without it; `on` is the state of every square on the path of
    a game; and the sentence has a gap for the squares.
    """
    if not film.games:
        return None
    ending, first = film.moments[-1], film.games[0].squares
    plain = ending._replace(game=None)
    return {
        "without": {square: NUMBERS[plain.state_of(square)] for square in first},
        "on": NUMBERS[ending.state_of(first[0])],
        "sentence": film.ending("{squares}"),
    }
