"""Bad input gets one BoardError that names the rule, the value and the cure: no hang, no other exception."""

import sys
from collections import UserDict
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from snl_edu import (
    Board,
    BoardError,
    Game,
    Move,
    chance_film,
    chances,
    count_shortest_games,
    expected_rolls,
    explore,
    fewest_rolls,
    film,
    frontiers,
    game_lengths,
    jump_values,
    named_board,
    random_board,
    roll_on,
    search_costs,
    shortest_game,
    shortest_games,
)
from snl_edu.model.input.arguments import is_a, name_of, one_of, plain_int, with_article, writable
from tests.helpers.bad_input import HUGE, NOT_WHOLE_NUMBERS, Raises, explain, nonsense

BOARD = Board(36)
PLAIN = Board(9)
MOVE = Move(1, 1, 2, 2)
Call = Callable[[Any], object]

# Where a whole number is needed: its name, the call, and the least and the greatest number that is taken.
NUMBERS: list[tuple[str, Call, int, int]] = [
    ("squares", Board, 1, 10**18),
    ("die", lambda n: Board(36, die=n), 1, 10**6),
    ("columns", lambda n: Board(36, columns=n), 1, 10**18),
    ("start", lambda n: Board(36, start=n), 0, 1),
    ("start", lambda n: Board.from_matrix([[-1]], start=n), 0, 1),
    ("start", lambda n: Board.from_moves([-1], start=n), 0, 1),
    ("square", BOARD.position, 1, 36),
    ("square", BOARD.end_of, 1, 36),
    ("square", BOARD.moves, 1, 36),
    ("square", Board(36, start=0).moves, 0, 36),
    ("square", Board(36, start=0).position, 1, 36),
    ("row", lambda n: BOARD.square_at(n, 0), 0, 5),
    ("column", lambda n: BOARD.square_at(0, n), 0, 5),
    ("squares", lambda n: search_costs(1, n), 2, 400),
    ("rolls", lambda n: chance_film(PLAIN, rolls=n), 0, 1000),
    ("rolls", lambda n: roll_on(PLAIN, rolls=n), 0, 1000),
]
SEEDED = (
    lambda n: random_board(9, snakes=0, ladders=0, rng=n),
    lambda n: explore(PLAIN, "random", rng=n),
    lambda n: film(PLAIN, take="random", rng=n),
    lambda n: search_costs(1, rng=n),
    lambda n: roll_on(PLAIN, rng=n),
)
NONE_IS_TAKEN = ("columns", "rolls")


@pytest.mark.parametrize(("name", "call", "least", "most"), NUMBERS)
def test_a_whole_number_is_taken_within_its_limits_and_nothing_else_is(
    name: str, call: Call, least: int, most: int
) -> None:
    call(least)
    call(most)
    for wrong in (least - 1, most + 1, HUGE, -HUGE, *NOT_WHOLE_NUMBERS):
        if wrong is not None or name not in NONE_IS_TAKEN:
            assert explain(call, wrong).startswith(f"{name} must be a whole number from {least} to {most}, not ")


@pytest.mark.parametrize("call", SEEDED)
def test_a_seed_is_a_whole_number_within_limits_and_nothing_else_is(call: Call) -> None:
    most = 10**18
    call(-most)
    call(most)
    for wrong in (-most - 1, most + 1, HUGE, *NOT_WHOLE_NUMBERS):
        message = explain(call, wrong)
        assert message.startswith("rng must be a seed (a whole number) or a random.Random, not ")
        assert message.endswith(": a seed is a number from -10**18 to 10**18") == (type(wrong) is int)


@pytest.mark.parametrize("value", NOT_WHOLE_NUMBERS, ids=lambda value: type(value).__name__)
def test_what_is_not_a_whole_number_is_no_end_of_a_jump(value: Any) -> None:
    assert "jump 2 -> " in explain(Board, 36, {2: value})
    assert "-> 2 must be made of two whole numbers" in explain(Board, 36, [(value, 2)])
    for row in ([-1, value, -1], (-1, value, -1)):
        message = explain(Board.from_matrix, [[-1, -1, -1], row])
        assert message.startswith("row 1, column 1 (square 2) holds ")
        assert message.endswith(": write a whole number, or -1 for no jump")
    assert explain(Board.from_moves, [-1, value, -1]).startswith("cell 1 (square 2) holds ")


def never(_: Any) -> bool:
    return False


def truth(value: Any) -> bool:
    return type(value) is bool


# Every public function once: the call, and which of the odd values it may take.
BOARD_NEEDED: list[tuple[Call, Callable[[Any], bool]]] = [
    *[(call, never) for call in (shortest_game, count_shortest_games, fewest_rolls, game_lengths, expected_rolls)],
    *[(call, never) for call in (jump_values, chance_film, roll_on, film, search_costs, named_board)],
    (lambda odd: next(frontiers(odd)), never),
    (lambda odd: next(shortest_games(odd)), never),
    (lambda odd: next(explore(odd)), never),
    (lambda odd: next(explore(PLAIN, odd)), never),
    (lambda odd: next(explore(PLAIN, lambda _: odd)), never),
    (lambda odd: next(chances(odd)), never),
    (lambda odd: next(chances(PLAIN, exact=odd)), truth),
    (lambda odd: next(chances(PLAIN, until=odd)), never),
    (lambda odd: expected_rolls(PLAIN, exact=odd), truth),
    (lambda odd: film(PLAIN, grain=odd), never),
    (lambda odd: film(PLAIN, take=odd), lambda odd: odd is None),
    (lambda odd: random_board(36, snakes=1, ladders=1, rng=1, solvable=odd), lambda odd: odd is None or truth(odd)),
]


