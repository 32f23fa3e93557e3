"""Where a square lies, and what a matrix holds there: right functions, and the ways in which people get them wrong."""

from collections.abc import Callable

from snl_edu.model.board import Board, Square

Matrix = list[list[int]]
Place = tuple[int, int]
Placing = Callable[[Square, int], Place]
Reading = Callable[[Matrix, Square], int | None]
PlacedAt = Callable[[Board, int, int], Square]

TINY = [[-1, -1, -1], [-1, -1, 8], [-1, 9, -1]]
FAMOUS = {2: 15, 14: 35, 17: 13}
RINGS = 20  # jumps in a row, of a solver that takes jump after jump


def place(square: Square, size: int) -> Place:
    """The row and the column of a square; row 0 is the top row."""
    up, along = divmod(square - 1, size)
    return size - 1 - up, along if up % 2 == 0 else size - 1 - along


def first_try(square: Square, size: int) -> Place:
    """The row and the column of a square, as if all rows ran left to right."""
    up, along = divmod(square - 1, size)
    return size - 1 - up, along


def _turned(rows_turned: Callable[[int], bool]) -> Placing:
    """A function that turns some of the rows, chosen by their number in the matrix."""

    def placing(square: Square, size: int) -> Place:
        row, along = first_try(square, size)
        return row, size - 1 - along if rows_turned(row) else along

    return placing


def _from_zero(square: Square, size: int) -> Place:
    up, along = divmod(square, size)
    return size - 1 - up, along if up % 2 == 0 else size - 1 - along


