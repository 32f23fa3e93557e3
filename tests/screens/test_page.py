"""The player as a page, as text; what a browser makes of it is tested in a browser."""

import json
import re
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any

import pytest

from snl_edu import film, named_board, play
from tests.corpus.solvers import filmed as styles
from tests.helpers.runs import run_of, written

EXAMPLE_1 = named_board("example-1")


class Page(HTMLParser):
    """What a browser would find in a page: its tags, its scripts, its title."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.texts: dict[str, str] = {}
        self.addresses: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_data(self, data: str) -> None:
        tag = self.tags[-1] if self.tags else ""
        self.texts[tag] = self.texts.get(tag, "") + data


def state_in(page: str) -> dict[str, Any]:
    (text,) = re.findall(r'id="state">(.*?)</script>', page, re.DOTALL)
    state: dict[str, Any] = json.loads(text)
    return state


@pytest.mark.parametrize("title", ["</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", '"&<!--'])
def test_a_title_reaches_the_page_as_text_only(title: str) -> None:
    text = play(EXAMPLE_1, title=title).page()
    page, plain = Page(text), Page(play(EXAMPLE_1, title="A board").page())
    assert page.tags == plain.tags
    assert page.texts["title"].strip() == title
    assert state_in(text)["title"] == title


def test_a_learners_text_reaches_the_page_as_text_only() -> None:
    solver = written("def solve(m):\n    a = '</script><script>alert(1)</script>'\n    return a\n")
    page = play(run_of(solver)).page()
    assert page.count("<script") == play(run_of(lambda _: 2)).page().count("<script") == 2
    assert "<script>alert" not in page


def test_a_page_asks_nothing_of_anybody() -> None:
    page = play(EXAMPLE_1).page()
    assert Page(page).addresses == []
    assert set(re.findall(r"https?://[\w./]+", page)) <= {"http://www.w3.org/2000/svg"}
    assert "@import" not in page
    assert "url(" not in page


def test_the_policy_names_the_pages_own_script_and_style_and_nothing_else() -> None:
    page = play(EXAMPLE_1).page()
    (policy,) = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', page)
    (style,) = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    (script,) = re.findall(r'<script type="module">(.*?)</script>', page, re.DOTALL)
    hashes = [b64encode(sha256(text.encode()).digest()).decode() for text in (script, style)]
    assert [part.strip() for part in policy.split(";")] == [
        "default-src 'none'",
        f"script-src 'sha256-{hashes[0]}'",
        f"style-src 'sha256-{hashes[1]}'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    assert page.index("Content-Security-Policy") < page.index("<style>") < page.index("<script")


def test_a_page_describes_the_search_in_words_too() -> None:
    page = play(EXAMPLE_1).page()
    for moment in film(EXAMPLE_1):
        assert f"<li>{moment.sentence}</li>" in page


def test_a_page_of_a_run_describes_it_by_rolls_and_opens_at_the_first_read() -> None:
    run = run_of(styles.level_loop)
    player = play(run)
    player.step = 0
    page = player.page()
    assert state_in(page)["step"] == run.opening
    assert "<title>A film of your code</title>" in page
    for moment in run.at_grain("roll"):
        assert f"<li>{moment.sentence}</li>" in page


def test_a_page_is_in_the_language_of_its_film_and_holds_its_films_whole() -> None:
    player = play(EXAMPLE_1)
    page = player.page()
    assert '<html lang="en">' in page
    assert state_in(page)["films"] == json.loads(json.dumps(player.films))


def test_the_page_of_a_hundred_squares_is_small() -> None:
    assert len(play(named_board("a-hundred-squares")).page().encode()) < 150_000
