"""A board that is drawn by hand, as Python sees it; how it is drawn is tested in a browser."""

import re
import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ipywidgets.widgets import widget

from snl_edu import Board, BoardError, Editor, check, count_shortest_games, edit, fewest_rolls, named_board, play
from snl_edu.screens.player.assets import EDITOR_CSS, EDITOR_MODULES, beside, script
from snl_edu.screens.player.editor import WORDS
from snl_edu.screens.player.sketch import WISHES, Sketch
from tests.helpers.oracles import goal_distance

EXAMPLE = named_board("example-1")


def sketch(board: Board = EXAMPLE) -> Sketch:
    return Sketch(board, Random(1))


def change(**parts: Any) -> dict[str, Any]:
    return {"do": "change", **parts}


def heard(editor: Editor, wish: Any) -> dict[str, Any]:
    """What the editor shows after a wish of the front end."""
    editor._hear(editor, wish, [])
    shown: dict[str, Any] = editor.scene
    return shown


@pytest.mark.parametrize(
    ("wish", "board", "said"),
    [
        (change(put=[3, 22]), "Board(36, {2: 15, 3: 22, 14: 35, 17: 13})", "A ladder leads from 3 up to 22."),
        (change(put=[20, 1]), "Board(36, {2: 15, 14: 35, 17: 13, 20: 1})", "A snake leads from 20 down to 1."),
        (change(take=2), "Board(36, {14: 35, 17: 13})", "The ladder from 2 to 15 is gone."),
        (change(take=17), "Board(36, {2: 15, 14: 35})", "The snake from 17 to 13 is gone."),
        (change(take=2, put=[2, 16]), "Board(36, {2: 16, 14: 35, 17: 13})", "A ladder leads from 2 up to 16."),
        (change(take=2, put=[16, 15]), "Board(36, {14: 35, 16: 15, 17: 13})", "A snake leads from 16 down to 15."),
        ({"do": "clear"}, "Board(36)", "All snakes and ladders are gone."),
        (
            {"do": "resize", "squares": 49},
            "Board(49, {2: 15, 14: 35, 17: 13})",
            "Squares: 49, columns: 7, sides of the die: 6.",
        ),
        (
            {"do": "resize", "columns": 9},
            "Board(36, {2: 15, 14: 35, 17: 13}, columns=9)",
            "Squares: 36, columns: 9, sides of the die: 6.",
        ),
        (
            {"do": "resize", "die": 4},
            "Board(36, {2: 15, 14: 35, 17: 13}, die=4)",
            "Squares: 36, columns: 6, sides of the die: 4.",
        ),
    ],
)
def test_a_wish_that_keeps_the_rules_is_granted(wish: Any, board: str, said: str) -> None:
    drawn = sketch()
    assert drawn.grant(wish) == said
    assert repr(drawn.board) == board
    assert drawn.grant({"do": "undo"}) == "Undone."
    assert drawn.board == EXAMPLE
    assert drawn.grant({"do": "redo"}) == "Done again."
    assert repr(drawn.board) == board


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        (change(put=[1, 5]), "jump 1 -> 5 starts where the game starts: drop it"),
        (change(put=[36, 5]), "jump 36 -> 5 starts on the goal, where the game is over: drop it"),
        (change(put=[2, 20]), "two jumps start on square 2: keep one of them"),
        (change(take=17, put=[14, 13]), "two jumps start on square 14: keep one of them"),
        (change(put=[3, 3]), "jump 3 -> 3 leads nowhere"),
        (change(put=[3, 99]), "jump 3 -> 99 leaves the board"),
        (change(put=[3]), "a jump must be a pair like"),
        (change(put="ab"), "a jump must be a pair like"),
        (change(put=[3, None]), "must be made of two whole numbers"),
        (change(take=3), "no snake or ladder starts on square 3"),
        (change(take=[2]), "no snake or ladder starts on square a list"),
        ({"do": "resize", "squares": 30}, "jump 14 -> 35 leaves the board"),
        ({"do": "resize", "squares": 401}, "squares must be a whole number from 1 to 400, not 401"),
        ({"do": "resize", "squares": 6.5}, "squares must be a whole number from 1 to 400, not 6.5"),
        ({"do": "resize", "squares": 200, "columns": 1}, "cannot be drawn"),
        ({"do": "resize", "columns": 0}, "columns must be a whole number"),
        ({"do": "resize", "die": 0}, "die must be a whole number"),
        ({"do": "undo"}, "there is nothing to undo"),
        ({"do": "redo"}, "there is nothing to do again"),
        ({"do": "fly"}, "a wish must be one of change, resize, undo, redo, clear, random, not 'fly'"),
        ({}, "a wish must be one of"),
        (5, "a wish must be a dict"),
    ],
)
def test_a_wish_that_breaks_a_rule_gets_the_sentence_and_changes_nothing(wish: Any, message: str) -> None:
    editor = edit(EXAMPLE)
    before = editor.scene
    scene = heard(editor, wish)
    assert message in scene["message"]
    assert scene["refused"] is True
    assert (editor.board, scene["jumps"], scene["undo"], scene["redo"]) == (EXAMPLE, before["jumps"], False, False)


