"""Where two films of one board part."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from snl_edu.films.run.run_film import Run, watch
from snl_edu.films.words import LABELS
from snl_edu.model.board import Board, Square
from snl_edu.model.search import rolls_to

MOST_STEPS = 10_000  # lines: the boards that tell runs apart are small
Moments = dict[Square, int]


def side_by_side(solver: Any, right_solver: Any, board: Board) -> tuple[Run, Run]:
    """The runs of a solver and of a right one; both open where they part.

    The order within one frontier does not matter. They part where the solver finds a square, or takes one from its
    queue, before one that needs fewer rolls; if that never happens, they part at their ends.
    """
    mine, right = (watch(each, board, max_steps=MOST_STEPS) for each in (solver, right_solver))
    rolls = rolls_to(board)
    partings = [_parting(of(mine), of(right), rolls) for of in (_found, _taken)]
    missed = _missed(_found(mine), _found(right), rolls, board.goal)
    ends = len(mine.moments) - 1, missed or len(right.moments) - 1
    opening, right_opening = min((parting for parting in partings if parting), default=ends)
    return (
        replace(mine, opening=opening, title=LABELS["title.mine"]),
        replace(
            right,
            opening=right_opening,
            title=LABELS["title.right"],
            name=f"a right solver on {board!r}",
            heading="source.right",
        ),
    )


def _parting(mine: Moments, right: Moments, rolls: Mapping[Square, int]) -> tuple[int, int] | None:
    """The moment when a square comes too early, and the one when the right run had a nearer square."""
    met: set[Square] = set()
    for square, moment in mine.items():
        far = rolls.get(square, len(rolls))
        nearer = [other for other in right if rolls.get(other, len(rolls)) < far and other not in met]
        if nearer:
            return moment, right[nearer[0]]
        met.add(square)
    return None


def _missed(mine: Moments, right: Moments, rolls: Mapping[Square, int], goal: Square) -> int | None:
    """The moment when the right run finds a square, nearer than the goal, that this run never finds; or None."""
    needed = (square for square in right if rolls.get(square, len(rolls)) < rolls.get(goal, len(rolls)))
    return next((right[square] for square in needed if mine and square not in mine), None)


def _found(run: Run) -> Moments:
    """Each square that waited in the queue, or was seen if there is no queue, and the moment when it was found."""
    moments: Moments = {}
    for number, moment in enumerate(run.moments):
        for square in moment.waiting if run.queue_name else moment.marked:
            moments.setdefault(square, number)
    return moments


def _taken(run: Run) -> Moments:
    """Each square that was taken from the queue, and the moment when that happened."""
    taken: Moments = {}
    for number, moment in enumerate(run.moments):
        if moment.current is not None:
            taken.setdefault(moment.current, number)
    return taken
