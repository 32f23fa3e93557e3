"""Questions as plain data; that what a browser looks up in them is what Python says is tested in tests/js."""

import json

import pytest

from snl_edu import Board, film, named_board, random_board
from snl_edu.films.asked.question_data import VERSION, question_data
from snl_edu.films.asked.questions import questions


@pytest.mark.parametrize(
    ("board", "ask", "most"),
    [
        (named_board("chutes-and-ladders"), "search", 40_000),
        (Board(100), "search", 40_000),
        (Board(100), "frontier", 20_000),
        (random_board(100, snakes=10, ladders=10, rng=1), "search", 40_000),
        (Board(400), "frontier", 40_000),
    ],
)
def test_the_questions_of_a_board_are_small(board: Board, ask: str, most: int) -> None:
    text = json.dumps(question_data(questions(film(board), ask)), separators=(",", ":"))
    assert len(text.encode()) < most


def test_each_wording_travels_once() -> None:
    data = question_data(questions(Board(100), "search"))
    assert len(data["phrases"]) == len(set(data["phrases"])) < 20
    assert {*data["sentences"]["phrase"]} == {*range(len(data["phrases"]))}
    assert data["version"] == VERSION == 2


def test_squares_have_names_for_somebody_who_cannot_see_them() -> None:
    names = question_data(questions(Board(20, {2: 8, 8: 3, 5: 1, 4: 8}), "frontier"))["names"]
    assert names == {
        1: "tail of a snake, start",
        2: "foot of a ladder",
        3: "tail of a snake",
        4: "foot of a ladder",
        5: "head of a snake",
        8: "top of a ladder, head of a snake",
        20: "goal",
    }
