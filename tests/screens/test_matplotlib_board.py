"""A board painted into axes: what is written on it, in which colours, and where its squares lie."""

import pytest

from snl_edu import Board
from snl_edu.films.film import Heat
from snl_edu.screens.palette import HEATS, LIGHT
from snl_edu.screens.pictures.paper import Picture, axes_at, outline_of, paint

BOARD = Board(9, {2: 8, 6: 3}, start=0)


def texts_on(board: Board, width: float = 4.0, heat: dict[int, Heat] | None = None) -> list[str]:
    """What is written on a painted board."""
    ax = axes_at(Picture("A board.", width, width), 0, 0, width, width)
    paint(ax, board, {}, heat or {})
    return [text.get_text() for text in ax.texts]


def test_every_square_has_its_number_and_the_place_off_the_board_is_called_start() -> None:
    assert texts_on(BOARD) == ["start", *map(str, range(1, 10))]


def test_numbers_that_nobody_could_read_are_left_out() -> None:
    assert texts_on(Board(400), width=1.0) == []


def test_a_square_has_the_colour_of_its_state_or_of_its_heat() -> None:
    ax = axes_at(Picture("A board.", 4, 4), 0, 0, 4, 4)
    paint(ax, Board(4), {2: "frontier", 3: "seen"}, {3: Heat(2, "1.5")})
    drawn = ax.collections[0].get_facecolor()
    expected = ax.scatter([0, 0], [0, 0], c=[LIGHT["frontier"], LIGHT[HEATS[2]]]).get_facecolor()
    assert drawn[1:3] == pytest.approx(expected)


def test_how_likely_a_square_is_is_written_on_it() -> None:
    assert texts_on(Board(4), heat={2: Heat(4, "8.3"), 3: Heat(0, "")}) == ["1", "2", "3", "4", "8.3"]


def test_squares_are_counted_from_the_top_left_corner_and_lie_to_and_fro() -> None:
    corners = [outline_of(Board(4), square, 0).get_extents().p0 for square in (1, 2, 3, 4)]
    assert [tuple(map(round, corner)) for corner in corners] == [(0, 1), (1, 1), (1, 0), (0, 0)]


def test_a_picture_is_shown_with_its_alt_text_and_twice_the_dots_of_its_width() -> None:
    picture = Picture("A board.", 2, 1)
    data, more = picture._repr_mimebundle_()
    assert (data["text/plain"], more["image/png"]["alt"]) == ("<picture: A board.>", "A board.")
    assert picture.image().width == 2 * more["image/png"]["width"]
