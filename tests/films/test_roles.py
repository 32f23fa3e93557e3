"""Which variable is the queue, which one the record, and which square was taken."""

import itertools
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from snl_edu import BoardError, frontiers, watch
from snl_edu.films.roles import find_current, find_queue, find_seen
from snl_edu.films.run_film import Run
from snl_edu.films.trace import Kept
from tests.helpers import oracles, styles
from tests.helpers.more_styles import MORE, NAMES, Remembers, queue_of_the_library, with_paths
from tests.helpers.runs import BOARDS, EXAMPLE_1, SMALL, joined, kept, queues_of, run_of, written
from tests.helpers.spy import contents, spied
from tests.helpers.styles import STYLES

FIRST_IN_FIRST_OUT = [style for style in STYLES if style not in (styles.recursion, styles.relaxation)]


@pytest.mark.parametrize("style", STYLES)
def test_the_queue_and_the_record_of_each_style_are_recognised(style: Any) -> None:
    run = run_of(style, EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == NAMES[style]


@pytest.mark.parametrize("solver", MORE)
def test_other_ways_to_keep_them_are_recognised_too(solver: Any) -> None:
    run = run_of(solver, EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == MORE[solver]


@pytest.mark.parametrize("style", [style for style in [*STYLES, *MORE] if style is not styles.relaxation])
def test_the_queue_holds_at_every_moment_what_the_solver_holds(style: Any) -> None:
    name = (NAMES | MORE)[style][0]
    assert name is not None
    for board in BOARDS:
        run = run_of(style, board)
        assert queues_of(run) == contents(style, board, name)
        if style in FIRST_IN_FIRST_OUT:
            expect_the_order_of_the_frontiers(run)


def expect_the_order_of_the_frontiers(run: Run) -> None:
    """Squares join the queue frontier by frontier, and after the goal none that is as near."""
    board = run.board
    order = [square for frontier in frontiers(board) for square in frontier.squares]
    found = joined(run)
    assert found[: len(order)] == order
    rolls = oracles.distances(board.squares, dict(board.jumps))
    assert all(rolls[square] > rolls[board.goal] for square in found[len(order) :])


@pytest.mark.parametrize("style", [styles.level_loop, styles.distance_in_the_queue, styles.Solution])
def test_what_was_seen_grows_by_the_squares_that_join_the_queue(style: Any) -> None:
    run = run_of(style, EXAMPLE_1)
    seen = [set(moment.seen) for moment in run]
    assert all(before <= after for before, after in itertools.pairwise(seen))
    assert set(joined(run)) <= seen[-1] <= oracles.distances(36, dict(EXAMPLE_1.jumps)).keys()


def test_the_square_that_was_taken_is_the_current_one_until_the_next_is_taken() -> None:
    run = run_of(styles.distance_in_the_queue)
    taken: list[int | None] = []

    def look(frame: FrameType, event: str) -> None:
        if event == "line":
            taken.append(frame.f_locals.get("square"))

    spied(styles.distance_in_the_queue, SMALL, look)
    shown = [moment.current for moment in run]
    assert [square for square, _ in itertools.groupby(shown)] == [square for square, _ in itertools.groupby(taken)]


@pytest.mark.parametrize("make", [lambda: Remembers, Remembers, lambda: Remembers().snakesAndLadders])
def test_what_an_object_keeps_is_recognised_too(make: Callable[[], Any]) -> None:
    run = run_of(make(), EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == ("self.queue", "self._rolls")
    order = [square for frontier in frontiers(EXAMPLE_1) for square in frontier.squares]
    assert joined(run)[: len(order)] == order
    assert run == watch(make(), EXAMPLE_1, queue="self.queue", visited="self._rolls")


def test_a_queue_of_paths_holds_their_ends() -> None:
    run = run_of(with_paths, EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == ("paths", "known")
    order = [square for frontier in frontiers(EXAMPLE_1) for square in frontier.squares]
    assert joined(run)[: len(order)] == order


def test_a_queue_for_threads_is_a_queue() -> None:
    assert run_of(queue_of_the_library, EXAMPLE_1).queue_name == "line"


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


@pytest.mark.parametrize("name", ["q", "cells"])
def test_a_name_is_refused_that_holds_no_squares(name: str) -> None:
    solver = written("def solve(m):\n    q = ['a']\n    cells = [-1, 99]\n    return 2\n")
    arguments: list[dict[str, Any]] = [{"queue": name}, {"visited": name}]
    for argument in arguments:
        with pytest.raises(
            BoardError, match=f"'{name}' holds no squares that can be recognised: name another variable"
        ):
            watch(solver, SMALL, **argument)


def test_a_name_is_refused_where_there_are_none() -> None:
    with pytest.raises(BoardError, match="no list, deque, set or dict is called 'q': the solver has none"):
        watch(lambda _: 2, SMALL, queue="q")


@pytest.mark.parametrize("held", [[[2], []], [[1, 2], []], [[1], [1, 2]]])
def test_what_does_not_begin_with_the_start_or_what_no_square_leaves_is_not_a_queue(held: list[list[Any]]) -> None:
    assert find_queue({"q": kept(*held)}, SMALL, None) is None


def test_of_two_queues_the_one_with_the_better_name_or_more_squares_is_taken() -> None:
    few, many = kept([1], [2], []), kept([1], [2], [3], [])
    for names, best in [(("a", "queue"), "queue"), (("queue", "a"), "queue"), (("a", "b"), "b")]:
        found = find_queue(dict(zip(names, (few, many), strict=True)), SMALL, None)
        assert found is not None
        assert found.name == best


def test_without_a_queue_there_is_a_record_if_it_begins_with_the_start() -> None:
    for first, name in [([1], "a"), ([2], None)]:
        found = find_seen({"a": kept(first, [*first, 3])}, SMALL, None, None)
        assert (found and found.name) == name
    assert find_seen({"a": kept([], [])}, SMALL, None, None) is None


def test_a_record_has_to_grow_while_the_queue_does_and_by_its_squares() -> None:
    queue = find_queue({"q": kept([1], [2], [3])}, SMALL, None)
    for held in ([[1], [2]], [[4, 5, 6], [4, 5, 6, 1]]):
        assert find_seen({"s": kept(*held)}, SMALL, None, queue) is None
    assert find_seen({"q": kept([1], [1, 2])}, SMALL, None, queue) is None
    found = find_seen({"s": kept([1], [1, 2], [1, 2, 3])}, SMALL, None, queue)
    assert found is not None


def test_the_square_that_was_taken_is_looked_for_only_where_there_is_a_queue() -> None:
    queue = find_queue({"q": kept([1], [2, 3], [3], [])}, SMALL, None)
    taken = {"a": [Kept(1, 1)], "b": [Kept(1, 1), Kept(2, 2)], "c": [Kept(1, 1), Kept(2, 9)], "d": [Kept(1, "x")]}
    assert find_current(taken, None) == []
    assert [each.squares for each in find_current(taken, queue)] == [(1,), (2,)]


def test_a_whole_pair_may_be_what_was_taken() -> None:
    queue = find_queue({"q": kept([(1, 0)], [(2, 1)], [])}, SMALL, None)
    taken = find_current({"short": [Kept(1, ())], "pair": [Kept(1, (1, 0)), Kept(2, (2, 1))]}, queue)
    assert [each.squares for each in taken] == [(1,), (2,)]
