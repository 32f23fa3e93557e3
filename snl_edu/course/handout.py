"""A notebook as a learner gets it: without outputs, so that no answer is below its question."""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

# For jupyterlab-rise: a slide that is too long can be scrolled, no font comes from the network, and nothing flies in.
SLIDES = {"center": False, "scroll": True, "theme": "serif", "transition": "none"}


class Text(NamedTuple):
    """A cell as a person reads it: its kind, and what is written in it."""

    kind: str
    source: str


def handout(path: Path, *, slides: bool = False) -> bytes:
    """A file of the course as a learner gets it: a notebook as if it had never been run, perhaps in slides."""
    if path.suffix != ".ipynb":
        return path.read_bytes()
    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    notebook["metadata"].pop("widgets", None)
    for cell in notebook["cells"]:
        cell["metadata"].pop("execution", None)
        if cell["cell_type"] == "code":
            cell |= {"outputs": [], "execution_count": None}
        elif slides:
            has_title = re.search("^#{1,3} ", "".join(cell["source"]), re.MULTILINE)  # the others go further down
            cell["metadata"]["slideshow"] = {"slide_type": "slide" if has_title else "subslide"}
    if slides:
        notebook["metadata"]["rise"] = SLIDES
    return (json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()


def digest(content: bytes) -> str:
    """A short name for the text of a file; how a notebook is stored, and its outputs, make no difference."""
    texts = texts_of(content)
    return digest_of(content if texts is None else json.dumps(texts).encode())


def digest_of(data: bytes) -> str:
    """A short name for some bytes."""
    return sha256(data).hexdigest()[:16]


def texts_of(content: bytes) -> list[Text] | None:
    """The cells of a notebook, or None for anything else."""
    try:
        return [Text(cell["cell_type"], "".join(cell["source"])) for cell in json.loads(content)["cells"]]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def is_made_from(theirs: bytes, ours: bytes) -> bool:
    """Whether a learner's file was made from our text: all of our prose is there, and the code may be theirs."""
    existing, wanted = texts_of(theirs), texts_of(ours)
    if existing is None or wanted is None:
        return theirs == ours
    return {text for text in wanted if text.kind != "code"} <= set(existing)
