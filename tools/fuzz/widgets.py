"""The cells of a notebook that are run again and again."""

import gc
import sys
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

from ipywidgets.widgets import widget

from snl_edu import Board, play

SETTLED = 50  # runs after which nothing more may be added
RUNS = 1000


def re_runs(rng: Random) -> Iterator[str]:
    """However often a cell is run, as many widgets are alive as after its first few runs; the same with close()."""
    parent: dict[str, Any] = {}
    shell = SimpleNamespace(get_parent=lambda: parent)
    before = sys.modules.get("IPython")
    sys.modules["IPython"] = SimpleNamespace(get_ipython=lambda: shell)  # type: ignore[assignment]
    alive = 0
    try:
        for run in range(RUNS):
            cell = rng.randint(1, 5)
            parent |= {"header": {"msg_id": str(run)}, "metadata": {"cellId": str(cell)}}
            play(Board(cell * 9))
            parent.clear()
            play(Board(9)).close()
            if run == SETTLED:
                gc.collect()
                alive = len(widget._instances)
            late = run > SETTLED and len(widget._instances) > alive
            yield (
                f"{len(widget._instances)} widgets are alive after {run} runs, {alive} after {SETTLED}" if late else ""
            )
    finally:
        if before is None:
            del sys.modules["IPython"]
        else:
            sys.modules["IPython"] = before
