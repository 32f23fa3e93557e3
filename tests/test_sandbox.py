"""A learner's function is run, whatever is in it, and nothing of it is left behind."""

import dis
import gc
import signal
import sys
import threading
import warnings
import weakref
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import repeat
from pathlib import Path
from random import choice
from types import FrameType, SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import Board, sandbox
from snl_edu.sandbox import STEPS, Budget, Outcome, Trouble, attempt, guarded, run

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


def test_a_value_comes_back_as_it_is() -> None:
    given_list = [1, 2]
    value = object()
    outcome = run(lambda one, two: [value, one, two], given_list, 3)
    assert outcome == Outcome([value, [1, 2], 3], None, False, False, STEPS, 2)
    assert outcome.value[1] is given_list


def test_an_outcome_says_how_many_steps_were_allowed() -> None:
    assert run(len, "four", steps=77) == Outcome(4, None, False, False, 77)


def test_an_outcome_tells_its_value_or_its_trouble() -> None:
    assert run(len, "four").told == 4
    assert not run(len, "four").is_endless
    assert run(len).told.startswith("raises TypeError: ")
    assert not run(len).is_endless
    assert run(raising(RecursionError)).is_endless


def test_what_is_printed_is_noted_and_kept_from_the_screen() -> None:
    assert run(print, "here") == Outcome(None, None, True, False)
    assert not run(partial(print, end="")).printed


def test_what_is_printed_before_a_trouble_is_noted_as_well() -> None:
    def prints_and_fails() -> None:
        sys.stdout.write("so far")
        raise ValueError

    assert run(prints_and_fails).printed


def test_a_changed_argument_is_noted_and_one_that_is_put_right_again_is_not() -> None:
    def puts_right(numbers: list[list[int]]) -> None:
        numbers[0].reverse()
        numbers[0].reverse()

    assert run(list.reverse, [1, 2]).changed
    assert run(lambda rows: rows[0].append(3), [[1, 2]]).changed
    assert not run(puts_right, [[1, 2]]).changed


def test_a_change_is_noted_even_if_it_cannot_be_compared() -> None:
    class Incomparable:
        def __eq__(self, other: object) -> bool:
            raise ZeroDivisionError

        __hash__ = None  # type: ignore[assignment]  # it cannot be compared

    def puts_one_in(numbers: list[Any]) -> None:
        numbers[0] = Incomparable()

    assert run(puts_one_in, [1, 2]).changed


@pytest.mark.parametrize(
    ("thing", "told"),
    [
        (3, "is not a function but an int"),
        (None, "is not a function but a NoneType"),
        ("solve", "is not a function but a str"),
        (Board(4), "is not a function but a Board"),
        (object(), "is not a function but an object"),
    ],
)
def test_what_is_not_a_function_is_described_by_its_kind(thing: Any, told: str) -> None:
    assert run(thing, [[1]]) == Outcome(None, Trouble("no function", told), False, False)


class Silent(Exception):
    """An exception that cannot be told."""

    def __str__(self) -> str:
        raise ZeroDivisionError


class Unmakeable(Exception):
    """An exception that cannot even be made."""

    def __init__(self) -> None:
        raise LookupError("no such error")


def raising(error: Any) -> Callable[[], None]:
    """A function that raises, on its second line."""
    return function_in("def function(error):\n    raise error\n", "<learner>", error)


