"""How an answer to an exercise is judged: a value, a function or a board; and what a learner is told."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import Board, Verdict, check, checks, fewest_rolls
from snl_edu.checks import EXERCISES
from snl_edu.checks.judging import Exercise, Fault, board, brief, function, value

HINTS = ("Think.", "Think again.", "Ask somebody.")
CASES = [(Board(4), 1), (Board(9, {2: 8}), 2), (Board(36), 3)]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Any], Any], Any], Verdict]:
    """The verdict of `check` on an answer to an exercise that is judged in a given way."""

    def verdict(judge: Callable[[Any], Any], answer: Any) -> Verdict:
        monkeypatch.setattr(checks, "EXERCISES", {"my-exercise": Exercise("what is it?", judge, HINTS)})
        return check(answer, "my-exercise")

    return verdict


Ask = Callable[[Callable[[Any], Any], Any], Verdict]


def double(square: int) -> int:
    """What the learner is asked to write."""
    return 2 * square


judge_double = function(double, lambda: [(1,), (5,)], {"you add one": lambda square: square + 1})


def test_a_right_answer_is_called_right(ask: Ask) -> None:
    verdict = ask(value(lambda: 7, {}, "no"), 7)
    assert verdict.passed
    assert verdict.message == "Right."
    assert verdict.hints == HINTS


def test_an_answer_about_boards_is_called_right_with_their_number(ask: Ask) -> None:
    assert ask(lambda _: 1, 0).message == "Right, on 1 board."
    assert ask(lambda _: 5, 0).message == "Right, on 5 boards."
    assert ask(judge_double, double).message == "Right, on 2 boards."


def test_a_wrong_answer_is_told_the_fault_with_its_board(ask: Ask) -> None:
    verdict = ask(lambda _: Fault("the snake bites", Board(4, {3: 1})), 0)
    assert not verdict.passed
    assert verdict.message == "Not yet: the snake bites"
    assert verdict.board == Board(4, {3: 1})
    assert verdict.hints == HINTS


def test_an_exercise_may_give_a_verdict_of_its_own(ask: Ask) -> None:
    verdict = Verdict(True, "Right in every way.", ("None.",))
    assert ask(lambda _: verdict, 0) is verdict


@pytest.mark.parametrize("nothing", [None, ...])
def test_who_has_not_begun_is_told_the_question(ask: Ask, nothing: Any) -> None:
    verdict = ask(value(lambda: nothing, {}, "no"), nothing)
    assert not verdict.passed
    assert verdict.message == "Not yet: what is it?"
    assert verdict.hints == HINTS


def test_an_answer_that_fails_when_it_is_looked_at_is_told_so(ask: Ask) -> None:
    class Nasty(int):
        def __eq__(self, other: object) -> bool:
            raise ZeroDivisionError

        __hash__ = int.__hash__

    verdict = ask(value(lambda: Nasty(3), {}, "no"), Nasty(3))
    assert verdict.message == "Not yet: the answer cannot be looked at: it raises ZeroDivisionError"


def test_a_list_that_holds_itself_is_survived(ask: Ask) -> None:
    endless: list[Any] = []
    endless.append(endless)
    assert not ask(value(lambda: [1], {}, "no"), endless).passed


def test_a_misspelt_exercise_is_told_the_nearest_names() -> None:
    name = next(iter(EXERCISES))
    verdict = check(1, name[:-1])
    assert verdict.message.startswith(f"Not yet: there is no exercise '{name[:-1]}'; try {name}")
    assert not verdict.passed


@pytest.mark.parametrize("name", ["", "qqq", 3, 2.5, True, [], object(), b"01-", ("01-",)])
def test_a_name_that_is_none_is_told_some_that_are(name: Any) -> None:
    verdict = check(1, name)
    assert not verdict.passed
    assert verdict.message.startswith("Not yet: there is no exercise ")
    assert verdict.message.endswith(f"; try {', '.join(list(EXERCISES)[:3])}")
    assert verdict.hint() == "Hint 1: The name of an exercise stands in the cell below it."


def test_exercises_have_names_that_begin_with_their_chapter_and_three_different_hints() -> None:
    for name, exercise in EXERCISES.items():
        assert name[:3] in {f"{chapter:02}-" for chapter in range(1, 9)}
        assert len(set(exercise.hints)) == 3
        assert exercise.question


def test_the_exercises_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        EXERCISES["mine"] = 1  # type: ignore[index]  # that is the point


judge_value = value(lambda: (1, (2, 3)), {(3, (2, 1)): "turn it round", 7: "seven is wrong"}, "that is not it")


@pytest.mark.parametrize("answer", [(1, (2, 3)), [1, [2, 3]], (1, [2, 3]), [1, (2, 3)]])
def test_a_list_is_as_good_as_a_tuple(answer: Any) -> None:
    assert judge_value(answer) == 0


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ([3, [2, 1]], "turn it round"),
        (7, "seven is wrong"),
        (7.0, "that is not it"),
        ((1, (2,)), "that is not it"),
        ((True, (2, 3)), "that is not it"),
        ((1, (2, 3.0)), "that is not it"),
        ("1, 2, 3", "that is not it"),
        ({1: (2, 3)}, "that is not it"),
    ],
)
def test_a_wrong_value_is_told_what_is_known_of_it(answer: Any, told: str) -> None:
    assert judge_value(answer) == Fault(told)


def test_true_is_not_one_and_two_is_not_a_fraction() -> None:
    assert value(lambda: 1, {}, "no")(True) == Fault("no")
    assert value(lambda: True, {}, "no")(1) == Fault("no")
    assert value(lambda: 2, {}, "no")(2.0) == Fault("no")


def test_the_right_value_is_computed_only_when_it_is_needed() -> None:
    asked: list[int] = []

    def three() -> int:
        asked.append(1)
        return 3

    judge = value(three, {}, "no")
    assert asked == []
    assert judge(3) == 0
    assert asked == [1]


@settings(max_examples=40)
@given(st.recursive(st.integers() | st.text("ab"), st.lists))
def test_any_value_is_right_if_it_is_the_right_one(answer: Any) -> None:
    assert value(lambda: answer, {}, "no")(answer) == 0


def test_a_function_is_right_if_it_is_right_in_all_cases() -> None:
    assert judge_double(lambda square: square + square) == 2


def test_a_function_is_told_the_first_case_in_which_it_is_wrong() -> None:
    told = "for 5 your function gives 7, and 10 is right"
    assert judge_double(lambda square: square + 2 if square > 1 else 2) == Fault(told)


def test_a_function_that_makes_a_known_mistake_is_told_its_sentence() -> None:
    assert judge_double(lambda square: 1 + square) == Fault("you add one")


def test_a_known_mistake_is_told_only_if_all_results_are_the_same() -> None:
    told = "for 5 your function gives 7, and 10 is right"
    assert judge_double(lambda square: square + 1 if square == 1 else 7) == Fault(told)


def test_a_function_without_a_body_is_told_to_write_one() -> None:
    told = "your function gives None so far: write its body, and let it return the answer"
    assert judge_double(lambda _: None) == Fault(told)


def test_a_function_that_must_give_none_may_give_none() -> None:
    judge = function(lambda _: None, lambda: [(1,), (2,)], {})
    assert judge(lambda _: None) == 2
    assert judge(lambda square: None if square == 1 else square) == Fault(
        "for 2 your function gives 2, and None is right"
    )


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (3, "a function is needed here: this is no function but an int"),
        ("double", "a function is needed here: this is no function but a str"),
        (Board(4), "a function is needed here: this is no function but a Board"),
    ],
)
def test_what_is_no_function_is_told_that_one_is_needed(answer: Any, told: str) -> None:
    assert judge_double(answer) == Fault(told)


def test_a_function_that_gets_into_trouble_is_told_in_which_case() -> None:
    finding = judge_double(lambda square: 1 // (square - 1))
    assert isinstance(finding, Fault)
    assert finding.sentence.startswith("for 1 your function raises ZeroDivisionError in line ")
    finding = judge_double(lambda: 1)
    assert isinstance(finding, Fault)
    assert finding.sentence.startswith("for 1 your function raises TypeError: ")


def test_a_function_that_changes_what_it_is_given_is_told_to_work_on_a_copy() -> None:
    judge = function(sum, lambda: [([1, 2],)], {})
    assert judge(lambda numbers: numbers.append(0) or 3) == Fault(
        "your function changes what it is given, [1, 2]: work on a copy"
    )
    assert judge(lambda numbers: sum(numbers)) == 1


def test_the_board_of_a_case_is_shown() -> None:
    judge = function(lambda board, more: fewest_rolls(board) + more, lambda: iter(CASES), {})
    assert judge(lambda _board, more: more) == Fault(
        "for Board(4) and 1 your function gives 1, and 2 is right", Board(4)
    )
    finding = judge(lambda board, more: fewest_rolls(board) + more + (0 if board.jumps == {} else more // 0))
    assert isinstance(finding, Fault)
    assert finding.board == Board(9, {2: 8})


def test_results_are_brought_into_a_form_that_can_be_compared() -> None:
    judge = function(lambda _: [3, 1, 2], lambda: [(1,)], {"from below": lambda _: [0]}, normal=sorted)
    assert judge(lambda _: (2, 3, 1)) == 1
    assert judge(lambda _: [0]) == Fault("from below")
    assert judge(lambda _: [2, 3]) == Fault("for 1 your function gives (2, 3), and [1, 2, 3] is right")
    # What has no such form is compared as it is.
    assert judge(lambda _: 5) == Fault("for 1 your function gives 5, and [1, 2, 3] is right")


def test_what_a_learners_generator_yields_is_a_list() -> None:
    def yields(_: int) -> Iterator[int]:
        yield 1
        yield 2

    assert function(lambda _: [1, 2], lambda: [(1,)], {})(yields) == 1


def test_a_long_result_is_cut_short() -> None:
    assert brief("x" * 98) == repr("x" * 98)
    assert brief("x" * 99) == repr("x" * 99)[:97] + "..."
    assert len(brief(list(range(1000)))) == 100


def test_a_result_that_cannot_be_told_is_survived(ask: Ask) -> None:
    class Silent:
        def __repr__(self) -> str:
            raise ZeroDivisionError

    verdict = ask(judge_double, lambda _: Silent())
    assert verdict.message == "Not yet: the answer cannot be looked at: it raises ZeroDivisionError"


def test_an_array_is_no_list() -> None:
    finding = function(lambda _: [1, 2], lambda: [(1,)], {})(lambda _: np.array([1, 2]))
    assert finding == Fault("for 1 your function gives array([1, 2]), and (1, 2) is right")


def test_a_board_is_judged_by_what_it_lacks() -> None:
    judge = board(lambda found: None if found.jumps else "it has no jumps")
    assert judge(Board(9, {2: 8})) == 1
    assert judge(Board(9)) == Fault("it has no jumps")


@pytest.mark.parametrize(
    ("answer", "told"), [([[-1, -1], [-1, 3]], "a list"), (9, "9"), ("Board(9)", "'Board(9)'"), (Board, "a type")]
)
def test_what_is_no_board_is_told_that_one_is_needed(answer: Any, told: str) -> None:
    fault = Fault(f"a Board is needed here, such as Board(36, {{2: 15}}), not {told}")
    assert board(lambda _: None)(answer) == fault
