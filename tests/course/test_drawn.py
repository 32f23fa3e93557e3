"""What counts as a board: a board, and whatever has one."""

from snl_edu import Board
from snl_edu.course.drawn import board_of
from snl_edu.course.exercise import board

BOARD = Board(9, {2: 8})


class Drawn:
    """Something in which a board is drawn."""

    @property
    def board(self) -> Board:
        return BOARD


class Empty:
    """Something in which nothing is drawn yet."""

    @property
    def board(self) -> None:
        return None


def test_a_drawn_board_is_the_board_and_anything_else_is_itself() -> None:
    assert board_of(Drawn()) is board_of(BOARD) is BOARD
    for other in (3, "board", Empty(), Drawn):
        assert board_of(other) is other


def test_a_drawn_board_is_judged_as_a_board() -> None:
    judge = board(lambda found: None if found == BOARD else "another board")
    assert judge(Drawn()).board == BOARD
    assert judge(Empty()).message.endswith("not an Empty")
