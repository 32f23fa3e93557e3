"""The exercises of notebook 05: right answers pass, and each common wrong answer gets a sentence of its own."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from snl_edu import Board, check
from snl_edu.course.exercises import ch05
from snl_edu.course.exercises.ch05 import EXERCISES
from snl_edu.course.install import course_files
from snl_edu.course.misconceptions import MISCONCEPTIONS, function_of, textbook
from snl_edu.course.solvers import judge
from tests.helpers import styles

READ, FIX, WAIT, WRONG = "05-read-their-mind", "05-mend-what-you-found", "05-nobody-waits", "05-wrong-on-purpose"
Matrix = list[list[int]]


# The solvers of the notebook.
CELLS = {
    "end_of": '''\
def end_of(matrix, landing):
    """Where a move ends: on the square it lands on, or at the far end of its snake or ladder."""
    up, along = divmod(landing - 1, len(matrix))
    value = matrix[~up][along if up % 2 == 0 else ~along]
    return landing if value == -1 else value
''',
    "careful": '''\
def careful(matrix):
    """The fewest rolls, or -1; somebody was careful that it ends."""
    size, goal = len(matrix), len(matrix) ** 2
    frontier, seen = {1}, {1}
    for rolls in range(size + 1):
        if goal in frontier:
            return rolls
        landings = {square + roll for square in frontier for roll in range(1, 7)}
        frontier = {end_of(matrix, landing) for landing in landings if landing <= goal} - seen
        seen |= frontier
    return -1
''',
    "hopeful": '''\
def hopeful(matrix):
    """The fewest rolls, or -1; with a mistake."""
    goal, dist, queue = len(matrix) ** 2, {1: 0}, deque([1])
    while queue:
        square = queue.popleft()
        for landing in range(square + 1, min(square + 6, goal) + 1):
            for end in (landing, end_of(matrix, landing)):
                if end not in dist:
                    dist[end] = dist[square] + 1
                    queue.append(end)
    return dist.get(goal, -1)
''',
    "found": '''\
def found(board):
    """The fewest rolls, or -1, says the website."""
    board.reverse()
    size, goal = len(board), len(board) ** 2
    dist, queue = {1: 0}, [1]
    while queue:
        square = queue.pop()
        for landing in range(square + 1, square + 7):
            up, along = divmod(landing - 1, size)
            value = board[up][along if up % 2 == 0 else ~along]
            end = landing if value == -1 else value
            if end not in dist:
                dist[end] = dist[square] + 1
                queue.append(end)
    return dist.get(goal, -1)
''',
}


def of_notebook(name: str, *changes: tuple[str, str]) -> Callable[[Matrix], int]:
    """A solver of the notebook, perhaps with some of its text changed."""
    text = CELLS[name].replace(f"def {name}(", "def solve(")
    for before, after in changes:
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return function_of(f"from collections import deque\n{CELLS['end_of']}\n{text}", name)


@pytest.mark.parametrize("name", CELLS)
def test_the_solvers_are_those_of_the_notebook(name: str) -> None:
    path = next(path for path in course_files() if path.name == "05_your_own_solver.ipynb")
    notebook = json.loads(path.read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert any(f"{cell}\n".startswith(CELLS[name]) for cell in cells)


def message(answer: object, exercise: str) -> str:
    verdict = check(answer, exercise)
    assert not verdict.passed
    return verdict.message


def end_of(matrix: Matrix, landing: int) -> int:
    up, along = divmod(landing - 1, len(matrix))
    value = matrix[~up][along if up % 2 == 0 else ~along]
    return landing if value == -1 else value


def passes(number: int | None) -> Callable[[Matrix], int]:
    """A solver that goes over all squares so many times, or while anything changes."""

    def solve(matrix: Matrix) -> int:
        goal = len(matrix) ** 2
        best = [0, 0, *[goal] * (goal - 1)]
        before: list[int] = []
        done = 0
        while best != before if number is None else done < number:
            before, done = list(best), done + 1
            for square in range(1, goal):
                for landing in range(square + 1, min(square + 6, goal) + 1):
                    end = end_of(matrix, landing)
                    best[end] = min(best[end], best[square] + 1)
        return best[goal] if best[goal] < goal else -1

    return solve


def improving(matrix: Matrix) -> int:
    """A function that calls itself wherever it has found a shorter way."""
    goal = len(matrix) ** 2
    best = {1: 0}

    def go_on(square: int) -> None:
        for landing in range(min(square + 6, goal), square, -1):
            end = end_of(matrix, landing)
            if best[square] + 1 < best.get(end, goal):
                best[end] = best[square] + 1
                go_on(end)

    go_on(1)
    return best.get(goal, -1)


FIXES = [
    ("board.reverse()", "board = board[::-1]"),
    ("queue.pop()", "queue.pop(0)"),
    ("square + 7", "min(square + 6, goal) + 1"),
]

RIGHT: dict[str, list[Any]] = {
    READ: ["depth-capped", " Depth-Capped ", "Gives up after as many rolls as there are rows"],
    FIX: [of_notebook("found", *FIXES), textbook, styles.Solution],
    WAIT: [passes(None), improving, styles.relaxation, styles.recursion],
    WRONG: [of_notebook("hopeful"), of_notebook("careful"), MISCONCEPTIONS["chained-jumps"].solver],
}


@pytest.mark.parametrize(("exercise", "answer"), [(name, answer) for name in RIGHT for answer in RIGHT[name]])
def test_the_right_answer_passes(exercise: str, answer: object) -> None:
    verdict = check(answer, exercise)
    assert verdict.passed, verdict
    assert verdict.message.startswith("Right")
    assert verdict.hint()


def test_every_exercise_has_a_right_answer_here() -> None:
    assert list(RIGHT) == list(EXERCISES)


def test_the_solver_to_read_is_the_one_in_the_notebook() -> None:
    verdicts = [judge(each) for each in (ch05.careful, of_notebook("careful"))]
    assert verdicts[0].misconception is not None
    assert verdicts[0].misconception == verdicts[1].misconception
    assert [ch05.careful(Board(squares).to_matrix()) for squares in (36, 49)] == [6, -1]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("never-marks", "it does remember what it has seen"),
        ("last-distance-when-stuck", "does it return -1 at other times too?"),
        ("starts-off-board", "its first frontier is square 1, as it should be"),
        ("depth-first", "it keeps whole frontiers"),
        ("greedy", "it keeps all squares that a roll leads to"),
        ("overshoot-wins", "it leaves out landings beyond the goal"),
        ("row-major", 'row-major means "Numbers every row from left to right". Look at how a square number'),
        ("chained-jumps", "Look for a loop, or a call of itself, where the jump is taken. You will find nothing"),
        ("depth-caped", "no mistake has the key 'depth-caped': did you mean depth-capped?"),
        ("it stops", "no mistake has the key 'it stops': the keys are the words on the left"),
        (13, 'answer with a key as a string, such as "row-major", not 13'),
        (["depth-capped"], "answer with a key as a string"),
    ],
)
def test_a_wrong_idea_is_told_what_to_look_at(answer: object, said: str) -> None:
    assert said in message(answer, READ)


@pytest.mark.parametrize(
    ("fixed", "said"),
    [
        ((), "raises IndexError in line"),
        ((0,), "raises IndexError in line"),
        ((0, 1), "raises IndexError in line"),
        ((2,), "gives 3, and 2 is right"),
        ((0, 2), "gives 3, and 2 is right"),
        ((1, 2), "changes the matrix it is given"),
    ],
)
def test_a_solver_that_is_not_wholly_fixed_is_told_what_is_left(fixed: tuple[int, ...], said: str) -> None:
    assert said in message(of_notebook("found", *(FIXES[place] for place in fixed)), FIX)


def test_the_last_mistake_that_is_left_has_a_name() -> None:
    assert check(of_notebook("found", FIXES[0], FIXES[2]), FIX).misconception == "depth-first"


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_too_few_passes_are_caught(number: int) -> None:
    verdict = check(passes(number), WAIT)
    assert not verdict.passed
    assert verdict.misconception == ("one-pass" if number == 1 else "few-rounds")
    assert verdict.board is not None


def test_a_right_solver_that_does_far_too_much_is_right() -> None:
    assert check(passes(20), WAIT).passed


@pytest.mark.parametrize(
    ("answer", "used"), [(styles.distance_dictionary, "deque"), (styles.prebuilt_map, "pop"), (textbook, "deque")]
)
def test_a_queue_is_refused_where_nobody_should_wait(answer: object, used: str) -> None:
    assert f"your solver uses {used}, so somebody waits in it" in message(answer, WAIT)


def test_a_queue_inside_a_function_inside_is_seen_too() -> None:
    def outer(matrix: Matrix) -> int:
        def inner() -> int:
            return [len(matrix)].pop()

        return inner()

    assert "your solver uses pop" in message(outer, WAIT)


def test_a_solver_without_a_queue_can_be_wrong_like_any_other() -> None:
    assert "gives -1, and 8 is right" in message(lambda matrix: ch05.careful(matrix), WAIT)


def always_four(_: Matrix) -> int:
    return 4


def fails(matrix: Matrix) -> int:
    return matrix[99][0]


def never_twelve(matrix: Matrix) -> int:
    return 4 if len(matrix) == 6 else 1 if len(matrix) == 2 else 12


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (textbook, "your solver is right on every board that was tried, and a wrong one is asked for"),
        (MISCONCEPTIONS["overshoot-wins"].solver, "your solver is right on every board"),
        (always_four, "on example-2 it gives 4, where 1 is right: everybody would notice"),
        (MISCONCEPTIONS["depth-first"].solver, "on example-1 it gives 6, where 4 is right: everybody would notice"),
        (fails, "on example-1 it raises IndexError in line"),
        (never_twelve, "wrong, but not in the same way as any mistake in the list: on Board(9"),
        (ch05, "a function is needed that takes a matrix"),
    ],
)
def test_a_solver_that_is_not_wrong_as_asked_for_is_told_why(answer: object, said: str) -> None:
    assert said in message(answer, WRONG)


def test_a_solver_that_is_wrong_on_purpose_is_told_the_name_of_its_mistake() -> None:
    said = check(of_notebook("hopeful"), WRONG).message
    assert said.endswith("and it is wrong: May stay on a snake's mouth or a ladder's foot (optional-jumps).")


@pytest.mark.parametrize("exercise", [WAIT, WRONG])
def test_a_stub_is_told_to_be_written(exercise: str) -> None:
    def stub(matrix: Matrix) -> None: ...

    assert "your function gives None so far" in message(stub, exercise)
    assert check(stub, exercise).hint() == check(..., exercise).hint()
