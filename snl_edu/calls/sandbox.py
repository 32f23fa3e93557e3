"""Calls a learner's function and always returns, whatever that function does.

It counts steps, not seconds, so that the outcome is the same on every machine, and it needs no thread or process, so
that it works in a browser's Python too. Code that takes no steps, such as `time.sleep`, is stopped by an alarm as a
last resort: `alarm.py` says where that works, and what even an alarm cannot stop. A learner's threads are not followed.
"""

import builtins
import collections
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
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

from snl_edu.calls.alarm import Alarm
from snl_edu.model.board import Board
from snl_edu.model.input.arguments import name_of, shown, with_article, writable
from snl_edu.model.input.foreign import helper_of, is_interrupt, is_learners, is_ours, line_of, line_of_recursion

STEPS = 200_000  # lines and calls that one call may run
CHARACTERS = 20  # that may be printed for each step that is allowed
SECONDS = 10.0  # that one call may take, far more than its steps need: this is for code whose steps are not counted
MARGIN = 60  # calls that are left for the tracer
DEEPEST = 5_000  # calls inside each other, for anyone who raises Python's own limit
LONGEST = 100  # characters of an exception's message
PRINTABLE = 2_000  # bits of a number that Python always prints, however low its limit is set
# Lines are counted, because every version of Python reports the same ones. There is one exception: Python 3.11 reports
# the turns of a loop of one instruction, such as `while True: pass`, only as instructions.
SPIN = bytes([opmap["JUMP_BACKWARD"], 1]) if sys.version_info < (3, 12) else None
# In Python 3.11 a comprehension is also a function, which costs one more call and one more line.
COMPREHENSIONS = {"<listcomp>", "<setcomp>", "<dictcomp>"} if sys.version_info < (3, 12) else set()
EDGES = {opmap["PUSH_EXC_INFO"], opmap["POP_EXCEPT"]}
COPY = opmap["COPY"]
PRICE = 500  # steps that a run costs the run around it, on top of its own: a function may check itself
STOPPED = {  # how each kind of stop is described
    "endless": "was stopped after {steps:,} steps: does its loop ever end?",
    "prints": "was stopped because it prints on and on: does its loop ever end?",
    "timeout": "was stopped after {seconds:g} seconds: does it ever end?",
    "budget": "was stopped because all its calls together took too long",
}
ENDLESS = {*STOPPED, "recursion"}
GENERATOR = "is a generator: write return, not yield"  # where a number is wanted, this is the trouble
# Types whose values run no code of a learner's when they are compared, shown or asked for an attribute.
PLAIN = {int, float, complex, bool, str, bytes, range, type(None), EllipsisType}
PLAIN |= {Board, FunctionType, BuiltinFunctionType, type}
COLLECTIONS = {list, tuple, set, frozenset}
SHARED = (vars(builtins), vars(collections))  # what a learner must not replace, because everybody's code uses it
OUR_OWN = {__file__, Alarm.look.__code__.co_filename}  # the code that manages a run is not part of it
NAME_OF: Any = NameError.name  # the name that Python has set, whatever a learner's own class says
NESTED = 10  # how many lists inside each other we look into

OnLine = Callable[[FrameType, str], bool]  # is called for each call, line and return; False means it has seen enough
T = TypeVar("T")
U = TypeVar("U")


class Trouble(NamedTuple):
    """Why a call failed: its kind, a sentence that follows "it", and the line, where there is one.

    For an exception there is also the name of its class and its own message, and for a NameError the name that is missing.
    """

    kind: str
    sentence: str
    line: int | None = None
    error: str = ""
    name: str = ""
    message: str = ""


class Outcome(NamedTuple):
    """What a function returned, or what went wrong; and whether it printed something or changed its arguments."""

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
        """The value, or the trouble in words; a number that is too long to print is only described."""
        if self.trouble is not None:
            return self.trouble.sentence
        too_long = type(self.value) is int and self.value.bit_length() > PRINTABLE
        return shown(self.value) if too_long else self.value


OUT_OF_TIME = Outcome(None, Trouble("budget", STOPPED["budget"]), False, False)


