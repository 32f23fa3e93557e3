"""Wrong ideas by name: what each of them marks on a small board, and the move that shows it.

That they mark what a simulation marks, on thousands of boards, is tested with the questions.
"""

import pytest

from snl_edu import Board, Move
from snl_edu.films.ideas import Idea
from snl_edu.films.question import Question
from snl_edu.films.questions import questions
from tests.films.test_questions import random_boards

# The board, what it is asked, the number of the question, the marks, and the move and the end of the sentence.
SHOWN = {
    "jumps-ignored": (
        Board(9, {2: 8}),
        "frontier",
        0,
        {2, 3, 4, 5, 6, 7},
        Move(1, 1, 2, 8),
        "where does the move end?",
    ),
    "optional-jumps": (Board(9, {3: 9}, die=2), "frontier", 0, {2, 3, 9}, Move(1, 2, 3, 9), "and must be taken."),
    "chained-jumps": (
        Board(9, {2: 5, 5: 7}, die=2),
        "frontier",
        0,
        {3, 7},
        Move(1, 1, 2, 5),
        "after this jump the move ends.",
    ),
    "never-marks": (Board(9, die=2), "search", 3, {3, 4}, Move(2, 1, 3, 3), "but 3 was reached before."),
    "snakes-ignored": (
        Board(20, {3: 9, 7: 2}),
        "frontier",
        0,
        {2, 9, 4, 5, 6, 7},
        Move(1, 6, 7, 2),
        "but a snake starts there: where does the move end?",
    ),
    "starts-off-board": (Board(9, die=3), "frontier", 0, {1, 2, 3}, Move(1, 1, 2, 2), "roll 1 lands on 2."),
    "snakes-are-walls": (
        Board(36, {2: 15, 14: 35, 17: 13}),
        "search",
        3,
        {16, 18, 19, 20, 21},
        Move(15, 2, 17, 13),
        "where does roll 2 from 15 end?",
    ),
    "overshoot-bounces": (
        Board(20, {2: 19}, die=4),
        "frontier",
        1,
        {6, 7, 8, 9, 17, 18, 20},
        Move(19, 3, 18, 18),
        "roll 3 from 19.",
    ),
    "counts-one-too-many": (
        Board(20, die=3),
        "frontier",
        1,
        {2, 3, 4},
        Move(1, 1, 2, 2),
        "so 2 takes only 1 roll.",
    ),
    "wrong-die": (Board(20, die=3), "frontier", 1, {5, 6}, Move(4, 3, 7, 7), "where does roll 3 from 4 end?"),
}
MORE = {
    "all the way up": (
        "chained-jumps",
        Board(20, {2: 5, 5: 7, 7: 12}, die=2),
        0,
        {3, 12},
        (
            "It looks as if you took more than one jump in one roll. Roll 1 from 1 lands on 2, where a ladder starts: "
            "after this jump the move ends."
        ),
    ),
    "what was reached sooner": (
        "never-marks",
        Board(9, die=2),
        1,
        {1, 2, 3, 4, 5},
        (
            "It looks as if you marked the squares that were reached sooner as well. Roll 1 from 1 leads to 2, so 2 was "
            "reached before."
        ),
    ),
    "as on a board without jumps": (
        "jumps-ignored",
        Board(30, {2: 15}),
        1,
        {8, 9, 10, 11, 12, 13},
        (
            "It looks as if you just counted on, without the snakes and ladders. But roll 1 from 1 lands on 2, where a "
            "ladder starts."
        ),
    ),
    "a die with more sides": (
        "wrong-die",
        Board(20, die=3),
        0,
        {2, 3, 4, 5},
        "It looks as if you moved too far. The die has 3 sides, so no roll from 1 lands on 5.",
    ),
}


def shown_by(question: Question, squares: set[int]) -> Idea | None:
    return next((idea for idea in question.ideas if set(idea.squares) == squares), None)


@pytest.mark.parametrize("key", SHOWN)
def test_each_idea_is_named_with_the_move_that_shows_it(key: str) -> None:
    board, ask, number, squares, move, end = SHOWN[key]
    idea = shown_by(questions(board, ask)[number], squares)
    assert idea is not None
    assert (idea.key, idea.move) == (key, move)
    assert idea.sentence.startswith("It looks as if you ")
    assert idea.sentence.endswith(end)


@pytest.mark.parametrize("name", MORE)
def test_an_idea_shows_in_more_than_one_way(name: str) -> None:
    key, board, number, squares, sentence = MORE[name]
    idea = shown_by(questions(board, "frontier")[number], squares)
    assert idea is not None
    assert (idea.key, idea.sentence) == (key, sentence)


def test_jumps_that_go_round_and_round_are_not_followed() -> None:
    question = questions(Board(9, {2: 5, 5: 2}, die=2), "frontier")[0]
    assert question.right == (5, 3)
    assert [idea.squares for idea in question.ideas if idea.key == "chained-jumps"] == []
    assert [idea.squares for idea in question.ideas if idea.key == "jumps-ignored"] == [(2, 3)]


def test_where_two_ideas_mark_the_same_squares_the_commoner_one_is_named() -> None:
    # Only a snake is met, so whoever ignores snakes marks what everybody marks who ignores jumps.
    question = questions(Board(20, {5: 3}), "frontier")[0]
    idea = shown_by(question, {2, 3, 4, 5, 6, 7})
    assert idea is not None
    assert idea.key == "jumps-ignored"


def test_a_right_answer_and_no_marks_at_all_show_no_idea() -> None:
    for board in random_boards(200, 16, seed=18):
        for ask in ("frontier", "search"):
            for question in questions(board, ask):
                marked = [set(idea.squares) for idea in question.ideas]
                assert set() not in marked
                assert set(question.right) not in marked
                assert len({frozenset(squares) for squares in marked}) == len(marked)


def test_the_move_that_shows_an_idea_is_one_that_the_question_is_about() -> None:
    jumping = {"jumps-ignored", "optional-jumps", "chained-jumps", "snakes-ignored", "snakes-are-walls"}
    for board in random_boards(200, 16, seed=19):
        for question in (*questions(board, "frontier"), *questions(board, "search")):
            for key, squares, move, _ in question.ideas:
                assert move.end == board.jumps.get(move.landing, move.landing)
                if key == "overshoot-bounces":
                    assert move.start + move.roll - board.goal == board.goal - move.landing > 0
                    assert move.end in squares
                    continue
                assert move.landing == move.start + move.roll
                assert 1 <= move.roll <= board.die + (key == "wrong-die")
                if key in jumping:
                    assert move.jump
                if key == "snakes-are-walls":
                    assert move.end in set(question.right) - set(squares)
                if key == "wrong-die":
                    assert (move.end in squares) == (move.roll > board.die)
                if key in ("never-marks", "counts-one-too-many"):
                    assert question.reasons[move.end] == "seen" if move.end else board.start == 0
