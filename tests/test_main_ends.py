"""How the command ends when somebody stops it: by Ctrl+C, or by killing it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from snl_edu.__main__ import main
from snl_edu.command.terminal import INTERRUPTED

SERVES = """
import sys
from pathlib import Path
from snl_edu.command.lab import serve
server = "import os, time; print(os.getpid(), flush=True); time.sleep(600)"
serve([sys.executable, "-c", server], Path.cwd())
"""


def test_ctrl_c_ends_the_command_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Terminal:
        def read(self, _most: int) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Terminal())
    assert main(["solve", "-"]) == INTERRUPTED
    assert capsys.readouterr().err == "snl-edu: stopped\n"


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
