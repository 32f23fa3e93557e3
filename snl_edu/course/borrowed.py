"""Whether a function is the learner's own work: not ours, and without what the exercise does not allow."""

import builtins
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dis import get_instructions
from functools import cache, partial
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

from snl_edu.model.foreign import is_learners, is_ours

HANDED_OUT = "this is the course's own function: write yours first"
ATTRIBUTES = {"LOAD_ATTR", "LOAD_METHOD", "IMPORT_FROM", "IMPORT_NAME"}
NAMES = {"LOAD_GLOBAL", "LOAD_NAME"}
CACHED: type = type(cache(len))
LIBRARY = (FunctionType, BuiltinFunctionType, type, ModuleType, CACHED)
WRAPPERS = 10  # how many wrappers around each other we look into


def borrowed(answer: Any, ours: Any = None, without: Iterable[str] = ()) -> str | None:
    """A sentence that says what in a function is not the learner's own, or None.

    A function of this library, or of the course, is refused, however it is wrapped, and so is one that calls `ours`.
    The functions named in `without` may be neither called nor imported, not even under another name; but the learner's
    own function may have such a name.
    """
    function = _unwrapped(answer)
    code = getattr(function, "__code__", None) if type(function) is FunctionType else None
    if code is not None and (is_ours(code) or _is_same(function, ours)):
        return HANDED_OUT
    if type(function) is BuiltinFunctionType or (code is not None and not is_learners(code)):
        return "this function comes from a library: write one of your own"
    forbidden = set(without)
    for name, thing in _used(function):
        if _is_same(thing, ours):
            return f"your function calls the course's own {name}: write it without that"
        if name in forbidden and not _is_learners(thing):
            return f"your function uses {name}, but this exercise is about doing without it"
    return None


def _is_same(thing: Any, ours: Any) -> bool:
    function = _unwrapped(thing)
    return type(function) is FunctionType and type(ours) is FunctionType and function.__code__ is ours.__code__


def _is_learners(thing: Any) -> bool:
    function = _unwrapped(thing)
    return type(function) is FunctionType and is_learners(function.__code__)


def _unwrapped(thing: Any) -> Any:
    """The function inside a method, a partial call or a wrapper that says what it wraps."""
    for _ in range(WRAPPERS):
        kind = type(thing)
        if kind is partial:
            thing = thing.func
        elif kind is MethodType:
            thing = thing.__func__
        elif kind in (FunctionType, CACHED) and "__wrapped__" in vars(thing):
            thing = vars(thing)["__wrapped__"]
        else:
            break
    return thing


def _used(function: Any) -> Iterator[tuple[str, Any]]:
    """The names that a function uses, each with the thing itself if that is known.

    Helpers, which are other functions or classes of the learner's, are searched too.
    """
    # What type a thing really has, not what it says about itself: a learner's object may say anything.
    first: Any = function if issubclass(type(function), (FunctionType, type)) else type(function)
    waiting, seen = [first], set[int]()
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if issubclass(type(thing), type):
            waiting.extend(part for part in vars(thing).values() if type(part) is FunctionType)
            continue
        for name, used in _named_in(thing.__code__, _surroundings(thing)):
            inner = _unwrapped(used)
            if issubclass(type(inner), type) or _is_learners(inner):
                waiting.append(inner)
            yield _name_of(inner, name), used


def _surroundings(function: FunctionType) -> dict[str, Any]:
    """The functions, classes and modules that a function can see outside of itself, by their names."""
    found: dict[str, Any] = {**vars(builtins), **function.__globals__}
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        with suppress(ValueError):  # it has no value yet
            found[name] = cell.cell_contents
    return {name: thing for name, thing in found.items() if issubclass(type(_unwrapped(thing)), LIBRARY)}


def _named_in(code: CodeType, known: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Each name that a piece of code, or a function inside it, asks for, with its value if that is known."""
    for step in get_instructions(code):
        if step.opname in ATTRIBUTES:
            yield str(step.argval), None
        elif step.opname in NAMES and step.argval in known:
            yield str(step.argval), known[step.argval]
    yield from ((name, known[name]) for name in code.co_freevars if name in known)
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _named_in(part, known)
        elif type(part) is str and "getattr" in code.co_names:
            yield part, None


def _name_of(thing: Any, name: str) -> str:
    """The name with which a function was defined; it may be used under another one."""
    return str(thing.__name__) if type(thing) in (FunctionType, BuiltinFunctionType, type) else name
