"""Tries what takes too long for every change: `make nightly`. Its last lines say what passed.

The suite on the other Pythons of this machine and with the oldest dependencies, the packages as a learner installs
them, assignments in the real nbgrader, and every notebook on the site.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
UV = (sys.executable, "-m", "uv", "--quiet")
PYTHONS = ("3.12", "3.13", "3.14")
PYTEST = ("-m", "pytest", "-q", "-n", "auto", "--dist", "loadfile", "--max-worker-restart", "0")
SUITE = (*PYTEST, "tests", "snl_edu", "README.md", "TEACHERS.md", "--ignore=tests/browser")
GRADING = (".[grading]", "hypothesis", "nbval", "pytest-cov", "pytest-xdist")


def run(*words: str) -> bool:
    """Whether a command passes; it finds the programs that are installed beside its own, as nbgrader finds alembic."""
    path = os.pathsep.join([str(Path(words[0]).parent), os.environ["PATH"]])
    return subprocess.run(words, cwd=ROOT, env={**os.environ, "PATH": path}, check=False).returncode == 0


def run_in(name: str, python: str, packages: Sequence[str], words: Sequence[str]) -> str:
    """What became of a run in an environment of its own, made with some Python that is already on this machine."""
    folder = ROOT / f".venv-{name}"
    program = str(folder / "bin" / "python")
    if not run(*UV, "venv", "--no-python-downloads", "--clear", "--seed", "--python", python, str(folder)):
        return "left out: this machine has no such Python"
    installed = run(*UV, "pip", "install", "--python", program, "--editable", *packages)
    return "passed" if installed and run(program, *words) else "FAILED"


def main() -> int:
    """Tries everything, whatever fails before it."""
    pyenv = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser()
    os.environ["PATH"] = os.pathsep.join([os.environ["PATH"], *map(str, sorted(pyenv.glob("versions/3.*/bin")))])
    outcomes = {f"Python {python}": run_in(python, python, [".[dev]"], SUITE) for python in PYTHONS}
    oldest = ["--resolution", "lowest-direct"]
    outcomes["the oldest dependencies"] = run_in("lowest", "3.11", [".[dev]", *oldest], SUITE)
    outcomes["nbgrader"] = run_in("grading", sys.executable, GRADING, (*PYTEST, *sorted_tests("grading")))
    for name, words in (
        ("the packages", ("-m", "tools.packages")),
        ("the whole site", ("-m", "pytest", "tests/site/test_smoke.py", "tests/site/whole_site.py")),
    ):
        outcomes[name] = "passed" if run(sys.executable, *words) else "FAILED"
    print(*(f"{name}: {outcome}" for name, outcome in outcomes.items()), sep="\n")
    return int("FAILED" in outcomes.values())


def sorted_tests(room: str) -> list[str]:
    """The test files of a room that plain pytest leaves out."""
    return sorted(str(path) for path in (ROOT / "tests" / room).glob("test_*.py"))


if __name__ == "__main__":
    sys.exit(main())
