"""The exercises of notebook 01: where a square lies, how a board is written down, and one jump a roll."""

from snl_edu.course.exercise import Exercise, board, function, value
from snl_edu.model.board import Board, Square
from snl_edu.model.boards import named_board

GRIDS = (Board(4), Board(9), Board(16), Board(30))
LISTED = ("example-2", "chained-jumps", "the-modest-ladder", "thirty-cells", "example-1")


def _from_top(board: Board, row: int, column: int, turned: bool) -> Square:
    """The square at a row counted from the top and a column, in a row that runs right to left if it is turned."""
    along = board.columns - 1 - column if turned else column
    return (board.rows - 1 - row) * board.columns + along + 1


_square_at_every_place = function(
    Board.square_at,
    lambda: [(grid, row, column) for grid in GRIDS for row in range(grid.rows) for column in range(grid.columns)],
    {
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
    },
)


def _chained(board: Board, square: Square) -> Square:
    """Where a player who took jump after jump would end up; in a ring of jumps, a square of the ring."""
    for _ in board.jumps:
        square = board.jumps.get(square, square)
    return square


def _too_good(board: Board) -> str | None:
    """What is missing from a board that only people who chain jumps should win with the first roll."""
    if board.squares != 16:
        return f"your board has {board.squares} squares, and 16 are asked for"
    if not board.jumps.keys() & set(board.jumps.values()):
        return "no jump on your board ends where another one starts, so there is nothing to chain"
    first = board.moves(board.start)
    into_a_chain = [move for move in first if move.end in board.jumps]
    if not into_a_chain:
        return "two of your jumps meet, but no first roll lands on the first of them: let it start on a square near 1"
    ends = {move.roll: _chained(board, move.end) for move in into_a_chain}
    if board.goal not in ends.values():
        roll, end = next(iter(ends.items()))
        way = "round and round in a ring" if end in board.jumps else f"to {end}"
        return f"with roll {roll} a chain of jumps would lead {way}, and not to the goal, {board.goal}"
    for move in first:
        if move.end == board.goal:
            return f"roll {move.roll} wins at once by the rules too: no first roll may end on {board.goal}"
    return None


ALIASES: dict[str, str] = {}

EXERCISES: dict[str, Exercise] = {
    "01-where-is-ten": Exercise(
        "where does square 10 lie on a board of 25 squares? Write (row, column) in place of the dots",
        value(
            lambda: Board(25).position(10),
            {
                (3, 4): "the row is right; but does that row run left to right?",
                (1, 0): "the column is right; but row 0 is the top row, and you counted from the bottom",
                (1, 4): "row 0 is the top row, and the second row from the bottom runs right to left",
                (0, 3): "the two numbers are right, but the row comes first and the column second",
                (4, 1): "rows and columns count from 0, not from 1",
                (2, 0): "that is square 11, one further: 10 is the last square of its row",
                10: "two numbers are needed, the row and the column, as in (3, 4)",
            },
            "that is not where 10 lies: draw five rows of five on paper and number them from the bottom left",
        ),
        (
            "Squares 1 to 5 fill the bottom row. Which squares are in the row above it?",
            "The bottom row of a board with five rows is row 4, so the one above it is row 3.",
            "Square 6 lies right above 5, and from there the row runs to the left.",
        ),
    ),
    "01-square-at": Exercise(
        "write the function that tells which square lies at a row and a column",
        _square_at_every_place,
        (
            "Do what `position` does, but backwards: first, how many rows lie below this one?",
            "`up = board.rows - 1 - row`, and each of those rows holds `board.columns` squares.",
            "Find out how far along its row the square is: in a row with an odd `up` count from the right. Then add.",
        ),
    ),
    "01-read-the-list": Exercise(
        "write the function that makes the jumps of a GeeksforGeeks list",
        function(
            lambda moves: dict(Board.from_moves(moves).jumps),
            lambda: [(named_board(name).to_moves(),) for name in LISTED],
            {
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
            },
            normal=dict,
        ),
        (
            "`enumerate(moves)` gives each cell together with what it holds.",
            "Leave out the cells that hold -1, and keep the others in a dict.",
            "Cell 1 is square 2, and the value 14 stands for square 15: both are one less than the square.",
        ),
    ),
    "01-too-good": Exercise(
        "design a board of 16 squares that is won with the first roll only by those who chain jumps",
        board(_too_good),
        (
            "Look at the board chained-jumps once more: its goal is 9, and yours is 16.",
            "You need two jumps, and the first of them must end where the second starts.",
            "The first one starts on a square from 2 to 7; the second one ends on 16, and starts where no first roll lands.",
        ),
    ),
}
