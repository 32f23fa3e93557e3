"""The player on a page of its own, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import pytest

from snl_edu import Board, film, named_board, play
from snl_edu.film import Grain, Step
from tests import oracles
from tests.browser import axe_violations, watch_requests

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

Scheme = Literal["light", "dark"]
Walk = Callable[[str, Grain], list[dict[str, Any]]]

BOARDS = (
    "example-1",
    "thirty-cells",
    "chutes-and-ladders",
    "the-trap",
    "one-square",
    "short-and-narrow",
    "onto-the-wall",
)
GRAINS: tuple[Grain, ...] = ("frontier", "move")
PANELS = {
    "Sentence": ".snl-sentence",
    "Queue": ".snl-panel-queue",
    "Listing": ".snl-panel-listing",
    "Distances": ".snl-notes text:not(:empty)",
    "Counters": ".snl-panel-counters",
    "Legend": ".snl-legend",
}
PAYLOADS = (
    "</script><script>window.hacked=1</script>",
    "<img src=x onerror=window.hacked=1>",
    '"><svg onload=window.hacked=1>',
)
ODD_TITLES = (*PAYLOADS, "{{constructor}}", "<!--<script>", "&lt;b&gt; \u2028 \\u003c", "' onfocus='window.hacked=1")

# What the player shows now: the state of every square, the sentence and the queue.
SHOWN = """root => ({
  states: Object.fromEntries([...root.querySelectorAll('[data-square]')].map(
    (node) => [node.dataset.square, node.dataset.state])),
  start: root.querySelector('.snl-start')?.dataset.state ?? null,
  sentence: root.querySelector('[role=status]').textContent,
  queue: [...root.querySelectorAll('ol.snl-queue li')].map((node) => Number(node.textContent)),
  step: Number(root.dataset.step),
  last: Number(root.dataset.last),
  grain: root.dataset.grain,
})"""
# The same for every step from here on, walking with the button.
ALL_SHOWN = f"""root => {{
  const shown = {SHOWN};
  const steps = [shown(root)];
  while (steps.at(-1).step < steps.at(-1).last) {{
    root.querySelector('[aria-label="Forward"]').click();
    steps.push(shown(root));
  }}
  return steps;
}}"""


@pytest.fixture(scope="module")
def walk(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Walk:
    """What the player of a board shows at every step, looked at once for all tests."""

    @cache
    def walked(name: str, grain: Grain) -> list[dict[str, Any]]:
        with shown(browser, tmp_path_factory.mktemp("walk"), named_board(name), grain) as page:
            steps: list[dict[str, Any]] = player(page).evaluate(ALL_SHOWN)
        return steps

    return walked


@contextmanager
def opened(browser: Browser, address: str, **options: Any) -> Iterator[Page]:
    """A page in a window of its own, which may neither ask another machine for anything nor report an error."""
    context = browser.new_context(viewport=options.pop("viewport", {"width": 1280, "height": 900}), **options)
    try:
        context.set_default_timeout(5_000)
        page = context.new_page()
        watch = watch_requests(page)
        page.goto(address)
        page.locator(".snl-player").first.wait_for()
        yield page
        assert watch.requests == []
        assert watch.errors == []
    finally:
        context.close()


@contextmanager
def shown(browser: Browser, folder: Path, board: Board, grain: Grain = "frontier", **options: Any) -> Iterator[Page]:
    """The page of a board."""
    path = play(board, grain=grain, title=options.pop("title", "A film")).save(folder / "page.html", overwrite=True)
    with opened(browser, path.as_uri(), **options) as page:
        yield page


def player(page: Page) -> Locator:
    return page.locator(".snl-player")


def step(page: Page) -> int:
    return int(player(page).get_attribute("data-step") or -1)


def press(page: Page, name: str) -> None:
    # A button that has nothing to do may still be pressed: playwright would wait until it has.
    page.get_by_role("button", name=name, exact=True).click(force=True)


def expected(board: Board, step: Step) -> dict[str, Any]:
    """What the player has to show at a step of the film."""
    states = step.states
    return {
        "states": {str(square): states.get(square, "unseen") for square in range(1, board.squares + 1)},
        "start": states.get(0, "unseen") if board.start == 0 else None,
        "sentence": step.sentence,
        "queue": list(step.queue),
    }


def path_squares(page: Page) -> set[int]:
    found = page.locator('[data-square][data-state="path"]')
    return set(found.evaluate_all("nodes => nodes.map((node) => Number(node.dataset.square))"))


def contrast(page: Page, selector: str) -> float:
    """How much the text of an element stands out from what is painted behind it, from 1 to 21."""
    colours = page.locator(selector).first.evaluate(
        """node => {
          let behind = node;
          while (getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') behind = behind.parentElement;
          return [getComputedStyle(node).color, getComputedStyle(behind).backgroundColor];
        }"""
    )
    light, dark = sorted(map(luminance, colours), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """How light a colour such as rgb(0, 0, 0) is, from 0 to 1, as WCAG has it."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def background(page: Page) -> float:
    return luminance(page.evaluate("getComputedStyle(document.body).backgroundColor"))


@pytest.mark.parametrize("grain", GRAINS)
@pytest.mark.parametrize("name", BOARDS)
def test_every_step_shows_what_the_film_says(walk: Walk, name: str, grain: Grain) -> None:
    board = named_board(name)
    shot = film(board, grain=grain)
    steps = walk(name, grain)
    assert [(seen["step"], seen["last"], seen["grain"]) for seen in steps] == [
        (number, len(shot) - 1, grain) for number in range(len(shot))
    ]
    for seen, step in zip(steps, shot, strict=True):
        assert {name: seen[name] for name in ("states", "start", "sentence", "queue")} == expected(board, step)


@pytest.mark.parametrize("name", BOARDS)
def test_step_k_marks_the_squares_that_need_exactly_k_rolls(walk: Walk, name: str) -> None:
    board = named_board(name)
    rolls = oracles.distances(board.squares, dict(board.jumps), board.die, board.start)
    furthest = rolls.get(board.goal, max(rolls.values()))
    steps = walk(name, "frontier")
    assert len(steps) == furthest + 2
    for depth, seen in enumerate(steps[:-1]):
        for square in range(1, board.squares + 1):
            away = rolls.get(square, furthest + 1)
            state = "frontier" if away == depth else "seen" if away < depth else "unseen"
            assert seen["states"][str(square)] == state


def test_walking_back_shows_the_same_as_walking_there(browser: Browser, tmp_path: Path) -> None:
    board = named_board("thirty-cells")
    shot = film(board, grain="move")
    back = ALL_SHOWN.replace("Forward", "Back").replace("steps.at(-1).step < steps.at(-1).last", "steps.at(-1).step")
    with shown(browser, tmp_path, board, "move") as page:
        press(page, "Last step")
        steps = player(page).evaluate(back)
    for seen, step in zip(reversed(steps), shot, strict=True):
        assert {name: seen[name] for name in ("states", "start", "sentence", "queue")} == expected(board, step)


def test_it_opens_on_the_first_step_and_waits(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, named_board("example-1")) as page:
        page.wait_for_timeout(1500)
        assert step(page) == 0
        assert page.get_by_role("button", name="Play", exact=True).is_visible()


def test_a_page_saved_in_the_middle_of_the_film_opens_on_its_first_step(browser: Browser, tmp_path: Path) -> None:
    made = play(named_board("example-1"))
    made.step = 2
    made.playing = True
    with opened(browser, made.save(tmp_path / "page.html").as_uri()) as page:
        page.wait_for_timeout(1200)
        assert step(page) == 0


def test_each_button_does_what_it_says(browser: Browser, tmp_path: Path) -> None:
    board = named_board("example-1")
    last = len(film(board)) - 1
    with shown(browser, tmp_path, board) as page:
        for name, wanted in [
            ("Back", 0),
            ("Forward", 1),
            ("Forward", 2),
            ("Back", 1),
            ("Last step", last),
            ("Forward", last),
            ("First step", 0),
        ]:
            press(page, name)
            assert step(page) == wanted
            assert page.get_by_role("slider", name="Step").input_value() == str(wanted)


def test_each_key_does_what_it_says_and_does_not_scroll_the_page(browser: Browser, tmp_path: Path) -> None:
    board = named_board("example-1")
    last = len(film(board)) - 1
    with shown(browser, tmp_path, board, viewport={"width": 900, "height": 400}) as page:
        player(page).focus()
        page.evaluate("scrollTo(0, 150)")
        assert page.evaluate("scrollY") == 150
        for key, wanted in [
            ("ArrowRight", 1),
            ("ArrowRight", 2),
            ("ArrowLeft", 1),
            ("End", last),
            ("ArrowRight", last),
            ("Home", 0),
            ("ArrowLeft", 0),
        ]:
            page.keyboard.press(key)
            assert step(page) == wanted
        page.keyboard.press("Space")
        page.get_by_role("button", name="Pause", exact=True).wait_for()
        page.keyboard.press("Space")
        page.get_by_role("button", name="Play", exact=True).wait_for()
        assert page.evaluate("scrollY") == 150


def test_a_click_on_the_board_is_enough_for_the_keys_to_work(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, named_board("example-1")) as page:
        page.locator('[data-square="9"]').click()
        page.keyboard.press("ArrowRight")
        assert step(page) == 1


def test_space_on_a_button_presses_the_button_once(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, named_board("example-1")) as page:
        page.get_by_role("button", name="Forward", exact=True).focus()
        page.keyboard.press("Space")
        assert step(page) == 1
        page.get_by_role("button", name="Play", exact=True).focus()
        page.keyboard.press("Space")
        assert page.get_by_role("button", name="Pause", exact=True).is_visible()


def test_every_control_is_reached_by_the_tab_key(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, named_board("example-1")) as page:
        named = []
        for _ in range(12):
            page.keyboard.press("Tab")
            named.append(page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent"))
    controls = ["First step", "Back", "Play", "Forward", "Last step", "Step", "Grain", "Steps a second", "Projector"]
    assert named[0] == "A film"
    assert [name for name in named if name in controls] == controls


def test_the_slider_goes_to_any_step_by_mouse_and_by_keys(browser: Browser, tmp_path: Path) -> None:
    board = named_board("example-1")
    last = len(film(board, grain="move")) - 1
    with shown(browser, tmp_path, board, "move") as page:
        slider = page.get_by_role("slider", name="Step")
        slider.fill("7")
        assert step(page) == 7
        slider.focus()
        page.keyboard.press("ArrowRight")
        assert step(page) == 8
        box = slider.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
        assert step(page) == last
        assert slider.get_attribute("max") == str(last)


@pytest.mark.parametrize("grain", GRAINS)
def test_at_the_highest_speed_the_film_plays_to_its_end_and_stops(
    browser: Browser, tmp_path: Path, grain: Grain
) -> None:
    with shown(browser, tmp_path, named_board("short-and-narrow"), grain) as page:
        speed = page.get_by_role("combobox", name="Steps a second")
        fastest = max(speed.locator("option").evaluate_all("nodes => nodes.map((node) => Number(node.value))"))
        assert fastest >= 30
        speed.select_option(str(fastest))
        press(page, "Play")
        page.wait_for_function(
            "() => (({ step, last }) => step === last)(document.querySelector('.snl-player').dataset)"
        )
        page.get_by_role("button", name="Play", exact=True).wait_for()
        page.wait_for_timeout(200)
        assert step(page) == len(film(named_board("short-and-narrow"), grain=grain)) - 1


def test_a_speed_that_is_not_in_the_list_is_kept(browser: Browser, tmp_path: Path) -> None:
    made = play(named_board("example-1"))
    made.speed = 0.3
    with opened(browser, made.save(tmp_path / "page.html").as_uri()) as page:
        press(page, "Play")
        page.wait_for_timeout(1000)
        assert step(page) == 0


def test_play_at_the_last_step_starts_again(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, named_board("example-1")) as page:
        press(page, "Last step")
        press(page, "Play")
        assert step(page) == 0
        pause = page.get_by_role("button", name="Pause", exact=True)
        assert pause.inner_text() == "Pause"
        assert (pause.get_attribute("title") or "").startswith("Pause")


def test_a_step_by_hand_ends_the_playing(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, named_board("example-1"), "move") as page:
        page.get_by_role("combobox", name="Steps a second").select_option("10")
        for name in ("Forward", "Back", "First step", "Last step"):
            press(page, "Play")
            press(page, name)
            stopped = step(page)
            page.wait_for_timeout(250)
            assert step(page) == stopped
            assert page.get_by_role("button", name="Play", exact=True).is_visible()


def test_a_change_of_grain_keeps_the_place(browser: Browser, tmp_path: Path) -> None:
    board = named_board("example-1")
    moves = film(board, grain="move")
    with shown(browser, tmp_path, board) as page:
        grain = page.get_by_role("combobox", name="Grain")
        for depth in range(len(film(board)) - 1):
            page.get_by_role("slider", name="Step").fill(str(depth))
            grain.select_option("move")
            assert (moves[step(page)].kind, moves[step(page)].depth) == ("frontier", depth)
            page.keyboard.press("Escape")
            if moves[step(page) + 1].kind == "take":
                press(page, "Forward")  # in the middle of the moves that come next, this frontier is the place
            grain.select_option("frontier")
            assert step(page) == depth
        press(page, "Last step")
        grain.select_option("move")
        assert step(page) == len(moves) - 1


def test_all_shortest_games_can_be_walked_through(browser: Browser, tmp_path: Path) -> None:
    board = named_board("thirty-cells")
    games = film(board).games
    with shown(browser, tmp_path, board) as page:
        assert page.get_by_role("button", name="Next shortest game").count() == 0
        press(page, "Last step")
        for game in [*games, games[0]]:
            assert path_squares(page) == set(game.squares)
            assert ", ".join(map(str, game.squares)) in page.get_by_role("status").inner_text()
            press(page, "Next shortest game")
        press(page, "Previous shortest game")
        press(page, "Previous shortest game")
        assert path_squares(page) == set(games[-1].squares)


@pytest.mark.parametrize("name", ["the-trap", "one-square"])
def test_where_there_is_no_other_shortest_game_nothing_offers_one(browser: Browser, tmp_path: Path, name: str) -> None:
    with shown(browser, tmp_path, named_board(name)) as page:
        press(page, "Last step")
        assert page.get_by_role("button", name="Next shortest game").count() == 0


def test_each_panel_can_be_switched_off_and_on(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, named_board("example-1")) as page:
        page.locator("summary", has_text="Show").click()
        for name, selector in PANELS.items():
            assert page.locator(selector).first.is_visible()
            page.get_by_label(name, exact=True).uncheck()
            assert page.locator(selector).filter(visible=True).count() == 0
            page.get_by_label(name, exact=True).check()
            assert page.locator(selector).first.is_visible()


def test_arrows_show_where_each_square_was_reached_from(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, named_board("example-1")) as page:
        press(page, "Forward")
        assert page.locator(".snl-arrow-came").count() == 0
        page.locator("summary", has_text="Show").click()
        page.get_by_label("Came-from arrows").check()
        assert page.locator(".snl-arrow-came").count() == len(film(named_board("example-1"))[1].seen) - 1


def test_the_projector_makes_the_sentence_larger(browser: Browser, tmp_path: Path) -> None:
    size = "node => parseFloat(getComputedStyle(node).fontSize)"
    with shown(browser, tmp_path, named_board("example-1")) as page:
        before = page.get_by_role("status").evaluate(size)
        press(page, "Projector")
        assert page.get_by_role("status").evaluate(size) > 1.4 * before
        assert page.get_by_role("button", name="Projector").get_attribute("aria-pressed") == "true"
        press(page, "Projector")
        assert page.get_by_role("status").evaluate(size) == before


def test_the_projector_shows_board_sentence_queue_and_buttons_on_one_screen(browser: Browser, tmp_path: Path) -> None:
    screen = {"width": 1280, "height": 720}
    with shown(browser, tmp_path, named_board("a-hundred-squares"), viewport=screen) as page:
        press(page, "Projector")
        page.get_by_role("slider", name="Step").fill("4")
        page.evaluate("scrollTo(0, 0)")
        for selector in (".snl-left > .snl-board", ".snl-sentence", ".snl-transport", ".snl-queue li:last-child"):
            assert page.locator(selector).evaluate("node => node.getBoundingClientRect().bottom") <= 720, selector
        hidden = page.locator(".snl-queue").evaluate("node => node.scrollHeight - node.clientHeight")
        assert hidden <= 0


def test_nothing_moves_by_itself_for_those_who_asked_for_less_motion(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, named_board("example-1"), "move", reduced_motion="reduce") as page:
        page.get_by_role("combobox", name="Steps a second").select_option("10")
        press(page, "Play")
        for _ in range(5):
            page.wait_for_timeout(60)
            assert page.evaluate("document.getAnimations().length") == 0
        assert step(page) > 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_follows_the_colours_of_the_system(browser: Browser, tmp_path: Path, scheme: Scheme) -> None:
    with shown(browser, tmp_path, named_board("example-1"), color_scheme=scheme) as page:
        assert (background(page) > 0.8) if scheme == "light" else (background(page) < 0.1)
        for selector in (
            ".snl-sentence",
            ".snl-title",
            ".snl-count",
            ".snl-panel-queue :is(h2, h3)",
            ".snl-legend",
            ".snl-queue li",
            ".snl-words",
        ):
            assert contrast(page, selector) >= 4.5, selector


@pytest.mark.parametrize("size", [(320, 640), (640, 450)])  # a telephone, and a window of 1280x900 at 200 %
def test_a_small_window_is_never_scrolled_sideways(browser: Browser, tmp_path: Path, size: tuple[int, int]) -> None:
    viewport = dict(zip(("width", "height"), size, strict=True))
    edges = """nodes => nodes.map((node) => node.getBoundingClientRect())
      .filter(({ width }) => width > 0).flatMap(({ left, right }) => [left, right])"""
    with shown(browser, tmp_path, named_board("a-hundred-squares"), "move", viewport=viewport) as page:
        page.locator("summary", has_text="Show").click()
        for name in ("Forward", "Last step", "Projector"):
            press(page, name)
            assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
            places = page.locator("button, select, input, summary").evaluate_all(edges)
            assert min(places) >= 0
            assert max(places) <= viewport["width"]


def test_buttons_are_large_enough_for_a_finger(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, named_board("example-1"), viewport={"width": 320, "height": 640}) as page:
        for button in page.locator("button, select, summary").filter(visible=True).all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 24


def test_two_players_on_one_page_keep_apart(browser: Browser, tmp_path: Path) -> None:
    one = play(named_board("example-1"), title="One").save(tmp_path / "one.html").read_text(encoding="utf-8")
    two = play(named_board("the-trap"), title="Two").save(tmp_path / "two.html").read_text(encoding="utf-8")
    body = two[two.index("<main>") : two.index("</body>")]
    for name in ("player", "state"):
        body = body.replace(f'id="{name}"', f'id="{name}-2"')
        body = body.replace(f'getElementById("{name}")', f'getElementById("{name}-2")')
    both = tmp_path / "both.html"
    both.write_text(one.replace("</body>", f"{body}</body>"), encoding="utf-8")
    with opened(browser, both.as_uri()) as page:
        first, second = (page.get_by_role("group", name=name, exact=True) for name in ("One", "Two"))
        second.focus()
        page.keyboard.press("ArrowRight")
        assert (first.get_attribute("data-step"), second.get_attribute("data-step")) == ("0", "1")
        first.get_by_label("Grain").select_option("move")
        first.get_by_role("button", name="Last step").click()
        assert (second.get_attribute("data-step"), second.get_attribute("data-grain")) == ("1", "frontier")
        assert first.get_attribute("data-last") == str(len(film(named_board("example-1"), grain="move")) - 1)


def test_on_paper_there_is_the_board_and_no_control(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, named_board("example-1"), color_scheme="dark") as page:
        press(page, "Last step")
        page.emulate_media(media="print")
        assert background(page) == 1
        assert page.locator('[data-square="17"]').is_visible()
        assert page.get_by_role("status").is_visible()
        controls = page.locator(".snl-player").locator("button, select, input, summary")
        assert controls.filter(visible=True).count() == 0
        assert contrast(page, ".snl-sentence") >= 4.5


@pytest.mark.parametrize("payload", PAYLOADS)
def test_the_payloads_below_do_run_where_nobody_guards_the_page(browser: Browser, tmp_path: Path, payload: str) -> None:
    unguarded = tmp_path / "unguarded.html"
    unguarded.write_text(f"<!DOCTYPE html><title>unguarded</title><h2>{payload}</h2>", encoding="utf-8")
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(unguarded.as_uri())
        page.wait_for_function("window.hacked === 1", timeout=5000)
    finally:
        context.close()


@pytest.mark.parametrize("title", ODD_TITLES)
def test_a_title_is_shown_letter_by_letter_and_never_run(browser: Browser, tmp_path: Path, title: str) -> None:
    board = named_board("one-square")
    with shown(browser, tmp_path, board, title=title) as page:
        assert page.locator(".snl-title").text_content() == title
        assert page.evaluate("document.title") == title
        assert player(page).get_attribute("aria-label") == title
        player(page).focus()
        page.wait_for_timeout(100)
        assert page.evaluate("window.hacked") is None
        assert page.get_by_role("status").text_content() == film(board)[0].sentence


def test_the_whole_film_stands_on_the_page_in_words(browser: Browser, tmp_path: Path) -> None:
    board = named_board("example-1")
    with shown(browser, tmp_path, board) as page:
        told = page.locator(".snl-words li").all_text_contents()
    assert told == [step.sentence for step in film(board)]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("grain", GRAINS)
def test_axe_finds_nothing_that_keeps_anybody_out(
    browser: Browser, tmp_path: Path, grain: Grain, scheme: Scheme
) -> None:
    with shown(browser, tmp_path, named_board("example-1"), grain, color_scheme=scheme) as page:
        page.locator("summary", has_text="Show").click()
        for place in ("2", "Last step"):
            if place.isdigit():
                page.get_by_role("slider", name="Step").fill(place)
            else:
                press(page, place)
            assert axe_violations(page) == []


def test_axe_finds_nothing_in_a_small_window_with_a_long_queue(browser: Browser, tmp_path: Path) -> None:
    board = named_board("a-hundred-squares")
    with shown(browser, tmp_path, board, viewport={"width": 320, "height": 640}) as page:
        page.get_by_role("slider", name="Step").fill("4")
        assert axe_violations(page) == []
