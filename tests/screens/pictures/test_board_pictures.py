"""Pictures of a board: with its squares marked, as a film strip, and with the rolls to each square."""

from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from matplotlib.colors import to_hex
from matplotlib.figure import Figure
from matplotlib.patches import Ellipse, Polygon

from snl_edu import BOARDS, Board, Frontier, Picture, chance_film, film, filmstrip, frontiers, named_board, watch
from snl_edu.films.moment import State
from snl_edu.screens.palette import DARK, LIGHT, STATES
from snl_edu.screens.pictures.boards import distance_map, draw, size_of
from snl_edu.screens.pictures.ink import Box, Drawing, Words
from tests.corpus.solvers.filmed import level_loop
from tests.helpers.oracles import distances
from tests.helpers.pictures import contrast, fills_in, outlines_in, refusal, states_in
from tests.helpers.strategies import boards

EXAMPLE_1 = named_board("example-1")
OFF_BOARD = Board(5, {3: 1}, columns=3, die=2, start=0)
TRAP = named_board("the-trap")
SMALL = {name: entry.board for name, entry in BOARDS.items() if entry.board.squares <= 2500}


def axes_with(board: Board, **marks: Any) -> Any:
    """A board that is drawn into the axes of somebody's figure, a hundred dots a square."""
    size = [dots / 100 for dots in size_of(board)]
    ax = Figure(figsize=(size[0], size[1]), dpi=100).add_axes((0, 0, 1, 1))
    return draw(board, ax=ax, **marks)


def drawing_in(picture: Picture) -> Drawing:
    [drawing] = [part for part in picture.parts if isinstance(part, Drawing)]
    return drawing


def cells(path: Any) -> list[tuple[int, int]]:
    """The row and the column in which each point of a line lies."""
    return [(int(y), int(x)) for x, y in path.vertices]


@pytest.mark.parametrize("board", SMALL.values(), ids=SMALL)
def test_every_named_board_has_all_its_numbers_each_in_its_place(board: Board) -> None:
    ax = axes_with(board)
    words = [text.get_text() for text in ax.texts]
    assert [word for word in words if word != "start"] == [str(square) for square in range(1, board.squares + 1)]
    assert words.count("start") == (board.start == 0)
    boxes = [path.get_extents() for path in outlines_in(ax).get_paths()]
    for square, box, text in zip(range(board.start, board.squares + 1), boxes, ax.texts, strict=True):
        row, column = int(box.y0), int(box.x0)
        assert not square or (row, column) == board.position(square)
        x, y = text.get_position()
        assert column < x < column + 1
        assert row < y < row + 1


def test_each_state_also_has_an_outline_and_a_cue_of_its_own() -> None:
    step = film(EXAMPLE_1, grain="move")[100]
    ax = axes_with(EXAMPLE_1, frontier=step)
    edges: Any = outlines_in(ax).get_edgecolor()
    widths: Any = outlines_in(ax).get_linewidth()
    for square, edge, width in zip(range(1, 37), edges, widths, strict=True):
        state = step.states.get(square, "unseen")
        assert to_hex(edge) == LIGHT[f"{state}-edge"]
        assert width / min(widths) == pytest.approx(STATES[state].outline / STATES["unseen"].outline)
    cue_lines: dict[State, int] = {"seen": 2, "frontier": 1, "current": 2, "path": 1}
    for cues, (state, lines) in zip(ax.collections[1:5], cue_lines.items(), strict=True):
        expected = [square for square, name in step.states.items() if name == state]
        assert {cells(path)[0] for path in cues.get_paths()} == {EXAMPLE_1.position(square) for square in expected}
        assert len(cues.get_paths()) == lines * len(expected)


