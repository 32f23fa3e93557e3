"""The rules of the house: which room may import which, and what an import brings in."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

import snl_edu

PACKAGE = Path(snl_edu.__file__).parent

# Each room, and the rooms it may import. Imports go one way: a room stands below the rooms that it may import.
ROOMS = {
    "numbering": set(),
    "reading": {"numbering"},
    "board": {"numbering", "reading"},
    "text": {"board", "numbering"},
    "search": {"board", "reading"},
    "leap": {"board", "reading"},
    "random_boards": {"board", "reading"},
    "boards": {"board", "reading", "random_boards"},
}


def imports_at_the_top(room: str) -> set[str]:
    """The names of the modules that a room imports when it is imported itself."""
    tree = ast.parse((PACKAGE / f"{room}.py").read_text(encoding="utf-8"))
    found = set()
    for node in tree.body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            found |= {f"snl_edu.{alias.name}" for alias in node.names} if module == "snl_edu" else {module}
    return found


def test_every_room_is_known() -> None:
    assert {path.stem for path in PACKAGE.glob("*.py")} == {*ROOMS, "__init__"}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_the_rooms_it_may(room: str) -> None:
    own = {name.removeprefix("snl_edu.") for name in imports_at_the_top(room) if name.startswith("snl_edu")}
    assert own <= ROOMS[room]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_nothing_else_but_the_standard_library(room: str) -> None:
    others = {name.split(".")[0] for name in imports_at_the_top(room)} - {"snl_edu"}
    assert others <= sys.stdlib_module_names


def test_imports_go_one_way() -> None:
    rooms = list(ROOMS)
    for room, below in ROOMS.items():
        assert all(rooms.index(other) < rooms.index(room) for other in below)


def test_importing_the_package_brings_in_nothing_heavy() -> None:
    code = "import snl_edu, sys, json; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.split(".")[0] for name in json.loads(done.stdout)}
    assert not loaded & {"matplotlib", "numpy", "ipywidgets", "IPython", "anywidget", "traitlets", "PIL"}


def test_every_public_name_has_a_docstring_of_one_sentence() -> None:
    for name in snl_edu.__all__:
        thing = getattr(snl_edu, name)
        if callable(thing) and name != "Square":
            first = (thing.__doc__ or "").splitlines()[0]
            assert first.endswith("."), name


def test_the_library_neither_prints_nor_draws_with_pyplot() -> None:
    for path in PACKAGE.glob("*.py"):
        names = {
            node.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Name)
        }
        assert not names & {"print", "plt", "pyplot"}, path.name
