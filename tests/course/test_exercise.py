"""How an answer to an exercise is judged: a value, a function or a board; and what a learner is told."""

from collections import OrderedDict, deque
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import Board, Verdict, fewest_rolls
from snl_edu.course.differences import brief
from snl_edu.course.exercise import board, function, value

CASES = [(Board(4), 1), (Board(9, {2: 8}), 2), (Board(36), 3)]


def double(square: int) -> int:
    """What the learner is asked to write."""
    return 2 * square


judge_double = function(double, lambda: [(1,), (5,)], {"you add one": lambda square: square + 1})
PAIR = (1, (2, 3))


def is_right_on(boards: int, verdict: Verdict) -> bool:
    """Whether a verdict says that an answer is right, on some boards if it is about boards."""
    on = f", on {boards} board{'s' * (boards > 1)}" if boards else ""
    return verdict.passed and verdict.message == f"Right{on}."


def fault(verdict: Verdict) -> str:
    """What a verdict says is not right yet."""
    assert not verdict.passed
    assert verdict.message.startswith("Not yet: ")
    return verdict.message.removeprefix("Not yet: ")


@pytest.mark.parametrize(
    ("right", "answer", "told"),
    [
        (PAIR, [3, [2, 1]], "turn it round"),
        (PAIR, 7, "seven is wrong"),
        (PAIR, 7.0, "a list is needed here, not a number"),
        (PAIR, (1, (2,)), "that is not it"),
        (PAIR, (True, (2, 3)), "that is not it"),
        (PAIR, (1, (2, 3.0)), "that is not it"),
        (PAIR, "1, 2, 3", "a list is needed here, not a text"),
        (PAIR, {1: (2, 3)}, "a list is needed here, not a dict"),
        (PAIR, fewest_rolls, "a list is needed here, not a function: call it, with round brackets"),
        (PAIR, object(), "a list is needed here, not an object"),
        (1, True, "a whole number is needed here, not True or False"),
        (True, 1, "True or False is needed here, not a whole number"),
        (2, 2.0, "a whole number is needed here, without a point, not 2.0"),
        (2, "2", "write the number without quotation marks: 2, not '2'"),
        ("BD", 2, "a text in quotation marks is needed here, not 2"),
        (object(), 2, "that is not it"),
        (1, "two", "a whole number is needed here, not a text"),
    ],
)
def test_a_wrong_value_is_told_what_is_known_of_it(right: Any, answer: Any, told: str) -> None:
    verdict = value(lambda: right, {(3, (2, 1)): "turn it round", 7: "seven is wrong"}, "that is not it")(answer)
    assert fault(verdict) == told
    assert verdict.board is None


def yields(_: int) -> Iterator[int]:
    yield 1
    yield 2


@pytest.mark.parametrize(
    ("right", "given"),
    [
        *((PAIR, given) for given in ((1, (2, 3)), [1, [2, 3]], (1, [2, 3]), [1, (2, 3)])),
        *(([1, 2], given) for given in (deque([1, 2]), iter((1, 2)), (number for number in (1, 2)))),
        ({1: [2]}, OrderedDict({1: (2,)})),
        ({1, 2}, frozenset((1, 2))),
        (None, None),
    ],
)
def test_of_lists_dicts_and_sets_one_kind_is_as_good_as_another(right: Any, given: Any) -> None:
    assert is_right_on(0, function(lambda _: right, lambda: [(1,)], {})(lambda _: given))
    if type(given) in (list, tuple):
        assert is_right_on(0, value(lambda: right, {}, "no")(given))
    assert is_right_on(0, function(yields, lambda: [(1,)], {})(yields))


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (lambda square: square + 2 if square > 1 else 2, "for 5 your function gives 7, and 10 is right"),
        (lambda square: square + 1 if square == 1 else 7, "for 5 your function gives 7, and 10 is right"),
        (lambda square: 1 + square, "you add one"),
        (lambda _: None, "your function gives None so far: write its body, and let it return the answer"),
        (lambda square: print(square), "your function prints its answer, but gives back None: write return in place"),  # noqa: T201
        (lambda square: square * 2 if square == 1 else None, "for 5 your function gives None, and 10 is right"),
        (lambda square: 1 // (square - 1), "for 1 your function raises ZeroDivisionError in line "),
        (lambda: 1, "for 1 your function raises TypeError: "),
        (lambda square: np.array([square]), "for 1 your function gives array([1]), and 2 is right"),
        (3, "a function is needed here, not 3"),
        ("double", "a function is needed here, not 'double'"),
        (Board(4), "a function is needed here, not a Board"),
    ],
)
def test_a_wrong_function_is_told_its_mistake_or_the_first_case(answer: Any, told: str) -> None:
    assert is_right_on(0, judge_double(lambda square: square + square))
    assert fault(judge_double(answer)).startswith(told)
    assert judge_double(answer).board is None


