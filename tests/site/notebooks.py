"""A notebook run on the site, beside the outputs that a desktop has stored of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.helpers.lite import Lite
from tests.notebooks.stored import read, texts_of
from tools.notebooks import NOTEBOOKS
from tools.site.contents import DESKTOP

NAMES = sorted(path.name for path in NOTEBOOKS.glob("*.ipynb"))


def texts(outputs: Sequence[dict[str, Any]]) -> list[dict[str, str]]:
    """What the outputs of a cell say.

    A word to those who wait, which says nothing when it is gone, comes only where the machine is slow, even between two
    lines that are printed.
    """
    said: list[dict[str, str]] = []
    for each in outputs:
        new = {"error": each["ename"]} if each["output_type"] == "error" else texts_of(each)
        if said and "stdout" in new and "stdout" in said[-1]:
            said[-1]["stdout"] += new["stdout"]
        elif new:
            said.append(new)
    return said


def agree(there: dict[str, str], here: dict[str, str]) -> bool:
    """Whether an output is that of a desktop. What matplotlib paints there is SVG here, and described in the same words."""
    if "image/png" in there:
        return there["text/plain"] == here.get("text/plain")
    return there == here


def differences(lite: Lite, name: str) -> list[str]:
    """Where the outputs of a notebook differ from those on a desktop, when it is opened and run from top to bottom."""
    with lite.opened(name) as watch:
        lite.run()
        found = lite.outputs()
    wrong = [f"another machine was asked: {address}" for address in watch.requests]
    cells = [cell for cell in read(NOTEBOOKS / name).code if DESKTOP not in cell.metadata.get("tags", [])]
    for cell, outputs in zip(cells, found, strict=True):
        there, here = texts(cell.outputs), texts(outputs)
        if len(there) != len(here) or not all(map(agree, there, here)):
            wrong.append(f"{cell}: {here} instead of {there}")
    return wrong
