"""Players that ask, answered in the ways in which a learner answers them."""

from typing import Any

from snl_edu import Board, play
from snl_edu.films.asked.questions import questions


def answered(
    board: Board, ask: str, *, count: int | None = None, wrong: int | None = None, shown: int | None = None
) -> Any:
    """A player whose first questions, or all, are answered right, but for one that is not, or one that was shown."""
    player = play(board, ask=ask)
    player.answers = [
        {
            "question": number,
            "picked": [board.goal - 1] if number == wrong else list(question.right),
            "tries": 1,
            "shown": number == shown,
        }
        for number, question in enumerate(questions(board, ask)[:count])
    ]
    return player
