"""The form of a notebook: each rule yields what its author has to fix, and nothing if all is well."""

import ast
import re
from base64 import b64decode
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from snl_edu.course.check import EXERCISES
from snl_edu.course.install import FOR_TEACHERS, course_files
from tests.notebooks.stored import (
    Cell,
    Notebook,
    Tag,
    asks,
    checks,
    headings,
    stubs,
    tags,
    tags_in,
    texts_of,
    tokens,
    words_of,
)
from tools.notebooks import WIDGET_VIEW

CHAPTERS = tuple(f"{number:02}" for number in range(1, 11))
SOLUTIONS = "solutions"
# The functions that the course talks about: each is written by the reader.
WRITTEN = {
    *("next_frontier", "reach", "remember", "read_back", "count_ways", "standing_after", "landings", "solve"),
}
GUESSES = re.compile(r"\b(guess|predict|decide before|write down|make a bet)\b", re.IGNORECASE)
MOST_LINES, MOST_LINES_OF_A_SOLUTION = 15, 25
FEWEST_EXERCISES = 3
NOT_COMPARED = {"image/png", "image/jpeg", WIDGET_VIEW}  # nbval passes over them
ESCAPES = {"nbval-skip", "nbval-ignore-output", "nbval-raises-exception", "raises-exception", "skip-execution"}
UNWANTED = {
    r"\bsys\s*\.\s*path\b": "sys.path: the library is installed",
    r"\bpip3?\s+install\b": "pip install: `make lab` has installed everything",
    r"\b(Output|interact|interactive)\s*\(": "Output and interact: they flicker, and nbval cannot compare them",
    r"\bclear_output\b": "clear_output: what a reader has seen stays",
    r"\bget_ipython\b": "get_ipython: write plain Python",
    r";\s*$": "the semicolon at the end, which silences nothing under nbval: write `_ = ...`",
}
ADDRESS = re.compile(r"\b0x[0-9a-fA-F]{6,}\b")
HOME = re.escape(str(Path.home()).lstrip("/") or "home")
PLACE = re.compile(
    rf"(?<![\w.])(?<!:/)/(?:tmp|work|home|root|Users|private|var/folders|{HOME})\b[\w./-]*|[A-Z]:\\Users"
)

Rule = Callable[[Notebook], Iterator[str]]
RULES: list[Rule] = []


def rule(function: Rule) -> Rule:
    """Puts a rule on the list."""
    RULES.append(function)
    return function


def is_compared(cell: Cell) -> bool:
    """Whether nbval compares anything when it runs the cell."""
    texts = [item for output in cell.outputs for item in texts_of(output).items()]
    return cell.count is not None and any(mime not in NOT_COMPARED and text.strip() for mime, text in texts)


def verdict(cell: Cell) -> str:
    """What the last output of a cell says."""
    return texts_of(cell.outputs[-1]).get("text/plain", "") if cell.outputs else ""


@rule
def one_title(notebook: Notebook) -> Iterator[str]:
    """The first cell begins with the only heading of level 1, and that of a chapter begins with its number."""
    titles = [(cell, words) for cell, level, words in headings(notebook) if level == 1]
    first = notebook.cells[0].blocks[:1] if notebook.cells else []
    if not first or first[0]["type"] != "heading" or first[0]["attrs"]["level"] != 1:
        yield "begin the first cell with the title of the notebook, such as '# 01. The board'"
    elif notebook.chapter and not words_of(first[0]).startswith(f"{notebook.chapter}. "):
        yield f"begin the title with the number of the chapter: '# {notebook.chapter}. {words_of(first[0])}'"
    for cell, words in titles[1:]:
        yield f"{cell}: a notebook has one title: write '## {words}'"


@rule
def no_skipped_level(notebook: Notebook) -> Iterator[str]:
    """A heading is at most one level below the one before."""
    before = 0
    for cell, level, words in headings(notebook):
        if level > before + 1:
            yield f"{cell}: '{'#' * level} {words}' skips a level: write '{'#' * (before + 1)} {words}'"
        before = level


