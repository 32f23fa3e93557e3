"""The command `snl-edu`."""

import io
import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any, Self
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import BOARDS, film, named_board, play
from snl_edu.__main__ import main
from snl_edu.command import boards, solutions
from snl_edu.command import lab as lab_command
from snl_edu.course.catalogue import course_exercises, course_folder
from snl_edu.course.grading import grade as grading
from snl_edu.course.grading.limits import Limits
from snl_edu.course.grading.rerun.process import Rerun
from snl_edu.course.install import (
    FOR_TEACHERS,
    LAYOUTS,
    Copied,
    course_files,
    first_notebook,
    lab_environment,
)
from snl_edu.course.logbook import NAME as LOGBOOK
from snl_edu.course.report import Report
from tests.helpers.notebooks import RIGHT, handed_in

EXAMPLE_1 = named_board("example-1")
EXAMPLE_1_GAMES = 21
EXAMPLE_1_SOLVED = (
    "Fewest rolls: 4\n"
    "One game: start on 1; roll 1 to 2, up to 15; roll 2 to 17, down to 13; roll 1 to 14, up to 35; roll 1 to 36\n"
    f"Shortest games: {EXAMPLE_1_GAMES}\n"
)

OWN_EXERCISES = """\
from snl_edu.course import edit, number, written

number("mine-1", "how many squares has a board of 3 rows and 4 columns?", 12, wrong={7: "multiply"}, hints=["Count the rows."])


@written("mine-2", "write the function that doubles a number", cases=[(2,), (5,)],
         wrong={edit("2 * number", "number + 2", key="adds"): "you add 2: multiply by 2"})
def double(number):
    return 2 * number
"""


