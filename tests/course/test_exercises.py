"""What holds for every exercise of the course."""

from typing import Any

import pytest

from snl_edu import Board, check
from snl_edu.course.check import EXERCISES

# Where the answer is a solver, the verdict on it has hints of its own.
SOLVERS = {"06-fix-the-numbering", "06-two-mistakes", "05-solve", "05-fix-what-you-found", "05-nobody-waits"}


class Stubborn:
    """A thing that raises whenever it is looked at."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def __hash__(self) -> int:
        raise RuntimeError


def fails_when_called(board: Board) -> int:
    raise RuntimeError(str(board.squares))


JUNK: list[Any] = [
    *("?", "", "6", "13", -1, 2.5, 6.0, float("nan"), True, [], {}, {1: [2]}, {7: 94}, [[None]], object(), Stubborn()),
    *(int, Board, print, len, lambda: 1, lambda: 6, lambda *_: 1 // 0, fails_when_called, Board(4), Board(9)),
]


@pytest.mark.parametrize("name", EXERCISES)
def test_junk_neither_raises_nor_passes_and_gets_a_hint(name: str) -> None:
    for junk in JUNK:
        verdict = check(junk, name)
        assert not verdict.passed, junk
        assert verdict.message.startswith("Not yet: ")
        assert verdict.hint().startswith("Hint 1: ")
        assert verdict.hint(3).startswith(f"Hint {len(verdict.hints)}: ")
        assert verdict.hints == EXERCISES[name].hints or name in SOLVERS


@pytest.mark.parametrize("name", EXERCISES)
def test_an_exercise_not_begun_is_told_as_a_question_and_has_three_different_hints(name: str) -> None:
    assert EXERCISES[name].question
    assert len({*EXERCISES[name].hints}) == 3
    for nothing in (..., None):
        verdict = check(nothing, name)
        assert not verdict.passed
        assert verdict.message == f"Not yet: {EXERCISES[name].question}"
        assert verdict.hints == EXERCISES[name].hints