@rule
def alt_text(notebook: Notebook) -> Iterator[str]:
    """Every picture has alt text for people who cannot see it."""
    for cell in notebook.cells:
        found = tags_in(cell)
        for output in cell.outputs:
            found += tags(texts_of(output).get("text/html", ""))
            for mime in (mime for mime in output.get("data", {}) if mime.startswith("image/")):
                found.append(Tag("img", {"alt": output.get("metadata", {}).get(mime, {}).get("alt"), "src": mime}))
        for tag in found:
            if tag.name == "img" and not (tag.attributes.get("alt") or "").strip():
                source = (tag.attributes.get("src") or "")[:40]
                yield f"{cell}: the picture {source} has no alt text: say in words what it shows"


@rule
def words_before_code(notebook: Notebook) -> Iterator[str]:
    """A paragraph stands directly before each cell of code."""
    for before, cell in zip([None, *notebook.cells], notebook.cells, strict=False):
        if cell.kind == "code":
            kinds = [block["type"] for block in before.blocks] if before else []
            if "paragraph" not in kinds or kinds[-1] in ("heading", "thematic_break", "block_html"):
                yield f"{cell}: say in a paragraph directly before the cell what it is for, or what to predict"


@rule
def lists_from_one(notebook: Notebook) -> Iterator[str]:
    """A list with numbers begins with 1: a sentence that begins with another number and a dot is taken for a list."""
    for cell in notebook.cells:
        for token in tokens(cell.blocks):
            if token["type"] == "list" and token["attrs"].get("start", 1) != 1:
                start = token["attrs"]["start"]
                yield f"{cell}: '{start}.' at the beginning of a line becomes a list: begin with a word"


@rule
def short_cells(notebook: Notebook) -> Iterator[str]:
    """A cell of code can be read at a glance."""
    most = MOST_LINES_OF_A_SOLUTION if notebook.name == SOLUTIONS else MOST_LINES
    for cell in notebook.code:
        if (lines := len(cell.source.splitlines())) > most:
            yield f"{cell}: {lines} lines are too many to read at once: split the cell, at most {most}"


@rule
def outputs_to_compare(notebook: Notebook) -> Iterator[str]:
    """At least six cells of code in ten have an output that nbval compares."""
    silent = [cell for cell in notebook.code if not is_compared(cell)]
    if 10 * len(silent) > 4 * len(notebook.code):
        where = "; ".join(map(str, silent))
        yield f"{len(silent)} of {len(notebook.code)} cells of code show no text, HTML or SVG: show more in {where}"


@rule
def no_errors(notebook: Notebook) -> Iterator[str]:
    """No cell has stored an error or a warning."""
    for cell in notebook.cells:
        for output in cell.outputs:
            if output["output_type"] == "error":
                yield f"{cell}: it ended in {output['ename']}: fix it, and run `make notebooks`"
            if "stderr" in texts_of(output):
                yield f"{cell}: it wrote to stderr, perhaps a warning: fix it, and run `make notebooks`"


@rule
def no_widget_state(notebook: Notebook) -> Iterator[str]:
    """No widget is stored: anyone who opens the notebook would read "model not found" in its place."""
    if "widgets" in notebook.metadata:
        yield "the state of widgets is stored: run `make notebooks`, which drops it"
    for cell in notebook.cells:
        if any(WIDGET_VIEW in output.get("data", {}) for output in cell.outputs):
            yield f"{cell}: the view of a widget is stored: run `make notebooks`, which drops it"


@rule
def no_escape(notebook: Notebook) -> Iterator[str]:
    """No cell is hidden from nbval."""
    for cell in notebook.cells:
        if cell.kind == "raw":
            yield f"{cell}: a raw cell is not run: make it Markdown or code"
        for tag in ESCAPES.intersection(cell.metadata.get("tags", [])):
            yield f"{cell}: take the tag {tag} away, and make its output the same at each run"
        if re.search(r"#.*(NBVAL_|PYTEST_VALIDATE_)", cell.source) and cell.kind == "code":
            yield f"{cell}: take the comment for nbval away, and make its output the same at each run"


