"""A widget lives as long as some cell shows it."""

import gc
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from weakref import WeakSet

import pytest

from snl_edu import MISCONCEPTIONS, Board, BoardError, check, edit, play, playground, practice

BOARD = Board(9)


@pytest.fixture(params=["a kernel", "a kernel in a browser"])
def run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Runs a cell of a notebook: gives what a function gives there."""
    parent: dict[str, Any] = {}
    shell = SimpleNamespace(get_parent=lambda: parent)
    shell = shell if request.param == "a kernel" else SimpleNamespace(kernel=shell)
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    monkeypatch.setattr("snl_edu.screens.player.widget._held", {})
    runs = iter(range(100))

    def run_cell(cell: str, do: Callable[[], Any]) -> Any:
        parent.update(header={"msg_id": str(next(runs))}, metadata={"cellId": cell})
        return do()

    return run_cell


def is_open(widget: Any) -> bool:
    return widget.comm is not None


@pytest.mark.parametrize(
    "make", [lambda: play(BOARD), lambda: edit(BOARD), lambda: practice([BOARD]), lambda: playground(BOARD)]
)
def test_a_widget_that_another_cell_shows_stays_open_until_that_cell_shows_another(run: Any, make: Any) -> None:
    kept = run("a", make)
    run("b", kept._repr_mimebundle_)
    again = run("a", make)
    parts = [kept, *getattr(kept, "children", ())]
    assert all(map(is_open, parts))
    third = run("a", make)
    assert [is_open(each) for each in (kept, again, third)] == [True, False, True]
    run("b", third._repr_mimebundle_)
    assert [is_open(each) for each in (kept, third)] == [False, True]
    run("a", make)
    assert is_open(third)


def test_a_widget_that_only_its_own_cell_shows_is_closed_when_that_runs_again_and_holds_no_film(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, beside = run("a", lambda: (play(BOARD), play(BOARD)))
    first._repr_mimebundle_()
    other = run("c", lambda: play(BOARD))
    run("b", lambda: repr(first))
    again = run("a", lambda: play(BOARD))
    monkeypatch.delitem(sys.modules, "IPython")
    play(BOARD)  # outside of a notebook nothing is closed
    assert [is_open(each) for each in (first, beside, other, again)] == [False, False, True, True]
    assert (first.films, first.stage, first._code, first._told) == ([], {}, "", ())
    with pytest.raises(BoardError, match="shows nothing yet"):
        first.page()


@pytest.mark.parametrize("shown", [BOARD, check(MISCONCEPTIONS["row-major"].solver)], ids=["a board", "a verdict"])
def test_many_runs_of_a_cell_leave_one_player_alive(run: Any, shown: Any) -> None:
    players = WeakSet(run("a", lambda: play(shown)) for _ in range(5))
    gc.collect()
    assert len(players) == 1
