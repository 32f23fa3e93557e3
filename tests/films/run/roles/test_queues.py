"""The queue of a solver: what waits in it, what is taken from it, and what is none."""

import itertools
from types import FrameType
from typing import Any

import pytest

from snl_edu import Board, frontiers, watch
from snl_edu.films.run.run_film import Run
from tests.corpus.entry import ENTRIES
from tests.corpus.solvers import filmed as styles
from tests.corpus.solvers.filmed import MORE, STYLES, growing_list
from tests.helpers import oracles
from tests.helpers.runs import BOARDS, EXAMPLE_1, SMALL, joined, queues_of, run_of, written
from tests.helpers.spy import contents, spied

FIRST_IN_FIRST_OUT = [style for style in STYLES if style not in (styles.recursion, styles.relaxation)]


def test_a_queue_that_is_used_from_its_other_end_is_shown_front_first() -> None:
    run = watch(ENTRIES["inserted_at_zero"].solver, EXAMPLE_1)
    longest = max((moment.queue for moment in run.moments), key=len)
    rolls = oracles.distances(36, dict(EXAMPLE_1.jumps))
    assert [rolls[square] for square in longest] == sorted(rolls[square] for square in longest)


def test_of_a_list_that_only_grows_those_wait_that_were_not_taken_yet() -> None:
    run = run_of(growing_list, EXAMPLE_1)
    assert (run.queue_name, run.seen_name, run.queue_kind) == ("bfs", "need", "queue")
    assert queues_of(run)[:4] == [(1,), (), (15,), (15, 3)]
    assert joined(run)[:7] == [1, 15, 3, 4, 5, 6, 7]
    taken = [square for square, _ in itertools.groupby(moment.current for moment in run)]
    assert taken[:4] == [None, 1, 15, 3]


@pytest.mark.parametrize("style", [style for style in [*STYLES, *MORE] if style is not styles.relaxation])
def test_the_queue_holds_at_every_moment_what_the_solver_holds(style: Any) -> None:
    name = run_of(style, EXAMPLE_1).queue_name or "unknown"
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


@pytest.mark.parametrize(("style", "name"), [(styles.distance_in_the_queue, "square"), (styles.level_loop, "here")])
def test_the_square_that_was_taken_is_the_current_one_until_the_next_is_taken(style: Any, name: str) -> None:
    taken: list[int | None] = []

    def look(frame: FrameType, event: str) -> None:
        if event == "line" and frame.f_code is style.__code__:
            taken.append(frame.f_locals.get(name))

    spied(style, SMALL, look)
    shown = [moment.current for moment in run_of(style)]
    assert [square for square, _ in itertools.groupby(shown)] == [square for square, _ in itertools.groupby(taken)]


NOT_QUEUES = {
    "a counter": "rolls = [0]\n    for t in range(2, 10):\n        m[place(t)[0]][place(t)[1]]\n        rolls[0] += 1",
    "a table": "ends = [0] * 10\n    for t in range(1, 10):\n        ends[t] = m[place(t)[0]][place(t)[1]]",
    "what never changes": "kept = {1}\n    for t in range(2, 8):\n        m[place(t)[0]][place(t)[1]]",
    "what does not begin with the start": "q = [2, 3]\n    q.pop()\n    q.pop()",
    "what holds no squares": "q = ['a', 'b']\n    q.pop()\n    q.pop()",
    "nothing": "q = []\n    seen = set()",
}


@pytest.mark.parametrize("body", NOT_QUEUES.values(), ids=NOT_QUEUES)
def test_what_is_no_queue_is_not_taken_for_one(body: str) -> None:
    solver = written(
        "def place(square):\n    up, along = divmod(square - 1, 3)\n    return 2 - up, along if up != 1 else 2 - along\n\n"
        f"def solve(m):\n    {body}\n    return 2\n"
    )
    for board in (SMALL, Board(9)):
        run = watch(solver, board)
        assert (run.queue_name, run.seen_name) == (None, None)


def test_a_dictionary_without_the_name_of_a_queue_is_none() -> None:
    def deepens(board: list[list[int]]) -> int:
        goal = len(board) ** 2
        for limit in range(goal):
            best = {1: limit}
            for square in (1, 2, 3):
                best.pop(square, None)
                best[square + 1] = limit
        return -1

    assert watch(deepens, Board(9)).queue_name is None
