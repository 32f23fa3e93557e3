"""Still pictures and plots: what was drawn is read back from the figure."""

import subprocess
import sys
from base64 import b64decode
from io import BytesIO
from itertools import combinations
from typing import Any

import matplotlib
import pytest
from matplotlib.axes import Axes
from matplotlib.colors import to_hex
from matplotlib.figure import Figure
from matplotlib.patches import Ellipse, Polygon
from PIL import Image

from snl_edu import BOARDS, Board, Frontier, film, frontiers, named_board, watch
from snl_edu.films.film import State
from snl_edu.screens.palette import LIGHT, STATES
from snl_edu.screens.pictures.boards import distance_map, draw, filmstrip, frontier_sizes
from tests.helpers.pictures import contrast, expected_fills, fills_in, outlines_in, refusal
from tests.helpers.styles import level_loop

EXAMPLE_1 = named_board("example-1")
OFF_BOARD = Board(5, {3: 1}, columns=3, die=2, start=0)
TRAP = named_board("the-trap")
SMALL = {name: entry.board for name, entry in BOARDS.items() if entry.board.squares <= 2500}


def words(ax: Axes) -> list[str]:
    """The texts drawn into the axes, in order."""
    return [text.get_text() for text in ax.texts]


def places(ax: Axes, board: Board) -> dict[int, tuple[int, int]]:
    """The row and the column in which each square was drawn, by its number."""
    boxes = [path.get_extents() for path in outlines_in(ax).get_paths()]
    found = [(int(box.y0), int(box.x0)) for box in boxes]
    return dict(zip(range(board.start, board.squares + 1), found, strict=True))


def cells(path: Any) -> list[tuple[int, int]]:
    """The row and the column in which each point of a line lies."""
    return [(int(y), int(x)) for x, y in path.vertices]


@pytest.mark.unmeasured
@pytest.mark.parametrize("board", SMALL.values(), ids=SMALL)
def test_every_named_board_has_all_its_numbers_each_in_its_place(board: Board) -> None:
    picture = draw(board)
    (ax,) = picture.axes
    numbers = [word for word in words(ax) if word != "start"]
    assert numbers == [str(square) for square in range(1, board.squares + 1)]
    assert words(ax).count("start") == (board.start == 0)
    drawn = places(ax, board)
    assert all(drawn[square] == board.position(square) for square in range(1, board.squares + 1))
    for square, text in zip(range(board.start, board.squares + 1), ax.texts, strict=True):
        row, column = drawn[square]
        x, y = text.get_position()
        assert column < x < column + 1
        assert row < y < row + 1


def test_a_partly_filled_top_row_and_a_start_off_the_board_are_drawn_where_they_are() -> None:
    drawn = places(draw(OFF_BOARD).axes[0], OFF_BOARD)
    assert drawn == {0: (2, 0), 1: (1, 0), 2: (1, 1), 3: (1, 2), 4: (0, 2), 5: (0, 1)}


@pytest.mark.unmeasured
@pytest.mark.parametrize("number", range(0, 400, 45))
def test_each_square_has_the_colour_of_its_state_at_that_moment(number: int) -> None:
    moment = film(EXAMPLE_1, grain="move")[min(number, 189)]
    drawn = fills_in(draw(EXAMPLE_1, frontier=moment).axes[0], EXAMPLE_1)
    assert drawn == expected_fills(EXAMPLE_1, moment.states)


def test_each_state_also_has_an_outline_and_a_cue_of_its_own() -> None:
    step = film(EXAMPLE_1, grain="move")[100]
    ax = draw(EXAMPLE_1, frontier=step).axes[0]
    edges: Any = outlines_in(ax).get_edgecolor()
    widths: Any = outlines_in(ax).get_linewidth()
    for square, edge, width in zip(range(1, 37), edges, widths, strict=True):
        state = step.states.get(square, "unseen")
        assert to_hex(edge) == LIGHT[f"{state}-edge"]
        assert (width > 2 * min(widths)) == (state in ("frontier", "current"))
        assert width / min(widths) == pytest.approx(STATES[state].outline / STATES["unseen"].outline)
    cue_lines: dict[State, int] = {"seen": 2, "frontier": 1, "current": 2, "path": 1}
    for cues, (state, lines) in zip(ax.collections[1:5], cue_lines.items(), strict=True):
        with_cue = {cells(path)[0] for path in cues.get_paths()}
        expected = [square for square, name in step.states.items() if name == state]
        assert with_cue == {EXAMPLE_1.position(square) for square in expected}
        assert len(cues.get_paths()) == lines * len(expected)