@rule
def plain_python(notebook: Notebook) -> Iterator[str]:
    """The code is what a student would write in a file."""
    for cell in notebook.code:
        if not cell.is_python:
            yield f"{cell}: this is not plain Python: write it without magics (%), commands (!) and question marks"
        for pattern, words in UNWANTED.items():
            if re.search(pattern, cell.source):
                yield f"{cell}: do without {words}"


@rule
def one_door(notebook: Notebook) -> Iterator[str]:
    """Everything of the library is imported from `snl_edu` itself, but for the names that a famous site provides."""
    for cell in notebook.code:
        for node in ast.walk(cell.tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                if name.startswith("snl_edu.") and name != "snl_edu.leetcode":
                    yield f"{cell}: import from snl_edu, not from {name}"


@rule
def nothing_of_this_machine(notebook: Notebook) -> Iterator[str]:
    """No address in memory and no folder of the author's is shown, not even inside a picture."""
    for cell in notebook.cells:
        texts = [(mime, text) for output in cell.outputs for mime, text in texts_of(output).items()]
        for mime, text in [("source", cell.source), *texts]:
            if mime in NOT_COMPARED:
                continue  # in the letters of an encoded picture anything may be found
            plain = re.sub(r"base64,([\w+/=]*)", lambda data: b64decode(data[1] + "==").decode(errors="replace"), text)
            for found in (*ADDRESS.findall(plain), *PLACE.findall(plain)):
                yield f"{cell}: {found} is true on one machine only: show something that is the same everywhere"


@rule
def counted_from_one(notebook: Notebook) -> Iterator[str]:
    """The cells were run once each, from top to bottom."""
    for number, cell in enumerate(notebook.code, 1):
        counts = {cell.count, *(output["execution_count"] for output in cell.outputs if "execution_count" in output)}
        if counts != {number}:
            yield f"{cell}: it is number {number} but counted {cell.count}: run `make notebooks`"


@rule
def links_lead_somewhere(notebook: Notebook) -> Iterator[str]:
    """What a notebook links to or shows is copied into a learner's folder with it."""
    hidden = () if f"{notebook.name}.ipynb" in FOR_TEACHERS else FOR_TEACHERS
    names = {path.name for path in course_files()}.difference(hidden)
    for cell in notebook.cells:
        for tag in tags_in(cell):
            address = urlsplit(tag.attributes.get("href") or tag.attributes.get("src") or "")
            if address.path and not address.scheme and unquote(address.path).removeprefix("./") not in names:
                yield f"{cell}: {address.path} is not a notebook or text of a learner's copy: link to one, or to a https address"


@rule
def exercises_at_the_end(notebook: Notebook) -> Iterator[str]:
    """A chapter has a section with exercises, which its reader finds unsolved."""
    if notebook.chapter not in CHAPTERS:
        return
    begins = next((cell.number for cell, _, words in headings(notebook) if words == "Exercises"), None)
    if begins is None:
        yield "end with a section '## Exercises'"
    asked = [(name, cell) for cell in notebook.code if cell.number > (begins or 0) for name in asks(cell)]
    if len(asked) < FEWEST_EXERCISES:
        check = f'check(answer, "{notebook.chapter}-name")'
        yield f"ask at least {FEWEST_EXERCISES} exercises, each in a cell that ends with `{check}`"
    for cell in notebook.code:
        for name in checks(cell):
            if name not in EXERCISES:
                yield f"{cell}: there is no exercise {name}: add it to snl_edu/course/exercises/ch{notebook.chapter}.py"
            elif not name.startswith(f"{notebook.chapter}-"):
                yield f"{cell}: the exercise {name} belongs to another chapter"
    for name, cell in asked:
        if not verdict(cell).startswith("Not yet"):
            yield f"{cell}: leave the exercise {name} to the reader: its check should say 'Not yet'"


@rule
def a_place_to_guess(notebook: Notebook) -> Iterator[str]:
    """Anyone who is asked to guess is given a place to do it, and the truth at once."""
    if notebook.chapter not in CHAPTERS:
        return
    for number, cell in enumerate(notebook.cells):
        if cell.kind == "markdown" and (word := GUESSES.search(cell.source)):
            following = [code.source for code in notebook.cells[number + 1 : number + 5] if code.kind == "code"]
            if not any(re.search(r"\bcheck\(|\bask=|\bpractice\(", source) for source in following):
                yield f"{cell}: '{word.group()}' without a place to guess: ask with a check or a player that asks"


@rule
def numbers_are_guarded(notebook: Notebook) -> Iterator[str]:
    """Where the words after a cell repeat a number that it has shown, an `assert` or a check holds the two together."""
    for cell, after in pairwise(notebook.cells):
        if cell.kind != "code" or after.kind != "markdown" or re.search(r"\bassert\b|\bcheck\(", cell.source):
            continue
        shown = "\n".join(text for output in cell.outputs for text in _plain_texts(output))
        repeated = {*_numbers(shown)} & {*_numbers(re.sub(r"`[^`]*`|\]\([^)]*\)", "", after.source.split("\n\n")[0]))}
        if repeated - {"0", "1"}:
            yield f"{cell}: the words after it say {', '.join(sorted(repeated))}: put an assert into the cell"


def _plain_texts(output: dict[str, Any]) -> Iterator[str]:
    """What an output says in plain words; in a picture, a player or a board any number can be found."""
    texts = texts_of(output)
    if not texts.keys() & {"text/html", "image/png", "image/svg+xml"}:
        yield from (text for text in texts.values() if not text.startswith("<"))


def _numbers(text: str) -> list[str]:
    return [number.replace(",", "") for number in re.findall(r"(?<![\w.])\d+(?:,\d{3})*(?:\.\d+)?(?![\w])", text)]


@rule
def solved(notebook: Notebook) -> Iterator[str]:
    """The solutions are right."""
    for cell in notebook.code if notebook.name == SOLUTIONS else []:
        for name in checks(cell):
            if name not in asks(cell) or not verdict(cell).startswith("Right"):
                yield f"{cell}: solve {name}, and end the cell with its check, which should say 'Right'"


def unasked_and_unsolved(course: Sequence[Notebook]) -> Iterator[str]:
    """The exercises that no chapter of their number asks, and those without a solution."""
    cells = [(notebook, cell) for notebook in course for cell in notebook.code]
    asked = {(notebook.chapter or notebook.name, name) for notebook, cell in cells for name in asks(cell)}
    for name in EXERCISES:
        if (name[:2], name) not in asked:
            yield f"ask the exercise {name} in chapter {name[:2]}, or take it out of snl_edu/course/exercises/ch{name[:2]}.py"
        if (SOLUTIONS, name) not in asked:
            yield f'solve the exercise {name} in {SOLUTIONS}.ipynb, with `check(answer, "{name}")` at the end'


def not_written(course: Sequence[Notebook]) -> Iterator[str]:
    """The functions that the course talks about and no cell leaves to its reader, with a check at once."""
    left = {
        name
        for notebook in course
        if notebook.chapter in CHAPTERS
        for cell in notebook.code
        if asks(cell)
        for name in stubs(cell)
    }
    for name in sorted(WRITTEN - left):
        yield f"let the reader write `{name}`: a stub, and its check in the same cell"


def broken_chain(course: Sequence[Notebook]) -> Iterator[str]:
    """The chapters that do not lead on to the next one."""
    chapters = [notebook for notebook in course if notebook.chapter in CHAPTERS]
    for notebook, following in pairwise(chapters):
        links = {tag.attributes.get("href") for cell in notebook.cells[-1:] for tag in tags_in(cell)}
        if f"{following.name}.ipynb" not in links:
            yield f"{notebook.name}: end the last cell with 'Next: [...]({following.name}.ipynb)'"
