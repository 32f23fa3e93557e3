"""The command `snl-edu`; its parts are in `command/`."""

import argparse
import os
import sys
from io import TextIOWrapper

from snl_edu import __version__
from snl_edu.command import boards, exercises, grades, lab, pages, solutions
from snl_edu.command.terminal import INTERRUPTED, SOLVED, refuse, say
from snl_edu.model.input.arguments import BoardError


def main(words: list[str] | None = None) -> int:
    """Runs the command and returns the exit code: 0 done, 1 the board cannot be won, 2 bad input."""
    parser = argparse.ArgumentParser(prog="snl-edu", description="The fewest rolls that win Snakes and Ladders.")
    parser.add_argument("--version", action="version", version=f"snl-edu {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for part in (lab, solutions, pages, boards, exercises, grades):
        part.add(commands)
    asked = parser.parse_args(words)
    if sys.stdout is None:
        return refuse("the output cannot be written: it is closed")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # the name of a file may hold any character
    try:
        code = int(asked.command(asked))
        sys.stdout.flush()
    except BoardError as error:
        return refuse(str(error))
    except KeyboardInterrupt:
        say("stopped")
        return INTERRUPTED
    except OSError as error:
        # Nobody reads the output any more, or it cannot be written. Python must not try again when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return SOLVED
        return refuse(f"the output cannot be written: {error.strerror}")
    return code


if __name__ == "__main__":
    sys.exit(main())
