"""Chance on the screen: heat with numbers, beside the search, for everybody."""

from __future__ import annotations

import pytest

from snl_edu import chance_film, film, named_board
from snl_edu.screens.palette import DARK, LIGHT
from tests.helpers.browser import axe_violations
from tests.helpers.screen import Screen

BOARD = named_board("example-1")
HEATS = """() => [...document.querySelectorAll('.snl-film:last-child [data-heat]')].map(
    (node) => [Number(node.dataset.square), node.dataset.heat, getComputedStyle(node.querySelector('.snl-cell')).fill])"""
NOTES = ".snl-film:last-child .snl-notes text"


def rgb(colour: str) -> str:
    return f"rgb({', '.join(str(part) for part in bytes.fromhex(colour[1:]))})"


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_heat_and_its_numbers_follow_the_keys_beside_the_search(screen: Screen, scheme: str) -> None:
    chance = chance_film(BOARD)
    screen.colours(scheme)
    screen.show(film(BOARD), chance)
    screen.player.focus()
    palette = DARK if scheme == "dark" else LIGHT
    for step in (1, 2, 3, 4, 3):
        screen.page.keyboard.press("ArrowRight" if screen.step < step else "ArrowLeft")
        heat = chance[step].heat
        shown = {square: (name, fill) for square, name, fill in screen.page.evaluate(HEATS)}
        names = {square: f"heat-{each.level}" for square, each in heat.items()}
        assert shown == {square: (name, rgb(palette[name])) for square, name in names.items()}
        labels = sorted(each.label for each in heat.values() if each.label)
        assert sorted(filter(None, screen.page.locator(NOTES).all_text_contents())) == labels
        assert screen.page.locator(".snl-sentence").last.inner_text() == chance[step].sentence
    assert screen.page.locator(".snl-panel-queue").count() == 1
    assert "from 10 %" in screen.page.locator(".snl-legend").inner_text()
    assert axe_violations(screen.page) == []
