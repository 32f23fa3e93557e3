"""What the tests that need a browser share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser import Lab, open_browser, open_lab

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The chromium of this machine, for all tests of a file."""
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A JupyterLab with no notebooks in it, for all tests of a file."""
    with open_lab(tmp_path_factory.mktemp("lab")) as opened:
        yield opened
