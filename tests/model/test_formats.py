"""How boards are written down, and where a square lies: what is written can be read again."""

import json
import sys
from collections.abc import Iterator
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

EXAMPLE_1 = Board(36, {2: 15, 14: 35, 17: 13})


EXAMPLE_1_MATRIX = [
    [-1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1],
    [-1, -1, -1, -1, -1, -1],
    [-1, 35, -1, -1, 13, -1],
    [-1, -1, -1, -1, -1, -1],
    [-1, 15, -1, -1, -1, -1],
]


@given(boards())
def test_position_and_square_at_are_inverse_over_all_squares(board: Board) -> None:
    for square in range(1, board.squares + 1):
        assert board.square_at(*board.position(square)) == square


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 7), (7, 1), (2, 2), (3, 3), (6, 6), (5, 6), (4, 9)])
def test_squares_are_numbered_to_and_fro_from_the_bottom_left(rows: int, columns: int) -> None:
    board = Board(rows * columns, columns=columns)
    positions = [board.position(square) for square in range(1, board.squares + 1)]
    assert positions == list(walk_of_squares(rows, columns))


def test_the_top_row_may_be_partly_filled() -> None:
    board = Board(31, columns=6)
    assert board.rows == 6
    assert board.position(31) == (0, 5)
    with pytest.raises(BoardError, match="row 0, column 4 is empty: the top row ends with square 31"):
        board.square_at(0, 4)


def test_a_matrix_is_read_and_written() -> None:
    assert Board.from_matrix(EXAMPLE_1_MATRIX) == EXAMPLE_1
    assert EXAMPLE_1.to_matrix() == EXAMPLE_1_MATRIX


def test_the_jumps_are_kept_in_the_order_of_their_squares() -> None:
    assert list(Board(36, {17: 13, 2: 15}).jumps) == [2, 17]
    assert list(Board.from_matrix(EXAMPLE_1_MATRIX).jumps) == [2, 14, 17]
    assert list(Board.from_matrix(np.array(EXAMPLE_1_MATRIX)).jumps) == [2, 14, 17]


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


def test_a_board_with_gaps_has_no_matrix_and_says_why() -> None:
    with pytest.raises(BoardError, match=r"31 squares leave the top row of 6 columns partly empty: .*divides 31"):
        Board(31, columns=6).to_matrix()
    with pytest.raises(BoardError, match=r"but 1 square leaves the top row of 2 columns partly empty"):
        Board(1, columns=2).to_matrix()


def test_a_board_with_too_many_squares_to_list_says_so() -> None:
    with pytest.raises(BoardError, match="1000000000000 squares are too many to list: at most 100000000"):
        Board(10**12).to_moves()
    with pytest.raises(BoardError, match="too many"):
        Board(10**12).to_matrix()


def test_as_many_squares_as_the_limit_can_be_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snl_edu.model.board.LARGEST_LIST", 36)
    assert len(Board(36).to_moves()) == 36
    with pytest.raises(BoardError, match="37 squares are too many to list: at most 36"):
        Board(37).to_moves()


@pytest.mark.parametrize("columns", [63, 64, 65, 127, 128, 129, 200])
def test_wide_rows_are_read_to_the_last_value(columns: int) -> None:
    rng = Random(columns)
    for share in (0.01, 0.2, 1):
        marked = [square for square in range(2, 3 * columns) if rng.random() < share]
        board = Board(3 * columns, {square: square - 1 for square in marked}, columns=columns)
        assert Board.from_matrix(board.to_matrix()) == board
        assert Board.from_matrix(tuple(map(tuple, board.to_matrix()))) == board
        assert Board.from_moves(board.to_moves(), columns) == board


def test_rows_may_be_lists_or_tuples_and_hold_any_whole_numbers() -> None:
    number = IntEnum("number", {"PLAIN": -1, "THREE": 3})
    expected = Board(4, {2: 3})
    assert Board.from_matrix(((-1, -1), [-1, 3])) == expected
    assert Board.from_matrix([(-1, -1), (number.PLAIN, number.THREE)]) == expected
    assert Board.from_matrix([np.array([-1, -1]), [np.int8(-1), np.int64(3)]]) == expected
    assert type(Board.from_matrix([[-1, -1], [-1, number.THREE]]).jumps[2]) is int
    numbers: Any = {number.THREE: np.int64(1)}
    assert type(Board(4, numbers).jumps[3]) is int


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64"])
def test_a_numpy_array_of_any_whole_numbers_is_a_matrix(dtype: str) -> None:
    assert Board.from_matrix(np.array(EXAMPLE_1_MATRIX, dtype=dtype)) == EXAMPLE_1


