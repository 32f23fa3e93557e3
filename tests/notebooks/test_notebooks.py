"""The form of the course's notebooks, and that pytest compares all that they have stored."""

import re
import tomllib
from collections.abc import Iterable

import pytest

from tests.notebooks.rules import CHAPTERS, RULES, SOLUTIONS, Rule, broken_chain, not_written, unasked_and_unsolved
from tests.notebooks.stored import Notebook, read
from tools.notebooks import NOTEBOOKS

PATHS = sorted(NOTEBOOKS.glob("*.ipynb"))
COURSE = [read(path) for path in PATHS]
OPTIONS = ("pyproject.toml", "Makefile", "conftest.py")


def listed(faults: Iterable[str]) -> str:
    return "\n".join(faults)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
@pytest.mark.parametrize("notebook", COURSE, ids=lambda notebook: notebook.name)
def test_a_notebook_keeps_the_rule(notebook: Notebook, rule: Rule) -> None:
    assert not (faults := listed(rule(notebook))), f"{notebook.name}.ipynb\n{faults}"


def test_the_course_has_all_its_chapters_and_their_solutions() -> None:
    chapters = [notebook.chapter for notebook in COURSE if notebook.chapter in CHAPTERS]
    assert chapters == list(CHAPTERS), "write one notebook for each chapter, such as notebooks/01_the_game.ipynb"
    assert SOLUTIONS in [notebook.name for notebook in COURSE], "write notebooks/solutions.ipynb"


def test_every_exercise_is_asked_in_its_chapter_and_solved() -> None:
    assert not (faults := listed(unasked_and_unsolved(COURSE))), faults


def test_every_function_of_the_course_is_written_by_its_reader() -> None:
    assert not (faults := listed(not_written(COURSE))), faults


def test_each_chapter_leads_to_the_next() -> None:
    assert not (faults := listed(broken_chain(COURSE))), faults


def escapes(options: str) -> list[str]:
    """What would keep nbval from comparing strictly."""
    return re.findall(r"sanitize|nbval[-_]lax|no:nbval", options)


def test_pytest_compares_every_notebook_strictly() -> None:
    assert escapes("--nbval --nbval-sanitize-with=x --nbval-lax -p no:nbval") == ["sanitize", "nbval-lax", "no:nbval"]
    options = tomllib.loads((NOTEBOOKS.parent / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]
    assert "--nbval" in options["ini_options"]["addopts"]
    assert "notebooks" in options["ini_options"]["testpaths"]
    for name in OPTIONS:
        assert escapes((NOTEBOOKS.parent / name).read_text(encoding="utf-8")) == [], (
            f"{name}: let nbval compare everything, as it is"
        )
    assert not [
        name for name in ("pytest.ini", ".pytest.ini", "tox.ini", "setup.cfg") if (NOTEBOOKS.parent / name).exists()
    ]
