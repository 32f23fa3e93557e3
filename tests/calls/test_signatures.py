"""Any of the well-known signatures is recognised, and what cannot be called is told what is needed."""

import re
from functools import partial
from typing import Any

import pytest

from snl_edu import Board, BoardError, check, fewest_rolls, min_dice_throws, named_board
from snl_edu.calls.signatures import (
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
from tests.corpus.solvers.right_forms import (
    StaticMethod,
    ThirtySquares,
    bare_def_with_self,
    ladders_and_snakes,
    moves_and_n,
    moves_only,
)
from tests.helpers.oracles import matrix_answer

LADDER = Board(36, {2: 15, 14: 35, 17: 13})


class Solution:
    """A solver as the famous question wants it, which remembers how often it was asked."""

    def __init__(self) -> None:
        self.calls = 0

    def snakesAndLadders(self, board: Matrix) -> int:
        self.calls += 1
        return self.helper(board) * self.calls

    def helper(self, board: Matrix) -> int:
        return matrix_answer(board)


class Silent:
    """An object that is a function, and does not say what it takes."""

    __signature__ = 5

    def __call__(self, board: Matrix) -> int:
        return matrix_answer(board)


@pytest.mark.parametrize(
    ("solver", "form"),
    [
        *(
            (solver, MATRIX)
            for solver in (matrix_answer, Solution, Solution(), Solution.snakesAndLadders, StaticMethod)
        ),
        *((solver, MATRIX) for solver in (Silent(), bare_def_with_self, partial(bare_def_with_self, None))),
        (lambda board, seen=(): matrix_answer([*board, *seen]), MATRIX),
        (lambda *boards: matrix_answer(boards[0]), MATRIX),
        (moves_and_n, CELLS_AND_COUNT),
        (ladders_and_snakes, LADDERS_AND_SNAKES),
        *((solver, COUNT_AND_PAIRS) for solver in (ThirtySquares, ThirtySquares.minThrow, ThirtySquares().minThrow)),
    ],
)
def test_a_solver_is_called_in_the_form_that_it_wants(solver: Any, form: Form) -> None:
    caller = caller_of(solver)
    assert caller.form is form
    board = named_board("thirty-cells") if form.squares == 30 else Board(form.squares or 36, LADDER.jumps)
    for _ in range(2):  # a class is made anew for each board
        assert isinstance(solver, Solution) or caller.function(*caller.arguments(board)) == fewest_rolls(board)


def test_a_list_of_cells_is_recognised_at_second_sight() -> None:
    for solver, form in ((moves_only, CELLS), (min_dice_throws, CELLS)):
        assert caller_of(solver).form is MATRIX
        assert caller_of(solver).at_second_sight().form is form
    assert caller_of(matrix_answer).at_second_sight().form is MATRIX
    assert caller_of(ladders_and_snakes).at_second_sight().form is LADDERS_AND_SNAKES


def test_a_wrong_solver_is_taken_in_the_form_in_which_it_answers_at_all_or_that_its_names_tell() -> None:
    def always_four(ladders: list[list[int]], snakes: list[list[int]]) -> int:
        return 4 + sum(end - start < 0 for start, end in ladders) + sum(end > start for start, end in snakes)

    class Guess:
        def minThrow(self, n: int, numbers: list[int]) -> int:
            return 3 + 0 * n + 0 * len(numbers)

    def guess(one: list[int], snakes: list[int]) -> int:
        return 3 + 0 * len(one) + 0 * len(str(snakes))

    forms = [caller_of(solver).form for solver in (always_four, Guess, guess)]
    assert forms == [LADDERS_AND_SNAKES, COUNT_AND_PAIRS, LADDERS_AND_SNAKES]


def test_no_two_boards_of_one_size_that_show_the_form_have_the_same_answer() -> None:
    for squares in {form.squares or 36 for forms in FORMS.values() for form in forms}:
        answers = [fewest_rolls(board) for board in PROBES if board.squares == squares]
        assert len(answers) == len(set(answers)) == 3


class Numbered:
    """A class whose method is no method."""

    snakesAndLadders = 909


class Nasty:
    """An object that cannot be asked for anything."""

    def __init__(self, error: type[BaseException]) -> None:
        self.__dict__["error"] = error

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name) if name.startswith("__") else self.error(name)


WANTED = (
    r"it should take one, the matrix: def solve\(board\)\. It may also be solve\(moves\), solve\(moves, N\), "
    r"solve\(ladders, snakes\), minThrow\(N, arr\)"
)


@pytest.mark.parametrize(
    ("thing", "told"),
    [
        (3, "a function is needed that takes a matrix, not 3"),
        *((Nasty(error), "a function is .*, not a Nasty") for error in (AttributeError, ZeroDivisionError, SystemExit)),
        *((kind, r"your class needs a method snakesAndLadders\(self, board\)") for kind in (Numbered, int)),
        (lambda: 3, f"your function takes no argument, and {WANTED}"),
        (lambda a, b, c: a or b or c, f"your function takes 3 arguments, and {WANTED}"),
    ],
)
def test_what_cannot_be_called_is_told_what_is_needed(thing: Any, told: str) -> None:
    with pytest.raises(BoardError, match=told):
        caller_of(thing)
    verdict = check(thing)
    assert re.match(f"Not yet: {told}", verdict.message)
    assert verdict.hint() == "Hint 1: Define it with def, and give its name without brackets: check(solve)."
