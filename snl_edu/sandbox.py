"""Calls a learner's function, whatever is in it, and comes back.

Steps are counted, not seconds, so that the outcome is the same on every machine, and no thread or process is needed,
so that it works in a browser's Python too. What takes no steps, such as `time.sleep`, is ended by an alarm, the last
resort: its room tells where there is one, and what even that cannot end. A thread that a learner starts is not followed.
"""

import sys
import threading
from collections.abc import Callable
from copy import deepcopy
from dis import opmap
from functools import partial
from io import StringIO, TextIOBase
from itertools import islice
from operator import ne
from re import search
from time import monotonic
from traceback import walk_stack
from types import BuiltinFunctionType, CodeType, CoroutineType, EllipsisType, FrameType, FunctionType
from typing import Any, NamedTuple, Self, TypeVar

from snl_edu.alarm import Alarm
from snl_edu.model.arguments import name_of, shown, with_article, writable
from snl_edu.model.board import Board
from snl_edu.model.foreign import helper_of, is_interrupt, is_learners, is_ours, line_of

STEPS = 200_000  # lines and calls that one call may run
CHARACTERS = 20  # that may be printed for each step that is allowed
SECONDS = 10.0  # that one call may take, far more than its steps take: this is for what no step is counted of
MARGIN = 60  # calls that are left for the tracer
DEEPEST = 5_000  # calls inside each other, for anyone who raises Python's own limit
LONGEST = 100  # characters of an exception's message
PRINTABLE = 2_000  # bits of a number that Python prints in any case
# Lines are counted, because every Python reports the same ones, but for the turns of a loop of one instruction, such
# as `while True: pass`: Python 3.11 reports those as instructions only.
SPIN = bytes([opmap["JUMP_BACKWARD"], 1]) if sys.version_info < (3, 12) else None
# There a comprehension is also a function, which costs a call and a line more.
COMPREHENSIONS = {"<listcomp>", "<setcomp>", "<dictcomp>"} if sys.version_info < (3, 12) else set()
EDGES = {opmap["PUSH_EXC_INFO"], opmap["POP_EXCEPT"]}
COPY = opmap["COPY"]
PRICE = 500  # steps that a run costs the run that it is inside of, besides its own: a function may check itself
STOPPED = {  # how each kind of stop is described
    "endless": "was stopped after {steps:,} steps: does its loop ever end?",
    "prints": "was stopped because it prints on and on: does its loop ever end?",
    "timeout": "was stopped after {seconds:g} seconds: does it ever end?",
    "budget": "was stopped because all its calls together took too long",
}
ENDLESS = {*STOPPED, "recursion"}
# What runs no code of a learner's when it is compared, shown or asked for an attribute.
PLAIN = {int, float, complex, bool, str, bytes, range, type(None), EllipsisType}
PLAIN |= {Board, FunctionType, BuiltinFunctionType, type}
COLLECTIONS = {list, tuple, set, frozenset}
OUR_OWN = {__file__, Alarm.look.__code__.co_filename}  # what serves a run is not part of it
NAME_OF: Any = NameError.name  # what Python has set, whatever a class of a learner's says
NESTED = 10  # lists inside each other that are looked into

OnLine = Callable[[FrameType, str], bool]  # hears of each call, line and return; False means that it has seen enough
T = TypeVar("T")
U = TypeVar("U")


class Trouble(NamedTuple):
    """Why a call failed: its kind, a sentence that follows "it", and the line, where there is one.

    For an exception also the name of its class, and for a NameError the name that is missing.
    """

    kind: str
    sentence: str
    line: int | None = None
    error: str = ""
    name: str = ""


