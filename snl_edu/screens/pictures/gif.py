"""A film as an animated GIF."""

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from snl_edu.files import new_file, write
from snl_edu.films.film import Film
from snl_edu.films.search_film import expect_film
from snl_edu.model.board import Board
from snl_edu.model.input.arguments import BoardError, shown
from snl_edu.screens.pictures.picture import painter
from snl_edu.screens.shapes import expect_drawable

MOST_FRAMES = 400  # nobody watches a longer one
LONG_WAIT = 20  # frames: for more than these, a bar shows the progress


def save_gif(
    film: Film | Board,
    path: str | Path,
    *,
    seconds: float = 1.0,
    overwrite: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Path:
    """The path of a new animated GIF that shows each step of a film for that many seconds.

    `progress` is called with the number of frames done and the number of all frames; without it, a terminal shows a
    bar if there are many.
    """
    film = expect_film(film)
    expect_drawable(film.board)
    path = _expect_gif(film, path, seconds, overwrite, progress)
    if progress is None and len(film) > LONG_WAIT and sys.stderr.isatty():
        progress = _bar
    frames = []
    for frame in painter("frames", "a GIF", 'save a page with play(film).save("film.html")').frames_of(film):
        frames.append(frame)
        if progress is not None:
            progress(len(frames), len(film))
    gif = BytesIO()
    frames[0].save(gif, "GIF", save_all=True, append_images=frames[1:], duration=round(1000 * seconds), loop=0)
    return write(path, gif.getvalue(), overwrite=overwrite)


def _bar(done: int, total: int) -> None:
    sys.stderr.write(f"\r{'#' * (40 * done // total):-<40} {done}/{total}" + ("\n" if done == total else ""))
    sys.stderr.flush()


def _expect_gif(film: Film, path: Any, seconds: Any, overwrite: bool, progress: Any) -> Path:
    """The path of a GIF that can be written."""
    if len(film) > MOST_FRAMES:
        raise BoardError(
            f"{len(film)} steps are too many for a GIF: at most {MOST_FRAMES}; "
            + ("choose a smaller board" if film.grain == film.coarsest else f'try film.at_grain("{film.coarsest}")')
        )
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not 0.02 <= seconds <= 60:
        raise BoardError(f"seconds must be a number from 0.02 to 60, not {shown(seconds)}")
    if progress is not None and not callable(progress):
        raise BoardError(f"progress must be a function of two numbers or None, not {shown(progress)}")
    return new_file(path, overwrite, ".gif")
