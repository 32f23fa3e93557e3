"""Runs a command and reports what it leaves behind: `python -m tools.leftovers make test`.

The command gets its own home and its own folder for temporary files. What is in them afterwards would otherwise be in a
person's home, and a process that still runs would keep its memory and its port.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from secrets import token_hex

MARK = "SNL_EDU_RUN"  # every process that the command starts inherits it


def processes(mark: str) -> list[str]:
    """The processes that carry the mark in their environment, where the system lets us see that."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if f"{MARK}={mark}".encode() in (folder / "environ").read_bytes().split(b"\0"):
                words = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                found.append(f"process {folder.name}: {words[:200]}")
        except OSError:  # it has ended, or is not ours to look at
            continue
    return sorted(found)


def left_by(command: list[str]) -> tuple[int, list[str]]:
    """How a command ended, and the files and processes that it has left behind."""
    mark = token_hex(16)
    with tempfile.TemporaryDirectory(prefix="snl-") as folder:
        homes = {"HOME": Path(folder, "home"), "TMPDIR": Path(folder, "tmp")}
        for home in homes.values():
            home.mkdir()
        environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        environment |= {name: str(home) for name, home in homes.items()} | {MARK: mark}
        code = subprocess.run(command, env=environment, check=False).returncode
        files = [f"file {path.relative_to(folder)}" for path in sorted(Path(folder).rglob("*")) if not path.is_dir()]
    return code, files + processes(mark)


def main() -> int:
    """Runs the command line, and fails if it fails or leaves anything behind."""
    code, left = left_by(sys.argv[1:])
    for thing in left:
        print(f"Left behind: {thing}")
    return code or bool(left)


if __name__ == "__main__":
    sys.exit(main())
