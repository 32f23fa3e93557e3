"""The rules of the house: which floor may import which, what an import loads, and that things are where one looks."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest

import snl_edu

PACKAGE = Path(snl_edu.__file__).parent
ROOT = PACKAGE.parent

# Each floor, and the floors below it that it may import. A floor is a folder, or a file beside the folders.
FLOORS: dict[str, set[str]] = {
    "model": set(),
    "files": {"model"},
    "alarm": set(),
    "sandbox": {"model", "alarm"},
    "signatures": {"model", "sandbox"},
    "leetcode": set(),
    "films": {"model", "sandbox", "signatures"},
    "screens": {"model", "files", "sandbox", "films"},
    "course": {"model", "files", "sandbox", "signatures", "leetcode", "films"},
    "desk": {"model", "films", "screens", "course"},
}
DOORS = {"__init__", "__main__"}  # these know all floors
DISPLAY = {"_repr_mimebundle_", "__str__"}  # a thing that shows itself asks a screen to paint it
OLD_NAMES = {
    "board": "Board BoardError Move Square",
    "boards": "BOARDS NamedBoard named_board random_board",
    "search": "Frontier Game frontiers shortest_game shortest_games count_shortest_games",
    "leap": "fewest_rolls snakes_and_ladders min_dice_throws",
    "figures": "Picture distance_map draw filmstrip frontier_sizes save_gif",
    "player": "Player play",
    "checks": "EXERCISES Breakage Verdict break_it check",
    "misconceptions": "MISCONCEPTIONS TEXTBOOK Misconception Solver changed function_of textbook",
    "svg": "svg",
}

# What is needed besides the standard library, and where: a browser's Python may have no matplotlib.
WIDGETS = {"anywidget", "ipywidgets", "traitlets"}
DRAWING = {"matplotlib", "PIL"}
NEEDS = {
    "screens/player/": WIDGETS,
    "desk.py": WIDGETS,
    "course/rerun/client.py": {"nbclient", "nbformat", "traitlets"},
}
NEEDS |= dict.fromkeys(
    [
        *("screens/pictures/paper.py", "screens/pictures/matplotlib_painter.py", "screens/pictures/frames.py"),
        *("screens/chance_figures.py", "screens/figures.py", "screens/lines.py"),  # these name its types, no more
    ],
    DRAWING,
)

FILES = sorted(path.relative_to(PACKAGE) for path in PACKAGE.glob("**/*.py"))


def floor_of(path: Path) -> str:
    return path.parts[0].removesuffix(".py")


def imports(tree: ast.AST) -> Iterator[str]:
    """The full names of the modules that some code imports, wherever it does, but for a display method."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield node.module or ""
        elif not (isinstance(node, ast.FunctionDef) and node.name in DISPLAY):
            yield from imports(node)


def faults(path: Path, source: str) -> list[str]:
    """The modules that a file imports and must not: of a floor that is not below its own, or not of Python itself."""
    floor = floor_of(path)
    needed = {name for where, names in NEEDS.items() if path.as_posix().startswith(where) for name in names}
    bad = []
    for name in imports(ast.parse(source)):
        first, _, rest = name.partition(".")
        if first == "snl_edu":
            allowed = rest.split(".")[0] in {floor, *FLOORS[floor]}
        else:
            allowed = first in sys.stdlib_module_names | needed
        if not allowed:
            bad.append(name)
    return bad


@pytest.mark.unmeasured
@pytest.mark.parametrize("path", [path for path in FILES if floor_of(path) in FLOORS], ids=Path.as_posix)
def test_a_file_imports_only_from_its_own_floor_and_those_below(path: Path) -> None:
    assert faults(path, (PACKAGE / path).read_text(encoding="utf-8")) == []


def test_an_import_that_goes_up_or_out_is_found_wherever_it_is() -> None:
    room = Path("films", "film.py")
    assert faults(room, "import re\nfrom snl_edu.model import board\nfrom snl_edu import sandbox") == ["snl_edu"]
    assert faults(room, "if True:\n    def f():\n        import snl_edu.course.check") == ["snl_edu.course.check"]
    assert faults(room, "class Film:\n def _repr_mimebundle_(self):\n  from snl_edu.screens import svg") == []
    assert faults(room, "import numpy as np") == ["numpy"]
    assert faults(Path("screens", "svg.py"), "from snl_edu.course import check") == ["snl_edu.course"]
    assert faults(Path("course", "check.py"), "from snl_edu.screens.svg import svg") == ["snl_edu.screens.svg"]
    assert faults(Path("screens", "svg.py"), "import matplotlib.path") == ["matplotlib.path"]
    assert faults(Path("screens", "matplotlib_board.py"), "import matplotlib.path") == []


