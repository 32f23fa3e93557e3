"""What a variable holds, taken apart without running any code of the learner's."""

from array import array
from collections import OrderedDict, defaultdict, deque, namedtuple
from dataclasses import dataclass
from typing import Any

import numpy
import pytest

from snl_edu.films.run.containers import (
    MOST_VALUES,
    NOT_LOOKED_AT,
    Held,
    attributes_of,
    brief,
    is_container,
    parts,
    plain_contents,
    snapshot,
)


class Node:
    """An entry with names, which wants to be asked nothing."""

    def __init__(self, square: int, before: Any = None) -> None:
        self.square = square
        self.rolls = 0
        self.before = before

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def __hash__(self) -> int:
        raise RuntimeError

    def __repr__(self) -> str:
        raise RuntimeError


class Slotted:
    """An entry with slots, one of them still empty."""

    __slots__ = ("empty", "square")

    def __init__(self, square: int) -> None:
        self.square = square


class OneSlot:
    """An entry with one slot, whose name is not in a tuple."""

    __slots__ = "square"  # noqa: PLC0205

    def __init__(self, square: int) -> None:
        self.square = square


class NoNames:
    """An entry whose slots are kept in something unusual."""

    __slots__ = frozenset(["square"])


class OddDictionary:
    """An object that says that it keeps something else than a dictionary."""

    __dict__ = 5  # type: ignore[assignment]


@dataclass
class Entry:
    """A data class."""

    square: int
    place: tuple[int, int]


Pair = namedtuple("Pair", "rolls square")


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (5, 5),
        ("a", "a"),
        ((1, [2, 3]), (1, (2, 3))),
        ([(1, (2, (3, 4)))], ((1, (2, None)),)),
        (Pair(0, 1), (0, 1)),
        (Node(7), (7, 0, None)),
        (Node(7, Node(6)), (7, 0, None)),
        (Slotted(7), (None, 7)),
        (OneSlot(7), (7,)),
        (NoNames(), None),
        (OddDictionary(), None),
        (Entry(7, (2, 1)), (7, (2, 1))),
        ({"at": 1, "rolls": 0}, (1, 0)),
        (numpy.int64(3), 3),
        (numpy.float64(3), None),
        (numpy.array([1]), None),
        (len, None),
        ((numpy.int16(4), 1), (4, 1)),
    ],
)
def test_a_value_is_taken_apart_into_plain_ones(value: Any, plain: Any) -> None:
    found = parts(value)
    assert found == plain
    assert snapshot([value, 1]).values == (plain, 1)


@pytest.mark.parametrize(
    ("value", "kind", "values"),
    [
        ([1, 2], "values", (1, 2)),
        (deque([(1, 0)]), "values", ((1, 0),)),
        (deque([[1, 0]]), "rows", ((1, 0),)),
        ({3}, "values", (3,)),
        (frozenset([3]), "values", (3,)),
        ({1: 0}, "keys", ((1, 0),)),
        (OrderedDict({1: 0}), "keys", ((1, 0),)),
        (defaultdict(list, {1: [2]}), "keys", ((1, (2,)),)),
        ({(2, 0): True}, "keys", (((2, 0), True),)),
        (bytearray(2), "values", (0, 0)),
        (array("i", [1, 2]), "values", (1, 2)),
        (numpy.zeros(2, dtype=int), "values", (0, 0)),
        (numpy.array([[True, False]]), "rows", ((True, False),)),
        ([Node(1)], "values", ((1, 0, None),)),
    ],
)
def test_what_a_container_holds_is_kept(value: Any, kind: str, values: tuple[Any, ...]) -> None:
    assert is_container(value)
    assert snapshot(value) == Held(kind, values)


@pytest.mark.parametrize(
    "value",
    [
        len,
        Node(1),
        [0] * (MOST_VALUES + 1),
        numpy.zeros(MOST_VALUES + 1),
        numpy.array(["a"]),
        numpy.array(5),
        ([1],),
        range(3),
    ],
)
def test_what_is_too_large_or_no_container_is_not_looked_at(value: Any) -> None:
    assert snapshot(value) is NOT_LOOKED_AT


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (5, "5"),
        (10**5000, "a number of over 30 digits"),
        ([10**5000], "list of 1: a number of over 30 digits"),
        ({1: 10**5000}, "dict of 1: 1: a number of over 30 digits"),
        (numpy.int64(5), "5"),
        ([(1,), (2, 3)], "list of 2: (1,), (2, 3)"),
        ([Node(1)], "list of 1: ..."),
        ({Pair(0, 1)}, "set of 1: ..."),
        ({1: len}, "dict of 1: ..."),
        (bytearray(2), "bytearray of 2: 0, 0"),
        (numpy.array([1, 2]), "ndarray of 2: 1, 2"),
        ([[[1]]], "list of 1: ..."),
        ("x" * 58, f"'{'x' * 58}'"),
        ("x" * 59, f"'{'x' * 56}..."),
    ],
    ids=lambda value: value if type(value) is str else type(value).__name__,
)
def test_a_value_is_shown_in_a_few_characters(value: Any, text: str) -> None:
    assert brief(value, snapshot(value)) == text


@pytest.mark.parametrize(
    ("value", "is_plain"),
    [
        ([1, 2], True),
        ({1: 0}, True),
        (deque([(1, 0)]), True),
        ([[1]], False),
        ({1: [2]}, False),
        ([Node(1)], False),
        (numpy.zeros(2), False),
        (5, False),
    ],
)
def test_only_what_cannot_change_on_its_own_is_compared_quickly(value: Any, is_plain: bool) -> None:
    assert (plain_contents(value, snapshot(value)) is not None) is is_plain


def test_what_an_object_keeps_is_found_without_asking_it() -> None:
    class Silent:
        def __init__(self) -> None:
            self.items = [1]

        def __getattribute__(self, name: str) -> Any:
            raise SystemExit

    assert attributes_of(Silent()) == {"items": [1]}
    assert attributes_of(5) == {}
