"""The files of the site as a learner finds them: every notebook as it was never run, and a logbook for what gets done."""

import json
from pathlib import Path
from typing import Any

from snl_edu.course.handout import digest, handout
from snl_edu.course.install import course_files
from snl_edu.course.logbook import Logbook, write

KERNEL = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}


def put_contents(folder: Path) -> None:
    """Puts the notebooks of the course into a folder, and a logbook, so that `check` records there what is right."""
    book = Logbook()
    for path in course_files():
        content = for_browser(handout(path))
        (folder / path.name).write_bytes(content)
        book.given[path.name] = [digest(content)]
    if not write(folder, book):
        raise SystemExit(f"no logbook can be written into {folder}")


def for_browser(content: bytes) -> bytes:
    """A notebook that opens with the browser's Python, without asking which kernel to take."""
    notebook: dict[str, Any] = json.loads(content)
    notebook["metadata"]["kernelspec"] = KERNEL
    return (json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()
