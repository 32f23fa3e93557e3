"""Which wrong solvers a learner's board exposes, and which survive it."""

from dataclasses import replace
from html import escape
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import Board, BoardError, break_it, named_board
from snl_edu.course import breakage
from snl_edu.course.answers import Case, ask
from snl_edu.course.breakage import ENOUGH, Breakage
from snl_edu.course.misconceptions import MISCONCEPTIONS, TRAPPED
from snl_edu.signatures import Caller
from tests.helpers.oracles import matrix_answer

EVERYWHERE = ("overshoot-wins", "counts-one-too-many", "counts-one-too-few", "remembers-between-calls")
RIVALS = [key for key in MISCONCEPTIONS if key not in EVERYWHERE]


@pytest.mark.parametrize(
    ("board", "exposed"),
    [
        (
            Board(9, {2: 8, 8: 9}),
            ["chained-jumps", "rows-not-flipped", "goal-top-left", "numbering-off-by-one"],
        ),
        (Board(9, {2: 9}), ["rows-not-flipped", "jumps-ignored", "jump-costs-a-roll", "numbering-off-by-one"]),
        (Board(4, {3: 1}), ["row-major", "parity-from-top-odd"]),
        (Board(49), ["goal-top-left", "depth-capped", "starts-off-board", "wrong-die"]),
        (
            Board(9, dict.fromkeys(range(2, 8), 1)),
            ["optional-jumps", "last-distance-when-stuck", "never-marks", "jumps-ignored", "snakes-ignored"],
        ),
        (
            named_board("example-1"),
            [
                *("parity-from-top-odd", "rows-not-flipped", "depth-first", "greedy"),
                *("jumps-ignored", "jump-costs-a-roll", "numbering-off-by-one"),
            ],
        ),
        (named_board("example-2"), []),
        (named_board("the-note"), []),
        (named_board("empty-20x20"), ["depth-capped", "wrong-die", "capped-rolls"]),  # the most squares there may be
        (Board(1), ["starts-off-board"]),
    ],
)
def test_a_board_exposes_just_these(board: Board, exposed: list[str]) -> None:
    found = break_it(board)
    assert found.board is board
    assert found.exposed == tuple(exposed)
    assert found.survivors == tuple(key for key in RIVALS if key not in exposed)


@pytest.mark.unmeasured
@pytest.mark.parametrize("key", RIVALS)
def test_the_board_of_a_misconception_exposes_it(key: str) -> None:
    board = MISCONCEPTIONS[key].board
    assert board is not None
    assert key in break_it(board).exposed


def test_jumps_that_lead_in_a_circle_expose_a_solver_that_never_stops_following_them() -> None:
    assert "chained-jumps" in break_it(Board(9, {2: 3, 3: 2})).exposed


LADDERS = {square: square + 30 for square in range(2, 360, 5)}
SNAKES = {square: square - 30 for square in range(33, 380, 5)}