def test_every_file_is_on_a_floor_and_floors_stand_on_each_other() -> None:
    assert {floor_of(path) for path in FILES} == {*FLOORS, *DOORS, *OLD_NAMES}
    floors = list(FLOORS)
    for floor, below in FLOORS.items():
        assert all(floors.index(other) < floors.index(floor) for other in below)


def test_modules_are_named_after_things() -> None:
    functions = {name for name in snl_edu.__all__ if name.islower()}
    assert not {floor_of(path) for path in FILES} & functions, "a module would hide the public function of its name"
    assert [path for path in FILES if path.stem.endswith("ing")] == [], "name the thing, not the activity"
    assert not {path.stem for path in FILES} & {"utils", "helpers", "core", "common"}


# Folders whose modules are tested together, in the file that has the folder's name: a notebook's exercises by the answers
# to them, a run with all that it needs, both painters by what they paint alike, and a language by what it has to say.
TOGETHER = {"exercises", "rerun", "pictures", "words"}


def test_the_test_of_a_module_is_found_by_its_name() -> None:
    tested = {path.stem.removeprefix("test_") for path in (ROOT / "tests").glob("**/test_*.py")}
    assert tested >= TOGETHER
    modules = [path for path in FILES if floor_of(path) in FLOORS and path.stem != "__init__"]
    untested = [path.as_posix() for path in modules if path.stem not in tested and path.parent.name not in TOGETHER]
    assert untested == []


@pytest.mark.parametrize("module", OLD_NAMES)
def test_an_old_module_still_gives_its_names(module: str) -> None:
    old = import_module(f"snl_edu.{module}")
    assert [name for name in OLD_NAMES[module].split() if not hasattr(old, name)] == []
    assert len((PACKAGE / f"{module}.py").read_text(encoding="utf-8").split("\n\n")) == 2, "a docstring and an import"


def test_the_old_way_to_copy_the_course_still_works() -> None:
    from snl_edu.course import copy_course

    assert copy_course is snl_edu.copy_course


# Where a newcomer would look, by the names of folders and files alone; and what has to be there.
NEWCOMER = [
    ("Where is a matrix read?", "model/formats.py", r"def matrix\("),
    ("What does one roll do?", "model/board.py", r"def moves\("),
    ("Why was my argument refused?", "model/arguments.py", r"class BoardError"),
    ("Where is the search?", "model/search.py", r"def frontiers\("),
    ("Where is depth-first search?", "model/search.py", "depth-first"),
    ("What does a search with a stack look like?", "films/exploration.py", "queue.stack"),
    ("How likely is it that I stand on square 9?", "model/chances.py", r"def chances\("),
    ("Where is the sentence 'Roll 2 from 15 lands on 17' made?", "films/words/en.py", "Roll .* from .* lands on"),
    ("Where is the queue of my solver recognised?", "films/queues.py", r"def find_queue\("),
    ("And where its record of what was seen?", "films/records.py", r"def find_seen\("),
    ("Where do two films part?", "films/compare.py", "def "),
    ("What can a film ask me?", "films/questions.py", r"def questions\("),
    ("Where is my answer judged?", "films/feedback.py", r"def judge\("),
    ("What stops an endless loop of mine?", "sandbox.py", "def "),
    ("What colour is a frontier?", "screens/palette.py", "frontier"),
    ("What travels to the browser?", "screens/player/wire.py", "def "),
    ("Where does a click on a board become a snake?", "screens/player/sketch.py", r"def grant\("),
    ("What stands in the playground?", "desk.py", r"class Desk"),
    ("On which boards is my solver tried?", "course/boards_to_try.py", "def "),
    ("How is a failing board made smaller?", "course/shrink.py", "def "),
    ("Which wrong ideas have a name?", "course/misconceptions/__init__.py", "MISCONCEPTIONS"),
    ("What does a learner's copy leave out?", "course/handout.py", "outputs"),
    ("Where is noted what I have done?", "course/logbook.py", r"def record\("),
    ("What is a learner's notebook worth?", "course/grade.py", r"def grade\("),
    ("What does a class believe?", "course/beliefs.py", r"def beliefs\("),
    ("How do the notebooks reach a learner's folder?", "course/install.py", r"def copy_course\("),
]


