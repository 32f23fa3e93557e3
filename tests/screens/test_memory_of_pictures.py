"""What a picture costs in a kernel, which keeps all that its cells have shown."""

import pytest
from nbclient import NotebookClient
from nbformat import v4

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


@pytest.mark.unmeasured
def test_a_cell_that_shows_a_picture_can_be_run_a_thousand_times() -> None:
    cells = [v4.new_code_cell(SETUP), *(v4.new_code_cell(f"cost({code!r})") for code in SHOWN)]
    NotebookClient(v4.new_notebook(cells=cells), timeout=600, kernel_name="python3").execute()
    costs = {code: int(cell.outputs[-1].data["text/plain"]) for code, cell in zip(SHOWN, cells[1:], strict=True)}
    assert {code: cost for code, cost in costs.items() if cost > BYTES} == {}
