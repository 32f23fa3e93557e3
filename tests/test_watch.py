"""Watching a solver at work: what the film says must be what the code did, and the code must not notice."""

import functools
import heapq
import inspect
import itertools
import json
import re
import sys
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import Queue
from textwrap import dedent
from types import FrameType
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import Board, BoardError, film, frontiers, named_board, play, watch
from snl_edu.film import Grain
from snl_edu.misconceptions import MISCONCEPTIONS, function_of
from snl_edu.player import page_of
from snl_edu.reels import film_data
from snl_edu.watch import MOST_STEPS, Run, RunStep
from snl_edu.watch.guessing import find_current, find_queue, find_seen
from snl_edu.watch.tracing import LARGEST, Held, Kept, Trace, brief, snapshot
from snl_edu.words import CATALOGUES
from tests import oracles, styles
from tests.styles import STYLES, Matrix, coordinates

Solver = Callable[[Matrix], int]

EXAMPLE_1 = named_board("example-1")
SMALL = Board(9, {2: 8})  # two rolls win: 1, 8, 9
TRAPPED = Board(9, dict.fromkeys(range(2, 8), 1))
BOARDS = [EXAMPLE_1, SMALL, Board(16), Board(16, {3: 14, 5: 1}), Board(25, {7: 1}), named_board("the-needed-snake")]

WORDS = CATALOGUES["en"].sentences

# The variables that hold the queue and what was seen, and the square that an element of the queue stands for.
NAMES: dict[Any, tuple[str | None, str | None]] = {
    styles.level_loop: ("frontier", "visited"),
    styles.distance_in_the_queue: ("q", "seen"),
    styles.distance_dictionary: ("todo", "dist"),
    styles.prebuilt_map: ("queue", "distance"),
    styles.landing_marking: ("queue", "visited"),
    styles.coordinates_helper: ("queue", "visited"),
    styles.recursion: ("level", "seen"),
    styles.Solution: ("queue", "seen"),
    styles.relaxation: (None, "best"),
}
FIRST_IN_FIRST_OUT = [style for style in STYLES if style not in (styles.recursion, styles.relaxation)]


# More ways to keep a queue and a record, each written by hand like those of tests/styles.py.


def end_of(matrix: Matrix, square: int) -> int:
    """Where a roll that lands on a square ends."""
    row, column = coordinates(square, len(matrix))
    return square if matrix[row][column] == -1 else matrix[row][column]


def with_a_heap(board: Matrix) -> int:
    n = len(board)
    waiting = [(0, 1)]
    done = set()
    while waiting:
        rolls, square = heapq.heappop(waiting)
        if square == n * n:
            return rolls
        if square in done:
            continue
        done.add(square)
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            end = end_of(board, landing)
            if end not in done:
                heapq.heappush(waiting, (rolls + 1, end))
    return -1


def with_lists_and_a_matrix_of_truths(board: Matrix) -> int:
    n = len(board)
    line = deque([[1, 0]])
    marks = [[False] * n for _ in range(n)]
    marks[n - 1][0] = True
    while line:
        square, rolls = line.popleft()
        if square == n * n:
            return rolls
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            end = end_of(board, landing)
            row, column = coordinates(end, n)
            if not marks[row][column]:
                marks[row][column] = True
                line.append([end, rolls + 1])
    return -1


def counted_from_zero(board: Matrix) -> int:
    n = len(board)
    line = deque([0])
    far = [-1] * (n * n)
    far[0] = 0
    while line:
        place = line.popleft()
        for landing in range(place + 1, min(place + 6, n * n - 1) + 1):
            end = end_of(board, landing + 1) - 1
            if far[end] < 0:
                far[end] = far[place] + 1
                line.append(end)
    return far[-1]


def pairs_counted_from_zero(board: Matrix) -> int:
    n = len(board)
    line = deque([(0, 0)])
    known = {0}
    while line:
        place, rolls = line.popleft()
        if place == n * n - 1:
            return rolls
        for landing in range(place + 1, min(place + 6, n * n - 1) + 1):
            end = end_of(board, landing + 1) - 1
            if end not in known:
                known.add(end)
                line.append((end, rolls + 1))
    return -1


def with_a_default_dictionary(board: Matrix) -> int:
    n = len(board)
    dist: defaultdict[int, int] = defaultdict(lambda: -1)
    dist[1] = 0
    line = deque([1])
    while line:
        square = line.popleft()
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            end = end_of(board, landing)
            if end not in dist:
                dist[end] = dist[square] + 1
                line.append(end)
    return dist[n * n]


def with_a_set_of_coordinates(board: Matrix) -> int:
    n = len(board)
    line = [1]
    been = {(n - 1, 0)}
    rolls = 0
    while line:
        if n * n in line:
            return rolls
        after = []
        for square in line:
            for landing in range(square + 1, min(square + 6, n * n) + 1):
                end = end_of(board, landing)
                if coordinates(end, n) not in been:
                    been.add(coordinates(end, n))
                    after.append(end)
        line = after
        rolls += 1
    return -1


def with_generators_and_comprehensions(board: Matrix) -> int:
    n = len(board)
    goal = n * n

    def landings(square: int) -> Iterator[int]:
        last = min(square + 6, goal)
        while square < last:
            square += 1
            yield square

    line = deque([1])
    rolls = {1: 0}
    while line:
        square = line.popleft()
        ends = [end_of(board, landing) for landing in landings(square)]
        for end in dict.fromkeys(end for end in ends if end not in rolls):
            rolls[end] = rolls[square] + 1
            line.append(end)
    return rolls.get(goal, -1)


MORE: dict[Solver, tuple[str | None, str | None]] = {
    with_a_heap: ("waiting", "done"),
    with_lists_and_a_matrix_of_truths: ("line", "marks"),
    counted_from_zero: ("line", "far"),
    pairs_counted_from_zero: ("line", "known"),
    with_a_default_dictionary: ("line", "dist"),
    with_a_set_of_coordinates: ("line", "been"),
    with_generators_and_comprehensions: ("line", "rolls"),
}

# The square that an element of the queue stands for, where it is not the number of that square.
SQUARE_OF: dict[Any, Callable[[Any, int], int]] = {
    styles.distance_in_the_queue: lambda pair, _: pair[1],
    styles.landing_marking: lambda pair, _: pair[0],
    styles.coordinates_helper: lambda spot, n: [*oracles.walk_of_squares(n, n)].index(spot[:2]) + 1,
    with_a_heap: lambda pair, _: pair[1],
    with_lists_and_a_matrix_of_truths: lambda pair, _: pair[0],
    counted_from_zero: lambda place, _: place + 1,
    pairs_counted_from_zero: lambda pair, _: pair[0] + 1,
}


def growing_list(board: Matrix) -> int:
    """The famous short solution: the queue is a list that grows while it is walked."""
    n = len(board)
    if n == 1:
        return 0
    need = {1: 0}
    bfs = [1]
    for square in bfs:
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            end = end_of(board, landing)
            if end == n * n:
                return need[square] + 1
            if end not in need:
                need[end] = need[square] + 1
                bfs.append(end)
    return -1


def queue_of_the_library(board: Matrix) -> int:
    """The queue is made for threads, and hides its deque."""
    n = len(board)
    line: Queue[int] = Queue()
    line.put(1)
    dist = {1: 0}
    while not line.empty():
        square = line.get()
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            end = end_of(board, landing)
            if end not in dist:
                dist[end] = dist[square] + 1
                line.put(end)
    return dist.get(n * n, -1)


# A second look at the same code, which shares nothing with the library.


def itself(square: int, _: int) -> int:
    return square


def plainly(solver: Any, board: Board) -> Any:
    """What the solver gives when nobody watches."""
    function = solver().snakesAndLadders if isinstance(solver, type) else solver
    return function(board.to_matrix())


def spied(solver: Any, board: Board, look: Callable[[FrameType, str], None]) -> None:
    """Runs a solver and lets somebody look at each event of its module's code."""
    function = solver().snakesAndLadders if isinstance(solver, type) else solver
    file = function.__code__.co_filename
    matrix = board.to_matrix()

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        if frame.f_code.co_filename != file:
            return None
        look(frame, event)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        function(matrix)
    finally:
        sys.settrace(before)


