"""How a page looks: panels, projector, themes, windows of any size, paper, and whether everybody can use it."""

from __future__ import annotations

import pytest

from snl_edu import Board, Film, film, named_board, random_board
from snl_edu.course.misconceptions.textbook import function_of
from tests.corpus.solvers import filmed as styles
from tests.helpers.browser import axe_in_light_and_dark, axe_violations
from tests.helpers.runs import run_of
from tests.helpers.screen import IN_VIEW, TOO_WIDE, Screen

WALL = Board(36, dict.fromkeys(range(11, 16), 1))
FORTY = random_board(400, snakes=20, ladders=20, rng=4)
HUNDRED = named_board("a-hundred-squares")
SEARCH, RUN = film(named_board("example-1")), run_of(styles.level_loop)
BOTH = pytest.mark.parametrize("shot", [SEARCH, RUN], ids=["search", "run"])
SCHEMES = ("light", "dark")

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
# What is read, in a search and in a run.
TEXTS = [
    ".snl-sentence",
    ".snl-title",
    ".snl-count",
    ".snl-panel-queue :is(h2, h3, h4)",
    ".snl-legend",
    ".snl-queue li",
    ".snl-words",
    ".snl-line",
    ".snl-running",
]
VARIABLES = [
    ".snl-variables th",
    ".snl-variables td",
    ".snl-changed th",
    ".snl-changed td:nth-child(2)",
    ".snl-changed td:nth-child(3)",
    ".snl-panel-variables :is(h2, h3, h4)",
]
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


def test_the_projector_makes_the_sentence_larger(screen: Screen) -> None:
    size = "node => parseFloat(getComputedStyle(node).fontSize)"
    screen.show(SEARCH)
    status = screen.page.get_by_role("status")
    before = status.evaluate(size)
    screen.press("Projector")
    assert status.evaluate(size) > 1.4 * before
    assert screen.page.get_by_role("button", name="Projector").get_attribute("aria-pressed") == "true"
    screen.press("Projector")
    assert status.evaluate(size) == before


def test_the_projector_shows_board_sentence_queue_and_buttons_on_one_screen(screen: Screen) -> None:
    screen.show(HUNDRED, size=(1280, 720))
    screen.press("Projector")
    screen.slide(4)
    screen.page.evaluate("scrollTo(0, 0)")
    for selector in (".snl-left > .snl-board", ".snl-sentence", ".snl-transport", ".snl-queue li:last-child"):
        assert screen.page.locator(selector).evaluate("node => node.getBoundingClientRect().bottom") <= 720, selector
    assert screen.page.locator(".snl-queue").evaluate("node => node.scrollHeight - node.clientHeight") <= 0


def test_the_projector_hides_the_code_and_shows_the_rest(screen: Screen) -> None:
    screen.show(RUN)
    assert screen.page.locator(".snl-listing").is_visible()
    screen.press("Projector")
    for selector in (".snl-listing", ".snl-variables", ".snl-counters"):
        assert not screen.page.locator(selector).is_visible()
    for selector in (".snl-sentence", ".snl-queue", ".snl-left > .snl-board"):
        assert screen.page.locator(selector).is_visible()
    screen.press("Projector")
    assert screen.page.locator(".snl-listing").is_visible()


def test_the_projector_and_the_list_of_panels_agree(screen: Screen) -> None:
    screen.show(RUN, panels=["sentence", "queue", "listing"])
    open_menu(screen)
    for name, ticked in (("Projector", False), ("Projector", True), ("Projector", False)):
        screen.press(name)
        assert screen.page.get_by_label("Listing").is_checked() is ticked
        assert screen.page.locator(".snl-listing").is_visible() is ticked
        assert not screen.page.get_by_label("Counters").is_checked()
    screen.page.get_by_label("Listing").check()
    assert screen.page.locator(".snl-listing").is_visible()
    screen.show(RUN, projector=True)
    open_menu(screen)
    assert not screen.page.get_by_label("Listing").is_checked()
    assert not screen.page.locator(".snl-listing").is_visible()
    screen.press("Projector")
    assert screen.page.locator(".snl-listing").is_visible()


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
    screen.page.keyboard.press("Home")
    places = set()
    for _ in range(70):
        assert screen.player.evaluate(IN_VIEW)
        assert screen.page.evaluate("scrollY") == 120
        places.add(box.evaluate("node => node.scrollTop"))
        screen.page.keyboard.press("ArrowRight")
    assert len(places) > 1
    for key in ("End", "Home"):
        screen.page.keyboard.press(key)
        assert screen.player.evaluate(IN_VIEW)
    assert screen.page.evaluate("scrollY") == 120


