"""The textbook solver is right, however it is written, and its text can be changed line by line."""

import inspect
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import Board
from snl_edu.course.misconceptions import MISCONCEPTIONS, TEXTBOOK, changed, function_of, textbook
from snl_edu.course.misconceptions.textbook import variations
from tests.helpers.oracles import matrix_answer
from tests.helpers.strategies import square_boards

BOARDS = st.just(Board(1)) | square_boards(7)


def test_a_variation_tries_the_rolls_downwards_or_recognises_the_goal_at_once() -> None:
    texts = variations(TEXTBOOK)
    downwards = ["range(min(square + 6, goal), square, -1)" in text for text in texts]
    at_once = ["if end == goal:\n                    return (rolls + 1)" in text for text in texts]
    assert (texts[0], downwards, at_once) == (TEXTBOOK, [False, True] * 2, [False] * 2 + [True] * 2)
    # A table knows no queue, and the search for the corner recognises its goal otherwise.
    assert [len(variations(MISCONCEPTIONS[key].source)) for key in ("one-pass", "goal-top-left")] == [2, 2]


@given(BOARDS)
def test_the_textbook_and_every_variation_of_it_are_right_on_every_board(board: Board) -> None:
    matrix = board.to_matrix()
    assert textbook(matrix) == matrix_answer(matrix)
    assert {function_of(text, "a variation")(matrix) for text in variations(TEXTBOOK)} == {matrix_answer(matrix)}


def test_a_change_that_does_not_fit_the_textbook_is_refused() -> None:
    for before in ("no such line", "square"):
        with pytest.raises(LookupError, match=before):
            changed([(before, "")])


def test_text_becomes_a_function_with_a_name_of_its_own() -> None:
    function: Any = function_of("def solve(matrix):\n    return matrix\n", "mirror")
    assert function(3) == 3
    assert function.__code__.co_filename == "<mirror>"
    assert inspect.getsource(function) == "def solve(matrix):\n    return matrix\n"
