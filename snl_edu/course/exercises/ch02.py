"""The exercises of notebook 02: which squares are reached with how many rolls, and which rolls are rejected."""

from typing import Any

from snl_edu.course.exercise import Exercise, board, function
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.board import Board, Square
from snl_edu.model.boards import named_board
from snl_edu.model.search import frontiers

SEARCHED = (
    "one-square",
    "chained-jumps",
    "the-trap",
    "the-modest-ladder",
    "thirty-cells",
    "example-1",
    "six-in-a-row",
    "chutes-and-ladders",
)


def _cases() -> list[tuple[Board]]:
    return [(named_board(name),) for name in SEARCHED]


def _two_rolls(answer: Any) -> Verdict:
    """What is wrong with a second frontier of the board the-modest-ladder."""
    board = named_board("the-modest-ladder")
    zero, one, two = (frontier.squares for frontier in frontiers(board))
    if not isinstance(answer, (list, tuple)) or any(type(square) is not int for square in answer):
        return not_yet("a list of squares is needed here, in queue order, such as [15, 3, 4]")
    squares = tuple(answer)
    if squares == two:
        return right()
    if squares == one:
        return not_yet("that is frontier 1: now roll once more from each of its squares")
    for square in squares:
        if square in zero + one:
            return not_yet(f"{square} is reached with fewer than two rolls, so it belongs to an earlier frontier")
        if squares.count(square) > 1:
            return not_yet(f"{square} is in your list more than once: it joins the queue only the first time")
        if square not in two:
            return not_yet(f"{square} is not the end of any second roll: try the six rolls from each square again")
    if board.goal not in squares:
        return not_yet("one roll from a square in frontier 1 lands on 8: does it end there?")
    if len(squares) < len(two):
        return not_yet(
            "a square is missing: take the squares of frontier 1 one by one, and try all six rolls from each"
        )
    return not_yet(
        "these are the right squares, but the order is not the one of the queue: which square is found first?"
    )


def _rolls_to_each(board: Board) -> dict[Square, int]:
    """The fewest rolls to every square on which a player can stand, the goal or not."""
    rolls = {board.start: 0}
    queue = [board.start]
    while queue:
        square = queue.pop(0)
        for move in board.moves(square):
            if move.end not in rolls:
                rolls[move.end] = rolls[square] + 1
                queue.append(move.end)
    return rolls


def _rejected(board: Board) -> int:
    """How many moves of a search ended on a square that had been reached before."""
    return sum(frontier.arrivals.get(move.end) is not move for frontier in frontiers(board) for move in frontier.moves)


def _four_frontiers(board: Board) -> str | None:
    """What is missing from a board of 16 squares whose search should yield four frontiers and never the goal."""
    if (board.squares, board.die, board.start) != (16, 6, 1):
        return "your board must have 16 squares, a die of six and the start on 1"
    found = list(frontiers(board))
    if board.goal in found[-1].squares:
        return f"your board can be won: {board.goal} is in frontier {found[-1].depth}"
    if len(found) != 4:
        return (
            f"your board cannot be won, but its search yields {len(found)} frontier{'s' * (len(found) > 1)}, not four"
        )
    return None


ALIASES: dict[str, str] = {}

EXERCISES: dict[str, Exercise] = {
    "02-two-rolls": Exercise(
        "which squares are in frontier 2 of this board? Write them as a list, in queue order, in place of the dots",
        _two_rolls,
        (
            "Frontier 1 is 8, 3, 4, 5, 6, 7. The square at the front of the queue comes first.",
            "8 gives six squares. Then take 3: its rolls 1 to 4 lead to squares of frontier 1, and are rejected.",
            "Standing on 8 and landing on 8 are two different things: look at roll 5 from 3.",
        ),
    ),
    "02-rolls-to-each": Exercise(
        "write the function that tells the fewest rolls to each square",
        function(
            _rolls_to_each,
            _cases,
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
            },
            normal=dict,
        ),
        (
            "Begin with a frontier that holds the start, a `seen` that holds it too, and a dict that says 0 for it.",
            "The loop of `reach` does nearly everything. Which of its lines ends it when the goal is reached?",
            "For each new frontier count one roll more, and write that number into the dict for each of its squares.",
        ),
    ),
    "02-rejected-rolls": Exercise(
        "write the function that counts the rejected rolls of a search",
        function(
            _rejected,
            _cases,
            {
                "you counted the fresh rolls: count the others": (
                    lambda board: sum(len(frontier.squares) for frontier in frontiers(board)) - 1
                ),
                "you counted all rolls: leave out those that were fresh": (
                    lambda board: sum(len(frontier.moves) for frontier in frontiers(board))
                ),
                "you missed the rolls to a square that an earlier roll of the same frontier had found: use `is not move`": (
                    lambda board: sum(
                        move.end not in frontier.arrivals for frontier in frontiers(board) for move in frontier.moves
                    )
                ),
                "your count is one too small: frontier 0 holds a square that no roll led to": (
                    lambda board: sum(len(frontier.moves) - len(frontier.squares) for frontier in frontiers(board))
                ),
                "your count is always 0: is `return` inside a loop?": lambda _board: 0,
            },
        ),
        (
            "Loop over `frontiers(board)`, and inside over `frontier.moves`.",
            "A move is fresh exactly when `frontier.arrivals.get(move.end) is move`.",
            "Begin with a counter at 0, add 1 for each move that is not fresh, and return the counter after both loops.",
        ),
    ),
    "02-four-frontiers": Exercise(
        "design a board of 16 squares whose search yields exactly four frontiers and never the goal",
        board(_four_frontiers),
        (
            "Six snakes side by side are a wall. On 16 squares it can stand on 10 to 15; how many frontiers does it leave?",
            "Snakes need not all lead to 1. Is there an end that was not reached before?",
            "A player who lands on a snake's mouth never stays there. But another snake may end on it, and make it a new square at the very end.",
        ),
    ),
}
