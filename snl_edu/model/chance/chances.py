"""The same board played by a real die: where a player stands after some rolls, and how long a game takes."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import accumulate, compress
from math import inf
from types import MappingProxyType
from typing import Any

from snl_edu.model.board import Board, BoardError, Square, expect_board
from snl_edu.model.chance.means import expected_rolls, ways_to
from snl_edu.model.input.arguments import at_the_call, flag, is_a, plain_int, shown

__all__ = ["GameLengths", "chances", "expected_rolls", "game_lengths"]

LARGEST = 2_500  # squares: nobody could read the numbers of more
MOST_SIDES = 2_000_000  # squares times the sides of the die: with more, a roll would take seconds
MOST_NUMBERS = 3_000_000  # squares times rolls: a list of that many chances takes 300 MB
MOST_DIGITS = 2_000_000_000  # about the digits of exact chances: that many take some seconds
NEVER_MIND = 1e-9  # a share of all games that nobody notices


def _expect_chances(board: Board, *, exact: bool = False, until: float | Fraction = NEVER_MIND) -> None:
    expect_board(board)
    if board.squares > LARGEST or board.squares * board.die > MOST_SIDES:
        raise BoardError(
            f"{board.squares} squares and a die of {board.die} are too many to follow every chance: at most {LARGEST} "
            f"squares, and {MOST_SIDES // 10**6} million moves for each roll"
        )
    flag(exact, "exact")
    _share(until)


def _share(until: Any) -> Fraction:
    """The share of games that may be left out, as a fraction; a float is converted exactly."""
    number: Any = plain_int(until)
    if is_a(until, float):
        number = float.__float__(until)
    elif type(until) is Fraction:
        number = until
    if number is None or not 0 < number <= 1:
        raise BoardError(f"until must be a number above 0 and at most 1, such as 0.001, not {shown(until)}")
    return Fraction(number)


@at_the_call(_expect_chances)
def chances(
    board: Board, *, exact: bool = False, until: float | Fraction = NEVER_MIND
) -> Iterator[Mapping[Square, float]]:
    """For 0, 1, 2 ... rolls of a fair die: each square that a player can be on then, with its chance.

    After a roll past the end the player stays put. The chances end when a share of less than `until` is still on its
    way to the goal, not counting players who can no longer reach it. They are floats, or fractions if `exact` is True.

    >>> [dict(chance) for chance in chances(Board(3, die=2), until=0.3)]
    [{1: 1.0}, {2: 0.5, 3: 0.5}, {2: 0.25, 3: 0.75}]
    """
    arrived = 0
    for _, standing, whole in _rolls(board, exact, until, ", and a larger until= ends sooner"):
        arrived = (arrived * board.die if exact else arrived) + standing[board.goal]
        here: dict[Square, Any] = {square: number for square, number in enumerate(standing[:-1]) if number}
        if arrived:
            here[board.goal] = arrived
        if exact:
            here = {square: Fraction(number, whole) for square, number in here.items()}
        yield MappingProxyType(here)


class GameLengths(Mapping[int, float]):
    """How likely it is that a game takes exactly that many rolls, for each number of rolls that a game can take.

    The chances add up to 1, except for games that never end, and for the longest 0.0000001 % of all games.
    """

    def __init__(self, lengths: Mapping[int, float]) -> None:
        self._lengths = dict(lengths)

    def __getitem__(self, rolls: int) -> float:
        return self._lengths[rolls]

    def __iter__(self) -> Iterator[int]:
        return iter(self._lengths)

    def __len__(self) -> int:
        return len(self._lengths)

    def __repr__(self) -> str:
        return f"GameLengths({self._lengths})"

    @property
    def fewest(self) -> int:
        """The length of the shortest game."""
        return min(self)

    @property
    def mode(self) -> int:
        """The most likely length; the smallest one if several are equally likely."""
        return max(self, key=self._lengths.__getitem__)

    @property
    def median(self) -> float:
        """The number of rolls after which half of all games are over; `math.inf` if they never are."""
        games_over = zip(self, accumulate(self.values()), strict=True)
        return next((rolls for rolls, part in games_over if part >= 0.5), inf)


def game_lengths(board: Board, *, exact: bool = False) -> GameLengths:
    """For each number of rolls that a game can take, the chance that it takes exactly that many.

    >>> lengths = game_lengths(Board(36, {2: 15, 14: 35, 17: 13}))
    >>> lengths.fewest, lengths.mode, lengths.median
    (4, 11, 12)
    >>> round(lengths[4], 4)
    0.0162
    """
    _expect_chances(board, exact=exact)
    lengths: dict[int, Any] = {}
    for rolls, standing, whole in _rolls(board, exact, NEVER_MIND):
        if standing[board.goal]:
            lengths[rolls] = Fraction(standing[board.goal], whole) if exact else standing[board.goal]
    return GameLengths(lengths)


def _rolls(board: Board, exact: bool, until: float | Fraction, cure: str = "") -> Iterator[tuple[int, list[Any], int]]:
    """For each roll: its number, the share of players on each square, and the total that these are shares of.

    The share on the goal is only what arrived with this roll. Exact chances are counted as whole numbers: how many of
    all the ways in which the rolls can fall lead to the square. The `cure` is a way out for whoever asks for too much.
    """
    least, ways = _share(until), ways_to(board)
    if board.start not in ways:
        raise BoardError(f"square {board.goal} can never be reached, so there is no chance of winning this board")
    hopeful = [square in ways for square in range(board.goal)]
    standing: list[Any] = [0] * (board.squares + 1)
    standing[board.start] = 1 if exact else 1.0
    rolls, whole = 0, 1
    while True:
        yield rolls, standing, whole
        # `least` is a fraction, because `whole` may have so many digits that even 1e-9 of it is too large for a float.
        if sum(compress(standing, hopeful)) < (least * whole if exact else float(least)):
            return
        _expect_patience(board, rolls, exact, cure)
        rolls += 1
        standing = _rolled(board, standing)
        if exact:
            whole *= board.die
        else:
            standing = [number / board.die for number in standing]


def _rolled(board: Board, standing: list[Any]) -> list[Any]:
    """The share on each square after one more roll, times the sides of the die; what was on the goal is gone."""
    goal, sides = board.goal, min(board.die, board.goal)
    ahead = [0] * sides + standing
    # Each square gets what is within a roll behind it; adding whole columns takes a quarter of the time of a loop.
    after = [0, *map(sum, zip(*(ahead[1 + roll : 1 + roll + goal] for roll in range(sides)), strict=True))]
    jumps = [(start, end, after[start]) for start, end in board.jumps.items()]
    for start, _, _ in jumps:
        after[start] = 0
    for _, end, number in jumps:
        after[end] += number
    for square in range(max(board.start, goal - board.die + 1), goal):
        after[square] += standing[square] * (square + board.die - goal)  # the rolls past the end
    return after


def _expect_patience(board: Board, rolls: int, exact: bool, cure: str) -> None:
    """Refuses to go on when that would fill the memory or take minutes."""
    if (rolls + 1) * board.squares > MOST_NUMBERS:
        raise BoardError(
            f"games on this board are too long to follow: after {rolls} rolls many are still on their way; "
            f"expected_rolls(board) gives the mean{cure}"
        )
    if exact and rolls * rolls * board.squares * board.die.bit_length() > MOST_DIGITS:
        raise BoardError(
            f"exact chances after more than {rolls} rolls on {board.squares} squares would take minutes: leave exact out{cure}"
        )
