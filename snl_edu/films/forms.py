"""How what a learner's variable holds becomes squares: numbers, pairs with a distance, coordinates, paths, marks."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import add, itemgetter
from typing import Any, NamedTuple

from snl_edu.films.trace import Held, Kept
from snl_edu.model.board import Board, Square

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


def as_elements(name: str, kept: Sequence[Kept], board: Board) -> Found | None:
    """A container whose elements, or keys, are squares, tuples with a square in them, coordinates, or paths."""
    held = [(each.moment, _elements(each.held)) for each in kept]
    some = [elements for _, elements in held if elements]
    to_square = _form(some, board) if some else None
    if to_square is None:
        return None
    history = [Squares(moment, tuple(map(to_square, elements))) for moment, elements in held]
    return Found(name, history, to_square, type(some[0][0]) is tuple)


def _elements(held: Held) -> list[Any]:
    values = [key for key, _ in held.values] if held.kind == "keys" else held.values
    return [plain(value) for value in values]


def plain(value: Any) -> Any:
    """A number as it is, and a tuple with nothing but its numbers: anything else in it is not a square."""
    if isinstance(value, (tuple, list)):
        return tuple(part if type(part) is int else None for part in value)
    return value if type(value) is int else None


def _form(snapshots: Sequence[Sequence[Any]], board: Board) -> ToSquare | None:
    """How the elements of a container become squares, if they all do in the same way."""
    elements = {element for elements in snapshots for element in elements}
    kinds = set(map(type, elements))
    if kinds == {int}:
        return _number_form(min(elements), max(elements), board)
    if kinds != {tuple} or () in elements:
        return None
    first = snapshots[0][0]
    if len(set(map(len, elements))) > 1:
        return itemgetter(-1) if all(_is_path(element, board) for element in elements) else None
    return _part_form(first, elements, board)


def _number_form(least: int, most: int, board: Board) -> ToSquare | None:
    if least == 0 and most < board.squares:
        return partial(add, 1)  # anyone who counts from 0 means the square that is one higher
    return int if least >= 0 and most <= board.squares else None


def _is_path(element: tuple[Any, ...], board: Board) -> bool:
    return element[0] == board.start and all(type(part) is int and 1 <= part <= board.squares for part in element)


def _part_form(first: tuple[Any, ...], elements: set[Any], board: Board) -> ToSquare | None:
    """Which part of a tuple is the square, judged by the first one, which stands for the start."""
    fitting: list[tuple[tuple[bool, int], ToSquare]] = []
    for part in range(len(first)):
        values = [element[part] for element in elements]
        fits = all(type(value) is int and first[part] <= value <= board.squares for value in values)
        if first[part] in (0, board.start) and fits:
            # A distance begins with 0, and stays smaller than the number of a square.
            from_zero = first[part] == 0 and max(values) < board.squares
            form = partial(_next_square, part) if from_zero else itemgetter(part)
            fitting.append(((first[part] == board.start, max(values)), form))
        pairs = [element[part : part + 2] for element in elements]
        if first[part : part + 2] == (board.rows - 1, 0) and all(_on_board(pair, board) for pair in pairs):
            fitting.append(((True, board.squares + 1), partial(_square_at, board, part)))
    return max(fitting, key=itemgetter(0))[1] if fitting else None


def _next_square(part: int, element: tuple[int, ...]) -> Square:
    return element[part] + 1


def _on_board(pair: tuple[Any, ...], board: Board) -> bool:
    row, column = pair
    return type(row) is type(column) is int and 0 <= row < board.rows and 0 <= column < board.columns


def _square_at(board: Board, part: int, element: tuple[int, ...]) -> Square:
    return board.square_at(*element[part : part + 2])


def as_marks(name: str, kept: Sequence[Kept], board: Board) -> Found | None:
    """A container of squares, or a list with a mark for each square."""
    marked = _as_flags(name, kept, board)
    if marked is not None:
        return marked
    found = as_elements(name, kept, board)
    if found is None or kept[0].held.kind != "keys":
        return found
    history = []
    for each, (moment, squares, _) in zip(kept, found.history, strict=True):
        values = [value for _, value in each.held.values]
        rolls = dict(zip(squares, values, strict=True)) if all(type(value) is int for value in values) else {}
        history.append(Squares(moment, squares, rolls))
    return found._replace(history=history)


def _as_flags(name: str, kept: Sequence[Kept], board: Board) -> Found | None:
    """A list as long as the board, or as its rows, whose values leave what most of them were at first."""
    whole = [(each.moment, _flat(each.held, board)) for each in kept]
    lists = [(moment, values) for moment, values in whole if values is not None]
    if len(lists) < 2 or len({len(values) for _, values in lists}) > 1:
        return None
    blank = Counter(map(repr, lists[0][1])).most_common(1)[0][0]
    history = []
    for moment, values in lists:
        marked = {place + 1: value for place, value in enumerate(values[-board.squares :]) if repr(value) != blank}
        rolls = {square: value for square, value in marked.items() if type(value) is int}
        history.append(Squares(moment, tuple(marked), rolls))
    return Found(name, history, int)


def _flat(held: Held, board: Board) -> list[Any] | None:
    """The marks of all squares in order."""
    kind, values = held
    if kind == "values" and len(values) in (board.squares, board.squares + 1):
        return list(values)
    if kind == "rows" and len(values) == board.rows and {len(row) for row in values} == {board.columns}:
        places = (board.position(square) for square in range(1, board.squares + 1))
        return [values[row][column] for row, column in places]
    return None
