"""The first page of the site: what the course is, a player that works at once, and a card for each notebook."""

import json
import re
from collections.abc import Iterable
from html import escape
from pathlib import Path
from string import Template
from typing import NamedTuple
from urllib.parse import quote

import snl_edu
from snl_edu import Board, named_board, play
from snl_edu.course.install import FOR_TEACHERS, course_files, first_notebook
from snl_edu.model.text import board_words
from snl_edu.screens.palette import DARK, LIGHT, css_variables
from snl_edu.screens.svg import STYLE, svg

HERE = Path(__file__).parent
ICON = Board(4, {2: 4})
# A section of cards: its name in addresses, its heading, and what is said below it.
COURSE = (
    "course",
    "The course",
    "One idea a notebook, each built on the one before. Every exercise tells you what is right, and what is not yet.",
)
BESIDE = ("beside", "Beside it", "To look things up, whenever you like.")
TEACHERS = ("teachers", "For teachers", "Lesson plans, and every exercise solved. Learners, try first!")  # fmt: skip

OFFER = '<li>Without a network: <a href="{name}">the whole site as one file</a> ({size} MB), for a folder or a USB stick.</li>'


class Card(NamedTuple):
    """A notebook as the page shows it: its file, its title, its idea, and how many minutes it takes if it says so."""

    name: str
    title: str
    idea: str
    minutes: str

    @property
    def section(self) -> tuple[str, str, str]:
        """The part of the page that it belongs to."""
        return TEACHERS if self.name in FOR_TEACHERS else COURSE if self.name[:2].isdecimal() else BESIDE


def card(path: Path) -> Card:
    """The card of a notebook: all that is on it is in the notebook's own first cell."""
    first = "".join(json.loads(path.read_bytes())["cells"][0]["source"])
    title, idea, *_ = [text for text in first.split("\n\n") if not text.startswith("![")]
    idea = re.split(r"(?<=\.) ", idea)[0]
    minutes = re.search(r"\babout (\d+) minutes", first)
    return Card(path.name, title.removeprefix("# "), idea.replace("`", ""), minutes[1] if minutes else "")


def put_welcome(site: Path) -> None:
    """Puts the first page into the site, and beside it the player that it shows."""
    folder = site / "welcome"
    folder.mkdir()
    play(named_board("example-1"), ask="frontier").save(folder / "player.html")
    (folder / "icon.svg").write_text(svg(ICON, marks={1: "current", 4: "frontier"}), encoding="utf-8")
    (site / "index.html").write_text(page(), encoding="utf-8")


def page(*, offer: Path | None = None) -> str:
    """The page as HTML; it may offer a file beside it that holds the whole site."""
    cards = [card(path) for path in course_files() if path.suffix == ".ipynb"]
    style = Template((HERE / "welcome.css").read_text(encoding="utf-8"))
    board = named_board("chutes-and-ladders")
    start = next(each for each in cards if each.name == first_notebook())
    return Template((HERE / "welcome.html").read_text(encoding="utf-8")).substitute(
        style=style.substitute(light=css_variables(LIGHT), dark=css_variables(DARK)) + STYLE,
        description=escape(snl_edu.__doc__ or ""),
        chapters=sum(each.section is COURSE for each in cards),
        first=address("notebooks", start.name),
        first_title=escape(start.title),
        lab="lab/index.html",
        board=svg(board, label=board_words(board), style=False),
        sections="\n".join(section(each, cards) for each in (COURSE, BESIDE, TEACHERS)),
        offer="" if offer is None else OFFER.format(name=offer.name, size=round(offer.stat().st_size / 1e6)),
        version=snl_edu.__version__,
    )


def section(which: tuple[str, str, str], cards: Iterable[Card]) -> str:
    """A part of the page with its cards."""
    name, heading, words = which
    listed = "\n".join(card_text(each) for each in cards if each.section is which)
    head = f'<section aria-labelledby="{name}">\n<h2 id="{name}">{heading}</h2>\n<p>{words}</p>'
    return f'{head}\n<ul class="cards">\n{listed}\n</ul>\n</section>'


def card_text(each: Card) -> str:
    """A card as HTML."""
    time = f'<p class="minutes">about {each.minutes} minutes</p>\n' if each.minutes else ""
    links = " ".join(
        f'<a href="{address(app, each.name)}" aria-label="{escape(f"{words}: {each.title}")}">{words}</a>'
        for app, words in (("notebooks", "Open as notebook"), ("lab", "Open in Lab"))
    )
    number = re.sub(r"^(\d+)\. ", r'<span class="number">\1</span> ', escape(each.title))
    head = f'<h3>{number}</h3>\n<p class="idea">{escape(each.idea)}</p>'
    return f'<li class="card">\n{head}\n{time}<p class="doors">{links}</p>\n</li>'


def address(app: str, notebook: str) -> str:
    """Where a notebook opens, seen from the first page: file servers that know no folders find it too."""
    return f"{app}/index.html?path={quote(notebook)}"
