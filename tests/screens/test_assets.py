"""The scripts and styles of the player: joined they are one script, and they ask for nothing that is not there."""

import re

import pytest

from snl_edu import Board, named_board, play, practice
from snl_edu.screens.player.assets import ASK_MODULES, CSS, MODULES, PAGE, PLAY_MODULES, beside, script
from snl_edu.screens.player.wire import PANELS

SHARED = beside("shared.js")
SCRIPTS = {entry: script(entry) for entry in ("widget.js", "page.js")}
JAVASCRIPT = SCRIPTS["widget.js"]


def test_the_javascript_writes_no_html_from_strings() -> None:
    for text in (*SCRIPTS.values(), SHARED):
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|new Function|eval\(", text)


def test_every_word_and_panel_the_javascript_asks_for_is_there() -> None:
    words = play(named_board("example-1")).stage["words"]
    asked = {word for name in MODULES[3:] for word in re.findall(r"\bwords\.(\w+)", beside(name))}
    assert "play" in asked
    assert asked <= words.keys()
    assert {f"panel.{name}" for name in PANELS} <= words.keys()
    for name in PANELS:
        assert f"snl-no-{name}" in CSS or f'shows("{name}")' in JAVASCRIPT


@pytest.mark.parametrize("text", SCRIPTS.values(), ids=SCRIPTS)
def test_the_modules_are_joined_into_one_script_that_imports_nothing(text: str) -> None:
    assert not re.search(r"^\s*import\b", text, re.MULTILINE)
    exports = re.findall(r"^export .*$", text, re.MULTILINE)
    assert exports == (["export default { render };"] if text is JAVASCRIPT else [])
    # As one script they share their names, so each is given once.
    named = re.findall(r"^(?:class|function|const|let) (\w+)", text, re.MULTILINE)
    assert len(named) == len(set(named))


def test_each_module_imports_only_what_is_joined_before_it() -> None:
    for place, name in enumerate([*MODULES, "widget.js"]):
        imported = re.findall(r'from "\./(\w+\.js)"', beside(name))
        assert set(imported) <= {*MODULES[:place]}
        assert beside(name).count("import ") == len(imported)


def test_what_each_player_loads_again_is_small() -> None:
    assert len(SHARED) < 1_000 < len(JAVASCRIPT) / 20
    assert not re.search(r"^\s*import\b.*from", SHARED, re.MULTILINE)


def test_a_page_holds_only_the_script_that_it_needs() -> None:
    board = Board(9, {2: 5})
    pages = {
        "player": play(board).page(),
        "ask": play(board, ask="search").page(),
        "practice": practice([board]).page(),
    }
    held = {
        name: set(re.findall(r"^class (Player|FilmView|AskView|PracticeView) ", page, re.MULTILINE))
        for name, page in pages.items()
    }
    assert held == {"player": {"Player", "FilmView"}, "ask": {"AskView"}, "practice": {"AskView", "PracticeView"}}
    assert {*PLAY_MODULES, *ASK_MODULES} < set(MODULES)


def test_a_page_has_a_place_for_everything_once() -> None:
    for name in ("lang", "title", "style", "script", "style_hash", "script_hash", "told", "state"):
        assert len(re.findall(rf"\${name}\b", PAGE)) == 1