def contents(solver: Any, board: Board, name: str) -> list[tuple[int, ...]]:
    """What a variable held from line to line, as squares."""
    square_of = SQUARE_OF.get(solver, itself)
    held: list[tuple[int, ...]] = []

    def look(frame: FrameType, event: str) -> None:
        if event == "line" and name in frame.f_locals:
            held.append(tuple(square_of(element, board.rows) for element in frame.f_locals[name]))

    spied(solver, board, look)
    return [squares for squares, _ in itertools.groupby(held)]


def lines_that_ran(solver: Any, board: Board) -> list[int]:
    """The lines in the order in which they ran; a line that called a function goes on when that has returned."""
    ran: list[int] = []
    callers: list[FrameType] = []

    def look(frame: FrameType, event: str) -> None:
        if event == "line":
            ran.append(frame.f_lineno)
            callers.append(frame)
        elif event == "return" and frame.f_back in callers:
            ran.append(frame.f_back.f_lineno)

    spied(solver, board, look)
    return ran


def landings_read(board: Board) -> list[int]:
    """The landings of all squares in the order of a search that ends when it takes the goal."""
    order: list[int] = [1]
    read: list[int] = []
    for square in order:
        if square == board.goal:
            return read
        for landing in range(square + 1, min(square + 6, board.goal) + 1):
            read.append(landing)
            end = board.jumps.get(landing, landing)
            if end not in order:
                order.append(end)
    return read


def run_of(solver: Any, board: Board = SMALL, **options: Any) -> Run:
    return watch(solver, board, **options)


def written(source: str) -> Any:
    """The function `solve` of some text that nobody would write by hand into a tidy file."""
    return function_of(dedent(source), "written by hand")


def steps_of(run: Run) -> list[RunStep]:
    return [cast(RunStep, step) for step in run]


def queues_of(run: Run) -> list[tuple[int, ...]]:
    queues = [squares for squares, _ in itertools.groupby(step.queue for step in run)]
    return queues[1:] if queues[0] == () else queues


def reads_of(run: Run) -> list[int]:
    return [square for step in steps_of(run) for square in step.reads]


def joined(run: Run) -> list[int]:
    """The squares in the order in which they joined the queue, or were marked where there is no queue."""
    return list(dict.fromkeys(square for step in run for square in (step.queue if run.queue_name else step.seen)))


def told_line(step: RunStep) -> int:
    found = re.match(r"Line (\d+): .+\.$", step.sentence)
    assert found, step.sentence
    return int(found[1])


def line_of(solver: Any, text: str) -> int:
    """The number of the one line of a solver that holds some text."""
    source, first = inspect.getsourcelines(solver)
    (found,) = [number for number, line in enumerate(source, start=first) if text in line]
    return found


# Queue and record


