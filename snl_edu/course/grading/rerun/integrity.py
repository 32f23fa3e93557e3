"""Whether the library is still what was imported, or has been changed by the code of a notebook."""

import builtins
import sys
from collections.abc import Iterator
from functools import cached_property
from types import BuiltinFunctionType, FunctionType, MappingProxyType
from typing import Any

PACKAGE = "snl_edu"
# What can be compared: the rest, such as caches, may well change.
FIXED = (FunctionType, BuiltinFunctionType, type, MappingProxyType, tuple, str, int, float, frozenset)
METHODS = (FunctionType, property, cached_property, classmethod, staticmethod)
# IPython replaces these with its own.
SET_BY_IPYTHON = {"copyright", "credits", "exit", "help", "input", "license", "open", "print", "quit", "__import__"}


class Integrity:
    """The library and Python's own functions as they were at first."""

    def __init__(self, package: str = PACKAGE) -> None:
        self.package = package
        self.public = [f"{package}.{name}" for name in sys.modules[package].__all__]
        self.first = dict(self._parts())

    def changes(self) -> list[str]:
        """The names of everything that has changed, is gone, or has taken a public name."""
        now = dict(self._parts())
        changed = [name for name, part in self.first.items() if not _is_same(part, now.get(name))]
        return changed + self._shadows(now)

    def _parts(self) -> Iterator[tuple[str, Any]]:
        modules = [module for name, module in list(sys.modules.items()) if self._is_ours(name)]
        for module in modules:
            for name, value in list(vars(module).items()):
                if isinstance(value, FIXED):
                    yield f"{module.__name__}.{name}", _signature(value)
                if isinstance(value, type) and value.__module__ == module.__name__:
                    yield from _methods(f"{module.__name__}.{name}", value)
        for name, value in list(vars(builtins).items()):
            if name not in SET_BY_IPYTHON and isinstance(value, FIXED):
                yield f"builtins.{name}", _signature(value)

    def _is_ours(self, name: str) -> bool:
        return name.partition(".")[0] == self.package

    def _shadows(self, now: dict[str, Any]) -> list[str]:
        """The public names that are now set in the package itself, so that they hide what would be imported later."""
        return [name for name in self.public if name in now and name not in self.first]


def _methods(name: str, kind: type) -> Iterator[tuple[str, Any]]:
    for attribute, value in list(vars(kind).items()):
        if isinstance(value, METHODS):
            yield f"{name}.{attribute}", _signature(value)


def _signature(value: Any) -> tuple[Any, ...]:
    """What makes a thing what it is; it is kept as well, so that nothing else can take its address."""
    if isinstance(value, FunctionType):
        return value, value.__code__, value.__defaults__, value.__kwdefaults__
    if isinstance(value, MappingProxyType):
        return value, *value.values()
    return (value,)


def _is_same(one: tuple[Any, ...], other: tuple[Any, ...] | None) -> bool:
    """Whether the very same things are there; numbers and texts only have to be equal."""
    return other is not None and len(one) == len(other) and all(map(_is_identical, one, other))


def _is_identical(one: Any, other: Any) -> bool:
    return one is other or (type(one) is type(other) and type(one) in (str, int, float) and one == other)
