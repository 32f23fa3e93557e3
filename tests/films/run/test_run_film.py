"""Watching a solver at work: the film must show what the code did, and the code must not notice."""

import functools
import itertools
import sys
from collections import deque
from contextlib import suppress
from types import FrameType
from typing import Any

import pytest
from hypothesis import example, given, settings

from snl_edu import MISCONCEPTIONS, Board, BoardError, frontiers, named_board, watch
from tests.corpus.entry import ENTRIES, Matrix
from tests.corpus.solvers import filmed as styles
from tests.corpus.solvers.filmed import MORE, STYLES, Solver, end_of, growing_list
from tests.films.test_film import expect_selections
from tests.helpers import oracles
from tests.helpers.bad_input import explain
from tests.helpers.runs import (
    BOARDS,
    EXAMPLE_1,
    SMALL,
    calls_itself,
    failing,
    joined,
    reads_of,
    run_of,
    short,
    written,
)
from tests.helpers.spy import landings_read
from tests.helpers.strategies import square_boards


@pytest.mark.parametrize("board", BOARDS, ids=repr)
def test_the_squares_read_are_those_on_which_the_die_lands_once_if_the_solver_remembers_them(board: Board) -> None:
    for style in (styles.level_loop, styles.distance_in_the_queue):
        assert reads_of(run_of(style, board)) == landings_read(board)
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


@pytest.mark.parametrize("style", [*STYLES, *MORE])
def test_the_grains_and_what_is_fresh_follow_from_what_each_line_reads_and_changes(style: Any) -> None:
    run = run_of(style)
    moments = run.moments
    assert list(run.grains) == ["roll", "read", "line"]
    assert run.at_grain("line").steps == moments == tuple(run)
    last = len(moments) - 1
    reading = [place for place, moment in enumerate(moments) if moment.reads or place in (0, last)]
    assert list(run.grains["read"]) == reading
    changing = [0]
    for place, (before, moment) in enumerate(itertools.pairwise(moments), start=1):
        if (before.queue, before.seen) != (moment.queue, moment.seen) or place == last:
            changing.append(place)
        assert set(moment.fresh) == set(moment.seen) - set(before.seen)
        assert len(moment.fresh) == len(set(moment.fresh))
    assert list(run.grains["roll"]) == changing
    for grain, places in run.grains.items():
        first = run.at_grain(grain).first
        assert all(place > run.opening for place in places[first + 1 :])
        assert places[first] <= run.opening or first == 0
    assert {(moment.depth, moment.move, moment.game, moment.rejected) for moment in moments} == {(None,) * 4}
    expect_selections(run)


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


@pytest.mark.parametrize("lines", [39, 40, 41, 60])
def test_the_text_of_a_run_is_folded_but_not_to_hide_one_line(lines: int) -> None:
    run = run_of(short(lines), max_steps=lines)  # just as many steps as are allowed
    text = [f"{number}. {moment.sentence}" for number, moment in enumerate(run)]
    if lines > 40:
        text[20:-20] = [f"... {lines - 39} more steps ..."]
    assert str(run).splitlines() == text
    assert text[-1].endswith("It returns 2, and that is right.")
    assert repr(run) == "<run of solve on Board(9, {2: 8})>"


# Runs that fail or never end


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


@pytest.mark.filterwarnings("ignore:'return' in a 'finally':SyntaxWarning")  # from Python 3.14 on
@pytest.mark.parametrize(
    ("body", "line", "most"),
    [
        ("while True: pass", 2, 10),
        ("while m[0][0]: pass", 2, 21),  # so that it cannot be taken for a solver of a list
        ("try:\n        while True: pass\n    except:\n        return 2", 3, 50),
        ("try:\n        while True: pass\n    finally:\n        return 2", 3, 50),
    ],
)
def test_a_loop_within_one_line_or_guarded_is_stopped_and_does_not_return(body: str, line: int, most: int) -> None:
    run = run_of(written(f"def solve(m):\n    {body}\n"), max_steps=most)
    assert run[-1].sentence == f"It was stopped in line {line} after {most} steps: does this loop ever end?"
    assert (run[-1].kind, run[-1].line, len(run)) == ("trouble", line - 1, most + 1)


