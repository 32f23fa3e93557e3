"""The frames of a film, as Pillow images."""

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

from matplotlib.font_manager import FontProperties, findfont
from PIL import Image, ImageDraw, ImageFont

from snl_edu.films.film import Film, Heat
from snl_edu.model.board import Board, Square
from snl_edu.screens.palette import HALO, HEATS, LIGHT, STATES
from snl_edu.screens.pictures.boards import size_of
from snl_edu.screens.pictures.ink import Drawing
from snl_edu.screens.pictures.paper import FONT, image_of
from snl_edu.screens.pictures.picture import Picture
from snl_edu.screens.shapes import box_of, extent_of, note_at, number_size


def frames_of(film: Film) -> Iterator[Image.Image]:
    """A frame for each step: its squares, cut out of a sheet that has the whole board in each look, and its sentence.

    The look of a square depends on nothing but its own state and heat, so the board need not be drawn for each frame.
    """
    width, height = size_of(film.board)
    squares = range(film.board.start, film.board.squares + 1)
    looks = [*STATES, *(HEATS if any(moment.heat for moment in film) else ())]
    parts = []
    for number, look in enumerate(looks):
        heats = dict.fromkeys(squares, Heat(HEATS.index(look), "")) if look in HEATS else {}
        states = dict.fromkeys(squares, "unseen" if heats else look)
        parts.append(Drawing(film.board, number * height * 1j, width / extent_of(film.board)[0], states, heats))
    sheet = image_of(Picture("", width, len(looks) * height, tuple(parts)))
    colours = sheet.quantize(256, Image.Quantize.FASTOCTREE)  # the same for all frames, or they would flicker
    across, high = sheet.width, sheet.height // len(looks)
    down = {look: number * high for number, look in enumerate(looks)}
    wide = max(across, 480)  # room for a sentence
    texts = ["\n".join(wrap(f"{number}. {moment.sentence}", wide // 9)) for number, moment in enumerate(film)]
    below = 20 * max(text.count("\n") + 1 for text in texts) + 12
    font = ImageFont.truetype(findfont(FONT), 15)
    for moment, text in zip(film, texts, strict=True):
        board = sheet.crop((0, 0, across, high))
        heat = moment.heat
        for square, look in (moment.states | {square: HEATS[each.level] for square, each in heat.items()}).items():
            left, top, right, low = _pixels(film.board, square, across)
            board.paste(sheet.crop((left, top + down[look], right, low + down[look])), (left, top))
        _note(film.board, board, heat)
        frame = Image.new("RGB", (wide, high + below), LIGHT["page"])
        frame.paste(board, ((wide - across) // 2, 0))
        ImageDraw.Draw(frame).multiline_text((8, high + 4), text, LIGHT["ink"], font, spacing=4)
        yield frame.quantize(palette=colours, dither=Image.Dither.NONE)


def _note(board: Board, image: Image.Image, heat: Mapping[Square, Heat]) -> None:
    """Writes how likely each square is, in the same place as on the other screens."""
    unit = image.width / extent_of(board)[0]
    font = ImageFont.truetype(findfont(FontProperties(family=FONT, weight="bold")), number_size(board) * unit)
    for square, (level, label) in heat.items():
        if square and label:
            at = unit * note_at(board, square)
            halo: dict[str, Any] = {"stroke_width": round(HALO * unit / 2), "stroke_fill": LIGHT[HEATS[level]]}
            ImageDraw.Draw(image).text((at.real, at.imag), label, LIGHT["ink"], font, "rs", **halo)


def _pixels(board: Board, square: Square, across: int) -> tuple[int, int, int, int]:
    """The left, upper, right and lower edge of a square in a picture of the board, `across` pixels wide."""
    box = box_of(board, square)
    unit = across / extent_of(board)[0]
    edges = (box.left, box.top, box.left + box.width, box.top + box.height)
    left, top, right, low = (round(unit * edge) for edge in edges)
    return left, top, right, low