def test_the_squares_of_a_frontier_are_in_the_state_frontier() -> None:
    frontier = list(frontiers(EXAMPLE_1))[1]
    picture = draw(EXAMPLE_1, frontier=frontier)
    drawn = fills_in(picture.axes[0], EXAMPLE_1)
    assert {square for square, colour in drawn.items() if colour == LIGHT["frontier"]} == {15, 3, 4, 5, 6, 7}
    assert picture.alt.endswith("17 to 13. Frontier: 15, 3, 4, 5, 6, 7.")


def test_a_snake_has_a_head_on_its_square_and_a_body_that_tapers_to_its_tail() -> None:
    ax = draw(EXAMPLE_1).axes[0]
    (body,) = [patch for patch in ax.patches if isinstance(patch, Polygon)]
    head, *eyes = [patch for patch in ax.patches if isinstance(patch, Ellipse)]
    assert len(eyes) == 2
    for patch in (head, *eyes):
        centre: Any = patch.get_center()
        x, y = centre
        assert (int(y), int(x)) == EXAMPLE_1.position(17)
    outline = body.get_xy()[:-1]
    half = len(outline) // 2
    pairs = list(zip(outline[:half], outline[: half - 1 : -1], strict=True))
    widths = [float(((left - right) ** 2).sum() ** 0.5) for left, right in pairs]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > 4 * widths[-1]
    ends = [(int(y), int(x)) for x, y in ((pairs[0][0] + pairs[0][1]) / 2, (pairs[-1][0] + pairs[-1][1]) / 2)]
    assert ends == [EXAMPLE_1.position(17), EXAMPLE_1.position(13)]


def test_a_ladder_has_two_rails_from_square_to_square_and_rungs_between_them() -> None:
    board = Board(36, {2: 26})
    rungs, rails, *foot = draw(board).axes[0].collections[-4:]
    assert [len(part.get_paths()) for part in foot] == [2, 2]  # drawn again, above whatever lies over it
    assert len(rails.get_paths()) == 2
    for rail in rails.get_paths():
        assert cells(rail) == [board.position(2), board.position(26)]
    assert len(rungs.get_paths()) > 8


def test_numbers_lie_above_the_jumps_with_a_halo_in_the_colour_of_their_square() -> None:
    ax = draw(EXAMPLE_1, frontier=film(EXAMPLE_1)[1]).axes[0]
    jumps = [*ax.patches, *ax.collections]
    drawn = fills_in(ax, EXAMPLE_1)
    for text in ax.texts:
        assert text.get_zorder() > max(artist.get_zorder() for artist in jumps)
        (halo,) = text.get_path_effects()
        assert vars(halo)["_gc"]["foreground"] == drawn[int(text.get_text())]


@pytest.mark.unmeasured
@pytest.mark.parametrize("board", [EXAMPLE_1, Board(400), Board(2500), Board(300, columns=3)], ids=repr)
def test_numbers_fit_into_their_squares_and_can_be_read(board: Board) -> None:
    ax = draw(board).axes[0]
    side = ax.get_window_extent().width / (board.columns + 0.1)
    longest = ax.texts[board.squares - 1]
    assert longest.get_window_extent().width < side
    assert float(longest.get_fontsize()) >= 5.5


def test_numbers_too_small_to_be_read_are_left_out() -> None:
    figure = Figure(figsize=(4, 4))
    assert not words(draw(Board(400), ax=figure.add_subplot(2, 2, 1)))


