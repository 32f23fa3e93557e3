"""The film in a notebook, or on a page of its own; `player.js` and `player.css` sit beside this file."""

import json
import sys
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any, cast

import anywidget
import traitlets

from snl_edu.board import Board, BoardError
from snl_edu.film import LISTING, Film, Grain, Step, expect_film, game_told
from snl_edu.film import film as shoot
from snl_edu.palette import DARK, LIGHT, css_variables
from snl_edu.reading import flag, is_a, new_file, one_of, shown, write
from snl_edu.svg import CELL, CUES, EDGE, STYLE, svg
from snl_edu.text import board_words
from snl_edu.words import CATALOGUES

PANELS = ("sentence", "queue", "listing", "distances", "arrows", "counters", "legend")
SHOWN_AT_FIRST = ("sentence", "queue", "listing", "distances", "counters", "legend")


def _beside(name: str) -> str:
    return files("snl_edu").joinpath(name).read_text(encoding="utf-8")


# JupyterLab says on the body whether its theme is light; a page of its own asks the system.
THEMES = f"""
.snl-player, .snl-page {{ {css_variables(LIGHT)} }}
@media (prefers-color-scheme: dark) {{ .snl-page, .snl-page .snl-player {{ {css_variables(DARK)} }} }}
@media print {{ .snl-page, .snl-page .snl-player {{ {css_variables(LIGHT)} }} }}
body[data-jp-theme-light="false"] .snl-player {{ {css_variables(DARK)} }}
"""
CSS = THEMES + STYLE + _beside("player.css")
# The text of the file and not its path: with a path anywidget would keep every closed player alive.
JAVASCRIPT = _beside("player.js")


class Player(anywidget.AnyWidget):
    """A film with its controls; `step`, `last`, `grain`, `playing` and `speed` can be linked to other widgets."""

    _esm = JAVASCRIPT
    _css = CSS
    film = traitlets.Dict().tag(sync=True)
    title = traitlets.Unicode().tag(sync=True)
    step = traitlets.Int(0).tag(sync=True)
    last = traitlets.Int(0).tag(sync=True)
    grain = traitlets.Enum(("frontier", "move"), "frontier").tag(sync=True)
    playing = traitlets.Bool(False).tag(sync=True)
    speed = traitlets.Float(1.0).tag(sync=True)
    panels = traitlets.List(traitlets.Unicode()).tag(sync=True)
    projector = traitlets.Bool(False).tag(sync=True)

    @traitlets.validate("step")
    def _within_the_film(self, proposal: Any) -> int:
        return max(0, min(self.last, int(proposal["value"])))

    @traitlets.validate("speed")
    def _within_reason(self, proposal: Any) -> float:
        return max(0.1, min(60.0, float(proposal["value"])))

    @traitlets.observe("grain")
    def _keep_the_place(self, change: Any) -> None:
        # The front end does the same by itself, for when there is no kernel; this is for when there is no front end.
        grains = self.film.get("grains", {})
        if change["old"] not in grains:
            return  # the player is being made
        before, after = (grains[name]["steps"] for name in (change["old"], change["new"]))
        depth, at_end = before[self.step][2], self.step == len(before) - 1
        same = next(number for number, row in enumerate(after) if row[0] == "frontier" and row[2] == depth)
        self.last = len(after) - 1
        self.step = self.last if at_end else same

    def __repr__(self) -> str:
        return f"<player of {self.film['name']}>"

    def save(self, path: str | PathLike[str], *, overwrite: bool = False) -> Path:
        """Writes the player as one page that needs neither a kernel nor a network, and gives its path."""
        return write(new_file(path, overwrite), page_of(self).encode(errors="replace"))


