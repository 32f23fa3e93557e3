"""The exercises of notebook 06: what is right, and what is said about answers that people often give."""

from collections.abc import Callable
from typing import Any

import pytest

from snl_edu import Board, break_it, check, fewest_rolls, named_board, snakes_and_ladders
from snl_edu.course.exercises.ch06 import STATEMENTS
from snl_edu.course.misconceptions import MISCONCEPTIONS, textbook

Place = Callable[[int, int], Any]


def test_the_answer_of_a_solver_that_slides_on_is_longer_than_the_right_one() -> None:
    board = Board(16, {3: 12, 12: 5})
    said = MISCONCEPTIONS["chained-jumps"].solver(board.to_matrix())
    assert said > textbook(board.to_matrix())
    assert check(said, "06-climbing-on").message == "Right."


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (2, "that is the right answer, and the wrong solver's is asked for"),
        (1, "a first roll would have to end on 16"),
        (4, "how many rolls does it take to walk from 1 to 16?"),
        (-1, "it does find the goal"),
        (5, "5 is the square where it ends up"),
        (7, "that is not it"),
        (3.0, "without a point"),
    ],
)
def test_each_wrong_prediction_is_told_what_went_wrong(answer: Any, told: str) -> None:
    assert told in check(answer, "06-climbing-on").message


@pytest.mark.parametrize("answer", ["ABD", "dba", "A, B, D", ["A", "B", "D"], ("D", "A", "B"), {"A", "B", "D"}])
def test_the_false_statements_are_found_in_any_order_and_form(answer: Any) -> None:
    assert check(answer, "06-what-was-printed").message == "Right."


def test_three_statements_are_false_and_two_are_true() -> None:
    assert [letter for letter, (is_true, _) in STATEMENTS.items() if is_true()] == ["C", "E"]


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("CE", "C is in your list of false statements; look at it again: read the proof"),
        ("ABDE", "E is in your list of false statements; look at it again: where does the game start"),
        ("BD", "those are false, and there are more; look at A again"),
        ("AD", "look at B again: what does a right solver answer for it"),
        ("AB", "look at D again: which square is in the top left corner"),
        ("ABX", "there is no statement X: the letters are A, B, C, D, E"),
        ("", "give the letters of the false statements in one string"),
        ([1, 2], "give the letters of the false statements in one string"),
        (3, "give the letters of the false statements in one string"),
    ],
)
def test_each_wrong_list_of_statements_is_told_which_one_to_look_at(answer: Any, told: str) -> None:
    assert told in check(answer, "06-what-was-printed").message


def right_place(square: int, size: int) -> tuple[int, int]:
    up, along = divmod(square - 1, size)
    return size - 1 - up, along if up % 2 == 0 else size - 1 - along


def test_a_right_numbering_is_right_as_a_tuple_or_a_list() -> None:
    assert check(right_place, "06-mend-the-numbering").message.startswith("Right, on ")
    assert check(lambda square, size: list(right_place(square, size)), "06-mend-the-numbering").passed
    assert check(lambda square, size: Board(size * size).position(square), "06-mend-the-numbering").passed


def place_by(column: Callable[[int, int, int], int]) -> Place:
    """A numbering with another idea of the column, given the row and the way along it."""

    def place(square: int, size: int) -> tuple[int, int]:
        up, along = divmod(square - 1, size)
        return size - 1 - up, column(size - 1 - up, along, size)

    return place


@pytest.mark.parametrize(
    ("answer", "named"),
    [
        (place_by(lambda row, along, size: along if row % 2 == 1 else size - 1 - along), "parity-from-top-even"),
        (place_by(lambda row, along, size: along if row % 2 == 0 else size - 1 - along), "parity-from-top-odd"),
        (place_by(lambda _row, along, _size: along), "row-major"),
        (
            lambda square, size: (size - 1 - right_place(square, size)[0], right_place(square, size)[1]),
            "rows-not-flipped",
        ),
    ],
)
def test_a_wrong_numbering_is_named_and_shown_on_a_small_board(answer: Place, named: str) -> None:
    verdict = check(answer, "06-mend-the-numbering")
    assert verdict.misconception == named
    assert verdict.board is not None
    assert verdict.board.squares <= 9
    assert verdict.got != verdict.expected == (fewest_rolls(verdict.board) or -1)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (right_place(1, 3), "a function is needed here that takes a square and a size, not "),
        (lambda square, size: right_place(square, size)[::-1], "your place gives the column first"),
        (lambda square, size: tuple(part + 1 for part in right_place(square, size)), "counts rows and columns from 1"),
        (lambda *_: None, "for square 1 your place gives None: let it return a row"),
        (lambda square, size: right_place(square, size)[0], "for square 1 your place gives 2: let it return a row"),
        (lambda square, size: (*right_place(square, size), 0), "for square 1 your place gives (2, 0, 0)"),
        (lambda square: (square, square), "for square 1 and size 3 your place raises TypeError"),
        (lambda square, size: (size // (square - 4), 0), "for square 4 and size 3 your place raises ZeroDivisionError"),
    ],
)
def test_a_numbering_that_no_solver_could_use_is_told_why(answer: Any, told: str) -> None:
    assert told in check(answer, "06-mend-the-numbering").message


