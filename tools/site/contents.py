"""The files of the site as a learner finds them: notebooks that look as if they had never been run, and a logbook."""

import json
from pathlib import Path
from typing import Any

from snl_edu.course.handout import digest, handout
from snl_edu.course.install import course_files
from snl_edu.course.logbook import Logbook, write

KERNEL = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}

# The tag of a cell that needs what a browser does not have: another Python, or matplotlib.
DESKTOP = "desktop"
ONLY_THERE = "*This cell needs what a browser does not have: matplotlib, or another Python. It runs in the course on your own computer.*"


def put_contents(folder: Path) -> None:
    """Puts the notebooks of the course into a folder, and a logbook, so that `check` records there what is right."""
    book = Logbook()
    for path in course_files():
        content = handout(path)
        (folder / path.name).write_bytes(for_browser(content) if path.suffix == ".ipynb" else content)
        book.given[path.name] = [digest(content)]  # of the text that `snl-edu course` gives: it does not arrive twice
    if not write(folder, book):
        raise SystemExit(f"no logbook can be written into {folder}")


def for_browser(content: bytes) -> bytes:
    """A notebook that opens with the browser's Python, without asking which kernel to use; all its cells run there."""
    notebook: dict[str, Any] = json.loads(content)
    notebook["metadata"]["kernelspec"] = KERNEL
    notebook["cells"] = [
        read_only(cell) if DESKTOP in cell["metadata"].get("tags", []) else cell for cell in notebook["cells"]
    ]
    return (json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()


def read_only(cell: dict[str, Any]) -> dict[str, Any]:
    """A code cell that cannot run in a browser, turned into text: the code, and why it is not run."""
    source = f"```python\n{''.join(cell['source'])}\n```\n\n{ONLY_THERE}"
    return {"cell_type": "markdown", "id": cell["id"], "metadata": cell["metadata"], "source": source}
