"""A desk for experiments: a board to draw on, its search, and which wrong solvers it exposes, side by side.

This is the only module that knows both what is shown and how answers are judged.
"""

import asyncio
from collections.abc import Iterator
from html import escape
from typing import Any, cast

import ipywidgets as widgets

from snl_edu.course.misconceptions import MISCONCEPTIONS
from snl_edu.course.solvers.breakage import Breakage, breakage, tried
from snl_edu.films.words import LABELS
from snl_edu.model.board import Board
from snl_edu.model.boards import BOARDS, named_board
from snl_edu.model.input.arguments import BoardError
from snl_edu.screens.pictures.bars import frontier_bars
from snl_edu.screens.player.editor.editor import Editor
from snl_edu.screens.player.editor.sketch import LARGEST_SKETCH
from snl_edu.screens.player.player import Player, play
from snl_edu.screens.player.widget import close_replaced, parts_of

REST = 0.4  # seconds without a change, after which everything else follows the board
PAUSE = 0.01  # seconds between two pieces of that work, so that a click comes first
PANELS = ("sentence", "distances", "legend")
NAMES = {name: named.board for name, named in BOARDS.items() if named.board.squares <= LARGEST_SKETCH}


class Desk(widgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """An editor, a list of named boards, a player, the sizes of the frontiers, and the wrong solvers exposed."""

    _work: asyncio.Task[None] | None = None

    def __init__(self, board: Board, *, seed: int = 0) -> None:
        self.editor = Editor(board, seed=seed)
        self.player: Player = play(board, panels=PANELS)
        self.breakage: Breakage | None = None
        self._shown = board
        options = [(LABELS["desk.own"], ""), *((name, name) for name in NAMES)]
        self.choice = widgets.Dropdown(options=options, description=LABELS["desk.board"])
        self._why, self._bars, self._score = widgets.HTML(), widgets.HTML(), widgets.HTML()
        rows = [
            _row("snl-desk-top", self.choice, self._why),
            _row("snl-desk-middle", self.editor, self.player),
            _row("snl-desk-bottom", self._bars, self._score),
        ]
        super().__init__(rows)
        self.add_class("snl-desk")
        self._score.value = f"<h3>{escape(LABELS['desk.wait'])}</h3>"
        self._describe()
        self.choice.observe(self._take, "value")
        self.editor.observe(self._follow, "code")
        self._begin()

    @property
    def board(self) -> Board:
        """The board as it is drawn now."""
        return self.editor.board

    @board.setter
    def board(self, board: Board) -> None:
        self.editor.board = board

    def _take(self, change: Any) -> None:
        """Puts the named board that was chosen into the editor."""
        if change["new"]:
            self.editor.board = NAMES[change["new"]]

    def _follow(self, _: object) -> None:
        """Updates what is quick at once, and the rest when the board has not changed for a moment."""
        self._describe()
        self._score.add_class("snl-stale")
        self._begin()

    def _describe(self) -> None:
        """Shows the name of the board, why it is worth a look, and the sizes of its frontiers."""
        name = next((name for name, board in NAMES.items() if board == self.board), "")
        self.choice.value = name
        self._why.value = f"<p>{escape(BOARDS[name].why if name else LABELS['desk.own.why'])}</p>"
        self._bars.value = f"<h3>{escape(LABELS['desk.sizes'])}</h3>{frontier_bars(self.board)}"

    def _begin(self) -> None:
        self._stop()
        try:
            self._work = asyncio.get_running_loop().create_task(self._later())
        except RuntimeError:  # there is no notebook around it, so nobody has to wait
            for _ in self._pieces():
                pass

    def _stop(self) -> None:
        if self._work is not None:
            self._work.cancel()
            self._work = None

    async def _later(self) -> None:
        await asyncio.sleep(REST)
        for _ in self._pieces():
            await asyncio.sleep(PAUSE)

    def _pieces(self) -> Iterator[None]:
        """Brings everything up to date piece by piece; the wrong solvers together may take half a second."""
        board = self.board
        self.breakage = None
        if board != self._shown:
            self.player.show(board)
            self._shown = board
        yield
        wrong = {}
        try:
            for key, is_wrong in tried(board):
                wrong[key] = is_wrong
                yield
        except BoardError as error:
            self._score.value = f"<p>{escape(str(error))}</p>"
        else:
            self.breakage = breakage(board, wrong)
            self._score.value = _score_of(self.breakage)
        self._score.remove_class("snl-stale")

    def close(self) -> None:
        """Closes everything on the desk; the board stays."""
        self._stop()
        _, *inside = parts_of(self)
        for child in inside:
            child.close()
            for part in ("layout", "style"):
                if getattr(child, part, None) is not None:
                    getattr(child, part).close()
        super().close()
        self.layout.close()

    def __repr__(self) -> str:
        return f"<playground of {self.board!r}>"

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        close_replaced(self)
        data = cast(dict[str, Any], super()._repr_mimebundle_(**options))
        return data | {"text/plain": f"{self!r}: run this cell in JupyterLab to see it"}


def playground(board: Board | None = None, *, seed: int = 0) -> Desk:
    """A board to draw on, with its search, the sizes of its frontiers, and the wrong solvers that it exposes.

    It begins with Example 1, unless another board is given. The same seed gives the same random boards.
    """
    desk = Desk(named_board("example-1") if board is None else board, seed=seed)
    close_replaced(desk)
    return desk


def _row(name: str, *children: widgets.Widget) -> widgets.HBox:
    row = widgets.HBox(children)
    row.add_class(name)
    return row


def _score_of(result: Breakage) -> str:
    """The score, and each wrong solver with a sign of its own: exposed ones first."""
    exposed, count = len(result.exposed), len(result.exposed) + len(result.survivors)
    title = LABELS["desk.score"].format(exposed=exposed, all=count)
    chips = [
        f'<li class="snl-{kind}" title="{escape(MISCONCEPTIONS[key].name)}: {escape(LABELS[f"desk.{kind}"])}">{escape(key)}</li>'
        for kind, keys in (("exposed", result.exposed), ("survives", result.survivors))
        for key in keys
    ]
    return f'<h3>{escape(title)}</h3><ul class="snl-chips">{"".join(chips)}</ul>'
