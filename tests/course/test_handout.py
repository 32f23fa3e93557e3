"""A notebook as a learner gets it."""

import json
from pathlib import Path
from typing import Any

import nbformat

from snl_edu.course.handout import Text, digest, handout, is_made_from, texts_of


def notebook(*cells: tuple[str, str], **metadata: object) -> dict[str, Any]:
    """A notebook that has been run, with cells of these kinds and sources."""
    stored: list[dict[str, Any]] = []
    for number, (kind, source) in enumerate(cells):
        cell: dict[str, Any] = {
            "cell_type": kind,
            "id": f"c{number}",
            "metadata": {},
            "source": source.splitlines(keepends=True),
        }
        if kind == "code":
            shown = {"output_type": "stream", "name": "stdout", "text": ["42\n"]}
            cell |= {"execution_count": number, "outputs": [shown], "metadata": {"execution": {"idle": "now"}}}
        stored.append(cell)
    return {"cells": stored, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


def stored(*cells: tuple[str, str], **metadata: object) -> bytes:
    return json.dumps(notebook(*cells, **metadata)).encode()


CELLS = (("markdown", "# Größe\n\nHow many?"), ("code", "answer = ...\ncheck(answer)"), ("raw", "x"))


def test_a_handout_is_a_notebook_that_was_never_run(tmp_path: Path) -> None:
    path = tmp_path / "01.ipynb"
    path.write_bytes(stored(*CELLS, widgets={"state": {}}, kernelspec={"name": "python3", "display_name": "Python"}))
    content = handout(path)
    made: Any = json.loads(content)
    check: Any = nbformat
    check.validate(made)
    assert made["metadata"] == {"kernelspec": {"name": "python3", "display_name": "Python"}}
    code = made["cells"][1]
    assert (code["outputs"], code["execution_count"], code["metadata"]) == ([], None, {})
    assert texts_of(content) == texts_of(path.read_bytes()) == [Text(*cell) for cell in CELLS]
    assert "Größe".encode() in content


def test_a_teachers_copy_knows_its_slides_and_is_of_the_same_text(tmp_path: Path) -> None:
    path = tmp_path / "01.ipynb"
    words = ("# A title", "Words.", "An end.\n\n## A section", "Not #this")
    path.write_bytes(stored(*(("markdown", each) for each in words), ("code", "1")))
    made: Any = json.loads(content := handout(path, slides=True))
    check: Any = nbformat
    check.validate(made)
    begins = [cell["metadata"].get("slideshow", {}).get("slide_type") for cell in made["cells"]]
    assert begins == ["slide", "subslide", "slide", "subslide", None]
    assert made["metadata"]["rise"]["scroll"]
    assert digest(content) == digest(handout(path))
    assert b"slide" not in handout(path)


def test_what_is_not_a_notebook_is_handed_out_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "notes.md"
    path.write_bytes(b"# 01\r\n")
    assert handout(path) == b"# 01\r\n"


def test_the_digest_is_that_of_the_text_and_of_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "01.ipynb"
    path.write_bytes(stored(*CELLS, widgets={}))
    assert digest(handout(path)) == digest(path.read_bytes()) == digest(stored(*CELLS))
    others = [CELLS[:2], CELLS[::-1], (*CELLS[:2], ("raw", "y")), (*CELLS[:2], ("markdown", "x"))]
    texts = [stored(*CELLS), *(stored(*cells) for cells in others), b"some text", b"another text", b""]
    assert len({digest(text) for text in texts}) == len(texts)
    assert digest(b"as 0.2 wrote it down") == "571557eb33708deb"  # logbooks are full of them


def test_a_notebook_is_made_from_a_text_whose_prose_is_all_there() -> None:
    ours = stored(*CELLS)
    answered = stored(CELLS[0], ("code", "answer = 3\ncheck(answer)"), ("markdown", "my notes"), CELLS[2])
    assert is_made_from(ours, ours)
    assert is_made_from(answered, ours)
    assert not is_made_from(ours, answered)
    assert not is_made_from(stored(*CELLS[1:]), ours)
    for other in (b"", b"text", b"{", b"[]", b"[" * 100_000, b'{"cells": [{}]}', b'{"cells": 5}', b"\xff"):
        assert texts_of(other) is None
        assert not is_made_from(other, ours)
        assert not is_made_from(ours, other)
        assert is_made_from(other, other)
