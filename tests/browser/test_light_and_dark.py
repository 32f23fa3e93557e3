"""A picture is as light or as dark as the page that it is on, whatever the system prefers: as an image, and in the page."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from snl_edu import Board, draw
from snl_edu.screens.palette import DARK, LIGHT
from tests.helpers.lab import Lab

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

BOARD = Board(9, {2: 8})
DRAWN = "draw(Board(9, {2: 8}), frontier=[3, 4], seen=[1])"
LOOKS = 300  # five times a second, for a minute
PICTURES = ("img", "svg.snl-picture")  # an image, and a part of the page
# Colours that only one of the two palettes has, and that cover large areas.
SEEN = ("page", "unseen", "unseen-2", "seen")
# What makes a page light or dark; the last one is a JupyterLab 4.2, whose dark themes do not say that they are dark.
PAGES = {
    "<body style='color-scheme: dark'>": DARK,
    "<body style='color-scheme: light'>": LIGHT,
    "<body data-jp-theme-light=false>": DARK,
}


def palette_of(picture: Locator) -> Mapping[str, str]:
    """The palette that a picture is painted with: its colours are there, and none of the other's are."""
    painted: set[str] = set()
    for _ in range(LOOKS):  # an image is there before it is painted
        with Image.open(BytesIO(picture.screenshot())) as shot:
            counted: Any = shot.convert("RGB").getcolors(shot.width * shot.height)
        painted = {"#" + bytes(colour).hex() for count, colour in counted if count > 1000}
        found = [palette for palette in (LIGHT, DARK) if {palette[name] for name in SEEN} <= painted]
        if found:
            [palette] = found
            return palette
        picture.page.wait_for_timeout(200)
    pytest.fail(f"it has the colours of no palette: {painted}")


@pytest.mark.parametrize("system", ["light", "dark"])
@pytest.mark.parametrize("body", PAGES)
def test_a_picture_follows_its_page_and_not_the_system(unwatched: Page, body: str, system: Any) -> None:
    unwatched.emulate_media(color_scheme=system)
    picture = draw(BOARD, frontier=[3, 4], seen=[1])
    bundle = picture._repr_mimebundle_()["text/html"]
    unwatched.goto("about:blank")  # the page before may have allowed no images
    unwatched.set_content(f"<!doctype html>{body}{bundle}{picture.svg}")
    assert [palette_of(unwatched.locator(each)) for each in PICTURES] == [PAGES[body], PAGES[body]]


def test_a_picture_follows_the_theme_of_jupyterlab_and_not_the_system(lab: Lab) -> None:
    imports = "import ipywidgets\nfrom snl_edu import Board, draw"
    with lab.ran(f"{imports}\n{DRAWN}", f"ipywidgets.HTML({DRAWN}.svg)") as page:
        shown = [page.locator(f".jp-OutputArea-output {each}") for each in PICTURES]
        for picture in shown:
            picture.wait_for()
        try:
            page.emulate_media(color_scheme="dark")
            assert [palette_of(picture) for picture in shown] == [LIGHT, LIGHT]
            page.emulate_media(color_scheme="light")
            with lab.theme("JupyterLab Dark"):
                page.locator("#jupyterlab-splash").wait_for(state="detached")
                assert [palette_of(picture) for picture in shown] == [DARK, DARK]
        finally:
            page.emulate_media(color_scheme="light")
