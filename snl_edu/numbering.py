"""Where a square lies: rows count from the top, squares from the bottom left, each row the other way from the last."""


def position_of(square: int, rows: int, columns: int) -> tuple[int, int]:
    """The row and the column of a square."""
    up, along = divmod(square - 1, columns)
    return rows - 1 - up, columns - 1 - along if up % 2 else along


def square_of(row: int, column: int, rows: int, columns: int) -> int:
    """The square at a row and a column, the inverse of `position_of`."""
    up = rows - 1 - row
    along = columns - 1 - column if up % 2 else column
    return up * columns + along + 1
