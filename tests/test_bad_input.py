"""Bad input gets one BoardError that names the square, the value and the cure: no hang, no other exception."""

import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import count, repeat
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import (
    Board,
    BoardError,
    fewest_rolls,
    min_dice_throws,
    named_board,
    random_board,
    reading,
    snakes_and_ladders,
)

HUGE = 10**5000


class Raises:
    """An object none of whose methods works."""

    def _fail(self, *_: object) -> Any:
        raise RuntimeError("no")

    __iter__ = __index__ = __len__ = __repr__ = __str__ = __eq__ = __getitem__ = __radd__ = __bool__ = _fail
    __hash__ = object.__hash__


class Liar(list[Any]):
    """A list that does not tell what it holds."""

    def __iter__(self) -> Iterator[Any]:
        return count()

    def __len__(self) -> int:
        raise RuntimeError("no")


class RaisingMapping(Mapping[int, int]):
    """A mapping that cannot be read."""

    def __getitem__(self, key: int) -> int:
        raise RuntimeError("no")

    def __iter__(self) -> Iterator[int]:
        return iter((2, 3))

    def __len__(self) -> int:
        return 2


class EndlessMapping(Mapping[int, int]):
    """A mapping whose keys never end, whatever its length says."""

    def __getitem__(self, key: int) -> int:
        return 1

    def __iter__(self) -> Iterator[int]:
        return repeat(2)

    def __len__(self) -> int:
        return 2


def contains_itself() -> list[Any]:
    loop: list[Any] = []
    loop.append(loop)
    return loop


NOT_WHOLE_NUMBERS = [
    *(True, False, 2.0, 2.5, float("nan"), float("inf"), "2", b"2", None, [2], (2,), {2}, 2j),
    *(np.float64(2), np.bool_(True), Raises(), object(), int, contains_itself()),
]
NOT_ROWS = [
    *("-1", b"12", {-1}, frozenset({-1}), {0: -1}, range(3), repeat(-1), count(), iter([-1]), None, 5, True),
    *(Raises(), object(), memoryview(b"12"), (number for number in [-1]), [[-1]].__iter__),
]
NO_NUMBERS_IN_RANGE = [0, -1, -2, -HUGE, HUGE]


def explain(make: Any, *arguments: Any, **named: Any) -> str:
    """The message of the BoardError that a call must raise."""
    with pytest.raises(BoardError) as caught:
        make(*arguments, **named)
    message = str(caught.value)
    assert 10 < len(message) < 300
    assert "\n" not in message
    assert "0x" not in message
    return message


@pytest.mark.parametrize("value", NOT_WHOLE_NUMBERS, ids=lambda value: type(value).__name__)
def test_what_is_not_a_whole_number_is_refused_everywhere(value: Any) -> None:
    assert "squares must be a whole number" in explain(Board, value)
    assert "die must be a whole number" in explain(Board, 36, die=value)
    assert "start must be a whole number" in explain(Board, 36, start=value)
    assert "start must be a whole number" in explain(Board.from_matrix, [[-1]], start=value)
    assert "start must be a whole number" in explain(Board.from_moves, [-1], start=value)
    if value is not None:
        assert "columns must be a whole number" in explain(Board, 36, columns=value)
    assert "jump 2 -> " in explain(Board, 36, {2: value})
    assert "-> 2 must be made of two whole numbers" in explain(Board, 36, [(value, 2)])
    for row in ([-1, value, -1], (-1, value, -1)):
        message = explain(Board.from_matrix, [[-1, -1, -1], row])
        assert message.startswith("row 1, column 1 (square 2) holds ")
        assert message.endswith(": write a whole number, or -1 for no jump")
    assert explain(Board.from_moves, [-1, value, -1]).startswith("cell 1 (square 2) holds ")
    assert "square must be a whole number" in explain(Board(36).position, value)
    assert "square must be a whole number" in explain(Board(36).moves, value)
    assert "row must be a whole number" in explain(Board(36).square_at, value, 0)
    assert "column must be a whole number" in explain(Board(36).square_at, 0, value)
    assert "snakes must be a whole number" in explain(random_board, 36, snakes=value, ladders=0, rng=0)
    assert "ladders must be a whole number" in explain(random_board, 36, snakes=0, ladders=value, rng=0)
    assert "rng" in explain(random_board, 36, snakes=0, ladders=0, rng=value)


@pytest.mark.parametrize("value", NO_NUMBERS_IN_RANGE, ids=["0", "-1", "-2", "-huge", "huge"])
def test_a_number_out_of_range_is_refused_everywhere(value: int) -> None:
    explain(Board, value)
    explain(Board, 36, die=value)
    explain(Board, 36, columns=value)
    explain(Board, 36, {value: 2})
    explain(Board, 36, {2: value})
    explain(Board(36).position, value)
    explain(Board(36).moves, value)
    if value != 0:
        explain(Board, 36, start=value)
        explain(Board(36).square_at, value, 0)
        explain(Board(36).square_at, 0, value)
    if value != -1:
        assert explain(Board.from_matrix, [[-1, -1], [-1, value]]).startswith("row 1, column 1 (square 2) holds ")
        if value != 0:
            assert explain(Board.from_moves, [-1, value]).startswith("cell 1 (square 2) holds ")


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
    assert message == "row 2 has 1 values and row 0 has 2: make all rows equally long"


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
    assert message == "there are more jumps than squares (36): a square starts one at the most"
    assert explain(Board, 3, {1: 2, 2: 1, 3: 1}) == "jump 1 -> 2 starts where the game starts: drop it"


