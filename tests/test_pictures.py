"""The stored pictures of the README are what the library draws today."""

from pathlib import Path

from PIL import Image, ImageChops

from snl_edu import Board, filmstrip
from snl_edu.screens.pictures.paper import image_of
from tests.helpers.pictures import frames_in
from tools import pictures
from tools.pictures import PICTURES, STORY


def opened(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        return picture.convert("RGB")


def looks_different(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures differ by more than the edges of their lines."""
    small, also_small = (each.convert("RGB").resize((83, 46), Image.Resampling.BOX) for each in (one, other))
    extremes = ImageChops.difference(small, also_small).getextrema()
    return max(high for band in extremes if isinstance(band, tuple) for high in band) > 40


def test_the_stored_film_strip_is_the_one_that_is_drawn_today(tmp_path: Path) -> None:
    new = pictures.strip(tmp_path)
    stored = opened(PICTURES / new.name)
    assert not looks_different(opened(new), stored), "run `make pictures`: the film strip has changed"
    assert looks_different(image_of(filmstrip(Board(36, {2: 15, 14: 35}))), stored)


def test_the_gif_tells_the_whole_story_and_the_still_is_the_moment_shown_longest() -> None:
    frames = frames_in(PICTURES / "asking.gif")
    buttons = sum(isinstance(scene.click, str) for scene in STORY)
    assert len(frames) == 1 + len(STORY) + buttons
    times = [frame.info["duration"] for frame in frames]
    shown = times.index(round(1000 * max(scene.seconds for scene in STORY)))
    still = opened(PICTURES / "asked.png")
    assert not looks_different(frames[shown], still)
    assert looks_different(frames[0], still)
