"""Texts that would run as a script if they were put into a page as they are."""

import json
from base64 import b64decode
from collections.abc import Iterator
from html.parser import HTMLParser
from random import Random
from typing import Any
from xml.etree import ElementTree

from snl_edu import Board, Verdict, film, play, watch
from snl_edu.course.misconceptions.textbook import function_of
from snl_edu.screens.svg import svg

PIECES = (
    *(
        "<script>alert(1)</script>",
        "</script>",
        "<!--",
        "-->",
        "<!--<script>",
        "]]>",
        "<![CDATA[",
        "</style>",
        "</title>",
    ),
    *(
        '"',
        "'",
        "`",
        ">",
        "<",
        "&",
        "&lt;",
        "&#60;",
        "\\u003c",
        "\\",
        "/",
        "=",
        " ",
        "\n",
        "\u2028",
        "\0",
        "{{x}}",
        "${x}",
    ),
    *(
        "<img src=x onerror=alert(1)>",
        '"><svg onload=alert(1)>',
        "' onfocus='alert(1)' autofocus='",
        "javascript:alert(1)",
    ),
    *(
        "<svg/onload=alert(1)>",
        "<iframe srcdoc='<script>alert(1)</script>'>",
        "<a href=javascript:alert(1)>",
        "é",
        "你",
        "\ud800",
    ),
)
BOARD = Board(9, {2: 8, 6: 3})


class Skeleton(HTMLParser):
    """The elements of a page with the names of their attributes, and the text of its scripts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[Any] = []
        self.scripts: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Notes an element."""
        self.elements.append((tag, sorted(name for name, _ in attributes)))
        self.scripts += [""] if tag == "script" else []

    def handle_endtag(self, tag: str) -> None:
        """Notes where an element ends."""
        self.elements.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        """Notes the text of a script."""
        if self.elements and self.elements[-1][0] == "script":
            self.scripts[-1] += data

    def handle_comment(self, data: str) -> None:
        """Notes a comment, of which there should be none."""
        self.elements.append(f"!{data}")


def payloads(rng: Random) -> Iterator[str]:
    """A page, a picture and a verdict have the same elements whatever the texts in them are."""
    plain = {name: _elements(text) for name, text in _shown("plain", "plain").items()}
    while True:
        text = "".join(rng.choices(PIECES, k=rng.randint(1, 4)))
        try:
            outputs = _shown(text, text[:60])
            wrong = [name for name, output in outputs.items() if _elements(output) != plain[name]]
            wrong += [] if _state(outputs["page"])["title"] == text else ["the title in the page"]
        except Exception as error:
            wrong = [f"{type(error).__name__}: {error}"]
        yield f"{text!r}: {', '.join(wrong)}" if wrong else ""


def _shown(text: str, short: str) -> dict[str, str]:
    """Everything that shows a text from outside the library."""
    solver = function_of(f"def solve(board):\n    text = {short!r}\n    return text\n", "odd")
    solver.__name__ = solver.__qualname__ = text
    run = watch(solver, BOARD)
    verdict = Verdict(False, text.replace("\n", " ").replace("\u2028", " "), board=BOARD, got=text)
    return {
        "page": play(film(BOARD), title=text).page(),
        "page of a run": play(run, title=text).page(),
        "verdict": verdict._repr_mimebundle_()["text/html"],
        "svg": svg(BOARD, label=text.replace("\0", " ").replace("\ud800", "?")),
    }


def _elements(output: str) -> list[Any]:
    if output.startswith("<svg"):
        return [element.tag for element in ElementTree.fromstring(output).iter()]
    skeleton = Skeleton(output)
    image = output.partition("data:image/svg+xml;base64,")[2].partition('"')[0]
    inside = _elements(b64decode(image).decode()) if image else []
    return skeleton.elements + inside


def _state(page: str) -> Any:
    return json.loads(next(text for text in Skeleton(page).scripts if text.lstrip().startswith("{")))