def file_with(folder: Path, data: object) -> str:
    path = folder / "board.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return str(path)


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


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command says when it refuses its words."""
    assert main([*words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("snl-edu: ")
    assert err.count("\n") == 1
    return err


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


def test_a_walk_describes_the_board_and_the_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["walk", "example-1"]) == 0
    assert capsys.readouterr().out == f"{EXAMPLE_1}\n\n{film(EXAMPLE_1)}\n"
    assert main(["walk", "the-trap", "--grain", "move"]) == 1
    assert capsys.readouterr().out.endswith(f"{film(named_board('the-trap'), grain='move')}\n")


@pytest.mark.parametrize(("words", "ask"), [([], None), (["--ask"], "frontier"), (["--ask-search"], "search")])
def test_a_page_is_written_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], ask: str | None
) -> None:
    path = tmp_path / "walk.html"
    words = ["page", *words, "-o", str(path)]
    assert main([*words, "example-1"]) == 0
    assert capsys.readouterr().out == f"{path}\n"
    assert path.read_text(encoding="utf-8") == play(EXAMPLE_1, title="example-1", ask=ask).page()
    assert "exists: choose another name, or say --overwrite" in refused(capsys, *words, "example-1")
    assert main([*words, "one-square", "--overwrite"]) == (2 if ask else 0)
    assert ("there is nothing to ask about" in capsys.readouterr().err) is bool(ask)


def test_the_named_boards_are_listed_with_a_line_on_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["boards"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(maxsplit=1) for line in lines] == [[name, named.why] for name, named in BOARDS.items()]


FIRST_SIGHT = f"--LabApp.default_url=/lab/tree/{first_notebook()}"


class FakeLab:
    """What would run JupyterLab; it ends by itself, or is told to, or does not listen."""

    pid = 4242

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, root: bool = False, deaf: bool = False) -> None:
        self.command: list[str] = []
        self.folder = Path()
        self.config_path: list[str] = []
        self.polls: list[Any] = [None]
        self.deaf, self.told = deaf, list[str]()
        self.returncode: int | None = None
        monkeypatch.setattr(subprocess, "Popen", self.start)
        monkeypatch.setattr(time, "sleep", self.between)
        monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)

    def start(self, command: list[str], cwd: Path, env: dict[str, str], *, start_new_session: bool) -> "FakeLab":
        assert start_new_session
        self.config_path = env["JUPYTER_CONFIG_PATH"].split(os.pathsep)
        assert env == lab_environment(cwd, os.environ)
        self.command, self.folder, self.returncode = command[4:] if "-c" in command else command, cwd, None
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.returncode is not None

    def between(self, _: float) -> None:
        """What happens between two looks at the server: it ends with a number, or a signal or an exception comes."""
        if isinstance(event := self.polls.pop(0), signal.Signals):
            signal.raise_signal(event)
        elif isinstance(event, BaseException):
            raise event
        elif isinstance(event, int):
            self.returncode = event

    def poll(self) -> int | None:
        return self.returncode

    def terminate(self) -> None:
        self.told.append("terminate")
        if self.returncode is None and not self.deaf:
            self.returncode = 15

    def kill(self) -> None:
        self.told.append("kill")
        self.returncode = 9

    def wait(self, seconds: float) -> None:
        if self.returncode is None:
            raise subprocess.TimeoutExpired(self.command, seconds)


def test_the_lab_opens_in_the_folder_of_the_course(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lab = FakeLab(monkeypatch)
    lab.polls = [None, 3, 0, 0]
    folder = tmp_path / "mine"
    assert main(["lab", str(folder)]) == 3
    assert lab.command == [sys.executable, "-m", "jupyterlab", FIRST_SIGHT]
    assert lab.folder == folder
    assert (folder / first_notebook()).exists()
    count = len(course_files()) - len(FOR_TEACHERS)
    assert capsys.readouterr().out == f"{count} files of the course are new in {folder}.\n"
    assert main(["lab", str(folder)]) == 0
    assert "Kept, because you have them: " in capsys.readouterr().out
    assert main(["lab", "--fresh", str(folder)]) == 2
    assert "exists: choose a new name" in capsys.readouterr().err
    lab.polls = [0, 0]
    assert main(["lab", "--fresh", str(tmp_path / "clean")]) == 0
    names = {path.name for path in (tmp_path / "clean").iterdir()}
    assert len(names) == count + 2
    assert {LOGBOOK, LAYOUTS} < names
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "theirs")
    assert main(["lab", "--teacher", str(folder)]) == 0
    ours, theirs = lab.config_path
    assert theirs == "theirs"
    assert json.loads(Path(ours, "labconfig", "default_setting_overrides.json").read_text(encoding="utf-8"))
    assert f"{len(FOR_TEACHERS)} files of the course are new" in capsys.readouterr().out


def test_the_course_is_only_copied_and_what_arrived_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    assert main(["course", str(folder)]) == 0
    learners = [path.name for path in course_files() if path.name not in FOR_TEACHERS]
    assert capsys.readouterr().out == f"{len(learners)} files of the course are new in {folder}.\n"
    assert main(["course", str(folder), "--teacher"]) == 0
    kept = f"Kept, because you have them: {', '.join(learners)}\n"
    assert capsys.readouterr().out == f"2 files of the course are new in {folder}.\n{kept}"
    assert "the course cannot be put into" in refused(capsys, "course", str(folder / learners[0]))
    copied = Copied(["one.ipynb"], [], ["01 (0.3).ipynb", "02 (0.3).ipynb"], "A note.")
    monkeypatch.setattr(lab_command, "copy_course", lambda _, **__: copied)
    assert main(["course", "mine"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1 file of the course is new in mine.",
        "Changed in the course, so there is a new file beside yours: 01 (0.3).ipynb, 02 (0.3).ipynb",
        "A note.",
    ]


def test_root_is_warned_and_may_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lab = FakeLab(monkeypatch, root=True)
    lab.polls = [0]
    assert main(["lab", str(tmp_path / "mine")]) == 0
    assert lab.command[2:] == ["jupyterlab", FIRST_SIGHT, "--allow-root"]
    assert "You are root, so Jupyter is started with --allow-root." in capsys.readouterr().out


SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


@pytest.fixture
def nohup() -> Iterator[Callable[[Any], Any]]:
    """What happens when the terminal is closed: whoever runs the tests may have chosen something else."""
    before = signal.getsignal(signal.SIGHUP)
    yield lambda handler: signal.signal(signal.Signals(1), handler)
    signal.signal(signal.Signals(1), before)


@pytest.mark.parametrize("deaf", [False, True])
@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_a_lab_that_is_ended_or_fails_ends_its_server(
    number: signal.Signals, deaf: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nohup: Any
) -> None:
    nohup(signal.SIG_DFL)
    before = [signal.getsignal(each) for each in SIGNALS]
    lab = FakeLab(monkeypatch, deaf=deaf)
    lab.polls = [None, number]
    assert main(["lab", str(tmp_path)]) == 0
    lab.polls = [MemoryError()]
    with pytest.raises(MemoryError):
        main(["lab", str(tmp_path)])
    assert lab.told == ["terminate", "kill"][: 1 + deaf] * 2
    assert [signal.getsignal(each) for each in SIGNALS] == before


def test_nohup_and_a_system_without_a_signal_are_respected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nohup: Any
) -> None:
    lab = FakeLab(monkeypatch)
    lab.polls = [signal.SIGHUP, 0]
    nohup(signal.SIG_IGN)
    assert main(["lab", str(tmp_path)]) == 0
    assert lab.polls == [], "it went on until it ended by itself"
    monkeypatch.delattr(signal, "SIGHUP")
    lab.polls = [0]
    assert main(["lab", str(tmp_path)]) == 0


def test_without_jupyterlab_the_cure_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "jupyterlab", None)
    assert main(["lab", str(tmp_path / "mine")]) == 2
    assert capsys.readouterr().err == "snl-edu: JupyterLab is missing: install it with pip install 'snl-edu[lab]'\n"
    assert not (tmp_path / "mine").exists()


def test_a_real_lab_opens_the_first_notebook_names_its_address_and_ends_with_us(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    browser, opened, log = tmp_path / "browser", tmp_path / "opened", tmp_path / "log"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shlex.quote(str(opened))}\n', encoding="utf-8")
    browser.chmod(0o755)
    away = ("JUPYTER", "IPYTHON", "DISPLAY", "WAYLAND", "COV")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(away)}
    # No other browser is found on an empty path, and nothing is written outside of the test's own folder.
    environment |= {"PATH": str(tmp_path), "HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    environment |= {f"JUPYTER_{name}_DIR": str(tmp_path / name) for name in ("CONFIG", "DATA", "RUNTIME")}
    environment |= {"JUPYTER_PORT": str(port), "JUPYTER_PLATFORM_DIRS": "1", "BROWSER": f"{browser} %s"}
    command = [sys.executable, "-m", "snl_edu", "lab", str(tmp_path / "course")]
    address = re.compile(
        rf"copy and paste one of these URLs:\s+(http://\S+:{port}/lab/tree/{first_notebook()}\?token=(\w+))"
    )
    with (
        log.open("w", encoding="utf-8") as errors,
        subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=errors, text=True) as ours,
    ):
        try:
            ends = time.monotonic() + 120
            while not (opened.exists() and opened.read_text() and address.search(log.read_text())):
                assert ours.poll() is None, log.read_text()
                assert time.monotonic() < ends, log.read_text()
                time.sleep(0.1)
            url, token = address.findall(log.read_text())[0]
            page = Path(unquote(urlsplit(opened.read_text().strip()).path)).read_text(encoding="utf-8")
            assert urlsplit(url).path + f"?token={token}" in page, "the browser opens the first notebook"

            def ask(path: str) -> Any:
                question = Request(f"http://127.0.0.1:{port}{path}", headers={"Authorization": f"token {token}"})
                with urlopen(question, timeout=60) as answer:
                    return json.load(answer)

            assert first_notebook() in {each["name"] for each in ask("/api/contents")["content"]}
            for plugin, name, value in [
                ("@jupyter-widgets/jupyterlab-manager:plugin", "saveState", True),
                ("@jupyterlab/apputils-extension:notification", "fetchNews", "false"),
            ]:
                settings = ask(f"/lab/api/settings/{plugin}")
                assert (settings["schema"]["properties"][name]["default"], settings["settings"]) == (value, {})
            layout = ask("/lab/api/workspaces/default")["data"]["layout-restorer:data"]
            assert layout["left"]["collapsed"], "the side bar is closed"
            ours.terminate()
            assert ours.wait(60) == 0
        finally:
            ours.terminate()
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", port)) != 0, "the server goes on"


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A class of two learners whose notebooks need no kernel; we are in the folder above it, and not root."""

    def rerun(path: Path, *_: Any) -> Rerun:
        wrong = Report("02-first-in-line", False, "Not yet: what does roll 1 do?", fault="3")
        return Rerun(((wrong if path.parent.name == "ben" else wrong._replace(passed=True), ""),), end="done")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(grading, "rerun", rerun)
    for learner in ("ada", "ben"):
        handed_in(tmp_path / "room" / learner, RIGHT)
    return tmp_path / "room"


