"""Which variable is the queue, which one the record, and which square was taken."""

import itertools
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from snl_edu import Board, BoardError, frontiers, named_board, watch
from snl_edu.films.run_film import Run
from tests.helpers import oracles, styles
from tests.helpers.more_styles import MORE, NAMES, Remembers, growing_list, queue_of_the_library, with_paths
from tests.helpers.runs import BOARDS, EXAMPLE_1, SMALL, joined, queues_of, run_of, written
from tests.helpers.spy import contents, spied
from tests.helpers.styles import STYLES
from tests.helpers.watched_styles import RIGHT, WRONG, solver_of

FIRST_IN_FIRST_OUT = [style for style in STYLES if style not in (styles.recursion, styles.relaxation)]
TRAP = named_board("the-trap")
MANY_JUMPS = Board(36, {2: 20, 5: 30, 9: 4, 12: 28, 17: 13, 18: 7, 21: 6, 24: 35, 27: 11, 31: 29, 33: 10, 34: 22})
IMPOSSIBLE = Board(36, dict.fromkeys(range(20, 26), 3))
ON = [EXAMPLE_1, Board(4, {2: 3}), SMALL, TRAP, MANY_JUMPS, IMPOSSIBLE, Board(25)]


@pytest.mark.parametrize("style", STYLES)
def test_the_queue_and_the_record_of_each_style_are_recognised(style: Any) -> None:
    run = run_of(style, EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == NAMES[style]


@pytest.mark.parametrize("solver", MORE)
def test_other_ways_to_keep_them_are_recognised_too(solver: Any) -> None:
    run = run_of(solver, EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == MORE[solver]


@pytest.mark.parametrize("name", RIGHT)
def test_whatever_people_use_is_recognised_and_told_without_nonsense(name: str) -> None:
    style = RIGHT[name]
    for board in ON:
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


@pytest.mark.parametrize("name", WRONG)
def test_wrong_solvers_are_recognised_or_not_but_never_misread(name: str) -> None:
    style = WRONG[name]
    run = watch(solver_of(name), EXAMPLE_1)
    assert run.queue_name in style.queues
    assert run.seen_name in style.records
    assert run.queue_kind == style.kind
    for board in ON:
        other = watch(solver_of(name), board)
        assert other.queue_name in {None, *style.queues}
        assert other.seen_name in {None, *style.records}


@pytest.mark.parametrize(
    "name", ["a predecessor for each", "marks of one", "three dimensions", "not visited yet", "the matrix overwritten"]
)
def test_what_is_not_a_number_of_rolls_is_not_told_as_one(name: str) -> None:
    assert watch(solver_of(name), EXAMPLE_1).rolls == {}


@pytest.mark.parametrize("name", ["pairs with a parent", "a matrix of infinities", "numpy infinities"])
def test_what_is_a_number_of_rolls_is_told(name: str) -> None:
    rolls = watch(solver_of(name), EXAMPLE_1).rolls
    assert len(rolls) > 20
    assert rolls.items() <= oracles.distances(36, dict(EXAMPLE_1.jumps)).items()


def test_a_queue_that_is_used_from_its_other_end_is_shown_front_first() -> None:
    run = watch(solver_of("a queue the other way round"), EXAMPLE_1)
    assert run.queue_kind == "queue"
    other = watch(solver_of("six to one"), EXAMPLE_1)
    assert other.queue_kind == "queue"
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


def test_the_squares_of_a_level_are_taken_one_by_one_if_a_variable_walks_along_them() -> None:
    taken = [square for square, _ in itertools.groupby(moment.current for moment in run_of(styles.level_loop))]
    assert taken == [None, 1, 8, 3, 4, 5, 6, 7, 9]


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
