"""A whole notebook done by somebody who has no mouse: in JupyterLab, from its first cell to its last check."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from snl_edu import Board, named_board
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.install import copy_course, first_notebook
from snl_edu.course.logbook import Entry, read
from snl_edu.films.asked.questions import questions
from tests.helpers.browser import Watch
from tests.helpers.lab import Lab
from tests.helpers.screen import FOCUSED, go
from tests.notebooks.stored import read as read_notebook

if TYPE_CHECKING:
    from playwright.sync_api import Page

FOLDER = "without_a_mouse"
DOTS = "..."
# What is typed in place of the dots. Each line begins below the one before it: an editor moves to the right by itself.
TYPED = {
    "01-your-game": "[1, 2, 1, 1]",
    "01-fewest": "4",
    "01-four-from-13": "13",
    "01-onto-the-wall": "4",
    "01-ends": "landings = range(square + 1, min(square + board.die, board.goal) + 1)\n"
    "return [board.jumps.get(landing, landing) for landing in landings]",
    "01-walk": "from itertools import accumulate\n"
    "return list(accumulate(rolls, lambda square, roll: ends(board, square)[roll - 1], initial=board.start))",
}
MARKED = {"Where can you be?": Board(9, {2: 8, 6: 3}), "A die with three sides": named_board("short-and-narrow")}
DRAWN = Board(16, {3: 9, 9: 16})

# Whether a cell is the chosen one, and the notebook hears the keys.
CHOSEN = """(number) => {
  const { content } = window.jupyterapp.shell.currentWidget;
  return content.mode === 'command' && content.activeCellIndex === number && content.node.contains(document.activeElement);
}"""


def run_and_enter_board(page: Page, number: int) -> None:
    """Runs a cell and presses Tab until a square of its board has the focus."""
    page.keyboard.press("Control+Enter")
    page.locator(".jp-Cell").nth(number).locator("[data-square='1']").wait_for()
    for _ in range(40):
        if page.evaluate(FOCUSED):
            return
        page.keyboard.press("Tab")
    pytest.fail("no square of the board was reached with Tab")


def answer_all(lab: Lab, board: Board) -> None:
    """Marks the squares of each question with the keyboard, and has them checked."""
    asked = questions(board, "frontier")
    for question in asked:
        for square in question.right:
            go(lab.page, board, square)
            lab.page.keyboard.press("Space")
        lab.page.keyboard.press("Enter")  # checks them,
        lab.page.keyboard.press("Enter")  # and goes on
    lab.kernel_says("print(player.score)", str([len(asked)] * 2))


def draw_all(lab: Lab, board: Board) -> None:
    """Draws the jumps of a board in an editor."""
    for start, end in board.jumps.items():
        for square in (start, end):
            go(lab.page, board, square)
            lab.page.keyboard.press("Space")
        lab.kernel_says(f"print(editor.board.jumps.get({start}))", str(end))


def type_in_place_of_dots(page: Page, source: str, text: str) -> None:
    """Opens the chosen cell, and writes where its dots are."""
    before = source.partition(DOTS)[0]
    for key in ("Enter", "Control+Home", *["ArrowDown"] * before.count("\n")):
        page.keyboard.press(key)
    for key in ("Home", *["ArrowRight"] * len(before.rpartition("\n")[2].lstrip()), *["Delete"] * len(DOTS)):
        page.keyboard.press(key)
    for number, line in enumerate(text.split("\n")):
        if number:
            page.keyboard.press("Enter")
        page.keyboard.insert_text(line)  # as a whole: what a letter does is known


def do_cell(lab: Lab, number: int, source: str) -> None:
    """Does what a cell asks for; it is chosen, and afterwards the next one is."""
    page, output = lab.page, lab.page.locator(".jp-Cell").nth(number).locator(".jp-OutputArea-output")
    (exercise,) = re.findall(r'check\(.*"(\d\d-[\w-]+)"\)', source) or [None]
    titles = [title for title in MARKED if f'"{title}"' in source]
    if titles or "edit(" in source:
        run_and_enter_board(page, number)
        answer_all(lab, MARKED[titles[0]]) if titles else draw_all(lab, DRAWN)
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowDown")
        return
    if exercise and DOTS in source:
        type_in_place_of_dots(page, source, TYPED[exercise])
    page.keyboard.press("Shift+Enter")
    if exercise:
        output.filter(has_text=re.compile("Right|Not yet")).wait_for()
        assert output.inner_text().startswith("Right"), (exercise, output.inner_text())


def test_the_first_notebook_is_done_with_the_keyboard_alone(lab: Lab) -> None:
    folder, name = lab.folder / FOLDER, first_notebook()
    copy_course(folder)
    cells = read_notebook(folder / name).cells
    lab.shut_down_kernels()  # a kernel works in the folder of the notebook that it was started for
    with lab.opened(f"{FOLDER}/{name}") as seen:
        for number, cell in enumerate(cells[:-1]):  # another one would be added below the last
            lab.page.wait_for_function(CHOSEN, arg=number)
            if cell.kind == "code":
                do_cell(lab, number, cell.source)
            else:
                lab.page.keyboard.press("Shift+Enter")
    lab.shut_down_kernels()
    book = read(folder)
    assert book is not None
    assert book.done == {each: Entry(passed=True, tries=1) for each in course_exercises() if each.startswith(name[:2])}
    assert seen == Watch(), seen
