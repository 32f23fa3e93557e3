"""What only a browser can show of the notebooks of the course: their widgets and pictures, in a real JupyterLab.

nbval runs every cell of every notebook and compares what it says. Only those cells are run here again that show what nbval
cannot see, and those that belong to them. Of the text only what is more than words, links and headings is shown.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from snl_edu.course.install import copy_course
from tests.helpers.browser import PATIENCE
from tests.helpers.lab import Lab
from tests.notebooks.stored import Cell, read, tags_in, texts_of
from tools.notebooks import NOTEBOOKS

NAMES = sorted(path.name for path in NOTEBOOKS.glob("*.ipynb"))
SEEN_ONLY_HERE = {"text/plain": r"run this cell in JupyterLab to see it|^\w*Box\(", "text/html": "https?://"}
PLAIN = re.compile("a|h[1-6]")
TROUBLES = ("Error displaying widget", "model not found", "Failed to load model", "Loading widget")
ERRORS = ", ".join(f'.jp-RenderedText[data-mime-type="application/vnd.jupyter.{kind}"]' for kind in ("stderr", "error"))

# Which of these cells have no player with a board to be seen, after some time to draw it.
WITHOUT_PLAYER = """async ({ numbers, patience }) => {
  const large = (node) => node.getBoundingClientRect().width > 4 && node.getBoundingClientRect().height > 4;
  const drawn = (player) => {
    const squares = [...player.querySelectorAll('[data-square]')];
    return player.checkVisibility() && squares.length > 0 && squares.every(large);
  };
  const lacks = (number) => {
    const cell = document.querySelectorAll('.jp-CodeCell')[number]; // JupyterLab adds the last ones when it is idle
    const players = [...(cell?.querySelectorAll('.snl-player') ?? [])];
    return players.length === 0 || !players.every(drawn);
  };
  const wait = () => new Promise((resolve) => setTimeout(resolve, 50));
  const loading = () => document.querySelector('.jp-Notebook').textContent.includes('Loading widget');
  for (let waited = 0; waited < patience && loading(); waited += 50) await wait();
  for (let waited = 0; waited < patience && numbers.some(lacks); waited += 50) await wait();
  return numbers.filter(lacks);
}"""


@pytest.fixture(scope="module")
def course(lab: Lab) -> Lab:
    """A JupyterLab with a learner's copy of the course, in which little is left to be run."""
    copy_course(lab.folder, teacher=True)
    for name in NAMES:
        shorten(lab.folder / name)
    return lab


def shows_a_player(cell: Cell) -> bool:
    """Whether a cell shows a player, alone or in a box with other widgets: its stored text says so, and is compared."""
    calls_play = "play" in {getattr(node, "id", "") for node in ast.walk(cell.tree)}
    texts = [texts_of(output).get("text/plain", "") for output in cell.outputs]
    return any("<player" in text or (calls_play and re.match(r"\w*Box\(", text)) for text in texts)


def made_by(cell: Cell) -> set[str]:
    """The names that a cell gives to something."""
    named = {node.id for node in ast.walk(cell.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    defined = {node.name for node in cell.tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    imports = [node for node in cell.tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    return named | defined | {alias.asname or alias.name for node in imports for alias in node.names}


def used_by(cell: Cell) -> set[str]:
    """The names that a cell needs to know."""
    return {node.id for node in ast.walk(cell.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}


def has_to_be_seen(cell: Cell) -> bool:
    """Whether a cell shows what its stored text can only name, or what may come from another machine."""
    if cell.kind == "markdown":
        return bool(re.search(r"<|!\[", cell.source)) and not all(PLAIN.fullmatch(tag.name) for tag in tags_in(cell))
    texts = [texts_of(output) for output in cell.outputs]
    return any(re.search(sign, text.get(kind, "")) for text in texts for kind, sign in SEEN_ONLY_HERE.items())


def to_be_seen(cells: Sequence[Cell]) -> list[Cell]:
    """The cells that show such things, those that use a widget of theirs again, and all that they need."""
    seen = [cell for cell in cells if has_to_be_seen(cell)]
    last = [line for cell in seen for line in cell.tree.body[-1:]]
    widgets = {line.value.id for line in last if isinstance(line, ast.Expr) and isinstance(line.value, ast.Name)}
    kept: list[Cell] = []
    wanted: set[str] = set()
    for cell in reversed(cells):
        if cell in seen or used_by(cell) & widgets or made_by(cell) & wanted:
            kept.append(cell)
            wanted |= used_by(cell)
    return kept[::-1]


SEEN = {name: to_be_seen(read(NOTEBOOKS / name).cells) for name in NAMES}


def shorten(path: Path) -> None:
    """Takes out of a notebook what need not be seen here."""
    kept = {cell.number for cell in SEEN[path.name]}
    stored = json.loads(path.read_text(encoding="utf-8"))
    stored["cells"] = [cell for number, cell in enumerate(stored["cells"], 1) if number in kept]
    path.write_text(json.dumps(stored), encoding="utf-8")


def faults(lab: Lab, name: str, players: list[int]) -> list[str]:
    """What goes wrong when a notebook is opened and all its cells are run; some of them have to show a player."""
    with lab.opened(name) as watch:
        lab.run()
        prompts = lab.page.locator(".jp-CodeCell .jp-InputPrompt").all_text_contents()
        missing = lab.page.evaluate(WITHOUT_PLAYER, {"numbers": players, "patience": PATIENCE})
        shown = lab.page.locator(".jp-Notebook").inner_text()
        errors = lab.page.locator(ERRORS).all_text_contents()
    return [
        *(f"a cell says: {text[:500]}" for text in errors),
        *(f"code cell {number} was not run" for number, text in enumerate(prompts, 1) if not re.search(r"\d", text)),
        *(f"code cell {number + 1} shows no player with a board" for number in missing),
        *(f"a widget says: {text}" for text in TROUBLES if text in shown),
        *(f"another machine was asked: {address}" for address in watch.requests),
    ]


@pytest.mark.parametrize("name", [name for name in NAMES if SEEN[name]])
def test_a_notebook_shows_its_widgets(course: Lab, name: str) -> None:
    code = [cell for cell in SEEN[name] if cell.kind == "code"]
    players = [number for number, cell in enumerate(code) if shows_a_player(cell)]
    assert faults(course, name, players) == []
