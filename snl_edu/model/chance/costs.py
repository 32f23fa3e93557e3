"""What each way to search finds, and what it costs, over many random boards."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import NamedTuple

from snl_edu.model.board import Board
from snl_edu.model.input.arguments import plural, randomness, whole
from snl_edu.model.leap import fewest_rolls
from snl_edu.model.random_board import random_board
from snl_edu.model.search import TAKES, explore

MOST_BOARDS = 10_000
MOST_SQUARES = 400
SQUARES_A_JUMP = 9  # a snake and a ladder for that many squares, about as on a printed board
HEAD = ("take", "a shortest game", "rolls", "squares taken", "rolls tried", "waiting at most")


class Cost(NamedTuple):
    """One way to search: on how many boards it found a shortest game, and its results and costs on average."""

    take: str
    shortest: int
    rolls: float
    taken: float
    tried: float
    waiting: float


@dataclass(frozen=True)
class SearchCosts:
    """What each way to search costs, over the same boards; it prints as a table, and a notebook shows it as bars."""

    boards: int
    squares: int
    jumps: int
    fewest: float  # rolls, on average
    rows: tuple[Cost, ...]

    @property
    def title(self) -> str:
        """What was searched, in one sentence."""
        return (
            f"{self.boards} random {plural(self.boards, 'board')} of {self.squares} squares (snakes: {self.jumps}, ladders: {self.jumps}): "
            f"the fewest rolls are {self.fewest:.1f} on average."
        )

    def __str__(self) -> str:
        rows = [
            (row.take, f"{row.shortest} of {self.boards}", *(f"{mean:.1f}" for mean in row[2:])) for row in self.rows
        ]
        table = [HEAD, *rows]
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in table]
        return "\n".join([self.title, *lines])

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        from snl_edu.screens.pictures.plots import cost_bars

        return cost_bars(self)._repr_mimebundle_() | {"text/plain": str(self)}


def search_costs(boards: int = 200, squares: int = 36, *, rng: Random | int = 0) -> SearchCosts:
    """How often each way to search finds a shortest game, and at what cost, on random boards that can be won.

    >>> print(search_costs(50))
    50 random boards of 36 squares (snakes: 4, ladders: 4): the fewest rolls are 3.6 on average.
    take     a shortest game  rolls  squares taken  rolls tried  waiting at most
    oldest          50 of 50    3.6           14.2         83.6             10.1
    newest          11 of 50    5.3            5.5         31.1             20.3
    highest         47 of 50    3.7            3.7         19.2             14.4
    random          22 of 50    4.7           11.5         67.3             14.6
    """
    count = whole(boards, "boards", 1, MOST_BOARDS)
    size = whole(squares, "squares", 2, MOST_SQUARES)
    jumps, generator = size // SQUARES_A_JUMP, randomness(rng)
    sample = [random_board(size, snakes=jumps, ladders=jumps, rng=generator, solvable=True) for _ in range(count)]
    fewest = [fewest_rolls(board) or 0 for board in sample]
    rows = tuple(_cost(take, sample, fewest, generator) for take in (*TAKES, "random"))
    return SearchCosts(count, size, jumps, fmean(fewest), rows)


def _cost(take: str, boards: Sequence[Board], fewest: Sequence[int], rng: Random) -> Cost:
    """What one way to search finds and costs on these boards."""
    searches = [tuple(explore(board, take, rng=rng)) for board in boards]
    rolls = [turns[-1].depth + 1 for turns in searches]  # every board can be won, and its last turn finds the goal
    return Cost(
        take,
        sum(map(int.__eq__, rolls, fewest)),
        fmean(rolls),
        fmean(map(len, searches)),
        fmean(sum(len(turn.moves) for turn in turns) for turns in searches),
        fmean(max(len(turn.waiting) for turn in turns) for turns in searches),
    )
