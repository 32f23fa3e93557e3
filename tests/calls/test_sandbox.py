"""A learner's function is run, whatever is in it, and nothing of it is left behind."""

import gc
import re
import signal
import sys
import threading
import warnings
import weakref
from collections.abc import Callable, Iterator
from functools import partial
from itertools import repeat
from pathlib import Path
from random import choice
from textwrap import indent
from types import FrameType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import Board, fewest_rolls
from snl_edu.calls import sandbox
from snl_edu.calls.sandbox import STEPS, Budget, Outcome, Trouble, guarded, outcome_of, run

FEW = 5_000  # steps


@pytest.fixture(autouse=True)
def nothing_is_left_behind(capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """After each test the tracer and the threads are as before, and nothing was written anywhere."""
    before = sys.gettrace(), threading.enumerate()
    yield
    assert (sys.gettrace(), threading.enumerate()) == before
    assert capfd.readouterr() == ("", "")


def kind_of(function: Any, *arguments: Any, steps: int = FEW) -> str | None:
    """The kind of trouble that a function gets into."""
    trouble = run(function, *arguments, steps=steps).trouble
    return trouble and trouble.kind


@given(st.recursive(st.none() | st.integers() | st.text("ab"), lambda inner: st.lists(inner) | st.tuples(inner, inner)))
def test_any_value_comes_back_as_it_is(value: Any) -> None:
    outcome = run(lambda one, two: [one, two], value, 3, steps=77)
    assert outcome == Outcome([value, 3], None, False, False, 77, 2)
    assert outcome.value[0] is value


def test_an_outcome_tells_its_value_or_its_trouble_and_whether_something_was_printed() -> None:
    assert run(len, "four").told == 4
    assert not run(len, "four").is_endless
    assert run(len).told.startswith("raises TypeError: ")
    assert not run(len).is_endless
    assert run(raising(RecursionError)).is_endless
    assert run(print, "here") == Outcome(None, None, True, False)
    assert not run(partial(print, end="")).printed
    assert run(learners("sys.stdout.close()\nsys.stdout.write('so far')\nraise ValueError")).printed
    assert run(lambda: 10**5000).told == "a number of over 30 digits"
    assert run(lambda: 10**500).told == 10**500


def test_a_changed_argument_is_noted_and_one_that_is_put_right_again_is_not() -> None:
    def puts_right(numbers: list[list[int]]) -> None:
        numbers[0].reverse()
        numbers[0].reverse()

    assert run(list.reverse, [1, 2]).changed
    assert run(lambda rows: rows.__setitem__(0, Nasty(raising(ZeroDivisionError))), [1]).changed
    assert run(lambda rows: rows[0].append(3), [[1, 2]]).changed
    assert not run(puts_right, [[1, 2]]).changed


def test_what_is_not_a_function_is_described_by_its_kind() -> None:
    for thing, kind in ((3, "an int"), (None, "a NoneType"), ("solve", "a str"), (Board(4), "a Board")):
        told = Trouble("no function", f"is not a function but {kind}")
        assert run(thing, [[1]]) == Outcome(None, told, False, False)


def raising(error: Any) -> Callable[[], None]:
    """A function that raises, on its second line."""
    return function_in("def function(error):\n    raise error\n", "<learner>", error)


def function_in(source: str, filename: str, *first: Any) -> Callable[..., Any]:
    """The function `function` of some text, as if it stood in a file of that name, with its first arguments given."""
    names: dict[str, Any] = {}
    exec(compile(source, filename, "exec"), names)  # noqa: S102
    return partial(names["function"], *first)


class NoNames(type):
    """The type of classes that do not tell their names."""

    def __getattribute__(cls, name: str) -> Any:
        if name == "__name__":
            raise AttributeError(name)
        return super().__getattribute__(name)


@pytest.mark.parametrize(
    ("source", "given", "line", "error"),
    [
        ("    given.position(99)", Board(4), 2, "BoardError"),
        ("    return given([])", choice, 2, "IndexError"),
        ("    return 1 / given", 0, 2, "ZeroDivisionError"),
    ],
)
@pytest.mark.parametrize("filename", ["<learner>", f"{Path(sandbox.__file__).parents[1]}_and_me.py"])
def test_the_line_is_the_learners_whoever_raises(filename: str, source: str, given: Any, line: int, error: str) -> None:
    trouble = run(function_in(f"def function(given):\n{source}\n", filename), given).trouble
    assert trouble is not None
    assert (trouble.line, trouble.error) == (line, error)


def test_a_call_that_does_not_fit_has_no_line() -> None:
    told = "raises TypeError: function() takes 0 positional arguments but 1 was given"
    trouble = run(function_in("def function(): pass", "<learner>"), 1).trouble
    assert trouble is not None
    assert trouble._replace(message="") == Trouble("raises", told, None, "TypeError")


def test_anyone_who_presses_stop_is_obeyed() -> None:
    before = sys.gettrace(), sys.stdout
    with pytest.raises(KeyboardInterrupt):
        run(lambda: signal.raise_signal(signal.SIGINT))
    assert (sys.gettrace(), sys.stdout) == before


def plain_loop() -> None:
    """Goes from line to line."""
    number = 0
    while True:
        number += 1


def one_line_loop() -> None:
    """Never leaves its line."""
    while True: pass  # fmt: skip


def endless_generator() -> Iterator[int]:
    """Never stops yielding."""
    while True:
        yield 1


def in_a_thread(function: Callable[[], Any]) -> Any:
    """What a function gives in a thread of its own, which takes with it whatever error Python believes to be handled."""
    results = []
    thread = threading.Thread(target=lambda: results.append(function()))
    thread.start()
    thread.join()
    return results[0]


@pytest.mark.parametrize(
    ("source", "steps"),
    [
        ("return 1", 2),
        ("number = 0\n    for number in range(10):\n        number += 1\n    return number", 24),
        ("return sum(number for number in range(10))", 24),
        ("def inner(): return 1\n    return inner() + inner()", 7),
        ("if not __name__:\n        while True: pass\n    return 1", 3),
    ],
)
def test_a_step_is_a_line_or_a_call_on_every_python(source: str, steps: int) -> None:
    function = function_in(f"def function():\n    {source}\n", "<learner>")
    assert kind_of(function, steps=steps) is None
    assert kind_of(function, steps=steps - 1) == "endless"


def test_a_stop_that_somebody_has_kept_and_raises_again_is_one() -> None:
    assert kind_of(raising(sandbox._Stop("endless"))) == "budget"


def test_an_iterator_that_gives_more_and_more_is_not_collected() -> None:
    # It ends, so that this test does; but `itertools.count()` does not, and would fill the memory.
    assert kind_of(lambda: repeat(1, 10 * FEW)) == "endless"


def test_a_function_without_an_end_to_its_calls_is_told_so() -> None:
    function = function_in("def function():\n    again()\ndef again():\n    again()\n", "<learner>")
    outcome = run(function, steps=FEW)
    assert outcome.trouble is not None
    assert outcome.trouble[:2] == ("recursion", "calls itself again and again without an end")
    assert outcome.trouble.line in (3, 4)


def test_what_a_generator_yields_is_collected() -> None:
    assert run(lambda: (number for number in (1, 2))).value == run(iter, (1, 2)).value == [1, 2]
    assert run(lambda: range(2)).value == range(2)


def test_a_function_that_must_be_awaited_is_not_run() -> None:
    async def waits() -> int:
        raise ValueError

    outcome = run(waits)
    assert outcome.trouble is None
    assert outcome.value.cr_frame is None, "it is closed, so that nobody is warned"


def learners(body: str) -> Callable[..., Any]:
    """A learner's function of that body, for which the standard library is at hand."""
    lines = ["import collections, itertools, queue, re, sys, time", "kept = []", "def function(*given):"]
    return function_in("\n".join([*lines, *(f"    {line}" for line in body.splitlines())]), "<learner>")


CONTINUES = "while True:\n    try: int('?')\n    finally: continue"
LOOPS = [
    *("while True: pass", "while 1: continue", "while True: ...", "while not False: pass", "while function: pass"),
    *("for _ in iter(int, 1): pass", "while True:\n    pass", "while True:\n    n: int", "while True: kept.clear()"),
    *("while True:\n    while True: pass", "[0 for _ in iter(int, 1)]", "sum(0 for _ in iter(int, 1))"),
    *("any(map(lambda _: 0, iter(int, 1)))", "list(map(lambda _: 1, itertools.repeat(1)))"),
    *("while True:\n    yield 1", "yield from itertools.repeat(1)", "while True:\n    try: int('?')\n    except: pass"),
    "def squares():\n    yield from itertools.repeat(1)\nsum(squares())",
    "def one(): two()\ndef two(): pass\nwhile True: one()",
    "def squares():\n    while True:\n        try: yield 1\n        except BaseException: pass\nfor square in squares(): kept.append(1)",
]
AROUND = {
    "try with another except": "try:\n    LOOP\nexcept ValueError: pass",
    "except that returns": "try:\n    LOOP\nexcept:\n    kept.append(1)\n    return 3",
    "finally in a finally": "try:\n    try:\n        LOOP\n    finally:\n        LOOP\nfinally:\n    LOOP",
    "except that keeps the stop": "while True:\n    try:\n        LOOP\n    except BaseException as error: kept.append(error)",
    "except that begins again": "try:\n    LOOP\nexcept BaseException: return function(*given)",
    "except that raises another error": "try:\n    LOOP\nexcept BaseException:\n    raise ValueError('mine') from None",
    "generator that is closed": "def g():\n    try:\n        yield 1\n    finally:\n        LOOP\nnext(g())",
    "__del__": "class Undying:\n    def __del__(self):\n        LOOP\nundying = Undying()\ndel undying",
    "with that catches everything": """
class Catch:
    def __enter__(self): return self
    def __exit__(self, *error): return True
while True:
    with Catch():
        LOOP""",
    "comparison": "class Proud:\n    def __eq__(self, other):\n        LOOP\n[Proud()].index(1)",
}


def around(name: str, loop: str) -> str:
    """A loop inside code that makes it hard to stop."""
    return re.sub("^( *)LOOP$", lambda found: indent(loop, found[1]), AROUND[name], flags=re.MULTILINE)


PLAIN_LOOPS = [loop for loop in LOOPS if "yield" not in loop]  # a call of a function that yields runs nothing of it
ENDLESS = LOOPS + [around(name, loop) for name in AROUND for loop in PLAIN_LOOPS]


@pytest.mark.parametrize("body", ENDLESS)
def test_what_never_ends_is_stopped_and_a_stop_that_is_caught_or_delayed_comes_again(body: str) -> None:
    outcome = in_a_thread(lambda: run(learners(body), steps=1234))
    told = "was stopped after 1,234 steps: does its loop ever end?"
    assert outcome == Outcome(None, Trouble("endless", told), False, False, 1234, 1234)


@pytest.mark.parametrize(
    "body", ["number = 0\nwhile True: number += 1", "while True:\n    try: int('?')\n    except: pass", CONTINUES]
)
def test_after_a_stop_python_does_not_believe_that_an_error_is_being_handled(body: str) -> None:
    def error_left_behind(steps: int) -> Any:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)  # which newer Pythons have for a continue in a finally
            run(learners(body), steps=steps)
        return sys.exc_info()[0]

    assert [in_a_thread(partial(error_left_behind, 1000 + more)) for more in range(12)] == [None] * 12