class _Share:
    """The steps and seconds left for the calls inside a block; they are taken from those of the block around it."""

    def __init__(self, steps: int, seconds: float, price: int) -> None:
        self.steps = steps  # that are left
        self.ends = monotonic() + seconds
        self.price = price  # steps that each call costs besides its own

    @property
    def is_spent(self) -> bool:
        """Whether no steps or no seconds are left."""
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
    """The steps and seconds that all calls in a `with` block may take together; each call has its own limits as well.

    When the budget is spent, no more functions are called: each outcome is a trouble of the kind "budget". A learner's
    code that runs in the block without `run`, and never ends, is stopped by the alarm, where there is one. The alarm's
    exception ends the block early, wherever that happens, and goes no further.
    """

    def __init__(self, *, steps: int = sys.maxsize, seconds: float = 60.0) -> None:
        super().__init__(steps, seconds, 0)

    def __enter__(self) -> Self:
        around = _share()
        ends = self.ends if around is None else min(self.ends, around.ends)
        self._alarm = Alarm(ends - monotonic(), _Bell(_ignored, calling=None).ring)
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
    """Stops a function that runs on and on. No `except Exception` in the learner's code can catch it."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind


class _Again:
    """Starts the tracing again when it is deleted.

    When a tracer raises, Python stops tracing and lets go of the frame's own tracer. That is this object, so it is
    deleted right then.
    """

    def __init__(self, trace_again: Callable[[], None]) -> None:
        self._trace_again = trace_again

    def __del__(self) -> None:
        self._trace_again()


class _Bell:
    """Stops code by an exception when the alarm rings; in our own code, where that could do harm, only a tick later.

    It raises nothing before or after the call that it rings for. For a block with many calls in it, `calling` is None,
    and the code that manages a run is left alone.
    """

    def __init__(self, end: Callable[[str], None], *, calling: bool | None = False) -> None:
        self.end = end
        self.rings = 0
        self.calling = calling

    def ring(self, kind: str, frame: FrameType) -> None:
        """Is called at each tick once the time is over."""
        self.rings += 1
        self.end(kind)
        may_raise = frame.f_code.co_filename not in OUR_OWN if self.calling is None else self.calling
        if may_raise and (self.rings > 1 or not is_ours(frame.f_code)):
            raise _Stop(kind)


class _Sink(TextIOBase):
    """Stands in for an output while a function runs: takes what is printed, and remembers only how long it was.

    A learner's code may keep it, as `logging` does. Once the run is over, it passes everything on.
    """

    def __init__(self, name: str, printed: list[int], most: int, end: Callable[[str], None]) -> None:
        self.name, self.printed, self.most, self.end = name, printed, most, end
        self.instead_of = getattr(sys, name)
        self.thread = threading.get_ident()
        self.is_over = False

    def write(self, text: str, /) -> int:
        """Counts the characters, and stops a function that prints too many."""
        if self.is_over:
            stream = self._stream()
            return len(text) if stream is None else stream.write(text)
        self.printed[0] += str.__len__(text)
        if self.printed[0] > self.most:
            self.end("prints")
            if threading.get_ident() == self.thread:  # what runs in another thread may be somebody else's
                raise _Stop("prints")
        return len(text)

    def flush(self) -> None:
        """Has nothing to do while the function runs."""
        stream = self._stream() if self.is_over else None
        if stream is not None:
            stream.flush()

    def _stream(self) -> Any:
        """Where to pass things on to: the output of today, which may be the stand-in of another run."""
        stream = getattr(sys, self.name)
        while type(stream) is _Sink and stream.is_over:
            stream = stream.instead_of
        return stream

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
    replaced: tuple[str, ...] = ()  # Python's own functions and classes that it replaced


class _Kind(NamedTuple):
    """What we need to know about a function's code at each call; the code is kept, so that no other gets its id."""

    code: CodeType
    is_followed: bool
    spins: bool
    is_comprehension: bool


def run(function: Any, *arguments: Any, steps: int = STEPS, on_line: OnLine | None = None) -> Outcome:
    """The outcome of calling the function: a value or a trouble, and never an exception.

    If it gives a generator, what that yields is collected into a list.
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
    outcome = Outcome(end.value, _trouble(end, steps, SECONDS), end.printed, changed, steps, end.used)
    if end.error is not None:
        dropped = [end]
        del end
        guarded(None, list.clear, dropped)  # what the function held may run code when it is dropped
    return outcome


def outcome_of(function: Callable[..., Any], *arguments: Any, seconds: float | None = None) -> Outcome:
    """The outcome of calling one of our functions on something that a learner has made: a value or a trouble.

    A learner's object may run code of its own whenever we look at it: when it is compared, counted, shown, or asked for
    an attribute. If there is such code, it is counted and guarded as in `run`. Nothing is copied.
    """
    allowed = SECONDS if seconds is None else seconds
    end = _looked_at(function, arguments, allowed)
    outcome = Outcome(end.value, _trouble(end, STEPS, allowed), end.printed, False, STEPS, end.used)
    del end  # its error holds this frame too
    return outcome


def uncounted(function: Callable[..., T], *arguments: Any) -> T:
    """The result of one of our functions; its steps are not counted, even where its code looks like a learner's."""
    before = sys.gettrace()
    code = getattr(before, "__code__", None)
    is_ours = code is not None and code.co_filename == __file__
    sys.settrace(None if is_ours else before)  # a debugger or a coverage run goes on
    try:
        return function(*arguments)
    finally:
        sys.settrace(before)


