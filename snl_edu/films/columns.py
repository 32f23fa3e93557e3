"""Columns for a browser: lists one after another, and values that are sent once."""

from collections.abc import Collection, Iterable, Sequence
from itertools import chain
from typing import Any

from snl_edu.model.board import Square


def listed(lists: Sequence[Collection[Square]]) -> dict[str, Any]:
    """Lists of squares, one after another, and how many there are in each.

    >>> listed([[3, 4], [], [9]])
    {'counts': [2, 0, 1], 'squares': [3, 4, 9]}
    """
    return {"counts": [*map(len, lists)], "squares": [*chain.from_iterable(lists)]}


class Places(dict[Any, int]):
    """The place of each value in a list that holds it once; a value that is new there comes last."""

    def __missing__(self, value: Any) -> int:
        place = self[value] = len(self)
        return place


def once(column: Iterable[Any]) -> tuple[list[Any], list[int]]:
    """The values of a column, each sent once, however often it occurs; and for each row the place of its own.

    >>> once("banana")
    (['b', 'a', 'n'], [0, 1, 2, 1, 2, 1])
    """
    places = Places()
    numbers = [places[value] for value in column]
    return list(places), numbers
