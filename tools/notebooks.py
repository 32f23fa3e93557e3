"""Runs the notebooks and stores their outputs the one right way: `make notebooks`.

What a reader does not need is dropped: times, the state of widgets, and their views, which would say "model not found"
to anyone who opens the notebook. The text of a widget stays, and is compared.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from tools import solutions

NOTEBOOKS = solutions.NOTEBOOKS
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def run(path: Path) -> None:
    """Runs one notebook and writes it back, cleaned."""
    notebook: Any = nbformat.read(path, as_version=4)
    NotebookClient(notebook, coalesce_streams=True, resources={"metadata": {"path": str(path.parent)}}).execute()
    notebook.metadata.pop("widgets", None)
    notebook.metadata.language_info = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(WIDGET_VIEW, None)
        if "outputs" in cell:  # a message to learners who wait leaves an empty output, if the machine was slow
            cell.outputs = [output for output in cell.outputs if output.get("data") != {}]
    nbformat.write(notebook, path)


def main() -> None:
    """Runs the notebooks named on the command line, or all of them; the solutions are written anew from the exercises."""
    for path in [Path(word) for word in sys.argv[1:]] or sorted(NOTEBOOKS.glob("*.ipynb")):
        if path.name == "solutions.ipynb":
            nbformat.write(solutions.solutions(), path)
            for words in (("check", "--fix"), ("format",)):
                subprocess.run([sys.executable, "-m", "ruff", *words, "--quiet", path], check=True)
        run(path)
        print(path.name)


if __name__ == "__main__":
    main()
