"""Chance on the screen: heat with numbers, beside the search, for everybody."""

from __future__ import annotations

import pytest

from snl_edu import chance_film, film, named_board
from snl_edu.screens.palette import DARK, LIGHT
from tests.helpers.browser import axe_violations
from tests.helpers.screen import Screen, scene_of, scenes

BOARD = named_board("example-1")
HEATS = """() => [...document.querySelectorAll('.snl-film:last-child [data-heat] .snl-cell')].map(
    (node) => getComputedStyle(node).fill)"""
NOTES = ".snl-film:last-child .snl-notes text"


@pytest.mark.parametrize(("scheme", "palette"), [("dark", DARK), ("light", LIGHT)])
def test_heat_and_its_numbers_are_shown_beside_the_search(screen: Screen, scheme: str, palette: dict[str, str]) -> None:
    films = film(BOARD), chance_film(BOARD)
    screen.colours(scheme)
    screen.show(*films)
    for step in (1, 2, 3, 4, 3):
        screen.slide(step)
        for shown, shot in zip(screen.look()["films"], films, strict=True):
            assert scene_of(shown) == scenes(shot)[shot.grains["frontier"][step]]
        heat = films[1][step].heat.values()
        assert sorted(filter(None, screen.page.locator(NOTES).all_text_contents())) == sorted(
            each.label for each in heat if each.label
        )
        fills = {bytes.fromhex(palette[f"heat-{each.level}"][1:]) for each in heat}
        assert {*screen.page.evaluate(HEATS)} == {f"rgb({', '.join(map(str, fill))})" for fill in fills}
    assert screen.page.locator(".snl-panel-queue").count() == 1
    assert "from 10 %" in screen.page.locator(".snl-legend").inner_text()
    assert axe_violations(screen.page) == []