def test_snakes_and_ladders_lead_from_square_to_square() -> None:
    board = Board(36, {17: 13})
    ax = axes_with(board)
    (body,) = [patch for patch in ax.patches if isinstance(patch, Polygon)]
    half = len(body.get_xy()) // 2
    sides = zip(body.get_xy()[:half], body.get_xy()[-2 : -half - 2 : -1], strict=True)
    ends = [((one + other) / 2, abs(one - other).sum()) for one, other in sides]
    assert [(int(y), int(x)) for (x, y), _ in (ends[0], ends[-1])] == [board.position(17), board.position(13)]
    assert ends[0][1] > 4 * ends[-1][1]
    head_and_eyes: list[Any] = [patch.get_center() for patch in ax.patches if isinstance(patch, Ellipse)]
    assert [(int(y), int(x)) for x, y in head_and_eyes] == [board.position(17)] * 3
    rungs, rails, *foot = axes_with(Board(36, {2: 26})).collections[-4:]
    assert [len(part.get_paths()) for part in foot] == [2, 2]  # drawn again, above whatever lies over it
    assert [cells(rail) for rail in rails.get_paths()] == [[board.position(2), board.position(26)]] * 2
    assert len(rungs.get_paths()) > 8


def test_numbers_and_notes_lie_above_the_jumps_with_a_halo_in_the_colour_of_their_square() -> None:
    ax = axes_with(EXAMPLE_1, frontier=film(EXAMPLE_1)[1], notes={15: "1 roll", 3: 1})
    jumps = [*ax.patches, *ax.collections]
    drawn = fills_in(ax, EXAMPLE_1)
    assert [text.get_text() for text in ax.texts[36:]] == ["1 roll", "1"]
    for text, square in zip(ax.texts, [*range(1, 37), 15, 3], strict=True):
        assert text.get_zorder() > max(artist.get_zorder() for artist in jumps)
        (halo,) = text.get_path_effects()
        assert vars(halo)["_gc"]["foreground"] == drawn[square]


def test_numbers_fit_into_their_squares_and_those_too_small_to_be_read_are_left_out() -> None:
    for board in (EXAMPLE_1, Board(400), Board(2500), Board(300, columns=3)):
        ax = axes_with(board)
        longest = ax.texts[board.squares - 1]
        assert longest.get_window_extent().width < ax.get_window_extent().width / (board.columns + 0.1)
        assert float(longest.get_fontsize()) >= 5.5
    tiny: Any = draw(Board(400), notes={1: "a"}, ax=Figure(figsize=(4, 4)).add_subplot(2, 2, 1))
    assert not tiny.texts
    small = ET.fromstring(filmstrip(Board(400, die=100)).svg)
    titles = ["0 rolls", "1 roll", "2 rolls", "3 rolls", "4 rolls", "a shortest game"]
    assert [node.text for node in small.iter() if node.tag.endswith("text")] == titles


@given(boards(most_squares=30), st.data())
def test_any_squares_may_be_the_frontier_or_seen_and_marks_win_over_both(board: Board, data: st.DataObject) -> None:
    squares = st.lists(st.integers(board.start, board.squares), max_size=5)
    frontier, seen = data.draw(squares), data.draw(squares)
    marks = data.draw(st.dictionaries(st.integers(board.start, board.squares), st.sampled_from([*STATES]), max_size=4))
    picture = draw(board, frontier=frontier, seen=seen, marks=marks)
    expected = {**dict.fromkeys(seen, "seen"), **dict.fromkeys(frontier, "frontier"), **marks}
    assert drawing_in(picture).states == expected
    assert states_in(picture.svg) == {square: state for square, state in expected.items() if state != "unseen"}
    for name in set(expected.values()):
        listed = [str(square) for square, state in expected.items() if state == name]
        assert f"{name.capitalize()}: {', '.join(listed)}." in picture.alt


def test_the_same_squares_may_come_in_any_form() -> None:
    second = list(frontiers(EXAMPLE_1))[1]
    plain = draw(EXAMPLE_1, frontier=[*second])
    for form in (second, tuple(second), (square for square in second), dict.fromkeys(second), second.squares):
        assert draw(EXAMPLE_1, frontier=form) == plain
    assert plain.alt.endswith("Frontier: 15, 3, 4, 5, 6, 7.")
    assert draw(EXAMPLE_1, seen=range(1, 4)).alt.endswith("Seen: 1, 2, 3.")