# These end, so that the test does, but only after many times the steps that are allowed.
LONG = {
    "a loop around a loop that catches everything": """
for number in range(20):
    given[0].append(number)
    try:
        for _ in range(5000): pass
    except: pass""",
    "a loop after a recursion that was too deep": """
def down():
    try: return down()
    except RecursionError:
        for _ in range(10**5): given[0].append(1)
return down()""",
    "a __del__ of what an error holds": """
class Undying:
    def __del__(self):
        for _ in range(10**5): given[0].append(1)
raise ValueError(Undying())""",
    "a run in a run in a run": """
given[0].append(1)
return [given[1](function, *given, steps=5000).value for _ in range(3)]""",
}


@pytest.mark.parametrize(("body", "most"), [*zip(LONG.values(), (20, 5000, 5000, 50), strict=True)], ids=LONG)
def test_what_ends_only_after_far_too_long_is_stopped(body: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "STEPS", FEW)
    done: list[int] = []
    run(learners(body), done, run, steps=FEW)
    assert len(done) < most


def test_nothing_of_a_call_that_failed_is_left_for_the_garbage_collection() -> None:
    class Held:
        pass

    held: list[weakref.ref[Held]] = []

    def fails(*_: Any) -> bool:
        something = Held()
        held.append(weakref.ref(something))
        raise ValueError(something)

    def never_ends() -> None:
        something = Held()
        held.append(weakref.ref(something))
        plain_loop()

    gc.disable()
    try:
        run(fails)
        run(never_ends, steps=FEW)
        guarded(None, list.index, [Nasty(fails)], 1)
        outcome_of(list.index, [Nasty(fails)], 1)
        assert [each() for each in held] == [None] * 4
    finally:
        gc.enable()


