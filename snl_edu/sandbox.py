"""Calls a learner's function, whatever is in it, and always comes back."""

import os
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from copy import deepcopy
from dis import opmap
from io import StringIO
from itertools import islice, takewhile
from pathlib import Path
from sysconfig import get_path
from traceback import walk_stack
from types import CoroutineType, FrameType, TracebackType
from typing import Any, NamedTuple

from snl_edu.model.arguments import name_of, with_article

STEPS = 200_000  # lines and calls that one call may run
MARGIN = 60  # calls that are left for the tracer
# Lines are counted, because every Python reports the same ones, but for the turns of a loop of one instruction, such
# as `while True: pass`: Python 3.11 reports those as instructions only.
SPIN = bytes([opmap["JUMP_BACKWARD"], 1]) if sys.version_info < (3, 12) else None
EDGES = {opmap["PUSH_EXC_INFO"], opmap["POP_EXCEPT"]}
COPY = opmap["COPY"]
PLACES = (get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib"))
LIBRARIES = ("<frozen ", *{place + os.sep for place in (str(Path(__file__).parent), *PLACES)})

OnLine = Callable[[FrameType, str], bool]  # hears of each call, line and return; False means that it has seen enough


class Trouble(NamedTuple):
    """Why a call failed: its kind, a sentence that follows "it", and the line, where there is one."""

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

    @property
    def is_endless(self) -> bool:
        """Whether the function had to be stopped."""
        return self.trouble is not None and self.trouble.kind in ("endless", "recursion")

    @property
    def told(self) -> Any:
        """The value, or the trouble in words."""
        return self.value if self.trouble is None else self.trouble.sentence


class _Stop(BaseException):
    """Ends a function that runs on and on. No `except Exception` of the learner's can catch it.

    Python stops tracing when a tracer raises, so a stop that was caught starts the tracing again when it is dropped,
    and the next line is stopped too.
    """

    def __init__(self, trace_again: Callable[[], None]) -> None:
        super().__init__()
        self._trace_again = trace_again

    def __del__(self) -> None:
        self._trace_again()


class _TooManySteps(_Stop):
    """It has run too many lines."""


class _TooDeep(_Stop):
    """It has called itself too often; when Python itself notices that, there is no room left for a tracer."""


def run(function: Any, *arguments: Any, steps: int = STEPS, on_line: OnLine | None = None) -> Outcome:
    """What came of calling the function: a value or a trouble, and never an exception.

    Steps are counted, not seconds, so that the outcome is the same on every machine, and no thread or process is
    needed, so that it works in a browser's Python too. What a generator yields is collected into a list.
    """
    if not callable(function):
        kind = with_article(name_of(function))
        return Outcome(None, Trouble("no function", f"is not a function but {kind}"), False, False)
    trouble, value, printed = None, None, StringIO()
    given = deepcopy(arguments)
    try:
        with redirect_stdout(printed):
            value = _counted(function, arguments, steps, on_line)
    except _TooManySteps:
        trouble = Trouble("endless", f"was stopped after {steps:,} steps: does its loop ever end?")
    except (_TooDeep, RecursionError) as error:
        trouble = Trouble("recursion", "calls itself again and again without an end", _line(error.__traceback__))
    except KeyboardInterrupt:
        raise  # it is not the function that wants to stop
    except BaseException as error:
        line = _line(error.__traceback__)
        place = "" if line is None else f" in line {line}"
        trouble = Trouble("raises", f"raises {name_of(error)}{place}{_message(error)}", line)
    return Outcome(value, trouble, printed.closed or bool(printed.getvalue()), _differ(given, arguments), steps)


def solver_of(solver: Any) -> Any:
    """The function of a solver: itself, or the method `snakesAndLadders` of a class or of an object of it."""
    try:
        method = getattr(solver, "snakesAndLadders", None)
        if not callable(method):
            return solver
        return (lambda matrix: solver().snakesAndLadders(matrix)) if isinstance(solver, type) else method
    except (Exception, SystemExit):
        return solver


def _counted(function: Callable[..., Any], arguments: tuple[Any, ...], steps: int, on_line: OnLine | None) -> Any:
    left, depth = steps, 0
    stop: type[_Stop] | None = None
    running, top = True, sys._getframe()
    deepest = sys.getrecursionlimit() - MARGIN - sum(1 for _ in walk_stack(top))

    def enter(frame: FrameType, _event: str, _argument: Any) -> Any:
        nonlocal left, depth, stop
        if on_line is None and not _is_learners(frame):
            return None  # what a library does ends, and an import takes as long as it takes
        if SPIN is not None and SPIN in frame.f_code.co_code:
            frame.f_trace_opcodes = True
        left -= 1
        depth += 1
        if depth > deepest:
            stop, left = stop or _TooDeep, -1
        if on_line is not None:
            on_line(frame, "call")
        return count

    def count(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal left, depth, stop
        if event == "opcode":
            if frame.f_code.co_code[frame.f_lasti : frame.f_lasti + 2] != SPIN:
                return count
            event = "line"
        if event == "line":
            left -= 1
        if left < 0:
            stop = stop or _TooManySteps
            if _may_stop(frame):
                raise stop(trace_again)
        if event == "return":
            depth -= 1
        if on_line is not None and not on_line(frame, event):
            left = min(left, 0)
        return count

    def trace_again() -> None:
        if running:
            for frame, _ in takewhile(lambda found: found[0] is not top, walk_stack(sys._getframe(2))):
                frame.f_trace = count
            sys.settrace(enter)

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        value = function(*arguments)
        if isinstance(value, CoroutineType):
            value.close()  # nobody will wait for it
        if hasattr(value, "__next__"):  # a generator runs only when it is asked
            value = list(islice(value, steps + 1))
            stop = stop or (_TooManySteps if len(value) > steps else None)
        if stop is not None:
            raise stop(trace_again)  # it has caught the stop, and answered all the same
        return value
    finally:
        running = False
        sys.settrace(before)  # a debugger or a coverage run finds its own tracer again


def _may_stop(frame: FrameType) -> bool:
    """Whether a function can be stopped here: where it enters or leaves a handler, Python would lose track of the error."""
    code, place = frame.f_code.co_code, max(0, frame.f_lasti)
    return code[place] not in EDGES and not (code[place] == COPY and code[place + 2] in EDGES)


def _is_learners(frame: FrameType) -> bool:
    return not frame.f_code.co_filename.startswith(LIBRARIES)


def _line(traceback: TracebackType | None) -> int | None:
    """The last line of the learner's own code in a traceback."""
    line = None
    while traceback is not None:
        if _is_learners(traceback.tb_frame):
            line = traceback.tb_lineno
        traceback = traceback.tb_next
    return line


def _message(error: BaseException) -> str:
    try:
        message = str(error)
    except BaseException:
        message = ""
    return f": {message[:100]}" if message else ""


def _differ(before: Any, after: Any) -> bool:
    try:
        return bool(before != after)
    except Exception:
        return True
