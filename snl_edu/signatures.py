"""The ways in which people's solvers take a board: as a matrix, as a list of cells, or as pairs of squares."""

import inspect
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from snl_edu.model.arguments import plain_int, shown
from snl_edu.model.board import Board, BoardError
from snl_edu.model.leap import as_answer, fewest_rolls
from snl_edu.sandbox import guarded, run

METHODS = ("snakesAndLadders", "minThrow", "quickestWayUp", "getMinDiceThrows")
STEPS = 500_000  # that a solver may take on a board that only shows us which form it wants


class Form(NamedTuple):
    """One way to give a board to a solver, and the only number of squares that it allows, if there is one."""

    signature: str
    told: str
    arguments: Callable[[Board], tuple[Any, ...]]
    squares: int | None = None
    names: frozenset[str] = frozenset()  # that people give to such a function or to its parameters


def _pairs(board: Board) -> tuple[list[list[int]], list[list[int]]]:
    """Ladders and snakes as pairs of squares."""
    ladders, snakes = board.ladders, board.snakes
    return [list(pair) for pair in ladders.items()], [list(pair) for pair in snakes.items()]


def _count_and_pairs(board: Board) -> tuple[int, list[int]]:
    """How many jumps there are, and their starts and ends one after another."""
    return len(board.jumps), list(chain.from_iterable(board.jumps.items()))


MATRIX = Form("solve(board)", "the matrix of LeetCode", lambda board: (board.to_matrix(),))
CELLS = Form("solve(moves)", "the list of cells of GeeksforGeeks", lambda board: (board.to_moves(),))
CELLS_AND_COUNT = Form(
    "solve(moves, N)",
    "the list of cells of GeeksforGeeks and its length",
    lambda board: (board.to_moves(), board.squares),
    names=frozenset({"getMinDiceThrows", "moves", "move"}),
)
LADDERS_AND_SNAKES = Form(
    "solve(ladders, snakes)",
    "the pairs of HackerRank",
    _pairs,
    squares=100,
    names=frozenset({"quickestWayUp", "ladders", "snakes"}),
)
COUNT_AND_PAIRS = Form(
    "minThrow(N, arr)",
    "the number of jumps and their squares, as in GeeksforGeeks' practice",
    _count_and_pairs,
    squares=30,
    names=frozenset({"minThrow", "arr"}),
)
FORMS = {1: (MATRIX, CELLS), 2: (CELLS_AND_COUNT, LADDERS_AND_SNAKES, COUNT_AND_PAIRS)}


class Caller(NamedTuple):
    """A solver that is ready to be called, and the form in which it takes a board."""

    function: Callable[..., Any]
    form: Form = MATRIX

    def arguments(self, board: Board) -> tuple[Any, ...]:
        """What the solver is given for a board: new objects each time, which it may change."""
        return self.form.arguments(board)

    def at_second_sight(self) -> "Caller":
        """The same solver in the form that fits best, to be tried when the first one has failed."""
        return _fitting(self.function, FORMS[1], set()) if self.form is MATRIX else self


def caller_of(solver: Any) -> Caller:
    """How to call a solver: a function, a class with a method of a well-known name, its object, or that method."""
    function, parameters = _function_of(solver)
    least, most = _counts(parameters)
    if least <= 1 <= most:
        return Caller(function)
    if least <= 2 <= most:
        return _fitting(function, FORMS[2], {_name_of(solver), *(each.name for each in parameters)})
    wanted = "no argument" if most == 0 else f"{least} arguments"
    known = ", ".join(form.signature for form in chain.from_iterable(FORMS.values()) if form is not MATRIX)
    raise BoardError(
        f"your function takes {wanted}, and it should take one, the matrix: def {MATRIX.signature}. "
        f"It may also be {known}"
    )


def _function_of(solver: Any) -> tuple[Callable[..., Any], Sequence[inspect.Parameter]]:
    """What to call, and the parameters that it is called with."""
    methods = {name: guarded(None, getattr, solver, name, None) for name in METHODS}
    name = next((name for name, method in methods.items() if callable(method)), None)
    if issubclass(type(solver), type):
        if name is None:
            raise BoardError(f"your class needs a method {METHODS[0]}(self, board)")
        parameters = _parameters(methods[name])
        is_bound = not inspect.isfunction(inspect.getattr_static(solver, name))
        return partial(_ask_a_new, solver, name), parameters if is_bound else parameters[1:]
    function = solver if name is None else methods[name]
    if not callable(function):
        raise BoardError(f"a function is needed that takes a matrix, not {shown(solver)}")
    parameters = _parameters(function)
    if inspect.isfunction(function) and parameters and parameters[0].name == "self":
        return partial(_ask_a_method, function), parameters[1:]
    return function, parameters


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


def _counts(parameters: Sequence[inspect.Parameter]) -> tuple[int, float]:
    """The fewest and the most arguments that can be given without their names."""
    in_order = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    ordered = [each for each in parameters if each.kind in in_order]
    least = sum(each.default is inspect.Parameter.empty for each in ordered)
    endless = any(each.kind is inspect.Parameter.VAR_POSITIONAL for each in parameters)
    return least, float("inf") if endless else len(ordered)


def _fitting(function: Callable[..., Any], forms: Sequence[Form], names: set[str]) -> Caller:
    """The solver in its best form: that with the most right answers on a few boards, then most answers, then names."""
    return max(
        (Caller(function, form) for form in forms),
        key=lambda caller: (*_answers(caller), len(caller.form.names & names)),
    )


def _name_of(solver: Any) -> str:
    """The name of a function, or of the well-known method that a class has."""
    found = [name for name in METHODS if guarded(None, getattr, solver, name, None) is not None]
    return found[0] if found else str(guarded("", getattr, solver, "__name__", ""))


def _answers(caller: Caller) -> tuple[int, int]:
    """How many answers are right, and how many are whole numbers at all."""
    right = answered = 0
    for board in PROBES:
        if board.squares == (caller.form.squares or 36):
            outcome = run(caller.function, *caller.arguments(board), steps=STEPS)
            value = None if outcome.trouble else plain_int(outcome.value)
            answered += value is not None
            right += value == as_answer(fewest_rolls(board))
    return right, answered


# Three boards of each size that some form needs, each with a different answer.
PROBES = tuple(
    Board(squares, jumps)
    for squares in (30, 36, 100)
    for jumps in ({2: 15, 14: squares - 1, 17: 13}, {3: squares - 8, 20: 4}, {})
)
