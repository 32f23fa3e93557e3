"""The numbers everybody can look up, each worked out here by the library and by an oracle."""

from itertools import product

import pytest

from snl_edu import (
    Board,
    count_shortest_games,
    fewest_rolls,
    named_board,
    shortest_games,
    snakes_and_ladders,
)
from tests.helpers.oracles import matrix_answer, winning_rolls

# N squares, jumps, the right answer: small boards on which some well-known mistake shows.
REVEALING = [
    (9, {2: 8, 8: 9}, 2),
    (25, {7: 1}, 5),
    (9, {2: 3, 3: 9}, 1),
    (9, {2: 1, 3: 1, 4: 1, 5: 2, 6: 4, 7: 6, 8: 6}, 2),
    (9, dict.fromkeys(range(2, 8), 1), None),
    (4, {3: 1}, 1),
    (9, {3: 9}, 1),
    (9, {2: 9}, 1),
    (9, {7: 1}, 2),
    (16, {2: 10}, 2),
    (16, {2: 8, 8: 16}, 2),
    (49, {}, 8),
]


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


@pytest.mark.parametrize(("squares", "jumps", "expected"), REVEALING)
def test_the_boards_that_reveal_mistakes_have_the_right_answer(
    squares: int, jumps: dict[int, int], expected: int | None
) -> None:
    board = Board(squares, jumps)
    assert fewest_rolls(board) == expected
    assert snakes_and_ladders(board.to_matrix()) == matrix_answer(board.to_matrix())
    assert snakes_and_ladders(board.to_matrix()) == (-1 if expected is None else expected)


def test_every_legal_board_of_four_squares_has_the_answer_1() -> None:
    for second, third in product([-1, 1, 2, 3, 4], repeat=2):
        assert snakes_and_ladders([[-1, third], [-1, second]]) == 1