@pytest.mark.parametrize("style", STYLES)
def test_the_queue_and_the_record_of_each_style_are_recognised(style: Any) -> None:
    run = run_of(style, EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == NAMES[style]


@pytest.mark.parametrize("solver", MORE)
def test_other_ways_to_keep_them_are_recognised_too(solver: Solver) -> None:
    run = run_of(solver, EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == MORE[solver]


@pytest.mark.parametrize("board", BOARDS, ids=repr)
@pytest.mark.parametrize("style", [style for style in [*STYLES, *MORE] if style is not styles.relaxation])
def test_the_queue_holds_at_every_moment_what_the_solver_holds(style: Any, board: Board) -> None:
    name = (NAMES | MORE)[style][0]
    assert name is not None
    assert queues_of(run_of(style, board)) == contents(style, board, name)


@pytest.mark.parametrize("board", BOARDS, ids=repr)
@pytest.mark.parametrize("style", FIRST_IN_FIRST_OUT)
def test_squares_join_the_queue_in_the_order_of_the_frontiers(style: Any, board: Board) -> None:
    order = [square for frontier in frontiers(board) for square in frontier.squares]
    found = joined(run_of(style, board))
    assert found[: len(order)] == order
    rolls = oracles.distances(board.squares, dict(board.jumps))
    assert all(rolls[square] > rolls[board.goal] for square in found[len(order) :])


@pytest.mark.parametrize("style", [styles.level_loop, styles.distance_in_the_queue, styles.Solution])
def test_what_was_seen_grows_by_the_squares_that_join_the_queue(style: Any) -> None:
    run = run_of(style, EXAMPLE_1)
    seen = [set(step.seen) for step in run]
    assert all(before <= after for before, after in itertools.pairwise(seen))
    assert set(joined(run)) <= seen[-1] <= oracles.distances(36, dict(EXAMPLE_1.jumps)).keys()


def test_the_square_that_was_taken_is_the_current_one_until_the_next_is_taken() -> None:
    run = run_of(styles.distance_in_the_queue)
    taken: list[int | None] = []

    def look(frame: FrameType, event: str) -> None:
        if event == "line":
            taken.append(frame.f_locals.get("square"))

    spied(styles.distance_in_the_queue, SMALL, look)
    shown = [step.current for step in run]
    assert [square for square, _ in itertools.groupby(shown)] == [square for square, _ in itertools.groupby(taken)]


def test_a_list_of_distances_gives_the_squares_and_their_rolls() -> None:
    for style in (styles.distance_dictionary, styles.prebuilt_map, counted_from_zero):
        run = run_of(style)
        assert run.rolls == oracles.distances(9, {2: 8})


def test_a_record_without_distances_tells_no_rolls() -> None:
    assert run_of(styles.level_loop).rolls == {}
    named = run_of(
        written("def solve(m):\n    q = [1]\n    seen = {1: 'a'}\n    q.pop()\n    seen[2] = 'b'\n    q.append(2)\n")
    )
    assert (named.seen_name, named.rolls) == ("seen", {})


class Remembers:
    """Keeps its queue and its record in the object."""

    def snakesAndLadders(self, board: Matrix) -> int:
        n = len(board)
        self.queue = deque([1])
        self._rolls = {1: 0}
        while self.queue:
            self.step(board, self.queue.popleft())
        return self._rolls.get(n * n, -1)

    def step(self, board: Matrix, square: int) -> None:
        for landing in range(square + 1, min(square + 6, len(board) ** 2) + 1):
            end = end_of(board, landing)
            if end not in self._rolls:
                self._rolls[end] = self._rolls[square] + 1
                self.queue.append(end)


@pytest.mark.parametrize("make", [lambda: Remembers, Remembers, lambda: Remembers().snakesAndLadders])
def test_what_an_object_keeps_is_recognised_too(make: Callable[[], Any]) -> None:
    run = run_of(make(), EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == ("self.queue", "self._rolls")
    order = [square for frontier in frontiers(EXAMPLE_1) for square in frontier.squares]
    assert joined(run)[: len(order)] == order
    assert run == run_of(make(), EXAMPLE_1, queue="self.queue", visited="self._rolls")


def with_paths(board: Matrix) -> int:
    n = len(board)
    paths = [[1]]
    known = {1}
    while paths:
        path = paths.pop(0)
        if path[-1] == n * n:
            return len(path) - 1
        for landing in range(path[-1] + 1, min(path[-1] + 6, n * n) + 1):
            end = end_of(board, landing)
            if end not in known:
                known.add(end)
                paths.append([*path, end])
    return -1


def test_a_queue_of_paths_holds_their_ends() -> None:
    run = run_of(with_paths, EXAMPLE_1)
    assert (run.queue_name, run.seen_name) == ("paths", "known")
    order = [square for frontier in frontiers(EXAMPLE_1) for square in frontier.squares]
    assert joined(run)[: len(order)] == order


def test_a_queue_for_threads_is_a_queue() -> None:
    assert run_of(queue_of_the_library, EXAMPLE_1).queue_name == "line"


# The same as without a watcher


@pytest.mark.parametrize("board", [*BOARDS, TRAPPED, Board(1)], ids=repr)
@pytest.mark.parametrize("style", [*STYLES, *MORE, growing_list, queue_of_the_library])
def test_a_watched_solver_returns_what_it_returns_unwatched(style: Any, board: Board) -> None:
    run = run_of(style, board)
    assert run.value == plainly(style, board) == oracles.matrix_answer(board.to_matrix())
    assert run[-1].kind == "return"
    assert run[-1].sentence == WORDS["run.right"].format(value=run.value)


@pytest.mark.parametrize("style", [styles.level_loop, styles.distance_in_the_queue])
def test_the_squares_read_are_those_on_which_the_die_lands(style: Any) -> None:
    for board in BOARDS:
        assert reads_of(run_of(style, board)) == landings_read(board)


def test_a_solver_that_remembers_reads_each_square_once() -> None:
    for board in BOARDS:
        assert reads_of(run_of(styles.Solution, board)) == list(dict.fromkeys(landings_read(board)))


@pytest.mark.parametrize("style", [styles.prebuilt_map, styles.landing_marking])
def test_a_map_that_is_made_first_reads_all_squares_before_the_search(style: Any) -> None:
    run = run_of(style, EXAMPLE_1)
    assert list(dict.fromkeys(reads_of(run))) == list(range(1, 37))
    begun = next(number for number, step in enumerate(run) if step.queue)
    assert all(not step.reads for step in steps_of(run)[begun:])


@pytest.mark.parametrize("style", [*STYLES, *MORE])
def test_the_lines_told_are_those_that_ran_and_stand_in_the_listing(style: Any) -> None:
    run = run_of(style)
    told = steps_of(run)[:-1]
    assert [told_line(step) for step in told] == lines_that_ran(style, SMALL)
    files = [Path(file).read_text(encoding="utf-8").splitlines() for file in (styles.__file__, __file__)]
    for step in told:
        number, text = run.listing[step.line].split(maxsplit=1)
        assert int(number) == told_line(step)
        assert text in {lines[int(number) - 1].strip() for lines in files if len(lines) >= int(number)}


def test_the_variables_that_change_are_told_with_what_they_hold() -> None:
    run = run_of(styles.level_loop)
    told: dict[str, list[str]] = {}
    for step in steps_of(run):
        for name, text in step.changes:
            told.setdefault(name, []).append(text)
    assert told["moves"] == ["0", "1", "2"]
    assert told["here"][:3] == ["1", "8", "3"]
    assert told["frontier"] == ["list of 1: 1", "list of 6: 8, 3, 4, 5, 6, 7", "list of 1: 9"]
    assert told["visited"][0] == "set of 1: 1"
    assert {step.function for step in steps_of(run)} == {"level_loop", "value"}


def test_variables_that_a_generator_keeps_between_two_values_have_not_changed() -> None:
    told = [step for step in steps_of(run_of(with_generators_and_comprehensions)) if step.function == "landings"]
    assert [dict(step.changes).get("last") for step in told].count("7") == 1


# Where it begins, and its grains


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("grain", Run.grains)
def test_the_player_opens_where_the_board_is_read_first(style: Any, grain: Grain) -> None:
    run = run_of(style, EXAMPLE_1).at_grain(grain)
    opening = play(run).step
    assert opening == run.first_read
    assert steps_of(run)[opening].reads or (grain == "roll" and not any(step.reads for step in steps_of(run)))
    assert not any(step.reads for step in steps_of(run)[:opening])


def test_the_grain_of_lines_has_every_step() -> None:
    run = run_of(styles.level_loop)
    assert run.at_grain("line").steps == run.steps == run.moments
    assert run.grain == "line"


def test_the_grain_of_reads_has_the_steps_that_read_and_the_end() -> None:
    run = run_of(styles.level_loop)
    by_read = run.at_grain("read")
    assert steps_of(by_read) == [step for step in steps_of(run) if step.reads or step.kind == "return"]
    assert [step.reads for step in steps_of(by_read)[:-1]] == [(square,) for square in landings_read(SMALL)]


def test_the_grain_of_rolls_has_the_steps_that_change_queue_or_record_and_the_end() -> None:
    run = run_of(styles.distance_in_the_queue)
    by_roll = steps_of(run.at_grain("roll"))
    changed = [
        now
        for before, now in itertools.pairwise([None, *steps_of(run)])
        if now is not None
        and ((now.queue, now.seen) != (before.queue if before else (), before.seen if before else ()) or now is run[-1])
    ]
    assert by_roll == changed
    assert by_roll[-1] is run[-1]
    assert len(by_roll) < len(run)


@pytest.mark.parametrize("grain", ["frontier", "move", "", None, 5])
def test_another_grain_is_refused(grain: Any) -> None:
    with pytest.raises(BoardError, match="grain must be one of line, read, roll, not "):
        run_of(styles.level_loop).at_grain(grain)
    with pytest.raises(BoardError, match="grain must be one of line, read, roll, not "):
        play(run_of(styles.level_loop), grain="move")


# Sentences


def sentences(solver: Any, board: Board = SMALL) -> list[str]:
    return [step.sentence for step in run_of(solver, board)]


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("x = m[2][0]", "Line 2: reads square 1, a plain one; x = -1."),
        ("x = m[2][1]", "Line 2: reads square 2, a ladder up to 8; x = 8."),
        ("x = m[0][0]", "Line 2: reads square 7, a snake down to 3; x = 3."),
        ("m[2][0], m[2][2]", "Line 2: reads square 1, a plain one; reads square 3, a plain one."),
        ("m[2][0], m[2][0]", "Line 2: reads square 1, a plain one."),
        ("m[2].count(5), m[1][0]", "Line 2: reads 4 squares."),
        ("pass", "Line 2: nothing changes."),
        ("a, b, c, d = 1, 2.5, 'x', None", "Line 2: a = 1; b = 2.5; c = 'x'."),
        ("a = ()", "Line 2: a = ()."),
        ("a = True", "Line 2: a = True."),
        ("a = lambda: 1", "Line 2: nothing changes."),
        ("a = []", "Line 2: a = list of 0."),
    ],
)
def test_each_line_is_told_in_a_sentence(body: str, told: str) -> None:
    solver = written(f"def solve(m):\n    {body}\n    return 2\n")
    assert sentences(solver, Board(9, {2: 8, 7: 3}))[0] == told


def test_what_joins_and_leaves_the_queue_and_what_is_marked_is_counted() -> None:
    solver = written(
        """\
        def solve(m):
            queue = [1]
            seen = {1}
            queue.pop()
            queue += [2, 3]
            seen |= {2, 3}
            queue = [4, 5, 6, 7]
            seen |= {4, 5, 6, 7}
            queue.clear()
            return 2
        """
    )
    assert sentences(solver) == [
        "Line 2: 1 joins the queue.",
        "Line 3: 1 is marked as seen.",
        "Line 4: 1 leaves the queue.",
        "Line 5: 2, 3 join the queue.",
        "Line 6: 2, 3 are marked as seen.",
        "Line 7: 2, 3 leave the queue; 4 squares join the queue.",
        "Line 8: 4 squares are marked as seen.",
        "Line 9: 4 squares leave the queue.",
        "Line 10: nothing changes.",
        "It returns 2, and that is right.",
    ]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("2", "It returns 2, and that is right."),
        ("3", "It returns 3, but 2 is right."),
        ("None", "It returns None, but 2 is right."),
        ("'2'", "It returns '2', but 2 is right."),
        ("2.0", "It returns 2.0, but 2 is right."),
        ("True", "It returns True, but 2 is right."),
        ("m[0]", "It returns a list, but 2 is right."),
        ("(x for x in [2])", "It returns a list, but 2 is right."),
    ],
)
def test_the_end_says_what_is_returned_and_what_is_right(value: str, told: str) -> None:
    assert sentences(written(f"def solve(m):\n    return {value}\n"))[-1] == told


def test_on_a_board_that_cannot_be_won_minus_one_is_right() -> None:
    assert sentences(lambda _: -1, TRAPPED)[-1] == "It returns -1, and that is right."
    assert sentences(lambda _: 0, TRAPPED)[-1] == "It returns 0, but -1 is right."


