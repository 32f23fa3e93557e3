"""What a picture costs in a kernel, which keeps all that its cells have shown."""

from pathlib import Path

from tests.helpers.notebooks import notebook
from tests.notebooks.stored import read, texts_of
from tools.notebooks import run

# An allowance of 20 MB for a thousand times.
RUNS, BYTES = 200, 20_000_000 // 1000
# It is run a few times before, so that all that has to be imported and found out once is there.
SETUP = f"""
import psutil
from snl_edu import *
def run(code, times):
    for _ in range(times):
        get_ipython().run_cell(code, store_history=True)
    return psutil.Process().memory_info().rss
def cost(code):
    before = run(code, 20)
    return (run(code, {RUNS}) - before) // {RUNS}
board = named_board("example-1")
"""
SHOWN = (
    "draw(board, frontier=[3, 4, 5], seen=[1])",
    "filmstrip(board)",
    "distance_map(board)",
    "frontier_sizes(board)",
    "board",
)


def test_a_cell_that_shows_a_picture_can_be_run_a_thousand_times(tmp_path: Path) -> None:
    path = tmp_path / "pictures.ipynb"
    path.write_text(notebook(SETUP, *(f"cost({code!r})" for code in SHOWN)), encoding="utf-8")
    run(path)
    costs = [int(texts_of(cell.outputs[-1])["text/plain"]) for cell in read(path).code[1:]]
    assert {code: cost for code, cost in zip(SHOWN, costs, strict=True) if cost > BYTES} == {}
