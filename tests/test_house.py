"""The rule of the house: which room may import which, the public names, and what an import loads."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import snl_edu

PACKAGE = Path(snl_edu.__file__).parent
FILES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.glob("**/*.py"))
# Each room, a folder or a file, and the rooms below it that it may import.
ROOMS = {
    "model": "",
    "files": "model",
    "calls": "model",
    "leetcode": "",
    "films": "model calls",
    "screens": "model files calls films",
    "course": "model files calls leetcode films",
    "desk": "model films screens course",
    "command": "model files films screens course",
}
# The files that need more than the standard library; these alone may be unusable in a browser's Python.
NEEDS = {"screens/player/": "anywidget ipywidgets traitlets", "desk.py": "anywidget ipywidgets traitlets"}
NEEDS |= {"course/grading/rerun/client.py": "nbclient nbformat traitlets"}
NEEDS |= dict.fromkeys(["screens/pictures/paper.py", "screens/pictures/frames.py"], "matplotlib PIL")


def imports(tree: ast.AST) -> Iterator[str]:
    """The modules that some code imports, wherever it does, but where a thing that shows itself asks for its painter."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "a relative import"
        elif not (isinstance(node, ast.FunctionDef) and node.name in ("_repr_mimebundle_", "__str__")):
            yield from imports(node)


@pytest.mark.parametrize("path", [path for path in FILES if path.parts[1:] or path.stem in ROOMS], ids=str)
def test_a_file_imports_only_from_its_own_room_and_those_below(path: Path) -> None:
    room = path.parts[0].removesuffix(".py")
    allowed = {f"snl_edu.{name}" for name in (room, *ROOMS[room].split())} | sys.stdlib_module_names
    allowed |= {name for start, names in NEEDS.items() if path.as_posix().startswith(start) for name in names.split()}
    found = [name.split(".") for name in imports(ast.parse((PACKAGE / path).read_text(encoding="utf-8")))]
    assert {".".join(name[: 1 + (name[0] == "snl_edu")]) for name in found} <= allowed


def test_the_package_shows_its_public_names_and_nothing_else() -> None:
    for name in snl_edu.__all__:  # whatever is loaded
        getattr(snl_edu, name)
    assert {name for name in dir(snl_edu) if not name.startswith("__")} == {*snl_edu.__all__}
    assert len(dir(snl_edu)) == len({*dir(snl_edu)})


def test_the_first_page_has_every_public_name_once_in_one_of_three_groups() -> None:
    page = snl_edu.__doc__ or ""
    assert [name for name in snl_edu.__all__ if len(re.findall(rf"\b{name}\b", page)) != 1] == []
    _, *groups = page.split("\n\n")
    assert [group.partition("\n")[0] for group in groups] == ["The game", "Pictures and films", "The lesson"]
    lines = [line.split(maxsplit=1) for group in groups for line in group.strip().splitlines()[1:]]
    assert sorted(name for name, _ in lines) == sorted(snl_edu.__all__)


def test_every_public_name_is_there_and_says_in_one_sentence_what_it_is() -> None:
    assert {*snl_edu.__all__} <= {*dir(snl_edu)}
    for thing in [getattr(snl_edu, name) for name in snl_edu.__all__ if name != "Square"]:
        assert not callable(thing) or (thing.__doc__ or "").splitlines()[0].endswith("."), thing


def modules_after(code: str) -> set[str]:
    """The modules that are loaded when some code has run in a Python of its own."""
    code = f"{code}; import sys, json; print(json.dumps([*sys.modules]))"
    return {*json.loads(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)}


def test_importing_the_package_loads_nothing_but_the_standard_library() -> None:
    loaded = {name.partition(".")[0] for name in modules_after("import snl_edu") - modules_after("pass")}
    assert loaded & {*packages_distributions()} <= {"snl_edu"}


def test_all_but_the_drawings_works_where_there_is_no_matplotlib_and_no_numpy() -> None:
    code = "import sys; sys.modules.update(dict.fromkeys(['matplotlib', 'numpy', 'PIL']))"
    code += "; from snl_edu import Board, break_it, check, film, play, playground, textbook, watch; board = Board(9); board._repr_mimebundle_(); break_it(board); playground(board)"
    code += "; assert check(textbook).passed; play(film(board)); play(watch(textbook, board))"
    assert "snl_edu.screens.pictures.boards" not in modules_after(code)
