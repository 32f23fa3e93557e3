"""The exercises of notebook 03: what is right, and what is said about answers that people often give."""

from collections.abc import Callable
from typing import Any

import pytest

from snl_edu import Board, Game, Move, Square, check, named_board, random_board, shortest_game, shortest_games


def remember(board: Board, *, sixes_first: bool, squares_turned: bool = False) -> dict[Square, Move | None]:
    """The notes of a search, as a learner writes it."""
    came_by: dict[Square, Move | None] = {board.start: None}
    frontier = [board.start]
    while frontier and board.goal not in came_by:
        fresh = []
        for square in frontier[::-1] if squares_turned else frontier:
            moves = board.moves(square)
            for move in moves[::-1] if sixes_first else moves:
                if move.end not in came_by:
                    came_by[move.end] = move
                    fresh.append(move.end)
        frontier = fresh
    return came_by


def moves_back(board: Board, came_by: dict[Square, Move | None]) -> list[Move]:
    """The moves of the game that the notes tell, the last one first."""
    moves = []
    move = came_by[board.goal]
    while move is not None:
        moves.append(move)
        move = came_by[move.start]
    return moves


def found(board: Board, *, sixes_first: bool = True, squares_turned: bool = False) -> Game | None:
    """The game of a search, as a learner writes it."""
    came_by = remember(board, sixes_first=sixes_first, squares_turned=squares_turned)
    return Game(tuple(reversed(moves_back(board, came_by)))) if board.goal in came_by else None


def of_found(part: Callable[[Game], Any]) -> Callable[[Board], Any]:
    """A function that finds the right game and returns a part of it."""

    def answer(board: Board) -> Any:
        game = found(board)
        return None if game is None else part(game)

    return answer


def test_the_notes_are_read_back_as_a_list_or_a_tuple() -> None:
    assert check([1, 16, 19, 25], "03-read-the-notes").message == "Right."
    assert check((1, 16, 19, 25), "03-read-the-notes").passed


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ([25, 19, 16, 1], "from the goal back: turn the list round"),
        ([1, 5, 19, 25], "5 is where the die lands"),
        ([16, 19, 25], "the start belongs to it as well"),
        ([19, 16, 1], "do not forget the goal, 25"),
        ([4, 3, 6], "these are the rolls of the game"),
        ([1, 16, 22, 25], "a 3 leads from 22 to 25 too"),
        ([1, 16, 11, 25], "the note on 25 does not say 11"),
        ([1, 3, 25], "begin with the note on 25"),
    ],
)
def test_each_wrong_reading_of_the_notes_is_told_what_went_wrong(answer: list[int], told: str) -> None:
    assert told in check(answer, "03-read-the-notes").message


def test_a_search_that_tries_sixes_first_is_right() -> None:
    assert check(found, "03-sixes-first").message == "Right, on 6 boards."


def test_the_last_shortest_game_in_the_order_of_the_rolls_is_the_one_that_sixes_first_finds() -> None:
    def last(board: Board) -> Game | None:
        games = list(shortest_games(board))
        return games[-1] if games else None

    assert check(last, "03-sixes-first").passed
    for seed in range(50):
        board = random_board(36, snakes=4, ladders=4, rng=seed)
        assert found(board) == last(board)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (lambda board: shortest_game(board), "still tries the lowest roll first"),
        (lambda board: found(board, sixes_first=False, squares_turned=True), "they keep their order"),
        (lambda board: found(board, squares_turned=True), "turn round only the rolls"),
        (of_found(lambda game: game.rolls), "these are the rolls of the right games"),
        (of_found(lambda game: game.squares), "these are the squares of the right games"),
        (of_found(lambda game: list(game.moves)), "these are the moves of the right games"),
        (of_found(lambda game: list(game.moves[::-1])), "the right moves from the goal back"),
        (lambda board: Game(tuple(moves_back(board, remember(board, sixes_first=True)))), "raises"),
        (lambda _: None, "gives None so far"),
        (lambda board: len(board), "raises TypeError"),
    ],
)
def test_each_wrong_search_is_told_what_went_wrong(answer: Callable[[Board], Any], told: str) -> None:
    verdict = check(answer, "03-sixes-first")
    assert not verdict.passed
    assert told in verdict.message


def test_a_search_that_reads_a_goal_without_a_note_is_shown_the_board() -> None:
    def answer(board: Board) -> Game:
        return Game(tuple(reversed(moves_back(board, remember(board, sixes_first=True)))))

    verdict = check(answer, "03-sixes-first")
    assert "raises KeyError" in verdict.message
    assert verdict.board == named_board("the-trap")


def jumps(game: Game) -> int:
    """The number of snakes and ladders in a game."""
    return len([move for move in game.moves if move.end != move.landing])


def test_the_smallest_number_of_jumps_is_right() -> None:
    def fewest_jumps(board: Board) -> int | None:
        return min([jumps(game) for game in shortest_games(board)], default=None)

    assert check(fewest_jumps, "03-fewest-jumps").message == "Right, on 6 boards."


def of_first(board: Board) -> int | None:
    game = shortest_game(board)
    return None if game is None else jumps(game)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (of_first, "looks at one shortest game only"),
        (lambda board: max(map(jumps, shortest_games(board)), default=None), "the largest number of jumps"),
        (
            lambda board: min(
                (sum(move.end > move.landing for move in game.moves) for game in shortest_games(board)), default=None
            ),
            "counts the ladders only",
        ),
        (
            lambda board: min(
                (sum(move.end < move.landing for move in game.moves) for game in shortest_games(board)), default=None
            ),
            "counts the snakes only",
        ),
        (lambda board: min(map(len, shortest_games(board)), default=None), "counts the rolls"),
        (lambda board: min(map(jumps, shortest_games(board)), default=0), "return None for it, not 0"),
        (lambda board: min(map(jumps, shortest_games(board))), "raises ValueError"),
        (lambda board: len(board.jumps), "your function gives"),
    ],
)
def test_each_wrong_count_of_jumps_is_told_what_went_wrong(answer: Callable[[Board], Any], told: str) -> None:
    verdict = check(answer, "03-fewest-jumps")
    assert not verdict.passed
    assert told in verdict.message


def test_a_board_that_needs_its_snake_is_right() -> None:
    assert check(Board(36, {2: 23, 25: 15, 20: 36}), "03-needed-snake").message == "Right, on 1 board."


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (named_board("the-needed-snake"), "your board has 64 squares, and 49 is the most"),
        (Board(36, {2: 15}), "your board has no snake"),
        (named_board("the-trap"), "your board cannot be won"),
        (named_board("example-1"), "a shortest game on your board takes a snake, but is not the only one"),
        (named_board("the-snake-must-bite"), "with its snakes your board takes 5 rolls, and without them 4"),
        (Board(36, {34: 3}), "no snake is needed"),
        ({2: 23, 25: 15, 20: 36}, "a Board is needed here"),
    ],
)
def test_each_board_that_needs_no_snake_is_told_what_it_lacks(answer: Any, told: str) -> None:
    verdict = check(answer, "03-needed-snake")
    assert not verdict.passed
    assert told in verdict.message
