"""Runs pytest on every other Python from 3.11 on that this machine has: `python -m tools.pythons WORDS-FOR-PYTEST`."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
OLDEST = (3, 11)
VERSION = "import ensurepip, sys, venv; print(sys.implementation.name, *sys.version_info[:2])"

Version = tuple[int, int]


def version(program: Path) -> Version | None:
    """The version of a Python that works and can make environments, if it is new enough."""
    try:
        done = subprocess.run([program, "-c", VERSION], capture_output=True, text=True, check=True, timeout=60)
    except (OSError, subprocess.SubprocessError):  # such as a stand-in of pyenv's for a version that is switched off
        return None
    name, major, minor = done.stdout.split()
    which = int(major), int(minor)
    return which if name == "cpython" and which >= OLDEST else None


def others() -> dict[Version, Path]:
    """A Python of each version but our own, from the path or from pyenv, the oldest version first."""
    programs = [path for folder in os.get_exec_path() for path in Path(folder).glob("python3.[0-9][0-9]")]
    programs += Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser().glob("versions/*/bin/python")
    found = {which: program for program in programs if (which := version(program)) is not None}
    found.pop(sys.version_info[:2], None)
    return dict(sorted(found.items()))


def main() -> int:
    """Runs pytest on each, in an environment of its own, and says where it passed."""
    outcomes = {}
    for which, program in others().items():
        name = "{}.{}".format(*which)
        print(f"\nPython {name}: {program}", flush=True)
        folder = ROOT / f".venv-{name}"
        python = folder / "bin" / "python"
        if not python.exists():
            subprocess.run([program, "-m", "venv", folder], check=True)
        options = ["--quiet", "--disable-pip-version-check", "--no-compile", "--editable", f"{ROOT}[dev]"]
        subprocess.run([python, "-m", "pip", "install", *options], check=True)
        outcomes[name] = subprocess.run([python, "-m", "pytest", *sys.argv[1:]], cwd=ROOT, check=False).returncode
    print()
    for name, code in outcomes.items():
        print(f"Python {name}", "passed" if code == 0 else f"failed (pytest ended with {code})")
    return max(outcomes.values(), default=0)


if __name__ == "__main__":
    sys.exit(main())
