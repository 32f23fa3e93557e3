"""The buttons, the keys, the slider, the speed and the grain of a player on a page."""

from __future__ import annotations

import pytest

from snl_edu import Film, film, named_board, play
from tests.corpus.solvers import filmed as styles
from tests.helpers.runs import run_of
from tests.helpers.screen import Screen

EXAMPLE = named_board("example-1")
SEARCH, RUN = film(EXAMPLE), run_of(styles.level_loop)
MOVES = SEARCH.at_grain("move")
BOTH = pytest.mark.parametrize("shot", [SEARCH, RUN], ids=["search", "run"])
CONTROLS = ["First step", "Back", "Play", "Forward", "Last step", "Step", "Grain", "Steps a second", "Projector"]
# Notes the keys that reach a page, as JupyterLab does: in the document, before anything inside of it.
LISTEN = """() => {
  window.heard = [];
  document.addEventListener('keydown', (event) => {
    if (!event.target.closest('[data-lm-suppress-shortcuts]')) window.heard.push(event.key);
  }, true);
}"""


@BOTH
def test_it_opens_where_the_film_does_and_waits_also_when_it_was_saved_in_the_middle(still: Screen, shot: Film) -> None:
    middle = play(shot)
    middle.step, middle.playing = shot.first + 2, True
    for player in (play(shot), middle):
        still.open(player.save(still.folder / "page.html", overwrite=True))
        still.pass_time(10_000)
        assert (still.step, still.look()["moment"]) == (shot.first, shot.opening)
        assert still.can_press("Play")
    assert still.sentence == shot.moments[shot.opening].sentence
    assert shot is SEARCH or "reads square 2, a ladder up to 8" in still.sentence


def test_each_button_and_the_slider_do_what_they_say_by_mouse_and_by_keys(screen: Screen) -> None:
    last = len(MOVES) - 1
    screen.show(MOVES)
    slider = screen.page.get_by_role("slider", name="Step")
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
        assert (screen.step, slider.input_value()) == (wanted, str(wanted))
    slider.fill("7")
    assert screen.step == 7
    slider.focus()
    screen.page.keyboard.press("ArrowRight")
    assert screen.step == 8
    box = slider.bounding_box()
    assert box is not None
    screen.page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
    assert (screen.step, slider.get_attribute("max")) == (last, str(last))
    screen.page.get_by_role("button", name="Back", exact=True).focus()
    screen.page.keyboard.press("Space")  # presses the button, once, and does not play
    assert screen.step == last - 1
    screen.page.get_by_role("button", name="Play", exact=True).focus()
    screen.page.keyboard.press("Space")
    assert screen.can_press("Pause")


@BOTH
def test_each_key_does_what_it_says_after_a_click_and_does_not_scroll_the_page(screen: Screen, shot: Film) -> None:
    first, last = shot.first, len(shot) - 1
    screen.show(shot, size=(900, 400))
    screen.page.locator('[data-square="9"]').click()
    screen.page.evaluate("scrollTo(0, 150)")
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
    for name in ("Pause", "Play"):
        screen.page.keyboard.press("Space")
        assert screen.can_press(name)
    assert screen.page.evaluate("scrollY") == 150