def test_a_call_of_itself_that_is_over_brings_nothing_back_into_the_queue() -> None:
    told = sentences(styles.recursion)
    reached = next(number for number, sentence in enumerate(told) if "9 joins the queue" in sentence)
    assert not [sentence for sentence in told[reached + 1 :] if "queue" in sentence]


def test_the_text_of_a_run_is_folded() -> None:
    run = run_of(styles.level_loop, EXAMPLE_1)
    told = str(run).splitlines()
    assert len(told) == 41
    assert told[0] == f"0. {run[0].sentence}"
    assert told[19] == f"19. {run[19].sentence}"
    assert told[20] == f"... {len(run) - 40:,} more steps ..."
    assert told[21] == f"{len(run) - 20}. {run[-20].sentence}"
    assert told[-1] == f"{len(run) - 1}. {run[-1].sentence}"


def short(lines: int) -> Any:
    return written("def solve(m):\n" + "    pass\n" * (lines - 1) + "    return 2\n")


@pytest.mark.parametrize("lines", [39, 40])
def test_a_text_is_not_folded_to_hide_one_line(lines: int) -> None:
    assert [line.split(".")[0] for line in str(run_of(short(lines))).splitlines()] == [
        str(number) for number in range(lines + 1)
    ]


def test_a_text_of_two_lines_too_many_is_folded() -> None:
    assert "... 2 more steps ..." in str(run_of(short(41)))


def test_a_run_tells_its_solver_and_its_board() -> None:
    assert repr(run_of(styles.level_loop)) == "<run of level_loop on Board(9, {2: 8})>"


# Ends that are no good


def test_a_run_of_just_as_many_steps_as_are_allowed_is_filmed_to_its_end() -> None:
    run = run_of(short(5), max_steps=5)
    assert run[-1].sentence == "It returns 2, and that is right."
    assert len(run) == 6


@pytest.mark.parametrize("most", [1, 2, 10, 101])
def test_a_longer_run_is_stopped_with_its_line_and_its_steps(most: int) -> None:
    run = run_of(styles.level_loop, EXAMPLE_1, max_steps=most)
    whole = run_of(styles.level_loop, EXAMPLE_1)
    filmed, expected = steps_of(run)[:-1], steps_of(whole)[:most]
    assert [(step.line, step.reads, step.changes) for step in filmed] == [
        (step.line, step.reads, step.changes) for step in expected
    ]
    assert (run[-1].kind, run.value) == ("trouble", None)
    line = told_line(steps_of(whole)[most - 1])
    steps = "1 step" if most == 1 else f"{most} steps"
    assert run[-1].sentence == f"It was stopped in line {line} after {steps}: does this loop ever end?"
    assert run[-1].line == whole[most - 1].line


def test_by_default_fifty_thousand_lines_are_filmed() -> None:
    run = run_of(written("def solve(m):\n    while True:\n        x = 0\n"))
    assert len(run) == MOST_STEPS + 1 == 50_001
    assert "after 50,000 steps" in run[-1].sentence


@pytest.mark.parametrize("most", [10, 20_001])
def test_a_loop_within_one_line_is_stopped_too(most: int) -> None:
    run = run_of(written("def solve(m):\n    while True: pass\n"), max_steps=most)
    # Some Pythons tell of each turn as a line; where they do not, instructions are counted.
    steps = most if len(run) > 2 else max(1_000_000, 50 * most)
    assert run[-1].sentence == f"It was stopped in line 2 after {steps:,} steps: does this loop ever end?"
    assert run[-1].line == 1


def without_end(_: list[int]) -> int:
    while True:
        pass


def test_a_loop_that_no_line_tells_of_is_stopped_too() -> None:
    run = run_of(functools.partial(max, key=without_end))
    assert (len(run), run[-1].kind) == (1, "trouble")
    assert run[-1].sentence == "It was stopped after 2,500,000 steps: does its loop ever end?"


GUARDED = {
    "except": "try:\n        while True:\n            x += 1\n    except:\n        return 2\n",
    "finally": "try:\n        while True:\n            x += 1\n    finally:\n        return 2\n",
    "with": "with open('/dev/null') as x:\n        while True:\n            x = 1\n",
}


@pytest.mark.parametrize("body", GUARDED.values(), ids=GUARDED)
def test_a_loop_that_is_guarded_is_stopped_at_the_same_step_and_is_not_said_to_return(body: str) -> None:
    run = run_of(written(f"def solve(m):\n    x = 0\n    {body}"), max_steps=50)
    assert len(run) == 51
    assert run[-1].kind == "trouble"
    assert "after 50 steps" in run[-1].sentence


def failing(board: Matrix) -> int:
    rolls = board[2][1]
    return rolls // 0


def failing_in_a_helper(board: Matrix) -> int:
    value = board[2][1]
    return to_a_square("two") + value


def to_a_square(word: str) -> int:
    raise KeyError(f"no square is called {word}")


@pytest.mark.parametrize(
    ("solver", "text", "told"),
    [
        (failing, "rolls // 0", "raises ZeroDivisionError in line {line}: integer division or modulo by zero."),
        (to_a_square, "raise KeyError", "raises KeyError in line {line}: "),
    ],
)
def test_an_exception_ends_the_film_with_its_line(solver: Any, text: str, told: str) -> None:
    line = line_of(solver, text)
    run = run_of(failing if solver is failing else failing_in_a_helper)
    end = steps_of(run)[-1]
    assert end.kind == "trouble"
    assert end.sentence.startswith("It " + told.format(line=line))
    assert run.listing[end.line].split()[0] == str(line)
    assert told_line(steps_of(run)[-2]) == line


def calls_itself(board: Matrix) -> int:
    return calls_itself(board)


def test_a_call_of_itself_without_an_end_is_told_with_its_line() -> None:
    end = run_of(calls_itself)[-1]
    assert end.kind == "trouble"
    assert "calls itself again and again without an end" in end.sentence
    assert f"line {line_of(calls_itself, 'return')}" in end.sentence


def test_an_exception_that_the_solver_catches_is_none() -> None:
    run = run_of(
        written("def solve(m):\n    try:\n        m[9]\n    except IndexError:\n        x = 1\n    return 2\n")
    )
    assert [step.sentence for step in run][1:] == [
        "Line 3: nothing changes.",
        "Line 4: nothing changes.",
        "Line 5: x = 1.",
        "Line 6: nothing changes.",
        "It returns 2, and that is right.",
    ]


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("raise SystemExit(3)", "It raises SystemExit in line 2: 3."),
        ("raise Exception", "It raises Exception in line 2."),
        ("raise ValueError('x' * 500)", f"It raises ValueError in line 2: {'x' * 100}."),
        ("return m[9]", "It raises IndexError in line 2: list index out of range."),
    ],
)
def test_whatever_is_raised_is_told(body: str, told: str) -> None:
    assert sentences(written(f"def solve(m):\n    {body}\n"))[-1] == told


def test_who_presses_stop_stops_the_watching() -> None:
    with pytest.raises(KeyboardInterrupt):
        run_of(written("def solve(m):\n    raise KeyboardInterrupt\n"))


