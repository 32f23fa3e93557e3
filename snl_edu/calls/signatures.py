"""The ways in which people's solvers take a board: as a matrix, a list of cells, pairs of squares, or a `Board`."""

import inspect
from collections.abc import Callable, Sequence
from dis import get_instructions
from functools import partial
from itertools import chain
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from snl_edu.calls.sandbox import guarded, run
from snl_edu.model.board import Board, BoardError
from snl_edu.model.input.arguments import plain_int, shown
from snl_edu.model.leap import as_answer, fewest_rolls

METHODS = ("snakesAndLadders", "minThrow", "quickestWayUp", "getMinDiceThrows")
IN_ORDER = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
STEPS = 500_000  # that a solver may take on a board that only shows us which form it wants


Promise = tuple[str, Callable[[Board], bool]]  # what no board of a site has, in words, and whether a board has it


class Form(NamedTuple):
    """One way to give a board to a solver, and what the site that it comes from promises about its boards."""

    signature: str
    title: str  # what messages call it
    arguments: Callable[[Board], tuple[Any, ...]]
    squares: int | None = None  # the only number of squares, if there is one
    names: frozenset[str] = frozenset()  # that people give to such a function, to its parameters or use in it
    promises: tuple[Promise, ...] = ()
    stuck: tuple[Any, ...] = (-1,)  # the answers that say that a board cannot be won

    def allows(self, board: Board) -> bool:
        """Whether the site gives such boards."""
        return self.squares in (None, board.squares) and not any(has_it(board) for _, has_it in self.promises)


def has_chain(board: Board) -> bool:
    """Whether a jump ends where another one starts."""
    return not set(board.jumps).isdisjoint(board.jumps.values())


CHAIN: Promise = ("with a chain", has_chain)
SHARED_END: Promise = (
    "where two jumps end on one square",
    lambda board: len(set(board.jumps.values())) < len(board.jumps),
)
LOST: Promise = ("that cannot be won", lambda board: fewest_rolls(board) is None)

MATRIX = Form("solve(board)", "the matrix of LeetCode", lambda board: (board.to_matrix(),))
CELLS = Form(
    "solve(moves)",
    "the list of cells of GeeksforGeeks",
    lambda board: (board.to_moves(),),
    promises=(CHAIN, LOST),
)
BOARD = Form(
    "solve(board)",
    "a Board of this library",
    lambda board: (board,),
    names=frozenset(name for name in (*dir(Board), *Board.__dataclass_fields__, "Board") if name[0] != "_"),
    stuck=(None, -1),
)
CELLS_AND_COUNT = Form(
    "solve(moves, N)",
    "the list of cells of GeeksforGeeks and its length",
    lambda board: (board.to_moves(), board.squares),
    names=frozenset({"getMinDiceThrows", "moves", "move"}),
    promises=(CHAIN, LOST),
)
LADDERS_AND_SNAKES = Form(
    "solve(ladders, snakes)",
    "the pairs of HackerRank",
    lambda board: ([[*pair] for pair in board.ladders.items()], [[*pair] for pair in board.snakes.items()]),
    squares=100,
    names=frozenset({"quickestWayUp", "snakeLadder", "ladders", "snakes", "A", "B"}),
    promises=(CHAIN, SHARED_END),
)
COUNT_AND_PAIRS = Form(
    "minThrow(N, arr)",
    "the number of jumps and their squares, as in GeeksforGeeks' practice",
    lambda board: (len(board.jumps), [*chain.from_iterable(board.jumps.items())]),
    squares=30,
    names=frozenset({"minThrow", "arr"}),
    promises=(CHAIN, LOST),
)
FORMS = {1: (MATRIX, CELLS, BOARD), 2: (CELLS_AND_COUNT, LADDERS_AND_SNAKES, COUNT_AND_PAIRS)}


class Caller(NamedTuple):
    """A solver that is ready to be called, and the form in which it takes a board."""

    function: Callable[..., Any]
    form: Form = MATRIX
    own: Any = None  # the learner's own function, inside of objects, methods, partials and decorators

    def arguments(self, board: Board) -> tuple[Any, ...]:
        """What the solver is given for a board: new objects each time, which it may change."""
        return self.form.arguments(board)

    def at_second_sight(self) -> "Caller":
        """The same solver in the form that fits best, to be tried when the first one has failed."""
        if self.form is not MATRIX:
            return self
        kinds: Any = guarded({}, getattr, self.own, "__annotations__", {})
        names = {getattr(kind, "__name__", str(kind)) for kind in kinds.values()} if isinstance(kinds, dict) else set()
        code = guarded(None, getattr, self.own, "__code__", None)
        if isinstance(code, CodeType):  # a variable or a function may be called like an attribute
            names |= {step.argval for step in get_instructions(code) if step.opname in ("LOAD_ATTR", "LOAD_METHOD")}
        return _fitting(self, FORMS[1], names)


