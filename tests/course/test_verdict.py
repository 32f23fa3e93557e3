"""A verdict in words, in a notebook and as two films."""

import re
from base64 import b64decode
from dataclasses import FrozenInstanceError
from html import escape
from typing import Any

import numpy as np
import pytest

from snl_edu import Board, BoardError, Verdict, check, textbook
from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.films.compare import side_by_side
from tests.corpus.entry import Matrix
from tests.corpus.solvers.filmed import level_loop

THREE = Verdict(False, "Not yet.", ("one", "two", "three"))


@pytest.fixture(scope="module")
def chained() -> Verdict:
    """The verdict on a solver that takes jump after jump."""
    return check(MISCONCEPTIONS["chained-jumps"].solver)


def test_a_hint_can_be_asked_for_by_its_number() -> None:
    assert THREE.hint(2) == "Hint 2: two (hint(3) says more)"
    assert THREE.hint(1) == "Hint 1: one (hint(2) says more)"
    assert THREE.hint(3) == "Hint 3: three"


def test_a_hint_without_a_number_is_the_first_however_often_it_is_asked_for() -> None:
    assert [str(THREE.hint()) for _ in range(3)] == ["Hint 1: one (hint(2) says more)"] * 3
    THREE.hint(2)
    assert THREE.hint() == THREE.hint(1)


@pytest.mark.parametrize(
    ("number", "place"),
    [
        (0, 1),
        (-3, 1),
        (4, 3),
        (10**30, 3),
        ("2", 1),
        (2.5, 1),
        (True, 1),
        ([], 1),
        (None, 1),
        (..., 1),
        (np.int8(2), 2),
    ],
)
def test_a_hint_with_a_number_that_makes_no_sense_is_still_a_hint(number: Any, place: int) -> None:
    assert THREE.hint(number).startswith(f"Hint {place}: ")


def test_a_hint_shows_itself_without_quotation_marks() -> None:
    assert repr(Verdict(True, "Right.", ("Nothing to fix.",)).hint()) == "Hint 1: Nothing to fix."


def test_a_verdict_without_hints_says_so() -> None:
    assert Verdict(True, "Right.").hint(2) == "There is no hint here."


def test_a_verdict_on_a_right_solver_has_nothing_to_fix() -> None:
    assert check(level_loop).hints == ("Nothing to fix.",)


def test_a_wrong_solver_gets_a_game_to_play_a_place_to_look_at_and_a_film(chained: Verdict) -> None:
    assert chained.hint(1).startswith("Hint 1: Play the small board by hand; a game of 2 is: ")
    assert chained.hint(1).endswith(" (hint(2) says more)")
    assert chained.hint(2) == f"Hint 2: {MISCONCEPTIONS['chained-jumps'].look_at} (hint(3) says more)"
    assert chained.hint(3) == "Hint 3: play(verdict) shows your run beside a right one, stopped where they part."


def test_where_there_is_no_game_to_play_the_first_hint_asks_why() -> None:
    verdict = check(MISCONCEPTIONS["last-distance-when-stuck"].solver)
    assert verdict.hints[0].endswith("; nobody can reach 9 on it: why?")


def test_a_verdict_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        THREE.passed = True  # type: ignore[misc]  # that is the point


def test_a_verdict_with_a_board_is_shown_with_its_picture_and_words(chained: Verdict) -> None:
    bundle = chained._repr_mimebundle_(include=None, exclude=None)
    assert bundle["text/plain"] == repr(chained) == f"{chained.message}\n{chained.explanation}"
    assert bundle["text/html"].startswith(f"<p>{escape(chained.message)}</p><p>{escape(chained.explanation)}</p><img ")
    assert 'alt="Board of 9 squares in 3 columns, start on 1; ladders 2 to 8, 8 to 9."' in bundle["text/html"]
    picture = re.search(r'src="data:image/svg\+xml;base64,([^"]+)"', bundle["text/html"])
    assert picture is not None
    assert b64decode(picture[1]).decode().startswith("<svg ")


def test_a_verdict_without_a_board_is_shown_in_words() -> None:
    verdict = check(level_loop)
    assert verdict._repr_mimebundle_() == {"text/plain": verdict.message}
    assert repr(verdict) == verdict.message


def test_a_verdict_can_make_a_cell_fail() -> None:
    passed = Verdict(True, "Right.")
    assert passed.require() is passed
    with pytest.raises(AssertionError, match=r"^Not yet\.$"):
        THREE.require()


def test_a_right_board_that_is_too_large_for_a_film_is_shown_as_it_is() -> None:
    assert Verdict(True, "Right.", board=Board(10**12))._repr_mimebundle_() == {"text/plain": "Right."}


def test_a_verdict_with_a_board_too_large_to_draw_is_shown_in_words() -> None:
    assert Verdict(False, "Not yet.", board=Board(10**6))._repr_mimebundle_() == {"text/plain": "Not yet."}


def test_what_a_learner_wrote_reaches_the_page_as_text() -> None:
    def raises(_: Matrix) -> int:
        raise ValueError("<script>alert('&')</script>")

    bundle = check(raises)._repr_mimebundle_()
    assert "<script>" not in bundle["text/html"]
    assert "&lt;script&gt;alert(&#x27;&amp;&#x27;)&lt;/script&gt;" in bundle["text/html"]
    assert "<script>alert('&')</script>" in bundle["text/plain"]


def test_the_films_of_a_verdict_are_the_learners_run_and_a_right_one(chained: Verdict) -> None:
    assert chained.board is not None
    mine, right = chained.films
    assert (mine.board, right.board) == (chained.board, chained.board)
    assert (mine.value, right.value) == (chained.got, chained.expected)
    expected = side_by_side(chained.solver, textbook, chained.board)
    assert (mine.opening, right.opening) == (expected[0].opening, expected[1].opening)
    assert mine.moments[mine.opening].sentence == expected[0].moments[expected[0].opening].sentence


@pytest.mark.parametrize(
    "verdict",
    [check(level_loop), Verdict(False, "Not yet.", board=Board(9)), Verdict(False, "Not yet.", solver=level_loop)],
)
def test_a_verdict_that_knows_no_board_or_no_solver_has_no_films(verdict: Verdict) -> None:
    with pytest.raises(BoardError, match=r"^there is nothing to compare: no board is known on which a solver fails$"):
        _ = verdict.films
