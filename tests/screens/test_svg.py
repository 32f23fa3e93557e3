"""A board as an SVG picture."""

import re
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings

from snl_edu import BOARDS, Board, BoardError, named_board
from snl_edu.films.moment import Heat
from snl_edu.screens.palette import CUES, STATES
from snl_edu.screens.shapes import CELL, EDGE, arrow_of
from snl_edu.screens.svg import svg
from tests.helpers.pictures import SPACE, points_in, squares_in
from tests.helpers.strategies import boards

NO_HEAT: list[Any] = [[], {3: 1}, {3: "heat-1"}, 5]
DRAWN = [name for name, named in BOARDS.items() if named.board.squares <= 400]


@settings(max_examples=40)
@given(boards(most_squares=80))
def test_every_square_has_its_place_its_number_and_its_state(board: Board) -> None:
    picture = svg(board, marks={board.goal: "path"})
    assert picture == svg(board, marks={board.goal: "path"})
    found = squares_in(picture)
    assert list(found) == list(range(1, board.squares + 1))
    for square, node in found.items():
        row, column = board.position(square)
        assert node.get("transform") == f"translate({column * CELL + EDGE} {row * CELL + EDGE})"
        assert node.get("data-state") == ("path" if square == board.goal else "unseen")
    layers = {node.get("class"): node for node in ET.fromstring(picture).iter(f"{SPACE}g")}
    assert [text.text for text in layers["snl-numbers"]] == [str(square) for square in found]
    assert not list(layers["snl-notes"])  # the player fills it


@pytest.mark.parametrize("name", DRAWN)
def test_every_jump_is_drawn_below_the_numbers_and_where_it_starts_above_all_jumps(name: str) -> None:
    board = named_board(name)
    root = ET.fromstring(svg(board))
    layers = [node.get("class") for node in root]
    assert layers.index("snl-jumps") < layers.index("snl-arrows") < layers.index("snl-numbers")
    assert layers[-1] == "snl-notes"
    jumps = [
        (int(node.attrib["data-from"]), int(node.attrib["data-to"])) for node in root.iter() if node.get("data-from")
    ]
    assert sorted(jumps) == list(board.jumps.items())
    (layer,) = [node for node in root if node.get("class") == "snl-jumps"]
    parts = [node.get("class") for node in layer]
    assert parts == ["snl-jump"] * len(board.jumps) + ["snl-beginning"] * len(board.jumps)
    assert sorted(int(node.attrib["data-at"]) for node in layer if node.get("data-at")) == list(board.jumps)


def test_marks_and_arrows_are_drawn() -> None:
    states = dict(zip(range(1, 6), STATES, strict=True))
    picture = svg(Board(9), marks=states, arrows=[(1, 5)])
    assert {square: node.get("data-state") for square, node in squares_in(picture).items() if square < 6} == states
    cues = {square: node[1].get("d") for square, node in squares_in(picture).items()}
    assert [cues[square] for square in states] == [CUES[state] for state in STATES]
    root = ET.fromstring(picture)
    (arrow,) = [node for node in root.iter() if node.get("class") == "snl-arrow"]
    points = [point for line in arrow_of(Board(9), 1, 5) for point in line]
    assert points_in(arrow.attrib["d"]) == pytest.approx(points, abs=0.08)


def test_the_start_off_the_board_is_drawn_below_square_1() -> None:
    root = ET.fromstring(svg(Board(4, start=0), marks={0: "current"}))
    start = next(node for node in root if node.get("class") == "snl-start")
    assert start.get("data-state") == "current"
    assert start.get("data-square") is None
    assert start.get("transform") == f"translate({EDGE} {2 * CELL + EDGE})"
    assert [(node.get("class"), node.text) for node in start] == [("snl-cell", None), (None, "start")]
    assert root.get("viewBox") == f"0 0 {2 * CELL + 2 * EDGE} {2 * CELL + 2 * EDGE + CELL // 2}"


def test_numbers_are_larger_where_squares_are_smaller() -> None:
    def size(columns: int) -> int:
        return int(re.findall(r'snl-numbers" font-size="(\d+)"', svg(Board(columns**2)))[0])

    assert size(6) < size(10) < size(20)


def test_a_picture_is_small_and_without_style_the_page_gives_the_colours() -> None:
    assert "<style>" in svg(Board(4))
    for board, most in ((Board(100), 24_500), (Board(400), 99_500), (named_board("a-hundred-squares"), 36_000)):
        picture = svg(board, style=False)
        assert len(picture) < most
        assert "<style>" not in picture


def test_a_label_is_text_and_nothing_else() -> None:
    label = '"><script>alert(1)</script>&'
    root = ET.fromstring(svg(Board(4), label=label))
    assert root.get("aria-label") == label
    assert not list(root.iter(f"{SPACE}script"))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"board": 36}, "a Board is needed, not 36"),
        ({"board": Board(2501)}, "2501 squares in 51 columns cannot be drawn: at most 2500, .*; print the board"),
        ({"board": Board(4), "marks": {1: "red"}}, "the mark of square 1 must be one of unseen, seen, .*, not 'red'"),
        ({"board": Board(4), "marks": {99: "seen"}}, "a square of marks must be a whole number from 1 to 4, not 99"),
        ({"board": Board(4), "marks": 5}, "marks must be a dict such as .*, not 5"),
        ({"board": Board(4), "arrows": 5}, "arrows must be a list of pairs of squares like .*, not 5"),
        ({"board": Board(4), "arrows": [(1, 2, 3)]}, "an arrow must be a pair of squares like .*, not 3"),
        ({"board": Board(4), "arrows": [(1, 9)]}, "an arrow's square must be a whole number from 1 to 4, not 9"),
        ({"board": Board(4), "label": None}, "label must be text, not None"),
        ({"board": Board(4), "style": 1}, "style must be True or False, not 1"),
        *(({"board": Board(9), "heat": heat}, "heat must be that of a moment") for heat in NO_HEAT),
        ({"board": Board(9), "heat": {10: Heat(1, "")}}, "a square of heat must be"),
    ],
)
def test_what_cannot_be_drawn_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BoardError, match=message):
        svg(**arguments)
