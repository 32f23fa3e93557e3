"""The film of a learner's code on a page of its own, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from snl_edu import Board, named_board, play, watch
from snl_edu.film import Grain
from snl_edu.misconceptions import MISCONCEPTIONS, function_of
from snl_edu.watch import Run, RunStep
from tests import styles
from tests.browser import axe_violations
from tests.test_page import PAYLOADS, SHOWN, Scheme, background, contrast, opened, player, press, step

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SMALL = Board(9, {2: 8})
GRAINS: dict[str, str] = {"line": "Lines", "read": "Squares read", "roll": "Rolls"}

# What a player of a run shows besides: the running line, the variables, the counters.
RUN_SHOWN = f"""root => ({{
  ...({SHOWN})(root),
  lines: [...root.querySelectorAll('.snl-line')].flatMap((node, i) => node.classList.contains('snl-running') ? [i] : []),
  current: [...root.querySelectorAll('.snl-line')].flatMap((node, i) => node.ariaCurrent === 'true' ? [i] : []),
  variables: [...root.querySelectorAll('.snl-variables tr')].map(
    (row) => [row.classList.contains('snl-changed'), ...[...row.children].map((cell) => cell.textContent)]),
  counters: [...root.querySelectorAll('.snl-counters dd')].map((node) => Number(node.textContent)),
}})"""
ALL_RUN_SHOWN = f"""root => {{
  const shown = {RUN_SHOWN};
  root.querySelector('[aria-label="First step"]').click();
  const steps = [shown(root)];
  while (steps.at(-1).step < steps.at(-1).last) {{
    root.querySelector('[aria-label="Forward"]').click();
    steps.push(shown(root));
  }}
  return steps;
}}"""
# Whether all of the running line can be seen in its box.
IN_VIEW = """root => {
  const box = root.querySelector('.snl-listing').getBoundingClientRect();
  const line = root.querySelector('.snl-running').getBoundingClientRect();
  return line.top >= box.top - 1 && line.bottom <= box.bottom + 1;
}"""

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
TWICE = """\
def helper(number):
    first = number + 1
    second = first * 2
    return second

def solve(matrix):
    one = helper(1)
    two = helper(5)
    return one + two
