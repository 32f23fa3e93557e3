"""`snl-edu solve`: the answer, and what is left out."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from snl_edu.__main__ import main
from snl_edu.command import solutions
from tests.helpers.command import EXAMPLE_1_GAMES, EXAMPLE_1_SOLVED, file_with


@pytest.mark.parametrize(
    ("board", "code", "plain", "as_json"),
    [
        ("the-trap", 1, "This board cannot be won.", [-1, None, 0]),
        ("one-square", 0, "Fewest rolls: 0\nOne game: start on 1\nShortest games: 1", [0, [], 1]),
        ("a-million-million", 0, "Fewest rolls: 1012", [1012, None, None]),
        ({"squares": 9 * 10**6, "die": 1}, 0, "Fewest rolls: 8999999", [8999999, None, None]),
        ({"squares": 2 * 10**6}, 0, "Fewest rolls: 333334", [333334, None, None]),  # 12 million moves are too many
    ],
)
def test_an_answer_has_its_exit_code_and_leaves_out_what_cannot_be_searched(
    board: Any, code: int, plain: str, as_json: list[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    word = board if isinstance(board, str) else file_with(tmp_path, board)
    assert main(["solve", word]) == code
    out, err = capsys.readouterr()
    assert out == f"{plain}\n"
    assert err.startswith("snl-edu: searching up to 9,000,000 squares") if "9" in plain else err == ""
    assert main(["solve", word, "--json"]) == code
    assert json.loads(capsys.readouterr().out) == dict(zip(("rolls", "game", "games"), as_json, strict=True))


def test_a_count_too_long_to_print_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(str(1 << solutions.MOST_BITS)) < sys.get_int_max_str_digits()
    for bits, count in ((5, EXAMPLE_1_GAMES), (4, None)):
        monkeypatch.setattr(solutions, "MOST_BITS", bits)
        assert main(["solve", "example-1"]) == 0
        assert ("Shortest games" in capsys.readouterr().out) is (count is not None)
        assert main(["solve", "example-1", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["games"] == count


def test_a_long_search_is_announced_and_a_short_one_is_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", "example-1"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(solutions, "QUICK_MOVES", 36 * 6 - 1)
    assert main(["solve", "example-1"]) == 0
    out, err = capsys.readouterr()
    assert out == EXAMPLE_1_SOLVED
    assert err == "snl-edu: searching up to 36 squares, which takes some seconds ...\n"
    assert main(["solve", "a-million-million"]) == 0
    assert capsys.readouterr().err == ""  # it is not searched
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["solve", "example-1"]) == 0
