"""What `check` says about solvers in the ways that people write them: true sentences, and names that fit."""

from collections import deque
from itertools import chain
from typing import Any

import pytest

from snl_edu import Board, check, fewest_rolls, named_board, watch
from snl_edu.course import answers
from snl_edu.course.boards_to_try import cases_beyond, cases_to_try
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.course.notice import Notice
from snl_edu.signatures import BOARD, CELLS, COUNT_AND_PAIRS, LADDERS_AND_SNAKES, caller_of
from tests.corpus.entry import Matrix
from tests.corpus.solvers.filmed import level_loop
from tests.helpers.oracles import distances

Jumps = list[list[int]]
THIRTY = 30
HUNDRED = 100


def search(squares: int, jumps: dict[int, int], *, die: int = 6, start: int = 1, stuck: Any = -1) -> Any:
    """The fewest rolls on squares with jumps, or what is given where there is no way."""
    waiting, seen = deque([(start, 0)]), {start}
    while waiting:
        square, rolls = waiting.popleft()
        if square == squares:
            return rolls
        for landing in range(square + 1, min(square + die, squares) + 1):
            end = jumps.get(landing, landing)
            if end not in seen:
                seen.add(end)
                waiting.append((end, rolls + 1))
    return stuck


def jumps_of(board: Matrix) -> dict[int, int]:
    """The jumps of a matrix, read back and forth from the bottom."""
    cells = [value for up, row in enumerate(board[::-1]) for value in (row[::-1] if up % 2 else row)]
    return {square: value for square, value in enumerate(cells, start=1) if value != -1}


def rows_to_the_right(board: Matrix) -> dict[int, int]:
    """The jumps of a matrix whose rows all run to the right."""
    return {square: value for square, value in enumerate(chain(*board[::-1]), start=1) if value != -1}


def never_ends(_ladders: Jumps, _snakes: Jumps) -> int:
    """Not a solver."""
    while True:
        pass


def never_ends_on_a_matrix(_board: Matrix) -> int:
    """Not a solver either."""
    while True:
        pass


def tries_every_way(board: Matrix) -> int:
    """Right, and slower the more squares there are."""
    goal, jumps, best = len(board) ** 2, jumps_of(board), [len(board) ** 2]

    def walk(square: int, path: frozenset[int]) -> None:
        if square == goal:
            best[0] = min(best[0], len(path) - 1)
            return
        for landing in range(square + 1, min(square + 6, goal) + 1):
            end = jumps.get(landing, landing)
            if end not in path:
                walk(end, path | {end})

    walk(1, frozenset([1]))
    return best[0] if best[0] < goal else -1


@pytest.mark.parametrize("solver", [never_ends, never_ends_on_a_matrix])
def test_an_endless_loop_is_neither_right_nor_wrong_and_earns_nothing(solver: Any) -> None:
    for verdict in (check(solver), check(solver, "05-solve")):
        assert not verdict.passed
        assert verdict.message.startswith("We can't tell: on Board(")
        assert "was stopped after" in verdict.message
        assert verdict.misconception is None


def test_a_right_solver_that_is_slow_passes_once_it_has_finished_enough() -> None:
    verdict = check(tries_every_way)
    assert verdict.passed
    assert verdict.message.startswith("Right on ")
    assert " boards; on 5 it is too slow to be judged." in verdict.message
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


def pairs_of(arr: list[int]) -> dict[int, int]:
    """The jumps of a list of starts and ends."""
    return dict(zip(arr[::2], arr[1::2], strict=True))


def only_up(jumps: dict[int, int]) -> dict[int, int]:
    """The ladders."""
    return {start: end for start, end in jumps.items() if end > start}


def ends_of(pairs: Jumps) -> dict[int, int]:
    """The jumps of a list of pairs."""
    return {pair[0]: pair[1] for pair in pairs}


def forgets_snakes(ladders: Jumps, _snakes: Jumps) -> Any:
    """Does not look at them."""
    return search(HUNDRED, ends_of(ladders))