class Outcome(NamedTuple):
    """What a function gave back, or what went wrong; and whether it printed, or changed what it was given."""

    value: Any
    trouble: Trouble | None
    printed: bool
    changed: bool
    steps: int = STEPS  # that it was allowed
    used: int = 0  # steps that it took

    @property
    def is_endless(self) -> bool:
        """Whether the function had to be stopped."""
        return self.trouble is not None and self.trouble.kind in ENDLESS

    @property
    def told(self) -> Any:
        """The value, or the trouble in words; of a number that is too long to be printed, its kind."""
        if self.trouble is not None:
            return self.trouble.sentence
        too_long = type(self.value) is int and self.value.bit_length() > PRINTABLE
        return shown(self.value) if too_long else self.value


OUT_OF_TIME = Outcome(None, Trouble("budget", STOPPED["budget"]), False, False)


class _Share:
    """What is left for the calls inside a block, which takes it from the block around it."""

    def __init__(self, steps: int, seconds: float, price: int) -> None:
        self.steps = steps  # that are left
        self.ends = monotonic() + seconds
        self.price = price  # steps that each call costs besides its own

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left of it."""
        return self.steps <= 0 or monotonic() >= self.ends

    def __enter__(self) -> Self:
        self.around = _share()
        if self.around is not None:
            self.around.steps -= self.around.price
            self.steps, self.ends = min(self.steps, self.around.steps), min(self.ends, self.around.ends)
        self._began = self.steps
        _here.share = self
        return self

    def __exit__(self, *_error: object) -> bool | None:
        _here.share = self.around
        if self.around is not None:
            self.around.steps -= self._began - self.steps
        return None


class Budget(_Share):
    """What all calls in a `with` block may take together, besides what each of them may take.

    When it is spent no function is called any more: each outcome is a trouble of the kind "budget". Code of a learner's
    that is reached in the block by another way than `run` and never ends is ended by the alarm, where there is one. What
    the alarm raises ends the block early, wherever it strikes, and goes no further.
    """

    def __init__(self, *, steps: int = sys.maxsize, seconds: float = 60.0) -> None:
        super().__init__(steps, seconds, 0)
        self._alarm = Alarm(seconds, _Bell(_ignored, calling=None).ring)

    def __enter__(self) -> Self:
        self._kept = _Belongings()
        sys.unraisablehook = _ignored
        self._alarm.__enter__()
        return super().__enter__()

    def __exit__(self, *error: object) -> bool | None:
        super().__exit__(*error)
        self._alarm.__exit__(*error)
        self._kept.put_back()
        return error[0] is _Stop


_here = threading.local()


def _share() -> _Share | None:
    found: _Share | None = getattr(_here, "share", None)
    return found


class _Stop(BaseException):
    """Ends a function that runs on and on. No `except Exception` of the learner's can catch it."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind


class _Again:
    """Starts the tracing again when it is dropped.

    Python stops tracing when a tracer raises, and drops what it held of the frame's own tracer: this, right then.
    """

    def __init__(self, trace_again: Callable[[], None]) -> None:
        self._trace_again = trace_again

    def __del__(self) -> None:
        self._trace_again()


class _Bell:
    """Ends what an alarm rings for: by an exception at once, or in our own code, where it could do harm, a tick later.

    Before and after the call that it rings for it raises nothing. Where it rings for a block with many calls in it,
    `calling` is None, and what serves a run is left alone.
    """

    def __init__(self, end: Callable[[str], None], *, calling: bool | None = False) -> None:
        self.end = end
        self.rings = 0
        self.calling = calling

    def ring(self, kind: str, frame: FrameType) -> None:
        """Hears of each tick when the time is over."""
        self.rings += 1
        self.end(kind)
        may_raise = frame.f_code.co_filename not in OUR_OWN if self.calling is None else self.calling
        if may_raise and (self.rings > 1 or not is_ours(frame.f_code)):
            raise _Stop(kind)


class _Sink(TextIOBase):
    """Takes what is printed, and keeps nothing of it but how much it was."""

    def __init__(self, most: int, end: Callable[[str], None]) -> None:
        self.length, self.most, self.end = 0, most, end

    def write(self, text: str, /) -> int:
        """Counts the characters, and ends what prints too many."""
        self.length += str.__len__(text)
        if self.length > self.most:
            self.end("prints")
            raise _Stop("prints")
        return len(text)

    def close(self) -> None:
        """Stays open: a learner who closes the output may still print."""