@pytest.mark.parametrize(("call", "taken"), BOARD_NEEDED)
def test_whatever_is_passed_instead_of_a_board_a_choice_or_a_truth_is_refused(
    call: Call, taken: Callable[[Any], bool]
) -> None:
    for odd in nonsense():
        if not taken(odd):
            explain(call, odd)


ANYTHING: list[Call] = [
    Board,
    Board.from_matrix,
    Board.from_moves,
    Board.from_json,
    lambda odd: Board(9, odd),
    lambda odd: Board(10**18, odd),
    lambda odd: Board(9, [odd]),
    lambda odd: Board(9, [(odd, 2)]),
    lambda odd: Board(9, {2: odd}),
    lambda odd: Board.from_matrix([[-1, odd], [-1, -1]]),
    lambda odd: Board.from_moves([-1, odd, -1]),
    lambda odd: Board.from_json({"squares": odd}),
    lambda odd: Board.from_json({"squares": 9, "jumps": odd}),
    lambda odd: Board.from_json({"squares": 9, "jumps": {2: odd}}),
    lambda odd: Board.from_json({"squares": 9, 2: odd}),
    Game,
    lambda odd: Game((MOVE, odd)),
    lambda odd: Game([Move(1, 1, 2, odd), Move(odd, 1, 3, 3)]),  # type: ignore[arg-type]
    lambda odd: Game((tuple.__new__(Move, (odd,)), MOVE)),
]


@pytest.mark.parametrize("make", ANYTHING)
def test_whatever_is_passed_a_board_error_comes_out_or_something_that_can_be_shown(make: Call) -> None:
    odd_values = nonsense()
    refused = 0
    for odd in odd_values:
        try:
            value: Any = make(odd)
        except BoardError as error:
            assert len(str(error)) < 300
            refused += 1
        else:
            assert eval(repr(value)) == value
            assert isinstance(hash(value), int)
            assert str(value)
            assert value._repr_mimebundle_()
    assert refused > 0.7 * len(odd_values)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (2**100 - 1, str(2**100 - 1)),
        (2**100, "a number of over 30 digits"),
        ("x" * 38, "'" + "x" * 38 + "'"),
        ("x" * 39, "'" + "x" * 36 + "..."),
        (2.5, "2.5"),
        (True, "True"),
        (None, "None"),
        ({}, "a dict"),
        (..., "an ellipsis"),
        (UserDict(), "a UserDict"),
        (Path("walk.html"), "'walk.html'"),
        (type("X" * 1000, (), {})(), "a " + "X" * 35 + "..."),
    ],
)
def test_a_value_is_shown_in_a_few_characters(value: Any, shown: str) -> None:
    squares = "must be a whole number from 1 to 1000000000000000000"
    assert explain(Board, value) == f"squares {squares}, not {shown}"


def test_a_class_that_refuses_to_give_its_name_is_named_all_the_same() -> None:
    class Nameless(type):
        def __getattribute__(cls, name: str) -> Any:
            raise RuntimeError("no")

    class Thing(metaclass=Nameless):
        pass

    assert "not a Thing" in explain(Board, Thing())


def test_the_true_of_any_numpy_is_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    class OldTrue:
        """As in the versions of numpy whose True can be an index."""

        def __index__(self) -> int:
            return 1

    assert plain_int(OldTrue()) == 1
    monkeypatch.setitem(sys.modules, "numpy", SimpleNamespace(bool_=OldTrue, ndarray=list))
    assert plain_int(OldTrue()) is None
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


@pytest.mark.parametrize(
    ("square", "make", "argument"),
    [
        (2, Board.from_matrix, [[-1, -1], [-1, "x"]]),
        (3, Board.from_matrix, [[-1, 9], [-1, -1]]),
        (2, Board.from_moves, [-1, None]),
        (2, lambda jumps: Board(9, jumps), {2: "x"}),
        (2, lambda jumps: Board(9, jumps), {2: 99}),
        (2, lambda jumps: Board(9, jumps), [(2, 3), (2, 4)]),
        (None, lambda jumps: Board(9, jumps), {"x": 2}),
        (None, Board, "x"),
    ],
)
def test_an_error_knows_its_square(square: int | None, make: Call, argument: Any) -> None:
    with pytest.raises(BoardError) as caught:
        make(argument)
    assert caught.value.square == square


@pytest.mark.parametrize(
    "described",
    [
        *("a list", "an int", "an ellipsis", "an Odd", "a ", "a UserDict", "a uint8", "a UnicodeError", "a UUID"),
        *("a Union", "an UnimportantThing", "a URL", "a ufunc", "an UnboundLocalError", "a OneHot", "an ndarray"),
        *("a Utf8", "an Upper", "a Euler", "a Node"),
    ],
)
def test_a_noun_gets_its_article(described: str) -> None:
    assert with_article(described.partition(" ")[2]) == described


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


def test_an_error_is_called_what_a_learner_can_import() -> None:
    assert f"{BoardError.__module__}.{BoardError.__qualname__}" == "snl_edu.BoardError"
    assert issubclass(BoardError, ValueError)
