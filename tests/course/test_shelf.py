"""How an exercise is declared, how an answer of each kind is judged, and what a learner is told."""

from collections import OrderedDict, deque
from collections.abc import Iterator
from fractions import Fraction
from inspect import isgeneratorfunction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snl_edu import Board, BoardError, Verdict, check, fewest_rolls, frontiers, shortest_game
from snl_edu.course import choice, drawn, edit, either, marked, not_yet, number, pair, squares, when, written
from snl_edu.course.catalogue import find
from snl_edu.course.judges.differences import brief
from snl_edu.course.judges.proof import faults_of

UNIT = "mine-1"


@pytest.fixture(autouse=True)
def empty_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was declared in a cell before."""
    monkeypatch.setattr("snl_edu.course.catalogue._cells.exercises", {})


def fault(verdict: Verdict) -> str:
    """What a verdict says is not right yet."""
    assert not verdict.passed
    assert verdict.message.startswith("Not yet: "), verdict.message
    return verdict.message.removeprefix("Not yet: ")


def said(answer: Any) -> str:
    return fault(check(answer, UNIT))


def faults() -> list[str]:
    """What is wrong with the exercise."""
    exercise = find(UNIT)
    assert exercise is not None
    return [each.sentence for each in faults_of(exercise)]


@pytest.mark.parametrize(
    ("answer", "told", "name"),
    [
        (6, "six is wrong", "6"),
        (9, "count again", "9"),
        (7.0, "a whole number is needed here, without a point, not 7.0", None),
        ("7", "write the number without quotation marks: 7, not '7'", None),
        ("14/2", "write the number without quotation marks: 14/2, not '14/2'", None),
        ("seven", "a whole number is needed here, not a text", None),
        (True, "a whole number is needed here, not True or False", None),
        (len, "a whole number is needed here, not a function: call it, with round brackets", None),
        ([7], "a whole number is needed here, not a list", None),
    ],
)
def test_a_wrong_number_gets_its_sentence_and_a_lasting_name(answer: Any, told: str, name: str | None) -> None:
    number(UNIT, "how many?", lambda: 7, wrong={6: "six is wrong", ...: "count again"}, hints=("Think.",), why="It is.")
    verdict = check(answer, UNIT)
    assert fault(verdict) == told
    assert verdict.fault == name
    assert verdict.hints == ("Think.",)
    right = check(7, UNIT)
    assert (right.passed, right.fault, repr(right)) == (True, None, "Right.\nIt is.")
    assert faults() == []


def test_a_number_may_be_near_or_right_in_another_way_and_a_chance_a_fraction_or_a_float() -> None:
    number(UNIT, "how much?", 20.6, within=2, wrong={...: "too far off"})
    assert check(19, UNIT).passed
    assert check(22.5, UNIT).passed
    assert said(23) == "too far off"
    number(UNIT, "how much?", Fraction(1, 6))
    assert check(1 / 6, UNIT).passed
    assert said(0.2) == "that is not it"
    number(UNIT, "which one?", 7, also=lambda answer: answer % 7 == 0)
    assert check(70, UNIT).passed
    assert said("70 is right") == "a whole number is needed here, not a text"


def test_what_is_not_begun_is_told_what_to_do_and_is_not_called_wrong() -> None:
    number(UNIT, "how many?", 7)
    for nothing in (..., None):
        verdict = check(nothing, UNIT)
        assert (verdict.passed, repr(verdict), verdict.fault) == (
            False,
            "Not yet. Replace the dots with a number.",
            None,
        )


def test_the_right_answer_is_worked_out_only_when_it_is_needed() -> None:
    asked: list[int] = []

    def three() -> int:
        asked.append(1)
        return 3

    number(UNIT, "how many?", three)
    assert asked == []
    assert check(3, UNIT).passed
    assert check(3, UNIT).passed
    assert asked == [1]


def test_a_choice_is_read_in_any_case_and_several_in_any_order() -> None:
    choice(UNIT, "which board?", "B", wrong={"A": "A has no jumps", ...: "choose A or B"})
    assert check(" b ", UNIT).passed
    assert said("a") == "A has no jumps"
    assert said("c") == "choose A or B"
    assert said(2) == "a text in quotation marks is needed here, not 2"
    assert faults() == []
    choice(UNIT, "which boards?", {"A", "C"}, wrong={"B": "B has no jumps", ("A",): "one more", ...: "look again"})
    assert check(["c", "A"], UNIT).passed
    assert [said(answer) for answer in (["A", "B", "C"], "B", ["A"], ["C"])] == ["B has no jumps"] * 2 + [
        "one more",
        "look again",
    ]
    assert said("A") == "a list of texts in quotation marks is needed here"
    assert faults() == []


def test_a_pair_keeps_its_order_and_is_asked_for_by_its_name() -> None:
    pair(UNIT, "which row and column?", (3, 0), wrong={(0, 3): "the row comes first", ...: "draw it"})
    assert check([3, 0], UNIT).passed
    assert said((0, 3)) == "the row comes first"
    assert said((1, 1)) == "draw it"
    assert said(3) == said([3]) == "two numbers are needed here, in round brackets, with a comma between them"
    told = check(3, 0, UNIT).message  # type: ignore[arg-type]  # brackets forgotten
    assert told == "Not yet: put round brackets around the two: check((3, 0), 'mine-1')"
    pair(UNIT, "which names?", ("apples", "pears"))
    assert check(("Apples", "pears"), UNIT).passed
    assert (
        said("apples") == "two texts in quotation marks are needed here, in round brackets, with a comma between them"
    )


def test_squares_are_compared_in_their_order_or_in_any() -> None:
    squares(UNIT, "which squares?", [5, 3], ordered=True, wrong={(3, 5): "the queue has an order"})
    assert check((5, 3), UNIT).passed
    assert check(np.array([5, 3]).tolist(), UNIT).passed
    assert said([3, 5]) == "the queue has an order"
    assert said({3, 5}) == "a set has no order: write a list, in square brackets"
    assert said(5) == said(["5", "3"]) == "a list of whole numbers is needed here, such as [2, 3]"
    squares(
        UNIT,
        "which squares?",
        {5, 3},
        wrong={7: "7 is too far", when(lambda given: {5, 3} - given, [5], key="missing"): "{} is missing"},
    )
    assert check([3, 5], UNIT).passed
    assert check(range(3, 6, 2), UNIT).passed
    assert said([3, 5, 7]) == said(7) == "7 is too far"
    assert said([3]) == "{5} is missing"
    assert faults() == []


def test_a_board_is_right_if_no_condition_catches_it() -> None:
    drawn(
        UNIT,
        "which board takes two rolls?",
        Board(9),
        wrong={
            when(
                lambda board: board.jumps and len(board.jumps), Board(9, {2: 8}), key="jumps"
            ): "take out {} of its jumps"
        },
    )
    right = check(Board(9), UNIT)
    assert (right.message, right.board) == ("Right, on 1 board.", Board(9))
    wrong = check(Board(9, {2: 8, 3: 7}), UNIT)
    assert (fault(wrong), wrong.fault) == ("take out 2 of its jumps", "jumps")
    for answer, what in (([[-1, -1], [-1, 3]], "a list"), (9, "9"), ("Board(9)", "'Board(9)'"), (Board, "a type")):
        assert said(answer) == f"a Board is needed here, such as Board(36, {{2: 15}}), not {what}"
    assert faults() == []


def test_a_player_is_asked_for_by_its_board_and_its_questions() -> None:
    marked(UNIT, "which squares are in each frontier?", Board(9), ask="frontier")
    assert "a player that asks is needed here" in said(Board(9))
    assert faults() == []


def declared_double(**options: Any) -> None:
    """Declares an exercise with a few mistakes."""

    @written(
        UNIT,
        "write the function that doubles a number",
        cases=[(1,), (5,), (0,)],
        wrong={
            edit("2 * value", "1 + value", key="adds-one"): "you add one",
            either(edit("2", "3"), edit("2", "4"), key="too-often"): "you add it too often",
            edit("return doubled", "return [doubled]", key="list"): "give the number alone",
            when(isgeneratorfunction, lambda value: (yield value), key="yields"): "write return",
        },
        **options,
    )
    def double(value: int) -> int:
        doubled = 2 * value
        return doubled


def never_comes_to_it(value: int) -> int | None:
    if value > 9:
        return 2 * value
    return None


@pytest.mark.parametrize(
    ("answer", "told", "name"),
    [
        (lambda value: value + 1, "you add one", "adds-one"),
        (lambda value: value + value + value, "you add it too often", "too-often"),
        (lambda value: value * 4, "you add it too often", "too-often"),
        (lambda value: [value + value], "give the number alone", "list"),
        (lambda value: (yield value), "write return", "yields"),
        (
            lambda value: [1 + value],
            "your function makes two mistakes. The first one: you add one. The second one: give the number alone",
            "adds-one",
        ),
        (lambda value: value + 2, "for value = 1 your function gives 3, and 2 is right", None),
        (lambda value: 7 if value == 5 else 2 * value, "for value = 5 your function gives 7, and 10 is right", None),
        (lambda _: None, "your function gives None so far: write its body, and let it return the answer", None),
        (
            never_comes_to_it,
            "your function gives None every time: it never comes to a `return` with the answer",
            None,
        ),
        (
            lambda value: print(value),  # noqa: T201
            "your function prints its answer, but gives back None: write return in place of print",
            None,
        ),
        (
            lambda value: value * 2 if value == 1 else None,
            "for value = 5 your function gives None, and 10 is right",
            None,
        ),
        (lambda value: 1 // (value - 1), "for value = 1 your function raises ZeroDivisionError in line ", None),
        (
            lambda value: 2 * value * value // value,
            "for value = 0 your function raises ZeroDivisionError in line ",
            None,
        ),
        (lambda value: 1 + value * value // value, "you add one", "adds-one"),
        (lambda: 1, "for value = 1 your function raises TypeError: ", None),
        (3, "a function is needed here, not 3", None),
        (Board(4), "a function is needed here, not a Board", None),
    ],
)
def test_a_wrong_function_is_told_its_mistake_or_the_first_case(answer: Any, told: str, name: str | None) -> None:
    declared_double()
    verdict = check(answer, UNIT)
    assert fault(verdict).startswith(told)
    assert (verdict.fault, verdict.board) == (name, None)
    assert verdict.or_ours(4) == 8
    assert faults() == []


def test_a_right_function_is_right_and_the_notebook_goes_on_with_it() -> None:
    declared_double(why="Twice is two.")
    mine = lambda value: value + value
    assert repr(check(mine, UNIT)) == "Right.\nTwice is two."
    assert check(mine, UNIT).or_ours is mine
    ours = check(None, UNIT).or_ours
    assert "the course's own" in said(ours)
    assert "calls the course's own ours" in said(eval("lambda value: ours(value)", {"ours": ours}))


def test_a_loop_without_an_end_is_told_before_anything_else() -> None:
    declared_double()

    def loops(value: int) -> int:
        while value == 0:
            pass
        return 7

    assert "does its loop ever end?" in said(loops)


@pytest.mark.parametrize("make", [list, tuple, deque, iter])
def test_of_lists_dicts_and_sets_one_kind_is_as_good_as_another(make: Any) -> None:
    @written(UNIT, "write the function that gives the two numbers", cases=[(1,)])
    def two(value: int) -> Iterator[int]:
        yield 1
        yield 2

    assert check(lambda _: make((1, 2)), UNIT).passed
    assert said(lambda _: [1, True]) == "for value = 1 your function gives [1, True], and [1, 2] is right"


@pytest.mark.parametrize(("right", "given"), [({1: [2]}, OrderedDict({1: (2,)})), ({1, 2}, frozenset((1, 2)))])
def test_a_result_may_be_another_dict_or_set(right: Any, given: Any) -> None:
    written(UNIT, "write it", cases=[(1,)])(lambda _: right)
    assert check(lambda _: given, UNIT).passed


@settings(max_examples=40)
@given(st.recursive(st.integers(), st.lists))
def test_any_value_is_right_if_it_is_the_right_one(answer: Any) -> None:
    number(UNIT, "what?", lambda: answer)
    assert check(answer, UNIT).passed


def test_a_function_that_changes_what_it_is_given_is_told_to_work_on_a_copy() -> None:
    @written(UNIT, "write the function that adds up the numbers", cases=lambda: [([1, 2],)])
    def total(numbers: list[int]) -> int:
        return sum(numbers)

    assert (
        said(lambda numbers: numbers.append(0) or 3) == "your function changes what it is given, [1, 2]: work on a copy"
    )
    assert check(lambda numbers: sum(numbers), UNIT).passed


def test_a_case_names_its_arguments_and_its_board_is_shown() -> None:
    @written(UNIT, "write it", cases=[(Board(4), 1), (Board(9, {2: 8}), 2)])
    def rolls(board: Board, more: int) -> int:
        return (fewest_rolls(board) or 0) + more

    verdict = check(lambda _board, more: more, UNIT)
    assert fault(verdict) == "for board = Board(4) and more = 1 your function gives 1, and 2 is right"
    assert verdict.board == Board(4)
    assert check(lambda board, more: rolls(board, more) if more == 1 else 7, UNIT).board == Board(9, {2: 8})


def test_results_are_brought_into_a_form_that_can_be_compared() -> None:
    @written(UNIT, "write it", cases=[(1,)], normal=sorted, wrong={edit("3, 1, 2", "0", key="zero"): "from below"})
    def three(value: int) -> list[int]:
        return [3, 1, 2]

    assert check(lambda _: (2, 3, 1), UNIT).passed
    assert said(lambda _: [0]) == "from below"
    assert said(lambda _: [2, 3]) == "for value = 1 your function gives [2, 3], and [3, 1, 2] is right"
    assert said(lambda _: 5) == "for value = 1 your function gives 5, and [3, 1, 2] is right"


def test_a_mistake_that_the_library_refuses_in_the_same_words_is_named() -> None:
    @written(
        UNIT,
        "write the function that gives a shortest game",
        cases=[(Board(9),)],
        wrong={edit("game.moves", "game.moves[::-1]", key="not-turned"): "turn the list round"},
    )
    def game_of(board: Board) -> Any:
        game = shortest_game(board)
        assert game is not None
        return type(game)(game.moves)

    def turned(board: Board) -> Any:
        game = shortest_game(board)
        assert game is not None
        return type(game)(tuple(reversed(game.moves)))

    verdict = check(turned, UNIT)
    assert (fault(verdict), verdict.fault) == ("turn the list round", "not-turned")
    assert "raises BoardError" in verdict.explanation
    assert faults() == []


def test_a_name_of_the_library_that_was_meant_as_ones_own_is_told_so() -> None:
    @written(UNIT, "write it", cases=[([1],)])
    def total(frontier: list[int]) -> int:
        return sum(frontier)

    def mine(frontier: list[int]) -> int:
        return sum(square for square in frontiers)  # type: ignore[attr-defined]  # a typo

    assert said(mine).endswith(
        "uses frontiers like a list, and that is a function of the library: did you mean frontier?"
    )


def test_a_jump_that_is_not_there_is_told_so() -> None:
    @written(UNIT, "write it", cases=[(Board(9, {2: 8}), 3)])
    def end(board: Board, landing: int) -> int:
        return board.jumps.get(landing, landing)

    def mine(board: Board, landing: int) -> int:
        return board.jumps[landing]

    assert "asks for board.jumps[3] in line" in said(mine)
    assert said(mine).endswith("and no jump starts on 3: ask with `in board.jumps` first")


def test_a_key_that_is_not_there_is_told_with_what_was_asked_if_only_one_thing_was() -> None:
    @written(UNIT, "write it", cases=[(Board(9, {2: 8}), 2)])
    def count(board: Board, landing: int) -> dict[int, int]:
        return {board.jumps[landing]: 1}

    def adds(board: Board, landing: int) -> dict[int, int]:
        found: dict[int, int] = {}
        found[8] += found[8] + 1
        return found

    def adds_at_an_end(board: Board, landing: int) -> dict[int, int]:
        found: dict[int, int] = {}
        found[board.jumps[landing]] += 1  # a jump does start on 2
        return found

    assert said(adds).endswith("and there is nothing for 8 in found")
    assert " raises KeyError in line " in said(adds_at_an_end)


def test_a_judge_of_its_own_may_say_more_than_the_usual_one() -> None:
    def even(answer: Any, usual: Any) -> Verdict:
        return not_yet("an even number", fault="odd") if answer == 7 else usual(answer)

    number(UNIT, "how many?", 8, judge=even)
    assert (said(7), check(7, UNIT).fault, said(6)) == ("an even number", "odd", "that is not it")
    assert check(8, UNIT).passed


@pytest.mark.parametrize(
    ("declare", "told"),
    [
        (
            lambda: number("02-reach", "how many?", 7),
            "02-reach is an exercise of the course: give yours another name, or add replaces=True",
        ),
        (lambda: number(UNIT, 5, 7), "mine-1: the name, the question and the hints are texts, not 5"),  # type: ignore[arg-type]
        (lambda: number(UNIT, "how many?", 7, wrong={6: 5}), "mine-1: each wrong thing needs a sentence: 6 has 5"),  # type: ignore[dict-item]
        (
            lambda: number(UNIT, "how many?", 7, hint="Think."),  # type: ignore[call-arg]
            "mine-1: there is no option hint; there are wrong, hints, why, judge, optional, replaces",
        ),
        (
            lambda: number(UNIT, "how many?", 7, wrong=[6]),  # type: ignore[arg-type]
            "mine-1: wrong must be a dict, {wrong thing: what to say}, not a list",
        ),
        (
            lambda: number(UNIT, "how many?", 7, wrong={edit("a", "b"): "no"}),
            "mine-1: an edit changes the source of a right function",
        ),
        (
            lambda: declared_wrong(edit("nowhere", "b", key="none")),
            "mine-1: the edit 'none' finds nothing to replace: 'nowhere' is not in the right function",
        ),
        (lambda: declared_wrong(7), "mine-1: the wrong things of a function are edits and functions, not 7"),
        (
            lambda: drawn(UNIT, "which board?", Board(9), wrong={...: "no"}),
            "mine-1: the wrong things of a board are boards and conditions",
        ),
        (lambda: edit("one"), "edit takes pairs of texts"),
        (lambda: edit("", "two"), "edit takes pairs of texts"),
        (lambda: when(7), "when takes a function of the answer first, not 7"),  # type: ignore[arg-type]
        (lambda: number(UNIT, "how many?", 7, optional=1), "mine-1: optional must be True or False, not 1"),  # type: ignore[arg-type]
        (
            lambda: written(UNIT, "write it", cases=[(1,)])(len),
            "mine-1: the source of the right function cannot be found",
        ),
    ],
)
def test_an_exercise_that_cannot_work_is_refused_and_named(declare: Any, told: str) -> None:
    with pytest.raises(BoardError) as error:
        declare()
    assert str(error.value).startswith(told)
    assert find(UNIT) is None


def declared_wrong(wrong: Any) -> None:
    @written(UNIT, "write it", cases=[(1,)], wrong={wrong: "no"})
    def one(value: int) -> int:
        return value


@pytest.mark.parametrize(
    ("declare", "told"),
    [
        (
            lambda: number(UNIT, "how many?", 7, hints=("It is 7, of course.",)),
            "a hint gives the answer away: 'It is 7, of course.'",
        ),
        (lambda: number(UNIT, "how many?", 7, wrong={7: "no"}), "the wrong thing 7 counts as right"),
        (lambda: number(UNIT, "how many?", lambda: 1 // 0), "what is right cannot be worked out: ZeroDivisionError"),
        (
            lambda: number(UNIT, "how many?", 7, judge=lambda *_: None),  # type: ignore[arg-type]
            "what you give as right is not accepted: Not yet: this cannot be judged: the judge of the exercise gives None",
        ),
        (lambda: written(UNIT, "write it")(declared_double), "it is right before anybody has written anything"),
        (
            lambda: declared_wrong(edit("return value", "return value + 0", key="same")),
            "the wrong thing same counts as right",
        ),
        (
            lambda: declared_wrong(edit("return value", "return (", key="odd")),
            "the edit odd makes something that is not Python: '(' was never closed",
        ),
        (
            lambda: number(UNIT, "how many?", 7, wrong={when(lambda answer: answer > 7): "less"}),
            "the condition <lambda> needs an example",
        ),
        (
            lambda: number(UNIT, "how many?", 7, wrong={when(lambda answer: answer > 7, 8): "less", 8: "eight"}),
            "the wrong thing 8 is not told its own sentence, but",
        ),
    ],
)
def test_the_proof_says_what_is_wrong_with_an_exercise(declare: Any, told: str) -> None:
    declare()
    found = faults()
    assert len(found) == 1
    assert found[0].startswith(told)


def test_a_long_result_is_cut_short_and_a_fraction_is_written_as_people_do() -> None:
    assert brief("x" * 98) == repr("x" * 98)
    assert brief("x" * 99) == repr("x" * 99)[:97] + "..."
    assert len(brief(list(range(1000)))) == 100
    assert brief({3: Fraction(1, 6)}) == "{3: 1/6}"


def test_a_judge_that_gives_no_verdict_stops_no_check() -> None:
    number(UNIT, "how many?", 7, judge=lambda _answer, _usual: None)  # type: ignore[arg-type,return-value]
    assert said(7) == "this cannot be judged: the judge of the exercise gives None, not a Verdict"
