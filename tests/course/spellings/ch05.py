"""Other right ways to write the functions of notebook 05; other solvers are in `tests/corpus`."""

from typing import Any

Matrix = list[list[int]]


def _placed(square: int, size: int) -> tuple[int, int]:
    """Along the way a player walks, from the bottom row up."""
    row, column, step = size - 1, 0, 1
    for _ in range(square - 1):
        if 0 <= column + step < size:
            column += step
        else:
            row, step = row - 1, -step
    return row, column


def _looked_up(square: int, size: int) -> list[int]:
    """The place in a whole board, written row by row; a list is as good as a tuple."""
    rows = [list(range(first, first + size)) for first in range(1, size**2 + 1, size)]
    rows = [row if number % 2 == 0 else row[::-1] for number, row in enumerate(rows)][::-1]
    return next([number, row.index(square)] for number, row in enumerate(rows) if square in row)


def _in_a_line(matrix: Matrix, landing: int) -> int:
    """All cells in the order in which a player walks over them."""
    cells = []
    for up, row in enumerate(reversed(matrix)):
        cells += row[::-1] if up % 2 else row
    end = cells[landing - 1]
    return end if end > 0 else landing


def _by_negative_index(matrix: Matrix, landing: int) -> int:
    """Rows from the bottom have negative numbers, and so have the columns of a row that is turned."""
    up, along = divmod(landing - 1, len(matrix))
    value = matrix[~up][~along if up % 2 else along]
    return value if value != -1 else landing


def _in_one_line(moves: list[int]) -> dict[int, int]:
    return {cell + 1: end + 1 for cell, end in enumerate(moves) if end != -1}


def _by_number(moves: list[int]) -> dict[int, int]:
    """Square by square, without `enumerate`."""
    jumps: dict[int, int] = {}
    for square in range(1, len(moves) + 1):
        if moves[square - 1] >= 0:
            jumps.update({square: moves[square - 1] + 1})
    return jumps


SPELLINGS: dict[str, list[Any]] = {
    "05-place": [_placed, _looked_up],
    "05-end-of": [_in_a_line, _by_negative_index],
    "05-read-the-list": [_in_one_line, _by_number],
}
