"""What a solver can keep from one call to the next: its defaults, its globals, and what belongs to its class."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FunctionType
from typing import Any

CHANGEABLE = (list, dict, set, deque, bytearray)


class Memory:
    """The lists, sets and dictionaries that outlive a call of a solver, and what they held at first."""

    def __init__(self, solver: Any) -> None:
        try:
            kept = {id(value): value for value in _kept(solver) if type(value) in CHANGEABLE}
        except Exception:  # an object may answer any question with an exception
            kept = {}
        self.first = [(value, value.copy()) for value in kept.values()]

    @property
    def changed(self) -> list[Any]:
        """Those that hold something else by now."""
        return [value for value, first in self.first if not _same(value, first)]

    @contextmanager
    def emptied(self) -> Iterator[None]:
        """While this lasts, those that have changed hold nothing; then they hold what they held before."""
        held = [(value, value.copy()) for value in self.changed]
        for value, _ in held:
            value.clear()
        try:
            yield
        finally:
            for value, before in held:
                value.clear()
                (value.update if isinstance(value, (set, dict)) else value.extend)(before)


def _same(value: Any, first: Any) -> bool:
    try:
        return bool(value == first)
    except Exception:  # what is in it may refuse to be compared
        return True


def _kept(solver: Any) -> Iterator[Any]:
    for function in _functions(solver):
        yield from function.__defaults__ or ()
        yield from (cell.cell_contents for cell in function.__closure__ or ())
        yield from (function.__globals__.get(name) for name in _names(function.__code__))
    home = solver if isinstance(solver, type) else type(solver)
    if home is not FunctionType:
        yield from vars(home).values()
        yield from getattr(solver, "__dict__", {}).values()


def _functions(solver: Any) -> Iterator[FunctionType]:
    """The functions of a solver: itself, that of a method, or those of its class."""
    home = solver if isinstance(solver, type) else type(solver)
    candidates = [solver, getattr(solver, "__func__", None), *vars(home).values()]
    yield from (each for each in candidates if isinstance(each, FunctionType))


def _names(code: CodeType) -> set[str]:
    """The names that a function looks up outside, and those of the functions inside it."""
    inner = [part for part in code.co_consts if isinstance(part, CodeType)]
    return set(code.co_names).union(*map(_names, inner))
