"""What counts as a board although it is not one: an editor in which a learner has drawn one."""

from typing import Any

from snl_edu.model.board import Board
from snl_edu.model.input.arguments import is_a


def board_of(answer: Any) -> Any:
    """The board of something that has one, such as a board that was drawn; anything else as it is."""
    if not is_drawn(answer):
        return answer
    board = answer.board
    return board if is_a(board, Board) else answer


def is_drawn(answer: Any) -> bool:
    """Whether something has a board of its own, as an editor does.

    We look at its type, because this floor does not know the screens.
    """
    attribute = next((vars(kind)["board"] for kind in type(answer).__mro__ if "board" in vars(kind)), None)
    return isinstance(attribute, property)
