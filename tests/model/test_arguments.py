"""Bad input gets one BoardError that names the square, the value and the cure: no hang, no other exception."""

import sys
from collections import UserDict
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import Board, BoardError, named_board, random_board
from snl_edu.model.arguments import is_a, name_of, one_of, plain_int, with_article, writable
from tests.helpers.bad_input import NO_NUMBERS_IN_RANGE, NOT_WHOLE_NUMBERS, Raises, explain, nonsense


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


def test_a_class_that_refuses_to_give_its_name_is_named_all_the_same() -> None:
    class Nameless(type):
        def __getattribute__(cls, name: str) -> Any:
            raise RuntimeError("no")

    class Thing(metaclass=Nameless):
        pass

    assert "not a Thing" in explain(Board, Thing())


@pytest.mark.parametrize(
    ("squares", "cure"), [(10**18 + 1, "1 to 1000000000000000000"), ("x" * 1000, "'xxxx"), ([[-1]] * 1000, "a list")]
)
def test_the_number_of_squares_has_a_limit_that_is_named(squares: Any, cure: str) -> None:
    assert cure in explain(Board, squares)


def test_the_true_of_any_numpy_is_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    class OldTrue:
        """As in the versions of numpy whose True can be an index."""

        def __index__(self) -> int:
            return 1

    assert plain_int(OldTrue()) == 1
    monkeypatch.setitem(sys.modules, "numpy", SimpleNamespace(bool_=OldTrue, ndarray=list))
    assert plain_int(OldTrue()) is None
    assert "not an OldTrue" in explain(Board, OldTrue())
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert plain_int(OldTrue()) == 1


def test_a_text_can_be_written_whatever_is_in_it() -> None:
    class Text(str):
        def __str__(self) -> str:
            raise ZeroDivisionError

        __getitem__ = __str__  # type: ignore[assignment]  # it is not to be touched

    assert writable("\ud800\u00e9\U0001f40d", 40) == "\\ud800\u00e9\U0001f40d"
    assert type(writable(Text("four"), 3)) is str
    assert writable(Text("four"), 3) == "fou"


def test_a_very_long_name_of_a_type_is_cut() -> None:
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
    assert explain(Board, Path("walk.html")) == cut + "'walk.html'"


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


@settings(max_examples=60)
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


def test_whatever_is_passed_anywhere_only_a_board_error_comes_out() -> None:
    makers: list[Callable[[Any], object]] = [
        Board,
        Board.from_matrix,
        Board.from_moves,
        Board.from_json,
        named_board,
        lambda odd: Board(9, odd),
        lambda odd: Board(10**18, odd),
        lambda odd: Board(9, [odd]),
        lambda odd: Board(9, [(odd, 2)]),
        lambda odd: Board(9, {2: odd}),
        lambda odd: Board(9, die=odd),
        lambda odd: Board(9, start=odd),
        lambda odd: Board(9, columns=odd),
        lambda odd: Board.from_matrix([odd]),
        lambda odd: Board.from_matrix([[-1, odd], [-1, -1]]),
        lambda odd: Board.from_moves([-1, odd, -1]),
        lambda odd: Board.from_json([odd]),
        lambda odd: Board.from_json({"squares": odd}),
        lambda odd: Board.from_json({"squares": 9, "jumps": odd}),
        lambda odd: Board.from_json({"squares": 9, "jumps": {2: odd}}),
        lambda odd: Board.from_json({"squares": 9, 2: odd}),
        lambda odd: Board(9).moves(odd),
        lambda odd: Board(9).position(odd),
        lambda odd: Board(9).end_of(odd),
    ]
    refused = 0
    for make in makers:
        for odd in nonsense():
            try:
                make(odd)
            except BoardError as error:
                assert len(str(error)) < 300
                refused += 1
    assert refused > 0.9 * len(makers) * len(nonsense())


@pytest.mark.parametrize(
    ("noun", "described"),
    [
        *(("list", "a list"), ("int", "an int"), ("ellipsis", "an ellipsis"), ("Odd", "an Odd"), ("", "a ")),
        *(("UserDict", "a UserDict"), ("uint8", "a uint8"), ("UnicodeError", "a UnicodeError"), ("UUID", "a UUID")),
        *(("Union", "a Union"), ("UnimportantThing", "an UnimportantThing"), ("URL", "a URL"), ("ufunc", "a ufunc")),
        *(("UnboundLocalError", "an UnboundLocalError"), ("OneHot", "a OneHot"), ("ndarray", "an ndarray")),
        *(("Utf8", "a Utf8"), ("Upper", "an Upper"), ("Euler", "a Euler"), ("Node", "a Node")),
    ],
)
def test_a_noun_gets_its_article(noun: str, described: str) -> None:
    assert with_article(noun) == described


def test_an_article_fits_whatever_is_passed() -> None:
    assert explain(Board, ...).endswith("not an ellipsis")
    assert explain(Board, object()).endswith("not an object")
    assert explain(Board, []).endswith("not a list")
    assert explain(Board, UserDict()).endswith("not a UserDict")


def test_only_one_of_some_words_is_taken() -> None:
    assert one_of("a", "letter", ["a", "b"]) == "a"
    for wrong in ("c", "", None, 5, ["a"], Raises()):
        assert explain(one_of, wrong, "letter", ["a", "b"]).startswith("letter must be one of a, b, not ")


def test_a_value_is_asked_for_its_kind_without_being_asked_itself() -> None:
    class Pretends:
        def __getattribute__(self, name: str) -> Any:
            return Board if name == "__class__" else object.__getattribute__(self, name)

    value: Any = Pretends()
    assert isinstance(value, Board)
    assert not is_a(value, Board)
    assert is_a(True, int)
    assert name_of(value) == "Pretends"
    assert [plain_int(value) for value in (True, 2.0, "2", 3, Raises())] == [None, None, None, 3, None]


def test_an_error_is_called_what_a_learner_can_import() -> None:
    assert f"{BoardError.__module__}.{BoardError.__qualname__}" == "snl_edu.BoardError"
    assert issubclass(BoardError, ValueError)
