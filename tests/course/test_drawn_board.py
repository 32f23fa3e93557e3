"""The board of an answer that is not a board itself."""

from typing import Any

import pytest

from snl_edu import Board, check, film
from snl_edu.course.drawn_board import board_of


class Drawn:
    """Something with a board, as an editor is."""

    def __init__(self, board: Any) -> None:
        self._board = board

    @property
    def board(self) -> Any:
        return self._board


class Broken:
    """Something whose board cannot be had."""

    @property
    def board(self) -> Any:
        raise KeyError("no board")


def test_what_has_a_board_is_judged_by_it() -> None:
    five = Board(31, {2: 3, 30: 1})
    assert board_of(Drawn(five)) is five
    assert board_of(five) is five
    assert check(five, "07-answer-five").passed
    assert check(Drawn(five), "07-answer-five").passed
    assert check(Drawn(Board(31)), "07-answer-five").message == check(Board(31), "07-answer-five").message


@pytest.mark.parametrize("answer", [5, None, "board", film(Board(9)).moments, Drawn])
def test_anything_else_stays_as_it_is(answer: Any) -> None:
    assert board_of(answer) is answer


def test_a_board_that_is_none_or_cannot_be_had_is_no_answer() -> None:
    assert "a Board is needed here" in check(Drawn(5), "07-answer-five").message
    assert "the answer cannot be looked at" in check(Broken(), "07-answer-five").message