def solver_by(mark: str, when_stuck: Callable[[int], int]) -> Callable[[list[list[int]]], int]:
    """The solver of the exercise, with a way to mark and something to say when it is stuck."""

    def solve(matrix: list[list[int]]) -> int:
        board, queue, seen = Board.from_matrix(matrix), [(1, 0)], {1}
        for square, rolls in queue:
            if square == board.goal:
                return rolls
            for move in board.moves(square):
                asked = move.end if mark == "end" else move.landing
                if asked not in seen:
                    seen.update((move.landing, move.end) if mark == "both" else (asked,))
                    queue.append((move.end, rolls + 1))
        return when_stuck(rolls)

    return solve


@pytest.mark.parametrize("mark", ["landing", "end"])
def test_a_solver_with_both_mistakes_fixed_is_right(mark: str) -> None:
    fixed = solver_by(mark, lambda _: -1)
    assert check(fixed, "06-two-mistakes").message.startswith("Right, on ")
    assert check(snakes_and_ladders, "06-two-mistakes").passed


def test_with_both_mistakes_no_idea_is_named_but_a_small_board_is_shown() -> None:
    verdict = check(solver_by("both", lambda rolls: rolls), "06-two-mistakes")
    assert not verdict.passed
    assert verdict.misconception is None
    assert verdict.board == Board(9, {2: 3, 3: 9})


@pytest.mark.parametrize(
    ("mark", "when_stuck", "named"),
    [
        ("both", lambda _: -1, "marks-landing-and-end"),
        ("end", lambda rolls: rolls, "last-distance-when-stuck"),
        ("landing", lambda rolls: rolls, "last-distance-when-stuck"),
    ],
)
def test_when_one_mistake_is_fixed_the_other_is_named(mark: str, when_stuck: Callable[[int], int], named: str) -> None:
    verdict = check(solver_by(mark, when_stuck), "06-two-mistakes")
    assert verdict.misconception == named
    assert MISCONCEPTIONS[named].name in verdict.explanation


def test_an_answer_that_is_no_solver_is_told_so() -> None:
    assert "a function is needed that takes a matrix" in check(4, "06-two-mistakes").message
    assert "gives None" in check(lambda _: None, "06-two-mistakes").message


@pytest.mark.parametrize("answer", [Board(16, {2: 9, 9: 10}), Board(16, {2: 9, 9: 15})])
def test_a_board_that_catches_nothing_but_the_chain_is_right(answer: Board) -> None:
    assert break_it(answer).exposed == ("chained-jumps",)
    assert check(answer, "06-sharp-board").message == "Right, on 1 board."


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (Board(9, {2: 9}), "none of its jumps ends where another one starts"),
        (named_board("the-note"), "on 2 goes to 3, and by mistake on to 4, but that does not change the fewest rolls"),
        (Board(9, {2: 8, 8: 9}), "catches chained-jumps, and also rows-not-flipped, goal-top-left"),
        (Board(36, {2: 9, 9: 10}), "your board has 36 squares, and 25 is the most"),
        (Board(15, {2: 9, 9: 10}), "the solvers play on square boards"),
        ({2: 9, 9: 10}, "a Board is needed here"),
    ],
)
def test_each_board_that_is_not_sharp_is_told_what_it_lacks(answer: Any, told: str) -> None:
    verdict = check(answer, "06-sharp-board")
    assert not verdict.passed
    assert told in verdict.message


@pytest.mark.parametrize(
    ("answer", "count"),
    [
        (Board(81, {13: 31, 31: 61}), 14),
        (Board(49, {13: 6, 14: 19, 19: 34}), 13),
        (Board(81, {12: 11, 18: 24, 30: 42, 42: 64, 61: 53}), 15),
    ],
)
def test_a_board_that_catches_twelve_or_more_is_right(answer: Board, count: int) -> None:
    assert len(break_it(answer).exposed) == count
    assert check(answer, "06-strong-board").message == "Right, on 1 board."


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (named_board("example-1"), "your board catches 7, and 12 are asked for; where the number of rows is even"),
        (Board(49), "your board catches 4, and 12 are asked for; break_it(answer) shows which survive"),
        (named_board("the-trap"), "your board catches 5, and 12 are asked for; it cannot be won"),
        (Board(121, {13: 31, 31: 61}), "your board has 121 squares, and 100 is the most"),
        (Board(49, die=4), "the solvers play on square boards, from 1 with a die of 6"),
        ([13, 31], "a Board is needed here"),
    ],
)
def test_each_board_that_is_not_strong_is_told_what_to_try(answer: Any, told: str) -> None:
    verdict = check(answer, "06-strong-board")
    assert not verdict.passed
    assert told in verdict.message
