"""Runs a learner's solver and films what it does: the lines, the squares it reads, its queue, what it has seen."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from inspect import unwrap
from typing import Any, ClassVar, cast

from snl_edu.board import Board, BoardError, Square, expect_board
from snl_edu.film import Film, Grain, State, Step
from snl_edu.leap import fewest_rolls
from snl_edu.reading import one_of, plain_int, shown, whole
from snl_edu.running import STEPS, Outcome, run, solver_of
from snl_edu.watch.forms import Found, History
from snl_edu.watch.guessing import find_current, find_queue, find_seen
from snl_edu.watch.listing import Listing, listing_of
from snl_edu.watch.recording import Row, recorded_matrix
from snl_edu.watch.tracing import Moment, Trace
from snl_edu.words import CATALOGUES, Catalogue

__all__ = ["Run", "RunStep", "watch"]

MOST_STEPS = 50_000  # lines that are filmed unless the caller wants fewer or more
LARGEST_WATCHED = 2_500  # squares: as many as can be drawn
FOLDED = 40  # steps of a run that its text shows
MOST_TOLD = 3  # squares or variables that a sentence names


@dataclass(frozen=True)
class RunStep(Step):
    """One moment of a run: the line, the squares it read, what waits in the queue, the variables that changed."""

    place: int = -1
    waiting: tuple[Square, ...] = ()
    reads: tuple[Square, ...] = ()
    changes: tuple[tuple[str, str], ...] = ()
    function: str = ""
    entered: bool = False
    moment: int = 0

    @property
    def line(self) -> int:
        """The line of the run's listing that is running, counted from 0; -1 if there is none."""
        return self.place

    @property
    def queue(self) -> tuple[Square, ...]:
        """The squares that wait for their turn, as the solver keeps them."""
        return self.waiting

    @property
    def states(self) -> dict[Square, State]:
        """How each square is to be shown; a solver may think of a square 0, which is not on the board."""
        return {square: state for square, state in super().states.items() if square > 0}


