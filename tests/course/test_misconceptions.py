"""The wrong solvers say just what is known of them, and the one that is right by luck is right on every board."""

import inspect
from collections.abc import MutableMapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import Board, named_board
from snl_edu.course.misconceptions import MISCONCEPTIONS, Misconception
from snl_edu.sandbox import run
from tests.helpers.oracles import Jumps, matrix_answer

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
}
HARMLESS = "overshoot-wins"

ALL = list(MISCONCEPTIONS.values())


@st.composite
def square_boards(draw: st.DrawFn, most_rows: int = 7) -> Board:
    """Any board of the famous question: sparse or dense, solvable or not."""
    squares = draw(st.integers(1, most_rows)) ** 2
    if squares == 1:
        return Board(1)
    drawn = draw(st.dictionaries(st.integers(2, squares - 1), st.integers(1, squares), max_size=squares))
    return Board(squares, {square: end for square, end in drawn.items() if square != end})


def test_the_keys_are_those_that_are_known() -> None:
    assert set(MISCONCEPTIONS) == {*TABLE, HARMLESS}
    assert len(MISCONCEPTIONS) == 30
    assert [each.key for each in ALL] == list(MISCONCEPTIONS)


def test_nobody_can_change_the_list() -> None:
    assert not isinstance(MISCONCEPTIONS, MutableMapping)
    with pytest.raises(TypeError):
        MISCONCEPTIONS["mine"] = ALL[0]  # type: ignore[index]  # that is the point


@pytest.mark.parametrize("key", TABLE)
def test_a_wrong_solver_says_on_its_board_what_is_known_of_it(key: str) -> None:
    squares, jumps, right, wrong = TABLE[key]
    board = Board(squares, jumps)
    assert MISCONCEPTIONS[key].board == board
    assert matrix_answer(board.to_matrix()) == right
    outcome = run(MISCONCEPTIONS[key].solver, board.to_matrix(), steps=50_000)
    said = NEVER if outcome.trouble and outcome.trouble.kind == "endless" else outcome.value
    assert said == wrong


@given(square_boards())
def test_a_solver_that_lets_a_roll_past_the_goal_win_is_right_on_every_board(board: Board) -> None:
    matrix = board.to_matrix()
    assert MISCONCEPTIONS[HARMLESS].solver(matrix) == matrix_answer(matrix)


def test_a_solver_that_lets_a_roll_past_the_goal_win_has_no_board_and_a_proof() -> None:
    assert MISCONCEPTIONS[HARMLESS].board is None
    assert "proof" in MISCONCEPTIONS[HARMLESS].paragraph


@given(square_boards(6))
def test_numbering_by_the_rows_from_the_top_is_right_for_every_other_size(board: Board) -> None:
    matrix = board.to_matrix()
    key = "parity-from-top-even" if board.rows % 2 == 0 else "parity-from-top-odd"
    assert MISCONCEPTIONS[key].solver(matrix) == matrix_answer(matrix)


def test_the_official_examples_expose_four_of_the_sixteen_that_were_known_first() -> None:
    matrices = [named_board(name).to_matrix() for name in ("example-1", "example-2", "the-note")]

    def is_exposed(each: Misconception) -> bool:
        answers = [run(each.solver, matrix).value for matrix in matrices]
        return answers != [matrix_answer(matrix) for matrix in matrices]

    assert sum(map(is_exposed, ALL[:16])) == 4
    assert sum(map(is_exposed, ALL)) == 10


@pytest.mark.parametrize("each", ALL, ids=MISCONCEPTIONS)
def test_a_misconception_is_explained_in_whole_sentences(each: Misconception) -> None:
    for text in (each.paragraph, each.look_at):
        assert text.endswith((".", "?"))
        assert text[0].isupper()
        assert "  " not in text
        assert "\n" not in text
    assert each.paragraph.startswith("You probably ")
    assert each.paragraph.count(". ") >= 1 or ": " in each.paragraph
    assert each.look_at.startswith("Look ")
    assert not each.name.endswith(".")


def test_no_two_misconceptions_have_the_same_name_or_paragraph() -> None:
    for texts in ([each.name for each in ALL], [each.paragraph for each in ALL]):
        assert len(set(texts)) == len(MISCONCEPTIONS)


@pytest.mark.parametrize("each", ALL, ids=MISCONCEPTIONS)
def test_the_source_of_a_wrong_solver_can_be_looked_up_like_that_of_any_function(each: Misconception) -> None:
    assert inspect.getsource(each.solver) in each.source
    assert len(each.solvers) == 1 + len(each.others)
    for solver in each.solvers:
        assert inspect.getsource(solver).startswith("def solve(matrix):\n")


def test_a_wrong_solver_is_the_same_function_each_time() -> None:
    # Otherwise what is kept of its answers is never found again, and fills the memory.
    lasting = [each for each in ALL if not each.keeps_state]
    assert [each.solvers for each in lasting] == [each.solvers for each in lasting]
    assert [each.solver for each in lasting] == [each.solvers[0] for each in lasting]
    assert all(each.solver is not each.solver for each in ALL if each.keeps_state)


@pytest.mark.parametrize("key", ["chained-jumps", "depth-first", "goal-top-left"])
def test_a_family_has_every_way_to_write_the_mistake_once(key: str) -> None:
    each = replace(MISCONCEPTIONS[key])  # which has made no family yet
    sources = [inspect.getsource(solver) for solver in each.family]
    assert len(sources) == len(set(sources))
    assert {inspect.getsource(solver) for solver in each.solvers} <= set(sources)
    assert len(sources) > len(each.solvers)


def test_an_earlier_call_leaves_its_marks_behind() -> None:
    solver = MISCONCEPTIONS["remembers-between-calls"].solver
    assert solver(Board(4).to_matrix()) == -1
    assert solver(Board(9).to_matrix()) == 2, "7 was not marked yet"
    assert solver(Board(9).to_matrix()) == -1