def without_end(_: list[int]) -> int:
    while True:
        pass


def test_a_loop_without_a_line_of_the_learners_is_stopped_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snl_edu.films.run.run_film.STEPS", 1_000)
    run = watch(functools.partial(max, key=without_end), SMALL, max_steps=250)
    assert (len(run), run[-1].kind) == (1, "trouble")
    assert run[-1].sentence == "It was stopped after 2,500 steps: does its loop ever end?"


def test_anyone_who_presses_stop_stops_the_watching() -> None:
    with pytest.raises(KeyboardInterrupt):
        watch(written("import signal\ndef solve(m):\n    signal.raise_signal(signal.SIGINT)\n"), SMALL)


# Whatever can be called


def doubled(solver: Solver) -> Solver:
    @functools.wraps(solver)
    def call(board: Matrix) -> int:
        return solver(board)

    return call


def written_here(board: Matrix) -> int:
    """A solver of this file: only code of the file in which a solver is written is filmed."""
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
        return written_here(board)

    def method(self, board: Matrix) -> int:
        return self(board)


class OfTheClass:
    """The famous class, with a method of the class."""

    @classmethod
    def snakesAndLadders(cls, board: Matrix) -> int:
        return written_here(board)


CALLED: dict[str, tuple[Any, str, str]] = {
    "a function": (written_here, "written_here", "written_here"),
    "a decorated function": (doubled(written_here), "written_here", "written_here"),
    "a lambda": (lambda board: written_here(board), "<lambda>", "written_here"),
    "a partial partial function": (functools.partial(functools.partial(written_here)), "written_here", "written_here"),
    "a callable object": (Called(), "Called", "__call__"),
    "a method": (Called().method, "method", "__call__"),
    "the famous class": (styles.Solution, "Solution", "snakesAndLadders"),
    "an object of it": (styles.Solution(), "Solution", "snakesAndLadders"),
    "its method": (styles.Solution().snakesAndLadders, "snakesAndLadders", "snakesAndLadders"),
    "a method of the class": (OfTheClass, "OfTheClass", "written_here"),
    "a method of an object": (OfTheClass(), "OfTheClass", "written_here"),
}


@pytest.mark.parametrize(("solver", "name", "function"), CALLED.values(), ids=CALLED)
def test_whatever_can_be_called_is_watched(solver: Any, name: str, function: str) -> None:
    run = run_of(solver)
    assert run.value == 2
    assert function in {moment.function for moment in run.moments}
    assert reads_of(run)
    assert run.queue_name is not None
    assert run.name == f"{name} on {SMALL!r}"


def test_code_of_others_is_not_filmed_and_a_builtin_has_no_lines(capsys: pytest.CaptureFixture[str]) -> None:
    def printing(board: Matrix) -> int:
        sys.stdout.write("hello")
        return styles.level_loop(board)

    run = run_of(printing)
    assert ({moment.function for moment in run.moments}, run.value) == ({"printing"}, 2)
    assert capsys.readouterr().out == ""
    run = run_of(len)
    assert (len(run), run.name, run.value, run.listing) == (1, f"len on {SMALL!r}", 3, ())
    assert (run[0].sentence, run[0].line, run[0].queue, run.first) == ("It returns 3, but 2 is right.", -1, (), 0)


def test_a_solver_that_answers_no_question_or_is_wrapped_in_itself_or_cannot_be_made_is_filmed_all_the_same() -> None:
    class Silent:
        def __getattr__(self, name: str) -> Any:
            raise RuntimeError("do not ask me")

        def __call__(self, _: Matrix) -> int:
            return 2

    class Broken:
        def __init__(self) -> None:
            raise ValueError("not today")

        def snakesAndLadders(self, _: Matrix) -> int:
            return 2

    def wrapped(_: Matrix) -> int:
        return 2

    wrapped.__wrapped__ = wrapped  # type: ignore[attr-defined]
    for solver in (Silent(), wrapped):
        assert run_of(solver)[-1].sentence == "It returns 2, and that is right."
    assert run_of(Broken)[-1].sentence.startswith("It raises ValueError in line ")


# Arguments


