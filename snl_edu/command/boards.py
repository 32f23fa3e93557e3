"""`snl-edu boards`, and the argument of the commands that take a board."""

import argparse
import json
import sys
from pathlib import Path
from typing import TextIO

from snl_edu.command.terminal import SOLVED, Commands
from snl_edu.model.board import Board
from snl_edu.model.boards import BOARDS, named_board
from snl_edu.model.input.arguments import BoardError, shown

MOST_CHARACTERS = 5 * 10**7  # of a board: enough for millions of squares


def add(commands: Commands) -> None:
    """Adds the command to the parser."""
    commands.add_parser("boards", help="list the named boards").set_defaults(command=print_boards)


def add_board(command: argparse.ArgumentParser) -> None:
    """Adds a board to the arguments of a command."""
    words = "a name (see: snl-edu boards), a JSON file, or - for standard input"
    command.add_argument("board", metavar="BOARD", help=words)


def print_boards(_: argparse.Namespace) -> int:
    """Prints the names, each with a line on why the board is worth a look."""
    width = max(map(len, BOARDS))
    for name, named in BOARDS.items():
        print(f"{name:{width}}  {named.why}")
    return SOLVED


def read_board(word: str) -> Board:
    """The board of that name, or the one written in that file or on standard input."""
    if word in BOARDS:
        return BOARDS[word].board
    try:
        if word == "-":
            return Board.from_json(json.loads(_text(sys.stdin)))
        if not Path(word).exists():
            if any(mark in word for mark in "./\\"):  # as in no name of a board
                raise BoardError(f"there is no file {shown(word)}")
            return named_board(word)
        with Path(word).open(encoding="utf-8-sig") as file:
            return Board.from_json(json.loads(_text(file)))
    except BoardError:
        raise
    except OSError as error:
        raise BoardError(f"{shown(word)} cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise BoardError(f"{shown(word)} is not JSON: write a matrix, a list of moves, or squares and jumps") from error


def _text(file: TextIO | None) -> str:
    """The text of a file, which may be closed, or never end."""
    if file is None:
        raise BoardError("the board cannot be read: standard input is closed")
    text = file.read(MOST_CHARACTERS + 1)
    if len(text) > MOST_CHARACTERS:
        raise BoardError(f"the board cannot be read: it is longer than {MOST_CHARACTERS:,} characters")
    return text
