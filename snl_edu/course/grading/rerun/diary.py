"""The diary of a run: what happened in it, a line of JSON for each thing, in a file that nothing printed can reach."""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

LARGEST = 10**7  # bytes: a diary of a notebook has a few thousand


class Diary:
    """A file to which two programs add lines: the one that runs the notebook, and the notebook's own kernel."""

    def __init__(self, path: Path) -> None:
        self.handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def note(self, kind: str, value: Any) -> None:
        """Adds a line, in one piece."""
        os.write(self.handle, f"{json.dumps([kind, value])}\n".encode())

    def close(self) -> None:
        """Closes the diary."""
        os.close(self.handle)


def read(path: Path) -> Iterator[tuple[str, Any]]:
    """The kind and the value of each line that is whole."""
    with suppress(FileNotFoundError), path.open("rb") as file:
        for line in file.read(LARGEST).splitlines():
            with suppress(ValueError, RecursionError):
                match json.loads(line):
                    case [str(kind), value]:
                        yield kind, value
