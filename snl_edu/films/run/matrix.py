"""A matrix that remembers which of its squares are read."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, SupportsIndex

from snl_edu.model.board import Board, Square

OnSquare = Callable[[Square], object]


class Cell(int):
    """A value that knows which square it was written on, wherever the learner moves it."""

    square: Square

    @classmethod
    def on(cls, square: Square, value: int) -> "Cell":
        """The value that is written on a square."""
        cell = cls(value)
        cell.square = square
        return cell


class Row(list[int]):
    """A row of the matrix. A copy, a slice or a reversal of it is recorded too; what is read is a plain number."""

    def __init__(self, values: Iterable[int], on_read: OnSquare, on_write: OnSquare = bool) -> None:
        super().__init__(values)
        self._on_read = on_read
        self._on_write = on_write
        self.turns = 0  # how often it was turned round

    def _read(self, value: int) -> int:
        if type(value) is not Cell:
            return value  # the learner has put it there
        self._on_read(value.square)
        return int(value)

    def _read_all(self) -> None:
        for value in super().__iter__():
            self._read(value)

    def __getitem__(self, index: Any) -> Any:
        item = list.__getitem__(self, index)
        if type(item) is Cell:  # without another call, because nothing happens more often
            self._on_read(item.square)
            return int(item)
        if not isinstance(index, slice):
            return item
        part = Row(item, self._on_read, self._on_write)
        part._read_all()
        return part

    def __setitem__(self, index: Any, value: Any) -> None:
        # A learner who marks a square in the matrix will read it again, so the new value keeps the old one's square.
        before = super().__getitem__(index)
        if isinstance(index, slice):
            value = list(value)
            after = list(map(_in_place_of, before, value)) if len(before) == len(value) else value
        else:
            after = _in_place_of(before, value)
            if type(before) is Cell:
                self._on_write(before.square)
        super().__setitem__(index, after)

    def __iter__(self) -> Iterator[int]:
        return map(self._read, super().__iter__())

    def __reversed__(self) -> Iterator[int]:
        return map(self._read, super().__reversed__())

    def __contains__(self, value: object) -> bool:
        self._read_all()
        return super().__contains__(value)

    def __add__(self, other: Any) -> Any:
        return list(self) + other

    def __radd__(self, other: Any) -> Any:
        return other + list(self)

    def __mul__(self, times: Any) -> Any:
        return list(self) * times

    __rmul__ = __mul__

    def count(self, value: int) -> int:
        """How often a value occurs; to find out, all squares of the row are read."""
        self._read_all()
        return super().count(value)

    def index(self, value: int, *limits: SupportsIndex) -> int:
        """Where a value occurs first; to find out, all squares of the row are read."""
        self._read_all()
        return super().index(value, *limits)

    def pop(self, *place: Any) -> int:
        """Takes a value out, and reads it."""
        return self._read(super().pop(*place))

    def reverse(self) -> None:
        """Turns the row round."""
        super().reverse()
        self.turns += 1

    def copy(self) -> "Row":
        """A copy of the row, which reports what is read from it too."""
        return Row(super().__iter__(), self._on_read, self._on_write)

    __copy__ = copy

    def __deepcopy__(self, _memo: Any) -> "Row":
        return self.copy()

    def __reduce__(self) -> Any:
        return list, ([int(value) for value in super().__iter__()],)


def _in_place_of(before: Any, value: Any) -> Any:
    return Cell.on(before.square, value) if type(before) is Cell and type(value) is int else value


def recorded_matrix(board: Board, on_read: OnSquare, on_write: OnSquare = bool) -> list[Row]:
    """The board as a matrix whose rows report each square that is read to `on_read`, or written to `on_write`."""
    rows = []
    for row, values in enumerate(board.to_matrix()):
        cells = [Cell.on(board.square_at(row, column), value) for column, value in enumerate(values)]
        rows.append(Row(cells, on_read, on_write))
    return rows


def recorded_moves(board: Board, on_read: OnSquare, on_write: OnSquare = bool) -> Row:
    """The board as a list of moves, counted from 0, that reports its squares like a matrix."""
    return Row([Cell.on(square, value) for square, value in enumerate(board.to_moves(), start=1)], on_read, on_write)


def order_of(matrix: Any) -> list[tuple[int, int]]:
    """Which rows a matrix has, one after another, and how often each was turned round."""
    return [(id(row), row.turns) for row in matrix if type(row) is Row]


def how_reordered(before: list[tuple[int, int]], after: list[tuple[int, int]]) -> str:
    """What has become of the rows of a matrix, in words."""
    rows, earlier = ([row for row, _ in order] for order in (after, before))
    if rows == earlier:
        return "its rows with one of them turned round"
    return "its rows in reverse order" if rows == earlier[::-1] else "its rows in another order"
