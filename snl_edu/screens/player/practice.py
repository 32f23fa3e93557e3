"""Questions about one board after another, tiny to hard; boards that somebody got wrong come back."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import traitlets

from snl_edu.films.questions import ASKS
from snl_edu.films.search_film import film
from snl_edu.films.words import CATALOGUES
from snl_edu.model.arguments import BoardError, counted, items, one_of, shown, whole
from snl_edu.model.board import Board, expect_board
from snl_edu.model.random_board import random_board
from snl_edu.screens.player.page import page_text
from snl_edu.screens.player.player import as_text
from snl_edu.screens.player.quiz import GRAINS, Quiz
from snl_edu.screens.player.widget import Checked, PageWidget, close_replaced
from snl_edu.screens.player.wire import film_wire, player_words, stage_of

# Squares, snakes and ladders of the boards, tiny to hard.
LEVELS = ((6, 0, 1), (9, 1, 1), (12, 1, 2), (16, 2, 2), (20, 2, 2), (25, 3, 3), (30, 3, 3), (36, 4, 4))
MOST_BOARDS = 20


def as_texts(rounds: Sequence[dict[str, Any]], _widget: object = None) -> list[str]:
    """Rounds as JSON text, since ipywidgets would look at each of their many numbers."""
    return [json.dumps(each | {"film": as_text([each["film"]])[0]}, separators=(",", ":")) for each in rounds]


def _results(value: Any, name: str) -> list[dict[str, int]]:
    """The results of finished boards, checked, as plain data."""
    checked = []
    for each in items(value, name, "a list of results"):
        if type(each) is not dict or each.keys() != {"board", "right", "all"}:
            raise BoardError(f"a result has a board, right and all, but this is {shown(each)}")
        checked.append({part: whole(number, f"{part} of a result", 0, 10**6) for part, number in each.items()})
    return checked


class Practice(PageWidget):
    """Boards to be asked about, one after another; `results` has the score of each one that was finished."""

    rounds = traitlets.List(traitlets.Dict()).tag(sync=True, to_json=as_texts)
    stage = traitlets.Dict().tag(sync=True)
    ask = traitlets.Unicode().tag(sync=True)
    grain = traitlets.Unicode().tag(sync=True)
    results = Checked((), _results).tag(sync=True)
    boards: tuple[Board, ...] = ()
    lang = "en"

    @property
    def score(self) -> tuple[int, int]:
        """How many boards were answered right from the first question to the last, and how many there are."""
        return len({each["board"] for each in self.results if each["right"] == each["all"]}), len(self.rounds)

    def _empty(self) -> None:
        self.rounds, self.stage = [], {}

    def __repr__(self) -> str:
        return f"<practice on {counted(len(self.rounds), 'board')}>"

    def page(self) -> str:
        """The practice as one HTML page, on which nothing is answered yet."""
        names = ("rounds", "stage", "title", "ask", "grain")
        state: dict[str, Any] = {name: getattr(self, name) for name in names} | {"results": []}
        return page_text(state, self.lang, [])


def practice(
    boards: Sequence[Board] | None = None, *, ask: str = "frontier", seed: int = 0, title: str | None = None
) -> Practice:
    """Questions about one board after another, tiny to hard, or about these boards.

    The same seed gives the same boards; with a seed for each pupil, every pupil gets different ones.
    """
    ask = one_of(ask, "ask", ASKS)
    chosen = tuple(_random_boards(seed) if boards is None else items(boards, "boards", "a list of boards"))
    for board in chosen:
        expect_board(board)
    if not 1 <= len(chosen) <= MOST_BOARDS:
        raise BoardError(f"a practice has from 1 to {MOST_BOARDS} boards, not {len(chosen)}")
    words = player_words(CATALOGUES["en"].labels)
    made = Practice(
        rounds=[_round(board, ask) for board in chosen],
        stage={"words": words},
        title=words["practice"] if title is None else title,
        ask=ask,
        grain=GRAINS[ask],
        results=[],
    )
    made.boards = chosen
    close_replaced(made)
    return made


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
