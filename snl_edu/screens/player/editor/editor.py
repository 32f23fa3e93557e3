"""A board to draw on, in a notebook: the browser sends wishes, and the kernel decides by the rules of `Board`."""

from random import Random
from typing import Any

import traitlets

from snl_edu.films.asked.question_data import square_names
from snl_edu.films.words import LABELS
from snl_edu.model.board import Board
from snl_edu.model.input.arguments import BoardError, whole
from snl_edu.screens.player.assets import EDITOR_CSS, EDITOR_MODULES, script
from snl_edu.screens.player.editor.sketch import Sketch
from snl_edu.screens.player.widget import Checked, Widget, close_replaced, text
from snl_edu.screens.player.wire import drawing_of

WORDS = {name.removeprefix("edit."): label for name, label in LABELS.items() if name.startswith(("edit.", "square"))}


class Editor(Widget):
    """A board that is changed by hand; `board` is the board as it is now, and `code` the expression to paste."""

    _code = traitlets.Unicode(script("editor/editor.js", EDITOR_MODULES)).tag(sync=True)
    _css = traitlets.Unicode(EDITOR_CSS).tag(sync=True)
    _anywidget_id = traitlets.Unicode("snl_edu.editor").tag(sync=True)
    words = traitlets.Dict(WORDS).tag(sync=True)
    stage = traitlets.Dict().tag(sync=True)  # the picture,
    scene = traitlets.Dict().tag(sync=True)  # and the words beside it
    code = Checked("", text).tag(sync=True)

    def __init__(self, board: Board, *, seed: int = 0, **traits: Any) -> None:
        self._sketch = Sketch(board, Random(whole(seed, "seed", 0, 10**18)))
        self._heard = 0
        state = {"stage": drawing_of(board), "scene": self._scene(), "code": repr(board)}
        super().__init__(**state, **traits)
        self.on_msg(self._hear)

    @property
    def board(self) -> Board:
        """The board as it is drawn now; set it to go on with another one."""
        return self._sketch.board

    @board.setter
    def board(self, board: Board) -> None:
        self._sketch.put(board)
        self._show()

    @traitlets.validate("code")
    def _as_the_board_is(self, proposal: Any) -> str:
        code = repr(self.board)
        if proposal["value"] != code:
            raise BoardError(f"code always describes the board, here {code}: set board instead")
        return code

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Takes over a message of the front end, except about the board: for that it sends wishes."""
        ours = ("words", "stage", "scene", "code", "_code", "_css")
        super().set_state({name: value for name, value in sync_data.items() if name not in ours})

    def _hear(self, _widget: object, wish: Any, _buffers: object) -> None:
        """Answers a wish of the front end, even one that cannot be granted, so that it knows somebody is there."""
        self._heard += 1
        if wish == {"do": "answer"}:
            return self._show()
        try:
            message = self._sketch.grant(wish)
        except BoardError as error:
            return self._show(str(error), refused=True)
        return self._show(message)

    def _show(self, message: str = "", *, refused: bool = False) -> None:
        with self.hold_sync():
            if self.code != repr(self.board):
                self.code, self.stage = repr(self.board), drawing_of(self.board)
            self.scene = self._scene(message, refused=refused)

    def _scene(self, message: str = "", *, refused: bool = False) -> dict[str, Any]:
        sketch, board = self._sketch, self.board
        return {
            "sizes": {"squares": board.squares, "columns": board.columns, "die": board.die},
            "jumps": {str(start): end for start, end in board.jumps.items()},
            "names": {str(square): name for square, name in square_names(board, LABELS).items()},
            "facts": sketch.facts,
            "message": message,
            "refused": refused,
            "undo": bool(sketch.before),
            "redo": bool(sketch.after),
            "heard": self._heard,
        }

    def _empty(self) -> None:
        self.stage, self.scene, self.words = {}, {}, {}

    def __repr__(self) -> str:
        return f"<editor of {self.board!r}>"


def edit(board: Board, *, seed: int = 0) -> Editor:
    """A board to draw on: click two squares for a snake or a ladder; `editor.board` is the board that was drawn.

    The same seed gives the same boards when Random is pressed.
    """
    editor = Editor(board, seed=seed)
    close_replaced(editor)
    return editor
