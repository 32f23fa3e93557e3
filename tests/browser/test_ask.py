"""A player that asks, on a page: by mouse, by keyboard and by touch, and what it keeps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from snl_edu import Board, film, named_board, random_board
from snl_edu.films.asked.attempt import attempt
from snl_edu.films.asked.feedback import judge
from snl_edu.films.asked.question import Question
from snl_edu.films.asked.questions import questions
from tests.helpers.browser import axe_in_light_and_dark, axe_violations, new_page
from tests.helpers.screen import FOCUSED, TOO_WIDE, Screen, go

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

EXAMPLE = named_board("example-1")
WALL = named_board("over-the-wall")
BUTTONS = ["Check", "Next", "Undo", "Hint", "Show me", "Back", "Start again", "Projector", "?"]
SQUARES = """(root) => Object.fromEntries([...root.querySelectorAll('[data-square]')].map(
  (node) => [node.dataset.square, [node.dataset.state, node.dataset.answer ?? '', node.getAttribute('aria-pressed')]]))"""
BESIDE = "nodes => Object.fromEntries(nodes.map((node) => [node.dataset.beside, node.dataset.state]))"
SHELVES = "Object.keys(localStorage).filter((name) => name.includes(location.pathname))"
# Squares that a click at some places does not reach.
COVERED = """(root) => [...root.querySelectorAll('[data-square]')].flatMap((node) => {
  const { left, top, width, height } = node.querySelector('.snl-hit').getBoundingClientRect();
  const at = (x, y) => document.elementFromPoint(left + x * width, top + y * height)?.closest('[data-square]');
  const places = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9], [0.02, 0.5], [0.5, 0.98]];
  return places.every(([x, y]) => at(x, y) === node) ? [] : [node.dataset.square];
})"""


def square(screen: Screen, number: int) -> Locator:
    return screen.page.locator(f"[data-square='{number}']")


def mark(screen: Screen, *squares: int) -> None:
    for number in squares:
        square(screen, number).click()


def answers(screen: Screen) -> dict[int, str]:
    """What is said about each square that was marked."""
    found: dict[str, list[str]] = screen.player.evaluate(SQUARES)
    return {int(number): answer for number, (_, answer, _) in found.items() if answer}


def pressed(screen: Screen) -> set[int]:
    return {int(number) for number, (_, _, mark) in screen.player.evaluate(SQUARES).items() if mark == "true"}


def states(screen: Screen) -> dict[int, str]:
    return {int(number): state for number, (state, _, _) in screen.player.evaluate(SQUARES).items()}


def progress(screen: Screen) -> tuple[str | None, str | None]:
    return screen.player.get_attribute("data-asked"), screen.player.get_attribute("data-score")


def stored(screen: Screen) -> list[Any]:
    """What this page has stored; all pages that are opened as files share one store."""
    texts = screen.page.evaluate(f"{SHELVES}.map((name) => localStorage[name])")
    return [json.loads(text) for text in texts]


def wrong_marks(question: Question) -> dict[str, int]:
    """A square for each reason that a mark can be wrong."""
    return {reason: number for number, reason in question.reasons.items() if reason != "right"}


@pytest.mark.parametrize("board", [EXAMPLE, WALL], ids=["example-1", "over-the-wall"])
def test_all_frontiers_are_answered_by_mouse_with_a_wrong_mark_of_every_reason_first(
    screen: Screen, board: Board
) -> None:
    asked = questions(board, "frontier")
    screen.show(board, ask="frontier")
    met = set()
    for number, question in enumerate(asked):
        assert screen.page.locator(".snl-prompt").text_content() == question.prompt
        assert states(screen) == {
            each: film(board).moments[question.asked_at].states.get(each, "unseen")
            for each in range(1, board.squares + 1)
        }
        wrong = wrong_marks(question)
        met |= {*wrong}
        given = [*wrong.values(), *question.right[1:]]
        mark(screen, *given)
        assert pressed(screen) == {*given}
        assert number or axe_in_light_and_dark(screen.page) == []
        screen.press("Check")
        assert number or axe_in_light_and_dark(screen.page) == []
        told = judge(question, given)
        assert answers(screen) == told.answers
        assert screen.sentence == told.sentence
        assert screen.page.locator(".snl-tally").text_content() == told.count
        said = screen.page.locator(".snl-reasons").inner_text()
        assert all(question.sentence(each) in said for each in given)
        assert progress(screen) == (str(number), f"{number}/{len(asked)}")
        mark(screen, question.right[0])
        assert pressed(screen) == {*question.right}
        screen.press("Check")
        assert answers(screen) == dict.fromkeys(question.right, "right")
        assert screen.sentence == question.why
        assert progress(screen) == (str(number + 1), f"{number + 1}/{len(asked)}")
        screen.press("Next")
    assert met == {"seen", "later", "jump"} | ({"never"} if board is WALL else set())
    assert screen.sentence == f"All questions are answered: {len(asked)} of {len(asked)} right."
    assert screen.page.locator(".snl-prompt").text_content() == film(board).moments[-1].sentence
    assert axe_in_light_and_dark(screen.page) == []


def test_the_search_is_answered_with_the_keyboard_alone(screen: Screen) -> None:
    asked = questions(EXAMPLE, "search")
    screen.show(EXAMPLE, ask="search")
    keyboard, page = screen.page.keyboard, screen.page
    keyboard.press("Tab")
    for number, question in enumerate(asked):
        assert page.locator(".snl-prompt").text_content() == question.prompt
        for wanted in sorted(question.right):
            go(page, EXAMPLE, wanted)
            keyboard.press("Space")
        if question.kind == "join":
            keyboard.press("Enter")
        assert answers(screen) == dict.fromkeys(question.right, "right")
        assert screen.sentence == question.why
        assert number or axe_in_light_and_dark(page) == []
        keyboard.press("Enter")
    assert progress(screen) == (str(len(asked)), f"{len(asked)}/{len(asked)}")
    assert axe_violations(page) == []


def test_the_board_is_one_stop_of_the_tab_key_and_its_squares_are_toggle_buttons_with_names(screen: Screen) -> None:
    page = screen.page
    screen.show(EXAMPLE, ask="frontier")
    assert page.locator("[data-square][tabindex='0']").count() == 1
    page.keyboard.press("Tab")
    for key, wanted in [("ArrowDown", "1"), ("ArrowLeft", "1"), ("End", "36"), ("ArrowUp", "36"), ("Home", "1")]:
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED) == wanted
    page.keyboard.press("x")
    page.keyboard.press("Control+ArrowUp")
    assert page.evaluate(FOCUSED) == "1"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Check"
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUSED) == "1"
    assert pressed(screen) == set()
    mark(screen, 15, 2)
    for name, is_pressed in [
        ("square 15, top of a ladder, marked", True),
        ("square 2, foot of a ladder, marked", True),
        ("square 17, head of a snake", False),
        ("square 1, start, in the queue", False),
        ("square 36, goal", False),
        ("square 20", False),
    ]:
        assert page.get_by_role("button", name=name, exact=True, pressed=is_pressed).count() == 1
    screen.press("Check")
    assert page.get_by_role("button", name="square 2, foot of a ladder, a jump starts here", exact=True).count()
    listed = page.locator(".snl-keys")
    assert not listed.is_visible()
    square(screen, 1).focus()
    page.keyboard.press("?")
    assert "Mark the square" in listed.inner_text()
    assert axe_violations(page) == []
    page.get_by_role("button", name="Keys", exact=True).click()
    assert not listed.is_visible()


@pytest.mark.parametrize("board", [named_board("thirty-cells"), random_board(100, snakes=12, ladders=12, rng=1)])
def test_a_click_anywhere_in_a_square_counts_whatever_lies_over_it(screen: Screen, board: Board) -> None:
    screen.show(board, ask="frontier", size=(1280, 1200))
    assert screen.player.evaluate(COVERED) == []


def test_nothing_that_comes_next_can_be_seen(screen: Screen) -> None:
    for ask in ("frontier", "search"):
        screen.show(EXAMPLE, ask=ask)
        assert screen.page.locator("button").all_inner_texts() == BUTTONS
        assert screen.page.get_by_role("slider").count() == 0
        assert {number for number, state in states(screen).items() if state != "unseen"} == {1}
        assert screen.page.locator(".snl-queue").is_visible() is False
        visible = screen.page.locator("body").inner_text()
        assert not any(moment.sentence in visible for moment in film(EXAMPLE).moments)
        screen.press("Next")
        screen.press("Back")
        assert screen.page.locator(".snl-prompt").text_content() == questions(EXAMPLE, ask)[0].prompt
    mark(screen, 1)
    screen.press("Next")
    mark(screen, 15, 3, 4, 5, 6, 7)
    screen.press("Check")
    screen.press("Next")
    assert screen.page.locator(".snl-queue").is_visible() is False
    assert screen.page.locator(".snl-notes text").count() == 0
    mark(screen, 3)
    assert (screen.sentence, answers(screen)) == ("3 is waiting, but 15 has waited longer.", {3: "later"})
    mark(screen, 15)
    assert answers(screen) == {15: "right"}
    screen.press("Next")  # while it is not asked about, the queue is seen
    assert screen.page.locator(".snl-queue li").all_inner_texts() == ["3", "4", "5", "6", "7"]
    assert screen.page.locator(".snl-prompt").text_content() == questions(EXAMPLE, "search")[3].prompt
    screen.show(Board(9, {2: 8}, start=0), ask="search")  # a start off the board is shown and not asked
    assert screen.page.locator(".snl-start[aria-pressed]").count() == 0
    screen.page.locator(".snl-start").click()
    assert pressed(screen) == set()


def test_a_wrong_idea_is_named_and_wrong_marks_that_are_taken_away_by_hand_stay_away(screen: Screen) -> None:
    screen.show(EXAMPLE, ask="frontier")
    for idea in questions(EXAMPLE, "frontier")[0].ideas:
        mark(screen, *idea.squares)
        screen.press("Check")
        assert screen.sentence == idea.sentence
        screen.page.reload()
        screen.player.wait_for()
    mark(screen, 2, 8, 3, 4, 5, 6, 7)
    screen.press("Check")
    screen.press("Check")  # of the same marks there is nothing more to say
    mark(screen, 8, 2, 15)
    screen.press("Check")
    assert progress(screen) == ("1", "1/4")
    assert stored(screen) == [[{"question": 0, "picked": [3, 4, 5, 6, 7, 15], "tries": 2, "shown": False}]]


def test_undo_hints_show_me_and_the_answers_to_download(screen: Screen, tmp_path: Path) -> None:
    question = questions(EXAMPLE, "frontier")[0]
    screen.show(EXAMPLE, ask="frontier", title="Example 1")
    assert not screen.page.locator(".snl-download").is_visible()
    mark(screen, 3, 8)
    assert screen.page.locator(".snl-marked").text_content() == "Marked: 3, 8"
    screen.press("Undo")
    assert pressed(screen) == {3}
    for hint in (*question.hints, question.hints[-1]):
        screen.press("Hint")
        assert screen.sentence == f"Hint: {hint}"
    screen.press("Show me")
    assert answers(screen) == {each: "right" if each == 3 else "missed" for each in question.right}
    assert screen.sentence == f"Here is the answer. {question.why}"
    assert axe_in_light_and_dark(screen.page) == []
    said = screen.page.locator(".snl-reasons").inner_text()
    assert all(question.arrival(each) in said for each in question.right)
    for name in ("Show me", "Hint", "Check", "Undo"):
        screen.press(name)  # none of them has anything left to do
    square(screen, 20).click(force=True)
    assert pressed(screen) == {3}
    screen.press("Next")
    assert progress(screen) == ("1", "0/4")
    screen.press("Back")
    assert answers(screen)[15] == "missed"
    with screen.page.expect_download() as waiting:
        screen.page.get_by_role("link", name="Download my answers").click()
    waiting.value.save_as(tmp_path / "answers.json")
    kept = json.loads((tmp_path / "answers.json").read_text(encoding="utf-8"))
    assert kept["answers"] == [{"question": 0, "picked": [3], "tries": 0, "shown": True}]
    assert (kept["ask"], kept["score"], kept["board"]) == ("frontier", [0, 4], repr(EXAMPLE))
    assert attempt(EXAMPLE, kept["ask"], kept["answers"]).parted == 0
    assert screen.page.locator(".snl-result").text_content() == "Example 1: 0 of 4 right, tries: 0, shown: 1"


def test_on_a_board_that_cannot_be_won_the_last_answer_is_no_square(screen: Screen) -> None:
    screen.show(named_board("the-trap"), ask="frontier")
    (question,) = questions(named_board("the-trap"), "frontier")
    screen.press("Check")
    assert screen.sentence == question.why
    assert progress(screen) == ("1", "1/1")
    screen.press("Start again")
    screen.press("Show me")
    assert screen.sentence == f"The answer is: no square. {question.why}"


def test_with_feedback_at_the_end_nothing_is_said_until_all_is_answered(screen: Screen) -> None:
    screen.show(EXAMPLE, ask="frontier", feedback="at end")
    asked, beside = questions(EXAMPLE, "frontier"), screen.page.locator(".snl-beside")
    wrong = [1, 2, 8]  # seen, the foot of a ladder, and later
    for name in ("Hint", "Show me"):
        assert not screen.can_press(name)
    for number, question in enumerate(asked):
        assert answers(screen) == {}
        assert screen.page.locator(".snl-points").text_content() == ""
        mark(screen, *(question.right[number % 2 :] if number else wrong))
        screen.press("Check")
    assert screen.sentence == (
        "All questions are answered: 1 of 4 right. The first one that went wrong is question 1. "
        "Press Next to go through them, each beside the search."
    )
    # The list of answers has the reason that the sentence about them names.
    assert judge(asked[0], wrong).sentence == asked[0].sentence(2)
    symbols = screen.page.locator(".snl-review [data-answer]")
    reasons = symbols.evaluate_all("nodes => nodes.map((node) => node.dataset.answer)")
    assert reasons == ["jump", "missed", "right", "missed"]
    for question in asked:
        screen.press("Next")
        found = beside.locator("[data-beside]").evaluate_all(BESIDE)
        shown = {int(number): state for number, state in found.items()}
        moment = film(EXAMPLE).moments[question.revealed_to]
        assert shown == {each: moment.states.get(each, "unseen") for each in range(1, EXAMPLE.squares + 1)}
        assert states(screen) == {
            each: film(EXAMPLE).moments[question.asked_at].states.get(each, "unseen") for each in shown
        }
    assert axe_violations(screen.page) == []
    screen.press("Next")
    assert not beside.is_visible()
    screen.page.locator(".snl-review button").nth(1).click()
    missed = asked[1].right[0]
    assert answers(screen) == {each: "missed" if each == missed else "right" for each in asked[1].right}
    assert screen.sentence == "1 square is still missing."
    screen.press("Back")
    assert answers(screen) == {**dict.fromkeys(asked[0].right, "missed"), **judge(asked[0], wrong).answers}


def test_the_search_with_feedback_at_the_end_takes_a_mark_and_check(screen: Screen) -> None:
    screen.show(Board(4), ask="search", feedback="at end")
    screen.press("Check")
    assert progress(screen) == ("0", "0/2")
    mark(screen, 2, 1)
    assert pressed(screen) == {1}
    screen.press("Check")
    assert progress(screen)[0] == "1"
    mark(screen, 4)
    screen.press("Check")
    screen.press("Next")
    screen.press("Next")
    assert screen.page.locator(".snl-beside .snl-queue li").all_inner_texts() == ["2", "3", "4"]
    assert screen.page.locator(".snl-panel-queue").is_visible() is False


def test_a_reload_keeps_what_was_answered_and_start_again_forgets_it(screen: Screen) -> None:
    screen.show(EXAMPLE, ask="frontier")
    mark(screen, *questions(EXAMPLE, "frontier")[0].right)
    screen.press("Check")
    screen.page.reload()
    screen.player.wait_for()
    assert progress(screen) == ("1", "1/4")
    assert screen.page.locator(".snl-prompt").text_content() == questions(EXAMPLE, "frontier")[1].prompt
    screen.show(EXAMPLE, ask="search")  # in the same place, but other questions
    assert progress(screen) == ("0", "0/40")
    screen.show(EXAMPLE, ask="frontier")
    assert progress(screen) == ("1", "1/4")
    for text in ("{", '[{"question":0}]'):  # nonsense in the store is not read
        screen.page.evaluate(f"text => {{ localStorage[{SHELVES}[0]] = text; }}", text)
        screen.page.reload()
        screen.player.wait_for()
        assert progress(screen) == ("0", "0/4")
    mark(screen, 3)
    screen.press("Show me")
    screen.press("Start again")
    assert stored(screen) == []
    screen.page.reload()
    screen.player.wait_for()
    assert progress(screen) == ("0", "0/4")


def test_a_tap_marks_a_square_and_is_not_too_small_on_a_phone_that_stores_nothing(
    browser: Browser, tmp_path: Path
) -> None:
    page = new_page(browser, has_touch=True, is_mobile=True, viewport={"width": 420, "height": 900})
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })")
    screen = Screen(page, tmp_path)
    screen.show(EXAMPLE, ask="frontier", size=(420, 900))
    for number in (15, 2, 2):
        square(screen, number).tap()
    assert pressed(screen) == {15}
    page.get_by_role("button", name="Check", exact=True).tap()
    assert answers(screen) == {15: "right"}
    for number in (3, 4, 5, 6, 7):
        square(screen, number).tap()
    screen.press("Check")
    assert progress(screen) == ("1", "1/4")
    screen.press("Start again")
    assert progress(screen) == ("0", "0/4")
    screen.show(Board(100), ask="frontier", size=(420, 900))
    sizes = "nodes => nodes.flatMap((node) => { const { width, height } = node.getBoundingClientRect(); return [width, height]; })"
    for selector in ("[data-square]", ".snl-transport button"):
        assert min(page.locator(selector).evaluate_all(sizes)) >= 24
    assert page.evaluate(TOO_WIDE) == 0
    page.context.close()


@pytest.mark.parametrize("ask", ["frontier", "search"])
def test_it_is_printed_as_a_worksheet_with_the_answers_on_a_page_of_their_own(screen: Screen, ask: str) -> None:
    asked = questions(EXAMPLE, ask)
    screen.show(EXAMPLE, ask=ask)
    mark(screen, 3)
    screen.page.emulate_media(media="print")
    sheet, key = screen.page.locator(".snl-sheet"), screen.page.locator(".snl-answer-key")
    sheet.wait_for()
    assert screen.page.locator(".snl-film").is_visible() is False
    assert {*sheet.locator("[data-square]").evaluate_all("nodes => nodes.map((node) => node.dataset.state)")} == {
        "unseen"
    }
    assert sheet.locator(".snl-board").count() == (len(asked) if ask == "frontier" else 1)
    text, answers = sheet.inner_text(), key.inner_text()
    assert all((question.prompt in text) == (ask == "frontier") for question in asked)
    squares = [sorted(question.right) if ask == "frontier" else question.right for question in asked]
    lines = [
        f"{question.prompt} {', '.join(map(str, right)) or 'no square'}"
        for question, right in zip(asked, squares, strict=True)
    ]
    assert all(line in answers for line in lines)
    assert key.evaluate("node => getComputedStyle(node).breakBefore") == "page"
    screen.page.reload()
    sheet.wait_for()
    assert sheet.locator("tbody tr").count() == (0 if ask == "frontier" else 20)
