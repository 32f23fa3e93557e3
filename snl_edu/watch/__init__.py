"""Runs a learner's solver and films what it does: the lines, the squares it reads, its queue, what it has seen."""

from functools import partial
from inspect import unwrap
from typing import Any

from snl_edu.board import Board, BoardError, expect_board
from snl_edu.reading import one_of, shown, whole
from snl_edu.running import STEPS, run, solver_of
from snl_edu.watch.guessing import find_queue, find_seen
from snl_edu.watch.listing import listing_of
from snl_edu.watch.recording import recorded_matrix
from snl_edu.watch.runs import Run, RunStep
from snl_edu.watch.telling import Telling
from snl_edu.watch.tracing import Trace
from snl_edu.words import CATALOGUES

__all__ = ["Run", "RunStep", "watch"]

MOST_STEPS = 50_000  # lines that are filmed unless the caller wants fewer or more
LARGEST_WATCHED = 2_500  # squares: as many as can be drawn


def watch(
    solver: Any,
    board: Board,
    *,
    max_steps: int = MOST_STEPS,
    queue: str | None = None,
    visited: str | None = None,
    lang: str = "en",
) -> Run:
    """A film of a solver at work on a board; the solver takes the matrix of the famous question, and is not changed.

    Which variables are its queue and its record of seen squares is told by what they hold; where that guess is wrong,
    their names can be given. A run that fails or has no end is filmed up to there.
    """
    function = solver_of(solver)
    expect_board(board)
    if not callable(function):
        raise BoardError(f"a function that takes a matrix is needed, not {shown(solver)}")
    if board.squares > LARGEST_WATCHED or board.rows != board.columns or (board.die, board.start) != (6, 1):
        raise BoardError(
            f"a solver is watched on a square board of at most {LARGEST_WATCHED} squares, from 1 with a die of 6: "
            "choose another, such as Board(36, {2: 15})"
        )
    most = whole(max_steps, "max_steps", 1, 1_000_000)
    one_of(lang, "lang", CATALOGUES)
    trace = Trace(_globals_of(solver), most)
    matrix = recorded_matrix(board, trace.read)
    outcome = run(function, matrix, steps=max(STEPS, 50 * most), on_line=trace.on_line)
    trace.finish()
    waits = find_queue(trace.containers, board, queue)
    marks = find_seen(trace.containers, board, visited, waits)
    listing = listing_of({moment.code for moment in trace.moments})
    telling = Telling(board, listing, CATALOGUES[lang])
    moments = tuple(telling.steps(trace, outcome, waits, marks))
    return Run(
        board=board,
        frontiers=(),
        games=(),
        game_count=0,
        grain="line",
        lang=lang,
        steps=moments,
        name=_name_of(solver),
        listing=listing.lines,
        moments=moments,
        queue_name=waits and waits.name,
        seen_name=marks and marks.name,
        rolls=marks.history[-1].rolls if marks else {},
        value=outcome.value,
    )


def _globals_of(solver: Any) -> dict[str, Any]:
    """The names that the learner's code shares: what runs with others is not theirs."""
    try:
        found = getattr(solver, "snakesAndLadders", solver)
        while isinstance(found, partial):
            found = found.func
        for each in (unwrap(getattr(found, "__func__", found)), type(found).__call__):
            if hasattr(each, "__globals__"):
                names: dict[str, Any] = each.__globals__
                return names
    except Exception:  # an object may answer any question with an exception
        return {}
    return {}


def _name_of(solver: Any) -> str:
    try:
        named = getattr(solver, "func", solver)  # a partial is called what it calls
        name = getattr(named, "__name__", type(solver).__name__)
    except Exception:
        name = type(solver).__name__
    return name if type(name) is str else type(solver).__name__
