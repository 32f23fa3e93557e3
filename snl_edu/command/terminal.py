"""What all commands share: exit codes, a line for the person at the terminal, and the signals that end a program."""

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

SOLVED, IMPOSSIBLE, BAD_INPUT = 0, 1, 2
INTERRUPTED = 128 + signal.SIGINT  # as a shell says it
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def say(line: str) -> None:
    """Prints a line about the command itself, where there is a place for it."""
    if sys.stderr is not None:
        print(f"snl-edu: {line}", file=sys.stderr, flush=True)


def refuse(reason: str) -> int:
    """Prints why the command cannot be carried out, and gives its exit code."""
    say(reason)
    return BAD_INPUT


def is_root() -> bool:
    """Whether we may do everything on this machine."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


@contextmanager
def signals(note: Callable[[int], None]) -> Iterator[None]:
    """Notes, while a block runs, each signal that asks a program to end: Ctrl+C, a closed terminal, `kill`."""
    names = ("SIGINT", "SIGTERM", "SIGHUP")  # Windows does not have them all, and nohup asks to ignore the last
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = {
        number: signal.signal(number, lambda number, _: note(number))
        for number in numbers
        if number == signal.SIGINT or signal.getsignal(number) != signal.SIG_IGN
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
