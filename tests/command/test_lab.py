"""`snl-edu lab` and `snl-edu course`: the folder, JupyterLab, and how both end."""

import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

import pytest

from snl_edu.__main__ import main
from snl_edu.command import lab as lab_command
from snl_edu.course.install import (
    FOR_TEACHERS,
    LAYOUTS,
    Copied,
    course_files,
    first_notebook,
    lab_environment,
)
from snl_edu.course.logbook import NAME as LOGBOOK
from tests.helpers.command import refused

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


SERVES = """
import sys
from pathlib import Path
from snl_edu.command.lab import serve
server = "import os, time; print(os.getpid(), flush=True); time.sleep(600)"
serve([sys.executable, "-c", server], Path.cwd())
"""


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux can be asked to end a process with another"
)
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_killed_lab_leaves_no_server_behind(number: signal.Signals, tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", SERVES], cwd=tmp_path, stdout=subprocess.PIPE, text=True) as lab:
        assert lab.stdout is not None
        server = int(lab.stdout.readline())
        lab.send_signal(number)
        lab.wait(300)
    ends = time.monotonic() + 300
    while _is_alive(server) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not _is_alive(server)


def _is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended may wait for somebody to ask how."""
    try:
        os.kill(pid, 0)
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except (ProcessLookupError, FileNotFoundError):
        return False