def test_what_the_solver_prints_is_not_seen(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_of(written("def solve(m):\n    print('hello')\n    return 2\n")).value == 2
    assert capsys.readouterr().out == ""


# Whatever can be called


def doubled(solver: Solver) -> Solver:
    @functools.wraps(solver)
    def call(board: Matrix) -> int:
        return solver(board)

    return call


def with_one_more(board: Matrix, more: int) -> int:
    return styles.level_loop(board) + more


class Called:
    """An object that can be called like a function."""

    def __call__(self, board: Matrix) -> int:
        n = len(board)
        queue = deque([1])
        rolls = {1: 0}
        while queue:
            square = queue.popleft()
            for landing in range(square + 1, min(square + 6, n * n) + 1):
                end = end_of(board, landing)
                if end not in rolls:
                    rolls[end] = rolls[square] + 1
                    queue.append(end)
        return rolls.get(n * n, -1)

    def method(self, board: Matrix) -> int:
        return self(board)


class Static:
    """The famous class, with a method that needs no object."""

    @staticmethod
    def snakesAndLadders(board: Matrix) -> int:
        return with_a_heap(board)


class OfTheClass:
    """The famous class, with a method of the class."""

    @classmethod
    def snakesAndLadders(cls, board: Matrix) -> int:
        return with_a_heap(board)


class Broken:
    """A class that cannot be made."""

    def __init__(self) -> None:
        raise ValueError("not today")

    def snakesAndLadders(self, _: Matrix) -> int:
        return 2


CALLED: dict[str, tuple[Any, str, str]] = {
    "a function": (with_a_heap, "with_a_heap", "with_a_heap"),
    "a decorated function": (doubled(with_a_heap), "with_a_heap", "with_a_heap"),
    "a lambda": (lambda board: with_a_heap(board), "<lambda>", "with_a_heap"),
    "a partial function": (functools.partial(with_a_heap), "with_a_heap", "with_a_heap"),
    "a partial partial function": (functools.partial(functools.partial(with_a_heap)), "with_a_heap", "with_a_heap"),
    "a callable object": (Called(), "Called", "__call__"),
    "a method": (Called().method, "method", "__call__"),
    "the famous class": (styles.Solution, "Solution", "snakesAndLadders"),
    "an object of it": (styles.Solution(), "Solution", "snakesAndLadders"),
    "its method": (styles.Solution().snakesAndLadders, "snakesAndLadders", "snakesAndLadders"),
    "a static method": (Static, "Static", "with_a_heap"),
    "a method of the class": (OfTheClass, "OfTheClass", "with_a_heap"),
    "a method of an object": (OfTheClass(), "OfTheClass", "with_a_heap"),
}


@pytest.mark.parametrize(("solver", "name", "function"), CALLED.values(), ids=CALLED)
def test_whatever_can_be_called_is_watched(solver: Any, name: str, function: str) -> None:
    run = run_of(solver)
    assert run.value == 2
    assert function in {step.function for step in steps_of(run)}
    assert reads_of(run)
    assert run.queue_name is not None
    assert run.name == name


def test_a_builtin_has_no_lines_but_a_film() -> None:
    run = run_of(len)
    assert (len(run), run.name, run.value, run.listing) == (1, "len", 3, ())
    assert (run[0].sentence, run[0].line, run[0].queue, run.first_read) == ("It returns 3, but 2 is right.", -1, (), 0)
    assert play(run).last == 0


def test_a_class_that_cannot_be_made_is_told() -> None:
    assert "It raises ValueError in line " in run_of(Broken)[-1].sentence
    assert "not today" in run_of(Broken)[-1].sentence


def test_a_function_that_takes_no_matrix_is_told() -> None:
    assert run_of(lambda: 2)[-1].sentence.startswith("It raises TypeError: ")


def test_code_without_a_source_is_filmed_without_a_listing() -> None:
    names: dict[str, Any] = {}
    exec("def solve(m):\n    q = [1]\n    q.pop()\n    return m[2][1]\n", names)  # noqa: S102
    run = run_of(names["solve"])
    assert run.listing == ()
    assert {step.line for step in run} == {-1}
    assert run[2].sentence == "Line 4: reads square 2, a ladder up to 8."
    assert run.queue_name == "q"


def test_helpers_and_nested_functions_are_listed_once_and_whole() -> None:
    for solver in (styles.recursion, styles.coordinates_helper):
        run = run_of(solver)
        helper, own = (inspect.getsource(each).rstrip().splitlines() for each in (coordinates, solver))
        texts = [line[5:] for line in run.listing]
        assert texts == [*helper, "", *own]


def test_a_method_is_listed_without_its_indentation() -> None:
    run = run_of(Called().method)
    assert any(line.endswith("  def method(self, board: Matrix) -> int:") for line in run.listing)
    assert [line for line in run.listing if re.match(r" *\d+  def method", line)]


def test_code_of_others_is_not_filmed() -> None:
    run = run_of(functools.partial(with_one_more, more=0))
    assert {step.function for step in steps_of(run)} == {"with_one_more"}
    assert run.value == 2


# What the code holds may be anything


ODD_VALUES = {
    "lists and numbers mixed": "[[1, 2], 3]",
    "a list with itself in it": "(lambda x: x.append(x) or x.append(1) or x)([])",
    "a number of many digits": "10 ** 5000",
    "a list of such numbers": "[10 ** 5000]",
    "lists that cannot be compared": "[Sour()], [Sour()]",
    "dictionaries of lists": "{1: [1]}",
    "a list of sets": "[{1}, {2}]",
    "a set of tuples": "{(1, 'a'), (2, 'b')}",
    "a frozen set": "frozenset([1])",
    "rows of odd things": "[[Sour()], [Sour()]]",
    "nothing": "None",
    "infinity": "float('inf')",
    "a very long list": "[0] * 30_000",
    "a long text": "'x' * 1000",
    "a class": "Sour",
    "a row of the matrix": "m[0]",
    "the rows in another list": "m[::-1]",
    "a tuple with a list": "([1], 2)",
}
SOUR = """
class Sour:
    def __eq__(self, other):
        raise RuntimeError("do not compare me")
    def __hash__(self):
        return 1
    def __repr__(self):
        raise RuntimeError("do not show me")
"""


@pytest.mark.parametrize("value", ODD_VALUES.values(), ids=ODD_VALUES)
def test_a_solver_may_hold_anything_without_being_disturbed(value: str) -> None:
    solver = written(
        f"{SOUR}\ndef solve(m):\n    for _ in range(2):\n        x = {value}\n        y = x\n    return 2\n"
    )
    run = run_of(solver)
    assert run.value == 2
    assert run[-1].sentence == "It returns 2, and that is right."


def test_a_solver_that_answers_no_question_is_filmed_all_the_same() -> None:
    class Silent:
        def __getattr__(self, name: str) -> Any:
            raise RuntimeError("do not ask me")

        def __call__(self, _: Matrix) -> int:
            return 2

    assert run_of(Silent())[-1].sentence == "It returns 2, and that is right."


def test_a_solver_that_is_wrapped_in_itself_is_filmed_all_the_same() -> None:
    def solver(_: Matrix) -> int:
        return 2

    solver.__wrapped__ = solver  # type: ignore[attr-defined]
    assert run_of(solver)[-1].sentence == "It returns 2, and that is right."


# Names and other arguments


@pytest.mark.parametrize("style", STYLES)
def test_the_names_that_are_guessed_can_also_be_given(style: Any) -> None:
    queue, visited = NAMES[style]
    assert run_of(style, queue=queue, visited=visited) == run_of(style)


def test_a_wrong_guess_is_corrected_by_names() -> None:
    run = run_of(styles.level_loop, queue="following")
    assert run.queue_name == "following"
    assert run.seen_name == "visited"
    assert queues_of(run)[:2] == [(8,), (8, 3)]
    by_seen = run_of(styles.distance_dictionary, visited="todo")
    assert by_seen.seen_name == "todo"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"queue": "line"}, "no list, deque, set or dict is called 'line': there is frontier, visited, following$"),
        ({"visited": "n"}, "no list, deque, set or dict is called 'n': there is frontier, "),
        ({"queue": 5}, "no list, deque, set or dict is called 5: "),
        ({"visited": ["visited"]}, "no list, deque, set or dict is called a list: "),
        ({"queue": ""}, "no list, deque, set or dict is called '': "),
        ({"max_steps": 0}, "max_steps must be a whole number from 1 to 1000000, not 0"),
        ({"max_steps": 10**7}, "max_steps must be a whole number from 1 to 1000000, not 10000000"),
        ({"max_steps": 1.5}, "max_steps must be a whole number from 1 to 1000000, not 1.5"),
        ({"max_steps": True}, "max_steps must be a whole number from 1 to 1000000, not True"),
        ({"lang": "xx"}, "lang must be one of en, not 'xx'"),
        ({"lang": None}, "lang must be one of en, not None"),
    ],
)
def test_arguments_that_mean_nothing_are_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(BoardError, match=message):
        run_of(styles.level_loop, **arguments)


