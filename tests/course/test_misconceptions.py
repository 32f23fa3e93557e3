"""The wrong solvers say just what is known of them, and the one that is right by luck is right on every board."""

import inspect
from collections.abc import MutableMapping

import pytest
from hypothesis import given

from snl_edu import Board
from snl_edu.calls.sandbox import run
from snl_edu.course.misconceptions import MISCONCEPTIONS, TEXTBOOK, Misconception, changed
from tests.helpers.oracles import Jumps, matrix_answer
from tests.helpers.strategies import square_boards

NEVER = "never returns"
TRAP = dict.fromkeys(range(2, 8), 1)

# The squares and the jumps of a small board, the right answer, and what the mistake says; as PROBLEM.md has them.
TABLE: dict[str, tuple[int, Jumps, int, int | str]] = {
    "chained-jumps": (9, {2: 8, 8: 9}, 2, 1),
    "optional-jumps": (25, {7: 1}, 5, 4),
    "marks-landing-and-end": (9, {2: 3, 3: 9}, 1, 2),
    "skips-jump-to-seen": (9, {2: 1, 3: 1, 4: 1, 5: 2, 6: 4, 7: 6, 8: 6}, 2, -1),
    "last-distance-when-stuck": (9, TRAP, -1, 0),
    "row-major": (4, {3: 1}, 1, -1),
    "parity-from-top-even": (9, {3: 9}, 1, 2),
    "parity-from-top-odd": (4, {3: 1}, 1, -1),
    "rows-not-flipped": (9, {2: 9}, 1, 2),
    "goal-top-left": (9, {7: 1}, 2, -1),
    "depth-first": (16, {2: 10}, 2, 3),
    "greedy": (16, {2: 8, 8: 16}, 2, 3),
    "depth-capped": (49, {}, 8, -1),
    "starts-off-board": (49, {}, 8, 9),
    "never-marks": (9, TRAP, -1, NEVER),
    "marks-landing-too": (16, {3: 2, 6: 2, 7: 5, 10: 3, 11: 10}, 3, 4),
    "jumps-ignored": (9, {2: 9}, 1, 2),
    "snakes-ignored": (16, {7: 1, 13: 16}, 3, 2),
    "snakes-are-walls": (9, {3: 2, 4: 3, 5: 4, 6: 5, 7: 6}, 2, 3),
    "jump-costs-a-roll": (9, {2: 9}, 1, 2),
    "numbering-off-by-one": (9, {2: 9}, 1, 2),
    "one-pass": (64, {2: 39, 44: 17, 23: 64}, 3, 4),
    "few-rounds": (49, {7: 28, 26: 49, 28: 25, 30: 27}, 4, 5),
    "wrong-die": (9, {7: 9}, 1, 2),
    "counts-one-too-many": (4, {}, 1, 2),
    "counts-one-too-few": (4, {}, 1, 0),
    "capped-rolls": (144, {}, 24, -1),
    "top-left-must-be-free": (9, {7: 1}, 2, -1),
    "remembers-between-calls": (4, {}, 1, -1),
    "no-minus-one": (9, TRAP, -1, 10**9),
    "example-built-in": (49, {}, 8, 6),
    "goal-before-jump": (9, {2: 9}, 1, 2),
}
HARMLESS = "overshoot-wins"

ALL = list(MISCONCEPTIONS.values())


def test_the_keys_are_those_that_are_known() -> None:
    assert set(MISCONCEPTIONS) == {*TABLE, HARMLESS}
    assert MISCONCEPTIONS[HARMLESS].board is None
    assert [each.key for each in ALL] == list(MISCONCEPTIONS)


def test_nobody_can_change_the_list_and_each_is_explained_in_its_own_words() -> None:
    assert not isinstance(MISCONCEPTIONS, MutableMapping)
    assert len({each.name for each in ALL}) == len({each.paragraph for each in ALL}) == len(TABLE) + 1


@pytest.mark.parametrize("key", TABLE)
def test_a_wrong_solver_says_on_its_board_what_is_known_of_it(key: str) -> None:
    squares, jumps, right, wrong = TABLE[key]
    board = Board(squares, jumps)
    assert MISCONCEPTIONS[key].board == board
    assert matrix_answer(board.to_matrix()) == right
    outcome = run(MISCONCEPTIONS[key].solver, board.to_matrix(), steps=50_000)
    said = NEVER if outcome.trouble and outcome.trouble.kind == "endless" else outcome.value
    assert said == wrong


@given(square_boards(7))
def test_a_solver_that_lets_a_roll_past_the_goal_win_is_right_on_every_board(board: Board) -> None:
    matrix = board.to_matrix()
    assert MISCONCEPTIONS[HARMLESS].solver(matrix) == matrix_answer(matrix)


@given(square_boards())
def test_numbering_by_the_rows_from_the_top_is_right_for_every_other_size(board: Board) -> None:
    matrix = board.to_matrix()
    key = "parity-from-top-even" if board.rows % 2 == 0 else "parity-from-top-odd"
    assert MISCONCEPTIONS[key].solver(matrix) == matrix_answer(matrix)


@pytest.mark.parametrize("each", ALL, ids=MISCONCEPTIONS)
def test_the_source_of_a_wrong_solver_can_be_looked_up_and_is_a_small_change_to_the_textbook(
    each: Misconception,
) -> None:
    assert inspect.getsource(each.solver) in each.source
    compile(each.source, "source", "exec")
    kept = {*TEXTBOOK.splitlines()} & {*each.source.splitlines()}
    assert len(kept) >= len({*TEXTBOOK.splitlines()}) - (14 if each.key in ("one-pass", "few-rounds") else 5)
    assert len(each.solvers) == 1 + len(each.others)
    for solver in each.solvers:
        assert inspect.getsource(solver).startswith("def solve(matrix):\n")


def test_no_two_wrong_solvers_are_the_same() -> None:
    sources = [changed(changes) for each in ALL for changes in (each.changes, *each.others)]
    assert len({TEXTBOOK, *sources}) == 1 + len(sources)


def test_a_wrong_solver_is_the_same_function_each_time() -> None:
    # Otherwise what is kept of its answers is never found again, and fills the memory.
    lasting = [each for each in ALL if not each.keeps_state]
    assert [each.solvers for each in lasting] == [each.solvers for each in lasting]
    assert [each.solver for each in lasting] == [each.solvers[0] for each in lasting]
    assert all(each.solver is not each.solver for each in ALL if each.keeps_state)


@pytest.mark.parametrize("key", ["chained-jumps", "depth-first", "goal-top-left"])
def test_a_family_has_every_way_to_write_the_mistake_once(key: str) -> None:
    each = MISCONCEPTIONS[key]
    texts = each.texts()
    assert len(texts) == len(set(texts)) > len(each.solvers)
    assert {changed(changes) for changes in (each.changes, *each.others)} <= set(texts)


def test_an_earlier_call_leaves_its_marks_behind() -> None:
    solver = MISCONCEPTIONS["remembers-between-calls"].solver
    assert solver(Board(4).to_matrix()) == -1
    assert solver(Board(9).to_matrix()) == 2, "7 was not marked yet"
    assert solver(Board(9).to_matrix()) == -1
