"""Watching a solver at work: the film must show what the code did, and the code must not notice."""

import functools
import inspect
import itertools
import sys
from collections import deque
from contextlib import suppress
from types import FrameType
from typing import Any

import pytest
from hypothesis import given, settings

from snl_edu import MISCONCEPTIONS, Board, BoardError, frontiers, named_board, watch
from snl_edu.films.matrix import recorded_moves
from snl_edu.films.run_film import MOST_STEPS, film_call
from snl_edu.films.trace import Trace
from tests.helpers import oracles, styles
from tests.helpers.more_styles import MORE, Solver, end_of, growing_list, queue_of_the_library
from tests.helpers.runs import (
    BOARDS,
    EXAMPLE_1,
    SMALL,
    TRAPPED,
    calls_itself,
    failing,
    joined,
    reads_of,
    run_of,
    short,
    written,
)
from tests.helpers.spy import landings_read, plainly
from tests.helpers.strategies import square_boards
from tests.helpers.styles import STYLES, Matrix


@pytest.mark.parametrize("style", [*STYLES, *MORE, growing_list, queue_of_the_library])
def test_a_watched_solver_returns_what_it_returns_unwatched(style: Any) -> None:
    for board in (EXAMPLE_1, SMALL, TRAPPED, Board(1)):
        run = run_of(style, board)
        assert run.value == plainly(style, board) == oracles.matrix_answer(board.to_matrix())
        assert run[-1].kind == "return"
        assert run[-1].sentence == f"It returns {run.value}, and that is right."


@pytest.mark.parametrize("style", [styles.level_loop, styles.distance_in_the_queue])
def test_the_squares_read_are_those_on_which_the_die_lands(style: Any) -> None:
    for board in BOARDS:
        assert reads_of(run_of(style, board)) == landings_read(board)


def test_a_solver_that_remembers_reads_each_square_once() -> None:
    for board in BOARDS:
        assert reads_of(run_of(styles.Solution, board)) == list(dict.fromkeys(landings_read(board)))


@pytest.mark.parametrize("style", [styles.prebuilt_map, styles.landing_marking])
def test_a_map_that_is_made_first_reads_all_squares_and_its_search_reads_the_map(style: Any) -> None:
    run = run_of(style, EXAMPLE_1)
    begun = next(number for number, moment in enumerate(run) if moment.queue)
    before = [square for moment in run.moments[:begun] for square in moment.reads]
    assert list(dict.fromkeys(before)) == list(range(1, 37))
    searched = [square for moment in run.moments[begun:] for square in moment.reads]
    expected = landings_read(EXAMPLE_1)
    if style is styles.landing_marking:  # which looks only at landings that it has not met
        expected = list(dict.fromkeys(expected))
    once, expected_once = [[square for square, _ in itertools.groupby(squares)] for squares in (searched, expected)]
    assert once == expected_once[: len(once)]
    assert len(once) > 30


@pytest.mark.parametrize("style", STYLES)
def test_a_run_opens_where_a_square_is_read_for_the_first_time_in_the_search(style: Any) -> None:
    run = run_of(style, EXAMPLE_1)
    opening = run.moments[run.opening]
    assert opening.reads
    assert min(opening.reads) == 2
    if run.queue_name is not None and style is not styles.recursion:
        assert opening.current == 1
        assert not any(moment.reads and moment.current is not None for moment in run.moments[: run.opening])
    assert run.first == run.opening


def test_a_run_opens_at_the_grain_of_rolls_where_a_queue_or_a_record_is_known() -> None:
    run = watch(styles.distance_in_the_queue, EXAMPLE_1)
    assert run.grain == "roll"
    assert run[run.first].sentence.endswith("1 leaves the queue; depth = 0; square = 1.")
    assert watch(styles.relaxation, EXAMPLE_1).grain == "roll"
    assert watch(failing, EXAMPLE_1).grain == "line"


@pytest.mark.parametrize("style", STYLES)
def test_a_screen_never_begins_later_than_a_run_opens_unless_every_step_is_later(style: Any) -> None:
    run = run_of(style, EXAMPLE_1)
    for grain, places in run.grains.items():
        first = run.at_grain(grain).first
        assert all(place > run.opening for place in places[first + 1 :])
        assert places[first] <= run.opening or first == 0


def test_the_grain_of_lines_has_every_step() -> None:
    run = run_of(styles.level_loop)
    assert run.at_grain("line").steps == run.steps == run.moments == tuple(run)
    assert list(run.grains) == ["roll", "read", "line"]


