"""A game that a learner plays with a real die, and dice whose rolls are known beforehand."""

from collections.abc import Callable
from typing import Any

from snl_edu.course.exercise import Rule, function
from snl_edu.model.board import Board, Square
from snl_edu.model.leap import fewest_rolls

SMALL = Board(9, {2: 8, 6: 3})
CHAINED = Board(9, {2: 8, 8: 9})
THREE = Board(12, {3: 11, 10: 2}, columns=2, die=3)
MOST_THROWS = 100  # of a game by wrong rules, which may have no end
OFF = Board(12, {1: 8, 4: 2}, start=0)


class Die:
    """A die whose rolls are known beforehand and come again and again; a call throws it."""

    def __init__(self, *shows: int) -> None:
        self.shows, self.thrown = shows, 0

    def __call__(self) -> int:
        """What it shows next."""
        self.thrown += 1
        return self.shows[(self.thrown - 1) % len(self.shows)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Die) and self.shows == other.shows  # throwing a die does not change it

    def __hash__(self) -> int:
        return hash(self.shows)

    def __repr__(self) -> str:
        return f"a die that shows {', '.join(map(str, self.shows))} ..."


def one_game(board: Board, roll: Callable[[], int]) -> int:
    """How many rolls one game takes, when each call of roll() throws the die."""
    square, rolls = board.start, 0
    while square != board.goal:
        landing = square + roll()
        rolls += 1
        if landing <= board.goal:
            square = board.jumps.get(landing, landing)
    return rolls


def _game(
    board: Board,
    die: Die,
    end: Callable[[Board, Square], Square] = lambda board, square: board.jumps.get(square, square),
    past: Callable[[Board, Square, int], tuple[Square, int]] = lambda _board, square, _number: (square, 1),
    start: Square | None = None,
) -> int:
    """A game with other rules for jumps, and for a roll past the goal: where it leads, and how much it counts."""
    square, rolls = board.start if start is None else start, 0
    while square < board.goal and die.thrown < MOST_THROWS:
        number = die()
        if square + number > board.goal:
            square, counted = past(board, square, number)
        else:
            square, counted = end(board, square + number), 1
        rolls += counted
    return rolls


def _chained(board: Board, square: Square) -> Square:
    for _ in board.jumps:
        square = board.jumps.get(square, square)
    return square


def _by_another_rule(**rules: Any) -> Rule:
    return lambda board, roll: _game(board, Die(*roll.shows), **rules)


GAMES = (
    (SMALL, Die(2, 1, 5)),
    (SMALL, Die(1, 5, 1)),
    (SMALL, Die(5, 6, 6, 3, 5, 4, 1)),
    (Board(12, {5: 2}), Die(6, 3, 6, 1)),
    (CHAINED, Die(1, 3, 1)),
    (OFF, Die(4, 6, 4, 1)),
    (Board(1), Die(1)),
)
judge_one_game = function(
    lambda board, roll: one_game(board, Die(*roll.shows)),
    lambda: [(board, Die(*die.shows)) for board, die in GAMES],
    {
        "a roll past the goal stays put in this game: the player must stand exactly on it": _by_another_rule(
            past=lambda board, _square, _number: (board.goal, 1)
        ),
        "a roll past the goal counts as a roll, although the player stays put": _by_another_rule(
            past=lambda _board, square, _number: (square, 0)
        ),
        "a roll past the goal does not turn back: the player stays put": _by_another_rule(
            past=lambda board, square, number: (2 * board.goal - square - number, 1)
        ),
        "your game knows no snakes and ladders: after each roll, where does the player end?": _by_another_rule(
            end=lambda _board, square: square
        ),
        "your game takes two jumps with one roll: a player who has climbed or slid stays there": _by_another_rule(
            end=_chained
        ),
        "your game always begins on 1: begin on board.start, which may be 0": _by_another_rule(start=1),
        "your game counts one roll too many: before the first roll the count is 0": (
            lambda board, roll: one_game(board, Die(*roll.shows)) + 1
        ),
        "your game counts one roll too few: the last roll counts as well": (
            lambda board, roll: one_game(board, Die(*roll.shows)) - 1
        ),
        "that is the square where the game ends: the number of rolls is asked for": lambda board, _roll: board.goal,
        "that is the fewest rolls, whatever the die shows: throw it with roll()": lambda board, _roll: fewest_rolls(
            board
        ),
    },
)
