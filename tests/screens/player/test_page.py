"""The player as a page, as text; what a browser makes of it is tested in a browser."""

import json
import re
from base64 import b64encode
from hashlib import sha256
from html import escape
from html.parser import HTMLParser
from typing import Any

import pytest

from snl_edu import Film, film, named_board, play
from tests.corpus.solvers import filmed as styles
from tests.helpers.runs import run_of, written

EXAMPLE_1 = named_board("example-1")


def state_in(page: str) -> dict[str, Any]:
    (text,) = re.findall(r'id="state">(.*?)</script>', page, re.DOTALL)
    state: dict[str, Any] = json.loads(text)
    return state


class Frame(HTMLParser):
    """The tags of a page, and the addresses that it names."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.parts += [tag, *(value or "" for name, value in attrs if name in ("src", "href"))]


def frame(page: str) -> list[str]:
    return Frame(page).parts


@pytest.mark.parametrize("text", ["</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", '"&<!--'])
def test_a_title_and_a_learners_text_reach_the_page_as_text_only(text: str) -> None:
    page, plain = play(EXAMPLE_1, title=text).page(), play(EXAMPLE_1, title="A board").page()
    assert frame(page) == frame(plain)
    assert f"<title>{escape(text)}</title>" in page
    assert state_in(page)["title"] == text
    runs = [run_of(written(f"def solve(m):\n    a = {each!r}\n    return a\n")) for each in (text, "text")]
    assert frame(play(runs[0]).page()) == frame(play(runs[1]).page())


def test_a_page_asks_nothing_of_anybody() -> None:
    page = play(EXAMPLE_1).page()
    assert not [each for each in frame(page) if "/" in each]
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


@pytest.mark.parametrize("shot", [film(EXAMPLE_1), run_of(styles.level_loop)], ids=["search", "run"])
def test_a_page_opens_where_its_film_does_and_tells_it_in_words_too(shot: Film) -> None:
    player = play(shot)
    player.step = shot.first + 2
    page = player.page()
    assert state_in(page)["step"] == shot.first
    assert '<html lang="en">' in page
    assert state_in(page)["films"] == json.loads(json.dumps(player.films))
    for moment in shot.at_grain(shot.coarsest):
        assert f"<li>{moment.sentence}</li>" in page


@pytest.mark.parametrize(("ask", "most"), [(None, 150_000), ("frontier", 200_000), ("search", 200_000)])
def test_the_page_of_a_hundred_squares_is_small_with_questions_too(ask: str | None, most: int) -> None:
    assert len(play(named_board("a-hundred-squares"), ask=ask).page().encode()) < most