@pytest.mark.parametrize(("question", "name", "pattern"), NEWCOMER)
def test_a_newcomer_finds_it(question: str, name: str, pattern: str) -> None:
    assert re.search(pattern, (PACKAGE / name).read_text(encoding="utf-8")), question


HEAVY = {"matplotlib", "numpy", "PIL"}


def modules_after(code: str) -> set[str]:
    """The modules that are loaded when some code has run in a Python of its own."""
    code += "; import sys, json; print(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


def test_importing_the_package_brings_in_nothing_heavy() -> None:
    assert not modules_after("import snl_edu") & {*HEAVY, *WIDGETS, "IPython"}


@pytest.mark.parametrize(("floor", "other"), [("screens.player.player", "course"), ("course.check", "screens")])
def test_screens_and_course_do_not_know_each_other(floor: str, other: str) -> None:
    assert not {name for name in modules_after(f"import snl_edu.{floor}") if name.startswith(f"snl_edu.{other}")}


def test_all_but_the_drawings_works_where_there_is_no_matplotlib_and_no_numpy() -> None:
    code = f"import sys; sys.modules.update(dict.fromkeys({sorted(HEAVY)}))"
    code += "; from snl_edu import Board, break_it, check, film, play, playground, textbook, watch"
    code += "; board = Board(9); board._repr_mimebundle_(); break_it(board); assert check(textbook).passed"
    code += "; playground(board)"
    code += "; play(film(board)); play(watch(textbook, board))"
    assert "snl_edu.screens.pictures.boards" not in modules_after(code)


def test_the_drawings_too_are_there_where_there_is_no_matplotlib() -> None:
    code = f"import sys; sys.modules.update(dict.fromkeys({sorted(HEAVY)}))"
    code += "; from snl_edu import *; import snl_edu.figures; board = Board(9, {2: 8, 6: 3})"
    code += "; pictures = [paint(board) for paint in (draw, filmstrip, distance_map, frontier_sizes, length_plot, jump_plot)]"
    code += "; pictures += [line_plot({'a line': [(1, 2), (3, 4)]}, x='x', y='y', alt='A line.')]"
    code += "; bundles = [picture._repr_mimebundle_()[0] for picture in pictures]"
    code += "; bundles += [search_costs(2)._repr_mimebundle_()[0]]"
    code += "; assert all(isinstance(picture, Picture) for picture in pictures)"
    code += "; assert all('<img alt=' in bundle['text/html'] for bundle in bundles)"
    assert "snl_edu.screens.pictures.matplotlib_painter" not in modules_after(code)


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


@pytest.mark.unmeasured
def test_the_library_neither_prints_nor_draws_with_pyplot() -> None:
    for path in set(FILES) - {Path("__main__.py")}:
        tree = ast.parse((PACKAGE / path).read_text(encoding="utf-8"))
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert not names & {"print", "plt", "pyplot"}, path


HOOKS = {
    "ruff": "astral-sh/ruff-pre-commit",
    "zizmor": "zizmorcore/zizmor-pre-commit",
    "check-jsonschema": "python-jsonschema/check-jsonschema",
}


@pytest.mark.parametrize(("tool", "hook"), HOOKS.items())
def test_a_commit_is_judged_by_the_version_that_judges_the_tests(tool: str, hook: str) -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    pin = re.search(rf"{hook}\n +rev: v?(\d+\.\d+)\.", hooks)
    assert pin, f"pin {hook} in .pre-commit-config.yaml"
    assert f'"{tool}=={pin[1]}.*"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert version(tool).startswith(f"{pin[1]}.")


def test_a_hook_from_pypi_has_the_version_that_judges_the_tests() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    (pin,) = re.findall(r'additional_dependencies: \["(oxlint==(\d+\.\d+)\.\*)"\]', hooks)
    assert f'"{pin[0]}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert version("oxlint").startswith(f"{pin[1]}.")


def test_every_hook_is_a_linter_of_make_lint_or_looks_at_the_form_of_files() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    sources = set(re.findall(r"- repo: (?:https://github\.com/)?(\S+)", hooks))
    assert sources == {*HOOKS.values(), "local", "pre-commit/pre-commit-hooks"}
    lint = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nlint:")[2].partition("\n\n")[0]
    assert set(re.findall(r"\$\(BIN\)/(\S+)", lint)) == {*HOOKS, "mypy", "oxlint"}
    assert re.findall(r"- id: (\S+)", hooks.partition("repo: local")[2].partition("- repo:")[0]) == ["mypy", "oxlint"]
