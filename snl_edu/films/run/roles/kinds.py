"""What to call a container from the way it is used: a queue, a stack, a heap or a frontier."""

from collections.abc import Sequence
from itertools import pairwise
from queue import LifoQueue, PriorityQueue
from types import CodeType

from snl_edu.films.run.containers import DICTIONARIES, SETS, Variable
from snl_edu.films.run.roles.evidence import Step
from snl_edu.films.run.roles.views import Levels

HEAP_CALLS = {"heappop", "heapreplace", "heappushpop"}


def kind_of(variable: Variable, way: str, steps: Sequence[Step], codes: Sequence[CodeType]) -> tuple[str, bool]:
    """What to call a container, and whether its front is at its end."""
    kind = variable.kind
    if way in ("level", "walk") or kind in DICTIONARIES | SETS | {Levels}:
        return "frontier", False
    if kind is LifoQueue:
        return "stack", False
    pairs = [(before.content, step) for before, step in pairwise(steps)]
    always_first = all(step.left == before[:1] for before, step in pairs if step.left)  # where a heap has its smallest
    calls = {name for code in codes for name in code.co_names}
    if kind is PriorityQueue or (kind is list and calls & HEAP_CALLS and always_first):
        return "heap", False
    if not any(before for before, step in pairs if step.joined) and any(len(step.joined) > 1 for step in steps):
        return "frontier", False  # it is filled with the next level once the last one is used up
    several = [(before, step.content) for before, step in pairs if step.left and len(before) > 1]
    front = any(before[1:] == now for before, now in several)
    if not front and any(before[:-1] == now for before, now in several):
        joins = [(before, step.content) for before, step in pairs if step.joined and before]
        in_front = any(now[-len(before) :] == before and now[: len(before)] != before for before, now in joins)
        return ("queue", True) if in_front else ("stack", False)
    # If two squares never waited at once, only its name says what it was meant to be.
    return "stack" if not front and "stack" in variable.name.lower() else "queue", False
