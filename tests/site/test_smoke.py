"""What every change has to keep: the first page of the site, what lies in it, and three of its notebooks.

All notebooks, and what a learner does with them, are in `whole_site.py`, which `make nightly` runs.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any
from zipfile import ZipFile

import pytest

from snl_edu.course.install import course_files
from snl_edu.course.logbook import NAME
from tests.helpers.browser import Watch, axe_violations, new_page, watched
from tests.helpers.lite import Lite
from tests.site.notebooks import NAMES, differences
from tools.site import SITE, ZIP

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

LARGEST = 50e6  # bytes
SMOKE = ("01_the_game.ipynb", "02_frontiers.ipynb", "03_the_shortest_game.ipynb")
DESK: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


@pytest.mark.usefixtures("address")
def test_the_site_is_small_and_knows_nothing_of_the_machine_that_built_it(record_property: Any) -> None:
    files = [path for path in SITE.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    record_property("site", f"{size / 1e6:.1f} MB in {len(files)} files (goal: under {LARGEST / 1e6:.0f} MB)")
    assert size < LARGEST
    here = str(SITE.parent.parent).encode()
    assert [path for path in files if here in path.read_bytes()] == []
    with ZipFile(ZIP) as packed:
        assert len(packed.namelist()) == len(files) + 1


@pytest.mark.usefixtures("address")
def test_python_is_offered_only_what_lies_beside_it() -> None:
    folder = SITE / "static" / "pyodide"
    packages = json.loads((folder / "pyodide-lock.json").read_bytes())["packages"]
    assert {"snl-edu", "anywidget", "ipywidgets", "ipython"} <= set(packages)
    assert not {"matplotlib", "numpy", "pillow"} & set(packages)
    for each in packages.values():
        assert "/" not in each["file_name"]
        assert sha256((folder / each["file_name"]).read_bytes()).hexdigest() == each["sha256"]
        assert set(each["depends"]) <= set(packages)
    settings = json.loads((SITE / "jupyter-lite.json").read_bytes())["jupyter-config-data"]["litePluginSettings"]
    (kernel,) = settings.values()
    assert kernel["disablePyPIFallback"] is True
    assert "://" not in json.dumps(kernel)
    assert set(kernel["loadPyodideOptions"]["packages"]) <= set(packages)


def test_the_first_page_shows_all_notebooks_and_asks_at_once(browser: Browser, address: str) -> None:
    files = [path.name for path in course_files()]
    assert sorted(path.name for path in (SITE / "files").iterdir()) == sorted([*files, NAME])
    page = new_page(browser, viewport=DESK)
    with watched(page) as watch:
        page.goto(address)
        links = page.locator(".card a").evaluate_all("all => all.map((link) => link.getAttribute('href'))")
        assert links == [
            f"{app}/index.html?path={name}"
            for name in [*NAMES[1:-1], NAMES[0], NAMES[-1]]
            for app in ("notebooks", "lab")
        ]
        assert [link for link in links if not (SITE / link.partition("?")[0]).is_file()] == []
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert axe_violations(page) == []
        page.set_viewport_size(PHONE)
        assert page.evaluate(TOO_WIDE) <= 0
        player = page.frame_locator("iframe")
        player.locator("[data-square='3']").click()
        player.get_by_role("button", name="Check", exact=True).click()
        assert player.locator("[data-square='3']").get_attribute("data-answer") == "right"
    page.context.close()
    assert watch == Watch(), watch


@pytest.mark.parametrize("name", SMOKE)
def test_a_notebook_says_what_it_says_on_a_desktop(lite: Lite, name: str) -> None:
    assert differences(lite, name) == []
