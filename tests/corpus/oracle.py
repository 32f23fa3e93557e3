"""Whether the solvers of the corpus are what they are said to be: asked of an oracle that shares no code with the library."""

import inspect
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache, cached_property
from io import StringIO
from itertools import chain
from math import isqrt
from random import Random
from types import FrameType
from typing import Any

from tests.corpus.entry import Entry
from tests.helpers.oracles import Jumps, distances, matrix_answer, walk_of_squares


@dataclass(frozen=True, eq=False)
class Case:
    """A board: its squares, its jumps, and the squares whose cells hold their own number."""

    squares: int
    jumps: Jumps
    own: tuple[int, ...] = ()

    @cached_property
    def answer(self) -> int:
        """The fewest rolls, or -1."""
        answer = distances(self.squares, self.jumps).get(self.squares, -1)
        if isqrt(self.squares) ** 2 == self.squares:
            assert answer == matrix_answer(self.matrix())  # two oracles, which agree
        return answer

    def matrix(self) -> list[list[int]]:
        """The board as the famous question gives it."""
        side = isqrt(self.squares)
        rows = [[-1] * side for _ in range(side)]
        for square, (row, column) in enumerate(walk_of_squares(side, side), start=1):
            rows[row][column] = self.jumps.get(square, square if square in self.own else -1)
        return rows

    def arguments(self, form: str) -> tuple[Any, ...]:
        """What a solver of some form is given."""
        if form == "matrix":
            return (self.matrix(),)
        if form in ("moves", "moves,n"):
            moves = [self.jumps.get(square, 0) - 1 for square in range(1, self.squares + 1)]
            return (moves,) if form == "moves" else (moves, self.squares)
        if form == "ladders,snakes":
            pairs = [[start, end] for start, end in self.jumps.items()]
            return [pair for pair in pairs if pair[0] < pair[1]], [pair for pair in pairs if pair[0] > pair[1]]
        return len(self.jumps), list(chain.from_iterable(self.jumps.items()))


TRAPPED = Case(9, dict.fromkeys(range(2, 8), 1))
# Small ones that mistakes are known by, and large ones that need many rolls or many rounds.
CURATED = [
    TRAPPED,
    Case(4, {}),
    Case(4, {2: 3}),
    Case(4, {3: 1}),
    Case(4, {3: 2, 2: 3}),
    Case(9, {2: 8, 8: 9}),
    Case(9, {2: 3, 3: 9}),
    Case(9, {7: 1}),
    Case(9, {3: 9}),
    Case(9, {2: 9}),
    Case(9, {2: 1, 3: 1, 4: 1, 5: 2, 6: 4, 7: 6, 8: 6}),
    Case(9, {3: 2, 4: 7, 5: 2, 6: 1, 7: 2}),
    Case(9, {2: 4, 4: 2}, own=(5, 9)),
    Case(16, {2: 10}),
    Case(16, {2: 8, 8: 16}),
    Case(16, {3: 2, 6: 2, 7: 5, 10: 3, 11: 10}),
    Case(16, {}, own=(2, 3, 4, 5, 6, 7)),
    Case(25, {7: 1}),
    Case(25, {3: 13, 10: 23, 12: 23, 13: 10, 19: 11, 21: 18, 24: 3}),
    Case(36, {2: 15, 14: 35, 17: 13}),
    Case(36, {18: 12, 24: 18, 25: 24}),
    Case(36, {7: 20, 20: 7, 13: 19, 19: 13}),
    Case(49, {}),
    Case(49, dict.fromkeys(range(30, 36), 12)),
    Case(64, {}),
    Case(169, dict.fromkeys(range(100, 106), 3)),
    Case(64, {2: 39, 44: 17, 23: 64}),
    *(Case(side * side, {}) for side in (9, 10, 12, 15, 20)),
]


def walls(side: int) -> Case:
    """Five snakes in a row, again and again: only a player who stands just before them gets past, at two rolls for seven squares."""
    goal = side * side
    return Case(goal, {square: square - 1 - square % 7 for square in range(9, goal) if square % 7 not in (1, 2)})


