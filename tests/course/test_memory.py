"""What outlives a call of a solver is found, wherever it is kept, and comes back as it was."""

from collections import deque
from functools import cache, partial
from typing import Any

import pytest

from snl_edu import check
from snl_edu.course.memory import Memory

KEPT: dict[int, int] = {}


def in_a_default(_board: Any, seen: list[int] = []) -> None:  # noqa: B006
    """Keeps a list in a default."""
    seen.append(1)


def in_a_global(_board: Any) -> None:
    """Keeps a dictionary in a global."""
    KEPT[len(KEPT)] = 1


def in_a_closure() -> Any:
    """Keeps a deque in a function around it."""
    seen: deque[int] = deque()
    return lambda _board: seen.append(1)


class InItsClass:
    """Keeps a set in the class."""

    seen: set[int] = set()  # noqa: RUF012

    def snakesAndLadders(self, _board: Any) -> None:
        """Marks a square."""
        self.seen.add(len(self.seen))


class InTheObject:
    """Keeps a list in the object."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def snakesAndLadders(self, _board: Any) -> None:
        """Marks a square."""
        self.seen.append(1)


@cache
def known(square: int) -> int:
    """A function that remembers."""
    return square


def in_a_cache(board: Any) -> int:
    """Keeps what another function has said."""
    return known(len(board))


def in_an_inner_function(_board: Any) -> None:
    """Keeps it where only a function inside it looks."""

    def mark() -> None:
        KEPT[len(KEPT)] = 2

    mark()


def call(solver: Any) -> None:
    """Asks a solver about something."""
    made = solver() if isinstance(solver, type) else solver
    getattr(made, "snakesAndLadders", made)([])


@pytest.mark.parametrize(
    "solver", [in_a_default, in_a_global, in_a_closure(), InItsClass, InTheObject(), in_a_cache, in_an_inner_function]
)
@pytest.mark.parametrize("to_nothing", [False, True])
def test_what_is_kept_is_found_and_comes_back_as_it_was(solver: Any, to_nothing: bool) -> None:
    KEPT.clear()
    known.cache_clear()
    memory = Memory(solver)
    unused = memory.is_used
    call(solver)
    assert (unused, memory.is_used) == (False, True)
    held = [value for value, _ in memory.changed]
    before = [(value.copy(), first) for value, first in memory.changed]
    with memory.set_back(to_nothing=to_nothing):
        assert not any(held)
        call(solver)
    assert [(value.copy(), first) for value, first in memory.changed] == before


@pytest.mark.parametrize("solver", [len, partial(len), lambda _: 3, 7, call])
def test_a_solver_that_keeps_nothing_has_no_memory(solver: Any) -> None:
    assert not Memory(solver).is_used


def test_an_object_that_cannot_be_asked_has_no_memory() -> None:
    class Nasty:
        def __getattr__(self, name: str) -> Any:
            raise ZeroDivisionError(name)

    assert not Memory(Nasty()).is_used


def test_a_record_that_was_used_before_the_check_is_to_blame_all_the_same() -> None:
    seen = {1}

    def solve(board: list[list[int]]) -> int:
        n = len(board)
        queue = [(1, 0)]
        for square, rolls in queue:
            if square == n * n:
                return rolls
            for landing in range(square + 1, min(square + 6, n * n) + 1):
                row, column = divmod(landing - 1, n)
                value = board[n - 1 - row][n - 1 - column if row % 2 else column]
                end = landing if value == -1 else value
                if end not in seen:
                    seen.add(end)
                    queue.append((end, rolls + 1))
        return -1

    solve([[-1, -1], [-1, -1]])
    verdict = check(solve)
    assert verdict.misconception == "remembers-between-calls"
    assert verdict.explanation.startswith("What it keeps from one call to the next is to blame: ")


def test_chance_is_not_called_memory() -> None:
    from random import Random

    rng, calls = Random(4), [0]

    def guesses(_board: list[list[int]]) -> int:
        calls[0] += 1
        return rng.randint(1, 6)

    verdict = check(guesses)
    assert not verdict.passed
    assert verdict.misconception is None