def test_axes_that_are_given_are_drawn_into_and_returned() -> None:
    figure = Figure()
    for paint in (draw, distance_map, frontier_sizes):
        ax = figure.add_subplot()
        assert paint(EXAMPLE_1, ax=ax) is ax
        assert ax.has_data()


def test_a_picture_shows_itself_with_its_words() -> None:
    picture = draw(EXAMPLE_1)
    data, metadata = picture._repr_mimebundle_(include=None, exclude=None)
    alt = "Board of 36 squares in 6 columns, start on 1; ladders 2 to 15, 14 to 35; snakes 17 to 13."
    assert data["text/plain"] == repr(picture) == f"<picture: {alt}>"
    assert metadata == {"image/png": {"alt": alt, "width": 610}}
    image = Image.open(BytesIO(b64decode(data["image/png"])))
    assert (image.format, image.size) == ("PNG", (1220, 1220))
    assert len(image.convert("RGB").getcolors(10**6) or []) > 100


def test_a_moment_is_described_with_its_sentence_and_its_states() -> None:
    step = film(OFF_BOARD)[-1]
    assert draw(OFF_BOARD, frontier=step).alt == (
        f"Board of 5 squares in 3 columns, start on 0; snakes 3 to 1. {step.sentence} Seen: 1. Path: 0, 2, 4, 5."
    )


def test_long_lists_are_cut_short_in_words() -> None:
    board = Board(100, die=50)
    assert "30, 31, and 20 more." in draw(board, frontier=list(frontiers(board))[1]).alt
    assert frontier_sizes(Board(40, die=1)).alt.endswith("1, 1, and 10 more.")


@pytest.mark.unmeasured
def test_pictures_do_not_depend_on_the_settings_of_the_notebook_and_leave_them_alone() -> None:
    board = Board(9, {2: 8, 6: 3})
    plain = [paint(board).image().tobytes() for paint in (draw, filmstrip, distance_map, frontier_sizes)]
    settings: dict[Any, Any] = {
        "font.size": 30,
        "font.family": "monospace",
        "figure.facecolor": "black",
        "figure.autolayout": True,
        "text.color": "white",
        "axes.edgecolor": "red",
        "axes.facecolor": "black",
        "lines.linewidth": 9,
    }
    with matplotlib.rc_context(settings):
        before = dict(matplotlib.rcParams)
        again = [paint(board).image().tobytes() for paint in (draw, filmstrip, distance_map, frontier_sizes)]
        assert dict(matplotlib.rcParams) == before
    assert [one == other for one, other in zip(plain, again, strict=True)] == [True] * 4


