"""Following a learner's function: the lines that run, what they read, and how the variables change."""

import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from typing import Any, cast

import pytest

from snl_edu.films.containers import LARGEST, Held, brief, snapshot
from snl_edu.films.matrix import Row, recorded_matrix
from snl_edu.films.trace import Trace
from tests.corpus.solvers import filmed as styles
from tests.corpus.solvers.filmed import MORE, STYLES, with_generators_and_comprehensions
from tests.helpers.runs import SMALL, line_said, run_of, written
from tests.helpers.spy import lines_that_ran


@pytest.mark.parametrize("style", [*STYLES, *MORE])
def test_the_lines_shown_are_those_that_ran_and_they_are_in_the_listing(style: Any) -> None:
    run = run_of(style)
    shown = run.moments[:-1]
    assert [line_said(moment) for moment in shown] == lines_that_ran(style, SMALL)
    lines = Path(str(styles.__file__)).read_text(encoding="utf-8").splitlines()
    for moment in shown:
        number, text = run.listing[moment.line].split(maxsplit=1)
        assert int(number) == line_said(moment)
        assert text == lines[int(number) - 1].strip()


def test_the_variables_that_change_are_shown_with_what_they_hold() -> None:
    run = run_of(styles.level_loop)
    held: dict[str, list[str]] = {}
    for moment in run.moments:
        for name, text in moment.changes:
            held.setdefault(name, []).append(text)
    assert held["moves"] == ["0", "1", "2"]
    assert held["here"][:3] == ["1", "8", "3"]
    assert held["frontier"] == ["list of 1: 1", "list of 6: 8, 3, 4, 5, 6, 7", "list of 1: 9"]
    assert held["visited"][0] == "set of 1: 1"
    assert {moment.function for moment in run.moments} == {"level_loop", "value"}


def test_variables_that_a_generator_keeps_between_two_values_have_not_changed() -> None:
    run = run_of(with_generators_and_comprehensions)
    inside = [moment for moment in run.moments if moment.function == "landings"]
    assert [dict(moment.changes).get("last") for moment in inside].count("7") == 1


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
        (([1] * (LARGEST + 1),), [[]]),
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
    monkeypatch.setattr("snl_edu.films.trace.STEPS", 3)
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


def test_a_line_that_is_left_by_an_exception_does_not_go_on() -> None:
    trace = Trace(globals(), 100, SMALL)
    call(trace, 1, "exception", "return")
    assert len(trace.lines) == 2


class Unequal:
    """What cannot be compared."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def __hash__(self) -> int:
        return 1


def test_a_variable_that_cannot_be_compared_is_left_alone() -> None:
    assert traced([Unequal()], [Unequal()]) == [[("thing", "list of 1: ...")], []]


def test_a_generator_that_goes_on_later_knows_what_it_knew() -> None:
    trace = Trace(globals(), 100, SMALL)
    running = cast(Any, frames(1, 2))
    next(running)
    trace.on_line(running.gi_frame, "line")
    trace.on_line(running.gi_frame, "return")
    trace.on_line(running.gi_frame, "line")
    trace.finish()
    assert [line.entered for line in trace.lines] == [True, False]


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


def test_what_an_object_keeps_and_what_waits_for_threads_is_looked_at() -> None:
    trace = Trace(globals(), 100, SMALL)
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
    assert [change for change in trace.lines[0].changes if change[0] in ("line", "self.known")] == [
        ("self.known", "dict of 1: 1: 0"),
        ("line", "deque of 1: 1"),
    ]
    assert {variable.name for variable in trace.variables()} >= {"line", "self.known"}


def test_after_a_call_of_another_function_only_what_has_changed_is_shown() -> None:
    trace = Trace(globals(), 100, SMALL)

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
    assert [dict(line.changes).get("number") for line in trace.lines] == ["5", None, None]


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


shared_line: list[int] = []
shared_number = 5


def uses_what_the_module_keeps(trace: Trace, *steps: Any) -> None:
    for step in steps:
        trace.on_line(sys._getframe(), "line")
        shared_line.append(step)
        assert shared_number
    trace.finish()


def test_containers_of_the_module_that_a_function_uses_are_looked_at() -> None:
    trace = Trace(globals(), 100, SMALL)
    shared_line.clear()
    uses_what_the_module_keeps(trace, 1, 2)
    (found,) = [variable for variable in trace.variables() if variable.name == "shared_line"]
    assert [held.values for _, held in found.kept] == [(1,), (1, 2)]
    assert not [variable for variable in trace.variables() if variable.name == "shared_number"]


class Line:
    """A queue that somebody has written."""

    def __init__(self) -> None:
        self.items = [1]
        self.length = 1


def test_a_container_within_an_object_is_looked_at_under_both_names() -> None:
    trace = Trace(globals(), 100, SMALL)

    def use(line: Line) -> None:
        trace.on_line(sys._getframe(), "line")
        line.items.append(2)
        trace.finish()

    use(Line())
    names = {variable.name: variable.kept[-1].held.values for variable in trace.variables()}
    assert names["line.items"] == (1, 2)
    assert "line.length" not in names


def test_what_is_written_into_the_matrix_is_a_record_of_its_own() -> None:
    trace = Trace(globals(), 100, SMALL)
    for square in (3, 5):
        running = cast(Any, frames(recorded_matrix(SMALL, trace.read, trace.write)))
        next(running)
        trace.on_line(running.gi_frame, "line")
        trace.write(square)
        trace.finish()
    (found,) = [variable for variable in trace.variables() if variable.kind is Row]
    assert (found.name, [held.values for _, held in found.kept]) == ("thing", [(3,), (3, 5)])


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


def test_variables_of_one_name_in_two_functions_are_two() -> None:
    trace = Trace(globals(), 100, SMALL)

    def first() -> None:
        line = [1]
        trace.on_line(sys._getframe(), "line")
        trace.finish()
        second()
        line.append(2)

    def second() -> None:
        line = [5, 6]
        trace.on_line(sys._getframe(), "line")
        trace.finish()
        assert line

    first()
    found = [variable.kept[0].held.values for variable in trace.variables() if variable.name == "line"]
    assert found == [(1,), (5, 6)]
