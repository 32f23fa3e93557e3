"""The verdict on a player: how its questions were answered."""

from collections.abc import Callable
from typing import Any

from snl_edu.course.verdict import Verdict, not_yet
from snl_edu.films.asked.questions import NOTHING_ASKED
from snl_edu.model.board import Board
from snl_edu.model.input.arguments import shown

NAMES = ("ask", "answers", "score")


def asks(answer: Any) -> bool:
    """Whether something keeps answers to questions, as a player does; this floor does not know players."""
    return all(any(name in vars(kind) for kind in type(answer).__mro__) for name in NAMES)


def judge_answers(player: Any) -> Verdict:
    """The verdict on a player: every question has to be answered right, and none shown, however many tries it took."""
    (right, count), answered = player.score, len(player.answers)
    if not player.ask:
        return not_yet(NOTHING_ASKED)
    shown = sum(answer["shown"] for answer in player.answers)
    ending = f", {shown} of them shown" if shown else ""
    if answered < count:
        return not_yet(f"{answered} of {count} answered so far{ending}")
    if right < count:
        return not_yet(
            f"{right} of {count} answered right{ending.replace('of them ', '')}: press Start again to try again"
        )
    return Verdict(True, f"Right: you answered {'the question' if count == 1 else f'all {count} questions'}.")


def answered(board: Callable[[], Board], ask: str = "frontier") -> Callable[[Any], Verdict]:
    """Judges a player that asks about a board: it has to be the right board and the right kind of question."""

    def judge(player: Any) -> Verdict:
        wanted = board()
        if not asks(player):
            return not_yet(
                f"a player that asks is needed here, made with play(board, ask={ask!r}), not {shown(player)}"
            )
        if player.ask != ask:
            return not_yet(f"this player asks something else: make it with play(board, ask={ask!r})")
        if player.attempt.board != wanted:
            return not_yet(f"this player asks about another board: make it for {wanted!r}", wanted)
        return judge_answers(player)

    return judge
