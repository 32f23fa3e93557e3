"""What `check` says about solvers in the ways that people write them: true sentences, and names that fit."""

import re
from itertools import chain
from typing import Any

import pytest

from snl_edu import Board, check, fewest_rolls, named_board, watch
from snl_edu.calls.signatures import BOARD, CELLS, COUNT_AND_PAIRS, LADDERS_AND_SNAKES, caller_of
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.course.solvers import answers
from snl_edu.course.solvers.boards_to_try import cases_beyond, cases_to_try
from snl_edu.course.solvers.notice import Notice
from tests.corpus.entry import ENTRIES, Matrix
from tests.corpus.solvers.filmed import level_loop
from tests.corpus.solvers.right_ideas import all_pairs
from tests.corpus.solvers.wrong_rare import six_built_in
from tests.helpers.oracles import distances

Jumps = list[list[int]]


def never_ends(_ladders: Jumps, _snakes: Jumps) -> int:
    """Not a solver."""
    while True:
        pass


def never_ends_on_a_matrix(_board: Matrix) -> int:
    """Not a solver either."""
    while True:
        pass


@pytest.mark.parametrize("solver", [never_ends, never_ends_on_a_matrix])
def test_an_endless_loop_is_neither_right_nor_wrong_and_earns_nothing(solver: Any) -> None:
    for verdict in (check(solver), check(solver, "05-solve")):
        assert not verdict.passed
        assert verdict.message.startswith("We can't tell: on Board(")
        assert "was stopped after" in verdict.message
        assert verdict.misconception is None


def test_a_right_solver_that_is_slow_passes_once_it_has_finished_enough() -> None:
    verdict = check(all_pairs)
    assert verdict.passed
    assert verdict.message.startswith("Right on ")
    assert re.search(r" boards; on \d+ it is too slow to be judged\.", verdict.message)
    assert "loop" not in verdict.message


def test_a_solver_that_was_right_on_too_few_boards_is_told_which_are_missing() -> None:
    def ends_where_it_is_near(board: Matrix) -> int:
        rolls = level_loop(board)
        while rolls >= 4:
            pass
        return rolls

    verdict = check(ends_where_it_is_near)
    assert not verdict.passed
    assert verdict.message.startswith("We can't tell: ")
    assert "to judge it, we also need one that takes 4 rolls or more." in verdict.message


def climbs_on(ladders: Any, snakes: Any) -> Any:
    """Takes jump after jump, which only shows where there is a chain."""
    jumps: dict[int, int] = dict(ladders + snakes)
    for _ in range(50):
        jumps = {start: jumps.get(end, end) for start, end in jumps.items()}
    return ENTRIES["ladders_and_snakes"].solver(jumps.items(), [])


def last_number(moves: list[int], n: int) -> int:
    """The program of a well-known page, which says nothing about boards that cannot be won."""
    seen, waiting, rolls = {0}, [(0, 0)], 0
    for cell, rolls in waiting:
        if cell == n - 1:
            break
        for landing in range(cell + 1, min(cell + 7, n)):
            end = landing if moves[landing] == -1 else moves[landing]
            if end not in seen:
                seen.add(end)
                waiting.append((end, rolls + 1))
    return rolls


@pytest.mark.parametrize(("solver", "kind"), [(climbs_on, "with a chain"), (last_number, "that cannot be won")])
def test_what_is_right_on_all_boards_of_its_site_passes_with_a_remark(solver: Any, kind: str) -> None:
    verdict = check(solver)
    assert verdict.passed
    assert f"On boards {kind}, which that site never gives, it would be wrong." in verdict.remarks
    assert verdict.message.endswith("it would be wrong.")


@pytest.mark.parametrize("form", [LADDERS_AND_SNAKES, COUNT_AND_PAIRS, CELLS], ids=lambda form: form.signature)
def test_no_board_of_a_form_breaks_what_its_site_promises(form: Any) -> None:
    boards = [case.board for case in cases_to_try(form)]
    assert all(set(board.jumps).isdisjoint(board.jumps.values()) for board in boards)
    lost = [board for board in boards if board.goal not in distances(board.squares, dict(board.jumps))]
    assert bool(lost) is (form is LADDERS_AND_SNAKES)
    if form is LADDERS_AND_SNAKES:
        assert all(len(set(board.jumps.values())) == len(board.jumps) for board in boards)
    assert all(cases for _, cases in cases_beyond.__wrapped__(form))


def by_frontiers(board: Board) -> int | None:
    """A right solver as notebook 04 asks for one."""
    here, seen, rolls = {board.start}, {board.start}, 0
    while here:
        if board.goal in here:
            return rolls
        here = {move.end for square in here for move in board.moves(square)} - seen
        seen |= here
        rolls += 1
    return None


class Sole:
    """A class with one method."""

    def answer(self, board: Board) -> int | None:
        """The fewest rolls, or None."""
        return by_frontiers(board)


