"""Plots: sizes of frontiers, costs of searches, lengths of games, what jumps are worth, and a learner's own numbers."""

from math import inf
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import (
    BOARDS,
    Board,
    Picture,
    expected_rolls,
    frontier_sizes,
    game_lengths,
    jump_plot,
    jump_values,
    length_plot,
    line_plot,
    named_board,
    search_costs,
)
from snl_edu.screens.pictures.axes import TICK, Span, wider
from snl_edu.screens.pictures.ink import Box, Line, Words
from snl_edu.screens.pictures.plots import cost_bars
from tests.helpers.bad_input import explain, nonsense

EXAMPLE_1 = named_board("example-1")
STUCK = Board(20, dict.fromkeys(range(11, 17), 9) | {4: 18})
NEEDED = Board(15, dict.fromkeys(range(4, 7), 2) | {3: 10}, die=3)
AXES: dict[str, Any] = {"x": "squares", "y": "moves", "alt": "The search rises, the leap does not."}
LINES = {"search": [(100, 580), (1000, 5980)], "leap": [(100, 20), (1000, 21)]}
DOTS = {"a <snake>": [(300, 30)]}


def bars_in(picture: Picture) -> list[Box]:
    return [part for part in picture.parts if isinstance(part, Box)]


def words_in(picture: Picture) -> list[str]:
    return [part.text for part in picture.parts if isinstance(part, Words)]


def lines_in(picture: Picture, colour: str) -> list[Line]:
    return [part for part in picture.parts if isinstance(part, Line) and part.colour == colour]


def test_a_bar_is_as_high_as_its_frontier_is_large() -> None:
    picture = frontier_sizes(EXAMPLE_1)
    heights = [bar.height for bar in bars_in(picture)]
    assert [height / heights[0] for height in heights] == pytest.approx([1, 6, 11, 7, 7])
    lows = {round(bar.corner.imag + bar.height, 6) for bar in bars_in(picture)}
    assert len(lows) == 1  # all stand on the axis
    assert words_in(picture)[:5] == ["1", "6", "11", "7", "7"]
    assert {"rolls", "squares first reached"} < set(words_in(picture))
    assert picture.alt == "Squares first reached with 0, 1, 2 ... rolls: 1, 6, 11, 7, 7."
    many = frontier_sizes(Board(31, die=1))
    assert len(bars_in(many)) == 31
    assert len(words_in(many)) < 31  # no labels
    assert frontier_sizes(Board(40, die=1)).alt.endswith("1, 1, and 10 more.")
    assert "too many for a film" in explain(frontier_sizes, BOARDS["a-million-million"].board)


def test_the_lengths_of_games_are_drawn_with_their_four_marks() -> None:
    picture = length_plot(EXAMPLE_1)
    assert picture.alt == "How many rolls a game takes: fewest 4, most likely 11, median 12, mean 13.06."
    lengths = game_lengths(EXAMPLE_1)
    bars = bars_in(picture)
    first, step = bars[0].corner.real + bars[0].width / 2, bars[1].corner.real - bars[0].corner.real
    chances = [lengths[4 + number] for number in range(len(bars))]
    assert 0.9985 < sum(chances) < 1
    assert [bar.height / bars[0].height for bar in bars] == pytest.approx([each / chances[0] for each in chances])
    marks = lines_in(picture, "ink")
    places = [4 + (line.lines[0][0].real - first) / step for line in marks]
    assert places == pytest.approx([4, 11, 12, expected_rolls(EXAMPLE_1)])
    assert len({line.dashes for line in marks}) == 4
    assert [text.split()[0] for text in words_in(picture)[:4]] == ["fewest", "most", "median", "mean"]


def test_games_that_never_end_are_reported() -> None:
    picture = length_plot(STUCK)
    assert "median endless, mean endless. " in picture.alt
    assert picture.alt.endswith(" % of all games never end.")
    assert len(lines_in(picture, "ink")) == 2
    assert "0 % of all" not in length_plot(Board(1)).alt


def test_each_jump_has_a_bar_for_what_it_is_worth_hatched_if_it_costs() -> None:
    picture = jump_plot(EXAMPLE_1)
    worths = sorted(value.worth for value in jump_values(EXAMPLE_1))
    bars = bars_in(picture)
    middle = lines_in(picture, "ink")[0].lines[0][0].real
    lengths = [bar.width if bar.corner.real >= middle - 0.1 else -bar.width for bar in bars]
    assert [length / lengths[-1] for length in lengths] == pytest.approx([worth / worths[-1] for worth in worths])
    assert [bar.fill for bar in bars] == ["current", "path", "path"]
    assert len(lines_in(picture, "current-edge")) == 1  # the slanted lines
    assert {"+1.5", "+0.376", "-0.0837"} < {*words_in(picture)}
    names = [word for word in words_in(picture) if " to " in word]
    assert names == ["snake 17 to 13", "ladder 2 to 15", "ladder 14 to 35"]
    assert picture.alt == (
        "What each snake and ladder is worth, of 13.06 rolls on average: "
        "ladder 14 to 35 saves 1.5; ladder 2 to 15 saves 0.376; snake 17 to 13 costs 0.0837."
    )
    for bar in bars:  # its name, and what it is worth, lie beside it
        beside = [part for part in picture.parts if isinstance(part, Words) and _is_level(bar, part)]
        assert len(beside) == 2
        for part in beside:
            end = bar.corner.real + bar.width + 2 if part.anchor == "start" else bar.corner.real - 2
            assert part.at.real >= end if part.anchor == "start" else part.at.real <= end


