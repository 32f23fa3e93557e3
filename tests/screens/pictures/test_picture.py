"""A picture is one description, shown as SVG on a screen and painted by matplotlib on paper."""

from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import matplotlib
import pytest
from hypothesis import given
from matplotlib.colors import to_hex
from matplotlib.figure import Figure
from PIL import Image

from snl_edu import (
    Board,
    Picture,
    chance_film,
    distance_map,
    draw,
    film,
    filmstrip,
    frontier_sizes,
    jump_plot,
    length_plot,
    line_plot,
    named_board,
    save_gif,
    search_costs,
)
from snl_edu.screens.palette import DARK, LIGHT
from snl_edu.screens.pictures.ink import Box, Drawing, Line, Words, hatched
from snl_edu.screens.pictures.paper import figure_of, image_of
from snl_edu.screens.pictures.plots import cost_bars
from tests.helpers.pictures import SPACE, picture_in, refusal
from tests.helpers.strategies import boards

EXAMPLE_1 = named_board("example-1")
OFF_BOARD = Board(5, {3: 1}, columns=3, die=2, start=0)
STUCK = Board(20, dict.fromkeys(range(11, 17), 9) | {4: 18})
NEEDED = Board(15, dict.fromkeys(range(4, 7), 2) | {3: 10}, die=3)
LINES: Any = {"$a <b>$": [(1, 1), (10, 4)], "c": [(2, 100)]}

PICTURES: dict[str, Picture] = {
    "a board": draw(EXAMPLE_1, frontier=film(EXAMPLE_1, grain="move")[100], notes={3: "1 roll"}),
    "off the board": draw(OFF_BOARD, frontier=film(OFF_BOARD)[-1]),
    "chances": draw(EXAMPLE_1, frontier=chance_film(EXAMPLE_1)[3]),
    "a film strip": filmstrip(EXAMPLE_1),
    "a long one": filmstrip(Board(20, die=1)),
    "rolls": distance_map(EXAMPLE_1),
    "many rolls": distance_map(Board(401)),
    "sizes": frontier_sizes(EXAMPLE_1),
    "lengths": length_plot(EXAMPLE_1),
    "endless": length_plot(STUCK),
    "jumps": jump_plot(NEEDED),
    "costs": cost_bars(search_costs(9)),
    "lines": line_plot(LINES, x="x & y", y="z", alt='"quoted" <alt>', dots={"d": [(3, 3)]}, log=True),
}
each_picture = pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)


@each_picture
def test_its_svg_is_well_formed_and_says_what_it_shows_in_colours_for_a_light_and_a_dark_page(picture: Picture) -> None:
    root = ET.fromstring(picture.svg)
    assert (root.get("role"), root.get("aria-label")) == ("img", picture.alt)
    assert (float(root.attrib["width"]), float(root.attrib["height"])) == (picture.width, picture.height)
    texts = {"".join(node.itertext()) for node in root.iter(f"{SPACE}text")}
    assert {part.text for part in picture.parts if isinstance(part, Words) and part.text[:2] != "1e"} <= texts
    shapes = [node for node in root.iter() if node.tag.rpartition("}")[2] in ("rect", "path", "text")]
    assert len(shapes) >= len([part for part in picture.parts if not isinstance(part, Drawing)])
    style = root[0].text or ""
    assert "svg:root { color-scheme: light dark; }" in style  # an image by itself knows both
    for name, colour in LIGHT.items():
        assert f"--snl-{name}: light-dark({colour}, {DARK[name]});" in style
    for node in root.iter():
        assert not node.get("id")  # two of them may stand on one page
        for colour in (node.get("fill", "none"), node.get("stroke", "none")):
            assert colour == "none" or colour.startswith(("var(--snl-", "light-dark("))


@each_picture
def test_it_shows_itself_with_its_words_and_the_same_each_time(picture: Picture) -> None:
    bundle = picture._repr_mimebundle_(include=None, exclude=None)
    alt, svg = picture_in(bundle)
    assert (alt, svg) == (picture.alt, picture.svg)
    assert bundle["text/plain"] == repr(picture) == f"<picture: {picture.alt}>"
    assert picture.svg == Picture(picture.alt, picture.width, picture.height, picture.parts).svg
    assert hash(picture.alt) == hash(alt)


@each_picture
def test_every_part_is_painted_on_paper_where_it_is_on_the_screen(picture: Picture) -> None:
    figure = figure_of(picture)
    *panels, sheet = figure.axes
    assert len(panels) == sum(isinstance(part, Drawing) for part in picture.parts)
    words = [part for part in picture.parts if isinstance(part, Words)]
    assert len(sheet.texts) == len(words)
    for text, part in zip(sheet.texts, words, strict=True):
        assert text.get_position() == (part.at.real, part.at.imag)
        assert part.text.startswith("1e") or text.get_text() == part.text.replace("$", r"\$")
    boxes = [part for part in picture.parts if isinstance(part, Box)]
    assert len(sheet.patches) == len(boxes)
    for patch, box in zip(sheet.patches, boxes, strict=True):
        extents = patch.get_path().get_extents()
        assert (extents.x0, extents.y0) == pytest.approx((box.corner.real, box.corner.imag), abs=0.01)
        assert (extents.width, extents.height) == pytest.approx((box.width, box.height), abs=0.01)
        light = LIGHT[box.fill] if isinstance(box.fill, str) else box.fill[0]
        assert to_hex(patch.get_facecolor()) == light
    lines = [part for part in picture.parts if isinstance(part, Line)]
    assert len(sheet.collections) == len(lines)
    for drawn, line in zip(sheet.collections, lines, strict=True):
        assert len(drawn.get_paths()) == len(line.lines)
        assert drawn.get_linewidth()[0] == pytest.approx(line.stroke * 0.72)  # type: ignore[index]


