"""Ways, luck and worth: what a learner counts among the shortest games, and what a jump saves."""

from collections import Counter
from fractions import Fraction

from snl_edu.course.exercise import function
from snl_edu.course.exercises.dice import OFF, SMALL, THREE
from snl_edu.course.exercises.shares import number
from snl_edu.model.board import Board, Square
from snl_edu.model.boards import named_board
from snl_edu.model.leap import fewest_rolls
from snl_edu.model.means import expected_rolls
from snl_edu.model.search import count_shortest_games, frontiers


def count_ways(board: Board) -> Counter[Square]:
    """In how many ways each square of a frontier can be reached with its fewest rolls."""
    ways = Counter({board.start: 1})
    for frontier in frontiers(board):
        for move in frontier.moves:
            if move.end in frontier.arrivals:
                ways[move.end] += ways[move.start]
    return ways


def _too_late(board: Board) -> Counter[Square]:
    ways = Counter({board.start: 1})
    for frontier in frontiers(board):
        for move in frontier.moves:
            ways[move.end] += ways[move.start]
    return ways


def _one_for_each(board: Board) -> Counter[Square]:
    ways = Counter({board.start: 1})
    for frontier in frontiers(board):
        ways.update(move.end for move in frontier.moves if move.end in frontier.arrivals)
    return ways


def _by_landing(board: Board) -> Counter[Square]:
    ways = Counter({board.start: 1})
    for frontier in frontiers(board):
        for move in frontier.moves:
            if move.landing in frontier.arrivals:
                ways[move.landing] += ways[move.start]
    return ways


BOARDS_TO_COUNT = ("chained-jumps", "thirty-cells", "example-1", "the-trap", "one-square")
judge_count_ways = function(
    count_ways,
    lambda: [(SMALL,), *((named_board(name),) for name in BOARDS_TO_COUNT)],
    {
        "your function counts moves that come too late: a move counts only if its end is in frontier.squares": _too_late,
        "your function adds 1 for each move: add all the ways to the square where the move starts": _one_for_each,
        "your function finds only one way to each square: every move of frontier.moves that ends there brings more, so add": (
            lambda board: dict.fromkeys((square for found in frontiers(board) for square in found.squares), 1)
        ),
        "look at where a move ends, not at where it lands: a snake or a ladder carries the player on": _by_landing,
        "that is the number for the goal: return all the ways, for each square": [
            count_shortest_games,
            lambda board: count_ways(board).get(board.goal),
        ],
        "the start has one way, without a roll: begin with it": [
            lambda board: {square: count for square, count in count_ways(board).items() if square != board.start},
            lambda _board: {},
        ],
    },
    normal=lambda result: {square: count for square, count in result.items() if count},
)


def luck(board: Board) -> Fraction:
    """The chance that a game takes no more than the fewest rolls."""
    return Fraction(count_shortest_games(board), board.die ** (fewest_rolls(board) or 0))


BOARDS_OF_LUCK = ("example-1", "thirty-cells", "short-and-narrow", "the-modest-ladder", "the-trap", "one-square")
judge_luck = function(
    luck,
    lambda: [(named_board(name),) for name in BOARDS_OF_LUCK],
    {
        "that is the chance of one shortest game: there may be several": (
            lambda board: Fraction(1 if count_shortest_games(board) else 0, board.die ** (fewest_rolls(board) or 0))
        ),
        "not every die has six sides: use board.die in place of 6": (
            lambda board: Fraction(count_shortest_games(board), 6 ** (fewest_rolls(board) or 0))
        ),
        "that is the number of shortest games: divide it by the number of all rows of rolls": count_shortest_games,
        "for two rolls there are 6 * 6 rows of rolls, and not 6 + 6: multiply as many times as there are rolls": (
            lambda board: Fraction(count_shortest_games(board), board.die * (fewest_rolls(board) or 0) or 1)
        ),
        "that is in per cent: a chance lies between 0 and 1": lambda board: 100 * luck(board),
        "turn the division round: the shortest games are a part of all rows of rolls": (
            lambda board: 1 / luck(board) if luck(board) else 0
        ),
        "this board cannot be won: then the chance is 0, as none of all rows of rolls wins": (
            lambda board: luck(board) or None
        ),
    },
    normal=number,
)


def worth(board: Board, start: Square) -> float:
    """How many rolls the jump that starts there saves on average."""
    return _mean_without(board, start) - expected_rolls(board)


def _others(board: Board, start: Square) -> dict[Square, Square]:
    return {square: end for square, end in board.jumps.items() if square != start}


def _mean_without(board: Board, start: Square) -> float:
    return expected_rolls(Board(board.squares, _others(board, start), die=board.die, start=board.start))


judge_worth = function(
    worth,
    lambda: [
        (named_board("example-1"), 14),
        (named_board("example-1"), 17),
        (named_board("thirty-cells"), 27),
        (THREE, 3),
        (OFF, 1),
    ],
    {
        "turn the subtraction round: a jump that saves rolls has a worth above 0": lambda board, start: (
            -worth(board, start)
        ),
        "that is the mean without the jump: how much larger is it than the mean with it?": _mean_without,
        "that is the mean with the jump: compare it with the mean of a board without it": (
            lambda board, _start: expected_rolls(board)
        ),
        "that is how far the jump carries a player: compare the means of two boards": (
            lambda board, start: board.jumps[start] - start
        ),
        "you compare the fewest rolls: compare the means, with expected_rolls": lambda board, start: (
            (fewest_rolls(Board(board.squares, _others(board, start), die=board.die, start=board.start)) or 0)
            - (fewest_rolls(board) or 0)
        ),
        "you take all snakes and ladders away: take away only the one that starts there": lambda board, _start: (
            expected_rolls(Board(board.squares, die=board.die, start=board.start)) - expected_rolls(board)
        ),
        "your new board has another die: give it die=board.die": lambda board, start: (
            expected_rolls(Board(board.squares, _others(board, start), start=board.start)) - expected_rolls(board)
        ),
        "your new board begins on 1: give it start=board.start": lambda board, start: (
            expected_rolls(Board(board.squares, _others(board, start), die=board.die)) - expected_rolls(board)
        ),
        "your new board has a start or a die of its own: give it die=board.die and start=board.start": (
            lambda board, start: expected_rolls(Board(board.squares, _others(board, start))) - expected_rolls(board)
        ),
        "that is a part of the mean: subtract, and do not divide": [
            lambda board, start: _mean_without(board, start) / expected_rolls(board),
            lambda board, start: expected_rolls(board) / _mean_without(board, start),
        ],
    },
    normal=lambda result: round(number(result), 9),
)
