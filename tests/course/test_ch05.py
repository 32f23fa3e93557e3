"""The exercises of notebook 05: what its cells hold, and what is odd about judging a solver."""

import json
from collections.abc import Callable

import pytest

from snl_edu import Board, check, watch
from snl_edu.course.exercises import own_solvers
from snl_edu.course.exercises.ch05 import WITNESS
from snl_edu.course.install import course_files
from snl_edu.course.misconceptions import function_of
from snl_edu.course.solvers import judge

SOLVE, FIX, WAIT, WRONG = "05-solve", "05-fix-what-you-found", "05-nobody-waits", "05-wrong-on-purpose"
Matrix = list[list[int]]


def sources() -> list[str]:
    """The code of the notebook, cell by cell."""
    path = next(path for path in course_files() if path.name == "05_your_own_solver.ipynb")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def of_notebook(name: str, *changes: tuple[str, str]) -> Callable[[Matrix], int]:
    """A solver of the notebook, perhaps with some of its text changed."""
    text = next(text for text in sources() if text.startswith(f"def {name}(")).replace(f"def {name}(", "def solve(")
    for before, after in changes:
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    helper = "from snl_edu.course.exercises.places import end_of"
    return function_of(f"from collections import deque\n{helper}\n{text}", f"{name} {changes}")


def test_the_solver_to_read_is_the_one_in_the_notebook() -> None:
    verdicts = [judge(each) for each in (own_solvers.careful, of_notebook("careful"))]
    assert verdicts[0].misconception == verdicts[1].misconception == "depth-capped"
    assert [own_solvers.careful(Board(squares).to_matrix()) for squares in (36, 49)] == [6, -1]


def test_the_prepared_solver_is_caught_by_the_board_that_is_asked_about() -> None:
    verdict = judge(of_notebook("hopeful"))
    assert (verdict.misconception, verdict.board) == ("optional-jumps", WITNESS)
    queues = [{square for step in film.moments for square in step.queue} for film in verdict.films]
    (only_there,) = queues[0] - queues[1]
    assert check(only_there, "05-where-they-part").passed


def test_the_film_of_the_fruits_knows_which_is_which() -> None:
    run = watch(of_notebook("careful"), WITNESS)
    assert check((run.queue_name, run.seen_name), "05-which-fruit").passed


FIXES = [
    ("board.reverse()", "board = board[::-1]"),
    ("queue.pop()", "queue.pop(0)"),
    ("square + 7", "min(square + 6, goal) + 1"),
]


@pytest.mark.parametrize(
    ("fixed", "told"),
    [
        ((0, 1), "raises IndexError in line"),
        ((0, 2), "gives 3, and 2 is right"),
        ((1, 2), "changes the matrix it is given"),
        ((0, 1, 2), "Right, on"),
    ],
)
def test_what_is_left_to_fix_in_the_solver_that_was_found_is_told(fixed: tuple[int, ...], told: str) -> None:
    assert told in check(of_notebook("found", *(FIXES[place] for place in fixed)), FIX).message


def test_a_solver_that_is_wrong_on_purpose_is_told_the_name_of_its_mistake() -> None:
    said = check(of_notebook("hopeful"), WRONG).message
    assert said.endswith("and it is wrong: May stay on a snake's mouth or a ladder's foot (optional-jumps).")
