"""The verdict on a player that asks, and the board of an answer that is not a board itself."""

from typing import Any

import pytest

from snl_edu import Board, check, film, play
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.exercise import Exercise
from snl_edu.course.judges.handwork import asks, board_of, judge_answers, judge_player
from snl_edu.films.asked.questions import questions
from tests.helpers.asked import answered
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
    other = judge_player(player, BOARD)
    assert other.message == "Not yet: this player asks about another board: make it for Board(9, {2: 8, 6: 3})"
    assert other.board == BOARD


def test_only_what_keeps_answers_is_taken_for_a_player() -> None:
    class Fake:
        ask, answers, score = "frontier", 5, [1, 1]

    assert check(Fake()).message.startswith("Not yet: the answer cannot be looked at")
    assert asks(play(BOARD))
    assert not any(map(asks, (5, None, BOARD, check, object())))


MARKED = [exercise for exercise in course_exercises().values() if exercise.kind.name == "marked"]


@pytest.mark.parametrize("exercise", MARKED, ids=lambda exercise: exercise.name)
def test_an_exercise_given_by_clicks_wants_its_board_its_questions_and_every_answer(exercise: Exercise) -> None:
    board, ask, other = exercise.right(), exercise.ask, Board(16, {3: 12})
    count = len(questions(board, ask))
    assert check(answered(board, ask), exercise.name).passed
    for player, told in (
        (play(board, ask=ask), f"0 of {count} answered so far"),
        (answered(board, ask, count=1), f"1 of {count} answered so far"),
        (answered(board, ask, count=1, shown=0), f"1 of {count} answered so far, 1 of them shown"),
        (answered(board, ask, wrong=1), f"{count - 1} of {count} answered right: press Start again"),
        (answered(board, ask, shown=0), f"{count - 1} of {count} answered right, 1 shown"),
        (play(board), "this player asks something else"),
        (answered(other, ask), "this player asks about another board"),
        (board, "a player that asks is needed here"),
    ):
        verdict = check(player, exercise.name)
        assert not verdict.passed
        assert told in verdict.message


class Drawn:
    """Something with a board, as an editor is, which may fail when it is asked for it."""

    def __init__(self, board: Any) -> None:
        self._board = board

    @property
    def board(self) -> Any:
        if self._board is None:
            raise KeyError("no board")
        return self._board


FIVE = Board(31, {2: 3, 30: 1})


@pytest.mark.parametrize("answer", [5, None, "board", film(Board(9)).moments, Drawn, FIVE])
def test_what_has_a_board_stands_for_it_and_anything_else_for_itself(answer: Any) -> None:
    assert board_of(answer) is answer
    assert board_of(Drawn(FIVE)) is FIVE


@pytest.mark.parametrize(
    ("board", "told"),
    [
        (FIVE, "Right, on 1 board."),
        (Board(31), check(Board(31), "07-answer-five").message),
        (5, "Not yet: a Board is needed here"),
        (None, "Not yet: the answer cannot be looked at"),
    ],
)
def test_an_answer_is_judged_by_its_board(board: Any, told: str) -> None:
    assert check(Drawn(board), "07-answer-five").message.startswith(told)
