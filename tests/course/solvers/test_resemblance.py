"""A mistake is named where all answers agree, and called a likeness where nearly all do."""

from typing import Any

from snl_edu import Board, check
from snl_edu.calls.sandbox import Outcome
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.course.solvers.answers import Case
from snl_edu.course.solvers.boards_to_try import cases_to_try
from snl_edu.course.solvers.resemblance import resemblance
from tests.corpus.entry import Matrix
from tests.corpus.solvers.filmed import level_loop


def nobody(_case: Case) -> Outcome:
    """No further board is asked about."""
    raise AssertionError


def answers_of(solver: Any) -> dict[Case, Outcome]:
    """The answers of a solver that ends on every board."""
    cases = [case for case in cases_to_try() if not case.own]
    return {case: Outcome(solver(case.board.to_matrix()), None, False, False) for case in cases}


def answer(solver: Any, case: Case) -> Outcome:
    """One more answer."""
    return Outcome(solver(case.board.to_matrix()), None, False, False)


def test_where_several_mistakes_fit_more_boards_tell_them_apart() -> None:
    solver = MISCONCEPTIONS["jumps-ignored"].solver
    case = Case(Board(9, {2: 9}))  # which several of them get wrong in the same way
    asked: list[Case] = []

    def ask_more(case: Case) -> Outcome:
        asked.append(case)
        return answer(solver, case)

    found = resemblance({case: answer(solver, case)}, ask_more)
    assert found == (MISCONCEPTIONS["jumps-ignored"], 1, 1, None)
    assert asked
    assert case not in asked
    assert resemblance({case: answer(solver, case)}, lambda _: Outcome(77, None, False, False)) is None


def nearly(key: str) -> Any:
    """A solver that makes a mistake, but not on a few boards."""

    def solve(board: Matrix) -> int:
        return level_loop(board) if sum(map(sum, board)) % 31 == 0 else MISCONCEPTIONS[key].solver(board)

    return solve


def test_a_solver_that_is_nearly_a_mistake_resembles_it() -> None:
    verdict = check(nearly("jumps-ignored"))
    assert verdict.misconception is None
    assert verdict.resembles == "jumps-ignored"
    told = verdict.explanation
    assert " boards its answers are those of this mistake: Walks past snakes and ladders (jumps-ignored). " in told
    assert told.endswith("That may be a part of it.")
    assert verdict.hints[1] == MISCONCEPTIONS["jumps-ignored"].look_at


def test_a_solver_that_shares_few_wrong_answers_resembles_nothing() -> None:
    def wrong_with_a_snake_to_three(board: Matrix) -> int:
        return level_loop(board) + any(3 in row for row in board)

    verdict = check(wrong_with_a_snake_to_three)
    assert (verdict.misconception, verdict.resembles) == (None, None)
    assert verdict.explanation.endswith("Its answers are not those of a mistake that has a name here.")


def test_right_answers_resemble_nothing_and_nobody_is_asked() -> None:
    assert resemblance(answers_of(level_loop), nobody) is None


def test_one_wrong_answer_is_too_little_for_a_likeness() -> None:
    answers = answers_of(level_loop)
    answers[Case(Board(49))] = Outcome(77, None, False, False)
    assert resemblance(answers, nobody) is None


def test_a_search_that_never_ends_but_keeps_a_record_does_not_lack_one() -> None:
    def no_test_for_an_empty_level(board: Matrix) -> int:
        n = len(board)
        level, seen, rolls = {1}, {1}, 0
        while n * n not in level:
            landings = {square + roll for square in level for roll in range(1, 7) if square + roll <= n * n}
            level = {end(board, landing) for landing in landings} - seen
            seen |= level
            rolls += 1
        return rolls

    def end(board: Matrix, landing: int) -> int:
        row, column = divmod(landing - 1, len(board))
        value = board[~row][~column if row % 2 else column]
        return landing if value == -1 else value

    verdict = check(no_test_for_an_empty_level)
    assert not verdict.passed
    assert verdict.expected == -1
    assert verdict.misconception is None
