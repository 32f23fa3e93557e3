"""A board in characters, for a terminal, a screen reader or a test."""

from collections.abc import Mapping, Sequence

from snl_edu.model.board import Board, Square, jump_kind, square_of
from snl_edu.model.input.arguments import counted

MOST_LINES = 30  # if there are more rows or columns, only the edges are shown,
EDGE = 3  # this many on either side
MOST_JUMPS = 30


def board_text(board: Board) -> str:
    """The numbered squares with a mark where a jump starts, and below them the jumps in words."""
    lines = [_row_text(board, row) for row in _shown(board.rows)]
    if not board.jumps:
        lines.append("no snakes or ladders")
    if board.ladders:
        lines.append(f"^ ladders: {_jumps_text(board.ladders)}")
    if board.snakes:
        lines.append(f"v snakes: {_jumps_text(board.snakes)}")
    if board.start == 0:
        lines.append("start: off the board, before square 1")
    if board.die != 6:
        lines.append(f"die: 1 to {board.die}")
    return "\n".join(lines)


def board_words(board: Board) -> str:
    """The board in one sentence: the alt text for people who cannot see it."""
    size = f"{counted(board.squares, 'square')} in {counted(board.columns, 'column')}"
    parts = [f"Board of {size}, start on {board.start}"]
    parts += [f"ladders {_jumps_text(board.ladders)}"] if board.ladders else []
    parts += [f"snakes {_jumps_text(board.snakes)}"] if board.snakes else []
    return "; ".join(parts).replace("->", "to") + "."


def _shown(count: int) -> list[int | None]:
    """The numbers of the rows or columns to show, None where some are left out."""
    if count <= MOST_LINES:
        return list(range(count))
    return [*range(EDGE), None, *range(count - EDGE, count)]


def _row_text(board: Board, row: int | None) -> str:
    if row is None:
        return "..."
    width = len(str(board.squares))
    cells = []
    for column in _shown(board.columns):
        square = None if column is None else square_of(row, column, board.rows, board.columns)
        if square is None:
            cells.append("... ")
        elif square <= board.squares:
            cells.append(f"{square:>{width}}{_mark(board, square)}")
        else:
            cells.append(" " * (width + 1))
    return " ".join(cells).rstrip()


def _mark(board: Board, square: Square) -> str:
    kind = jump_kind(square, board.end_of(square))
    return {"ladder": "^", "snake": "v", None: " "}[kind]


def _jumps_text(jumps: Mapping[Square, Square]) -> str:
    return listed([f"{square} -> {end}" for square, end in jumps.items()], MOST_JUMPS)


def listed(texts: Sequence[str], most: int) -> str:
    """Texts with commas between them; of more than `most` only the first are named.

    >>> listed(["2", "3", "5"], most=2)
    '2, 3, and 1 more'
    """
    more = [f"and {len(texts) - most} more"] if len(texts) > most else []
    return ", ".join([*texts[:most], *more])
