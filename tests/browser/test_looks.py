"""How a page looks: panels, projector, themes, windows of any size, paper, and whether everybody can use it."""

from __future__ import annotations

from typing import Any

import pytest

from snl_edu import MISCONCEPTIONS, Board, Film, check, film, named_board, random_board
from snl_edu.course.misconceptions.textbook import function_of
from tests.corpus.solvers import filmed as styles
from tests.helpers.browser import axe_in_light_and_dark, axe_violations
from tests.helpers.runs import run_of
from tests.helpers.screen import IN_VIEW, TOO_WIDE, Screen

WALL = Board(36, dict.fromkeys(range(11, 16), 1))
FORTY = random_board(400, snakes=20, ladders=20, rng=4)
HUNDRED = named_board("a-hundred-squares")
SEARCH, RUN = film(named_board("example-1")), run_of(styles.level_loop)
VERDICT = check(MISCONCEPTIONS["row-major"].solver)
BOTH = pytest.mark.parametrize("shot", [SEARCH, RUN], ids=["search", "run"])

# Where each panel is to be seen.
PANELS = {
    "Sentence": ".snl-sentence",
    "Queue": ".snl-panel-queue",
    "Listing": ".snl-panel-listing",
    "Variables": ".snl-panel-variables",
    "Distances": ".snl-notes text:not(:empty)",
    "Counters": ".snl-panel-counters",
    "Legend": ".snl-legend",
}
PADDING = "    pass  # nothing happens here, and it takes a line\n" * 30
LONG = f"""\
from collections import deque

def place(square, size):
    up, along = divmod(square - 1, size)
    return size - 1 - up, along if up % 2 == 0 else size - 1 - along

def solve(matrix):
    size = len(matrix)
    queue = deque([1])
    rolls = {{1: 0}}
{PADDING}
    while queue:
        square = queue.popleft()
        for landing in range(square + 1, min(square + 6, size * size) + 1):
            row, column = place(landing, size)
            end = landing if matrix[row][column] == -1 else matrix[row][column]
            if end not in rolls:
                rolls[end] = rolls[square] + 1
                queue.append(end)
    return rolls.get(size * size, -1)
"""
LONG_RUN = run_of(function_of(LONG, "long"))
EDGES = """nodes => nodes.map((node) => node.getBoundingClientRect())
  .filter(({ width }) => width > 0).flatMap(({ left, right }) => [left, right])"""


def open_menu(screen: Screen) -> None:
    screen.page.locator("summary", has_text="Show").click()


@pytest.mark.parametrize("board", [WALL, FORTY], ids=["a wall of five snakes", "forty jumps"])
def test_every_head_of_a_snake_can_be_seen_whatever_lies_across_it(screen: Screen, board: Board) -> None:
    screen.show(board)
    seen = screen.page.evaluate(
        """() => [...document.querySelectorAll('.snl-beginning:has(ellipse)')].filter((head) => {
          const { left, top, width, height } = head.querySelector('ellipse').getBoundingClientRect();
          const above = document.elementsFromPoint(left + width / 2, top + height / 2);
          const drawn = above.filter((node) => node.closest('.snl-jumps'));
          return drawn[0].closest('.snl-beginning') === head;
        }).map((head) => Number(head.dataset.at))"""
    )
    assert sorted(seen) == sorted(board.snakes)


def test_jumps_that_nothing_happens_to_step_back(screen: Screen) -> None:
    shot = film(FORTY, grain="move")
    faint = "nodes => nodes.filter((n) => Number(getComputedStyle(n).opacity) < 0.5).map((n) => Number(n.dataset.from))"
    bodies = screen.page.locator(".snl-jump")
    screen.show(shot)
    places = [place for place, moment in enumerate(shot) if moment.kind == "jump"][:3]
    for place in (0, *places):
        screen.slide(place)
        move = shot[place].move
        near = {shot.board.start} if move is None else {move.start, move.landing, move.end}
        assert set(bodies.evaluate_all(faint)) == FORTY.jumps.keys() - near
    open_menu(screen)
    screen.choose("Jumps", "all")
    assert bodies.evaluate_all(faint) == []
    screen.choose("Jumps", "none")
    assert bodies.filter(visible=True).count() == 0
    screen.choose("Jumps", "near")
    assert set(bodies.evaluate_all(faint)) == FORTY.jumps.keys() - near
    assert axe_violations(screen.page) == []
    # While it asks, those stand out that the rolls in question can reach.
    screen.show(FORTY, ask="frontier")
    reached = [1, *(move.end for move in FORTY.moves(1))]
    for starts in (reached[:1], reached[1:]):
        near = {move.landing for start in starts for move in FORTY.moves(start) if move.jump}
        assert set(bodies.evaluate_all(faint)) == FORTY.jumps.keys() - near
        for name in ("Show me", "Next"):
            screen.press(name)
    # On a board with few of them all stand out until something else is asked for.
    screen.show(SEARCH)
    assert bodies.evaluate_all(faint) == []


