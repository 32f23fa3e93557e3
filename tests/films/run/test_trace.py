"""Following a learner's function: the lines that run, what they read, and how the variables change."""

import functools
import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from typing import Any, cast

import pytest

from snl_edu.calls.sandbox import run
from snl_edu.films.run.containers import MOST_VALUES, Held
from snl_edu.films.run.matrix import Row, recorded_matrix
from snl_edu.films.run.trace import Trace
from tests.corpus.solvers import filmed as styles
from tests.corpus.solvers.filmed import MORE, STYLES
from tests.helpers.runs import SMALL, line_said, run_of, written
from tests.helpers.spy import lines_that_ran


@pytest.mark.parametrize("style", [*STYLES, *MORE])
def test_the_lines_shown_are_those_that_ran_and_they_are_in_the_listing(style: Any) -> None:
    run = run_of(style)
    shown = run.moments[:-1]
    assert [line_said(moment) for moment in shown] == lines_that_ran(style, SMALL)
    files = [Path(str(room.__file__)).read_text(encoding="utf-8").splitlines() for room in (styles,)]
    for moment in shown:
        number, text = run.listing[moment.line].split(maxsplit=1)
        assert int(number) == line_said(moment)
        assert text in {lines[int(number) - 1].strip() for lines in files if len(lines) >= int(number)}


class Unequal:
    """What cannot be compared and not shown."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def __hash__(self) -> int:
        return 1

    def __repr__(self) -> str:
        raise RuntimeError


ODD_VALUES = [
    "[[1, 2], 3]",
    "(lambda x: x.append(x) or x.append(1) or x)([])",
    "[10 ** 5000]",
    "[Sour()], [Sour()]",
    "[{1}, {2}]",
    "[[Sour()], [Sour()]]",
    "[0] * 30_000",
    "Sour",
    "m[::-1]",
    "([1], 2)",
]


@pytest.mark.parametrize("value", ODD_VALUES)
def test_a_solver_may_hold_anything_without_being_disturbed(value: str) -> None:
    solver = written(
        f"def solve(m, Sour=object):\n    for _ in range(2):\n        x = {value}\n        y = x\n    return 2\n"
    )
    run = run_of(functools.partial(solver, Sour=Unequal))
    assert run[-1].sentence == "It returns 2, and that is right."


# What a solver keeps, in variables, objects, its module, threads' queues and generators, and what is noted of it.
KEEPER = """
from queue import Queue
shared, number = [], 5
class Keeper:
    def __init__(self):
        self.items = [1]
        self.length = 1
def grow(keeper):
    keeper.items.append(2)
    keeper.length += 1
def waits(line):
    cells = [5, 6]
    line.put(7)
    return cells
def gives():
    last = 7
    yield 1
    yield 2
def solve(m):
    cells = [1]
    keeper, line = Keeper(), Queue()
    grow(keeper)
    waits(line)
    shared.append(number)
    for each in gives():
        cells.append(each)
    return 2
