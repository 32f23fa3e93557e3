"""A browser, its windows, and a JupyterLab: each is opened once for all tests here that need it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.helpers.browser import Watch, new_page, open_browser, watched
from tests.helpers.lab import Lab, open_lab
from tests.helpers.screen import Screen

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The chromium of this machine."""
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="package")
def window(browser: Browser) -> Page:
    """A window: to open another one takes three times as long as to show another page in it."""
    return new_page(browser)


@pytest.fixture(scope="package")
def still_window(browser: Browser) -> Page:
    """A window in which time passes only when a test says so."""
    page = new_page(browser)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    return page


@pytest.fixture
def screen(window: Page, tmp_path: Path) -> Iterator[Screen]:
    """A window in which no page may ask another machine for anything or report an error."""
    yield from guarded(window, tmp_path)


@pytest.fixture
def unwatched(window: Page) -> Iterator[Page]:
    """The same window for a page that may do what it should not; the next one does not hear of it."""
    yield window
    window.goto("about:blank")


@pytest.fixture
def still(still_window: Page, tmp_path: Path) -> Iterator[Screen]:
    """The same where time passes only when a test says so."""
    yield from guarded(still_window, tmp_path)


@pytest.fixture(scope="package")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab with no notebooks in it, and a window that shows it."""
    with open_lab(tmp_path_factory.mktemp("lab")) as opened:
        opened.load(browser)
        yield opened
        opened.page.context.close()


def guarded(page: Page, folder: Path) -> Iterator[Screen]:
    """A window as if it were new, and afterwards what went wrong in it."""
    page.emulate_media(color_scheme="light", reduced_motion="no-preference", media="screen")
    with watched(page) as watch:
        yield Screen(page, folder)
    assert watch == Watch(), watch
