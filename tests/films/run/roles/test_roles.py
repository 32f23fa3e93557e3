"""Which variable is the queue, which one the record, and which square was taken."""

from collections.abc import Callable
from typing import Any

import pytest

from snl_edu import BoardError, frontiers, watch
from tests.corpus.entry import ENTRIES
from tests.corpus.solvers import filmed as styles
from tests.corpus.solvers.filmed import STYLES, Remembers
from tests.helpers.runs import EXAMPLE_1, SMALL, joined, queues_of, run_of, written


@pytest.mark.parametrize("make", [lambda: Remembers, Remembers, lambda: Remembers().snakesAndLadders])
def test_what_an_object_keeps_is_recognised_too(make: Callable[[], Any]) -> None:
    run = run_of(make(), EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == ("self.queue", "self._rolls")
    order = [square for frontier in frontiers(EXAMPLE_1) for square in frontier.squares]
    assert joined(run)[: len(order)] == order
    assert run == watch(make(), EXAMPLE_1, queue="self.queue", visited="self._rolls").at_grain("line")


@pytest.mark.parametrize("style", STYLES)
def test_the_names_that_are_recognised_can_also_be_given(style: Any) -> None:
    run = run_of(style, SMALL)
    queue, visited = run.queue_name, run.seen_name
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
    solver = ENTRIES["matrix_overwritten_with_zero"].solver
    assert watch(solver, EXAMPLE_1, visited="board").seen_name == "board"
    with pytest.raises(BoardError, match="'board' holds no squares"):
        watch(solver, EXAMPLE_1, queue="board")
