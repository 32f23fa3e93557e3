"""The playground as Python sees it; how it looks is tested in a browser."""

import asyncio
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from ipywidgets.widgets import widget

from snl_edu import Board, BoardError, break_it, check, named_board, playground
from snl_edu.desk import NAMES, REST, Desk

EXAMPLE = named_board("example-1")


def test_it_begins_with_example_1_and_everything_shows_that() -> None:
    desk = playground()
    assert (desk.board, desk.choice.value, desk.player.films[0]["name"]) == (EXAMPLE, "example-1", repr(EXAMPLE))
    assert desk.breakage == break_it(EXAMPLE)
    assert "The famous one." in desk._why.value
    assert "rolls: 1, 6, 11, 7, 7." in desk._bars.value
    tried = len(desk.breakage.exposed) + len(desk.breakage.survivors)
    assert f"This board exposes 7 of {tried} wrong solvers" in desk._score.value
    assert desk._score.value.count("<li") == tried
    assert repr(desk) == f"<playground of {EXAMPLE!r}>"
    assert desk._repr_mimebundle_()["text/plain"] == f"{desk!r}: run this cell in JupyterLab to see it"


def test_everything_follows_the_board_that_is_drawn() -> None:
    desk = playground(Board(9), seed=5)
    desk.editor._hear(desk.editor, {"do": "change", "put": [2, 8]}, [])
    drawn = Board(9, {2: 8})
    assert (desk.board, desk.choice.value) == (drawn, "")
    assert desk.player.films[0]["name"] == repr(drawn)
    assert desk.breakage == break_it(drawn)
    assert "this board is yours" in desk._why.value
    desk.choice.value = "the-trap"
    assert desk.board == NAMES["the-trap"]
    assert desk.breakage == break_it(NAMES["the-trap"])
    desk.board = Board(16, {2: 10})
    assert desk.choice.value == "first-is-not-best"
    assert check(desk, "07-answer-five").message.startswith("Not yet: there is no snake")


def test_where_the_wrong_solvers_cannot_play_it_says_why_and_what_cannot_be_drawn_is_refused() -> None:
    desk = playground(Board(30))
    assert desk.breakage is None
    assert "the solvers play on square boards" in desk._score.value
    with pytest.raises(BoardError, match="at most 400"):
        playground(Board(401))
    assert max(board.squares for board in NAMES.values()) == 400


def test_in_a_notebook_what_takes_long_waits_until_the_board_rests() -> None:
    trap = NAMES["the-trap"]

    async def draw() -> tuple[Any, ...]:
        desk = Desk(EXAMPLE)
        desk.board = Board(9)
        desk.board = trap
        at_once = (desk.breakage, desk.player.films[0]["name"], desk.choice.value, "rolls: 1." in desk._bars.value)
        assert "snl-stale" in desk._score._dom_classes
        work = desk._work
        assert work is not None
        await work
        assert "snl-stale" not in desk._score._dom_classes
        later = desk.breakage, desk.player.films[0]["name"]
        desk.board = Board(9)
        stopped = desk._work
        desk.close()
        await asyncio.sleep(0)
        return at_once, later, stopped is not None and stopped.cancelled()

    at_once, later, is_stopped = asyncio.run(draw())
    assert REST > 0
    assert at_once == (None, repr(EXAMPLE), "the-trap", True)
    assert later == (break_it(trap), repr(trap))
    assert is_stopped


def test_nothing_stays_alive_when_the_cell_runs_again(monkeypatch: pytest.MonkeyPatch) -> None:
    parent: dict[str, Any] = {"metadata": {"cellId": "desk"}, "header": {"msg_id": "1"}}
    shell = SimpleNamespace(get_ipython=lambda: SimpleNamespace(get_parent=lambda: parent))
    monkeypatch.setitem(sys.modules, "IPython", shell)
    before = set(widget._instances)
    playground()
    alive = len(widget._instances)
    parent["header"] = {"msg_id": "2"}
    desk = playground()
    assert len(widget._instances) == alive
    desk.close()
    assert set(widget._instances) == before
