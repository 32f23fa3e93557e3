"""The numbers everybody can look up, each worked out here by the library and by an oracle."""

import pytest

from snl_edu import (
    Board,
    count_shortest_games,
    fewest_rolls,
    named_board,
    shortest_games,
)
from tests.helpers.oracles import winning_rolls


@pytest.mark.parametrize("name", ["example-1", "example-2", "the-note", "thirty-cells"])
def test_the_shortest_games_are_all_the_shortest_games(name: str) -> None:
    board = named_board(name)
    rolls = fewest_rolls(board)
    assert rolls is not None
    tried = winning_rolls(board.squares, dict(board.jumps), board.die, board.start, rolls)
    assert [game.rolls for game in shortest_games(board)] == tried


def test_the_shop_bought_game_has_as_many_shortest_games_as_trying_every_roll_finds() -> None:
    board = named_board("chutes-and-ladders")
    tried = winning_rolls(100, dict(board.jumps), 6, 0, 7)
    assert len(tried) == count_shortest_games(board) == 423


def test_thirty_cells_has_three_games_that_its_page_does_not_list() -> None:
    listed = {(2, 6, 2), (2, 2, 6), (2, 4, 4), (2, 3, 5)}
    found = {game.rolls for game in shortest_games(named_board("thirty-cells"))}
    assert found - listed == {(4, 3, 4), (5, 5, 4), (6, 4, 4)}
    assert listed <= found


def test_the_famous_game_is_the_only_one_that_takes_the_first_ladder_or_the_snake() -> None:
    games = list(shortest_games(named_board("example-1")))
    famous = [game for game in games if {2, 17} & {move.landing for move in game.moves}]
    assert [game.squares for game in famous] == [(1, 15, 13, 35, 36)]
    assert len(games) - len(famous) == 20
    assert all(game.moves[-2].landing == 14 for game in games)


def test_a_snake_can_be_needed() -> None:
    board = named_board("the-needed-snake")
    without = Board(board.squares, board.ladders)
    assert (fewest_rolls(board), fewest_rolls(without)) == (3, 4)
