"""What a page does not let happen: no foreign script runs, nothing is asked for, and no old film is misread."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from snl_edu import Board, named_board, play, practice
from snl_edu.course.misconceptions.textbook import function_of
from snl_edu.films.asked.question_data import VERSION as QUESTIONS_VERSION
from snl_edu.screens.player.ask.practice import Practice
from snl_edu.screens.player.widget import Widget
from snl_edu.screens.player.wire import VERSION
from tests.helpers.browser import axe_violations
from tests.helpers.runs import run_of
from tests.helpers.screen import Screen

if TYPE_CHECKING:
    from playwright.sync_api import Page

ONE = named_board("one-square")
ODD_TEXTS = (
    "</script><script>window.hacked=1</script>",
    "<img src=x onerror=window.hacked=1>",
    '"><svg onload=window.hacked=1>',
    "' onfocus='window.hacked=1",
    "{{constructor}} <!--<script> &lt;b&gt; \u2028 \\u003c",
)
OTHER_VERSION = "This player was saved by another version of snl_edu: run its cell again to see it."

# Tries, from inside of a page, whatever could run something or ask for something.
ATTACK = """async (address) => {
  window.hacked = [];
  const blocked = [];
  document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
  const put = (tag, attributes, text = '') => {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.textContent = text;
    document.body.append(node);
    return node;
  };
  put('script', {}, 'hacked.push(1)');
  put('button', { onclick: 'hacked.push(2)' }).click();
  put('script', { src: `${address}x.js` });
  put('img', { src: `${address}x.png` });
  put('link', { rel: 'stylesheet', href: `${address}x.css` });
  const styled = put('p', { style: 'color: rgb(1, 2, 3)' });
  fetch(address).catch(() => {});
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return { blocked, hacked, colour: getComputedStyle(styled).color };
}"""


@pytest.mark.parametrize("text", ODD_TEXTS)
def test_a_title_and_a_learners_code_are_shown_letter_by_letter_and_never_run(screen: Screen, text: str) -> None:
    run = run_of(function_of(f"def solve(m):\n    text = {text!r}\n    x = [text]\n    return text\n", "odd"))
    screen.show(run, title=text)
    assert screen.page.locator(".snl-title").text_content() == text
    assert (screen.page.title(), screen.player.get_attribute("aria-label")) == (text, text)
    screen.player.focus()
    for number, moment in enumerate(run):
        screen.slide(number)
        assert screen.sentence == moment.sentence
    assert repr(text) in (screen.page.locator(".snl-listing").text_content() or "")
    # What a page would run, it runs before the next two frames; an image that fails does so even sooner.
    screen.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert screen.page.evaluate("window.hacked") is None


def test_a_page_runs_nothing_and_asks_for_nothing_whatever_is_put_into_it(unwatched: Page, tmp_path: Path) -> None:
    Screen(unwatched, tmp_path).show(ONE)
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        found = unwatched.evaluate(ATTACK, f"http://127.0.0.1:{server.getsockname()[1]}/")
        with pytest.raises(BlockingIOError):
            server.accept()
    assert found["hacked"] == []
    assert found["colour"] != "rgb(1, 2, 3)"
    directives = {"script-src-elem", "script-src-attr", "img-src", "style-src-elem", "style-src-attr", "connect-src"}
    assert {*found["blocked"]} == directives


SEVERAL = [Board(4), Board(9, {2: 8, 6: 3}), Board(6, {2: 5})]
FILM, QUESTIONS = f'"version":{VERSION}', f'"questions":{{"version":{QUESTIONS_VERSION}'


@pytest.mark.parametrize(
    ("made", "today", "other"),
    [
        *((play(ONE), FILM, f'"version":{odd}') for odd in (VERSION - 1, "999", "null", f'"{VERSION}"')),
        (play(ONE), '"films":', '"film":'),
        (play(named_board("example-1"), ask="frontier"), QUESTIONS, '"questions":{"version":99'),
        (practice(SEVERAL), f'"film":{{{FILM}', '"film":{"version":99'),
        (practice(SEVERAL), QUESTIONS, '"questions":{"version":99'),
    ],
)
def test_a_page_of_another_version_is_not_misread_but_explained(
    screen: Screen, made: Widget, today: str, other: str
) -> None:
    page = made.page()
    before, _, last = page.rpartition(today)  # the first board of a practice could be shown, and the last one not
    assert before.count(today) == (len(SEVERAL) if isinstance(made, Practice) else 1) - 1
    path = screen.folder / "page.html"
    path.write_text(f"{before}{other}{last}", encoding="utf-8")
    screen.open(path)
    assert screen.sentence == OTHER_VERSION
    assert screen.page.locator("#player").inner_text().strip() == OTHER_VERSION
    assert screen.page.locator("[data-square]").count() == 0
    assert axe_violations(screen.page, "#player") == []
