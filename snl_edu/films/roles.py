"""Which variable is the queue and which one the record of what was seen: what the run shows decides.

Every variable, and every way to read it, is a guess. What was read after something was taken speaks for it or against
it, and a guess for which nothing speaks is not made: it is better to recognise nothing than to tell nonsense.
"""

import re
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, pairwise
from queue import LifoQueue, PriorityQueue
from types import CodeType
from typing import Any, NamedTuple

from snl_edu.films.containers import DICTIONARIES, QUEUES, SETS, Held, Kept, Variable
from snl_edu.films.evidence import (
    Evidence,
    Reads,
    Step,
    Take,
    levels,
    removed,
    steps_of,
    versions,
    walked,
    weigh,
    windows,
)
from snl_edu.films.forms import USUAL_PLACE, Form, Marks, elements_of, forms_of, marks_of
from snl_edu.model.arguments import shown
from snl_edu.model.board import Board, BoardError, Square

QUEUE_NAMES = re.compile(
    r"q$|queue|frontier|level|stack|todo|bfs|cur|heap|to_visit|open|fringe|wait|pq|line$", re.IGNORECASE
)
SEEN_NAMES = re.compile(r"seen|visit|vis$|explored|closed|done|marked|reached", re.IGNORECASE)
ROLLS_NAMES = re.compile(r"dist|rolls|moves|steps|depth|cost|dp$|need|memo|best", re.IGNORECASE)
PARENT_NAMES = re.compile(r"parent|prev|pred|came|from|back|path|graph|adj|jump|snake|ladder|flat|cells", re.IGNORECASE)
HEAP_CALLS = {"heappop", "heapreplace", "heappushpop"}


class Squares(NamedTuple):
    """The squares that a variable stood for from some moment on, and how many rolls it says they took."""

    moment: int
    squares: tuple[Square, ...]
    rolls: Mapping[Square, int] = {}


History = Sequence[Squares]


class Found(NamedTuple):
    """A variable and what it stood for; of a queue also what was taken from it, and what it is called."""

    name: str
    history: History
    takes: Sequence[Take] = ()
    kind: str = "queue"
    by_level: bool = False
    steps: Sequence[Squares] = ()  # what joined it


class _Guess(NamedTuple):
    variable: Variable
    form: Form
    way: str  # in which squares are taken: removed, level, walk, list
    takes: list[Take]
    steps: list[Step]
    squares: Mapping[Any, Square]
    evidence: Evidence

    @property
    def certainty(self) -> int:
        """3 if it is what was read, 2 if what joins fits, 1 if there is nothing but the start, 0 if it is nothing."""
        evidence = self.evidence
        is_named = bool(QUEUE_NAMES.search(self.variable.name))
        if evidence.only_counts or (not is_named and self._may_be_anything):
            return 0
        if evidence.is_read and (evidence.first or 0 not in self.squares.values()):
            return 3
        if evidence.is_moved and not evidence.is_silent and evidence.moves > 2 and evidence.spread > 2:
            return 2  # what it reads is elsewhere on the board: it may number the squares in its own way
        if evidence.is_silent and evidence.is_moved and evidence.moves > 1 and evidence.spread > 1:
            return 2
        is_meant = is_named or self.variable.kind is deque or self.variable.kind in QUEUES
        return int(set(self.squares.values()) == {1} and evidence.strange == 0 and is_meant and bool(self.takes))

    @property
    def _may_be_anything(self) -> bool:
        """Whether it never changes, unless it is walked along, or is a list of one number, which may be a counter."""
        if self.way in ("level", "walk") and len(self.steps) == 1:
            return True
        if self.way == "list" and PARENT_NAMES.search(self.variable.name):
            return True
        numbers = [step.held for step in self.steps if step.held]
        is_single = all(len(held) == 1 and type(held[0]) is not tuple for held in numbers)
        is_never_empty = len(numbers) == len(self.steps)
        return is_single and is_never_empty and self.variable.kind is list and (len(numbers) > 1 or self.form.rank > 0)

    @property
    def order(self) -> tuple[Any, ...]:
        """What makes a guess better than another one."""
        evidence = self.evidence
        return (
            self.certainty,
            self.way != "list",
            round(evidence.share, 2),
            bool(QUEUE_NAMES.search(self.variable.name)),
            evidence.exact,
            evidence.first,
            evidence.spread,
            len(set(self.squares.values())),
            not SEEN_NAMES.search(self.variable.name),
            self.way == "removed"
            and all(len(step.left) < 2 and not (step.left and step.joined) for step in self.steps),
            self.way == "walk",
            any(type(element) is tuple for element in self.squares),
            -self.form.rank,
            -self.variable.kept[0].moment,
        )