def test_the_grain_of_reads_has_the_steps_that_read_the_beginning_and_the_end() -> None:
    run = run_of(styles.level_loop)
    first, *by_read, last = run.at_grain("read")
    assert (first, last) == (run.moments[0], run.moments[-1])
    assert by_read == [moment for moment in run.moments if moment.reads]
    assert [moment.reads for moment in by_read] == [(square,) for square in landings_read(SMALL)]


def test_the_grain_of_rolls_has_the_steps_that_change_queue_or_record_the_beginning_and_the_end() -> None:
    run = run_of(styles.distance_in_the_queue)
    first, *by_roll = run.at_grain("roll")
    assert first is run.moments[0]
    changed = [
        now
        for before, now in itertools.pairwise([None, *run.moments])
        if now is not None
        and ((now.queue, now.seen) != (before.queue if before else (), before.seen if before else ()) or now is run[-1])
    ]
    assert by_roll == changed
    assert by_roll[-1] is run[-1]
    assert len(by_roll) < len(run)


@pytest.mark.parametrize("style", [*STYLES, *MORE])
def test_what_a_moment_adds_is_what_the_record_did_not_hold_before(style: Any) -> None:
    moments = run_of(style).moments
    for before, moment in itertools.pairwise(moments):
        assert set(moment.fresh) == set(moment.seen) - set(before.seen)
        assert len(moment.fresh) == len(set(moment.fresh))
    assert {(moment.depth, moment.move, moment.game, moment.rejected) for moment in moments} == {(None,) * 4}


def test_without_a_record_a_moment_adds_what_joins_the_queue() -> None:
    run = watch(MISCONCEPTIONS["never-marks"].solver, SMALL)
    assert (run.queue_name, run.seen_name) == ("queue", None)
    added = [square for moment in run.moments for square in moment.fresh]
    assert added[:4] == [1, 8, 3, 4]
    assert all(moment.fresh == () or "join" in moment.sentence for moment in run.moments)


def test_a_generator_is_called_one() -> None:
    def gives(_: Any) -> Any:
        yield 3

    run = watch(gives, SMALL)
    assert run.moments[-1].sentence == "It is a generator: write return, not yield."
    assert run.value == [3]


@pytest.mark.parametrize("grain", ["frontier", "move", "", None, 5])
def test_another_grain_is_refused(grain: Any) -> None:
    with pytest.raises(BoardError, match="grain must be one of roll, read, line, not "):
        run_of(styles.level_loop).at_grain(grain)


def test_the_text_of_a_run_is_folded() -> None:
    run = run_of(styles.level_loop, EXAMPLE_1)
    lines = str(run).splitlines()
    assert len(lines) == 41
    assert lines[0] == f"0. {run[0].sentence}"
    assert lines[19] == f"19. {run[19].sentence}"
    assert lines[20] == f"... {len(run) - 40:,} more steps ..."
    assert lines[21] == f"{len(run) - 20}. {run[-20].sentence}"
    assert lines[-1] == f"{len(run) - 1}. {run[-1].sentence}"


@pytest.mark.parametrize("lines", [39, 40])
def test_a_text_is_not_folded_to_hide_one_line(lines: int) -> None:
    assert [line.split(".")[0] for line in str(run_of(short(lines))).splitlines()] == [
        str(number) for number in range(lines + 1)
    ]


def test_a_text_of_two_lines_too_many_is_folded() -> None:
    assert "... 2 more steps ..." in str(run_of(short(41)))


def test_a_run_names_its_solver_and_its_board() -> None:
    assert repr(run_of(styles.level_loop)) == "<run of level_loop on Board(9, {2: 8})>"


# Runs that fail or never end


def test_a_run_of_just_as_many_steps_as_are_allowed_is_filmed_to_its_end() -> None:
    run = run_of(short(5), max_steps=5)
    assert run[-1].sentence == "It returns 2, and that is right."
    assert len(run) == 6


@pytest.mark.parametrize("most", [1, 2, 10, 101])
def test_a_longer_run_is_filmed_up_to_there_and_its_end_is_told(most: int) -> None:
    run = run_of(styles.level_loop, EXAMPLE_1, max_steps=most)
    whole = run_of(styles.level_loop, EXAMPLE_1)
    filmed, expected = run.moments[:-1], whole[:most]
    assert [(moment.line, moment.reads, moment.changes) for moment in filmed] == [
        (moment.line, moment.reads, moment.changes) for moment in expected
    ]
    assert (run[-1].kind, run.value) == ("return", 4)
    assert run[-1].sentence.startswith(f"The film ends after {'1 step' if most == 1 else f'{most} steps'}")
    assert run[-1].sentence.endswith(" It returns 4, and that is right.")
    assert run[-1].line == whole[most - 1].line