def stairs(snakes: int, side: int) -> Case:
    """A shortest game climbs once, goes down that many snakes, one after another, and climbs to the goal."""
    foot = 6 * (snakes + 2) + 2
    top = foot - 1 + 2 * snakes
    down = {top + 1 - 2 * step: top - 2 - 2 * step for step in range(snakes)}
    return Case(side * side, {7: top, **down, foot: side * side})


def random_case(rng: Random, squares: int) -> Case:
    """A board from nearly empty to nearly full of jumps, with rings and cells that hold their own number."""
    share = rng.choice((0.02, 0.1, 0.3, 0.6, 0.9))
    own = rng.choice((0.0, 0.0, 0.2))
    near = rng.choice((squares, squares, 9))
    jumps, same = {}, []
    for square in range(2, squares):
        if rng.random() < share:
            end = rng.randint(max(1, square - near), min(squares, square + near))
            if end != square:
                jumps[square] = end
        elif rng.random() < own:
            same.append(square)
    return Case(squares, jumps, tuple(same))


@cache
def cases(form: str = "matrix", many: int = 120) -> tuple[Case, ...]:
    """Boards of a form, always the same: small, large, odd, impossible."""
    rng = Random(f"corpus {form}")
    if form == "ladders,snakes":
        return walls(10), stairs(6, 10), *(random_case(rng, 100) for _ in range(many // 4))
    if form == "n,arr":
        return tuple(random_case(rng, 30) for _ in range(many // 2))
    sides = (2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8)
    drawn = [random_case(rng, rng.choice(sides) ** 2) for _ in range(many)]
    large = [random_case(rng, side * side) for side in (9, 9, 9, 10, 11, 11, 12, 13, 16, 20)]
    long = [
        *(walls(side) for side in (5, 7, 9, 12, 20)),
        *(stairs(2 * k, 5 + 2 * k) for k in range(1, 5)),
        stairs(9, 17),
    ]
    return (*CURATED, *drawn, *large, *long)


class TooLong(BaseException):
    """A solver has run more lines than it may."""


def limited(function: Callable[..., Any], arguments: tuple[Any, ...], lines: int | None) -> Any:
    """What a function gives, unless it runs more lines than it may: then `TooLong` is raised."""
    if lines is None:
        return function(*arguments)
    left = lines

    def count(_frame: FrameType, _event: str, _argument: Any) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            raise TooLong
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        return function(*arguments)
    finally:
        sys.settrace(before)


def function_of(solver: Any) -> Callable[..., Any]:
    """What is called: the function, the method of a new object, or a method that gets no object at all."""
    for name in ("snakesAndLadders", "minThrow"):
        if isinstance(solver, type) and hasattr(solver, name):
            return lambda *given: getattr(solver(), name)(*given)
        if hasattr(solver, name):
            method: Callable[..., Any] = getattr(solver, name)
            return method
    if inspect.isfunction(solver) and "self" in inspect.signature(solver).parameters:
        return lambda *given: solver(None, *given)
    function: Callable[..., Any] = solver
    return function


def faults(
    entry: Entry, boards: Iterable[Case], lines: int | None = None, most: int | None = None
) -> list[tuple[Case, object]]:
    """The boards on which a solver is wrong, and what it gave there; `most` of them are enough."""
    function = function_of(entry.solver)
    found: list[tuple[Case, object]] = []
    for case in boards:
        if "slow" in entry.remarks and case.squares > 25:
            continue
        try:
            with redirect_stdout(StringIO()):
                given: object = limited(function, case.arguments(entry.form), lines)
        except (Exception, TooLong) as error:
            given = error
        if type(given) is not int or given != case.answer:
            found.append((case, given))
            if len(found) == most:
                break
    return found


def kind_of(given: object) -> str:
    """In which way an answer is wrong."""
    if isinstance(given, (TooLong, RecursionError)):
        return "endless"
    if isinstance(given, Exception):
        return "raises"
    return "number" if type(given) is int else "type"
