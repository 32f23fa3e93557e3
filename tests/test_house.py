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
    "words": set(),
    "film": {"board", "reading", "search", "words"},
    "palette": set(),
    "svg": {"board", "palette", "reading"},
    "showing": {"board", "palette", "svg"},
    "running": set(),
    "misconceptions": {"board"},
    "watch": {"board", "film", "leap", "misconceptions", "reading", "running", "search", "words"},
    "checks": {"board", "boards", "leap", "misconceptions", "reading", "running", "search", "showing", "text"},
    "reels": {"board", "film", "svg", "text", "watch", "words"},
    "page": set(),
    "player": {"board", "checks", "film", "page", "palette", "reading", "reels", "svg", "watch"},
    "painting": {"board", "palette", "svg"},
    "gif": {"board", "film", "painting", "palette", "reading"},
    "course": {"board", "reading"},
    "figures": {"board", "film", "gif", "painting", "palette", "reading", "search", "text"},
    "__main__": {"__version__", "board", "boards", "course", "film", "leap", "reading", "search"},
}

# What a room needs besides the standard library. Only the rooms of matplotlib may need what a browser's Python does not have.
DRAWING = {"matplotlib", "PIL"}
NEEDS = {"player": {"anywidget", "ipywidgets", "traitlets"}, "painting": DRAWING, "gif": DRAWING, "figures": DRAWING}


def imports_at_the_top(room: str) -> set[str]:
    """The names of the modules that a room imports when it is imported itself."""
    folder = PACKAGE / room
    paths = folder.glob("*.py") if folder.is_dir() else [PACKAGE / f"{room}.py"]
    found = set()
    for node in (node for path in paths for node in ast.parse(path.read_text(encoding="utf-8")).body):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            found |= {f"snl_edu.{alias.name}" for alias in node.names} if module == "snl_edu" else {module}
    return found


def test_every_room_is_known() -> None:
    rooms = {path.stem for path in PACKAGE.glob("*.py")} | {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert rooms == {*ROOMS, "__init__"}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_the_rooms_it_may(room: str) -> None:
    own = {name.split(".")[1] for name in imports_at_the_top(room) if name.startswith("snl_edu.")}
    assert own - {room} <= ROOMS[room]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_nothing_else_but_the_standard_library_and_what_it_needs(room: str) -> None:
    others = {name.split(".")[0] for name in imports_at_the_top(room)} - {"snl_edu"}
    assert others <= sys.stdlib_module_names | NEEDS.get(room, set())


def test_imports_go_one_way() -> None:
    rooms = list(ROOMS)
    for room, below in ROOMS.items():
        assert all(rooms.index(other) < rooms.index(room) for other in below - {"__version__"})


HEAVY = {"matplotlib", "numpy", "PIL"}


def modules_after(code: str) -> set[str]:
    """The modules that are loaded when some code has run in a Python of its own."""
    code += "; import sys, json; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {name.split(".")[0] for name in json.loads(done.stdout)}


def test_importing_the_package_brings_in_nothing_heavy() -> None:
    assert not modules_after("import snl_edu") & {*HEAVY, "ipywidgets", "IPython", "anywidget", "traitlets"}


def test_the_way_to_the_player_needs_neither_matplotlib_nor_numpy() -> None:
    assert not modules_after("from snl_edu import Board, play; play(Board(9))") & HEAVY


def test_names_that_come_later_are_there_when_they_are_asked_for() -> None:
    for name in snl_edu.__all__:
        assert hasattr(snl_edu, name)
        assert name in dir(snl_edu)
    assert callable(snl_edu.film)
    with pytest.raises(AttributeError, match="module 'snl_edu' has no attribute 'snake'"):
        snl_edu.__getattr__("snake")


def test_every_public_name_has_a_docstring_of_one_sentence() -> None:
    for name in snl_edu.__all__:
        thing = getattr(snl_edu, name)
        if callable(thing) and name != "Square":
            first = (thing.__doc__ or "").splitlines()[0]
            assert first.endswith("."), name


def test_the_library_neither_prints_nor_draws_with_pyplot() -> None:
    for path in set(PACKAGE.glob("**/*.py")) - {PACKAGE / "__main__.py"}:
        names = {
            node.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Name)
        }
        assert not names & {"print", "plt", "pyplot"}, path.name
