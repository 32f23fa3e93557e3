"""Whether a function is the learner's own work: not ours, and without what the exercise does not allow.

It is meant for honest use: whoever wants to get around it, can.
"""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from dis import get_instructions
from functools import cache, partial
from linecache import getline
from re import compile as pattern
from types import CodeType, FunctionType, MethodType
from typing import Any

from snl_edu.calls.sandbox import Trouble
from snl_edu.model.input.foreign import is_learners, is_ours

HANDED_OUT = "this is the course's own function: write yours first"
FROM_A_LIBRARY = "this function comes from a library: write one of your own"
ATTRIBUTES = {"LOAD_ATTR", "LOAD_METHOD", "IMPORT_FROM", "IMPORT_NAME"}
WRAPPERS = (FunctionType, type(cache(len)))  # that may say what they wrap
MOST_WRAPPERS = 10
LOOKS_UP = pattern(r"([a-z_][\w.]*)\[")  # what a line of code looks something up in
RETURNS = pattern(r"(?:^|:)\s*return\b(?! *(None)? *(#.*)?$)")


def borrowed(answer: Any, ours: Any = None, without: Iterable[str] = ()) -> str | None:
    """A sentence that says what in a function is not the learner's own, or None.

    The library's functions that are named in `without` may not be called, nor may any attribute of such a name be used.
    """
    function, our_code = _unwrapped(answer), getattr(ours, "__code__", None)
    if type(function) is not FunctionType:
        return FROM_A_LIBRARY if type(function) is type(len) else None
    if is_ours(function.__code__) or function.__code__ is our_code:
        return HANDED_OUT
    if not is_learners(function.__code__):
        return FROM_A_LIBRARY
    forbidden = set(without)
    for name, thing in _used(function, set()):
        if type(thing) is FunctionType and thing.__code__ is our_code:
            return f"your function calls the course's own {name}: write it without that"
        if not _is_learners(thing) and forbidden & {name, getattr(thing, "__name__", name)}:
            return f"your function uses {name}, but this exercise is about doing without it"
    return None


def misread(answer: Any, trouble: Trouble) -> tuple[str, str] | None:
    """What an error is about, where its own words would not help, and a lasting name: a mistyped name, or a missing key."""
    function = _unwrapped(answer)
    if type(function) is not FunctionType:
        return None
    code, line = function.__code__, trouble.line
    for name in code.co_names if "'function' object is not" in trouble.message else ():
        near = get_close_matches(name, code.co_varnames, n=1)
        thing = function.__globals__.get(name)
        if near and type(thing) is FunctionType and is_ours(thing.__code__):
            sentence = f"uses {name} like a list, and that is a function of the library: did you mean {near[0]}?"
            return sentence, "a-typo"
    read = getline(code.co_filename, line or 0).rpartition(" = ")[2]  # what a value is put into need not be there
    lookups = set(LOOKS_UP.findall(read)) if trouble.error == "KeyError" else ()
    if len(lookups) != 1:  # of several we cannot know which it was
        return None
    (name,) = lookups
    facts = f"asks for {name}[{trouble.message}] in line {line}, and"
    if name == "board.jumps":
        return f"{facts} no jump starts on {trouble.message}: ask with `in board.jumps` first", "no-jump-there"
    return f"{facts} there is nothing for {trouble.message} in {name}", "nothing-there"


def returns_something(answer: Any) -> bool:
    """Whether in a function stands a `return` of something that is not None, even if it is never come to."""
    function = _unwrapped(answer)
    if type(function) is not FunctionType:
        return False
    code = function.__code__
    return any(RETURNS.search(getline(code.co_filename, line)) for *_, line in code.co_lines() if line)


def _unwrapped(thing: Any) -> Any:
    """The function inside a method, a partial call or a wrapper that says what it wraps."""
    for _ in range(MOST_WRAPPERS):
        if type(thing) is partial:
            thing = thing.func
        elif type(thing) is MethodType:
            thing = thing.__func__
        elif type(thing) in WRAPPERS and "__wrapped__" in vars(thing):
            thing = vars(thing)["__wrapped__"]
    return thing


def _is_learners(thing: Any) -> bool:
    return type(thing) is FunctionType and is_learners(thing.__code__)


def _used(function: FunctionType, seen: set[CodeType]) -> Iterator[tuple[str, Any]]:
    """The names that a function asks an object or a module for, and what it calls, also in the learner's functions that it calls."""
    codes = [function.__code__]
    for code in codes:
        seen.add(code)
        codes += [part for part in code.co_consts if isinstance(part, CodeType)]
        for step in get_instructions(code):
            if step.opname in ATTRIBUTES:
                yield str(step.argval), None
            elif step.opname == "LOAD_GLOBAL" and "NULL" in step.argrepr:  # it is called right there
                thing = _unwrapped(function.__globals__.get(step.argval))
                yield str(step.argval), thing
                if _is_learners(thing) and thing.__code__ not in seen:
                    yield from _used(thing, seen)