def test_a_class_that_will_not_tell_its_name_is_told_all_the_same() -> None:
    class Nameless(type):
        def __getattribute__(cls, name: str) -> Any:
            raise RuntimeError("no")

    class Thing(metaclass=Nameless):
        pass

    assert "not a Thing" in explain(Board, Thing())


def test_a_board_cannot_be_asked_for_that_is_half_solvable() -> None:
    for wrong in ("no", 0, 1, object()):
        assert "solvable must be True or False" in explain(random_board, 36, snakes=1, ladders=1, rng=1, solvable=wrong)


def test_there_is_a_limit_to_the_jumps_of_a_random_board() -> None:
    message = explain(random_board, 10**18, snakes=10**9, ladders=0, rng=1)
    assert message == "snakes must be a whole number from 0 to 10000000, not 1000000000"


def test_a_file_that_cannot_be_written_is_told_by_its_name(tmp_path: Path) -> None:
    name = "path must be the name of a file that can be written, not 5"
    assert explain(reading.new_file, 5, False) == name
    folder = "path must be a file in a folder that exists, not 'nowhere/x.html'"
    assert explain(reading.new_file, "nowhere/x.html", False) == folder
    ending = "path must be a file that ends with .gif in a folder that exists, not 'x.html'"
    assert explain(reading.new_file, "x.html", False, ".gif") == ending
    taken = tmp_path / "taken.html"
    taken.write_text("", encoding="utf-8")
    exists = "'taken.html' exists: choose another name, or say overwrite=True"
    assert explain(reading.new_file, taken, False) == exists
    assert reading.new_file(taken, True, ".html") == taken


def test_an_endless_mapping_ends() -> None:
    assert explain(Board, 36, EndlessMapping()) == "two jumps start on square 2: keep one of them"


def test_two_jumps_from_one_square_are_refused() -> None:
    assert explain(Board, 36, [(2, 15), (3, 4), (2, 9)]) == "two jumps start on square 2: keep one of them"


def test_a_jump_of_three_numbers_is_refused() -> None:
    assert explain(Board, 36, [(2, 15, 3)]) == "a jump must be a pair like (2, 15), not 3 values"


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
def test_a_jump_that_breaks_a_rule_is_told_which(jumps: dict[int, int], message: str) -> None:
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


def test_an_array_of_one_dimension_is_a_list_of_moves_and_no_matrix() -> None:
    assert "row 0 must be a list of whole numbers, not -1" in explain(Board.from_matrix, np.full(4, -1))
    assert "moves must be a list of whole numbers" in explain(Board.from_moves, np.full((2, 2), -1))


def test_an_array_of_unsigned_numbers_has_no_plain_squares() -> None:
    assert "row 1, column 0 (square 1) holds 3" in explain(Board.from_matrix, np.full((2, 2), 3, dtype="uint64"))


def test_without_numpy_nothing_is_taken_for_an_array(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "numpy")
    assert "not a ndarray" in explain(Board.from_matrix, np.full((2, 2), -1))
    assert Board.from_matrix([[-1, -1], [-1, 3]]) == Board(4, {2: 3})


@pytest.mark.parametrize(
    ("squares", "cure"), [(10**18 + 1, "1 to 1000000000000000000"), ("x" * 1000, "'xxxx"), ([[-1]] * 1000, "a list")]
)
def test_the_number_of_squares_has_a_limit_that_is_told(squares: Any, cure: str) -> None:
    assert cure in explain(Board, squares)


def test_a_type_with_an_endless_name_is_told_in_short() -> None:
    assert "not a Xxxx" in explain(Board, type("X" + "x" * 1000, (), {})())


def test_a_square_off_the_board_has_no_moves_and_no_position() -> None:
    assert "square must be a whole number from 1 to 36, not 37" in explain(Board(36).moves, 37)
    assert "square must be a whole number from 1 to 36, not 0" in explain(Board(36).moves, 0)
    assert "square must be a whole number from 0 to 36, not 37" in explain(Board(36, start=0).moves, 37)
    assert "square must be a whole number from 1 to 36, not 0" in explain(Board(36, start=0).position, 0)
    assert "row must be a whole number from 0 to 5, not 6" in explain(Board(36).square_at, 6, 0)
    assert "column must be a whole number from 0 to 5, not 6" in explain(Board(36).square_at, 0, 6)


def test_a_start_other_than_0_and_1_is_refused() -> None:
    for make in (Board, Board.from_matrix, Board.from_moves):
        given: Any = {Board: 4, Board.from_matrix: [[-1]]}.get(make, [-1])
        assert explain(make, given, start=2) == "start must be a whole number from 0 to 1, not 2"


