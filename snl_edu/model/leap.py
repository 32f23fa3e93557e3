"""The fewest rolls, at a cost that grows with the snakes and ladders, not with the squares."""

from bisect import bisect, bisect_left
from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import count
from math import inf
from operator import sub
from typing import Any

from snl_edu.model.board import Board, Square, expect_board
from snl_edu.model.input import formats
from snl_edu.model.layers import layers

# A leap does as much work for one jump as it takes to try about this many moves.
MOVES_PER_JUMP = 16


def fewest_rolls(board: Board) -> int | None:
    """The fewest rolls that win, or None if the goal cannot be reached.

    >>> fewest_rolls(Board(10**12))
    166666666667

    Why it is right. A *walk* is a player who stands on some square and takes no jump from there on.

    1. Only its *reach*, the furthest square it has reached, matters: every plain square behind it was reached no
       later, and every square within a roll of those is within a roll of the reach, or was landed on already.
    2. Nothing happens between two *stops*, the squares where a jump starts (and the goal). There a reach moves on
       by `die` squares a roll, so the roll that brings it to the next stop is found by a division.
    3. All walks between the same two stops are equally fast, so the one in the lead stays in the lead, and the
       others can be forgotten. The lead of a walk, its reach less `die` for each roll made so far, does not
       change on the way; so a walk that starts later, or from further back, is compared with one number.
    4. On the roll that reaches a stop the die may land on any square up to `furthest`. Each jump there takes a
       player to its end, where a new walk starts; but only the first time, since landing there later does not help.
       The walk itself goes on from the furthest plain square. If there is none, as when six jumps stand in a row,
       the walk is over.
    5. Rolls are made in order of time, so the first one that reaches the goal gives the answer.

    What it costs. The walk in the lead leaves each stretch between two stops once; or twice, if its first roll
    past the stop found nothing but jumps to land on. Each jump is taken once, and one that was taken is never
    looked at again, whatever the die: see `onward`. So J jumps take O(J log J) steps, however many squares there
    are. Where jumps stand so close that there is little to leap over, every move is tried instead: as there are at
    most `MOVES_PER_JUMP` moves for each jump, that is O(J).
    """
    expect_board(board)
    return _fewest(board.goal, board.jumps.copy(), board.die, board.start)


def _fewest(goal: Square, jumps: dict[Square, Square], die: int, start: Square) -> int | None:
    by_steps = goal * die <= MOVES_PER_JUMP * len(jumps)
    return (_step if by_steps else _leap)(goal, jumps, die, start)


def _step(goal: Square, jumps: dict[Square, Square], die: int, start: Square) -> int | None:
    """The fewest rolls on a crowded board, by looking for the goal in each frontier."""
    for rolls, layer in enumerate(layers(goal, jumps, die, start)):
        if goal in layer:
            return rolls
    return None


def _leap(goal: Square, jumps: dict[Square, Square], die: int, start: Square) -> int | None:
    if start == goal:
        return 0
    stops, ends = [*jumps, goal], [*jumps.values(), goal]  # in order, because the jumps of a board are
    # Stops in a row have the same number here: each has one more square and one more stop before it.
    rows = list(map(sub, stops, count()))
    onward = [*range(len(stops))]  # onward[i]: i, or once a player has landed on stops[i], a place nearer the next
    lead = [-inf] * len(stops)  # lead[i]: of the walk in the lead on its way to stops[i]
    walks: list[tuple[int, Square, int]] = []  # a heap: the roll that reaches a stop, the reach before it, the stop
    now, standing = 0, [(start, 0)]  # players set down by the latest roll, each with the stop ahead
    while True:
        for square, ahead in standing:
            if square - die * now > lead[ahead]:
                lead[ahead] = square - die * now
                free_rolls = (stops[ahead] - square - 1) // die
                heappush(walks, (now + free_rolls + 1, square + free_rolls * die, ahead))
        if not walks:
            return None
        now, reach, first = heappop(walks)
        furthest = reach + die
        standing = []
        if furthest - die * now != lead[first]:
            continue  # another walk has taken the lead since
        place, ahead = first, bisect(stops, furthest, first)
        while place < ahead:
            if onward[place] == place:
                if ends[place] == goal:
                    return now
                standing.append((ends[place], bisect(stops, ends[place])))
                onward[place] = place + 1
            # The next walk that comes this way goes twice as far in one stride, so these stops are soon passed at once.
            onward[place] = place = onward[onward[place]]
        if stops[ahead - 1] == furthest:
            ahead = bisect_left(rows, rows[ahead - 1])  # the first stop of the row
            furthest = stops[ahead] - 1
        if furthest > reach:
            standing.append((furthest, ahead))
            if ahead == first:
                lead[first] = -inf  # it will reach the same stop again, from nearer but later


def snakes_and_ladders(matrix: Sequence[Sequence[int]] | Any) -> int:
    """LeetCode's question 909: the fewest rolls on the board of a matrix, -1 if the goal cannot be reached.

    >>> snakes_and_ladders([[-1, -1], [-1, 3]])
    1
    """
    goal, _, jumps = formats.matrix(matrix, start=1)
    return as_answer(_fewest(goal, jumps, die=6, start=1))


def min_dice_throws(moves: Sequence[int] | Any) -> int:
    """GeeksforGeeks' question: the fewest rolls on the board of a list of moves, -1 if the goal cannot be reached.

    >>> min_dice_throws([-1, 3, -1, -1, -1])
    1
    """
    goal, jumps = formats.moves(moves, start=1)
    return as_answer(_fewest(goal, jumps, die=6, start=1))


def as_answer(rolls: int | None) -> int:
    """The fewest rolls as the famous question wants them: -1 where the goal cannot be reached.

    >>> as_answer(None)
    -1
    """
    return -1 if rolls is None else rolls
