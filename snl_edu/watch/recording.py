"""A matrix that remembers which of its squares are read."""

from collections.abc import Callable, Iterator
from operator import index as to_index
from typing import Any, SupportsIndex

from snl_edu.board import Board, Square

OnRead = Callable[[Square], None]


class Row(list[int]):
    """A row of the matrix. A copy, a slice or a reversal of it knows where its values came from, and is recorded too."""

    def __init__(self, values: list[int], squares: list[Square], on_read: OnRead) -> None:
        super().__init__(values)
        self._squares = squares
        self._on_read = on_read

    def _tell(self, squares: list[Square]) -> None:
        for square in squares:
            self._on_read(square)

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        if isinstance(index, slice):
            squares = self._squares[index]
            self._tell(squares)
            return Row(found, squares, self._on_read)
        place = to_index(index)
        self._tell(self._squares[place : place + 1 or None])  # nothing, where the learner has added values of their own
        return found

    def __iter__(self) -> Iterator[int]:
        for place in range(len(self)):
            yield self[place]

    def __reversed__(self) -> Iterator[int]:
        for place in reversed(range(len(self))):
            yield self[place]

    def __contains__(self, value: object) -> bool:
        self._tell(self._squares)
        return super().__contains__(value)

    def __add__(self, other: Any) -> Any:
        return list(self) + other

    def __radd__(self, other: Any) -> Any:
        return other + list(self)

    def __eq__(self, other: object) -> bool:
        return list.__eq__(self, other)  # comparing two matrices is not reading a square

    __hash__ = None  # as for any list

    def count(self, value: int) -> int:
        """How often a value occurs: to know it, all squares of the row are read."""
        self._tell(self._squares)
        return super().count(value)

    def index(self, value: int, *limits: SupportsIndex) -> int:
        """Where a value occurs first: to know it, all squares of the row are read."""
        self._tell(self._squares)
        return super().index(value, *limits)

    def reverse(self) -> None:
        """Turns the row round, and what it knows of its squares with it."""
        super().reverse()
        self._squares.reverse()

    def copy(self) -> "Row":
        """The row again, for who wants to change it."""
        return Row(list.copy(self), list(self._squares), self._on_read)

    __copy__ = copy

    def __deepcopy__(self, _memo: Any) -> "Row":
        return self.copy()

    def __reduce__(self) -> Any:
        return list, (list.copy(self),)


def recorded_matrix(board: Board, on_read: OnRead) -> list[list[int]]:
    """The board as a matrix whose rows tell `on_read` each square that is read."""
    rows: list[list[int]] = []
    for row, values in enumerate(board.to_matrix()):
        squares = [board.square_at(row, column) for column in range(board.columns)]
        rows.append(Row(values, squares, on_read))
    return rows
