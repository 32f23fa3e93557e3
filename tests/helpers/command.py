"""What the tests of the command share: a board in a file, and a refusal."""

import json
from pathlib import Path

import pytest

from snl_edu import named_board
from snl_edu.__main__ import main

EXAMPLE_1 = named_board("example-1")
EXAMPLE_1_GAMES = 21
EXAMPLE_1_SOLVED = (
    "Fewest rolls: 4\n"
    "One game: start on 1; roll 1 to 2, up to 15; roll 2 to 17, down to 13; roll 1 to 14, up to 35; roll 1 to 36\n"
    f"Shortest games: {EXAMPLE_1_GAMES}\n"
)


def file_with(folder: Path, data: object) -> str:
    """The path of a file with a board, as a word for the command."""
    path = folder / "board.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(path)


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command says when it refuses its words."""
    assert main([*words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("snl-edu: ")
    assert err.count("\n") == 1
    return err
