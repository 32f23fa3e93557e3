"""Which variable is the queue and which one the record of what was seen, by what they held while the search ran."""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from snl_edu.films.forms import Found, History, Squares, as_elements, as_marks, plain
from snl_edu.films.trace import Kept
from snl_edu.model.arguments import shown
from snl_edu.model.board import Board, BoardError

QUEUE_NAMES = {"q", "queue", "frontier", "level", "stack", "todo", "bfs", "current", "heap", "to_visit"}
SEEN_NAMES = {"seen", "visited", "visit", "dist", "distance", "distances", "rolls", "moves", "depth", "done"}

Containers = Mapping[str, Sequence[Kept]]


def find_queue(containers: Containers, board: Board, wanted: str | None) -> Found | None:
    """The variable that squares join and leave, beginning with the start."""
    found = list(_readable(containers, board, as_elements, wanted))
    if wanted is None:
        found = [each for each in found if _comes_and_goes(each, board)]
    return max(found, key=lambda each: (_is_called(each, QUEUE_NAMES), _different(each)), default=None)


def find_seen(containers: Containers, board: Board, wanted: str | None, queue: Found | None) -> Found | None:
    """The variable that only grows, by the squares that also join the queue."""
    found = list(_readable(containers, board, as_marks, wanted))
    if wanted is None:
        found = [each for each in found if each.name != (queue and queue.name) and _only_grows(each)]
        found = [each for each in found if _goes_with(each, queue, board)]
    return max(found, key=lambda each: (_is_called(each, SEEN_NAMES), _different(each)), default=None)


def find_current(numbers: Mapping[Any, Sequence[Kept]], queue: Found | None) -> History:
    """The squares that were taken: the values of the variable that only ever held squares out of the queue."""
    best: list[Squares] = []
    if queue is not None:
        for kept in numbers.values():
            if len(kept) > len(best):
                best = _taken(kept, queue) or best
    return best


def _taken(kept: Sequence[Kept], queue: Found) -> list[Squares]:
    """The squares that a variable held, if each of them waited in the queue when the variable changed; else none."""
    moments = [each.moment for each in queue.history]
    taken = []
    for moment, held in kept:
        square = plain(held)
        if square is None or (type(square) is tuple and not queue.of_tuples):
            return []
        if type(square) is tuple or not queue.of_tuples:
            square = _square(square, queue)
        place = bisect_right(moments, moment)
        if all(square not in each.squares for each in queue.history[max(0, place - 2) : place]):
            return []
        taken.append(Squares(moment, (square,)))
    return taken


def _square(value: Any, queue: Found) -> Any:
    try:
        return queue.to_square(value)
    except (TypeError, IndexError, BoardError):
        return None


def _readable(
    containers: Containers,
    board: Board,
    reading: Callable[[str, Sequence[Kept], Board], Found | None],
    wanted: str | None,
) -> Iterator[Found]:
    """The variables that can be read as squares, or the one that is wanted."""
    if wanted is None:
        yield from filter(None, (reading(name, kept, board) for name, kept in containers.items()))
        return
    if type(wanted) is not str or wanted not in containers:
        there = f"choose from {', '.join(containers)}" if containers else "the solver has none"
        raise BoardError(f"no list, deque, set or dict is called {shown(wanted)}: {there}")
    found = reading(wanted, containers[wanted], board)
    if found is None:
        raise BoardError(f"{shown(wanted)} holds no squares that can be recognised: name another variable")
    yield found


def _is_called(found: Found, names: set[str]) -> bool:
    return found.name.removeprefix("self.").strip("_") in names


def _comes_and_goes(found: Found, board: Board) -> bool:
    held = [set(each.squares) for each in found.history]
    first = next((squares for squares in held if squares), set())
    left = any(before - after for before, after in pairwise(held))
    return first in ({board.start}, {0}) and left


def _only_grows(found: Found) -> bool:
    held = [set(each.squares) for each in found.history]
    return len(held) > 1 and all(before <= after for before, after in pairwise(held))


def _goes_with(found: Found, queue: Found | None, board: Board) -> bool:
    """Whether it grows while the search runs, and mostly by the squares that wait in the queue."""
    if queue is None:
        return board.start in next((each.squares for each in found.history if each.squares), ())
    waited = {square for each in queue.history for square in each.squares}
    marked = {square for each in found.history for square in each.squares}
    grows_late = found.history[-1].moment > queue.history[0].moment
    return grows_late and 2 * len(marked & waited) > len(marked)


def _different(found: Found) -> int:
    return len({square for each in found.history for square in each.squares})
