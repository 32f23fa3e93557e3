"""The sizes of the frontiers as a small picture."""

import re

import pytest

from snl_edu import frontiers, named_board
from snl_edu.screens.pictures.bars import HEIGHT, MOST_NUMBERED, frontier_bars


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
