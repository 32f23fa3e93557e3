"""Answers a question of the player in each front end that can run here, and prints the results: `make frontends`."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from playwright.sync_api import Error

from tests.helpers.browser import open_browser, watched
from tests.helpers.lab import Lab

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CELLS = (
    'from snl_edu import named_board, play\nboard = named_board("example-1")\nplay(board)',
    'play(board, ask="frontier")',
)
MARIMO = """import marimo
app = marimo.App()

@app.cell
def _():
    from snl_edu import named_board, play
    board = named_board("example-1")
    play(board)
    return board, play

@app.cell
def _(board, play):
    play(board, ask="frontier")
"""
WHY = "Nobody can stay on 2: a ladder starts there and leads up to 15."
PATIENCE = 120  # seconds to wait for a server or a player: some load a lot
# A notebook that is run before all of this is there stays without players, and without the sliders of ipywidgets too.
LAB = "() => window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
RUN_LAB = "() => window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => null)"
CLASSIC = """() => window.Jupyter?.notebook?._fully_loaded && Jupyter.notebook.kernel?.widget_manager
  && Jupyter.notebook.kernel.is_connected() && document.querySelector('.kernel_idle_icon')"""
RUN_CLASSIC = "() => Jupyter.notebook.execute_all_cells()"
JUPYTER = ("--no-browser", "--allow-root", "--ip=127.0.0.1", "--port={port}", "--IdentityProvider.token=try")


class FrontEnd(NamedTuple):
    """How a front end is started, where it shows the notebook, and how to run that if it does not start by itself."""

    name: str
    package: str
    words: tuple[str, ...]
    address: str
    ready: str = ""
    run: str = ""


FRONT_ENDS = (
    FrontEnd(
        "JupyterLab",
        "jupyterlab",
        ("jupyterlab", *JUPYTER, "--LabApp.expose_app_in_browser=True"),
        "lab/tree/player.ipynb?token=try",
        LAB,
        RUN_LAB,
    ),
    FrontEnd(
        "Jupyter Notebook",
        "notebook",
        ("notebook", *JUPYTER, "--JupyterNotebookApp.expose_app_in_browser=True"),
        "notebooks/player.ipynb?token=try",
        LAB,
        RUN_LAB,
    ),
    FrontEnd(
        "nbclassic",
        "nbclassic",
        ("nbclassic", *JUPYTER),
        "nbclassic/notebooks/player.ipynb?token=try",
        CLASSIC,
        RUN_CLASSIC,
    ),
    *(
        FrontEnd(
            f"marimo {verb}", "marimo", ("marimo", verb, "player.py", "--headless", "--no-token", "--port={port}"), ""
        )
        for verb in ("edit", "run")
    ),
    FrontEnd("Voilà", "voila", ("voila", "player.ipynb", "--no-browser", "--port={port}"), ""),
)


@contextmanager
def started(words: tuple[str, ...], folder: Path) -> Iterator[str]:
    """The address of a server that works in that folder and knows nothing about this machine's settings."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", *(word.format(port=port) for word in words)]
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "TMPDIR": str(folder)}
    with (folder / "log.txt").open("w") as log:
        server = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log)
        try:
            address = f"http://127.0.0.1:{port}/"
            wait_for(address)
            yield address
        finally:
            server.terminate()
            server.wait()


def wait_for(address: str) -> None:
    """Waits until somebody answers there, whatever the answer."""
    for _ in range(2 * PATIENCE):
        try:
            urlopen(f"{address}favicon.ico", timeout=10).close()
        except HTTPError:
            return
        except (URLError, OSError):
            time.sleep(0.5)
        else:
            return
    raise TimeoutError(f"nobody answers at {address}")


def answer(page: Page) -> None:
    """Steps the first player; in the second, marks the first frontier with a mistake, reads why, and corrects it."""
    shown, asking = page.locator(".snl-player").nth(0), page.locator(".snl-player").nth(1)
    asking.wait_for(timeout=1000 * PATIENCE, state="attached")
    shown.get_by_role("button", name="Forward", exact=True).click()
    page.locator(".snl-player[data-step='1']").wait_for(state="attached")
    for square in (2, 3, 4, 5, 6, 7):
        asking.locator(f"[data-square='{square}']").click()
    asking.get_by_role("button", name="Check", exact=True).click()
    asking.get_by_text(WHY).first.wait_for()
    asking.locator("[data-square='15']").click()
    asking.get_by_role("button", name="Check", exact=True).click()
    page.locator(".snl-player[data-score='1/4']").wait_for(state="attached")


def tried(browser: Browser, end: FrontEnd, folder: Path) -> str:
    """The result of trying a front end, in a few words."""
    with started(end.words, folder) as address:
        page = browser.new_page(viewport={"width": 1300, "height": 900})
        page.set_default_timeout(30_000)
        try:
            with watched(page) as watch:
                page.goto(address + end.address, timeout=1000 * PATIENCE)
                if end.run:
                    page.wait_for_function(end.ready, timeout=1000 * PATIENCE)
                    page.evaluate(end.run)
                answer(page)
            hosts = sorted({urlsplit(request).hostname or "" for request in watch.requests})
            return "works" + (f"; asks {', '.join(hosts)}" if hosts else "")
        finally:
            page.close()


def main() -> None:
    """Tries one front end after another, or those that are named, and prints a row of a table for each."""
    wanted = [end for end in FRONT_ENDS if not sys.argv[1:] or end.name in sys.argv[1:]]
    failed = False
    with open_browser() as browser:
        print(f"Chromium {browser.version}, Python {sys.version.split()[0]}, anywidget {version('anywidget')}")
        for end in wanted:
            with tempfile.TemporaryDirectory(prefix="snl-", ignore_cleanup_errors=True) as name:
                put(Path(name))
                try:
                    result = tried(browser, end, Path(name))
                except (Error, OSError) as error:
                    result, failed = f"fails: {str(error).splitlines()[0]}", True
            print(f"| {end.name} | {version(end.package)} | {result} |", flush=True)
    sys.exit(failed)


def put(folder: Path) -> None:
    """Writes the same two cells there, as a Jupyter notebook and as a marimo notebook that runs when it is opened."""
    Lab(0, "", folder).write("player.ipynb", *CELLS)
    (folder / "player.py").write_text(MARIMO, encoding="utf-8")
    (folder / "pyproject.toml").write_text("[tool.marimo.runtime]\nauto_instantiate = true\n", encoding="utf-8")


if __name__ == "__main__":
    main()
