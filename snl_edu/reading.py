"""Reads what a caller wrote down as the numbers of a board, or says what is wrong with it.

Anything may be passed in here: text, sets, endless iterables, objects whose methods raise. So a value's own code
runs in a few guarded lines only, and whatever it raises there becomes a `BoardError`.
"""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from operator import index
from pathlib import Path
from typing import Any

from snl_edu.numbering import position_of

LONGEST_SHOWN = 40  # characters of a value in an error message
PIECE = 64  # cells looked at together

Where = Callable[[int], str]  # says where a square was written down, for an error message


class BoardError(ValueError):
    """Something that breaks the rules of the board; `square` is the one to blame, where there is one."""

    def __init__(self, message: str, square: int | None = None) -> None:
        super().__init__(message)
        self.square = square


def shown(value: Any) -> str:
    """The value in a few characters, for an error message that must not fail itself."""
    kind, number = type(value), plain_int(value)
    if number is not None:
        # Python refuses to print the longest numbers.
        text = str(number) if number.bit_length() <= 100 else "a number of over 30 digits"
    elif kind is str:
        text = repr(value[:LONGEST_SHOWN])
    elif kind in (float, bool, type(None)):
        text = repr(value)
    else:
        text = f"a {type.__getattribute__(kind, '__name__')}"  # a class may refuse to tell its name
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def whole(value: Any, name: str, least: int, most: int) -> int:
    """The value as a plain int, if it is a whole number from `least` to `most`."""
    number = plain_int(value)
    if number is None or not least <= number <= most:
        raise BoardError(f"{name} must be a whole number from {least} to {most}, not {shown(value)}")
    return number


def is_a(value: Any, kind: type) -> bool:
    """Whether the value is of that kind, asked of its type, since the value itself may say anything."""
    return issubclass(type(value), kind)


def one_of(value: Any, name: str, choices: Iterable[str]) -> str:
    """The value, if it is one of these words."""
    told = ", ".join(choices)
    if type(value) is not str or value not in told.split(", "):
        raise BoardError(f"{name} must be one of {told}, not {shown(value)}")
    return value


def flag(value: Any, name: str) -> bool:
    """The value, if it is True or False."""
    if type(value) is not bool:
        raise BoardError(f"{name} must be True or False, not {shown(value)}")
    return value


def new_file(path: Any, overwrite: Any, ending: str = "") -> Path:
    """The path of a file that may be written: it has that ending, and is not there yet unless it may be overwritten."""
    try:
        file = Path(path)
        blocked = file.is_dir() or not file.parent.is_dir() or "\0" in str(file)
        taken = not blocked and file.exists()
    except (TypeError, ValueError, OSError):
        raise BoardError(f"path must be the name of a file that can be written, not {shown(path)}") from None
    if blocked or file.suffix.lower() != (ending or file.suffix.lower()):
        raise BoardError(
            f"path must be a file{ending and ' that ends with ' + ending} in a folder that exists, not {shown(path)}"
        )
    if taken and not flag(overwrite, "overwrite"):
        raise BoardError(f"{shown(file.name)} exists: choose another name, or say overwrite=True")
    return file


def write(file: Path, content: bytes) -> Path:
    """The path, once the content is in the file."""
    try:
        file.write_bytes(content)
    except OSError as error:
        raise BoardError(f"{shown(file.name)} cannot be written: {error.strerror}") from error
    return file


def plain_int(value: Any) -> int | None:
    """The value as a plain int, or None if it is no whole number; True is none either."""
    if type(value) is int:
        return value
    try:
        # The second step turns a subclass, such as a member of an IntEnum, into a plain int.
        return None if isinstance(value, bool) else int.__index__(index(value))
    except (Exception, SystemExit):
        return None


def items(value: Any, name: str, form: str) -> Sequence[Any]:
    """What a list, a tuple or a one-dimensional numpy array holds."""
    kind = type(value)
    held: Sequence[Any]
    if kind is list or kind is tuple:
        held = value
    # A subclass may iterate as it likes; what its list or tuple holds is certain, and ends.
    elif issubclass(kind, list):
        held = list.copy(value)
    elif issubclass(kind, tuple):
        held = tuple.__getitem__(value, slice(None))
    elif (array := _integers(value, 1)) is not None:
        held = array.tolist()
    else:
        raise BoardError(f"{name} must be {form}, not {shown(value)}")
    return held


def _integers(value: Any, dimensions: int) -> Any:
    """The value as a plain numpy array of whole numbers, or None if it is no such thing."""
    numpy = sys.modules.get("numpy")  # who passes an array has imported numpy; we never do
    if numpy is None or not issubclass(type(value), numpy.ndarray):
        return None
    array = numpy.asarray(value)
    return array if array.ndim == dimensions and array.dtype.kind in ("i", "u") else None


def jumps(given: Any, squares: int, start: int) -> dict[int, int]:
    """Jumps given as a mapping or as a list of pairs, checked and in the order of their squares."""
    found: dict[int, int] = {}
    for written_square, written_end in _pairs(given, squares):
        square, end = plain_int(written_square), plain_int(written_end)
        if square is None or end is None:
            jump = f"jump {shown(written_square)} -> {shown(written_end)}"
            raise BoardError(f"{jump} must be made of two whole numbers", square)
        if square in found:
            raise BoardError(f"two jumps start on square {shown(square)}: keep one of them", square)
        if not (start < square < squares and 1 <= end <= squares and end != square):
            raise BoardError(_fault(square, end, squares, start), square)
        found[square] = end
    return dict(sorted(found.items()))