@pytest.mark.parametrize("width", [320, 420, 1280])
def test_a_long_line_of_code_is_read_without_scrolling_sideways(screen: Screen, width: int) -> None:
    long = LONG.replace("    queue = deque([1])\n", f"    queue = deque([1])  # {'and so on, ' * 20}{'x' * 90}\n")
    screen.show(run_of(function_of(long, "wide")), size=(width, 900))
    box = screen.page.locator(".snl-listing")
    assert box.evaluate("node => node.scrollWidth - node.clientWidth") <= 0
    heights = screen.page.locator(".snl-line").evaluate_all("nodes => nodes.map((node) => node.offsetHeight)")
    assert max(heights) > 2 * min(heights)
    assert screen.player.evaluate(IN_VIEW)
    # What is copied from it is the code itself.
    assert "x" * 90 in (box.text_content() or "")


def test_a_listing_is_not_scrolled_while_its_running_line_can_be_seen(screen: Screen) -> None:
    screen.show(LONG_RUN)
    screen.press("Last step")
    before = screen.page.locator(".snl-listing").evaluate("node => node.scrollTop")
    screen.press("Back")
    screen.press("Back")
    assert screen.page.locator(".snl-listing").evaluate("node => node.scrollTop") == before


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


@pytest.mark.parametrize("scheme", SCHEMES)
@BOTH
def test_everything_can_be_read_in_the_colours_of_the_system(screen: Screen, shot: Film, scheme: str) -> None:
    screen.colours(scheme)
    screen.show(shot)
    assert (screen.background > 0.8) if scheme == "light" else (screen.background < 0.1)
    for place in (0, 1) if shot is SEARCH else (12, 13):
        screen.slide(place)
        for selector in TEXTS if shot is SEARCH else [*TEXTS, *VARIABLES[:2]]:
            assert screen.contrast(selector) >= 4.5, selector
    for selector in [] if shot is SEARCH else VARIABLES:
        assert screen.contrast(selector) >= 4.5, selector


@pytest.mark.parametrize("size", [(320, 640), (640, 450)])  # a telephone, and a window of 1280x900 at 200 %
def test_a_small_window_is_never_scrolled_sideways(screen: Screen, size: tuple[int, int]) -> None:
    screen.show(HUNDRED, grain="move", size=size)
    open_menu(screen)
    for name in ("Forward", "Last step", "Projector"):
        screen.press(name)
        assert screen.page.evaluate(TOO_WIDE) <= 0
        places = screen.page.locator("button, select, input, summary").evaluate_all(EDGES)
        assert min(places) >= 0
        assert max(places) <= size[0]


def test_buttons_are_large_enough_for_a_finger(screen: Screen) -> None:
    screen.show(SEARCH, size=(320, 640))
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


def test_on_paper_there_is_all_of_the_code(screen: Screen) -> None:
    screen.show(LONG_RUN)
    screen.page.emulate_media(media="print")
    assert screen.page.locator(".snl-listing").evaluate("node => node.scrollHeight - node.clientHeight") <= 0


@pytest.mark.parametrize(
    ("shot", "places"),
    [(SEARCH, (2, 5)), (SEARCH.at_grain("move"), (2, 5, -1)), (RUN, (0, 1, 100, -1))],
    ids=["frontiers", "moves", "run"],
)
def test_axe_finds_nothing_that_keeps_anybody_out(screen: Screen, shot: Film, places: tuple[int, ...]) -> None:
    screen.show(shot)
    open_menu(screen)
    for place in places:
        screen.slide(place % len(shot))
        assert axe_in_light_and_dark(screen.page) == []


def test_axe_finds_nothing_in_a_small_window_with_a_long_queue(screen: Screen) -> None:
    screen.show(HUNDRED, size=(320, 640))
    screen.slide(4)
    assert axe_violations(screen.page) == []


@pytest.mark.parametrize("size", [(320, 640), (640, 450), (1100, 700)])
def test_axe_finds_nothing_with_a_long_listing_in_any_window(screen: Screen, size: tuple[int, int]) -> None:
    screen.show(run_of(function_of(LONG, "long"), HUNDRED), size=size)
    screen.slide(300)
    assert axe_violations(screen.page) == []
    assert screen.page.evaluate(TOO_WIDE) <= 0
    inside = screen.page.locator(".snl-panel").evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect().right)"
    )
    assert max(inside) <= size[0]