"""


def run_of(solver: Any = styles.level_loop, board: Board = SMALL, grain: Grain = "line") -> Run:
    return watch(solver, board).at_grain(grain)


def steps_of(run: Run) -> list[RunStep]:
    return [cast(RunStep, step) for step in run]


@contextmanager
def shown(browser: Browser, folder: Path, run: Run | None = None, **options: Any) -> Iterator[Page]:
    """The page of a run."""
    player = play(run or run_of(), title=options.pop("title", "My code"))
    with opened(browser, player.save(folder / "page.html", overwrite=True).as_uri(), **options) as page:
        yield page


def looked_at(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = player(page).evaluate(RUN_SHOWN)
    return found


def expected_states(run: Run, step: RunStep) -> dict[str, str]:
    """How each square has to be shown: where no square is taken yet, the one that is read stands out."""
    states: dict[int, str] = {**dict.fromkeys(step.seen, "seen"), **dict.fromkeys(step.queue, "frontier")}
    if step.current is not None:
        states[step.current] = "current"
    elif step.reads:
        states[step.reads[-1]] = "current"
    return {str(square): states.get(square, "unseen") for square in range(1, run.board.squares + 1)}


@pytest.mark.parametrize("style", [styles.level_loop, styles.prebuilt_map, styles.Solution])
@pytest.mark.parametrize("grain", GRAINS)
def test_every_step_shows_what_the_run_says(browser: Browser, tmp_path: Path, style: Any, grain: Grain) -> None:
    run = run_of(style, grain=grain)
    with shown(browser, tmp_path, run) as page:
        seen = player(page).evaluate(ALL_RUN_SHOWN)
    assert len(seen) == len(run)
    for look, told in zip(seen, steps_of(run), strict=True):
        assert look["sentence"] == told.sentence
        assert look["states"] == expected_states(run, told)
        assert look["queue"] == list(told.queue)
        assert look["lines"] == look["current"] == [told.line]
        assert {name for changed, name, *_ in look["variables"] if changed} == {name for name, _ in told.changes}
        read = sum(len(moment.reads) for moment in run.moments[: told.moment + 1])
        assert look["counters"] == [min(told.moment + 1, len(run.moments) - 1), len(told.queue), read]


def test_the_code_panel_shows_the_learners_own_lines(browser: Browser, tmp_path: Path) -> None:
    run = run_of(styles.coordinates_helper)
    with shown(browser, tmp_path, run) as page:
        assert page.locator(".snl-panel-listing :is(h2, h3)").inner_text() == "Your code"
        assert (page.locator(".snl-listing").text_content() or "").splitlines() == list(run.listing)
        assert "def coordinates(number: int, n: int)" in page.locator(".snl-listing").inner_text()


def test_it_opens_where_the_board_is_read_first_and_waits(browser: Browser, tmp_path: Path) -> None:
    run = run_of()
    with shown(browser, tmp_path, run) as page:
        page.wait_for_timeout(1200)
        assert step(page) == run.first_read
        assert "reads square 2, a ladder up to 8" in page.get_by_role("status").inner_text()


def test_variables_that_have_changed_are_marked_in_colour_and_in_words(browser: Browser, tmp_path: Path) -> None:
    run = run_of()
    place = next(number for number, step in enumerate(steps_of(run)) if dict(step.changes).get("here") == "8")
    with shown(browser, tmp_path, run) as page:
        page.get_by_role("slider", name="Step").fill(str(place))
        marked = page.locator(".snl-variables tr.snl-changed")
        assert marked.all_inner_texts() == ["here\t8\tchanged"]
        plain = page.locator(".snl-variables tr:not(.snl-changed)")
        assert "n\t3\t" in plain.all_inner_texts()
        assert page.locator(".snl-variables", has_text="changed").count() == 1
        colours = [
            row.locator("td").first.evaluate("node => getComputedStyle(node).backgroundColor")
            for row in (marked.first, plain.first)
        ]
        assert colours[0] != colours[1]
        press(page, "Forward")
        assert page.locator(".snl-variables", has_text="changed").count() == 0


def test_a_call_shows_its_own_variables_and_none_of_an_earlier_one(browser: Browser, tmp_path: Path) -> None:
    run = run_of(function_of(TWICE, "twice"))
    second = next(number for number, step in enumerate(steps_of(run)) if dict(step.changes).get("number") == "5")
    with shown(browser, tmp_path, run) as page:
        page.get_by_role("slider", name="Step").fill(str(second))
        told = [(name, text) for _, name, text, _ in looked_at(page)["variables"]]
    assert told == [("number", "5"), ("first", "6")]


def test_walking_back_shows_the_same_variables_as_walking_there(browser: Browser, tmp_path: Path) -> None:
    run = run_of(grain="read")
    with shown(browser, tmp_path, run) as page:
        there = player(page).evaluate(ALL_RUN_SHOWN)
        back = [looked_at(page)]
        while step(page) > 0:
            press(page, "Back")
            back.append(looked_at(page))
    assert back[::-1] == there


def test_the_running_line_of_a_long_listing_stays_in_view_and_the_page_stays_where_it_is(
    browser: Browser, tmp_path: Path
) -> None:
    run = run_of(function_of(LONG, "long"))
    with shown(browser, tmp_path, run, viewport={"width": 1100, "height": 500}) as page:
        box = page.locator(".snl-listing")
        assert box.evaluate("node => node.scrollHeight > 2 * node.clientHeight")
        player(page).focus()
        page.evaluate("scrollTo(0, 120)")
        page.keyboard.press("Home")
        places = set()
        for _ in range(70):
            assert player(page).evaluate(IN_VIEW)
            assert page.evaluate("scrollY") == 120
            places.add(box.evaluate("node => node.scrollTop"))
            page.keyboard.press("ArrowRight")
        assert len(places) > 1
        page.keyboard.press("End")
        assert player(page).evaluate(IN_VIEW)
        page.keyboard.press("Home")
        assert player(page).evaluate(IN_VIEW)
        assert page.evaluate("scrollY") == 120


def test_a_listing_is_not_scrolled_while_its_running_line_can_be_seen(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, run_of(function_of(LONG, "long"))) as page:
        press(page, "Last step")
        before = page.locator(".snl-listing").evaluate("node => node.scrollTop")
        press(page, "Back")
        press(page, "Back")
        assert page.locator(".snl-listing").evaluate("node => node.scrollTop") == before


def test_the_three_grains_are_chosen_from_a_list_and_keep_the_moment(browser: Browser, tmp_path: Path) -> None:
    run = run_of(board=named_board("example-1"))
    moments = {name: [each.moment for each in steps_of(run.at_grain(cast(Grain, name)))] for name in GRAINS}
    with shown(browser, tmp_path, run) as page:
        grain = page.get_by_role("combobox", name="Grain")
        assert grain.locator("option").all_inner_texts() == list(GRAINS.values())
        for place in (0, 100, 1000, len(run) - 1):
            page.get_by_role("slider", name="Step").fill(str(place))
            here = place
            for name in ("read", "line", "roll", "line"):
                grain.select_option(name)
                look = looked_at(page)
                assert (look["grain"], look["last"]) == (name, len(moments[name]) - 1)
                here = min(moment for moment in moments[name] if moment >= here)
                assert moments[name][look["step"]] == here


def test_each_key_does_what_it_says(browser: Browser, tmp_path: Path) -> None:
    run = run_of()
    first, last = run.first_read, len(run) - 1
    with shown(browser, tmp_path, run) as page:
        player(page).focus()
        for key, wanted in [
            ("ArrowRight", first + 1),
            ("ArrowLeft", first),
            ("ArrowUp", first + 1),
            ("ArrowDown", first),
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


def test_a_run_plays_to_its_end_and_stops(browser: Browser, tmp_path: Path) -> None:
    run = run_of(grain="roll")
    with shown(browser, tmp_path, run) as page:
        page.get_by_role("combobox", name="Steps a second").select_option("40")
        press(page, "Play")
        page.wait_for_function(
            "() => (({ step, last }) => step === last)(document.querySelector('.snl-player').dataset)"
        )
        page.get_by_role("button", name="Play", exact=True).wait_for()
        assert page.get_by_role("status").inner_text() == "It returns 2, and that is right."


def test_each_panel_of_a_run_can_be_switched_off_and_on(browser: Browser, tmp_path: Path) -> None:
    panels = {"Queue": ".snl-panel-queue", "Listing": ".snl-panel-listing", "Variables": ".snl-panel-variables"}
    with shown(browser, tmp_path) as page:
        page.locator("summary", has_text="Show").click()
        assert page.get_by_label("Came-from arrows").count() == 0
        for name, selector in panels.items():
            page.get_by_label(name, exact=True).uncheck()
            assert not page.locator(selector).is_visible()
            page.get_by_label(name, exact=True).check()
            assert page.locator(selector).is_visible()


def test_distances_stand_on_the_squares_where_the_solver_keeps_them(browser: Browser, tmp_path: Path) -> None:
    for style, told in ((styles.distance_dictionary, 8), (styles.level_loop, 0)):
        with shown(browser, tmp_path, run_of(style)) as page:
            press(page, "Last step")
            assert page.locator(".snl-notes text:not(:empty)").count() == told


def test_the_projector_hides_the_code_and_shows_the_rest_larger(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path) as page:
        assert page.locator(".snl-listing").is_visible()
        press(page, "Projector")
        for selector in (".snl-listing", ".snl-variables", ".snl-counters"):
            assert not page.locator(selector).is_visible()
        for selector in (".snl-sentence", ".snl-queue", ".snl-left > .snl-board"):
            assert page.locator(selector).is_visible()
        press(page, "Projector")
        assert page.locator(".snl-listing").is_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_code_and_variables_can_be_read_in_both_themes(browser: Browser, tmp_path: Path, scheme: Scheme) -> None:
    with shown(browser, tmp_path, color_scheme=scheme) as page:
        assert (background(page) > 0.8) if scheme == "light" else (background(page) < 0.1)
        for place in ("12", "13"):
            page.get_by_role("slider", name="Step").fill(place)
            for selector in (".snl-line", ".snl-running", ".snl-variables th", ".snl-variables td"):
                assert contrast(page, selector) >= 4.5, selector
        for part in ("th", "td:nth-child(2)", "td:nth-child(3)"):
            assert contrast(page, f".snl-changed {part}") >= 4.5
        assert contrast(page, ".snl-panel-variables :is(h2, h3)") >= 4.5


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_that_keeps_anybody_out(browser: Browser, tmp_path: Path, scheme: Scheme) -> None:
    with shown(browser, tmp_path, color_scheme=scheme) as page:
        page.locator("summary", has_text="Show").click()
        for name in ("First step", "Forward", "Last step"):
            press(page, name)
            assert axe_violations(page) == []
        page.get_by_role("slider", name="Step").fill("100")
        assert axe_violations(page) == []


@pytest.mark.parametrize("size", [(320, 640), (640, 450), (1100, 700)])
def test_axe_finds_nothing_with_a_long_listing_in_any_window(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    viewport = dict(zip(("width", "height"), size, strict=True))
    run = run_of(function_of(LONG, "long"), named_board("a-hundred-squares"))
    with shown(browser, tmp_path, run, viewport=viewport) as page:
        page.get_by_role("slider", name="Step").fill("300")
        assert axe_violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
        inside = page.locator(".snl-panel").evaluate_all(
            "nodes => nodes.map((node) => node.getBoundingClientRect().right)"
        )
        assert max(inside) <= viewport["width"]


def test_nothing_moves_by_itself_for_those_who_asked_for_less_motion(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, run_of(function_of(LONG, "long")), reduced_motion="reduce") as page:
        before = step(page)
        page.get_by_role("combobox", name="Steps a second").select_option("10")
        press(page, "Play")
        for _ in range(5):
            page.wait_for_timeout(60)
            assert page.evaluate("document.getAnimations().length") == 0
            assert page.locator(".snl-listing").evaluate("node => getComputedStyle(node).scrollBehavior") == "auto"
        assert step(page) > before


ENDS: dict[str, tuple[Any, str]] = {
    "an exception": (
        function_of("def solve(m):\n    q = [1]\n    return q[5]\n", "a"),
        "It raises IndexError in line 3",
    ),
    "no end": (function_of("def solve(m):\n    while True:\n        x = 1\n", "b"), "after 50,000 steps"),
    "a function of Python's own": (len, "It returns 3, but 2 is right."),
    "a lambda": (lambda _: 2, "It returns 2, and that is right."),
}


@pytest.mark.parametrize(("solver", "told"), ENDS.values(), ids=ENDS)
def test_a_run_of_any_end_can_be_shown(browser: Browser, tmp_path: Path, solver: Any, told: str) -> None:
    with shown(browser, tmp_path, run_of(solver)) as page:
        press(page, "Last step")
        assert told in page.get_by_role("status").inner_text()
        assert looked_at(page)["queue"] == []
        assert page.locator(".snl-queue.snl-empty").count() == 1
        assert axe_violations(page) == []


@pytest.mark.parametrize("payload", PAYLOADS)
def test_a_learners_code_and_its_values_are_shown_letter_by_letter_and_never_run(
    browser: Browser, tmp_path: Path, payload: str
) -> None:
    solver = function_of(f"def solve(m):\n    text = {payload[:60]!r}\n    x = [text]\n    return text\n", "odd")
    run = run_of(solver)
    with shown(browser, tmp_path, run) as page:
        for number, told in enumerate(run):
            page.get_by_role("slider", name="Step").fill(str(number))
            assert page.get_by_role("status").text_content() == told.sentence
        assert payload[:60] in (page.locator(".snl-listing").text_content() or "")
        page.wait_for_timeout(100)
        assert page.evaluate("window.hacked") is None


def test_of_a_queue_without_bounds_the_first_squares_are_shown_and_how_many_more_there_are(
    browser: Browser, tmp_path: Path
) -> None:
    wrong = MISCONCEPTIONS["never-marks"]
    assert wrong.board is not None
    run = watch(wrong.solver, wrong.board, max_steps=5_000)
    queue = run[-1].queue
    with shown(browser, tmp_path, run) as page:
        press(page, "Last step")
        items = page.locator(".snl-queue li").all_inner_texts()
        assert items == [*map(str, queue[:200]), f"and {len(queue) - 200} more"]
        press(page, "First step")
        assert page.locator(".snl-queue li").count() == 0


def test_the_run_stands_on_the_page_in_words(browser: Browser, tmp_path: Path) -> None:
    run = run_of()
    with shown(browser, tmp_path, run) as page:
        told = page.locator(".snl-words li").all_text_contents()
    assert told == [step.sentence for step in run.at_grain("roll")]


def test_without_a_title_the_page_is_called_a_film_of_your_code(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, title=None) as page:
        assert page.title() == "A film of your code"
        assert page.locator("h1").inner_text() == "A film of your code"
        assert player(page).get_attribute("aria-label") == "A film of your code"


def test_on_paper_there_is_all_of_the_code(browser: Browser, tmp_path: Path) -> None:
    with shown(browser, tmp_path, run_of(function_of(LONG, "long"))) as page:
        page.emulate_media(media="print")
        assert page.locator(".snl-listing").evaluate("node => node.scrollHeight - node.clientHeight") <= 0
