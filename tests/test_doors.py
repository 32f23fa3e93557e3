"""The doors of the house: what others use of a room is named in its `__all__`, and nobody reaches past that."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import snl_edu

PACKAGE = Path(snl_edu.__file__).parent
FILES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.glob("**/*.py"))


def used_by(path: Path) -> Iterator[tuple[str, ...]]:
    """The modules of the package that a file imports, each as its steps from the front door."""
    for node in ast.walk(ast.parse((PACKAGE / path).read_text(encoding="utf-8"))):
        names = [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for name in names:
            package, *steps = name.split(".")
            is_room = PACKAGE.joinpath(*steps, "__init__.py").is_file()
            inside = [alias.name for alias in node.names] if is_room and isinstance(node, ast.ImportFrom) else []
            if package == "snl_edu":
                yield from ((*steps, each) for each in inside) if inside else [tuple(steps)]


@pytest.mark.parametrize("path", FILES, ids=str)
def test_nobody_reaches_past_a_door(path: Path) -> None:
    for steps in used_by(path):
        pairs = enumerate(zip(steps, path.parts, strict=False))
        first = next((at for at, (step, here) in pairs if step != here), min(len(steps), len(path.parts)))
        for at in range(first + 1, len(steps)):
            door = import_module(".".join(["snl_edu", *steps[:at]]))
            assert steps[at] in door.__all__, f"{steps[at]} is not at the door of {door.__name__}"


@pytest.mark.parametrize("room", sorted({path.parent for path in FILES} - {Path()}), ids=str)
def test_a_door_says_what_its_room_is_for_and_names_only_what_is_there(room: Path) -> None:
    door = import_module(".".join(["snl_edu", *room.parts]))
    assert door.__doc__
    assert [name for name in door.__all__ if not (hasattr(door, name) or list((PACKAGE / room).glob(f"{name}*")))] == []
    modules = [path for path in FILES if path.parent == room and path.stem != "__init__"]
    assert len(modules) <= 10