def function_in(source: str, filename: str, *first: Any) -> Callable[..., Any]:
    """The function `function` of some text, as if it stood in a file of that name, with its first arguments given."""
    names: dict[str, Any] = {}
    exec(compile(source, filename, "exec"), names)  # noqa: S102
    return partial(names["function"], *first)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (ValueError, "raises ValueError in line 2"),
        (ValueError("why not"), "raises ValueError in line 2: why not"),
        (KeyError(7), "raises KeyError in line 2: 7"),
        (ValueError("x" * 300), f"raises ValueError in line 2: {'x' * 100}"),
        (GeneratorExit, "raises GeneratorExit in line 2"),
        (StopIteration(5), "raises StopIteration in line 2: 5"),
        (MemoryError, "raises MemoryError in line 2"),
        (Silent, "raises Silent in line 2"),
        (BaseExceptionGroup("all", [SystemExit()]), "raises BaseExceptionGroup in line 2: all (1 sub-exception)"),
        (3, "raises TypeError in line 2: exceptions must derive from BaseException"),
    ],
)
def test_what_is_raised_is_told_with_its_line(error: Any, told: str) -> None:
    trouble = Trouble("raises", told, 2, told.split()[1].rstrip(":"))
    assert run(raising(error)) == Outcome(None, trouble, False, False, used=2)


def test_an_exception_that_cannot_be_made_is_told_as_the_one_that_came_instead() -> None:
    outcome = run(raising(Unmakeable))
    assert outcome.trouble is not None
    assert outcome.trouble.sentence.startswith("raises LookupError in line ")
    assert outcome.trouble.sentence.endswith(": no such error")


def test_a_call_that_does_not_fit_has_no_line() -> None:
    told = "raises TypeError: function() takes 0 positional arguments but 1 was given"
    trouble = run(function_in("def function(): pass", "<learner>"), 1).trouble
    assert trouble == Trouble("raises", told, None, "TypeError")
    assert kind_of(function_in("def function(): pass", "<learner>"), 1) == "raises"


def test_the_line_is_that_of_the_learner_even_if_the_library_raises() -> None:
    trouble = run(function_in("def function(board):\n\n    board.position(99)\n", "<learner>"), Board(4)).trouble
    assert trouble is not None
    assert trouble.line == 3


def test_the_line_is_that_of_the_learner_even_if_the_standard_library_raises() -> None:
    function = function_in("def function(choice):\n\n    return choice([])\n", "<learner>", choice)
    assert run(function).trouble == Trouble(
        "raises", "raises IndexError in line 3: Cannot choose from an empty sequence", 3, "IndexError"
    )


def test_a_file_whose_name_begins_like_the_package_is_the_learners_all_the_same() -> None:
    beside = f"{Path(sandbox.__file__).parent}_and_me.py"
    trouble = run(function_in("def function():\n    return 1 / 0\n", beside)).trouble
    assert trouble is not None
    assert trouble.line == 2


class NoNames(type):
    """The type of classes that do not tell their names."""

    def __getattribute__(cls, name: str) -> Any:
        if name == "__name__":
            raise AttributeError(name)
        return super().__getattribute__(name)


def test_an_exception_that_does_not_tell_its_name_is_told_all_the_same() -> None:
    class Unnamed(Exception, metaclass=NoNames):
        pass

    assert kind_of(raising(Unnamed())) == "raises"


def test_a_thing_that_does_not_tell_its_name_is_told_all_the_same() -> None:
    class Unnamed(metaclass=NoNames):
        pass

    assert kind_of(Unnamed()) == "no function"


def test_an_exception_that_ends_python_when_it_is_told_ends_nothing() -> None:
    class Deadly(Exception):
        def __str__(self) -> str:
            raise SystemExit

    assert kind_of(raising(Deadly())) == "raises"


def test_a_function_that_closes_the_output_is_survived() -> None:
    assert kind_of(lambda: sys.stdout.close()) is None


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


def bare_except_in_the_loop() -> None:
    """Catches everything, again and again."""
    while True:
        try:  # noqa: SIM105
            int("?")
        except:  # noqa: E722, S110
            pass


