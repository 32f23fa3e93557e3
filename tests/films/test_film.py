"""The one film: what changes at each moment, the state of every square decided once, and grains that only select."""

import copy
import pickle
from collections.abc import Callable
from itertools import accumulate, pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import BOARDS, MISCONCEPTIONS, Board, Film, Moment, film, named_board, watch
from snl_edu.films.changes import changes, splice
from snl_edu.films.film import step_at
from tests.corpus.solvers import filmed as styles
from tests.corpus.solvers.filmed import STYLES, with_a_heap
from tests.helpers.bad_input import explain
from tests.helpers.runs import EXAMPLE_1, SMALL
from tests.helpers.strategies import boards, square_boards

FILMED = [name for name, named in BOARDS.items() if named.board.squares <= 10_000]
SQUARES = st.lists(st.integers(0, 5), max_size=6).map(tuple)


# What waits, and what is seen


@given(SQUARES, SQUARES)
def test_a_change_in_one_place_leads_from_any_squares_to_any_others(
    before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    at, out, squares = splice(before, after)
    assert (*before[:at], *squares, *before[at + out :]) == after


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ((1,), (1, 2, 3), (1, 0, (2, 3))),
        ((1, 2), (2,), (0, 1, ())),
        ((1, 2), (1,), (1, 1, ())),
        ((9, 5, 2), (9, 7, 5, 2), (1, 0, (7,))),
        ((1, 2), (3,), (0, 2, (3,))),
        ((4, 4), (4,), (0, 1, ())),
    ],
)
def test_a_change_is_as_small_as_it_can_be(before: Any, after: Any, change: Any) -> None:
    assert splice(before, after) == change


@pytest.mark.parametrize("board", [Board(400), named_board("the-trap")])
def test_the_moments_of_a_search_share_the_order_in_which_squares_are_reached(board: Board) -> None:
    shown = film(board)
    assert len({id(moment.order) for moment in shown.moments}) == 1
    for before, after in pairwise(shown.moments):
        assert after.queue is before.queue or after.queue != before.queue or after.kind == "fresh"


@pytest.mark.parametrize("shown", [film(EXAMPLE_1), watch(styles.level_loop, EXAMPLE_1), watch(with_a_heap, SMALL)])
def test_what_waits_and_what_is_seen_follow_from_the_changes(shown: Film) -> None:
    rows: dict[str, list[int]] = {"queue": [], "seen": []}
    for moment, change in zip(shown.moments, changes(shown), strict=True):
        for name, squares in rows.items():
            if (made := getattr(change, name)) is not None:
                squares[made.at : made.at + made.out] = made.squares
            assert tuple(squares) == getattr(moment, name)


# States


def states_of(moment: Moment) -> dict[int, str]:
    """The states of the squares once more: each line overrules those before it."""
    states = dict.fromkeys(moment.seen, "seen")
    states |= dict.fromkeys(moment.queue, "frontier")
    states |= dict.fromkeys(moment.reads[-1:] if moment.current is None else [moment.current], "current")
    states |= dict.fromkeys(moment.game.squares if moment.game is not None else [], "path")
    board = moment.board
    return {square: state for square, state in states.items() if board.start <= square <= board.goal}


def expect_states(shown: Film) -> None:
    """Every moment shows the states that follow from what it knows, and the changes lead from each to the next."""
    screen: dict[int, str] = {}
    squares = range(shown.board.start, shown.board.goal + 1)
    for moment, change in zip(shown.moments, changes(shown), strict=True):
        states = states_of(moment)
        assert moment.states == states
        assert all(state != screen.get(square, "unseen") for square, state in change.states.items())
        screen |= change.states
        assert {square: state for square, state in screen.items() if state != "unseen"} == states
        start, end = moment.arrow or (None, None)
        if moment.move is not None:
            assert (start, end) == (moment.move.start, moment.move.landing)
        elif moment.current in squares and moment.reads and moment.reads[-1] != moment.current:
            assert (start, end) == (moment.current, moment.reads[-1])
        else:
            assert moment.arrow is None


@given(boards(most_squares=30))
def test_in_a_search_the_states_follow_from_queue_seen_current_and_game(board: Board) -> None:
    shown = film(board)
    expect_states(shown)
    assert shown.counters() == {
        "waiting": [len(moment.queue) for moment in shown.moments],
        "reached": [len({*moment.seen} - {0}) for moment in shown.moments],
        "rolls": [moment.depth for moment in shown.moments],
    }


@pytest.mark.parametrize("style", [*STYLES, with_a_heap])
@settings(max_examples=4)
@given(board=square_boards(largest=4))
def test_in_a_run_the_states_follow_from_queue_seen_current_and_reads(style: Any, board: Board) -> None:
    run = watch(style, board)
    expect_states(run)
    counted = run.at_grain("line").counters()
    assert counted["lines"] == [*range(1, len(run.moments)), len(run.moments) - 1]
    assert counted["waiting"] == [len(moment.queue) for moment in run.moments]
    assert counted["reads"] == list(accumulate(len(moment.reads) for moment in run.moments))


