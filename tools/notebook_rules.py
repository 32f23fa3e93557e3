"""The rules for the form of the notebooks: `make lint` prints what an author has to fix. What they say is run by nbval."""

import re
import sys
from base64 import b64decode
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from snl_edu.course.catalogue import course_exercises
from snl_edu.course.install import FOR_TEACHERS, course_files
from tests.notebooks.stored import (
    Cell,
    Notebook,
    Tag,
    asks,
    checks,
    headings,
    read,
    stubs,
    tags,
    tags_in,
    texts_of,
    tokens,
    words_of,
)
from tools.notebooks import NOTEBOOKS, WIDGET_VIEW

EXERCISES = course_exercises()
CHAPTERS = [f"{number:02}" for number in range(1, 11)]
SOLUTIONS = "solutions"
# The functions that the course talks about: each is written by the reader.
WRITTEN = {"next_frontier", "reach", "remember", "read_back", "count_ways", "standing_after", "landings", "solve"}
GUESSES = re.compile(r"\b(guess|predict|decide before|write down|make a bet)\b", re.IGNORECASE)
NOT_COMPARED = {"image/png", "image/jpeg", WIDGET_VIEW}  # nbval passes over them
ESCAPES = {"nbval-skip", "nbval-ignore-output", "nbval-raises-exception", "raises-exception", "skip-execution"}
UNWANTED = {
    r"\bsys\s*\.\s*path\b": "sys.path: the library is installed",
    r"\bpip3?\s+install\b": "pip install: `make lab` has installed everything",
    r"\b(Output|interact|interactive)\s*\(": "Output and interact: they flicker, and nbval cannot compare them",
    r"\bclear_output\b": "clear_output: what a reader has seen stays",
    r"\bget_ipython\b": "get_ipython: write plain Python",
    r";\s*$": "the semicolon at the end, which silences nothing under nbval: write `_ = ...`",
    r"#.*(NBVAL_|PYTEST_VALIDATE_)": "the comment for nbval: make the output the same at each run",
    r"\b(from|import) snl_edu\.(?!leetcode\b)": "modules of the library: import from snl_edu itself",
}
# An address in memory, or a folder of the author's.
HERE = re.compile(
    r"\b0x[0-9a-fA-F]{6,}\b|[A-Z]:\\Users"
    rf"|(?<![\w.])(?<!:/)/(?:tmp|work|home|root|Users|private|var/folders|{re.escape(str(Path.home())[1:])})\b[\w./-]*"
)
# Minutes for an exercise, beyond reading: a value is thought about, a player answered, a function or a board made.
MINUTES = {"value": 2, "player": 5, "board": 10, "function": 12}
WORDS_A_MINUTE, CELLS_A_MINUTE = 200, 3


def heading_faults(notebook: Notebook) -> Iterator[str]:
    """A notebook begins with its only title, a chapter's with its number; then no level is skipped."""
    found = headings(notebook)
    first = notebook.cells[0].blocks[0]
    number = f"{notebook.chapter}. " if notebook.chapter else ""
    if first["type"] != "heading" or first["attrs"]["level"] != 1 or not words_of(first).startswith(number):
        yield f"begin the first cell with the title of the notebook: '# {number}The title'"
    for (_, before, _), (cell, level, words) in pairwise(found):
        if level == 1 or level > before + 1:
            right = "#" * max(2, min(level, before + 1))
            yield f"{cell}: a notebook has one title, and no level is skipped: write '{right} {words}'"


def text_faults(notebook: Notebook) -> Iterator[str]:
    """A paragraph stands directly before each cell of code, and a list with numbers begins with 1."""
    for before, cell in pairwise([None, *notebook.cells]):
        kinds = [block["type"] for block in before.blocks] if before else []
        if cell and cell.kind == "code" and ("paragraph" not in kinds or kinds[-1] in ("heading", "thematic_break")):
            yield f"{cell}: say in a paragraph directly before the cell what it is for"
        for token in tokens(cell.blocks) if cell else ():
            if token["type"] == "list" and (start := token["attrs"].get("start", 1)) != 1:
                yield f"{cell}: '{start}.' at the beginning of a line becomes a list: begin with a word"


def picture_faults(notebook: Notebook) -> Iterator[str]:
    """Every picture has alt text for people who cannot see it."""
    for cell in notebook.cells:
        found = tags_in(cell)
        for output in cell.outputs:
            found += tags(texts_of(output).get("text/html", ""))
            images = [mime for mime in output.get("data", {}) if mime.startswith("image/")]
            found += [Tag("img", {"alt": output["metadata"].get(mime, {}).get("alt")}) for mime in images]
        if any(tag.name == "img" and not (tag.attributes.get("alt") or "").strip() for tag in found):
            yield f"{cell}: a picture has no alt text: say in words what it shows"


