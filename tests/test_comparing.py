"""A wrong run beside a right one: the step at which they part must be the one that a learner has to look at."""

import gc
import weakref
from typing import Any

import pytest
from hypothesis import given, settings

from snl_edu import Board, BoardError, Player, Verdict, check, named_board, play
from snl_edu.misconceptions import MISCONCEPTIONS
from snl_edu.player import SideBySide
from snl_edu.watch.comparing import Pair, side_by_side
from tests import oracles, styles
from tests.styles import STYLES, Matrix
from tests.test_player import FakeNotebook, is_open
from tests.test_watch import failing, square_boards

# What the wrong run and the right one say at the step where they part, on the misconception's own board.
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
    "depth-first": ("13 leaves the queue; square = 13; rolls = 2.", "10 leaves the queue; square = 10; rolls = 1."),
    "greedy": ("14 joins the queue.", "3 joins the queue."),
    "depth-capped": ("It returns -1, but 8 is right.", "It returns 8, and that is right."),
    "starts-off-board": ("0 joins the queue.", "1 joins the queue."),
    "never-marks": ("after 5,000 steps: does this loop ever end?", "It returns -1, and that is right."),
}
SHOWING = [key for key, misconception in MISCONCEPTIONS.items() if misconception.board is not None]
SOLVERS = [
    pytest.param(solver, MISCONCEPTIONS[key].board, id=f"{key} {number}")
    for key in SHOWING
    for number, solver in enumerate(MISCONCEPTIONS[key].solvers)
]


def told(pair: Pair) -> tuple[str, str]:
    """What both runs say where they part."""
    mine, right = (run[step].sentence for run, step in zip(pair.runs, pair.steps, strict=True))
    return mine, right


def ends(pair: Pair) -> tuple[int, ...]:
    return tuple(len(run) - 1 for run in pair.runs)


def board_of(key: str) -> Board:
    board = MISCONCEPTIONS[key].board
    assert board is not None
    return board


def test_each_misconception_that_shows_is_looked_at() -> None:
    assert PARTINGS.keys() == set(SHOWING)


@pytest.mark.parametrize("key", PARTINGS)
def test_the_runs_part_at_the_step_that_shows_the_misconception(key: str) -> None:
    mine, right = told(side_by_side(MISCONCEPTIONS[key].solver, board_of(key)))
    assert mine.endswith(PARTINGS[key][0])
    assert right.endswith(PARTINGS[key][1])


@pytest.mark.parametrize(("solver", "board"), SOLVERS)
def test_the_other_run_is_a_right_one_of_the_same_board(solver: Any, board: Board) -> None:
    pair = side_by_side(solver, board)
    mine, right = pair.runs
    assert mine.board == right.board == board
    assert right.value == oracles.matrix_answer(board.to_matrix())
    assert right[-1].sentence == f"It returns {right.value}, and that is right."
    assert right.queue_name == "queue"
    assert all(0 <= step <= end for step, end in zip(pair.steps, ends(pair), strict=True))


@pytest.mark.parametrize(("solver", "board"), SOLVERS)
def test_up_to_the_parting_the_wrong_run_finds_and_takes_nothing_too_early(solver: Any, board: Board) -> None:
    pair = side_by_side(solver, board)
    mine = pair.runs[0]
    rolls = oracles.distances(board.squares, dict(board.jumps))
    taken = list(dict.fromkeys(step.current for step in mine[: pair.steps[0]] if step.current is not None))
    distances = [rolls.get(square, 99) for square in taken]
    assert distances == sorted(distances)


@pytest.mark.parametrize("style", [style for style in STYLES if style is not styles.relaxation])
@settings(max_examples=10, deadline=None)
@given(board=square_boards())
def test_two_right_runs_never_part_before_their_ends(style: Any, board: Board) -> None:
    pair = side_by_side(style, board)
    assert pair.steps == ends(pair)


def test_the_idea_that_is_wrong_and_gives_right_answers_parts_at_the_ends() -> None:
    pair = side_by_side(MISCONCEPTIONS["overshoot-wins"].solver, named_board("example-1"))
    assert pair.steps == ends(pair)
    assert told(pair) == ("It returns 4, and that is right.",) * 2


