"""The form of the course's notebooks, and that what they have stored is really compared."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.notebooks import NOTEBOOKS
from tests.rules import CHAPTERS, NOT_COMPARED, RULES, SOLUTIONS, Rule, broken_chain, unasked_and_unsolved
from tests.stored import Notebook, read, texts_of

PATHS = sorted(NOTEBOOKS.glob("*.ipynb"))
COURSE = [read(path) for path in PATHS]
OPTIONS = ("pyproject.toml", "Makefile", "conftest.py")


def told(faults: Iterable[str]) -> str:
    return "\n".join(faults)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
@pytest.mark.parametrize("notebook", COURSE, ids=lambda notebook: notebook.name)
def test_a_notebook_keeps_the_rule(notebook: Notebook, rule: Rule) -> None:
    assert not (faults := told(rule(notebook))), f"{notebook.name}.ipynb\n{faults}"


def test_the_course_has_all_its_chapters_and_their_solutions() -> None:
    chapters = [notebook.chapter for notebook in COURSE if notebook.chapter in CHAPTERS]
    assert chapters == list(CHAPTERS), "write one notebook for each chapter, such as notebooks/01_the_board.ipynb"
    assert SOLUTIONS in [notebook.name for notebook in COURSE], "write notebooks/solutions.ipynb"


def test_every_exercise_is_asked_in_its_chapter_and_solved() -> None:
    assert not (faults := told(unasked_and_unsolved(COURSE))), faults


def test_each_chapter_leads_to_the_next() -> None:
    assert not (faults := told(broken_chain(COURSE))), faults


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


def flip(output: dict[str, Any]) -> bool:
    """Changes one digit of what an output says, and tells whether there was one that nbval compares."""
    for kind, text in texts_of(output).items():
        changed = re.sub(r"\d", lambda digit: str((int(digit[0]) + 1) % 10), text, count=1)
        if changed != text and kind not in NOT_COMPARED:
            if output["output_type"] == "stream":
                output["text"] = changed
            else:
                output["data"][kind] = changed
            return True
    return False


def outcomes(path: Path) -> list[str]:
    """What nbval says of each cell of code, in a pytest of its own that knows nothing of this project's options."""
    (path.parent / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-rA", "--nbval", "--nbval-current-env", "-p", "no:cacheprovider"]
    command += ["-c", "pytest.ini", "--rootdir", ".", path.name]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTEST"))}
    done = subprocess.run(command, cwd=path.parent, env=clean, capture_output=True, text=True, check=False, timeout=120)
    found = {int(number): word for word, number in re.findall(r"^([A-Z]+) \S+::Cell (\d+)", done.stdout, re.MULTILINE)}
    return [found[number] for number in sorted(found)]


def test_a_single_wrong_digit_in_any_stored_output_is_found(tmp_path: Path) -> None:
    chapter = next(path for path in PATHS if path.name.startswith(CHAPTERS[0]))
    copy = tmp_path / chapter.name
    shutil.copy(chapter, copy)
    assert outcomes(copy) == ["PASSED"] * len(read(chapter).code)
    stored = json.loads(copy.read_text(encoding="utf-8"))
    cells = [cell for cell in stored["cells"] if cell["cell_type"] == "code"]
    expected = ["FAILED" if any(map(flip, cell["outputs"])) else "PASSED" for cell in cells]
    assert expected.count("FAILED") >= 3
    copy.write_text(json.dumps(stored), encoding="utf-8")
    assert outcomes(copy) == expected
