"""How boards are written down, and where a square lies: what is written can be read again."""

import json
import sys
from collections.abc import Callable, Iterator
from enum import IntEnum
from random import Random
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import Board, BoardError, min_dice_throws, snakes_and_ladders
from tests.helpers.bad_input import HUGE, NOT_ROWS, EndlessMapping, Liar, RaisingMapping, contains_itself, explain
from tests.helpers.oracles import walk_of_squares
from tests.helpers.strategies import boards


@given(boards())
def test_position_and_square_at_are_inverse_over_all_squares(board: Board) -> None:
    for square in range(1, board.squares + 1):
        assert board.square_at(*board.position(square)) == square


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 7), (7, 1), (2, 2), (3, 3), (6, 6), (5, 6), (4, 9)])
def test_squares_are_numbered_to_and_fro_from_the_bottom_left(rows: int, columns: int) -> None:
    board = Board(rows * columns, columns=columns)
    positions = [board.position(square) for square in range(1, board.squares + 1)]
    assert positions == list(walk_of_squares(rows, columns))


@given(boards())
def test_a_matrix_keeps_everything_but_the_die_and_the_start(board: Board) -> None:
    if board.squares % board.columns == 0:
        matrix = board.to_matrix()
        assert Board.from_matrix(matrix, die=board.die, start=board.start) == board
        assert Board.from_matrix(np.array(matrix), die=board.die, start=board.start) == board
        for square in range(1, board.squares + 1):
            row, column = board.position(square)
            assert matrix[row][column] == board.jumps.get(square, -1)


@given(boards())
def test_a_list_of_moves_keeps_everything_but_the_die_and_the_start(board: Board) -> None:
    moves = board.to_moves()
    assert Board.from_moves(moves, board.columns, die=board.die, start=board.start) == board
    assert Board.from_moves(np.array(moves), board.columns, die=board.die, start=board.start) == board
    assert [end + 1 for end in moves if end != -1] == list(board.jumps.values())


@pytest.mark.parametrize("columns", [63, 64, 65, 127, 128, 129, 200])
def test_wide_rows_are_read_to_the_last_value(columns: int) -> None:
    rng = Random(columns)
    for share in (0.01, 0.2, 1):
        marked = [square for square in range(2, 3 * columns) if rng.random() < share]
        board = Board(3 * columns, {square: square - 1 for square in marked}, columns=columns)
        assert Board.from_matrix(board.to_matrix()) == board
        assert Board.from_matrix(tuple(map(tuple, board.to_matrix()))) == board
        assert Board.from_moves(board.to_moves(), columns) == board


@pytest.mark.parametrize("value", NOT_ROWS, ids=lambda value: type(value).__name__)
def test_only_lists_tuples_and_arrays_are_rows(value: Any) -> None:
    assert "a matrix must be a list of rows" in explain(Board.from_matrix, value)
    assert "row 1 must be a list of whole numbers" in explain(Board.from_matrix, [[-1], value])
    assert "moves must be a list of whole numbers" in explain(Board.from_moves, value)
    explain(snakes_and_ladders, value)
    explain(min_dice_throws, value)
    if not isinstance(value, dict):
        assert "jumps must be a mapping like {2: 15}" in explain(Board, 36, value)
    assert "a jump must be a pair like (2, 15)" in explain(Board, 36, [value])


def test_without_numpy_nothing_is_taken_for_an_array(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "numpy")
    assert "not an ndarray" in explain(Board.from_matrix, np.full((2, 2), -1))
    assert Board.from_matrix([[-1, -1], [-1, 3]]) == Board(4, {2: 3})


@given(st.lists(st.lists(st.integers(-2, 12), min_size=3, max_size=3), min_size=1, max_size=4))
def test_a_matrix_is_taken_exactly_when_every_value_is_allowed(matrix: list[list[int]]) -> None:
    squares = 3 * len(matrix)
    board = Board(squares, columns=3)
    allowed = True
    for square in range(1, squares + 1):
        row, column = board.position(square)
        value = matrix[row][column]
        allowed &= value in (-1, square) or (1 < square < squares and 1 <= value <= squares)
    try:
        Board.from_matrix(matrix)
    except BoardError:
        assert not allowed
    else:
        assert allowed