def find_queue(
    variables: Sequence[Variable],
    numbers: Mapping[Any, Sequence[Kept]],
    reads: Reads,
    board: Board,
    wanted: str | None,
    codes: Sequence[CodeType] = (),
    *,
    is_recursive: bool = False,
) -> Found | None:
    """The variable from which squares are taken, beginning with the start."""
    guesses: list[_Guess] = []
    for variable in _asked_for(variables, wanted):
        guesses += _guesses(variable, numbers, reads, board, is_wanted=wanted is not None)
    if is_recursive and wanted is None:
        guesses = [guess for guess in guesses if not _is_path(guess)]
    best = max(guesses, key=lambda guess: guess.order, default=None)
    if best is None and wanted is not None:
        raise BoardError(f"{shown(wanted)} holds no squares that can be recognised: name another variable")
    if best is None or (best.certainty == 0 and wanted is None):
        return None
    found = _found(best, codes)
    return found if best.certainty else found._replace(takes=())  # nobody knows how it is used


def _guesses(
    variable: Variable, numbers: Mapping[Any, Sequence[Kept]], reads: Reads, board: Board, *, is_wanted: bool
) -> Iterator[_Guess]:
    """The ways in which squares may be taken from a variable."""
    if variable.kept[0].held.kind == "squares":
        return
    steps = steps_of(variable.kept)
    emptied = [number + 1 for number, step in enumerate(steps) if not step.held]
    # What an earlier run has left in it is thrown away first.
    for begin in dict.fromkeys([0, *emptied[:1]]):
        found = list(_guesses_from(variable, steps[begin:], numbers, reads, board, is_wanted=is_wanted))
        yield from found
        if found:
            return


def _guesses_from(
    variable: Variable,
    steps: list[Step],
    numbers: Mapping[Any, Sequence[Kept]],
    reads: Reads,
    board: Board,
    *,
    is_wanted: bool,
) -> Iterator[_Guess]:
    filled = next((step for step in steps if step.held), None)
    if filled is None or (len(filled.held) > 1 and not is_wanted):
        return
    first = filled.held[0]
    elements = set(chain.from_iterable(step.held for step in steps))
    for form in forms_of(elements, first, board):
        begins = {form.to_square(element) for element in filled.held}
        if begins != {board.start} and not (begins == {0} and form.rank == 0) and not is_wanted:
            continue
        squares = {element: square for element in elements if (square := form.to_square(element)) is not None}
        for way, takes in _ways(variable.kind, steps, numbers, form, squares):
            evidence = weigh(takes, steps, squares, reads, board, by_level=way == "level")
            yield _Guess(variable, form, way, takes, steps, squares, evidence)
        if is_wanted:
            yield _Guess(variable, form, "held", [], steps, squares, Evidence())


def _ways(
    kind: type, steps: list[Step], numbers: Mapping[Any, Sequence[Kept]], form: Form, squares: Mapping[Any, Square]
) -> Iterator[tuple[str, list[Take]]]:
    if takes := removed(steps, squares):
        yield "removed", takes
    entries: list[tuple[int, Any]]
    is_list = kind in (list, deque) and not any(step.left for step in steps)
    if (found := versions(steps)) and not is_list:
        yield "level", levels(found, squares)
        entries, way = [(step.moment, each) for step in found for each in step.held], "walk"
    elif is_list:
        entries, way = [(step.moment, each) for step in steps for each in step.joined], "list"
    else:
        return
    for takes in walked(entries, numbers, form, squares):
        yield way, takes


