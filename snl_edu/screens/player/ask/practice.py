"""Questions about one board after another, tiny to hard; boards that somebody got wrong come back."""

import json
from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any

import traitlets

from snl_edu.films.asked.questions import ASKS
from snl_edu.films.search_film import film
from snl_edu.films.words import LABELS
from snl_edu.model.board import Board, expect_board
from snl_edu.model.input.arguments import BoardError, counted, items, one_of, plain_int, shown, whole
from snl_edu.model.random_board import random_board
from snl_edu.screens.player.ask.quiz import GRAINS, Quiz
from snl_edu.screens.player.page import page_text
from snl_edu.screens.player.player import as_text
from snl_edu.screens.player.widget import Checked, PageWidget, close_replaced, together
from snl_edu.screens.player.wire import film_wire, player_words, stage_of

# Squares, snakes and ladders of the boards, tiny to hard.
LEVELS = ((6, 0, 1), (9, 1, 1), (12, 1, 2), (16, 2, 2), (20, 2, 2), (25, 3, 3), (30, 3, 3), (36, 4, 4))
MOST_BOARDS = 20


def as_texts(rounds: Sequence[dict[str, Any]], _widget: object = None) -> list[str]:
    """Rounds as JSON text, since ipywidgets would look at each of their many numbers."""
    return [json.dumps(each | {"film": as_text([each["film"]])[0]}, separators=(",", ":")) for each in rounds]


def results_of(sizes: Sequence[int], value: Any) -> list[dict[str, int]]:
    """Results as plain data: they fit boards with that many questions, in the order in which these come."""
    left, results = deque(range(len(sizes))), []
    for number, each in enumerate(items(value, "results", "a list of results"), start=1):
        if type(each) is not dict or each.keys() != {"board", "right", "all"}:
            raise BoardError(f"a result has a board, right and all, but this is {shown(each)}")
        if not left:
            raise BoardError(f"every board is answered right after {counted(number - 1, 'result')}: leave out the rest")
        board = left.popleft()
        if plain_int(each["board"]) != board:
            turn = f"result {number} must be of board {board}, not {shown(each['board'])}"
            raise BoardError(f"boards are answered in turn: {turn}")
        size = sizes[board]
        if plain_int(each["all"]) != size:
            raise BoardError(
                f"board {board} has {counted(size, 'question')}: all of its result must be {size}, not {shown(each['all'])}"
            )
        right = whole(each["right"], "right of a result", 0, size)
        if right < size:
            left.append(board)  # it comes back
        results.append({"board": board, "right": right, "all": size})
    return results


class Practice(PageWidget):
    """Boards to be asked about, one after another; `results` has the score of each one that was finished."""

    rounds = traitlets.List(traitlets.Dict()).tag(sync=True, to_json=as_texts)
    stage = traitlets.Dict().tag(sync=True)
    ask = traitlets.Unicode().tag(sync=True)
    grain = traitlets.Unicode().tag(sync=True)
    results = Checked((), together).tag(sync=True)
    boards: tuple[Board, ...] = ()

    @property
    def score(self) -> tuple[int, int]:
        """How many boards were answered right from the first question to the last, and how many there are."""
        return len({each["board"] for each in self.results if each["right"] == each["all"]}), len(self.boards)

    @traitlets.validate("results")
    def _of_the_boards(self, proposal: Any) -> list[dict[str, int]]:
        return self._fitting(proposal["value"])

    def _fitting(self, results: Any) -> list[dict[str, int]]:
        return results_of([len(each["questions"]["questions"]["kind"]) for each in self.rounds], results)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Takes over a message of the front end, except results that do not fit the boards."""
        if "results" in sync_data:
            try:
                self._fitting(sync_data["results"])
            except BoardError:
                sync_data = {name: value for name, value in sync_data.items() if name != "results"}
        super().set_state(sync_data)

    def _empty(self) -> None:
        self.rounds, self.stage = [], {}

    def __repr__(self) -> str:
        return f"<practice on {counted(len(self.rounds), 'board')}>"

    def page(self) -> str:
        """The practice as one HTML page, on which nothing is answered yet."""
        names = ("rounds", "stage", "title", "ask", "grain")
        state: dict[str, Any] = {name: getattr(self, name) for name in names} | {"results": []}
        return page_text(state, [])


def practice(
    boards: Sequence[Board] | None = None, *, ask: str = "frontier", seed: int = 0, title: str | None = None
) -> Practice:
    """Questions about one board after another, tiny to hard, or about these boards.

    The same seed gives the same boards; with a seed for each pupil, every pupil gets different ones.
    """
    ask = one_of(ask, "ask", ASKS)
    boards = tuple(_random_boards(seed) if boards is None else items(boards, "boards", "a list of boards"))
    for board in boards:
        expect_board(board)
    if not 1 <= len(boards) <= MOST_BOARDS:
        raise BoardError(f"a practice has from 1 to {MOST_BOARDS} boards, not {len(boards)}")
    words = player_words(LABELS)
    widget = Practice(
        rounds=[_round(board, ask) for board in boards],
        stage={"words": words},
        title=words["practice"] if title is None else title,
        ask=ask,
        grain=GRAINS[ask],
        results=[],
    )
    widget.boards = boards
    close_replaced(widget)
    return widget


def _random_boards(seed: Any) -> list[Board]:
    generator = Random(whole(seed, "seed", 0, 10**18))
    return [
        random_board(squares, snakes=snakes, ladders=ladders, rng=generator, solvable=True)
        for squares, snakes, ladders in LEVELS
    ]


def _round(board: Board, ask: str) -> dict[str, Any]:
    search = film(board)
    stage = {name: value for name, value in stage_of([search]).items() if name != "words"}
    return {"film": film_wire(search), "stage": stage, "questions": Quiz.of([search], ask).data}
