"""Makes the pictures of the README from the library itself: `make pictures`."""

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from snl_edu import film, filmstrip, named_board, play
from tests.helpers.browser import open_browser

PICTURES = Path(__file__).parent.parent / "pictures"
WIDTH = 1660  # twice the width of a README on GitHub, for sharp screens
COLOURS = 256  # as many as a palette has: a file of a third of the size, and nobody sees a difference
PAGE_WIDTH = 1000  # beside a board of this width the words are still large enough when all is made smaller
STEP = "Roll 2 from 15 lands on 17: a snake down to 13."
BOARD = named_board("example-1")


def strip(folder: Path) -> Path:
    """The film strip of Example 1."""
    return _write(filmstrip(BOARD).image(), folder / "filmstrip.png")


def player(folder: Path) -> Path:
    """The player of Example 1 when the search meets the snake, as the browser shows it."""
    shot = play(film(BOARD, grain="move"), title="Example 1")
    number = [step.sentence for step in film(BOARD, grain="move")].index(STEP)
    page_path = shot.save(folder / "player.html")
    try:
        with open_browser() as browser:
            page = browser.new_page(
                viewport={"width": PAGE_WIDTH, "height": 900}, device_scale_factor=2, color_scheme="light"
            )
            page.goto(page_path.as_uri())
            page.get_by_role("slider").fill(str(number))
            page.get_by_role("status").filter(has_text=STEP).wait_for()
            page.get_by_role("slider").blur()
            pixels = page.locator(".snl-player").screenshot(animations="disabled")
    finally:
        page_path.unlink()
    return _write(Image.open(BytesIO(pixels)).convert("RGB"), folder / "player.png")


def _write(image: Image.Image, path: Path) -> Path:
    """Writes the picture in the size in which it is read."""
    small = image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)
    # Of the ways to choose the colours this one keeps the rare ones, such as the green of a small legend.
    chosen = small.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    chosen.save(path, optimize=True)
    return path


MAKERS: tuple[Callable[[Path], Path], ...] = (strip, player)


def main() -> None:
    """Makes all the pictures; one that needs a browser stays as it is where there is none."""
    PICTURES.mkdir(exist_ok=True)
    for make in MAKERS:
        try:
            path = make(PICTURES)
        except pytest.skip.Exception as reason:
            sys.exit(str(reason))
        print(path.name, f"{path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