def play(
    board_or_film: Board | Film,
    *,
    grain: Grain | None = None,
    title: str | None = None,
    lang: str = "en",
    panels: Sequence[str] = SHOWN_AT_FIRST,
    projector: bool = False,
) -> Player:
    """A player that shows a search step by step; it opens on the first step and waits.

    A board is shown at the grain of frontiers unless another one is asked for, a film at its own.
    """
    filmed = is_a(board_or_film, Film)
    shot = expect_film(board_or_film) if filmed else shoot(cast(Board, board_or_film), lang=lang)
    if grain is not None:
        shot = shot.at_grain(grain)
    if title is not None and type(title) is not str:
        raise BoardError(f"title must be text, not {shown(title)}")
    if type(panels) not in (list, tuple):
        raise BoardError(f"panels must be a list of names such as ['queue'], not {shown(panels)}")
    for name in panels:
        one_of(name, "a panel", PANELS)
    player = Player(
        film=film_data(shot),
        title=title or "",
        last=len(shot) - 1,
        grain=shot.grain,
        panels=list(panels),
        projector=flag(projector, "projector"),
    )
    _close_replaced(player)
    return player


# The players made by the latest run of each notebook cell, with the name of that run.
_players: dict[str, tuple[str, list[Player]]] = {}


def _close_replaced(player: Player) -> None:
    """Closes the players that an earlier run of the same cell has made: the front end has dropped them already."""
    get_ipython = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)
    get_parent = getattr(get_ipython(), "get_parent", dict)
    parent: dict[str, Any] = get_parent()
    cell, run = parent.get("metadata", {}).get("cellId"), parent.get("header", {}).get("msg_id")
    if cell is None:
        return
    earlier_run, players = _players.get(cell, (run, []))
    if earlier_run != run:
        for earlier in players:
            earlier.close()
        players = []
    _players[cell] = run, [*players, player]


def film_data(film: Film) -> dict[str, Any]:
    """Everything that the player shows, as plain data that travels once."""
    words = CATALOGUES[film.lang]
    arrivals = [move for frontier in film.frontiers for move in frontier.arrivals.values()]
    return {
        "name": repr(film.board),
        "squares": film.board.squares,
        "columns": film.board.columns,
        "rows": film.board.rows,
        "cell": CELL,
        "edge": EDGE,
        "cues": CUES,
        "svg": svg(film.board, style=False),
        "words": {**words.labels, "board": board_words(film.board)},
        "panels": PANELS,
        "listing": LISTING.splitlines(),
        "order": film[0].order,
        "depths": [frontier.depth for frontier in film.frontiers for _ in frontier.arrivals],
        "came_from": [move and move.start for move in arrivals],
        "landed_on": [move and move.landing for move in arrivals],
        "jumps": dict(film.board.jumps),
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


def page_of(player: Player) -> str:
    """The player as one HTML page."""
    names = ("film", "title", "step", "last", "grain", "playing", "speed", "panels", "projector")
    state = {name: getattr(player, name) for name in names} | {"step": 0, "playing": False}
    # In a script element "</script" would end it and "<!--<script" would keep it from ending, so there is no "<".
    data = json.dumps(state, separators=(",", ":")).replace("<", "\\u003c")
    title = escape(player.title or state["film"]["words"]["player"])
    steps = state["film"]["grains"]["frontier"]["steps"]
    told = "\n".join(f"<li>{escape(row[-1])}</li>" for row in steps)
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ margin: 0; padding: 12px; background: var(--snl-page); color: var(--snl-ink); font: 15px/1.45 system-ui, sans-serif; }}
.snl-words {{ max-width: 1180px; padding: 0 10px; }}
{CSS}
</style>
</head>
<body class="snl-page">
<main>
<div id="player"></div>
<details class="snl-words" open><summary>{escape(state["film"]["words"]["words"])}</summary><ol start="0">
{told}
</ol></details>
</main>
<script type="application/json" id="state">{data}</script>
<script type="module">
{JAVASCRIPT}
const values = JSON.parse(document.getElementById("state").textContent);
const listeners = {{}};
const model = {{
  get: (name) => values[name],
  set(name, value) {{
    values[name] = value;
    for (const listener of listeners[`change:${{name}}`] ?? []) listener();
  }},
  on(name, listener) {{ (listeners[name] ??= new Set()).add(listener); }},
  off(name, listener) {{ listeners[name]?.delete(listener); }},
  save_changes() {{}},
}};
render({{ model, el: document.getElementById("player") }});
</script>
</body>
</html>
"""
