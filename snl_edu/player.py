"""The film in a notebook, or on a page of its own; `player.js` and `player.css` sit beside this file."""

import sys
from collections.abc import Sequence
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any, cast, overload

import anywidget
import ipywidgets
import traitlets

from snl_edu import reels
from snl_edu.board import Board, BoardError
from snl_edu.checks import Verdict
from snl_edu.film import Film, Grain, expect_film
from snl_edu.film import film as shoot
from snl_edu.page import page_text
from snl_edu.palette import DARK, LIGHT, css_variables
from snl_edu.reading import flag, is_a, new_file, one_of, shown, write
from snl_edu.reels import film_data, opening, places, sentences
from snl_edu.svg import STYLE
from snl_edu.watch import Run
from snl_edu.watch.comparing import side_by_side

SHOWN_AT_FIRST = ("sentence", "queue", "listing", "variables", "distances", "counters", "legend")
PANELS = reels.PANELS
GRAINS = (*Film.grains, *Run.grains)


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
    grain = traitlets.Enum(GRAINS, "frontier").tag(sync=True)
    playing = traitlets.Bool(False).tag(sync=True)
    speed = traitlets.Float(1.0).tag(sync=True)
    panels = traitlets.List(traitlets.Unicode()).tag(sync=True)
    projector = traitlets.Bool(False).tag(sync=True)
    first = 0  # the step on which it opens
    _place_is_kept = False

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
        if self._place_is_kept or change["old"] not in grains or change["new"] not in grains:
            return  # the player is being made, or the front end has found the place itself
        before, after = (places(self.film, name) for name in (change["old"], change["new"]))
        here, at_end = before[self.step], self.step == len(before) - 1
        self.last = len(after) - 1
        self.step = self.last if at_end else next(number for number, place in enumerate(after) if place >= here)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """What the front end says."""
        self._place_is_kept = "step" in sync_data
        try:
            super().set_state(sync_data)
        finally:
            self._place_is_kept = False

    def show(self, board_or_film: Board | Film) -> None:
        """Puts another search into the player, which opens on its first step and waits, wherever it is on the screen."""
        shot = expect_film(board_or_film)
        grain: Grain = self.grain if self.grain in shot.grains else shot.grain
        shot = shot.at_grain(grain)
        with self.hold_sync():
            self.playing = False
            self.film = {}  # the old film's places mean nothing in the new one
            self.grain = grain
            self.last = len(shot) - 1
            self.step = self.first = opening(shot)
            self.film = film_data(shot)

    def __repr__(self) -> str:
        return f"<player of {self.film['name']}>"

    def save(self, path: str | PathLike[str], *, overwrite: bool = False) -> Path:
        """Writes the player as one page that needs neither a kernel nor a network, and gives its path."""
        return write(new_file(path, overwrite), page_of(self).encode(errors="replace"))


class SideBySide(ipywidgets.HBox):
    """Two players beside each other: a learner's run, and a right run of the same board."""

    def __repr__(self) -> str:
        return " beside ".join(map(repr, self.children))


@overload
def play(
    board_or_film: Board | Film,
    *,
    grain: Grain | None = None,
    title: str | None = None,
    lang: str = "en",
    panels: Sequence[str] = SHOWN_AT_FIRST,
    projector: bool = False,
) -> Player: ...
@overload
def play(board_or_film: Verdict, *, panels: Sequence[str] = SHOWN_AT_FIRST) -> SideBySide: ...
def play(
    board_or_film: Board | Film | Verdict,
    *,
    grain: Grain | None = None,
    title: str | None = None,
    lang: str = "en",
    panels: Sequence[str] = SHOWN_AT_FIRST,
    projector: bool = False,
) -> Player | SideBySide:
    """A player that shows a search step by step; it opens on the first step and waits.

    A board is shown at the grain of frontiers unless another one is asked for, a film at its own. The film of a
    solver opens where the board is read first. The verdict on a wrong solver is shown as its run beside a right one,
    both where they part.
    """
    if is_a(board_or_film, Verdict):
        if grain is not None or title is not None:
            raise BoardError("a verdict is shown with titles and grain of its own: leave title and grain out")
        return _side_by_side(cast(Verdict, board_or_film), panels)
    shot = cast(Film, board_or_film) if is_a(board_or_film, Film) else shoot(cast(Board, board_or_film), lang=lang)
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
    player.step = player.first = opening(shot)
    _close_replaced(player)
    return player


def _side_by_side(verdict: Verdict, panels: Sequence[str]) -> SideBySide:
    """A learner's run and a right one of the smallest board that tells them apart, both stopped where they part."""
    if verdict.board is None or verdict.solver is None:
        raise BoardError("there is nothing to compare: no board is known on which a solver fails")
    found = side_by_side(verdict.solver, verdict.board)
    players = []
    for run, step, title in zip(found.runs, found.steps, ("Your run", "A right run"), strict=True):
        player = play(run, title=title, panels=panels)
        player.layout = ipywidgets.Layout(flex="1 1 340px", min_width="0")
        player.step = player.first = step
        players.append(player)
    pair = SideBySide(players, layout=ipywidgets.Layout(flex_flow="row wrap"))
    _close_replaced(pair)
    return pair


# The players made by the latest run of each notebook cell, with the name of that run.
_players: dict[str, tuple[str, list[Player | SideBySide]]] = {}


def _close_replaced(player: Player | SideBySide) -> None:
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


def page_of(player: Player) -> str:
    """The player as one HTML page, on which the film begins where the player began."""
    names = ("film", "title", "step", "last", "grain", "playing", "speed", "panels", "projector")
    state = {name: getattr(player, name) for name in names} | {"step": player.first, "playing": False}
    return page_text(state, sentences(player.film), CSS, JAVASCRIPT)