SQUARES = st.integers(0, 17)
WISHED = st.one_of(
    st.builds(lambda pair: change(put=pair), st.tuples(SQUARES, SQUARES)),
    st.builds(lambda take: change(take=take), SQUARES),
    st.builds(lambda take, pair: change(take=take, put=pair), SQUARES, st.tuples(SQUARES, SQUARES)),
    st.builds(lambda size, die: {"do": "resize", "squares": size, "die": die}, st.integers(0, 20), st.integers(0, 7)),
    st.sampled_from([{"do": name} for name in WISHES if name not in ("change", "resize")]),
)


@given(st.lists(WISHED, max_size=12), st.integers(0, 1))
def test_whatever_is_wished_the_board_keeps_the_rules_and_all_of_it_can_be_undone(wishes: Any, start: int) -> None:
    first = Board(16, {2: 10}, start=start)
    drawn = sketch(first)
    for wish in wishes:
        before = drawn.board
        try:
            drawn.grant(wish)
        except BoardError:
            assert drawn.board is before
        assert Board(drawn.board.squares, drawn.board.jumps, start=start).jumps == drawn.board.jumps
        rolls = goal_distance(drawn.board.squares, dict(drawn.board.jumps), drawn.board.die, start)
        assert drawn.facts == ("This board cannot be won." if rolls is None else drawn.facts)
        assert rolls is None or drawn.facts.startswith(f"Fewest rolls: {rolls}. ")
    last, steps = drawn.board, len(drawn.before)
    for _ in range(steps):
        drawn.grant({"do": "undo"})
    assert drawn.board == first
    for _ in range(steps):
        drawn.grant({"do": "redo"})
    assert drawn.board == last


def test_a_random_board_has_the_size_and_as_many_jumps_or_some_if_there_are_none() -> None:
    drawn = sketch(Board(40, {2: 15, 17: 13}, columns=8, die=5, start=0))
    for _ in range(5):
        assert drawn.grant({"do": "random"}) == "A random board."
        board = drawn.board
        assert (board.squares, board.columns, board.die, board.start) == (40, 8, 5, 0)
        assert (len(board.snakes), len(board.ladders)) == (1, 1)
    for squares, each in ((36, 3), (9, 1), (4, 1), (3, 0), (1, 0)):
        drawn = sketch(Board(squares))
        drawn.grant({"do": "random"})
        assert (len(drawn.board.snakes), len(drawn.board.ladders)) == (each, each)


def test_the_same_seed_gives_the_same_random_boards() -> None:
    boards = []
    for seed in (3, 3, 4):
        editor = edit(EXAMPLE, seed=seed)
        heard(editor, {"do": "random"})
        boards.append(editor.board)
    assert boards[0] == boards[1] != boards[2]


def test_what_is_shown_is_what_python_says_of_the_board() -> None:
    editor = edit(EXAMPLE)
    scene = heard(editor, change(put=[30, 1]))
    assert editor.board == Board(36, {2: 15, 14: 35, 17: 13, 30: 1})
    assert editor.code == repr(editor.board)
    assert scene["facts"] == (
        f"Fewest rolls: {fewest_rolls(editor.board)}. Shortest games: {count_shortest_games(editor.board)}."
    )
    assert scene["jumps"] == {"2": 15, "14": 35, "17": 13, "30": 1}
    assert (scene["names"]["15"], scene["names"]["1"]) == ("top of a ladder", "tail of a snake, start")
    assert 'data-from="30"' in editor.stage["svg"]
    editor.board = named_board("the-trap")
    assert editor.scene["facts"] == "This board cannot be won."
    assert (editor.scene["sizes"], editor.scene["undo"]) == ({"squares": 9, "columns": 3, "die": 6}, True)
    assert repr(editor) == f"<editor of {named_board('the-trap')!r}>"


