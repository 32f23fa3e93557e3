"""What a learner's notebook may use while it is graded."""

from typing import NamedTuple

from snl_edu.model.input.arguments import whole


class Limits(NamedTuple):
    """Seconds for each cell, seconds in all, and millions of bytes of memory."""

    cell_seconds: int = 60
    notebook_seconds: int = 300
    memory: int = 2000


def limits_of(cell_seconds: int, notebook_seconds: int, memory: int) -> Limits:
    """The limits, if these are numbers that make sense."""
    return Limits(
        whole(cell_seconds, "cell_seconds", 1, 10**6),
        whole(notebook_seconds, "notebook_seconds", 1, 10**6),
        whole(memory, "memory", 500, 10**6),
    )
