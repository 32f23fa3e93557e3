"""A board that is drawn by hand, as Python sees it; how it is drawn is tested in a browser."""

from typing import Any

import pytest

from snl_edu import Board, BoardError, Editor, count_shortest_games, edit, fewest_rolls, named_board
from tests.helpers.pictures import refusal

EXAMPLE = named_board("example-1")


def change(**parts: Any) -> dict[str, Any]:
    return {"do": "change", **parts}


def heard(editor: Editor, wish: Any) -> dict[str, Any]:
    """What the editor shows after a wish of the front end."""
    editor._hear(editor, wish, [])
    shown: dict[str, Any] = editor.scene
    return shown


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        (change(put=[1, 5]), "jump 1 -> 5 starts where the game starts: drop it"),
        (change(take=17, put=[14, 13]), "two jumps start on square 14: keep one of them"),
        (change(put=[3, 99]), "jump 3 -> 99 leaves the board"),
        (change(put=[3]), "a jump must be a pair like"),
        (change(put=[3, None]), "must be made of two whole numbers"),
        (change(take=3), "no snake or ladder starts on square 3"),
        (change(take=[2]), "no snake or ladder starts on square a list"),
        ({"do": "resize", "squares": 30}, "jump 14 -> 35 leaves the board"),
        ({"do": "resize", "squares": 401}, "squares must be a whole number from 1 to 400, not 401"),
        ({"do": "resize", "squares": 6.5}, "squares must be a whole number from 1 to 400, not 6.5"),
        ({"do": "resize", "squares": 200, "columns": 1}, "cannot be drawn"),
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
    assert [scene["heard"], heard(editor, wish)["heard"]] == [1, 2]  # also the same wish twice
    assert (editor.board, scene["jumps"], scene["undo"], scene["redo"]) == (EXAMPLE, before["jumps"], False, False)


def test_the_same_seed_gives_the_same_random_boards() -> None:
    editors = [edit(EXAMPLE, seed=seed) for seed in (3, 3, 4)]
    for editor in editors:
        heard(editor, {"do": "random"})
    assert editors[0].board == editors[1].board != editors[2].board


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


def test_the_front_end_cannot_say_what_the_board_is() -> None:
    editor = edit(EXAMPLE)
    editor.set_state({"code": "Board(1)", "scene": {}, "stage": {}, "words": {}, "_code": ""})
    assert (editor.code, editor.words["undo"]) == (repr(EXAMPLE), "Undo")
    assert editor.scene["facts"]
    with pytest.raises(BoardError, match=r"code always describes the board, here Board\(36.*: set board instead"):
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
    editor = edit(EXAMPLE)
    assert message in refusal(edit, board)
    assert message in refusal(setattr, editor, "board", board)
    assert (editor.board, editor.scene["undo"]) == (EXAMPLE, False)
    assert "seed must be a whole number" in refusal(edit, EXAMPLE, seed=-1)