@pytest.mark.parametrize("name", ["q", "cells"])
def test_a_name_is_refused_that_holds_no_squares(name: str) -> None:
    solver = written("def solve(m):\n    q = ['a']\n    cells = [-1, 99]\n    return 2\n")
    for argument in ("queue", "visited"):
        with pytest.raises(
            BoardError, match=f"'{name}' holds no squares that can be recognised: name another variable"
        ):
            run_of(solver, SMALL, **{argument: name})


def test_a_name_is_refused_where_there_are_none() -> None:
    with pytest.raises(BoardError, match="no list, deque, set or dict is called 'q': there is none"):
        run_of(lambda _: 2, queue="q")


@pytest.mark.parametrize("solver", [5, None, "level_loop", [styles.level_loop], 2.5])
def test_what_cannot_be_called_is_refused(solver: Any) -> None:
    with pytest.raises(BoardError, match="a function that takes a matrix is needed, not "):
        run_of(solver)


@pytest.mark.parametrize("board", [5, None, [[-1]], "board"])
def test_what_is_no_board_is_refused(board: Any) -> None:
    with pytest.raises(BoardError, match="a Board is needed, not "):
        run_of(styles.level_loop, board)


@pytest.mark.parametrize("board", [Board(2601), Board(9, die=5), Board(9, start=0)], ids=repr)
def test_a_board_that_no_solver_of_the_famous_question_knows_is_refused(board: Board) -> None:
    with pytest.raises(
        BoardError, match="a solver is watched on a square board of at most 2500 squares, from 1 with a die of 6"
    ):
        run_of(styles.level_loop, board)


def test_a_board_with_gaps_is_refused() -> None:
    with pytest.raises(BoardError, match="a matrix has no gaps"):
        run_of(styles.level_loop, Board(7, columns=3))


# What is left behind


def a_debugger(frame: FrameType, _event: str, _argument: Any) -> Any:
    lines_debugged.append((frame.f_code.co_name, frame.f_lineno))
    return a_debugger


lines_debugged: list[tuple[str, int]] = []


@pytest.mark.parametrize(
    "solver", [styles.level_loop, failing, calls_itself, written("def solve(m):\n    while 1: m\n"), 5]
)
def test_a_debugger_is_as_it_was(solver: Any) -> None:
    before = sys.gettrace()
    lines_debugged.clear()

    def debugged() -> str:
        with suppress(BoardError):
            run_of(solver, max_steps=100)
        done = "the line after it"
        return done  # noqa: RET504

    sys.settrace(a_debugger)
    try:
        debugged()
        after = sys.gettrace()
    finally:
        sys.settrace(before)
    assert after is a_debugger
    first = debugged.__code__.co_firstlineno
    assert ("debugged", first + 3) in lines_debugged
    assert ("debugged", first + 4) in lines_debugged
    assert "level_loop" not in {name for name, _ in lines_debugged}


def test_a_tracer_of_nobody_is_as_it_was() -> None:
    before = sys.gettrace()
    sys.settrace(None)
    try:
        run_of(styles.level_loop)
        run_of(failing)
        after = sys.gettrace()
    finally:
        sys.settrace(before)
    assert after is None


def test_the_board_and_the_next_run_do_not_see_what_the_solver_writes() -> None:
    solver = written(
        "def solve(m):\n    x = m[2][1]\n    m[2][1] = 5\n    m[0].append(1)\n    del m[1]\n    return x\n"
    )
    board = Board(9, {2: 8})
    first, second = run_of(solver, board), run_of(solver, board)
    assert first == second
    assert first.value == 8
    assert board == Board(9, {2: 8})
    assert board.to_matrix() == [[-1, -1, -1], [-1, -1, -1], [-1, 8, -1]]


@pytest.mark.parametrize("style", [*STYLES, *MORE, growing_list, failing, calls_itself, len])
def test_two_runs_give_the_same_film(style: Any) -> None:
    assert run_of(style, EXAMPLE_1) == run_of(style, EXAMPLE_1)


# Any board


@st.composite
def square_boards(draw: st.DrawFn) -> Board:
    """The boards of the famous question, sparse or dense, that can be won or not."""
    size = draw(st.integers(2, 6))
    squares = size * size
    starts, ends = st.integers(2, squares - 1), st.integers(1, squares)
    drawn = draw(st.dictionaries(starts, ends, max_size=squares))
    return Board(squares, {start: end for start, end in drawn.items() if start != end})


@pytest.mark.parametrize("style", [*STYLES, *MORE])
@settings(max_examples=15, deadline=None)
@given(board=square_boards())
def test_on_any_board_the_answer_is_right_and_the_frontiers_are_found(style: Any, board: Board) -> None:
    run = run_of(style, board)
    rolls = oracles.distances(board.squares, dict(board.jumps))
    assert run.value == rolls.get(board.goal, -1)
    found = {1, *joined(run)}
    assert {square for frontier in frontiers(board) for square in frontier.squares} <= found <= rolls.keys()


# How a line is looked at. Python measures no coverage while another tracer is at work, so these ask for it by hand.


def frames(*values: Any) -> Iterator[Any]:
    """A function that stops where its variable has each of these values."""
    for thing in values:  # noqa: UP028
        yield thing


def traced(*values: Any, name: str = "thing") -> list[list[tuple[str, str]]]:
    """What is noted of a variable that takes these values one after the other."""
    trace = Trace(globals(), 100)
    trace.read(1)
    trace.finish()
    running = cast(Any, frames(*values))
    for _ in values:
        next(running)
        assert trace.on_line(running.gi_frame, "line")
        trace.finish()
    return [[change for change in moment.changes if change[0] == name] for moment in trace.moments]


@pytest.mark.parametrize(
    ("values", "noted"),
    [
        ((1, 1, 2), [[("thing", "1")], [], [("thing", "2")]]),
        ((1, True, 1.0), [[("thing", "1")], [("thing", "True")], [("thing", "1.0")]]),
        (("x" * 100,), [[("thing", "'" + "x" * 56 + "...")]]),
        (((1, 2), (1, 2)), [[("thing", "(1, 2)")], []]),
        ((([1], 2), len), [[], []]),
        (([1, 2], [1, 2], [2]), [[("thing", "list of 2: 1, 2")], [], [("thing", "list of 1: 2")]]),
        (({3},), [[("thing", "set of 1: 3")]]),
        ((deque([(1, 0)]),), [[("thing", "deque of 1: (1, 0)")]]),
        (({1: 0},), [[("thing", "dict of 1: 1: 0")]]),
        (([[1, 2], [3, 4]],), [[("thing", "list of 2: (1, 2), (3, 4)")]]),
        (([len],), [[("thing", "list of 1: ...")]]),
        (([1] * (LARGEST + 1),), [[]]),
        ((list(range(40)),), [[("thing", "list of 40: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,...")]]),
    ],
)
def test_a_variable_is_noted_when_it_has_changed(values: tuple[Any, ...], noted: list[list[tuple[str, str]]]) -> None:
    assert traced(*values) == noted


def test_what_is_read_before_the_first_line_belongs_to_no_line() -> None:
    trace = Trace(globals(), 2)
    trace.read(1)
    trace.finish()
    running = cast(Any, frames(1))
    next(running)
    assert trace.on_line(running.gi_frame, "call")
    assert trace.on_line(running.gi_frame, "line")
    trace.read(2)
    trace.finish()
    assert [moment.reads for moment in trace.moments] == [[2]]


def test_lines_of_others_are_not_noted_and_the_last_line_is_the_last() -> None:
    trace = Trace({}, 2)
    running = cast(Any, frames(1))
    next(running)
    assert trace.on_line(running.gi_frame, "line")
    assert trace.moments == []
    trace = Trace(globals(), 2)
    assert trace.on_line(running.gi_frame, "line")
    assert trace.on_line(running.gi_frame, "line")
    assert not trace.on_line(running.gi_frame, "line")
    assert len(trace.moments) == 2


