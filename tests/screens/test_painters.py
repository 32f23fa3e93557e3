"""Two painters, one picture: what matplotlib draws and what is drawn as SVG text say and show the same."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import (
    Board,
    chance_film,
    distance_map,
    draw,
    film,
    filmstrip,
    frontier_sizes,
    jump_plot,
    length_plot,
    named_board,
    save_gif,
)
from snl_edu import Picture as Matplotlib
from snl_edu.screens.palette import LIGHT
from snl_edu.screens.pictures import boards as figures
from snl_edu.screens.pictures import svg_painter
from snl_edu.screens.pictures.axes import Span, wider
from snl_edu.screens.pictures.painters import painter
from tests.helpers.bad_input import explain
from tests.helpers.pictures import SPACE, contrast, expected_fills, fills_in, heat_in, picture_in, states_in
from tests.helpers.strategies import boards

EXAMPLE_1 = named_board("example-1")
OFF_BOARD = Board(5, {3: 1}, columns=3, die=2, start=0)
STUCK = Board(20, dict.fromkeys(range(11, 17), 9) | {4: 18})
NEEDED = Board(15, dict.fromkeys(range(4, 7), 2) | {3: 10}, die=3)

PICTURES: dict[str, Callable[[], Any]] = {
    "a board": lambda: draw(EXAMPLE_1, frontier=film(EXAMPLE_1, grain="move")[100]),
    "off the board": lambda: draw(OFF_BOARD, frontier=film(OFF_BOARD)[-1]),
    "chances": lambda: draw(EXAMPLE_1, frontier=chance_film(EXAMPLE_1)[3]),
    "a film strip": lambda: filmstrip(EXAMPLE_1),
    "a long one": lambda: filmstrip(Board(20, die=1)),
    "one of a large board": lambda: filmstrip(Board(400, die=100)),
    "rolls": lambda: distance_map(EXAMPLE_1),
    "rolls off the board": lambda: distance_map(OFF_BOARD),
    "many rolls": lambda: distance_map(Board(401)),
    "sizes": lambda: frontier_sizes(EXAMPLE_1),
    "many sizes": lambda: frontier_sizes(Board(31, die=1)),
    "lengths": lambda: length_plot(EXAMPLE_1),
    "endless": lambda: length_plot(STUCK),
    "jumps": lambda: jump_plot(EXAMPLE_1),
    "a needed jump": lambda: jump_plot(NEEDED),
}


def both(paint: Callable[[], Any]) -> tuple[Matplotlib, ET.Element]:
    """What matplotlib draws, and the same picture as SVG: its bundle has the same words, and an image with them."""
    drawn = paint()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("snl_edu.screens.pictures.painter", lambda: svg_painter)
        data, metadata = paint()._repr_mimebundle_(include=None, exclude=None)
    alt, text = picture_in(data)
    root = ET.fromstring(text)
    assert (drawn.alt, repr(drawn), {}) == (alt, data["text/plain"], metadata)
    assert (root.get("role"), root.get("aria-label")) == ("img", alt)
    assert [float(root.attrib[side]) for side in ("width", "height")] == pytest.approx(drawn.get_size_inches() * 100)
    return drawn, root


def texts_in(root: ET.Element) -> list[str]:
    """The texts of a picture, but for numbers at its axes, which each painter chooses itself."""
    return ["".join(node.itertext()) for node in root.iter(f"{SPACE}text")]


def with_class(root: ET.Element, name: str) -> list[ET.Element]:
    return [node for node in root.iter() if node.get("class") == name]


@pytest.mark.parametrize("paint", PICTURES.values(), ids=PICTURES)
def test_both_painters_write_the_same_words_and_draw_as_many_bars(paint: Callable[[], Any]) -> None:
    drawn, root = both(paint)
    texts = texts_in(root)
    for ax in drawn.axes:
        wanted = [part for text in ax.texts for part in text.get_text().strip().split("\n")]
        wanted += [ax.get_title(), ax.get_xlabel(), ax.get_ylabel()]
        for word in filter(None, wanted):
            assert word in texts
            texts.remove(word)
    if any(ax.containers for ax in drawn.axes):
        bars = [bar for ax in drawn.axes for bar in ax.patches]
        assert len(with_class(root, "snl-bar")) == len(bars)


@pytest.mark.parametrize(
    ("paint", "moments"),
    [
        (PICTURES["a board"], [film(EXAMPLE_1, grain="move")[100]]),
        (PICTURES["chances"], [chance_film(EXAMPLE_1)[3]]),
        (PICTURES["off the board"], [film(OFF_BOARD)[-1]]),
        (PICTURES["a film strip"], list(film(EXAMPLE_1))),
    ],
)
def test_both_painters_show_each_square_in_the_same_state(paint: Callable[[], Any], moments: list[Any]) -> None:
    drawn, root = both(paint)
    for ax, panel, moment in zip(drawn.axes, with_class(root, "snl-board"), moments, strict=True):
        board = ET.tostring(panel, encoding="unicode")
        assert states_in(board) == moment.states
        assert heat_in(board)[0] == {square: f"heat-{each.level}" for square, each in moment.heat.items()}
        assert fills_in(ax, moment.board) == expected_fills(moment.board, moment.states, moment.heat)


@pytest.mark.unmeasured
def test_a_panel_that_is_left_out_has_no_board_and_small_numbers_are_left_out() -> None:
    root = both(PICTURES["a long one"])[1]
    assert len(with_class(root, "snl-board")) == 11
    small = both(PICTURES["one of a large board"])[1]
    assert texts_in(small) == ["0 rolls", "1 roll", "2 rolls", "3 rolls", "4 rolls", "a shortest game"]


def test_both_heat_maps_have_the_same_colours_with_ink_that_can_be_read() -> None:
    drawn, root = both(PICTURES["rolls"])
    heat: Any = drawn.axes[0].collections[0]
    cells = [node for node in root.iter() if node.get("data-rolls")]
    reached = [cell for cell in cells if cell.get("data-rolls") != "unknown"]
    assert [int(cell.attrib["data-rolls"]) for cell in reached] == list(heat.get_array())
    for cell in reached:
        exact = bytes(heat.to_rgba(int(cell.attrib["data-rolls"]), bytes=True)[:3])
        assert all(abs(one - two) <= 2 for one, two in zip(exact, bytes.fromhex(cell.attrib["fill"][1:]), strict=True))
    fills = {cell.attrib["data-square"]: cell.attrib["fill"] for cell in reached}
    numbers = {node.text or "": node.attrib["fill"] for node in root.iter(f"{SPACE}text") if node.text in fills}
    assert all(contrast(numbers[square], fills[square]) >= 4.5 for square in fills)
    hatched = [cell.attrib["data-square"] for cell in cells if cell.attrib["fill"] == "url(#unknown)"]
    assert hatched == ["2", "14", "17", "34"]


def test_bars_are_as_high_as_those_of_matplotlib() -> None:
    drawn, root = both(PICTURES["sizes"])
    bars = [float(bar.attrib["height"]) for bar in with_class(root, "snl-bar")]
    heights = [bar.get_height() for bar in drawn.axes[0].containers[0]]
    assert [bar / max(bars) for bar in bars] == pytest.approx([high / max(heights) for high in heights], abs=0.002)


def test_what_costs_is_hatched_in_both() -> None:
    drawn, root = both(PICTURES["jumps"])
    hatched = [bool(bar.get_hatch()) for bar in drawn.axes[0].patches]
    assert (
        [bar.attrib["fill"] == "url(#costs)" for bar in with_class(root, "snl-bar")] == hatched == [True, False, False]
    )


@pytest.mark.parametrize("name", ["endless", "a needed jump"])
def test_no_words_run_out_of_the_picture(name: str) -> None:
    drawn = PICTURES[name]()
    drawn.image()
    for text in drawn.axes[0].texts:
        assert text.get_window_extent().x1 <= drawn.bbox.x1


@given(boards(most_squares=30))
def test_every_board_becomes_a_well_formed_picture(board: Board) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("snl_edu.screens.pictures.painter", lambda: svg_painter)
        pictures: list[Any] = [draw(board), distance_map(board), frontier_sizes(board)]
    for picture in pictures:
        root = ET.fromstring(picture._svg())
        assert root.get("aria-label") == picture.alt
        wide, high = float(root.attrib["width"]), float(root.attrib["height"])
        for cell in root.iter(f"{SPACE}rect"):
            assert 0 <= float(cell.attrib["width"]) <= max(wide, 60 * board.columns)
            assert 0 <= float(cell.attrib["height"]) <= max(high, 60 * board.rows)


@given(st.floats(-1e9, 1e9), st.floats(1e-3, 1e9), st.booleans())
def test_the_numbers_at_an_axis_are_round_few_and_on_it(low: float, long: float, whole: bool) -> None:
    span = wider(low, low + long, 600)
    ticks = span.ticks(50, whole=whole)
    assert len(ticks) <= 12
    assert whole or len(ticks) >= 4
    assert all(-0.01 <= span.share(number) <= 1.01 for number, _ in ticks)
    assert not whole or all(float(number).is_integer() for number, _ in ticks)


def test_an_axis_of_powers_and_one_of_a_single_number() -> None:
    assert [text for _, text in Span(0.5, 2000, 600, log=True).ticks(50)] == ["1e0", "1e1", "1e2", "1e3"]
    assert [text for _, text in Span(20, 60, 600, log=True).ticks(100)] == ["20", "30", "40", "50", "60"]
    assert len(Span(1, 1e100, 600, log=True).ticks(50)) <= 10
    assert wider(7, 7, 600).share(7) == pytest.approx(wider(7, 7, 600, log=True).share(7)) == 0.5


@pytest.mark.usefixtures("no_matplotlib")
def test_without_matplotlib_the_pictures_are_svg_and_what_needs_it_says_so(tmp_path: Path) -> None:
    assert painter().Picture is svg_painter.Picture  # type: ignore[comparison-overlap]
    picture = draw(EXAMPLE_1)
    assert isinstance(picture, figures.Picture)
    for paint in (draw, distance_map, frontier_sizes, length_plot, jump_plot):
        assert explain(paint, EXAMPLE_1, ax=3) == "ax needs matplotlib, which is not installed here: leave it out"
    assert "use savefig('picture.svg')" in explain(picture.image)
    assert "draw your lines with line_plot" in explain(picture.add_subplot)
    assert 'play(film).save("film.html")' in explain(save_gif, EXAMPLE_1, tmp_path / "film.gif")
    assert not [*tmp_path.iterdir()]


@pytest.mark.usefixtures("no_matplotlib")
def test_a_picture_can_be_saved_as_svg(tmp_path: Path) -> None:
    picture: Any = draw(EXAMPLE_1)
    path = tmp_path / "board.svg"
    assert picture.savefig(path) == path
    root = ET.parse(path).getroot()
    assert (root.get("aria-label"), root[0].get("fill")) == (picture.alt, LIGHT["page"])
    assert "overwrite=True" in explain(picture.savefig, path)
    assert picture.savefig(path, overwrite=True) == path
    assert "ends with .svg, not 'board.png'" in explain(picture.savefig, "board.png")


def test_a_module_has_no_other_names_that_come_later() -> None:
    assert figures.Picture is Matplotlib
    with pytest.raises(AttributeError, match="has no attribute 'snake'"):
        figures.__getattr__("snake")