def link_faults(notebook: Notebook) -> Iterator[str]:
    """What a notebook links to or shows is copied into a learner's folder with it; a chapter leads to the next."""
    hidden = () if f"{notebook.name}.ipynb" in FOR_TEACHERS else FOR_TEACHERS
    names = {path.name for path in course_files()}.difference(hidden)
    for cell in notebook.cells:
        for tag in tags_in(cell):
            address = urlsplit(tag.attributes.get("href") or tag.attributes.get("src") or "")
            if address.path and not address.scheme and unquote(address.path).removeprefix("./") not in names:
                yield f"{cell}: {address.path} is not in a learner's copy: link to what is, or to a https address"
    following = [
        name for name in names if notebook.chapter in CHAPTERS and name.startswith(f"{int(notebook.chapter) + 1:02}_")
    ]
    if following and not {*following} & {tag.attributes.get("href") for tag in tags_in(notebook.cells[-1])}:
        yield f"end the last cell with 'Next: [...]({following[0]})'"


def code_faults(notebook: Notebook) -> Iterator[str]:
    """The code is what a student would write in a file, short enough to be read at a glance, and nothing escapes nbval."""
    most = 27 if notebook.name == SOLUTIONS else 15
    for cell in notebook.cells:
        if cell.kind == "raw" or ESCAPES.intersection(cell.metadata.get("tags", [])):
            yield f"{cell}: nbval does not compare it: make it Markdown or code, without a tag for nbval"
    for cell in notebook.code:
        if (lines := len(cell.source.splitlines())) > most:
            yield f"{cell}: {lines} lines are too many to read at once: split the cell, at most {most}"
        if not cell.is_python:
            yield f"{cell}: this is not plain Python: write it without magics (%), commands (!) and question marks"
        yield from (f"{cell}: do without {words}" for bad, words in UNWANTED.items() if re.search(bad, cell.source))


def output_faults(notebook: Notebook) -> Iterator[str]:
    """The cells were run once each, in order, without errors or warnings; six in ten show what nbval compares."""
    silent = 0
    for number, cell in enumerate(notebook.code, 1):
        texts = [item for output in cell.outputs for item in texts_of(output).items()]
        silent += not any(mime not in NOT_COMPARED and text.strip() for mime, text in texts)
        if {cell.count, *(output.get("execution_count", number) for output in cell.outputs)} != {number}:
            yield f"{cell}: it is number {number} but counted {cell.count}: run `make notebooks`"
        if any(output["output_type"] == "error" or output.get("name") == "stderr" for output in cell.outputs):
            yield f"{cell}: it shows an error or a warning: fix it, and run `make notebooks`"
    views = [WIDGET_VIEW in output.get("data", {}) for cell in notebook.code for output in cell.outputs]
    if "widgets" in notebook.metadata or any(views):
        yield "a widget is stored, which others cannot see: run `make notebooks`, which drops it"
    if 10 * silent > 4 * len(notebook.code):
        yield f"{silent} of {len(notebook.code)} cells of code show no text, HTML or SVG: show more"


def machine_faults(notebook: Notebook) -> Iterator[str]:
    """Nothing shown is true on one machine only, not even inside a picture."""
    for cell in notebook.cells:
        texts = [item for output in cell.outputs for item in texts_of(output).items()]
        for text in (cell.source, *(text for mime, text in texts if mime not in NOT_COMPARED)):
            plain = re.sub(r"base64,([\w+/=]*)", lambda data: b64decode(data[1] + "==").decode(errors="replace"), text)
            for place in HERE.findall(plain):
                yield f"{cell}: {place} is true on one machine only: show something that is the same everywhere"


def exercise_faults(notebook: Notebook) -> Iterator[str]:
    """A chapter ends with a section of exercises; its own are all asked, unsolved, and solved in the solutions."""
    first = next((cell.number for cell, _, words in headings(notebook) if words == "Exercises"), len(notebook.cells))
    asked = {name: cell for cell in notebook.code for name in asks(cell)}
    for name in (name for cell in notebook.code for name in checks(cell)):
        if name not in EXERCISES or (notebook.chapter in CHAPTERS and name[:2] != notebook.chapter):
            yield f"there is no exercise {name} in this chapter: see the file of exercises beside the notebook"
    for name in EXERCISES:
        if name not in asked and notebook.name == SOLUTIONS:
            yield f'solve the exercise {name}, with `check(answer, "{name}")` at the end of the cell'
        elif name not in asked and name[:2] == notebook.chapter:
            yield f"ask the exercise {name}, or take it out of the file of exercises"
    wanted = "Right" if notebook.name == SOLUTIONS else "Not yet"
    for name, cell in asked.items():
        answer = texts_of(cell.outputs[-1]).get("text/plain", "") if cell.outputs else ""
        judged = notebook.name == SOLUTIONS or cell.number > first
        if judged and not answer.startswith(wanted):
            yield f"{cell}: the check of {name} should say '{wanted}'"
    if notebook.chapter in CHAPTERS and sum(cell.number > first for cell in asked.values()) < 3:
        yield "end with a section '## Exercises' and at least 3 exercises, each in a cell that ends with its check"