def call(trace: Trace, depth: int, *ending: str) -> None:
    """A function that calls itself and is left in some way, while a trace is told of it."""
    frame = sys._getframe()
    trace.on_line(frame, "line")
    if depth:
        call(trace, depth - 1, *ending)
    for event in ending:
        trace.on_line(frame, event)


def test_a_line_that_is_left_by_an_exception_does_not_go_on() -> None:
    trace = Trace(globals(), 100)
    call(trace, 1, "exception", "return")
    assert len(trace.moments) == 2


class Unequal:
    """What cannot be compared."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def __hash__(self) -> int:
        return 1


def test_a_variable_that_cannot_be_compared_is_left_alone() -> None:
    assert traced([Unequal()], [Unequal()]) == [[("thing", "list of 1: ...")], []]


def test_a_generator_that_goes_on_later_knows_what_it_knew() -> None:
    trace = Trace(globals(), 100)
    running = cast(Any, frames(1, 2))
    next(running)
    trace.on_line(running.gi_frame, "line")
    trace.on_line(running.gi_frame, "return")
    trace.on_line(running.gi_frame, "line")
    trace.finish()
    assert [moment.entered for moment in trace.moments] == [True, False]


def test_a_line_that_called_goes_on_when_the_call_is_over() -> None:
    trace = Trace(globals(), 100)
    call(trace, 1, "return")
    trace.finish()
    assert [[change for change in moment.changes if change[0] == "depth"] for moment in trace.moments] == [
        [("depth", "1")],
        [("depth", "0")],
        [("depth", "1")],
    ]
    assert {moment.code.co_name for moment in trace.moments} == {"call"}


def test_what_an_object_keeps_and_what_waits_for_threads_is_looked_at() -> None:
    trace = Trace(globals(), 100)
    waiting: Queue[int] = Queue()
    waiting.put(1)

    class Keeper:
        def __init__(self) -> None:
            self.known = {1: 0}

        def look(self, line: Queue[int]) -> None:
            trace.on_line(sys._getframe(), "line")
            trace.finish()
            assert line is waiting

    Keeper().look(waiting)
    assert [change for change in trace.moments[0].changes if change[0] in ("line", "self.known")] == [
        ("self.known", "dict of 1: 1: 0"),
        ("line", "deque of 1: 1"),
    ]
    assert trace.containers.keys() >= {"line", "self.known"}


def test_a_function_that_returns_to_another_function_tells_only_what_has_changed() -> None:
    trace = Trace(globals(), 100)

    def outer(number: int) -> None:
        frame = sys._getframe()
        trace.on_line(frame, "line")
        inner(number)
        trace.on_line(frame, "return")

    def inner(other: int) -> None:
        trace.on_line(sys._getframe(), "line")
        trace.on_line(sys._getframe(), "return")
        assert other

    outer(5)
    trace.finish()
    assert [dict(moment.changes).get("number") for moment in trace.moments] == ["5", None, None]


def test_what_is_kept_of_a_value_does_not_change_with_it() -> None:
    values, rows, keys, line = [1], [[1], [2]], {1: 0}, deque([(1, 0)])
    held = [snapshot(value) for value in (values, rows, keys, line, 5, (1, 2))]
    values.append(2)
    rows[0].append(3)
    keys[1] = 9
    line.popleft()
    assert held == [
        Held("values", (1,)),
        Held("rows", ((1,), (2,))),
        Held("keys", ((1, 0),)),
        Held("values", ((1, 0),)),
        5,
        (1, 2),
    ]
    assert brief(values, held[0]) == "list of 1: 1"


# How queue and record are told apart


def kept(*contents: Any) -> list[Kept]:
    return [Kept(moment, Held("values", tuple(held))) for moment, held in enumerate(contents)]


@pytest.mark.parametrize(
    "contents",
    [
        [[1, "a"]],
        [["a"], []],
        [[(1, 0), 2], []],
        [[1.5], []],
        [[0, 99], []],
        [[-1], []],
        [[("a", "b")], []],
        [[(2, 9)], []],
        [[()], []],
        [[(1,), (2, 9)], []],
        [[(1,), (1, "a")], []],
        [[(2, 0), (2, None)], []],
        [[2], []],
        [[1, 2], []],
        [[1], [1, 2]],
        [[], []],
    ],
)
def test_what_holds_no_squares_that_come_and_go_is_no_queue(contents: list[list[Any]]) -> None:
    assert find_queue({"q": kept(*contents)}, SMALL, None) is None


@pytest.mark.parametrize(
    ("contents", "squares"),
    [
        ([[1], [2]], [(1,), (2,)]),
        ([[0], [8]], [(1,), (9,)]),
        ([[(1, 0)], [(9, 1)]], [(1,), (9,)]),
        ([[(0, 1)], [(1, 9)]], [(1,), (9,)]),
        ([[(1, 1)], [(9, 2)]], [(1,), (9,)]),
        ([[(2, 0)], [(0, 2)]], [(1,), (9,)]),
        ([[(0, 2, 0)], [(1, 0, 2)]], [(1,), (9,)]),
        ([[(1, None)], [(9, "x")]], [(1,), (9,)]),
        ([[(0, 0)], [(8, 1)]], [(1,), (9,)]),
        ([[[1]], [[1, 8], [1, 3]], [[1, 8, 9]]], [(1,), (8, 3), (9,)]),
        ([[0], [9]], [(0,), (9,)]),
        ([[], [1], []], [(), (1,), ()]),
    ],
)
def test_squares_are_recognised_in_every_form(contents: list[list[Any]], squares: list[tuple[int, ...]]) -> None:
    found = find_queue({"q": kept(*contents)}, SMALL, None)
    assert found is not None
    assert [each.squares for each in found.history] == squares


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
    for contents in ([[1], [2]], [[4, 5, 6], [4, 5, 6, 1]]):
        assert find_seen({"s": kept(*contents)}, SMALL, None, queue) is None
    assert find_seen({"q": kept([1], [1, 2])}, SMALL, None, queue) is None
    found = find_seen({"s": kept([1], [1, 2], [1, 2, 3])}, SMALL, None, queue)
    assert found is not None


def test_a_list_as_long_as_the_board_is_a_record_by_what_most_of_it_was_at_first() -> None:
    off, on = [None] * 10, [None, None, 1, *[None] * 7]
    found = find_seen({"s": kept(off, on)}, SMALL, "s", None)
    assert found is not None
    assert [each.squares for each in found.history] == [(), (2,)]
    assert found.to_square(5) == 5
    assert find_seen({"s": kept(off[:4], off[:5])}, SMALL, None, None) is None
    mixed = [Kept(0, Held("values", tuple(off))), Kept(1, Held("values", tuple(off[1:])))]
    assert find_seen({"s": mixed}, SMALL, None, None) is None


def test_rows_of_another_size_are_no_record() -> None:
    rows = [Kept(moment, Held("rows", ((False,) * 2, (moment > 0,) * 2))) for moment in range(2)]
    assert find_seen({"s": rows}, SMALL, None, None) is None


def test_the_square_that_was_taken_is_looked_for_only_where_there_is_a_queue() -> None:
    queue = find_queue({"q": kept([1], [2, 3], [3], [])}, SMALL, None)
    taken = {"a": [Kept(1, 1)], "b": [Kept(1, 1), Kept(2, 2)], "c": [Kept(1, 1), Kept(2, 9)], "d": [Kept(1, "x")]}
    assert find_current(taken, None) == []
    assert [each.squares for each in find_current(taken, queue)] == [(1,), (2,)]


def test_a_whole_pair_may_be_what_was_taken() -> None:
    queue = find_queue({"q": kept([(1, 0)], [(2, 1)], [])}, SMALL, None)
    taken = find_current({"short": [Kept(1, ())], "pair": [Kept(1, (1, 0)), Kept(2, (2, 1))]}, queue)
    assert [each.squares for each in taken] == [(1,), (2,)]


# The player of a run, as Python sees it


@pytest.mark.parametrize("style", [*STYLES, *MORE, growing_list, len, failing])
def test_what_travels_to_the_front_end_is_the_whole_run(style: Any) -> None:
    run = run_of(style)
    data = json.loads(json.dumps(play(run).film))
    assert (data["kind"], data["listing"]) == ("run", list(run.listing))
    for grain in Run.grains:
        shot = run.at_grain(grain)
        numbers = data["grains"][grain]["steps"]
        assert len(numbers) == len(shot)
        for number, step in zip(numbers, steps_of(shot), strict=True):
            kind, line, told, front, back, reached, current, read, changes, _, entered = data["moments"][number]
            assert entered == step.entered
            assert (kind, line, data["sentences"][told]) == (step.kind, step.line, step.sentence)
            assert (tuple(data["waiting"][front:back]), tuple(data["order"][:reached])) == (step.queue, step.seen)
            assert (current, read) == (step.current, step.reads[-1] if step.reads else None)
            assert [tuple(change) for change in data["changes"][changes]] == list(step.changes)
    assert data["reads"][-1] == len(reads_of(run))
    assert data["depths"] == [run.rolls.get(square) for square in data["order"]]


def test_what_is_said_often_travels_once() -> None:
    data = film_data(run_of(styles.level_loop, EXAMPLE_1))
    for name in ("sentences", "changes"):
        assert len(data[name]) == len(set(data[name]))
    assert len(json.dumps(data)) < 300_000


@pytest.mark.parametrize("key", ["never-marks", "depth-first", "greedy"])
def test_a_queue_that_grows_beyond_all_bounds_or_is_a_stack_travels_whole_and_small(key: str) -> None:
    misconception = MISCONCEPTIONS[key]
    assert misconception.board is not None
    run = run_of(misconception.solver, misconception.board, max_steps=5_000)
    data = film_data(run)
    windows = [moment[3:5] for moment in data["moments"]]
    assert [tuple(data["waiting"][front:back]) for front, back in windows] == [step.queue for step in run]
    assert len(json.dumps(data)) < 600_000


def test_a_player_of_a_run_offers_its_grains_and_its_variables() -> None:
    player = play(run_of(styles.level_loop, EXAMPLE_1), title="Mine")
    assert (player.grain, player.title) == ("line", "Mine")
    assert list(player.film["grains"]) == ["line", "read", "roll"]
    assert "variables" in player.film["panels"]
    assert "arrows" not in player.film["panels"]
    assert "variables" not in play(EXAMPLE_1).film["panels"]
    assert repr(player) == f"<player of level_loop on {EXAMPLE_1!r}>"


def test_a_change_of_the_grain_keeps_the_moment() -> None:
    run = run_of(styles.level_loop, EXAMPLE_1)
    player = play(run)
    at = {name: [step.moment for step in steps_of(run.at_grain(name))] for name in Run.grains}
    player.step = 100
    player.grain = "read"
    assert player.last == len(at["read"]) - 1
    assert at["read"][player.step] == min(moment for moment in at["read"] if moment >= 100)
    player.grain = "line"
    assert player.step == min(moment for moment in at["read"] if moment >= 100)
    player.step = player.last
    player.grain = "roll"
    assert player.step == player.last == len(at["roll"]) - 1


@pytest.mark.parametrize("grain", ["read", "roll"])
def test_the_step_that_the_front_end_says_together_with_the_grain_is_kept(grain: Grain) -> None:
    run = run_of(styles.level_loop, EXAMPLE_1)
    shot = run.at_grain(grain)
    player = play(run)
    player.step = 500
    place = next(number for number, step in enumerate(steps_of(shot)) if step.moment >= 500)
    player.set_state({"grain": grain, "step": place, "last": len(shot) - 1})
    assert (player.grain, player.step, player.last) == (grain, place, len(shot) - 1)


def test_the_front_end_may_change_the_grain_of_a_search_too() -> None:
    moves = film(EXAMPLE_1, grain="move")
    place = next(number for number, step in enumerate(moves) if (step.kind, step.depth) == ("frontier", 2))
    player = play(EXAMPLE_1)
    player.step = 2
    player.set_state({"grain": "move", "step": place, "last": len(moves) - 1})
    assert (player.grain, player.step, player.last) == ("move", place, len(moves) - 1)
    player.set_state({"grain": "frontier", "step": 2, "last": 5})
    assert (player.grain, player.step, player.last) == ("frontier", 2, 5)


def test_showing_another_film_begins_it_anew_and_keeps_the_grain_where_it_can() -> None:
    run = run_of(styles.level_loop, EXAMPLE_1)
    player = play(EXAMPLE_1, grain="move")
    player.step, player.playing = 7, True
    player.show(SMALL)
    assert (player.grain, player.step, player.playing) == ("move", 0, False)
    assert player.last == len(film(SMALL, grain="move")) - 1
    assert repr(player) == f"<player of {SMALL!r}>"
    player.show(run)
    assert (player.grain, player.step, player.last) == ("line", run.first_read, len(run) - 1)
    player.grain = "roll"
    player.show(run_of(styles.Solution))
    assert player.grain == "roll"
    player.show(film(SMALL))
    assert (player.grain, player.step, player.first) == ("frontier", 0, 0)
    with pytest.raises(BoardError, match="a Film or a Board is needed, not 5"):
        player.show(5)  # type: ignore[arg-type]
    assert repr(player) == f"<player of {SMALL!r}>"


def test_a_page_of_a_run_tells_it_by_rolls_and_opens_at_the_first_read() -> None:
    run = run_of(styles.level_loop)
    player = play(run)
    player.step = 0
    page = page_of(player)
    assert f'"step":{run.first_read}' in page
    assert "<title>A film of your code</title>" in page
    for step in run.at_grain("roll"):
        assert f"<li>{step.sentence}</li>" in page


def test_a_learners_text_reaches_the_page_as_text_only() -> None:
    solver = written("def solve(m):\n    a = '</script><script>alert(1)</script>'\n    return a\n")
    page = page_of(play(run_of(solver)))
    assert page.count("<script") == page_of(play(run_of(lambda _: 2))).count("<script") == 2
    assert "<script>alert" not in page


def test_a_run_shows_itself_in_a_notebook_at_its_end() -> None:
    run = run_of(styles.level_loop)
    bundle = run._repr_mimebundle_()
    assert bundle["text/plain"] == str(run)
    assert "It returns 2, and that is right." in bundle["text/html"]


def test_all_words_of_a_run_come_from_the_catalogue() -> None:
    told: Iterable[str] = (step.sentence for style in STYLES for step in run_of(style))
    forms = [re.sub(r"\\{\w+\\}", ".+", re.escape(form)) for name, form in WORDS.items() if name.startswith("run.")]
    for sentence in told:
        assert any(re.fullmatch(form, sentence) for form in forms)


def by_leaps(matrix: Matrix) -> int:
    """No search at all, but its queue and its record grow and shrink by any number of squares."""
    frontier, seen = [1], {1}
    for squares in ([2, 3], [2], [4, 5, 6, 7], [3], [2, 3], []):
        frontier = squares
        seen = seen | set(frontier)
    matrix[0][0] = max(map(max, matrix))
    return matrix[0][0]


def lost(matrix: Matrix) -> int:
    return lost(matrix)


def turning(matrix: Matrix) -> int:
    while matrix:
        pass
    return 0


@pytest.mark.parametrize("lang", CATALOGUES)
def test_every_sentence_about_a_run_is_spoken(lang: str) -> None:
    solvers = [styles.level_loop, styles.distance_in_the_queue, by_leaps, lost, turning, len, lambda _: 1 // 0]
    said = " ".join(step.sentence for solver in solvers for step in watch(solver, EXAMPLE_1, lang=lang))
    for name, sentence in CATALOGUES[lang].sentences.items():
        if name.startswith("run."):
            parts = re.split(r"(\{\w+\})", sentence)
            pattern = "".join("[^;]+" if part.startswith("{") else re.escape(part) for part in parts)
            assert re.search(pattern, said), name
