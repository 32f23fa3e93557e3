"""Whose code it is: a learner's, Python's, a package's, or this library's."""

import os
from dis import opmap
from pathlib import Path
from statistics import mode
from sysconfig import get_path
from types import CodeType, TracebackType

HERE = str(Path(__file__).parents[2]) + os.sep
PLACES = ("stdlib", "platstdlib", "purelib", "platlib")
EXERCISES = "_exercises.py"  # ends the name of a file of exercises: the course's beside its notebooks, or a teacher's
LIBRARIES = ("<frozen ", HERE, *{get_path(place) + os.sep for place in PLACES})
RAISE = opmap["RAISE_VARARGS"]


def is_learners(code: CodeType) -> bool:
    """Whether a learner wrote the code, which means that it is in no library and in no file of exercises."""
    return not (code.co_filename.startswith(LIBRARIES) or code.co_filename.endswith(EXERCISES))


def _is_written(code: CodeType) -> bool:
    """Whether a learner can look at the code: Python writes some itself, such as the `__init__` of a dataclass."""
    return is_learners(code) and not (code.co_filename == "<string>" and code.co_name == "__init__")


def is_ours(code: CodeType) -> bool:
    """Whether the code is in this library, or in a file of exercises."""
    return code.co_filename.startswith(HERE) or code.co_filename.endswith(EXERCISES)


def line_of(traceback: TracebackType | None) -> int | None:
    """The last line of the learner's own code in a traceback."""
    line = None
    while traceback is not None:
        if _is_written(traceback.tb_frame.f_code):
            line = traceback.tb_lineno
        traceback = traceback.tb_next
    return line


def line_of_recursion(traceback: TracebackType | None) -> int | None:
    """The line in which a learner's function calls itself: the most common one of the function that is called most often."""
    lines: dict[CodeType, list[int]] = {}
    while traceback is not None:
        if _is_written(traceback.tb_frame.f_code):
            lines.setdefault(traceback.tb_frame.f_code, []).append(traceback.tb_lineno)
        traceback = traceback.tb_next
    most = sorted(lines.values(), key=len)
    return mode(most[-1]) if most else None


def helper_of(traceback: TracebackType | None) -> str | None:
    """The name of the function in which the learner's code failed, if another one of theirs called it."""
    codes: list[CodeType] = []
    while traceback is not None:
        if _is_written(traceback.tb_frame.f_code):
            codes.append(traceback.tb_frame.f_code)
        traceback = traceback.tb_next
    if not codes:
        return None
    # A comprehension or a lambda is a part of the function that it is written in.
    named = (code for code in reversed(codes) if not code.co_name.startswith("<"))
    owner = next((code for code in named if _is_within(codes[-1], code)), None)
    return None if owner is None or _is_within(owner, codes[0]) else owner.co_name


def _is_within(code: CodeType, other: CodeType) -> bool:
    """Whether the code is that of the other function, or of a function inside it."""
    inner = (part for part in other.co_consts if isinstance(part, CodeType))
    return code is other or any(_is_within(code, part) for part in inner)


def is_interrupt(error: BaseException) -> bool:
    """Whether somebody pressed stop: a KeyboardInterrupt that does not come from a `raise` in a learner's code."""
    if type(error) is not KeyboardInterrupt:
        return False
    traceback = error.__traceback__
    if traceback is None:
        return True
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    code = traceback.tb_frame.f_code
    return code.co_code[traceback.tb_lasti] != RAISE or not is_learners(code)
