"""One question: what the letter of each square means."""

from typing import get_args

from snl_edu import Board
from snl_edu.films.asked.feedback import HELPFUL
from snl_edu.films.asked.question import MEANINGS, Kind, Reason
from snl_edu.films.asked.questions import questions
from snl_edu.films.words import SENTENCES


def test_every_letter_has_a_reason_and_words() -> None:
    assert set(MEANINGS) == set(get_args(Kind))
    for meanings in MEANINGS.values():
        assert {reason for reason, _ in meanings.values()} == set(get_args(Reason))
        for letter, (reason, name) in meanings.items():
            assert (letter == "r") == (reason == "right")
            assert name in SENTENCES or letter == "r"


def test_the_most_helpful_reasons_are_all_but_right() -> None:
    assert {*HELPFUL, "right"} == set(get_args(Reason))


def test_each_square_of_the_board_has_a_letter() -> None:
    first, second = questions(Board(9, {2: 8, 5: 3}), "frontier")
    assert (first.letters, second.letters) == ("0LrrSrrrl", "0L11S111r")
    assert list(first.reasons) == list(range(1, 10))


def test_a_question_says_what_it_asks_and_keeps_the_rest_to_itself() -> None:
    question = questions(Board(4), "search")[1]
    assert (question.kind, question.right) == ("join", (2, 3, 4))
    assert "facts" not in repr(question)
    assert question == questions(Board(4), "search")[1]
    assert hash(question) == hash(questions(Board(4), "search")[1])
