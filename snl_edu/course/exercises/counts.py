"""The functions of notebook 02 that count what a search does, and the mistakes that people make in them."""

from snl_edu.course.exercise import function
from snl_edu.course.exercises.searches import all_frontiers, is_won, next_frontier, searched_boards, tried
from snl_edu.model.board import Board, Square
from snl_edu.model.search import frontiers


def _rolls_to_each(board: Board) -> dict[Square, int]:
    """The fewest rolls to every square on which a player can stand, the goal or not."""
    return {square: depth for depth, found in enumerate(all_frontiers(board, goal=False)) for square in found}


def _depth_first(board: Board) -> dict[Square, int]:
    """The rolls to each square by somebody who goes on from the newest square."""
    rolls, stack = {board.start: 0}, [board.start]
    while stack:
        square = stack.pop()
        for move in board.moves(square):
            if move.end not in rolls:
                rolls[move.end] = rolls[square] + 1
                stack.append(move.end)
    return rolls


def _recursive(board: Board) -> dict[Square, int]:
    """The rolls to each square by somebody who follows each roll to its end before the next."""
    rolls: dict[Square, int] = {}

    def visit(square: Square, depth: int) -> None:
        if square not in rolls:
            rolls[square] = depth
            for move in board.moves(square):
                visit(move.end, depth + 1)

    visit(board.start, 0)
    return rolls


def _overwritten(board: Board, *, by_square: bool = False) -> dict[Square, int]:
    """The rolls to each square if every arrival is written down over the one before."""
    rolls, seen, frontier, depth = {board.start: 0}, {board.start}, [board.start], 0
    while frontier:
        depth += 1
        for move in tried(board, frontier):
            rolls[move.end] = rolls[move.start] + 1 if by_square else depth
        frontier = next_frontier(board, frontier, seen)
    return rolls


judge_rolls_to_each = function(
    _rolls_to_each,
    searched_boards,
    {
        "your search stops at the goal: this one has to go on until no square is new": (
            lambda board: {square: found.depth for found in frontiers(board) for square in found.squares}
        ),
        "your rolls count from 1: the start is reached with 0 rolls": (
            lambda board: {square: rolls + 1 for square, rolls in _rolls_to_each(board).items()}
        ),
        "the start is missing: it is reached with 0 rolls": (
            lambda board: {square: rolls for square, rolls in _rolls_to_each(board).items() if rolls}
        ),
        "you used the square where the die lands: a player stands where the move ends": (
            lambda board: _rolls_to_each(Board(board.squares, start=board.start))
        ),
        "your dict is the wrong way round: its keys are the squares, and its values the rolls": (
            lambda board: {rolls: square for square, rolls in _rolls_to_each(board).items()}
        ),
        "your search goes deep first: finish all squares of one frontier before you take one of the next": (
            _depth_first,
            _recursive,
        ),
        "a later arrival writes over an earlier one: write the rolls down only when the square is new": (
            _overwritten,
            lambda board: _overwritten(board, by_square=True),
        ),
        "your dict holds whole frontiers: give each square a key of its own": (
            lambda board: dict(enumerate(all_frontiers(board, goal=False))),
            lambda board: dict(enumerate(all_frontiers(board))),
        ),
    },
    normal=dict,
)


def _rejected(board: Board) -> int:
    """How many moves of a search ended on a square that had been reached before."""
    return sum(frontier.arrivals.get(move.end) is not move for frontier in frontiers(board) for move in frontier.moves)


judge_rejected = function(
    _rejected,
    # Whether the last rolls on a board that cannot be won count is a matter of taste, so no case has such a board.
    lambda: [(board,) for (board,) in searched_boards() if is_won(board)],
    {
        "you counted the fresh rolls: count the others": (
            lambda board: sum(len(frontier.squares) for frontier in frontiers(board)) - 1
        ),
        "you counted all rolls: leave out those that were fresh": (
            lambda board: sum(len(frontier.moves) for frontier in frontiers(board))
        ),
        "you missed the rolls to a square that an earlier roll of the same frontier had found": (
            lambda board: sum(
                move.end not in frontier.arrivals for frontier in frontiers(board) for move in frontier.moves
            )
        ),
        "you missed the rolls to a square of an earlier frontier: count them as well": (
            lambda board: sum(
                frontier.arrivals.get(move.end, move) is not move
                for frontier in frontiers(board)
                for move in frontier.moves
            )
        ),
        "your count is one too small: frontier 0 holds a square that no roll led to": (
            lambda board: sum(len(frontier.moves) - len(frontier.squares) for frontier in frontiers(board))
        ),
        "you counted the rolls past the goal as well: those are not allowed, so they are not tried": (
            lambda board: (
                _rejected(board)
                + sum(board.die - len(board.moves(square)) for found in all_frontiers(board)[:-1] for square in found)
            )
        ),
        "you counted the last frontier only: add up the counts of all frontiers": (
            lambda board: sum(
                found.arrivals.get(move.end) is not move
                for found in list(frontiers(board))[-1:]
                for move in found.moves
            )
        ),
        "your count is always 0: is `return` inside a loop?": lambda _board: 0,
    },
)
