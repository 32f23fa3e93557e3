"""What a picture shows, before anyone paints it."""

import pytest

from snl_edu import Board
from snl_edu.screens.palette import LIGHT
from snl_edu.screens.pictures.scene import RollsPanel, size_of


def test_the_more_rolls_the_darker_and_numbers_are_black_or_white() -> None:
    panel = RollsPanel(Board(3), {1: 0, 2: 4}, (3,), numbered=True)
    assert (panel.most, panel.shade(1), panel.shade(2)) == (4, LIGHT["seen"], LIGHT["seen-edge"])
    assert [panel.ink(square) for square in (1, 2, 3)] == ["black", "white", LIGHT["ink"]]
    assert RollsPanel(Board(1), {1: 0}, (), numbered=True).most == 1


@pytest.mark.parametrize(
    ("board", "size"), [(Board(36), (6.1, 6.1)), (Board(400), (8, 8)), (Board(2500), (12.53, 12.53))]
)
def test_a_drawing_is_as_large_as_its_numbers_need(board: Board, size: tuple[float, float]) -> None:
    assert size_of(board) == size
    assert max(size_of(board, 2.8)) == 2.8
