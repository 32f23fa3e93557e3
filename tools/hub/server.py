"""The hub of `deploy/hub`, started on this machine, and ended with everything that belongs to it."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import requests

CONFIG = Path(__file__).parents[2] / "deploy" / "hub" / "jupyterhub_config.py"
PATIENCE = 600  # seconds for one answer: the machine may be busy, and what never comes is a failure
# The learners of a test have no accounts, and it may run as root. All else is as in the configuration.
SWAPS = """
load_subconfig({config!r})
c.JupyterHub.authenticator_class = "dummy"
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = {home!r}
c.Spawner.args.append("--allow-root")
"""


class Process(NamedTuple):
    """A process of the hub: its learner (none, if it is the hub's own), and its command."""

    pid: int
    learner: str
    command: str


class Memory(NamedTuple):
    """Megabytes: PSS, in which what processes share is divided among them, and RSS, in which each has all of it."""

    pss: float = 0
    rss: float = 0


def processes(folder: Path) -> list[Process]:
    """The processes that live in a folder, or work for a learner whose home is in it: their environment says so."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended, or is not ours to look at
            environment = (entry / "environ").read_bytes()
            if os.fsencode(folder) in environment and int(entry.name) != os.getpid():
                learner = re.search(rb"(?:^|\0)JUPYTERHUB_USER=([^\0]*)", environment)
                command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                found.append(Process(int(entry.name), learner[1].decode() if learner else "", command))
    return found


def memory(found: list[Process]) -> Memory:
    """The memory that some processes use together."""
    names = ("Pss", "Rss")
    sizes = dict.fromkeys(names, 0.0)
    for process in found:
        with suppress(OSError):
            for line in Path("/proc", str(process.pid), "smaps_rollup").read_text(encoding="utf-8").splitlines()[1:]:
                name, kilobytes, _ = line.split()
                sizes[name.rstrip(":")] = sizes.get(name.rstrip(":"), 0) + int(kilobytes) * 1024 / 1e6
    return Memory(*(sizes[name] for name in names))


def free_ports(count: int) -> list[int]:
    """Different ports that nothing listened on a moment ago."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [each.getsockname()[1] for each in sockets]


@contextmanager
def running_hub(folder: Path) -> Iterator[str]:
    """The address of a hub that runs until the end of the block, with all its files in a folder."""
    address, inside, proxy = (f"http://127.0.0.1:{port}" for port in free_ports(3))
    swaps = SWAPS.format(config=str(CONFIG), home=str(folder / "{username}"))
    (folder / "class.py").write_text(swaps, encoding="utf-8")
    command = [
        *(sys.executable, "-m", "jupyterhub", "--config=class.py", "--log-level=WARN"),
        *(f"--JupyterHub.bind_url={address}", f"--JupyterHub.hub_bind_url={inside}"),
        f"--ConfigurableHTTPProxy.api_url={proxy}",
    ]
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(folder), "LANG": "C.UTF-8"}
    with (folder / "hub.log").open("w") as log:
        hub = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        while not _answers(f"{address}/hub/health"):
            if hub.poll() is not None:
                raise RuntimeError("the hub did not start")
            time.sleep(0.2)
        yield address
    finally:
        _stop(hub, folder)


def _answers(address: str) -> bool:
    try:
        return bool(requests.get(address, timeout=PATIENCE).ok)
    except requests.RequestException:
        return False


def _stop(hub: "subprocess.Popen[bytes]", folder: Path) -> None:
    """Ends the hub, which ends its proxy and the learners' servers, and then whatever is left of them."""
    hub.terminate()
    with suppress(subprocess.TimeoutExpired):
        hub.wait(60)
    while left := processes(folder):
        for process in left:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        hub.poll()  # an ended process stays in the list until it has been asked for
        time.sleep(0.1)