def test_tab_reaches_every_control_and_the_page_hears_of_every_key_that_is_not_the_players(screen: Screen) -> None:
    screen.show(SEARCH)
    named = []
    for _ in range(12):
        screen.page.keyboard.press("Tab")
        named.append(screen.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent"))
    assert named[0] == "A film"
    assert [name for name in named if name in CONTROLS] == CONTROLS
    screen.page.evaluate(LISTEN)
    screen.player.focus()
    for key in ("Shift+Enter", "1", "Control+j", "m", "ArrowRight", "PageDown", "Shift+M", "Enter", "Space"):
        screen.page.keyboard.press(key)
    heard = screen.page.evaluate("window.heard.filter((key) => !/Shift|Control/.test(key))")
    assert heard == ["Enter", "j", "PageDown", "Enter"]
    for key in ("Escape", "m"):
        screen.page.keyboard.press(key)
    assert screen.page.evaluate("window.heard.slice(-2)") == ["Escape", "m"]


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
    assert (still.step, still.sentence) == (last, shot.moments[-1].sentence)
    assert still.can_press("Play")


def test_it_plays_in_real_time_too_and_from_the_end_it_starts_again(screen: Screen) -> None:
    screen.show(SEARCH)
    screen.press("Last step")
    screen.press("Play")
    assert screen.step == 0
    pause = screen.page.get_by_role("button", name="Pause", exact=True)
    assert pause.inner_text() == "Pause"
    assert (pause.get_attribute("title") or "").startswith("Pause")
    screen.choose("Steps a second", "60")
    screen.page.wait_for_function("last => Number(document.querySelector('.snl-player').dataset.step) === last", arg=5)
    screen.page.get_by_role("button", name="Play", exact=True).wait_for()


def test_a_speed_that_is_not_in_the_list_is_kept_and_a_step_by_hand_ends_the_playing(still: Screen) -> None:
    made = play(MOVES)
    made.speed = 0.3
    still.open(made.save(still.folder / "page.html"))
    still.press("Play")
    for milliseconds, wanted in ((3_300, 0), (100, 1)):
        still.pass_time(milliseconds)
        assert still.step == wanted
    still.press("Pause")
    still.choose("Steps a second", "10")
    for name in ("Forward", "Back", "First step", "Last step"):
        still.press("Play")
        still.press(name)
        stopped = still.step
        still.pass_time(1_000)
        assert still.step == stopped
        assert still.can_press("Play")


@pytest.mark.parametrize(
    ("key", "name", "words"),
    [
        ("f", "Next frontier", ["Frontier"]),
        ("J", "Next jump", [": a ladder up", ": a snake down"]),
        ("r", "Next rejected roll", ["nothing to do", "not allowed"]),
    ],
)
def test_one_goes_to_the_next_place_without_counting(screen: Screen, key: str, name: str, words: list[str]) -> None:
    wanted = [place for place, moment in enumerate(MOVES) if any(word in moment.sentence for word in words)][:4]
    screen.show(MOVES)
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
    assert screen.step == len(MOVES) - 1


def test_a_place_that_the_grain_does_not_show_is_shown_at_another_one(screen: Screen) -> None:
    first = next(place for place, moment in enumerate(MOVES) if moment.kind == "jump")
    screen.show(SEARCH)
    for key, step, grain in (("f", 1, "frontier"), ("j", first, "move")):
        screen.press("First step")
        screen.player.press(key)
        assert (screen.step, screen.look()["grain"]) == (step, grain)
        assert screen.page.get_by_role("combobox", name="Grain").input_value() == grain
    assert screen.sentence == MOVES[first].sentence
    screen.choose("Grain", "frontier")  # nothing is shown before its time
    assert (screen.step, screen.look()["last"]) == (0, len(SEARCH) - 1)


def test_one_goes_from_one_visit_of_a_square_to_the_next(screen: Screen) -> None:
    screen.show(MOVES)
    screen.player.press("s")
    screen.page.keyboard.type("15")
    for _ in range(4):
        before = screen.step
        screen.page.keyboard.press("Enter")
        assert screen.step > before
        assert "15" in screen.sentence or 15 in MOVES[screen.step].queue
        assert not any(" 15" in moment.sentence for moment in MOVES[before + 1 : screen.step])
    screen.press("Last step")
    screen.press("Next time at square")
    assert screen.page.get_by_text("not again in this film").is_visible()
    assert screen.step == len(MOVES) - 1


def test_a_run_offers_only_what_it_has(screen: Screen) -> None:
    for shot, names in ((SEARCH, ["Frontiers", "Moves"]), (RUN, ["Rolls", "Squares read", "Lines"])):
        screen.show(shot)
        assert screen.page.get_by_role("combobox", name="Grain").locator("option").all_inner_texts() == names
    screen.page.locator("summary", has_text="Go to").click()
    assert screen.can_press("Next jump")
    assert not screen.can_press("Next frontier")
    screen.press("First step")
    for key in ("f", "r"):
        screen.player.press(key)
        assert screen.step == 0
    screen.player.press("j")
    assert "a ladder up" in screen.sentence or "a snake down" in screen.sentence
