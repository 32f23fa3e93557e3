"""Puts one small mistake at a time into the library and expects a test to fail: `make mutants`.

A mutant that survives is a gap in the tests, unless it changes nothing that could be tested. Those are listed in
`mutants.toml` with the reason, by the line they change and what it becomes, so that the list outlives renumbering.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

Change = tuple[str, str]  # the line, and what it becomes


def mutmut(*words: str) -> str:
    """What mutmut prints."""
    command = [sys.executable, "-m", "mutmut", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8").stdout


def survivors() -> dict[Change, str]:
    """The changes that no test noticed, each with the name of a mutant that shows it."""
    found = {}
    for line in mutmut("results").splitlines():
        name, _, status = line.strip().rpartition(": ")
        if status in ("survived", "no tests", "suspicious"):
            diff = mutmut("show", name).splitlines()
            before = [text[1:].strip() for text in diff if text.startswith("-") and not text.startswith("---")]
            after = [text[1:].strip() for text in diff if text.startswith("+") and not text.startswith("+++")]
            found["\n".join(before), "\n".join(after)] = name
    return found


def main() -> int:
    """Runs all mutants, and fails if one survives that is not known to be equivalent."""
    subprocess.run([sys.executable, "-m", "mutmut", "run"], check=True)
    known = tomllib.loads(Path(__file__).with_name("mutants.toml").read_text(encoding="utf-8"))["equivalent"]
    reasons = {(entry["line"], becomes): entry["reason"] for entry in known for becomes in entry["becomes"]}
    found = survivors()
    for (line, becomes), name in found.items():
        if (line, becomes) not in reasons:
            print(f"{name} survives:\n- {line}\n+ {becomes}")
    for line, becomes in reasons.keys() - found.keys():
        print(f"no longer survives, so drop it from mutants.toml:\n- {line}\n+ {becomes}")
    surprises = found.keys() ^ reasons.keys()
    print(f"{len(found)} mutants survive, {len(found.keys() & reasons.keys())} of them known to be equivalent")
    return 1 if surprises else 0


if __name__ == "__main__":
    sys.exit(main())