def test_how_far_a_run_got_that_is_longer_than_its_film_is_told() -> None:
    run = run_of(styles.level_loop, EXAMPLE_1, max_steps=101)
    seen = len(set(run[-1].seen))
    assert 1 < seen < 36
    assert f"; by then it has seen {seen} of 36 squares. " in run[-1].sentence
    blind = run_of(written("def solve(m):\n    for x in range(99):\n        pass\n    return 2\n"), max_steps=10)
    assert blind[-1].sentence == (
        "The film ends after 10 steps, and the solver goes on without it. It returns 2, and that is right."
    )


WITHOUT_END = """
def solve(m):
    n = len(m)
    queue, seen = [1], {1}
    while True:
        square = queue.pop(0)
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            up, along = divmod(landing - 1, n)
            m[~up][along if up % 2 == 0 else ~along]
            if landing not in seen:
                seen.add(landing)
                queue.append(landing)
            for _ in range(50_000 if landing > 30 else 0):
                pass
        queue.append(square)
"""


def test_a_run_that_still_finds_new_squares_is_not_asked_whether_it_ends() -> None:
    run = run_of(written(WITHOUT_END), EXAMPLE_1, max_steps=1_200)
    seen = len(set(run[-1].seen))
    assert run[-1].kind == "trouble"
    assert run[-1].sentence.endswith(f" after 1,200 steps; by then it had seen {seen} of 36 squares.")
    run = run_of(written(WITHOUT_END), SMALL, max_steps=1_200)
    assert run[-1].sentence.endswith(" after 1,200 steps: does this loop ever end?")


def test_by_default_fifty_thousand_lines_are_filmed() -> None:
    assert inspect.signature(watch).parameters["max_steps"].default == MOST_STEPS == 50_000
    run = run_of(written("def solve(m):\n    while True:\n        x = 0\n"), max_steps=1_500)
    assert len(run) == 1_501
    assert "after 1,500 steps" in run[-1].sentence


@pytest.mark.parametrize("most", [10, 21])
def test_a_loop_within_one_line_is_stopped_too(most: int) -> None:
    run = run_of(written("def solve(m):\n    while True: pass\n"), SMALL, max_steps=most)
    assert run[-1].sentence == f"It was stopped in line 2 after {most} steps: does this loop ever end?"
    assert len(run) == most + 1
    assert run[-1].line == 1


def without_end(_: list[int]) -> int:
    while True:
        pass


def test_a_loop_without_a_line_of_the_learners_is_stopped_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snl_edu.films.run_film.STEPS", 1_000)
    run = watch(functools.partial(max, key=without_end), SMALL, max_steps=250)
    assert (len(run), run[-1].kind) == (1, "trouble")
    assert run[-1].sentence == "It was stopped after 2,500 steps: does its loop ever end?"


GUARDED = {
    "except": "try:\n        while True:\n            x += 1\n    except:\n        return 2\n",
    "finally": "try:\n        while True:\n            x += 1\n    finally:\n        return 2\n",
    "with": "with open('/dev/null') as x:\n        while True:\n            x = 1\n",
}


@pytest.mark.filterwarnings("ignore:'return' in a 'finally':SyntaxWarning")  # from Python 3.14 on
@pytest.mark.parametrize("body", GUARDED.values(), ids=GUARDED)
def test_a_loop_that_is_guarded_is_stopped_at_the_same_step_and_does_not_return(body: str) -> None:
    run = run_of(written(f"def solve(m):\n    x = 0\n    {body}"), max_steps=50)
    assert len(run) == 51
    assert run[-1].kind == "trouble"
    assert "after 50 steps" in run[-1].sentence


def test_anyone_who_presses_stop_stops_the_watching() -> None:
    with pytest.raises(KeyboardInterrupt):
        watch(written("import signal\ndef solve(m):\n    signal.raise_signal(signal.SIGINT)\n"), SMALL)


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


def searching(board: Matrix) -> int:
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


class Called:
    """An object that can be called like a function."""

    def __call__(self, board: Matrix) -> int:
        return searching(board)

    def method(self, board: Matrix) -> int:
        return self(board)


class Static:
    """The famous class, with a method that needs no object."""

    @staticmethod
    def snakesAndLadders(board: Matrix) -> int:
        return searching(board)


class OfTheClass:
    """The famous class, with a method of the class."""

    @classmethod
    def snakesAndLadders(cls, board: Matrix) -> int:
        return searching(board)


