"""Small pictures of bars: the sizes of the frontiers, and how many of how many."""

import re
from xml.etree import ElementTree as ET

import pytest

from snl_edu import frontiers, named_board
from snl_edu.screens.pictures.bars import HEIGHT, MOST_NUMBERED, MOST_WRAPPED, frontier_bars, share_bars
from tests.helpers.pictures import SPACE


@pytest.mark.parametrize("name", ["example-1", "the-trap", "one-square", "chutes-and-ladders", "empty-20x20"])
def test_there_is_a_bar_for_each_frontier_as_high_as_it_is_large(name: str) -> None:
    board = named_board(name)
    sizes = [len(frontier.squares) for frontier in frontiers(board)]
    picture = frontier_bars(board)
    bars = [
        (float(top), float(high)) for top, high in re.findall(r'y="([\d.]+)" width="[\d.]+" height="([\d.]+)"', picture)
    ]
    assert len(bars) == len(sizes)
    unit = max(high for _, high in bars) / max(sizes)
    assert all(abs(high - unit * size) < 0.1 for (_, high), size in zip(bars, sizes, strict=True))
    assert len({round(top + high) for top, high in bars}) == 1
    assert all(0 < top < HEIGHT for top, _ in bars)
    assert f"rolls: {', '.join(map(str, sizes))}." in picture
    assert ("<text" in picture) is (len(sizes) <= MOST_NUMBERED)


def test_each_bar_is_as_long_as_its_share_and_says_its_numbers() -> None:
    made = share_bars("Ideas", [("count <again>", 3, 4), ("word " * 100, 1, 4)])
    widths = [float(width) for width in re.findall(r'<rect x="24"[^>]*? width="([\d.]+)"', made.svg)]
    assert [part / whole for whole, part in zip(widths[::2], widths[1::2], strict=True)] == [0.75, 0.25]
    texts = ["".join(each.itertext()) for each in ET.fromstring(made.svg).iter(f"{SPACE}text")]
    assert [*texts[:3], texts[-1]] == ["Ideas", "count <again>", "3 of 4", "1 of 4"]
    assert len(texts) == 4 + MOST_WRAPPED
    assert texts[-2].endswith("…")
    assert made.alt.startswith("Ideas: count <again>: 3 of 4; ")