def _is_path(guess: _Guess) -> bool:
    """Whether always the element leaves that has joined last, as on the path of a function that calls itself."""
    held: list[Any] = []
    for step in guess.steps:
        if step.left and (len(step.left) > 1 or step.joined or not held or held.pop() != step.left[0]):
            return False
        held += step.joined
    return guess.way in ("removed", "list")


def _found(guess: _Guess, codes: Sequence[CodeType]) -> Found:
    kind, is_turned = _kind(guess, codes)
    squares = guess.squares
    history = [Squares(step.moment, tuple(squares[each] for each in step.held)) for step in guess.steps]
    joins = [Squares(step.moment, tuple(squares[each] for each in step.joined)) for step in guess.steps if step.joined]
    if is_turned:
        history = [Squares(moment, held[::-1]) for moment, held, _ in history]
    if guess.way == "list":
        history = _waiting(history, guess.takes)
    return Found(guess.variable.name, history, guess.takes, kind, guess.way == "level", joins)


def _waiting(history: Sequence[Squares], takes: Sequence[Take]) -> list[Squares]:
    """What still waits in a list that only grows: what nobody has come by yet."""
    moments = sorted({each.moment for each in history} | {take.moment for take in takes})
    found, place, taken = [], 0, 0
    for moment in moments:
        while place + 1 < len(history) and history[place + 1].moment <= moment:
            place += 1
        while taken < len(takes) and takes[taken].moment <= moment:
            taken += 1
        found.append(Squares(moment, history[place].squares[taken:]))
    return found


def _kind(guess: _Guess, codes: Sequence[CodeType]) -> tuple[str, bool]:
    """What a container is called by the way it is used, and whether its front is at its end."""
    kind = guess.variable.kind
    if guess.way in ("level", "walk") or kind in DICTIONARIES | SETS:
        return "frontier", False
    if kind is LifoQueue:
        return "stack", False
    calls = {name for code in codes for name in code.co_names}
    if kind is PriorityQueue or (kind is list and calls & HEAP_CALLS and _is_heap(guess.steps)):
        return "heap", False
    front, back = _ends(guess.steps)
    if back and not front:
        return ("queue", True) if _joins_in_front(guess.steps) else ("stack", False)
    return "queue", False


def _is_heap(steps: Sequence[Step]) -> bool:
    """Whether always the first element leaves, where a heap has its least one."""
    return all(step.left == before.held[:1] for before, step in pairwise(steps) if step.left)


def _ends(steps: Sequence[Step]) -> tuple[int, int]:
    """How often the first element left, and how often the last one, where that is not the same."""
    pairs = [(before.held, step.held) for before, step in pairwise(steps) if step.left and len(before.held) > 1]
    return sum(before[1:] == now for before, now in pairs), sum(before[:-1] == now for before, now in pairs)


def _joins_in_front(steps: Sequence[Step]) -> bool:
    pairs = [(before.held, step.held) for before, step in pairwise(steps) if step.joined and before.held]
    return any(now[-len(before) :] == before and now[: len(before)] != before for before, now in pairs)


# The record


def find_seen(
    variables: Sequence[Variable],
    reads: Reads,
    board: Board,
    wanted: str | None,
    queue: Found | None,
    is_copy: Callable[[Held], bool] = bool,
) -> Found | None:
    """The variable that only grows, by the squares that are taken, that join the queue, or that were just read."""
    context = _Context(queue, reads, board)
    best: list[_Record] = []
    for variable in _asked_for(variables, wanted):
        is_queue = queue is not None and variable.name == queue.name
        if wanted is None and is_queue and not _only_grows(_plain_marks(variable)):
            continue
        if wanted is None and queue is None and variable.kind not in SETS and is_copy(variable.kept[-1].held):
            continue
        records = [
            record
            for rank, history in marks_of(variable.kept, board, context.begin, is_copy)
            if (record := context.judge(variable, rank, history, is_wanted=wanted is not None)) is not None
        ]
        best += sorted(records, key=lambda record: (record.share, record.exact, -record.rank))[-1:]
    if not best:
        if wanted is not None:
            raise BoardError(f"{shown(wanted)} holds no squares that can be recognised: name another variable")
        return None
    found = max(best, key=lambda record: (queue is None or record.variable.name != queue.name, *record.order))
    squares = [Squares(moment, tuple(values)) for moment, values in found.history]
    return Found(found.variable.name, [*squares[:-1], squares[-1]._replace(rolls=found.rolls)])