def finally_in_the_loop() -> None:
    """Goes on whatever happens, in words that newer Pythons warn of."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        lines = "while True:", "    try: int('?')", "    finally: continue"
        function = function_in("def function():\n    " + "\n    ".join(lines), "<learner>")
    function()


def loop_in_a_try() -> None:
    """Catches what is not an error of its own."""
    try:
        while True:
            pass
    except ValueError:
        pass


def loop_in_a_with() -> None:
    """Holds on to something."""
    with suppress(ValueError):
        while True:
            pass


def growing_queue() -> None:
    """Adds more than it takes."""
    queue = [1]
    for square in queue:
        queue.append(square + 1)


def endless_generator() -> Iterator[int]:
    """Never stops yielding."""
    while True:
        yield 1


def waits_for_a_generator() -> None:
    """Never stops taking."""
    for _ in endless_generator():
        pass


def two_that_call_each_other_in_turn() -> None:
    """Calls and comes back, and never ends."""

    def one() -> None:
        two()

    def two() -> None:
        pass

    while True:
        one()


def passes_on_what_another_yields() -> Iterator[int]:
    """Yields without going from line to line."""
    yield from repeat(1)


def adds_up_what_never_ends() -> int:
    """Goes from call to call, and never from line to line."""
    return sum(passes_on_what_another_yields())


ENDLESS = [
    plain_loop,
    one_line_loop,
    bare_except_in_the_loop,
    finally_in_the_loop,
    loop_in_a_try,
    loop_in_a_with,
    growing_queue,
    endless_generator,
    passes_on_what_another_yields,
    adds_up_what_never_ends,
    waits_for_a_generator,
    two_that_call_each_other_in_turn,
]


def in_a_thread(function: Callable[[], Any]) -> Any:
    """What a function gives in a thread of its own, which takes with it whatever error Python believes to be handled."""
    results = []
    thread = threading.Thread(target=lambda: results.append(function()))
    thread.start()
    thread.join()
    return results[0]


@pytest.mark.parametrize("function", ENDLESS)
def test_a_function_that_never_returns_is_stopped(function: Callable[[], Any]) -> None:
    told = "was stopped after 1,234 steps: does its loop ever end?"
    outcome = in_a_thread(lambda: run(function, steps=1234))
    assert outcome == Outcome(None, Trouble("endless", told), False, False, 1234, 1234)


@pytest.mark.parametrize(
    "loop",
    [
        *("while True: pass", "while 1: continue", "while True: ...", "while not False: pass"),
        *(
            "while True:\n        global names",
            "while True:\n        number: int",
            "while True:\n        while True: pass",
        ),
        *("while True:\n        pass", "while True: function", "while function: pass", "for _ in iter(int, 1): pass"),
        *("[0 for _ in iter(int, 1)]", "sum(0 for _ in iter(int, 1))", "any(map(lambda _: 0, iter(int, 1)))"),
    ],
)
def test_a_loop_that_stays_on_its_line_is_stopped_too(loop: str) -> None:
    outcome = run(function_in(f"def function():\n    {loop}\n", "<learner>"), steps=1234)
    assert outcome.is_endless
    assert outcome.told == "was stopped after 1,234 steps: does its loop ever end?"


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


@pytest.mark.parametrize("function", [plain_loop, bare_except_in_the_loop, finally_in_the_loop])
def test_after_a_stop_python_does_not_believe_that_an_error_is_being_handled(function: Callable[[], Any]) -> None:
    def error_left_behind(steps: int) -> Any:
        run(function, steps=steps)
        return sys.exc_info()[0]

    left_behind = [in_a_thread(partial(error_left_behind, 1000 + more)) for more in range(12)]
    assert left_behind == [None] * 12


def test_a_stop_that_somebody_has_kept_and_raises_again_is_one() -> None:
    assert kind_of(raising(sandbox._Stop("endless"))) == "budget"


def test_an_answer_given_after_the_stop_does_not_count() -> None:
    def answers_when_it_is_stopped() -> int:
        try:
            while True:
                pass
        except:  # noqa: E722
            return 3

    assert kind_of(answers_when_it_is_stopped) == "endless"


def test_a_loop_around_a_loop_that_catches_everything_is_stopped_too() -> None:
    # The loops end, so that this test does, but only after many times the steps that are allowed.
    rounds = []

    def catches_the_stop() -> int:
        for number in range(20):
            rounds.append(number)
            try:
                for _ in range(FEW):
                    pass
            except:  # noqa: E722, S110
                pass
        return 3

    assert kind_of(catches_the_stop) == "endless"
    assert len(rounds) < 20


def test_a_loop_after_a_recursion_that_was_too_deep_is_stopped_too() -> None:
    # The loop ends, so that this test does, but only after many times the steps that are allowed.
    def goes_on_at_the_bottom() -> int:
        try:
            return goes_on_at_the_bottom()
        except RecursionError:
            for _ in range(20 * FEW):
                pass
            return 3

    assert kind_of(goes_on_at_the_bottom) in ("endless", "recursion")


def test_an_iterator_that_gives_more_and_more_is_not_collected() -> None:
    # It ends, so that this test does; but `itertools.count()` does not, and would fill the memory.
    assert kind_of(lambda: repeat(1, 10 * FEW)) == "endless"


def test_a_function_that_ends_in_time_is_not_stopped() -> None:
    def counts(number: int) -> int:
        for _ in range(number):
            number -= 1
        return number

    assert kind_of(counts, 100, steps=FEW) is None
    assert kind_of(counts, FEW, steps=FEW) == "endless"


def test_a_function_without_an_end_to_its_calls_is_told_so() -> None:
    function = function_in("def function():\n    again()\ndef again():\n    again()\n", "<learner>")
    outcome = run(function, steps=FEW)
    assert outcome.trouble is not None
    assert outcome.trouble[:2] == ("recursion", "calls itself again and again without an end")
    assert outcome.trouble.line in (3, 4)


def test_what_a_generator_yields_is_collected() -> None:
    def yields() -> Iterator[int]:
        yield from (1, 2)

    assert run(yields).value == [1, 2]
    assert run(iter, (1, 2)).value == [1, 2]
    assert run(lambda: range(2)).value == range(2)


def test_a_function_that_must_be_awaited_is_not_run() -> None:
    async def waits() -> int:
        raise ValueError

    outcome = run(waits)
    assert outcome.trouble is None
    assert outcome.value.cr_frame is None, "it is closed, so that nobody is warned"


def test_a_generator_that_fails_on_the_way_is_told() -> None:
    def fails() -> Iterator[int]:
        yield 1
        raise ValueError

    assert kind_of(fails) == "raises"


def learners(body: str) -> Callable[..., Any]:
    """A learner's function of that body, for which the standard library is at hand."""
    lines = ["import collections, itertools, queue, re, sys, time", "kept = []", "def function(*given):"]
    return function_in("\n".join([*lines, *(f"    {line}" for line in body.splitlines())]), "<learner>")