def _is_level(bar: Box, part: Words) -> bool:
    return bar.corner.imag < part.at.imag < bar.corner.imag + bar.height


def test_a_jump_without_which_nobody_wins_is_needed() -> None:
    assert {value.start: value.worth for value in jump_values(NEEDED)}[3] == inf
    assert "ladder 3 to 10 is needed to win" in jump_plot(NEEDED).alt
    assert words_in(jump_plot(NEEDED)).count("needed to win") == 1
    only = Board(9, dict.fromkeys((3, 4), 1) | {2: 8}, die=2)
    assert "needed to win" in jump_plot(only).alt


def test_what_cannot_be_drawn_is_refused() -> None:
    for plot in (length_plot, jump_plot):
        explain(plot, [[-1]])
    assert "but there are 0" in explain(jump_plot, Board(9))
    assert "may never end" in explain(jump_plot, STUCK)
    assert "there are 96" in explain(jump_plot, named_board("the-longest-game"))
    assert "can never be reached" in explain(length_plot, named_board("the-trap"))


def test_the_costs_of_searches_are_bars_as_long_as_their_numbers() -> None:
    costs = search_costs(9)
    picture = cost_bars(costs)
    bars = bars_in(picture)
    for number, name in enumerate(("shortest", "taken", "tried", "waiting")):
        values = [getattr(row, name) for row in costs.rows]
        widths = [bar.width for bar in bars[4 * number : 4 * number + 4]]
        assert [width / max(widths) for width in widths] == pytest.approx([value / max(values) for value in values])
    assert [word for word in words_in(picture) if word in ("oldest", "newest", "highest", "random")] == [
        row.take for row in costs.rows
    ]
    assert picture.alt.startswith(costs.title)


def test_lines_and_dots_are_drawn_with_their_names() -> None:
    picture = line_plot(LINES, dots=DOTS, **AXES)
    assert repr(picture) == "<picture: The search rises, the leap does not.>"
    assert {"a <snake>", "search", "leap", "squares", "moves"} <= set(words_in(picture))
    search, leap = (lines_in(picture, colour) for colour in ("seen-edge", "current-edge"))
    assert (search[0].dashes, leap[0].dashes) == ("-", "--")
    way, level = search[0].lines[0], leap[0].lines[0]
    assert [point.real for point in way] == [point.real for point in level]
    assert way[0].imag - way[1].imag == pytest.approx((5980 - 580) * (level[0].imag - level[1].imag), rel=0.001)
    marks = [part for part in picture.parts if isinstance(part, Line) and len(part.lines[0]) > 2]
    assert (
        len({tuple(point - part.lines[0][0] for point in part.lines[0]) for part in marks}) >= 3
    )  # shapes of their own
    powers = line_plot(LINES, log=True, **AXES)
    assert {"1e2", "1e3"} <= set(words_in(powers))
    steep = lines_in(powers, "seen-edge")[0].lines[0]
    assert steep[1].real - steep[0].real > 0.8 * 590
    for log in (False, True):
        assert line_plot({}, dots={"one": [(1, 1)]}, log=log, **AXES).parts


def test_ticks_point_away_from_the_plot() -> None:
    ticks = [part.lines[0] for part in lines_in(frontier_sizes(EXAMPLE_1), "line")]
    short = {end - start for start, end in ticks if abs(end - start) < 10}
    assert short == {complex(0, TICK), complex(TICK, 0)}


@pytest.mark.parametrize(
    ("lines", "options", "message"),
    [
        ({}, {}, "a plot needs a line or some dots: give it such as"),
        ({"a": []}, {}, "the points of 'a' must be a list of 1 to 10000 pairs, not 0"),
        ({"a": [(1, 2, 3)]}, {}, "must be a pair of numbers such as (100, 580), not 3 of them"),
        ({"a": [(1, 0)]}, {"log": True}, "positive numbers"),
        (dict.fromkeys("abcde", ((1, 2),)), {}, "at most 4 names"),
        *(({"a": each}, {}, "") for each in nonsense()),
        *(({"a": [(1, each)]}, {}, "") for each in nonsense() if type(each) not in (int, float)),
        *((LINES, {name: odd}, "") for name in ("x", "y", "alt", "log") for odd in (3, "one\ntwo")),
    ],
)
def test_a_plot_of_bad_input_is_one_board_error(lines: Any, options: dict[str, Any], message: str) -> None:
    assert message in explain(lambda: line_plot(lines, **{**AXES, **options}))


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
    assert len(Span(5, 60, 600, log=True).ticks(100)) > 2  # one power alone would be no axis
    assert wider(7, 7, 600).share(7) == pytest.approx(wider(7, 7, 600, log=True).share(7)) == 0.5
