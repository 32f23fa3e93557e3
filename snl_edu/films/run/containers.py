"""What a learner's variable holds, in a form that no longer changes and can be read without running their code."""

from array import array
from collections import Counter, OrderedDict, defaultdict, deque
from itertools import chain, islice
from operator import is_
from queue import LifoQueue, PriorityQueue, Queue
from typing import Any, NamedTuple

from snl_edu.films.run.matrix import Row
from snl_edu.model.input.arguments import shown

MOST_VALUES = 20_000  # values: a larger container is not looked at
SHOWN = 24  # values of a container that are shown at most
LONGEST = 60  # characters of a value that are shown at most
DEEPEST = 3  # how many containers, one inside another, are looked into

PLAIN = frozenset([int, str, bool, float, type(None)])
DICTIONARIES = frozenset([dict, defaultdict, OrderedDict, Counter])
SETS = frozenset([set, frozenset])
CONTAINERS = DICTIONARIES | SETS | {list, deque, bytearray, array}
QUEUES = frozenset([Queue, LifoQueue, PriorityQueue])
NOT_LOOKED_AT = object()


class Held(NamedTuple):
    """What a container held: its values, its rows, or its keys with their values."""

    kind: str
    values: tuple[Any, ...]


class Kept(NamedTuple):
    """What a variable held from some moment on: a plain value, a tuple of them, or what was in a container."""

    moment: int
    content: Any


class Variable(NamedTuple):
    """A variable with a container in it, the type of the container, and what it held."""

    name: str
    kind: type
    kept: list[Kept]


def is_container(value: Any) -> bool:
    """Whether a value may be a queue or a record of what was seen."""
    return type(value) in CONTAINERS or _is_table(type(value))


def snapshot(value: Any) -> Any:
    """What a value holds now, in a form that no longer changes."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is tuple:
        return value if len(value) <= SHOWN and _is_plain_tuple(value) else NOT_LOOKED_AT
    if kind not in CONTAINERS:
        return _number_or_table(value)
    if len(value) > MOST_VALUES:
        return NOT_LOOKED_AT
    if kind in DICTIONARIES:
        return Held("keys", tuple(zip(_frozen(value), _frozen(value.values()), strict=True)))
    first = next(iter(value), None)
    if type(first) is Row:
        return NOT_LOOKED_AT  # the matrix itself
    return Held("rows" if type(first) is list else "values", _frozen(value))


def contents_of(value: Any) -> Any:
    """The contents of a container, as they are, to compare with what was in it before."""
    return (tuple(value), tuple(value.values())) if type(value) in DICTIONARIES else tuple(value)


def plain_contents(value: Any, content: Any) -> Any:
    """The contents of a container, unless something in it could change by itself or has its own way to compare."""
    if type(content) is not Held or type(value) not in CONTAINERS:
        return None
    if type(value) in DICTIONARIES:
        is_plain = set(map(type, chain(value, value.values()))) <= PLAIN
    else:
        is_plain = all(map(is_, value, content.values))
    return contents_of(value) if is_plain else None


def _frozen(values: Any) -> tuple[Any, ...]:
    """The values; those that are not plain are taken apart."""
    kinds = set(map(type, values))
    if kinds <= PLAIN:
        return tuple(values)
    if kinds <= {tuple, list} and set(map(type, chain.from_iterable(values))) <= PLAIN:
        return tuple(map(tuple, values))
    return tuple(parts(value) for value in values)


def parts(value: Any, depth: int = DEEPEST) -> Any:
    """A value as plain parts: the elements of a tuple or a list, the values in a dictionary or an object."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if depth == 0:
        return None
    if issubclass(kind, (tuple, list)):
        inside = tuple.__iter__(value) if issubclass(kind, tuple) else list.__iter__(value)
        return tuple([parts(each, depth - 1) for each in islice(inside, MOST_VALUES)])
    if kind in DICTIONARIES:
        return tuple([parts(each, depth - 1) for each in islice(value.values(), SHOWN)])
    if _is_of_numpy(kind):
        return plain_number(value)
    attributes = attributes_of(value)
    return tuple([_part(each) for each in islice(attributes.values(), SHOWN)]) if attributes else None


def _part(value: Any) -> Any:
    """The value of an attribute, if it is plain; other objects are not looked into, since that may never end."""
    return value if type(value) in PLAIN or _is_plain_tuple(value) else plain_number(value)


def attributes_of(value: Any) -> dict[str, Any]:
    """The attributes of an object, read without running any of its code."""
    try:
        found = object.__getattribute__(value, "__dict__")
        return found if type(found) is dict else {}
    except Exception:
        names = type.__getattribute__(type(value), "__dict__").get("__slots__", ())
        names = [names] if type(names) is str else names if type(names) in (tuple, list) else []
        slots = type.__getattribute__(type(value), "__dict__")
        return {name: _slot(value, slots.get(name)) for name in names}


def _slot(value: Any, descriptor: Any) -> Any:
    try:
        return type(descriptor).__get__(descriptor, value)
    except Exception:
        return None  # nothing has been put there yet


def plain_number(value: Any) -> Any:
    """A whole number from numpy as a plain int; None for anything else."""
    is_number = _is_of_numpy(type(value)) and not _is_table(type(value))
    return int(value) if is_number and getattr(getattr(value, "dtype", None), "kind", "") in ("i", "u") else None


def _is_of_numpy(kind: type) -> bool:
    return str(type.__getattribute__(kind, "__module__")) == "numpy"


def _is_table(kind: type) -> bool:
    return str(type.__getattribute__(kind, "__name__")) == "ndarray" and _is_of_numpy(kind)


def _number_or_table(value: Any) -> Any:
    """What a value from numpy holds; numpy itself is not imported here."""
    kind = type(value)
    if not _is_table(kind):
        number = plain_number(value)
        return NOT_LOOKED_AT if number is None else number
    if value.size > MOST_VALUES or value.dtype.kind not in "biuf" or value.ndim not in (1, 2, 3):
        return NOT_LOOKED_AT
    values = value.tolist()
    return Held("values" if value.ndim == 1 else "rows", _frozen(values))


def brief(value: Any, content: Any) -> str:
    """A value in a few characters, without running any of the learner's code."""
    if type(content) is int:
        text = shown(content)  # Python refuses to print the longest numbers
    elif type(content) is not Held:
        text = repr(content)
    else:
        listed = _listed(value, content)
        text = f"{type(value).__name__} of {len(content.values)}" + (f": {listed}" if listed else "")
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def _listed(value: Any, content: Held) -> str:
    inside = content.values[:SHOWN]
    values = list(inside if content.kind != "keys" else chain.from_iterable(inside))
    raw = islice(value if content.kind != "keys" else chain.from_iterable(value.items()), 2 * SHOWN)
    if not all(_is_plain(each) for each in values) or not all(map(_is_written_out, raw)):
        return "..."
    pair = "{0}: {1}".format
    return ", ".join(pair(_text(each[0]), _text(each[1])) if content.kind == "keys" else _text(each) for each in inside)


def _text(value: Any) -> str:
    if type(value) is tuple:
        inside = ", ".join(map(_text, value))
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    return shown(value) if type(value) is int else repr(value)


def _is_plain(value: Any) -> bool:
    return type(value) in PLAIN or _is_plain_tuple(value)


def _is_written_out(value: Any) -> bool:
    """Whether a value is printed like what was kept of it: an object of a learner's own class is not."""
    return type(value) in PLAIN or type(value) in (tuple, list) or _is_of_numpy(type(value))


def _is_plain_tuple(value: Any) -> bool:
    return type(value) is tuple and all(type(part) in PLAIN for part in value)
