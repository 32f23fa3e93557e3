"""A learner's code in a real JupyterLab, in a real browser: one run, two runs side by side, and another film put in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from snl_edu import Board, check, film, watch
from snl_edu.film import Grain
from snl_edu.misconceptions import function_of
from snl_edu.watch import RunStep
from snl_edu.watch.comparing import side_by_side
from tests.browser import Lab, axe_violations, run_all, watch_requests
from tests.test_lab import choose_theme, notebook, players, states, step, wait_for_step
from tests.test_run_page import IN_VIEW

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

BOARD = Board(9, {2: 8})
OTHER = Board(16, {3: 14, 12: 5})
SOLVER = """\
from collections import deque

def solve(matrix):
    n = len(matrix)
    queue = deque([(1, 0)])
    seen = {1}
    while queue:
        square, rolls = queue.popleft()
        if square == n * n:
            return rolls
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            up, along = divmod(landing - 1, n)
            value = matrix[n - 1 - up][along if up % 2 == 0 else n - 1 - along]
            end = landing if value == -1 else value
            if end not in seen:
                seen.add(end)
                queue.append((end, rolls + 1))
    return -1
"""
WRONG = SOLVER.replace("along if up % 2 == 0 else n - 1 - along", "along")
IMPORTS = "from snl_edu import Board, check, play, watch\n"
PLAY_RUN = "play(watch(solve, Board(9, {2: 8})))"
PLAY_VERDICT = "play(check(solve))"
SHOW = f"""\
import ipywidgets
from IPython.display import display
player = play({BOARD!r}, title="A film")
boards = ipywidgets.Button(description="Another board")
boards.on_click(lambda _: player.show({OTHER!r}))
runs = ipywidgets.Button(description="A run")
runs.on_click(lambda _: player.show(watch(solve, {OTHER!r})))
display(boards, runs, player)"""
# Where the players and the area that shows them begin and end.
EDGES = """() => {
  const edges = (node) => node.getBoundingClientRect().toJSON();
  const nodes = [...document.querySelectorAll('.snl-player')];
  return { players: nodes.map(edges), area: edges(nodes[0].closest('.jp-OutputArea-output')),
    wider: nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).length };
}"""


@contextmanager
def ran(browser: Browser, lab: Lab, *cells: str) -> Iterator[Page]:
    """A notebook whose cells have been run, and in which nothing may go wrong from then on."""
    with notebook(browser, lab, *cells) as page:
        watched = watch_requests(page)
        run_all(page)
        yield page
        assert watched.errors == []


def running(player: Locator) -> str:
    return player.locator(".snl-running").inner_text()


def sentence(player: Locator) -> str:
    return player.get_by_role("status").inner_text()


def unseen(board: Board, told: dict[int, str]) -> dict[int, str]:
    """The state of each square of a board, where only those are told that are not unseen."""
    return {square: told.get(square, "unseen") for square in range(1, board.squares + 1)}


def test_a_run_shows_the_code_of_its_cell_and_follows_its_lines(browser: Browser, lab: Lab) -> None:
    run = watch(function_of(SOLVER, "solver"), BOARD)
    with ran(browser, lab, IMPORTS + SOLVER, PLAY_RUN) as page:
        (player,) = players(page)
        listing = player.locator(".snl-listing").inner_text()
        assert "def solve(matrix):" in listing
        assert "queue.append((end, rolls + 1))" in listing
        assert step(player) == run.first_read
        for number in range(run.first_read, run.first_read + 12):
            assert step(player) == number
            line, code = running(player).split(maxsplit=1)
            assert sentence(player).startswith(f"Line {line}: ")
            assert code.strip() == run.listing[run[number].line].split(maxsplit=1)[1].strip()
            assert sentence(player).split(": ", 1)[1] == run[number].sentence.split(": ", 1)[1]
            player.get_by_role("button", name="Forward", exact=True).click()
        player.focus()
        page.keyboard.press("End")
        assert sentence(player) == "It returns 2, and that is right."
        assert axe_violations(page, ".jp-OutputArea-output") == []


@pytest.mark.parametrize("grain", ["read", "roll"])
def test_a_change_of_the_grain_keeps_the_moment_when_the_kernel_has_answered(
    browser: Browser, lab: Lab, grain: Grain
) -> None:
    run = watch(function_of(SOLVER, "solver"), BOARD)
    moments = [each.moment for each in run.at_grain(grain).steps if isinstance(each, RunStep)]
    place = next(number for number, moment in enumerate(moments) if moment >= 100)
    with ran(browser, lab, IMPORTS + SOLVER, PLAY_RUN) as page:
        (player,) = players(page)
        player.get_by_role("slider", name="Step").fill("100")
        page.wait_for_timeout(300)
        player.get_by_label("Grain").select_option(grain)
        assert step(player) == place
        page.wait_for_timeout(1000)
        assert step(player) == place


@pytest.mark.parametrize("width", [1400, 900])
def test_two_runs_stand_side_by_side_within_the_width_where_they_part(browser: Browser, lab: Lab, width: int) -> None:
    verdict = check(function_of(WRONG, "wrong"))
    assert verdict.board is not None
    pair = side_by_side(verdict.solver, verdict.board)
    with ran(browser, lab, IMPORTS + WRONG, PLAY_VERDICT) as page:
        page.set_viewport_size({"width": width, "height": 2400})
        mine, right = players(page, 2)
        assert (step(mine), step(right)) == pair.steps
        for player, run, number in zip((mine, right), pair.runs, pair.steps, strict=True):
            assert sentence(player).split(": ", 1)[1] == run[number].sentence.split(": ", 1)[1]
            assert states(player) == unseen(verdict.board, dict(run[number].states))
        assert [player.get_attribute("aria-label") for player in (mine, right)] == ["Your run", "A right run"]
        found = page.evaluate(EDGES)
        first, second = found["players"]
        assert found["wider"] == 0
        for each in (first, second):
            assert found["area"]["left"] <= each["left"] < each["right"] <= found["area"]["right"]
        # In a narrow window they may also stand one below the other.
        beside = first["top"] == second["top"] and first["right"] <= second["left"]
        assert beside or (width < 1000 and first["bottom"] <= second["top"])


def test_the_running_line_is_in_view_when_the_players_open(browser: Browser, lab: Lab) -> None:
    with ran(browser, lab, IMPORTS + WRONG, PLAY_VERDICT) as page:
        for player in players(page, 2):
            page.wait_for_timeout(200)
            assert player.evaluate(IN_VIEW)


def test_each_of_two_runs_is_stepped_alone(browser: Browser, lab: Lab) -> None:
    with ran(browser, lab, IMPORTS + WRONG, PLAY_VERDICT) as page:
        mine, right = players(page, 2)
        before = (step(right), sentence(right), running(right))
        mine.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        mine.get_by_label("Grain").select_option("roll")
        page.wait_for_timeout(500)
        mine.get_by_role("button", name="Last step").click()
        page.wait_for_timeout(300)
        assert "is right" in sentence(mine)
        assert (step(right), sentence(right), running(right)) == before
        right.get_by_role("button", name="First step").click()
        assert step(right) == 0
        assert mine.get_attribute("data-grain") == "roll"
        assert right.get_attribute("data-grain") == "line"
        assert axe_violations(page, ".jp-OutputArea-output") == []


def test_two_runs_follow_the_theme_of_jupyterlab(browser: Browser, lab: Lab) -> None:
    with ran(browser, lab, IMPORTS + WRONG, PLAY_VERDICT) as page:
        players(page, 2)
        choose_theme(page, "JupyterLab Dark")
        try:
            page.locator('body[data-jp-theme-light="false"]').wait_for(state="attached")
            assert axe_violations(page, ".jp-OutputArea-output") == []
        finally:
            choose_theme(page, "JupyterLab Light")
            page.locator('body[data-jp-theme-light="true"]').wait_for(state="attached")


def test_running_the_cell_again_leaves_two_players_and_nothing_else(browser: Browser, lab: Lab) -> None:
    with ran(browser, lab, IMPORTS + WRONG, PLAY_VERDICT) as page:
        players(page, 2)
        page.locator(".jp-Cell .jp-InputArea-editor").nth(1).click()
        counts = []
        for number in range(3, 8):
            page.keyboard.press("Control+Enter")
            page.locator(".jp-InputPrompt", has_text=f"[{number}]:").wait_for()
            players(page, 2)
            counts.append(page.evaluate("document.querySelectorAll('*').length"))
        assert max(counts) <= 1.05 * min(counts)


def wait_for_squares(player: Locator, board: Board) -> None:
    player.page.wait_for_function(
        "count => document.querySelectorAll('.snl-left > .snl-board [data-square]').length === count", arg=board.squares
    )


def test_another_board_takes_the_place_of_the_first_and_keeps_the_grain(browser: Browser, lab: Lab) -> None:
    shot = film(OTHER, grain="move")
    with ran(browser, lab, IMPORTS + SOLVER, SHOW) as page:
        (player,) = players(page)
        player.get_by_label("Grain").select_option("move")
        player.get_by_role("button", name="Last step").click()
        page.wait_for_timeout(300)
        page.get_by_role("button", name="Another board").click()
        (player,) = players(page)
        wait_for_squares(player, OTHER)
        assert page.locator(".snl-left > .snl-board").count() == 1
        assert (step(player), player.get_attribute("data-grain")) == (0, "move")
        assert player.get_attribute("data-last") == str(len(shot) - 1)
        player.focus()
        for number, told in enumerate(shot[:8]):
            assert step(player) == number
            assert sentence(player) == told.sentence
            assert states(player) == unseen(OTHER, dict(told.states))
            page.keyboard.press("ArrowRight")
        assert player.locator(".snl-arrow-game").count() == 0
        assert axe_violations(page, ".jp-OutputArea-output") == []


def test_a_film_that_is_playing_stops_when_another_takes_its_place(browser: Browser, lab: Lab) -> None:
    with ran(browser, lab, IMPORTS + SOLVER, SHOW) as page:
        (player,) = players(page)
        player.get_by_label("Grain").select_option("move")
        player.get_by_label("Steps a second").select_option("10")
        player.get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("button", name="Another board").click()
        wait_for_squares(player, OTHER)
        (player,) = players(page)
        player.get_by_role("button", name="Play", exact=True).wait_for()
        page.wait_for_timeout(500)
        assert step(player) == 0


def test_a_run_takes_the_place_of_a_search_and_a_search_that_of_a_run(browser: Browser, lab: Lab) -> None:
    run = watch(function_of(SOLVER, "solver"), OTHER)
    with ran(browser, lab, IMPORTS + SOLVER, SHOW) as page:
        players(page)
        page.get_by_role("button", name="A run").click()
        page.locator(".snl-variables tr").first.wait_for()
        (player,) = players(page)
        wait_for_step(player, run.first_read)
        assert player.get_attribute("data-grain") == "line"
        assert player.get_by_label("Grain").locator("option").all_inner_texts() == ["Lines", "Squares read", "Rolls"]
        assert "def solve(matrix):" in player.locator(".snl-listing").inner_text()
        page.get_by_role("button", name="Another board").click()
        page.wait_for_function("() => document.querySelector('.snl-variables') === null")
        (player,) = players(page)
        assert (step(player), player.get_attribute("data-grain")) == (0, "frontier")
        assert sentence(player) == film(OTHER)[0].sentence
        assert player.get_by_label("Grain").locator("option").all_inner_texts() == ["Frontiers", "Moves"]


def test_a_player_that_is_shown_twice_changes_in_both_places(browser: Browser, lab: Lab) -> None:
    with ran(browser, lab, IMPORTS + SOLVER, SHOW, "player") as page:
        players(page, 2)
        page.get_by_role("button", name="Another board").click()
        page.wait_for_function(
            "count => document.querySelectorAll('.snl-left > .snl-board [data-square]').length === count",
            arg=2 * OTHER.squares,
        )
        first, second = players(page, 2)
        first.focus()
        page.keyboard.press("ArrowRight")
        wait_for_step(second, 1)
        assert states(first) == states(second) == unseen(OTHER, dict(film(OTHER)[1].states))


def test_the_kernel_knows_where_the_new_film_is(browser: Browser, lab: Lab) -> None:
    says = "print('at', player.step, player.last, player.grain)"
    with ran(browser, lab, IMPORTS + SOLVER, SHOW, says) as page:
        (player,) = players(page)
        player.get_by_label("Grain").select_option("move")
        page.get_by_role("button", name="Another board").click()
        wait_for_squares(player, OTHER)
        (player,) = players(page)
        player.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(300)
        page.locator(".jp-Cell .jp-InputArea-editor").nth(2).click()
        page.keyboard.press("Control+Enter")
        told = f"at 2 {len(film(OTHER, grain='move')) - 1} move"
        page.locator(".jp-OutputArea-output", has_text=told).wait_for(timeout=5_000)


def test_the_player_says_what_it_is_where_widgets_cannot_be_shown(browser: Browser, lab: Lab) -> None:
    text: dict[str, Any] = {"text/plain": "<player of solve on Board(9, {2: 8})>"}
    output = {"output_type": "execute_result", "execution_count": 1, "metadata": {}, "data": text}
    with notebook(browser, lab, PLAY_RUN, outputs=[output]) as page:
        assert page.locator(".jp-OutputArea-output").inner_text().strip() == text["text/plain"]