def test_a_learner_who_raises_the_limit_of_calls_may_go_deeper_and_not_without_an_end() -> None:
    deep = learners(
        "sys.setrecursionlimit(given[0])\ndef down(n):\n    return n and 1 + down(n - 1)\nreturn down(given[1])"
    )
    before = sys.getrecursionlimit()
    assert run(deep, 5 * before, 2 * before).value == 2 * before
    assert kind_of(deep, before, 2 * before) == "recursion"
    assert kind_of(deep, 10**9, 10**9, steps=STEPS) == "recursion"
    assert sys.getrecursionlimit() == before


def test_what_a_learner_changes_in_python_itself_is_put_back() -> None:
    def before() -> tuple[Any, ...]:
        files = sys.stdin, sys.stdout, sys.stderr
        return *files, sys.getprofile(), sys.gettrace(), sys.getrecursionlimit(), sys.unraisablehook

    first = before()
    body = "sys.setprofile(lambda *_: None); sys.setrecursionlimit(5000); sys.settrace(None); sys.unraisablehook = 3"
    run(learners(f"sys.stdin = sys.stdout = sys.stderr = 3; {body}"))
    assert before() == first


def test_what_is_typed_is_not_waited_for() -> None:
    assert run(learners("return sys.stdin.read()")).value == ""
    assert run(learners("sys.stdin.close()")).trouble is None


