"""One board, searched in three ways side by side."""

from snl_edu.films.exploration import searches
from snl_edu.films.search_film import expect_filmable
from snl_edu.model.board import Board
from snl_edu.screens.player.player import Player, play


def compare(board: Board, *, title: str | None = None, projector: bool = False) -> Player:
    """A player of three searches of one board, turn by turn: the oldest square first, the newest, and the highest.

    To put other searches side by side, use `play(film(board, take=...), film(board, take=...))`.
    """
    expect_filmable(board)
    return play(*searches(board), title=title, projector=projector)
