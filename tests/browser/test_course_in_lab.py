"""Every notebook of the course in a real JupyterLab, in a real browser: run from top to bottom, and looked at."""

from __future__ import annotations

import ast
import re

import pytest

from snl_edu.course.install import copy_course
from tests.helpers.lab import Lab
from tests.notebooks.stored import Cell, read, texts_of
from tools.notebooks import NOTEBOOKS

NAMES = sorted(path.name for path in NOTEBOOKS.glob("*.ipynb"))
TROUBLES = ("Error displaying widget", "model not found", "Failed to load model", "Loading widget")
ERRORS = ", ".join(f'.jp-RenderedText[data-mime-type="application/vnd.jupyter.{kind}"]' for kind in ("stderr", "error"))

LOST = "{'application/vnd.jupyter.widget-view+json': {'model_id': 'lost', 'version_major': 2, 'version_minor': 0}}"
BAD = (
    f"import sys\ndisplay({LOST}, raw=True)\nprint('a warning', file=sys.stderr)",
    "from ipywidgets import VBox\nfrom snl_edu import Board, play\nVBox([play(Board(9))], layout={'display': 'none'})",
    "1 + 1",
    "1 / 0",
    "2 + 2",
)

# Which of these cells have no player with a board to be seen, after some time to draw it.
WITHOUT_PLAYER = """async ({ numbers, patience }) => {
  const large = (node) => node.getBoundingClientRect().width > 4 && node.getBoundingClientRect().height > 4;
  const drawn = (player) => {
    const squares = [...player.querySelectorAll('[data-square]')];
    return player.checkVisibility() && squares.length > 0 && squares.every(large);
  };
  const lacks = (number) => {
    const players = [...document.querySelectorAll('.jp-CodeCell')[number].querySelectorAll('.snl-player')];
    return players.length === 0 || !players.every(drawn);
  };
  const wait = () => new Promise((resolve) => setTimeout(resolve, 50));
  const loading = () => document.querySelector('.jp-Notebook').textContent.includes('Loading widget');
  for (let waited = 0; waited < 10_000 && loading(); waited += 50) await wait();
  for (let waited = 0; waited < patience && numbers.some(lacks); waited += 50) await wait();
  return numbers.filter(lacks);
}"""


@pytest.fixture(scope="module")
def course(lab: Lab) -> Lab:
    """A JupyterLab with a learner's copy of the course, in which nothing has been run yet, and a bad notebook."""
    copy_course(lab.folder, teacher=True)
    lab.write("bad.ipynb", *BAD)
    return lab


def shows_a_player(cell: Cell) -> bool:
    """Whether a cell shows a player, alone or in a box with other widgets: its stored text says so, and is compared."""
    calls_play = "play" in {getattr(node, "id", "") for node in ast.walk(cell.tree)}
    texts = [texts_of(output).get("text/plain", "") for output in cell.outputs]
    return any("<player" in text or (calls_play and re.match(r"\w*Box\(", text)) for text in texts)


def faults(lab: Lab, name: str, players: list[int], patience: int = 10_000) -> list[str]:
    """What goes wrong when a notebook is opened and all its cells are run; some of them have to show a player."""
    with lab.opened(name) as watch:
        lab.run()
        prompts = lab.page.locator(".jp-CodeCell .jp-InputPrompt").all_text_contents()
        missing = lab.page.evaluate(WITHOUT_PLAYER, {"numbers": players, "patience": patience})
        shown = lab.page.locator(".jp-Notebook").inner_text()
        errors = lab.page.locator(ERRORS).all_text_contents()
    return [
        *(f"a cell says: {text[:500]}" for text in errors),
        *(f"code cell {number} was not run" for number, text in enumerate(prompts, 1) if not re.search(r"\d", text)),
        *(f"code cell {number + 1} shows no player with a board" for number in missing),
        *(f"a widget says: {text}" for text in TROUBLES if text in shown),
        *(f"another machine was asked: {address}" for address in watch.requests),
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs_from_top_to_bottom_and_shows_its_players(course: Lab, name: str) -> None:
    code = read(NOTEBOOKS / name).code
    players = [number for number, cell in enumerate(code) if shows_a_player(cell)]
    assert faults(course, name, players) == []


def test_the_course_has_players_to_look_at() -> None:
    assert len([name for name in NAMES if any(map(shows_a_player, read(NOTEBOOKS / name).code))]) > 1


def test_what_goes_wrong_in_a_notebook_is_seen(course: Lab) -> None:
    seen = "\n".join(faults(course, "bad.ipynb", players=[1, 2], patience=500))
    assert "a cell says: a warning" in seen
    assert "ZeroDivisionError" in seen
    assert "code cell 5 was not run" in seen
    assert seen.count("was not run") == 1
    assert "code cell 2 shows no player with a board" in seen
    assert "code cell 3 shows no player with a board" in seen
    assert "a widget says: Error displaying widget" in seen