def test_the_steps_of_the_library_are_not_counted() -> None:
    assert run(learners("return given[0](Board)".replace("Board", "given[1]")), fewest_rolls, Board(400)).used == 2


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_a_learner_who_prints_on_and_on_is_stopped_before_the_steps_are_used_up(stream: str) -> None:
    body = f"for _ in range(10**4):\n    kept.append(1)\n    print(kept, file=sys.{stream})"
    outcome = run(learners(body), steps=4000)
    assert outcome.trouble == Trouble("prints", "was stopped because it prints on and on: does its loop ever end?")
    assert outcome.is_endless
    assert outcome.printed
    assert kind_of(learners("while True:\n    try: print('x' * 10**6)\n    except BaseException: pass")) == "prints"
    assert 500 < outcome.used < 1000  # a list of n numbers takes about 3 n characters, and 20 for a step are allowed


def test_a_learner_may_print_much_and_all_of_it_is_counted() -> None:
    for length, kind in ((40, None), (41, "prints")):
        assert kind_of(lambda length=length: sys.stdout.write("x" * length) == length or 1 / 0, steps=2) == kind
    assert kind_of(learners("sys.stdout.write(b'x')")) == "raises"
    outcome = run(learners("for _ in range(200):\n    print('x' * 100)\nreturn 3"), steps=FEW)
    assert (outcome.value, outcome.printed) == (3, True)


@pytest.mark.parametrize(
    ("body", "error", "name"),
    [
        ("return deque()", "NameError", "deque"),
        ("count += 1", "UnboundLocalError", "count"),
        ("raise NameError('who')", "NameError", ""),
        ("raise NameError('who', name=3)", "NameError", ""),
        ("raise NameError('who', name='me')", "NameError", "me"),
        ("class Mine(NameError): name = 3\nraise Mine('who')", "Mine", ""),
        ("return 1 / 0", "ZeroDivisionError", ""),
    ],
)
def test_a_trouble_names_the_error_and_the_name_that_is_missing(body: str, error: str, name: str) -> None:
    trouble = run(learners(body)).trouble
    assert trouble is not None
    assert (trouble.kind, trouble.error, trouble.name) == ("raises", error, name)


class Text(str):
    """A text that is not to be touched."""

    def __getitem__(self, _place: Any) -> Any:
        raise ZeroDivisionError

    def __str__(self) -> str:
        return self


class Mute(Exception):
    """An exception that cannot be told, and neither can what it raises then."""

    def __str__(self) -> str:
        raise Mute


