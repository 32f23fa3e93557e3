"""Puts one small mistake at a time into the library and expects a test to fail: `make mutants`.

All mutants of the model are tried, or with `--sample` a few of the code that films and judges. A mutant that survives
is a gap in the tests, unless it changes nothing that could be tested. Those are listed in `mutants.toml` with the
reason, by the line they change and what it becomes, so that the list stays right when mutants get new numbers.
"""

import json
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
NEEDED = ("snl_edu", "tests", "tools", "notebooks", "pictures", "conftest.py", "README.md", "LICENSE")

Change = tuple[str, str]  # the line, and what it becomes


def mutmut(folder: Path, *words: str) -> str:
    """What mutmut prints."""
    command = [sys.executable, "-m", "mutmut", *words]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True, encoding="utf-8").stdout


def tried(folder: Path) -> dict[str, str]:
    """The names of the mutants that were tried, each with its result."""
    lines = mutmut(folder, "results", "--all", "true").splitlines()
    found = dict(line.strip().rsplit(": ", 1) for line in lines)
    return {name: status for name, status in found.items() if status != "not checked"}


def changes(folder: Path, *statuses: str) -> dict[Change, str]:
    """The changes with one of these results, each with the name of a mutant that makes it."""
    found = {}
    for name in (name for name, status in tried(folder).items() if status in statuses):
        diff = mutmut(folder, "show", name).splitlines()
        before = [text[1:].strip() for text in diff if text.startswith("-") and not text.startswith("---")]
        after = [text[1:].strip() for text in diff if text.startswith("+") and not text.startswith("+++")]
        found["\n".join(before), "\n".join(after)] = name
    return found


def survivors(folder: Path) -> dict[Change, str]:
    """The changes that no test noticed."""
    return changes(folder, "survived", "no tests", "suspicious")


def run_all(known: dict[Change, str]) -> int:
    """Runs all mutants of the model, and fails if one survives that is not known to be equivalent."""
    subprocess.run([sys.executable, "-m", "mutmut", "run"], cwd=ROOT, check=True)
    found = survivors(ROOT)
    report(found, known)
    # A mutant that only makes the library slower survives on a quiet machine, and takes too long on a busy one.
    noticed = known.keys() - found.keys() - changes(ROOT, "timeout").keys()
    for line, becomes in noticed:
        print(f"no longer survives, so drop it from mutants.toml:\n- {line}\n+ {becomes}")
    return 1 if noticed or found.keys() - known.keys() else 0


def run_sample(known: dict[Change, str], sample: dict[str, Any]) -> None:
    """Runs some mutants of the code that films and judges, always the same ones, for a limited time."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        copy_project(folder, sample)
        # The first run makes all mutants, and finds out which tests call which function.
        mutmut(folder, "run", sample["first"])
        stored = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("mutants/**/*.meta"))]
        names = sorted(name for file in stored for name in file["exit_code_by_key"])
        chosen = random.Random(sample["seed"]).sample(names, min(sample["mutants"], len(names)))
        command = [sys.executable, "-m", "mutmut", "run", *chosen]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL) as running:
            try:
                running.wait(60 * sample["minutes"])
            except subprocess.TimeoutExpired:
                running.send_signal(signal.SIGINT)  # mutmut ends what it has begun, and keeps what it has found
        report(survivors(folder), known)
        print(f"{len(tried(folder))} of {len(names)} mutants were tried, chosen with the seed {sample['seed']}")


def copy_project(folder: Path, sample: dict[str, Any]) -> None:
    """Copies what the tests need, with the options for the sample: mutmut reads its options from nowhere else."""
    for path in map(ROOT.joinpath, NEEDED):
        _ = shutil.copytree(path, folder / path.name) if path.is_dir() else shutil.copy(path, folder)
    options = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for name in ("only_mutate", "pytest_add_cli_args_test_selection"):
        old = re.compile(rf"^{name} = \[.*?\]$", re.MULTILINE | re.DOTALL)
        options = old.sub(f"{name} = {json.dumps(sample[name])}", options)
    (folder / "pyproject.toml").write_text(options, encoding="utf-8")


def report(found: dict[Change, str], known: dict[Change, str]) -> None:
    """Prints the mutants that survive and should not."""
    for (line, becomes), name in found.items():
        if (line, becomes) not in known:
            print(f"{name} survives:\n- {line}\n+ {becomes}")
    print(f"{len(found)} mutants survive, {len(found.keys() & known.keys())} of them known to be equivalent")


def main() -> int:
    """Runs the sample if it is asked for, and otherwise all mutants of the model."""
    written = tomllib.loads(Path(__file__).with_name("mutants.toml").read_text(encoding="utf-8"))
    known = {
        (entry["line"], becomes): entry["reason"] for entry in written["equivalent"] for becomes in entry["becomes"]
    }
    if sys.argv[1:] == ["--sample"]:
        run_sample(known, written["sample"])
        return 0
    return run_all(known)


if __name__ == "__main__":
    sys.exit(main())
