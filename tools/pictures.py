"""Makes the pictures of the README and of the notebooks from the library itself: `make pictures`."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from operator import itemgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from PIL import Image, ImageDraw, ImageSequence

from snl_edu import Board, draw, film, filmstrip, frontiers, named_board, play, save_gif
from snl_edu.screens.pictures.paper import image_of
from tests.helpers.browser import new_page, open_browser
from tests.helpers.lab import LOADED, open_lab

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

ROOT = Path(__file__).parent.parent
PICTURES, NOTEBOOKS = ROOT / "pictures", ROOT / "notebooks"
SHARP = 2  # pixels of a picture for one pixel of a screen
README = 830  # the width of a README on GitHub
WIDTH = README * SHARP
COLOURS = 256  # as many as a palette has: the file is a third of the size, and nobody sees a difference
PAGE_WIDTH = 1000  # beside a board of this width the words are still large enough when all is made smaller
STEP = "Roll 2 from 15 lands on 17: a snake down to 13."
BOARD = named_board("example-1")
POINTER = ((0, 0), (0, 17), (4, 13), (7, 20), (10, 19), (7, 12), (12, 12))  # a screenshot shows no mouse


MISTAKEN = """\
def ends(board, square):
    return {move.landing for move in board.moves(square)}


check(ends, "mine-2")"""


class Scene(NamedTuple):
    """What the learner clicks on, how long the result is shown, in seconds, and words that must be in it."""

    click: int | str
    seconds: float
    words: str = ""


STORY = (
    *(Scene(square, 0.5) for square in range(2, 7)),
    Scene(7, 1.0),
    Scene("Check", 7.0, "Nobody can stay on 2: a ladder starts there and leads up to 15."),
    Scene(15, 1.5),
    Scene("Check", 3.5, "Right. Roll 1 from 1 lands on 2: a ladder up to 15."),
    Scene("Next", 2.0, "exactly 2 rolls"),
    *(Scene(square, 0.5) for square in (8, 9, 10, 11)),
    Scene(12, 1.5),
)


def strip(folder: Path) -> Path:
    """The film strip of Example 1."""
    return _write(image_of(filmstrip(BOARD), 2), folder / "filmstrip.png")


def own_film(folder: Path) -> Path:
    """The film that a learner makes at the end of notebook 02, of their own search."""
    found = (frontier.squares for frontier in frontiers(BOARD))
    return save_gif(film(BOARD, frontiers=found), folder / "own-film.gif", seconds=1.5, overwrite=True)


def player(folder: Path) -> Path:
    """The player of Example 1 when the search meets the snake, as the browser shows it."""
    shot = play(film(BOARD, grain="move"), title="Example 1")
    number = [step.sentence for step in film(BOARD, grain="move")].index(STEP)
    with _opened(shot, folder / "player.html", PAGE_WIDTH, 900) as page:
        page.get_by_role("slider").fill(str(number))
        page.get_by_role("status").filter(has_text=STEP).wait_for()
        page.get_by_role("slider").blur()
        pixels = page.locator(".snl-player").screenshot(animations="disabled")
    return _write(Image.open(BytesIO(pixels)).convert("RGB"), folder / "player.png")


def asking(folder: Path) -> Path:
    """A learner who marks the first frontier of Example 1 with a mistake in it, reads why, and goes on: a GIF."""
    shot = play(BOARD, ask="frontier", title="Example 1")
    with _opened(shot, folder / "asking.html", README, 670) as page:
        frames = [(_photo(page), 2.5), *_frames(page)]
    colours = _palette([frame for frame, _ in frames])
    first, *others = [frame.quantize(palette=colours, dither=Image.Dither.NONE) for frame, _ in frames]
    times = [round(1000 * seconds) for _, seconds in frames]
    path = folder / "asking.gif"
    first.save(path, save_all=True, append_images=others, duration=times, loop=0, optimize=True)
    return path


def asked(folder: Path) -> Path:
    """The moment of that GIF that is shown longest, for readers who want no motion."""
    with Image.open(folder / "asking.gif") as gif:
        frames = [(frame.info["duration"], frame.convert("RGB")) for frame in ImageSequence.Iterator(gif)]
    return _write(max(frames, key=itemgetter(0))[1], folder / "asked.png")


def own_exercise(folder: Path) -> Path:
    """What a learner reads who has made the mistake of the exercise in TEACHERS.md, in JupyterLab."""
    text = (ROOT / "TEACHERS.md").read_text(encoding="utf-8")
    (source,) = re.findall(r"```python\n(from snl_edu import Board.*?)```", text, re.DOTALL)
    with TemporaryDirectory() as place, open_browser() as browser, open_lab(Path(place)) as lab:
        (lab.folder / "mine_exercises.py").write_text(source, encoding="utf-8")
        lab.pages.append(new_page(browser, viewport={"width": 1000, "height": 900}, device_scale_factor=SHARP))
        lab.page.goto(f"http://127.0.0.1:{lab.port}/lab?token={lab.token}")
        lab.page.wait_for_function(LOADED)
        with lab.notebook("from snl_edu import Board, check", MISTAKEN) as page:
            lab.run()
            page.locator(".jp-OutputArea-output img").wait_for()
            pixels = page.locator(".jp-CodeCell").nth(1).screenshot(animations="disabled")
    return _write(Image.open(BytesIO(pixels)).convert("RGB"), folder / "own-exercise.png")


def _frames(page: Page) -> Iterator[tuple[Image.Image, float]]:
    """Plays the story: what is seen after each click, and the pointer on a button before it."""
    for click, seconds, words in STORY:
        target = page.locator(f"[data-square='{click}']")
        if isinstance(click, str):
            target = page.get_by_role("button", name=click, exact=True)
            target.hover()
            yield _photo(page, target), 0.7
        target.click()
        page.locator(".snl-player").filter(has_text=words).wait_for()
        yield _photo(page, target), seconds


def _photo(page: Page, target: Locator | None = None) -> Image.Image:
    """What is seen, with the pointer on the target."""
    image = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    box = target and target.bounding_box()
    if box:
        x, y = box["x"] + 0.6 * box["width"], box["y"] + 0.6 * box["height"]
        arrow = [(SHARP * (x + right), SHARP * (y + down)) for right, down in POINTER]
        ImageDraw.Draw(image).polygon(arrow, "black", "white", SHARP)
    return image


@contextmanager
def _opened(shown: Any, path: Path, width: int, height: int) -> Iterator[Page]:
    """The saved page of a player in a window of that size, for as long as it is photographed."""
    path = shown.save(path)
    try:
        with open_browser() as browser:
            window: Any = {"width": width, "height": height}
            page = browser.new_page(viewport=window, device_scale_factor=SHARP, color_scheme="light")
            page.goto(path.as_uri())
            yield page
    finally:
        path.unlink()


def _palette(frames: list[Image.Image]) -> Image.Image:
    """A picture whose palette suits all frames: with one for each they would flicker."""
    width, height = (each // 4 for each in frames[0].size)
    sheet = Image.new("RGB", (width, height * len(frames)))
    for number, frame in enumerate(frames):  # made smaller without mixing any colours
        sheet.paste(frame.resize((width, height), Image.Resampling.NEAREST), (0, number * height))
    return sheet.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2)


def _write(image: Image.Image, path: Path) -> Path:
    """Writes the picture in the size in which it is read."""
    small = image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)
    # Of the ways to choose the colours this one keeps the rare ones, such as the green of a small legend.
    chosen = small.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    chosen.save(path, optimize=True)
    return path


MAKERS: tuple[Callable[[Path], Path], ...] = (strip, own_film, player, asking, asked, own_exercise)

# What a learner will do in a notebook, on boards of which nothing is asked.
FIRST_SIGHTS = {
    "picture_01.svg": draw(Board(12, {5: 11, 9: 2}), seen=[1], frontier=[2, 3, 4, 11, 6, 7]),
    "picture_02.svg": filmstrip(Board(16, {3: 10, 12: 5})),
}


def main() -> None:
    """Makes all the pictures; one that needs a browser stays as it is where there is none."""
    for name, picture in FIRST_SIGHTS.items():
        picture.save(NOTEBOOKS / name, overwrite=True)
    PICTURES.mkdir(exist_ok=True)
    for make in MAKERS:
        try:
            path = make(PICTURES)
        except pytest.skip.Exception as reason:
            sys.exit(str(reason))
        print(path.name, f"{path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
