"""A stored notebook, taken apart."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple

import mistune

from tools.notebooks import NOTEBOOKS

_markdown = mistune.create_markdown(renderer="ast", plugins=["table"])


@dataclass(frozen=True)
class Cell:
    """A cell; its number counts from 1."""

    number: int
    kind: str
    source: str
    count: int | None = None
    outputs: Sequence[dict[str, Any]] = ()
    metadata: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        line = next((line for line in self.source.splitlines() if line.strip()), "")
        return f"cell {self.number} ({line[:50]})"

    @property
    def blocks(self) -> list[dict[str, Any]]:
        """The blocks of a Markdown cell, such as headings and paragraphs."""
        found = _markdown(self.source) if self.kind == "markdown" else []
        assert isinstance(found, list)
        return [block for block in found if block["type"] != "blank_line"]

    @property
    def is_python(self) -> bool:
        """Whether Python can read it."""
        try:
            ast.parse(self.source)
        except SyntaxError:
            return False
        return True

    @property
    def tree(self) -> ast.Module:
        """A code cell as Python reads it."""
        return ast.parse(self.source if self.kind == "code" and self.is_python else "")


@dataclass(frozen=True)
class Notebook:
    """A notebook as it is stored."""

    name: str
    cells: Sequence[Cell]
    metadata: dict[str, Any] = field(default_factory=dict)

    @property
    def chapter(self) -> str:
        """The number at the beginning of its name, such as "01"; a notebook that is not a chapter has none."""
        number = re.match(r"\d\d(?=_)", self.name)
        return number.group() if number else ""

    @property
    def code(self) -> list[Cell]:
        """The cells of code."""
        return [cell for cell in self.cells if cell.kind == "code"]


def read(path: Path) -> Notebook:
    """A notebook from its file."""
    stored = json.loads(path.read_text(encoding="utf-8"))
    cells = [
        Cell(
            number,
            cell["cell_type"],
            "".join(cell["source"]),
            cell.get("execution_count"),
            cell.get("outputs", []),
            cell["metadata"],
        )
        for number, cell in enumerate(stored["cells"], 1)
    ]
    return Notebook(path.stem, cells, stored["metadata"])


def chapter(name: str) -> Notebook:
    """The notebook of the course whose file begins with this."""
    (found,) = NOTEBOOKS.glob(f"{name}*.ipynb")
    return read(found)


def source(name: str, start: str) -> str:
    """The cell of code of that notebook in which this is defined, without its check."""
    (found,) = (
        cell.source for cell in chapter(name).code if re.search(rf"^{re.escape(start)}", cell.source, re.MULTILINE)
    )
    return re.sub(r"^check\(.*", "", found, flags=re.MULTILINE)


class Tag(NamedTuple):
    """A tag of HTML, with its attributes."""

    name: str
    attributes: dict[str, str | None]


class _Tags(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[Tag] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(Tag(tag, dict(attrs)))


def tags(html: str) -> list[Tag]:
    """The tags of some HTML that open something."""
    return _Tags(html).found


def tokens(blocks: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All the parts of some Markdown, in order."""
    for block in blocks:
        yield block
        yield from tokens(block.get("children", []))


def tags_in(cell: Cell) -> list[Tag]:
    """The tags of HTML in a Markdown cell, and those that stand for its pictures and links."""
    found = []
    for token in tokens(cell.blocks):
        if token["type"] in ("block_html", "inline_html"):
            found += tags(token["raw"])
        elif token["type"] == "image":
            found.append(Tag("img", {"alt": words_of(token), "src": token["attrs"]["url"]}))
        elif token["type"] == "link":
            found.append(Tag("a", {"href": token["attrs"]["url"]}))
        elif token["type"] == "heading":
            found.append(Tag(f"h{token['attrs']['level']}", {"title": words_of(token)}))
    return found


def words_of(token: dict[str, Any]) -> str:
    """The text of a part of some Markdown, without its signs."""
    return "".join(part.get("raw", "") for part in tokens([token]))


def headings(notebook: Notebook) -> list[tuple[Cell, int, str]]:
    """The headings in order: the cell, the level and the words of each."""
    return [
        (cell, int(tag.name[1]), tag.attributes.get("title") or "")
        for cell in notebook.cells
        for tag in tags_in(cell)
        if re.fullmatch("h[1-6]", tag.name)
    ]


def texts_of(output: dict[str, Any]) -> dict[str, str]:
    """What an output says, by its MIME type; a stream has its name instead of one."""
    if output["output_type"] == "stream":
        return {output["name"]: "".join(output["text"])}
    texts = {mime: text for mime, text in output.get("data", {}).items() if isinstance(text, str | list)}
    return {mime: "".join(text) for mime, text in texts.items()}


def checks(cell: Cell) -> list[str]:
    """The names of the exercises that a cell checks anywhere."""
    return [name for node in ast.walk(cell.tree) for name in _checked_by(node)]


def asks(cell: Cell) -> list[str]:
    """The name of the exercise whose verdict is shown at the very end of a cell."""
    last = cell.tree.body[-1:]
    shown = [line.value for line in last if isinstance(line, ast.Expr)]
    kept = {
        target.id: line.value
        for line in cell.tree.body
        if isinstance(line, ast.Assign)
        for target in line.targets
        if isinstance(target, ast.Name)
    }
    shown = [kept.get(value.id, value) if isinstance(value, ast.Name) else value for value in shown]
    return [name for value in shown for name in _checked_by(value)]


def stubs(cell: Cell) -> list[str]:
    """The functions of a cell that are left to the reader: a docstring and dots."""
    functions = [node for node in cell.tree.body if isinstance(node, ast.FunctionDef)]
    return [node.name for node in functions if _is_dots(node.body[-1])]


def _is_dots(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and line.value.value is Ellipsis


def _checked_by(node: ast.AST) -> list[str]:
    if not isinstance(node, ast.Call) or getattr(node.func, "id", getattr(node.func, "attr", "")) != "check":
        return []
    named = [*node.args[1:2], *(word.value for word in node.keywords if word.arg == "exercise")]
    return [name.value for name in named if isinstance(name, ast.Constant) and isinstance(name.value, str)]
