"""The learner's own source, as far as it ran, with its line numbers."""

import linecache
import re
import sys
from collections.abc import Iterable, Mapping
from textwrap import dedent
from types import CodeType
from typing import Any, NamedTuple

NEW_LINE = re.compile(r"\r\n|\r|\n")


class Listing(NamedTuple):
    """The lines that are shown, and which of them each line of the source is."""

    lines: tuple[str, ...]
    places: Mapping[tuple[str, int], int]

    def place(self, code: CodeType, line: int) -> int:
        """Where a line of some code is shown, counted from 0; -1 if its source is unavailable."""
        return self.places.get((code.co_filename, line), -1)


def listing_of(codes: Iterable[CodeType]) -> Listing:
    """The source of all functions that ran, sorted by line, each function once and whole."""
    lines: list[str] = []
    places: dict[tuple[str, int], int] = {}
    blocks = {(code.co_filename, code.co_firstlineno, _last_line(code)) for code in codes}
    for filename, first, last in sorted(blocks, key=lambda block: (block[0], block[1], -block[2])):
        source = _source(filename)
        if not source or (filename, first) in places:
            continue  # one function inside another is shown with it
        if lines:
            lines.append("")
        for number, text in enumerate(dedent("\n".join(source[first - 1 : last])).split("\n"), start=first):
            places[filename, number] = len(lines)
            lines.append(f"{number:>3}  {text}")
    return Listing(tuple(lines), places)


def _source(filename: str) -> list[str]:
    """The lines of a source as Python counts them: `splitlines` also splits where Python sees no new line."""
    kept = linecache.getlines(filename)
    if not kept:
        return []
    text = next((cell for cell in _cells() if [f"{line}\n" for line in cell.splitlines()] == kept), "".join(kept))
    return NEW_LINE.split(text.removesuffix("\n"))


def _cells() -> list[str]:
    """The cells of a notebook that have run: IPython keeps their lines for tracebacks as `splitlines` gives them."""
    return list(getattr(getattr(notebook_shell(), "history_manager", None), "input_hist_parsed", []))


def notebook_shell() -> Any:
    """The shell in which a notebook's cells run, or None outside of IPython, which is not imported for this."""
    return getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()


def _last_line(code: CodeType) -> int:
    """The last line of a function and of the functions inside it."""
    own = max((line for _, _, line in code.co_lines() if line is not None), default=code.co_firstlineno)
    return max([own, *(_last_line(inner) for inner in code.co_consts if isinstance(inner, CodeType))])
