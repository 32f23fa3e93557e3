"""The process in which a notebook is run: it keeps to the limits, and ends when the process that started it does."""

import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

from snl_edu.course.grading.rerun.diary import Diary

# A module that checks web addresses takes longer than all other imports of nbclient, and a notebook has none to check.
UNUSED: dict[str, Any] = {"rfc3987_syntax": None}


def limit(megabytes: int) -> None:
    """Keeps this process, and those it starts, from using more memory or writing larger files, where the system can."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        for what in (resource.RLIMIT_FSIZE, resource.RLIMIT_AS):
            _, hard = resource.getrlimit(what)
            most = megabytes * 10**6
            resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def end_with(handle: int, place: Path, end: Callable[[], object]) -> None:
    """Waits for the end of a pipe, which our parent holds open while it lives; then removes the folder, and ends."""
    os.read(handle, 1)
    shutil.rmtree(place, ignore_errors=True)
    end()


def main(words: list[str]) -> None:
    """Runs the notebook, in the folder, with the diary and the limits that are named."""
    path, folder, place, cell_seconds, notebook_seconds, megabytes = words
    limit(int(megabytes))
    sys.modules.update(UNUSED)
    from snl_edu.course.grading.rerun.client import run

    diary = Diary(Path(place))
    run(Path(path), Path(folder), diary, int(cell_seconds), int(notebook_seconds))
    diary.close()


if __name__ == "__main__":
    # The kernel looks from time to time whether this process is still there, and ends when it is gone.
    Thread(target=end_with, args=(0, Path.cwd(), lambda: os._exit(1)), daemon=True).start()
    main(sys.argv[1:])
    os._exit(0)  # everything is written, and nothing else is worth waiting for
