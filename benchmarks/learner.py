"""How long a learner waits: for the film of a solver, and for the verdict on one."""

from collections.abc import Callable
from time import perf_counter

from benchmarks.timing import reported, seconds
from snl_edu import MISCONCEPTIONS, Board, check, named_board, textbook, watch
from snl_edu.calls.signatures import Caller
from snl_edu.course.solvers.boards_to_try import cases_to_try
from tests.helpers.mutants import mutants


def measure_learner() -> None:
    """Prints what watching and checking cost, in seconds, beside what is bearable."""
    famous, large = named_board("example-1"), Board(400)
    slowest = max(MISCONCEPTIONS, key=_first_check)
    print("\na learner's own solver, in seconds")
    print(f"  watch on Example 1                               {_reported(lambda: watch(textbook, famous), 0.05)}")
    print(f"  watch on an empty 20x20                          {_reported(lambda: watch(textbook, large), 2)}")
    print(f"  check of a right solver                          {_reported(lambda: check(textbook), 2)}")
    print(
        f"  check of {slowest + ', the slowest wrong one':40}{_reported(lambda: check(MISCONCEPTIONS[slowest].solver), 5)}"
    )
    print(f"  check of one that never returns                  {_reported(lambda: check(_never), 3)}")
    print(f"\nthe {len(cases_to_try())} boards that a solver is tried on\n  mutants exposed: {_score()}")


def _score() -> str:
    """How many of the mutants, wrong solvers made by the hundred, give a wrong answer on one of the boards at least."""
    found = [solver for _, solver in mutants()]
    asked = [(case.arguments(Caller(textbook))[0], case.right_answer) for case in cases_to_try()]
    exposed = sum(any(solver(matrix) != answer for matrix, answer in asked) for solver in found)
    return f"{exposed} of {len(found)} (all)"


def _first_check(key: str) -> float:
    begin = perf_counter()
    check(MISCONCEPTIONS[key].solver)
    return perf_counter() - begin


def _reported(task: Callable[[], object], goal: float) -> str:
    return reported(seconds(task), goal, "at most", "")


def _never(_matrix: list[list[int]]) -> int:
    while True:
        pass
