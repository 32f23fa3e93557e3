"""The film that a learner makes at the end of notebook 02, with ipywidgets alone, in a real JupyterLab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snl_edu import film, named_board
from tests.helpers.lab import Lab
from tests.helpers.pictures import states_in
from tests.notebooks.stored import read
from tools.notebooks import NOTEBOOKS

if TYPE_CHECKING:
    from playwright.sync_api import Page

BOARD = "chutes-and-ladders"  # 100 squares
WRITTEN = f"""\
import ipywidgets as widgets
from snl_edu import draw, frontiers, named_board
board = named_board({BOARD!r})
steps = [list(frontier) for frontier in frontiers(board)]
def show(k):
    return steps[k], sum(steps[:k], [])
"""
(CELL,) = [cell.source for cell in read(NOTEBOOKS / "02_frontiers.ipynb").code if "widgets.Play(" in cell.source]
FRONTIERS = [moment.states for moment in film(named_board(BOARD)) if moment.kind == "frontier"]

# Notes the height of the film's output whenever there is another picture.
NOTE_HEIGHTS = """() => {
  const output = document.querySelector('svg.snl-picture').closest('.jp-OutputArea-output');
  const note = () => window.heights.push(output.getBoundingClientRect().height);
  window.heights = [];
  note();
  new MutationObserver(note).observe(output.querySelector('.widget-html'), { subtree: true, childList: true });
}"""
DRAWN = "(label) => document.querySelector('svg.snl-picture')?.getAttribute('aria-label').endsWith(label)"


def wait_for_frontier(page: Page, number: int) -> None:
    """Returns when the picture shows a frontier."""
    last = [square for square, state in FRONTIERS[number].items() if state == "frontier"]
    page.wait_for_function(DRAWN, arg=f"Frontier: {', '.join(map(str, last))}.")
    picture = page.locator("svg.snl-picture").evaluate("node => new XMLSerializer().serializeToString(node)")
    assert states_in(picture) == FRONTIERS[number]


def test_the_picture_follows_the_keys_and_the_triangle_and_its_height_stays(lab: Lab) -> None:
    with lab.ran(WRITTEN, CELL.replace("interval=1000", "interval=200")) as page:
        wait_for_frontier(page, 0)
        page.evaluate(NOTE_HEIGHTS)
        slider = page.get_by_role("slider")
        for number, key in [(1, "ArrowRight"), (2, "ArrowRight"), (1, "ArrowLeft"), (len(FRONTIERS) - 1, "End")]:
            slider.press(key)
            wait_for_frontier(page, number)
        slider.press("Home")
        wait_for_frontier(page, 0)
        page.locator(".widget-play button").first.click()
        wait_for_frontier(page, len(FRONTIERS) - 1)
        heights = page.evaluate("window.heights")
        assert len(heights) >= len(FRONTIERS)
        assert len(set(heights)) == 1, heights
        lab.kernel_says("print(slider.value, counter.value)", f"{len(FRONTIERS) - 1} {len(FRONTIERS) - 1}")
        lab.in_kernel("slider.value = 3")
        wait_for_frontier(page, 3)
