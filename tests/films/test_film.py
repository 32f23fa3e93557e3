"""The one film: squares written down once, the state of every square decided once, and grains that only select."""

import copy
import pickle
from collections.abc import Callable
from itertools import accumulate, pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import BOARDS, MISCONCEPTIONS, Board, Film, Moment, film, named_board, watch
from snl_edu.films.film import Line, state_changes, step_at
from tests.corpus.solvers import filmed as styles
from tests.corpus.solvers.filmed import MORE, STYLES, with_a_heap
from tests.helpers.bad_input import explain
from tests.helpers.runs import EXAMPLE_1, SMALL, failing, run_of
from tests.helpers.strategies import boards, square_boards

FILMED = [name for name, named in BOARDS.items() if named.board.squares <= 10_000]
SQUARES = st.lists(st.integers(0, 5), max_size=6).map(tuple)


# What waits, and what is seen


@given(st.lists(SQUARES, max_size=20))
def test_a_line_holds_any_squares_and_what_it_held_before_never_changes(held: list[tuple[int, ...]]) -> None:
    line = Line()
    stretches = [line.holding(squares) for squares in held]
    assert [tuple(stretch) for stretch in stretches] == held
    assert [len(stretch) for stretch in stretches] == [len(squares) for squares in held]
    for stretch, squares in zip(stretches, held, strict=True):
        assert [square for square in range(-1, 7) if square in stretch] == sorted(set(squares))


@pytest.mark.parametrize(
    "held",
    [
        [(1,), (1, 2), (1, 2, 3)],
        [(1,), (), (2, 3), (3,), (3, 4, 5)],
        [(1, 2), (2, 3, 4), (3, 4), (4, 5)],
        [(1, 2), (1, 2), (2, 1), (1,)],
    ],
)
def test_of_a_queue_each_square_is_written_down_once(held: list[tuple[int, ...]]) -> None:
    line = Line()
    for squares in held:
        line.holding(squares)
    joined = sum(len(after) - max(0, len(before) - 1) for before, after in pairwise([(), *held]))
    assert len(line.squares) <= joined + len(held)
    assert line.holding(held[-1]) is line.holding(held[-1])


@given(st.lists(SQUARES, min_size=2, max_size=8))
def test_stretches_are_equal_when_they_hold_the_same(held: list[tuple[int, ...]]) -> None:
    one, other = Line(), Line((7, 8))
    ours, theirs = [one.holding(each) for each in held], [other.holding(each) for each in held]
    for our, squares in zip(ours, held, strict=True):
        for their, others in zip(theirs, held, strict=True):
            assert (our == their) == (squares == others)
            assert our != squares
            assert squares != others or hash(our) == hash(their)


@given(st.lists(SQUARES, min_size=2, max_size=12))
def test_every_square_that_only_one_of_two_stretches_holds_is_found(held: list[tuple[int, ...]]) -> None:
    line = Line()
    stretches = [line.holding(squares) for squares in held]
    for before in stretches:
        for after in stretches:
            assert set(before) ^ set(after) <= set(after.parted_from(before)) <= set(before) | set(after)


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
    for moment, changes in zip(shown.moments, state_changes(shown), strict=True):
        states = states_of(moment)
        assert moment.states == states
        assert all(state != screen.get(square, "unseen") for square, state in changes.items())
        screen |= changes
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


@pytest.mark.parametrize("style", [*STYLES, *MORE, failing, len])
def test_the_grains_of_a_run_only_select_too(style: Any) -> None:
    run = run_of(style)
    expect_selections(run)
    assert set(run.grains["read"]) | set(run.grains["roll"]) <= set(run.grains["line"])


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
