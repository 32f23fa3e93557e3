"""Columns for a browser: lists one after another, and values that are sent once."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from snl_edu.model.board import Square


def listed(lists: Iterable[Collection[Square]]) -> dict[str, Any]:
    """Lists of squares, one after another, and how many there are in each.

    >>> listed([[3, 4], [], [9]])
    {'counts': [2, 0, 1], 'squares': [3, 4, 9]}
    """
    counts: list[int] = []
    squares: list[Square] = []
    for each in lists:  # none is kept, since thousands would keep Python's garbage collection busy
        counts.append(len(each))
        squares += each
    return {"counts": counts, "squares": squares}


def valued(rows: Iterable[Mapping[Square, Any]], name: str) -> dict[str, Any]:
    """The same where each square has a value, in a column of that name.

    >>> valued([{3: "seen", 4: "path"}, {}, {9: "path"}], "states")
    {'counts': [2, 0, 1], 'squares': [3, 4, 9], 'states': ['seen', 'path', 'path']}
    """
    counts: list[int] = []
    squares: list[Square] = []
    values: list[Any] = []
    for row in rows:
        counts.append(len(row))
        if row:
            squares += row
            values += row.values()
    return {"counts": counts, "squares": squares, name: values}


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
