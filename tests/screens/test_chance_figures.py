"""Plots of the game by chance."""

from math import inf

import pytest

from snl_edu import Board, expected_rolls, game_lengths, jump_plot, jump_values, length_plot, named_board
from tests.helpers.bad_input import explain

EXAMPLE_1 = named_board("example-1")
STUCK = Board(20, dict.fromkeys(range(11, 17), 9) | {4: 18})


def test_the_lengths_of_games_are_drawn_with_their_four_marks() -> None:
    picture = length_plot(EXAMPLE_1)
    assert picture.alt == "How many rolls a game takes: fewest 4, most likely 11, median 12, mean 13.06."
    (ax,) = picture.axes
    lengths = game_lengths(EXAMPLE_1)
    bars = {round(bar.get_x() + bar.get_width() / 2): bar.get_height() for bar in ax.patches}  # type: ignore[attr-defined]
    assert bars == pytest.approx({rolls: 100 * lengths[rolls] for rolls in bars})
    assert 99.85 < sum(bars.values()) < 100
    marks = [line.get_xdata()[0] for line in ax.lines]  # type: ignore[index]
    assert marks == pytest.approx([4, 11, 12, expected_rolls(EXAMPLE_1)])
    assert len({line.get_linestyle() for line in ax.lines}) == 4
    assert [text.get_text().split()[0] for text in ax.texts] == ["fewest", "most", "median", "mean"]


def test_games_that_never_end_are_told_of() -> None:
    picture = length_plot(STUCK)
    assert "median endless, mean endless. " in picture.alt
    assert picture.alt.endswith(" % of all games never end.")
    assert len(picture.axes[0].lines) == 2
    assert "0 % of all" not in length_plot(Board(1)).alt


def test_each_jump_has_a_bar_for_what_it_is_worth() -> None:
    picture = jump_plot(EXAMPLE_1)
    worths = sorted(value.worth for value in jump_values(EXAMPLE_1))
    (ax,) = picture.axes
    assert [bar.get_width() for bar in ax.patches] == pytest.approx(worths)  # type: ignore[attr-defined]
    names = [label.get_text() for label in ax.get_yticklabels()]
    assert names == ["snake 17 to 13", "ladder 2 to 15", "ladder 14 to 35"]
    assert picture.alt == (
        "What each snake and ladder is worth, of 13.06 rolls on average: "
        "ladder 14 to 35 saves 1.5; ladder 2 to 15 saves 0.376; snake 17 to 13 costs 0.0837."
    )


def test_a_jump_without_which_nobody_wins_is_needed() -> None:
    board = Board(15, dict.fromkeys(range(4, 7), 2) | {3: 10}, die=3)
    assert {value.start: value.worth for value in jump_values(board)}[3] == inf
    assert "ladder 3 to 10 is needed to win" in jump_plot(board).alt
    only = Board(9, dict.fromkeys((3, 4), 1) | {2: 8}, die=2)
    assert "needed to win" in jump_plot(only).alt


def test_what_cannot_be_drawn_is_refused() -> None:
    for plot in (length_plot, jump_plot):
        explain(plot, [[-1]])
    assert "but there are 0" in explain(jump_plot, Board(9))
    assert "may never end" in explain(jump_plot, STUCK)
    assert "there are 96" in explain(jump_plot, named_board("the-longest-game"))
    assert "can never be reached" in explain(length_plot, named_board("the-trap"))