class _End(NamedTuple):
    """How a counted call ended: with a value, an exception, or a stop of some kind."""

    value: Any
    error: BaseException | None
    line: int | None
    stop: str | None = None
    printed: bool = False
    used: int = 0
    helper: str | None = None  # where the line is, if not in the function that was called


class _Kind(NamedTuple):
    """What is asked of a function's code each time that it is called; it is kept, so that no other gets its id."""

    code: CodeType
    is_followed: bool
    spins: bool
    is_comprehension: bool


def run(function: Any, *arguments: Any, steps: int = STEPS, on_line: OnLine | None = None) -> Outcome:
    """What came of calling the function: a value or a trouble, and never an exception.

    What a generator yields is collected into a list.
    """
    if not callable(function):
        kind = with_article(name_of(function))
        return Outcome(None, Trouble("no function", f"is not a function but {kind}"), False, False)
    around = _share()
    if around is not None and around.is_spent:
        return OUT_OF_TIME._replace(steps=steps)
    given = guarded(None, _copy, arguments)
    with _Share(steps, SECONDS, PRICE) as own:
        allowed = own.steps
        end = _counted(function, arguments, allowed, own.ends - monotonic(), on_line, collect=True)
        own.steps -= end.used
    out_of_time = end.stop == "timeout" and around is not None and around.is_spent
    if out_of_time or (end.stop == "endless" and allowed < steps):
        end = end._replace(stop="budget")
    changed = guarded(True, ne, given, arguments)
    outcome = Outcome(end.value, _trouble(end, steps), end.printed, changed, steps, end.used)
    if end.error is not None:
        dropped = [end]
        del end
        guarded(None, list.clear, dropped)  # what the function held may run code when it is dropped
    return outcome


def attempt(function: Callable[..., Any], *arguments: Any, seconds: float | None = None) -> Outcome:
    """What came of calling a function of ours that looks at what a learner has made: a value or a trouble.

    What a learner has made may run code of its own wherever it is looked at: when it is compared, counted, shown, or
    asked for an attribute. That code is counted and guarded as in `run`, unless there is none. Nothing is copied.
    """
    end = _looked_at(function, arguments, SECONDS if seconds is None else seconds)
    outcome = Outcome(end.value, _trouble(end, STEPS), end.printed, False, STEPS, end.used)
    del end  # its error holds this frame too
    return outcome


def uncounted(function: Callable[..., T], *arguments: Any) -> T:
    """What a function of ours gives, of whose own work nothing is counted, even where it looks like a learner's."""
    before = sys.gettrace()
    code = getattr(before, "__code__", None)
    is_ours = code is not None and code.co_filename == __file__
    sys.settrace(None if is_ours else before)  # a debugger or a coverage run goes on
    try:
        return function(*arguments)
    finally:
        sys.settrace(before)


def guarded(otherwise: T, function: Callable[..., U], *arguments: Any) -> T | U:
    """What a function of ours makes of something of a learner's, or `otherwise` if that fails or has no end."""
    end = _looked_at(function, arguments, SECONDS)
    value: T | U = otherwise if end.stop is not None or end.error is not None else end.value
    del end
    return value


