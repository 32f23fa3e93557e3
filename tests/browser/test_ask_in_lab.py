"""A player that asks, in a real JupyterLab: the kernel hears of the answers, and the keys belong to who uses them."""

from __future__ import annotations

from snl_edu import Board, named_board, playground
from snl_edu.course.grading.rerun.saved import restore, saved_work
from snl_edu.films.asked.questions import questions
from tests.helpers.browser import Watch, axe_violations
from tests.helpers.lab import SAVE, Lab

BOARD = named_board("example-1")
MAKE = 'from snl_edu import check, named_board, play\nplayer = play(named_board("example-1"), ask="frontier")\nplayer'
OUTPUT = ".jp-OutputArea-output"


def test_the_kernel_hears_of_marks_and_answers_and_can_change_them(lab: Lab) -> None:
    first, second = questions(BOARD, "frontier")[:2]
    with lab.ran(MAKE) as page:
        (player,) = lab.players()
        for square in first.right:
            player.locator(f"[data-square='{square}']").click()
        lab.kernel_says("print(player.picked)", str(sorted(first.right)))
        player.get_by_role("button", name="Check", exact=True).click()
        lab.kernel_says("print(player.score, check(player))", "[1, 4] Not yet: 1 of 4 answered so far")
        lab.kernel_says("print(player.attempt.score)", "(1, 4)")
        lab.in_kernel("player.picked = [8]")
        assert axe_violations(page, OUTPUT) == []
        player.get_by_role("button", name="Next", exact=True).click()
        assert player.locator(".snl-prompt").text_content() == second.prompt
        lab.in_kernel("player.picked = [9, 8]")
        page.wait_for_function("() => document.querySelectorAll('[data-square][aria-pressed=true]').length === 2")
        lab.in_kernel("player.answers = []")
        page.wait_for_function("() => document.querySelector('.snl-player').dataset.asked === '0'")
        assert player.locator(".snl-prompt").text_content() == first.prompt
        lab.in_kernel('player.show(named_board("the-trap"))')
        page.wait_for_function("() => document.querySelectorAll('[data-square]').length === 9")
        assert page.locator(".snl-player").get_attribute("data-score") == "0/1"


def test_keys_pressed_on_the_board_do_not_reach_the_notebook_but_its_shortcuts_do(lab: Lab) -> None:
    with lab.ran(MAKE, "1 + 1") as page:
        (player,) = lab.players()
        before = page.locator(".jp-Cell").count()
        player.locator("[data-square='1']").click()
        for key in ("a", "b", "d", "d", "m", "1", "ArrowUp", "Space", "Enter"):
            page.keyboard.press(key)
        assert page.locator(".jp-Cell").count() == before
        assert page.locator(".jp-MarkdownCell").count() == 0
        assert player.locator("[data-square='12']").get_attribute("data-answer") == "later"
        count = page.locator(".jp-InputPrompt").first.text_content()
        page.keyboard.press("Shift+Enter")
        page.wait_for_function(
            "([node, count]) => node.textContent !== count && /\\d/.test(node.textContent)",
            arg=[page.locator(".jp-InputPrompt").first.element_handle(), count],
        )


def test_what_was_marked_and_drawn_is_saved_with_the_notebook_for_those_who_grade_it(lab: Lab) -> None:
    first = questions(BOARD, "frontier")[0]
    draw = "from snl_edu import Board, playground\ndesk = playground(Board(9))\ndesk"
    path = lab.write("by-hand.ipynb", MAKE, draw)
    with lab.opened(path.name) as watch:
        lab.run()
        player = lab.players(2)[0]
        for square in first.right:
            player.locator(f"[data-square='{square}']").click()
        player.get_by_role("button", name="Check", exact=True).click()
        lab.kernel_says("print(len(player.answers))", "1")
        lab.in_kernel("desk.editor.board = Board(9, {2: 8})")
        lab.page.evaluate(SAVE)
    assert watch == Watch()
    saved = saved_work(path.read_bytes())
    assert [answer["picked"] for answer in saved[MAKE]["answers"]] == [list(first.right)]
    desk = playground(Board(9))
    restore(desk, saved[draw])
    assert desk.board == Board(9, {2: 8})