@pytest.mark.unmeasured
def test_pyplot_is_not_imported() -> None:
    code = (
        "import sys, snl_edu.screens.pictures.boards as figures, snl_edu\n"
        "figures.draw(snl_edu.Board(4))._repr_mimebundle_()\n"
        "assert 'matplotlib.pyplot' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.unmeasured
def test_a_film_strip_has_a_panel_for_each_frontier_and_one_for_the_end() -> None:
    strip = filmstrip(film(EXAMPLE_1, grain="move"))
    assert [ax.get_title() for ax in strip.axes] == [
        *("0 rolls", "1 roll", "2 rolls", "3 rolls", "4 rolls"),
        "a shortest game",
    ]
    for ax, step in zip(strip.axes, film(EXAMPLE_1), strict=True):
        drawn = fills_in(ax, EXAMPLE_1)
        assert all(drawn[square] == LIGHT[state] for square, state in step.states.items())
        assert step.sentence in strip.alt
    assert strip.alt == filmstrip(EXAMPLE_1).alt
    assert to_hex(strip.get_facecolor()) == "#ffffff"


@pytest.mark.unmeasured
def test_the_panels_of_a_film_strip_stand_side_by_side_in_rows_of_equal_length() -> None:
    strip = filmstrip(EXAMPLE_1)
    strip.image()
    boxes = [ax.get_tightbbox() for ax in strip.axes]
    for number, box in enumerate(boxes):
        assert box is not None
        assert strip.bbox.x0 <= box.x0 < box.x1 <= strip.bbox.x1
        assert strip.bbox.y0 <= box.y0 < box.y1 <= strip.bbox.y1
        assert not any(other is not None and box.overlaps(other) for other in boxes[:number])
    heights = [round(ax.get_position().y0, 3) for ax in strip.axes]
    assert len(set(heights)) == 2
    assert heights.count(heights[0]) == 3


def test_a_film_strip_says_that_a_board_cannot_be_won() -> None:
    assert [ax.get_title() for ax in filmstrip(TRAP).axes] == ["0 rolls", "cannot be won"]


@pytest.mark.unmeasured
@pytest.mark.parametrize(("squares", "panels", "left_out"), [(11, 12, 0), (12, 12, 2), (20, 12, 10)])
def test_a_long_film_strip_shows_its_ends_and_says_how_many_steps_are_left_out(
    squares: int, panels: int, left_out: int
) -> None:
    strip = filmstrip(Board(squares, die=1))
    titles = [ax.get_title() for ax in strip.axes]
    assert len(titles) == panels
    assert titles[:6] == ["0 rolls", "1 roll", *(f"{depth} rolls" for depth in range(2, 6))]
    assert titles[-5:] == [*(f"{depth} rolls" for depth in range(squares - 4, squares)), "a shortest game"]
    note = f"{left_out} steps are left out"
    assert (note in words(strip.axes[6])[0]) == (note in strip.alt) == bool(left_out)


def test_the_film_strip_of_a_run_shows_the_steps_of_its_coarsest_grain() -> None:
    run = watch(level_loop, Board(4))
    strip = filmstrip(run)
    shots = run.at_grain(min(run.grains, key=lambda grain: len(run.grains[grain])))
    assert len(shots) < len(run.moments)
    assert [ax.get_title() for ax in strip.axes] == [f"step {number}" for number in range(len(shots))]
    for ax, moment in zip(strip.axes, shots, strict=True):
        assert fills_in(ax, run.board) == expected_fills(run.board, moment.states)
        assert moment.sentence in strip.alt
    long = filmstrip(watch(level_loop, EXAMPLE_1))
    assert [ax.get_title() for ax in long.axes[:6]] == [f"step {number}" for number in range(6)]
    assert "steps are left out" in long.alt


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ["example-1", "chutes-and-ladders", "the-trap", "one-square", "a-hundred-squares"])
def test_a_heat_map_shows_the_rolls_to_each_square_in_ink_that_can_be_read(name: str) -> None:
    board = named_board(name)
    rolls = {square: frontier.depth for frontier in frontiers(board) for square in frontier.squares}
    ax = distance_map(board).axes[0]
    heat, hatched = list(ax.collections)
    numbers = [str(square) for square in range(1, board.squares + 1)]
    assert words(ax) == [*(str(depth) for depth in rolls.values()), *numbers]
    colours: Any = heat.to_rgba
    depths: Any = heat.get_array()
    assert list(depths) == list(rolls.values())
    assert len(hatched.get_paths()) == sum(square not in rolls for square in range(1, board.squares + 1))
    assert hatched.get_hatch() == "///"
    on_square = {text.get_text(): text for text in ax.texts[len(rolls) :]}
    for text, (square, depth), path in zip(ax.texts, rolls.items(), heat.get_paths(), strict=False):
        for each in (text, *([on_square[str(square)]] if square else [])):
            assert contrast(str(each.get_color()), to_hex(colours(depth))) >= 4.5
            assert path.contains_point(each.get_position())


