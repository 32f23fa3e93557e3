"""A solver is asked about one board after another, until enough is known; how it is judged then is tested elsewhere."""

from typing import Any

from snl_edu.calls.signatures import caller_of
from snl_edu.course.solvers.boards_to_try import cases_to_try
from snl_edu.course.solvers.notice import Notice
from snl_edu.course.solvers.trial import A_FEW, ENOUGH, MOST_ENDLESS, Trial
from tests.corpus.entry import Matrix
from tests.corpus.solvers.filmed import level_loop


def held(solver: Any) -> Trial:
    """The trial of a solver, at its end."""
    trial = Trial(caller_of(solver), Notice(""))
    trial.hold()
    return trial


def test_a_right_solver_is_asked_about_every_board_and_lacks_nothing() -> None:
    trial = held(level_loop)
    assert list(trial.right) == list(trial.answers) == list(cases_to_try())
    assert (trial.failures, trial.lacks, trial.beyond()) == ([], [], [])


def test_after_a_few_wrong_answers_large_boards_are_left_out() -> None:
    trial = held(lambda _: 99)
    assert len(trial.wrong) > A_FEW
    assert not any(map(trial.is_large, trial.answers))


def test_a_solver_that_is_stopped_again_and_again_is_spared_boards_of_that_size() -> None:
    def slow(board: Matrix) -> int:
        while len(board) > 3:
            pass
        return level_loop(board)

    trial = held(slow)
    assert len(trial.slow) == MOST_ENDLESS + 1, "and the board with a long way, which is asked about at the end"
    assert trial.lacks == ["one that takes 4 rolls or more"]
    assert len(trial.right) >= ENOUGH


def test_a_solver_that_fails_on_small_boards_only_is_found_to_run() -> None:
    def large_only(board: Matrix) -> int:
        if len(board) < 6:
            raise IndexError
        return level_loop(board)

    assert not held(large_only).never_runs
    assert held(lambda _: [].pop()).never_runs
