"""Breadth-first search, taught with one small, famous problem: the fewest rolls that win Snakes and Ladders."""

from snl_edu.board import Board, BoardError, Move, Square
from snl_edu.boards import BOARDS, named_board, random_board
from snl_edu.leap import fewest_rolls, min_dice_throws, snakes_and_ladders
from snl_edu.search import Frontier, Game, count_shortest_games, frontiers, shortest_game, shortest_games

__version__ = "0.1.0"

__all__ = [
    "BOARDS",
    "Board",
    "BoardError",
    "Frontier",
    "Game",
    "Move",
    "Square",
    "count_shortest_games",
    "fewest_rolls",
    "frontiers",
    "min_dice_throws",
    "named_board",
    "random_board",
    "shortest_game",
    "shortest_games",
    "snakes_and_ladders",
]