@pytest.mark.unmeasured
def test_a_heat_map_has_the_colours_of_the_player_and_no_text_lies_on_another() -> None:
    for board in (EXAMPLE_1, named_board("a-hundred-squares"), Board(400)):
        picture = distance_map(board)
        ax = picture.axes[0]
        picture.image()
        heat: Any = ax.collections[0]
        found = [to_hex(heat.to_rgba(depth)) for depth in (0, max(heat.get_array()))]
        assert found == [LIGHT["seen"], LIGHT["seen-edge"]]
        # Letters are a little smaller than the box around them.
        boxes = [text.get_window_extent().shrunk(0.7, 0.7) for text in ax.texts]
        shot: dict[tuple[int, int], list[Any]] = {}
        for box in boxes:
            shot.setdefault((int(box.x0 // 200), int(box.y0 // 200)), []).append(box)
        for near in shot.values():
            assert not any(one.overlaps(other) for one, other in combinations(near, 2))


def test_a_heat_map_has_a_scale_in_whole_rolls() -> None:
    picture = distance_map(EXAMPLE_1)
    (scale,) = picture.axes[0].child_axes
    assert scale.get_ylabel() == "rolls"
    assert all(float(tick).is_integer() for tick in scale.get_yticks())
    assert picture.alt == (
        "Rolls to each square: 1 square at 0, 6 at 1, 11 at 2, 7 at 3, 7 at 4; 4 not reached before the search ends."
    )
    assert distance_map(Board(1)).alt == "Rolls to each square: 1 square at 0."


@pytest.mark.unmeasured
def test_a_heat_map_of_many_squares_is_not_cluttered_with_numbers() -> None:
    assert len(distance_map(Board(400)).axes[0].texts) == 800
    assert not words(distance_map(Board(401)).axes[0])


def test_a_bar_is_as_high_as_its_frontier_is_large() -> None:
    picture = frontier_sizes(EXAMPLE_1)
    (ax,) = picture.axes
    assert [bar.get_height() for bar in ax.containers[0]] == [1, 6, 11, 7, 7]
    assert words(ax) == ["1", "6", "11", "7", "7"]
    assert (ax.get_xlabel(), ax.get_ylabel()) == ("rolls", "squares first reached")
    assert all(float(tick).is_integer() for tick in (*ax.get_xticks(), *ax.get_yticks()))
    assert picture.alt == "Squares first reached with 0, 1, 2 ... rolls: 1, 6, 11, 7, 7."


def test_many_bars_are_drawn_without_numbers() -> None:
    assert len(frontier_sizes(Board(30, die=1)).axes[0].texts) == 30
    assert not words(frontier_sizes(Board(31, die=1)).axes[0])


def test_what_cannot_be_drawn_is_refused() -> None:
    for paint in (draw, distance_map, filmstrip):
        assert refusal(paint, Board(2501)).startswith("2501 squares in 51 columns cannot be drawn: at most 2500")
        assert "100 a side" in refusal(paint, Board(101, columns=1))
        assert "columns cannot be drawn" in refusal(paint, Board(5, columns=10**9))
        assert "not a list" in refusal(paint, [[-1]])
    assert "too many for a film" in refusal(frontier_sizes, BOARDS["a-million-million"].board)
    assert draw(Board(100, columns=1)).axes
    assert draw(Board(100, columns=100)).axes


def test_what_is_not_a_moment_of_this_board_is_refused() -> None:
    assert "try film(board)[1]" in refusal(draw, EXAMPLE_1, frontier=film(EXAMPLE_1))
    assert "holds 15, which is not a square of this board" in refusal(
        draw, Board(9), frontier=list(frontiers(EXAMPLE_1))[1]
    )
    assert "holds 0" in refusal(draw, EXAMPLE_1, frontier=film(OFF_BOARD)[0])
    assert "holds 37" in refusal(draw, EXAMPLE_1, frontier=Frontier(0, {37: None}, ()))


@pytest.mark.parametrize("paint", [draw, distance_map, frontier_sizes])
def test_axes_must_be_axes(paint: Any) -> None:
    assert refusal(paint, EXAMPLE_1, ax=Figure()) == "ax must be the Axes of a matplotlib figure or None, not a Figure"


@pytest.mark.parametrize(("take", "title"), [("oldest", "a shortest game"), ("newest", "the game found")])
def test_a_film_strip_calls_only_a_shortest_game_one(take: str, title: str) -> None:
    strip = filmstrip(film(EXAMPLE_1, take=take))
    assert strip.axes[-1].get_title() == title
