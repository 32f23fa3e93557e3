"""Every notebook of the course in a real JupyterLab, in a real browser: run from top to bottom, and looked at."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from snl_edu.course import copy_course
from tests.browser import Lab, choose, open_lab, run_all, watch_requests
from tests.notebooks import NOTEBOOKS
from tests.stored import Cell, read, texts_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NAMES = sorted(path.name for path in NOTEBOOKS.glob("*.ipynb"))
TALL = 16_000  # dots: JupyterLab draws only the cells near the view, and so all of them are
TROUBLES = ("Error displaying widget", "model not found", "Failed to load model", "Loading widget")
ERRORS = ", ".join(f'.jp-RenderedText[data-mime-type="application/vnd.jupyter.{kind}"]' for kind in ("stderr", "error"))

LOST = "{'application/vnd.jupyter.widget-view+json': {'model_id': 'lost', 'version_major': 2, 'version_minor': 0}}"
BAD = (
    f"import sys\ndisplay({LOST}, raw=True)\nprint('a warning', file=sys.stderr)",
    "from ipywidgets import VBox\nfrom snl_edu import Board, play\nVBox([play(Board(9))], layout={'display': 'none'})",
    "1 + 1",
    "1 / 0",
)

# A notebook has run when all its cells have a number, and also when one of them has failed.
HAS_RUN = """count => {
  const prompts = [...document.querySelectorAll('.jp-CodeCell .jp-InputPrompt')];
  return prompts.filter((prompt) => /\\[\\d+\\]/.test(prompt.textContent)).length === count
    || document.querySelector('[data-mime-type="application/vnd.jupyter.error"]') !== null;
}"""
# Which of these cells have no player with a board to be seen, after some time to draw it.
WITHOUT_PLAYER = """async (numbers) => {
  const large = (node) => node.getBoundingClientRect().width > 4 && node.getBoundingClientRect().height > 4;
  const drawn = (player) => {
    const squares = [...player.querySelectorAll('[data-square]')];
    return player.checkVisibility() && squares.length > 0 && squares.every(large);
  };
  const lacks = (number) => {
    const players = [...document.querySelectorAll('.jp-CodeCell')[number].querySelectorAll('.snl-player')];
    return players.length === 0 || !players.every(drawn);
  };
  for (let tries = 0; tries < 50 && numbers.some(lacks); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return numbers.filter(lacks);
}"""


@pytest.fixture(scope="module")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab in a learner's copy of the course, in which nothing has been run yet, and with a bad notebook."""
    del browser  # without one there is no need for JupyterLab
    with open_lab(tmp_path_factory.mktemp("course")) as opened:
        copy_course(opened.folder)
        for path in opened.folder.glob("*.ipynb"):
            forget_outputs(path)
        opened.write("bad.ipynb", *BAD)
        yield opened


@pytest.fixture(scope="module")
def page(browser: Browser, lab: Lab) -> Iterator[Page]:
    """A window with JupyterLab that all notebooks share: to load it takes longer than to run one of them."""
    window = browser.new_context(viewport={"width": 1400, "height": TALL})
    window.set_default_timeout(30_000)
    shared = window.new_page()
    shared.goto(f"http://127.0.0.1:{lab.port}/lab?token={lab.token}&reset")
    shared.locator(".jp-DirListing-item").first.wait_for(timeout=60_000)
    yield shared
    window.close()


def forget_outputs(path: Path) -> None:
    """Leaves a notebook as if it had never been run: what it shows later is new."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell |= {"outputs": [], "execution_count": None}
    path.write_text(json.dumps(notebook), encoding="utf-8")


def shows_a_player(cell: Cell) -> bool:
    """Whether a cell shows a player, alone or in a box with other widgets: its stored text says so, and is compared."""
    calls_play = "play" in {getattr(node, "id", "") for node in ast.walk(cell.tree)}
    texts = [texts_of(output).get("text/plain", "") for output in cell.outputs]
    return any("<player" in text or (calls_play and re.match(r"\w*Box\(", text)) for text in texts)


@contextmanager
def opened(page: Page, name: str) -> Iterator[None]:
    """Opens a notebook from the list of files, waits for its kernel, and closes both in the end."""
    ready = page.locator("#jp-main-statusbar", has_text="| Idle")
    page.locator(".jp-DirListing-item", has_text=name).dblclick()
    page.locator(".jp-NotebookPanel .jp-Notebook .jp-Cell").first.wait_for()
    try:
        ready.wait_for(timeout=60_000)
        yield
    finally:
        choose(page, "File", '[data-command="filemenu:close-and-cleanup"]')
        page.locator(".jp-Dialog .jp-mod-accept").click()
        page.locator(".jp-NotebookPanel").wait_for(state="detached")
        ready.wait_for(state="detached")


def faults(page: Page, name: str, players: list[int], cells: int) -> list[str]:
    """What goes wrong when a notebook is opened and all its cells are run; some of them have to show a player."""
    watch = watch_requests(page)
    with opened(page, name):
        run_all(page)
        page.wait_for_function(HAS_RUN, arg=cells, polling=200, timeout=60_000)
        missing = page.evaluate(WITHOUT_PLAYER, players)
        shown = page.locator(".jp-Notebook").inner_text()
        errors = page.locator(ERRORS).all_text_contents()
    return [
        *(f"a cell says: {text[:500]}" for text in errors),
        *(f"code cell {number + 1} shows no player with a board" for number in missing),
        *(f"a widget says: {text}" for text in TROUBLES if text in shown),
        *(f"another machine was asked: {address}" for address in watch.requests),
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs_from_top_to_bottom_and_shows_its_players(page: Page, name: str) -> None:
    code = read(NOTEBOOKS / name).code
    players = [number for number, cell in enumerate(code) if shows_a_player(cell)]
    assert faults(page, name, players, len(code)) == []


def test_the_course_has_players_to_look_at() -> None:
    assert len([name for name in NAMES if any(map(shows_a_player, read(NOTEBOOKS / name).code))]) > 1


def test_what_goes_wrong_in_a_notebook_is_seen(page: Page) -> None:
    seen = "\n".join(faults(page, "bad.ipynb", players=[1, 2], cells=len(BAD)))
    assert "a cell says: a warning" in seen
    assert "ZeroDivisionError" in seen
    assert "code cell 2 shows no player with a board" in seen
    assert "code cell 3 shows no player with a board" in seen
    assert "a widget says: Error displaying widget" in seen
