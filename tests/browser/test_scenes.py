"""What a page shows of a film: every moment of it is what Python says of that moment."""

from __future__ import annotations

import pytest

from snl_edu import MISCONCEPTIONS, Board, Film, chance_film, film, frontiers, named_board, watch
from snl_edu.course.misconceptions.textbook import function_of
from snl_edu.screens.palette import DARK, LIGHT, PARTS
from snl_edu.screens.shapes import note_at
from tests.corpus.solvers import filmed as styles
from tests.helpers.browser import axe_violations
from tests.helpers.runs import run_of
from tests.helpers.screen import Screen, scene_of, scenes

EXAMPLE = named_board("example-1")
BOARDS = ("example-1", "thirty-cells", "chutes-and-ladders", "the-trap", "one-square", "short-and-narrow")
FILMS: dict[str, Film] = {
    **{name: film(named_board(name)) for name in BOARDS},
    **{style.__name__: run_of(style) for style in (styles.level_loop, styles.prebuilt_map, styles.Solution)},
    "0 waits, which is not a square": run_of(MISCONCEPTIONS["starts-off-board"].solver),
    "an exception": run_of(function_of("def solve(m):\n    q = [1]\n    return q[5]\n", "a")),
    "a function of Python's own": run_of(len),
}
# From which square to which each arrow leads.
ARROW_ENDS = """nodes => nodes.map((node) => {
  const [x1, y1, x2, y2] = node.querySelector('path').getAttribute('d').match(/-?[\\d.]+/g).map(Number);
  const at = (x, y) => Number([...document.querySelectorAll('.snl-left [data-square]')].find((square) => {
    const [left, top] = square.getAttribute('transform').match(/[\\d.]+/g).map(Number);
    return left < x && x < left + 60 && top < y && y < top + 60;
  }).dataset.square);
  return [at(x1, y1), at(x2, y2)];
})"""


def path_squares(screen: Screen) -> set[int]:
    return {int(square) for square, state in screen.look()["states"].items() if state == "path"}


@pytest.mark.parametrize("name", FILMS)
def test_every_step_shows_what_the_film_says_forwards_and_backwards(screen: Screen, name: str) -> None:
    shot = FILMS[name]
    expected = scenes(shot)
    screen.show(shot)
    walk = screen.walk()
    assert name in BOARDS or axe_violations(screen.page) == []
    assert list(walk) == list(shot.grains)
    for grain, places in shot.grains.items():
        for number, (shown, place) in enumerate(zip(walk[grain], places, strict=True)):
            assert (shown["step"], shown["last"], shown["grain"]) == (number, len(places) - 1, grain)
            assert [scene_of(each) for each in shown["films"]] == [expected[place]]
    if name in ("thirty-cells", "level_loop"):
        back = screen.walk("Last step", "Back")
        assert {grain: steps[::-1] for grain, steps in back.items()} == walk


def test_all_shortest_games_can_be_walked_through_where_there_are_others(screen: Screen) -> None:
    for name in ("the-trap", "one-square"):
        screen.show(FILMS[name])
        screen.press("Last step")
        assert not screen.can_press("Next shortest game")
    games = FILMS["thirty-cells"].games
    screen.show(FILMS["thirty-cells"])
    assert not screen.can_press("Next shortest game")
    screen.press("Last step")
    assert screen.page.locator(".snl-games button").all_inner_texts() == [
        *("Previous shortest game", "Next shortest game")
    ]
    for game in [*games, games[0]]:
        assert path_squares(screen) == set(game.squares)
        assert ", ".join(map(str, game.squares)) in screen.sentence
        screen.press("Next shortest game")
    for _ in range(2):
        screen.press("Previous shortest game")
    assert path_squares(screen) == set(games[-1].squares)


def test_arrows_show_where_each_square_was_reached_from_also_on_the_last_step(screen: Screen) -> None:
    first = {square: frontier.depth for frontier in frontiers(EXAMPLE) for square in frontier.squares}
    screen.show(EXAMPLE)
    screen.press("Forward")
    arrows = screen.page.locator(".snl-arrow-came")
    assert arrows.count() == 0
    screen.page.locator("summary", has_text="Show").click()
    screen.page.get_by_label("Came-from arrows").check()
    assert arrows.count() == len(film(EXAMPLE)[1].seen) - 1
    screen.press("Last step")
    notes = arrows.evaluate_all(ARROW_ENDS)
    assert len(notes) == len(first) - 1
    assert {square for square, _ in notes} == first.keys() - {1}
    assert all(first[start] == first[square] - 1 for square, start in notes)
    assert [15, 1] in notes  # the ladder starts on 2, where nobody ever stands
    # They are told apart from the game and from the snakes by their colour.
    colours = [
        screen.page.locator(selector).first.evaluate("node => getComputedStyle(node).stroke")
        for selector in (".snl-arrow-came", ".snl-arrow-game", ".snl-snake")
    ]
    assert len(set(colours)) == 3
    assert screen.page.locator(".snl-arrow-game").count() == 4


