"""The promise of size on the README's first screen: a newcomer who reads the search and the game reads that much."""

import ast
import inspect
import re
from pathlib import Path

from snl_edu import frontiers
from snl_edu.model import board, search

README = Path(__file__).parents[2] / "README.md"


def code_lines(source: str) -> int:
    """The lines of code, without docstrings, comments and empty lines."""
    tree = ast.parse(source)
    code = {
        line for line, text in enumerate(source.splitlines(), 1) if text.strip() and not text.lstrip().startswith("#")
    }
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
            code -= {*range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)}
    return len(code)


def test_the_readme_counts_the_lines_of_the_search_and_of_the_game() -> None:
    first_screen = "".join(README.read_text(encoding="utf-8").splitlines(keepends=True)[:30])
    numbers = re.search(r"The search is (\d+) lines, the game is (\d+)", first_screen)
    assert numbers is not None
    the_search = code_lines(inspect.getsource(frontiers))
    the_game = sum(code_lines(inspect.getsource(module)) for module in (board, search))
    assert (int(numbers[1]), int(numbers[2])) == (the_search, the_game)


def test_the_search_is_short_and_the_first_thing_in_its_module() -> None:
    lines, first = inspect.getsourcelines(frontiers)
    assert first + len(lines) - 1 <= 60
    assert code_lines("".join(lines)) <= 20
