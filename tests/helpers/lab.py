"""A real JupyterLab in a real browser: its page is loaded once, and its kernel started once, for many notebooks."""

from __future__ import annotations

import json
import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.request import Request as Question
from urllib.request import urlopen

import pytest

from snl_edu.course.install import lab_environment
from tests.helpers.browser import PATIENCE, Watch, new_page, watched

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

SETTINGS = {
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    # All cells are in the page, and those out of view cost little: what JupyterLab does unless it is told otherwise.
    "notebook-extension/tracker": {"windowingMode": "contentVisibility"},
}
# What no learner of the course needs, and what reports an error when a notebook is closed soon after it was opened.
WITHOUT = ("debugger", "extensionmanager", "lsp", "terminal")
SIZE = (1400, 1000)

# The app is there when all of its extensions are.
LOADED = "() => window.jupyterapp?.restored.then(() => true) ?? false"
OPEN = """async ({ path, kernel }) => {
  const panel = await window.jupyterapp.commands.execute('docmanager:open', { path, factory: 'Notebook', kernel });
  await panel.context.ready;
  await panel.context.sessionContext.ready;
  await panel.revealed;
}"""
ASK = """async (code) => {
  const { kernel } = window.jupyterapp.shell.currentWidget.context.sessionContext.session;
  let text = '';
  // Of two changes in a row the front end sends the second when the kernel has dealt with the first.
  await kernel.requestExecute({ code: '', store_history: false }).done;
  const asked = kernel.requestExecute({ code, store_history: false });
  asked.onIOPub = ({ header, content }) => {
    if (header.msg_type === 'stream') text += content.text;
    if (header.msg_type === 'error') text += `${content.ename}: ${content.evalue}`;
  };
  await asked.done;
  return text.trim();
}"""
SAVE = "() => window.jupyterapp.commands.execute('docmanager:save').then(() => null)"
CLOSE = """() => {
  const panel = window.jupyterapp.shell.currentWidget;
  panel.context.model.dirty = false; // or else it would ask whether to save
  panel.close();
}"""
# What the next notebook must not find.
FORGET = "import ipywidgets\nipywidgets.Widget.close_all()\n%reset -f"


@dataclass
class Lab:
    """A JupyterLab that runs on this machine, and a window that shows it."""

    port: int
    token: str
    folder: Path
    pages: list[Page] = field(default_factory=list)

    @property
    def page(self) -> Page:
        """The window."""
        return self.pages[-1]

    def ask(self, path: str, method: str = "GET") -> Any:
        """What the server answers."""
        headers = {"Authorization": f"token {self.token}"}
        question = Question(f"http://127.0.0.1:{self.port}{path}", method=method, headers=headers)
        with urlopen(question, timeout=PATIENCE / 1000) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def write(self, name: str, *cells: str, outputs: list[dict[str, Any]] | None = None) -> Path:
        """A notebook with these cells of code, and perhaps with outputs that the first of them is to have stored."""
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

    def load(self, browser: Browser) -> None:
        """Opens a window with JupyterLab in it: that takes longer than to run a notebook."""
        page = new_page(browser, viewport={"width": SIZE[0], "height": SIZE[1]})
        page.goto(f"http://127.0.0.1:{self.port}/lab?token={self.token}")
        page.wait_for_function(LOADED)
        self.pages.append(page)

    def kernels(self) -> list[str]:
        """The names of the kernels that run."""
        return [kernel["id"] for kernel in self.ask("/api/kernels")]

    @contextmanager
    def opened(self, name: str) -> Iterator[Watch]:
        """A notebook with the kernel that all of them share; what another one has left in it is gone."""
        kernel = {"id": kernels[0]} if (kernels := self.kernels()) else None
        with watched(self.page) as watch:
            self.page.evaluate(OPEN, {"path": name, "kernel": kernel})
            try:
                yield watch
            finally:
                if self.kernels():
                    self.in_kernel(FORGET)
                self.page.evaluate(CLOSE)
                self.page.locator(".jp-NotebookPanel").wait_for(state="detached")

    @contextmanager
    def notebook(self, *cells: str, outputs: list[dict[str, Any]] | None = None) -> Iterator[Page]:
        """A new notebook with these cells; it may ask no other machine for anything, and nothing may go wrong."""
        name = f"{len(list(self.folder.iterdir()))}.ipynb"
        self.write(name, *cells, outputs=outputs)
        with self.opened(name) as watch:
            yield self.page
        assert watch == Watch(), watch

    @contextmanager
    def ran(self, *cells: str) -> Iterator[Page]:
        """A new notebook whose cells have been run."""
        with self.notebook(*cells) as page:
            self.run()
            yield page

    def run(self, *, wait: bool = True) -> None:
        """Runs all cells of the notebook, and usually waits until they have been run."""
        done = "window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => null)"
        self.page.evaluate(f"() => {done}" if wait else f"() => {{ {done}; }}")

    def run_cell(self, number: int) -> None:
        """Runs one cell as a learner does, and waits until it has been run."""
        prompt = self.page.locator(".jp-CodeCell").nth(number).locator(".jp-InputPrompt")
        before = prompt.text_content()
        self.page.locator(".jp-CodeCell .jp-InputArea-editor").nth(number).click()
        self.page.keyboard.press("Control+Enter")
        self.page.wait_for_function(
            "([node, before]) => /\\d/.test(node.textContent) && node.textContent !== before",
            arg=[prompt.element_handle(), before],
        )

    def in_kernel(self, code: str = "") -> str:
        """What the kernel prints; all that the front end has sent it before, and its answers, have arrived by then."""
        printed: str = self.page.evaluate(ASK, code)
        return printed

    def kernel_says(self, code: str, expected: str) -> None:
        """Asks the kernel until it has heard of what happened on the page: the front end holds back what it sends."""
        late = time.monotonic() + PATIENCE / 1000
        while (says := self.in_kernel(code)) != expected and time.monotonic() < late:
            pass
        assert says == expected

    def players(self, count: int = 1) -> list[Locator]:
        """The players in the notebook, when there are that many."""
        self.page.wait_for_function("count => document.querySelectorAll('.snl-player').length === count", arg=count)
        return self.page.locator(".snl-player").all()

    @contextmanager
    def theme(self, name: str) -> Iterator[None]:
        """JupyterLab in another theme for a while."""
        light = self.page.locator("body[data-jp-theme-light=true]")
        dark = self.page.locator("body[data-jp-theme-light=false]")
        self._choose_theme(name)
        try:
            dark.wait_for(state="attached")
            yield
        finally:
            self._choose_theme("JupyterLab Light")
            light.wait_for(state="attached")

    def _choose_theme(self, name: str) -> None:
        choose(
            self.page, "Settings", ':has-text("Theme")[data-type="submenu"] >> nth=0', f':has-text("{name}") >> nth=0'
        )

    def shut_down_kernels(self) -> None:
        """Ends what the notebooks run."""
        for kernel in self.kernels():
            self.ask(f"/api/kernels/{kernel}", "DELETE")


