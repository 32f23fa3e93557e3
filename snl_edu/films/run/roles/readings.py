"""The ways in which the values of a learner's variable can stand for squares; the run has to show which one it is."""

from collections.abc import Callable, Collection, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from snl_edu.films.run.containers import Held
from snl_edu.model.board import Board, BoardError, Square

USUAL_PLACE = 5  # the rank of a row and a column: they are as usual as a number
BEYOND = 36  # numbers past the goal that may wait in a queue, until the solver finds that they are not squares

ToSquare = Callable[[Any], Square | None]
Path = tuple[int, ...]  # where in an element a number is


class Reading(NamedTuple):
    """A way to read elements: the place of the number, the square of an element, and how unusual it is."""

    path: Path  # of the number, or of what the row and the column are in
    to_square: ToSquare
    rank: int


def number_at(path: Path, element: Any) -> int | None:
    """The whole number at a place in an element, which may be written as text; or None."""
    element = part_at(path, element)
    kind = type(element)
    if kind is int:
        found: int = element
        return found
    if kind is str and len(element) < 6 and element.isdecimal():
        return int(element)
    return int(element) if kind is float and element.is_integer() else None


def part_at(path: Path, element: Any) -> Any:
    """What is at a place in an element."""
    for place in path:
        element = element[place] if type(element) is tuple and -len(element) <= place < len(element) else None
    return element


def elements_of(content: Held) -> tuple[Any, ...]:
    """The elements of a container, or its keys; None, which marks the end of a level in some queues, is left out."""
    values = tuple(key for key, _ in content.values) if content.kind == "keys" else content.values
    if str in map(type, values):
        values = tuple(tuple(value.split(",")) if type(value) is str and "," in value else value for value in values)
    return tuple(value for value in values if value is not None) if None in values else values


def readings_of(elements: Collection[Any], first: Any, board: Board) -> Iterator[Reading]:
    """The ways to read the elements that turn all of them into squares."""
    paths = _paths(elements, first)
    columns = {path: [number_at(path, element) for element in elements] for path in paths}
    for path, column in columns.items():
        numbers = [number for number in column if number is not None]
        if len(numbers) == len(column):
            yield from _number_readings(path, min(numbers), max(numbers), board)
    for path, following in pairwise(paths):
        if None not in columns[path] and None not in columns[following]:
            for rank, place in enumerate(PLACES, start=USUAL_PLACE):
                reading = Reading(path[:-1], _by_place(path, following, place, board), rank)
                if all(reading.to_square(element) is not None for element in elements):
                    yield reading


def _paths(elements: Collection[Any], first: Any) -> list[Path]:
    """Where numbers may be in the elements: as they are, in a part, in a part of a part, or at the end of a path."""
    if type(first) is not tuple:
        return [()]
    if len({len(element) if type(element) is tuple else -1 for element in elements}) > 1:
        return [(-1,), (0,)]
    paths: list[Path] = []
    for place, part in enumerate(first):
        if type(part) is not tuple:
            paths.append((place,))
        elif len(part) == 2:
            paths += [(place, 0), (place, 1)]
        else:
            paths += [(place, -1), (place, 0)]
    return paths


def _number_readings(path: Path, least: int, most: int, board: Board) -> Iterator[Reading]:
    """The ways to read numbers from the least to the most: counted from 1 or 0, negative, or row after row."""
    last = board.squares + BEYOND

    def reading(rank: int, square_of: Callable[[int], Square | None]) -> Reading:
        def to_square(element: Any) -> Square | None:
            number = number_at(path, element)
            return None if number is None else square_of(number)

        return Reading(path, to_square, rank)

    if least >= 0 and most <= last:
        yield reading(0, lambda number: number)
    if least >= 0 and most < last:
        yield reading(1, lambda number: number + 1)
    if -last <= least and most < 0:
        yield reading(2, lambda number: -number)
    if -last < least and most <= 0:
        yield reading(3, lambda number: 1 - number)
    if least >= 0 and most < board.rows * board.columns:
        yield reading(4, lambda number: square_at(board, *divmod(number, board.columns)))


def square_at(board: Board, row: int, column: int) -> Square | None:
    """The square in a row, counted from the top, and a column; or None."""
    try:
        return board.square_at(row, column)
    except BoardError:
        return None


def from_bottom(board: Board, row: int, column: int) -> Square | None:
    """The square in a row that is counted from the bottom."""
    return square_at(board, board.rows - 1 - row, column)


def as_walked(board: Board, row: int, column: int) -> Square | None:
    """The square in a row from the bottom, whose columns run the way the squares do."""
    on_board = 0 <= row < board.rows and 0 <= column < board.columns
    return row * board.columns + column + 1 if on_board else None


# A place is a row and a column, or the other way round; rows count from the top or from the bottom, and columns
# from the left or the way the squares run.
PLACES: list[Callable[[Board, int, int], Square | None]] = [
    square_at,
    from_bottom,
    as_walked,
    lambda board, column, row: square_at(board, row, column),
    lambda board, column, row: from_bottom(board, row, column),
]


def _by_place(path: Path, following: Path, place: Callable[[Board, int, int], Square | None], board: Board) -> ToSquare:
    def to_square(element: Any) -> Square | None:
        first, second = number_at(path, element), number_at(following, element)
        return None if first is None or second is None else place(board, first, second)

    return to_square