EVADING = {
    "an endless finally": """
try:
    while True: pass
finally:
    while True: pass""",
    "a finally in a finally": """
try:
    try:
        while True: kept.clear()
    finally:
        while True: kept.clear()
finally:
    while True: kept.clear()""",
    "an except that keeps the stop": """
while True:
    try:
        while True: pass
    except BaseException as error:
        kept.append(error)""",
    "an except that begins again": """
try:
    while True: pass
except BaseException:
    return function(*given)""",
    "an except that begins again on its line": """
try:
    while True: pass
except BaseException: return function(*given)""",
    "an except that raises another error": """
try:
    while True: pass
except BaseException:
    raise ValueError("mine") from None""",
    "a generator that catches everything": """
def squares():
    while True:
        try:
            yield 1
        except BaseException:
            pass
for square in squares():
    kept.append(square)""",
    "a generator that is closed": """
def squares():
    try:
        yield 1
    finally:
        while True: pass
next(squares())""",
    "a __del__": """
class Undying:
    def __del__(self):
        while True: pass
undying = Undying()
del undying""",
    "a with that catches everything": """
class Catch:
    def __enter__(self): return self
    def __exit__(self, *error): return True
while True:
    with Catch():
        while True: pass""",
    "a key that is asked again and again": """
list(map(lambda square: 1, itertools.repeat(1)))""",
    "a comparison": """
class Proud:
    def __eq__(self, other):
        while True: pass
[Proud()].index(1)""",
}


