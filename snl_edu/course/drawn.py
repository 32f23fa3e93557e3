"""The board of an answer that was drawn: an editor is not a board, but has one."""

from typing import Any


def board_of(answer: Any) -> Any:
    """The board of what has one, such as an editor, and anything else as it is; this floor does not know editors."""
    offered = getattr(type(answer), "board", None)
    return answer.board if isinstance(offered, property) else answer
