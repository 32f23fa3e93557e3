"""The command `snl-edu`: whatever happens, it ends with an answer or one line."""

import io
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu.__main__ import main
from snl_edu.command.terminal import INTERRUPTED

WORDS = [*("solve", "walk", "page", "boards", "--version", "", "play", "--json", "--grain", "move", "frontier"), "--"]
WORDS += ["--overwrite", "-o", "out.html", "folder", "--help", "-1", "--ask", "example-1", "the-trap", "board.json"]
WORDS += ["-", "nowhere", "x" * 300, "\udcff"]
TEXTS = [
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
    "NaN",
]


@given(st.sampled_from(WORDS[:4]), st.lists(st.sampled_from(WORDS), max_size=4), st.sampled_from(TEXTS))
def test_whatever_the_words_are_the_command_ends_with_an_answer_or_one_line(
    command: str, words: list[str], text: str
) -> None:
    errors = io.StringIO()
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        Path("folder").mkdir()
        Path("board.json").write_text(text, encoding="utf-8")
        for stream, value in (("stdin", io.StringIO(text)), ("stdout", io.StringIO()), ("stderr", errors)):
            patch.setattr(sys, stream, value)
        try:
            code: object = main([command, *words])
        except SystemExit as end:  # from the parser of the words, which has explained them
            code = end.code
        assert not [*Path().glob(".*")], "something is left behind"
    assert code in (0, 1, 2)
    assert "Traceback" not in errors.getvalue()
    assert not errors.getvalue().startswith("snl-edu:") or errors.getvalue().count("\n") == 1


def test_closed_streams_are_reported_where_they_can_be(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["solve", "-"]) == 2
    assert capsys.readouterr() == ("", "snl-edu: the board cannot be read: standard input is closed\n")
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["solve", "example-1"]) == 2
    assert capsys.readouterr().err == "snl-edu: the output cannot be written: it is closed\n"
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["solve", "example-1"]) == 2


@pytest.mark.parametrize("closed", [">&-", "<&- >&- 2>&-"])
@pytest.mark.skipif(os.name == "nt", reason="a shell that can close a stream")
def test_the_command_never_ends_with_a_traceback_when_streams_are_closed(closed: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m snl_edu solve - {closed}"
    ended = subprocess.run(["sh", "-c", command], input="[", capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr


def test_a_name_that_the_output_cannot_write_is_written_another_way(tmp_path: Path) -> None:
    path = tmp_path / "Brücke-桥.html"
    command = [sys.executable, "-m", "snl_edu", "page", "example-1", "-o", str(path)]
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "1"}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == f"{tmp_path}/Br\\xfccke-\\u6865.html\n"
    assert path.exists()


class Output(io.StringIO):
    """A standard output that cannot be written."""

    def __init__(self, error: OSError, path: Path) -> None:
        super().__init__()
        self.error, self.file = error, path.open("w", encoding="utf-8")

    def write(self, _: str) -> int:
        raise self.error

    def fileno(self) -> int:
        return self.file.fileno()


@pytest.mark.parametrize(("error", "code"), [(BrokenPipeError(), 0), (OSError(28, "No space left on device"), 2)])
def test_output_that_cannot_be_written_is_not_a_traceback(
    error: OSError, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = Output(error, tmp_path / "out")
    monkeypatch.setattr(sys, "stdout", output)
    assert main(["boards"]) == code
    output.file.close()
    assert ("cannot be written: No space left" in capsys.readouterr().err) == (code == 2)


def test_ctrl_c_ends_the_command_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Terminal:
        def read(self, _most: int) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Terminal())
    assert main(["solve", "-"]) == INTERRUPTED
    assert capsys.readouterr().err == "snl-edu: stopped\n"
