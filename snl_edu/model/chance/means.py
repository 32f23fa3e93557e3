"""How many rolls a game takes on average, and what each snake and ladder is worth."""

from dataclasses import replace
from fractions import Fraction
from math import inf
from types import MappingProxyType
from typing import Any, NamedTuple, overload

from snl_edu.model.board import Board, BoardError, Jump, Square, expect_board, jump_kind
from snl_edu.model.input.arguments import flag
from snl_edu.model.layers import layers

LARGEST, LARGEST_EXACT = 100_000, 1_000  # squares: a fraction has as many digits as there are squares
MOST_TAILS, MOST_EXACT_TAILS = 300, 100  # squares where snakes end: the work grows with the third power of their number
MOST_STEPS, MOST_EXACT_STEPS = 10_000_000, 300_000  # additions: a second or two, and several for fractions

# From one square: the rolls until a win or a bite, the chance of winning, and that of being bitten down to each tail.
Row = list[Any]


@overload
def expected_rolls(board: Board) -> float: ...
@overload
def expected_rolls(board: Board, *, exact: bool) -> float | Fraction: ...
def expected_rolls(board: Board, *, exact: bool = False) -> float | Fraction:
    """How many rolls a game takes on average, `math.inf` if it may never end; a roll past the end moves nobody.

    >>> round(expected_rolls(Board(36, {2: 15, 14: 35, 17: 13})), 4)
    13.0617
    >>> expected_rolls(Board(3, die=2), exact=True)
    Fraction(2, 1)

    How it works. Walk down from the goal. From each square a player wins or is bitten by a snake, sooner or later;
    how soon, how likely, and where that snake ends follow from the squares within a roll, which are known already,
    since a ladder leads only up. So what is left is a game with few squares: those where snakes end. Then forget
    these one by one: a player who is bitten down to one goes on from there at once. Nothing is ever subtracted, so
    floats stay exact to many digits however long the games are.
    """
    expect_board(board)
    flag(exact, "exact")
    tails = sorted({board.start, *board.snakes.values()})
    _expect_countable(board, exact)
    if board.start == board.goal:
        return Fraction(0) if exact else 0.0
    reached = set().union(*layers(board.goal, board.jumps, board.die, board.start, beyond=True))
    if not reached <= ways_to(board):
        return inf
    tails = [tail for tail in tails if tail in reached]
    one = Fraction(1) if exact else 1.0
    rows = _rows(board, reached, {tail: place for place, tail in enumerate(tails)}, one)
    mean: float | Fraction | None = _mean([rows[tail] for tail in tails])
    if mean is None:
        raise BoardError("a game on this board takes over 10**300 rolls on average, too many for a float")
    return mean


class JumpValue(NamedTuple):
    """A snake or a ladder, the mean number of rolls with it, and what the mean would be without it."""

    start: Square
    end: Square
    with_it: float
    without_it: float

    @property
    def kind(self) -> Jump | None:
        """What it is: a snake or a ladder."""
        return jump_kind(self.start, self.end)

    @property
    def worth(self) -> float:
        """How many rolls it saves on average; below 0 if it costs some, `nan` if games may never end either way."""
        return self.without_it - self.with_it

    def __str__(self) -> str:
        return (
            f"{self.kind} {self.start} to {self.end}: {self.with_it:.4g} rolls with it, {self.without_it:.4g} without"
        )


def jump_values(board: Board) -> tuple[JumpValue, ...]:
    """What each snake and ladder of a board is worth: the mean number of rolls with it and without it.

    >>> for value in jump_values(Board(36, {2: 15, 14: 35, 17: 13})):
    ...     print(value)
    ladder 2 to 15: 13.06 rolls with it, 13.44 without
    ladder 14 to 35: 13.06 rolls with it, 14.56 without
    snake 17 to 13: 13.06 rolls with it, 12.98 without
    """
    with_it = expected_rolls(board)
    values = []
    for start, end in board.jumps.items():
        others = {square: to for square, to in board.jumps.items() if square != start}
        values.append(JumpValue(start, end, with_it, expected_rolls(replace(board, jumps=MappingProxyType(others)))))
    return tuple(values)


def ways_to(board: Board) -> set[Square]:
    """The squares from which the goal can be reached, and the goal itself."""
    landings: dict[Square, list[Square]] = {}
    for landing in range(board.start + 1, board.squares + 1):
        landings.setdefault(board.end_of(landing), []).append(landing)
    squares, waiting = {board.goal}, [board.goal]
    while waiting:
        for landing in landings.get(waiting.pop(), ()):
            fresh = {*range(max(board.start, landing - board.die), landing)} - squares
            squares |= fresh
            waiting += fresh
    return squares


def _rows(board: Board, reached: set[Square], places: dict[Square, int], one: Any) -> dict[Square, Row]:
    """For each square that can be reached, how a player goes on from it until the goal or the next snake."""
    none, snakes = [one * 0] * len(places), board.snakes
    bitten = {tail: [one * 0, one * 0, *none[:at], one, *none[at + 1 :]] for tail, at in places.items()}
    rows: dict[Square, Row] = {board.goal: [one * 0, one, *none]}
    for square in sorted(reached - {board.goal}, reverse=True):
        last = min(square + board.die, board.goal)
        ahead = []
        for landing in range(square + 1, last + 1):
            end = board.end_of(landing)
            ahead.append(bitten[end] if landing in snakes else rows[end])
        rolls, *shares = map(sum, zip(*ahead, strict=True))
        rows[square] = [(rolls + board.die * one) / len(ahead), *(share / len(ahead) for share in shares)]
    return rows


def _mean(rows: list[Row]) -> Any:
    """The mean from the first of some squares, where each row says how a player gets from one to another.

    None if it is too large for a float.
    """
    while rows:
        # A player who is bitten back to this square tries again, until something else happens.
        rolls, *shares, _ = rows.pop()
        away = sum(shares)
        if not away or rolls / away == inf:
            return None
        once = [rolls / away, *(share / away for share in shares)]
        for row in rows:
            share = row.pop()
            for place, number in enumerate(once):
                row[place] += share * number
    return once[0]


def _expect_countable(board: Board, exact: bool) -> None:
    tails = len({*board.snakes.values()})
    largest, most_tails, most_steps = LARGEST, MOST_TAILS, MOST_STEPS
    if exact:
        largest, most_tails, most_steps = LARGEST_EXACT, MOST_EXACT_TAILS, MOST_EXACT_STEPS
    steps = board.squares * min(board.die, board.squares) * (tails + 3)
    too_many = f"too many to find {'an exact' if exact else 'the'} mean"
    if board.squares > largest:
        raise BoardError(f"{board.squares} squares are {too_many}: at most {largest}")
    if tails > most_tails:
        raise BoardError(f"snakes that end on {tails} squares are {too_many}: at most {most_tails}")
    if steps > most_steps:
        raise BoardError(
            f"{board.squares} squares, a die of {board.die} and {len(board.snakes)} snakes are {too_many}: "
            "take a smaller board, a smaller die or fewer snakes"
        )