def guarded(otherwise: T, function: Callable[..., U], *arguments: Any) -> T | U:
    """The result of one of our functions on a learner's object, or `otherwise` if that fails or never ends."""
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
    """Whether a value can never run a learner's code: this is judged by its type, and by what it holds."""
    kind = type(value)
    if kind in PLAIN:
        return True
    if kind is dict:
        return is_plain([*value.keys(), *value.values()], depth)
    if kind not in COLLECTIONS or depth == 0:
        return False
    return PLAIN.issuperset(map(type, value)) or all(is_plain(each, depth - 1) for each in value)


def _copy(arguments: Any) -> Any:
    """A copy that shares nothing that can change; a matrix, which every solver gets, is copied quickly."""
    if type(arguments) is list and PLAIN.issuperset(map(type, arguments)):
        return arguments.copy()
    if type(arguments) in (list, tuple) and is_plain(arguments):
        return type(arguments)(map(_copy, arguments))
    return deepcopy(arguments)


def is_running() -> bool:
    """Whether a learner's function is running in this thread, so that it is the one that calls us."""
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
    """Calls a function, and stops it at the learner's next line or call once all its steps are used up."""
    left, most, depth = steps, steps, 0
    stop: str | None = None
    running, value, error, line, helper = True, None, None, None, None
    replaced: tuple[str, ...] = ()
    calls = sum(1 for _ in walk_stack(sys._getframe()))
    deepest = sys.getrecursionlimit() - MARGIN - calls

    kinds: dict[int, _Kind] = {}  # by the ids of codes: a function is often called again and again

    def enter(frame: FrameType, _event: str, _argument: Any) -> Any:
        nonlocal left, depth
        code = frame.f_code
        kind = kinds.get(id(code))
        if kind is None:
            # A library's code comes to an end, and an import takes as long as it takes.
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
            end("recursion")  # the call is stopped at its first line, which is the one that is reported
        if on_line is not None:
            on_line(frame, "call")
        return count

    def count(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal left, most, depth
        if event == "line" or (event == "opcode" and _turns(frame)):
            left -= 1
            if on_line is None and left >= 0:
                return count  # nearly always: without further tests here, each line takes a quarter less time
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
    printed, bell = [0], _Bell(end)
    sinks = [_Sink(name, printed, CHARACTERS * steps, end) for name in ("stdout", "stderr")]
    with Alarm(seconds, bell.ring):
        try:
            try:
                sys.stdin, (sys.stdout, sys.stderr), sys.unraisablehook = StringIO(), sinks, _ignored
                bell.calling = True
                sys.settrace(enter)
                value = function(*arguments)
                if type(value) is CoroutineType:
                    value.close()  # nobody will wait for it
                if collect and hasattr(type(value), "__next__"):  # a generator runs only when it is asked for its items
                    value = list(islice(value, steps + 1))
                    if len(value) > steps:
                        end("endless")
            finally:
                bell.calling = False  # first, and without a call, so that no tick comes before it
                running = False
                for sink in sinks:
                    sink.is_over = True
                sys.settrace(tracer)  # a debugger or a coverage run finds its own tracer again
                replaced = kept.replaced()  # before anything else: we need them too
                kept.put_back()
        except BaseException as caught:
            if is_interrupt(caught):
                raise
            traceback = sys.exc_info()[2]
            error, line, helper = caught, line_of(traceback), helper_of(traceback)
            if stop == "recursion" or isinstance(caught, RecursionError):
                line = line_of_recursion(traceback)
            del traceback
            if stop is None and type(caught) is _Stop:
                stop = "budget"  # it was raised for a block inside the function, or was kept and raised again
    try:
        return _End(
            None if stop else value, error, line, stop, printed[0] > 0, min(most - left, steps), helper, replaced
        )
    finally:
        del error  # it holds this frame: in such a ring, both would wait for the garbage collector


class _Belongings:
    """Python's global settings, as they were before the learner's code could change them.

    Runs in several threads share them: the first to come keeps what was there, and the last to go puts it back.
    """

    all_kept: ClassVar[list["_Belongings"]] = []  # in the order in which the runs began
    lock: ClassVar[Any] = threading.RLock()

    def __init__(self) -> None:
        self.profile = sys.getprofile()
        self.names = [(home, home.copy()) for home in SHARED]
        with self.lock:
            self.settings = sys.stdin, sys.stdout, sys.stderr, sys.unraisablehook, sys.getrecursionlimit()
            self.all_kept.append(self)

    def replaced(self) -> tuple[str, ...]:
        """The names of Python's own functions and classes that were replaced, and are put back now."""
        found: tuple[str, ...] = ()
        for home, before in self.names:
            for name, value in before.items():
                if home.get(name) is not value and name != "_":  # IPython keeps its last answer in `_`
                    home[name] = value
                    found += (name,)
        return found

    def put_back(self) -> None:
        """Puts all of them back, or leaves that to a run which began later and still goes on."""
        with self.lock:
            place = self.all_kept.index(self)
            del self.all_kept[place]
            if place < len(self.all_kept):
                self.all_kept[place].settings = self.settings
            else:
                sys.stdin, sys.stdout, sys.stderr, sys.unraisablehook, limit = self.settings
                if sys.getrecursionlimit() != limit:
                    sys.setrecursionlimit(limit)
        if sys.getprofile() is not self.profile:  # a profiler that has not changed must not be touched
            sys.setprofile(self.profile)


def _ignored(_what: Any) -> None:
    """Does nothing; without it, an exception that nobody can catch, as in `__del__`, would be written to the screen."""


def _turns(frame: FrameType) -> bool:
    """Whether a loop of one instruction is about to turn once more."""
    return frame.f_code.co_code[frame.f_lasti : frame.f_lasti + 2] == SPIN


def _may_stop(frame: FrameType) -> bool:
    """Whether a function can be stopped here: where it enters or leaves a handler, Python would lose track of the error."""
    code, place = frame.f_code.co_code, max(0, frame.f_lasti)
    return code[place] not in EDGES and not (code[place] == COPY and code[place + 2] in EDGES)


def _trouble(end: _End, steps: int, seconds: float) -> Trouble | None:
    """What went wrong, in words; a stop comes first, whatever the learner's code did with it."""
    if end.replaced:
        names = ", ".join(end.replaced)
        return Trouble("type", f"replaces Python's own {names}: give yours another name", None)
    if end.stop == "alarm":
        sentence = (
            "was stopped because it sets an alarm of its own (SIGALRM), as the one that ends a call without an end"
        )
        return Trouble("timeout", f"{sentence}: take that out", end.line)
    if end.stop == "waits":
        place = "" if end.line is None else f" in line {end.line}"
        sentence = f"was stopped because it only waits{place}: for a sleep, an input, or a queue that stays empty?"
        return Trouble("timeout", sentence, end.line)
    if end.stop == "recursion" or (end.stop is None and issubclass(type(end.error), RecursionError)):
        return Trouble("recursion", "calls itself again and again without an end", end.line)
    if end.stop is not None:
        return Trouble(end.stop, STOPPED[end.stop].format(steps=steps, seconds=seconds))
    return None if end.error is None else _raised(end.error, end.line, end.helper)


def _raised(error: BaseException, line: int | None, helper: str | None) -> Trouble:
    kind, place = name_of(error), "" if line is None else f" in line {line}"
    if helper is not None:
        place += f" of {writable(helper, LONGEST)}, which it calls"
    message = writable(guarded("", str, error), LONGEST)
    told = f": {message}" if message else ""
    way = "exit" if issubclass(type(error), SystemExit) else "raises"
    return Trouble(way, f"raises {kind}{place}{told}", line, kind, _missing(error, message), message)


def _missing(error: BaseException, message: str) -> str:
    """The name that a NameError is about; for some of them, Python gives it only in the message."""
    if not issubclass(type(error), NameError):
        return ""
    name = NAME_OF.__get__(error)
    found = search(r"variable '(\w+)'", message)
    return writable(name, LONGEST) if type(name) is str else found[1] if found else ""
