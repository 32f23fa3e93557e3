"""Whatever is passed to a public name of the screens and films, it works or one line says why; the model has its own."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import snl_edu
from snl_edu import Board, BoardError
from tests.helpers import bad_input

SMALL = Board(9, {2: 8, 6: 3})
FILM = snl_edu.film(SMALL)
TRAITS = ("step", "last", "grain", "playing", "speed", "panels", "projector", "title")
CALLS: dict[str, Callable[[Any], object]] = {
    **{name: getattr(snl_edu, name) for name in ("film", "play", "break_it", "edit", "playground", "compare", "grade")},
    **{name: getattr(snl_edu, name) for name in ("draw", "filmstrip", "distance_map", "frontier_sizes")},
    **{name: getattr(snl_edu, name) for name in ("named_board", "snakes_and_ladders", "copy_course")},
    "random_board": lambda odd: snl_edu.random_board(odd, snakes=odd, ladders=1, rng=odd),
    "film's grain": lambda odd: snl_edu.film(SMALL, grain=odd),
    "a watched solver": lambda odd: snl_edu.watch(odd, SMALL),
    "a watched board": lambda odd: snl_edu.watch(snl_edu.textbook, odd),
    "the second film": lambda odd: snl_edu.play(FILM, odd),
    "a player's title": lambda odd: snl_edu.play(FILM, title=odd),
    "a player's grain": lambda odd: snl_edu.play(SMALL, grain=odd),
    "a player's panels": lambda odd: snl_edu.play(FILM, panels=odd),
    "a player's questions": lambda odd: snl_edu.play(SMALL, ask=odd),
    "a drawn frontier": lambda odd: snl_edu.draw(SMALL, frontier=odd),
    "a GIF's seconds": lambda odd: snl_edu.save_gif(FILM, Path("nowhere/x.gif"), seconds=odd),
    "a GIF's film": lambda odd: snl_edu.save_gif(odd, Path("nowhere/x.gif")),
    "a GIF's file": lambda odd: snl_edu.save_gif(FILM, odd),
    "a page's file": lambda odd: snl_edu.play(SMALL).save(odd),
    "whether to overwrite": lambda odd: snl_edu.play(SMALL).save("nowhere/x.html", overwrite=odd),
}


def odd_values() -> list[Any]:
    """Values of every kind, made anew, since some of them are used up."""
    return [
        *bad_input.NOT_WHOLE_NUMBERS,
        *bad_input.NO_NUMBERS_IN_RANGE,
        *bad_input.NOT_ROWS,
        *(bad_input.Raises(), bad_input.Liar([1]), bad_input.RaisingMapping(), bad_input.EndlessMapping()),
        *(bad_input.contains_itself(), [bad_input.Raises()], {bad_input.Raises(): 2}, {2: "8"}, [[0.5]], [[]], [FILM]),
        *("", "\ud800", "a\0b", "nowhere/x.gif", "x" * 5000, lambda *_: 1, SMALL, FILM, snl_edu.Verdict(False, "No.")),
    ]


@pytest.mark.parametrize("name", [*CALLS, *TRAITS])
def test_a_public_name_works_or_says_in_one_line_why_not(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    player = snl_edu.play(SMALL, ask="frontier")
    call = CALLS.get(name, lambda odd: setattr(player, name, odd))
    for odd in odd_values():
        try:
            call(odd)
        except BoardError as error:
            assert "\n" not in str(error)
            assert len(str(error)) < 400
