"""Wrong ideas by name: what each of them marks on a small board, and the move that shows it.

That they mark what a simulation marks, on thousands of boards, is tested with the questions.
"""

import pytest

from snl_edu import Board, Move
from snl_edu.films.asked.ideas import Idea
from snl_edu.films.asked.question import Question
from snl_edu.films.asked.questions import questions
from tests.films.asked.test_questions import random_boards

# The board, what it is asked, the number of the question, the marks, the idea, its move, and the end of its sentence.
EXAMPLE_1, LINE, PLAIN = Board(36, {2: 15, 14: 35, 17: 13}), Board(9, die=2), Board(20, die=3)
OVERSHOT, CHAIN = Board(20, {2: 19}, die=4), Board(20, {2: 5, 5: 7, 7: 12}, die=2)
SHOWN: list[tuple[Board, str, int, set[int], str, Move, str]] = [
    (Board(9, {2: 8}), "frontier", 0, {*range(2, 8)}, "jumps-ignored", Move(1, 1, 2, 8), "where does the move end?"),
    (Board(9, {3: 9}, die=2), "frontier", 0, {2, 3, 9}, "optional-jumps", Move(1, 2, 3, 9), "and must be taken."),
    (Board(9, {2: 5, 5: 7}, die=2), "frontier", 0, {3, 7}, "chained-jumps", Move(1, 1, 2, 5), "the move ends."),
    (CHAIN, "frontier", 0, {3, 12}, "chained-jumps", Move(1, 1, 2, 5), "starts: after this jump the move ends."),
    (LINE, "search", 3, {3, 4}, "never-marks", Move(2, 1, 3, 3), "but 3 was reached before."),
    (LINE, "frontier", 1, {*range(1, 6)}, "never-marks", Move(1, 1, 2, 2), "leads to 2, so 2 was reached before."),
    (
        *(Board(20, {3: 9, 7: 2}), "frontier", 0, {2, 9, 4, 5, 6, 7}, "snakes-ignored"),
        *(Move(1, 6, 7, 2), "but a snake starts there: where does the move end?"),
    ),
    (Board(9, die=3), "frontier", 0, {1, 2, 3}, "starts-off-board", Move(1, 1, 2, 2), "roll 1 lands on 2."),
    (
        *(EXAMPLE_1, "search", 3, {16, 18, 19, 20, 21}, "snakes-are-walls"),
        *(Move(15, 2, 17, 13), "where does roll 2 from 15 end?"),
    ),
    (OVERSHOT, "frontier", 1, {*range(6, 10), 17, 18, 20}, "overshoot-bounces", Move(19, 3, 18, 18), "roll 3 from 19."),
    (PLAIN, "frontier", 1, {2, 3, 4}, "counts-one-too-many", Move(1, 1, 2, 2), "so 2 takes only 1 roll."),
    (PLAIN, "frontier", 1, {5, 6}, "wrong-die", Move(4, 3, 7, 7), "where does roll 3 from 4 end?"),
    (EXAMPLE_1, "frontier", 3, {36}, "only-the-goal", Move(22, 6, 28, 28), "where does roll 6 from 22 end?"),
    (PLAIN, "frontier", 0, {2, 3, 4, 5}, "wrong-die", Move(1, 4, 5, 5), "has 3 sides, so no roll from 1 lands on 5."),
    (
        *(Board(30, {2: 15}), "frontier", 1, {*range(8, 14)}, "jumps-ignored", Move(1, 1, 2, 15)),
        "you just counted on, without the snakes and ladders. But roll 1 from 1 lands on 2, where a ladder starts.",
    ),
    # Only a snake is met, so whoever ignores snakes marks what everybody marks who ignores jumps: the commoner idea.
    (Board(20, {5: 3}), "frontier", 0, {*range(2, 8)}, "jumps-ignored", Move(1, 4, 5, 3), "where does the move end?"),
]


def shown_by(question: Question, squares: set[int]) -> Idea | None:
    return next((idea for idea in question.ideas if set(idea.squares) == squares), None)


@pytest.mark.parametrize(("board", "ask", "number", "squares", "key", "move", "end"), SHOWN)
def test_each_idea_is_named_with_the_move_that_shows_it(
    board: Board, ask: str, number: int, squares: set[int], key: str, move: Move, end: str
) -> None:
    idea = shown_by(questions(board, ask)[number], squares)
    assert idea is not None
    assert (idea.key, idea.move) == (key, move)
    assert idea.sentence.startswith("It looks as if you ")
    assert idea.sentence.endswith(end)


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