def test_a_value_equal_to_its_own_square_means_nothing() -> None:
    assert Board.from_matrix([[4, 3], [1, 2]]) == Board(4)
    assert Board.from_matrix(np.array([[4, 3], [1, 2]])) == Board(4)
    assert Board.from_moves([0, 1, 2, 3]) == Board(4)


def test_jumps_may_be_any_mapping_or_a_list_of_pairs() -> None:
    expected = Board(36, {2: 15, 17: 13})
    assert Board(36, MappingProxyType({2: 15, 17: 13})) == expected
    assert Board(36, [(17, 13), [2, 15]]) == expected  # type: ignore[list-item]


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


@pytest.mark.parametrize("matrix", [[], (), [[]], [[], []], ((),), np.zeros((0, 3), int), np.zeros((3, 0), int)])
def test_an_empty_matrix_is_refused(matrix: Any) -> None:
    assert explain(Board.from_matrix, matrix) == "a matrix must have a row with a number in it: this one is empty"


def test_an_empty_list_of_moves_is_refused() -> None:
    assert explain(Board.from_moves, []) == "moves must have a number in it: this list is empty"


def test_ragged_rows_are_refused() -> None:
    message = explain(Board.from_matrix, [[-1, -1], [-1, -1], [-1]])
    assert message == "row 2 has 1 value and row 0 has 2: make all rows equally long"


def test_a_list_that_contains_itself_is_refused() -> None:
    assert "row 0, column 0" in explain(Board.from_matrix, contains_itself())
    assert "cell 0" in explain(Board.from_moves, contains_itself())
    explain(Board, 36, contains_itself())


def test_a_list_that_lies_about_what_it_holds_is_read_as_what_it_is() -> None:
    assert Board.from_matrix(Liar([Liar([-1, -1]), Liar([-1, 3])])) == Board(4, {2: 3})
    assert Board.from_moves(Liar([-1, 2, -1, -1])) == Board(4, {2: 3})


def test_a_subclass_of_tuple_is_a_row() -> None:
    class Row(tuple[int, ...]):
        def __iter__(self) -> Iterator[int]:
            raise RuntimeError("no")

    assert Board.from_matrix([Row((-1, -1)), Row((-1, 3))]) == Board(4, {2: 3})


def test_a_mapping_that_cannot_be_read_is_refused() -> None:
    assert explain(Board, 36, RaisingMapping()) == "jumps could not be read: a RaisingMapping raised RuntimeError"


def test_a_mapping_of_something_else_than_pairs_is_refused() -> None:
    class Triples(dict[int, int]):
        def items(self) -> Any:
            return [(2, 3, 4)]

    assert explain(Board, 36, Triples({2: 3})) == "jumps could not be read: a Triples raised ValueError"


def test_a_number_that_cannot_be_compared_is_read_as_what_it_is() -> None:
    class Odd(int):
        def __eq__(self, other: object) -> bool:
            raise RuntimeError("no")

        __hash__ = int.__hash__

    assert Board.from_matrix([[Odd(-1), -1], [-1, Odd(3)]]) == Board(4, {2: 3})


def test_a_mapping_with_more_jumps_than_squares_is_not_even_read() -> None:
    class Boundless(EndlessMapping):
        def __len__(self) -> int:
            return sys.maxsize

    message = explain(Board, 36, Boundless())
    assert message == "there are more jumps than squares (36): at most one can start on each square"
    assert explain(Board, 3, {1: 2, 2: 1, 3: 1}) == "jump 1 -> 2 starts where the game starts: drop it"


def test_an_endless_mapping_ends() -> None:
    assert explain(Board, 36, EndlessMapping()) == "two jumps start on square 2: keep one of them"


def test_two_jumps_from_one_square_are_refused() -> None:
    assert explain(Board, 36, [(2, 15), (3, 4), (2, 9)]) == "two jumps start on square 2: keep one of them"


def test_a_jump_of_three_numbers_is_refused() -> None:
    assert explain(Board, 36, [(2, 15, 3)]) == "a jump must be a pair like (2, 15), not 3 values"
    assert explain(Board, 36, [(2,)]) == "a jump must be a pair like (2, 15), not 1 value"


