"""`snl-edu walk` and `snl-edu page`: the film of a search, as text or as a page with the player."""

import argparse
from pathlib import Path

from snl_edu.command.boards import add_board, read_board
from snl_edu.command.terminal import IMPOSSIBLE, SOLVED, Commands
from snl_edu.films.search_film import film
from snl_edu.model.input.arguments import BoardError


def add(commands: Commands) -> None:
    """Adds both commands to the parser."""
    walk = commands.add_parser("walk", help="describe the search, step by step")
    add_board(walk)
    walk.add_argument(
        "--grain", choices=["frontier", "move"], default="frontier", help="how large a step is (default: %(default)s)"
    )
    walk.set_defaults(command=print_walk)
    page = commands.add_parser("page", help="write the player as a page of its own")
    add_board(page)
    words = "where to write it (default: %(default)s)"
    page.add_argument("-o", "--output", metavar="FILE", default="walk.html", type=Path, help=words)
    page.add_argument("--overwrite", action="store_true", help="replace the file if it exists")
    for option, ask, what in [("--ask", "frontier", "each frontier"), ("--ask-search", "search", "each step")]:
        page.add_argument(option, dest="ask", action="store_const", const=ask, help=f"let it ask about {what}")
    page.set_defaults(command=write_page)


def print_walk(asked: argparse.Namespace) -> int:
    """Prints the board and the film."""
    board = read_board(asked.board)
    search = film(board, grain=asked.grain)
    print(board, search, sep="\n\n")
    return SOLVED if search.games else IMPOSSIBLE


def write_page(asked: argparse.Namespace) -> int:
    """Writes the page and prints where it is."""
    from snl_edu.screens.player.player import play

    player = play(read_board(asked.board), title=Path(asked.board).stem, ask=asked.ask)
    try:
        print(player.save(asked.output, overwrite=asked.overwrite))
    except BoardError as error:  # in the terminal the option has another name
        raise BoardError(str(error).replace("overwrite=True", "--overwrite")) from None
    return SOLVED
