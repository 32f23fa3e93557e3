"""A player that asks, as Python sees it; how it asks is tested in a browser."""

import json
from typing import Any

import pytest

from snl_edu import Board, BoardError, Player, chance_film, film, named_board, play, practice, roll_on
from snl_edu.films.asked.question_data import question_data
from snl_edu.films.asked.questions import questions
from tests.corpus.solvers import filmed as styles
from tests.helpers.runs import run_of

EXAMPLE_1 = named_board("example-1")
FIRST = {"question": 0, "picked": [15, 3, 4, 5, 6, 7], "tries": 2, "shown": False}
SHOWN = {"question": 1, "picked": [8], "tries": 0, "shown": True}


@pytest.mark.parametrize(("ask", "grain", "count"), [("frontier", "frontier", 4), ("search", "move", 40)])
def test_a_player_that_asks_opens_with_nothing_answered(ask: str, grain: str, count: int) -> None:
    player = play(EXAMPLE_1, ask=ask)
    assert (player.ask, player.feedback, player.grain, player.step) == (ask, "at once", grain, 0)
    assert (player.picked, player.answers, player.score) == ([], [], [0, count])
    assert player.questions == question_data(questions(EXAMPLE_1, ask))
    assert json.loads(player.get_state()["questions"]) == json.loads(json.dumps(player.questions))


def test_a_player_that_asks_nothing_says_so() -> None:
    for player in (play(EXAMPLE_1), Player()):
        assert (player.ask, player.questions, player.picked, player.answers, player.score) == ("", {}, [], [], [0, 0])
        for name in ("picked", "answers"):
            with pytest.raises(BoardError, match=r"this player asks nothing: make it with play\(board, ask='frontier'"):
                setattr(player, name, [3])
        with pytest.raises(BoardError, match="this player asks nothing"):
            _ = player.attempt


def test_marks_and_answers_are_kept_and_counted() -> None:
    player = play(EXAMPLE_1, ask="frontier")
    player.picked = (7, 3, 7)
    assert player.picked == [3, 7]
    player.answers = [FIRST]
    assert (player.answers, player.score) == ([FIRST], [1, 4])
    player.answers = [FIRST, SHOWN]
    assert player.score == [1, 4]
    assert (player.attempt.score, player.attempt.parted) == ((1, 4), 1)
    beside = play(player.attempt)
    assert [each["title"] for each in beside.films] == ["Your answers", "The search"]
    assert (beside.grain, beside.step, beside.last) == ("answer", 2, 2)  # where they part
    assert "You marked 8. 10 squares are still missing. You asked to see the answer." in beside.page()


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("ask", "search", r"ask is chosen when a player is made, such as play\(board, ask='frontier'\), not 'search'"),
        ("ask", 5, "ask must be text, not 5"),
        ("feedback", "never", "feedback must be one of at once, at end, not 'never'"),
        ("picked", [37], "a marked square must be a whole number from 1 to 36, not 37"),
        ("picked", None, "picked must be a list of squares"),
        ("answers", [5], "an answer has a question, picked, tries and shown, but this is 5"),
        ("answers", [SHOWN], "questions are answered in turn, but question 0 has no answer"),
        ("score", [4, 4], r"score is what the answers are worth, here \[0, 4\]: set answers instead"),
    ],
)
def test_nonsense_is_refused_with_one_sentence_and_changes_nothing(name: str, value: Any, message: str) -> None:
    player = play(EXAMPLE_1, ask="frontier")
    before = getattr(player, name)
    with pytest.raises(BoardError, match=message):
        setattr(player, name, value)
    assert getattr(player, name) == before


@pytest.mark.parametrize(
    ("given", "options", "message"),
    [
        ([EXAMPLE_1], {"ask": "queue"}, "ask must be one of frontier, search, not 'queue'"),
        ([EXAMPLE_1], {"ask": "search", "feedback": 5}, "feedback must be one of at once, at end, not 5"),
        ([EXAMPLE_1], {"ask": "frontier", "grain": "move"}, "leave grain= out"),
        ([Board(1)], {"ask": "frontier"}, "there is nothing to ask about"),
        ([Board(401)], {"ask": "search"}, "ask= works for boards of at most 400 squares, not 401"),
        ([Board(10**12)], {"ask": "search"}, "ask= works for boards of at most 400 squares, not 1000000000000"),
        ([chance_film(EXAMPLE_1)], {"ask": "frontier"}, "the film of a search, not for a real die: pass the board"),
        ([roll_on(EXAMPLE_1)], {"ask": "search"}, "the film of a search, not for a real die: pass the board"),
        ([run_of(styles.level_loop)], {"ask": "search"}, "not for a solver's run: pass the board instead"),
        ([film(EXAMPLE_1)] * 2, {"ask": "frontier"}, "ask= works for one film, not for 2 side by side"),
        ([film(EXAMPLE_1, take="random")], {"ask": "search"}, "nobody can foresee"),
    ],
)
def test_what_cannot_be_asked_is_refused(given: list[Any], options: dict[str, Any], message: str) -> None:
    with pytest.raises(BoardError, match=message):
        play(*given, **options)


def test_what_the_front_end_says_is_heard_where_it_makes_sense() -> None:
    player = play(EXAMPLE_1, ask="frontier")
    player.set_state({"picked": [5, 3], "answers": [FIRST], "score": [4, 4], "ask": "search", "speed": 2})
    assert (player.picked, player.answers, player.score) == ([3, 5], [FIRST], [1, 4])
    assert (player.ask, player.speed) == ("frontier", 2)
    player.set_state({"picked": [99], "answers": [SHOWN], "speed": 4})
    assert (player.picked, player.answers, player.speed) == ([3, 5], [FIRST], 4)


def test_another_board_is_asked_about_in_the_same_way() -> None:
    player = play(EXAMPLE_1, ask="frontier")
    player.picked, player.answers = [3], [FIRST]
    player.show(Board(9, {2: 8, 6: 3}))
    player.set_state({"picked": [5, 3], "_said": {"reel": 0, "picked": [5, 3]}})  # on the board before
    assert (player.picked, player.answers, player.score, player.ask) == ([], [], [0, 2], "frontier")
    assert player.questions["board"] == 9
    with pytest.raises(BoardError, match="pass the board instead"):
        player.show(run_of(styles.level_loop))
    assert player.questions["board"] == 9
    player.picked = [5]
    player.close()  # what was marked is kept, and the film is not
    assert player.picked == [5]
    with pytest.raises(BoardError, match="this player asks nothing"):
        _ = player.attempt


def test_a_page_that_asks_tells_nothing_below_the_board_and_opens_unanswered() -> None:
    player = play(EXAMPLE_1, ask="frontier")
    empty = player.page()
    player.picked, player.answers = [3], [FIRST]
    assert player.page() == empty
    assert "<title>What comes next?</title>" in empty
    assert "<details" not in empty
    assert "<li>" not in empty
    assert '"answers":[],"score":[0,4]' in empty


def test_pages_with_other_questions_keep_their_answers_under_another_digest() -> None:
    asked = [play(board, ask=ask) for board in (EXAMPLE_1, Board(36)) for ask in ("frontier", "search")]
    practised = [practice(boards) for boards in ([Board(4)], [Board(5)], [Board(4), Board(5)])]
    found = [made.page().split('"digest":"')[1][:16] for made in (*asked, *practised, play(EXAMPLE_1, ask="frontier"))]
    assert len({*found}) == 7
    assert found[0] == found[-1]
