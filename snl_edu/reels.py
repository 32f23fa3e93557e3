"""What travels to the player: a film as plain data, once and for all."""

from typing import Any

from snl_edu.film import LISTING, Film, Step, game_told
from snl_edu.svg import CELL, CUES, EDGE, svg
from snl_edu.text import board_words
from snl_edu.watch import Run, RunStep
from snl_edu.words import CATALOGUES

PANELS = ("sentence", "queue", "listing", "variables", "distances", "arrows", "counters", "legend")


def film_data(film: Film) -> dict[str, Any]:
    """Everything that the player shows."""
    return {**_frame(film), **(_run_data(film) if isinstance(film, Run) else _search_data(film))}


def opening(film: Film) -> int:
    """The step on which a film opens: its first, and of a run the one at which the board is read first."""
    return film.first_read if isinstance(film, Run) else 0


def places(data: dict[str, Any], grain: str) -> list[int]:
    """How far the search or the run has come at each step, in a number that is the same at every grain."""
    rows = data["grains"][grain]["steps"]
    return rows if data["kind"] == "run" else [row[2] for row in rows]


def sentences(data: dict[str, Any]) -> list[str]:
    """The film in words, at its coarsest grain."""
    if data["kind"] == "search":
        return [row[-1] for row in data["grains"]["frontier"]["steps"]]
    return [data["sentences"][data["moments"][moment][2]] for moment in data["grains"]["roll"]["steps"]]


def _frame(film: Film) -> dict[str, Any]:
    words = CATALOGUES[film.lang]
    return {
        "first": opening(film),
        "squares": film.board.squares,
        "columns": film.board.columns,
        "rows": film.board.rows,
        "cell": CELL,
        "edge": EDGE,
        "cues": CUES,
        "svg": svg(film.board, style=False),
        "words": {**words.labels, "board": board_words(film.board)},
        "jumps": dict(film.board.jumps),
    }


def _search_data(film: Film) -> dict[str, Any]:
    arrivals = [move for frontier in film.frontiers for move in frontier.arrivals.values()]
    return {
        "kind": "search",
        "name": repr(film.board),
        "panels": [name for name in PANELS if name != "variables"],
        "listing": LISTING.splitlines(),
        "order": film[0].order,
        "depths": [frontier.depth for frontier in film.frontiers for _ in frontier.arrivals],
        "came_from": [move and move.start for move in arrivals],
        "landed_on": [move and move.landing for move in arrivals],
        # Of a game only its rolls travel; the front end plays them, and puts the squares into the sentence.
        "games": [game.rolls for game in film.games],
        "game_count": f"{film.game_count:,}",
        "game_sentence": game_told(film, "{squares}") if film.games else "",
        "grains": {name: {"steps": [_row(step) for step in film.at_grain(name)]} for name in ("frontier", "move")},
    }


def _row(step: Step) -> tuple[Any, ...]:
    move = step.move
    tried = (None, None, None) if move is None else (move.start, move.landing, move.end)
    return (step.kind, step.line, step.depth, step.taken, step.reached, step.current, *tried, step.sentence)


class _Queues:
    """All states of a queue as windows on one list, since most of what waits at one step waits at the next one too."""

    def __init__(self) -> None:
        self.squares: list[int] = []
        self.window = (0, 0)
        self.held: tuple[int, ...] = ()

    def window_of(self, held: tuple[int, ...]) -> tuple[int, int]:
        if held is self.held:
            return self.window
        first, last = self.window
        gone = next((gone for gone in (0, 1) if self.held[gone:] == held[: max(0, len(self.held) - gone)]), None)
        if gone is None or last != len(self.squares):
            first, gone = len(self.squares), 0
            self.squares += held
        else:
            self.squares += held[len(self.held) - gone :]
        self.held, self.window = held, (min(first + gone, len(self.squares)), len(self.squares))
        return self.window


class _Table:
    """Values that are sent once, however often they occur."""

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}

    def number(self, value: Any) -> int:
        return self.numbers.setdefault(value, len(self.numbers))

    @property
    def values(self) -> list[Any]:
        return list(self.numbers)


def _run_data(run: Run) -> dict[str, Any]:
    spoken, queues, changes, functions = _Table(), _Queues(), _Table(), _Table()
    moments = [
        (
            step.kind,
            step.line,
            spoken.number(step.sentence),
            *queues.window_of(step.queue),
            step.reached,
            step.current,
            step.reads[-1] if step.reads else None,
            changes.number(step.changes),
            functions.number(step.function),
            step.entered,
        )
        for step in run.moments
    ]
    labels = CATALOGUES[run.lang].labels
    order = run.moments[0].order
    return {
        "kind": "run",
        "name": f"{run.name} on {run.board!r}",
        "panels": [name for name in PANELS if name != "arrows"],
        "words": {**_frame(run)["words"], "listing": labels[run.heading], "player": labels["run"]},
        "listing": run.listing,
        "order": order,
        "depths": [run.rolls.get(square) for square in order],
        "games": [],
        "moments": moments,
        "sentences": spoken.values,
        "waiting": queues.squares,
        "changes": changes.values,
        "reads": _reads_so_far(run),
        # Of each grain only the numbers of its moments travel.
        "grains": {name: {"steps": [_moment(step) for step in run.at_grain(name)]} for name in run.grains},
    }


def _moment(step: Step) -> int:
    assert isinstance(step, RunStep)
    return step.moment


def _reads_so_far(run: Run) -> list[int]:
    counts, total = [], 0
    for step in run.moments:
        total += len(step.reads)
        counts.append(total)
    return counts
