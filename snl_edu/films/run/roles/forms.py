"""The ways in which the values of a learner's variable can stand for squares; the run has to show which one it is."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import chain, pairwise
from typing import Any, NamedTuple

from snl_edu.films.run.containers import Held, Kept
from snl_edu.model.board import Board, BoardError, Square

USUAL_PLACE = 5  # the rank of a row and a column: they are as usual as a number
IN_A_TUPLE = 10  # a tuple in a record is more likely to be a row and a column than a square with something else
BEYOND = 36  # numbers past the goal that may wait in a queue, until the solver finds that they are not squares

ToSquare = Callable[[Any], Square | None]
Path = tuple[int, ...]  # where in an element a number is


class Form(NamedTuple):
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


def elements_of(held: Held) -> tuple[Any, ...]:
    """The elements of a container, or its keys; None, which marks the end of a level in some queues, is left out."""
    values = tuple(key for key, _ in held.values) if held.kind == "keys" else held.values
    if str in map(type, values):
        values = tuple(map(_parted, values))
    return tuple(value for value in values if value is not None) if None in values else values


def _parted(value: Any) -> Any:
    """The parts of a text such as "15,2"."""
    return tuple(value.split(",")) if type(value) is str and "," in value else value


def forms_of(elements: Collection[Any], first: Any, board: Board) -> Iterator[Form]:
    """The ways to read the elements that turn all of them into squares."""
    paths = _paths(elements, first)
    columns = {path: [number_at(path, element) for element in elements] for path in paths}
    for path, column in columns.items():
        numbers = [number for number in column if number is not None]
        if len(numbers) == len(column):
            yield from _number_forms(path, min(numbers), max(numbers), board)
    for path, following in pairwise(paths):
        if None not in columns[path] and None not in columns[following]:
            for rank, place in enumerate(PLACES, start=USUAL_PLACE):
                form = Form(path[:-1], _place_form(path, following, place, board), rank)
                if all(form.to_square(element) is not None for element in elements):
                    yield form


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


def _number_forms(path: Path, least: int, most: int, board: Board) -> Iterator[Form]:
    last = board.squares + BEYOND
    if least >= 0 and most <= last:
        yield Form(path, lambda element: number_at(path, element), 0)
    if least >= 0 and most < last:
        yield Form(path, lambda element: _shifted(number_at(path, element), 1, 1), 1)
    if -last <= least and most < 0:
        yield Form(path, lambda element: _shifted(number_at(path, element), -1, 0), 2)
    if -last < least and most <= 0:
        yield Form(path, lambda element: _shifted(number_at(path, element), -1, 1), 3)
    if least >= 0 and most < board.rows * board.columns:
        yield Form(path, lambda element: _by_rows(number_at(path, element), board), 4)


def _shifted(number: int | None, sign: int, more: int) -> Square | None:
    return None if number is None else sign * number + more


def _by_rows(number: int | None, board: Board) -> Square | None:
    return None if number is None else _square_at(board, *divmod(number, board.columns))


def _square_at(board: Board, row: int, column: int) -> Square | None:
    try:
        return board.square_at(row, column)
    except BoardError:
        return None


def _from_bottom(board: Board, row: int, column: int) -> Square | None:
    return _square_at(board, board.rows - 1 - row, column)


def _as_walked(board: Board, row: int, column: int) -> Square | None:
    on_board = 0 <= row < board.rows and 0 <= column < board.columns
    return row * board.columns + column + 1 if on_board else None


# A place is a row and a column, or the other way round; rows count from the top or from the bottom, and columns
# from the left or the way the squares run.
PLACES: list[Callable[[Board, int, int], Square | None]] = [
    _square_at,
    _from_bottom,
    _as_walked,
    lambda board, column, row: _square_at(board, row, column),
    lambda board, column, row: _from_bottom(board, row, column),
]


def _place_form(
    path: Path, following: Path, place: Callable[[Board, int, int], Square | None], board: Board
) -> ToSquare:
    def to_square(element: Any) -> Square | None:
        first, second = number_at(path, element), number_at(following, element)
        return None if first is None or second is None else place(board, first, second)

    return to_square


class Marks(NamedTuple):
    """What a record says at some moment: the squares that are marked, each with its value."""

    moment: int
    values: dict[Square, Any]


def marks_of(
    kept: Sequence[Kept], board: Board, begin: int, is_copy: Callable[[Held], bool]
) -> Iterator[tuple[int, list[Marks]]]:
    """The ways to read a variable as a record, each with how unusual it is; `begin` is when the search begins."""
    kept = [each for number, each in enumerate(kept, start=1) if number == len(kept) or kept[number].moment >= begin]
    kinds = {each.held.kind for each in kept}
    if kinds == {"squares"}:
        yield 0, [Marks(-1, {}), *(Marks(moment, dict.fromkeys(held.values)) for moment, held in kept)]
        return
    if kinds != {"rows"}:
        yield from _as_elements(kept, board)
    yield from _as_flags(kept, board, is_copy)


def _as_elements(kept: Sequence[Kept], board: Board) -> Iterator[tuple[int, list[Marks]]]:
    """The ways to read a set, list or dictionary of seen squares; or of those not seen yet, which shrinks."""
    contents = [elements_of(each.held) for each in kept]
    all_elements = set(chain.from_iterable(contents))
    if not all_elements or any(len(set(elements)) < len(elements) for elements in contents):
        return
    first = next(elements for each in kept if (elements := elements_of(each.held)))[0]
    everything = range(1, board.squares + 1)
    for form in forms_of(all_elements, first, board):
        squares = {element: form.to_square(element) for element in all_elements}
        history = [Marks(moment, _marked(held, squares)) for moment, held in kept]
        rank = form.rank + (IN_A_TUPLE if form.path and form.rank < USUAL_PLACE else 0)
        yield rank, history
        if board.squares > 1 and history[0].values.keys() >= set(everything[1:]):
            left = [
                Marks(moment, dict.fromkeys(square for square in everything if square not in values))
                for moment, values in history
            ]
            yield rank, left


def _marked(held: Held, squares: dict[Any, Square | None]) -> dict[Square, Any]:
    if held.kind == "keys":
        return {square: value for key, value in held.values if (square := squares.get(key)) is not None}
    return {square: None for element in elements_of(held) if (square := squares.get(element)) is not None}


def _as_flags(kept: Sequence[Kept], board: Board, is_copy: Callable[[Held], bool]) -> Iterator[tuple[int, list[Marks]]]:
    """The ways to read a list or rows with a mark for each square, or a dictionary that always has all squares."""
    for rank, values_of, square_of in _layouts(kept, board):
        lists = [(moment, values) for moment, held in kept if (values := values_of(held)) is not None]
        if len(lists) != len(kept) or len({len(values) for _, values in lists}) > 1:
            continue
        squares = {place: square for place in range(len(lists[0][1])) if (square := square_of(place)) is not None}
        needed = board.squares - (board.goal not in squares.values())  # nobody needs to mark the goal
        if len(squares) < max(1, needed):
            continue
        base = lists[0][1]
        blank = Counter(repr(base[place]) for place in squares).most_common(1)[0][0]
        marked = sum(repr(base[place]) != blank for place in squares)
        # The marks may be made in a copy of the board, where the jumps are not blank.
        is_board = is_copy(kept[0].held) or marked > 2
        yield (
            rank,
            [
                Marks(
                    moment,
                    {
                        square: values[place]
                        for place, square in squares.items()
                        if repr(values[place]) != (repr(base[place]) if is_board else blank)
                    },
                )
                for moment, values in lists
            ],
        )


Layout = tuple[int, Callable[[Held], tuple[Any, ...] | None], Callable[[int], Square | None]]


def _layouts(kept: Sequence[Kept], board: Board) -> Iterator[Layout]:
    """How the marks of all squares may lie in a list, in rows or in a dictionary, and the square of each place."""
    rows, columns, squares = board.rows, board.columns, board.squares

    def flat(held: Held) -> tuple[Any, ...] | None:
        return held.values if held.kind == "values" and len(held.values) >= squares - 1 else None

    def nested(held: Held) -> tuple[Any, ...] | None:
        fits = held.kind == "rows" and len(held.values) >= rows
        fits = fits and all(type(row) is tuple and len(row) >= columns for row in held.values)
        return tuple(chain.from_iterable(row[:columns] for row in held.values[:rows])) if fits else None

    def in_rows(place: Callable[[Board, int, int], Square | None]) -> Callable[[int], Square | None]:
        return lambda index: place(board, *divmod(index, columns))

    yield 0, flat, lambda index: index if 1 <= index <= squares else None
    yield 1, flat, lambda index: index + 1 if index < squares else None
    yield 4, flat, in_rows(_square_at)
    yield USUAL_PLACE, nested, in_rows(_square_at)
    yield USUAL_PLACE + 1, nested, in_rows(_from_bottom)
    yield USUAL_PLACE + 2, nested, in_rows(_as_walked)
    first = elements_of(kept[0].held)
    if kept[0].held.kind == "keys" and len(first) >= squares:
        for form in forms_of(first, first[0], board):
            yield form.rank, partial(_values_at, first), partial(_square_of_key, form, first, board)


def _values_at(keys: tuple[Any, ...], held: Held) -> tuple[Any, ...] | None:
    """The values of a dictionary that has had its keys from the beginning."""
    return tuple(value for _, value in held.values) if elements_of(held) == keys else None


def _square_of_key(form: Form, keys: tuple[Any, ...], board: Board, index: int) -> Square | None:
    square = form.to_square(keys[index])
    return square if square is not None and 1 <= square <= board.squares else None
