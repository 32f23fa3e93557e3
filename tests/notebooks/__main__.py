"""Prints how long each notebook takes, and how easy it is to read: `python -m tests.notebooks`."""

from tests.notebooks.prose import reading, stated
from tests.notebooks.stored import read
from tools.notebooks import NOTEBOOKS

if __name__ == "__main__":
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        notebook = read(path)
        words, sentence, minutes = reading(notebook)
        said = stated(notebook)
        print(
            f"{path.stem:28} {words:5} words, median sentence {sentence:4.1f}, {minutes:4.0f} minutes (it says {said})"
        )
