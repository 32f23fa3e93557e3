"""Which wrong solvers a board exposes."""

from dataclasses import dataclass

from snl_edu.board import Board, BoardError, expect_board
from snl_edu.checks.asking import Answer, ask, right_answer
from snl_edu.misconceptions import MISCONCEPTIONS
from snl_edu.showing import board_bundle
from snl_edu.text import board_words

LARGEST = 400  # squares: a board that a person designs is smaller


@dataclass(frozen=True, repr=False)
class Breakage:
    """The keys of the wrong solvers that a board exposes, and of those that survive it."""

    board: Board
    exposed: tuple[str, ...]
    survivors: tuple[str, ...]

    def __repr__(self) -> str:
        exposed, survivors = len(self.exposed), len(self.survivors)
        told = f"{exposed} of {exposed + survivors}; these {survivors} still get it right: "
        return told + ", ".join(self.survivors) + "."

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return board_bundle(self.board, repr(self), board_words(self.board), caption=repr(self))


def break_it(board: Board) -> Breakage:
    """Which of the wrong solvers give a wrong answer on a board, and which still get it right.

    >>> break_it(Board(9, {2: 8, 8: 9})).exposed
    ('chained-jumps', 'rows-not-flipped', 'goal-top-left')
    """
    expect_board(board)
    if board.columns**2 != board.squares or (board.die, board.start) != (6, 1):
        raise BoardError("the solvers play on square boards, from 1 with a die of 6: make one like Board(36, {2: 15})")
    if board.squares > LARGEST:
        raise BoardError(f"{board.squares} squares are too many: a board of at most {LARGEST} is enough to break them")
    rivals = [each for each in MISCONCEPTIONS.values() if each.board is not None]
    wrong = {each.key for each in rivals if _is_wrong(each.key, ask(each.solver, board), board)}
    exposed = tuple(each.key for each in rivals if each.key in wrong)
    return Breakage(board, exposed, tuple(each.key for each in rivals if each.key not in wrong))


def _is_wrong(key: str, answer: Answer, board: Board) -> bool:
    # Without a record of what it has seen a search is slow, but where there is a goal to find it finds it.
    if key == "never-marks":
        return answer.trouble is not None and right_answer(board) == -1
    return not answer.is_right(board)
