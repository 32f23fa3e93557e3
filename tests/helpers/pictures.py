"""Reads back what was drawn: from SVG text, from a figure of matplotlib, from the frames of a GIF."""

import re
from base64 import b64decode
from collections.abc import Iterable, Mapping
from html import unescape
from itertools import accumulate
from pathlib import Path
from types import MappingProxyType
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from matplotlib.axes import Axes
from matplotlib.collections import PathCollection
from matplotlib.colors import to_hex
from PIL import Image

from snl_edu import Board, BoardError
from snl_edu.screens.palette import LIGHT
from tests.helpers.screen import luminance

SPACE = "{http://www.w3.org/2000/svg}"


def squares_in(picture: str) -> dict[int, ET.Element]:
    """The element of each square of an SVG picture."""
    found = [node for node in ET.fromstring(picture).iter() if node.get("data-square")]
    assert len({node.get("data-square") for node in found}) == len(found)
    return {int(node.attrib["data-square"]): node for node in found}


def states_in(picture: str) -> dict[int, str]:
    """The state of each square of an SVG picture that is not unseen, the start off the board included."""
    states = {square: node.attrib["data-state"] for square, node in squares_in(picture).items()}
    for node in ET.fromstring(picture).iter():
        if node.get("class") == "snl-start":
            states[0] = node.attrib["data-state"]
    return {square: state for square, state in states.items() if state != "unseen"}


def points_in(path: str) -> list[complex]:
    """The points of a path: of each line the first is told as it is, and each other one from the one before."""
    found: list[complex] = []
    for line in path.split("M")[1:]:
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", line)]
        found += accumulate(complex(*pair) for pair in zip(numbers[::2], numbers[1::2], strict=True))
    return found


def picture_in(bundle: dict[str, str]) -> tuple[str, str]:
    """The alt text and the SVG of the image in a bundle."""
    match = re.fullmatch(
        r'<img alt="([^"]*)" width="\d+" src="data:image/svg\+xml;base64,([^"]+)"><style>[^<]+</style>',
        bundle["text/html"],
    )
    assert match
    return unescape(match[1]), b64decode(match[2]).decode()


def outlines_in(ax: Axes) -> PathCollection:
    """The outlines of the squares: the first thing that is drawn."""
    first = ax.collections[0]
    assert isinstance(first, PathCollection)
    return first


def fills_in(ax: Axes, board: Board) -> dict[int, str]:
    """The colour of each square, by its number."""
    colours: Any = outlines_in(ax).get_facecolor()
    return dict(zip(range(board.start, board.squares + 1), map(to_hex, colours), strict=True))


def frames_in(path: Path) -> list[Image.Image]:
    """The frames of a GIF, in colours."""
    with Image.open(path) as gif:
        assert gif.format == "GIF"
        return [_frame(gif, number) for number in range(getattr(gif, "n_frames", 1))]


def _frame(gif: Image.Image, number: int) -> Image.Image:
    gif.seek(number)
    frame = gif.convert("RGB")
    frame.info["duration"] = gif.info["duration"]
    return frame


def frame_fills(frame: Image.Image, board: Board) -> dict[int, str]:
    """The colour of each square in a frame: of those in the palette, the one nearest to what most pixels have.

    A GIF has 256 colours, so what is seen may be off by a little.
    """
    left = (frame.width - round(100 * (board.columns + 0.1))) // 2
    fills = {}
    for square in range(board.start, board.squares + 1):
        row, column = board.position(square) if square else (board.rows, 0)
        x, y = left + 100 * column + 5, 100 * row + 5
        cut = frame.crop((x + 10, y + 10, x + 90, y + (90 if square else 40)))  # what the outline leaves
        counts: Any = cut.getcolors(cut.width * cut.height)
        seen = max(counts)[1]
        fills[square] = min(LIGHT.values(), key=lambda colour: _apart(seen, colour))
        assert _apart(seen, fills[square]) <= 2
    return fills


def _apart(seen: Iterable[int], colour: str) -> int:
    return max(abs(one - other) for one, other in zip(seen, bytes.fromhex(colour[1:]), strict=True))


def expected_fills(
    board: Board, states: dict[int, Any], heat: Mapping[int, Any] = MappingProxyType({})
) -> dict[int, str]:
    """The colour that each square should have."""
    names = {square: states.get(square, "unseen") for square in range(board.start, board.squares + 1)}
    for square, state in names.items():
        if state == "unseen" and square and sum(board.position(square)) % 2:
            names[square] = "unseen-2"
    names |= {square: f"heat-{level}" for square, (level, _) in heat.items()}
    return {square: LIGHT[name] for square, name in names.items()}


def heat_in(picture: str) -> tuple[dict[int, str], list[str]]:
    """The heat of each square of an SVG picture that has one, and the notes on it."""
    nodes = list(ET.fromstring(picture).iter())
    heat = {int(node.get("data-square", 0)): node.attrib["data-heat"] for node in nodes if node.get("data-heat")}
    (notes,) = [node for node in nodes if node.get("class") == "snl-notes"]
    return heat, [note.text or "" for note in notes]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, by the formula of the Web Content Accessibility Guidelines."""
    dark, light = sorted(luminance(str(tuple(bytes.fromhex(to_hex(each)[1:])))) for each in (one, other))
    return (light + 0.05) / (dark + 0.05)


def refusal(call: Any, *args: Any, **kwargs: Any) -> str:
    """The message of the error that a call raises."""
    with pytest.raises(BoardError) as caught:
        call(*args, **kwargs)
    assert len(str(caught.value)) < 300
    return str(caught.value)
