"""A verdict in words, in a notebook and as two films."""

import re
from base64 import b64decode
from html import escape
from typing import Any

import numpy as np
import pytest

from snl_edu import Board, Verdict, check, textbook
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.films.run.compare import side_by_side
from tests.corpus.solvers.filmed import level_loop
from tests.helpers.bad_input import explain

THREE = Verdict(False, "Not yet.", ("one", "two", "three"))


@pytest.fixture(scope="module")
def chained() -> Verdict:
    """The verdict on a solver that takes jump after jump."""
    return check(MISCONCEPTIONS["chained-jumps"].solver)


NO_NUMBERS: list[Any] = [1, 0, -3, "2", 2.5, True, [], None, ...]
FIRST, SECOND, THIRD = "one (hint(2) says more)", "two (hint(3) says more)", "three"


@pytest.mark.parametrize(
    ("number", "hint"),
    [
        *((number, f"Hint 1: {FIRST}") for number in NO_NUMBERS),
        *((number, f"Hint 2: {SECOND}") for number in (2, np.int8(2))),
        *((number, f"Hint 3: {THIRD}") for number in (3, 4, 10**30)),
    ],
)
def test_a_hint_is_asked_for_by_its_number_and_any_number_gives_one(number: Any, hint: str) -> None:
    assert THREE.hint(number) == hint
    assert repr(THREE.hint(number)) == f"Not yet.\n{hint}"  # the verdict stays in sight
    assert THREE.hint() == f"Hint 1: {FIRST}"
    assert repr(Verdict(True, "Right.", ("one",)).hint()) == "Right."
    assert repr(Verdict(False, "Not yet.", ("one",), next_step="Stuck?").hint()) == "Not yet.\nHint 1: one"
    assert Verdict(True, "Right.").hint(2) == "There is no hint here."


def test_a_wrong_solver_gets_a_game_to_play_a_place_to_look_at_and_a_film(chained: Verdict) -> None:
    assert chained.hint(1).startswith("Hint 1: Play the small board by hand; a game of 2 is: ")
    assert chained.hint(1).endswith(" (hint(2) says more)")
    assert chained.hint(2) == f"Hint 2: {MISCONCEPTIONS['chained-jumps'].look_at} (hint(3) says more)"
    assert chained.hint(3) == "Hint 3: play(verdict) shows your run beside a right one, stopped where they part."


def test_where_there_is_no_game_to_play_the_first_hint_asks_why() -> None:
    verdict = check(MISCONCEPTIONS["last-distance-when-stuck"].solver)
    assert verdict.hints[0].endswith("; nobody can reach 9 on it: why?")


def test_a_verdict_with_a_board_is_shown_with_its_picture_and_words(chained: Verdict) -> None:
    bundle = chained._repr_mimebundle_(include=None, exclude=None)
    assert bundle["text/plain"] == repr(chained) == f"{chained.message}\n{chained.explanation}"
    assert bundle["text/html"].startswith(f"<p>{escape(chained.message)}</p><p>{escape(chained.explanation)}</p>")
    assert 'alt="Board of 9 squares in 3 columns, start on 1; ladders 2 to 8, 8 to 9."' in bundle["text/html"]
    picture = re.search(r'src="data:image/svg\+xml;base64,([^"]+)"', bundle["text/html"])
    assert picture is not None
    assert b64decode(picture[1]).decode().startswith("<svg ")


def test_a_verdict_can_make_a_cell_fail() -> None:
    passed = Verdict(True, "Right.")
    assert passed.require() is passed
    with pytest.raises(AssertionError, match=r"^Not yet\.$"):
        THREE.require()


@pytest.mark.parametrize("board", [None, Board(10**6), Board(10**12)])
def test_a_verdict_without_a_board_that_can_be_drawn_is_shown_in_words(board: Board | None) -> None:
    for passed in (True, False):
        assert Verdict(passed, "So.", board=board)._repr_mimebundle_() == {"text/plain": "So."}


def test_what_a_learner_wrote_reaches_the_page_as_text() -> None:
    text = """</p>--><script>alert('&')</script><!--"><svg onload=alert(1)>"""
    bundle = Verdict(False, f"Not yet: {text}", board=Board(9), explanation=text)._repr_mimebundle_()
    assert bundle["text/html"].startswith(f"<p>{escape(f'Not yet: {text}')}</p><p>{escape(text)}</p>")
    assert "<script" not in bundle["text/html"]
    assert text in bundle["text/plain"]


def test_the_films_of_a_verdict_are_the_learners_run_and_a_right_one(chained: Verdict) -> None:
    assert chained.board is not None
    _ = chained.films  # Python 3.12 reports a line less when it traces a function for the first time
    mine, right = chained.films
    assert (mine.board, right.board) == (chained.board, chained.board)
    assert (mine.value, right.value) == (chained.got, chained.expected)
    expected = side_by_side(chained.solver, textbook, chained.board)
    assert (mine.opening, right.opening) == (expected[0].opening, expected[1].opening)
    assert mine.moments[mine.opening].sentence == expected[0].moments[expected[0].opening].sentence


def test_a_verdict_that_knows_no_board_or_no_solver_has_no_films() -> None:
    told = "there is nothing to compare: no board is known on which a solver fails"
    for known in ({"board": Board(9)}, {"solver": level_loop}):
        assert explain(lambda: Verdict(False, "Not yet.", **known).films) == told  # noqa: B023
