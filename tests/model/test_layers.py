"""The squares of each frontier, and nothing else."""

import pytest
from hypothesis import given

from snl_edu import Board, frontiers
from snl_edu.model import layers as module
from snl_edu.model.layers import ends_of, layers
from tests.helpers.oracles import distances
from tests.helpers.strategies import boards


@given(boards())
def test_the_layers_hold_the_squares_of_the_frontiers(board: Board) -> None:
    found = list(layers(board.goal, board.jumps, board.die, board.start))
    assert found == [set(frontier.squares) for frontier in frontiers(board)]


@given(boards())
def test_a_layer_holds_the_squares_at_its_distance(board: Board) -> None:
    far = distances(board.squares, dict(board.jumps), board.die, board.start)
    for rolls, layer in enumerate(layers(board.goal, board.jumps, board.die, board.start)):
        assert layer == {square for square in far if far[square] == rolls}
    beyond = enumerate(layers(board.goal, board.jumps, board.die, board.start, beyond=True))
    assert {square: rolls for rolls, layer in beyond for square in layer} == far


@given(boards())
def test_moves_end_where_the_board_says_whether_or_not_it_is_small_enough_for_a_table(board: Board) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "LARGEST_TABLE", board.goal - 1)
        without = ends_of(board.goal, board.jumps, board.die)
    for ends in (without, ends_of(board.goal, board.jumps, board.die)):
        for square in range(board.start, board.squares + 1):
            assert list(ends(square)) == [move.end for move in board.moves(square)]
