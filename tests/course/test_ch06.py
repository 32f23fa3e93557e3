"""The exercises of notebook 06 beside their tables of answers: what is named, what is shown, and what the notebook shares."""

import json

import pytest

from snl_edu import Board, check
from snl_edu.course.exercises import ch06
from snl_edu.course.exercises.ch06 import NUMBERINGS, STATEMENTS, WITNESSES
from snl_edu.course.misconceptions import MISCONCEPTIONS, textbook
from tests.course.answers.ch06 import place_by
from tools.notebooks import NOTEBOOKS


def test_the_notebook_shows_the_witnesses_that_the_questions_are_about() -> None:
    stored = json.loads((NOTEBOOKS / "06_mistakes_worth_making.ipynb").read_text(encoding="utf-8"))
    text = "".join(line for cell in stored["cells"] for line in cell["source"])
    named = {letter: repr(board) for letter, board in WITNESSES.items() if letter != "d"} | {
        "d": 'named_board("the-trap")'
    }
    assert [f'"{letter.upper()}": {board},' in text for letter, board in named.items()] == [True] * 4


def test_the_answer_of_a_solver_that_slides_on_is_longer_than_the_right_one() -> None:
    board = Board(16, {3: 12, 12: 5})
    said = MISCONCEPTIONS["chained-jumps"].solver(board.to_matrix())
    assert said > textbook(board.to_matrix())
    assert check(said, "06-climbing-on").passed


def test_a_game_that_is_won_before_the_first_roll_is_no_board_that_cannot_be_won(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ch06, "WITNESSES", {"A": Board(1), "B": Board(49)})
    assert ch06._witness_against("depth-capped") == "B"


def test_three_statements_are_false_and_two_are_true() -> None:
    assert [letter for letter, (is_true, _) in STATEMENTS.items() if is_true()] == ["C", "E"]


@pytest.mark.parametrize("key", NUMBERINGS)
def test_a_numbering_that_has_a_name_is_wrong_as_its_solver_is(key: str) -> None:
    board = MISCONCEPTIONS[key].board
    verdict = check(lambda square, size: NUMBERINGS[key](square, size), "06-fix-the-numbering")
    assert board is not None
    assert (verdict.misconception, verdict.got) == (key, MISCONCEPTIONS[key].solver(board.to_matrix()))


def test_a_wrong_numbering_is_named_and_shown_on_a_small_board() -> None:
    verdict = check(place_by(lambda _row, along, _size: along), "06-fix-the-numbering")
    assert verdict.board is not None
    assert (verdict.misconception, verdict.board) == ("row-major", MISCONCEPTIONS["row-major"].board)
    assert verdict.got != verdict.expected == textbook(verdict.board.to_matrix())
    assert "your solver" not in verdict.message
    assert verdict.hint().startswith("Hint 1: Write down the numbers")
