"""A learner's solver at work as a film: the lines, the squares it reads, its queue, what it has seen."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from inspect import isgeneratorfunction
from itertools import accumulate, chain, islice
from typing import Any

from snl_edu.calls.sandbox import GENERATOR, STEPS, Budget, Outcome, Trouble, guarded, run
from snl_edu.calls.signatures import BOARD, CELLS, CELLS_AND_COUNT, MATRIX, Caller, Form, caller_of
from snl_edu.films.film import Film
from snl_edu.films.moment import Moment
from snl_edu.films.run.matrix import recorded_matrix, recorded_moves
from snl_edu.films.run.roles import find_roles
from snl_edu.films.run.roles.roles import Found, Reader
from snl_edu.films.run.sentences import Narrator, Progress
from snl_edu.films.run.source import Listing, listing_of
from snl_edu.films.run.trace import Trace
from snl_edu.films.words import Sentence
from snl_edu.model.board import Board, Square, expect_board
from snl_edu.model.input.arguments import BoardError, whole

MOST_STEPS = 50_000  # lines that are filmed unless the caller wants fewer or more
SECONDS = 60.0  # that one film may take: far more than it needs
LARGEST_WATCHED = 2_500  # squares: as many as can be drawn
FOLDED = 40  # steps of a run that its text shows

ArgumentsOf = Callable[[Board, Trace], tuple[Any, ...]]


@dataclass(frozen=True, repr=False)
class Run(Film):
    """A solver's run as a film, at the grain of lines, of squares read, or of rolls that change the queue or the record."""

    queue_name: str | None = None
    seen_name: str | None = None
    value: Any = None
    trouble: Trouble | None = None

    @property
    def queue_kind(self) -> str:
        """What waits: a queue, a stack, a heap or a frontier."""
        return self.waiting_label.removeprefix("queue.")

    def counters(self) -> dict[str, list[int]]:
        """The lines that have run, the squares that wait, and the squares that were read, at each moment."""
        return {
            "lines": [place + (moment.kind == "line") for place, moment in enumerate(self.moments)],
            "waiting": [len(moment.queue) for moment in self.moments],
            "reads": list(accumulate(len(moment.reads) for moment in self.moments)),
        }

    def __repr__(self) -> str:
        return f"<run of {self.name}>"

    def __str__(self) -> str:
        lines = [f"{number}. {moment.sentence}" for number, moment in enumerate(self)]
        left_out = len(lines) - FOLDED
        if left_out > 1:
            lines[FOLDED // 2 : -FOLDED // 2] = [f"... {left_out:,} more steps ..."]
        return "\n".join(lines)


def watch(
    solver: Any,
    board: Board | None = None,
    *,
    max_steps: int = MOST_STEPS,
    queue: str | None = None,
    visited: str | None = None,
) -> Run:
    """A film of a solver at work on a board; the solver takes the matrix of the famous question, and is not changed.

    Its queue and its record of seen squares are recognised by what the variables hold; if that goes wrong, give their
    names as `queue` and `visited`. A run that fails or never ends is filmed up to that point. The other signatures that
    `check` knows work too, and so does a generator of frontiers, which takes a Board: `watch(reach, board)`.
    """
    with Budget(seconds=SECONDS) as budget:
        film = _watched(solver, board, max_steps=max_steps, queue=queue, visited=visited)
        if not budget.is_spent:
            return film
    raise BoardError(
        f"watch may take {SECONDS:g} seconds, and this solver took longer: try a smaller board or max_steps"
    )


def _watched(solver: Any, board: Board | None, **options: Any) -> Run:
    caller = caller_of(solver)
    if board is None:
        raise BoardError("a board is needed too, such as watch(solver, named_board('example-1'))")
    expect_board(board)
    name = guarded(None, getattr, guarded(solver, getattr, solver, "func", solver), "__name__", None)
    film_of: Callable[..., Run] = partial(
        _filmed, f"{name if type(name) is str else type(solver).__name__} on {board!r}", board, **options
    )
    if caller.form is MATRIX and guarded(False, isgeneratorfunction, caller.function):
        _expect_watchable(board, BOARD)
        film = film_of(caller._replace(function=partial(_copied, caller.function), form=BOARD), is_search=True)
        if film.trouble is None:
            return film
    if caller.form is MATRIX and board.rows != board.columns:
        caller = caller.at_second_sight()  # a list of cells need not make a square
    _expect_watchable(board, caller.form)
    film = film_of(caller)
    other = caller.at_second_sight() if film.trouble and film.trouble.kind in ("raises", "exit") else caller
    return film if other.form is caller.form else film_of(other)


def _copied(reach: Any, board: Board) -> Iterator[list[Any]]:
    """The frontiers of a learner's generator, each copied as it comes: it may go on with the same list."""
    for frontier in reach(board):
        yield list(islice(frontier, board.squares + 1))


def _expect_watchable(board: Board, form: Form) -> None:
    is_known = board.rows == board.columns if form is MATRIX else form.squares in (None, board.squares)
    is_usual = form is BOARD or (board.die, board.start) == (6, 1)
    if board.squares > LARGEST_WATCHED or not is_known or not is_usual:
        size = f"a board of {form.squares} squares" if form.squares else f"at most {LARGEST_WATCHED} squares"
        kind = "a square board of " if form is MATRIX else ""
        raise BoardError(
            f"a solver is watched on {kind}{size}, from 1 with a die of 6: choose another, such as Board(36, {{2: 15}})"
            if form.squares is None
            else f"a solver that takes {form.title} is watched on {size}: choose another, such as Board({form.squares})"
        )


# What a solver is given, so that its reads are noticed; pairs of squares cannot report which squares are read.
_GIVEN: dict[Form, ArgumentsOf] = {
    MATRIX: lambda board, trace: (trace.given(recorded_matrix(board, trace.read, trace.write)),),
    CELLS: lambda board, trace: (recorded_moves(board, trace.read, trace.write),),
    CELLS_AND_COUNT: lambda board, trace: (recorded_moves(board, trace.read, trace.write), board.squares),
}


def _filmed(
    name: str,
    board: Board,
    caller: Caller,
    *,
    max_steps: int,
    queue: str | None,
    visited: str | None,
    is_search: bool = False,
) -> Run:
    """A film of a solver at work on a board in one form; `is_search` if it yields frontiers."""
    most = whole(max_steps, "max_steps", 1, 1_000_000)
    trace = Trace(guarded({}, getattr, caller.own, "__globals__", {}), most, board)
    arguments = _GIVEN[caller.form](board, trace) if caller.form in _GIVEN else caller.arguments(board)
    outcome = run(caller.function, *arguments, steps=max(STEPS, 10 * most), on_line=trace.on_line)
    if outcome.trouble is None and not is_search and guarded(False, isgeneratorfunction, caller.function):
        outcome = outcome._replace(trouble=Trouble("generator", GENERATOR))
    trace.finish()
    trace.count_copies()
    waits, marks = find_roles(trace, board, queue, visited)
    kind = waits.kind if waits else "queue"
    listing = listing_of({line.code for line in trace.lines})
    narrator = Narrator(board, is_search=is_search, none_is_lost=caller.form is BOARD)
    moments = tuple(_moments(trace, listing, waits, marks, outcome, narrator))
    return Run(
        board=board,
        moments=moments,
        grains=_grains(moments),
        grain="roll" if waits or marks else "line",  # if neither was recognised, no line changes one
        name=name,
        label="run",
        no_search="a solver's run",
        heading="source",
        listing=listing.lines,
        opening=_opening(moments),
        rolls=marks.history[-1].rolls if marks else {},
        queue_name=waits and waits.name,
        waiting_label="queue" if kind == "queue" else f"queue.{kind}",
        seen_name=marks and marks.name,
        value=outcome.value,
        trouble=outcome.trouble,
    )


def _moments(
    trace: Trace, listing: Listing, queue: Found | None, seen: Found | None, outcome: Outcome, narrator: Narrator
) -> Iterator[Moment]:
    """A moment for each line that ran, and one for how the run ends."""
    quiet = {found.name for found in (queue, seen) if found}
    narrator.call_it(queue.kind if queue else "queue")
    waits = Reader(queue.history if queue else ())
    marks = Reader(seen.history if seen else (), keep_order=True)
    takes = Reader(queue.taken_alone if queue else ())
    moment = Moment(board=narrator.board, kind="line", said=Sentence.of(""), queue=(), order=(), reached=0, line=-1)
    for number, line in enumerate(trace.lines):
        for reader in (waits, marks, takes):
            reader.go_to(number)
        moment = Moment(
            board=narrator.board,
            kind="line",
            said=Sentence.of(narrator.line(line, waits.left, waits.joined, marks.joined, quiet)),
            queue=waits.squares,
            order=marks.squares,
            reached=len(marks.squares),
            line=listing.place(line.code, line.number),
            current=next(iter(takes.squares), None),
            fresh=marks.joined if seen else waits.joined,
            reads=tuple(line.reads),
            changes=tuple(line.changes),
            function=line.code.co_name,
            entered=line.entered,
        )
        yield moment
    role = seen or queue
    progress = Progress.of(role.history, narrator.board, len(trace.lines)) if role else None
    kind, sentence = narrator.end(outcome, trace, progress)
    yield moment._replace(kind=kind, said=Sentence.of(sentence), fresh=(), reads=(), changes=(), entered=False)


def _opening(moments: Sequence[Moment]) -> int:
    """Where something happens for the first time: a square is read after one was taken, or is read at all."""
    places = range(len(moments))
    begun = (place for place in places if moments[place].reads and moments[place].current is not None)
    waits = (place for place in places if moments[place].reads and moments[place].queue)
    read = (place for place in places if moments[place].reads)
    return next(chain(begun, waits, read), 0)


def _grains(moments: tuple[Moment, ...]) -> dict[str, tuple[int, ...]]:
    """The lines that change the queue or the record; those that read a square; all lines.

    The beginning and the end are in each, so that a change of the grain always finds a moment that is not later.
    """
    reads, rolls = [], []
    before: tuple[tuple[Square, ...], ...] = (), ()
    for place, moment in enumerate(moments):
        is_outer = place == 0 or moment.kind != "line"
        if is_outer or moment.reads:
            reads.append(place)
        now = moment.queue, moment.order
        if is_outer or now != before:
            rolls.append(place)
        before = now
    return {"roll": tuple(rolls), "read": tuple(reads), "line": tuple(range(len(moments)))}