@pytest.mark.parametrize("body", EVADING.values(), ids=EVADING)
def test_a_stop_that_is_caught_or_delayed_comes_again(body: str) -> None:
    outcome = in_a_thread(lambda: run(learners(body), steps=1234))
    assert outcome.trouble == Trouble("endless", "was stopped after 1,234 steps: does its loop ever end?")
    assert outcome.used == 1234
    assert outcome.value is None


def test_what_an_error_holds_is_dropped_where_it_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    # The loop ends, so that this test does, but only after many times the steps that are allowed.
    monkeypatch.setattr(sandbox, "STEPS", FEW)
    ends: list[int] = []

    class Undying:
        def __del__(self) -> None:
            for _ in range(20 * FEW):
                pass
            ends.append(1)

    def fails() -> None:
        undying = Undying()
        raise ValueError(undying)

    assert kind_of(fails) == "raises"
    assert ends == []


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
        attempt(list.index, [Nasty(fails)], 1)
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


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_a_learner_who_prints_on_and_on_is_stopped_before_the_steps_are_used_up(stream: str) -> None:
    body = f"for _ in range(10**4):\n    kept.append(1)\n    print(kept, file=sys.{stream})"
    outcome = run(learners(body), steps=4000)
    assert outcome.trouble == Trouble("prints", "was stopped because it prints on and on: does its loop ever end?")
    assert outcome.is_endless
    assert outcome.printed
    assert 500 < outcome.used < 1000  # a list of n numbers takes about 3 n characters, and 20 for a step are allowed


def test_a_learner_who_catches_that_and_prints_on_is_stopped_too() -> None:
    body = "while True:\n    try: print('x' * 10**6)\n    except BaseException: pass"
    assert kind_of(learners(body)) == "prints"


def test_a_learner_may_print_much() -> None:
    outcome = run(learners("for _ in range(200):\n    print('x' * 100)\nreturn 3"), steps=FEW)
    assert (outcome.value, outcome.printed) == (3, True)


def test_what_is_printed_is_counted_and_not_kept() -> None:
    def closes_and_prints() -> int:
        sys.stdout.close()
        return sys.stdout.write("four")

    assert run(closes_and_prints) == Outcome(4, None, True, False, used=3)
    odd: Any = b"four"
    trouble = run(lambda: sys.stdout.write(odd)).trouble
    assert trouble is not None
    assert trouble.error == "TypeError"
    assert run(lambda: sys.stdout.write("x" * 200), steps=2).is_endless


def test_an_exit_is_a_trouble_of_its_own() -> None:
    assert run(raising(SystemExit(3))).trouble == Trouble("exit", "raises SystemExit in line 2: 3", 2, "SystemExit")
    assert not run(raising(SystemExit)).is_endless


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
        (ValueError("\ud800"), "raises ValueError in line 2: \\ud800"),
        (ValueError(10**5000), "raises ValueError in line 2"),
        (Odd(), "raises Odd in line 2: odd"),
        (Mute(), "raises Mute in line 2"),
        (Long(), "raises Long in line 2"),
        (KeyboardInterrupt(), "raises KeyboardInterrupt in line 2"),
        (type("X" * 1000, (Exception,), {})(), f"raises {'X' * 40} in line 2"),
    ],
)
def test_whatever_is_raised_can_be_told_and_written(error: Any, told: str) -> None:
    outcome = run(raising(error), steps=FEW)
    assert outcome.told == told
    assert outcome.told.encode()


def test_a_number_that_is_too_long_is_told_by_its_kind() -> None:
    assert run(lambda: 10**5000).told == "a number of over 30 digits"
    assert run(lambda: 10**500).told == 10**500


