"""The boards that a solver is tried on expose every misconception, however it is written, and hundreds of mutants."""

from collections.abc import Sequence
from itertools import islice, zip_longest
from random import Random
from typing import Any

import pytest

from snl_edu import Board, fewest_rolls
from snl_edu.calls.sandbox import run
from snl_edu.calls.signatures import CELLS, COUNT_AND_PAIRS, LADDERS_AND_SNAKES, MATRIX, Caller, Form
from snl_edu.course.misconceptions import MISCONCEPTIONS, Misconception, function_of
from snl_edu.course.misconceptions.pairs import BY_PLACE
from snl_edu.course.solvers.answers import Case
from snl_edu.course.solvers.boards_to_try import (
    LARGE,
    cases_to_try,
    corridor,
    has_ring,
    random_boards,
    staircase,
)
from tests.helpers.mutants import mutants, right_answer
from tests.helpers.oracles import matrix_answer

EXPOSABLE = [each for each in MISCONCEPTIONS.values() if each.board is not None and not each.keeps_state]
MANY_STEPS = 20_000


def from_both_ends(cases: Sequence[Case]) -> list[Case]:
    """The smallest, the largest, the second smallest ...: some mistakes show on small boards, and some on large ones."""
    half = len(cases) // 2
    return [case for pair in zip_longest(cases[:half], cases[: half - 1 : -1]) for case in pair if case]


def kills(solver: Any, case: Case) -> bool:
    """Whether a board exposes a wrong solver."""
    matrix = case.arguments(Caller(solver))[0]
    return bool(solver(matrix) != right_answer(tuple(map(tuple, case.board.to_matrix()))))


def is_wrong(each: Misconception, solver: Any, case: Case) -> bool:
    """Whether a way to write a mistake gives a wrong answer; one that may run on and on is given some steps."""
    if each.may_not_end or each.key in BY_PLACE:
        return bool(run(solver, case.board.to_matrix(), steps=MANY_STEPS).value != case.right_answer)
    return bool(solver(case.board.to_matrix()) != case.right_answer)


def test_the_boards_expose_every_mutant() -> None:
    all_mutants = dict(mutants())
    cases = from_both_ends(cases_to_try())
    survivors = [name for name, solver in all_mutants.items() if not any(kills(solver, case) for case in cases)]
    assert survivors == []


@pytest.mark.parametrize("each", EXPOSABLE, ids=lambda each: each.key)
def test_the_boards_expose_every_way_to_write_a_mistake(each: Misconception) -> None:
    cases = from_both_ends([case for case in cases_to_try() if not case.own and not has_ring(case.board)])
    for text in each.texts():
        solver = function_of(text, f"a way to write {each.key}")
        assert any(is_wrong(each, solver, case) for case in cases), text


@pytest.mark.parametrize("form", [MATRIX, CELLS, LADDERS_AND_SNAKES, COUNT_AND_PAIRS], ids=lambda form: form.signature)
def test_the_boards_are_the_same_each_time_that_they_are_made(form: Form) -> None:
    assert cases_to_try.__wrapped__(form) == cases_to_try(form)


def test_the_board_of_every_misconception_is_among_them_and_none_is_there_twice() -> None:
    cases = cases_to_try()
    assert {each.board for each in EXPOSABLE} <= {case.board for case in cases}
    assert len(set(cases)) == len(cases)
    assert {case.board.rows for case in cases} == set(range(2, 21))
    small = [case.board.squares <= LARGE for case in cases]
    assert small == sorted(small, reverse=True), "the large ones come last, for those who are slow"


@pytest.mark.parametrize("form", [LADDERS_AND_SNAKES, COUNT_AND_PAIRS])
def test_a_solver_that_knows_one_size_is_asked_about_that_size_only(form: Form) -> None:
    cases = cases_to_try.__wrapped__(form)  # another test, one that is not measured, may have asked before
    assert {case.board.squares for case in cases} == {form.squares}
    assert len({case.right_answer for case in cases}) > 4
    assert not any(case.own for case in cases)


def test_only_a_matrix_can_hold_own_numbers() -> None:
    assert any(case.own for case in cases_to_try(MATRIX))
    assert not any(case.own for case in cases_to_try.__wrapped__(CELLS))


def test_the_random_boards_are_small_and_are_the_same_for_the_same_seed() -> None:
    boards = list(islice(random_boards(Random(1)), 60))
    assert boards == list(islice(random_boards(Random(1)), 60))
    for board in boards:
        assert (board.rows, board.die, board.start) == (board.columns, 6, 1)
        assert 2 <= board.rows <= 6


@pytest.mark.parametrize(
    ("jumps", "is_ring"),
    [
        ({}, False),
        ({2: 3}, False),
        ({2: 3, 3: 2}, True),
        ({2: 3, 3: 4, 4: 2}, True),
        ({2: 3, 3: 4, 4: 5}, False),
        ({8: 2, 2: 3, 3: 2}, True),
    ],
)
def test_a_ring_of_jumps_is_recognised(jumps: dict[int, int], is_ring: bool) -> None:
    assert has_ring(Board(9, jumps)) is is_ring


@pytest.mark.parametrize("size", range(7, 21))
def test_a_corridor_takes_a_one_and_a_six_for_each_wall(size: int) -> None:
    rolls, empty = matrix_answer(corridor(size).to_matrix()), matrix_answer(Board(size * size).to_matrix())
    assert rolls > 1.5 * empty


@pytest.mark.parametrize(("snakes", "size"), [(2, 7), (3, 8), (5, 10)])
def test_a_staircase_takes_all_its_jumps(snakes: int, size: int) -> None:
    board = staircase(snakes, size)
    assert (board.squares, len(board.snakes), len(board.ladders)) == (size * size, snakes, 2)
    rolls = fewest_rolls(board)
    assert rolls is not None
    for square in board.jumps:
        without = Board(board.squares, {start: end for start, end in board.jumps.items() if start != square})
        assert (fewest_rolls(without) or 0) > rolls
