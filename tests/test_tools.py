"""The scripts for people who work on the library: what they assume about it is still true."""

import os
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest
from tools.leftovers import left_by
from tools.mutants import ROOT

from tools import pythons
from tools.fuzz.__main__ import ATTACKS

MUTANTS = tomllib.loads((ROOT / "tools" / "mutants.toml").read_text(encoding="utf-8"))
MODEL = {
    line.strip()
    for path in (ROOT / "snl_edu" / "model").glob("*.py")
    for line in path.read_text(encoding="utf-8").splitlines()
}


@pytest.mark.parametrize("entry", MUTANTS["equivalent"], ids=lambda entry: entry["line"][:40])
def test_a_known_mutant_changes_a_line_of_the_model(entry: dict[str, str]) -> None:
    assert entry["line"] in MODEL, "drop it from tools/mutants.toml, or write the line as it is today"


def test_the_sampled_files_and_their_tests_exist() -> None:
    sample = MUTANTS["sample"]
    wanted = sample["only_mutate"] + sample["pytest_add_cli_args_test_selection"]
    assert [name for name in wanted if not any(ROOT.glob(name))] == []
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    assert [name for name in options["pytest_add_cli_args_test_selection"] if not (ROOT / name).exists()] == []


# What marks, records or hands out, and does not judge; and what the exercises themselves are made of.
NOT_JUDGING = (
    *("__init__", "assignment", "beliefs", "classroom", "exercise_cell", "grade", "handout", "install", "limits"),
    *("logbook", "marks", "marksheet", "notice", "progress", "report", "table"),
)


def test_all_that_films_and_all_that_judges_is_sampled() -> None:
    patterns = MUTANTS["sample"]["only_mutate"]
    files = [*ROOT.glob("snl_edu/films/*.py"), *ROOT.glob("snl_edu/course/*.py")]
    names = [path.relative_to(ROOT).as_posix() for path in files]
    left_out = [name for name in names if not any(fnmatch(name, pattern) for pattern in patterns)]
    assert sorted(left_out) == [f"snl_edu/course/{name}.py" for name in NOT_JUDGING]


WAITS = "import sys; open(sys.argv[1]).read()"
LEAVES = f"""import subprocess, sys, tempfile; from pathlib import Path
Path.home().joinpath("mine").touch()
tempfile.mkstemp(".x")
subprocess.Popen([sys.executable, "-c", {WAITS!r}, sys.argv[1]])
sys.exit(3)"""


def test_what_a_command_leaves_behind_is_found(tmp_path: Path) -> None:
    assert left_by([sys.executable, "-c", "import tempfile; tempfile.TemporaryFile().close()"]) == (0, [])
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    code, left = left_by([sys.executable, "-c", LEAVES, str(pipe)])
    pipe.open("w", encoding="utf-8").close()  # lets the process end
    assert (code, left[0]) == (3, "file home/mine")
    assert [thing.split("/")[0].split()[0] for thing in left] == ["file", "file", "process"]
    assert left[2].endswith(f"{WAITS} {pipe} "[-50:])


@pytest.mark.unmeasured
def test_every_attack_still_works() -> None:
    names = [name for name in ATTACKS if name != "bad inputs"]  # which are tried fifty at a time
    environment = os.environ | {"FUZZ_SECONDS": "0"}
    command = [sys.executable, "-m", "tools.fuzz", *names]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[3:] == [f"{name:15}{1:8}{0:8}" for name in names], done.stderr
    assert done.returncode == 0


def test_every_python_that_works_is_found_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "versions" / "3.99" / "bin"
    folder.mkdir(parents=True)
    answers = {
        "python3.98": "cpython 3 98",
        "python3.10": "cpython 3 10",
        "python3.97": "pypy 3 97",
        "python3.96": None,
    }
    for name, answer in answers.items():
        (tmp_path / name).write_text(
            f"#!/bin/sh\n{'exit 1' if answer is None else 'echo ' + answer}\n", encoding="utf-8"
        )
    (folder / "python").write_text("#!/bin/sh\necho cpython 3 99\n", encoding="utf-8")
    (tmp_path / "python3.98-config").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    for program in (*tmp_path.glob("python*"), folder / "python"):
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert pythons.pythons() == {
        sys.version_info[:2]: Path(sys.executable),
        (3, 98): tmp_path / "python3.98",
        (3, 99): folder / "python",
    }