@pytest.mark.parametrize("solver", [len, failing, lambda _: 0])
def test_a_run_without_a_queue_parts_at_the_ends(solver: Any) -> None:
    pair = side_by_side(solver, Board(9))
    assert pair.steps == ends(pair)
    assert told(pair)[0] != told(pair)[1]


def without_a_queue(board: Matrix) -> int:
    """Marks squares without any order, from the last to the first."""
    n = len(board)
    seen = {1}
    for square in range(n * n, 1, -1):
        seen.add(square)
    return len(seen)


def test_where_there_is_no_queue_the_runs_part_by_what_is_seen() -> None:
    pair = side_by_side(without_a_queue, Board(9))
    assert (pair.runs[0].queue_name, pair.runs[0].seen_name) == (None, "seen")
    assert told(pair)[0].endswith("9 is marked as seen.")
    assert told(pair)[1].endswith("2 joins the queue.")


def test_two_comparisons_are_the_same() -> None:
    solver = MISCONCEPTIONS["depth-first"].solver
    assert side_by_side(solver, Board(16)) == side_by_side(solver, Board(16))


# Side by side in players


def verdict_on(key: str) -> Verdict:
    return check(MISCONCEPTIONS[key].solver)


def test_the_verdict_on_a_wrong_solver_is_played_by_two_players_where_they_part() -> None:
    verdict = verdict_on("row-major")
    assert verdict.board is not None
    shown = play(verdict)
    pair = side_by_side(verdict.solver, verdict.board)
    assert isinstance(shown, SideBySide)
    assert [player.title for player in shown.children] == ["Your run", "A right run"]
    assert tuple(player.step for player in shown.children) == tuple(player.first for player in shown.children)
    assert tuple(player.step for player in shown.children) == pair.steps
    assert [player.film["name"] for player in shown.children] == [
        f"solve on {verdict.board!r}",
        f"a right solver on {verdict.board!r}",
    ]
    assert repr(shown) == " beside ".join(map(repr, shown.children))


def test_only_the_code_of_the_learner_is_called_theirs() -> None:
    headings = [player.film["words"]["listing"] for player in play(verdict_on("row-major")).children]
    assert headings[0] == "Your code"
    assert headings[1] != "Your code"


def test_each_of_the_two_players_is_stepped_alone() -> None:
    mine, right = play(verdict_on("row-major")).children
    before = right.step
    mine.step = 0
    mine.grain = "roll"
    assert (right.step, right.grain) == (before, "line")


def test_the_panels_asked_for_are_shown_on_both_sides() -> None:
    shown = play(verdict_on("row-major"), panels=["queue"])
    assert [player.panels for player in shown.children] == [["queue"], ["queue"]]
    with pytest.raises(BoardError, match="a panel must be one of "):
        play(verdict_on("row-major"), panels=["cue"])


@pytest.mark.parametrize(
    "verdict",
    [
        check(styles.level_loop),
        check(5),
        Verdict(False, "Not yet", ("Look.",), board=Board(9)),
    ],
    ids=["a right solver", "no solver", "an exercise"],
)
def test_a_verdict_without_a_wrong_run_cannot_be_played(verdict: Verdict) -> None:
    with pytest.raises(BoardError, match="there is nothing to compare: no board is known on which a solver fails"):
        play(verdict)


def test_running_a_cell_again_leaves_one_pair_of_players_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = FakeNotebook(monkeypatch)
    verdict = verdict_on("row-major")
    made: weakref.WeakSet[Player] = weakref.WeakSet()
    first: Any = None
    for number in range(5):
        notebook.parent = {"header": {"msg_id": str(number)}, "metadata": {"cellId": "side by side"}}
        shown = play(verdict)
        first = first or [weakref.ref(player) for player in shown.children]
        made.update(shown.children)
        if number == 1:
            assert not any(is_open(player()) for player in first if player() is not None)
    del shown
    gc.collect()
    assert len(made) == 2


def test_a_verdict_has_titles_and_a_grain_of_its_own() -> None:
    for chosen in ({"grain": "line"}, {"title": "Mine"}):
        with pytest.raises(BoardError, match="leave title and grain out"):
            play(verdict_on("row-major"), **chosen)