def test_every_wish_is_answered_also_the_same_one_twice() -> None:
    editor = edit(EXAMPLE)
    counts = [heard(editor, wish)["heard"] for wish in ({"do": "answer"}, {"do": "undo"}, {"do": "undo"})]
    assert counts == [1, 2, 3]


def test_the_front_end_cannot_say_what_the_board_is() -> None:
    editor = edit(EXAMPLE)
    editor.set_state({"code": "Board(1)", "scene": {}, "stage": {}, "words": {}, "_code": ""})
    assert (editor.code, editor.words["undo"]) == (repr(EXAMPLE), "Undo")
    assert editor.scene["facts"]
    with pytest.raises(BoardError, match=r"code is what the board is, here Board\(36.*: set board instead"):
        editor.code = "Board(1)"


@pytest.mark.parametrize(
    ("board", "message"),
    [
        (5, "a Board is needed, not 5"),
        (Board(401), "401 squares are too many to draw by hand: take at most 400"),
        (Board(400, columns=1), "cannot be drawn"),
    ],
)
def test_what_cannot_be_drawn_is_refused(board: Any, message: str) -> None:
    with pytest.raises(BoardError, match=message):
        edit(board)
    editor = edit(EXAMPLE)
    with pytest.raises(BoardError, match=message):
        editor.board = board
    assert (editor.board, editor.scene["undo"]) == (EXAMPLE, False)


def test_a_bad_seed_is_refused() -> None:
    with pytest.raises(BoardError, match="seed must be a whole number"):
        edit(EXAMPLE, seed=-1)


def test_without_a_front_end_a_sentence_says_what_to_do() -> None:
    data, _ = edit(Board(9, {2: 8}))._repr_mimebundle_()
    assert data["text/plain"] == "<editor of Board(9, {2: 8})>: run this cell in JupyterLab to see it"


def test_a_closed_editor_leaves_no_widget_alive_and_keeps_its_board() -> None:
    before = set(widget._instances)
    editor = edit(EXAMPLE)
    layout = Editor(EXAMPLE, layout=editor.layout)
    layout.close()
    editor.close()
    assert set(widget._instances) == before
    assert (editor.board, editor.stage, editor.scene) == (EXAMPLE, {}, {})


def test_an_editor_is_closed_when_its_cell_runs_again(monkeypatch: pytest.MonkeyPatch) -> None:
    parent: dict[str, Any] = {"metadata": {"cellId": "drawn"}, "header": {"msg_id": "1"}}
    shell = SimpleNamespace(get_ipython=lambda: SimpleNamespace(get_parent=lambda: parent))
    monkeypatch.setitem(sys.modules, "IPython", shell)
    first = edit(EXAMPLE)
    parent["header"] = {"msg_id": "2"}
    edit(EXAMPLE)
    assert first.comm is None


def test_the_design_exercises_are_done_by_drawing() -> None:
    editor = edit(EXAMPLE)
    assert (
        check(editor, "07-change-one-number").message == "Not yet: this is still Example 1: change one number of a jump"
    )
    heard(editor, change(take=14, put=[14, 36]))
    assert check(editor, "07-change-one-number").passed


def test_it_loads_only_what_it_needs_and_no_player_loads_it() -> None:
    text = script("editor.js", EDITOR_MODULES)
    assert "class AskView" not in text
    assert "class EditorView" not in script("widget.js")
    assert text.count("export default") == 1
    for place, name in enumerate([*EDITOR_MODULES, "editor.js"]):
        imported = [
            line.split('"./')[1].rstrip('";\n') for line in beside(name).splitlines() if line.startswith("import ")
        ]
        assert set(imported) <= {*EDITOR_MODULES[:place]}
    assert ".snl-player {" not in EDITOR_CSS
    words = play(EXAMPLE).stage["words"]
    assert not [name for name in words if name.startswith(("edit.", "desk."))]


def test_every_word_that_the_editor_asks_for_is_there() -> None:
    asked = set(re.findall(r"\bwords\.(\w+)", beside("editor.js")))
    assert {"silent", "copied", "square"} <= asked <= WORDS.keys()