"""


def test_what_a_solver_keeps_is_noted_when_it_changes_wherever_it_is() -> None:
    solver = written(KEEPER)
    trace = Trace(solver.__globals__, 100, SMALL)
    assert run(solver, SMALL.to_matrix(), on_line=trace.on_line).value == 2
    trace.finish()
    noted = [(line.code.co_name, *change) for line in trace.lines for change in line.changes]
    for function, name, texts in (
        ("solve", "cells", ["list of 1: 1", "list of 2: 1, 1", "list of 3: 1, 1, 2"]),
        ("waits", "cells", ["list of 2: 5, 6"]),
        ("solve", "keeper.items", ["list of 1: 1", "list of 2: 1, 2"]),
        ("grow", "keeper.items", ["list of 2: 1, 2"]),
        ("waits", "line", ["deque of 0", "deque of 1: 7"]),
        ("solve", "shared", ["list of 0", "list of 1: 5"]),
        ("gives", "last", ["7"]),
        ("solve", "each", ["1", "2"]),
    ):
        assert [text for where, what, text in noted if (where, what) == (function, name)] == texts
    assert not {"keeper.length", "number"} & {name for _, name, _ in noted}
    assert [line.entered for line in trace.lines if line.code.co_name == "gives"] == [True, False, False]
    kept = sorted((variable.name, variable.kept[-1].content.values) for variable in trace.variables())
    assert kept == [
        ("cells", (1, 1, 2)),
        ("cells", (5, 6)),
        ("keeper.items", (1, 2)),
        ("line", (7,)),
        ("m", ((-1, -1, -1), (-1, -1, -1), (-1, 8, -1))),
        ("self.items", (1,)),
        ("shared", (5,)),
    ]


# How a line is looked at. Python measures no coverage while another tracer is at work, so these ask for it by hand.


def frames(*values: Any) -> Iterator[Any]:
    """A function that stops where its variable has each of these values."""
    for thing in values:  # noqa: UP028
        yield thing


def traced(*values: Any, name: str = "thing") -> list[list[tuple[str, str]]]:
    """What is noted of a variable that takes these values one after the other."""
    trace = Trace(globals(), 100, SMALL)
    trace.read(1)
    trace.finish()
    running = cast(Any, frames(*values))
    for _ in values:
        next(running)
        assert trace.on_line(running.gi_frame, "line")
        trace.finish()
    return [[change for change in line.changes if change[0] == name] for line in trace.lines]


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
        (([1] * (MOST_VALUES + 1),), [[]]),
        (([Unequal()], [Unequal()]), [[("thing", "list of 1: ...")], []]),
        ((list(range(40)),), [[("thing", "list of 40: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,...")]]),
    ],
)
def test_a_variable_is_noted_when_it_has_changed(values: tuple[Any, ...], noted: list[list[tuple[str, str]]]) -> None:
    assert traced(*values) == noted


def test_what_is_read_before_the_first_line_belongs_to_no_line() -> None:
    trace = Trace(globals(), 2, SMALL)
    trace.read(1)
    trace.finish()
    running = cast(Any, frames(1))
    next(running)
    assert trace.on_line(running.gi_frame, "call")
    assert trace.on_line(running.gi_frame, "line")
    trace.read(2)
    trace.finish()
    assert [line.reads for line in trace.lines] == [[2]]


def test_lines_of_others_are_not_noted_and_the_last_line_is_the_last() -> None:
    trace = Trace({}, 2, SMALL)
    running = cast(Any, frames(1))
    next(running)
    assert trace.on_line(running.gi_frame, "line")
    assert trace.lines == []
    trace = Trace(globals(), 2, SMALL)
    assert trace.on_line(running.gi_frame, "line")
    full = []
    for _ in range(2):
        full.append(trace.is_full)
        assert trace.on_line(running.gi_frame, "line")
    assert [*full, trace.is_full] == [False, False, True]
    assert len(trace.lines) == 2


def test_what_runs_on_after_the_film_is_full_has_a_while_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snl_edu.films.run.trace.STEPS", 3)
    trace = Trace(globals(), 1, SMALL)
    running = cast(Any, frames(1))
    next(running)
    heard = [
        trace.on_line(running.gi_frame, event) for event in ("line", "line", "call", "line", "line", "line", "line")
    ]
    assert heard == [True] * 6 + [False]
    assert len(trace.lines) == 1


def call(trace: Trace, depth: int, *ending: str) -> None:
    """A function that calls itself and is left in some way, while a trace follows it."""
    frame = sys._getframe()
    trace.on_line(frame, "line")
    if depth:
        call(trace, depth - 1, *ending)
    for event in ending:
        trace.on_line(frame, event)


def test_a_line_that_called_goes_on_when_the_call_is_over() -> None:
    trace = Trace(globals(), 100, SMALL)
    call(trace, 1, "return")
    trace.finish()
    assert [[change for change in line.changes if change[0] == "depth"] for line in trace.lines] == [
        [("depth", "1")],
        [("depth", "0")],
        [("depth", "1")],
    ]
    assert {line.code.co_name for line in trace.lines} == {"call"}


def test_what_is_written_into_the_matrix_is_a_record_of_its_own() -> None:
    trace = Trace(globals(), 100, SMALL)
    for square in (3, 5):
        running = cast(Any, frames(recorded_matrix(SMALL, trace.read, trace.write)))
        next(running)
        trace.on_line(running.gi_frame, "line")
        trace.write(square)
        trace.finish()
    (found,) = [variable for variable in trace.variables() if variable.kind is Row]
    assert (found.name, found.kept) == ("thing", [(0, Held("squares", (3,))), (1, Held("squares", (3, 5)))])


def test_a_look_into_a_copy_of_the_board_is_a_read() -> None:
    trace = Trace(globals(), 100, SMALL)

    def search(cells: list[int], number: int) -> None:
        trace.on_line(sys._getframe(), "line")
        trace.finish()
        frame = sys._getframe()
        assert cells[number]
        trace.on_line(SimpleFrame(frame, frame.f_lineno - 1), "line")  # type: ignore[arg-type]
        trace.finish()

    search([-1, 8, -1, -1, -1, -1, -1, -1, -1], 4)
    assert [line.reads for line in trace.lines] == [[], []]
    trace.count_copies()
    assert [line.reads for line in trace.lines] == [[], [5]]


class SimpleFrame:
    """A frame that stands at another line than the one that runs."""

    def __init__(self, frame: Any, line: int) -> None:
        self.f_code, self.f_globals, self.f_locals, self.f_lineno = frame.f_code, frame.f_globals, frame.f_locals, line


class Shrinking(dict[str, Any]):
    """Variables that refuse to be looked at."""

    def items(self) -> Any:
        return [("broken", Queue.__new__(Queue)), ("whole", 5)]


def test_a_variable_that_cannot_be_looked_at_does_not_keep_others_from_it() -> None:
    trace = Trace(globals(), 100, SMALL)
    frame = SimpleFrame(sys._getframe(), 1)
    frame.f_locals = Shrinking()
    trace.on_line(frame, "line")  # type: ignore[arg-type]
    trace.finish()
    assert trace.lines[0].changes == [("whole", "5")]
