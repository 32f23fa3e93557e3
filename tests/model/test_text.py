"""A board in characters."""

import pytest
from hypothesis import given

from snl_edu import Board
from snl_edu.model.text import board_words
from tests.helpers.strategies import boards


def test_a_board_prints_its_numbers_and_its_jumps() -> None:
    assert str(Board(36, {2: 15, 14: 35, 17: 13})).splitlines() == [
        "36  35  34  33  32  31",
        "25  26  27  28  29  30",
        "24  23  22  21  20  19",
        "13  14^ 15  16  17v 18",
        "12  11  10   9   8   7",
        " 1   2^  3   4   5   6",
        "^ ladders: 2 -> 15, 14 -> 35",
        "v snakes: 17 -> 13",
    ]


def test_a_partly_filled_row_keeps_its_squares_above_their_neighbours() -> None:
    assert str(Board(8, columns=3)).splitlines()[:3] == ["7  8", "6  5  4", "1  2  3"]
    assert str(Board(5, columns=3)).splitlines()[:2] == ["   5  4", "1  2  3"]


def test_what_is_unusual_about_a_game_is_added() -> None:
    assert str(Board(4, die=2, start=0)).splitlines()[2:] == [
        "no snakes or ladders",
        "start: off the board, before square 1",
        "die: 1 to 2",
    ]


def test_a_board_of_thirty_rows_is_shown_whole_and_one_more_is_not() -> None:
    assert len(str(Board(30, columns=1)).splitlines()) == 31
    assert str(Board(31, columns=1)).splitlines() == ["31", "30", "29", "...", " 3", " 2", " 1", "no snakes or ladders"]
    assert str(Board(30, columns=30)).count("...") == 0


def test_a_huge_board_shows_its_edges_and_its_first_jumps() -> None:
    ladders = {square: square + 1 for square in range(2, 66, 2)}
    lines = str(Board(10**12, ladders)).splitlines()
    assert len(lines) == 8
    assert lines[0].split() == [
        *("1000000000000", "999999999999", "999999999998", "..."),
        *("999999000003", "999999000002", "999999000001"),
    ]
    assert lines[3] == "..."
    assert lines[-2].split() == ["1", "2^", "3", "...", "999998", "999999", "1000000"]
    assert lines[-1].endswith("60 -> 61, and 2 more")


@pytest.mark.parametrize(
    ("board", "words"),
    [
        (Board(36, {2: 15, 17: 13}), "Board of 36 squares in 6 columns, start on 1; ladders 2 to 15; snakes 17 to 13."),
        (Board(101, columns=1, start=0), "Board of 101 squares in 1 column, start on 0."),
        (Board(1), "Board of 1 square in 1 column, start on 1."),
        (Board(10**6), "Board of 1,000,000 squares in 1,000 columns, start on 1."),
    ],
)
def test_a_board_is_described_in_one_sentence(board: Board, words: str) -> None:
    assert board_words(board) == words


@given(boards())
def test_every_square_stands_in_the_text_once(board: Board) -> None:
    drawn = str(board).splitlines()[: board.rows]
    if max(board.rows, board.columns) <= 30:
        numbers = [int(word.strip("^v")) for line in drawn for word in line.split()]
        assert sorted(numbers) == list(range(1, board.squares + 1))
        marked = {int(word[:-1]) for line in drawn for word in line.split() if word[-1] in "^v"}
        assert marked == set(board.jumps)