@BOTH
def test_each_panel_can_be_switched_off_and_on(screen: Screen, shot: Film) -> None:
    screen.show(shot)
    open_menu(screen)
    without = ["Variables"] if shot is SEARCH else ["Distances", "Came-from arrows"]
    assert screen.page.get_by_label(without[-1]).count() == 0
    for name, selector in PANELS.items():
        if name in without:
            continue
        assert screen.page.locator(selector).first.is_visible()
        screen.page.get_by_label(name, exact=True).uncheck()
        assert screen.page.locator(selector).filter(visible=True).count() == 0
        screen.page.get_by_label(name, exact=True).check()
        assert screen.page.locator(selector).first.is_visible()


@pytest.mark.parametrize(
    ("shown", "ask", "forward", "height"),
    [(HUNDRED, None, 4, 720), (SEARCH, "frontier", 0, 720), (VERDICT, None, 0, 800)],
    ids=["a film", "questions", "a pair"],
)
def test_the_projector_enlarges_what_is_said_and_shows_the_rest_on_one_screen(
    screen: Screen, shown: Any, ask: str | None, forward: int, height: int
) -> None:
    size = "nodes => nodes.map((node) => parseFloat(getComputedStyle(node).fontSize))"
    bottoms = "nodes => nodes.map((node) => node.getBoundingClientRect().bottom)"
    said, queue = screen.page.locator(".snl-prompt, .snl-sentence"), screen.page.locator(".snl-queue")
    screen.show(shown, ask=ask, size=(1280, height))
    before = said.evaluate_all(size)
    screen.press("Projector")
    assert screen.page.get_by_role("button", name="Projector").get_attribute("aria-pressed") == "true"
    assert all(large > 1.3 * small for large, small in zip(said.evaluate_all(size), before, strict=True))
    for _ in range(forward):
        screen.press("Forward")
    screen.page.evaluate("scrollTo(0, 0)")
    parts = [screen.page.locator(part) for part in (".snl-left > .snl-board", ".snl-transport")]
    for part in (said, *parts, *([] if ask else [queue.locator("li:last-child")])):
        assert 0 < max(part.evaluate_all(bottoms)) <= height, part
    assert queue.first.evaluate("node => node.scrollHeight - node.clientHeight") <= 0
    assert axe_violations(screen.page) == []
    screen.press("Projector")
    assert said.evaluate_all(size) == before


def test_the_projector_hides_the_code_and_agrees_with_the_list_of_panels(screen: Screen) -> None:
    page = screen.page
    screen.show(RUN, panels=["sentence", "queue", "listing", "variables"])
    open_menu(screen)
    for shown in (False, True, False):
        screen.press("Projector")
        for name in ("Listing", "Variables"):
            assert page.get_by_label(name).is_checked() is shown
            assert page.locator(PANELS[name]).first.is_visible() is shown
        for selector in (".snl-sentence", ".snl-queue", ".snl-left > .snl-board"):
            assert page.locator(selector).is_visible()
        assert not page.get_by_label("Counters").is_checked()
    page.get_by_label("Listing").check()
    assert page.locator(".snl-listing").is_visible()
    screen.show(RUN, projector=True)
    assert not page.locator(".snl-listing").is_visible()
    screen.press("Projector")
    assert page.locator(".snl-listing").is_visible()


def test_the_keys_are_listed_under_a_question_mark(screen: Screen) -> None:
    screen.show(SEARCH, size=(420, 800))
    button = screen.page.get_by_role("button", name="Keys", exact=True)
    assert button.inner_text() == "?"
    for opener in (button, screen.player):
        assert not screen.page.locator(".snl-keys").is_visible()
        opener.press("Space" if opener is button else "?")
        told = screen.page.locator(".snl-keys > div").all_inner_texts()
        assert [" ".join(each.split()) for each in told][:3] == ["→↑ Forward", "←↓ Back", "Home First step"]
        assert axe_in_light_and_dark(screen.page) == []
        assert screen.page.evaluate(TOO_WIDE) <= 0
        screen.player.press("?")


