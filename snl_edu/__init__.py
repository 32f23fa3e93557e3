"""Breadth-first search, taught with one small, famous problem: the fewest rolls that win Snakes and Ladders."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from snl_edu.films.asked.attempt import attempt
from snl_edu.films.chance.chance_film import chance_film
from snl_edu.films.chance.played_film import roll_on
from snl_edu.films.film import Film
from snl_edu.films.moment import Moment
from snl_edu.films.run.run_film import watch
from snl_edu.films.search_film import film
from snl_edu.model.board import Board, Move, Square
from snl_edu.model.boards import BOARDS, named_board, random_board
from snl_edu.model.chance.chances import chances, game_lengths
from snl_edu.model.chance.costs import search_costs
from snl_edu.model.chance.means import expected_rolls, jump_values
from snl_edu.model.input.arguments import BoardError
from snl_edu.model.leap import fewest_rolls, min_dice_throws, snakes_and_ladders
from snl_edu.model.search import (
    Frontier,
    Game,
    Turn,
    count_shortest_games,
    explore,
    frontiers,
    shortest_game,
    shortest_games,
)

if TYPE_CHECKING:
    from snl_edu.course.beliefs import beliefs
    from snl_edu.course.breakage import break_it
    from snl_edu.course.check import check
    from snl_edu.course.grade import grade
    from snl_edu.course.install import copy_course
    from snl_edu.course.marks import Marks
    from snl_edu.course.misconceptions import MISCONCEPTIONS, TEXTBOOK, Misconception, textbook
    from snl_edu.course.progress import progress
    from snl_edu.course.verdict import Verdict
    from snl_edu.desk import playground
    from snl_edu.screens.pictures.boards import distance_map, draw, filmstrip
    from snl_edu.screens.pictures.gif import save_gif
    from snl_edu.screens.pictures.lines import line_plot
    from snl_edu.screens.pictures.picture import Picture
    from snl_edu.screens.pictures.plots import frontier_sizes, jump_plot, length_plot
    from snl_edu.screens.player.ask.practice import practice
    from snl_edu.screens.player.comparison import compare
    from snl_edu.screens.player.editor.editor import Editor, edit
    from snl_edu.screens.player.player import Player, play

__version__ = "0.2.0"

__all__ = [
    "BOARDS",
    "MISCONCEPTIONS",
    "TEXTBOOK",
    "Board",
    "BoardError",
    "Editor",
    "Film",
    "Frontier",
    "Game",
    "Marks",
    "Misconception",
    "Moment",
    "Move",
    "Picture",
    "Player",
    "Square",
    "Turn",
    "Verdict",
    "attempt",
    "beliefs",
    "break_it",
    "chance_film",
    "chances",
    "check",
    "compare",
    "copy_course",
    "count_shortest_games",
    "distance_map",
    "draw",
    "edit",
    "expected_rolls",
    "explore",
    "fewest_rolls",
    "film",
    "filmstrip",
    "frontier_sizes",
    "frontiers",
    "game_lengths",
    "grade",
    "jump_plot",
    "jump_values",
    "length_plot",
    "line_plot",
    "min_dice_throws",
    "named_board",
    "play",
    "playground",
    "practice",
    "progress",
    "random_board",
    "roll_on",
    "save_gif",
    "search_costs",
    "shortest_game",
    "shortest_games",
    "snakes_and_ladders",
    "textbook",
    "watch",
]

# These need ipywidgets or matplotlib, or hold a whole course: nobody should have to wait for what they do not use.
_LATER = {
    "Marks": "course.marks",
    "beliefs": "course.beliefs",
    "check": "course.check",
    "grade": "course.grade",
    "break_it": "course.breakage",
    "copy_course": "course.install",
    "progress": "course.progress",
    "Verdict": "course.verdict",
    **dict.fromkeys(["MISCONCEPTIONS", "TEXTBOOK", "Misconception", "textbook"], "course.misconceptions"),
    **dict.fromkeys(["Player", "play"], "screens.player.player"),
    "compare": "screens.player.comparison",
    "playground": "desk",
    **dict.fromkeys(["Editor", "edit"], "screens.player.editor.editor"),
    "practice": "screens.player.ask.practice",
    **dict.fromkeys(["frontier_sizes", "jump_plot", "length_plot"], "screens.pictures.plots"),
    "Picture": "screens.pictures.picture",
    "save_gif": "screens.pictures.gif",
    "line_plot": "screens.pictures.lines",
    **dict.fromkeys(["distance_map", "draw", "filmstrip"], "screens.pictures.boards"),
}


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module 'snl_edu' has no attribute {name!r}")
    return getattr(import_module(f"snl_edu.{_LATER[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
