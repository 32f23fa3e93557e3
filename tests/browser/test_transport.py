"""The buttons, the keys, the slider, the speed and the grain of a player on a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from snl_edu import Film, film, named_board, play
from tests.corpus.solvers import filmed as styles
from tests.helpers.runs import run_of
from tests.helpers.screen import Screen

EXAMPLE = named_board("example-1")
SEARCH, RUN = film(EXAMPLE), run_of(styles.level_loop)
BOTH = pytest.mark.parametrize("shot", [SEARCH, RUN], ids=["search", "run"])
CONTROLS = ["First step", "Back", "Play", "Forward", "Last step", "Step", "Grain", "Steps a second", "Projector"]


@BOTH
def test_it_opens_where_the_film_does_and_waits(still: Screen, shot: Film) -> None:
    still.show(shot)
    still.pass_time(10_000)
    assert still.step == shot.first
    assert still.look()["moment"] == shot.opening
    assert still.can_press("Play")


def test_a_search_opens_on_its_first_step_and_a_run_where_the_board_is_read_first(screen: Screen) -> None:
    screen.show(SEARCH)
    assert screen.step == 0
    screen.show(RUN)
    assert "reads square 2, a ladder up to 8" in screen.sentence


def test_a_page_saved_in_the_middle_of_the_film_opens_on_its_first_step(still: Screen, tmp_path: Path) -> None:
    made = play(SEARCH)
    made.step = 2
    made.playing = True
    still.open(made.save(tmp_path / "page.html"))
    still.pass_time(10_000)
    assert still.step == 0


def test_each_button_does_what_it_says(screen: Screen) -> None:
    last = len(SEARCH) - 1
    screen.show(SEARCH)
    for name, wanted in [
        ("Back", 0),
        ("Forward", 1),
        ("Forward", 2),
        ("Back", 1),
        ("Last step", last),
        ("Forward", last),
        ("First step", 0),
    ]:
        screen.press(name)
        assert screen.step == wanted
        assert screen.page.get_by_role("slider", name="Step").input_value() == str(wanted)


@BOTH
def test_each_key_does_what_it_says_and_does_not_scroll_the_page(screen: Screen, shot: Film) -> None:
    first, last = shot.first, len(shot) - 1
    screen.show(shot, size=(900, 400))
    screen.player.focus()
    screen.page.evaluate("scrollTo(0, 150)")
    assert screen.page.evaluate("scrollY") == 150
    for key, wanted in [
        ("ArrowRight", first + 1),
        ("ArrowRight", first + 2),
        ("ArrowLeft", first + 1),
        ("ArrowUp", first + 2),
        ("ArrowDown", first + 1),
        ("End", last),
        ("ArrowRight", last),
        ("Home", 0),
        ("ArrowLeft", 0),
    ]:
        screen.page.keyboard.press(key)
        assert screen.step == wanted
    screen.page.keyboard.press("Space")
    assert screen.can_press("Pause")
    screen.page.keyboard.press("Space")
    assert screen.can_press("Play")
    assert screen.page.evaluate("scrollY") == 150


def test_the_page_hears_of_every_key_that_is_not_the_players(screen: Screen) -> None:
    screen.show(SEARCH)
    # As JupyterLab does: in the document, before anything inside of it.
    screen.page.evaluate(
        """() => {
          window.heard = [];
          document.addEventListener('keydown', (event) => {
            if (!event.target.closest('[data-lm-suppress-shortcuts]')) window.heard.push(event.key);
          }, true);
        }"""
    )
    screen.player.focus()
    for key in ("Shift+Enter", "1", "Control+j", "m", "ArrowRight", "PageDown", "Shift+M", "Enter", "Space"):
        screen.page.keyboard.press(key)
    assert screen.page.evaluate("window.heard.filter((key) => !/Shift|Control/.test(key))") == [
        *("Enter", "j", "PageDown", "Enter")
    ]
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("m")
    assert screen.page.evaluate("window.heard.slice(-2)") == ["Escape", "m"]


def test_a_click_on_the_board_is_enough_for_the_keys_to_work(screen: Screen) -> None:
    screen.show(SEARCH)
    screen.page.locator('[data-square="9"]').click()
    screen.page.keyboard.press("ArrowRight")
    assert screen.step == 1


def test_space_on_a_button_presses_the_button_once(screen: Screen) -> None:
    screen.show(SEARCH)
    screen.page.get_by_role("button", name="Forward", exact=True).focus()
    screen.page.keyboard.press("Space")
    assert screen.step == 1
    screen.page.get_by_role("button", name="Play", exact=True).focus()
    screen.page.keyboard.press("Space")
    assert screen.can_press("Pause")


def test_every_control_is_reached_by_the_tab_key(screen: Screen) -> None:
    screen.show(SEARCH)
    named = []
    for _ in range(12):
        screen.page.keyboard.press("Tab")
        named.append(screen.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent"))
    assert named[0] == "A film"
    assert [name for name in named if name in CONTROLS] == CONTROLS


def test_the_slider_goes_to_any_step_by_mouse_and_by_keys(screen: Screen) -> None:
    last = len(SEARCH.at_grain("move")) - 1
    screen.show(SEARCH, grain="move")
    slider = screen.page.get_by_role("slider", name="Step")
    slider.fill("7")
    assert screen.step == 7
    slider.focus()
    screen.page.keyboard.press("ArrowRight")
    assert screen.step == 8
    box = slider.bounding_box()
    assert box is not None
    screen.page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    assert screen.step == last
    assert slider.get_attribute("max") == str(last)


@pytest.mark.parametrize(
    ("shot", "grain"), [(film(named_board("short-and-narrow")), "frontier"), (SEARCH, "move"), (RUN, "roll")]
)
def test_at_the_highest_speed_the_film_plays_to_its_end_and_stops(still: Screen, shot: Film, grain: str) -> None:
    last = len(shot.at_grain(grain)) - 1
    still.show(shot, grain=grain)
    speed = still.page.get_by_role("combobox", name="Steps a second")
    fastest = max(speed.locator("option").evaluate_all("nodes => nodes.map((node) => Number(node.value))"))
    assert fastest >= 30
    speed.select_option(str(fastest))
    still.press("Play")
    still.pass_time(1000 * (last - shot.at_grain(grain).first) // int(fastest))
    assert still.step in (last - 1, last)
    still.pass_time(1000)
    assert still.step == last
    assert still.can_press("Play")
    assert still.sentence == shot.moments[-1].sentence


def test_it_plays_in_real_time_too(screen: Screen) -> None:
    screen.show(SEARCH)
    screen.choose("Steps a second", "60")
    screen.press("Play")
    screen.page.wait_for_function("last => Number(document.querySelector('.snl-player').dataset.step) === last", arg=5)
    screen.page.get_by_role("button", name="Play", exact=True).wait_for()


def test_a_speed_that_is_not_in_the_list_is_kept(still: Screen, tmp_path: Path) -> None:
    made = play(SEARCH)
    made.speed = 0.3
    still.open(made.save(tmp_path / "page.html"))
    still.press("Play")
    still.pass_time(3_300)
    assert still.step == 0
    still.pass_time(100)
    assert still.step == 1


def test_play_at_the_last_step_starts_again(screen: Screen) -> None:
    screen.show(SEARCH)
    screen.press("Last step")
    screen.press("Play")
    assert screen.step == 0
    pause = screen.page.get_by_role("button", name="Pause", exact=True)
    assert pause.inner_text() == "Pause"
    assert (pause.get_attribute("title") or "").startswith("Pause")


def test_a_step_by_hand_ends_the_playing(still: Screen) -> None:
    still.show(SEARCH, grain="move")
    still.choose("Steps a second", "10")
    for name in ("Forward", "Back", "First step", "Last step"):
        still.press("Play")
        still.press(name)
        stopped = still.step
        still.pass_time(1_000)
        assert still.step == stopped
        assert still.can_press("Play")


@pytest.mark.parametrize(("key", "name"), [("f", "Next frontier"), ("J", "Next jump"), ("r", "Next rejected roll")])
def test_one_goes_to_the_next_place_without_counting(screen: Screen, key: str, name: str) -> None:
    words = {"f": ("Frontier",), "J": (": a ladder up", ": a snake down"), "r": ("nothing to do", "not allowed")}[key]
    moves = SEARCH.at_grain("move")
    wanted = [place for place, moment in enumerate(moves) if any(word in moment.sentence for word in words)][:4]
    screen.show(moves)
    screen.page.locator("summary", has_text="Go to").click()
    screen.player.focus()
    for place in wanted[wanted[0] == 0 :]:
        screen.page.keyboard.press(key)
        assert screen.step == place
    screen.press("First step")
    screen.press(name)
    assert screen.step == wanted[wanted[0] == 0]
    screen.press("Last step")
    assert screen.page.get_by_role("button", name=name).get_attribute("aria-disabled") == "true"
    screen.press(name)
    assert screen.step == len(moves) - 1


def test_a_place_that_the_grain_does_not_show_is_shown_at_another_one(screen: Screen) -> None:
    moves = SEARCH.at_grain("move")
    first = next(place for place, moment in enumerate(moves) if moment.kind == "jump")
    screen.show(SEARCH)
    screen.player.press("f")
    assert (screen.step, screen.look()["grain"]) == (1, "frontier")
    screen.press("First step")
    screen.player.press("j")
    assert (screen.step, screen.look()["grain"]) == (first, "move")
    assert screen.sentence == moves[first].sentence
    assert screen.page.get_by_role("combobox", name="Grain").input_value() == "move"


def test_one_goes_from_one_visit_of_a_square_to_the_next(screen: Screen) -> None:
    moves = SEARCH.at_grain("move")
    screen.show(moves)
    screen.player.press("s")
    screen.page.keyboard.type("15")
    for _ in range(4):
        before = screen.step
        screen.page.keyboard.press("Enter")
        assert screen.step > before
        assert "15" in screen.sentence or 15 in moves[screen.step].queue
        between = [moment.sentence for moment in moves[before + 1 : screen.step]]
        assert not any(" 15" in sentence for sentence in between)
    screen.press("Last step")
    screen.press("Next time at square")
    assert screen.page.get_by_text("not again in this film").is_visible()
    assert screen.step == len(moves) - 1


def test_a_run_offers_only_what_it_has(screen: Screen) -> None:
    screen.show(RUN)
    screen.page.locator("summary", has_text="Go to").click()
    assert screen.can_press("Next jump")
    assert not screen.can_press("Next frontier")
    screen.press("First step")
    for key in ("f", "r"):
        screen.player.press(key)
        assert screen.step == 0
    screen.player.press("j")
    assert "a ladder up" in screen.sentence or "a snake down" in screen.sentence


def test_the_grains_are_chosen_from_a_list(screen: Screen) -> None:
    for shot, names in ((SEARCH, ["Frontiers", "Moves"]), (RUN, ["Rolls", "Squares read", "Lines"])):
        screen.show(shot)
        grain = screen.page.get_by_role("combobox", name="Grain")
        assert grain.locator("option").all_inner_texts() == names


@pytest.mark.parametrize("shot", [SEARCH, run_of(styles.level_loop, EXAMPLE)], ids=["search", "run"])
def test_a_change_of_grain_shows_nothing_before_its_time(screen: Screen, shot: Film) -> None:
    screen.show(shot)
    for number in {0, 1, 2, 3, 100, 1000, len(shot) - 2, len(shot) - 1} & {*range(len(shot))}:
        screen.choose("Grain", shot.grain)
        screen.slide(number)
        moment = shot.grains[shot.grain][number]
        for grain in (*reversed([*shot.grains]), *shot.grains):
            screen.choose("Grain", grain)
            places = shot.grains[grain]
            step = max((step for step, place in enumerate(places) if place <= moment), default=0)
            shown = screen.look()
            assert (shown["grain"], shown["last"], shown["step"]) == (grain, len(places) - 1, step)
            moment = places[step]
            assert shown["moment"] == moment


def test_a_frontier_keeps_its_place_at_the_grain_of_moves(screen: Screen) -> None:
    moves = SEARCH.at_grain("move")
    screen.show(SEARCH)
    for depth in range(len(SEARCH) - 1):
        screen.slide(depth)
        screen.choose("Grain", "move")
        assert (moves[screen.step].kind, moves[screen.step].depth) == ("frontier", depth)
        if moves[screen.step + 1].kind == "take":
            screen.press("Forward")  # in the middle of the moves that come next, this frontier is the place
        screen.choose("Grain", "frontier")
        assert screen.step == depth
    screen.press("Last step")
    screen.choose("Grain", "move")
    assert screen.step == len(moves) - 1


def test_two_players_on_one_page_keep_apart(screen: Screen, tmp_path: Path) -> None:
    one, two = play(EXAMPLE, title="One").page(), play(named_board("the-trap"), title="Two").page()
    body = two[two.index("<main>") : two.index("</body>")]
    for name in ("player", "state"):
        body = body.replace(f'id="{name}"', f'id="{name}-2"')
        body = body.replace(f'getElementById("{name}")', f'getElementById("{name}-2")')
    both = tmp_path / "both.html"
    # The page's own policy would not let the second script run.
    unguarded = one.replace("Content-Security-Policy", "x-policy")
    both.write_text(unguarded.replace("</body>", f"{body}</body>"), encoding="utf-8")
    screen.open(both)
    first, second = (screen.page.get_by_role("group", name=name, exact=True) for name in ("One", "Two"))
    second.focus()
    screen.page.keyboard.press("ArrowRight")
    assert (first.get_attribute("data-step"), second.get_attribute("data-step")) == ("0", "1")
    first.get_by_label("Grain").select_option("move")
    first.get_by_role("button", name="Last step").click()
    assert (second.get_attribute("data-step"), second.get_attribute("data-grain")) == ("1", "frontier")
    assert first.get_attribute("data-last") == str(len(SEARCH.at_grain("move")) - 1)
