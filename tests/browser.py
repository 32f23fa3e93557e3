"""A real browser and a real JupyterLab for the tests that need one; nothing here is fetched."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import Request as Question
from urllib.request import urlopen

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HERE = {"127.0.0.1", "localhost"}
AXE = Path(sys.prefix, "axe", "package", "axe.min.js")


def give_up(reason: str) -> NoReturn:
    """Skips a test that cannot be run on this machine, but not where everything has to be run."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@contextmanager
def open_browser() -> Iterator[Browser]:
    """The chromium of this machine. Playwright has an event loop running until it is closed: do not leave it open."""
    program = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        program = None
    if program is None:
        give_up("no chromium was found: browser tests were skipped")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


@dataclass
class Watch:
    """What a page did that it should not do."""

    requests: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


def watch_requests(page: Page) -> Watch:
    """Notes from now on every request that leaves this machine, and every error."""
    watch = Watch()

    def note(address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in HERE:
            watch.requests.append(address)

    page.on("request", lambda request: note(request.url))
    page.on("websocket", lambda opened: note(opened.url))
    page.on("console", lambda message: watch.errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: watch.errors.append(str(error)))
    return watch


def axe_text() -> str:
    """The script of axe-core, which judges whether everybody can use a page; `make test` installs it with npm."""
    if not AXE.exists():
        give_up("axe-core was not installed, for want of npm: accessibility was not tested")
    return AXE.read_text(encoding="utf-8")


def axe_violations(page: Page, within: str | None = None) -> list[str]:
    """What axe-core finds wrong with a page or a part of it, a line for each place."""
    page.evaluate(axe_text())
    found: dict[str, Any] = page.evaluate("within => axe.run(within ?? document)", within)
    return [
        f"{rule['id']} ({rule['impact']}): {node['target']} {node['html'][:120]} {node['failureSummary']}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


@dataclass
class Lab:
    """A JupyterLab that runs on this machine."""

    port: int
    token: str
    folder: Path

    def ask(self, path: str, method: str = "GET") -> Any:
        """What the server answers."""
        headers = {"Authorization": f"token {self.token}"}
        question = Question(f"http://127.0.0.1:{self.port}{path}", method=method, headers=headers)
        with urlopen(question, timeout=10) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def write(self, name: str, *cells: str, outputs: list[dict[str, Any]] | None = None) -> Path:
        """A notebook with these cells of code, and perhaps with what the first of them is said to have shown."""
        written: list[dict[str, Any]] = [
            {
                "cell_type": "code",
                "id": f"cell-{number}",
                "metadata": {},
                "execution_count": None,
                "source": source,
                "outputs": outputs or [] if number == 0 else [],
            }
            for number, source in enumerate(cells)
        ]
        kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
        notebook = {"cells": written, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
        path = self.folder / name
        path.write_text(json.dumps(notebook), encoding="utf-8")
        return path

    def open(self, page: Page, name: str) -> None:
        """Shows a notebook and waits for its kernel: what is run before that is lost without a word."""
        page.goto(f"http://127.0.0.1:{self.port}/lab/tree/{name}?token={self.token}&reset")
        page.wait_for_selector(".jp-NotebookPanel .jp-Notebook .jp-Cell", timeout=60_000)
        page.locator("#jp-main-statusbar", has_text="| Idle").wait_for(timeout=60_000)

    def shut_down_kernels(self) -> None:
        """Ends what the notebooks run."""
        for kernel in self.ask("/api/kernels"):
            self.ask(f"/api/kernels/{kernel['id']}", "DELETE")


def choose(page: Page, menu: str, *commands: str) -> None:
    """Chooses from a menu of JupyterLab; each command is a selector of its items."""
    page.locator(".lm-MenuBar-item", has_text=menu).first.click()
    for command in commands:
        page.locator(f".lm-Menu-item{command}").click()


def run_all(page: Page) -> None:
    """Runs every cell of the notebook, without waiting for them."""
    choose(page, "Run", '[data-command="runmenu:run-all"]')


@contextmanager
def open_lab(folder: Path) -> Iterator[Lab]:
    """A JupyterLab whose files, settings and history are all in this folder."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    lab = Lab(port, secrets.token_hex(16), folder / "notebooks")
    lab.folder.mkdir()
    settings = folder / "config" / "lab" / "user-settings" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    quiet = {"fetchNews": "false", "checkForUpdates": False}
    (settings / "notification.jupyterlab-settings").write_text(json.dumps(quiet), encoding="utf-8")
    homes = {"CONFIG_DIR": "config", "DATA_DIR": "data", "RUNTIME_DIR": "runtime"}
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "IPYTHON"))}
    environment |= {f"JUPYTER_{name}": str(folder / home) for name, home in homes.items()}
    environment |= {"IPYTHONDIR": str(folder / "ipython"), "JUPYTER_PLATFORM_DIRS": "1"}
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--ServerApp.ip=127.0.0.1"),
        *(f"--ServerApp.port={port}", "--ServerApp.port_retries=0", f"--ServerApp.root_dir={lab.folder}"),
        *(f"--IdentityProvider.token={lab.token}", "--LabApp.extension_manager=readonly"),
        *(["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
    ]
    log = folder / "lab.log"
    with (
        log.open("wb") as diary,
        subprocess.Popen(
            command, env=environment, cwd=folder, stdin=subprocess.DEVNULL, stdout=diary, stderr=diary
        ) as server,
    ):
        try:
            wait_for(lab, server, log)
            yield lab
            lab.shut_down_kernels()
        finally:
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()


def wait_for(lab: Lab, server: subprocess.Popen[bytes], log: Path) -> None:
    """Returns when the server answers."""
    late = time.monotonic() + 60
    while time.monotonic() < late and server.poll() is None:
        try:
            lab.ask("/api/status")
        except (URLError, OSError):
            time.sleep(0.2)
        else:
            return
    pytest.fail(f"JupyterLab did not start:\n{log.read_text(encoding='utf-8')[-3000:]}")
