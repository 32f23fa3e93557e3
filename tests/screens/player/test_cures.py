"""What a message advises can be done: it names no argument that there is not, and the cure works."""

from typing import Any

import pytest

from snl_edu import (
    Board,
    attempt,
    chances,
    compare,
    draw,
    fewest_rolls,
    film,
    frontiers,
    game_lengths,
    length_plot,
    named_board,
    play,
)
from tests.helpers.bad_input import explain

WALLS = Board(100, {square: 1 for wall in range(10, 95, 7) for square in range(wall, wall + 5)})


def test_only_what_has_an_until_is_advised_to_use_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snl_edu.model.chance.chances.MOST_NUMBERS", 20_000)
    assert "and a larger until= ends sooner" in explain(list, chances(WALLS))
    for ask in (game_lengths, length_plot):
        assert explain(ask, WALLS).endswith("expected_rolls(board) gives the mean")
    monkeypatch.setattr("snl_edu.model.chance.chances.MOST_DIGITS", 3_000_000)
    assert "and a larger until= ends sooner" in explain(list, chances(WALLS, exact=True))
    assert explain(game_lengths, WALLS, exact=True).endswith("would take minutes: leave exact out")


def test_a_board_that_is_too_large_to_compare_is_called_that() -> None:
    assert explain(compare, Board(2_500)) == "2500 squares are too many to compare searches: at most 1000"


def test_films_without_a_common_grain_are_called_what_they_are() -> None:
    shown = film(Board(9, {2: 8}))
    assert explain(play, attempt(shown, "frontier", []), shown) == (
        "an attempt and a search have no grain in common: show each of them in a player of its own"
    )


@pytest.mark.parametrize("number", [0, 2])
def test_a_moment_or_a_frontier_is_drawn_on_its_board(number: int) -> None:
    board = Board(9, {2: 8, 6: 3})
    for step in (film(board)[number], list(frontiers(board))[number]):
        assert explain(draw, step) == "draw needs a board, and what to show on it: draw(board, frontier=step)"
        assert "Frontier: " in draw(board, frontier=step).alt
    assert explain(draw, film(board)) == "draw needs a board: draw(film.board), or filmstrip(film) for each step"


@pytest.mark.parametrize(
    ("value", "cure"),
    [
        ([[-1, -1], [-1, 3]], "make one with Board or Board.from_matrix"),
        ("example-1", 'take it by its name, named_board("example-1")'),
        (5, "make one with film(board)"),
        ("bogus", "make one with film(board)"),
    ],
)
def test_what_play_is_given_has_its_own_cure(value: Any, cure: str) -> None:
    assert explain(play, value).endswith(f": {cure}")


def test_the_name_of_a_board_is_no_board_but_names_one() -> None:
    for ask in (film, fewest_rolls, draw):
        assert explain(ask, "example-1").endswith('take it by its name, named_board("example-1")')
    assert film(named_board("example-1")).games
