"""What every widget of the player has: how it is closed, and what it says where it cannot be shown."""

from typing import Any

import pytest
import traitlets

from snl_edu import Board, film, play, practice
from snl_edu.screens.player.player import ANOTHER_BOARD, Player
from snl_edu.screens.player.practice import Practice
from snl_edu.screens.player.quiz import Quiz
from snl_edu.screens.player.widget import Widget

BOARD = Board(12, {2: 9, 8: 3})


def test_no_widget_has_a_class_of_its_own() -> None:
    assert type(play(BOARD)) is Player
    assert type(practice([BOARD])) is Practice
    player = play(BOARD)
    player.add_traits(extra=traitlets.Int(3))
    assert player.extra == 3


def test_a_widget_that_is_closed_holds_nothing_large() -> None:
    for made in (play(BOARD), play(BOARD, ask="search"), practice([BOARD])):
        assert len(str(made.get_state())) > 30_000
        made.close()
        assert len(str({name: getattr(made, name) for name in made.keys})) < 4_000


@pytest.mark.parametrize("make", [play, lambda board: practice([board])])
def test_where_no_widget_can_be_shown_a_sentence_says_what_to_do(make: Any) -> None:
    made: Widget = make(BOARD)
    data, _ = made._repr_mimebundle_()
    assert data["text/plain"] == f"{made!r}: run this cell in JupyterLab to see it"


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