def _looked_at(function: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> _End:
    if not is_plain(arguments):
        return _counted(function, arguments, STEPS, seconds)
    try:
        return _End(function(*arguments), None, None)
    except BaseException as error:
        if is_interrupt(error):
            raise
        stop = None if type(error) is not _Stop else "budget" if error.kind == "timeout" else error.kind
        return _End(None, error, line_of(sys.exc_info()[2]), stop)


def is_plain(value: Any, depth: int = NESTED) -> bool:
    """Whether a value runs no code of a learner's, whatever is asked of it: judged by its type, and by what it holds."""
    kind = type(value)
    if kind in PLAIN:
        return True
    if kind is dict:
        return is_plain([*value.keys(), *value.values()], depth)
    if kind not in COLLECTIONS or depth == 0:
        return False
    return PLAIN.issuperset(map(type, value)) or all(is_plain(each, depth - 1) for each in value)


def _copy(arguments: Any) -> Any:
    """A copy that shares nothing which can change; that of a matrix, which every solver gets, is made quickly."""
    if type(arguments) is list and PLAIN.issuperset(map(type, arguments)):
        return arguments.copy()
    if type(arguments) in (list, tuple) and is_plain(arguments):
        return type(arguments)(map(_copy, arguments))
    return deepcopy(arguments)


def is_running() -> bool:
    """Whether a learner's function is being run in this thread, so that it is the one who asks."""
    share = _share()
    while isinstance(share, Budget):
        share = share.around
    return share is not None


def _counted(
    function: Callable[..., Any],
    arguments: tuple[Any, ...],
    steps: int,
    seconds: float,
    on_line: OnLine | None = None,
    *,
    collect: bool = False,
) -> _End:
    """Calls a function, and stops it at the first line or call of a learner's after its last step."""
    left, most, depth = steps, steps, 0
    stop: str | None = None
    running, value, error, line, helper = True, None, None, None, None
    calls = sum(1 for _ in walk_stack(sys._getframe()))
    deepest = sys.getrecursionlimit() - MARGIN - calls

    kinds: dict[int, _Kind] = {}  # by the ids of codes: a function is often called again and again

    def enter(frame: FrameType, _event: str, _argument: Any) -> Any:
        nonlocal left, depth
        code = frame.f_code
        kind = kinds.get(id(code))
        if kind is None:
            # What a library does ends, and an import takes as long as it takes.
            is_followed = is_learners(code) or (on_line is not None and code.co_filename not in OUR_OWN)
            spins = SPIN is not None and SPIN in code.co_code
            kind = kinds[id(code)] = _Kind(code, is_followed, spins, code.co_name in COMPREHENSIONS)
        if not kind.is_followed:
            return None
        if kind.spins:
            frame.f_trace_opcodes = True
        left += 1 if kind.is_comprehension and left >= 0 else -1
        depth += 1
        if left < 0:
            halt(frame)
        # A learner may have raised the limit.
        if depth > deepest and depth > min(sys.getrecursionlimit(), DEEPEST) - MARGIN - calls:
            end("recursion")  # its first line is stopped, and is the one that is reported
        if on_line is not None:
            on_line(frame, "call")
        return count

    def count(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal left, most, depth
        if event == "line" or (event == "opcode" and _turns(frame)):
            left -= 1
            if on_line is None and left >= 0:
                return count  # as nearly always: a line costs its run a quarter less if nothing else is asked here
            event = "line"
            if left < 0 and _may_stop(frame):
                halt(frame)
        elif event == "opcode":
            return count
        elif event == "return":
            depth -= 1
        if on_line is not None and stop is None and not on_line(frame, event) and left > 0:
            left, most = 0, most - left
        return count

    def end(kind: str) -> None:
        nonlocal left, most, stop
        if stop is None:
            stop = kind
            left, most = -1, most - left - 1

    def halt(frame: FrameType) -> None:
        end("endless")
        frame.f_trace = _Again(partial(trace_again, frame))  # type: ignore[assignment]  # it is never called
        raise _Stop("endless")

    def trace_again(frame: FrameType) -> None:
        if running:
            frame.f_trace = count
            sys.settrace(enter)

    tracer, kept = sys.gettrace(), _Belongings()
    sink, bell = _Sink(CHARACTERS * steps, end), _Bell(end)
    with Alarm(seconds, bell.ring):
        try:
            try:
                sys.stdin, sys.stdout, sys.stderr, sys.unraisablehook = StringIO(), sink, sink, _ignored
                bell.calling = True
                sys.settrace(enter)
                value = function(*arguments)
                if type(value) is CoroutineType:
                    value.close()  # nobody will wait for it
                if collect and hasattr(type(value), "__next__"):  # a generator runs only when it is asked
                    value = list(islice(value, steps + 1))
                    if len(value) > steps:
                        end("endless")
            finally:
                bell.calling = False  # first, and without a call, so that no tick comes before it
                running = False
                sys.settrace(tracer)  # a debugger or a coverage run finds its own tracer again
                kept.put_back()
        except BaseException as caught:
            if is_interrupt(caught):
                raise
            error, line, helper = caught, line_of(sys.exc_info()[2]), helper_of(sys.exc_info()[2])
            if stop is None and type(caught) is _Stop:
                stop = "budget"  # that of a block inside the function, or one that was kept
    try:
        return _End(None if stop else value, error, line, stop, sink.length > 0, min(most - left, steps), helper)
    finally:
        del error  # which holds this frame: in a ring, both would wait for the garbage collection


class _Belongings:
    """What belongs to Python as a whole, as it was before the learner's code could change it."""

    def __init__(self) -> None:
        self.files = sys.stdin, sys.stdout, sys.stderr
        self.hook, self.profile, self.limit = sys.unraisablehook, sys.getprofile(), sys.getrecursionlimit()

    def put_back(self) -> None:
        """Puts all of it back; a profiler that is as it was must not be touched."""
        sys.stdin, sys.stdout, sys.stderr = self.files
        sys.unraisablehook = self.hook
        if sys.getprofile() is not self.profile:
            sys.setprofile(self.profile)
        if sys.getrecursionlimit() != self.limit:
            sys.setrecursionlimit(self.limit)


def _ignored(_what: Any) -> None:
    """Does nothing: what is raised where nobody can catch it, as in `__del__`, would be written to the screen."""


def _turns(frame: FrameType) -> bool:
    """Whether a loop of one instruction is about to turn once more."""
    return frame.f_code.co_code[frame.f_lasti : frame.f_lasti + 2] == SPIN


def _may_stop(frame: FrameType) -> bool:
    """Whether a function can be stopped here: where it enters or leaves a handler, Python would lose track of the error."""
    code, place = frame.f_code.co_code, max(0, frame.f_lasti)
    return code[place] not in EDGES and not (code[place] == COPY and code[place + 2] in EDGES)


def _trouble(end: _End, steps: int) -> Trouble | None:
    """What went wrong in words; a stop comes first, whatever was made of it."""
    if end.stop == "waits":
        place = "" if end.line is None else f" in line {end.line}"
        sentence = f"was stopped because it only waits{place}: for a sleep, an input, or a queue that stays empty?"
        return Trouble("timeout", sentence, end.line)
    if end.stop == "recursion" or (end.stop is None and issubclass(type(end.error), RecursionError)):
        return Trouble("recursion", "calls itself again and again without an end", end.line)
    if end.stop is not None:
        return Trouble(end.stop, STOPPED[end.stop].format(steps=steps, seconds=SECONDS))
    return None if end.error is None else _raised(end.error, end.line, end.helper)


def _raised(error: BaseException, line: int | None, helper: str | None) -> Trouble:
    kind, place = name_of(error), "" if line is None else f" in line {line}"
    if helper is not None:
        place += f" of {writable(helper, LONGEST)}, which it calls"
    message = writable(guarded("", str, error), LONGEST)
    told = f": {message}" if message else ""
    way = "exit" if issubclass(type(error), SystemExit) else "raises"
    return Trouble(way, f"raises {kind}{place}{told}", line, kind, _missing(error, message))


def _missing(error: BaseException, message: str) -> str:
    """The name that a NameError is about; Python gives it to some of them only in their message."""
    if not issubclass(type(error), NameError):
        return ""
    name = NAME_OF.__get__(error)
    found = search(r"variable '(\w+)'", message)
    return writable(name, LONGEST) if type(name) is str else found[1] if found else ""