def test_a_moment_is_described_with_its_sentence_its_states_and_its_chances() -> None:
    step = film(OFF_BOARD)[-1]
    assert draw(OFF_BOARD, frontier=step).alt == (
        f"Board of 5 squares in 3 columns, start on 0; snakes 3 to 1. {step.sentence} Seen: 1. Path: 0, 2, 4, 5."
    )
    assert drawing_in(draw(OFF_BOARD, frontier=step)).states == step.states
    chances = draw(EXAMPLE_1, frontier=chance_film(EXAMPLE_1)[1])
    assert "Chances: 3 16.7 %, 4 16.7 %, 5 16.7 %" in chances.alt
    assert drawing_in(chances).heat == chance_film(EXAMPLE_1)[1].heat
    assert "30, 31, and 20 more." in draw(Board(100, die=50), frontier=list(frontiers(Board(100, die=50)))[1]).alt


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"frontier": film(EXAMPLE_1)}, "frontier must be squares such as"),
        ({"frontier": [1, 99]}, "frontier holds 99, which is not a square of this board"),
        ({"frontier": [1.5]}, "not one with 1.5 in it"),
        ({"frontier": Frontier(0, {37: None}, ())}, "frontier holds 37"),
        ({"frontier": Frontier(0, cast(Any, None), ())}, "frontier must be squares"),
        ({"frontier": film(OFF_BOARD)[0]}, "frontier holds 0"),
        ({"seen": 15}, "seen must be squares such as"),
        ({"seen": iter(int, 1)}, "looking at it was stopped"),
        ({"marks": [15]}, "marks must be a dict such as"),
        ({"marks": {99: "seen"}}, "marks holds 99"),
        ({"marks": {15: "red"}}, "the mark of square 15 must be one of"),
        ({"notes": {15: "a long text"}}, "the note on square 15 must be a text of at most 6 characters"),
        ({"notes": {15: ""}}, "the note on square 15"),
        ({"notes": {15: "a\nb"}}, "the note on square 15"),
        ({"notes": {0: "a"}}, "notes holds 0"),
    ],
)
def test_what_is_not_on_this_board_is_refused(wrong: Any, words: str) -> None:
    assert words in refusal(draw, EXAMPLE_1, **wrong)


def titles_of(strip: Picture) -> list[str]:
    """What stands over the panels of a film strip."""
    return [part.text for part in strip.parts if isinstance(part, Words) and "left out" not in part.text]


def test_a_film_strip_has_a_panel_for_each_frontier_and_one_for_the_end() -> None:
    strip = filmstrip(film(EXAMPLE_1, grain="move"))
    depths = ["0 rolls", "1 roll", "2 rolls", "3 rolls", "4 rolls"]
    assert titles_of(strip) == [*depths, "a shortest game"]
    panels = [part for part in strip.parts if isinstance(part, Drawing)]
    assert [panel.states for panel in panels] == [moment.states for moment in film(EXAMPLE_1)]
    assert all(moment.sentence in strip.alt for moment in film(EXAMPLE_1))
    assert strip == filmstrip(EXAMPLE_1)
    assert titles_of(filmstrip(TRAP)) == ["0 rolls", "cannot be won"]
    assert titles_of(filmstrip(film(EXAMPLE_1, take="newest")))[-1] == "the game found"
    corners = [panel.corner for panel in panels]
    assert [len({corner.imag for corner in corners}), len({corner.real for corner in corners})] == [2, 3]
    for panel in panels:  # side by side, inside the picture, and none on another
        size = 6.1 * 60 * panel.unit
        assert 0 <= panel.corner.real < panel.corner.real + size <= strip.width
        assert 0 <= panel.corner.imag < panel.corner.imag + size <= strip.height
        near = [other for other in corners if abs((other - panel.corner).real) < size]
        assert all(other == panel.corner or abs((other - panel.corner).imag) > size for other in near)


