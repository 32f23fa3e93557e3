"""Values that break the rules, and the one error that each of them must get."""

from collections.abc import Iterator, Mapping
from itertools import count, repeat
from typing import Any

import numpy as np
import pytest

from snl_edu import BoardError

HUGE = 10**5000


class Raises:
    """An object none of whose methods works."""

    def _fail(self, *_: object) -> Any:
        raise RuntimeError("no")

    __iter__ = __index__ = __len__ = __repr__ = __str__ = __eq__ = __getitem__ = __radd__ = __bool__ = _fail
    __hash__ = object.__hash__


class Liar(list[Any]):
    """A list that lies about what it holds."""

    def __iter__(self) -> Iterator[Any]:
        return count()

    def __len__(self) -> int:
        raise RuntimeError("no")


class RaisingMapping(Mapping[int, int]):
    """A mapping that cannot be read."""

    def __getitem__(self, key: int) -> int:
        raise RuntimeError("no")

    def __iter__(self) -> Iterator[int]:
        return iter((2, 3))

    def __len__(self) -> int:
        return 2


class EndlessMapping(Mapping[int, int]):
    """A mapping whose keys never end, whatever its length says."""

    def __getitem__(self, key: int) -> int:
        return 1

    def __iter__(self) -> Iterator[int]:
        return repeat(2)

    def __len__(self) -> int:
        return 2


def contains_itself() -> list[Any]:
    """A list that holds itself, and nothing else."""
    loop: list[Any] = []
    loop.append(loop)
    return loop


METHODS = (
    *("__iter__", "__len__", "__eq__", "__hash__", "__index__", "__int__", "__repr__", "__str__", "__bool__", "__lt__"),
    *("__getitem__", "__contains__", "__radd__", "__add__", "__next__", "keys", "items", "values", "__reduce__"),
)


def raising(base: type, error: type[BaseException], *leave: str) -> Any:
    """An object of a subclass of `base` whose methods raise that error."""

    def fail(*_: object, **__: object) -> Any:
        raise error("no")

    return type(f"Raising{base.__name__}", (base,), {name: fail for name in METHODS if name not in leave})()


def unhashable_class() -> Any:
    """An object of a class that refuses to be hashed."""

    class Meta(type):
        def __hash__(cls) -> int:
            raise RuntimeError("no")

    return Meta("Unhashable", (), {})()


def with_class(error: type[BaseException]) -> Any:
    """An object that raises an error when it is asked what it is."""

    class Secret:
        @property
        def __class__(self) -> Any:
            raise error("no")

        @__class__.setter
        def __class__(self, _: Any) -> None: ...

    return Secret()


class Immense(EndlessMapping):
    """A mapping that never ends and says it holds more than any memory."""

    def __len__(self) -> int:
        return 10**12


def nonsense() -> list[Any]:
    """Values that no board, frontier or game is made of; made anew, since some of them are used up."""
    foreign = (
        *(RuntimeError, KeyError, AttributeError, TypeError),
        *(StopIteration, MemoryError, RecursionError, SystemExit),
    )
    bases = (object, list, tuple, dict, int, str, float, set)
    odd = [raising(base, error) for base in bases for error in foreign]
    odd += [raising(base, GeneratorExit, "__index__") for base in bases]
    odd += [with_class(error) for error in (RuntimeError, SystemExit)]
    return [
        *odd,
        *(None, True, False, 0, -1, HUGE, -HUGE, 10**18 + 1, 2.5, float("nan"), float("inf"), 2j),
        *("", "ab", "\ud800", b"12", [], (), {}, set(), [1], (1, 2, 3, 4), [[1, 2, 3, 4]]),
        *({1: 2}, {"a": None}, {2: "b"}, {None: None}, {HUGE: None}),
        *(count(), repeat(1), iter([1]), (number for number in [1]), range(10**12), Liar([1]), contains_itself()),
        *(RaisingMapping(), EndlessMapping(), Immense(), Raises(), unhashable_class(), object(), int, print, ...),
        *(np.float64(2), np.array([1, 2]), np.zeros((2, 2)), np.array(["a"]), memoryview(b"12")),
    ]


NOT_WHOLE_NUMBERS = [
    *(True, False, 2.0, 2.5, float("nan"), float("inf"), "2", b"2", None, [2], (2,), {2}, 2j),
    *(np.float64(2), np.bool_(True), Raises(), object(), int, contains_itself()),
]


NOT_ROWS = [
    *("-1", b"12", {-1}, frozenset({-1}), {0: -1}, range(3), repeat(-1), count(), iter([-1]), None, 5, True),
    *(Raises(), object(), memoryview(b"12"), (number for number in [-1]), [[-1]].__iter__),
]


NO_NUMBERS_IN_RANGE = [0, -1, -2, -HUGE, HUGE]


def explain(make: Any, *arguments: Any, **named: Any) -> str:
    """The message of the BoardError that a call must raise."""
    with pytest.raises(BoardError) as caught:
        make(*arguments, **named)
    message = str(caught.value)
    assert 10 < len(message) < 300
    assert "\n" not in message
    assert "0x" not in message
    return message
