"""How a board, a frontier, a game and a film show themselves in a notebook."""

import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from snl_edu import Board, Game, film, frontiers, named_board, shortest_game, shortest_games
from snl_edu.screens.notebook import MOST_CHIPS, film_bundle
from snl_edu.screens.shapes import CELL
from tests.corpus.solvers.filmed import level_loop
from tests.helpers.pictures import SPACE, picture_in, squares_in, states_in
from tests.helpers.runs import run_of


def test_a_board_shows_itself_as_an_image_with_alt_text() -> None:
    board = named_board("example-1")
    bundle = board._repr_mimebundle_(include=None, exclude=None)
    alt, picture = picture_in(bundle)
    assert bundle["text/plain"] == str(board)
    assert alt == "Board of 36 squares in 6 columns, start on 1; ladders 2 to 15, 14 to 35; snakes 17 to 13."
    assert len(squares_in(picture)) == 36
    assert picture_in(Board(4)._repr_mimebundle_())[0] == "Board of 4 squares in 2 columns, start on 1."


def test_a_frontier_shows_its_squares_in_queue_order() -> None:
    frontier = list(frontiers(named_board("example-1")))[2]
    alt, picture = picture_in(frontier._repr_mimebundle_())
    assert alt == str(frontier) == frontier._repr_mimebundle_()["text/plain"]
    texts = [node.text for node in ET.fromstring(picture).iter(f"{SPACE}text") if node.get("class") == "snl-frontier"]
    assert texts == [str(square) for square in frontier.squares]


def test_a_game_shows_each_roll_above_the_square_it_led_to() -> None:
    game = shortest_game(named_board("example-1"))
    assert game is not None
    alt, picture = picture_in(game._repr_mimebundle_())
    assert alt == str(game)
    texts = [node.text for node in ET.fromstring(picture).iter(f"{SPACE}text")]
    assert texts == ["1", "start", "15", "1, 2 up", "13", "2, 17 down", "35", "1, 14 up", "36", "1"]


def test_a_long_game_says_how_much_is_left_out() -> None:
    game = next(shortest_games(named_board("empty-20x20")))
    picture = picture_in(game._repr_mimebundle_())[1]
    texts = [node.text for node in ET.fromstring(picture).iter(f"{SPACE}text")]
    assert texts[-1] == f"and {len(game) + 1 - MOST_CHIPS} more"
    assert len(ET.fromstring(picture).findall(f"{SPACE}g[@data-state='path']")) == MOST_CHIPS
    short = Game(game.moves[: MOST_CHIPS - 1])
    assert "more" not in picture_in(short._repr_mimebundle_())[1]


@pytest.mark.parametrize("name", ["example-1", "empty-20x20", "one-square"])
def test_nothing_lies_outside_of_the_picture_of_a_frontier_or_a_game(name: str) -> None:
    board = named_board(name)
    everything: list[Any] = [*frontiers(board), next(shortest_games(board))]
    for shown in everything:
        root = ET.fromstring(picture_in(shown._repr_mimebundle_())[1])
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        corners = [re.findall(r"[-\d.]+", node.attrib["transform"]) for node in root.iter() if node.get("transform")]
        assert len({*map(tuple, corners)}) == len(corners) > 0
        for x, y in (map(float, corner) for corner in corners):
            assert (0 <= x <= width - CELL, 0 <= y <= height - CELL) == (True, True)
        for text in root.iter(f"{SPACE}text"):
            assert 0 < float(text.attrib["x"]) < width
            assert 10 < float(text.attrib["y"]) < height


def test_a_film_shows_how_it_ends() -> None:
    for shown in (film(named_board("example-1")), film(named_board("the-trap")), run_of(level_loop)):
        bundle = shown._repr_mimebundle_()
        assert bundle == film_bundle(shown)
        alt, picture = picture_in(bundle)
        assert (alt, bundle["text/plain"]) == (shown[-1].sentence, str(shown))
        assert states_in(picture) == shown[-1].states
        arrows = [node for node in ET.fromstring(picture).iter() if node.get("class") == "snl-arrow"]
        assert len(arrows) == (len(shown.games[0]) if shown.games else 0)
