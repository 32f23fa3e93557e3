"""Follows a learner's function line by line: what it reads, and how its variables change."""

from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from inspect import CO_GENERATOR
from queue import Queue
from types import CodeType, FrameType
from typing import Any, NamedTuple

from snl_edu.films.matrix import Row
from snl_edu.model.arguments import shown
from snl_edu.model.board import Square

LARGEST = 20_000  # values of a container that is looked at
SHOWN = 24  # values of a container that are shown
LONGEST = 60  # characters of a value that are shown

PLAIN = frozenset([int, str, bool, float, type(None)])
DICTIONARIES = frozenset([dict, defaultdict, OrderedDict, Counter])
CONTAINERS = DICTIONARIES | {list, deque, set, frozenset}
NOT_LOOKED_AT = object()


class Held(NamedTuple):
    """What a container held: its values, its rows, or its keys with their values."""

    kind: str
    values: tuple[Any, ...]


class Kept(NamedTuple):
    """What a variable held from some moment on: a plain value, a tuple of them, or what was in a container."""

    moment: int
    held: Any


@dataclass
class LineRun:
    """One line that ran: what it read, and the variables that it changed."""

    code: CodeType
    number: int
    entered: bool = False  # whether the function has just been called
    reads: list[Square] = field(default_factory=list)
    changes: list[tuple[str, str]] = field(default_factory=list)


class Trace:
    """Collects the lines of a run, reported by `sandbox.run`, of the code that shares its globals with the learner's."""

    def __init__(self, names: dict[str, Any], most: int) -> None:
        self.names = names
        self.most = most
        self.lines: list[LineRun] = []
        self.containers: dict[str, list[Kept]] = {}
        self.numbers: dict[tuple[CodeType, str], list[Kept]] = {}
        self._reads: list[Square] = []
        self._frame: FrameType | None = None  # whose line runs now
        self.is_full = False  # whether it has seen as many lines as it may
        self._show_all = False
        self._failing = False  # whether an exception is on its way through the functions
        self._known: dict[FrameType, dict[str, Any]] = {}  # what its variables held when they were looked at last

    def read(self, square: Square) -> None:
        """A square of the matrix was read."""
        self._reads.append(square)

    def on_line(self, frame: FrameType, event: str) -> bool:
        """A line is about to run, or a function has been called, has returned, or has raised."""
        if frame.f_globals is not self.names:
            return True
        if event == "line":
            self._failing = False
            self.finish()
            self.is_full = len(self.lines) == self.most
            if not self.is_full:
                self._begin(frame)
        elif event == "exception":
            self._failing = True
        elif event == "return":
            self.finish()
            if not frame.f_code.co_flags & CO_GENERATOR:  # a generator goes on later, with what it knows
                self._known.pop(frame, None)
            self._go_back(frame)
        return not self.is_full

    def _go_back(self, frame: FrameType) -> None:
        """The line that called is not over yet, unless it is left by an exception."""
        caller = frame.f_back
        if caller is None or caller not in self._known or self._failing or len(self.lines) == self.most:
            return
        self._begin(caller)
        # A function that has called itself has variables of the same names, so all of them are shown again.
        self._show_all = caller.f_code is frame.f_code

    def _begin(self, frame: FrameType) -> None:
        self._frame = frame
        self.lines.append(LineRun(frame.f_code, frame.f_lineno, frame not in self._known))

    def finish(self) -> None:
        """Looks at what the line that ran last has done."""
        if self._frame is None:
            self._reads.clear()  # the matrix was copied before the function was called
            return
        line = self.lines[-1]
        line.reads, self._reads = self._reads, []
        known = self._known.setdefault(self._frame, {})
        for name, value in _variables(self._frame):
            try:
                self._look(line, name, value, known)
            except Exception:
                continue  # what a learner keeps may refuse to be compared, or to be written down
        self._frame = None
        self._show_all = False

    def _look(self, line: LineRun, name: str, value: Any, known: dict[str, Any]) -> None:
        before = known.get(name, known)
        if before is value and type(value) in PLAIN and not self._show_all:
            return  # most variables are as they were, and this is the quickest way to know
        held = snapshot(value)
        if held is NOT_LOOKED_AT:
            return
        if held != before or type(held) is not type(before):
            known[name] = held
            self._keep(line, name, value, held)
        elif not self._show_all:
            return
        line.changes.append((name, brief(value, held)))

    def _keep(self, line: LineRun, name: str, value: Any, held: Any) -> None:
        kept = Kept(len(self.lines) - 1, held)
        if is_container(value):
            self.containers.setdefault(name, []).append(kept)
        else:
            self.numbers.setdefault((line.code, name), []).append(kept)


def _variables(frame: FrameType) -> Iterator[tuple[str, Any]]:
    """The variables of a function, and those that it keeps in its object; of a `queue.Queue`, what waits in it."""
    for name, value in frame.f_locals.items():
        yield name, value.queue if type(value) is Queue else value
        if name == "self" and type(getattr(value, "__dict__", None)) is dict:
            for inner, held in vars(value).items():
                yield f"self.{inner}", held


def is_container(value: Any) -> bool:
    """Whether a value may be a queue or a record of what was seen."""
    return type(value) in CONTAINERS


def snapshot(value: Any) -> Any:
    """What a value holds now, in a form that no longer changes."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is tuple:
        return value if len(value) <= SHOWN and _is_plain_tuple(value) else NOT_LOOKED_AT
    if kind not in CONTAINERS or len(value) > LARGEST:
        return NOT_LOOKED_AT
    if kind in DICTIONARIES:
        return Held("keys", tuple(value.items()))
    first = next(iter(value), None)
    if type(first) is Row:
        return NOT_LOOKED_AT  # the matrix itself
    if type(first) is list:
        return Held("rows", tuple(tuple(row) if type(row) is list else row for row in value))
    return Held("values", tuple(value))


def brief(value: Any, held: Any) -> str:
    """A value in a few characters, without running any code of the learner's."""
    if type(value) is int:
        text = shown(value)  # Python refuses to print the longest numbers
    elif not is_container(value):
        text = repr(value)
    else:
        inside = held.values[:SHOWN]
        plain = all(type(element) in PLAIN or _is_plain_tuple(element) for element in inside)
        pair = "{0!r}: {1!r}".format if held.kind == "keys" else None
        listed = ", ".join(pair(*element) if pair else repr(element) for element in inside) if plain else "..."
        text = f"{type(value).__name__} of {len(held.values)}" + (f": {listed}" if listed else "")
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def _is_plain_tuple(value: Any) -> bool:
    return type(value) is tuple and all(type(part) in PLAIN for part in value)