def choose(page: Page, menu: str, *commands: str) -> None:
    """Chooses from a menu of JupyterLab; each command is a selector of its items."""
    page.locator(".lm-MenuBar-item", has_text=menu).first.click()
    for command in commands:
        page.locator(f".lm-Menu-item{command}").click()


@contextmanager
def open_lab(folder: Path) -> Iterator[Lab]:
    """A JupyterLab whose files, settings and history are all in this folder."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    lab = Lab(port, secrets.token_hex(16), folder / "notebooks")
    lab.folder.mkdir()
    for name, values in SETTINGS.items():
        path = folder / "config" / "lab" / "user-settings" / "@jupyterlab" / f"{name}.jupyterlab-settings"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps(values), encoding="utf-8")
    page_config = folder / "config" / "labconfig" / "page_config.json"
    page_config.parent.mkdir()
    disabled = {f"@jupyterlab/{name}-extension": True for name in WITHOUT}
    # Whether its scripts could be built anew is not asked either: that starts Node.
    settings = {"disabledExtensions": disabled, "buildAvailable": False, "buildCheck": False}
    page_config.write_text(json.dumps(settings), encoding="utf-8")
    homes = {"CONFIG_DIR": "config", "DATA_DIR": "data", "RUNTIME_DIR": "runtime"}
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "IPYTHON"))}
    environment |= {f"JUPYTER_{name}": str(folder / home) for name, home in homes.items()}
    environment |= {
        "IPYTHONDIR": str(folder / "ipython"),
        "JUPYTER_PLATFORM_DIRS": "1",
    }
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--ServerApp.ip=127.0.0.1"),
        *(f"--ServerApp.port={port}", "--ServerApp.port_retries=0", f"--ServerApp.root_dir={lab.folder}"),
        *(f"--IdentityProvider.token={lab.token}", "--LabApp.extension_manager=readonly"),
        "--LabApp.expose_app_in_browser=True",
        *(["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
    ]
    log = folder / "lab.log"
    with (
        log.open("wb") as diary,
        subprocess.Popen(
            command,
            env=lab_environment(lab.folder, environment),
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=diary,
            stderr=diary,
        ) as server,
    ):
        try:
            wait_for(lab, server, log)
            yield lab
            lab.shut_down_kernels()
        finally:
            server.terminate()
            try:
                server.wait(60)
            except subprocess.TimeoutExpired:
                server.kill()


def wait_for(lab: Lab, server: subprocess.Popen[bytes], log: Path) -> None:
    """Returns when the server answers."""
    late = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < late and server.poll() is None:
        try:
            lab.ask("/api/status")
        except (URLError, OSError):
            time.sleep(0.2)
        else:
            return
    pytest.fail(f"JupyterLab did not start:\n{log.read_text(encoding='utf-8')[-3000:]}")
