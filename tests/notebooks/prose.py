"""How long a notebook takes, and how easy it is to read."""

import re
from statistics import median
from typing import NamedTuple

from tests.notebooks.stored import Cell, Notebook, asks, stubs, tokens, words_of

WORDS_A_MINUTE = 200
MINUTES_A_CELL = 20 / 60
# What an exercise takes beyond that: a value is thought about, a player is answered, a function or a board is made.
MINUTES = {"value": 2, "player": 5, "board": 10, "function": 12}
STATED = re.compile(r"\babout (\d+) minutes")


class Reading(NamedTuple):
    """What reading and doing a notebook asks of somebody."""

    words: int
    sentence: float  # the median, in words
    minutes: float


def reading(notebook: Notebook) -> Reading:
    """The measures of a notebook."""
    paragraphs = [
        words_of(token)
        for cell in notebook.cells
        for token in tokens(cell.blocks)
        if token["type"] in ("paragraph", "block_text")
    ]
    words = sum(len(text.split()) for text in paragraphs)
    lengths = [
        len(sentence.split()) for text in paragraphs for sentence in re.split(r"(?<=[.!?:])\s", text) if sentence
    ]
    minutes = words / WORDS_A_MINUTE + MINUTES_A_CELL * len(notebook.code)
    minutes += sum(MINUTES[_kind(cell)] for cell in notebook.code if asks(cell))
    return Reading(words, median(lengths or [0]), minutes)


def stated(notebook: Notebook) -> int | None:
    """The minutes that its first cell names."""
    said = STATED.search(notebook.cells[0].source)
    return int(said.group(1)) if said else None


def _kind(cell: Cell) -> str:
    if stubs(cell) or "def " in cell.source:
        return "function"
    if "check(player" in cell.source:
        return "player"
    return "board" if re.search(r"check\((editor|mine|board)", cell.source) else "value"
