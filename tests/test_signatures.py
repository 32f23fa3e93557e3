"""Any of the well-known signatures is recognised, and what cannot be called is told what is needed."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from snl_edu import Board, BoardError, fewest_rolls, min_dice_throws, named_board
from snl_edu.signatures import (
    CELLS,
    CELLS_AND_COUNT,
    COUNT_AND_PAIRS,
    FORMS,
    LADDERS_AND_SNAKES,
    MATRIX,
    PROBES,
    Form,
    caller_of,
)
from tests.corpus.entry import Matrix
from tests.helpers.oracles import distances, matrix_answer

LADDER = Board(36, {2: 15, 14: 35, 17: 13})


def on_pairs(ladders: list[list[int]], snakes: list[list[int]]) -> int:
    """The signature of HackerRank."""
    return distances(100, {pair[0]: pair[1] for pair in ladders + snakes}).get(100, -1)


def on_cells(moves: list[int], n: int) -> int:
    """The signature of GeeksforGeeks' article."""
    assert len(moves) == n
    return distances(n, {cell + 1: end + 1 for cell, end in enumerate(moves) if end != -1}).get(n, -1)


def on_cells_alone(moves: list[int]) -> int:
    """The same without the number of cells."""
    return on_cells(moves, len(moves))


class Practice:
    """The signature of GeeksforGeeks' exercise, which has thirty cells."""

    def minThrow(self, n: int, arr: list[int]) -> int:
        """The fewest throws."""
        assert len(arr) == 2 * n
        return distances(30, dict(zip(arr[::2], arr[1::2], strict=True))).get(30, -1)


class Solution:
    """A solver as the famous question wants it, which remembers how often it was asked."""

    def __init__(self) -> None:
        self.calls = 0

    def snakesAndLadders(self, board: Matrix) -> int:
        """How often it was asked, as a part of the answer."""
        self.calls += 1
        return self.helper(board) * self.calls

    def helper(self, board: Matrix) -> int:
        """The answer."""
        return matrix_answer(board)


class Static:
    """A class that needs no object."""

    @staticmethod
    def snakesAndLadders(board: Matrix) -> int:
        """The answer."""
        return matrix_answer(board)


class Called:
    """An object that is a function."""

    def __call__(self, board: Matrix) -> int:
        return matrix_answer(board)


def bare_method(self: Any, board: Matrix) -> int:
    """A method without its class, which calls itself by name."""
    return matrix_answer(board) if len(board) else int(self.bare_method(board))


@pytest.mark.parametrize(
    ("solver", "form"),
    [
        (matrix_answer, MATRIX),
        (Solution, MATRIX),
        (Solution(), MATRIX),
        (Solution.snakesAndLadders, MATRIX),
        (Static, MATRIX),
        (Called(), MATRIX),
        (bare_method, MATRIX),
        (partial(bare_method, None), MATRIX),
        (lambda board, seen=(): matrix_answer([*board, *seen]), MATRIX),
        (lambda *boards: matrix_answer(boards[0]), MATRIX),
        (on_cells, CELLS_AND_COUNT),
        (on_pairs, LADDERS_AND_SNAKES),
        (Practice, COUNT_AND_PAIRS),
        (Practice.minThrow, COUNT_AND_PAIRS),
        (Practice().minThrow, COUNT_AND_PAIRS),
    ],
)
def test_a_solver_is_called_in_the_form_that_it_wants(solver: Any, form: Form) -> None:
    caller = caller_of(solver)
    assert caller.form is form
    board = named_board("thirty-cells") if form.squares == 30 else Board(form.squares or 36, LADDER.jumps)
    assert caller.function(*caller.arguments(board)) == fewest_rolls(board)


def test_a_list_of_cells_is_recognised_at_second_sight() -> None:
    caller = caller_of(on_cells_alone)
    assert caller.form is MATRIX
    assert caller.at_second_sight().form is CELLS
    assert caller_of(min_dice_throws).at_second_sight().form is CELLS
    assert caller_of(matrix_answer).at_second_sight().form is MATRIX
    assert caller_of(on_pairs).at_second_sight().form is LADDERS_AND_SNAKES


def test_a_wrong_solver_is_taken_in_the_form_in_which_it_answers_at_all() -> None:
    def always_four(ladders: list[list[int]], snakes: list[list[int]]) -> int:
        return 4 + sum(end - start < 0 for start, end in ladders) + sum(end > start for start, end in snakes)

    assert caller_of(always_four).form is LADDERS_AND_SNAKES


def test_where_the_answers_do_not_tell_the_form_names_do() -> None:
    class Guess:
        def minThrow(self, n: int, numbers: list[int]) -> int:
            return 3 + 0 * n + 0 * len(numbers)

    def guess(one: list[int], snakes: list[int]) -> int:
        return 3 + 0 * len(one) + 0 * len(str(snakes))

    assert caller_of(Guess).form is COUNT_AND_PAIRS
    assert caller_of(guess).form is LADDERS_AND_SNAKES


def test_a_class_is_made_anew_for_each_board() -> None:
    function = caller_of(Solution).function
    assert [function(Board(4).to_matrix()), function(Board(4).to_matrix())] == [1, 1]


def test_no_two_boards_of_one_size_that_show_the_form_have_the_same_answer() -> None:
    for squares in {form.squares or 36 for forms in FORMS.values() for form in forms}:
        answers = [fewest_rolls(board) for board in PROBES if board.squares == squares]
        assert len(answers) == len(set(answers)) == 3


class Numbered:
    """A class whose method is no method."""

    snakesAndLadders = 909


class Nasty:
    """An object that cannot be asked for anything."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise ZeroDivisionError(name)


@pytest.mark.parametrize(
    ("thing", "told"),
    [
        (3, "a function is needed that takes a matrix, not 3"),
        (Nasty(), "a function is needed that takes a matrix, not a Nasty"),
        (Numbered, r"your class needs a method snakesAndLadders\(self, board\)"),
        (int, r"your class needs a method snakesAndLadders\(self, board\)"),
        (lambda: 3, "your function takes no argument, and it should take one"),
        (lambda a, b, c: 3, "your function takes 3 arguments, and it should take one"),  # noqa: ARG005
    ],
)
def test_what_cannot_be_called_is_told_what_is_needed(thing: Any, told: str) -> None:
    with pytest.raises(BoardError, match=told):
        caller_of(thing)


def test_a_callable_that_does_not_say_what_it_takes_is_given_a_matrix() -> None:
    class Silent:
        __signature__ = 5

        def __call__(self, board: Matrix) -> int:
            return matrix_answer(board)

    solver: Callable[[Matrix], int] = Silent()
    assert caller_of(solver).form is MATRIX
