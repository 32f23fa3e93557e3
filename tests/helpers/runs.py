"""Solvers at work, each filmed once on a board for all tests of a file, and what a film shows of it."""

import itertools
import re
from functools import cache
from textwrap import dedent
from typing import Any

from snl_edu import Board, Film, Moment, named_board, watch
from snl_edu.course.misconceptions.textbook import function_of
from snl_edu.films.run.run_film import Run
from tests.corpus.entry import Matrix

EXAMPLE_1 = named_board("example-1")
SMALL = Board(9, {2: 8})  # two rolls win: 1, 8, 9
TRAPPED = Board(9, dict.fromkeys(range(2, 8), 1))
BOARDS = [EXAMPLE_1, SMALL, Board(9), Board(16, {3: 14, 5: 1}), Board(9, {7: 1}), Board(4, {2: 3})]


@cache
def run_of(solver: Any, board: Board = SMALL, **options: Any) -> Run:
    """The run of a solver on a board, line by line: filmed only once, since a film never changes."""
    return watch(solver, board, **options).at_grain("line")


def written(source: str) -> Any:
    """The function `solve` of some text that nobody would write by hand into a tidy file."""
    return function_of(dedent(source), "written by hand")


def short(lines: int) -> Any:
    """A solver of that many lines, each of which runs once."""
    return written("def solve(m):\n" + "    pass\n" * (lines - 1) + "    return 2\n")


def failing(board: Matrix) -> int:
    """Reads a square, and then divides by zero."""
    rolls = board[2][1]
    return rolls // 0


def calls_itself(board: Matrix) -> int:
    """Never ends."""
    return calls_itself(board)


def queues_of(run: Run) -> list[tuple[int, ...]]:
    """What the queue held, from its first square on, each time that it changed."""
    queues = [squares for squares, _ in itertools.groupby(moment.queue for moment in run)]
    return queues[1:] if queues[0] == () else queues


def reads_of(run: Run) -> list[int]:
    """The squares in the order in which they were read."""
    return [square for moment in run.moments for square in moment.reads]


def joined(run: Run) -> list[int]:
    """The squares in the order in which they joined the queue, or were marked where there is no queue."""
    return list(dict.fromkeys(square for moment in run for square in (moment.queue if run.queue_name else moment.seen)))


def line_said(moment: Moment) -> int:
    """The number of the line that a sentence is about."""
    found = re.match(r"Line (\d+): .+\.$", moment.sentence)
    assert found, moment.sentence
    return int(found[1])


def rows(films: tuple[Film, ...], grain: str) -> list[list[int]]:
    """The moment of each film at each step, written down one by one from where they open together."""
    steps = [list(each.grains[grain]) for each in films]
    openings = [
        max((step for step, place in enumerate(places) if place <= each.opening), default=0)
        for places, each in zip(steps, films, strict=True)
    ]
    led = [[places[0]] * (max(openings) - opening) + places for places, opening in zip(steps, openings, strict=True)]
    longest = max(map(len, led))
    return [list(row) for row in zip(*(places + places[-1:] * (longest - len(places)) for places in led), strict=True)]


def last_until(now: list[int], table: list[list[int]]) -> int:
    """The last step at which no film is later than now; every table begins with the first moments."""
    return max(step for step, row in enumerate(table) if all(map(int.__le__, row, now)))
