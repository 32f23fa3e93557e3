"""A real browser for the tests that need one; nothing here is fetched."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NoReturn
from urllib.parse import urlsplit

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, WebSocket

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
COLOURS = ("color-contrast", "link-in-text-block")  # the rules of axe-core that are about colours
HERE = {"127.0.0.1", "localhost"}
PICTURE = re.compile(r"(?<!/files)/picture_\d+\.svg")  # beside a notebook: JupyterLab serves them below /files
PATIENCE = 300_000  # milliseconds: that a machine is slow or busy is no failure


def give_up(reason: str) -> NoReturn:
    """Skips a test that cannot be run on this machine; fails it where everything has to be run."""
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@contextmanager
def open_browser(*arguments: str) -> Iterator[Browser]:
    """The chromium of this machine. Playwright has an event loop running until it is closed: do not leave it open."""
    program = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        program = None
    if program is None:
        give_up("no Chromium was found. Install one, for example with 'apt-get install chromium', and try again.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS, *arguments], timeout=PATIENCE)
        try:
            yield browser
        finally:
            browser.close()


def new_page(browser: Browser, **options: Any) -> Page:
    """A window of its own, which waits as long as a slow machine needs."""
    page = browser.new_context(**options).new_page()
    page.set_default_timeout(PATIENCE)
    return page


@dataclass
class Watch:
    """What a page did that it should not do."""

    requests: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


@contextmanager
def watched(page: Page) -> Iterator[Watch]:
    """Notes for a while every request that leaves this machine, and every error."""
    watch = Watch()

    def note(request: Request | WebSocket) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in HERE:
            watch.requests.append(request.url)

    def said(message: ConsoleMessage) -> None:
        # JupyterLab may ask for the picture of a text cell before it has worked out where the picture is, and then again.
        is_too_early = PICTURE.search(urlsplit(message.location["url"]).path)
        if message.type == "error" and not is_too_early:
            watch.errors.append(message.text)

    def failed(error: Error) -> None:
        watch.errors.append(str(error))

    listeners: dict[Any, Any] = {"request": note, "websocket": note, "console": said, "pageerror": failed}
    for event, listener in listeners.items():
        page.on(event, listener)
    try:
        yield watch
    finally:
        for event, listener in listeners.items():
            page.remove_listener(event, listener)


def axe_text() -> str:
    """The script of axe-core, which judges whether everybody can use a page."""
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def axe_violations(page: Page, within: str | None = None, only: Sequence[str] = ()) -> list[str]:
    """What axe-core finds wrong with a page or a part of it, by all of its rules or a few, a line for each place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_text())
    # What is right is not described: that takes as long again.
    options = {"resultTypes": ["violations"], **({"runOnly": list(only)} if only else {})}
    judge = "([within, options]) => axe.run(within ?? document, options).then(({ violations }) => violations)"
    found: list[dict[str, Any]] = page.evaluate(judge, [within, options])
    return [
        f"{rule['id']} ({rule['impact']}): {node['target']} {node['html'][:120]} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


def axe_in_light_and_dark(page: Page) -> list[str]:
    """What axe-core finds wrong with a page in light colours and in dark ones; nothing but the colours changes."""
    found = axe_violations(page)
    page.emulate_media(color_scheme="dark")
    found += axe_violations(page, only=COLOURS)
    page.emulate_media(color_scheme="light")
    return found
