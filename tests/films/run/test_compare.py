"""A wrong run beside a right one: the moment at which they part must be the one that a learner has to look at."""

from typing import Any

import pytest
from hypothesis import given, settings

from snl_edu import MISCONCEPTIONS, Board, textbook
from snl_edu.films.run.compare import side_by_side
from snl_edu.films.run.run_film import Run
from tests.corpus.solvers import filmed as styles
from tests.corpus.solvers.filmed import STYLES
from tests.helpers import oracles
from tests.helpers.runs import failing, written
from tests.helpers.strategies import square_boards

Pair = tuple[Run, Run]

# What the wrong run and the right one say at the moment where they part, on the misconception's own board.
PARTINGS = {
    "chained-jumps": ("9 joins the queue.", "8 joins the queue."),
    "optional-jumps": ("7 joins the queue.", "8 joins the queue."),
    "marks-landing-and-end": ("8 joins the queue.", "9 joins the queue."),
    "skips-jump-to-seen": ("It returns -1, but 2 is right.", "2 joins the queue."),
    "last-distance-when-stuck": ("It returns 0, but -1 is right.", "It returns -1, and that is right."),
    "row-major": ("3 joins the queue.", "4 joins the queue."),
    "parity-from-top-even": ("3 joins the queue.", "9 joins the queue."),
    "parity-from-top-odd": ("3 joins the queue.", "4 joins the queue."),
    "rows-not-flipped": ("2 joins the queue.", "9 joins the queue."),
    "goal-top-left": ("It returns -1, but 2 is right.", "It returns 2, and that is right."),
    "depth-first": (
        "13 leaves the top of the stack; square = 13; rolls = 2.",
        "10 leaves the queue; square = 10; rolls = 1.",
    ),
    "greedy": ("14 joins the queue.", "3 joins the queue."),
    "depth-capped": ("It returns -1, but 8 is right.", "It returns 8, and that is right."),
    "starts-off-board": ("0 joins the queue.", "1 joins the queue."),
    "never-marks": ("after 10,000 steps: does this loop ever end?", "It returns -1, and that is right."),
    "marks-landing-too": ("12 joins the queue.", "10 joins the queue."),
    "jumps-ignored": ("2 joins the queue.", "9 joins the queue."),
    "snakes-ignored": ("7 joins the queue.", "8 joins the queue."),
    "snakes-are-walls": ("8 joins the queue.", "3 joins the queue."),
    "jump-costs-a-roll": ("2 joins the queue.", "9 joins the queue."),
    "numbering-off-by-one": ("2 joins the queue.", "9 joins the queue."),
    "one-pass": ("14 is marked as seen.", "40 joins the queue."),
    "few-rounds": ("13 is marked as seen.", "29 joins the queue."),
    "wrong-die": ("It returns 2, but 1 is right.", "It returns 1, and that is right."),
    "counts-one-too-many": ("It returns 2, but 1 is right.", "It returns 1, and that is right."),
    "counts-one-too-few": ("It returns 0, but 1 is right.", "It returns 1, and that is right."),
    "capped-rolls": ("It returns -1, but 24 is right.", "122 joins the queue."),
    "top-left-must-be-free": ("It returns -1, but 2 is right.", "It returns 2, and that is right."),
    "remembers-between-calls": ("It returns -1, but 1 is right.", "It returns 1, and that is right."),
    "no-minus-one": ("It returns 1000000000, but -1 is right.", "It returns -1, and that is right."),
    "example-built-in": ("It returns 6, but 8 is right.", "37 joins the queue."),
    "goal-before-jump": ("It returns 2, but 1 is right.", "It returns 1, and that is right."),
}
OTHERS = 3  # ways to write a mistake that are looked at
SHOWING = [key for key, misconception in MISCONCEPTIONS.items() if misconception.board is not None]
SOLVERS = [
    pytest.param(solver, MISCONCEPTIONS[key].board, *PARTINGS[key] if number == 0 else ("", ""), id=f"{key} {number}")
    for key in SHOWING
    for number, solver in enumerate(MISCONCEPTIONS[key].solvers[:OTHERS])
]


def said(pair: Pair) -> tuple[str, str]:
    """What both runs say where they part."""
    mine, right = pair
    return mine.moments[mine.opening].sentence, right.moments[right.opening].sentence


def part_at_their_ends(pair: Pair) -> bool:
    return all(run.opening == len(run.moments) - 1 for run in pair)


@pytest.mark.parametrize(("solver", "board", "says", "right_says"), SOLVERS)
def test_a_wrong_run_and_a_right_one_part_at_the_moment_that_shows_the_misconception(
    solver: Any, board: Board, says: str, right_says: str
) -> None:
    mine, right = side_by_side(solver, textbook, board)
    assert said((mine, right))[0].endswith(says)
    assert said((mine, right))[1].endswith(right_says)
    assert mine.board == right.board == board
    assert right.value == oracles.matrix_answer(board.to_matrix())
    assert right[-1].sentence == f"It returns {right.value}, and that is right."
    assert right.queue_name == "queue"
    assert (right.name, right.heading, mine.heading) == (f"a right solver on {board!r}", "source.right", "source")
    assert all(run.at_grain("line").first == run.opening < len(run.moments) for run in (mine, right))
    expect_nothing_too_early(mine)


def expect_nothing_too_early(mine: Run) -> None:
    """Up to the parting the squares are taken in the order of their rolls."""
    rolls = oracles.distances(mine.board.squares, dict(mine.board.jumps))
    taken = list(dict.fromkeys(moment.current for moment in mine.moments[: mine.opening] if moment.current is not None))
    distances = [rolls.get(square, 99) for square in taken]
    assert distances == sorted(distances)


@pytest.mark.parametrize("style", [style for style in STYLES if style is not styles.relaxation])
@settings(max_examples=4)
@given(board=square_boards(largest=4))
def test_two_right_runs_never_part_before_their_ends(style: Any, board: Board) -> None:
    assert part_at_their_ends(side_by_side(style, textbook, board))


@pytest.mark.parametrize(
    ("solver", "says"),
    [
        (MISCONCEPTIONS["overshoot-wins"].solver, "It returns 2, and that is right."),
        (len, "It returns 3, but 2 is right."),
        (lambda _: 0, "It returns 0, but 2 is right."),
        (failing, "It raises ZeroDivisionError in line "),
    ],
)
def test_runs_that_search_alike_or_of_which_one_has_no_queue_part_at_their_ends(solver: Any, says: str) -> None:
    pair = side_by_side(solver, textbook, Board(9))
    assert part_at_their_ends(pair)
    assert said(pair)[0].startswith(says)
    assert said(pair)[1] == "It returns 2, and that is right."


HIGHEST_FIRST = """
def solve(board):
    n, seen = len(board), {1}
    def visit(square):
        for landing in range(min(square + 6, n * n), square, -1):
            row, column = divmod(landing - 1, n)
            end = board[~row][~column if row % 2 else column]
            end = landing if end == -1 else end
            if end not in seen:
                seen.add(end)
                visit(end)
    visit(1)
    return len(seen)
"""


def test_where_there_is_no_queue_the_runs_part_by_what_is_seen() -> None:
    pair = side_by_side(written(HIGHEST_FIRST), textbook, Board(9))
    assert (pair[0].queue_name, pair[0].seen_name) == (None, "seen")
    assert said(pair)[0].endswith("9 is marked as seen.")
    assert said(pair)[1].endswith("2 joins the queue.")