@given(boards())
def test_a_board_that_was_written_as_json_is_read_again(board: Board) -> None:
    jumps = {str(square): end for square, end in board.jumps.items()}
    written = {
        "squares": board.squares,
        "jumps": jumps,
        "columns": board.columns,
        "die": board.die,
        "start": board.start,
    }
    assert Board.from_json(json.loads(json.dumps(written))) == board
    assert Board.from_json({**written, "jumps": [list(jump) for jump in board.jumps.items()]}) == board
    plain = Board(board.squares, board.jumps if board.start == 1 else {})
    assert Board.from_json(plain.to_moves()) == plain


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, 'a board in JSON has "squares", and perhaps "jumps", "columns", "die" and "start"'),
        ({"squares": 9, "snakes": {}}, 'a board in JSON has "squares", and perhaps "jumps"'),
        ({"squares": 9, "jumps": {"two": 5}}, "jump 'two' -> 5 must be made of two whole numbers"),
        ({"squares": 9, "jumps": {"\u00b2": 5}}, "must be made of two whole numbers"),
        ({"squares": 9, "jumps": {"2" * 5000: 5}}, "starts off the board (squares 1 to 9)"),
        ({"squares": "9"}, "squares must be a whole number"),
        ([], "moves must have a number in it"),
        ([[-1], -1], "row 1 must be a list of whole numbers, not -1"),
        ("board", "a matrix must be a list of rows"),
        (None, "a matrix must be a list of rows"),
    ],
)
def test_json_that_is_not_a_board_is_refused(data: Any, message: str) -> None:
    assert message in explain(Board.from_json, data)


class Row(tuple[int, ...]):
    """A row that does not like to be read."""

    def __iter__(self) -> Iterator[int]:
        raise RuntimeError("no")


