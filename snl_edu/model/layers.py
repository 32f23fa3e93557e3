"""The squares of each frontier, and nothing else: for answers that show neither the queue nor the moves."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import TypeAlias

from snl_edu.model.board import Square

Ends: TypeAlias = Callable[[Square], Iterable[Square]]

LARGEST_TABLE = 10**5  # squares: a longer table takes memory that a search of a large board needs itself


def layers(
    goal: Square, jumps: Mapping[Square, Square], die: int, start: Square, *, beyond: bool = False
) -> Iterator[set[Square]]:
    """The squares of each frontier that `frontiers` yields, in any order: this takes a fraction of the time.

    With `beyond` it goes on past the goal's frontier, until every square that can be reached is in some layer.
    """
    ends = ends_of(goal, jumps, die)
    layer, seen = {start}, {start}
    while layer:
        yield layer
        if goal in layer and not beyond:
            return
        layer = set(chain.from_iterable(map(ends, layer))) - seen
        seen |= layer


def ends_of(goal: Square, jumps: Mapping[Square, Square], die: int) -> Ends:
    """A function that gives the squares where the moves from a square end, roll by roll."""
    if goal <= LARGEST_TABLE:
        table = [*range(goal + 1)]
        for square, end in jumps.items():
            table[square] = end
        return lambda square: table[square + 1 : square + 1 + die]  # far faster than to look at one after another
    jump = jumps.get

    def ends(square: Square) -> Iterator[Square]:
        landings = range(square + 1, min(square + die, goal) + 1)
        return map(jump, landings, landings)

    return ends
