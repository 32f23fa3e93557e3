"""The record of a learner's solver: the variable that grows by the squares that were seen."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from snl_edu.films.run.containers import DICTIONARIES, SETS, Held, Variable
from snl_edu.films.run.roles.evidence import DIE, Reads, windows
from snl_edu.films.run.roles.ledgers import Ledger, ledgers_of
from snl_edu.films.run.roles.readings import USUAL_PLACE, elements_of
from snl_edu.films.run.roles.roles import PARENT_NAMES, ROLLS_NAMES, SEEN_NAMES, Found, Squares, asked_for
from snl_edu.model.board import Board, BoardError, Square
from snl_edu.model.input.arguments import shown

MANY = 3  # squares whose rolls all fit together


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
    for variable in asked_for(variables, wanted):
        if (
            wanted is None
            and queue is not None
            and variable.name == queue.name
            and (queue.kind == "frontier" or not _only_grows(_plain_marks(variable)))
        ):
            continue  # one list may be both, but a frontier that is replaced by the next one is not a record
        if wanted is None and queue is None and variable.kind not in SETS and is_copy(variable.kept[-1].content):
            continue
        records = [
            record
            for rank, history in ledgers_of(variable.kept, board, context.begin, is_copy)
            if (record := context.judge(variable, rank, history, is_wanted=wanted is not None)) is not None
        ]
        best += sorted(records, key=lambda record: (record.share, record.exact, -record.rank))[-1:]
    if not best:
        if wanted is not None:
            raise BoardError(f"{shown(wanted)} holds no squares that can be recognised: name another variable")
        return None
    record = max(best, key=lambda record: (queue is None or record.variable.name != queue.name, *record.order))
    squares = [Squares(moment, tuple(values)) for moment, values in record.history]
    return Found(record.variable.name, [*squares[:-1], squares[-1]._replace(rolls=record.rolls)])


class _Record(NamedTuple):
    variable: Variable
    rank: int
    history: Sequence[Ledger]
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


def _plain_marks(variable: Variable) -> list[Ledger]:
    return [Ledger(moment, dict.fromkeys(elements_of(content))) for moment, content in variable.kept]


def _only_grows(history: Sequence[Ledger]) -> bool:
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

    def judge(self, variable: Variable, rank: int, history: Sequence[Ledger], *, is_wanted: bool) -> _Record | None:
        """How good a record this is; None if it is not a record."""
        board = self.board
        marked = [each for each in history if each.values]
        if not marked or (not is_wanted and (not _only_grows(history) or self._is_map(marked[-1].values))):
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
                expected = set()  # what a record holds when it is made was not found by the search
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
        if rank and not fitting and variable.kind in DICTIONARIES and not SEEN_NAMES.search(variable.name):
            is_chance = True
        if not is_wanted and (is_chance or not self._is_record(variable, history, fitting, strange, rolls)):
            return None
        fitting += board.start in before
        share = fitting / (fitting + strange) if fitting else 0.0
        return _Record(variable, rank, history, share, exact, rolls)

    def _is_map(self, values: Mapping[Square, Any]) -> bool:
        """Whether it says where the squares lie in the matrix."""
        on_board = range(1, self.board.squares + 1)
        return all(square in on_board and values[square] == self.board.position(square) for square in values)

    def _just_met(self, moment: int, taken: frozenset[Square]) -> set[Square]:
        """The square that was read last, and where its jump ends; or the one that was taken."""
        read = self.reads.last_until(moment)
        met = set() if read is None else {read, self.board.end_of(read)}
        return met | taken if len(taken) == 1 else met

    def _expected(self, previous: int, moment: int) -> tuple[set[Square], frozenset[Square]]:
        """The squares that may be marked at a moment, and those that were taken last."""
        if not self.windows:
            read = self.reads.between(previous + 1, moment + 1) or [self.reads.last_until(moment) or 0]
            # Where a jump is taken only later, a square is marked first and read then.
            return self._with_ends(read) | set(self.reads.following(moment)), frozenset()
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
        if self.queue is not None and self.queue.by_landing:  # nothing needs to be read before a square is marked
            found |= {square + roll for square in self._with_ends([*taken.squares]) for roll in range(1, DIE + 1)}
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
        self, variable: Variable, history: Sequence[Ledger], fitting: int, strange: int, rolls: dict[Square, int]
    ) -> bool:
        start = self.board.start
        if not self.windows and len(rolls) > MANY:
            return True  # a table of rolls is corrected here and there, but its numbers can be nothing else
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
        content = variable.kept[-1].content
        is_list = variable.kind is list and content.kind == "values" and len(content.values) < self.board.squares - 1
        is_meant = not is_list or bool(SEEN_NAMES.search(name)) or (self.queue is not None and self.queue.name == name)
        # Nothing but the start was expanded, so there was nothing else to mark.
        expanded = [take.squares for take in self.queue.takes] if self.queue else []
        ends = {self.board.jumps.get(square, square) for squares in expanded for square in squares}
        is_stuck = self.queue is not None and self.queue.by_landing and ends == {start}
        return (self.waited <= {start} or len(expanded) <= 2 or is_stuck) and is_meant

    def _is_record_of_its_own(self, variable: Variable, history: Sequence[Ledger], rolls: dict[Square, int]) -> bool:
        """Whether it is a record without a queue: it begins with the start, and is not a copy of the whole board."""
        first = next(each.values for each in history if each.values)
        last = next(each.moment for each in history if len(each.values) == len(history[-1].values))
        read = self.reads.between(0, last + 1)
        is_sweep = len(first) > 1 or all(before <= after for before, after in pairwise(read))
        return self.board.start in first and (not is_sweep or bool(rolls) or bool(SEEN_NAMES.search(variable.name)))


def _rolls(
    values: Mapping[Square, Any], origins: Mapping[Square, frozenset[Square]], board: Board
) -> dict[Square, int]:
    """The rolls in a record, if its values can be nothing else: each is one more than that of another square."""
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
