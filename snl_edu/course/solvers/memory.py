"""What a solver can keep from one call to the next: its defaults, its globals, and what belongs to its class."""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from operator import ne
from types import CodeType, FunctionType
from typing import Any

from snl_edu.calls.sandbox import guarded

CACHE = type(lru_cache()(len))
CHANGEABLE = (list, dict, set, deque, bytearray)


class Memory:
    """The lists, sets and dictionaries that outlive a call of a solver, and what they kept at first."""

    def __init__(self, solver: Any) -> None:
        values: list[Any] = guarded([], _kept, solver)
        kept = {id(value): value for value in values if type(value) in CHANGEABLE}
        self.first = [(value, value.copy()) for value in kept.values()]
        self.caches = {id(value): value for value in values if type(value) is CACHE}

    @property
    def changed(self) -> list[tuple[Any, Any]]:
        """Those that have changed, each with what it kept at first."""
        return [pair for pair in self.first if guarded(False, ne, *pair) is True]

    @property
    def is_used(self) -> bool:
        """Whether anything was kept."""
        return bool(self.changed) or any(cache.cache_info().currsize for cache in self.caches.values())

    @contextmanager
    def set_back(self, *, to_nothing: bool) -> Iterator[None]:
        """During a block, those that have changed hold what they kept at first, or nothing; then all is as before."""
        kept = [(value, value.copy(), first) for value, first in self.changed]
        for value, _, first in kept:
            _fill(value, () if to_nothing else first)
        for cache in self.caches.values():
            cache.cache_clear()  # nobody misses what can be worked out again
        try:
            yield
        finally:
            for value, before, _ in kept:
                _fill(value, before)


def _fill(container: Any, content: Any) -> None:
    container.clear()
    (container.update if isinstance(container, (set, dict)) else container.extend)(content)


def _kept(solver: Any) -> list[Any]:
    values: list[Any] = []
    for function in functions_of(solver):
        values += function.__defaults__ or ()
        values += [cell.cell_contents for cell in function.__closure__ or ()]
        values += [function.__globals__.get(name) for code in codes_in(function.__code__) for name in code.co_names]
    home = solver if isinstance(solver, type) else type(solver)
    if home is not FunctionType:
        values += [*vars(home).values(), *getattr(solver, "__dict__", {}).values()]
    return values


def functions_of(solver: Any) -> Iterator[FunctionType]:
    """The functions of a solver: itself, that of a method, or those of its class."""
    home = solver if isinstance(solver, type) else type(solver)
    candidates = [solver, getattr(solver, "__func__", None), *vars(home).values()]
    yield from (each for each in candidates if isinstance(each, FunctionType))


def codes_in(code: CodeType) -> Iterator[CodeType]:
    """The code of a function, and that of the functions inside it."""
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from codes_in(part)
