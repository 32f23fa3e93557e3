"""How likely each square is after one more roll, and when half of all games are over, as a learner works it out."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import accumulate, count
from typing import Any

from snl_edu.course.exercise import Rule, function
from snl_edu.course.exercises.dice import CHAINED, OFF, SMALL, THREE
from snl_edu.model.board import Board, Square
from snl_edu.model.boards import named_board
from snl_edu.model.chances import game_lengths
from snl_edu.model.leap import fewest_rolls
from snl_edu.model.means import expected_rolls

Chances = Mapping[Square, Any]


def number(result: Any) -> Any:
    """A number of any kind as a float, and anything else as it is."""
    return float(result) if type(result) in (int, float, Fraction) else result


def next_chances(board: Board, before: Chances) -> dict[Square, Any]:
    """The chance of standing on each square after one more roll."""
    after: dict[Square, Any] = {}
    for square, chance in before.items():
        ends = [move.end for move in board.moves(square)]
        for end in ends + [square] * (board.die - len(ends)):
            after[end] = after.get(end, 0) + chance / board.die
    return after


def _steps(
    after: Callable[[Board, Square], list[Square]],
    sides: Callable[[Board, Square], int] = lambda board, _square: board.die,
    *,
    adds: bool = True,
) -> Rule:
    """One step of the chances with another idea of where the rolls from a square end, and how many there are."""

    def step(board: Board, before: Chances) -> dict[Square, Any]:
        found: dict[Square, Any] = {}
        for square, chance in before.items():
            for end in after(board, square):
                found[end] = (found.get(end, 0) if adds else 0) + chance / sides(board, square)
        return found

    return step


def _ends(board: Board, square: Square) -> list[Square]:
    return [move.end for move in board.moves(square)]


def _landings(board: Board, square: Square) -> list[Square]:
    return [move.landing for move in board.moves(square)]


def _waits(board: Board, square: Square) -> list[Square]:
    return [square] * (board.die - len(board.moves(square)))


def _without_goal(board: Board, before: Chances) -> dict[Square, Any]:
    return next_chances(board, {square: chance for square, chance in before.items() if square != board.goal})


def _numbers(result: Any) -> Any:
    """Chances as floats, without those that are 0."""
    return {square: number(chance) for square, chance in result.items() if chance}


def _chance_cases() -> list[tuple[Board, dict[Square, Fraction]]]:
    whole, half, quarter = Fraction(1), Fraction(1, 2), Fraction(1, 4)
    return [
        (SMALL, {1: whole}),
        (Board(12), {1: half, 2: half}),
        (SMALL, {7: half, 5: half}),
        (CHAINED, {1: whole}),
        (CHAINED, {8: quarter, 9: quarter, 3: half}),
        (THREE, {1: whole}),
        (OFF, {0: half, 11: half}),
    ]


judge_next_chances = function(
    next_chances,
    _chance_cases,
    {
        "your function looks at where the die lands: a snake or a ladder carries the player on to move.end": _steps(
            lambda board, square: _landings(board, square) + _waits(board, square)
        ),
        "several rolls may lead to one square: add their chances, and do not overwrite": [
            _steps(lambda board, square: _ends(board, square) + _waits(board, square), adds=False),
            _steps(lambda board, square: _waits(board, square) + _ends(board, square), adds=False),
        ],
        "rolls past the goal are lost: their part of the chance stays where it was": [
            _steps(_ends),
            lambda board, before: _steps(_ends)(board, before) | {s: c for s, c in before.items() if s == board.goal},
        ],
        "players who have arrived are lost: they stay on the goal": _without_goal,
        "a roll past the goal stays put: it does not reach the goal": _steps(
            lambda board, square: _ends(board, square) + [board.goal] * len(_waits(board, square))
        ),
        "you share among the rolls that are allowed: a roll past the goal has its part, too, and stays put": [
            _steps(
                lambda board, square: _ends(board, square) or [square],
                lambda board, square: len(_ends(board, square)) or 1,
            ),
            _steps(_ends, lambda board, square: len(_ends(board, square))),
        ],
        "each roll carries only a part of the chance: divide by the sides of the die": _steps(
            lambda board, square: _ends(board, square) + _waits(board, square), lambda _board, _square: 1
        ),
        "not every die has six sides: divide by board.die": [
            _steps(lambda board, square: _ends(board, square) + _waits(board, square), lambda _board, _square: 6),
            _steps(
                lambda board, square: _ends(board, square) + [square] * (6 - len(board.moves(square))),
                lambda _board, _square: 6,
            ),
        ],
        "every roll moves the players on: only those who roll past the goal stay where they were": (
            lambda board, before: {**before, **next_chances(board, before)}
        ),
    },
    normal=_numbers,
)


def half_over(board: Board) -> float:
    """The number of rolls after which at least half of all games are over."""
    return game_lengths(board).median


def _when(enough: Callable[[float], bool]) -> Callable[[Board], int]:
    """The number of rolls after which a large enough part of all games is over."""

    def rolls(board: Board) -> int:
        lengths = game_lengths(board)
        over = accumulate(lengths.get(number, 0) for number in count())
        return next(number for number, part in enumerate(over) if enough(part))

    return rolls


judge_half_over = function(
    half_over,
    lambda: [(named_board("example-1"),), (SMALL,), (Board(3, die=2),), (THREE,), (OFF,), (Board(1),)],
    {
        "at least half: exactly half is enough": _when(lambda part: part > 0.5),
        "your count is one too large: before the first roll it is 0": lambda board: half_over(board) + 1,
        "your count is one too small: how many rolls have been made when half of the games are over?": (
            lambda board: half_over(board) - 1
        ),
        "that is the mean: the median is the number of rolls after which half of all games are over": expected_rolls,
        "that is the most likely length: add up the games that are over by then": lambda board: (
            game_lengths(board).mode
        ),
        "that is the fewest rolls: by then only the fastest games are over": fewest_rolls,
        "that is when all games are as good as over: stop when half of them are": [
            _when(lambda part: part >= 0.99),
            lambda board: max(game_lengths(board)),
        ],
        "that is a chance: how many rolls were made by then?": (
            lambda board: sum(chance for rolls, chance in game_lengths(board).items() if rolls <= half_over(board))
        ),
    },
)
