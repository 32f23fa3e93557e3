"""A table in words and in HTML, for all that teachers read."""

from collections.abc import Sequence
from html import escape
from itertools import zip_longest

# JupyterLab moves the text of a table to the right.
LEFT, PLAIN = 'style="text-align: left"', 'style="text-align: left; font-weight: normal"'
Cells = Sequence[str]


def text_table(rows: Sequence[Cells]) -> str:
    """The rows as lines, in columns; the last column may be as long as it likes."""
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)) for row in rows)
    return "\n".join(f"  {line}".rstrip() for line in lines)


def html_table(caption: str, head: Cells, rows: Sequence[Cells]) -> str:
    """The rows as a table whose first column names them."""
    heads = "".join(f'<th scope="col" {LEFT}>{escape(word)}</th>' for word in head)
    body = "".join(_html_row(*row) for row in rows)
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def _html_row(name: str, *cells: str) -> str:
    others = "".join(f"<td {LEFT}>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row" {PLAIN}>{escape(name)}</th>{others}</tr>'
