"""A practice as Python sees it; how it asks is tested in a browser."""

import json
from pathlib import Path
from typing import Any

import pytest

from snl_edu import Board, BoardError, fewest_rolls, practice
from snl_edu.films.asked.question_data import question_data
from snl_edu.films.asked.questions import questions

TWO = [Board(4), Board(9, {2: 8})]


def test_the_boards_grow_and_can_be_won_and_the_same_seed_gives_the_same_ones() -> None:
    first = practice()
    sizes = [board.squares for board in first.boards]
    assert sizes == sorted(sizes)
    assert (sizes[0], sizes[-1], len(sizes)) == (6, 36, 8)
    assert all(fewest_rolls(board) for board in first.boards)
    assert practice(seed=0).boards == first.boards != practice(seed=1).boards
    assert (repr(first), first.title, first.score) == ("<practice on 8 boards>", "Practice", (0, 8))
    assert repr(practice([Board(4)])) == "<practice on 1 board>"


@pytest.mark.parametrize("ask", ["frontier", "search"])
def test_each_board_travels_with_its_questions(ask: str) -> None:
    made = practice(TWO, ask=ask, title="Two")
    for text, board in zip(made.get_state()["rounds"], TWO, strict=True):
        travelled = json.loads(text)
        assert travelled["questions"] == json.loads(json.dumps(question_data(questions(board, ask))))
        assert json.loads(travelled["film"])["name"] == repr(board)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"boards": 5}, "boards must be a list of boards"),
        ({"boards": [5]}, "a Board is needed, not 5"),
        ({"boards": []}, "a practice has from 1 to 20 boards, not 0"),
        ({"boards": [Board(4)] * 21}, "a practice has from 1 to 20 boards, not 21"),
        ({"boards": [Board(1)]}, "there is nothing to ask about"),
        ({"boards": [Board(401)]}, "ask= works for boards of at most 400 squares"),
        ({"ask": "queue"}, "ask must be one of frontier, search, not 'queue'"),
        ({"seed": "x"}, "seed must be a whole number"),
        ({"title": 5}, "title must be text, not 5"),
    ],
)
def test_what_cannot_be_practised_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BoardError, match=message):
        practice(**options)


def result(board: Any, right: Any, questions: Any) -> dict[str, Any]:
    return {"board": board, "right": right, "all": questions}


NONSENSE = {
    "results must be a list of results, not None": None,
    "a result has a board, right and all, but this is 5": [5],
    "a result has a board, right and all, but this is a dict": [{"board": 0}],
    "right of a result must be a whole number from 0 to 1, not -1": [result(0, -1, 1)],
    "right of a result must be a whole number from 0 to 1, not 2": [result(0, 2, 1)],
    "right of a result must be a whole number from 0 to 1, not True": [result(0, True, 1)],
    "boards are answered in turn: result 1 must be of board 0, not 1": [result(1, 2, 2)],
    "boards are answered in turn: result 2 must be of board 1, not 0": [result(0, 1, 1), result(0, 1, 1)],
    "result 3 must be of board 0, not 1": [result(0, 0, 1), result(1, 2, 2), result(1, 2, 2)],
    "board 0 has 1 question: all of its result must be 1, not 2": [result(0, 1, 2)],
    "every board is answered right after 2 results: leave out": [result(0, 1, 1), result(1, 2, 2), result(0, 1, 1)],
}


@pytest.mark.parametrize(("message", "results"), NONSENSE.items(), ids=NONSENSE)
def test_results_that_do_not_fit_the_boards_are_refused_and_change_nothing(message: str, results: Any) -> None:
    made = practice(TWO)
    made.results = [result(0, 0, 1)]
    with pytest.raises(BoardError, match=message):
        made.results = results
    assert (made.results, made.score) == ([result(0, 0, 1)], (0, 2))
    # From the front end they are ignored.
    made.set_state({"results": [result(0, 1, 1)]})
    made.set_state({"results": results, "title": "Both"})
    assert (made.results, made.score, made.title) == ([result(0, 1, 1)], (1, 2), "Both")
    made.set_state({"results": []})
    assert made.score == (0, 2)


def test_the_score_counts_each_board_that_was_answered_right_and_no_more_of_them_than_there_are() -> None:
    made = practice(TWO)
    for results, right in (([result(0, 0, 1), result(1, 2, 2)], 1), ([*made.results, result(0, 1, 1)], 2)):
        made.results = [*made.results, *results]
        assert made.score == (right, 2)
    with pytest.raises(BoardError, match="every board is answered right after 3 results: leave out the rest"):
        made.results = [*made.results, result(0, 1, 1)]
    made.close()
    assert made.score == (2, 2)


def test_it_is_saved_as_one_page_with_nothing_answered(tmp_path: Path) -> None:
    made = practice(TWO)
    empty = made.page()
    made.results = [result(0, 1, 1)]
    assert made.save(tmp_path / "practice.html").read_text(encoding="utf-8") == empty
    assert "<title>Practice</title>" in empty