def _pairs(given: Any, squares: int) -> Iterable[tuple[Any, Any]]:
    try:
        if isinstance(given, Mapping):
            if len(given) > squares:
                raise BoardError(f"there are more jumps than squares ({squares}): a square starts one at the most")
            first_items = islice(given.items(), len(given))  # a mapping may be endless
            return [(square, end) for square, end in first_items]
    except BoardError:
        raise
    except Exception as error:
        raise BoardError(f"jumps could not be read: {shown(given)} raised {type(error).__name__}") from error
    pairs = items(given, "jumps", "a mapping like {2: 15} or a list of pairs like [(2, 15)]")
    return [_pair(pair) for pair in pairs]


def _pair(given: Any) -> tuple[Any, Any]:
    pair = items(given, "a jump", "a pair like (2, 15)")
    if len(pair) != 2:
        raise BoardError(f"a jump must be a pair like (2, 15), not {len(pair)} values")
    return pair[0], pair[1]


def _fault(square: int, end: int, squares: int, start: int) -> str:
    jump = f"jump {shown(square)} -> {shown(end)}"
    if not 1 <= square <= squares:
        return f"{jump} starts off the board (squares 1 to {squares})"
    if square == start:
        return f"{jump} starts where the game starts: drop it"
    if square == squares:
        return f"{jump} starts on the goal, where the game is over: drop it"
    if square == end:
        return f"{jump} leads nowhere: drop it, or let it end elsewhere"
    return f"{jump} leaves the board (squares 1 to {squares})"


def matrix(given: Any, start: int) -> tuple[int, int, dict[int, int]]:
    """The squares, the columns and the jumps of a matrix whose values are -1 or the number of a square."""
    rows = _integers(given, 2)
    if rows is None:
        rows = items(given, "a matrix", "a list of rows, or a numpy array of whole numbers with two dimensions")
        if not set(map(type, rows)) <= {list, tuple}:
            rows = [items(row, f"row {number}", "a list of whole numbers") for number, row in enumerate(rows)]
    width = len(rows[0]) if len(rows) else 0
    if not width:
        raise BoardError("a matrix must have a row with a number in it: this one is empty")
    if set(map(len, rows)) != {width}:
        number, row = next((number, row) for number, row in enumerate(rows) if len(row) != width)
        raise BoardError(f"row {number} has {len(row)} values and row 0 has {width}: make all rows equally long")

    def where(square: int) -> str:
        row, column = position_of(square, len(rows), width)
        return f"row {row}, column {column} (square {square}) holds {shown(rows[row][column])}"

    return len(rows) * width, width, _written(rows, start, where)


def moves(given: Any, start: int) -> tuple[int, dict[int, int]]:
    """The squares and the jumps of a list of moves, whose values are -1 or the number of a square less one."""
    cells = items(given, "moves", "a list of whole numbers")
    if not cells:
        raise BoardError("moves must have a number in it: this list is empty")

    def where(square: int) -> str:
        return f"cell {square - 1} (square {square}) holds {shown(cells[square - 1])}"

    return len(cells), _written([cells], start, where, offset=1)


def _written(rows: Any, start: int, where: Where, offset: int = 0) -> dict[int, int]:
    """The jumps written in rows of values, each `offset` less than the square it stands for."""
    squares = len(rows) * len(rows[0])
    jumps = {}
    for square, value in _marked(rows):
        number = value if type(value) is int else plain_int(value)
        if number is None:
            raise BoardError(f"{where(square)}: write a whole number, or -1 for no jump", square)
        end = number + offset
        if end != square:  # a value equal to its own square means nothing
            if not (start < square < squares and 1 <= end <= squares):
                fault = _fault(square, end, squares, start)
                raise BoardError(f"{where(square)}: {fault}; -1 means no jump", square)
            jumps[square] = end
    return jumps


def _marked(rows: Any) -> list[tuple[int, Any]]:
    """The squares that hold anything but -1, in order, each with what it holds."""
    if not isinstance(rows, (list, tuple)):
        return _marked_in_array(rows)
    try:
        # If all values add up to an int, each one equal to -1 is an int too, and not the float -1.0.
        if type(sum(map(sum, rows))) is not int:
            raise TypeError
        return _marked_in_rows(rows)
    except Exception:
        return _marked_in_rows([[plain_int(value) for value in row] for row in rows])


def _marked_in_rows(rows: Sequence[Sequence[Any]]) -> list[tuple[int, Any]]:
    width = len(rows[0])
    marked: list[tuple[int, Any]] = []
    for up, row in enumerate(reversed(rows)):
        if row.count(-1) < width:  # most cells of a large board are plain, and counting is fast
            marked += _marked_in_row(row[::-1] if up % 2 else row, up * width + 1)
    return marked


def _marked_in_row(row: Sequence[Any], first: int) -> list[tuple[int, Any]]:
    if len(row) <= PIECE:
        return [(square, value) for square, value in enumerate(row, first) if value != -1]
    pieces = [(done, row[done : done + PIECE]) for done in range(0, len(row), PIECE)]
    found = [_marked_in_row(piece, first + done) for done, piece in pieces if piece.count(-1) < len(piece)]
    return [mark for marks in found for mark in marks]


def _marked_in_array(array: Any) -> list[tuple[int, int]]:
    height, width = array.shape
    rows, columns = divmod((array != -1).ravel().nonzero()[0], width)  # far faster than nonzero in two dimensions
    up = height - 1 - rows
    along = columns + up % 2 * (width - 1 - 2 * columns)
    squares = up * width + along + 1
    return sorted(zip(squares.tolist(), array[rows, columns].tolist(), strict=True))