# What never marks a square and goes on for long shows nothing new about it.
@pytest.mark.parametrize("key", [key for key in MISCONCEPTIONS if key != "never-marks"])
def test_in_a_wrong_run_they_do_too_whatever_is_in_its_queue_and_no_arrow_leaves_the_board(key: str) -> None:
    for board in (SMALL, EXAMPLE_1, Board(16, {2: 10, 8: 16, 9: 3})):
        run = watch(MISCONCEPTIONS[key].solver, board, max_steps=400)
        expect_states(run)
        ends = {square for moment in run.moments for square in moment.arrow or ()}
        assert ends <= set(range(1, board.goal + 1))


# Grains


def expect_selections(shown: Film) -> None:
    """Each grain is some of the moments themselves, in their order."""
    for grain, places in shown.grains.items():
        selected = shown.at_grain(grain)
        assert len(selected) == len(places)
        assert all(selected[number] is shown.moments[place] for number, place in enumerate(places))
        assert list(selected) == list(selected.steps) == list(selected[:])
        assert list(places) == sorted(set(places))
        assert selected.moments is shown.moments
        assert (selected[0], selected[-1]) == (shown.moments[0], shown.moments[-1])


@pytest.mark.parametrize("name", FILMED)
def test_on_every_named_board_the_frontier_steps_are_some_of_the_move_steps(name: str) -> None:
    shown = film(named_board(name))
    expect_selections(shown)
    assert set(shown.grains["frontier"]) <= set(shown.grains["move"]) == set(range(len(shown.moments)))
    assert [moment for moment in shown.moments if moment.kind in ("frontier", "game", "stuck")] == list(shown)


@given(st.lists(st.integers(0, 30), min_size=1, unique=True).map(sorted), st.integers(0, 30))
def test_a_step_is_never_later_than_the_moment_that_was_shown(places: list[int], moment: int) -> None:
    step = step_at(places, moment)
    earlier = [number for number, place in enumerate(places) if place <= moment]
    assert step == (earlier[-1] if earlier else 0)


@pytest.mark.parametrize("opening", [0, 1, 40, 10**6])
def test_a_screen_begins_with_the_last_step_that_is_not_later_than_the_opening(opening: int) -> None:
    shown = Film(EXAMPLE_1, film(EXAMPLE_1).moments, {"few": (0, 5, 41)}, "few", opening=opening)
    assert shown.first == {0: 0, 1: 0, 40: 1}.get(opening, 2)


# A film as a value


FILMS: list[Callable[[], Film]] = [
    lambda: film(SMALL),
    lambda: film(SMALL, grain="move"),
    lambda: film(named_board("the-trap")),
    lambda: film(Board(9, {2: 7})),
    lambda: watch(styles.level_loop, SMALL),
    lambda: watch(styles.prebuilt_map, SMALL).at_grain("read"),
]


@pytest.mark.parametrize("number", range(len(FILMS)))
def test_a_film_is_equal_to_its_copies_and_to_another_of_the_same_board_and_to_no_other(number: int) -> None:
    shown = FILMS[number]()
    for other in (FILMS[number](), copy.copy(shown), copy.deepcopy(shown), pickle.loads(pickle.dumps(shown))):
        assert (other, hash(other)) == (shown, hash(shown))
        assert [moment.states for moment in other] == [moment.states for moment in shown]
    assert [make() == shown for make in FILMS] == [each == number for each in range(len(FILMS))]
    assert shown == shown.at_grain(shown.coarsest).at_grain(shown.grain)


def test_a_film_prints_its_steps_and_can_be_pasted_back() -> None:
    shown = film(Board(9, {2: 8, 6: 3}), grain="move")
    lines = str(shown).splitlines()
    assert len(lines) == len(shown) == len(list(shown))
    assert lines[2] == " 2. Roll 1 from 1 lands on 2: a ladder up to 8."
    assert eval(repr(shown)) == shown
    assert shown[1:3] == shown.steps[1:3]
    assert shown.coarsest == "frontier"
    assert repr(shown[2]) == "<moment: Roll 1 from 1 lands on 2: a ladder up to 8.>"
    for grain in ("moves", "", None, "line"):
        assert explain(shown.at_grain, grain).startswith("grain must be one of frontier, move, not ")


def test_a_film_and_its_moments_cannot_be_changed() -> None:
    shown = film(SMALL)
    for value, name in ((shown, "grain"), (shown[0], "sentence")):
        with pytest.raises(AttributeError):
            setattr(value, name, "")
