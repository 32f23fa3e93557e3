"""Breadth-first search, taught with one small, famous problem: the fewest rolls that win Snakes and Ladders.

The game
    Board                 the squares of a game, and its snakes and ladders
    BoardError            what is raised: the rule, the value that breaks it, and the cure
    Square                the number of a square, an int
    Move                  one roll: start, roll, landing, end
    Frontier              the squares first reached with so many rolls
    Turn                  one turn of a search: its square, its moves, what waits afterwards
    Game                  a way from the start to the goal
    BOARDS                boards that are worth a look, by name
    named_board           the board of that name
    random_board          a board with so many snakes and ladders
    frontiers             the search, frontier by frontier
    explore               the search with another discipline: oldest, newest, highest or random first
    search_costs          how well each discipline does on many boards
    shortest_game         one game with the fewest rolls
    shortest_games        all of them
    count_shortest_games  how many there are
    fewest_rolls          the answer alone, for boards of any size
    snakes_and_ladders    the answer to LeetCode's question 909
    min_dice_throws       the answer to GeeksforGeeks' question
    chances               where a real die leads: each square and how likely it is, roll by roll
    expected_rolls        how long a game takes on average
    game_lengths          how likely each length of a game is
    jump_values           what each snake and ladder is worth

Pictures and films
    film                  the search of a board, filmed
    watch                 a solver at work, filmed
    chance_film           a real die and all that it may do, filmed
    roll_on               one game with a real die, filmed
    Film                  what happened on a board, moment by moment
    Moment                one of these moments, with its sentence
    play                  the player for films, boards and verdicts
    compare               three searches of one board, side by side
    Player                the widget of these two: films, and their controls
    edit                  a board to change by hand: two clicks place a snake or a ladder
    Editor                that board and its controls; it gives the code to paste
    playground            the same board beside its search and the wrong solvers it exposes
    draw                  a picture of a board
    filmstrip             a picture of each step
    distance_map          a picture of the rolls that each square takes
    frontier_sizes        a plot of how large each frontier is
    length_plot           a plot of the lengths of games
    jump_plot             a plot of what snakes and ladders are worth
    line_plot             a plot of your own numbers
    Picture               what all of these give; it can be saved
    save_gif              writes an animated GIF of all steps

The lesson
    check                 is it right? the verdict on an exercise, or on a solver
    Verdict               whether an answer is right, and if not, the smallest helpful fact
    practice              questions about one board after another
    attempt               what a learner has answered, filmed
    progress              which exercises are done, and which comes next
    break_it              which wrong solvers a board exposes
    textbook              a right solver
    TEXTBOOK              its source
    MISCONCEPTIONS        wrong solvers that people really write, by name
    Misconception         one of them, with an explanation
    copy_course           puts the course into a folder
    grade                 the marks of a learner's notebook
    Marks                 one for each exercise
    beliefs               what a class believes
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from snl_edu.films.asked.attempt import attempt
from snl_edu.films.chance.chance_film import chance_film
from snl_edu.films.chance.played_film import roll_on
from snl_edu.films.film import Film, Moment
from snl_edu.films.run.run_film import watch
from snl_edu.films.search_film import film
from snl_edu.model.board import Board, Move, Square
from snl_edu.model.boards import BOARDS, named_board, random_board
from snl_edu.model.chance.chances import chances, game_lengths
from snl_edu.model.chance.costs import search_costs
from snl_edu.model.chance.means import expected_rolls, jump_values
from snl_edu.model.games import Game, count_shortest_games, shortest_game, shortest_games
from snl_edu.model.input.arguments import BoardError
from snl_edu.model.leap import fewest_rolls, min_dice_throws, snakes_and_ladders
from snl_edu.model.search import Frontier, Turn, explore, frontiers

if TYPE_CHECKING:
    from snl_edu.course.check import check
    from snl_edu.course.grading.beliefs import beliefs
    from snl_edu.course.grading.grade import grade
    from snl_edu.course.grading.marks import Marks
    from snl_edu.course.install import copy_course
    from snl_edu.course.misconceptions import MISCONCEPTIONS, TEXTBOOK, Misconception, textbook
    from snl_edu.course.progress import progress
    from snl_edu.course.solvers.breakage import break_it
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
    "Marks": "course.grading.marks",
    "beliefs": "course.grading.beliefs",
    "check": "course.check",
    "grade": "course.grading.grade",
    "break_it": "course.solvers.breakage",
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
    return [*__all__, *(name for name in globals() if name.startswith("__"))]
