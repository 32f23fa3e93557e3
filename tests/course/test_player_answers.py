"""The verdict on a player that asks."""

from typing import Any

import pytest

from snl_edu import Board, check, play
from snl_edu.course.player_answers import answered as answered_about
from snl_edu.course.player_answers import asks, judge_answers
from tests.helpers.bad_input import explain

BOARD = Board(9, {2: 8, 6: 3})
RIGHT = ([8, 3, 4, 5, 7], [9])


def test_a_player_that_asks_nothing_says_so_wherever_it_is_asked() -> None:
    told = "this player asks nothing: make it with play(board, ask='frontier')"
    assert judge_answers(play(BOARD)).message == f"Not yet: {told}"
    assert explain(lambda: play(BOARD).attempt) == told


@pytest.mark.parametrize(
    ("answers", "message"),
    [
        ([], "Not yet: 0 of 2 answered so far"),
        ([(RIGHT[0], 7, False)], "Not yet: 1 of 2 answered so far"),
        ([([3], 1, True)], "Not yet: 1 of 2 answered so far, 1 of them shown"),
        (
            [([3], 1, True), (RIGHT[1], 1, False)],
            "Not yet: 1 of 2 answered right, 1 shown: press Start again to try again",
        ),
        ([([3], 1, False), (RIGHT[1], 1, False)], "Not yet: 1 of 2 answered right: press Start again to try again"),
        ([(RIGHT[0], 7, False), (RIGHT[1], 1, False)], "Right: you answered all 2 questions."),
    ],
)
def test_until_all_is_right_it_says_how_much_is(answers: Any, message: str) -> None:
    player = play(BOARD, ask="frontier")
    player.answers = [
        {"question": place, "picked": picked, "tries": tries, "shown": shown}
        for place, (picked, tries, shown) in enumerate(answers)
    ]
    verdict = judge_answers(player)
    assert (verdict.passed, verdict.message) == (message.startswith("Right"), message)
    assert check(player).message == verdict.message  # there it is looked at in a sandbox


def test_a_single_question_is_called_so() -> None:
    player = play(Board(2), ask="frontier")
    player.answers = [{"question": 0, "picked": [2], "tries": 1, "shown": False}]
    assert judge_answers(player).message == "Right: you answered the question."
    other = answered_about(lambda: BOARD)(player)
    assert other.message == "Not yet: this player asks about another board: make it for Board(9, {2: 8, 6: 3})"
    assert other.board == BOARD


def test_something_that_only_looks_like_a_player_is_not_believed() -> None:
    class Fake:
        ask, answers, score = "frontier", 5, [1, 1]

    verdict = check(Fake())
    assert not verdict.passed
    assert verdict.message.startswith("Not yet: the answer cannot be looked at")


def test_only_what_keeps_answers_is_taken_for_a_player() -> None:
    assert asks(play(BOARD))
    assert not any(map(asks, (5, None, BOARD, check, object())))
