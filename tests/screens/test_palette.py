"""The colours can be read and told apart, and each state has a look of its own."""

import re
from collections.abc import Mapping
from itertools import pairwise, product
from typing import get_args

import pytest

from snl_edu.films.chance.chance_film import LEVELS
from snl_edu.films.moment import State
from snl_edu.screens.palette import (
    CUES,
    DARK,
    HEATS,
    LIGHT,
    PARTS,
    STATES,
    css_variables,
    part_css,
    state_css,
)
from snl_edu.screens.shapes import CELL, GAP
from tests.helpers.pictures import contrast, points_in


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_text_can_be_read_on_every_fill_and_outlines_stand_out(palette: dict[str, str]) -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    for fill in (*STATES, "unseen-2", "page", "panel", "running"):
        assert contrast(palette["ink"], palette[fill]) >= 4.5, fill
    for paper in ("page", "panel"):
        assert contrast(palette["muted"], palette[paper]) >= 4.5
    assert contrast(palette["accent-ink"], palette["accent"]) >= 4.5
    for state, paper in product(STATES, ("page", "unseen", "unseen-2")):
        assert contrast(palette[f"{state}-edge"], palette[paper]) >= 3, (state, paper)
    for state in STATES:
        assert state == "unseen" or contrast(palette[f"{state}-edge"], palette[state]) >= 3, state
    for thing, paper in product(("snake-edge", "ladder-edge", "accent", "line"), ("page", "unseen", "unseen-2")):
        assert contrast(palette[thing], palette[paper]) >= 3, thing


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_the_more_likely_a_square_the_further_its_colour_is_from_the_page(palette: Mapping[str, str]) -> None:
    away = [contrast(palette[heat], palette["page"]) for heat in HEATS]
    assert all(after > 1.08 * before for before, after in pairwise(away))
    assert all(contrast(palette["ink"], palette[heat]) >= 4.5 for heat in HEATS)
    assert len(HEATS) == len(LEVELS) + 1
    for name in HEATS:
        assert f'.snl-board [data-heat="{name}"] .snl-cell, .snl-board .snl-key-{name} .snl-cell {{ ' in state_css()


def test_both_palettes_name_the_same_colours() -> None:
    assert LIGHT.keys() == DARK.keys()
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in (*LIGHT.values(), *DARK.values()))
    assert css_variables(LIGHT).startswith("--snl-page: #ffffff; --snl-panel: #f4f6f8;")


def test_each_state_but_unseen_has_a_cue_of_its_own_inside_the_square() -> None:
    assert tuple(CUES) == tuple(STATES) == get_args(State)
    assert len(set(CUES.values())) == len(STATES)
    for name, path in CUES.items():
        assert (path == "") == (name == "unseen")
        points = points_in(path)
        assert all(GAP < at.real < CELL - GAP and GAP < at.imag < CELL - GAP for at in points)
        assert path.endswith("z") == STATES[name].filled
    assert all(state.outline / 2 < GAP for state in STATES.values())
    assert STATES["current"].outline == max(state.outline for state in STATES.values())
    # Only what is filled needs no line.
    assert all(state.filled or state.stroke > 0 for state in STATES.values() if state.cue)


def test_a_square_and_its_key_in_a_legend_follow_the_same_rules_and_each_part_has_one() -> None:
    states, parts = state_css(), part_css()
    for name in [*STATES][1:]:
        for part in ("cell", "cue"):
            pair = f'.snl-board [data-state="{name}"] .snl-{part}, .snl-board .snl-key-{name} .snl-{part} {{ '
            assert states.count(pair) == 1
        outline = f"stroke: var(--snl-{name}-edge); stroke-width: {STATES[name].outline}; }}"
        assert f".snl-key-{name} .snl-cell {{ fill: var(--snl-{name}); {outline}" in states
    for name, shape in PARTS.items():
        assert f".snl-board .snl-{name} {{ " in parts
        assert {shape.stroke, shape.fill or "ink"} <= LIGHT.keys()
        assert shape.width > 0
