"""A notebook run on the site, beside the outputs that a desktop has stored of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.helpers.lite import Lite
from tests.notebooks.stored import read, texts_of
from tools.notebooks import NOTEBOOKS

NAMES = sorted(path.name for path in NOTEBOOKS.glob("*.ipynb"))


def texts(outputs: Sequence[dict[str, Any]]) -> list[dict[str, str]]:
    """What the outputs of a cell say.

    A picture is painted by matplotlib on a desktop and as SVG here: its words are the same. A word to those who wait,
    which says nothing when it is gone, comes only where the machine is slow, even between two lines that are printed.
    """
    said: list[dict[str, str]] = []
    for each in outputs:
        new = {"error": each["ename"]} if each["output_type"] == "error" else texts_of(each)
        if new.get("text/plain", "").startswith("<picture: "):
            new = {"text/plain": new["text/plain"]}
        if said and "stdout" in new and "stdout" in said[-1]:
            said[-1]["stdout"] += new["stdout"]
        elif new:
            said.append(new)
    return said


def differences(lite: Lite, name: str) -> list[str]:
    """Where the outputs of a notebook differ from those on a desktop, when it is opened and run from top to bottom."""
    with lite.opened(name) as watch:
        lite.run()
        found = lite.outputs()
    cells = read(NOTEBOOKS / name).code
    pairs = [(cell, texts(cell.outputs), texts(outputs)) for cell, outputs in zip(cells, found, strict=True)]
    return [
        *(f"another machine was asked: {address}" for address in watch.requests),
        *(f"{cell}: {here} instead of {there}" for cell, there, here in pairs if here != there),
    ]
