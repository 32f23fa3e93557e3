"""What outlives a call of a solver is found, wherever it is kept, and comes back as it was."""

from functools import partial
from random import Random
from typing import Any

import pytest

from snl_edu import MISCONCEPTIONS, check
from snl_edu.course.solvers.memory import Memory

METHOD = "    def snakesAndLadders(self, board):\n        self.seen.add(len(self.seen))\n"
KEEPING = {
    "a default": "def solve(board, seen=[]): seen.append(1)",
    "a global": "kept = {}\ndef solve(board): kept[len(kept)] = 1",
    "a closure": "def make(): seen = deque(); return lambda board: seen.append(1)\nsolve = make()",
    "its class": f"class solve:\n    seen = set()\n{METHOD}",
    "its object": f"class Solution:\n    def __init__(self): self.seen = set()\n{METHOD}solve = Solution()",
    "a cache": "@cache\ndef known(size): return size\ndef solve(board): return known(len(board))",
    "an inner function": "kept = {}\ndef solve(board):\n    def mark(): kept[len(kept)] = 2\n    mark()",
}


@pytest.mark.parametrize("source", KEEPING.values(), ids=KEEPING)
@pytest.mark.parametrize("to_nothing", [False, True])
def test_what_is_kept_is_found_and_comes_back_as_it_was(source: str, to_nothing: bool) -> None:
    names: dict[str, Any] = {}
    exec(f"from collections import deque\nfrom functools import cache\n{source}", names)  # noqa: S102
    solver = names["solve"]

    def call() -> None:
        made = solver() if isinstance(solver, type) else solver
        getattr(made, "snakesAndLadders", made)([])

    memory = Memory(solver)
    unused = memory.is_used
    call()
    assert (unused, memory.is_used) == (False, True)
    held = [value for value, _ in memory.changed]
    before = [(value.copy(), first) for value, first in memory.changed]
    with memory.set_back(to_nothing=to_nothing):
        assert not any(held)
        call()
    assert [(value.copy(), first) for value, first in memory.changed] == before


class Nasty:
    """An object that cannot be asked."""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name) if name.startswith("__") else ZeroDivisionError(name)


@pytest.mark.parametrize("solver", [len, partial(len), lambda _: 3, 7, Nasty()])
def test_a_solver_that_keeps_nothing_has_no_memory(solver: Any) -> None:
    assert not Memory(solver).is_used


def test_a_record_that_was_used_before_the_check_is_to_blame_all_the_same() -> None:
    solve = MISCONCEPTIONS["remembers-between-calls"].solver
    solve([[-1, -1], [-1, -1]])
    verdict = check(solve)
    assert verdict.misconception == "remembers-between-calls"
    assert verdict.explanation.startswith("What it keeps from one call to the next is to blame: ")


def test_a_wrong_solver_with_a_harmless_memory_is_not_called_forgetful() -> None:
    calls: list[int] = []

    def counts_its_calls(board: list[list[int]]) -> int:
        calls.append(len(board))
        return int(MISCONCEPTIONS["jumps-ignored"].solver(board))

    assert check(counts_its_calls).misconception == "jumps-ignored"


def test_chance_is_not_called_memory() -> None:
    rng, calls = Random(4), [0]

    def guesses(_board: list[list[int]]) -> int:
        calls[0] += 1
        return rng.randint(1, 6)

    verdict = check(guesses)
    assert not verdict.passed
    assert verdict.misconception is None
