"""The front door: what a newcomer sees first is there, and every link of the pages for people leads somewhere."""

import re
from ast import literal_eval
from collections.abc import Iterator
from doctest import DocTestParser, DocTestRunner
from pathlib import Path

import pytest
from tools.frontends import FRONT_ENDS

from snl_edu import Board
from snl_edu.__main__ import _parser
from tests.notebooks.stored import Cell, tags_in

ROOT = Path(__file__).parent.parent
PAGES = ("README.md", "TEACHERS.md", "CONTRIBUTING.md")


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def anchors(text: str) -> set[str]:
    """The names of the headings of a page, as a link writes them."""
    titles = [
        tag.attributes["title"] or "" for tag in tags_in(Cell(1, "markdown", text)) if tag.name in {"h1", "h2", "h3"}
    ]
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def faults(text: str) -> Iterator[str]:
    """The links of a page that lead nowhere."""
    for tag in tags_in(Cell(1, "markdown", text)):
        link = (tag.name == "a" and tag.attributes.get("href")) or ""
        if link.startswith("#") and link[1:] not in anchors(text):
            yield link
        if link and not link.startswith(("#", "https://")) and not (ROOT / link).is_file():
            yield link


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere(name: str) -> None:
    assert list(faults(text_of(name))) == []


def test_a_link_that_leads_nowhere_is_found() -> None:
    page = "# One, two\n\n[a](#one-two) [b](README.md) [c](https://c.org) [d](#three) [e](no.md)\n"
    assert list(faults(page)) == ["#three", "no.md"]


@pytest.mark.parametrize(("returned", "failures"), [("end", 0), ("landing", 1)])
def test_the_test_for_otter_grader_tells_right_from_wrong(returned: str, failures: int) -> None:
    (source,) = re.findall(r"```python\nOK_FORMAT = True\ntest = (.*?)```", text_of("TEACHERS.md"), re.DOTALL)

    def next_frontier(board: Board, frontier: list[int], seen: set[int]) -> list[int]:
        moves = {move.end: move for square in frontier for move in board.moves(square) if move.end not in seen}
        seen |= {*moves}
        return [getattr(move, returned) for move in moves.values()]

    (case,) = literal_eval(source)["suites"][0]["cases"]
    examples = DocTestParser().get_doctest(case["code"], {"next_frontier": next_frontier}, "otter", None, None)
    assert DocTestRunner(verbose=False).run(examples, out=lambda _: None).failed == failures


def test_every_front_end_that_make_frontends_tries_has_a_row_with_its_version() -> None:
    rows = re.findall(r"^\| (.+?) \| [\d.]+ \| works", text_of("README.md"), re.MULTILINE)
    assert rows == [end.name for end in FRONT_ENDS]


def test_the_first_screen_has_a_moving_picture_the_site_two_commands_and_a_door_for_everybody() -> None:
    first = text_of("README.md").split("\n## ")[0]
    wanted = ["?**", "asking.gif", "Try it in your browser", "$ make lab ", "$ make test ", "#the-course"]
    wanted += ["[For teachers](TEACHERS.md)", "[For maintainers](CONTRIBUTING.md)"]
    places = [first.find(each) for each in wanted]
    assert -1 not in places
    assert places == sorted(places)


def test_every_command_that_the_pages_name_exists() -> None:
    text = "".join(map(text_of, PAGES))
    targets = {*re.findall(r"^([\w-]+):", text_of("Makefile"), re.MULTILINE)}
    assert {*re.findall(r"(?:`|\$ )make (?:\w+=\S+ )*([a-z][\w-]*)", text)} - targets == set()
    known = _parser().format_help()
    assert {*re.findall(r"(?:`|\$ )snl-edu ([a-z]+)", text)} - {*re.findall(r"[a-z]+", known)} == set()
    folders = re.findall(r"`(\.?[a-z]+(?:/[a-z]+)*/)`", text_of("README.md") + text_of("TEACHERS.md"))
    assert [name for name in folders if not (ROOT / name).is_dir()] == []