def test_a_class_is_graded_once(
    room: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    count = sum(name.startswith("02-") for name in course_exercises())
    assert main(["grade", room.name, "--jobs", "1"]) == 0
    printed = capsys.readouterr()
    assert printed.err.splitlines() == [
        f"snl-edu: 1 of 2: 02_frontiers.ipynb of ada: 1 of {count}",
        f"snl-edu: 2 of 2: 02_frontiers.ipynb of ben: 0 of {count}",
    ]
    assert printed.out.splitlines() == [
        "What the class believes (2 learners):",
        "  1 of 2  02-first-in-line  3 is the lowest square, but the order is that of the rolls: what does roll 1 do?",
        "Hardest first:",
        "  02-first-in-line  right for 1 of 2 who tried  1.0 tries each",
        "2 notebooks graded. Marks: marks.csv; the summary, with a picture: marks-summary.html",
    ]
    lines = Path("marks.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "learner,notebook,exercise,passed,tries,message"
    assert "ben,02_frontiers.ipynb,02-first-in-line,no,1,Not yet: what does roll 1 do?" in lines
    assert b"<img alt=" in Path("marks-summary.html").read_bytes()
    monkeypatch.setattr(sys, "stderr", None)  # where there is no place for its words
    assert main(["grade", room.name]) == 0
    assert "0 notebooks graded." in capsys.readouterr().out


def test_a_teachers_own_exercises_are_tried_out_and_what_is_wrong_has_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine_exercises.py"
    path.write_text(OWN_EXERCISES, encoding="utf-8")
    assert main(["exercises", str(path)]) == 0
    assert capsys.readouterr().out == "mine_exercises.py: 2 exercises, no faults.\n"
    path.write_text(OWN_EXERCISES.replace("number + 2", "number * 2").replace("Count", "12: count"), encoding="utf-8")
    assert main(["exercises", str(path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "mine_exercises.py, line 3: mine-1: a hint gives the answer away: '12: count the rows.'",
        "mine_exercises.py, line 7: mine-2: the wrong thing adds counts as right",
        "mine_exercises.py: 2 exercises, 2 faults.",
    ]
    path.write_text(OWN_EXERCISES.replace('"2 * number"', '"nowhere"'), encoding="utf-8")
    assert main(["exercises", str(path)]) == 1
    first, _ = capsys.readouterr().out.splitlines()
    assert first == (
        "mine_exercises.py, line 6: mine-2: the edit 'adds' finds nothing to replace: 'nowhere' is not in the right function"
    )
    for name, told in (("nothing_exercises.py", "there is no file"), ("mine.py", "is not found by check")):
        (tmp_path / "mine.py").touch()
        assert main(["exercises", str(tmp_path / name)]) == 2
        assert told in capsys.readouterr().err


def test_the_exercises_of_the_course_are_listed_with_their_questions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exercises"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(course_exercises())
    assert all(exercise.question in line for line, exercise in zip(lines, course_exercises().values(), strict=True))
    course = [str(path) for path in course_folder().glob("*_exercises.py")]
    assert main(["exercises", *sorted(course)]) == 0


def test_a_broken_file_of_a_teachers_stops_the_grading_before_it_begins(
    room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("mine_exercises.py").write_text("number(", encoding="utf-8")
    assert main(["grade", room.name]) == 2
    assert (
        "this file of exercises cannot be used as it is: mine_exercises.py, line 1: SyntaxError"
        in capsys.readouterr().err
    )


def test_root_is_refused_and_shown_a_container(
    room: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert main(["grade", room.name]) == 2
    assert "docker run --rm --network none" in capsys.readouterr().err
    assert not Path("marks.csv").exists()
    assert main(["grade", room.name, "--allow-root", "-o", "a.csv"]) == 0
    assert Path("a-summary.html").exists()


@pytest.mark.parametrize("words", [["--jobs", "0"], ["--memory", "1"], ["-o", "marks.txt"], ["nowhere"]], ids=" ".join)
def test_bad_options_for_grading_end_with_2(room: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["grade", room.name, *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_on_a_terminal_a_bar_shows_how_far_the_grading_is(
    room: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert main(["grade", room.name, "--jobs", "1"]) == 0
    first, second = capsys.readouterr().err.removeprefix("\r").split("\r")
    assert first.startswith("[##########..........] 1 of 2: 02_frontiers.ipynb of ada")
    assert (len(first), second[:22], second[-1]) == (79, "[####################]", "\n")


def test_grading_that_is_stopped_says_how_to_go_on_and_leaves_no_thread(
    room: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Path] = []
    ended: list[Path] = []
    start = Thread.start

    def rerun(path: Path, _: Limits, stop: Event) -> Rerun:
        begun.append(path)
        assert stop.wait(60)
        time.sleep(0.1)
        ended.append(path)
        return Rerun(end="dead")

    def stopped_just_there(thread: Thread) -> None:
        start(thread)
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(grading, "rerun", rerun)
    monkeypatch.setattr(Thread, "start", stopped_just_there)
    assert main(["grade", room.name, "--jobs", "1"]) == 2
    assert begun == ended != []
    assert "run the same command again to go on" in capsys.readouterr().err
    assert not Path("marks.csv").exists()