def guess_faults(notebook: Notebook) -> Iterator[str]:
    """Anyone who is asked to guess is given a place to do it; a chapter says honestly how long it takes."""
    if notebook.chapter not in CHAPTERS:
        return
    for number, cell in enumerate(notebook.cells):
        if cell.kind == "markdown" and (word := GUESSES.search(cell.source)):
            following = [code.source for code in notebook.cells[number + 1 : number + 5] if code.kind == "code"]
            if not any(re.search(r"\bcheck\(|\bask=|\bpractice\(", source) for source in following):
                yield f"{cell}: '{word.group()}' without a place to guess: ask with a check or a player that asks"
    texts = [token for cell in notebook.cells for token in tokens(cell.blocks)]
    words = sum(len(words_of(text).split()) for text in texts if text["type"] in ("paragraph", "block_text"))
    minutes = words / WORDS_A_MINUTE + len(notebook.code) / CELLS_A_MINUTE
    minutes += sum(MINUTES[_kind(cell)] for cell in notebook.code if asks(cell))
    stated = re.search(r"\babout (\d+) minutes", notebook.cells[0].source)
    if stated is None or abs(int(stated[1]) - minutes) > 0.2 * minutes:
        yield f"say in the first cell how long it takes: 'about {minutes:.0f} minutes'"


def _kind(cell: Cell) -> str:
    if stubs(cell) or "def " in cell.source:
        return "function"
    if "check(player" in cell.source:
        return "player"
    return "board" if re.search(r"check\((editor|mine|board)", cell.source) else "value"


def number_faults(notebook: Notebook) -> Iterator[str]:
    """Where the words after a cell repeat a number that it has shown, an `assert` or a check holds the two together."""
    for cell, after in pairwise(notebook.cells):
        if cell.kind != "code" or after.kind != "markdown" or re.search(r"\bassert\b|\bcheck\(", cell.source):
            continue
        shown = {number for output in cell.outputs for text in _plain_texts(output) for number in _numbers(text)}
        repeated = shown & _numbers(re.sub(r"`[^`]*`|\]\([^)]*\)", "", after.source.split("\n\n")[0]))
        if repeated - {"0", "1"}:
            yield f"{cell}: the words after it say {', '.join(sorted(repeated))}: put an assert into the cell"


def _plain_texts(output: dict[str, Any]) -> list[str]:
    """What an output says in plain words; in a picture, a player or a board any number can be found."""
    texts = texts_of(output)
    drawn = texts.keys() & {"text/html", "image/png", "image/svg+xml"}
    return [] if drawn else [text for text in texts.values() if not text.startswith("<")]


def _numbers(text: str) -> set[str]:
    return {number.replace(",", "") for number in re.findall(r"(?<![\w.])\d+(?:,\d{3})*(?:\.\d+)?(?![\w])", text)}


RULES = (
    *(heading_faults, text_faults, picture_faults, link_faults, code_faults),
    *(output_faults, machine_faults, exercise_faults, guess_faults, number_faults),
)


def main() -> None:
    """Prints what breaks a rule, and ends with 1 if anything does."""
    course = [read(path) for path in sorted(NOTEBOOKS.glob("*.ipynb"))]
    faults = [f"{each.name}.ipynb: {fault}" for each in course for rule in RULES for fault in rule(each)]
    left = {
        name for each in course for cell in each.code if each.chapter in CHAPTERS and asks(cell) for name in stubs(cell)
    }
    faults += [
        f"let the reader write `{name}`: a stub, and its check in the same cell" for name in sorted(WRITTEN - left)
    ]
    missing = {*CHAPTERS, SOLUTIONS} - {name for each in course for name in (each.chapter, each.name)}
    faults += [f"write the notebook {name}" for name in sorted(missing)]
    sys.exit("\n".join(faults) or None)


if __name__ == "__main__":
    main()
