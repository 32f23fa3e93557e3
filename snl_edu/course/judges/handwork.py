"""Answers given by hand: a player that asks, or an editor. This room sees no screens, only attributes."""

from typing import Any

from snl_edu.course.verdict import Verdict, not_yet
from snl_edu.films.asked.questions import NOTHING_ASKED
from snl_edu.model.board import Board
from snl_edu.model.input.arguments import is_a, shown


def asks(answer: Any) -> bool:
    """Whether something keeps answers to questions, as a player does."""
    return all(any(name in vars(kind) for kind in type(answer).__mro__) for name in ("ask", "answers", "score"))


def is_drawn(answer: Any) -> bool:
    """Whether something has a board of its own, as an editor does."""
    attribute = next((vars(kind)["board"] for kind in type(answer).__mro__ if "board" in vars(kind)), None)
    return isinstance(attribute, property)


def board_of(answer: Any) -> Any:
    """The board that was drawn; anything else as it is."""
    board = answer.board if is_drawn(answer) else answer
    return board if is_a(board, Board) else answer


def judge_answers(player: Any) -> Verdict:
    """The verdict on a player: every question has to be answered right, and none shown, however many tries it took."""
    (right, count), answered = player.score, len(player.answers)
    if not player.ask:
        return not_yet(NOTHING_ASKED)
    shown = sum(answer["shown"] for answer in player.answers)
    if answered < count:
        return not_yet(f"{answered} of {count} answered so far{f', {shown} of them shown' if shown else ''}")
    if right < count:
        ending = f", {shown} shown" if shown else ""
        return not_yet(f"{right} of {count} answered right{ending}: press Start again to try again")
    return Verdict(True, f"Right: you answered {'the question' if count == 1 else f'all {count} questions'}.")


def judge_player(player: Any, board: Board, ask: str = "frontier") -> Verdict:
    """The verdict on a player that has to ask such questions about a certain board."""
    if not asks(player):
        return not_yet(f"a player that asks is needed here, made with play(board, ask={ask!r}), not {shown(player)}")
    if player.ask != ask:
        return not_yet(f"this player asks something else: make it with play(board, ask={ask!r})")
    if player.attempt.board != board:
        return not_yet(f"this player asks about another board: make it for {board!r}", board)
    return judge_answers(player)
