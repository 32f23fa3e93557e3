"""Every screen shows the states that a moment has, and nothing else, for the film of a search and of a run."""

from dataclasses import replace
from pathlib import Path

import pytest

from snl_edu import Board, Film, chance_film, draw, film, filmstrip, named_board, roll_on, save_gif, watch
from snl_edu.screens.notebook import film_bundle
from snl_edu.screens.pictures.ink import Drawing
from snl_edu.screens.pictures.paper import figure_of
from tests.corpus.solvers.filmed import level_loop
from tests.helpers.pictures import expected_fills, fills_in, frame_fills, frames_in, heat_in, picture_in, states_in

BOARD = Board(9, {2: 8, 6: 3})
OFF_BOARD = Board(5, {3: 1}, columns=3, die=2, start=0)


def first_look(board: list[list[int]]) -> int:
    """A solver without a queue: nothing stands out but the square that it reads."""
    corner = board[0][0]
    return corner + 1


FILMS = {
    "search": film(BOARD),
    "a trap": film(named_board("the-trap")),
    "off board": film(OFF_BOARD),
    "heap": film(BOARD, take="highest"),
    "run": watch(level_loop, BOARD),
    "look": watch(first_look, BOARD),
    "chance": chance_film(BOARD, rolls=3),
    "chance off board": chance_film(OFF_BOARD, rolls=2),
    "played": roll_on(BOARD, rng=2),
}


def some_moments(shown: Film) -> tuple[int, ...]:
    """Places in a film: one of each set of states that occurs together, and the end."""
    found: dict[frozenset[str], int] = {}
    for place, moment in enumerate(shown.moments):
        found[frozenset([*moment.states.values(), *(each.label for each in moment.heat.values())])] = place
    return tuple(sorted({*found.values(), len(shown.moments) - 1}))


@pytest.mark.parametrize("shown", FILMS.values(), ids=FILMS)
def test_every_screen_shows_the_states_of_the_moment(shown: Film, tmp_path: Path) -> None:
    board, places = shown.board, some_moments(shown)
    assert len(places) >= 2
    chosen = replace(shown, grains={"some": places}, grain="some")
    strip = filmstrip(chosen)
    assert len(places) <= 12
    frames = frames_in(save_gif(chosen, tmp_path / "film.gif"))
    panels = [part for part in strip.parts if isinstance(part, Drawing)]
    for place, panel, ax, frame in zip(places, panels, figure_of(strip).axes, frames, strict=False):
        moment = shown.moments[place]
        still = replace(shown, grains={"one": (place,)}, grain="one")
        labels = [each.label for square, each in moment.heat.items() if square and each.label]
        levels = {square: f"heat-{each.level}" for square, each in moment.heat.items()}
        for bundle in (film_bundle(still), draw(board, frontier=moment)._repr_mimebundle_()):
            assert states_in(picture_in(bundle)[1]) == moment.states
            assert heat_in(picture_in(bundle)[1]) == (levels, labels)
        expected = expected_fills(board, moment.states, moment.heat)
        assert (panel.states, panel.heat) == (moment.states, moment.heat)
        texts = [text.get_text() for text in ax.texts]
        assert texts[len(texts) - len(labels) :] == labels
        assert fills_in(ax, board) == expected
        assert frame_fills(frame, board) == expected


def test_the_square_that_a_run_reads_is_current_on_every_screen() -> None:
    (moment,) = [moment for moment in FILMS["look"].moments if moment.reads]
    assert moment.states == {7: "current"}