@pytest.mark.parametrize("name", ["endless", "jumps", "sizes", "costs", "lines"])
def test_no_words_run_out_of_the_picture(name: str) -> None:
    figure = figure_of(PICTURES[name])
    for text in figure.axes[-1].texts:
        box = text.get_window_extent()
        assert figure.bbox.x0 <= box.x0 < box.x1 <= figure.bbox.x1
        assert figure.bbox.y0 <= box.y0 < box.y1 <= figure.bbox.y1


@given(boards(most_squares=30))
def test_every_board_becomes_a_well_formed_picture(board: Board) -> None:
    for picture in (draw(board), distance_map(board), frontier_sizes(board), filmstrip(board)):
        root = ET.fromstring(picture.svg)
        for cell in root.iter(f"{SPACE}rect"):
            assert 0 <= float(cell.attrib["width"]) <= max(picture.width, 60 * board.columns)
            assert 0 <= float(cell.attrib["height"]) <= max(picture.height, 60 * board.rows)


def test_slanted_lines_stay_inside_their_box_and_reach_its_edges() -> None:
    box, *lines = hatched(Box(10 + 20j, 40, 30, "page"), "line", 9)
    [line] = [part for part in lines if isinstance(part, Line)]
    assert isinstance(box, Box)
    for start, end in line.lines:
        for point in (start, end):
            assert 10 <= point.real <= 50
            assert 20 <= point.imag <= 50
            assert point.real in (10, 50) or point.imag in (20, 50)
        assert (start - end).real == pytest.approx(-(start - end).imag)
    assert hatched(Box(0, 1, 1, "page"), "line") == [Box(0, 1, 1, "page")]


@pytest.mark.parametrize(("name", "beginning"), [("x.svg", b"<svg"), ("x.PNG", b"\x89PNG"), ("x.pdf", b"%PDF")])
def test_it_is_saved_as_svg_or_painted_for_print(name: str, beginning: bytes, tmp_path: Path) -> None:
    picture = PICTURES["a board"]
    path = tmp_path / name
    assert picture.save(str(path)) == path
    content = path.read_bytes()
    assert content.startswith(beginning)
    assert refusal(picture.save, path) == f"'{name}' exists: choose another name, or say overwrite=True"
    assert picture.savefig(path, overwrite=True).read_bytes() == content  # no time is in it
    if name == "x.svg":
        assert content.decode() == picture.svg
    if name == "x.PNG":
        image = Image.open(BytesIO(content))
        assert image.width == 3 * picture.width
        assert image.info["Description"] == picture.alt


@pytest.mark.parametrize("path", ["x.gif", "x", "", 3, None, b"x.png"])
def test_other_endings_are_refused(path: Any) -> None:
    assert "try 'picture.svg'" in refusal(PICTURES["a board"].save, path)


@pytest.mark.parametrize("paint", [draw, distance_map, frontier_sizes, length_plot, jump_plot])
def test_axes_that_are_given_are_painted_and_returned(paint: Any) -> None:
    ax = Figure().add_subplot()
    assert paint(EXAMPLE_1, ax=ax) is ax
    assert ax.has_data()
    assert refusal(paint, EXAMPLE_1, ax=Figure()) == "ax must be the Axes of a matplotlib figure or None, not a Figure"


def test_paper_does_not_depend_on_the_settings_of_the_notebook_and_leaves_them_alone() -> None:
    names = ("a board", "rolls", "sizes", "lines")
    plain = [image_of(PICTURES[name]).tobytes() for name in names]
    settings: dict[Any, Any] = {
        "font.size": 30,
        "font.family": "monospace",
        "figure.facecolor": "black",
        "figure.autolayout": True,
        "text.color": "white",
        "axes.facecolor": "black",
        "lines.linewidth": 9,
    }
    with matplotlib.rc_context(settings):
        before = dict(matplotlib.rcParams)
        assert [image_of(PICTURES[name]).tobytes() for name in names] == plain
        assert dict(matplotlib.rcParams) == before


@pytest.mark.usefixtures("no_matplotlib")
def test_without_matplotlib_only_paper_is_missing_and_that_is_said(tmp_path: Path) -> None:
    picture = draw(EXAMPLE_1)
    assert picture.save(tmp_path / "x.svg").read_text(encoding="utf-8") == picture.svg
    for name in ("x.png", "x.pdf"):
        assert "save the picture as 'picture.svg'" in refusal(picture.save, tmp_path / name)
    assert "matplotlib" in refusal(draw, EXAMPLE_1, ax=3)
    assert 'play(film).save("film.html")' in refusal(save_gif, EXAMPLE_1, tmp_path / "film.gif")
    assert [path.name for path in tmp_path.iterdir()] == ["x.svg"]
