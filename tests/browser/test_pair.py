"""Several films of one board on one page, under one transport."""

from __future__ import annotations

from pathlib import Path

import pytest

from snl_edu import MISCONCEPTIONS, Film, check, compare
from snl_edu.films.exploration import searches
from tests.corpus.solvers import filmed as styles
from tests.helpers.browser import axe_in_light_and_dark, axe_violations
from tests.helpers.runs import EXAMPLE_1, run_of
from tests.helpers.screen import IN_VIEW, TOO_WIDE, Screen, scene_of, scenes

VERDICT = check(MISCONCEPTIONS["row-major"].solver)
PAIR = VERDICT.films
WAYS = searches(EXAMPLE_1)
THREE = tuple(run_of(style) for style in (styles.level_loop, styles.prebuilt_map, styles.Solution))
BOXES = "nodes => nodes.map((node) => node.getBoundingClientRect().toJSON())"


def moments_shown(screen: Screen) -> list[int]:
    return [shown["moment"] for shown in screen.look()["films"]]


def test_two_runs_open_where_they_part_with_their_running_lines_in_view(screen: Screen) -> None:
    screen.show(VERDICT, title=None)
    page = screen.page
    assert moments_shown(screen) == [shot.opening for shot in PAIR]
    assert [scene_of(each) for each in screen.look()["films"]] == [scenes(shot)[shot.opening] for shot in PAIR]
    assert page.locator(".snl-film-title").all_inner_texts() == ["Your run", "A right run"]
    assert page.locator(".snl-words h2").all_inner_texts() == ["Your run", "A right run"]
    assert page.locator(".snl-panel-listing :is(h2, h3, h4)").all_inner_texts() == ["Your code", "Right code"]
    words = page.locator(".snl-words li").all_text_contents()
    assert words == [moment.sentence for shot in PAIR for moment in shot.at_grain(shot.coarsest)]
    for shown in page.locator(".snl-film").all():
        shown.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert shown.evaluate(IN_VIEW)
    page.locator("summary", has_text="Show").click()
    assert axe_in_light_and_dark(page) == []
    screen.press("Last step")
    assert axe_in_light_and_dark(page) == []


@pytest.mark.parametrize("films", [PAIR, THREE], ids=["a pair", "three"])
def test_one_transport_moves_all_films_and_a_shorter_one_waits_on_its_last_moment(
    screen: Screen, films: tuple[Film, ...]
) -> None:
    screen.show(*films)
    assert screen.page.get_by_role("button", name="Play", exact=True).count() == 1
    assert screen.page.locator(".snl-film").count() == len(films)
    expected = [scenes(shot) for shot in films]
    walk = screen.walk()
    assert list(walk) == ["roll", "read", "line"]
    for grain, steps in walk.items():
        for number, shot in enumerate(films):
            shown = [scene_of(step["films"][number]) for step in steps]
            assert shown == [expected[number][scene["moment"]] for scene in shown]
            moments = [scene["moment"] for scene in shown]
            places = list(shot.grains[grain])
            began, ended = moments.count(places[0]) - 1, moments.count(places[-1]) - 1
            assert moments == [places[0]] * began + places + [places[-1]] * ended
        assert steps[-2]["films"] != steps[-1]["films"]  # no step on which nothing is left to happen


def test_panels_and_projector_belong_to_all_films(screen: Screen) -> None:
    screen.show(*PAIR)
    screen.press("Projector")
    assert screen.page.locator(".snl-listing").filter(visible=True).count() == 0
    screen.page.locator("summary", has_text="Show").click()
    screen.page.get_by_label("Queue", exact=True).uncheck()
    assert screen.page.locator(".snl-panel-queue").filter(visible=True).count() == 0


@pytest.mark.parametrize("size", [(1280, 600), (900, 600), (420, 700), (320, 640)])
def test_films_stand_beside_or_below_each_other_and_the_transport_stays_in_view(
    screen: Screen, size: tuple[int, int]
) -> None:
    screen.show(*PAIR, size=size)
    assert screen.page.evaluate(TOO_WIDE) <= 0
    first, second = screen.page.locator(".snl-film").evaluate_all(BOXES)
    assert 0 <= first["left"] < second["right"] <= size[0]
    beside = first["top"] == second["top"] and first["right"] <= second["left"]
    below = first["left"] == second["left"] and first["bottom"] <= second["top"]
    assert beside if size[0] >= 900 else below
    screen.page.locator(".snl-film").last.locator(".snl-variables").scroll_into_view_if_needed()
    assert screen.page.evaluate("scrollY") > 200
    (box,) = screen.page.locator(".snl-transport").evaluate_all(BOXES)
    assert 0 <= box["top"] < box["bottom"] <= size[1]
    before = screen.step
    screen.press("Forward")
    assert screen.step == before + 1


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 420)])
def test_three_searches_are_compared_on_one_saved_page(screen: Screen, tmp_path: Path, scheme: str, width: int) -> None:
    screen.colours(scheme)
    screen.open(compare(EXAMPLE_1).save(tmp_path / "page.html"), size=(width, 900))
    page = screen.page
    assert page.locator(".snl-film-title").all_inner_texts() == [shot.title for shot in WAYS]
    waiting = ["Queue, front first", "Stack, top last", "Heap, next one first"]
    assert page.locator(".snl-panel-queue :is(h2, h3, h4)").all_inner_texts() == waiting
    assert page.evaluate(TOO_WIDE) <= 0
    boxes = page.locator(".snl-film").evaluate_all(BOXES)
    assert len({box["top"] for box in boxes}) == (1 if width > 1000 else 3)
    expected = [scenes(shot) for shot in WAYS]
    last = screen.look()["last"]
    assert last == max(len(shot) for shot in WAYS) - 1
    for step in (0, 3, 6, last):
        screen.slide(step)
        for shown, shot, known in zip(screen.look()["films"], WAYS, expected, strict=True):
            place = shot.grains["turn"][min(step, len(shot) - 1)]  # a shorter one waits on its last moment
            assert scene_of(shown) == known[place]
            assert shown["moment"] == place
    stack = page.locator(".snl-queue").nth(1)
    assert stack.evaluate("node => node.scrollTop + node.clientHeight >= node.scrollHeight - 1")  # its top is in view
    assert axe_violations(page) == []
