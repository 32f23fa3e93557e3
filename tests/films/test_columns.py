"""Columns for a browser: what is put into them can be taken out again."""

from typing import Any

import pytest

from snl_edu.films.columns import Places, listed, once


@pytest.mark.parametrize("lists", [[], [[]], [[5], [], [3, 3, 1]], [{7: "x"}.keys(), (2, 1)]])
def test_lists_one_after_another_can_be_taken_apart(lists: list[Any]) -> None:
    columns = listed(lists)
    squares = iter(columns["squares"])
    assert [[next(squares) for _ in range(count)] for count in columns["counts"]] == list(map(list, lists))
    assert next(squares, None) is None


@pytest.mark.parametrize("column", [[], ["a"], ["b", "a", "b", None, "a"], [(1, 2), (2, 1), (1, 2)]])
def test_a_value_is_sent_once_and_found_wherever_it_occurs(column: list[Any]) -> None:
    values, numbers = once(column)
    assert [values[number] for number in numbers] == column
    assert len(values) == len(set(values))


def test_a_place_is_given_once() -> None:
    places = Places()
    assert [places[value] for value in ("b", "a", "b", "c")] == [0, 1, 0, 2]
    assert list(places) == ["b", "a", "c"]