CALLED: dict[str, tuple[Any, str, str]] = {
    "a function": (searching, "searching", "searching"),
    "a decorated function": (doubled(searching), "searching", "searching"),
    "a lambda": (lambda board: searching(board), "<lambda>", "searching"),
    "a partial function": (functools.partial(searching), "searching", "searching"),
    "a partial partial function": (functools.partial(functools.partial(searching)), "searching", "searching"),
    "a callable object": (Called(), "Called", "__call__"),
    "a method": (Called().method, "method", "__call__"),
    "the famous class": (styles.Solution, "Solution", "snakesAndLadders"),
    "an object of it": (styles.Solution(), "Solution", "snakesAndLadders"),
    "its method": (styles.Solution().snakesAndLadders, "snakesAndLadders", "snakesAndLadders"),
    "a static method": (Static, "Static", "searching"),
    "a method of the class": (OfTheClass, "OfTheClass", "searching"),
    "a method of an object": (OfTheClass(), "OfTheClass", "searching"),
}


@pytest.mark.parametrize(("solver", "name", "function"), CALLED.values(), ids=CALLED)
def test_whatever_can_be_called_is_watched(solver: Any, name: str, function: str) -> None:
    run = run_of(solver)
    assert run.value == 2
    assert function in {moment.function for moment in run.moments}
    assert reads_of(run)
    assert run.queue_name is not None
    assert run.name == f"{name} on {SMALL!r}"


def test_a_builtin_has_no_lines_but_a_film() -> None:
    run = run_of(len)
    assert (len(run), run.name, run.value, run.listing) == (1, f"len on {SMALL!r}", 3, ())
    assert (run[0].sentence, run[0].line, run[0].queue, run.first) == ("It returns 3, but 2 is right.", -1, (), 0)


def test_code_of_others_is_not_filmed() -> None:
    run = run_of(functools.partial(with_one_more, more=0))
    assert {moment.function for moment in run.moments} == {"with_one_more"}
    assert run.value == 2


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


# Arguments


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"queue": "line"}, "no list, deque, set or dict is called 'line': choose from frontier, visited, following$"),
        ({"visited": "n"}, "no list, deque, set or dict is called 'n': choose from frontier, "),
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
        watch(styles.level_loop, SMALL, **arguments)


@pytest.mark.parametrize("solver", [5, None, "level_loop", [styles.level_loop], 2.5])
def test_what_cannot_be_called_is_refused(solver: Any) -> None:
    with pytest.raises(BoardError, match="a function is needed that takes a matrix, not "):
        watch(solver, SMALL)


def test_anyone_who_forgets_the_board_is_told_so() -> None:
    with pytest.raises(BoardError, match=r"a board is needed too, such as watch\(solver, named_board\('example-1'\)\)"):
        watch(styles.level_loop)


@pytest.mark.parametrize("board", [5, [[-1]], "board"])
def test_what_is_not_a_board_is_refused(board: Any) -> None:
    with pytest.raises(BoardError, match="a Board is needed, not "):
        watch(styles.level_loop, board)


@pytest.mark.parametrize("board", [Board(2601), Board(9, die=5), Board(9, start=0)], ids=repr)
def test_a_board_that_no_solver_of_the_famous_question_knows_is_refused(board: Board) -> None:
    with pytest.raises(
        BoardError, match="a solver is watched on a square board of at most 2500 squares, from 1 with a die of 6"
    ):
        watch(styles.level_loop, board)


def test_a_board_with_gaps_is_refused() -> None:
    with pytest.raises(BoardError, match="a matrix has no gaps"):
        watch(styles.level_loop, Board(7, columns=3))


# Other arguments than a matrix


def by_moves(moves: list[int], squares: int) -> int:
    """The form of another famous site: a list that counts from 0, and its length."""
    visited = [False] * squares
    visited[0] = True
    queue = deque([(0, 0)])
    while queue:
        place, rolls = queue.popleft()
        if place == squares - 1:
            return rolls
        for landing in range(place + 1, min(place + 6, squares - 1) + 1):
            end = landing if moves[landing] == -1 else moves[landing]
            if not visited[end]:
                visited[end] = True
                queue.append((end, rolls + 1))
    return -1