def test_a_chance_may_be_a_fraction_or_a_float_and_a_guess_may_be_near() -> None:
    sixth = value(lambda: Fraction(1, 6), {}, "no")
    assert is_right_on(0, sixth(1 / 6))
    assert is_right_on(0, sixth(Fraction(1, 6)))
    assert fault(sixth(0.2)) == fault(sixth(1)) == "no"
    near = value(lambda: 20.6, {}, "too far off", within=2)
    assert is_right_on(0, near(19))
    assert is_right_on(0, near(22.5))
    assert fault(near(23)) == "too far off"
    assert fault(near("20")) == "write the number without quotation marks: 20, not '20'"


def test_the_right_value_is_computed_only_when_it_is_needed() -> None:
    asked: list[int] = []

    def three() -> int:
        asked.append(1)
        return 3

    judge = value(three, {}, "no")
    assert asked == []
    assert is_right_on(0, judge(3))
    assert asked == [1]


@settings(max_examples=40)
@given(st.recursive(st.integers() | st.text("ab"), st.lists))
def test_any_value_is_right_if_it_is_the_right_one(answer: Any) -> None:
    assert is_right_on(0, value(lambda: answer, {}, "no")(answer))


def test_a_function_that_makes_a_known_mistake_is_told_its_sentence() -> None:
    verdict = judge_double(lambda square: 1 + square)
    assert fault(verdict) == "you add one"
    assert verdict.explanation == "For 5 your function gives 6, and 10 is right."
    on_boards = function(fewest_rolls, lambda: [(Board(4),), (Board(9),)], {"never": [len, lambda _: 1]})
    assert on_boards(lambda _: 1).board == Board(9)


def test_a_function_that_changes_what_it_is_given_is_told_to_work_on_a_copy() -> None:
    judge = function(sum, lambda: [([1, 2],)], {})
    told = "your function changes what it is given, [1, 2]: work on a copy"
    assert fault(judge(lambda numbers: numbers.append(0) or 3)) == told
    assert is_right_on(0, judge(lambda numbers: sum(numbers)))


def test_the_board_of_a_case_is_shown() -> None:
    judge = function(lambda board, more: fewest_rolls(board) + more, lambda: iter(CASES), {})
    verdict = judge(lambda _board, more: more)
    assert fault(verdict) == "for Board(4) and 1 your function gives 1, and 2 is right"
    assert verdict.board == Board(4)
    verdict = judge(lambda board, more: fewest_rolls(board) + more + (0 if board.jumps == {} else more // 0))
    assert not verdict.passed
    assert verdict.board == Board(9, {2: 8})


def test_results_are_brought_into_a_form_that_can_be_compared() -> None:
    judge = function(lambda _: [3, 1, 2], lambda: [(1,)], {"from below": lambda _: [0]}, normal=sorted)
    assert is_right_on(0, judge(lambda _: (2, 3, 1)))
    assert fault(judge(lambda _: [0])) == "from below"
    assert fault(judge(lambda _: [2, 3])) == "for 1 your function gives [2, 3], and [3, 1, 2] is right"
    # What has no such form is compared as it is.
    assert fault(judge(lambda _: 5)) == "for 1 your function gives 5, and [3, 1, 2] is right"


def test_what_is_wrong_is_told_before_the_edge_case_in_which_it_fails_but_not_before_a_loop_without_an_end() -> None:
    judge = function(double, lambda: [(3,), (0,)], {"you add one": lambda square: square + 1})
    assert fault(judge(lambda square: square + square // square)) == "you add one"
    assert fault(judge(lambda square: 2 * square * square // square)).startswith("for 0 your function raises Zero")

    def loops(square: int) -> int:
        while square == 0:
            pass
        return 7

    assert "does its loop ever end?" in fault(judge(loops))


def test_a_line_is_told_with_the_function_that_it_belongs_to() -> None:
    def helper(square: int) -> int:
        down = square - 1
        return 1 // down

    line = helper.__code__.co_firstlineno + 2
    told = f"for 1 your function raises ZeroDivisionError in line {line} of helper, which it calls: "
    assert fault(judge_double(lambda square: helper(square))).startswith(told)


def test_a_function_of_the_library_is_not_the_learners() -> None:
    judge = function(fewest_rolls, lambda: [(Board(4),)], {})
    assert fault(judge(fewest_rolls)) == "this is the course's own function: write yours first"
    assert fault(judge(len)) == "this function comes from a library: write one of your own"


def test_a_long_result_is_cut_short() -> None:
    assert brief("x" * 98) == repr("x" * 98)
    assert brief("x" * 99) == repr("x" * 99)[:97] + "..."
    assert len(brief(list(range(1000)))) == 100


def test_a_board_is_judged_by_what_it_lacks() -> None:
    judge = board(lambda found: None if found.jumps else "it has no jumps")
    verdict = judge(Board(9, {2: 8}))
    assert is_right_on(1, verdict)
    assert verdict.board == Board(9, {2: 8})
    assert "A shortest game takes" in verdict._repr_mimebundle_()["text/html"]
    assert fault(judge(Board(9))) == "it has no jumps"
    for answer, told in (([[-1, -1], [-1, 3]], "a list"), (9, "9"), ("Board(9)", "'Board(9)'"), (Board, "a type")):
        assert fault(judge(answer)) == f"a Board is needed here, such as Board(36, {{2: 15}}), not {told}"
