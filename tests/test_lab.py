"""The player in a real JupyterLab, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from snl_edu import film, named_board
from tests.browser import Lab, axe_violations, choose, run_all, watch_requests

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

BOARD = named_board("example-1")
MAKE = 'from snl_edu import named_board, play\nplayer = play(named_board("example-1"), title="A film")\nplayer'
SHORTCUTS = ("1", "m", "a", "d", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "End", "Home", "Space")


@contextmanager
def notebook(browser: Browser, lab: Lab, *cells: str, **options: Any) -> Iterator[Page]:
    """A notebook in a window so tall that all its cells are drawn; it may ask no other machine for anything."""
    name = f"{len(list(lab.folder.iterdir()))}.ipynb"
    lab.write(name, *cells, outputs=options.pop("outputs", None))
    context = browser.new_context(viewport={"width": 1400, "height": 2400}, **options)
    try:
        context.set_default_timeout(20_000)
        page = context.new_page()
        watch = watch_requests(page)
        lab.open(page, name)
        yield page
        assert watch.requests == []
    finally:
        context.close()
        lab.shut_down_kernels()


def players(page: Page, count: int = 1) -> list[Locator]:
    """The players in the notebook, when there are so many."""
    page.wait_for_function("count => document.querySelectorAll('.snl-player').length === count", arg=count)
    return page.locator(".snl-player").all()


def step(player: Locator) -> int:
    return int(player.get_attribute("data-step") or -1)


def states(player: Locator) -> dict[int, str]:
    pairs: list[tuple[str, str]] = player.locator("[data-square]").evaluate_all(
        "nodes => nodes.map((node) => [node.dataset.square, node.dataset.state])"
    )
    return {int(square): state for square, state in pairs}


def shown_by_the_film(number: int) -> dict[int, str]:
    told = film(BOARD)[number].states
    return {square: told.get(square, "unseen") for square in range(1, BOARD.squares + 1)}


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


def test_the_player_shows_every_frontier_and_its_counters_stand_in_a_row(browser: Browser, lab: Lab) -> None:
    with notebook(browser, lab, MAKE) as page:
        run_all(page)
        (player,) = players(page)
        for number, told in enumerate(film(BOARD)):
            assert step(player) == number
            assert states(player) == shown_by_the_film(number)
            assert player.get_by_role("status").text_content() == told.sentence
            player.get_by_role("button", name="Forward", exact=True).click(force=True)
        assert axe_violations(page, ".jp-OutputArea-output") == []
        tops = player.locator(".snl-counters > div").evaluate_all("nodes => nodes.map((node) => node.offsetTop)")
        assert len(set(tops)) == 1


def test_jupyterlab_does_not_steal_the_keys_of_the_player(browser: Browser, lab: Lab) -> None:
    with notebook(browser, lab, "1 + 1", MAKE, "2 + 2") as page:
        run_all(page)
        (player,) = players(page)
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


def test_the_player_follows_the_theme_of_jupyterlab(browser: Browser, lab: Lab) -> None:
    colour = "node => getComputedStyle(node).backgroundColor.match(/[0-9]+/g).slice(0, 3).map(Number)"
    with notebook(browser, lab, MAKE, color_scheme="dark") as page:
        run_all(page)
        (player,) = players(page)
        assert page.locator("body").get_attribute("data-jp-theme-light") == "true"
        assert min(player.evaluate(colour)) > 200
        choose_theme(page, "JupyterLab Dark")
        try:
            page.locator('body[data-jp-theme-light="false"]').wait_for(state="attached")
            assert max(player.evaluate(colour)) < 60
            player.get_by_role("button", name="Last step").click()
            assert axe_violations(page, ".jp-OutputArea-output") == []
        finally:
            choose_theme(page, "JupyterLab Light")
            page.locator('body[data-jp-theme-light="true"]').wait_for(state="attached")


def choose_theme(page: Page, name: str) -> None:
    choose(page, "Settings", ':has-text("Theme")[data-type="submenu"] >> nth=0', f':has-text("{name}") >> nth=0')


def test_the_player_goes_on_while_the_kernel_is_busy_and_when_it_is_gone(browser: Browser, lab: Lab) -> None:
    slider = "import ipywidgets\nslider = ipywidgets.IntSlider(max=5)\nipywidgets.jslink((slider, 'value'), (player, 'step'))"
    with notebook(browser, lab, MAKE, f"{slider}\nslider", "import time\ntime.sleep(30)") as page:
        run_all(page)
        (player,) = players(page)
        page.locator(".jp-OutputArea-output .widget-slider [role=slider]").wait_for()
        page.locator(".jp-InputPrompt", has_text="[2]:").wait_for()
        still_running = page.locator(".jp-InputPrompt", has_text="[*]:")
        still_running.wait_for()
        player.focus()
        page.keyboard.press("ArrowRight")
        assert step(player) == 1
        page.locator(".jp-OutputArea-output .widget-slider [role=slider]").focus()
        page.keyboard.press("ArrowRight")
        wait_for_step(player, 2)
        page.keyboard.press("ArrowRight")
        wait_for_step(player, 3)
        assert still_running.count() == 1
        lab.shut_down_kernels()
        page.wait_for_timeout(500)
        assert lab.ask("/api/kernels") == []
        player.focus()
        page.keyboard.press("Home")
        for number in range(3):
            assert step(player) == number
            assert states(player) == shown_by_the_film(number)
            page.keyboard.press("ArrowRight")
        player.get_by_label("Grain").select_option("move")
        assert player.get_attribute("data-grain") == "move"


def test_two_players_in_one_notebook_keep_apart(browser: Browser, lab: Lab) -> None:
    with notebook(browser, lab, MAKE, MAKE.replace("player =", "other =").replace("\nplayer", "\nother")) as page:
        run_all(page)
        first, second = players(page, 2)
        second.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        first.get_by_label("Grain").select_option("move")
        first.focus()
        page.keyboard.press("End")
        assert (step(second), second.get_attribute("data-grain")) == (2, "frontier")
        assert states(second) == shown_by_the_film(2)
        assert step(first) == len(film(BOARD, grain="move")) - 1


def test_one_player_shown_twice_is_in_the_same_place_twice(browser: Browser, lab: Lab) -> None:
    with notebook(browser, lab, MAKE, "player") as page:
        run_all(page)
        first, second = players(page, 2)
        first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        assert (step(first), step(second)) == (2, 2)
        first.get_by_label("Grain").select_option("move")
        page.wait_for_timeout(500)  # an answer of the kernel must not change it either
        moves = film(BOARD, grain="move")
        place = next(number for number, one in enumerate(moves) if (one.kind, one.depth) == ("frontier", 2))
        assert (step(first), step(second)) == (place, place)
        assert second.get_attribute("data-grain") == "move"


def test_one_player_shown_twice_plays_at_the_speed_of_one(browser: Browser, lab: Lab) -> None:
    with notebook(browser, lab, MAKE, "player") as page:
        run_all(page)
        first, second = players(page, 2)
        first.get_by_label("Steps a second").select_option("0.5")
        first.get_by_role("button", name="Play", exact=True).click()
        second.get_by_role("button", name="Pause", exact=True).wait_for()
        page.wait_for_timeout(2_600)
        assert (step(first), step(second)) == (1, 1)


def test_the_kernel_knows_where_the_player_is_and_can_move_it(browser: Browser, lab: Lab) -> None:
    says = "print('at', player.step, player.last, player.grain)"
    with notebook(browser, lab, MAKE, says, "player.step = 99", "player.grain = 'frontier'") as page:
        run_all(page)
        (player,) = players(page)
        last = len(film(BOARD)) - 1
        wait_for_step(player, last)
        player.get_by_role("button", name="Back", exact=True).click()
        player.get_by_role("button", name="Back", exact=True).click()
        player.get_by_label("Grain").select_option("move")
        page.wait_for_timeout(500)
        moves = film(BOARD, grain="move")
        place = next(number for number, one in enumerate(moves) if (one.kind, one.depth) == ("frontier", last - 2))
        assert step(player) == place
        page.locator(".jp-Cell .jp-InputArea-editor").nth(1).click()
        page.keyboard.press("Control+Enter")
        page.locator(".jp-OutputArea-output", has_text=f"at {place} {len(moves) - 1} move").wait_for(timeout=5_000)
        page.locator(".jp-Cell .jp-InputArea-editor").nth(3).click()
        page.keyboard.press("Control+Enter")
        wait_for_step(player, last - 2)


def test_fifty_more_runs_of_the_cell_leave_one_player_and_nothing_else(browser: Browser, lab: Lab) -> None:
    with notebook(browser, lab, MAKE) as page:
        run_all(page)
        players(page)
        page.locator(".jp-Cell .jp-InputArea-editor").first.click()
        counts = []
        for number in range(2, 52):
            page.keyboard.press("Control+Enter")
            page.locator(".jp-InputPrompt", has_text=f"[{number}]:").wait_for()
            players(page)
            counts.append(page.evaluate("document.querySelectorAll('*').length"))
        assert max(counts) <= 1.05 * min(counts)


def test_a_notebook_that_nobody_trusts_still_shows_the_picture_of_a_board(browser: Browser, lab: Lab) -> None:
    bundle = BOARD._repr_mimebundle_()
    output = {"output_type": "execute_result", "execution_count": 1, "metadata": {}, "data": bundle}
    with notebook(browser, lab, "board", outputs=[output]) as page:
        picture = page.locator(".jp-OutputArea-output img")
        picture.wait_for()
        assert page.locator("[title^='Notebook not trusted']").count() == 1
        assert picture.evaluate("node => node.decode().then(() => node.naturalWidth)") > 0
        assert "36" in (picture.get_attribute("alt") or "")
        assert axe_violations(page, ".jp-OutputArea-output") == []
