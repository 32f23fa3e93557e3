"""Whatever is given as an answer gets a verdict: nothing that it does when it is looked at hangs or gets out."""

import sys
from collections.abc import Callable, Iterator
from itertools import count, cycle
from typing import Any

import pytest

from snl_edu import Verdict, check
from snl_edu.calls import alarm, sandbox
from snl_edu.course import check as check_module
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.judges import values


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is waited for long, and nothing is left behind."""
    monkeypatch.setattr(sandbox, "STEPS", 500)
    monkeypatch.setattr(alarm, "TICK", 0.02)
    monkeypatch.setattr(check_module, "SECONDS", 1.0)  # several times what our own judges take
    before = sys.gettrace(), sys.stdout, sys.stderr, sys.getrecursionlimit()
    yield
    assert (sys.gettrace(), sys.stdout, sys.stderr, sys.getrecursionlimit()) == before
    assert alarm.Alarm.set_now == []


Deed = Callable[..., Any]


def loop(*_: Any) -> Any:
    """Never comes back."""
    while True:
        pass


def again(*_: Any) -> Any:
    """Never comes back either, and goes on when it is stopped."""
    kept = []
    while True:
        try:
            loop()
        except BaseException as error:  # noqa: BLE001
            kept.append(error)


def raising(error: type[BaseException]) -> Deed:
    def deed(*_: Any) -> Any:
        raise error

    return deed


def printing(*_: Any) -> Any:
    """Prints on and on."""
    while True:
        sys.stdout.write("x" * 1000)


ERRORS = (SystemExit, GeneratorExit, KeyboardInterrupt, BaseException, StopIteration, RecursionError, MemoryError)
DEEDS: list[Deed] = [loop, again, printing, *map(raising, ERRORS)]
METHODS = (
    *("__index__", "__int__", "__eq__", "__lt__", "__hash__", "__bool__", "__len__", "__iter__", "__next__"),
    *("__contains__", "__repr__", "__str__", "__format__", "__getattr__", "__getattribute__", "__deepcopy__"),
    *("__reduce_ex__", "__call__", "__class__", "__code__", "__name__", "snakesAndLadders"),
)
PROPERTIES = {"__class__", "__code__", "__name__"}


def evil(method: str, deed: Deed, base: type) -> Any:
    """A class whose objects do the deed when they are asked for something."""
    held: dict[str, Any] = {"__hash__": lambda _: 3}
    held[method] = property(deed) if method in PROPERTIES else deed
    return type("Evil", (base,), held)


def putting(made: Any) -> Deed:
    """A function that puts an object where it was given something, and gives it back too."""

    def puts(given: Any, *_: Any) -> Any:
        if type(given) is list:
            given[0] = [made, made]
        return made

    return puts


class Failure(Exception):
    """An exception that holds something."""


def failing(made: Any) -> Deed:
    def fails(*_: Any) -> Any:
        raise Failure(made)

    return fails


PLACES: list[Callable[[Any], Any]] = [
    lambda kind: kind(),
    lambda kind: kind,
    lambda kind: [kind(), kind()],
    lambda kind: {1: kind()},
    lambda kind: lambda *_: kind(),
    lambda kind: lambda *_: (kind(), kind()),
    lambda kind: lambda *_: {1: kind()},
    lambda kind: putting(kind()),
    lambda kind: failing(kind()),
]
BASES = (object, int, list, str, tuple, dict)


def verdicts(exercise: str | None) -> Iterator[tuple[Any, ...]]:
    """What is told of evil answers, in ever new combinations of what they do, when, and where they are."""
    deeds, places, bases = cycle(DEEDS), cycle(PLACES), cycle(BASES)
    for _ in range(list(course_exercises()).index(exercise) if exercise else 7):
        next(deeds), next(places), next(bases)
    for _ in range(2):
        next(bases)
        for method in METHODS:
            deed, place, base = next(deeds), next(places), next(bases)
            yield (method, deed, base, check(place(evil(method, deed, base)), exercise))


@pytest.mark.parametrize("exercise", [None, *course_exercises()])
def test_an_evil_answer_gets_a_verdict(exercise: str | None) -> None:
    told = list(verdicts(exercise))
    assert [each for each in told if type(each[-1]) is not Verdict or each[-1].passed] == []
    assert all(each[-1].message.encode() for each in told)


class Endless(list[int]):
    """A list that goes on and on when it is looked at, without a step that could be counted."""

    def __init__(self) -> None:
        self.numbers = count()

    def __iter__(self) -> Iterator[int]:
        return self.numbers


def test_of_an_answer_without_end_only_the_beginning_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values, "MOST_LOOKED_AT", 100)
    answer = Endless()
    assert not check(answer, "05-where-is-ten").passed
    assert not check(lambda *_: answer, "02-next-frontier").passed
    assert next(answer.numbers) < 10_000


@pytest.mark.parametrize("exercise", ["02-two-rolls", "04-one-roll-on"])
def test_a_range_without_end_is_judged_by_its_beginning(exercise: str) -> None:
    message = check(range(10**30), exercise).message
    assert "looked at" not in message
    assert message == check(range(10**4), exercise).message


def test_the_time_that_is_named_is_the_one_that_was_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_module, "SECONDS", 0.3)
    message = check(Endless(), "03-a-game").message
    assert message == "Not yet: the answer cannot be looked at: it was stopped after 0.3 seconds: does it ever end?"