class Odd(int):
    """A number that cannot be compared."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    __hash__ = int.__hash__


NUMBER = IntEnum("NUMBER", {"PLAIN": -1, "THREE": 3})
FOUR, LIKE_EXAMPLE = Board(4, {2: 3}), Board(36, {2: 15, 17: 13})
# A board, how it is made, and what it may be made of.
WRITTEN: list[tuple[Board, Callable[[Any], Board], Any]] = [
    (FOUR, Board.from_matrix, ((-1, -1), [-1, 3])),
    (FOUR, Board.from_matrix, [(-1, -1), (NUMBER.PLAIN, NUMBER.THREE)]),
    (FOUR, Board.from_matrix, [np.array([-1, -1]), [np.int8(-1), np.int64(3)]]),
    *[(FOUR, Board.from_matrix, np.array([[-1, -1], [-1, 3]], f"int{bits}")) for bits in (8, 16, 32, 64)],
    (FOUR, Board.from_matrix, Liar([Liar([-1, -1]), Liar([-1, 3])])),
    (FOUR, Board.from_matrix, [Row((-1, -1)), Row((-1, 3))]),
    (FOUR, Board.from_matrix, [[Odd(-1), -1], [-1, Odd(3)]]),
    (FOUR, Board.from_moves, Liar([-1, 2, -1, -1])),
    (Board(4), Board.from_matrix, [[4, 3], [1, 2]]),  # each square leads to itself
    (Board(4), Board.from_matrix, np.array([[4, 3], [1, 2]])),
    (Board(4), Board.from_moves, [0, 1, 2, 3]),
    (LIKE_EXAMPLE, lambda jumps: Board(36, jumps), MappingProxyType({17: 13, 2: 15})),
    (LIKE_EXAMPLE, lambda jumps: Board(36, jumps), [(17, 13), [2, np.int64(15)]]),
    (Board(9, {3: 1, 5: 8}), Board.from_matrix, np.array([[-1, -1, -1], [-1, 8, -1], [-1, -1, 1]])),
]


@pytest.mark.parametrize(("board", "make", "written"), WRITTEN)
def test_a_board_is_read_from_whatever_holds_whole_numbers_and_its_jumps_are_in_order(
    board: Board, make: Callable[[Any], Board], written: Any
) -> None:
    read = make(written)
    assert read == board
    assert list(read.jumps) == sorted(read.jumps)
    assert {type(number) for jump in read.jumps.items() for number in jump} <= {int}


class Triples(dict[int, int]):
    """A mapping of something else than pairs."""

    def items(self) -> Any:
        return [(2, 3, 4)]


class Boundless(EndlessMapping):
    """A mapping that says it has no end."""

    def __len__(self) -> int:
        return sys.maxsize


WRONG_JUMPS: list[tuple[Any, str]] = [
    ({7: 99}, "jump 7 -> 99 leaves the board (squares 1 to 36)"),
    ({7: 0}, "jump 7 -> 0 leaves the board (squares 1 to 36)"),
    ({99: 7}, "jump 99 -> 7 starts off the board (squares 1 to 36)"),
    ({0: 7}, "jump 0 -> 7 starts off the board (squares 1 to 36)"),
    ({1: 7}, "jump 1 -> 7 starts where the game starts: drop it"),
    ({36: 7}, "jump 36 -> 7 starts on the goal, where the game is over: drop it"),
    ({7: 7}, "jump 7 -> 7 leads nowhere: drop it, or let it end elsewhere"),
    ({7: HUGE}, "jump 7 -> a number of over 30 digits leaves the board (squares 1 to 36)"),
    ([(2, 15), (3, 4), (2, 9)], "two jumps start on square 2: keep one of them"),
    ([(2, 15, 3)], "a jump must be a pair like (2, 15), not 3 values"),
    ([(2,)], "a jump must be a pair like (2, 15), not 1 value"),
    (EndlessMapping(), "two jumps start on square 2: keep one of them"),
    (RaisingMapping(), "jumps could not be read: a RaisingMapping raised RuntimeError"),
    (Triples({2: 3}), "jumps could not be read: a Triples raised ValueError"),
    (Boundless(), "there are more jumps than squares (36): at most one can start on each square"),
]


@pytest.mark.parametrize(("jumps", "message"), WRONG_JUMPS)
def test_a_jump_that_breaks_a_rule_is_refused_with_that_rule(jumps: Any, message: str) -> None:
    assert explain(Board, 36, jumps) == message


def plain_but(row: int, column: int, value: Any) -> list[list[Any]]:
    """A matrix of 36 squares with one value in it."""
    matrix = [[-1] * 6 for _ in range(6)]
    matrix[row][column] = value
    return matrix


NO_ROWS: tuple[Any, ...] = ([], (), [[]], [[], []], ((),), np.zeros((0, 3), int), np.zeros((3, 0), int))
EMPTY = "a matrix must have a row with a number in it: this one is empty"
WRONG_MATRICES: list[tuple[Any, str]] = [
    *[(matrix, EMPTY) for matrix in NO_ROWS],
    ([[-1, -1], [-1, -1], [-1]], "row 2 has 1 value and row 0 has 2: make all rows equally long"),
    *[
        (
            matrix,
            "row 3, column 4 (square 17) holds 37: jump 17 -> 37 leaves the board (squares 1 to 36); -1 means no jump",
        )
        for matrix in (plain_but(3, 4, 37), np.array(plain_but(3, 4, 37)))
    ],
    (plain_but(0, 0, 7), "row 0, column 0 (square 36) holds 7: jump 36 -> 7 starts on the goal"),
    (plain_but(5, 0, 7), "row 5, column 0 (square 1) holds 7: jump 1 -> 7 starts where the game starts: drop it; -1"),
    (plain_but(5, 0, True), "row 5, column 0 (square 1) holds True"),
    (plain_but(0, 0, -1.0), "row 0, column 0 (square 36) holds -1.0"),
    (contains_itself(), "row 0, column 0 (square 1) holds a list"),
    (np.full(4, -1), "row 0 must be a list of whole numbers, not -1"),
    (np.full((2, 2), 3, dtype="uint64"), "row 1, column 0 (square 1) holds 3"),
    *[
        (array, "a matrix must be a list of rows, or a numpy array")
        for array in (
            *(np.full((2, 2), -1.0), np.full((2, 2), True), np.full((2, 2, 2), -1), np.array(-1), np.array([["-1"]])),
            np.array([[-1, None], [-1, -1]], dtype=object),
        )
    ],
]


@pytest.mark.parametrize(("matrix", "message"), WRONG_MATRICES)
def test_a_matrix_that_breaks_a_rule_is_refused_with_its_row_and_column(matrix: Any, message: str) -> None:
    assert explain(Board.from_matrix, matrix).startswith(message)
    explain(snakes_and_ladders, matrix)


WRONG_MOVES: list[tuple[Any, str]] = [
    ([], "moves must have a number in it: this list is empty"),
    ([-1, 4, -1, -1], "cell 1 (square 2) holds 4: jump 2 -> 5 leaves the board (squares 1 to 4); -1 means no jump"),
    (np.array([-1, 4, -1, -1]), "cell 1 (square 2) holds 4: jump 2 -> 5 leaves the board"),
    ([-1.0, -1], "cell 0 (square 1) holds -1.0"),
    ([-1, True, -1], "cell 1 (square 2) holds True"),
    (contains_itself(), "cell 0 (square 1) holds a list"),
    (np.full((2, 2), -1), "moves must be a list of whole numbers"),
]


@pytest.mark.parametrize(("moves", "message"), WRONG_MOVES)
def test_a_list_of_moves_that_breaks_a_rule_is_refused_with_its_cell(moves: Any, message: str) -> None:
    assert explain(Board.from_moves, moves).startswith(message)
    explain(min_dice_throws, moves)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (Board(31, columns=6).to_matrix, "31 squares leave the top row of 6 columns partly empty"),
        (Board(1, columns=2).to_matrix, "but 1 square leaves the top row of 2 columns partly empty"),
        (lambda: Board(31, columns=6).square_at(0, 4), "row 0, column 4 is empty: the top row ends with square 31"),
        (Board(10**12).to_matrix, "1000000000000 squares are too many to list: at most 100000000"),
        (Board(10**8 + 1).to_moves, "100000001 squares are too many to list: at most 100000000"),
    ],
)
def test_a_board_that_cannot_be_written_down_says_why(call: Any, message: str) -> None:
    assert message in explain(call)


def test_as_many_squares_as_the_limit_can_be_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snl_edu.model.board.LARGEST_LIST", 36)
    assert len(Board(36).to_moves()) == 36
