"""The command with words that nobody meant, in a process of its own."""

import io
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from snl_edu.__main__ import main
from tools.fuzz.boards import any_board
from tools.fuzz.child import in_child

COMMANDS = ("solve", "walk", "page", "boards", "--version", "", "play")
OPTIONS = ("--json", "--grain", "move", "frontier", "--overwrite", "-o", "out.html", "folder", "--help", "--", "-1")
TEXTS = (
    "",
    "{",
    "null",
    "5",
    "[]",
    "[[-1]]",
    "[" * 5000,
    '{"squares": 9}',
    '{"squares": 1e99}',
    '{"jumps": []}',
    "\0",
    "NaN",
)


def commands(rng: Random) -> Iterator[str]:
    """One line that explains, or an answer, and an exit code of 0, 1 or 2; never a traceback."""
    while True:
        words = [rng.choice(COMMANDS[: rng.choice((3, 7))]), *_board(rng)]
        words += rng.choices(OPTIONS, k=rng.randint(0, 3))
        text = json.dumps(any_board(rng, 40).to_moves()) if rng.random() < 0.5 else rng.choice(TEXTS)
        said = in_child(_run, words, text)
        yield f"snl-edu {' '.join(words)[:200]!r} with {text[:40]!r}: {said}" if said else ""


def _board(rng: Random) -> list[str]:
    names = ("example-1", "the-trap", "one-square", "board.json", "-", "folder", "nowhere", "x" * 300, "\udcff")
    return rng.choices(names, k=rng.choice((0, 1, 1, 1, 1, 2)))


def _run(words: list[str], text: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        Path("folder").mkdir()
        Path("board.json").write_text(text, encoding="utf-8", errors="replace")
        errors = io.StringIO()
        sys.stdin, sys.stderr = io.StringIO(text), errors
        with Path("out").open("w", encoding="utf-8") as sys.stdout:
            try:
                code: object = main(words)
            except SystemExit as end:  # the parser of the words, which has explained them
                code = end.code
        os.chdir("/")
    said = errors.getvalue()
    if code not in (0, 1, 2):
        return f"ended with {code}"
    return said if "Traceback" in said or (said.startswith("snl-edu:") and said.count("\n") != 1) else ""
