"""The board of an answer that is not a board itself."""

from typing import Any

import pytest

from snl_edu import Board, check, film
from snl_edu.course.judges.handwork import board_of


class Drawn:
    """Something with a board, as an editor is, which may fail when it is asked for it."""

    def __init__(self, board: Any) -> None:
        self._board = board

    @property
    def board(self) -> Any:
        if self._board is None:
            raise KeyError("no board")
        return self._board


FIVE = Board(31, {2: 3, 30: 1})


@pytest.mark.parametrize("answer", [5, None, "board", film(Board(9)).moments, Drawn, FIVE])
def test_what_has_a_board_stands_for_it_and_anything_else_for_itself(answer: Any) -> None:
    assert board_of(answer) is answer
    assert board_of(Drawn(FIVE)) is FIVE


@pytest.mark.parametrize(
    ("board", "told"),
    [
        (FIVE, "Right, on 1 board."),
        (Board(31), check(Board(31), "07-answer-five").message),
        (5, "Not yet: a Board is needed here"),
        (None, "Not yet: the answer cannot be looked at"),
    ],
)
def test_an_answer_is_judged_by_its_board(board: Any, told: str) -> None:
    assert check(Drawn(board), "07-answer-five").message.startswith(told)