@pytest.mark.parametrize(
    ("jumps", "message"),
    [
        ({7: 99}, "jump 7 -> 99 leaves the board (squares 1 to 36)"),
        ({7: 0}, "jump 7 -> 0 leaves the board (squares 1 to 36)"),
        ({99: 7}, "jump 99 -> 7 starts off the board (squares 1 to 36)"),
        ({0: 7}, "jump 0 -> 7 starts off the board (squares 1 to 36)"),
        ({1: 7}, "jump 1 -> 7 starts where the game starts: drop it"),
        ({36: 7}, "jump 36 -> 7 starts on the goal, where the game is over: drop it"),
        ({7: 7}, "jump 7 -> 7 leads nowhere: drop it, or let it end elsewhere"),
        ({7: HUGE}, "jump 7 -> a number of over 30 digits leaves the board (squares 1 to 36)"),
    ],
)
def test_a_jump_that_breaks_a_rule_is_refused_with_that_rule(jumps: dict[int, int], message: str) -> None:
    assert explain(Board, 36, jumps) == message
    with pytest.raises(BoardError) as caught:
        Board(36, jumps)
    assert caught.value.square == next(iter(jumps))


def test_a_jump_in_a_matrix_is_found_by_its_row_and_column() -> None:
    matrix = [[-1] * 6 for _ in range(6)]
    matrix[3][4] = 37
    expected = (
        "row 3, column 4 (square 17) holds 37: jump 17 -> 37 leaves the board (squares 1 to 36); -1 means no jump"
    )
    assert explain(Board.from_matrix, matrix) == expected
    assert explain(Board.from_matrix, np.array(matrix)) == expected
    matrix[3][4], matrix[0][0] = -1, 7
    assert "row 0, column 0 (square 36) holds 7" in explain(snakes_and_ladders, matrix)
    matrix[0][0], matrix[5][0] = -1, 7
    assert explain(snakes_and_ladders, matrix) == (
        "row 5, column 0 (square 1) holds 7: jump 1 -> 7 starts where the game starts: drop it; -1 means no jump"
    )


def test_a_jump_in_a_list_of_moves_is_found_by_its_cell() -> None:
    expected = "cell 1 (square 2) holds 4: jump 2 -> 5 leaves the board (squares 1 to 4); -1 means no jump"
    assert explain(Board.from_moves, [-1, 4, -1, -1]) == expected
    assert explain(Board.from_moves, np.array([-1, 4, -1, -1])) == expected


def test_a_float_that_equals_minus_one_is_still_a_float() -> None:
    assert "row 0, column 0 (square 4) holds -1.0" in explain(Board.from_matrix, [[-1.0, -1], [-1, -1]])
    assert "cell 0 (square 1) holds -1.0" in explain(Board.from_moves, [-1.0, -1])


def test_true_is_not_square_1() -> None:
    assert "row 1, column 0 (square 1) holds True" in explain(Board.from_matrix, [[-1, -1], [True, -1]])
    assert "cell 1 (square 2) holds True" in explain(Board.from_moves, [-1, True, -1])


@pytest.mark.parametrize(
    "array",
    [
        np.full((2, 2), -1.0),
        np.full((2, 2), True),
        np.full((2, 2, 2), -1),
        np.array(-1),
        np.array([[-1, None], [-1, -1]], dtype=object),
        np.array([["-1"]]),
    ],
    ids=lambda array: f"{array.dtype}-{array.ndim}",
)
def test_an_array_must_have_two_dimensions_and_whole_numbers(array: Any) -> None:
    assert "a matrix must be a list of rows, or a numpy array" in explain(Board.from_matrix, array)


def test_an_array_of_one_dimension_is_a_list_of_moves_and_not_a_matrix() -> None:
    assert "row 0 must be a list of whole numbers, not -1" in explain(Board.from_matrix, np.full(4, -1))
    assert "moves must be a list of whole numbers" in explain(Board.from_moves, np.full((2, 2), -1))


def test_an_array_of_unsigned_numbers_has_no_plain_squares() -> None:
    assert "row 1, column 0 (square 1) holds 3" in explain(Board.from_matrix, np.full((2, 2), 3, dtype="uint64"))


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


def test_json_holds_a_matrix_a_list_of_moves_or_an_object() -> None:
    assert Board.from_json(EXAMPLE_1_MATRIX) == EXAMPLE_1
    assert Board.from_json(EXAMPLE_1.to_moves()) == EXAMPLE_1
    assert Board.from_json({"squares": 36}) == Board(36)


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
