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

    A picture is painted by matplotlib on a desktop and as SVG here: its words are the same. A word to those who wait
    is gone by the time that it would be compared, and says nothing.
    """
    said = [{"error": each["ename"]} if each["output_type"] == "error" else texts_of(each) for each in outputs]
    pictures = [each.get("text/plain", "").startswith("<picture: ") for each in said]
    said = [{"text/plain": each["text/plain"]} if seen else each for each, seen in zip(said, pictures, strict=True)]
    return [each for each in said if each]


def differences(lite: Lite, name: str) -> list[str]:
    """Where the outputs of a notebook differ from those on a desktop, when it is opened and run from top to bottom."""
    with lite.opened(name) as watch:
        lite.run()
        found = lite.outputs()
    cells = read(NOTEBOOKS / name).code
    pairs = [(cell, texts(cell.outputs), texts(outputs)) for cell, outputs in zip(cells, found, strict=True)]
    return [
        *(f"another machine was asked: {address}" for address in watch.requests),
        *(f"an error was reported: {error}" for error in watch.errors),
        *(f"{cell}: {here} instead of {there}" for cell, there, here in pairs if here != there),
    ]
