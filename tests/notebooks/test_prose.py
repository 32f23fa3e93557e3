"""How long a notebook takes and how easy it is to read are measured, and what its first cell says is true."""

import pytest

from tests.notebooks.prose import MINUTES, reading, stated
from tests.notebooks.rules import CHAPTERS
from tests.notebooks.stored import Cell, Notebook, read
from tools.notebooks import NOTEBOOKS

COURSE = [read(path) for path in sorted(NOTEBOOKS.glob("*.ipynb"))]


@pytest.mark.parametrize("notebook", [each for each in COURSE if each.chapter in CHAPTERS], ids=lambda each: each.name)
def test_a_notebook_says_honestly_how_long_it_takes(notebook: Notebook) -> None:
    minutes, said = reading(notebook).minutes, stated(notebook)
    assert said is not None, "say in the first cell how long it takes: 'about 40 minutes'"
    assert abs(said - minutes) <= 0.2 * minutes, f"it says about {said} minutes, and takes about {minutes:.0f}"


def test_words_cells_and_exercises_are_counted() -> None:
    stub = 'def f(board):\n    """What it gives."""\n    ...\n\n\ncheck(f, "01-f")'
    kinds = {
        "value": 'check(..., "01-v")',
        "player": 'check(player, "01-p")',
        "board": 'check(editor, "01-b")',
        "function": stub,
    }
    words = Cell(1, "markdown", "# A title\n\nIt takes about 40 minutes. One two three.\n\n- four five")
    for kind, source in kinds.items():
        notebook = Notebook("01_a", [words, Cell(2, "code", source)])
        words_read, sentence, minutes = reading(notebook)
        assert (words_read, sentence) == (10, 3)
        assert minutes == pytest.approx(10 / 200 + 1 / 3 + MINUTES[kind])
        assert stated(notebook) == 40
    assert stated(Notebook("01_a", [Cell(1, "markdown", "# A title")])) is None
