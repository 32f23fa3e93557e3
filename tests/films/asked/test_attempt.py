"""What a learner has answered, as a film."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import Board, BoardError, named_board
from snl_edu.films.asked.attempt import Attempt, attempt
from snl_edu.films.asked.questions import questions
from tests.films.test_film import expect_states
from tests.helpers.bad_input import explain
from tests.helpers.strategies import boards

EXAMPLE_1 = named_board("example-1")


def answered(question: int, picked: list[int], tries: int = 1, shown: bool = False) -> dict[str, Any]:
    return {"question": question, "picked": picked, "tries": tries, "shown": shown}


def right_answers(board: Board, ask: str) -> list[dict[str, Any]]:
    return [answered(number, list(question.right)) for number, question in enumerate(questions(board, ask))]


@pytest.mark.parametrize("ask", ["frontier", "search"])
def test_right_answers_make_a_film_that_goes_with_the_search(ask: str) -> None:
    answers = right_answers(EXAMPLE_1, ask)
    mine, search = attempt(EXAMPLE_1, ask, json.loads(json.dumps(answers))).films
    assert isinstance(mine, Attempt)
    assert (mine.score, mine.parted) == ((len(answers), len(answers)), None)
    assert (mine.title, search.title) == ("Your answers", "The search")
    assert len(mine) == len(search) == len(answers) + 1
    assert mine.first == search.first == len(answers)
    for ours, theirs in zip(mine, search, strict=True):
        assert set(ours.seen) == set(theirs.seen)
        assert set(ours.queue) == set(theirs.queue)
    assert mine[-1].sentence.startswith("You are right. ")
    assert {"answer", "frontier", "move"} == set(search.grains)


def test_the_two_films_open_where_they_part() -> None:
    answers = right_answers(EXAMPLE_1, "frontier")
    answers[1] = answered(1, [8, 9, 10, 11, 12, 13], tries=3, shown=True)
    both = attempt(EXAMPLE_1, "frontier", answers)
    mine, search = both.films
    assert (both.score, both.parted) == ((3, 4), 1)
    assert (mine.first, search.first) == (2, 2)
    moment = mine[mine.first]
    assert moment.queue == (8, 9, 10, 11, 12, 13)
    assert moment.seen == (1, 15, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
    assert moment.depth == 2
    assert moment.sentence == (
        "You marked 8, 9, 10, 11, 12, 13. It looks as if you just counted on, without the snakes and ladders. But "
        "roll 1 from 1 lands on 2, where a ladder starts. You asked to see the answer."
    )
    assert search[search.first].queue == (16, 13, 18, 19, 20, 21, 8, 9, 10, 11, 12)
    assert repr(mine) == "<attempt at Board(36, {2: 15, 14: 35, 17: 13}): 3 of 4 right>"


def test_an_answer_without_marks_says_so() -> None:
    both = attempt(EXAMPLE_1, "search", [answered(0, [], tries=0, shown=True)])
    assert both[-1].sentence == ("You marked nothing. 1 square is still missing. You asked to see the answer.")
    assert both[-1].current is None


def test_a_wrong_take_and_wrong_joins_are_shown_as_they_were_marked() -> None:
    answers = right_answers(EXAMPLE_1, "search")[:2]
    answers += [answered(2, [3]), answered(3, [16, 17, 18, 19, 20, 21])]
    both = attempt(EXAMPLE_1, "search", answers)
    take, join = both[-2:]
    assert (take.current, take.queue, take.fresh) == (3, (15, 4, 5, 6, 7), ())
    assert (join.current, join.queue) == (15, (3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21))
    assert join.states[17] == "frontier"
    assert both.parted == 2


def test_before_the_first_answer_there_is_one_moment() -> None:
    both = attempt(EXAMPLE_1, "frontier", [])
    mine, search = both.films
    assert (len(mine), len(search), both.parted, both.score) == (1, 1, None, (0, 4))
    with pytest.raises(BoardError, match="nothing to ask about <attempt"):
        questions(mine, "frontier")


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        (None, "answers must be a list of answers, not None"),
        (["x"], "an answer has a question, picked, tries and shown, but this is 'x'"),
        ([{"question": 0}], "an answer has a question, picked, tries and shown, but this is a dict"),
        ([answered(4, [])], "the question of an answer must be a whole number from 0 to 3, not 4"),
        ([answered(1, []), answered(1, [])], "answers come in the order of the questions, but 1 follows 1"),
        ([answered(0, [99])], "a marked square must be a whole number from 1 to 36, not 99"),
        ([answered(0, []) | {"tries": -1}], "tries must be a whole number"),
        ([answered(0, []) | {"shown": 1}], "shown must be True or False, not 1"),
    ],
)
def test_answers_from_a_broken_file_are_refused(answers: object, message: str) -> None:
    assert explain(attempt, EXAMPLE_1, "frontier", answers).startswith(message)


@given(boards(most_squares=20), st.sampled_from(["frontier", "search"]), st.data())
def test_any_answers_make_a_film_that_can_be_shown(board: Board, ask: str, data: st.DataObject) -> None:
    if (board.squares, board.start) == (1, 1):
        return
    asked = questions(board, ask)
    marks = st.lists(st.integers(1, board.squares), max_size=5)
    count = data.draw(st.integers(0, len(asked)))
    answers = [answered(number, data.draw(marks), shown=data.draw(st.booleans())) for number in range(count)]
    both = attempt(board, ask, answers)
    right = [
        not answer["shown"] and set(answer["picked"]) == set(question.right)
        for answer, question in zip(answers, asked, strict=False)
    ]
    assert both.score == (sum(right), len(asked))
    assert both.parted == (right.index(False) if False in right else None)
    assert both.first == (both.parted + 1 if both.parted is not None else count)
    expect_states(both)
    assert both.counters() == {
        "waiting": [len(moment.queue) for moment in both.moments],
        "reached": [len({*moment.seen} - {0}) for moment in both.moments],
        "rolls": [moment.depth or 0 for moment in both.moments],
    }