@dataclass(frozen=True)
class Run(Film):
    """A solver's run as a film, at the grain of lines, of squares read, or of rolls that change the queue or the record."""

    name: str = ""
    heading: str = "source"  # which label stands over the listing
    listing: tuple[str, ...] = ()
    moments: tuple[RunStep, ...] = ()
    queue_name: str | None = None
    seen_name: str | None = None
    rolls: Mapping[Square, int] = field(default_factory=dict)
    value: Any = None

    grains: ClassVar[tuple[Grain, ...]] = ("line", "read", "roll")

    def at_grain(self, grain: Grain) -> "Run":
        """The same run, by the line, by the square read, or by the roll."""
        one_of(grain, "grain", self.grains)
        return replace(self, grain=grain, steps=tuple(_picked(self.moments, grain)))

    @property
    def first_read(self) -> int:
        """The step at which a square of the board is read for the first time, or 0."""
        return next((number for number, step in enumerate(self.steps) if cast(RunStep, step).reads), 0)

    def __repr__(self) -> str:
        return f"<run of {self.name} on {self.board!r}>"

    def __str__(self) -> str:
        told = [f"{number}. {step.sentence}" for number, step in enumerate(self.steps)]
        left_out = len(told) - FOLDED
        if left_out > 1:
            told[FOLDED // 2 : -FOLDED // 2] = [f"... {left_out:,} more steps ..."]
        return "\n".join(told)


def _picked(moments: Iterable[RunStep], grain: str) -> Iterator[RunStep]:
    before: tuple[Any, ...] = ((), 0)
    for step in moments:
        now = (step.waiting, step.reached)
        if grain == "line" or step.kind != "line" or (step.reads if grain == "read" else now != before):
            yield step
        before = now


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
    telling = _Telling(board, listing, CATALOGUES[lang])
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


class _Telling:
    """Puts the moments of a run into words."""

    def __init__(self, board: Board, listing: Listing, words: Catalogue) -> None:
        self.board = board
        self.listing = listing
        self.words = words

    def steps(self, trace: Trace, outcome: Outcome, queue: Found | None, seen: Found | None) -> Iterator[RunStep]:
        order = tuple(dict.fromkeys(square for each in (seen.history if seen else ()) for square in each.squares))
        waits, marks = _Reader(queue.history if queue else ()), _Reader(seen.history if seen else ())
        takes = _Reader(find_current(trace.numbers, queue))
        quiet = {found.name for found in (queue, seen) if found}
        waiting: tuple[Square, ...] = ()
        reached: tuple[Square, ...] = ()
        step = RunStep("line", "", 0, order, 0, 0)
        for number, moment in enumerate(trace.moments):
            before, waiting = waiting, waits.at(number)
            marked, reached = reached, marks.at(number)
            parts = [
                *self._read(moment),
                *(self._moved(before, waiting) if waiting is not before else ()),
                *(self._counted("mark", _new(marked, reached)) if reached is not marked else ()),
                *[f"{name} = {text}" for name, text in moment.changes if name not in quiet][:MOST_TOLD],
            ]
            what = "; ".join(parts) or self.words.sentences["run.nothing"]
            step = RunStep(
                "line",
                self.words.sentences["run.line"].format(line=moment.line, what=what),
                0,
                order,
                0,
                len(reached),
                current=next(iter(takes.at(number)), None),
                place=self.listing.place(moment.code, moment.line),
                waiting=waiting,
                reads=tuple(moment.reads),
                changes=tuple(moment.changes),
                function=moment.code.co_name,
                entered=moment.entered,
                moment=number,
            )
            yield step
        kind, told = self._end(outcome, trace)
        yield replace(step, kind=kind, sentence=told, reads=(), changes=(), entered=False, moment=len(trace.moments))

    def _read(self, moment: Moment) -> list[str]:
        squares = list(dict.fromkeys(moment.reads))
        if len(squares) > MOST_TOLD:
            return [self.words.sentences["run.reads.many"].format(number=len(squares))]
        return [self._read_one(square) for square in squares]

    def _read_one(self, square: Square) -> str:
        end = self.board.jumps.get(square, square)
        kind = "plain" if end == square else "ladder" if end > square else "snake"
        return self.words.sentences[f"run.reads.{kind}"].format(square=square, end=end)

    def _moved(self, before: tuple[Square, ...], after: tuple[Square, ...]) -> list[str]:
        left, joined = Counter(before) - Counter(after), Counter(after) - Counter(before)
        return [*self._counted("leave", list(left.elements())), *self._counted("join", list(joined.elements()))]

    def _counted(self, what: str, squares: list[Square]) -> list[str]:
        if not squares:
            return []
        many = "one" if len(squares) == 1 else "few" if len(squares) <= MOST_TOLD else "many"
        told = ", ".join(map(str, squares))
        return [self.words.sentences[f"run.{what}.{many}"].format(squares=told, number=len(squares))]

    def _end(self, outcome: Outcome, trace: Trace) -> tuple[str, str]:
        if outcome.trouble is not None and outcome.trouble.kind == "endless" and trace.moments:
            # Lines are counted, unless the function stayed within one of them.
            steps = self.words.counted("steps", trace.most if trace.is_full else outcome.steps)
            return "trouble", self.words.sentences["run.endless"].format(line=trace.moments[-1].line, steps=steps)
        if outcome.trouble is not None:
            line = outcome.trouble.line if outcome.trouble.kind == "recursion" else None
            name = "run.trouble" if line is None else "run.trouble.line"
            told = self.words.sentences[name].format(what=outcome.trouble.sentence, line=line)
            return "trouble", told.replace("?.", "?")
        fewest = fewest_rolls(self.board)
        right = -1 if fewest is None else fewest
        name = "right" if plain_int(outcome.value) == right else "wrong"
        value = list(outcome.value) if isinstance(outcome.value, Row) else outcome.value
        told = self.words.sentences[f"run.{name}"].format(value=shown(value), right=right)
        return "return", told + (self.words.sentences["run.changed"] if outcome.changed else "")


def _new(before: tuple[Square, ...], after: tuple[Square, ...]) -> list[Square]:
    known = set(before)
    return [square for square in after if square not in known]


class _Reader:
    """Walks along a history, and tells what stood in it at each moment."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.next = 0
        self.squares: tuple[Square, ...] = ()

    def at(self, moment: int) -> tuple[Square, ...]:
        while self.next < len(self.history) and self.history[self.next].moment <= moment:
            self.squares = self.history[self.next].squares
            self.next += 1
        return self.squares
