"""Runs a learner's function, whatever is in it, and comes back."""

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from copy import deepcopy
from dis import Bytecode
from inspect import iscoroutine
from io import StringIO
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any, NamedTuple

STEPS = 1_000_000  # bytecode instructions that one call may run
# In Python 3.11 `while True: pass` goes to no other line, so every instruction is counted; later ones tell of each
# turn as a line, which stands for about ten instructions.
COST = {"opcode": 1} if sys.version_info < (3, 12) else {"line": 10}
GRACE = 10_000  # more of them, to reach a place where no handler of the learner's catches the stop
PACKAGE = str(Path(__file__).parent)

OnLine = Callable[[FrameType, str], bool]  # is told of each call, line and return; False means that it has seen enough


class Trouble(NamedTuple):
    """Why a function came to no good end: its kind, a sentence that follows "it", and the line, where there is one."""

    kind: str
    sentence: str
    line: int | None = None


class Outcome(NamedTuple):
    """What a function gave back, or what went wrong; and whether it printed, or changed what it was given."""

    value: Any
    trouble: Trouble | None
    printed: bool
    changed: bool
    steps: int = STEPS  # that it was allowed


class _TooManySteps(BaseException):
    """Ends a function that runs on and on. No `except Exception` of the learner's can catch it."""


def run(function: Any, *arguments: Any, steps: int = STEPS, on_line: OnLine | None = None) -> Outcome:
    """What came of calling the function: a value or a trouble, and never an exception.

    Steps are counted, not seconds, so that the outcome is the same on every machine, and no thread or process is
    needed, so that it works in a browser's Python too. What a generator yields is collected into a list.
    """
    if not callable(function):
        return Outcome(None, Trouble("no function", f"is no function but {_a(type(function).__name__)}"), False, False)
    trouble, value, printed = None, None, StringIO()
    given = deepcopy(arguments)
    try:
        with redirect_stdout(printed):
            value = _counted(function, arguments, steps, on_line)
    except _TooManySteps:
        trouble = Trouble("endless", f"was stopped after {steps:,} steps: does its loop ever end?")
    except RecursionError as error:
        trouble = Trouble("recursion", "calls itself again and again without an end", _line(error.__traceback__))
    except KeyboardInterrupt:
        raise  # it is not the function that wants to stop
    except BaseException as error:
        line = _line(error.__traceback__)
        place = "" if line is None else f" in line {line}"
        trouble = Trouble("raises", f"raises {type(error).__name__}{place}{_message(error)}", line)
    return Outcome(value, trouble, bool(printed.getvalue()), _differ(given, arguments), steps)


def solver_of(solver: Any) -> Any:
    """The function of a solver: itself, or the method `snakesAndLadders` of a class or of an object of it."""
    try:
        method = getattr(solver, "snakesAndLadders", None)
        if not callable(method):
            return solver
        return (lambda matrix: solver().snakesAndLadders(matrix)) if isinstance(solver, type) else method
    except Exception:
        return solver


def _counted(function: Callable[..., Any], arguments: tuple[Any, ...], steps: int, on_line: OnLine | None) -> Any:
    left, stopped = steps, False

    def enter(frame: FrameType, _event: str, _argument: Any) -> Any:
        if frame.f_code.co_filename.startswith(PACKAGE) and on_line is None:
            return None  # what the library does always ends
        frame.f_trace_opcodes = "opcode" in COST
        if on_line is not None:
            on_line(frame, "call")
        return count

    def count(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal left, stopped
        left -= COST.get(event, 0)
        if left < 0 and (left < -GRACE or not _is_guarded(frame)):
            stopped = True
            raise _TooManySteps
        if on_line is not None and event != "opcode" and not on_line(frame, event):
            left = min(left, 0)
        return count

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        value = function(*arguments)
        if iscoroutine(value):
            value.close()  # nobody will wait for it
        value = list(value) if hasattr(value, "__next__") else value  # a generator runs only when it is asked
        if stopped:
            raise _TooManySteps  # it has caught the stop, and said something else
        return value
    finally:
        sys.settrace(before)  # a debugger or a coverage run finds its own tracer again


def _is_guarded(frame: FrameType | None) -> bool:
    """Whether a bare `except` might catch what is raised here: Python then stops tracing, and nothing could end it."""
    while frame is not None and frame.f_code.co_filename != __file__:
        entries: Any = getattr(Bytecode(frame.f_code), "exception_entries", ())  # typeshed does not know them
        if any(entry.start <= frame.f_lasti < entry.end for entry in entries):
            return True
        frame = frame.f_back
    return False


def _line(traceback: TracebackType | None) -> int | None:
    """The last line of the learner's own code in a traceback."""
    line = None
    while traceback is not None:
        if not traceback.tb_frame.f_code.co_filename.startswith(PACKAGE):
            line = traceback.tb_lineno
        traceback = traceback.tb_next
    return line


def _message(error: BaseException) -> str:
    try:
        message = str(error)
    except Exception:
        message = ""
    return f": {message[:100]}" if message else ""


def _differ(before: Any, after: Any) -> bool:
    try:
        return bool(before != after)
    except Exception:
        return True


def _a(name: str) -> str:
    return f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"
