"""What the board is and what one roll does."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import isqrt
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Self, TypeAlias

from snl_edu.model.input import formats
from snl_edu.model.input.arguments import BoardError, integers, is_a, plural, shown, whole

__all__ = ["Board", "BoardError", "Move", "Square"]

Square: TypeAlias = int  # 1 to board.squares; 0 is "not on the board yet"
Jump: TypeAlias = Literal["snake", "ladder"]

LARGEST_BOARD = 10**18  # every number on it fits into 64 bits, and can be printed
LARGEST_DIE = 10**6  # Board.moves lists a move for each of its sides
MAKE = "make one with Board or Board.from_matrix"
LARGEST_LIST = 10**8  # a longer one would fill the memory of a laptop


class Move(NamedTuple):
    """One roll of the die: from `start` to `landing`, and from there to `end` if a jump starts there."""

    start: Square
    roll: int
    landing: Square
    end: Square

    @property
    def jump(self) -> Jump | None:
        """What the move took from its landing to its end: a snake, a ladder, or nothing."""
        return jump_kind(self.landing, self.end)


def jump_kind(square: Square, end: Square) -> Jump | None:
    """What leads from a square to another one: a snake down, a ladder up, or nothing if they are the same."""
    return None if end == square else "ladder" if end > square else "snake"


@dataclass(frozen=True, init=False, repr=False)
class Board:
    """The squares of a game and its jumps: snakes lead down, ladders up.

    Square 1 is bottom left, and each row runs the other way from the one below it. A jump is taken when the die
    lands on its square, and only then: where a jump ends, the move ends.

    >>> board = Board(36, {2: 15, 14: 35, 17: 13})
    >>> board.goal, board.rows, board.ladders, board.snakes
    (36, 6, {2: 15, 14: 35}, {17: 13})
    """

    squares: int
    jumps: MappingProxyType[Square, Square]
    columns: int
    die: int
    start: Square

    def __init__(
        self,
        squares: int,
        jumps: Mapping[Square, Square] | Sequence[tuple[Square, Square]] = MappingProxyType({}),
        *,
        columns: int | None = None,
        die: int = 6,
        start: Square = 1,
    ) -> None:
        squares = whole(squares, "squares", 1, LARGEST_BOARD)
        start = whole(start, "start", 0, 1)
        fields = {
            "squares": squares,
            "jumps": MappingProxyType(formats.jumps(jumps, squares, start)),
            "columns": whole(isqrt(squares - 1) + 1 if columns is None else columns, "columns", 1, LARGEST_BOARD),
            "die": whole(die, "die", 1, LARGEST_DIE),
            "start": start,
        }
        object.__setattr__(self, "__dict__", fields)  # a frozen board is written only here

    @classmethod
    def from_matrix(cls, matrix: Sequence[Sequence[int]] | Any, *, die: int = 6, start: Square = 1) -> Self:
        """The board of a LeetCode matrix: top row first, -1 for a plain square, else the square its jump ends on.

        >>> Board.from_matrix([[-1, -1], [-1, 3]])
        Board(4, {2: 3})
        """
        start = whole(start, "start", 0, 1)
        squares, columns, jumps = formats.matrix(matrix, start)
        return cls(squares, jumps, columns=columns, die=die, start=start)

    @classmethod
    def from_moves(
        cls, moves: Sequence[int] | Any, columns: int | None = None, *, die: int = 6, start: Square = 1
    ) -> Self:
        """The board of a GeeksforGeeks list: cells count from 0, -1 for a plain one, else the cell its jump ends on.

        >>> Board.from_moves([-1, 3, -1, -1, -1])
        Board(5, {2: 4})
        """
        start = whole(start, "start", 0, 1)
        squares, jumps = formats.moves(moves, start)
        return cls(squares, jumps, columns=columns, die=die, start=start)

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """The board that JSON data describes: a matrix, a list of moves, or an object with its squares and jumps.

        >>> Board.from_json({"squares": 36, "jumps": {"2": 15}})
        Board(36, {2: 15})
        """
        if is_a(data, dict):
            return cls(**formats.fields(data))
        if is_a(data, list) and not any(is_a(row, list) for row in list.copy(data)):
            return cls.from_moves(data)
        return cls.from_matrix(data)

    def to_matrix(self) -> list[list[int]]:
        """The board as a LeetCode matrix, the inverse of `from_matrix`; a matrix stores neither die nor start."""
        if self.squares % self.columns:
            raise BoardError(
                f"a matrix has no gaps, but {self.squares} {plural(self.squares, 'square leaves', 'squares leave')} the top row of {self.columns} columns "
                f"partly empty: choose a number of columns that divides {self.squares}, or use to_moves"
            )
        values = [value if value == -1 else value + 1 for value in self.to_moves()]
        rows = [values[first : first + self.columns] for first in range(0, self.squares, self.columns)]
        return [row[::-1] if up % 2 else row for up, row in enumerate(rows)][::-1]

    def to_moves(self) -> list[int]:
        """The board as a GeeksforGeeks list, the inverse of `from_moves`; a list stores neither die nor start."""
        if self.squares > LARGEST_LIST:
            raise BoardError(f"{self.squares} squares are too many to list: at most {LARGEST_LIST}")
        moves = [-1] * self.squares
        for square, end in self.jumps.items():
            moves[square - 1] = end - 1
        return moves

    @property
    def goal(self) -> Square:
        """The last square, where the game is won."""
        return self.squares

    @property
    def rows(self) -> int:
        """How many rows the board has; the top one may be only partly filled."""
        return -(-self.squares // self.columns)

    @property
    def snakes(self) -> Mapping[Square, Square]:
        """The jumps that lead down."""
        return {square: end for square, end in self.jumps.items() if jump_kind(square, end) == "snake"}

    @property
    def ladders(self) -> Mapping[Square, Square]:
        """The jumps that lead up."""
        return {square: end for square, end in self.jumps.items() if jump_kind(square, end) == "ladder"}

    def position(self, square: Square) -> tuple[int, int]:
        """The row and the column of a square; row 0 is the top row, as in a matrix.

        >>> Board(36).position(17)
        (3, 4)
        """
        return position_of(whole(square, "square", 1, self.squares), self.rows, self.columns)

    def square_at(self, row: int, column: int) -> Square:
        """The square at a row and a column, the inverse of `position`.

        >>> Board(36).square_at(3, 4)
        17
        """
        row = whole(row, "row", 0, self.rows - 1)
        column = whole(column, "column", 0, self.columns - 1)
        square = square_of(row, column, self.rows, self.columns)
        if square > self.squares:
            raise BoardError(f"row {row}, column {column} is empty: the top row ends with square {self.squares}")
        return square

    def end_of(self, landing: Square) -> Square:
        """Where a move ends if it lands on a square: at the end of its jump, or right there; no second jump is taken.

        >>> Board(9, {2: 8, 8: 9}).end_of(2)
        8
        """
        landing = whole(landing, "square", 1, self.squares)
        return self.jumps.get(landing, landing)

    def moves(self, square: Square) -> tuple[Move, ...]:
        """The moves of a player who stands on a square, one for each roll that does not pass the goal.

        >>> Board(4, {2: 3}).moves(1)[0]
        Move(start=1, roll=1, landing=2, end=3)
        """
        square = whole(square, "square", self.start, self.squares)
        jump, landings = self.jumps.get, range(square + 1, min(square + self.die, self.squares) + 1)
        return tuple([Move(square, landing - square, landing, jump(landing, landing)) for landing in landings])

    def __repr__(self) -> str:
        parts, plain = [str(self.squares)], Board(self.squares)
        if self.jumps:
            parts.append(str(dict(self.jumps)))
        options = {name: getattr(self, name) for name in ("columns", "die", "start")}
        parts += [f"{name}={value}" for name, value in options.items() if value != getattr(plain, name)]
        return f"Board({', '.join(parts)})"

    def __str__(self) -> str:
        from snl_edu.model.text import board_text

        return board_text(self)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from snl_edu.model.text import board_words
        from snl_edu.screens.notebook import board_bundle

        return board_bundle(self, str(self), board_words(self))

    def __hash__(self) -> int:
        return hash((self.squares, tuple(self.jumps.items()), self.columns, self.die, self.start))

    def __reduce__(self) -> tuple[Any, ...]:
        remake = partial(type(self), columns=self.columns, die=self.die, start=self.start)
        return remake, (self.squares, dict(self.jumps))  # pickle and copy cannot store a read-only mapping


def position_of(square: Square, rows: int, columns: int) -> tuple[int, int]:
    """The row and the column of a square: rows count from the top, squares from the bottom left, to and fro."""
    up, along = divmod(square - 1, columns)
    return rows - 1 - up, columns - 1 - along if up % 2 else along


def square_of(row: int, column: int, rows: int, columns: int) -> Square:
    """The square at a row and a column, the inverse of `position_of`."""
    up = rows - 1 - row
    return up * columns + 1 + (columns - 1 - column if up % 2 else column)


def expect_board(board: Any) -> None:
    """Refuses anything that is not a board, such as a matrix passed by mistake, and says how to make one."""
    if not is_a(board, Board):
        raise BoardError(f"a Board is needed, not {shown(board)}: {cure_for(board) or MAKE}")


def cure_for(value: Any) -> str:
    """How to get a board from a value that names or lists one; nothing for any other value."""
    from snl_edu.model.boards import BOARDS

    if type(value) is str and value in BOARDS:
        return f'take it by its name, named_board("{value}")'
    return MAKE if type(value) in (list, tuple) or integers(value, 2) is not None else ""
