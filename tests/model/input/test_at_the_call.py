"""Public generators check their arguments when they are called, and still look like what they are."""

import inspect
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import snl_edu
from snl_edu import Board, chances, explore, fewest_rolls, frontiers, named_board, shortest_games
from snl_edu.model.input.arguments import at_the_call
from tests.helpers.bad_input import explain

BOARD = Board(36)


@pytest.mark.parametrize(
    ("call", "given", "message"),
    [
        (frontiers, ("x",), "a Board is needed, not 'x': make one with Board or Board.from_matrix"),
        (shortest_games, ("x",), "a Board is needed, not 'x': make one with Board or Board.from_matrix"),
        (chances, (3,), "a Board is needed, not 3: make one with Board or Board.from_matrix"),
        (explore, ([[-1]],), "a Board is needed, not a list: make one with Board or Board.from_matrix"),
        (
            explore,
            (BOARD, "bogus"),
            "take, if it is not a function, must be one of oldest, newest, highest, random, not",
        ),
        (
            frontiers,
            ("example-1",),
            "a Board is needed, not 'example-1': take it by its name, named_board(\"example-1\")",
        ),
    ],
)
def test_a_wrong_argument_of_a_generator_is_refused_at_the_call(call: Any, given: Any, message: str) -> None:
    assert explain(call, *given).startswith(message)


def test_options_of_generators_are_checked_at_the_call_too() -> None:
    assert "exact must be True or False" in explain(chances, BOARD, exact=1)
    assert "until must be a number above 0" in explain(chances, BOARD, until=0)
    assert "rng must be a seed" in explain(explore, BOARD, "random", rng="x")


def test_no_public_function_answers_with_a_generator_that_cannot_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)  # to some of them "x" is the name of a folder
    functions = [getattr(snl_edu, name) for name in snl_edu.__all__]
    answers = []
    for function in filter(inspect.isfunction, functions):
        with suppress(Exception):  # whatever is raised, it is raised at once
            answers.append(function("x"))
    assert answers
    assert not any(isinstance(answer, Iterator) for answer in answers)


def test_what_checks_its_arguments_is_still_read_as_the_search_itself() -> None:
    assert str(inspect.signature(frontiers)) == "(board: snl_edu.model.board.Board) -> " + str(
        inspect.signature(inspect.unwrap(frontiers)).return_annotation
    )
    assert "yield frontier" in inspect.getsource(frontiers)
    assert (frontiers.__name__, explore.__module__) == ("frontiers", "snl_edu.model.search")
    assert (inspect.getdoc(frontiers) or "").startswith("Each frontier in turn")
    assert inspect.isgeneratorfunction(inspect.unwrap(frontiers))
    assert next(iter(frontiers(named_board("example-1")))).squares == (1,)


def test_a_call_with_too_few_arguments_names_the_function() -> None:
    with pytest.raises(TypeError, match=r"frontiers\(\) missing 1 required positional argument: 'board'"):
        frontiers()  # type: ignore[call-arg]


def test_the_check_sees_all_arguments_and_the_generator_runs_once() -> None:
    seen: list[Any] = []

    def check(one: int, *, two: int = 2) -> None:
        seen.append((one, two))

    @at_the_call(check)
    def count(one: int, *, two: int = 2) -> Iterator[int]:
        seen.append("begun")
        yield from range(one, two)

    counted = count(1, two=3)
    assert seen == [(1, 3)]
    assert list(counted) == [1, 2]
    assert seen == [(1, 3), "begun"]


@pytest.mark.parametrize("value", ["example-1", "bogus", [[-1]], 5])
def test_the_cure_for_a_board_fits_what_was_passed(value: Any) -> None:
    message = explain(fewest_rolls, value)
    assert ('named_board("example-1")' in message) == (value == "example-1")
    assert ("Board.from_matrix" in message) == (value != "example-1")
