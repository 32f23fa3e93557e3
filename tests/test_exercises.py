"""What holds for every exercise of the course."""

from typing import Any

import pytest

from snl_edu import Board, check
from snl_edu.checks import EXERCISES


class Stubborn:
    """A thing that raises whenever it is looked at."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def __hash__(self) -> int:
        raise RuntimeError


JUNK: list[Any] = [
    *(..., None, "?", "", -1, 2.5, float("nan"), True, [], {}, {1: [2]}, {7: 94}, [[None]], object(), Stubborn()),
    *(int, Board, print, len, lambda: 1, lambda *_: 1 // 0, Board(4)),
]


@pytest.mark.parametrize("name", EXERCISES)
def test_junk_neither_raises_nor_passes(name: str) -> None:
    for junk in JUNK:
        assert not check(junk, name).passed, junk


@pytest.mark.parametrize("name", EXERCISES)
def test_an_exercise_not_begun_is_told_as_a_question(name: str) -> None:
    for nothing in (..., None):
        assert check(nothing, name).message == f"Not yet: {EXERCISES[name].question}"


@pytest.mark.parametrize("name", EXERCISES)
def test_there_are_three_different_hints(name: str) -> None:
    assert len(set(EXERCISES[name].hints)) == 3


def test_every_notebook_has_at_least_three_exercises() -> None:
    chapters = [name.split("-")[0] for name in EXERCISES]
    assert sorted(set(chapters)) == [f"0{number}" for number in range(1, 9)]
    assert min(map(chapters.count, chapters)) >= 3
