"""What a learner is told about their marks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import Board, named_board
from snl_edu.films.asked.feedback import judge
from snl_edu.films.asked.question import Question
from snl_edu.films.asked.questions import questions
from tests.helpers.bad_input import explain
from tests.helpers.oracles import distances
from tests.helpers.strategies import boards

EXAMPLE_1 = named_board("example-1")
FIRST, SECOND, *_ = questions(EXAMPLE_1, "frontier")
TAKE, JOIN, *_ = questions(EXAMPLE_1, "search")
STUCK = questions(named_board("the-trap"), "frontier")[-1]


NOBODY = "Nobody can stay on 2: a ladder starts there and leads up to 15."
FEW = questions(Board(9, {2: 9, 3: 9}, die=2), "frontier")[0]
# A question, the marks, how many right ones are missing, the idea, and the most helpful sentence.
TOLD: list[tuple[Question, list[int], int, str | None, str]] = [
    (FIRST, [3, 4, 5, 6, 7, 15], 0, None, FIRST.why),
    (FIRST, [1, 2, 3, 4, 5, 6, 8], 2, None, NOBODY),
    (FIRST, [2, 1, 8], 6, None, NOBODY),
    (FIRST, [8, 1], 6, None, "1 is the start: it was reached before, without a roll."),
    (FIRST, [3, 9, 8], 5, None, "8 needs more rolls."),
    (FIRST, [3, 4, 5, 15, 7], 1, None, "1 square is still missing."),
    (FIRST, [], 6, None, "6 squares are still missing."),
    (FEW, [5], 1, None, "5 can never be reached on this board."),
    (FEW, [5, 3], 1, None, "Nobody can stay on 3: a ladder starts there and leads up to 9."),
    (FIRST, [7, 6, 5, 4, 3, 2], 1, "jumps-ignored", "It looks as if you stopped where the die lands. Roll 1 from 1"),
    (SECOND, [3, 4, 5, 6, 7, 15], 11, "counts-one-too-many", "It looks as if "),
    (STUCK, [], 0, None, STUCK.why),
    (STUCK, [9], 0, None, "9 can never be reached on this board."),
    (TAKE, [1], 0, None, TAKE.why),
    (TAKE, [1, 1], 0, None, TAKE.why),
    (questions(EXAMPLE_1, "search")[2], [3], 1, None, "3 is waiting, but 15 has waited longer."),
    (JOIN, [15, 3, 4, 5, 6, 7], 0, None, JOIN.why),
    (JOIN, [3, 4, 5, 6, 7, 15], 0, None, "they join in the order of the rolls: 15, 3, 4, 5, 6, 7."),
]


@pytest.mark.parametrize(("question", "picked", "missing", "idea", "sentence"), TOLD)
def test_marks_are_answered_with_the_most_helpful_sentence(
    question: Question, picked: list[int], missing: int, idea: str | None, sentence: str
) -> None:
    feedback = judge(question, picked)
    assert sentence in feedback.sentence
    assert (feedback.missing, feedback.idea) == (missing, idea)
    assert feedback.right == (set(picked) == set(question.right))
    assert feedback.in_order == (list(dict.fromkeys(picked)) == list(question.right))


def test_marks_are_answered_one_by_one_and_the_missing_ones_are_only_counted() -> None:
    feedback = judge(FIRST, [1, 2, 3, 4, 5, 6, 8])
    assert feedback.answers == {1: "seen", 2: "jump", 3: "right", 4: "right", 5: "right", 6: "right", 8: "later"}
    assert feedback.count == "4 right, 2 still missing, 3 wrong"
    assert [judge(FIRST, FIRST.right).count, judge(STUCK, []).count] == ["6 right", ""]


@pytest.mark.parametrize("picked", [[0], [37], ["2"], {2}, None, [True]])
def test_marks_that_are_not_squares_are_refused(picked: object) -> None:
    assert explain(judge, FIRST, picked).startswith(("a marked square must be ", "picked must be a list of squares"))


@given(boards(most_squares=30), st.data())
def test_an_answer_is_right_exactly_when_a_simulation_says_so(board: Board, data: st.DataObject) -> None:
    if (board.squares, board.start) == (1, 1):
        return
    far = distances(board.squares, dict(board.jumps), board.die, board.start)
    asked = questions(board, "frontier")
    depth = data.draw(st.integers(1, len(asked)))
    right = {square for square, rolls in far.items() if rolls == depth}
    flipped = data.draw(st.sets(st.integers(1, board.squares), max_size=2))
    picked = data.draw(st.permutations(sorted(right ^ flipped)))
    feedback = judge(asked[depth - 1], picked)
    assert feedback.right == (not flipped)
    assert feedback.missing == len(right & flipped)
    assert {square for square, reason in feedback.answers.items() if reason != "right"} == flipped - right
    assert feedback.idea is None or flipped
