"""What travels to the browser; that its scenes are those of the film is tested where they are read, in tests/js."""

import json
from dataclasses import replace
from typing import Any

import pytest

from snl_edu import BOARDS, MISCONCEPTIONS, Board, Film, chance_film, film, named_board, textbook
from snl_edu.films.run.compare import side_by_side
from snl_edu.screens.player.wire import MOST_JUMPS, PANELS, film_wire, same_step, stage_of
from tests.corpus.solvers import filmed as styles
from tests.corpus.solvers.filmed import MORE, growing_list
from tests.helpers.oracles import distances
from tests.helpers.runs import EXAMPLE_1, failing, last_until, reads_of, rows, run_of

SMALL = [name for name, named in BOARDS.items() if named.board.squares <= 100]


def travelled(shot: Film) -> dict[str, Any]:
    """A film as the browser reads it."""
    wire: dict[str, Any] = json.loads(json.dumps(film_wire(shot)))
    return wire


def by_square(mapping: dict[str, Any]) -> dict[int, Any]:
    return {int(square): value for square, value in mapping.items()}


@pytest.mark.parametrize("name", SMALL)
def test_what_is_known_of_a_square_travels_with_the_film_of_a_search(name: str) -> None:
    board = named_board(name)
    shot = film(board)
    data = travelled(shot)
    rolls = by_square(data["rolls"])
    depths = distances(board.squares, dict(board.jumps), board.die, board.start)
    assert rolls == {square: depths[square] for square in rolls}
    assert rolls.keys() == {*shot.moments[-1].seen}
    for number, game in enumerate(data["games"], start=1):
        called = game["name"]
        assert called.startswith(f"Game {number} of {shot.game_count:,}")
        assert ("of which the first 50 can be shown" in called) == (shot.game_count > 50)
    came_from = by_square(data["came_from"])
    assert came_from.keys() == rolls.keys() - {board.start}
    for square, before in came_from.items():
        assert rolls[before] == rolls[square] - 1
        assert square in {board.jumps.get(before + roll, before + roll) for roll in range(1, board.die + 1)}


@pytest.mark.parametrize("style", [*styles.STYLES, *MORE, growing_list, len, failing])
def test_the_listing_and_the_rolls_of_a_run_travel(style: Any) -> None:
    run = run_of(style)
    data = travelled(run)
    assert data["listing"] == list(run.listing)
    counts = [row.get("counts", []) for row in data["moments"]]
    counted = {place: number for each in counts for place, number in zip(each[::2], each[1::2], strict=True)}
    assert counted[[*data["counter_labels"]].index("reads")] == len(reads_of(run))
    assert by_square(data["rolls"]) == run.rolls
    assert data["came_from"] == {}


@pytest.mark.parametrize("shot", [film(EXAMPLE_1), run_of(styles.level_loop, EXAMPLE_1)], ids=["search", "run"])
def test_what_is_said_often_travels_once(shot: Film) -> None:
    data = film_wire(shot)
    for name in ("kinds", "variables"):
        texts = [json.dumps(each) for each in data[name]]
        assert len(texts) == len(set(texts))
    assert not [row for row in data["moments"] if None in row.values() or {} in row.values()]
    assert len(json.dumps(data)) < 300_000


def test_a_queue_that_grows_beyond_all_bounds_is_small_on_its_way() -> None:
    wrong = MISCONCEPTIONS["never-marks"]
    assert len(json.dumps(film_wire(run_of(wrong.solver, wrong.board or EXAMPLE_1, max_steps=5_000)))) < 600_000


def test_a_stage_offers_the_panels_that_its_films_can_fill() -> None:
    search, run = stage_of([film(EXAMPLE_1)]), stage_of([run_of(styles.level_loop)])
    assert set(PANELS) - {*search["panels"]} == {"variables"}
    assert set(PANELS) - {*run["panels"]} == {"arrows"}
    assert list(search["grains"]) == ["frontier", "move"]
    assert list(run["grains"]) == ["roll", "read", "line"]
    for jumps, shown in ((MOST_JUMPS, "all"), (MOST_JUMPS + 1, "near")):
        board = Board(400, {start: start + 100 for start in range(2, jumps + 2)})
        assert stage_of([film(board)])["jumps"] == shown


TOGETHER: dict[str, tuple[Film, ...]] = {
    "a search": (film(EXAMPLE_1),),
    "a run": (run_of(styles.level_loop),),
    "two runs": side_by_side(MISCONCEPTIONS["row-major"].solver, textbook, Board(9, {6: 2, 4: 8})),
    "three runs": (run_of(styles.level_loop), run_of(styles.prebuilt_map), run_of(styles.recursion)),
    "an early and a late opening": (run_of(styles.level_loop), replace(run_of(styles.level_loop), opening=40)),
}


@pytest.mark.parametrize("films", TOGETHER.values(), ids=TOGETHER)
def test_films_that_run_together_open_together_and_another_grain_shows_nothing_before_its_time(
    films: tuple[Film, ...],
) -> None:
    grains, wires = stage_of(films)["grains"], [film_wire(shot) for shot in films]
    tables = {grain: rows(films, grain) for grain in grains}
    for before, shown in tables.items():
        together = grains[before]
        assert (together["last"], min(together["waits"])) == (len(shown) - 1, 0)
        opened = [
            max((p for p in each.grains[before] if p <= each.opening), default=each.grains[before][0]) for each in films
        ]
        assert shown[together["first"]] == opened
        for step in range(0, len(shown), 3):
            for after, table in tables.items():
                assert same_step(wires, grains, before, step, after) == last_until(shown[step], table)


def test_the_legend_of_films_side_by_side_fits_all_of_them() -> None:
    legend = stage_of([film(EXAMPLE_1, take=take) for take in ("oldest", "newest")])["legend"]
    assert legend["frontier"] == "waiting"
    assert stage_of([film(EXAMPLE_1, take="newest")])["legend"]["frontier"] == "on the stack"
    beside = stage_of([film(EXAMPLE_1), chance_film(EXAMPLE_1)])["legend"]
    assert (beside["frontier"], beside["heat-1"]) == ("in the queue", "from 0.1 %")
