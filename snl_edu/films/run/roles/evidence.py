"""What a run shows about a variable: which squares were taken from it, and whether the squares read after that fit."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from snl_edu.films.run.containers import Kept
from snl_edu.films.run.roles.readings import Reading, elements_of, number_at, part_at
from snl_edu.model.board import Board, Square

DIE = 6
MOST_WALKERS = 6  # walks that are considered: the longest ones


class Reads(NamedTuple):
    """The squares that a run read, in order, and the moments when it did."""

    moments: list[int]
    squares: list[Square]

    @classmethod
    def of(cls, reads: Sequence[Sequence[Square]]) -> "Reads":
        """The reads of a run, from the squares that were read at each moment."""
        pairs = [(moment, square) for moment, squares in enumerate(reads) for square in squares]
        return cls([moment for moment, _ in pairs], [square for _, square in pairs])

    def between(self, first: int, last: int) -> list[Square]:
        """What was read from one moment until just before another."""
        return self.squares[bisect_left(self.moments, first) : bisect_left(self.moments, last)]

    def last_until(self, moment: int) -> Square | None:
        """What was read last, up to and including a moment."""
        place = bisect_right(self.moments, moment)
        return self.squares[place - 1] if place else None

    def following(self, moment: int) -> list[Square]:
        """What is read next after a moment: one square, or none."""
        place = bisect_right(self.moments, moment)
        return self.squares[place : place + 1]


class Step(NamedTuple):
    """How a container changes at some moment: what it holds then, what left it, and what joined."""

    moment: int
    content: tuple[Any, ...]
    left: tuple[Any, ...]
    joined: tuple[Any, ...]


class Take(NamedTuple):
    """The squares that were taken at some moment: one, or a whole level."""

    moment: int
    squares: frozenset[Square]


def steps_of(kept: Sequence[Kept]) -> list[Step]:
    """What left and what joined a container, each time it changed."""
    steps = []
    before: tuple[Any, ...] = ()
    for moment, content in kept:
        now = elements_of(content)
        if now != before:
            steps.append(Step(moment, now, *change(before, now)))
        before = now
    return steps


def change(before: tuple[Any, ...], now: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """What left, and what joined."""
    if before[1:] == now:  # most changes are of these three kinds, and quick to see
        return before[:1], ()
    if before[:-1] == now:
        return before[-1:], ()
    if now[: len(before)] == before:
        return (), now[len(before) :]
    left, joined = Counter(before), Counter(now)
    return tuple((left - joined).elements()), tuple((joined - left).elements())


def removed(steps: Sequence[Step], squares: Mapping[Any, Square]) -> list[Take]:
    """The takes, if a square is taken when it leaves the container."""
    return [Take(step.moment, frozenset(squares[each] for each in step.left)) for step in steps if step.left]


def versions(steps: Sequence[Step]) -> list[Step]:
    """The levels that a container held one after the other, if it held whole levels."""
    found = [step for number, step in enumerate(steps) if step.content and (step.left or number == 0)]
    replaced = any(len(step.left) > 1 or (step.left and step.joined) for step in steps)
    is_only_one = not any(step.content for step in steps[1:])
    return found if replaced or is_only_one else []


def levels(found: Sequence[Step], squares: Mapping[Any, Square]) -> list[Take]:
    """The takes, if all squares of a level are taken as soon as the level is there."""
    return [Take(step.moment, frozenset(squares[each] for each in step.content)) for step in found]


def walked(
    entries: Sequence[tuple[int, Any]],
    numbers: Mapping[Any, Sequence[Kept]],
    reading: Reading,
    squares: Mapping[Any, Square],
) -> list[list[Take]]:
    """The takes, if a variable or an index walks along the elements in order: a list for each one that may do so."""
    found: list[list[Take]] = []
    for history in numbers.values():
        begin = entries[0][0]
        early, late = ([kept for kept in history if (kept.moment >= begin) is is_late] for is_late in (False, True))
        if early and (not late or late[0].moment > begin):
            late.insert(0, Kept(begin + 1, early[-1].content))  # what it held before counts from the next line
        for values in (
            [element for _, element in entries],
            [part_at(reading.path, element) for _, element in entries],
            [number_at(reading.path, element) for _, element in entries],
        ):
            found.append(_walk(entries, values, late, squares))
        found += [_walk_by_index(entries, late, squares, ahead) for ahead in (0, 1)]
    return sorted(filter(None, found), key=len)[-MOST_WALKERS:]


def _walk(
    entries: Sequence[tuple[int, Any]], values: Sequence[Any], history: Sequence[Kept], squares: Mapping[Any, Square]
) -> list[Take]:
    begin = next((number for number, kept in enumerate(history) if kept.content == values[0]), None)
    if begin is None or type(history[begin].content) is bool:
        return []
    takes, place = [], -1
    for moment, content in history[begin:]:
        place += 1
        while place < len(values) and values[place] != content and place > 0 and values[place] == values[place - 1]:
            place += 1  # the variable gets the same value again, which does not show
        if place == len(values) or values[place] != content or entries[place][0] > moment:
            return []
        takes.append(Take(moment, frozenset([squares[entries[place][1]]])))
    return takes


def _walk_by_index(
    entries: Sequence[tuple[int, Any]], history: Sequence[Kept], squares: Mapping[Any, Square], ahead: int
) -> list[Take]:
    """The takes, if an index counts the elements that are taken; it may be one ahead."""
    counts = [kept.content for kept in history]
    if counts != list(range(len(counts))) or bool in map(type, counts):
        return []
    return [
        Take(moment, frozenset([squares[entries[place - ahead][1]]]))
        for moment, place in history
        if ahead <= place < len(entries) + ahead and entries[place - ahead][0] <= moment
    ]


class Evidence(NamedTuple):
    """The evidence for and against a way in which squares may be taken and read."""

    fitting: int = 0  # reads of a square that one roll reaches from what was taken,
    strange: int = 0  # and of others
    exact: int = 0  # squares that join just when they, or the jump to them, were read
    first: int = 0  # how often the nearest square that was read is the next one
    moves: int = 0  # squares that join and are one roll, or a jump, from what was taken,
    no_moves: int = 0  # and others
    spread: int = 0  # the most different squares that join after one was taken
    only_counts: bool = False  # whether what joins is always one more than what was taken
    own: int = 0  # how often nothing was read but the square that was taken, to see whether a jump starts there

    @property
    def share(self) -> float:
        """How much of what was read fits."""
        return 1.0 if self.is_own else self.fitting / (self.fitting + self.strange) if self.fitting else 0.0

    @property
    def is_own(self) -> bool:
        """Whether a jump is taken when its square leaves the queue: only the squares that were taken are read."""
        return self.own > 0 and self.is_silent and self.is_moved

    @property
    def is_read(self) -> bool:
        """Whether the squares read after a square was taken are those that the die reaches from it."""
        return self.share >= 0.8 and not (self.no_moves >= 3 and self.no_moves > self.moves)

    @property
    def is_moved(self) -> bool:
        """Whether what joins is what the die, or a jump, reaches from what was taken."""
        return self.moves > 0 and self.moves >= 19 * self.no_moves

    @property
    def is_silent(self) -> bool:
        """Whether nothing was read after squares were taken, except these squares."""
        return self.fitting + self.strange == 0


def weigh(
    takes: Sequence[Take],
    steps: Sequence[Step],
    squares: Mapping[Any, Square],
    reads: Reads,
    board: Board,
    *,
    by_level: bool,
) -> Evidence:
    """The evidence for taking squares in this way."""
    fitting = strange = exact = nearest = moves = no_moves = spread = own = 0
    pairs: list[tuple[Square, Square]] = []
    targets = set(board.jumps.values())
    joins = [(step.moment, squares[each]) for step in steps for each in step.joined]
    join_moments = [moment for moment, _ in joins]
    sources: set[Square] = set()  # what was taken since something joined: all that a level finds may join at once
    for take, first, last in windows(takes, by_level=by_level):
        within = reads.between(first, last)
        sources |= take.squares | {board.jumps[square] for square in take.squares & board.jumps.keys()}
        is_own = bool(within) and take.squares.issuperset(within)
        own += is_own
        ends: set[Square] = set()
        for square in () if is_own else within:
            if _is_reached(square, take.squares):
                fitting += 1
            elif square not in take.squares and square not in ends:
                strange += 1
            ends.add(board.end_of(square))
        nearest += bool(within) and min(within) == min(take.squares) + 1
        joined = joins[bisect_left(join_moments, first) : bisect_left(join_moments, last)]
        spread = max(spread, len({square for _, square in joined}))
        for moment, square in joined:
            is_move = _is_reached(square, sources) or square in targets
            moves += is_move
            no_moves += not is_move
            read = reads.last_until(moment)
            exact += 2 * (read is not None and board.end_of(read) == square) + (read == square)
            pairs.append((min(take.squares), square))
        if joined:
            sources.clear()
    only_counts = len(pairs) > 1 and spread == 1 and all(after == before + 1 for before, after in pairs)
    return Evidence(fitting, strange, exact, nearest, moves, no_moves, spread, only_counts, own)


def _is_reached(square: Square, taken: Collection[Square]) -> bool:
    return any(square - roll in taken for roll in range(1, DIE + 1))


def windows(takes: Sequence[Take], *, by_level: bool) -> Iterator[tuple[Take, int, int]]:
    """Each take, with when it begins and ends; what a line reads before it replaces a level belongs to the old one."""
    for number, take in enumerate(takes):
        last = takes[number + 1].moment if number + 1 < len(takes) else 2**60
        yield take, take.moment + by_level, last + by_level
