"""Which wrong solvers a learner's board exposes, and which survive it."""

from dataclasses import replace
from html import escape
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings

from snl_edu import Board, BoardError, break_it, named_board
from snl_edu.calls.sandbox import run
from snl_edu.calls.signatures import Caller
from snl_edu.course.misconceptions import MISCONCEPTIONS, TRAPPED
from snl_edu.course.solvers import breakage
from snl_edu.course.solvers.answers import Case, ask
from snl_edu.course.solvers.breakage import ENOUGH, Breakage
from tests.helpers.oracles import matrix_answer
from tests.helpers.strategies import square_boards

LEFT_OUT = (
    *("overshoot-wins", "counts-one-too-many", "counts-one-too-few", "remembers-between-calls"),
    *("no-minus-one", "example-built-in", "goal-before-jump"),
)
RIVALS = [key for key in MISCONCEPTIONS if key not in LEFT_OUT]


@settings(max_examples=15)
@given(square_boards(5))
@example(Board(1))
@example(TRAPPED)
@example(Board(4, {3: 1}))
@example(Board(9, {2: 8, 8: 9}))
@example(Board(49))
@example(named_board("example-1"))
@example(named_board("the-note"))  # which exposes nobody
@example(named_board("empty-20x20"))  # the most squares there may be
def test_a_board_exposes_those_that_never_end_or_are_wrong_on_it(board: Board) -> None:
    matrix, right = board.to_matrix(), matrix_answer(board.to_matrix())
    outcomes = {key: run(MISCONCEPTIONS[key].solver, matrix, steps=ENOUGH) for key in RIVALS}
    wrong = [key for key in RIVALS if outcomes[key].is_endless or outcomes[key].value != right]
    if right != -1:  # a search without a record is only slow then
        wrong = [key for key in wrong if key != "never-marks"]
    assert break_it(board) == Breakage(board, tuple(wrong), tuple(key for key in RIVALS if key not in wrong))
    assert len(RIVALS) == 26


LADDERS = {square: square + 30 for square in range(2, 360, 5)}
SNAKES = {square: square - 30 for square in range(33, 380, 5)}


@pytest.mark.parametrize("jumps", [{}, LADDERS, SNAKES, LADDERS | SNAKES], ids=["none", "ladders", "snakes", "both"])
def test_a_solver_that_remembers_what_it_has_seen_never_needs_half_of_its_steps(jumps: dict[int, int]) -> None:
    # So one that is stopped would run on without an end, on every Python.
    board = Board(400, jumps)
    for key in RIVALS:
        if key != "never-marks":
            assert not ask(Caller(MISCONCEPTIONS[key].solver), Case(board), ENOUGH // 2).is_endless, key


@pytest.mark.parametrize(("may_not_end", "survives"), [(True, True), (False, False)])
def test_a_run_that_was_stopped_is_judged_by_what_its_solver_says_of_itself(
    monkeypatch: pytest.MonkeyPatch, may_not_end: bool, survives: bool
) -> None:
    forgetful = replace(MISCONCEPTIONS["never-marks"], key="slow", may_not_end=may_not_end)
    monkeypatch.setattr(breakage, "RIVALS", (forgetful,))
    assert break_it(Board(100)).survivors == ("slow",) * survives
    assert break_it(TRAPPED).exposed == ("slow",)


@pytest.mark.parametrize(
    ("survivors", "told"),
    [
        ((), "2 of 2; none of them gets it right."),
        (("greedy",), "2 of 3; only this one still gets it right: greedy."),
        (("greedy", "row-major"), "2 of 4; these 2 still get it right: greedy, row-major."),
    ],
)
def test_the_result_says_how_many_and_which_survive(survivors: tuple[str, ...], told: str) -> None:
    assert repr(Breakage(Board(4), ("depth-first", "one-pass"), survivors)) == told


def test_the_result_is_shown_with_the_board_and_words_for_it() -> None:
    found = break_it(Board(9, {2: 9}))
    bundle = found._repr_mimebundle_(include=None, exclude=None)
    assert bundle["text/plain"] == repr(found)
    assert bundle["text/html"].startswith(f"<p>{escape(repr(found))}</p>")
    assert 'alt="Board of 9 squares in 3 columns, start on 1; ladders 2 to 9."' in bundle["text/html"]


NOT_SQUARE = [Board(30), Board(9, columns=9), Board(16, columns=8), Board(9, die=5), Board(9, start=0)]


@pytest.mark.parametrize(
    ("thing", "told"),
    [
        *((thing, "a Board is needed, not ") for thing in (None, 9, [[-1, -1], [-1, 3]], np.full((2, 2), -1), Board)),
        *((board, "the solvers play on square boards, from 1 with a die of 6: ") for board in NOT_SQUARE),
        (Board(21 * 21), "441 squares are too many: a board of at most 400 is enough"),
    ],
)
def test_what_the_solvers_cannot_play_gets_an_error_that_says_what_they_can(thing: Any, told: str) -> None:
    with pytest.raises(BoardError, match=f"^{told}"):
        break_it(thing)
