"""Players that ask, answered in the ways in which a learner answers them."""

from typing import Any

from snl_edu import Board, play
from snl_edu.films.questions import questions
from tests.helpers.answers import Answers


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


def players_of(board: Board, ask: str, other: Board) -> Answers:
    """The table of answers for an exercise that is done in a player."""
    count = len(questions(board, ask))
    return Answers(
        right=[answered(board, ask)],
        wrong=[
            (play(board, ask=ask), f"0 of {count} answered so far"),
            (answered(board, ask, count=1), f"1 of {count} answered so far"),
            (answered(board, ask, count=1, shown=0), f"1 of {count} answered so far, 1 of them shown"),
            (answered(board, ask, wrong=1), f"{count - 1} of {count} answered right: press Start again"),
            (answered(board, ask, shown=0), f"{count - 1} of {count} answered right, 1 shown"),
            (play(board), "this player asks something else"),
            (answered(other, ask), "this player asks about another board"),
            (board, "a player that asks is needed here"),
        ],
    )
