"""What every widget of the player has: how it is closed, and what it says where it cannot be shown."""

from functools import partial
from typing import Any

import pytest
import traitlets
from ipywidgets.widgets import widget

from snl_edu import Board, edit, film, play, practice
from snl_edu.screens.player.ask.quiz import Quiz
from snl_edu.screens.player.player import ANOTHER_BOARD
from snl_edu.screens.player.widget import Widget

BOARD = Board(12, {2: 9, 8: 3})


MAKERS: dict[str, Any] = {
    "a player": play,
    "a quiz": partial(play, ask="search"),
    "a practice": lambda board: practice([board]),
    "an editor": edit,
}


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_a_closed_widget_holds_nothing_large_and_leaves_no_other_widget_alive(make: Any) -> None:
    before = set(widget._instances)
    made: Widget = make(BOARD)
    full = len(str(made.get_state()))
    made.close()
    assert len(str({name: getattr(made, name) for name in made.keys})) < min(full / 2, 4_000)
    assert set(widget._instances) == before
    made.close()  # for the second time


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_where_no_widget_can_be_shown_a_sentence_says_what_to_do(make: Any) -> None:
    made: Widget = make(BOARD)
    data, _ = made._repr_mimebundle_()
    assert data["text/plain"] == f"{made!r}: run this cell in JupyterLab to see it"
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == made.model_id
    made.add_traits(extra=traitlets.Int(3))
    assert made.extra == 3


def test_the_page_may_wish_for_another_board() -> None:
    player = play(film(BOARD), ask="search")
    player.answers = [{"question": 0, "picked": [1], "tries": 1, "shown": False}]
    player._handle_custom_msg("nonsense", [])
    assert (len(player.answers), repr(player)) == (1, f"<player of {BOARD!r}>")
    names = set()
    for _ in range(5):
        player._handle_custom_msg(ANOTHER_BOARD, [])
        names.add(repr(player))
        assert (player.answers, player.ask, player.step) == ([], "search", 0)
    assert len(names) > 1
    silent = play(BOARD)
    silent._handle_custom_msg(ANOTHER_BOARD, [])
    assert repr(silent) == f"<player of {BOARD!r}>"


@pytest.mark.parametrize("board", [BOARD, Board(30, {3: 22, 27: 1}, columns=5, die=4, start=0)])
def test_another_board_has_the_same_size_and_can_be_won(board: Board) -> None:
    other = Quiz.of([film(board)], "frontier").another_board()
    for name in ("squares", "columns", "die", "start"):
        assert getattr(other, name) == getattr(board, name)
    assert len(other.snakes) == len(board.snakes)
    assert film(other).moments[-1].kind == "game"


def test_where_there_is_no_other_board_the_same_comes_again() -> None:
    assert Quiz.of([film(Board(2))], "frontier").another_board() == Board(2)


@pytest.mark.parametrize(
    "message",
    [
        {"step": 10**6, "speed": "fast"},
        {"step": 2, "grain": ["move"]},
        {"step": 2, "grain": {}, "last": None},
        {"step": None},
        {"speed": float("nan"), "step": 2},
        {"panels": 5, "step": 2},
        {"playing": "yes", "step": 2},
        {"step": 2, "_said": {"reel": 0, "step": "x"}},
        {"films": 5, "stage": 5},
        {"title": 5, "step": 2},
        5,
        None,
    ],
)
@pytest.mark.parametrize("make", [lambda: play(BOARD), lambda: play(BOARD, ask="search")])
def test_a_message_of_the_front_end_that_does_not_fit_is_dropped(make: Any, message: Any) -> None:
    player = make()
    before = player.get_state()
    player.set_state(message)
    assert player.get_state() == before
    player.set_state({"step": 10**6})
    assert player.step == player.last


def test_no_widget_takes_over_a_title_that_is_no_text() -> None:
    for made in (edit(BOARD), practice([BOARD])):
        made.set_state({"title": 5})
        made.set_state({"title": "Mine"})
        assert made.title == "Mine"