@pytest.mark.parametrize(("squares", "panels", "left_out"), [(11, 12, 0), (12, 11, 2), (20, 11, 10)])
def test_a_long_film_strip_shows_its_ends_and_says_how_many_steps_are_left_out(
    squares: int, panels: int, left_out: int
) -> None:
    strip = filmstrip(Board(squares, die=1))
    assert len([part for part in strip.parts if isinstance(part, Drawing)]) == panels
    titles = [title for title in titles_of(strip) if title != "..."]
    assert titles[:6] == ["0 rolls", "1 roll", *(f"{depth} rolls" for depth in range(2, 6))]
    assert titles[-5:] == [*(f"{depth} rolls" for depth in range(squares - 4, squares)), "a shortest game"]
    note = f"{left_out} steps are left out"
    assert any(note == part.text for part in strip.parts if isinstance(part, Words)) == bool(left_out)
    assert (note in strip.alt) == bool(left_out)


def test_the_film_strip_of_a_run_shows_the_steps_of_its_coarsest_grain() -> None:
    run = watch(level_loop, Board(4))
    shots = run.at_grain(min(run.grains, key=lambda grain: len(run.grains[grain])))
    assert len(shots) < len(run.moments)
    assert titles_of(filmstrip(run)) == [f"step {number}" for number in range(len(shots))]
    assert all(moment.sentence in filmstrip(run).alt for moment in shots)


@pytest.mark.parametrize("name", ["example-1", "chutes-and-ladders", "the-trap", "one-square", "a-hundred-squares"])
def test_a_heat_map_shows_the_rolls_to_each_square_in_ink_that_can_be_read(name: str) -> None:
    board = named_board(name)
    fewest = distances(board.squares, dict(board.jumps), board.die, board.start)
    last = fewest.get(board.goal, max(fewest.values()))
    rolls = {square: depth for square, depth in fewest.items() if depth <= last}
    picture = distance_map(board)
    known = {dict(part.about)["data-square"]: part for part in picture.parts if isinstance(part, Box) and part.about}
    shown = {square: dict(part.about)["data-rolls"] for square, part in known.items()}
    assert shown == {**dict.fromkeys(range(1, board.squares + 1), "unknown"), **rolls}
    words = [part for part in picture.parts if isinstance(part, Words)]
    for square, part in known.items():
        inside = [word for word in words if _holds(part, word.at)]
        expected = {str(square) if square else "", str(rolls[square]) if square in rolls else ""} - {""}
        assert {word.text for word in inside} == expected
        for word in inside:
            for look, palette in enumerate((LIGHT, DARK)):
                ink = palette[word.colour] if isinstance(word.colour, str) else word.colour[look]
                fill = palette[part.fill] if isinstance(part.fill, str) else part.fill[look]
                assert contrast(ink, fill) >= 4.5
    fills = {rolls[square]: part.fill for square, part in known.items() if square in rolls}
    assert fills[0] == (LIGHT["seen"], DARK["seen"])
    assert not last or fills[last] == (LIGHT["seen-edge"], DARK["seen-edge"])


def _holds(box: Box, at: complex) -> bool:
    inside = at - box.corner
    return 0 < inside.real < box.width and 0 < inside.imag < box.height


def test_a_heat_map_has_a_scale_in_whole_rolls_and_only_numbers_that_can_be_read() -> None:
    picture = distance_map(EXAMPLE_1)
    beside = [part.text for part in picture.parts if isinstance(part, Words) and part.at.real > picture.width - 90]
    assert beside == ["0", "1", "2", "3", "4", "rolls"]
    assert picture.alt == (
        "Rolls to each square: 1 square at 0, 6 at 1, 11 at 2, 7 at 3, 7 at 4; 4 not reached before the search ends."
    )
    assert distance_map(Board(1)).alt == "Rolls to each square: 1 square at 0."
    numbers = [
        sum(isinstance(part, Words) and part.at.real < size_of(board)[0] for part in distance_map(board).parts)
        for board in (Board(400), Board(401))
    ]
    assert numbers == [800, 0]


@pytest.mark.parametrize(
    ("board", "size"), [(Board(36), (610, 610)), (Board(400), (800, 800)), (Board(2500), (1252, 1252))]
)
def test_a_drawing_is_as_large_as_its_numbers_need(board: Board, size: tuple[float, float]) -> None:
    assert size_of(board) == size
    assert max(size_of(board, 280)) == 280