@pytest.mark.parametrize("name", ["example-1", "level_loop"])
def test_an_arrow_shows_what_is_being_tried_and_the_whole_film_stands_below_in_words(screen: Screen, name: str) -> None:
    shot = FILMS[name]
    (finest,) = [grain for grain, places in shot.grains.items() if len(places) == len(shot.moments)]
    screen.show(shot, grain=finest)
    for place in range(0, len(shot.moments) - 1, 7):
        screen.slide(place)
        assert screen.page.locator(".snl-arrow-try path").count() == (2 if shot.moments[place].arrow else 0)
    coarse = shot.at_grain(shot.coarsest)
    assert screen.page.locator(".snl-words li").all_text_contents() == [moment.sentence for moment in coarse]


def test_the_code_panel_shows_the_learners_own_lines_and_the_page_is_called_a_film_of_them(screen: Screen) -> None:
    run = run_of(styles.coordinates_helper)
    screen.show(run, title=None)
    listing = screen.page.locator(".snl-listing")
    assert screen.page.locator(".snl-panel-listing :is(h2, h3, h4)").inner_text() == "Your code"
    assert (listing.text_content() or "").splitlines() == list(run.listing)
    assert "def coordinates(number: int, n: int)" in listing.inner_text()
    titles = (screen.page.title(), screen.page.locator("h1").inner_text(), screen.player.get_attribute("aria-label"))
    assert {*titles} == {"A film of your code"}


def test_variables_that_have_changed_are_marked_in_colour_and_in_words(screen: Screen) -> None:
    run = FILMS["level_loop"]
    screen.show(run)
    screen.slide(next(place for place, moment in enumerate(run) if dict(moment.changes).get("here") == "8"))
    marked, plain = (
        screen.page.locator(f".snl-variables tr{which}") for which in (".snl-changed", ":not(.snl-changed)")
    )
    assert marked.all_inner_texts() == ["here\t8\tchanged"]
    assert "n\t3\t" in plain.all_inner_texts()
    colour = "node => getComputedStyle(node.querySelector('td')).backgroundColor"
    assert marked.first.evaluate(colour) != plain.first.evaluate(colour)


def test_of_a_queue_without_bounds_the_first_squares_are_shown_and_how_many_more_there_are(screen: Screen) -> None:
    wrong = MISCONCEPTIONS["never-marks"]
    assert wrong.board is not None
    run = watch(wrong.solver, wrong.board, max_steps=5_000).at_grain("line")
    queue = run[-1].queue
    screen.show(run)
    screen.press("Last step")
    items = screen.page.locator(".snl-queue li").all_inner_texts()
    assert items == [*map(str, queue[:200]), f"and {len(queue) - 200} more"]
    screen.press("First step")
    assert screen.page.locator(".snl-queue li").count() == 0
    assert screen.page.locator(".snl-queue.snl-empty").count() == 1
    screen.show(Board(300, die=260), ask="search")
    for name in ("Show me", "Next") * 3:
        screen.press(name)
    items = screen.page.locator(".snl-queue li").all_inner_texts()
    assert (len(items), items[0], items[-1]) == (201, "3", "and 59 more")


PLACES = "all => all.map((note) => ['x', 'y'].map((name) => Number(note.getAttribute(name))))"


def test_notes_stand_where_distances_are_kept_and_are_drawn_as_in_every_other_picture(screen: Screen) -> None:
    notes = screen.page.locator(".snl-notes text:not(:empty)")
    for shot, known in ((run_of(styles.distance_dictionary), 8), (FILMS["level_loop"], 0), (film(EXAMPLE), 32)):
        screen.show(shot)
        screen.press("Last step")
        assert notes.count() == known
    places = [note_at(EXAMPLE, square) for square in film(EXAMPLE).moments[-1].seen]
    assert sorted(notes.evaluate_all(PLACES)) == sorted([at.real, at.imag] for at in places)
    width = screen.page.locator(".snl-arrow-game path").first.evaluate("path => getComputedStyle(path).strokeWidth")
    assert width == f"{PARTS['arrow'].width}px"


HEATS = """() => [...document.querySelectorAll('.snl-film:last-child [data-heat]')].map(
    (node) => `${node.dataset.heat} ${getComputedStyle(node.querySelector('.snl-cell')).fill}`)"""
LABELS = ".snl-film:last-child .snl-notes text"


@pytest.mark.parametrize(("scheme", "palette"), [("dark", DARK), ("light", LIGHT)])
def test_heat_and_its_numbers_are_shown_beside_the_search(screen: Screen, scheme: str, palette: dict[str, str]) -> None:
    films = film(EXAMPLE), chance_film(EXAMPLE)
    screen.colours(scheme)
    screen.show(*films)
    for step in (1, 2, 3, 4, 3):
        screen.slide(step)
        for shown, shot in zip(screen.look()["films"], films, strict=True):
            assert scene_of(shown) == scenes(shot)[shot.grains["frontier"][step]]
        heat = films[1][step].heat.values()
        assert sorted(filter(None, screen.page.locator(LABELS).all_text_contents())) == sorted(
            each.label for each in heat if each.label
        )
        fills = {name: bytes.fromhex(palette[name][1:]) for name in (f"heat-{each.level}" for each in heat)}
        expected = {f"{name} rgb({', '.join(map(str, fill))})" for name, fill in fills.items()}
        assert {*screen.page.evaluate(HEATS)} == expected
    assert screen.page.locator(".snl-panel-queue").count() == 1
    assert "from 10 %" in screen.page.locator(".snl-legend").inner_text()
    assert axe_violations(screen.page) == []
