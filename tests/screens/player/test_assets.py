"""The scripts and styles of the player: joined they are one script, and they ask for nothing that is not there."""

import re
from posixpath import dirname, join, normpath

import pytest

from snl_edu import Board, named_board, play, practice
from snl_edu.screens.player.assets import CSS, EDITOR_CSS, EDITOR_MODULES, MODULES, beside, script
from snl_edu.screens.player.editor.editor import WORDS as EDITOR_WORDS
from snl_edu.screens.player.wire import PANELS

SCRIPTS = {
    **{entry: script(entry) for entry in ("widget.js", "page.js")},
    "editor/editor.js": script("editor/editor.js", EDITOR_MODULES),
}


def test_the_javascript_writes_no_html_from_strings() -> None:
    for text in (*SCRIPTS.values(), beside("shared.js")):
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|new Function|eval\(", text)


def test_every_word_and_panel_the_javascript_asks_for_is_there() -> None:
    words = play(named_board("example-1")).stage["words"]
    asked = {word for name in MODULES[2:] for word in re.findall(r"\bwords\.(\w+)", beside(name))}
    assert "play" in asked
    assert asked <= words.keys()
    assert {f"panel.{name}" for name in PANELS} <= words.keys()
    for name in PANELS:
        assert f"snl-no-{name}" in CSS or f'shows("{name}")' in SCRIPTS["widget.js"]
    asked = set(re.findall(r"\bwords\.(\w+)", beside("editor/editor.js")))
    assert {"silent", "copied", "square"} <= asked <= EDITOR_WORDS.keys()
    assert not [name for name in words if name.startswith(("edit.", "desk."))]


@pytest.mark.parametrize(
    ("entry", "modules"), [("widget.js", MODULES), ("page.js", MODULES), ("editor/editor.js", EDITOR_MODULES)]
)
def test_the_modules_are_joined_into_one_script_that_imports_nothing(entry: str, modules: tuple[str, ...]) -> None:
    text = SCRIPTS[entry]
    assert not re.search(r"^\s*import\b", text, re.MULTILINE)
    exports = re.findall(r"^export .*$", text, re.MULTILINE)
    assert exports == ([] if entry == "page.js" else ["export default { render };"])
    # As one script they share their names, so each is given once; and each comes after those that it needs.
    named = re.findall(r"^(?:class|function|const|let) (\w+)", text, re.MULTILINE)
    assert len(named) == len(set(named))
    for place, name in enumerate([*modules, entry]):
        found = re.findall(r'from "(\.\.?/[\w/]+\.js)"', beside(name))
        imported = [normpath(join(dirname(name), path)) for path in found]
        assert set(imported) <= {*modules[:place]}
        assert beside(name).count("import ") == len(imported)


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
    for entry, others in (("widget.js", "EditorView"), ("editor/editor.js", "AskView")):
        assert f"class {others}" not in SCRIPTS[entry]
    assert ".snl-player {" not in EDITOR_CSS
