"""The exercises of notebook 07 beside their tables of answers."""

import pytest

from snl_edu import Board, check, edit, fewest_rolls, playground
from snl_edu.course.exercises.ch07 import worth

EXAMPLE = {2: 15, 14: 35, 17: 13}


@pytest.mark.parametrize("make", [edit, playground])
def test_a_drawn_board_is_judged_as_a_typed_one_and_shown_with_a_shortest_game(make: object) -> None:
    assert callable(make)
    drawn = make(Board(36, {7: 36}))
    verdict = check(drawn, "07-one-game")
    assert (verdict.passed, verdict.board) == (True, drawn.board)
    assert "image/svg+xml" in verdict._repr_mimebundle_()["text/html"]
    drawn.close()


def test_a_snake_is_needed_too_if_nothing_could_be_won_without_it() -> None:
    jumps = {4: 1, 5: 8, 8: 13, 11: 4, 12: 8, 13: 3}
    assert fewest_rolls(Board(15, {start: end for start, end in jumps.items() if start != 11}, die=2)) is None
    assert worth(Board(15, jumps, die=2), 11) is None
    assert check(Board(15, jumps, die=2), "07-needed-snake").passed


def test_a_ladder_can_cost_a_roll() -> None:
    assert worth(Board(100, {7: 14, 13: 100}), 7) == -1