def test_a_value_is_shown_in_a_few_characters() -> None:
    cut = "squares must be a whole number from 1 to 1000000000000000000, not "
    assert explain(Board, 2**100 - 1) == cut + str(2**100 - 1)
    assert explain(Board, 2**100) == cut + "a number of over 30 digits"
    assert explain(Board, "x" * 38) == cut + "'" + "x" * 38 + "'"
    assert explain(Board, "x" * 39) == cut + "'" + "x" * 36 + "..."
    assert explain(Board, 2.5) == cut + "2.5"
    assert explain(Board, True) == cut + "True"
    assert explain(Board, None) == cut + "None"
    assert explain(Board, {}) == cut + "a dict"


def test_an_error_knows_its_square() -> None:
    def square_of(make: Any, *arguments: Any) -> int | None:
        with pytest.raises(BoardError) as caught:
            make(*arguments)
        return caught.value.square

    assert square_of(Board.from_matrix, [[-1, -1], [-1, "x"]]) == 2
    assert square_of(Board.from_matrix, [[-1, 9], [-1, -1]]) == 3
    assert square_of(Board.from_moves, [-1, None]) == 2
    assert square_of(Board, 9, {2: "x"}) == 2
    assert square_of(Board, 9, {2: 99}) == 2
    assert square_of(Board, 9, [(2, 3), (2, 4)]) == 2
    assert square_of(Board, 9, {"x": 2}) is None
    assert square_of(Board, "x") is None


def test_a_seed_is_a_whole_number_of_ordinary_size() -> None:
    for seed in (10**18 + 1, -(10**18) - 1):
        assert explain(random_board, 9, snakes=0, ladders=0, rng=seed) == (
            "rng, if it is not a random.Random, must be a whole number "
            f"from -1000000000000000000 to 1000000000000000000, not {seed}"
        )
    for seed in (10**18, -(10**18)):
        assert random_board(9, snakes=0, ladders=0, rng=seed) == Board(9)


def test_a_board_is_told_by_the_names_nearest_to_the_one_asked_for() -> None:
    near = explain(named_board, "exampel-1")
    assert near == "no board is called 'exampel-1': try example-1, example-2"
    first = "example-1, example-2, the-note, the-trap, thirty-cells"
    assert explain(named_board, 5) == f"no board is called 5: try {first}"


@pytest.mark.parametrize("name", ["exampel-1", "", 5, None, Raises(), "x" * 1000])
def test_a_board_that_does_not_exist_is_answered_with_names_that_do(name: Any) -> None:
    assert "example-1" in explain(named_board, name)


def test_too_many_jumps_are_told_how_many_fit() -> None:
    message = explain(random_board, 10, snakes=5, ladders=4, rng=0)
    assert message == "5 snakes and 4 ladders do not fit: there is room for 8 in all on such a board of 10 squares"
    message = explain(random_board, 20, snakes=10, ladders=9, rng=0, solvable=False)
    assert message == "10 snakes and 9 ladders do not fit: there is room for 18 in all on such a board of 20 squares"


def test_an_impossible_board_needs_a_wall() -> None:
    message = explain(random_board, 36, snakes=5, ladders=9, rng=0, solvable=False)
    assert "needs 6 snakes and 8 squares at least, not 5 snakes and 36 squares" in message
    assert "not 6 snakes and 7 squares" in explain(random_board, 7, snakes=6, ladders=0, rng=0, solvable=False)


def test_a_die_with_one_side_cannot_pass_a_snake() -> None:
    message = explain(random_board, 36, snakes=1, ladders=1, rng=0, die=1, solvable=True)
    assert message == "a die with one side cannot pass a snake: for a solvable board ask for snakes=0"
    assert fewest_rolls(random_board(36, snakes=0, ladders=9, rng=0, die=1, solvable=True)) is not None


ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-3, 10)
    | st.floats()
    | st.text(max_size=3)
    | st.binary(max_size=3)
    | st.builds(Raises)
    | st.builds(pow, st.just(10), st.just(5000)),
    lambda inner: (
        st.lists(inner, max_size=4) | st.tuples(inner, inner) | st.dictionaries(st.integers(), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(ANYTHING)
def test_whatever_is_passed_a_board_or_a_board_error_comes_out(value: Any) -> None:
    makers: list[Callable[[Any], Board]] = [
        Board,
        Board.from_matrix,
        Board.from_moves,
        lambda jumps: Board(9, jumps),
        named_board,
    ]
    for make in makers:
        try:
            board = make(value)
        except BoardError as error:
            assert len(str(error)) < 300
        else:
            assert isinstance(board, Board)


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


def test_a_generator_of_random_numbers_is_taken_as_it_is() -> None:
    rng = Random(3)
    first = random_board(36, snakes=3, ladders=3, rng=rng)
    second = random_board(36, snakes=3, ladders=3, rng=rng)
    assert first == random_board(36, snakes=3, ladders=3, rng=3)
    assert first != second