@pytest.mark.parametrize("board", [named_board("thirty-cells"), Board(31, {3: 22}, columns=6)], ids=["thirty", "gaps"])
def test_a_solver_that_takes_a_list_is_filmed_like_any_other(board: Board) -> None:
    def arguments(board: Board, trace: Trace) -> tuple[Any, ...]:
        return recorded_moves(board, trace.read, trace.write), board.squares

    run = film_call(by_moves, by_moves, arguments, board)
    rolls = oracles.distances(board.squares, dict(board.jumps))
    assert run.value == rolls[board.goal]
    assert (run.queue_name, run.seen_name) == ("queue", "visited")
    assert {square for moment in run.moments for square in moment.queue} <= rolls.keys()
    assert run.moments[run.opening].reads == (2,)
    assert reads_of(run)[:4] == [2, 3, 3, 4]  # the jump on 3 is read twice


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
            watch(solver, SMALL, max_steps=100)
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
        watch(styles.level_loop, SMALL)
        watch(failing, SMALL)
        after = sys.gettrace()
    finally:
        sys.settrace(before)
    assert after is None


def test_the_board_and_the_next_run_do_not_see_what_the_solver_writes() -> None:
    solver = written(
        "def solve(m):\n    x = m[2][1]\n    m[2][1] = 5\n    m[0].append(1)\n    del m[1]\n    return x\n"
    )
    board = Board(9, {2: 8})
    first, second = watch(solver, board), watch(solver, board)
    assert first == second
    assert first.value == 8
    assert board == Board(9, {2: 8})
    assert board.to_matrix() == [[-1, -1, -1], [-1, -1, -1], [-1, 8, -1]]


@pytest.mark.parametrize("style", [*STYLES, *MORE, growing_list, failing, len])
def test_two_runs_give_the_same_film(style: Any) -> None:
    # Python 3.12 reports a line with two branches twice, but not yet in the first run of all.
    _, first, second = [watch(style, SMALL) for _ in range(3)]
    assert first == second


def test_two_runs_that_call_themselves_until_they_are_stopped_give_the_same_film() -> None:
    first, second = [watch(calls_itself, EXAMPLE_1) for _ in range(2)]  # called from equally deep down
    assert first == second


@pytest.mark.parametrize("style", [*STYLES, *MORE])
@settings(max_examples=5)
@given(board=square_boards(largest=4))
def test_on_any_board_the_answer_is_right_and_the_frontiers_are_found(style: Any, board: Board) -> None:
    run = watch(style, board)
    rolls = oracles.distances(board.squares, dict(board.jumps))
    assert run.value == rolls.get(board.goal, -1)
    found = {1, *joined(run)}
    assert {square for frontier in frontiers(board) for square in frontier.squares} <= found <= rolls.keys()


def on_cells(moves: list[int], n: int) -> int:
    """A solver for the list of GeeksforGeeks."""
    waiting, seen = deque([(0, 0)]), [False] * n
    seen[0] = True
    while waiting:
        cell, rolls = waiting.popleft()
        if cell == n - 1:
            return rolls
        for landing in range(cell + 1, min(cell + 6, n - 1) + 1):
            end = landing if moves[landing] == -1 else moves[landing]
            if not seen[end]:
                seen[end] = True
                waiting.append((end, rolls + 1))
    return -1


def on_cells_alone(moves: list[int]) -> int:
    """The same without the number of cells."""
    return on_cells(moves, len(moves))


class Practice:
    """A solver for the pairs of GeeksforGeeks' practice."""

    def minThrow(self, n: int, arr: list[int]) -> int:
        """The fewest throws on thirty cells."""
        jumps = dict(zip(arr[::2], arr[1::2], strict=True))
        rolls, square = oracles.distances(30, jumps), 30 + 0 * n
        return rolls.get(square, -1)


@pytest.mark.parametrize("solver", [on_cells, on_cells_alone])
@pytest.mark.parametrize("board", [named_board("thirty-cells"), Board(36, {2: 15, 14: 35, 17: 13})], ids=repr)
def test_a_solver_of_a_list_of_cells_is_watched_on_any_number_of_them(solver: Any, board: Board) -> None:
    run = watch(solver, board)
    assert (run.value, run.queue_name, run.seen_name) == (shortest(board), "waiting", "seen")
    assert {square for moment in run.moments for square in moment.reads} <= set(range(1, board.squares + 1))
    assert run.moments[-1].seen[:3] == tuple(oracles.distances(board.squares, dict(board.jumps)))[:3]


def shortest(board: Board) -> int:
    """The fewest rolls, by another way."""
    return oracles.distances(board.squares, dict(board.jumps))[board.squares]


def test_a_solver_of_pairs_is_watched_on_the_one_size_that_it_knows() -> None:
    board = named_board("thirty-cells")
    run = watch(Practice, board)
    assert run.value == 3
    assert any("jumps" in dict(moment.changes) for moment in run.moments)
    with pytest.raises(BoardError, match=r"is watched on a board of 30 squares: choose another, such as Board\(30\)"):
        watch(Practice, Board(36))
