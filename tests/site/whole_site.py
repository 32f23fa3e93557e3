"""All of the site: every notebook run on it, and what a learner does there. `make nightly` runs it.

It takes minutes, so plain pytest, which looks for files that begin with "test_", leaves it out. How long things take is
printed, and decides nothing: the machine may be busy.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any
from zipfile import ZipFile

import pytest

from snl_edu import Board, frontiers
from tests.helpers.browser import Watch, axe_violations, new_page, watched
from tests.helpers.lab import SAVE
from tests.helpers.lite import Lite, open_lite
from tests.site.notebooks import NAMES, differences
from tests.site.test_smoke import SMOKE
from tools.site import ZIP
from tools.site.zipped import FOLDER

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BOARD = Board(16, {2: 8})
IMPORTS = "from snl_edu import *"
PLAYER = f"player = play({BOARD!r})\nplayer"
ASKS = f'asked = play({BOARD!r}, ask="frontier")\nasked'
EDITOR = "editor = edit(Board(16))\neditor"
RIGHT = f'check({[*[*frontiers(Board(16, {2: 8, 8: 16}))][2].squares]}, "02-two-rolls")'
SOURCES = """() => window.jupyterapp.shell.currentWidget.context.model.toJSON().cells.map((cell) => cell.source)"""
SET_SOURCE = """(source) => {
  window.jupyterapp.shell.currentWidget.content.model.cells.get(0).sharedModel.setSource(source);
}"""
OUTPUT = ".jp-OutputArea-output"


def test_a_board_is_on_the_screen_soon_after_the_first_visit(
    browser: Browser, address: str, tmp_path: Path, record_property: Any
) -> None:
    begun = monotonic()
    with open_lite(browser, address, tmp_path) as lite:
        lite.write("first.ipynb", f"{IMPORTS}\n{PLAYER}")
        with lite.opened("first.ipynb") as watch:
            lite.run()
            (player,) = lite.players()
            player.locator("[data-square='1']").wait_for()
            waited = monotonic() - begun
    assert watch == Watch(), watch
    record_property(
        "site", f"a board is on the screen {waited:.1f} s after a cold load (goal: 20 s on two quiet cores)"
    )


@pytest.mark.parametrize("name", [name for name in NAMES if name not in SMOKE])
def test_a_notebook_says_what_it_says_on_a_desktop(lite: Lite, name: str) -> None:
    assert differences(lite, name) == []


def test_a_learner_steps_marks_draws_and_runs_a_cell_again(lite: Lite) -> None:
    with lite.ran(IMPORTS, PLAYER, ASKS, EDITOR) as page:
        player, asked = lite.players(2)
        editor = page.locator(".snl-editor")
        player.get_by_role("button", name="Forward", exact=True).click()
        lite.kernel_says("print(player.step)", "1")
        for square in (8, 3, 4, 5, 6, 7):
            asked.locator(f"[data-square='{square}']").click()
        asked.get_by_role("button", name="Check", exact=True).click()
        lite.kernel_says("print(asked.score[0])", "1")
        for square in (3, 14):
            editor.locator(f"[data-square='{square}']").click()
        lite.kernel_says("print(repr(editor.board))", "Board(16, {3: 14})")
        assert axe_violations(page, OUTPUT) == []
        lite.in_kernel("first = player")
        lite.run_cell(1)
        lite.kernel_says("print(first.comm is None, player.comm is None)", "True False")
        assert "queue" in lite.in_kernel("print(watch(textbook, Board(16)).queue_name)")


def test_saved_work_and_progress_are_there_after_a_reload(browser: Browser, address: str, tmp_path: Path) -> None:
    with open_lite(browser, address, tmp_path) as lite:
        with lite.opened("02_frontiers.ipynb") as watch:
            lite.page.evaluate(SET_SOURCE, "mine = 1")
            assert lite.in_kernel(f"{IMPORTS}\nprint({RIGHT})").startswith("Right")
            lite.page.evaluate(SAVE)
        lite.load_again()
        with lite.opened("02_frontiers.ipynb"):
            assert lite.page.evaluate(SOURCES)[0] == "mine = 1"
            assert "done     02-two-rolls" in lite.in_kernel(f"{IMPORTS}\nprint(progress())")
    assert watch == Watch(), watch


@contextmanager
def served_by_python(folder: Path) -> Iterator[str]:
    """The address of a folder that Python's own file server offers, as the text in the zip says."""
    command = [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", "0"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            port = server.stdout.readline().split("port ")[1].split()[0]
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()


def test_the_zip_works_from_a_stick(browser: Browser, tmp_path: Path) -> None:
    with ZipFile(ZIP) as packed:
        packed.extractall(tmp_path)
    folder = tmp_path / FOLDER
    assert "http.server" in (folder / "READ-ME.txt").read_text(encoding="utf-8")
    page = new_page(browser)
    with served_by_python(folder) as address, watched(page) as watch:
        page.goto(address)
        opens_a_notebook(page)
    page.goto((folder / "index.html").as_uri())
    page.frame_locator("iframe").locator("[data-square='3'][aria-pressed=false]").wait_for()
    page.context.close()
    assert watch.requests == []


def opens_a_notebook(page: Page) -> None:
    """Follows the first link of the first page, and waits for the notebook."""
    page.locator("a.first").click()
    page.locator(".jp-Notebook h1", has_text="The game").wait_for()
