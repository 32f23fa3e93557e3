"""What a learner is told about their marks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import Board, BoardError, named_board
from snl_edu.films.feedback import judge
from snl_edu.films.questions import questions
from tests.helpers.oracles import distances
from tests.helpers.strategies import boards

EXAMPLE_1 = named_board("example-1")
FIRST, SECOND, *_ = questions(EXAMPLE_1, "frontier")
TAKE, JOIN, *_ = questions(EXAMPLE_1, "search")
STUCK = questions(named_board("the-trap"), "frontier")[-1]


def test_a_right_answer_is_told_why() -> None:
    feedback = judge(FIRST, [3, 4, 5, 6, 7, 15])
    assert (feedback.right, feedback.missing, feedback.idea) == (True, 0, None)
    assert feedback.sentence == FIRST.why
    assert feedback.count == "6 right"


def test_marks_are_answered_one_by_one_and_the_missing_ones_are_only_counted() -> None:
    feedback = judge(FIRST, [1, 2, 3, 4, 5, 6, 8])
    assert feedback.answers == {1: "seen", 2: "jump", 3: "right", 4: "right", 5: "right", 6: "right", 8: "later"}
    assert (feedback.right, feedback.missing, feedback.idea) == (False, 2, None)
    assert feedback.count == "4 right, 2 still missing, 3 wrong"
    assert feedback.sentence == "Nobody can stay on 2: a ladder starts there and leads up to 15."


@pytest.mark.parametrize(
    ("picked", "sentence"),
    [
        ([2, 1, 8], "Nobody can stay on 2: a ladder starts there and leads up to 15."),
        ([8, 1], "1 is the start: it was reached before, without a roll."),
        ([3, 9, 8], "8 needs more rolls."),
        ([3, 4, 5, 15, 7], "1 square is still missing."),
        ([], "6 squares are still missing."),
    ],
)
def test_the_most_helpful_reason_is_put_into_words(picked: list[int], sentence: str) -> None:
    assert judge(FIRST, picked).sentence == sentence


def test_a_square_that_can_never_be_reached_is_the_last_to_be_spoken_of() -> None:
    question = questions(Board(9, {2: 9, 3: 9}, die=2), "frontier")[0]
    assert (judge(question, [5]).sentence, judge(question, [5, 3]).sentence) == (
        "5 can never be reached on this board.",
        "Nobody can stay on 3: a ladder starts there and leads up to 9.",
    )


def test_a_wrong_idea_is_named_before_anything_else() -> None:
    feedback = judge(FIRST, [7, 6, 5, 4, 3, 2])
    assert feedback.idea == "jumps-ignored"
    assert feedback.sentence.startswith("It looks as if you stopped where the die lands. Roll 1 from 1 lands on 2")
    assert judge(SECOND, [3, 4, 5, 6, 7, 15]).idea == "counts-one-too-many"


def test_no_square_is_an_answer() -> None:
    assert judge(STUCK, []).right
    assert judge(STUCK, []).count == ""
    assert not judge(STUCK, [9]).right


def test_a_wrong_take_is_answered_at_once() -> None:
    take = questions(EXAMPLE_1, "search")[2]
    assert judge(take, [3]).sentence == "3 is waiting, but 15 has waited longer."
    assert judge(take, (15,)).right


def test_squares_that_join_are_right_in_any_order_and_the_order_is_told() -> None:
    in_order, sorted_ones = judge(JOIN, [15, 3, 4, 5, 6, 7]), judge(JOIN, [3, 4, 5, 6, 7, 15])
    assert (in_order.right, in_order.in_order) == (True, True)
    assert (sorted_ones.right, sorted_ones.in_order) == (True, False)
    assert sorted_ones.sentence.endswith("they join in the order of the rolls: 15, 3, 4, 5, 6, 7.")


def test_a_mark_counts_once() -> None:
    assert judge(TAKE, [1, 1]) == judge(TAKE, [1])


@pytest.mark.parametrize("picked", [[0], [37], ["2"], {2}, None, [True]])
def test_marks_that_are_not_squares_are_refused(picked: object) -> None:
    with pytest.raises(BoardError, match=r"a marked square must be|picked must be a list of squares"):
        judge(FIRST, picked)


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
