"""Follows a learner's function line by line: what it reads, and how its variables change."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from dis import get_instructions
from inspect import CO_GENERATOR
from itertools import chain
from operator import attrgetter
from types import CodeType, FrameType
from typing import Any

from snl_edu.calls.sandbox import STEPS
from snl_edu.films.run.containers import (
    CONTAINERS,
    NOT_LOOKED_AT,
    PLAIN,
    QUEUES,
    SETS,
    Held,
    Kept,
    Variable,
    attributes_of,
    brief,
    contents_of,
    is_container,
    plain_contents,
    snapshot,
)
from snl_edu.films.run.matrix import Row, how_reordered, order_of
from snl_edu.films.run.roles.copies import Copies
from snl_edu.model.board import Board, Square

Key = tuple[CodeType | None, str]  # what an object or a module keeps belongs to no function


@dataclass
class LineRun:
    """One line that ran: what it read, and the variables that it changed."""

    code: CodeType
    number: int
    entered: bool = False  # whether the function has just been called
    reads: list[Square] = field(default_factory=list)
    changes: list[tuple[str, str]] = field(default_factory=list)


class Trace:
    """Collects the lines that `sandbox.run` reports, of all code that shares its globals with the learner's."""

    def __init__(self, names: dict[str, Any], most: int, board: Board) -> None:
        self.names = names
        self.most = most
        self.lines: list[LineRun] = []
        self.numbers: dict[Key, list[Kept]] = {}
        self.is_full = False  # whether it has filmed as many lines as it may
        self._unfilmed = 0  # lines that ran after that
        self.is_recursive = False  # whether some function has called itself
        self.codes: set[CodeType] = set()
        self.copies = Copies(board)
        self._reads: list[Square] = []
        self.read = self._reads.append  # not a method, because a call of one is a step of its own
        self._looks: list[tuple[int, int, Square]] = []  # into copies of the board: moment, which copy, square
        self._writes: list[Square] = []
        self.write = self._writes.append
        self._written: list[Kept] = []
        self._matrix_name = "the matrix"
        self._orders: dict[int, list[tuple[int, int]]] = {}  # of the rows of the matrix that the solver was given
        self._kept: dict[Key, list[Kept]] = {}
        self._types: dict[Key, type] = {}
        self._objects: dict[Key, set[int]] = {}  # which containers a variable has held
        self._frame: FrameType | None = None  # whose line runs now
        self._show_all = False
        self._failing = False  # whether an exception is on its way through the functions
        self._known: dict[FrameType, dict[Any, Any]] = {}  # what its variables held when they were looked at last
        self._globals: dict[CodeType, list[str]] = {}

    def on_line(self, frame: FrameType, event: str) -> bool:
        """Notes that a line is about to run, or that a function was called, has returned or has raised.

        It returns False to stop the run. When the film is full the run goes on for a while, since it may end by itself.
        """
        if frame.f_globals is not self.names:
            return True
        if self.is_full:
            self._unfilmed += event == "line"
            return self._unfilmed <= max(STEPS, self.most)
        if event == "line":
            self._failing = False
            self.finish()
            self.is_full = len(self.lines) == self.most
            if not self.is_full:
                self._begin(frame)
                if self.copies.known:
                    self._looks += [(len(self.lines) - 1, *look) for look in self.copies.read_by(frame)]
        elif event == "exception":
            self._failing = True
        elif event == "return":
            self.finish()
            self._leave(frame)
        return True

    def _leave(self, frame: FrameType) -> None:
        """Goes back to the line that called, which is not over yet unless an exception leaves it."""
        outer = caller = frame.f_back
        # A function may have called itself with others of the learner's functions in between.
        while outer is not None and outer.f_globals is self.names and not self.is_recursive:
            self.is_recursive = outer.f_code is frame.f_code
            outer = outer.f_back
        if not frame.f_code.co_flags & CO_GENERATOR:  # a generator goes on later, with what it knows
            self._known.pop(frame, None)
        if caller is not None and caller in self._known and not self._failing and len(self.lines) < self.most:
            self._begin(caller)
            # A function that has called itself has variables of the same names, so all of them are shown again.
            self._show_all = caller.f_code is frame.f_code

    def _begin(self, frame: FrameType) -> None:
        self._frame = frame
        self.lines.append(LineRun(frame.f_code, frame.f_lineno, frame not in self._known))

    def finish(self) -> None:
        """Looks at what the last line has done."""
        frame = self._frame
        if frame is None:
            self._reads.clear()  # the matrix was copied before the function was called
            return
        line = self.lines[-1]
        if self._reads:
            line.reads = self._reads[:]
            self._reads.clear()
        if self._writes:
            before = self._written[-1].content.values if self._written else ()
            self._written.append(Kept(len(self.lines) - 1, Held("squares", (*before, *self._writes))))
            self._writes.clear()
        known = self._known.get(frame)
        if known is None:
            known = self._known[frame] = {}
            self.codes.add(frame.f_code)
        for key, value in self._variables(frame):
            before = known.get(key[1], known)
            if before is value and type(value) in PLAIN and not self._show_all:
                continue  # most variables are as they were, and this is the quickest way to know
            try:
                self._look(line, key, value, known)
            except Exception:
                continue  # what a learner keeps may change while it is looked at
        self._frame = None
        self._show_all = False

    def _look(self, line: LineRun, key: Key, value: Any, known: dict[Any, Any]) -> None:
        name = key[1]
        kind = type(value)
        if kind in QUEUES:
            value = value.queue
        contents = known.get((name,))
        if contents is not None and not self._show_all and contents == contents_of(value):
            return  # this is asked for each container in each line, so it has to be quick
        content = snapshot(value)
        if content is NOT_LOOKED_AT:
            if kind is Row or (kind is list and value and type(value[0]) is Row):
                self._matrix_name = name
                before = self._orders.get(id(value))  # a row alone is not looked at: that would read it
                if before is not None and before != (after := order_of(value)):
                    self._orders[id(value)] = after
                    line.changes.append((name, how_reordered(before, after)))
            return
        before = known.get(name, known)
        if content != before or type(content) is not type(before):
            known[name] = content
            known[name,] = plain_contents(value, content)
            self._keep(key, kind, value, content)
        elif not self._show_all:
            return
        line.changes.append((name, brief(value, content)))

    def given(self, matrix: list[Row]) -> list[Row]:
        """The matrix that the solver is given, whose rows are watched for changing places."""
        self._orders[id(matrix)] = order_of(matrix)
        return matrix

    def _keep(self, key: Key, kind: type, value: Any, content: Any) -> None:
        kept = Kept(len(self.lines) - 1, content)
        if type(content) is not Held:
            self.numbers.setdefault(key, []).append(kept)
            return
        self._kept.setdefault(key, []).append(kept)
        self._types[key] = kind
        self._objects.setdefault(key, set()).add(id(value))
        if kind not in SETS:
            self.copies.look(value, content)

    def _variables(self, frame: FrameType) -> Iterator[tuple[Key, Any]]:
        """The variables of a function, those that it keeps in objects, and the containers of its module that it uses."""
        code = frame.f_code
        for name, value in frame.f_locals.items():
            kind = type(value)
            yield (code, name), value
            if kind in PLAIN or kind in CONTAINERS:
                continue
            if name == "self" or type.__getattribute__(kind, "__module__") == self.names.get("__name__", ""):
                of_class = type.__getattribute__(kind, "__dict__").items() if name == "self" else ()
                shared = {inner: content for inner, content in of_class if is_container(content)}
                for inner, content in {**shared, **attributes_of(value)}.items():
                    if name == "self" or is_container(content):
                        yield (None, f"{name}.{inner}"), content
        for name in self._globals_of(code):
            value = self.names.get(name)
            if is_container(value) or type(value) in QUEUES:
                yield (None, name), value

    def _globals_of(self, code: CodeType) -> list[str]:
        """The names of the module that a function uses, except those of functions and classes."""
        names = self._globals.get(code)
        if names is None:
            used = {each.argval for each in get_instructions(code) if each.opname in ("LOAD_GLOBAL", "STORE_GLOBAL")}
            names = [name for name in sorted(used) if name in self.names and not callable(self.names[name])]
            stored = {each.argval for each in get_instructions(code) if each.opname == "STORE_GLOBAL"}
            names = self._globals[code] = sorted({*names, *stored})
        return names

    def count_copies(self) -> None:
        """Counts each look into a copy of the board as a read, now that it is clear which containers are copies."""
        for moment, copy, square in self._looks:
            if copy in self.copies.known:
                self.lines[moment].reads.append(square)

    def variables(self) -> list[Variable]:
        """The variables with containers in them; one that several functions share counts as one."""
        groups: list[tuple[str, set[int], list[Key]]] = []
        for key, objects in self._objects.items():
            for name, shared, keys in groups:
                if name == key[1] and shared & objects:
                    shared |= objects
                    keys.append(key)
                    break
            else:
                groups.append((key[1], set(objects), [key]))
        found = []
        for name, _, keys in groups:
            history: list[Kept] = []
            for kept in sorted(chain.from_iterable(map(self._kept.__getitem__, keys)), key=attrgetter("moment")):
                if not history or kept.content != history[-1].content:
                    history.append(kept)
            found.append(Variable(name, self._types[keys[0]], history))
        if self._written:
            found.append(Variable(self._matrix_name, Row, self._written))
        return found
