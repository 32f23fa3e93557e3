"""Whether a function is the learner's own work."""

import heapq
from collections import deque
from functools import cache, partial, wraps
from typing import Any

import pytest

from snl_edu import Board, fewest_rolls
from snl_edu import fewest_rolls as under_another_name
from snl_edu.course.judges.borrowed import HANDED_OUT, borrowed


def ours(board: Board) -> int:
    """What was handed out."""
    return board.squares


def mine(board: Board) -> int:
    return board.squares + 0


def square_at(board: Board) -> int:
    """A function of the learner's own, which has the name of one of the library's, and calls itself."""
    return 0 if board.squares == 1 else square_at(Board(1))


frontiers = [1, 2]  # some data of the learner's, which has such a name as well


@wraps(ours)
def wrapping(board: Board) -> int:
    return ours(board)


class Method:
    """A solver in a class."""

    def __call__(self, board: Board) -> int:
        return ours(board)


def calls(board: Board) -> int:
    return ours(board)


@pytest.mark.parametrize(
    "answer", [ours, wrapping, partial(ours, Board(4)), cache(ours), fewest_rolls, Board.square_at, Board(4).square_at]
)
def test_what_was_handed_out_is_recognised_in_every_wrapping(answer: Any) -> None:
    assert borrowed(answer, ours) == HANDED_OUT
    for foreign in (len, sum, heapq.merge):
        assert borrowed(foreign) == "this function comes from a library: write one of your own"


def test_a_function_that_only_calls_what_was_handed_out_is_recognised() -> None:
    for call in (lambda *board: ours(*board), Method().__call__, lambda board: calls(board)):
        assert borrowed(call, ours) == "your function calls the course's own ours: write it without that"


def imports(board: Board) -> Any:
    from snl_edu import fewest_rolls as rolls

    return rolls(board)


def has_a_helper(board: Board) -> Any:
    return [helper(board) for _ in range(2)]


def helper(board: Board) -> Any:
    return board.square_at(0, 0) if board.squares else has_a_helper(board)


@pytest.mark.parametrize(
    ("answer", "name"),
    [
        (lambda board: board.square_at(0, 0), "square_at"),
        (lambda board: Board.square_at(board, 0, 0), "square_at"),
        (has_a_helper, "square_at"),
        (imports, "fewest_rolls"),
        (lambda board: under_another_name(board), "under_another_name"),
        (lambda board: [fewest_rolls(each) for each in [board]], "fewest_rolls"),
        (lambda _: deque([1]), "deque"),
        (lambda _: heapq.heappop([1]), "heappop"),
        (lambda _: sorted([1]), "sorted"),
    ],
)
def test_what_the_exercise_is_to_be_done_without_is_found_under_any_name(answer: Any, name: str) -> None:
    told = f"your function uses {name}, but this exercise is about doing without it"
    assert borrowed(answer, None, ("square_at", "fewest_rolls", "deque", "heappop", "sorted")) == told


def test_a_learners_own_function_and_data_may_have_any_name() -> None:
    assert borrowed(square_at, ours, ("square_at",)) is None
    assert borrowed(lambda _: frontiers, ours, ("frontiers",)) is None
    assert borrowed(mine, ours, ("fewest_rolls",)) is None
    assert borrowed(object(), ours, ("fewest_rolls",)) is None


def test_a_name_that_has_no_value_yet_and_wrappers_without_an_end_are_survived() -> None:
    def early() -> Any:
        return later

    assert borrowed(early, ours) is None
    later = 1
    vars(early)["__wrapped__"] = early
    assert borrowed(early, ours) is None
    assert early() == later
