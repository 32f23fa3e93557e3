"""`snl-edu solve`: the fewest rolls, one shortest game, and how many there are."""

import argparse
import json

from snl_edu.command.boards import add_board, read_board
from snl_edu.command.terminal import IMPOSSIBLE, SOLVED, Commands, say
from snl_edu.model.board import Board
from snl_edu.model.games import Game, count_shortest_games, shortest_game
from snl_edu.model.input.arguments import BoardError
from snl_edu.model.leap import as_answer, fewest_rolls

MOST_MOVES = 10**7  # for a board with more, only the fewest rolls are printed
QUICK_MOVES = 10**6  # with more, the search takes long enough to say so
MOST_BITS = 10_000  # of a number: Python refuses to print one with thousands of digits


def add(commands: Commands) -> None:
    """Adds the command to the parser."""
    solve = commands.add_parser(
        "solve",
        help="the fewest rolls; one shortest game and how many there are, unless the board is too large to search",
    )
    add_board(solve)
    solve.add_argument("--json", action="store_true", help="as JSON")
    solve.set_defaults(command=print_solution)


def print_solution(asked: argparse.Namespace) -> int:
    """Prints the answer; for a board too large to search move by move, only the fewest rolls."""
    board = read_board(asked.board)
    rolls = fewest_rolls(board)
    game, games = _searched(board)
    if games is not None and games.bit_length() > MOST_BITS:
        games = None
    if asked.json:
        one = None if game is None else game.rolls  # a game without rolls counts as false, but is a game
        print(json.dumps({"rolls": as_answer(rolls), "game": one, "games": games}))
    elif rolls is None:
        print("This board cannot be won.")
    else:
        print(f"Fewest rolls: {rolls}")
        if game is not None:
            print(f"One game: {game}")
        if games is not None:
            print(f"Shortest games: {games:,}")
    return IMPOSSIBLE if rolls is None else SOLVED


def _searched(board: Board) -> tuple[Game | None, int | None]:
    """A shortest game and how many there are, or None for both if the board is too large to search."""
    moves = board.squares * board.die
    if moves > MOST_MOVES:
        return None, None
    if moves > QUICK_MOVES:
        say(f"searching up to {board.squares:,} squares, which takes some seconds ...")
    try:
        return shortest_game(board), count_shortest_games(board)
    except BoardError:  # with a small die, a board of fewer moves can still have too many squares
        return None, None
