"""A board as an SVG picture, its colours, and how things show themselves in a notebook."""

import re
from base64 import b64decode
from html import unescape
from itertools import product
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings

from snl_edu import BOARDS, Board, BoardError, Game, film, frontiers, named_board, shortest_game, shortest_games
from snl_edu.palette import DARK, LIGHT, STATES
from snl_edu.showing import MOST_CHIPS
from snl_edu.svg import CELL, CUES, EDGE, svg
from tests.strategies import boards

SPACE = "{http://www.w3.org/2000/svg}"
DRAWN = [name for name, named in BOARDS.items() if named.board.squares <= 400]


def squares_of(picture: str) -> dict[int, ET.Element]:
    """The element of each square of a picture."""
    found = [node for node in ET.fromstring(picture).iter() if node.get("data-square")]
    assert len({node.get("data-square") for node in found}) == len(found)
    return {int(node.attrib["data-square"]): node for node in found}


@settings(max_examples=40)
@given(boards(most_squares=80))
def test_every_square_has_its_place_its_number_and_its_state(board: Board) -> None:
    picture = svg(board, marks={board.goal: "path"})
    assert picture == svg(board, marks={board.goal: "path"})
    found = squares_of(picture)
    assert list(found) == list(range(1, board.squares + 1))
    for square, node in found.items():
        row, column = board.position(square)
        assert node.get("transform") == f"translate({column * CELL + EDGE} {row * CELL + EDGE})"
        assert node.get("data-state") == ("path" if square == board.goal else "unseen")
    numbers = [node for node in ET.fromstring(picture).iter(f"{SPACE}g") if node.get("class") == "snl-numbers"]
    assert [text.text for text in numbers[0]] == [str(square) for square in found]


@pytest.mark.parametrize("name", DRAWN)
def test_every_jump_is_drawn_below_the_numbers_and_inside_the_picture(name: str) -> None:
    board = named_board(name)
    root = ET.fromstring(svg(board))
    layers = [node.get("class") for node in root]
    assert layers.index("snl-jumps") < layers.index("snl-numbers") < layers.index("snl-notes")
    jumps = [
        (int(node.attrib["data-from"]), int(node.attrib["data-to"])) for node in root.iter() if node.get("data-from")
    ]
    assert sorted(jumps) == list(board.jumps.items())
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    for node in root.iter():
        if node.get("class") in ("snl-snake", "snl-rail", "snl-rung", "snl-scales") and node.get("d"):
            values = [float(number) for number in re.findall(r"-?[\d.]+", node.attrib["d"])]
            assert all(0 <= x <= width for x in values[::2])
            assert all(0 <= y <= height for y in values[1::2])


def test_marks_notes_and_arrows_are_drawn() -> None:
    states = dict(zip(range(1, 6), STATES, strict=True))
    picture = svg(Board(9), marks=states, notes={2: "<b>", 3: 7}, arrows=[(1, 5)])
    assert {square: node.get("data-state") for square, node in squares_of(picture).items() if square < 6} == states
    cues = {square: node[1].get("d") for square, node in squares_of(picture).items()}
    assert [cues[square] for square in states] == [CUES[state] for state in STATES]
    root = ET.fromstring(picture)
    assert [text.text for node in root if node.get("class") == "snl-notes" for text in node] == ["<b>", "7"]
    assert len([node for node in root.iter() if node.get("class") == "snl-arrow"]) == 1


def test_the_start_off_the_board_is_drawn_below_square_1() -> None:
    root = ET.fromstring(svg(Board(4, start=0), marks={0: "current"}))
    start = next(node for node in root if node.get("class") == "snl-start")
    assert start.get("data-state") == "current"
    assert root.get("viewBox") == f"0 0 {2 * CELL + 2 * EDGE} {2 * CELL + 2 * EDGE + CELL // 2}"


def test_numbers_are_larger_where_squares_are_smaller() -> None:
    def size(columns: int) -> int:
        return int(re.findall(r'snl-numbers" font-size="(\d+)"', svg(Board(columns**2)))[0])

    assert size(6) < size(10) < size(20)


