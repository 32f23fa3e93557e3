"""The record of a solver: what was seen, and with how many rolls."""

import itertools
from typing import Any

import pytest

from snl_edu import Board, watch
from tests.corpus.entry import ENTRIES
from tests.corpus.solvers import filmed as styles
from tests.helpers import oracles
from tests.helpers.runs import EXAMPLE_1, SMALL, joined, run_of, written


@pytest.mark.parametrize(
    "name",
    [
        *("distance_dictionary", "prebuilt_map", "counted_from_zero"),
        *("distances_with_a_big_number", "two_dimensional_distances", "numpy_infinities"),
    ],
)
def test_how_many_rolls_each_square_takes_is_shown(name: str) -> None:
    rolls = watch(ENTRIES[name].solver, EXAMPLE_1).rolls
    assert len(rolls) > 20
    assert rolls.items() <= oracles.distances(36, dict(EXAMPLE_1.jumps)).items()


@pytest.mark.parametrize("style", [styles.level_loop, styles.distance_in_the_queue, styles.Solution])
def test_what_was_seen_grows_by_the_squares_that_join_the_queue(style: Any) -> None:
    run = run_of(style, EXAMPLE_1)
    seen = [set(moment.seen) for moment in run]
    assert all(before <= after for before, after in itertools.pairwise(seen))
    assert set(joined(run)) <= seen[-1] <= oracles.distances(36, dict(EXAMPLE_1.jumps)).keys()


FILLED = """
def solve(m):
    n = len(m)
    todo = [1]
    {made}
    while todo:
        square = todo.pop(0)
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            up, along = divmod(landing - 1, n)
            value = m[~up][along if up % 2 == 0 else ~along]
            end = landing if value == -1 else value
            if {fresh}:
                {mark}
                todo.append(end)
    return 2
"""


@pytest.mark.parametrize(
    ("made", "fresh", "mark", "rolls"),
    [
        ("far = {1: 0}", "end not in far", "far[end] = far[square] + 1", {1: 0, 8: 1, 9: 2}),
        ("far = {1: 1}", "end not in far", "far[end] = far[square] + 1", {}),
        ("far = {1: 0}", "end not in far", "far[end] = 5", {}),
        ("far = {1: 0}", "end not in far", "far[end] = 10 ** 5000", {}),
        ("far = {1: 0}", "end not in far", "far[end] = -1", {}),
        ("far = {1: 0}", "end not in far", "far[end] = 'far'", {}),
        ("far = {1: 0.0}", "end not in far", "far[end] = far[square] + 1.0", {1: 0, 8: 1, 9: 2}),
        ("far = {1: 0}", "end not in far", "far[end] = far[square] + 0.5", {}),
        ("far = [0] * 10", "end != 1 and not far[end]", "far[end] = far[square] + 1", {1: 0, 8: 1, 9: 2}),
        ("far = [0] * 10", "not far[end]", "far[end] = 1", {}),
        ("parent = {1: 0}", "end not in parent", "parent[end] = 1", {}),
    ],
)
def test_rolls_are_told_only_where_the_numbers_can_be_nothing_else(
    made: str, fresh: str, mark: str, rolls: dict[int, int]
) -> None:
    run = watch(written(FILLED.format(made=made, fresh=fresh, mark=mark)), SMALL)
    assert run.queue_name == "todo"
    assert run.seen_name == ("parent" if "parent" in made else "far")
    assert rolls.items() <= run.rolls.items()
    assert bool(run.rolls) is bool(rolls)


@pytest.mark.parametrize(
    ("board", "made", "name"),
    [
        (Board(9, dict.fromkeys(range(2, 8), 1)), "pears = {1}", "pears"),
        (Board(9, dict.fromkeys(range(2, 8), 1)), "pears = [1]", None),
        (Board(9, dict.fromkeys(range(2, 8), 1)), "seen = [1]", "seen"),
        (Board(9), "pears = {1}", None),
    ],
)
def test_a_record_that_never_changes_is_one_only_where_there_is_nothing_to_record(
    board: Board, made: str, name: str | None
) -> None:
    solver = written(FILLED.format(made=f"{made}; far = 0", fresh="end > far and end != 1", mark="far = end"))
    assert watch(solver, board).seen_name == name
