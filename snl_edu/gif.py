"""A film as an animated GIF."""

import sys
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from textwrap import wrap
from typing import Any

from matplotlib.font_manager import findfont
from PIL import Image, ImageDraw, ImageFont

from snl_edu.board import Board, BoardError, Square
from snl_edu.film import Film, expect_film
from snl_edu.painting import EDGE, FONT, SCREEN, Picture, axes_at, box_of, expect_drawable, extent_of, paint, size_of
from snl_edu.palette import LIGHT, STATES
from snl_edu.reading import new_file, shown, write

MOST_FRAMES = 400  # nobody watches a longer one
LONG_WAIT = 20  # frames: who waits for more sees a bar


def save_gif(
    film: Film | Board,
    path: str | Path,
    *,
    seconds: float = 1.0,
    overwrite: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Path:
    """The path of a new animated GIF that shows each step of a film for so many seconds.

    `progress` is called with the number of frames done and of all frames; without it, a terminal shows a bar.
    """
    film = expect_film(film)
    expect_drawable(film.board)
    path = _expect_gif(film, path, seconds, overwrite, progress)
    if progress is None and len(film) > LONG_WAIT and sys.stderr.isatty():
        progress = _bar
    frames = []
    for frame in _frames(film):
        frames.append(frame)
        if progress is not None:
            progress(len(frames), len(film))
    # Written at one go, so that an interrupted film leaves no half of a file.
    gif = BytesIO()
    frames[0].save(gif, "GIF", save_all=True, append_images=frames[1:], duration=round(1000 * seconds), loop=0)
    return write(path, gif.getvalue())


def _frames(film: Film) -> Iterator[Image.Image]:
    """A frame for each step: its squares, cut out of a sheet that has the whole board in each state, and its sentence.

    The look of a square depends on nothing but its own state, so the board need not be drawn for each frame.
    """
    width, height = size_of(film.board)
    squares = range(film.board.start, film.board.squares + 1)
    picture = Picture("", width, len(STATES) * height)
    picture.set_dpi(SCREEN)
    for number, state in enumerate(reversed(STATES)):
        paint(axes_at(picture, 0, number * height, width, height), film.board, dict.fromkeys(squares, state))
    sheet = picture.image()
    colours = sheet.quantize(256, Image.Quantize.FASTOCTREE)  # the same for all frames, or they would flicker
    across, top = sheet.width, sheet.height // len(STATES)
    wide = max(across, 480)  # room for a sentence
    told = ["\n".join(wrap(f"{number}. {step.sentence}", wide // 9)) for number, step in enumerate(film)]
    high = top + 20 * max(text.count("\n") + 1 for text in told) + 12
    font = ImageFont.truetype(findfont(FONT), 15)
    for step, text in zip(film, told, strict=True):
        board = sheet.crop((0, 0, across, top))
        for square, state in step.states.items():
            left, upper, right, lower = _pixels(film.board, square, across)
            down = STATES.index(state) * top
            board.paste(sheet.crop((left, upper + down, right, lower + down)), (left, upper))
        frame = Image.new("RGB", (wide, high), LIGHT["page"])
        frame.paste(board, ((wide - across) // 2, 0))
        ImageDraw.Draw(frame).multiline_text((8, top + 4), text, LIGHT["ink"], font, spacing=4)
        yield frame.quantize(palette=colours, dither=Image.Dither.NONE)


def _pixels(board: Board, square: Square, across: int) -> tuple[int, int, int, int]:
    left, upper, width, height = box_of(board, square)
    side = across / extent_of(board)[0]
    ends = (left, upper, left + width, upper + height)
    left, upper, right, lower = (round(side * (end + EDGE)) for end in ends)
    return left, upper, right, lower


def _bar(done: int, total: int) -> None:
    sys.stderr.write(f"\r{'#' * (40 * done // total):-<40} {done}/{total}" + ("\n" if done == total else ""))
    sys.stderr.flush()


def _expect_gif(film: Film, path: Any, seconds: Any, overwrite: bool, progress: Any) -> Path:
    """The path of a GIF that can be written."""
    if len(film) > MOST_FRAMES:
        raise BoardError(f'{len(film)} steps are too many for a GIF: at most {MOST_FRAMES}; use grain="frontier"')
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not 0.02 <= seconds <= 60:
        raise BoardError(f"seconds must be a number from 0.02 to 60, not {shown(seconds)}")
    if progress is not None and not callable(progress):
        raise BoardError(f"progress must be a function of two numbers or None, not {shown(progress)}")
    return new_file(path, overwrite, ".gif")
