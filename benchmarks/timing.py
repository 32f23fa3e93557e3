"""How a time is taken, and how a number is reported."""

from collections.abc import Callable
from time import perf_counter


def seconds(call: Callable[[], object]) -> float:
    """The shortest time that a call takes, of several."""
    begin = perf_counter()
    call()
    best = perf_counter() - begin
    if best < 1:
        calls = max(1, round(0.01 / best))
        for _ in range(5):
            begin = perf_counter()
            for _ in range(calls):
                call()
            best = min(best, (perf_counter() - begin) / calls)
    return best


def reported(number: float, wanted: float | None, limit: str = "at least", unit: str = " x") -> str:
    """A number, and whether it is the one that is wanted."""
    if wanted is None:
        return f"{number:10.4g}{unit}"
    reached = number <= wanted if limit == "at most" else number >= wanted
    return f"{number:10.4g}{unit:3}  {'reached' if reached else 'MISSED '} ({limit} {wanted:g})"