def board_one_too_many(board: Board) -> Any:
    """Counts the start."""
    rolls = search(board.squares, dict(board.jumps), stuck=None)
    return rolls and rolls + 1


def board_without_jumps(board: Board) -> int:
    """A division."""
    return -(-(board.squares - 1) // 6)


class InterviewBit:
    """A method with a name of its own."""

    def snakeLadder(self, A: Jumps, B: Jumps) -> Any:
        """Forgets the snakes."""
        return forgets_snakes(A, B)


NAMED_IN_THEIR_FORM = [
    (lambda n, arr: search(THIRTY, pairs_of(arr)) + 1 + 0 * n, "counts-one-too-many"),
    (lambda n, arr: search(THIRTY, {}), "jumps-ignored"),  # noqa: ARG005
    (lambda n, arr: search(THIRTY, pairs_of(arr), die=5), "wrong-die"),  # noqa: ARG005
    (lambda n, arr: search(THIRTY, only_up(pairs_of(arr))), "snakes-ignored"),  # noqa: ARG005
    (lambda ladders, snakes: search(HUNDRED, ends_of(ladders + snakes), start=0), "starts-off-board"),
    (forgets_snakes, "snakes-ignored"),
    (
        lambda moves, n: search(n, {at + 1: end + 1 for at, end in enumerate(moves) if end != -1}) - 1,
        "counts-one-too-few",
    ),
    (board_one_too_many, "counts-one-too-many"),
    (board_without_jumps, "jumps-ignored"),
    (InterviewBit, "snakes-ignored"),
]


@pytest.mark.parametrize(("solver", "key"), NAMED_IN_THEIR_FORM, ids=lambda each: getattr(each, "__name__", each))
def test_every_form_names_mistakes_like_the_matrix_does(solver: Any, key: str) -> None:
    verdict = check(solver)
    assert verdict.misconception == key
    assert verdict.explanation.startswith("On all ")


def test_a_solver_of_pairs_is_not_called_by_a_mistake_about_rows() -> None:
    def shifted(ladders: Jumps, snakes: Jumps) -> Any:
        return search(HUNDRED, {start - 1: end for start, end in ladders + snakes})

    assert check(shifted).misconception not in ("row-major", "numbering-off-by-one")


def climbs_on(ladders: Jumps, snakes: Jumps) -> Any:
    """Takes jump after jump, which only shows where there is a chain."""
    jumps = ends_of(ladders + snakes)

    def follow(square: int, left: int = 50) -> int:
        return follow(jumps[square], left - 1) if square in jumps and left else square

    return search(HUNDRED, {start: follow(start) for start in jumps})


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
    assert cases_to_try.__wrapped__(form) == cases_to_try(form)


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


def test_a_function_of_a_board_is_not_the_solver_that_notebook_05_goes_on_with() -> None:
    verdict = check(by_frontiers, "05-solve")
    assert not verdict.passed
    assert "takes a Board" in verdict.message


def six_built_in(board: Matrix) -> Any:
    """Runs on boards of six rows, and fails on all smaller ones."""
    cells: list[Any] = [None] * 37
    for square in range(1, 37):
        up, along = divmod(square - 1, 6)
        cells[square] = board[5 - up][5 - along if up % 2 else along]
    return search(36, {square: value for square, value in enumerate(cells) if value not in (None, -1)})


def test_what_fails_on_small_boards_only_is_not_said_to_fail_on_every_board() -> None:
    verdict = check(six_built_in)
    assert verdict.misconception == "example-built-in"
    assert "It does so on every board" not in verdict.explanation


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


def half_a_square(board: Matrix) -> Any:
    """Fails at a range."""
    return list(range(len(board) / 2))  # type: ignore[call-overload]


def rows_by_a_fraction(board: Matrix) -> Any:
    """Divides as in Python 2: no row number is odd, so every row runs to the right."""
    n = len(board)
    jumps = {}
    for square in range(1, n * n + 1):
        row = (square - 1) / n
        along = (square - 1) % n
        value = board[int(n - row - 0.0001 if row else n - 1)][n - 1 - along if row % 2 == 1 else along]
        if value != -1:
            jumps[square] = value
    return search(n * n, jumps)


@pytest.mark.parametrize("solver", [half_a_square, rows_by_a_fraction])
def test_a_division_of_python_2_gets_advice(solver: Any) -> None:
    assert "write // where a whole number is needed" in repr(check(solver))


def test_a_resemblance_needs_boards_that_tell_it_from_the_right_answer() -> None:
    def wrong_on_a_few(board: Matrix) -> int:
        jumps = jumps_of(board)
        return level_loop(board) + (len(jumps) == 3 and max(jumps.values()) > 12)

    verdict = check(wrong_on_a_few)
    assert (verdict.misconception, verdict.resembles) == (None, None)


def thirty_built_in(moves: list[int], _n: int) -> Any:
    """The size of the well-known list."""
    jumps = {cell + 1: moves[cell] + 1 for cell in range(THIRTY) if moves[cell] != -1}
    return search(THIRTY, jumps)


def goal_at_the_landing(board: Matrix) -> int:
    """Looks where the die lands only."""
    goal, jumps, waiting, seen = len(board) ** 2, jumps_of(board), [(1, 0)], {1}
    for square, rolls in waiting:
        for landing in range(square + 1, min(square + 6, goal) + 1):
            if landing == goal:
                return rolls + 1
            end = jumps.get(landing, landing)
            if end not in seen:
                seen.add(end)
                waiting.append((end, rolls + 1))
    return -1


def stuck_with(answer: Any) -> Any:
    """A solver with an answer of its own where there is no way."""
    return lambda board: search(len(board) ** 2, jumps_of(board), stuck=answer)


NAMED = [
    *((stuck_with(answer), "no-minus-one") for answer in (float("inf"), 9_999_999, 401, None)),
    (six_built_in, "example-built-in"),
    (thirty_built_in, "example-built-in"),
    (goal_at_the_landing, "goal-before-jump"),
]


@pytest.mark.parametrize(("solver", "key"), NAMED, ids=lambda each: getattr(each, "__name__", each))
def test_the_new_mistakes_have_names(solver: Any, key: str) -> None:
    verdict = check(solver)
    assert (verdict.passed, verdict.misconception, verdict.also) == (False, key, None)
    assert verdict.hints[1] == MISCONCEPTIONS[key].look_at


def ladders_and_one_too_many(board: Matrix) -> Any:
    """Two at once that spoil different boards."""
    rolls = search(len(board) ** 2, only_up(jumps_of(board)))
    return rolls if rolls == -1 else rolls + 1


TWO = [
    (lambda board: search(len(board) ** 2, rows_to_the_right(board), die=5), ("row-major", "wrong-die")),
    (
        lambda board: search(len(board) ** 2, rows_to_the_right(board), stuck=float("inf")),
        ("row-major", "no-minus-one"),
    ),
    (ladders_and_one_too_many, ("counts-one-too-many", "snakes-ignored")),
]


@pytest.mark.parametrize(("solver", "keys"), TWO, ids=lambda each: getattr(each, "__name__", ""))
def test_two_mistakes_at_once_are_both_named_and_the_one_to_fix_first_comes_first(
    solver: Any, keys: tuple[str, str]
) -> None:
    verdict = check(solver)
    assert (verdict.misconception, verdict.also) == keys
    first, second = (MISCONCEPTIONS[key] for key in keys)
    told = verdict.explanation
    assert "two mistakes at once" in told
    assert told.index(first.name) < told.index(second.name)
    assert second.paragraph in told


def naive(board: Matrix) -> int:
    """Tries everything, without jumps."""
    goal = len(board) ** 2

    def from_square(square: int) -> int:
        return (
            0 if square == goal else 1 + min(from_square(each) for each in range(square + 1, min(square + 6, goal) + 1))
        )

    return from_square(1)


def test_boards_on_which_it_was_stopped_do_not_count_against_a_name() -> None:
    verdict = check(naive)
    assert verdict.misconception == "jumps-ignored"
    assert verdict.got == 2


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
