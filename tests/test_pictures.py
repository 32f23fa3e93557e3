"""The pictures of the README: they can be made, they are what the library draws today, and each has alt text."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from snl_edu import Board, filmstrip
from tests.helpers.pictures import frames_in
from tests.notebooks.stored import Cell, tags_in
from tools import pictures
from tools.pictures import MAKERS, PICTURES, STORY, WIDTH

ROOT = PICTURES.parent
STORED = sorted(PICTURES.glob("*.*"))
LARGEST = {".png": 200_000, ".gif": 600_000}  # bytes: a README is read on a telephone too


def opened(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        return picture.convert("RGB")


def looks_different(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures differ by more than the edges of their lines."""
    small, also_small = (each.convert("RGB").resize((83, 46), Image.Resampling.BOX) for each in (one, other))
    extremes = ImageChops.difference(small, also_small).getextrema()
    return max(high for band in extremes if isinstance(band, tuple) for high in band) > 40


@pytest.mark.unmeasured
def test_the_stored_film_strip_is_the_one_that_is_drawn_today(tmp_path: Path) -> None:
    new = pictures.strip(tmp_path)
    stored = opened(PICTURES / new.name)
    assert not looks_different(opened(new), stored), "run `make pictures`: the film strip has changed"
    assert looks_different(filmstrip(Board(36, {2: 15, 14: 35})).image(), stored)


def test_each_picture_has_a_maker() -> None:
    assert [path.name for path in STORED] == ["asked.png", "asking.gif", "filmstrip.png", "player.png"]
    assert len(MAKERS) == len(STORED)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.name)
def test_a_picture_is_small_and_sharp_and_its_background_is_light(path: Path) -> None:
    picture = opened(path)
    assert path.stat().st_size <= LARGEST[path.suffix]
    assert picture.width == WIDTH
    corner = picture.getpixel((0, 0))
    assert isinstance(corner, tuple)
    assert min(corner) > 240


def test_the_gif_tells_the_whole_story_and_the_still_is_the_moment_shown_longest() -> None:
    frames = frames_in(PICTURES / "asking.gif")
    buttons = sum(isinstance(scene.click, str) for scene in STORY)
    assert len(frames) == 1 + len(STORY) + buttons
    times = [frame.info["duration"] for frame in frames]
    shown = times.index(round(1000 * max(scene.seconds for scene in STORY)))
    still = opened(PICTURES / "asked.png")
    assert not looks_different(frames[shown], still)
    assert looks_different(frames[0], still)


def faults(readme: str) -> Iterator[str]:
    """What is wrong with the pictures of a README."""
    for tag in tags_in(Cell(1, "markdown", readme)):
        source = tag.attributes.get("src") or ""
        if tag.name == "img" and not (tag.attributes.get("alt") or "").strip():
            yield f"{source} has no alt text: say in words what it shows"
        source = source or tag.attributes.get("srcset") or ""
        if tag.name in ("img", "source") and not source.startswith("https://") and not (ROOT / source).is_file():
            yield f"{source} is not there: run `make pictures`, or fix the link"


def test_each_picture_of_the_readme_exists_and_has_words() -> None:
    assert list(faults((ROOT / "README.md").read_text(encoding="utf-8"))) == []


def test_a_picture_that_is_missing_or_without_words_is_found() -> None:
    good = "![A film strip](pictures/filmstrip.png)\n\n```\n![](no.png)\n```\n"
    assert list(faults(good)) == []
    bad = "![](pictures/filmstrip.png)\n\n<p><img src='pictures/no.png' alt='A board'></p>\n"
    assert list(faults(bad)) == [
        "pictures/filmstrip.png has no alt text: say in words what it shows",
        "pictures/no.png is not there: run `make pictures`, or fix the link",
    ]