class Odd(Exception):
    """An exception that is told by a text of a kind of its own."""

    def __str__(self) -> str:
        return Text("odd")


class Long(Exception):
    """An exception whose text never ends."""

    def __str__(self) -> str:
        plain_loop()
        return ""


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (ValueError, "ValueError in line 2"),
        (ValueError("why not"), "ValueError in line 2: why not"),
        (KeyError(7), "KeyError in line 2: 7"),
        (ValueError("x" * 300), f"ValueError in line 2: {'x' * 100}"),
        (ValueError("\ud800"), "ValueError in line 2: \\ud800"),
        (ValueError(10**5000), "ValueError in line 2"),
        (GeneratorExit, "GeneratorExit in line 2"),
        (KeyboardInterrupt(), "KeyboardInterrupt in line 2"),
        (StopIteration(5), "StopIteration in line 2: 5"),
        (MemoryError, "MemoryError in line 2"),
        (SystemExit(3), "SystemExit in line 2: 3"),
        (BaseExceptionGroup("all", [SystemExit()]), "BaseExceptionGroup in line 2: all (1 sub-exception)"),
        (3, "TypeError in line 2: exceptions must derive from BaseException"),
        (type("X" * 1000, (Exception,), {})(), f"{'X' * 40} in line 2"),
        (Odd(), "Odd in line 2: odd"),
        (Mute(), "Mute in line 2"),
        (Long(), "Long in line 2"),
        (type("Deadly", (Exception,), {"__str__": raising(SystemExit)})(), "Deadly in line 2"),
        (
            type("Unmakeable", (Exception,), {"__init__": staticmethod(raising(LookupError))}),
            "LookupError in line 2 of function, which it calls",
        ),
    ],
)
def test_whatever_is_raised_is_told_with_its_line(error: Any, told: str) -> None:
    outcome = run(raising(error), steps=FEW)
    way = "exit" if isinstance(error, SystemExit) else "raises"
    assert outcome.trouble is not None
    assert outcome.trouble.message == told.partition(": ")[2]
    assert outcome.trouble._replace(message="") == Trouble(way, f"raises {told}", 2, told.split()[0])
    assert outcome.told.encode()
    assert not outcome.is_endless


def test_what_does_not_tell_its_name_is_told_all_the_same() -> None:
    assert kind_of(raising(NoNames("Unnamed", (Exception,), {})())) == "raises"
    assert kind_of(NoNames("Unnamed", (), {})()) == "no function"


def test_a_run_inside_a_run_takes_its_steps_from_both() -> None:
    outcomes: list[Outcome] = []
    outer = run(lambda: outcomes.extend(run(plain_loop, steps=2000) for _ in range(9)), steps=FEW)
    assert outer.trouble is None
    assert [outcome.trouble and outcome.trouble.kind for outcome in outcomes] == [*["endless"] * 2, *["budget"] * 7]
    assert sum(outcome.used for outcome in outcomes) <= FEW


def test_calls_may_share_a_budget() -> None:
    with Budget(steps=100) as whole:
        assert run(lambda: 1).used == 2
        assert whole.steps == 98
        told = "was stopped because all its calls together took too long"
        assert run(plain_loop) == Outcome(None, Trouble("budget", told), False, False, STEPS, 98)
        assert whole.is_spent
        assert run(lambda: 1) == Outcome(None, Trouble("budget", told), False, False, STEPS, 0)
        assert run(lambda: 1).is_endless
    assert run(lambda: 1).value == 1


def test_a_budget_in_a_budget_takes_from_it_and_one_without_time_is_spent() -> None:
    with Budget(steps=100) as whole:
        with Budget(steps=1000) as part:
            assert part.steps == 100
            run(lambda: 1)
        assert (part.steps, whole.steps) == (98, 98)
    with Budget(seconds=0) as whole:
        assert whole.is_spent
        assert kind_of(lambda: 1) == "budget"


def test_a_function_can_know_that_it_is_being_run() -> None:
    with Budget():
        assert not sandbox.is_running()
        assert run(sandbox.is_running).value
        assert run(learners("with given[0](): return given[1]()"), Budget, sandbox.is_running).value


def test_what_a_dropped_object_raises_is_not_written_to_the_screen_while_a_budget_is_kept() -> None:
    class Undying:
        def __del__(self) -> None:
            raise SystemExit

    before = sys.unraisablehook
    with Budget():
        Undying()
    assert sys.unraisablehook is before


