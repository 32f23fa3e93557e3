"""The site as it was built, a browser that reaches nothing else, and one kernel in it for many notebooks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.helpers.browser import give_up, open_browser
from tests.helpers.lite import NO_OTHER_HOST, Lite, open_lite, served
from tools.site import SITE

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    """Where the site is served: below a subpath, as on GitHub Pages."""
    if not SITE.is_dir():
        give_up("there is no site: `make site` builds it")
    with served(SITE) as found:
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A chromium that finds no other machine."""
    with open_browser(NO_OTHER_HOST) as opened:
        yield opened


@pytest.fixture(scope="package")
def lite(browser: Browser, address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lite]:
    """A window with JupyterLite in it, which keeps its kernel from test to test."""
    with open_lite(browser, address, tmp_path_factory.mktemp("lite")) as opened:
        yield opened


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints how large and how quick the site is, each figure beside what it should be."""
    for report in terminalreporter.stats.get("passed", []):
        for name, value in getattr(report, "user_properties", ()):
            if name == "site":
                terminalreporter.write_line(f"site: {value}")
