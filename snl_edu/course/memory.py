"""What a solver can keep from one call to the next: its defaults, its globals, and what belongs to its class."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from operator import ne
from types import CodeType, FunctionType
from typing import Any

from snl_edu.sandbox import guarded

CHANGEABLE = (list, dict, set, deque, bytearray)


class Memory:
    """The lists, sets and dictionaries that outlive a call of a solver, and what they held at first."""

    def __init__(self, solver: Any) -> None:
        found: list[Any] = guarded([], _kept, solver)
        kept = {id(value): value for value in found if type(value) in CHANGEABLE}
        self.first = [(value, value.copy()) for value in kept.values()]

    @property
    def changed(self) -> list[Any]:
        """Those that hold something else by now."""
        return [value for value, first in self.first if guarded(False, ne, value, first) is True]

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


def _kept(solver: Any) -> list[Any]:
    found: list[Any] = []
    for function in _functions(solver):
        found += function.__defaults__ or ()
        found += [cell.cell_contents for cell in function.__closure__ or ()]
        found += [function.__globals__.get(name) for name in _names(function.__code__)]
    home = solver if isinstance(solver, type) else type(solver)
    if home is not FunctionType:
        found += [*vars(home).values(), *getattr(solver, "__dict__", {}).values()]
    return found


def _functions(solver: Any) -> Iterator[FunctionType]:
    """The functions of a solver: itself, that of a method, or those of its class."""
    home = solver if isinstance(solver, type) else type(solver)
    candidates = [solver, getattr(solver, "__func__", None), *vars(home).values()]
    yield from (each for each in candidates if isinstance(each, FunctionType))


def _names(code: CodeType) -> set[str]:
    """The names that a function looks up outside, and those of the functions inside it."""
    inner = [part for part in code.co_consts if isinstance(part, CodeType)]
    return set(code.co_names).union(*map(_names, inner))