@pytest.mark.unmeasured
@pytest.mark.parametrize("jumps", [{}, LADDERS, SNAKES, LADDERS | SNAKES], ids=["none", "ladders", "snakes", "both"])
def test_a_solver_that_remembers_what_it_has_seen_never_needs_half_of_its_steps(jumps: dict[int, int]) -> None:
    # So one that is stopped would run on without an end, on every Python.
    board = Board(400, jumps)
    for key in RIVALS:
        if key != "never-marks":
            assert not ask(Caller(MISCONCEPTIONS[key].solver), Case(board), ENOUGH // 2).is_endless, key


@st.composite
def boards_that_end(draw: st.DrawFn) -> Board:
    """A small board without a circle of jumps, which can be won: every wrong solver finds an answer on it."""
    squares = draw(st.integers(1, 5)) ** 2
    drawn = draw(st.dictionaries(st.integers(2, max(2, squares - 1)), st.integers(1, squares), max_size=5))
    ladders = {square: end for square, end in drawn.items() if square < end and square < squares}
    snakes = {square: end for square, end in drawn.items() if end < square < squares and end not in drawn}
    return Board(squares, ladders | snakes)


@settings(max_examples=15)
@given(boards_that_end().filter(lambda board: matrix_answer(board.to_matrix()) != -1))
def test_the_exposed_and_the_survivors_are_all_rivals_and_rightly_named(board: Board) -> None:
    found = break_it(board)
    matrix = board.to_matrix()
    wrong = [
        key for key in RIVALS if key != "never-marks" and MISCONCEPTIONS[key].solver(matrix) != matrix_answer(matrix)
    ]
    assert list(found.exposed) == wrong
    assert sorted([*found.exposed, *found.survivors]) == sorted(RIVALS)
    assert len(RIVALS) == 26


def test_a_board_that_can_be_won_never_exposes_a_solver_that_forgets_what_it_has_seen() -> None:
    # It is stopped before it finds the goal of a large board, but it would find it.
    assert "never-marks" in break_it(Board(100)).survivors


@pytest.mark.parametrize(("may_not_end", "survives"), [(True, True), (False, False)])
def test_a_run_that_was_stopped_is_judged_by_what_its_solver_says_of_itself(
    monkeypatch: pytest.MonkeyPatch, may_not_end: bool, survives: bool
) -> None:
    forgetful = replace(MISCONCEPTIONS["never-marks"], key="slow", may_not_end=may_not_end)
    monkeypatch.setattr(breakage, "RIVALS", (forgetful,))
    assert break_it(Board(100)).survivors == ("slow",) * survives
    assert break_it(TRAPPED).exposed == ("slow",)


def test_the_result_says_how_many_and_which_survive() -> None:
    told = repr(break_it(Board(9, {2: 8, 8: 9})))
    assert told == (
        "4 of 26; these 22 still get it right: optional-jumps, marks-landing-and-end, skips-jump-to-seen, "
        "last-distance-when-stuck, row-major, parity-from-top-even, parity-from-top-odd, depth-first, greedy, "
        "depth-capped, starts-off-board, never-marks, marks-landing-too, jumps-ignored, snakes-ignored, "
        "snakes-are-walls, jump-costs-a-roll, one-pass, few-rounds, wrong-die, capped-rolls, top-left-must-be-free."
    )


@pytest.mark.parametrize(
    ("survivors", "told"),
    [
        ((), "2 of 2; none of them gets it right."),
        (("greedy",), "2 of 3; only this one still gets it right: greedy."),
        (("greedy", "row-major"), "2 of 4; these 2 still get it right: greedy, row-major."),
    ],
)
def test_few_survivors_are_counted_as_people_count(survivors: tuple[str, ...], told: str) -> None:
    assert repr(Breakage(Board(4), ("depth-first", "one-pass"), survivors)) == told


def test_the_result_is_shown_with_the_board_and_words_for_it() -> None:
    found = break_it(Board(9, {2: 9}))
    bundle = found._repr_mimebundle_(include=None, exclude=None)
    assert bundle["text/plain"] == repr(found)
    assert bundle["text/html"].startswith(f"<p>{escape(repr(found))}</p><img ")
    assert 'alt="Board of 9 squares in 3 columns, start on 1; ladders 2 to 9."' in bundle["text/html"]


def test_two_results_for_the_same_board_are_equal_and_cannot_be_changed() -> None:
    found = break_it(Board(4))
    assert found == break_it(Board(4)) == Breakage(Board(4), (), tuple(RIVALS))
    with pytest.raises(AttributeError):
        found.exposed = ()  # type: ignore[misc]  # that is the point


@pytest.mark.parametrize("thing", [None, 9, "Board(9)", [[-1, -1], [-1, 3]], np.full((2, 2), -1), Board, object()])
def test_what_is_no_board_gets_an_error_that_says_so(thing: Any) -> None:
    with pytest.raises(BoardError, match=r"^a Board is needed, not "):
        break_it(thing)


@pytest.mark.parametrize(
    "board",
    [
        Board(30),
        Board(9, columns=9),
        Board(16, columns=8),
        Board(9, die=5),
        Board(9, start=0),
        named_board("thirty-cells"),
        named_board("chutes-and-ladders"),
    ],
)
def test_a_board_that_the_solvers_cannot_play_gets_an_error_that_says_which_they_can(board: Board) -> None:
    with pytest.raises(BoardError, match=r"^the solvers play on square boards, from 1 with a die of 6: "):
        break_it(board)


def test_a_board_that_is_too_large_gets_an_error_that_says_how_large_it_may_be() -> None:
    with pytest.raises(BoardError, match=r"^441 squares are too many: a board of at most 400 is enough"):
        break_it(Board(21 * 21))