def test_a_run_inside_a_run_takes_its_steps_from_both() -> None:
    outcomes: list[Outcome] = []
    outer = run(lambda: outcomes.extend(run(plain_loop, steps=2000) for _ in range(9)), steps=FEW)
    assert outer.trouble is None
    assert [outcome.trouble and outcome.trouble.kind for outcome in outcomes] == [*["endless"] * 2, *["budget"] * 7]
    assert sum(outcome.used for outcome in outcomes) <= FEW


def test_a_function_that_runs_itself_ends() -> None:
    calls = []

    def runs_itself() -> Any:
        calls.append(1)
        return [run(runs_itself, steps=FEW).value for _ in range(3)]

    run(runs_itself, steps=FEW)
    assert len(calls) < 50


def test_a_function_can_know_that_it_is_being_run() -> None:
    def asks_within_a_budget() -> bool:
        with Budget():
            return sandbox.is_running()

    assert not sandbox.is_running()
    assert not asks_within_a_budget()
    assert run(sandbox.is_running).value
    assert run(asks_within_a_budget).value


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


def test_a_budget_in_a_budget_takes_from_it() -> None:
    with Budget(steps=100) as whole:
        with Budget(steps=1000) as part:
            assert part.steps == 100
            run(lambda: 1)
        assert (part.steps, whole.steps) == (98, 98)


def test_what_a_dropped_object_raises_is_not_written_to_the_screen_while_a_budget_is_kept() -> None:
    class Undying:
        def __del__(self) -> None:
            raise SystemExit

    before = sys.unraisablehook
    with Budget():
        Undying()
    assert sys.unraisablehook is before


def test_a_budget_of_time_ends_too() -> None:
    with Budget(seconds=0) as whole:
        assert whole.is_spent
        assert kind_of(lambda: 1) == "budget"


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
    trouble = attempt(int, "three").trouble
    assert trouble is not None
    assert trouble.error == "ValueError"
    with pytest.raises(KeyboardInterrupt):
        guarded(None, signal.raise_signal, signal.SIGINT + 0)


def test_what_is_plain_is_known_by_its_type_and_by_what_it_holds() -> None:
    endless: list[Any] = []
    endless.append(endless)
    plain: list[Any] = [
        1,
        2.5,
        True,
        None,
        ...,
        "text",
        (1, [2, {3}]),
        {1: [2]},
        Board(4),
        len,
        plain_loop,
        [].append,
        range(3),
    ]
    other = [
        Text(),
        object(),
        NoNames("Odd", (), {}),
        [Nasty(plain_loop)],
        {1: Nasty(plain_loop)},
        {Text("a"): 1},
        endless,
        iter([]),
    ]
    assert [sandbox.is_plain(each) for each in plain] == [True] * len(plain)
    assert [sandbox.is_plain(each) for each in other] == [False] * len(other)


