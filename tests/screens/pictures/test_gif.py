"""A film as an animated GIF: what was drawn is read back from the file."""

import sys
from io import StringIO
from pathlib import Path
from unittest.mock import Mock

import pytest
from PIL import ImageChops

from snl_edu import Board, chance_film, draw, film, named_board, save_gif, watch
from snl_edu.screens.pictures import gif
from snl_edu.screens.pictures.boards import size_of
from snl_edu.screens.pictures.paper import image_of
from snl_edu.screens.shapes import extent_of, note_at
from tests.corpus.solvers.filmed import level_loop
from tests.helpers.pictures import frames_in, refusal

EXAMPLE_1 = named_board("example-1")


@pytest.mark.parametrize(("seconds", "shown"), [(1.0, 1000), (0.5, 500)])
def test_a_gif_describes_each_step_and_so_no_two_frames_are_alike(seconds: float, shown: int, tmp_path: Path) -> None:
    shot = film(Board(7), grain="move")
    path = save_gif(shot, str(tmp_path / "film.GIF"), seconds=seconds)
    frames = frames_in(path)
    assert path == tmp_path / "film.GIF"
    assert len({frame.tobytes() for frame in frames}) == len(frames) == len(shot)
    assert [frame.info["duration"] for frame in frames] == [shown] * len(shot)


def test_a_gif_is_made_of_what_draw_would_have_drawn(tmp_path: Path) -> None:
    drawn = image_of(draw(EXAMPLE_1, frontier=film(EXAMPLE_1)[-1]))
    frame = frames_in(save_gif(EXAMPLE_1, tmp_path / "film.gif"))[-1].crop((0, 0, 610, 610))
    far = ImageChops.difference(drawn, frame).convert("L").point(lambda grey: 255 * (grey > 40))
    assert far.histogram()[255] < 0.002 * 610 * 610


def test_a_gif_says_how_likely_each_square_is(tmp_path: Path) -> None:
    board = Board(16, start=0)
    shot = chance_film(board, rolls=2)
    for frame, moment in zip(frames_in(save_gif(shot, tmp_path / "film.gif")), shot, strict=True):
        across = size_of(board)[0]
        for square in range(1, board.squares + 1):
            at = across / extent_of(board)[0] * note_at(board, square) + (frame.width - across) // 2
            x, y = round(at.real), round(at.imag)
            dark = sum(frame.crop((x - 14, y - 8, x - 1, y)).convert("L").histogram()[:100])
            label = moment.heat[square].label if square in moment.heat else ""
            assert bool(dark) == bool(label), (square, label)


def test_progress_is_reported_frame_by_frame_and_an_interruption_leaves_no_file(tmp_path: Path) -> None:
    reported: list[tuple[int, int]] = []
    save_gif(Board(2), tmp_path / "film.gif", progress=lambda *numbers: reported.append(numbers))
    assert reported == [(1, 3), (2, 3), (3, 3)]
    with pytest.raises(KeyboardInterrupt):
        save_gif(Board(2), tmp_path / "other.gif", progress=Mock(side_effect=KeyboardInterrupt))
    assert not (tmp_path / "other.gif").exists()


@pytest.mark.parametrize(("squares", "terminal", "bar"), [(3, True, True), (3, False, False), (2, True, False)])
def test_a_terminal_shows_a_bar_if_it_takes_long(
    squares: int, terminal: bool, bar: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert gif.LONG_WAIT == 20
    monkeypatch.setattr(gif, "LONG_WAIT", 3)
    errors = StringIO()
    monkeypatch.setattr(errors, "isatty", lambda: terminal)
    monkeypatch.setattr(sys, "stderr", errors)
    save_gif(Board(squares, die=1), tmp_path / "film.gif")
    lines = errors.getvalue().split("\r")
    assert len(lines) == (1 + squares + 1 if bar else 1)
    assert lines[-1] == (f"{'#' * 40} 4/4\n" if bar else "")


def test_a_gif_that_makes_no_sense_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "film.gif"
    assert "make one with film(board)" in refusal(save_gif, "film", path)
    too_long = "steps are too many for a GIF: at most 400; "
    assert refusal(save_gif, film(Board(100), grain="move"), path).endswith(f'{too_long}try film.at_grain("frontier")')
    assert refusal(save_gif, Board(500, die=1), path).endswith(f"{too_long}choose a smaller board")
    run = watch(level_loop, EXAMPLE_1).at_grain("line")
    assert refusal(save_gif, run, path).endswith(f'{too_long}try film.at_grain("roll")')
    for seconds in (0.01, 61, True, "1", float("nan"), None):
        assert "seconds must be a number from 0.02 to 60" in refusal(save_gif, Board(2), path, seconds=seconds)
    assert refusal(save_gif, Board(2), "film.png").startswith("path must be ")
    assert "progress must be a function" in refusal(save_gif, Board(2), path, progress=True)
    assert not path.exists()
    path.write_text("precious", encoding="utf-8")
    assert refusal(save_gif, Board(2), path) == "'film.gif' exists: choose another name, or say overwrite=True"
    assert path.read_text(encoding="utf-8") == "precious"
    assert len(frames_in(save_gif(Board(2), path, overwrite=True))) == 3