class _Record(NamedTuple):
    variable: Variable
    rank: int
    history: Sequence[Marks]
    share: float  # of its marks that fit what the search did then,
    exact: int  # and how many are just what was taken, or read last
    rolls: dict[Square, int]

    @property
    def order(self) -> tuple[Any, ...]:
        """What makes a record better than another one."""
        name = self.variable.name
        named = 2 * bool(SEEN_NAMES.search(name)) or bool(ROLLS_NAMES.search(name)) - bool(PARENT_NAMES.search(name))
        return (
            round(self.share, 2),
            named,
            bool(self.rolls),
            len(self.history[-1].values),
            -self.variable.kept[0].moment,
        )


def _plain_marks(variable: Variable) -> list[Marks]:
    return [Marks(moment, dict.fromkeys(elements_of(held))) for moment, held in variable.kept]


def _only_grows(history: Sequence[Marks]) -> bool:
    return all(before.values.keys() <= after.values.keys() for before, after in pairwise(history))


class _Context:
    """What the search did while a record grew."""

    def __init__(self, queue: Found | None, reads: Reads, board: Board) -> None:
        self.queue = queue
        self.reads = reads
        self.board = board
        self.windows = list(windows(queue.takes, by_level=queue.by_level)) if queue else []
        self.begin = self.windows[0][1] if self.windows else 0
        self.firsts = [first for _, first, _ in self.windows]
        self.joins = queue.steps if queue else ()
        self.join_moments = [each.moment for each in self.joins]
        self.waited = {square for each in self.joins for square in each.squares}

    def judge(self, variable: Variable, rank: int, history: Sequence[Marks], *, is_wanted: bool) -> _Record | None:
        """How good a record this is; nothing if it is none."""
        board = self.board
        marked = [each for each in history if each.values]
        if not marked or (not is_wanted and not _only_grows(history)):
            return None
        fitting = strange = exact = 0
        before: set[Square] = set()
        previous = -1
        known = {board.start} | ({0} & self.waited)
        origins: dict[Square, frozenset[Square]] = {}
        for number, (moment, values) in enumerate(history):
            fresh = values.keys() - before - known
            expected, taken = self._expected(previous, moment)
            if number == 0 and self.windows:
                expected = set()  # a record is not made of what it has to record
            fitting += len(fresh & expected)
            strange += len(fresh - expected)
            exact += len((values.keys() - before) & self._just_met(moment, taken))
            origins |= dict.fromkeys(fresh, taken)
            before |= values.keys()
            previous = moment
        rolls = _rolls(history[-1].values, origins, board)
        if PARENT_NAMES.search(variable.name):
            rolls = {}
        # A number that is read in an unusual way may fit by chance.
        is_chance = rank not in (0, USUAL_PLACE) and board.start not in before and fitting < 3
        if not is_wanted and (is_chance or not self._is_record(variable, history, fitting, strange, rolls)):
            return None
        fitting += board.start in before
        share = fitting / (fitting + strange) if fitting else 0.0
        return _Record(variable, rank, history, share, exact, rolls)

    def _just_met(self, moment: int, taken: frozenset[Square]) -> set[Square]:
        """The square that was read last, and where its jump ends; or the one that was taken."""
        read = self.reads.last_until(moment)
        met = set() if read is None else {read, self.board.jumps.get(read, read)}
        return met | taken if len(taken) == 1 else met

    def _expected(self, previous: int, moment: int) -> tuple[set[Square], frozenset[Square]]:
        """The squares that may be marked at a moment, and those that were taken last."""
        if not self.windows:
            read = self.reads.between(previous + 1, moment + 1) or [self.reads.last_until(moment) or 0]
            return self._with_ends(read), frozenset()
        number = bisect_right(self.firsts, moment) - 1
        if number < 0:
            return set(), frozenset()
        taken, first, last = self.windows[number]
        found = {*taken.squares, *self._with_ends(self.reads.between(first, last + 1))}
        # What is marked has joined the queue just before, or is about to.
        joined = slice(bisect_left(self.join_moments, first), bisect_right(self.join_moments, last))
        following = bisect_left(self.join_moments, moment)
        for each in (*self.joins[joined], *self.joins[following : following + 1]):
            found.update(each.squares)
        return found, taken.squares

    def _with_ends(self, squares: Sequence[Square]) -> set[Square]:
        found = set(squares)
        for square in squares:
            end = self.board.jumps.get(square)
            while end is not None and end not in found:
                found.add(end)
                end = self.board.jumps.get(end)
        return found

    def _is_record(
        self, variable: Variable, history: Sequence[Marks], fitting: int, strange: int, rolls: dict[Square, int]
    ) -> bool:
        start = self.board.start
        if fitting:
            if fitting < 9 * strange:
                return False
            return bool(self.windows) or self._is_record_of_its_own(variable, history, rolls)
        if strange or set(history[-1].values) != {start}:
            return False
        name = variable.name
        if not self.windows:
            is_trap = all(move.end == start for move in self.board.moves(start))
            return is_trap and bool(SEEN_NAMES.search(name) or ROLLS_NAMES.search(name))
        held = variable.kept[-1].held
        is_list = variable.kind is list and held.kind == "values" and len(held.values) < self.board.squares - 1
        is_meant = not is_list or bool(SEEN_NAMES.search(name)) or (self.queue is not None and self.queue.name == name)
        # Nothing but the start was expanded, so there was nothing else to mark.
        expanded = [take.squares for take in self.queue.takes] if self.queue else []
        return (self.waited <= {start} or len(expanded) <= 2) and is_meant

    def _is_record_of_its_own(self, variable: Variable, history: Sequence[Marks], rolls: dict[Square, int]) -> bool:
        """Without a queue a record begins with the start, and is no copy that is made of the board from end to end."""
        first = next(each.values for each in history if each.values)
        last = next(each.moment for each in history if len(each.values) == len(history[-1].values))
        read = self.reads.between(0, last + 1)
        is_sweep = len(first) > 1 or all(before <= after for before, after in pairwise(read))
        return self.board.start in first and (not is_sweep or bool(rolls) or bool(SEEN_NAMES.search(variable.name)))


