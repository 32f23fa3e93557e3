"""Runs the tests on every Python from 3.11 on that this machine has: `make pythons`."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
OLDEST = (3, 11)
ASK = "import ensurepip, sys, venv; print(sys.implementation.name, *sys.version_info[:2])"

Version = tuple[int, int]


def programs() -> Iterator[Path]:
    """The programs that may be a Python: this one, those on the path, and those among pyenv's versions."""
    yield Path(sys.executable)
    for folder in os.get_exec_path():
        yield from (
            path for path in sorted(Path(folder).glob("python3*")) if re.fullmatch(r"python3(\.\d+)?", path.name)
        )
    yield from sorted(Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser().glob("versions/*/bin/python"))


def version(program: Path) -> Version | None:
    """The version of a Python that works and can make environments, if it is new enough."""
    try:
        done = subprocess.run([program, "-c", ASK], capture_output=True, text=True, check=True, timeout=60)
    except (OSError, subprocess.SubprocessError):  # such as a stand-in of pyenv's for a version that is switched off
        return None
    name, *numbers = done.stdout.split()
    major, minor = map(int, numbers)
    return (major, minor) if name == "cpython" and (major, minor) >= OLDEST else None


def pythons() -> dict[Version, Path]:
    """The first Python found of each version, the oldest version first."""
    found: dict[Version, Path] = {}
    for program in programs():
        if (which := version(program)) is not None:
            found.setdefault(which, program)
    return dict(sorted(found.items()))


def environment(which: Version, program: Path) -> Path:
    """The Python of an environment with everything installed; the one that runs this is such a Python itself."""
    if program == Path(sys.executable):
        return program
    folder = ROOT / ".venv-{}.{}".format(*which)
    python, installed = folder / "bin" / "python", folder / "installed"
    if not installed.exists() or installed.stat().st_mtime < (ROOT / "pyproject.toml").stat().st_mtime:
        subprocess.run([program, "-m", "venv", folder], check=True)
        options = ["--quiet", "--disable-pip-version-check", "--editable", f"{ROOT}[dev]"]
        subprocess.run([python, "-m", "pip", "install", *options], check=True)
        installed.touch()
    return python


def main() -> int:
    """Runs pytest with the words of the command line on each Python, and says on which of them it passed."""
    outcomes = {}
    for which, program in pythons().items():
        name = "Python {}.{}".format(*which)
        print(f"\n{name}: {program}", flush=True)
        command = [str(environment(which, program)), "-m", "pytest", *sys.argv[1:]]
        outcomes[name] = subprocess.run(command, cwd=ROOT, check=False).returncode
    print()
    for name, code in outcomes.items():
        print(name, "passed" if code == 0 else f"failed (pytest ended with {code})")
    return max(outcomes.values())


if __name__ == "__main__":
    sys.exit(main())