def test_without_style_the_page_gives_the_colours() -> None:
    assert "<style>" in svg(Board(4))
    assert "<style>" not in svg(Board(4), style=False)
    assert "--snl-frontier: #" not in svg(Board(4), style=False)


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
        ({"board": Board(4, columns=9)}, "4 squares in 9 columns cannot be drawn: .* no empty columns"),
        ({"board": Board(4), "marks": {1: "red"}}, "the mark of square 1 must be one of unseen, seen, .*, not 'red'"),
        ({"board": Board(4), "marks": {1: "x" * 5000}}, "the mark of square 1 must be one of unseen"),
        ({"board": Board(4), "marks": {99: "seen"}}, "a square of marks must be a whole number from 1 to 4, not 99"),
        ({"board": Board(4), "marks": 5}, "marks must be a dict such as .*, not 5"),
        ({"board": Board(4), "notes": {1: None}}, "a note must be text or a number, not None"),
        ({"board": Board(4), "arrows": 5}, "arrows must be a list of pairs of squares like .*, not 5"),
        ({"board": Board(4), "arrows": [(1, 2, 3)]}, "an arrow must be a pair of squares like .*, not 3"),
        ({"board": Board(4), "arrows": [(1, 9)]}, "an arrow's square must be a whole number from 1 to 4, not 9"),
        ({"board": Board(4), "label": None}, "label must be text or a number, not None"),
        ({"board": Board(4), "style": 1}, "style must be True or False, not 1"),
    ],
)
def test_what_cannot_be_drawn_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BoardError, match=message):
        svg(**arguments)


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read_on_every_fill_and_outlines_stand_out(palette: dict[str, str]) -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    for fill in (*STATES, "unseen-2", "page", "panel", "running"):
        assert contrast(palette["ink"], palette[fill]) >= 4.5, fill
    for paper in ("page", "panel"):
        assert contrast(palette["muted"], palette[paper]) >= 4.5
    assert contrast(palette["accent-ink"], palette["accent"]) >= 4.5
    for state, paper in product(STATES, ("page", "unseen", "unseen-2")):
        assert contrast(palette[f"{state}-edge"], palette[paper]) >= 3, (state, paper)
    for state in STATES[1:]:
        assert contrast(palette[f"{state}-edge"], palette[state]) >= 3, state
    for thing, paper in product(("snake-edge", "ladder-edge", "accent", "line"), ("page", "unseen", "unseen-2")):
        assert contrast(palette[thing], palette[paper]) >= 3, thing


def test_both_palettes_name_the_same_colours() -> None:
    assert LIGHT.keys() == DARK.keys()
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in (*LIGHT.values(), *DARK.values()))


def picture_in(bundle: dict[str, str]) -> tuple[str, str]:
    """The alt text and the SVG of the image in a bundle."""
    match = re.fullmatch(
        r'<img alt="([^"]*)" width="\d+" src="data:image/svg\+xml;base64,([^"]+)">', bundle["text/html"]
    )
    assert match
    return unescape(match[1]), b64decode(match[2]).decode()


def test_a_board_shows_itself_as_an_image_with_alt_text() -> None:
    board = named_board("example-1")
    bundle = board._repr_mimebundle_(include=None, exclude=None)
    alt, picture = picture_in(bundle)
    assert bundle["text/plain"] == str(board)
    assert alt == "Board of 36 squares in 6 columns, start on 1; ladders 2 to 15, 14 to 35; snakes 17 to 13."
    assert ET.fromstring(picture).get("aria-label") == alt
    assert len(squares_of(picture)) == 36
    assert picture_in(Board(4)._repr_mimebundle_())[0] == "Board of 4 squares in 2 columns, start on 1."


def test_a_board_too_large_to_draw_shows_itself_as_text() -> None:
    for board in (Board(10**12), Board(4, columns=9)):
        assert board._repr_mimebundle_() == {"text/plain": str(board)}


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


def test_a_film_shows_how_it_ends() -> None:
    for name in ("example-1", "the-trap"):
        shown = film(named_board(name))
        bundle = shown._repr_mimebundle_()
        alt, picture = picture_in(bundle)
        assert (alt, bundle["text/plain"]) == (shown[-1].sentence, str(shown))
        states = {square: node.get("data-state") for square, node in squares_of(picture).items()}
        assert {square: state for square, state in states.items() if state != "unseen"} == shown[-1].states
