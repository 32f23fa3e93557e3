"""The numbers everybody can look up, each worked out here by the library and by an oracle."""

from itertools import product

import pytest

from snl_edu import (
    Board,
    count_shortest_games,
    fewest_rolls,
    frontiers,
    min_dice_throws,
    named_board,
    shortest_game,
    shortest_games,
    snakes_and_ladders,
)
from tests.helpers.oracles import average_rolls, distances, matrix_answer, winning_rolls

KNOWN = {
    "example-1": (4, 21),
    "example-2": (1, 1),
    "the-note": (1, 2),
    "the-trap": (None, 0),
    "thirty-cells": (3, 7),
    "empty-20x20": (67, 52_394),
    "chutes-and-ladders": (7, 423),
}

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


@pytest.mark.parametrize(("name", "expected"), KNOWN.items())
def test_the_well_known_boards_have_their_well_known_answers(name: str, expected: tuple[int | None, int]) -> None:
    board = named_board(name)
    game = shortest_game(board)
    assert (fewest_rolls(board), count_shortest_games(board)) == expected
    assert (game if game is None else len(game)) == expected[0]
    assert distances(board.squares, dict(board.jumps), start=board.start).get(board.goal) == expected[0]


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
    assert len(tried) == count_shortest_games(board) == KNOWN["chutes-and-ladders"][1]


def test_the_frontiers_of_example_1_come_in_queue_order() -> None:
    assert [frontier.squares for frontier in frontiers(named_board("example-1"))] == [
        (1,),
        (15, 3, 4, 5, 6, 7),
        (16, 13, 18, 19, 20, 21, 8, 9, 10, 11, 12),
        (22, 35, 23, 24, 25, 26, 27),
        (28, 36, 29, 30, 31, 32, 33),
    ]


def test_the_frontiers_of_thirty_cells_come_in_queue_order() -> None:
    assert [frontier.squares for frontier in frontiers(named_board("thirty-cells"))] == [
        (1,),
        (2, 22, 4, 8, 6, 7),
        (23, 24, 25, 26, 28, 9, 10, 12, 13, 14),
        (29, 30, 15, 16, 18),
    ]


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


@pytest.mark.parametrize("squares", [1, 2, 7, 8, 36, 49, 100, 400])
def test_without_jumps_the_answer_is_a_division(squares: int) -> None:
    expected = -((1 - squares) // 6)
    assert fewest_rolls(Board(squares)) == expected
    assert distances(squares, {})[squares] == expected


def test_a_snake_can_be_needed() -> None:
    board = named_board("the-needed-snake")
    without = Board(board.squares, board.ladders)
    assert (fewest_rolls(board), fewest_rolls(without)) == (3, 4)


@pytest.mark.parametrize(
    ("name", "average"), [("example-1", 13.06), ("thirty-cells", 14.32), ("chutes-and-ladders", 39.23)]
)
def test_a_game_of_chance_takes_as_long_as_is_known(name: str, average: float) -> None:
    board = named_board(name)
    assert round(average_rolls(board.squares, dict(board.jumps), start=board.start), 2) == average


@pytest.mark.parametrize(("squares", "jumps", "expected"), REVEALING)
def test_the_boards_that_reveal_mistakes_have_the_right_answer(
    squares: int, jumps: dict[int, int], expected: int | None
) -> None:
    board = Board(squares, jumps)
    assert fewest_rolls(board) == expected
    assert snakes_and_ladders(board.to_matrix()) == matrix_answer(board.to_matrix())
    assert snakes_and_ladders(board.to_matrix()) == (-1 if expected is None else expected)


def test_square_17_is_in_column_4_and_its_neighbour_18_in_column_5() -> None:
    board = Board(36)
    assert (board.position(17), board.position(18)) == ((3, 4), (3, 5))


def test_the_old_note_writes_the_last_square_on_itself_and_so_says_nothing() -> None:
    assert Board.from_matrix([[4, -1], [-1, 3]]) == Board.from_matrix([[-1, -1], [-1, 3]])


def test_every_legal_board_of_four_squares_has_the_answer_1() -> None:
    for second, third in product([-1, 1, 2, 3, 4], repeat=2):
        assert snakes_and_ladders([[-1, third], [-1, second]]) == 1


def test_the_trap_is_impossible_in_both_contracts() -> None:
    trap = named_board("the-trap")
    assert snakes_and_ladders(trap.to_matrix()) == -1
    assert min_dice_throws(trap.to_moves()) == -1


def test_a_board_of_one_square_is_won_without_a_roll() -> None:
    assert snakes_and_ladders([[-1]]) == min_dice_throws([-1]) == 0
    game = shortest_game(Board(1))
    assert game is not None
    assert game.squares == (1,)
