"""Which variable of a run is the queue, and which one the record of what was seen: `find_roles` says it."""

from typing import TYPE_CHECKING

from snl_edu.films.run.roles.evidence import Reads
from snl_edu.films.run.roles.queues import find_queue
from snl_edu.films.run.roles.records import find_seen
from snl_edu.films.run.roles.roles import Found
from snl_edu.model.board import Board

if TYPE_CHECKING:
    from snl_edu.films.run.trace import Trace

__all__ = ["copies", "find_roles", "roles"]


def find_roles(
    trace: "Trace", board: Board, queue: str | None = None, visited: str | None = None
) -> tuple[Found | None, Found | None]:
    """The queue and the record of a run that has ended, each None if nothing is one; a caller may name the variables."""
    reads = Reads.of([line.reads for line in trace.lines])
    variables = trace.variables()
    waits = find_queue(
        variables, trace.numbers, reads, board, queue, tuple(trace.codes), is_recursive=trace.is_recursive
    )
    return waits, find_seen(variables, reads, board, visited, waits, trace.copies.is_copy)