def _rolls(
    values: Mapping[Square, Any], origins: Mapping[Square, frozenset[Square]], board: Board
) -> dict[Square, int]:
    """The rolls that a record knows, if what stands there can be nothing else: each is one more than that of another."""
    rolls: dict[Square, int] = {}
    for square, value in values.items():
        if type(value) is float and value.is_integer():
            value = int(value)
        if type(value) is not int or not 0 <= value <= board.squares or not square >= 0:
            return {}
        rolls[square] = value
    if not rolls or rolls.get(board.start, 0) != 0 or (board.start not in rolls and max(rolls.values()) < 2):
        return {}
    rolls.setdefault(board.start, 0)
    for square, number in rolls.items():
        if square == board.start:
            continue
        near = {square - roll for roll in range(1, 7)} | {
            start - roll for start, end in board.jumps.items() if end == square for roll in range(1, 7)
        }
        if not any(rolls.get(before) == number - 1 for before in near | origins.get(square, frozenset())):
            return {}
    return rolls if any(rolls.values()) or len(rolls) == 1 else {}


def _asked_for(variables: Sequence[Variable], wanted: str | None) -> list[Variable]:
    """The variables that come into question: all of them, or the one that is wanted."""
    if wanted is None:
        return list(variables)
    if type(wanted) is not str or wanted not in {variable.name for variable in variables}:
        names = ", ".join(dict.fromkeys(variable.name for variable in variables))
        there = f"choose from {names}" if names else "the solver has none"
        raise BoardError(f"no list, deque, set or dict is called {shown(wanted)}: {there}")
    return [variable for variable in variables if variable.name == wanted]
