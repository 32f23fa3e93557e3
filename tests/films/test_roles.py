"""Which variable is the queue, which one the record, and which square was taken."""

from collections.abc import Callable
from typing import Any

import pytest

from snl_edu import Board, BoardError, frontiers, named_board, watch
from snl_edu.films.run_film import Run
from tests.helpers import oracles, styles
from tests.helpers.more_styles import MORE, NAMES, Remembers, queue_of_the_library, with_paths
from tests.helpers.runs import EXAMPLE_1, SMALL, joined, queues_of, run_of, written
from tests.helpers.styles import STYLES
from tests.helpers.watched_styles import RIGHT, WRONG, solver_of

FIRST_IN_FIRST_OUT = [style for style in STYLES if style not in (styles.recursion, styles.relaxation)]
TRAP = named_board("the-trap")
MANY_JUMPS = Board(36, {2: 20, 5: 30, 9: 4, 12: 28, 17: 13, 18: 7, 21: 6, 24: 35, 27: 11, 31: 29, 33: 10, 34: 22})
IMPOSSIBLE = Board(36, dict.fromkeys(range(20, 26), 3))
ON = [Board(4, {2: 3}), SMALL, TRAP, EXAMPLE_1, MANY_JUMPS, IMPOSSIBLE, Board(25)]


@pytest.mark.unmeasured
@pytest.mark.parametrize("style", STYLES)
def test_the_queue_and_the_record_of_each_style_are_recognised(style: Any) -> None:
    run = run_of(style, EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == NAMES[style]


@pytest.mark.unmeasured
@pytest.mark.parametrize("solver", MORE)
def test_other_ways_to_keep_them_are_recognised_too(solver: Any) -> None:
    run = run_of(solver, EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == MORE[solver]


# Small boards are enough to measure what is reached; the others only cost more time when it is measured.
SOME = pytest.mark.parametrize(
    "boards", [ON[:3], pytest.param(ON[3:], marks=pytest.mark.unmeasured)], ids=["some", "more"]
)


@SOME
@pytest.mark.parametrize("name", RIGHT)
def test_whatever_people_use_is_recognised_and_told_without_nonsense(name: str, boards: list[Board]) -> None:
    style = RIGHT[name]
    for board in boards:
        run = watch(solver_of(name), board)
        rolls = oracles.distances(board.squares, dict(board.jumps))
        assert run.value == rolls.get(board.goal, -1)
        assert run.queue_name in style.queues, board
        assert run.seen_name in style.records, board
        expect_squares_that_are_reached(run, rolls)
        if board in (EXAMPLE_1, MANY_JUMPS) and run.queue_name is not None:
            assert run.queue_kind == style.kind


def expect_squares_that_are_reached(run: Run, rolls: dict[int, int]) -> None:
    """What waits was reached, and all that must have been reached has waited; the record and the rolls are true."""
    goal = run.board.goal
    waited = {square for moment in run.moments for square in moment.queue if square <= goal}
    seen = {square for moment in run.moments for square in moment.seen}
    landings = {landing for square in rolls for landing in range(square + 1, min(square + 6, goal) + 1)}
    assert waited <= rolls.keys()
    assert seen <= rolls.keys() | landings
    if run.queue_name is not None:
        assert waited >= {square for square, number in rolls.items() if number < rolls.get(goal, 999)}
    assert all(rolls[square] == number for square, number in run.rolls.items())
    assert all(moment.current is None or moment.current <= goal + 6 for moment in run.moments)


@SOME
@pytest.mark.parametrize("name", WRONG)
def test_wrong_solvers_are_recognised_or_not_but_never_misread(name: str, boards: list[Board]) -> None:
    style = WRONG[name]
    for board in boards:
        run = watch(solver_of(name), board)
        if board == EXAMPLE_1:
            assert run.queue_name in style.queues
            assert run.seen_name in style.records
            assert run.queue_kind == style.kind
        else:
            assert run.queue_name in {None, *style.queues}
            assert run.seen_name in {None, *style.records}


@pytest.mark.unmeasured
@pytest.mark.parametrize("make", [lambda: Remembers, Remembers, lambda: Remembers().snakesAndLadders])
def test_what_an_object_keeps_is_recognised_too(make: Callable[[], Any]) -> None:
    run = run_of(make(), EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == ("self.queue", "self._rolls")
    order = [square for frontier in frontiers(EXAMPLE_1) for square in frontier.squares]
    assert joined(run)[: len(order)] == order
    assert run == watch(make(), EXAMPLE_1, queue="self.queue", visited="self._rolls").at_grain("line")


def test_a_queue_of_paths_holds_their_ends() -> None:
    run = run_of(with_paths, EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == ("paths", "known")
    order = [square for frontier in frontiers(EXAMPLE_1) for square in frontier.squares]
    assert joined(run)[: len(order)] == order


def test_a_queue_for_threads_is_a_queue() -> None:
    assert run_of(queue_of_the_library, EXAMPLE_1).queue_name == "line"


def test_what_an_earlier_run_has_left_in_a_queue_does_not_matter() -> None:
    for board in (EXAMPLE_1, SMALL, EXAMPLE_1):
        run = watch(solver_of("globals"), board)
        assert (run.queue_name, run.seen_name) == ("line", "known")


@pytest.mark.unmeasured
@pytest.mark.parametrize("style", STYLES)
def test_the_names_that_are_recognised_can_also_be_given(style: Any) -> None:
    queue, visited = NAMES[style]
    watch(style, SMALL)  # Python 3.12 reports fewer lines in the first run of all
    assert watch(style, SMALL, queue=queue, visited=visited) == watch(style, SMALL)


def test_a_wrong_guess_is_corrected_by_names() -> None:
    run = run_of(styles.level_loop, queue="following")
    assert run.queue_name == "following"
    assert run.seen_name == "visited"
    assert queues_of(run)[:2] == [(8,), (8, 3)]
    by_seen = run_of(styles.distance_dictionary, visited="todo")
    assert by_seen.seen_name == "todo"


@pytest.mark.parametrize("name", ["q", "cells", "none"])
def test_a_name_is_refused_that_holds_no_squares(name: str) -> None:
    solver = written("def solve(m):\n    q = ['a']\n    cells = [-1, 99]\n    none = []\n    return 2\n")
    arguments: list[dict[str, Any]] = [{"queue": name}, {"visited": name}]
    for argument in arguments:
        with pytest.raises(
            BoardError, match=f"'{name}' holds no squares that can be recognised: name another variable"
        ):
            watch(solver, SMALL, **argument)


def test_a_name_is_refused_where_there_are_none() -> None:
    with pytest.raises(BoardError, match="no list, deque, set or dict is called 'q': the solver has none"):
        watch(lambda _: 2, SMALL, queue="q")


def test_a_matrix_that_is_written_to_can_be_named_as_the_record_but_not_as_the_queue() -> None:
    solver = solver_of("the matrix overwritten")
    assert watch(solver, EXAMPLE_1, visited="board").seen_name == "board"
    with pytest.raises(BoardError, match="'board' holds no squares"):
        watch(solver, EXAMPLE_1, queue="board")
