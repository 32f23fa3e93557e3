"""The shortest games, and how many there are."""

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from hypothesis import given

from snl_edu import Board, Game, Move, count_shortest_games, fewest_rolls, named_board, shortest_game, shortest_games
from snl_edu.model import games
from tests.helpers.bad_input import explain
from tests.helpers.oracles import winning_rolls
from tests.helpers.strategies import boards


@given(boards(most_squares=20, most_die=4))
def test_the_shortest_games_are_those_that_trying_everything_finds(board: Board) -> None:
    rolls = fewest_rolls(board)
    found = [game.rolls for game in islice(shortest_games(board), 300)]
    if rolls is None:
        assert found == []
    elif board.die**rolls < 5000:
        assert found == winning_rolls(board.squares, dict(board.jumps), board.die, board.start, rolls)


@given(boards(most_squares=30))
def test_counting_the_shortest_games_agrees_with_listing_them(board: Board) -> None:
    games = list(islice(shortest_games(board), 2000))
    count = count_shortest_games(board)
    assert len(games) == min(count, 2000)
    assert len(set(games)) == len(games)
    assert [game.rolls for game in games] == sorted(game.rolls for game in games)
    assert shortest_game(board) == (games[0] if games else None)
    assert {len(game) for game in games} <= {fewest_rolls(board)}
    for game in games[:20]:
        assert game.visited == {*game.squares}
        assert (game.squares[0], game.squares[-1]) == (board.start, board.goal)
        assert all(move in board.moves(here) for here, move in zip(game.squares, game.moves, strict=False))


def test_the_shortest_games_of_a_long_board_are_listed_one_at_a_time() -> None:
    board = Board(9_000)  # more rolls than Python lets a function call itself
    assert [len(game) for game in islice(shortest_games(board), 3)] == [1500] * 3
    assert count_shortest_games(board) > 3


ASK: list[Callable[[Board], object]] = [
    shortest_game,
    count_shortest_games,
    lambda board: next(shortest_games(board), None),
]


@pytest.mark.parametrize("ask", ASK)
@pytest.mark.parametrize(
    "board", [Board(10**12), Board(10**18, die=1), Board(10**12, die=10**6), Board(10**12, {7 * 10**11: 5})]
)
def test_a_search_that_would_fill_the_memory_is_refused_with_its_limit_and_what_to_do(
    ask: Callable[[Board], object], board: Board
) -> None:
    message = explain(ask, board)
    assert "too large to keep in memory" in message
    assert "2 million squares" in message
    assert "fewest_rolls(board) has no such limit" in message
    assert fewest_rolls(board) is not None


@pytest.mark.parametrize("ask", ASK)
def test_the_limit_counts_the_squares_reached_before_the_goal(
    ask: Callable[[Board], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "MOST_REACHED", 61)
    assert ask(Board(61 + 6))
    explain(ask, Board(61 + 7))
    explain(ask, Board(10**9, dict.fromkeys(range(100, 106), 1)))  # cannot be won: only the search can tell
    assert ask(Board(10**18, {40: 10**18 - 9})) is not None
    monkeypatch.setattr(games, "MOST_TRIED", 6 * 19)
    assert ask(Board(20))
    explain(ask, Board(30))
    assert ask(Board(14, die=10**6))  # no roll passes the goal, so only 13 moves are tried


def test_a_small_search_on_a_huge_board_is_made() -> None:
    far = named_board("a-million-million")
    game = shortest_game(far)
    assert game is not None
    assert len(game) == fewest_rolls(far) == 1012
    assert game.squares[-1] == far.goal
    assert all(move in far.moves(move.start) for move in game.moves)
    assert [game.rolls for game in shortest_games(Board(10**18, {3: 10**18, 5: 10**18}))] == [(2,), (4,)]
    assert count_shortest_games(Board(10**18, {3: 10**18, 5: 10**18})) == 2


@pytest.mark.parametrize(("most", "is_refused"), [(63, False), (62, True)])
def test_shortest_games_are_looked_for_among_so_many_moves(
    monkeypatch: pytest.MonkeyPatch, most: int, is_refused: bool
) -> None:
    board = Board(
        14
    )  # 6 moves from 1, 36 from the next six squares, 6 + 5 + 4 + 3 + 2 + 1 from the six before the goal
    monkeypatch.setattr(games, "MOST_TRIED", most)
    if is_refused:
        assert "too large to keep in memory" in explain(count_shortest_games, board)
    else:
        assert count_shortest_games(board) == 21


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Game(5), "a game is made of moves, in a list or a tuple, not of 5"),  # type: ignore[arg-type]
        (lambda: Game((Move(1, 1, 2, True),)), "a game is made of moves, and a Move is not a move"),
        (lambda: Game((tuple.__new__(Move, (1, 1)),)), "a game is made of moves, and a Move is not a move"),
        (lambda: Game([1]), "a game is made of moves, and 1 is not a move"),  # type: ignore[arg-type]
        (lambda: Game(((1, 2, 3, 4),)), "a game is made of moves, and a tuple is not a move"),  # type: ignore[arg-type]
        (
            lambda: Game((Move(1, 1, 2, 15), Move(4, 1, 5, 5))),
            "a move from 4 follows one that ends on 15: start each move where the last one ended",
        ),
    ],
)
def test_what_is_no_game_is_refused_with_what_is_missing(make: Any, message: str) -> None:
    assert explain(make).startswith(message)