def test_the_running_line_of_a_long_listing_stays_in_view_and_the_page_stays_where_it_is(screen: Screen) -> None:
    screen.show(LONG_RUN, size=(1100, 500))
    box = screen.page.locator(".snl-listing")
    assert box.evaluate("node => node.scrollHeight > 2 * node.clientHeight")
    screen.player.focus()
    screen.page.evaluate("scrollTo(0, 120)")
    places = []
    where = f"root => [({IN_VIEW})(root), scrollY, root.querySelector('.snl-listing').scrollTop]"
    for key in ("Home", *["ArrowRight"] * 69, "Home", "End", "ArrowLeft", "ArrowLeft"):
        screen.page.keyboard.press(key)
        is_in_view, scrolled, top = screen.player.evaluate(where)
        assert (is_in_view, scrolled) == (True, 120)
        places.append(top)
    assert len(set(places)) > 1
    assert len(set(places[-3:])) == 1  # nothing is scrolled while the running line can be seen
    screen.page.emulate_media(media="print")  # on paper there is all of it
    assert box.evaluate("node => node.scrollHeight - node.clientHeight") <= 0


def test_a_long_line_of_code_is_read_without_scrolling_sideways(screen: Screen) -> None:
    long = LONG.replace("    queue = deque([1])\n", f"    queue = deque([1])  # {'and so on, ' * 20}{'x' * 90}\n")
    run, box = run_of(function_of(long, "wide")), screen.page.locator(".snl-listing")
    for width in (320, 420, 1280):
        screen.show(run, size=(width, 900))
        assert box.evaluate("node => node.scrollWidth - node.clientWidth") <= 0
        heights = screen.page.locator(".snl-line").evaluate_all("nodes => nodes.map((node) => node.offsetHeight)")
        assert max(heights) > 2 * min(heights)
        assert screen.player.evaluate(IN_VIEW)
    assert "x" * 90 in (box.text_content() or "")  # what is copied from it is the code itself


@pytest.mark.parametrize("shot", [SEARCH.at_grain("move"), LONG_RUN], ids=["search", "run"])
def test_nothing_moves_by_itself_for_those_who_asked_for_less_motion(still: Screen, shot: Film) -> None:
    still.page.emulate_media(reduced_motion="reduce")
    still.show(shot)
    before = still.step
    still.choose("Steps a second", "10")
    still.press("Play")
    for _ in range(5):
        still.pass_time(60)
        assert still.page.evaluate("document.getAnimations().length") == 0
        assert still.page.locator(".snl-listing").evaluate("node => getComputedStyle(node).scrollBehavior") == "auto"
    assert still.step > before


# A telephone, a window of 1280x900 at 200 %, and a larger one.
@pytest.mark.parametrize("size", [(320, 640), (640, 450), (1100, 700)])
def test_a_window_is_never_scrolled_sideways_and_a_finger_finds_each_button(
    screen: Screen, size: tuple[int, int]
) -> None:
    for shot, place in ((run_of(function_of(LONG, "long"), HUNDRED), 300), (film(HUNDRED), 4)):
        screen.show(shot, size=size)
        screen.slide(place)
        assert axe_violations(screen.page) == []
        assert screen.page.evaluate(TOO_WIDE) <= 0
        inside = screen.page.locator(".snl-panel").filter(visible=True).evaluate_all(EDGES)
        assert max(inside) <= size[0]
    open_menu(screen)
    for name in ("Forward", "Last step", "Projector"):
        screen.press(name)
        assert screen.page.evaluate(TOO_WIDE) <= 0
        places = screen.page.locator("button, select, input, summary").evaluate_all(EDGES)
        assert 0 <= min(places) < max(places) <= size[0]
    for button in screen.page.locator("button, select, summary").filter(visible=True).all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24


def test_on_paper_there_is_the_board_and_no_control(screen: Screen) -> None:
    screen.colours("dark")
    screen.show(SEARCH)
    screen.press("Last step")
    screen.page.emulate_media(media="print")
    assert screen.background == 1
    assert screen.page.locator('[data-square="17"]').is_visible()
    assert screen.page.get_by_role("status").is_visible()
    controls = screen.player.locator("button, select, input, summary")
    assert controls.filter(visible=True).count() == 0
    assert screen.contrast(".snl-sentence") >= 4.5


@pytest.mark.parametrize(
    ("shot", "places"),
    [(SEARCH, (2, 5)), (SEARCH.at_grain("move"), (2, 5, -1)), (RUN, (0, 12, 13, 100, -1))],
    ids=["frontiers", "moves", "run"],
)
def test_axe_finds_nothing_that_keeps_anybody_out(screen: Screen, shot: Film, places: tuple[int, ...]) -> None:
    screen.show(shot)
    open_menu(screen)
    for place in places:
        screen.slide(place % len(shot))
        assert axe_in_light_and_dark(screen.page) == []
    assert screen.background > 0.8
    screen.colours("dark")
    assert screen.background < 0.1