@pytest.mark.parametrize("solver", [by_frontiers, Sole, Sole().answer])
def test_a_function_of_a_board_is_checked_and_watched(solver: Any) -> None:
    verdict = check(solver)
    assert verdict.passed
    assert "It was called as solve(board), with a Board of this library." in verdict.remarks
    for name in ("example-1", "thirty-cells"):
        run = watch(solver, named_board(name))
        assert run.value == by_frontiers(named_board(name))
        assert run.seen_name == "seen"


def test_a_function_of_a_board_is_recognised_even_if_it_fails() -> None:
    def misspelt(board: Any) -> Any:
        return board.start + board.goals

    caller = caller_of(misspelt).at_second_sight()
    assert caller.form is BOARD
    assert "'Board' object has no attribute 'goals'" in check(misspelt).message


def test_a_mistake_in_a_function_of_a_board_is_named() -> None:
    def one_too_many(board: Board) -> int | None:
        rolls = by_frontiers(board)
        return rolls and rolls + 1

    assert check(one_too_many).misconception == "counts-one-too-many"


def test_a_function_of_a_board_is_not_the_solver_that_notebook_05_goes_on_with() -> None:
    verdict = check(by_frontiers, "05-solve")
    assert not verdict.passed
    assert "takes a Board" in verdict.message


def test_what_fails_on_small_boards_only_is_not_said_to_fail_on_every_board() -> None:
    assert "It does so on every board" not in check(six_built_in).explanation


def test_what_always_fails_was_tried_on_boards_of_every_size() -> None:
    def fails(_board: Matrix) -> int:
        raise LookupError

    told = check(fails).explanation
    assert told.startswith("It does so on every board that was tried, from 4 to 400 squares")


def test_the_number_of_boards_is_that_of_the_boards_compared() -> None:
    verdict = check(MISCONCEPTIONS["chained-jumps"].solver)
    own = sum(bool(case.own) for case in cases_to_try())
    count = int(verdict.explanation.removeprefix("On all ").partition(" ")[0])
    assert 0 < count <= len(cases_to_try()) - own


def test_a_method_without_self_is_told_so() -> None:
    class Solution:
        def snakesAndLadders(board: Matrix) -> int:  # type: ignore[misc]  # that is the point
            return len(board)

    for solver in (Solution, Solution()):
        assert "lacks self" in check(solver).message
        assert "def snakesAndLadders(self, board)" in check(solver).message


def next_one(square: int) -> int:
    """A helper, which calls nothing."""
    return square + 1


def falls(board: Matrix, square: int = 1) -> Any:
    """Calls itself without an end."""
    after = next_one(square)
    return falls(board, after)


def test_the_line_that_calls_itself_is_the_one_that_is_named() -> None:
    line = falls.__code__.co_firstlineno + 3
    assert watch(falls, Board(9))[-1].sentence.startswith(f"In line {line} it calls itself again and again")


def test_a_line_that_turns_the_matrix_round_does_not_change_nothing() -> None:
    def turns(board: Matrix) -> int:
        board.reverse()
        board[0].reverse()
        board[0], board[1] = board[1], board[0]
        return len(board)

    sentences = [moment.sentence.partition(": ")[2] for moment in watch(turns, Board(9))]
    assert sentences[:3] == [
        "board = its rows in reverse order.",
        "board = its rows with one of them turned round.",
        "board = its rows in another order.",
    ]


def test_a_resemblance_needs_boards_that_tell_it_from_the_right_answer() -> None:
    def wrong_on_a_few(board: Matrix) -> int:
        ends = [value for value in chain(*board) if value != -1]
        return level_loop(board) + (len(ends) == 3 and max(ends) > 12)

    verdict = check(wrong_on_a_few)
    assert (verdict.misconception, verdict.resembles) == (None, None)


def test_the_right_answer_of_a_board_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Board] = []
    work_out = fewest_rolls

    def counted(board: Board) -> int | None:
        asked.append(board)
        return work_out(board)

    monkeypatch.setattr(answers, "fewest_rolls", counted)
    answers.right_answer.cache_clear()
    assert not check(MISCONCEPTIONS["row-major"].solver).passed
    assert len(asked) == len(set(asked)) > 50


class Loops:
    """A number that never says which."""

    def __index__(self) -> int:
        turns = 0
        while turns >= 0:
            turns += 1
        return turns


def test_an_answer_that_never_says_its_number_is_asked_once() -> None:
    calls = []

    def solver(board: Matrix) -> Any:
        calls.append(len(board))
        return Loops()

    assert "reading that as a number never ends" in check(solver).message
    assert len(calls) <= 2


def test_a_wait_is_announced_in_every_part_of_a_check(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[None] = []
    calls: list[None] = []
    monkeypatch.setattr(Notice, "show_if_late", lambda _: looks.append(None))

    def wrong(board: Matrix) -> int:
        calls.append(None)
        return level_loop(board) + (len(board) > 3)

    check(wrong)
    assert len(looks) >= len(calls)