def caller_of(solver: Any) -> Caller:
    """How to call a solver: a function, a class with a method of a well-known name, its object, or that method."""
    name = _method_of(solver)
    function, method, parameters = _unwrapped(solver, name)
    caller = Caller(function, own=guarded(None, _innermost, method))
    ordered = [each for each in parameters if each.kind in IN_ORDER]
    least = sum(each.default is inspect.Parameter.empty for each in ordered)
    is_endless = any(each.kind is inspect.Parameter.VAR_POSITIONAL for each in parameters)
    most = float("inf") if is_endless else len(ordered)
    if least <= 1 <= most:
        return caller
    if least <= 2 <= most:
        called = name or str(guarded("", getattr, solver, "__name__", ""))
        return _fitting(caller, FORMS[2], {called, *(each.name for each in parameters)})
    wanted = "no argument" if most == 0 else f"{least} arguments"
    known = ", ".join(form.signature for form in chain.from_iterable(FORMS.values()) if form not in (MATRIX, BOARD))
    raise BoardError(
        f"your function takes {wanted}, and it should take one, the matrix: def {MATRIX.signature}. "
        f"It may also be {known}"
    )


def _unwrapped(solver: Any, name: str | None) -> tuple[Callable[..., Any], Any, Sequence[inspect.Parameter]]:
    """What to call, the function or the method behind that, and the parameters that it is called with."""
    if issubclass(type(solver), type):
        if name is None:
            raise BoardError(f"your class needs a method {METHODS[0]}(self, board)")
        method = guarded(None, getattr, solver, name)
        parameters = _parameters(method)
        if inspect.isfunction(inspect.getattr_static(solver, name)):
            _expect_self(name, parameters)
            parameters = parameters[1:]
        return partial(_ask_a_new, solver, name), method, parameters
    function = solver if name is None else guarded(None, getattr, solver, name)
    if not callable(function):
        what = guarded("this", shown, solver)  # to show an object may run its own code, which may never end
        raise BoardError(f"a function is needed that takes a matrix, not {what}")
    if inspect.ismethod(function):
        _expect_self(str(name or function.__name__), _parameters(function.__func__))
    parameters = _parameters(function)
    if inspect.isfunction(function) and parameters and parameters[0].name == "self":
        return partial(_ask_a_method, function), function, parameters[1:]
    return function, function, parameters


def _method_of(solver: Any) -> str | None:
    """The method of a class or an object that is the solver: one with a well-known name, or the only one that it has."""
    for name in METHODS:
        if callable(guarded(None, getattr, solver, name, None)):
            return name
    is_class = issubclass(type(solver), type)
    if callable(solver) and not is_class:
        return None
    own = vars(solver if is_class else type(solver)).items()
    methods = [
        name for name, value in own if name[0] != "_" and type(getattr(value, "__func__", value)) is FunctionType
    ]
    return methods[0] if len(methods) == 1 else None


def _innermost(function: Any) -> Any:
    """The learner's own function, which has the code and the globals."""
    while isinstance(function, partial):
        function = function.func
    plain = inspect.unwrap(getattr(function, "__func__", function))
    return plain if hasattr(plain, "__globals__") else type(function).__call__


def _expect_self(name: str, parameters: Sequence[inspect.Parameter]) -> None:
    """Raises if the method of a class takes a board where Python gives it the object."""
    names = [each.name for each in parameters]
    known = set().union(*(form.names for forms in FORMS.values() for form in forms), ("board", "matrix", "n", "N"))
    is_board = bool(names) and names[0] != "self" and (len(names) == 1 or names[0] in known)
    if not names or (is_board and parameters[0].kind in IN_ORDER):
        raise BoardError(
            f"your method {name} lacks self, so it is given the object where it wants the board: "
            f"write def {name}({', '.join(['self', *names])})"
        )


def _ask_a_new(solver: type, name: str, *arguments: Any) -> Any:
    """What a new object of the class answers: nothing is kept from the previous board."""
    return getattr(solver(), name)(*arguments)


def _ask_a_method(method: Any, *arguments: Any) -> Any:
    """The answer of a method that was taken out of its class, or was never in one."""
    home = method.__globals__.get(method.__qualname__.partition(".")[0])
    if not isinstance(home, type):
        home = type("Solution", (), {method.__name__: method})
    return method(home(), *arguments)


def _parameters(function: Any) -> list[inspect.Parameter]:
    """The parameters of a function; not every callable says what it takes."""
    signature = guarded(None, inspect.signature, function)
    one = inspect.Parameter("board", inspect.Parameter.POSITIONAL_ONLY)
    return [one] if signature is None else list(signature.parameters.values())


def _fitting(solver: Caller, forms: Sequence[Form], names: set[str]) -> Caller:
    """The solver in its best form: that with the most right answers on a few boards, then most answers, then names."""

    def fit(caller: Caller) -> tuple[int, int, int]:
        right = answered = 0
        for board in PROBES:
            if board.squares == (caller.form.squares or 36):
                outcome = run(caller.function, *caller.arguments(board), steps=STEPS)
                value = None if outcome.trouble else guarded(None, plain_int, outcome.value)
                answered += value is not None
                right += value == as_answer(fewest_rolls(board))
        return right, answered, len(caller.form.names & names)

    return max([solver._replace(form=form) for form in forms], key=fit)


# Three boards of each size that some form needs, each with a different answer.
PROBES = tuple(
    Board(squares, jumps)
    for squares in (30, 36, 100)
    for jumps in ({2: 15, 14: squares - 1, 17: 13}, {3: squares - 8, 20: 4}, {})
)
