"""How boards are written down: as a matrix, a list of moves, pairs or JSON."""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain, islice
from math import inf
from typing import Any

from snl_edu.model.input.arguments import BoardError, counted, integers, items, name_of, plain_int, shown
from snl_edu.model.input.foreign import is_interrupt

PIECE = 64  # cells looked at together
MOST_ITEMS = 10**7  # of a mapping: one that says it holds more would fill the memory

FIELDS = {"squares", "jumps", "columns", "die", "start"}  # of a board in JSON

Where = Callable[[int], str]  # says where a square was written down, for an error message


def jumps(given: Any, squares: int, start: int) -> dict[int, int]:
    """Jumps given as a mapping or as a list of pairs, checked, and sorted by their squares."""
    ends: dict[int, int] = {}
    for written_square, written_end in _pairs(given, squares):
        square, end = plain_int(written_square), plain_int(written_end)
        if square is None or end is None:
            jump = f"jump {shown(written_square)} -> {shown(written_end)}"
            raise BoardError(f"{jump} must be made of two whole numbers", square)
        if square in ends:
            raise BoardError(f"two jumps start on square {shown(square)}: keep one of them", square)
        if not (start < square < squares and 1 <= end <= squares and end != square):
            raise BoardError(_fault(square, end, squares, start), square)
        ends[square] = end
    return dict(sorted(ends.items()))


def _pairs(given: Any, squares: int) -> list[tuple[Any, Any]]:
    pairs = mapping_items(given, "jumps", squares)
    if pairs is not None:
        return pairs
    pairs = []
    for written in items(given, "jumps", "a mapping like {2: 15} or a list of pairs like [(2, 15)]"):
        pair = items(written, "a jump", "a pair like (2, 15)")
        if len(pair) != 2:
            raise BoardError(f"a jump must be a pair like (2, 15), not {counted(len(pair), 'value')}")
        pairs.append((pair[0], pair[1]))
    return pairs


def mapping_items(given: Any, name: str, squares: float = inf) -> list[tuple[Any, Any]] | None:
    """The keys of a mapping, each with its value, or None if the value is not a mapping."""
    try:
        if not isinstance(given, Mapping):
            return None
        if len(given) > squares:
            raise BoardError(f"there are more {name} than squares ({squares}): at most one can start on each square")
        if type(given) is not dict and len(given) > MOST_ITEMS:
            raise BoardError(f"{name} must be a dict if there are more than {MOST_ITEMS}, not {shown(given)}")
        first_items = islice(given.items(), len(given))  # a mapping may be endless
        return [(key, value) for key, value in first_items]
    except BoardError:
        raise
    except BaseException as error:
        if is_interrupt(error):
            raise
        raise BoardError(f"{name} could not be read: {shown(given)} raised {name_of(error)}") from error


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
    rows = integers(given, 2)
    if rows is None:
        rows = items(given, "a matrix", "a list of rows, or a numpy array of whole numbers with two dimensions")
        if not all(type(row) is list or type(row) is tuple for row in rows):
            rows = [items(row, f"row {number}", "a list of whole numbers") for number, row in enumerate(rows)]
    width = len(rows[0]) if len(rows) else 0
    if not width:
        raise BoardError("a matrix must have a row with a number in it: this one is empty")
    if set(map(len, rows)) != {width}:
        number, row = next((number, row) for number, row in enumerate(rows) if len(row) != width)
        raise BoardError(
            f"row {number} has {counted(len(row), 'value')} and row 0 has {width}: make all rows equally long"
        )

    def where(square: int) -> str:
        from snl_edu.model.board import position_of  # only for a message: the board itself reads with this module

        row, column = position_of(square, len(rows), width)
        return f"row {row}, column {column} (square {square}) holds {shown(rows[row][column])}"

    return len(rows) * width, width, _written(rows, start, where)


def moves(given: Any, start: int) -> tuple[int, dict[int, int]]:
    """The squares and the jumps of a list of moves, whose values are -1 or one less than the number of a square."""
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
        if end != square:  # a value equal to its own square is not a jump
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
    except BaseException as error:
        if is_interrupt(error):
            raise
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
    marks = [_marked_in_row(piece, first + done) for done, piece in pieces if piece.count(-1) < len(piece)]
    return [*chain.from_iterable(marks)]


def _marked_in_array(array: Any) -> list[tuple[int, int]]:
    height, width = array.shape
    rows, columns = divmod((array != -1).ravel().nonzero()[0], width)  # far faster than nonzero in two dimensions
    up = height - 1 - rows
    along = columns + up % 2 * (width - 1 - 2 * columns)
    squares = up * width + along + 1
    return sorted(zip(squares.tolist(), array[rows, columns].tolist(), strict=True))


def fields(given: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a board that is written in JSON, such as {"squares": 36, "jumps": {"2": 15}}."""
    written = mapping_items(given, "fields") or []
    names = {name for name, _ in written if type(name) is str}
    if len(names) < len(written) or "squares" not in names or not names <= FIELDS:
        raise BoardError('a board in JSON has "squares", and perhaps "jumps", "columns", "die" and "start"')
    board = dict(written)
    jumps = board.get("jumps", {})
    # The keys of an object in JSON are always text.
    if type(jumps) is dict and all(type(key) is str and key.isascii() and key.isdigit() for key in jumps):
        jumps = {int(key[:30]): end for key, end in jumps.items()}
    return {**board, "jumps": jumps}
