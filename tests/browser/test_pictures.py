"""The pictures of the player can be made; the other pictures need no browser."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from tests.helpers.pictures import frames_in
from tools import pictures

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_the_story_of_the_gif_happens_in_the_player_of_today(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "open_browser", lambda: nullcontext(browser))
    monkeypatch.setattr(pictures, "SHARP", 1)  # a quarter of the work
    path = pictures.asking(tmp_path)
    assert list(tmp_path.iterdir()) == [path]
    assert len({frame.tobytes() for frame in frames_in(path)}) == len(frames_in(pictures.PICTURES / path.name))
    monkeypatch.setattr(pictures, "WIDTH", 83)
    with Image.open(pictures.asked(tmp_path)) as picture:
        assert picture.width == 83