PLACES: dict[str, Placing | list[Placing]] = {
    "your rows all run left to right: every second row, counted from the bottom one, runs the other way": first_try,
    "your row 0 is the bottom row: in a matrix row 0 is the top row": (
        lambda square, size: (size - 1 - place(square, size)[0], place(square, size)[1])
    ),
    "your row 0 is the bottom row, and your rows all run left to right: look at the picture of the board again": (
        lambda square, size: divmod(square - 1, size)
    ),
    "the two numbers are right, but the row comes first and the column second": (
        lambda square, size: place(square, size)[::-1]
    ),
    "squares count from 1, and rows and columns from 0: take 1 away before you divide": [
        _from_zero,
        lambda square, size: (size - 1 - square // size, square % size),
    ],
    "your rows and columns count from 1: the top row is row 0, and the left column is column 0": (
        lambda square, size: (place(square, size)[0] + 1, place(square, size)[1] + 1)
    ),
    "your rows are one too low: the bottom row of a board with 6 rows is row 5": (
        lambda square, size: (place(square, size)[0] + 1, place(square, size)[1])
    ),
    "your columns are one too high in the rows that run right to left: their first square is in column size - 1": (
        lambda square, size: (
            (place(square, size)[0], size - divmod(square - 1, size)[1])
            if (square - 1) // size % 2
            else place(square, size)
        )
    ),
    "your rows all run the wrong way: the bottom row runs left to right, and the one above it right to left": (
        lambda square, size: (place(square, size)[0], size - 1 - place(square, size)[1])
    ),
    "your row 0 is always turned: that is right for an even number of rows; count the rows from the bottom": (
        _turned(lambda row: row % 2 == 0)
    ),
    "your row 1 is always turned: that is right for an odd number of rows; count the rows from the bottom": (
        _turned(lambda row: row % 2 == 1)
    ),
    "your function is right for boards of 6 rows only: use size in place of the number 6": (
        lambda square, size: place(square, 6) if square <= 36 else place(square, size)
    ),
}


def end_of(matrix: Matrix, landing: Square) -> Square:
    """Where a move ends: where it lands, or at the far end of the snake or ladder that starts there."""
    row, column = place(landing, len(matrix))
    return landing if matrix[row][column] == -1 else matrix[row][column]


def _held(matrix: Matrix, landing: Square) -> int:
    row, column = place(landing, len(matrix))
    return matrix[row][column]


def _after(matrix: Matrix, landing: Square, row: int, column: int) -> Square:
    return landing if matrix[row][column] == -1 else matrix[row][column]


def _sliding(matrix: Matrix, landing: Square) -> Square:
    for _ in range(RINGS):
        landing = end_of(matrix, landing)
    return landing


def _at(placing: Placing) -> Reading:
    return lambda matrix, landing: _after(matrix, landing, *placing(landing, len(matrix)))


ENDS: dict[str, Reading | list[Reading]] = {
    "your function gives what the matrix holds: where it holds -1, the move ends on its landing": _held,
    "your function gives the landing again: look up what the matrix holds at its row and column": (
        lambda _matrix, landing: landing
    ),
    "your function gives None for a plain square: return the landing there": (
        lambda matrix, landing: None if _held(matrix, landing) == -1 else _held(matrix, landing)
    ),
    "your function takes jump after jump: one roll takes one jump at most": _sliding,
    "your function knows the jumps of Example 1 by heart: read them from the matrix that it is given": (
        lambda _matrix, landing: FAMOUS.get(landing, landing)
    ),
    "your function takes ladders and leaves out snakes: both must be taken": (
        lambda matrix, landing: max(landing, end_of(matrix, landing))
    ),
    "your function takes snakes and leaves out ladders: both must be taken": (
        lambda matrix, landing: landing if _held(matrix, landing) == -1 else min(landing, end_of(matrix, landing))
    ),
    "you used the column as the row: write matrix[row][column]": _at(lambda square, size: place(square, size)[::-1]),
    "your function counts the squares from the top left corner: square 1 is at the bottom left": (
        _at(lambda square, size: divmod(square - 1, size))
    ),
    "your function looks at the square after the landing, or before it: place takes away the 1 itself": [
        lambda matrix, landing: _after(matrix, landing, *place(max(1, landing - 1), len(matrix))),
        lambda matrix, landing: _after(matrix, landing, *place(min(len(matrix) ** 2, landing + 1), len(matrix))),
    ],
    "your rows all run left to right: every second row, counted from the bottom one, runs the other way": _at(
        first_try
    ),
}


def _from_top(board: Board, row: int, column: int, turned: bool) -> Square:
    """The square at a row counted from the top and a column, in a row that runs right to left if it is turned."""
    along = board.columns - 1 - column if turned else column
    return (board.rows - 1 - row) * board.columns + along + 1


SQUARES: dict[str, PlacedAt] = {
    "your rows all run left to right: every second row, counted from the bottom one, runs the other way": (
        lambda board, row, column: _from_top(board, row, column, False)
    ),
    "your row 0 is the bottom row: in a matrix row 0 is the top row, so count first how far up the row is": (
        lambda board, row, column: board.square_at(board.rows - 1 - row, column)
    ),
    "your squares count from 0: the first square of a board is 1": (
        lambda board, row, column: board.square_at(row, column) - 1
    ),
    "your rows all run the wrong way: the bottom row runs left to right, and the one above it right to left": (
        lambda board, row, column: board.square_at(row, board.columns - 1 - column)
    ),
    "your row 1 is always turned: that is right for an odd number of rows; count the rows from the bottom": (
        lambda board, row, column: _from_top(board, row, column, row % 2 == 1)
    ),
    "your row 0 is always turned: that is right for an even number of rows; count the rows from the bottom": (
        lambda board, row, column: _from_top(board, row, column, row % 2 == 0)
    ),
}

JUMPS: dict[str, Callable[[list[int]], dict[int, int]]] = {
    "your jumps still count from 0: cell 0 of the list is square 1": (
        lambda moves: {cell: end for cell, end in enumerate(moves) if end != -1}
    ),
    "your jumps start on the right squares, but their ends still count from 0": (
        lambda moves: {cell + 1: end for cell, end in enumerate(moves) if end != -1}
    ),
    "your jumps end on the right squares, but the squares they start on still count from 0": (
        lambda moves: {cell: end + 1 for cell, end in enumerate(moves) if end != -1}
    ),
    "you made a jump of every cell: -1 stands for a plain square, and is left out": (
        lambda moves: {cell + 1: end + 1 for cell, end in enumerate(moves)}
    ),
    "your jumps run backwards: the cell is where a jump starts, and the value is where it ends": (
        lambda moves: {end + 1: cell + 1 for cell, end in enumerate(moves) if end != -1}
    ),
    "two jumps may end on the same square, and `index` finds only the first cell that holds a value": (
        lambda moves: {moves.index(end) + 1: end + 1 for end in moves if end != -1}
    ),
}
