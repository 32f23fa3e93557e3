"""Breadth-first search, taught with one small, famous problem: the fewest rolls that win Snakes and Ladders."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from snl_edu.board import Board, BoardError, Move, Square
from snl_edu.boards import BOARDS, named_board, random_board
from snl_edu.film import Film, film
from snl_edu.leap import fewest_rolls, min_dice_throws, snakes_and_ladders
from snl_edu.search import Frontier, Game, count_shortest_games, frontiers, shortest_game, shortest_games
from snl_edu.watch import watch

if TYPE_CHECKING:
    from snl_edu.checks import Verdict, break_it, check
    from snl_edu.figures import distance_map, draw, filmstrip, frontier_sizes, save_gif
    from snl_edu.player import Player, play

__version__ = "0.1.0"

__all__ = [
    "BOARDS",
    "Board",
    "BoardError",
    "Film",
    "Frontier",
    "Game",
    "Move",
    "Player",
    "Square",
    "Verdict",
    "break_it",
    "check",
    "count_shortest_games",
    "distance_map",
    "draw",
    "fewest_rolls",
    "film",
    "filmstrip",
    "frontier_sizes",
    "frontiers",
    "min_dice_throws",
    "named_board",
    "play",
    "random_board",
    "save_gif",
    "shortest_game",
    "shortest_games",
    "snakes_and_ladders",
    "watch",
]

# These need ipywidgets or matplotlib, or hold a whole course: nobody should have to wait for them who does not use them.
_LATER = {
    **dict.fromkeys(["Verdict", "break_it", "check"], "snl_edu.checks"),
    **dict.fromkeys(["Player", "play"], "snl_edu.player"),
    **dict.fromkeys(["distance_map", "draw", "filmstrip", "frontier_sizes", "save_gif"], "snl_edu.figures"),
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module 'snl_edu' has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
