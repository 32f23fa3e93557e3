"""Where a learner's run and a right run of the same board part."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from snl_edu.board import Board, Square
from snl_edu.misconceptions import textbook
from snl_edu.search import frontiers
from snl_edu.watch import Run, watch

MOST_STEPS = 5_000  # lines: the boards that tell runs apart are small
Steps = dict[Square, int]


class Pair(NamedTuple):
    """A learner's run and a right one, and the steps at which they part."""

    runs: tuple[Run, Run]
    steps: tuple[int, int]


def side_by_side(solver: Any, board: Board) -> Pair:
    """The runs of a solver and of a right one, and the first steps that differ.

    The order within one frontier does not matter. They part where the solver finds a square, or takes one from its
    queue, although one that takes fewer rolls is still to be found or taken; if that never happens, at their ends.
    """
    mine, right = (watch(each, board, max_steps=MOST_STEPS) for each in (solver, textbook))
    right = replace(right, name="a right solver", heading="source.right")
    rolls = {square: frontier.depth for frontier in frontiers(board) for square in frontier.squares}
    partings = [_parting(of(mine), of(right), rolls) for of in (_found, _taken)]
    ends = len(mine) - 1, _missed(_found(mine), _found(right), rolls, board.goal) or len(right) - 1
    return Pair((mine, right), min((parting for parting in partings if parting), default=ends))


def _parting(mine: Steps, right: Steps, rolls: Mapping[Square, int]) -> tuple[int, int] | None:
    """The step at which a square is too early, and the step at which a right run had a nearer one."""
    met: set[Square] = set()
    for square, step in mine.items():
        far = rolls.get(square, len(rolls))
        nearer = [other for other in right if rolls.get(other, len(rolls)) < far and other not in met]
        if nearer:
            return step, right[nearer[0]]
        met.add(square)
    return None


def _missed(mine: Steps, right: Steps, rolls: Mapping[Square, int], goal: Square) -> int | None:
    """Where nothing comes too early, something may never come at all: the step at which a right run has found it."""
    needed = (square for square in right if rolls.get(square, len(rolls)) < rolls.get(goal, len(rolls)))
    return next((right[square] for square in needed if mine and square not in mine), None)


def _found(run: Run) -> Steps:
    """Each square that waited in the queue, or was seen where there is no queue, and the step when it was found."""
    steps: Steps = {}
    for number, step in enumerate(run):
        for square in step.queue if run.queue_name else step.seen:
            steps.setdefault(square, number)
    return steps


def _taken(run: Run) -> Steps:
    """Each square that was taken from the queue, and the step when it was."""
    steps: Steps = {}
    for number, step in enumerate(run):
        if step.current is not None:
            steps.setdefault(step.current, number)
    return steps
