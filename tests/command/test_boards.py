"""`snl-edu boards`, and how a command gets its board."""

import io
import json
import sys
from pathlib import Path

import pytest

from snl_edu import BOARDS
from snl_edu.__main__ import main
from snl_edu.command import boards
from tests.helpers.command import EXAMPLE_1, EXAMPLE_1_SOLVED, file_with, refused


@pytest.mark.parametrize(
    "data",
    [
        EXAMPLE_1.to_matrix(),
        EXAMPLE_1.to_moves(),
        {"squares": 36, "jumps": {"2": 15, "14": 35, "17": 13}},
        {"squares": 36, "jumps": [[17, 13], [2, 15], [14, 35]], "columns": 6, "die": 6, "start": 1},
    ],
    ids=["matrix", "moves", "jumps", "pairs"],
)
def test_a_board_is_solved_by_its_name_from_a_file_in_any_format_and_from_standard_input(
    data: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(data)))
    for word in (file_with(tmp_path, data), "-", "example-1", "Example 1"):
        assert main(["solve", word]) == 0
        assert capsys.readouterr().out == EXAMPLE_1_SOLVED


def test_input_that_never_ends_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Endless(io.StringIO):
        def read(self, size: int | None = -1) -> str:
            assert size is not None
            assert size > 0
            return "[" * size

    text = json.dumps(EXAMPLE_1.to_matrix())
    monkeypatch.setattr(boards, "MOST_CHARACTERS", len(text))
    assert main(["solve", file_with(tmp_path, text)]) == 0
    assert main(["solve", file_with(tmp_path, text + " ")]) == 2
    monkeypatch.setattr(sys, "stdin", Endless())
    assert main(["solve", "-"]) == 2
    out, err = capsys.readouterr()
    assert out == EXAMPLE_1_SOLVED
    assert err == 2 * f"snl-edu: the board cannot be read: it is longer than {len(text)} characters\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("solve nowhere.json", "there is no file 'nowhere.json'"),
        ("solve nowhere/board", "there is no file 'nowhere/board'"),
        ("walk exampel-1", "no board is called 'exampel-1': try example-1, example-2"),
        ("solve .", "'.' cannot be read: Is a directory"),
        (f"solve {'x' * 300}", "cannot be read: File name too long"),
        (f"page example-1 -o {'x' * 300}", "path must be the name of a file that can be written"),
    ],
)
def test_a_name_without_a_file_is_refused_and_names_of_boards_are_offered(
    words: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in refused(capsys, *words.split())


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("{", "is not JSON"),
        ("[" * 100_000, "is not JSON"),
        ("[]", "moves must have a number in it"),  # what else is no board is tested with the formats
        ('{"squares": 9, "snakes": {}}', 'a board in JSON has "squares"'),
    ],
)
def test_a_bad_board_ends_with_2_and_one_line(
    data: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in refused(capsys, "solve", file_with(tmp_path, data))


def test_the_named_boards_are_listed_with_a_line_on_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["boards"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(maxsplit=1) for line in lines] == [[name, named.why] for name, named in BOARDS.items()]
