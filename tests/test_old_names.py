"""The old names of modules, which stay for one version: learners' own notebooks import from them."""

from importlib import import_module

import pytest

OLD_NAMES = {
    "board": "Board BoardError Move Square",
    "boards": "BOARDS NamedBoard named_board random_board",
    "search": "Frontier Game frontiers shortest_game shortest_games count_shortest_games",
    "leap": "fewest_rolls snakes_and_ladders min_dice_throws",
    "figures": "Picture distance_map draw filmstrip frontier_sizes save_gif",
    "player": "Player play",
    "checks": "Breakage break_it check",
    "misconceptions": "MISCONCEPTIONS TEXTBOOK Misconception Solver changed function_of textbook",
    "svg": "svg",
}


@pytest.mark.parametrize("module", OLD_NAMES)
def test_an_old_module_still_gives_its_names(module: str) -> None:
    assert {*OLD_NAMES[module].split()} <= {*dir(import_module(f"snl_edu.{module}"))}
