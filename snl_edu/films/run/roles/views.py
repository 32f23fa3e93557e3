"""Other views of a container: levels that are kept one after another, or places that are filled one by one."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from snl_edu.films.run.containers import DICTIONARIES, Held, Kept, Variable


class Levels(list[Any]):
    """Stands for the type of a container that keeps all frontiers, one after another."""


def views_of(variable: Variable) -> Iterator[Variable]:
    """The squares of a variable in a row, if it keeps levels, or has places ready that are filled one by one."""
    contents = [content for _, content in variable.kept]
    if variable.kind in DICTIONARIES or (variable.kind is list and all(content.kind == "rows" for content in contents)):
        levels = [_levels(content) for content in contents]
        sizes = [len(each) for each in levels if each is not None]
        if len(sizes) == len(levels) and (variable.kind is not list or sizes == sorted(sizes)):
            rows = [tuple(chain.from_iterable(each)) for each in levels if each is not None]
            yield _with(variable, Levels, rows)
    elif variable.kind is list and all(content.kind == "values" for content in contents):
        first = contents[0].values
        if len(first) > 1 and len({len(content.values) for content in contents}) == 1 and len(set(first[1:])) == 1:
            filled = [_filled(content.values, first[-1]) for content in contents]
            if all(first[-1] not in each for each in filled) and len(set(filled[-1])) > 1:
                yield _with(variable, list, filled)


def _with(variable: Variable, kind: type, contents: Sequence[tuple[Any, ...]]) -> Variable:
    kept = [Kept(moment, Held("values", content)) for (moment, _), content in zip(variable.kept, contents, strict=True)]
    return Variable(variable.name, kind, kept)


def _levels(content: Held) -> tuple[tuple[Any, ...], ...] | None:
    """The levels in a dictionary with the number of each one, or in a list of lists."""
    levels = content.values
    if content.kind == "keys":
        numbers, levels = [key for key, _ in content.values], tuple(level for _, level in content.values)
        first = numbers[0] if numbers else 0
        if type(first) is not int or numbers != list(range(first, first + len(numbers))):
            return None
    return levels if all(type(level) is tuple for level in levels) else None


def _filled(values: tuple[Any, ...], blank: Any) -> tuple[Any, ...]:
    """The values up to the last one that is not blank."""
    last = next((place for place in range(len(values), 0, -1) if values[place - 1] != blank), 0)
    return values[:last]
