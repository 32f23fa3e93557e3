"""What a solver answers for a board, and whether that is right."""

from functools import lru_cache
from inspect import isgeneratorfunction
from time import monotonic, process_time
from typing import Any, NamedTuple

from snl_edu.calls.sandbox import GENERATOR, Outcome, Trouble, guarded, outcome_of, run
from snl_edu.calls.signatures import MATRIX, Caller
from snl_edu.model.board import Board, Square
from snl_edu.model.input.arguments import name_of, plain_int, shown
from snl_edu.model.leap import as_answer, fewest_rolls

# Steps that a solver may take on a board: a learner's, one that is right but slow, and one of the wrong ones.
STEPS, PATIENCE, SHORT = 50_000, 1_000_000, 10_000
SLOW_STEP = 4e-6  # seconds for each step besides, on a slow machine: there, too, it is the steps that end a trial


class Case(NamedTuple):
    """A board to ask about; in its matrix some plain squares may hold their own number, which is legal and means nothing."""

    board: Board
    own: tuple[Square, ...] = ()

    def arguments(self, caller: Caller) -> tuple[Any, ...]:
        """What the solver is given."""
        given = caller.arguments(self.board)
        if caller.form is MATRIX:
            for square in self.own:
                row, column = self.board.position(square)
                given[0][row][column] = square
        return given

    @property
    def right_answer(self) -> int:
        """The fewest rolls, or -1."""
        return right_answer(self.board)

    @property
    def told(self) -> str:
        """The board in words."""
        if not self.own:
            return repr(self.board)
        squares = ", ".join(map(str, self.own))
        cells = f"cell of {squares} holds its" if len(self.own) == 1 else f"cells of {squares} hold their"
        return f"{self.board!r}, where in the matrix the {cells} own number,"


@lru_cache(maxsize=4_000)
def right_answer(board: Board) -> int:
    """The fewest rolls, or -1; each board's is worked out once."""
    return as_answer(fewest_rolls(board))


class Stopwatch:
    """Measures the time that many calls of a solver take together."""

    def __init__(self) -> None:
        self.began = monotonic(), process_time()

    def is_over(self, seconds: float, steps: int) -> bool:
        """Whether so many seconds of work, and those that so many steps may need besides, have passed."""
        seconds += SLOW_STEP * steps
        # The second clock does not count the work of other programs, but it is slow to ask.
        return monotonic() - self.began[0] > seconds and process_time() - self.began[1] > seconds


def is_right(outcome: Outcome, board: Board) -> bool:
    """Whether a solver gave the fewest rolls, or -1 for a board that cannot be won."""
    return outcome.trouble is None and bool(outcome.value == right_answer(board))


def ask(caller: Caller, case: Case, steps: int = STEPS) -> Outcome:
    """The answer of a solver as a plain int, or the trouble that it got into."""
    outcome = run(caller.function, *case.arguments(caller), steps=steps)
    if outcome.trouble is not None:
        return outcome
    if outcome.value is None and None in caller.form.stuck:
        return outcome._replace(value=-1)
    reading, trouble = outcome_of(plain_int, outcome.value), None
    if reading.is_endless:
        trouble = Trouble("timeout", f"gives {_brief(outcome.value)}, and reading that as a number never ends")
        outcome = outcome._replace(used=outcome.used + reading.used)
    elif reading.value is None:
        sign = shown(outcome.value) if outcome.value is None or type(outcome.value) is float else ""
        trouble = Trouble("type", _wrong_type(caller, outcome), name=sign)
    return outcome._replace(value=None if trouble else reading.value, trouble=trouble)


def _wrong_type(caller: Caller, outcome: Outcome) -> str:
    function, value = caller.function, outcome.value
    if guarded(False, isgeneratorfunction, function):
        return GENERATOR
    if value is None and outcome.printed:
        return "gives None, but prints something: write return instead of print"
    if value is None:
        return "gives None: does every way through it end with a return?"
    kind = name_of(value)
    if kind == "coroutine":
        return "is an async function: write def, not async def"
    stuck = " or ".join(map(str, caller.form.stuck))
    return f"gives {_brief(value)} ({kind}): the answer is a whole number of rolls, or {stuck}"


def _brief(value: Any) -> str:
    return guarded(name_of(value), shown, value)
