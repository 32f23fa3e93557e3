"""The player in a real JupyterLab: what it shows, its keys, its theme, other films, and how it lives with the kernel.

All of it is in one file, because a file is run by one process, and each process has to start a JupyterLab.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from snl_edu import Board, Film, check, film, named_board, watch
from snl_edu.course.misconceptions.textbook import function_of
from tests.helpers.browser import Watch, axe_violations, watched
from tests.helpers.lab import SAVE, SIZE, Lab, choose
from tests.helpers.screen import IN_VIEW, all_states, look, luminance

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
PLAY_RUN = "from snl_edu import named_board, play, watch\nrun = watch(solve, named_board('example-1'))\nplayer = play(run, grain='line')\nplayer"
OUTPUT = ".jp-OutputArea-output"
RUN = watch(function_of(SOLVER, "solver"), BOARD).at_grain("line")

SMALL = Board(9, {2: 8})
OTHER = Board(16, {3: 14, 12: 5})
WRONG = SOLVER.replace("along if up % 2 == 0 else n - 1 - along", "along")
IMPORTS = "from snl_edu import Board, check, film, play, watch\n"
PLAY_VERDICT = "player = play(check(solve))\nplayer"
SHOW = f"""\
import ipywidgets
from IPython.display import display
player = play({SMALL!r}, title="A film")
boards = ipywidgets.Button(description="Another board")
boards.on_click(lambda _: player.show({OTHER!r}))
runs = ipywidgets.Button(description="A run")
runs.on_click(lambda _: player.show(watch(solve, {OTHER!r})))
pairs = ipywidgets.Button(description="Two films")
pairs.on_click(lambda _: player.show(film({OTHER!r}), film({OTHER!r})))
display(boards, runs, pairs, player)"""
# A kernel that deals with no step until another film is shown.
BUSY = """\
import threading
shown = threading.Event()
player.observe(lambda change: change.new and shown.wait(2), "step")
"""
PAIR = check(function_of(WRONG, "wrong")).films
# Where the films and the area that shows them begin and end.
EDGES = """() => {
  const edges = (node) => node.getBoundingClientRect().toJSON();
  const [player] = document.querySelectorAll('.snl-player');
  return {
    films: [...player.querySelectorAll('.snl-film')].map(edges),
    area: edges(player.closest('.jp-OutputArea-output')),
    wider: player.scrollWidth - player.clientWidth,
  };
}"""


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
        "([node, wanted]) => Number(node.dataset.step) === wanted", arg=[player.element_handle(), wanted]
    )


def test_a_notebook_that_is_opened_and_run_by_hand_shows_every_frontier(lab: Lab) -> None:
    lab.write("by_hand.ipynb", MAKE)
    page = lab.page
    assert not page.locator("#jp-left-stack").is_visible(), "the side bar is closed until somebody opens it"
    with watched(page) as seen:
        choose(page, "File", '[data-command="filebrowser:open-path"]')
        page.locator(".jp-Dialog input").fill("by_hand.ipynb")
        page.locator(".jp-Dialog .jp-mod-accept").click()
        page.locator(".jp-NotebookPanel .jp-Notebook .jp-Cell").first.wait_for()
        # What is run before there is a kernel is lost silently.
        page.locator("#jp-main-statusbar", has_text="| Idle").wait_for()
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


def a_run_shows_the_code_of_its_cell_and_follows_its_lines(lab: Lab, page: Page) -> None:
    (player,) = lab.players()
    assert player.locator(".snl-listing").inner_text().count("def solve(matrix):") == 1
    assert step(player) == RUN.opening
    player.focus()
    for number in range(RUN.opening, RUN.opening + 12):
        line, code = player.locator(".snl-running").inner_text().split(maxsplit=1)
        assert step(player) == number
        assert code.strip() == RUN.listing[RUN[number].line].split(maxsplit=1)[1].strip()
        said = RUN[number].sentence.split(": ", 1)[1]  # the number of the line is another one in a cell than in a file
        assert look(player)["sentence"] == f"Line {line}: {said}"
        page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    assert look(player)["sentence"] == RUN.moments[-1].sentence == "It returns 4, and that is right."
    assert axe_violations(page, OUTPUT) == []


def test_the_keys_of_jupyterlab_work_while_the_player_has_the_focus(lab: Lab) -> None:
    with lab.notebook("1 + 1", MAKE, "print('run by hand')") as page:
        lab.run_cell(0)
        lab.run_cell(1)
        (player,) = lab.players()
        player.locator('[data-square="9"]').click()
        page.keyboard.press("ArrowRight")
        assert step(player) == 1
        assert "jp-mod-dirty" in (page.locator(".lm-TabBar-tab.jp-mod-current").first.get_attribute("class") or "")
        page.keyboard.press("Control+s")
        page.locator(".lm-TabBar-tab.jp-mod-current:not(.jp-mod-dirty)").first.wait_for()
        page.keyboard.press("Shift+Enter")
        page.locator(".jp-Cell.jp-mod-active").and_(page.locator(".jp-Cell").nth(2)).wait_for()
        lab.in_kernel()
        (player,) = lab.players()
        player.locator('[data-square="9"]').click()
        before = step(player)
        page.keyboard.press("Shift+ArrowDown")  # chooses two cells, as it does elsewhere in the notebook
        assert page.locator(".jp-Cell.jp-mod-selected").count() == 2
        assert step(player) == before
        assert len(cells(page)) == 3


def test_the_keys_belong_to_the_player_until_escape_gives_them_back(lab: Lab) -> None:
    inside = "document.activeElement.closest('.snl-player') !== null"
    with lab.ran("1 + 1", MAKE, "2 + 2") as page:
        (player,) = lab.players()
        player.locator('[data-square="9"]').click()
        assert page.evaluate(inside)
        page.keyboard.press("Escape")
        assert not page.evaluate(inside)
        page.keyboard.press("ArrowDown")
        assert [chosen for _, chosen in cells(page)] == [False, False, True]
        assert step(player) == 0
        player.get_by_role("button", name="Forward", exact=True).focus()
        for number in (1, 2):
            page.keyboard.press("Enter")
            assert step(player) == number
        for key in ("a", "b", "m", "d", "d", "Home"):
            page.keyboard.press(key)
        player.locator('[data-square="9"]').click()
        before = cells(page)
        assert [kind for kind, _ in before] == ["jp-CodeCell"] * 3
        last = len(film(BOARD)) - 1
        for key, wanted in zip(SHORTCUTS, [0, 0, 0, 0, 0, 1, 2, 1, last, 0, 0], strict=True):
            page.keyboard.press(key)
            assert step(player) == wanted
            assert cells(page) == before
        for name in ("Pause", "Play"):
            player.get_by_role("button", name=name, exact=True).wait_for()
            page.keyboard.press("Space")


def the_player_follows_the_theme_of_jupyterlab(lab: Lab, page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    try:
        (player,) = lab.players()
        colour = "node => getComputedStyle(node).backgroundColor"
        assert page.locator("body").get_attribute("data-jp-theme-light") == "true"
        assert luminance(player.evaluate(colour)) > 0.6
        with lab.theme("JupyterLab Dark"):
            assert luminance(player.evaluate(colour)) < 0.05
            player.get_by_role("button", name="Last step").click()
            assert axe_violations(page, OUTPUT) == []
    finally:
        page.emulate_media(color_scheme="light")


def test_the_player_goes_on_while_the_kernel_is_busy_and_when_it_is_gone(lab: Lab) -> None:
    slider = "import ipywidgets\nslider = ipywidgets.IntSlider(max=5)\nipywidgets.jslink((slider, 'value'), (player, 'step'))"
    with lab.notebook(MAKE, f"{slider}\nslider", "import time\ntime.sleep(3600)") as page:
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


def one_player_shown_twice_plays_at_the_speed_of_one(lab: Lab, page: Page) -> None:
    ticks = "() => { window.ticks = 0; const set = setInterval; window.setInterval = (...all) => { window.ticks += 1; return set(...all); }; }"
    first, second = lab.players(2)
    page.evaluate(ticks)
    first.get_by_label("Steps a second").select_option("2")
    first.get_by_role("button", name="Play", exact=True).click()
    second.get_by_role("button", name="Pause", exact=True).wait_for()
    moved = "([one, two]) => Number(one.dataset.step) > 0 && one.dataset.step === two.dataset.step"
    page.wait_for_function(moved, arg=[first.element_handle(), second.element_handle()])
    assert page.evaluate("window.ticks") == 1  # one of the two keeps the time
    second.get_by_role("button", name="Pause", exact=True).click()
    first.get_by_role("button", name="Play", exact=True).wait_for()


def the_kernel_knows_where_the_player_is_and_can_move_it(lab: Lab, shot: Film, number: int, grain: str) -> None:
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


def test_the_kernel_and_the_player_of_a_run_know_of_each_other(lab: Lab) -> None:
    with lab.ran(SOLVER, PLAY_RUN) as page:
        a_run_shows_the_code_of_its_cell_and_follows_its_lines(lab, page)
        for grain in ("read", "roll"):
            the_kernel_knows_where_the_player_is_and_can_move_it(lab, RUN, 100, grain)


def test_one_player_shown_twice_is_one_player(lab: Lab) -> None:
    with lab.ran(MAKE, "player") as page:
        one_player_shown_twice_plays_at_the_speed_of_one(lab, page)
        first, second = lab.players(2)
        first.press("Home")
        for player in (first, second):
            wait_for_step(player, 0)
        lab.kernel_says("print(player.step, player.grain)", "0 frontier")
        first.focus()
        for _ in range(2):
            page.keyboard.press("ArrowRight")
        assert (step(first), step(second)) == (2, 2)
        first.get_by_label("Grain").select_option("move")
        lab.in_kernel()  # an answer of the kernel must not change it either
        moves = film(BOARD, grain="move")
        place = next(number for number, one in enumerate(moves) if (one.kind, one.depth) == ("frontier", 2))
        for player in (first, second):
            assert (step(player), player.get_attribute("data-grain")) == (place, "move")
        first.get_by_label("Grain").select_option("frontier")
        first.press("Home")
        first.press("j")  # a place that only another grain shows
        jump = next(number for number, one in enumerate(moves) if one.kind == "jump")
        lab.kernel_says("print(player.step, player.grain)", f"{jump} move")
        assert (step(first), step(second)) == (jump, jump)


def twelve_more_runs_of_the_cell_leave_one_player_and_nothing_else(lab: Lab, page: Page) -> None:
    counts, loaded = [], "[...snlEduScripts.keys()].filter(Boolean).length"
    scripts = page.evaluate(loaded)  # another notebook, in the same JupyterLab, may have needed the editor's
    for _ in range(12):
        lab.run_cell(0)
        lab.players()
        counts.append(page.evaluate("document.querySelectorAll('*').length"))
    assert max(counts) <= 1.05 * min(counts)
    # The script is loaded once, however many players there were.
    assert page.evaluate(loaded) == scripts


def test_the_next_day_the_player_is_still_there_and_plays(lab: Lab) -> None:
    path = lab.write("kept.ipynb", MAKE)
    with lab.opened(path.name) as first:
        lab.run()
        (player,) = lab.players()
        player.focus()
        lab.page.keyboard.press("ArrowRight")
        lab.kernel_says("print(player.step)", "1")
        lab.page.evaluate(SAVE)
    assert len(path.read_bytes()) < 150_000
    lab.shut_down_kernels()
    with lab.opened(path.name) as second:
        (player,) = lab.players()
        for number in range(1, 4):
            shown = look(player)
            assert (shown["step"], shown["states"]) == (number, shown_by_the_film(number))
            player.get_by_role("button", name="Forward", exact=True).click()
    assert (first, second) == (Watch(), Watch())


def a_player_that_is_closed_leaves_nothing_on_the_screen(lab: Lab, page: Page) -> None:
    lab.players()
    lab.in_kernel("player.close()")
    lab.players(0)
    assert "another version" not in page.locator(".jp-Notebook").inner_text()


def a_player_of_another_version_asks_for_its_cell_to_be_run_again(lab: Lab, page: Page) -> None:
    (player,) = lab.players()
    player.locator(".snl-film").wait_for()
    lab.in_kernel("player.films = [{**film, 'version': 1} for film in player.films]")
    page.locator(".snl-film").wait_for(state="detached")
    said = "This player was saved by another version of snl_edu: run its cell again to see it."
    assert player.inner_text() == said
    assert axe_violations(page, OUTPUT) == []
    lab.run_cell(0)
    page.locator(".snl-film").wait_for()


def test_a_player_lives_as_long_as_its_cell_and_its_kernel_say(lab: Lab) -> None:
    with lab.ran(MAKE) as page:
        the_kernel_knows_where_the_player_is_and_can_move_it(lab, film(BOARD), 3, "move")
        the_player_follows_the_theme_of_jupyterlab(lab, page)
        twelve_more_runs_of_the_cell_leave_one_player_and_nothing_else(lab, page)
        a_player_of_another_version_asks_for_its_cell_to_be_run_again(lab, page)
        a_player_that_is_closed_leaves_nothing_on_the_screen(lab, page)


def test_a_notebook_that_nobody_trusts_still_shows_the_picture_of_a_board_and_says_what_a_player_is(lab: Lab) -> None:
    text = "<player of solve on Board(9, {2: 8})>: run this cell in JupyterLab to see it"
    bundles = [BOARD._repr_mimebundle_(), {"text/plain": text}]
    outputs = [
        {"output_type": "execute_result", "execution_count": 1, "metadata": {}, "data": bundle} for bundle in bundles
    ]
    with lab.notebook("board", outputs=outputs) as page:
        picture = page.locator(f"{OUTPUT} img")
        picture.wait_for()
        assert page.locator("[title^='Notebook not trusted']").count() == 1
        assert picture.evaluate("node => node.decode().then(() => node.naturalWidth)") > 0
        assert "36" in (picture.get_attribute("alt") or "")
        assert axe_violations(page, OUTPUT) == []
        assert page.locator(OUTPUT).last.inner_text().strip() == text


def two_runs_stand_side_by_side_within_the_width_where_they_part(lab: Lab, page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": SIZE[1]})
    try:
        (player,) = lab.players()
        assert player.locator(".snl-film-title").all_inner_texts() == ["Your run", "A right run"]
        assert [shown["moment"] for shown in look(player)["films"]] == [shot.opening for shot in PAIR]
        assert all(node.evaluate(IN_VIEW) for node in player.locator(".snl-film").all())
        found = page.evaluate(EDGES)
        first, second = found["films"]
        assert found["wider"] <= 1
        for each in (first, second):
            assert found["area"]["left"] <= each["left"] < each["right"] <= found["area"]["right"]
        # In a narrow window they may also stand one below the other.
        beside = first["top"] == second["top"] and first["right"] <= second["left"]
        assert beside or (width < 1000 and first["bottom"] <= second["top"])
    finally:
        page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})


def test_two_runs_are_shown_where_they_part_and_move_together(lab: Lab) -> None:
    with lab.ran(IMPORTS + WRONG, PLAY_VERDICT) as page:
        for width in (1400, 900):
            two_runs_stand_side_by_side_within_the_width_where_they_part(lab, page, width)
        (player,) = lab.players()
        player.get_by_label("Grain").select_option("line")
        before = [shown["moment"] for shown in look(player)["films"]]
        player.focus()
        for _ in range(2):
            page.keyboard.press("ArrowRight")
        assert [shown["moment"] for shown in look(player)["films"]] == [moment + 2 for moment in before]
        player.get_by_label("Grain").select_option("roll")
        lab.kernel_says("print(player.grain, player.step)", f"roll {step(player)}")
        player.get_by_role("button", name="Last step").click()
        assert player.get_by_role("status").all_inner_texts() == [shot.moments[-1].sentence for shot in PAIR]
        lab.kernel_says("print(player.step == player.last)", "True")
        assert axe_violations(page, OUTPUT) == []


def wait_for_squares(lab: Lab, count: int) -> None:
    lab.page.wait_for_function(
        "count => document.querySelectorAll('.snl-left > .snl-board [data-square]').length === count", arg=count
    )


def another_board_takes_the_place_of_the_first_and_keeps_the_grain(lab: Lab, page: Page) -> None:
    shot = film(OTHER, grain="move")
    (player,) = lab.players()
    player.get_by_label("Grain").select_option("move")
    player.get_by_role("button", name="Last step").click()
    lab.in_kernel()
    page.get_by_role("button", name="Another board").click()
    wait_for_squares(lab, OTHER.squares)
    (player,) = lab.players()
    assert page.locator(".snl-left > .snl-board").count() == 1
    player.focus()
    for number, moment in enumerate(shot[:8]):
        shown = look(player)
        assert (shown["step"], shown["last"], shown["grain"]) == (number, len(shot) - 1, "move")
        assert shown["sentence"] == moment.sentence
        assert shown["states"] == all_states(OTHER, moment.states)
        page.keyboard.press("ArrowRight")
    assert player.locator(".snl-arrow-game").count() == 0
    lab.kernel_says("print(player.step, player.last, player.grain)", f"8 {len(shot) - 1} move")
    assert axe_violations(page, OUTPUT) == []
    # On a projector too, and then the panels that it leaves out come back.
    panels = lab.in_kernel("print(player.panels)")
    player.get_by_role("button", name="Projector").click()
    lab.in_kernel("player.show(Board(9))")
    wait_for_squares(lab, 9)
    page.get_by_role("button", name="Projector").click()
    lab.kernel_says("print(player.panels)", panels)


def a_film_that_is_playing_stops_when_another_takes_its_place(lab: Lab, page: Page) -> None:
    (player,) = lab.players()
    player.get_by_label("Grain").select_option("move")
    player.get_by_label("Steps a second").select_option("10")
    player.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Another board").click()
    wait_for_squares(lab, OTHER.squares)
    (player,) = lab.players()
    player.get_by_role("button", name="Play", exact=True).wait_for()
    page.wait_for_timeout(150)  # a step takes 100, if it were still playing
    lab.in_kernel()
    assert step(player) == 0


def what_comes_late_from_the_film_before_does_not_move_the_new_one(lab: Lab, page: Page) -> None:
    (player,) = lab.players()
    lab.in_kernel(BUSY)
    player.get_by_role("button", name="Play", exact=True).click()
    # By then one step is with the kernel, one waits until that is dealt with, and one has not been saved.
    page.wait_for_function("node => Number(node.dataset.step) >= 7", arg=player.element_handle())
    lab.in_kernel("player.show(Board(9))\nshown.set()")
    wait_for_squares(lab, 9)
    (player,) = lab.players()
    page.wait_for_timeout(150)  # a step takes 100, if one still came
    assert (step(player), lab.in_kernel("print(player.step, player.playing)")) == (0, "0 False")
    player.get_by_label("Steps a second").select_option("2")  # saves whatever has not been saved
    assert step(player) == 0
    lab.kernel_says("print(player.speed, player.step)", "2.0 0")
    assert step(player) == 0


def a_run_takes_the_place_of_a_search_and_two_films_that_of_a_run(lab: Lab, page: Page) -> None:
    run = watch(function_of(SOLVER, "solver"), OTHER)
    lab.players()
    page.get_by_role("button", name="A run").click()
    page.locator(".snl-variables tr").first.wait_for()
    (player,) = lab.players()
    wait_for_step(player, run.first)
    assert player.get_attribute("data-grain") == "roll"
    assert player.get_by_label("Grain").locator("option").all_inner_texts() == ["Rolls", "Squares read", "Lines"]
    assert "def solve(matrix):" in player.locator(".snl-listing").inner_text()
    page.get_by_role("button", name="Another board").click()
    page.wait_for_function("() => document.querySelector('.snl-variables') === null")
    (player,) = lab.players()
    assert (step(player), player.get_attribute("data-grain")) == (0, "frontier")
    assert look(player)["sentence"] == film(OTHER)[0].sentence
    assert player.get_by_label("Grain").locator("option").all_inner_texts() == ["Frontiers", "Moves"]
    page.get_by_role("button", name="Two films").click()
    wait_for_squares(lab, 2 * OTHER.squares)
    (player,) = lab.players()
    player.get_by_role("button", name="Last step").click()
    one, two = look(player)["films"]
    assert one == two
    assert one["states"] == all_states(OTHER, film(OTHER)[-1].states)


def a_player_that_is_shown_twice_changes_in_both_places(lab: Lab, page: Page) -> None:
    lab.in_kernel("player.show(Board(9))")
    lab.run_cell(2)
    lab.players(2)
    page.get_by_role("button", name="Another board").click()
    wait_for_squares(lab, 2 * OTHER.squares)
    first, second = lab.players(2)
    first.focus()
    page.keyboard.press("ArrowRight")
    wait_for_step(second, 1)
    assert look(first)["states"] == look(second)["states"] == all_states(OTHER, film(OTHER)[1].states)


def test_one_film_takes_the_place_of_another(lab: Lab) -> None:
    with lab.notebook(IMPORTS + SOLVER, SHOW, "player") as page:
        for number in range(2):
            lab.run_cell(number)
        another_board_takes_the_place_of_the_first_and_keeps_the_grain(lab, page)
        a_film_that_is_playing_stops_when_another_takes_its_place(lab, page)
        what_comes_late_from_the_film_before_does_not_move_the_new_one(lab, page)
        a_run_takes_the_place_of_a_search_and_two_films_that_of_a_run(lab, page)
        a_player_that_is_shown_twice_changes_in_both_places(lab, page)