class Nasty:
    """An object that does something when it is compared."""

    def __init__(self, deed: Callable[[], Any]) -> None:
        self.deed = deed

    def __eq__(self, other: object) -> bool:
        return bool(self.deed())

    __hash__ = None  # type: ignore[assignment]  # it cannot be compared


@pytest.mark.parametrize("deed", [plain_loop, *(raising(each) for each in (SystemExit, GeneratorExit, ValueError))])
def test_what_a_learner_has_made_is_looked_at_with_care(
    deed: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "STEPS", FEW)
    assert guarded("nothing", list.index, [Nasty(deed)], 1) == "nothing"
    assert run(lambda rows: rows.append(Nasty(deed)), [1]).changed
    assert run(lambda rows: rows.__setitem__(0, Nasty(deed)), [1]).changed
    assert guarded(None, list.index, [Nasty(lambda: True)], 1) == 0


def test_what_is_plain_is_looked_at_as_it_is() -> None:
    assert guarded(None, sorted, [2, 1]) == [1, 2]
    assert guarded("no", sorted, 3) == "no"
    trouble = outcome_of(int, "three").trouble
    assert trouble is not None
    assert trouble.error == "ValueError"
    with pytest.raises(KeyboardInterrupt):
        guarded(None, signal.raise_signal, signal.SIGINT + 0)


class Plainest(str):
    """A text of a kind of its own."""


ENDLESS_LIST: list[Any] = []
ENDLESS_LIST.append(ENDLESS_LIST)
PLAIN: list[Any] = [1, 2.5, True, None, ..., "text", (1, [2, {3}]), {1: [2]}, Board(4), len, plain_loop, [].append]
PLAIN += [range(3), int]
OTHER = [Plainest(), object(), NoNames("Odd", (), {}), [Nasty(plain_loop)], {1: Nasty(plain_loop)}, {Plainest("a"): 1}]


@pytest.mark.parametrize("value", [*PLAIN, *OTHER, ENDLESS_LIST, iter([])], ids=lambda value: type(value).__name__)
def test_what_is_plain_is_known_by_its_type_and_by_what_it_holds(value: Any) -> None:
    assert sandbox.is_plain(value) is any(value is each for each in PLAIN)


ALL_WAYS_TO_END: list[Callable[[], Any]] = [
    lambda: 1,
    partial(print, "x"),
    raising(ValueError),
    raising(SystemExit),
    one_line_loop,
    plain_loop,
    endless_generator,
    lambda: sys.settrace(None),
]


@pytest.mark.parametrize("function", ALL_WAYS_TO_END)
def test_a_debugger_finds_its_own_tracer_again_and_goes_on(function: Callable[[], Any]) -> None:
    lines: list[int] = []

    def tracer(frame: FrameType, event: str, _argument: Any) -> Any:
        if frame.f_code is traced.__code__ and event == "line":
            lines.append(frame.f_lineno - traced.__code__.co_firstlineno)
        return tracer

    def traced() -> Any:
        run(function, steps=FEW)
        return sys.gettrace()

    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        found = traced()
    finally:
        sys.settrace(before)
    assert found is tracer
    assert lines == [1, 2]


def test_a_learner_is_told_of_calls_lines_and_returns() -> None:
    events: list[tuple[str, int]] = []

    def on_line(frame: FrameType, event: str) -> bool:
        events.append((event, frame.f_lineno))
        return True

    function = function_in("def function():\n    one = 1\n    return one\n", "<learner>")
    assert run(function, on_line=on_line).value == 1
    assert events == [("call", 1), ("line", 2), ("line", 3), ("return", 3)]


def test_a_watcher_who_has_seen_enough_ends_the_run() -> None:
    lines: list[int] = []

    def on_line(frame: FrameType, event: str) -> bool:
        if event == "line":
            lines.append(frame.f_lineno)
        return len(lines) < 50

    assert kind_of(partial(run, plain_loop, steps=FEW)) is None  # a run may be run
    for function in (plain_loop, one_line_loop):
        lines.clear()
        outcome = run(function, on_line=on_line)
        assert outcome.trouble is not None
        assert outcome.trouble.kind == "endless"
        assert len(lines) == 50
