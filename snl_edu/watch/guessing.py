"""Tells which variable is the queue and which the record of what was seen, by what they held while the search ran."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from snl_edu.board import Board, BoardError, Square
from snl_edu.reading import shown
from snl_edu.watch.tracing import Held, Kept

QUEUE_NAMES = {"q", "queue", "frontier", "level", "stack", "todo", "bfs", "current", "heap", "to_visit"}
SEEN_NAMES = {"seen", "visited", "visit", "dist", "distance", "distances", "rolls", "moves", "depth", "done"}

ToSquare = Callable[[Any], Square]


class Squares(NamedTuple):
    """The squares that a variable stood for from some moment on, and how many rolls it says they took."""

    moment: int
    squares: tuple[Square, ...]
    rolls: Mapping[Square, int] = {}


History = Sequence[Squares]


class Found(NamedTuple):
    """A variable, what it stood for, and how its values become squares."""

    name: str
    history: History
    to_square: ToSquare
    of_tuples: bool = False


def find_queue(containers: Mapping[str, Sequence[Kept]], board: Board, name: str | None) -> Found | None:
    """The variable that squares join and leave, beginning with the start."""
    found = [each for each in _readable(containers, board, _as_elements, name) if name or _comes_and_goes(each, board)]
    return max(found, key=lambda each: (each.name in QUEUE_NAMES, _different(each)), default=None)


def find_seen(
    containers: Mapping[str, Sequence[Kept]], board: Board, name: str | None, queue: Found | None
) -> Found | None:
    """The variable that only grows, by the squares that also join the queue."""
    found = list(_readable(containers, board, _as_marks, name))
    if name is None:
        found = [each for each in found if each.name != (queue and queue.name) and _only_grows(each)]
        found = [each for each in found if _goes_with(each, queue, board)]
    return max(found, key=lambda each: (each.name in SEEN_NAMES, _different(each)), default=None)


def find_current(numbers: Mapping[Any, Sequence[Kept]], queue: Found | None) -> History:
    """The squares that were taken: the values of the variable that only ever held squares out of the queue."""
    best: list[Squares] = []
    for kept in numbers.values() if queue else ():
        if queue is not None and len(kept) > len(best):
            best = _taken(kept, queue) or best
    return best


def _taken(kept: Sequence[Kept], queue: Found) -> list[Squares]:
    """The squares that a variable held, if each of them waited in the queue when the variable changed; else none."""
    moments = [each.moment for each in queue.history]
    taken = []
    for moment, held in kept:
        square = held if type(held) is int and queue.of_tuples else _square(held, queue.to_square)
        place = bisect_right(moments, moment)
        if square is None or all(square not in each.squares for each in queue.history[max(0, place - 2) : place]):
            return []
        taken.append(Squares(moment, (square,)))
    return taken


def _square(held: Any, to_square: ToSquare) -> Square | None:
    try:
        return to_square(held)
    except (TypeError, IndexError, BoardError):
        return None


def _readable(
    containers: Mapping[str, Sequence[Kept]],
    board: Board,
    reading: Callable[[str, Sequence[Kept], Board], Found | None],
    wanted: str | None,
) -> Iterable[Found]:
    if wanted is not None and (type(wanted) is not str or wanted not in containers):
        there = ", ".join(containers) or "none"
        raise BoardError(f"no list, deque, set or dict is called {shown(wanted)}: there is {there}")
    for name, kept in containers.items():
        found = reading(name, kept, board) if wanted in (None, name) else None
        if found is not None:
            yield found
        elif wanted is not None:
            raise BoardError(f"{shown(wanted)} holds no squares that can be recognised: name another variable")


def _as_elements(name: str, kept: Sequence[Kept], board: Board) -> Found | None:
    """A container whose elements are squares, pairs with a distance, or coordinates."""
    held = [(each.moment, _elements(each.held)) for each in kept]
    some = [elements for _, elements in held if elements]
    to_square = _form(some, board)
    if to_square is None:
        return None
    history = [Squares(moment, tuple(map(to_square, elements))) for moment, elements in held]
    return Found(name, history, to_square, type(some[0][0]) is tuple)


def _elements(held: Held) -> Sequence[Any]:
    return [key for key, _ in held.values] if held.kind == "keys" else held.values


def _form(snapshots: Sequence[Sequence[Any]], board: Board) -> ToSquare | None:
    """How the elements of a container become squares, if they all can."""
    try:
        elements = {element for elements in snapshots for element in elements}
    except TypeError:  # what cannot be hashed is no square
        return None
    if not elements or not all(map(_is_of_numbers, elements)):
        return None
    if all(type(element) is int for element in elements):
        least, most = min(elements), max(elements)
        if least >= 1 and most <= board.squares:
            return lambda square: square + 0
        return (lambda place: place + 1) if least == 0 and most < board.squares else None
    if any(type(element) is int for element in elements):
        return None
    first = next(iter(snapshots[0]))
    return _part_form(first, elements, board)


def _is_of_numbers(element: Any) -> bool:
    return type(element) is int or (type(element) is tuple and any(type(part) is int for part in element))


def _part_form(first: tuple[Any, ...], elements: set[Any], board: Board) -> ToSquare | None:
    """Which part of a tuple is the square, judged by the first one, which stands for the start."""
    width = min(map(len, elements))
    corner = (board.rows - 1, 0)
    fitting: list[tuple[int, ToSquare]] = []
    for part in range(width):
        values = [element[part] for element in elements]
        if first[part] == board.start and all(type(value) is int and 1 <= value <= board.squares for value in values):
            fitting.append((max(values), lambda element, part=part: element[part]))  # type: ignore[misc]
    for part in range(width - 1):
        pairs = [element[part : part + 2] for element in elements]
        if first[part : part + 2] == corner and all(_on_board(pair, board) for pair in pairs):
            fitting.append((board.squares, lambda element, part=part: board.square_at(*element[part : part + 2])))  # type: ignore[misc]
    # A distance stays smaller than a square's number.
    return max(fitting, key=lambda each: each[0])[1] if fitting else None


def _on_board(pair: Any, board: Board) -> bool:
    return all(type(part) is int for part in pair) and 0 <= pair[0] < board.rows and 0 <= pair[1] < board.columns


def _as_marks(name: str, kept: Sequence[Kept], board: Board) -> Found | None:
    """A container of squares, or a list with a mark for each square."""
    marked = _as_flags(name, kept, board)
    if marked is not None:
        return marked
    found = _as_elements(name, kept, board)
    if found is None or kept[0].held.kind != "keys":
        return found
    history = []
    for each, squares in zip(kept, found.history, strict=True):
        values = [value for _, value in each.held.values]
        rolls = dict(zip(squares.squares, values, strict=True)) if all(type(value) is int for value in values) else {}
        history.append(Squares(squares.moment, squares.squares, rolls))
    return Found(name, history, found.to_square)


def _as_flags(name: str, kept: Sequence[Kept], board: Board) -> Found | None:
    """A list as long as the board, or as its rows, whose values leave what most of them were at first."""
    whole = [(each.moment, _flat(each.held, board)) for each in kept]
    lists = [(moment, values) for moment, values in whole if values is not None]
    if len(lists) < 2 or len({len(values) for _, values in lists}) > 1:
        return None
    plain = Counter(map(repr, lists[0][1])).most_common(1)[0][0]
    history = []
    for moment, values in lists:
        marked = {place + 1: value for place, value in enumerate(values[-board.squares :]) if repr(value) != plain}
        rolls = {square: value for square, value in marked.items() if type(value) is int}
        history.append(Squares(moment, tuple(marked), rolls))
    return Found(name, history, lambda square: square + 0)


def _flat(held: Held, board: Board) -> list[Any] | None:
    """The marks of all squares in order."""
    kind, values = held
    if kind == "values" and len(values) in (board.squares, board.squares + 1):
        return list(values)
    if kind == "rows" and len(values) == board.rows and {len(row) for row in values} == {board.columns}:
        places = (board.position(square) for square in range(1, board.squares + 1))
        return [values[row][column] for row, column in places]
    return None


def _comes_and_goes(found: Found, board: Board) -> bool:
    held = [set(each.squares) for each in found.history]
    first = next((squares for squares in held if squares), set())
    left = any(before - after for before, after in pairwise(held))
    return board.start in first and len(first) == 1 and left


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
