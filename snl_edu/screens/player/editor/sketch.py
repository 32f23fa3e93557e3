"""A board that is changed step by step, by wishes: each one keeps to the rules of `Board`, or changes nothing."""

from math import isqrt
from random import Random
from typing import Any

from snl_edu.films.words import LABELS
from snl_edu.model.board import Board, expect_board, jump_kind
from snl_edu.model.games import count_shortest_games
from snl_edu.model.input.arguments import BoardError, is_a, one_of, plain_int, shown, whole
from snl_edu.model.leap import fewest_rolls
from snl_edu.model.random_board import random_board
from snl_edu.screens.shapes import expect_drawable

LARGEST_SKETCH = 400  # squares: more could not be clicked
SQUARES_A_JUMP = 12  # of a random board, for each snake and each ladder
WISHES = ("change", "resize", "undo", "redo", "clear", "random")


class Sketch:
    """A board with all its earlier forms; `facts` describes the board in one line."""

    def __init__(self, board: Board, rng: Random) -> None:
        self.board = expect_small(board)
        self.facts = facts(board)
        self.rng = rng
        self.before: list[Board] = []
        self.after: list[Board] = []

    def put(self, board: Board) -> None:
        """Puts another board in the place of this one; it can be undone."""
        expect_small(board)
        if board != self.board:
            self.facts = facts(board)
            self.before.append(self.board)
            self.after.clear()
            self.board = board

    def grant(self, wish: Any) -> str:
        """Grants a wish and returns a message about it; a wish that breaks a rule raises a `BoardError`."""
        if not is_a(wish, dict):
            raise BoardError(f"a wish must be a dict such as {{'do': 'undo'}}, not {shown(wish)}")
        message: str = getattr(self, f"_{one_of(wish.get('do'), 'a wish', WISHES)}")(wish)
        return message

    def _change(self, wish: dict[str, Any]) -> str:
        """Takes a jump away, adds one, or does both, which moves one end of a jump."""
        jumps, put = dict(self.board.jumps), wish.get("put")
        message = ""
        if wish.get("take") is not None:
            start = plain_int(wish["take"])
            if start not in jumps:
                raise BoardError(f"no snake or ladder starts on square {shown(wish['take'])}")
            message = _jump_label("gone", start, jumps.pop(start))
        if put is None:
            self.put(self._with(jumps=jumps))
            return message
        board = self._with(jumps=[*jumps.items(), put])
        self.put(board)
        start, _ = put
        return _jump_label("put", start, board.jumps[start])

    def _resize(self, wish: dict[str, Any]) -> str:
        board = self.board
        squares = whole(wish.get("squares", board.squares), "squares", 1, LARGEST_SKETCH)
        columns, die = wish.get("columns", board.columns), wish.get("die", board.die)
        if squares != board.squares and columns == board.columns == isqrt(board.squares - 1) + 1:
            columns = None  # it was as wide as it is high, and stays so
        self.put(self._with(squares=squares, columns=columns, die=die))
        return LABELS["edit.resized"].format(squares=squares, columns=self.board.columns, die=self.board.die)

    def _undo(self, _: dict[str, Any]) -> str:
        return self._back(self.before, self.after, "undo", "undone")

    def _redo(self, _: dict[str, Any]) -> str:
        return self._back(self.after, self.before, "do again", "redone")

    def _back(self, source: list[Board], other: list[Board], what: str, label: str) -> str:
        if not source:
            raise BoardError(f"there is nothing to {what}")
        other.append(self.board)
        self.board = source.pop()
        self.facts = facts(self.board)
        return LABELS[f"edit.{label}"]

    def _clear(self, _: dict[str, Any]) -> str:
        self.put(self._with(jumps={}))
        return LABELS["edit.cleared"]

    def _random(self, _: dict[str, Any]) -> str:
        """Another board of the same size, with as many snakes and ladders as this one, or some if it has none."""
        board = self.board
        snakes, ladders = len(board.snakes), len(board.ladders)
        if not board.jumps:
            room = max(0, board.squares - 2)
            snakes = ladders = min(max(1, board.squares // SQUARES_A_JUMP), room // 2)
        sizes: dict[str, Any] = {"columns": board.columns, "die": board.die, "start": board.start}
        self.put(random_board(board.squares, snakes=snakes, ladders=ladders, rng=self.rng, **sizes))
        return LABELS["edit.drawn"]

    def _with(self, **changes: Any) -> Board:
        board = self.board
        sizes = {"squares": board.squares, "columns": board.columns, "die": board.die, "start": board.start}
        return Board(**{**sizes, "jumps": dict(board.jumps), **changes})


def expect_small(board: Board) -> Board:
    """The board, if it can be drawn on a screen and clicked."""
    expect_board(board)
    if board.squares > LARGEST_SKETCH:
        raise BoardError(f"{board.squares} squares are too many to draw by hand: take at most {LARGEST_SKETCH}")
    expect_drawable(board)
    return board


def facts(board: Board) -> str:
    """The facts about a board in one line: the fewest rolls, and how many games need no more."""
    rolls = fewest_rolls(board)
    if rolls is None:
        return LABELS["edit.facts.stuck"]
    return LABELS["edit.facts"].format(rolls=rolls, games=f"{count_shortest_games(board):,}")


def _jump_label(what: str, start: Any, end: int) -> str:
    return LABELS[f"edit.{what}.{jump_kind(start, end)}"].format(start=start, end=end)
