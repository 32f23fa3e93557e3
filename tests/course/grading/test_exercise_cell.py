"""The cell of an exercise, taken apart."""

import ast

import pytest

from snl_edu.course.grading.exercise_cell import ExerciseCell, exercise_cell, functions_in, imports_in, names_in

WRITTEN = '''def walk(board):
    """The squares."""
    ...


'''


@pytest.mark.parametrize(
    ("source", "cell"),
    [
        ('check(..., "01-fewest")', ExerciseCell("01-fewest", "...", "", 'check(..., "01-fewest")')),
        ('n = 3\ncheck(6 * n, "01-x")\n', ExerciseCell("01-x", "6 * n", "n = 3\n", 'check(6 * n, "01-x")\n')),
        (f'{WRITTEN}check(walk, "01-walk")', ExerciseCell("01-walk", "walk", WRITTEN, 'check(walk, "01-walk")')),
        (
            f'{WRITTEN}verdict = check(walk, "01-walk")\nverdict',
            ExerciseCell("01-walk", "walk", WRITTEN, 'verdict = check(walk, "01-walk")\nverdict', "verdict"),
        ),
    ],
)
def test_the_cell_of_an_exercise_falls_into_an_answer_and_its_check(source: str, cell: ExerciseCell) -> None:
    assert exercise_cell(source) == cell
    assert cell.above + cell.rest == source


@pytest.mark.parametrize(
    "source", ["", "board", "check(solve)", "play(check(solve))", "verdict = check(solve)", 'if x:\n    check(1, "a")']
)
def test_other_code_is_not_an_exercise(source: str) -> None:
    assert exercise_cell(source) is None


def test_another_answer_can_be_checked() -> None:
    cell = ExerciseCell("01-fewest", "...", "", 'verdict = check(..., "01-fewest")\nverdict', "verdict")
    assert exercise_cell(cell.rest) == cell
    assert cell.is_unanswered
    assert cell.check("mine") == 'verdict = check(mine, "01-fewest")\nverdict'


def test_what_code_brings_in_and_what_it_uses() -> None:
    source = "from a.b import c, d as e\n\n\ndef f(x):\n    g = x + h\n    def inner(): ...\n\nk = f(1)"
    assert imports_in(source) == {"c": "from a.b import c", "e": "from a.b import d as e"}
    assert functions_in(source) == {"f"}
    assert names_in(source, ast.Store) == {"g", "k"}
    assert names_in(source, ast.Load) == {"x", "h", "f"}
