"""A practice on a page: one board after another, and those at which somebody failed come back."""

from __future__ import annotations

from snl_edu import Board, practice
from snl_edu.films.asked.questions import questions
from tests.helpers.browser import axe_violations
from tests.helpers.screen import Screen

BOARDS = [Board(4), Board(9, {2: 8, 6: 3}), Board(6, {2: 5})]


def answer(screen: Screen, board: Board, *, shown: bool = False) -> None:
    """Answers all questions about a board, or asks to be shown."""
    for question in questions(board, "frontier"):
        assert screen.page.locator("[data-square]").count() == board.squares
        assert not screen.can_press("Next board")
        for square in () if shown else question.right:
            screen.page.locator(f"[data-square='{square}']").click()
        screen.press("Show me" if shown else "Check")
        if screen.can_press("Next board"):
            return
        screen.press("Next")


def done(screen: Screen) -> str | None:
    return screen.player.get_attribute("data-practice")


def test_a_board_at_which_somebody_failed_comes_back_and_a_reload_keeps_what_is_done(screen: Screen) -> None:
    path = practice(BOARDS).save(screen.folder / "practice.html")
    screen.open(path)
    assert axe_violations(screen.page) == []
    answer(screen, BOARDS[0])
    assert done(screen) == "1/3"
    assert axe_violations(screen.page) == []
    screen.press("Next board")
    answer(screen, BOARDS[1], shown=True)
    assert done(screen) == "1/3"
    screen.page.reload()
    screen.player.wait_for()
    assert done(screen) == "1/3"
    answer(screen, BOARDS[2])
    screen.press("Next board")
    for question in questions(BOARDS[1], "frontier"):
        for square in question.right:
            screen.page.locator(f"[data-square='{square}']").click()
        screen.press("Check")
        screen.press("Next")
    assert done(screen) == "3/3"
    assert "All 3 boards are done." in screen.player.inner_text()
    assert not screen.can_press("Next board")
    screen.press("Start again")
    assert done(screen) == "0/3"
    assert screen.page.locator("[data-square]").count() == 4
    screen.page.reload()
    screen.player.wait_for()
    assert done(screen) == "0/3"
