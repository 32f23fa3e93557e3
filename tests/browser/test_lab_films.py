"""Several films in one player, and other films put into it, in a real JupyterLab."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from snl_edu import Board, check, film, watch
from snl_edu.course.misconceptions.textbook import function_of
from tests.browser.test_lab import OUTPUT, SOLVER, step, wait_for_step
from tests.helpers.browser import axe_violations
from tests.helpers.lab import SIZE, Lab
from tests.helpers.screen import IN_VIEW, all_states, look, scene_of, scenes

if TYPE_CHECKING:
    from playwright.sync_api import Locator

BOARD = Board(9, {2: 8})
OTHER = Board(16, {3: 14, 12: 5})
WRONG = SOLVER.replace("along if up % 2 == 0 else n - 1 - along", "along")
IMPORTS = "from snl_edu import Board, check, film, play, watch\n"
PLAY_VERDICT = "player = play(check(solve))\nplayer"
SHOW = f"""\
import ipywidgets
from IPython.display import display
player = play({BOARD!r}, title="A film")
boards = ipywidgets.Button(description="Another board")
boards.on_click(lambda _: player.show({OTHER!r}))
runs = ipywidgets.Button(description="A run")
runs.on_click(lambda _: player.show(watch(solve, {OTHER!r})))
pairs = ipywidgets.Button(description="Two films")
pairs.on_click(lambda _: player.show(film({OTHER!r}), film({OTHER!r})))
display(boards, runs, pairs, player)"""
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


def titles(player: Locator) -> list[str]:
    return player.locator(".snl-film-title").all_inner_texts()


def said(sentence: str) -> str:
    """A sentence without the number of its line, which is another one in a cell than in a file."""
    return sentence.split(": ", 1)[-1]


@pytest.mark.parametrize("width", [1400, 900])
def test_two_runs_stand_side_by_side_within_the_width_where_they_part(lab: Lab, width: int) -> None:
    with lab.ran(IMPORTS + WRONG, PLAY_VERDICT) as page:
        page.set_viewport_size({"width": width, "height": SIZE[1]})
        try:
            (player,) = lab.players()
            assert titles(player) == ["Your run", "A right run"]
            for shown, shot, node in zip(look(player)["films"], PAIR, player.locator(".snl-film").all(), strict=True):
                expected = scenes(shot)[shot.opening]
                found = scene_of(shown)
                assert said(found.pop("sentence")) == said(expected.pop("sentence"))
                assert found == expected
                assert node.evaluate(IN_VIEW)
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


def test_one_transport_moves_both_runs_and_the_kernel_knows(lab: Lab) -> None:
    with lab.ran(IMPORTS + WRONG, PLAY_VERDICT) as page:
        (player,) = lab.players()
        before = [shown["moment"] for shown in look(player)["films"]]
        player.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        assert [shown["moment"] for shown in look(player)["films"]] == [moment + 2 for moment in before]
        player.get_by_label("Grain").select_option("roll")
        lab.kernel_says("print(player.grain, player.step)", f"roll {step(player)}")
        player.get_by_role("button", name="Last step").click()
        sentences = player.get_by_role("status").all_inner_texts()
        assert [sentence.endswith("is right.") for sentence in sentences] == [True, True]
        assert sentences == [shot.moments[-1].sentence for shot in PAIR]
        lab.kernel_says("print(player.step == player.last)", "True")
        player.get_by_role("button", name="First step").click()
        assert step(player) == 0
        assert axe_violations(page, OUTPUT) == []


def test_two_runs_follow_the_theme_of_jupyterlab(lab: Lab) -> None:
    with lab.ran(IMPORTS + WRONG, PLAY_VERDICT) as page:
        lab.players()
        with lab.theme("JupyterLab Dark"):
            assert axe_violations(page, OUTPUT) == []


def test_running_the_cell_again_leaves_one_player_of_two_films_and_nothing_else(lab: Lab) -> None:
    with lab.ran(IMPORTS + WRONG, PLAY_VERDICT) as page:
        lab.players()
        counts = []
        for _ in range(5):
            lab.run_cell(1)
            lab.players()
            counts.append(page.evaluate("document.querySelectorAll('*').length"))
        assert max(counts) <= 1.05 * min(counts)


def wait_for_squares(lab: Lab, count: int) -> None:
    lab.page.wait_for_function(
        "count => document.querySelectorAll('.snl-left > .snl-board [data-square]').length === count", arg=count
    )


def test_another_board_takes_the_place_of_the_first_and_keeps_the_grain(lab: Lab) -> None:
    shot = film(OTHER, grain="move")
    with lab.ran(IMPORTS + SOLVER, SHOW) as page:
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


def test_a_film_that_is_playing_stops_when_another_takes_its_place(lab: Lab) -> None:
    with lab.ran(IMPORTS + SOLVER, SHOW) as page:
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


def test_a_run_takes_the_place_of_a_search_and_two_films_that_of_a_run(lab: Lab) -> None:
    run = watch(function_of(SOLVER, "solver"), OTHER)
    with lab.ran(IMPORTS + SOLVER, SHOW) as page:
        lab.players()
        page.get_by_role("button", name="A run").click()
        page.locator(".snl-variables tr").first.wait_for()
        (player,) = lab.players()
        wait_for_step(player, run.first)
        assert player.get_attribute("data-grain") == "line"
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


def test_a_player_that_is_shown_twice_changes_in_both_places(lab: Lab) -> None:
    with lab.ran(IMPORTS + SOLVER, SHOW, "player") as page:
        lab.players(2)
        page.get_by_role("button", name="Another board").click()
        wait_for_squares(lab, 2 * OTHER.squares)
        first, second = lab.players(2)
        first.focus()
        page.keyboard.press("ArrowRight")
        wait_for_step(second, 1)
        assert look(first)["states"] == look(second)["states"] == all_states(OTHER, film(OTHER)[1].states)
