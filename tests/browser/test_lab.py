"""The player in a real JupyterLab: what it shows, its keys, its theme, and how it lives with the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from snl_edu import Film, film, named_board, watch
from snl_edu.course.misconceptions.textbook import function_of
from tests.helpers.browser import Watch, axe_violations, watched
from tests.helpers.lab import Lab, choose
from tests.helpers.screen import all_states, look, luminance

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

BOARD = named_board("example-1")
MAKE = 'from snl_edu import named_board, play\nplayer = play(named_board("example-1"), title="A film")\nplayer'
SHORTCUTS = ("1", "m", "a", "d", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "End", "Home", "Space")
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
PLAY_RUN = "from snl_edu import named_board, play, watch\nplayer = play(watch(solve, named_board('example-1')))\nplayer"
OUTPUT = ".jp-OutputArea-output"
RUN = watch(function_of(SOLVER, "solver"), BOARD)


def step(player: Locator) -> int:
    return int(player.get_attribute("data-step") or -1)


def shown_by_the_film(number: int) -> dict[str, str]:
    return all_states(BOARD, film(BOARD)[number].states)


def cells(page: Page) -> list[tuple[str, bool]]:
    """The kind of each cell of the notebook, and whether it is the chosen one."""
    found: list[tuple[str, bool]] = page.locator(".jp-Notebook .jp-Cell").evaluate_all(
        """nodes => nodes.map((node) => [
          [...node.classList].find((name) => /jp-(Code|Markdown|Raw)Cell/.test(name)),
          node.classList.contains('jp-mod-active'),
        ])"""
    )
    return found


def wait_for_step(player: Locator, wanted: int) -> None:
    player.page.wait_for_function(
        "([node, wanted]) => Number(node.dataset.step) === wanted", arg=[player.element_handle(), wanted], timeout=5_000
    )


def place_of_frontier(depth: int) -> int:
    """The step at which the film of moves shows a frontier."""
    moves = film(BOARD, grain="move")
    return next(number for number, one in enumerate(moves) if (one.kind, one.depth) == ("frontier", depth))


def test_a_notebook_that_is_opened_and_run_by_hand_shows_every_frontier(lab: Lab) -> None:
    lab.write("by_hand.ipynb", MAKE)
    page = lab.page
    with watched(page) as seen:
        choose(page, "File", '[data-command="filebrowser:open-path"]')
        page.locator(".jp-Dialog input").fill("by_hand.ipynb")
        page.locator(".jp-Dialog .jp-mod-accept").click()
        page.locator(".jp-NotebookPanel .jp-Notebook .jp-Cell").first.wait_for()
        # What is run before there is a kernel is lost silently.
        page.locator("#jp-main-statusbar", has_text="| Idle").wait_for(timeout=60_000)
        choose(page, "Run", '[data-command="runmenu:run-all"]')
        (player,) = lab.players()
        for number, moment in enumerate(film(BOARD)):
            shown = look(player)
            assert (shown["step"], shown["sentence"]) == (number, moment.sentence)
            assert shown["states"] == shown_by_the_film(number)
            player.get_by_role("button", name="Forward", exact=True).click(force=True)
        assert axe_violations(page, OUTPUT) == []
        tops = player.locator(".snl-counters > div").evaluate_all("nodes => nodes.map((node) => node.offsetTop)")
        assert len(set(tops)) == 1
        choose(page, "File", '[data-command="filemenu:close-and-cleanup"]')
        page.locator(".jp-Dialog .jp-mod-accept").click()
        page.locator(".jp-NotebookPanel").wait_for(state="detached")
    assert seen == Watch(), seen


def test_a_run_shows_the_code_of_its_cell_and_follows_its_lines(lab: Lab) -> None:
    with lab.ran(SOLVER, PLAY_RUN) as page:
        (player,) = lab.players()
        listing = player.locator(".snl-listing").inner_text()
        assert "def solve(matrix):" in listing
        assert "queue.append((end, rolls + 1))" in listing
        assert step(player) == RUN.opening
        player.focus()
        for number in range(RUN.opening, RUN.opening + 12):
            shown = look(player)
            line, code = player.locator(".snl-running").inner_text().split(maxsplit=1)
            assert shown["step"] == number
            assert shown["sentence"].startswith(f"Line {line}: ")
            assert code.strip() == RUN.listing[RUN[number].line].split(maxsplit=1)[1].strip()
            assert shown["sentence"].split(": ", 1)[1] == RUN[number].sentence.split(": ", 1)[1]
            page.keyboard.press("ArrowRight")
        page.keyboard.press("End")
        assert look(player)["sentence"] == RUN.moments[-1].sentence == "It returns 4, and that is right."
        assert axe_violations(page, OUTPUT) == []


def test_jupyterlab_does_not_steal_the_keys_of_the_player(lab: Lab) -> None:
    with lab.ran("1 + 1", MAKE, "2 + 2") as page:
        (player,) = lab.players()
        player.locator('[data-square="9"]').click()
        before = cells(page)
        assert len(before) == 3
        seen = []
        for key in SHORTCUTS:
            page.keyboard.press(key)
            seen.append(step(player))
            assert cells(page) == before
        last = len(film(BOARD)) - 1
        assert seen == [0, 0, 0, 0, 0, 1, 2, 1, last, 0, 0]
        player.get_by_role("button", name="Pause", exact=True).wait_for()
        page.keyboard.press("Space")
        player.get_by_role("button", name="Play", exact=True).wait_for()


def test_the_player_follows_the_theme_of_jupyterlab(lab: Lab) -> None:
    lab.page.emulate_media(color_scheme="dark")
    try:
        with lab.ran(MAKE) as page:
            (player,) = lab.players()
            colour = "node => getComputedStyle(node).backgroundColor"
            assert page.locator("body").get_attribute("data-jp-theme-light") == "true"
            assert luminance(player.evaluate(colour)) > 0.6
            with lab.theme("JupyterLab Dark"):
                assert luminance(player.evaluate(colour)) < 0.05
                player.get_by_role("button", name="Last step").click()
                assert axe_violations(page, OUTPUT) == []
    finally:
        lab.page.emulate_media(color_scheme="light")


def test_the_player_goes_on_while_the_kernel_is_busy_and_when_it_is_gone(lab: Lab) -> None:
    slider = "import ipywidgets\nslider = ipywidgets.IntSlider(max=5)\nipywidgets.jslink((slider, 'value'), (player, 'step'))"
    with lab.notebook(MAKE, f"{slider}\nslider", "import time\ntime.sleep(60)") as page:
        lab.run(wait=False)
        (player,) = lab.players()
        handle = page.locator(f"{OUTPUT} .widget-slider [role=slider]")
        handle.wait_for()
        still_running = page.locator(".jp-CodeCell").nth(2).locator(".jp-InputPrompt", has_text="[*]:")
        still_running.wait_for()
        player.focus()
        page.keyboard.press("ArrowRight")
        assert step(player) == 1
        handle.focus()
        page.keyboard.press("ArrowRight")
        wait_for_step(player, 2)
        page.keyboard.press("ArrowRight")
        wait_for_step(player, 3)
        assert still_running.count() == 1
        lab.shut_down_kernels()
        assert lab.ask("/api/kernels") == []
        player.focus()
        page.keyboard.press("Home")
        for number in range(3):
            shown = look(player)
            assert (shown["step"], shown["states"]) == (number, shown_by_the_film(number))
            page.keyboard.press("ArrowRight")
        player.get_by_label("Grain").select_option("move")
        assert player.get_attribute("data-grain") == "move"


def test_two_players_in_one_notebook_keep_apart(lab: Lab) -> None:
    with lab.ran(MAKE, MAKE.replace("player =", "other =").replace("\nplayer", "\nother")) as page:
        first, second = lab.players(2)
        second.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        first.get_by_label("Grain").select_option("move")
        first.focus()
        page.keyboard.press("End")
        lab.in_kernel()
        assert (step(second), second.get_attribute("data-grain")) == (2, "frontier")
        assert look(second)["states"] == shown_by_the_film(2)
        assert step(first) == len(film(BOARD, grain="move")) - 1


def test_one_player_shown_twice_is_in_the_same_place_twice(lab: Lab) -> None:
    with lab.ran(MAKE, "player") as page:
        first, second = lab.players(2)
        first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        assert (step(first), step(second)) == (2, 2)
        first.get_by_label("Grain").select_option("move")
        lab.in_kernel()  # an answer of the kernel must not change it either
        assert (step(first), step(second)) == (place_of_frontier(2),) * 2
        assert second.get_attribute("data-grain") == "move"


def test_one_player_shown_twice_plays_at_the_speed_of_one(lab: Lab) -> None:
    ticks = "() => { window.ticks = 0; const set = setInterval; window.setInterval = (...all) => { window.ticks += 1; return set(...all); }; }"
    with lab.ran(MAKE, "player") as page:
        first, second = lab.players(2)
        page.evaluate(ticks)
        first.get_by_label("Steps a second").select_option("2")
        first.get_by_role("button", name="Play", exact=True).click()
        second.get_by_role("button", name="Pause", exact=True).wait_for()
        wait_for_step(second, 1)
        assert step(first) == 1
        assert page.evaluate("window.ticks") == 1  # one of the two keeps the time
        second.get_by_role("button", name="Pause", exact=True).click()
        first.get_by_role("button", name="Play", exact=True).wait_for()


@pytest.mark.parametrize(
    ("make", "shot", "number", "grain"),
    [([MAKE], film(BOARD), 3, "move"), ([SOLVER, PLAY_RUN], RUN, 100, "read"), ([SOLVER, PLAY_RUN], RUN, 100, "roll")],
    ids=["search", "reads of a run", "rolls of a run"],
)
def test_the_kernel_knows_where_the_player_is_and_can_move_it(
    lab: Lab, make: list[str], shot: Film, number: int, grain: str
) -> None:
    with lab.ran(*make):
        (player,) = lab.players()
        lab.in_kernel("player.step = 10_000")
        wait_for_step(player, len(shot) - 1)
        player.get_by_role("slider", name="Step").fill(str(number))
        player.get_by_label("Grain").select_option(grain)
        moment, places = shot.grains[shot.grain][number], shot.grains[grain]
        place = max(step for step, each in enumerate(places) if each <= moment)
        assert step(player) == place
        lab.kernel_says("print(player.step, player.last, player.grain)", f"{place} {len(places) - 1} {grain}")
        assert step(player) == place
        lab.in_kernel(f"player.grain = {shot.grain!r}")
        back = max(step for step, each in enumerate(shot.grains[shot.grain]) if each <= places[place])
        wait_for_step(player, back)
        lab.kernel_says("print(player.step)", str(back))


def test_twenty_more_runs_of_the_cell_leave_one_player_and_nothing_else(lab: Lab) -> None:
    with lab.ran(MAKE) as page:
        counts = []
        for _ in range(20):
            lab.run_cell(0)
            lab.players()
            counts.append(page.evaluate("document.querySelectorAll('*').length"))
        assert max(counts) <= 1.05 * min(counts)


def test_a_player_of_another_version_asks_for_its_cell_to_be_run_again(lab: Lab) -> None:
    with lab.ran(MAKE) as page:
        (player,) = lab.players()
        player.locator(".snl-film").wait_for()
        lab.in_kernel("player.films = [{**film, 'version': 1} for film in player.films]")
        page.locator(".snl-film").wait_for(state="detached")
        said = "This player was saved by another version of snl_edu: run its cell again to see it."
        assert player.inner_text() == said
        assert axe_violations(page, OUTPUT) == []
        lab.run_cell(0)
        page.locator(".snl-film").wait_for()


def test_a_notebook_that_nobody_trusts_still_shows_the_picture_of_a_board(lab: Lab) -> None:
    bundle = BOARD._repr_mimebundle_()
    output = {"output_type": "execute_result", "execution_count": 1, "metadata": {}, "data": bundle}
    with lab.notebook("board", outputs=[output]) as page:
        picture = page.locator(f"{OUTPUT} img")
        picture.wait_for()
        assert page.locator("[title^='Notebook not trusted']").count() == 1
        assert picture.evaluate("node => node.decode().then(() => node.naturalWidth)") > 0
        assert "36" in (picture.get_attribute("alt") or "")
        assert axe_violations(page, OUTPUT) == []


def test_the_player_says_what_it_is_where_widgets_cannot_be_shown(lab: Lab) -> None:
    text = "<player of solve on Board(9, {2: 8})>"
    output = {"output_type": "execute_result", "execution_count": 1, "metadata": {}, "data": {"text/plain": text}}
    with lab.notebook(PLAY_RUN, outputs=[output]) as page:
        assert page.locator(OUTPUT).inner_text().strip() == text