NO_NAME = "no list, deque, set or dict is called"
STEPS = "max_steps must be a whole number from 1 to 1000000, not "
SIZE = "a solver is watched on a square board of at most 2500 squares, from 1 with a die of 6: choose another"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"queue": "line"}, f"{NO_NAME} 'line': choose from frontier, visited, following"),
        ({"visited": "n"}, f"{NO_NAME} 'n': choose from frontier, "),
        ({"queue": 5}, f"{NO_NAME} 5: "),
        ({"visited": ["visited"]}, f"{NO_NAME} a list: "),
        ({"queue": ""}, f"{NO_NAME} '': "),
        *[({"max_steps": steps}, STEPS) for steps in (0, 1_000_001, 1.5, True)],
        *[({"solver": odd}, "a function is needed that takes a matrix, not ") for odd in (5, None, "x", [len])],
        ({"board": None}, "a board is needed too, such as watch(solver, named_board('example-1'))"),
        *[({"board": odd}, "a Board is needed, not ") for odd in (5, [[-1]], "board")],
        *[({"board": odd}, SIZE) for odd in (Board(2601), Board(9, die=5), Board(9, start=0))],
        ({"board": Board(7, columns=3)}, "a matrix has no gaps"),
    ],
)
def test_arguments_that_mean_nothing_are_refused(arguments: dict[str, Any], message: str) -> None:
    assert explain(watch, **{"solver": styles.level_loop, "board": SMALL, **arguments}).startswith(message)


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

    after = []
    try:
        for tracer in (None, a_debugger):
            sys.settrace(tracer)
            debugged()
            after.append(sys.gettrace())
    finally:
        sys.settrace(before)
    assert after == [None, a_debugger]
    first = debugged.__code__.co_firstlineno
    assert ("debugged", first + 3) in lines_debugged
    assert ("debugged", first + 4) in lines_debugged
    assert "level_loop" not in {name for name, _ in lines_debugged}


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


@pytest.mark.parametrize("style", [*STYLES, *MORE, growing_list, failing, len, calls_itself])
def test_two_runs_give_the_same_film(style: Any) -> None:
    # Python 3.12 reports a line with two branches twice, but not yet in the first run of all.
    _, first, second = [watch(style, SMALL) for _ in range(3)]
    assert first == second


@pytest.mark.parametrize("style", [*STYLES, *MORE])
@settings(max_examples=5)
@example(board=Board(1))
@given(board=square_boards(largest=4))
def test_on_any_board_the_answer_is_right_and_the_frontiers_are_found(style: Any, board: Board) -> None:
    run = watch(style, board)
    rolls = oracles.distances(board.squares, dict(board.jumps))
    assert run.value == rolls.get(board.goal, -1)
    assert (run[-1].kind, run[-1].sentence) == ("return", f"It returns {run.value}, and that is right.")
    found = {1, *joined(run)}
    if board.squares > 1:  # or else a 0 may stand for anything
        assert {square for frontier in frontiers(board) for square in frontier.squares} <= found <= rolls.keys()


@pytest.mark.parametrize(
    ("name", "board"),
    [
        *itertools.product(["moves_and_n", "moves_only"], [named_board("thirty-cells"), EXAMPLE_1]),
        ("moves_and_n", Board(31, {3: 22}, columns=6)),
    ],
)
def test_a_solver_of_a_list_of_cells_is_watched_on_any_number_of_them(name: str, board: Board) -> None:
    entry = ENTRIES[name]
    run = watch(entry.solver, board)
    rolls = oracles.distances(board.squares, dict(board.jumps))
    assert run.value == rolls[board.goal]
    assert run.queue_name in (entry.queue or ())
    assert run.seen_name in (entry.record or ())
    assert {square for moment in run.moments for square in moment.queue} <= rolls.keys()
    assert {square for moment in run.moments for square in moment.reads} <= set(range(1, board.squares + 1))
    assert run.moments[-1].seen[:3] == tuple(rolls)[:3]
    assert {*run.moments[run.opening].reads} == {2}


def test_a_solver_of_pairs_is_watched_on_the_one_size_that_it_knows() -> None:
    assert explain(watch, ENTRIES["ThirtySquares"].solver, Board(36)).endswith(
        "is watched on a board of 30 squares: choose another, such as Board(30)"
    )