ALL_WAYS_TO_END: list[Callable[[], Any]] = [
    lambda: 1,
    partial(print, "x"),
    raising(ValueError),
    raising(SystemExit),
    one_line_loop,
    loop_in_a_try,
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


def tracer_of(steps: int, on_line: sandbox.OnLine | None = None) -> Any:
    """The tracer of a run that has ended: Python cannot show what a tracer does, unless it is asked by hand."""
    found = []
    run(lambda: found.append(sys.gettrace()), steps=steps, on_line=on_line)
    return found[0]


def waiting_frame(source: str, filename: str = "<learner>") -> FrameType:
    """The frame of a generator that waits at its first yield."""
    generator: Any = function_in(source, filename)()
    next(generator)
    WAITING.append(generator)
    frame: FrameType = generator.gi_frame
    return frame


WAITING: list[Any] = []  # a generator that nobody keeps is ended


def told_until_the_stop(count: Any, frame: FrameType, event: str = "line") -> int:
    """How often a tracer can be told of a step in a frame."""
    for number in range(100_000):
        try:
            assert count(frame, event, None) is count
        except BaseException as error:  # noqa: BLE001
            assert not isinstance(error, Exception)  # which a learner's `except` would catch
            return number
    raise AssertionError("it does not stop")


def test_a_tracer_counts_the_steps() -> None:
    frame = waiting_frame("def function():\n    yield\n")
    count = tracer_of(1000)(frame, "call", None)
    assert count(frame, "exception", None) is count
    assert 0 < told_until_the_stop(count, frame) < 1000
    assert told_until_the_stop(count, frame) == 0


def test_a_tracer_counts_the_turns_of_a_loop_that_no_line_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    frame = waiting_frame("def function():\n    yield\n")
    enter = tracer_of(1000)
    monkeypatch.setattr(sandbox, "SPIN", frame.f_code.co_code[4:6])
    turning: Any = SimpleNamespace(f_code=frame.f_code, f_lasti=4)
    elsewhere: Any = SimpleNamespace(f_code=frame.f_code, f_lasti=2)
    count = enter(turning, "call", None)
    assert turning.f_trace_opcodes
    for _ in range(2000):
        assert count(elsewhere, "opcode", None) is count
    assert 0 < told_until_the_stop(count, turning, "opcode") < 1000


def test_a_tracer_stops_calls_that_go_too_deep() -> None:
    frame = waiting_frame("def function():\n    yield\n")
    enter = tracer_of(10**6)
    count = enter(frame, "call", None)
    with pytest.raises(sandbox._Stop):
        list(map(enter, repeat(frame, sys.getrecursionlimit()), repeat("call"), repeat(None)))
    assert told_until_the_stop(count, frame) == 0


def test_a_tracer_stops_a_function_that_would_catch_the_stop() -> None:
    frame = waiting_frame("def function():\n    try:\n        yield\n    except:\n        pass\n")
    count = tracer_of(1000)(frame, "call", None)
    assert told_until_the_stop(count, frame) < 20_000


def test_a_tracer_does_not_count_what_the_library_does_unless_somebody_watches() -> None:
    frame = waiting_frame("def function():\n    yield\n", str(Path(sandbox.__file__).with_name("search.py")))
    seen: list[str] = []

    def on_line(_frame: FrameType, event: str) -> bool:
        seen.append(event)
        return seen != ["line", "return"]

    assert tracer_of(1000)(frame, "call", None) is None
    count = tracer_of(1000, on_line)(frame, "call", None)
    seen.clear()
    assert count(frame, "line", None) is count
    assert count(frame, "return", None) is count
    assert seen == ["line", "return"]
    assert told_until_the_stop(count, frame) == 0


@pytest.mark.unmeasured
@settings(max_examples=40)
@given(st.recursive(st.none() | st.integers() | st.text("ab"), lambda inner: st.lists(inner) | st.tuples(inner, inner)))
def test_any_value_goes_through_unchanged(value: Any) -> None:
    assert run(lambda given: given, value) == Outcome(value, None, False, False, used=2)


@given(
    st.one_of(
        st.integers(),
        st.text("ab"),
        st.binary(),
        st.lists(st.integers()),
        st.dictionaries(st.text("ab"), st.text("ab")),
    )
)
def test_whatever_is_not_a_function_is_described_as_none(thing: Any) -> None:
    assert kind_of(thing, 1) == "no function"


def test_a_function_is_not_stopped_where_it_leaves_a_handler() -> None:
    def catches() -> None:
        try:
            raise ValueError
        except ValueError:
            pass

    edges = [each.offset for each in dis.get_instructions(catches) if each.opname == "POP_EXCEPT"]
    assert edges
    frame = waiting_frame("def function():\n    yield\n")
    count = tracer_of(1000)(frame, "call", None)
    told_until_the_stop(count, frame)
    for offset in edges:
        leaving: Any = SimpleNamespace(f_code=catches.__code__, f_lasti=offset)
        assert count(leaving, "line", None) is count
    assert told_until_the_stop(count, frame) == 0
