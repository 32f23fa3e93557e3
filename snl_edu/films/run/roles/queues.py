"""The queue of a learner's solver: the variable from which squares are taken, beginning with the start."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from types import CodeType
from typing import Any, NamedTuple

from snl_edu.films.run.containers import DICTIONARIES, QUEUES, Kept, Variable
from snl_edu.films.run.roles.evidence import (
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
)
from snl_edu.films.run.roles.kinds import kind_of
from snl_edu.films.run.roles.readings import USUAL_PLACE, Reading, readings_of
from snl_edu.films.run.roles.roles import PARENT_NAMES, QUEUE_NAMES, SEEN_NAMES, Found, Squares, asked_for
from snl_edu.films.run.roles.views import Levels, views_of
from snl_edu.model.board import Board, BoardError, Square
from snl_edu.model.input.arguments import shown

LISTS = frozenset([list, deque, Levels])


class _Guess(NamedTuple):
    variable: Variable
    reading: Reading
    way: str  # in which squares are taken: removed, level, walk, list
    takes: list[Take]
    steps: list[Step]
    squares: Mapping[Any, Square]
    evidence: Evidence
    goal: Square

    @property
    def certainty(self) -> int:
        """3 if what was read fits, 2 if what joins fits, 1 if it held nothing but the start, 0 if it is not a queue."""
        evidence = self.evidence
        is_named = bool(QUEUE_NAMES.search(self.variable.name))
        if evidence.only_counts or (not is_named and self._may_be_anything):
            return 0
        if not is_named and self.variable.kind in DICTIONARIES:
            return 0  # few people let squares wait in a dictionary, and many keep the rolls in one
        is_meant = is_named or self.variable.kind is deque or self.variable.kind in QUEUES
        is_likely = is_meant or evidence.exact > 0 or evidence.strange == 0  # what only mostly fits may fit by chance
        if is_likely and evidence.is_read and (evidence.first or 0 not in self.squares.values()):
            return 3
        # The solver may read nothing, or read elsewhere on the board, because it numbers the squares in its own way.
        least = 1 if evidence.is_silent else 2
        is_usual = self.reading.rank <= USUAL_PLACE
        is_used = is_meant or self.way == "removed"  # a list that is made again and again may hold anything
        if is_usual and is_used and evidence.is_moved and min(evidence.moves, evidence.spread) > least:
            return 2
        is_meant = is_meant and self.variable.kind not in DICTIONARIES
        return int(set(self.squares.values()) == {1} and evidence.strange == 0 and is_meant and bool(self.takes))

    @property
    def _may_be_anything(self) -> bool:
        """Whether it may be anything: it never changes, its name stands for something else, or it may be a counter."""
        if self.way in ("level", "walk") and len(self.steps) == 1:
            return True
        if self.way == "list" and PARENT_NAMES.search(self.variable.name):
            return True
        numbers = [step.content for step in self.steps if step.content]
        is_single = all(len(content) == 1 and type(content[0]) is not tuple for content in numbers)
        is_never_empty = len(numbers) == len(self.steps)
        return (
            is_single and is_never_empty and self.variable.kind is list and (len(numbers) > 1 or self.reading.rank > 0)
        )

    @property
    def order(self) -> tuple[Any, ...]:
        """What makes a guess better than another one."""
        evidence = self.evidence
        is_on_board = all(1 <= square <= self.goal for square in self.squares.values())
        return (
            self.certainty,
            self.way != "list",
            round(evidence.share, 2),
            evidence.is_own,
            is_on_board or not evidence.is_silent,  # where no read shows how the squares are counted
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
            -self.reading.rank,
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
    for variable in asked_for(variables, wanted):
        guesses += _guesses(variable, numbers, reads, board, is_wanted=wanted is not None)
        for view in views_of(variable):
            guesses += _guesses(view, numbers, reads, board, is_wanted=False)
    # On some boards a function that names itself has no reason to call itself.
    is_recursive = is_recursive or any(code.co_name in code.co_names + code.co_freevars for code in codes)
    if wanted is None and is_recursive:
        guesses = [guess for guess in guesses if not _is_path(guess)]
    best = max(guesses, key=lambda guess: guess.order, default=None)
    if best is None and wanted is not None:
        raise BoardError(f"{shown(wanted)} holds no squares that can be recognised: name another variable")
    if best is None or (best.certainty == 0 and wanted is None):
        return None
    found = _found(best, codes)
    return found if best.certainty else found._replace(takes=())  # how it is used is not known


def _guesses(
    variable: Variable, numbers: Mapping[Any, Sequence[Kept]], reads: Reads, board: Board, *, is_wanted: bool
) -> Iterator[_Guess]:
    """The ways in which squares may be taken from a variable."""
    if variable.kept[0].content.kind == "squares":
        return
    steps = steps_of(variable.kept)
    emptied = [number + 1 for number, step in enumerate(steps) if not step.content]
    # A solver may first throw away what an earlier run has left in it.
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
    filled = next((step for step in steps if step.content), None)
    if filled is None or (len(filled.content) > 1 and not is_wanted):
        return
    first = filled.content[0]
    elements = set(chain.from_iterable([filled.content, *(step.joined for step in steps)]))
    for reading in readings_of(elements, first, board):
        begins = {reading.to_square(element) for element in filled.content}
        is_begun = begins == {board.start} or (begins == {0} and reading.rank == 0)
        if not is_begun and not is_wanted:
            continue
        squares = {element: square for element in elements if (square := reading.to_square(element)) is not None}
        for way, takes in _ways(variable.kind, steps, numbers, reading, squares) if is_begun else ():
            evidence = weigh(takes, steps, squares, reads, board, by_level=way == "level")
            yield _Guess(variable, reading, way, takes, steps, squares, evidence, board.goal)
        if is_wanted and all(1 <= square <= board.goal for square in squares.values()):
            yield _Guess(variable, reading, "held", [], steps, squares, Evidence(), board.goal)


def _ways(
    kind: type,
    steps: list[Step],
    numbers: Mapping[Any, Sequence[Kept]],
    reading: Reading,
    squares: Mapping[Any, Square],
) -> Iterator[tuple[str, list[Take]]]:
    if takes := removed(steps, squares):
        yield "removed", takes
    entries: list[tuple[int, Any]]
    is_list = kind in LISTS and not any(step.left for step in steps)
    if (found := versions(steps)) and not is_list:
        yield "level", levels(found, squares)
        entries, way = [(step.moment, each) for step in found for each in step.content], "walk"
    elif is_list:
        entries, way = [(step.moment, each) for step in steps for each in step.joined], "list"
    else:
        return
    for takes in walked(entries, numbers, reading, squares):
        yield way, takes


def _is_path(guess: _Guess) -> bool:
    """Whether it may be the path of a function that calls itself: the start stays, or the last to join leaves first."""
    steps, name = guess.steps, guess.variable.name
    changes = any(step.left for step in steps)
    if max(len(step.content) for step in steps) == 1:  # then its name or its type says what it was meant to be
        is_meant = QUEUE_NAMES.search(name) or guess.variable.kind in {deque, *QUEUES} or guess.way in ("level", "walk")
        return "stack" in name.lower() or bool(PARENT_NAMES.search(name)) or not is_meant
    if changes and len({step.content[:1] for step in steps}) == 1:
        return True
    content: list[Any] = []
    for step in steps:
        if step.left and (len(step.left) > 1 or step.joined or not content or content.pop() != step.left[0]):
            return False
        content += step.joined
    return changes or guess.way == "list"


def _found(guess: _Guess, codes: Sequence[CodeType]) -> Found:
    kind, is_turned = kind_of(guess.variable, guess.way, guess.steps, codes)
    squares = guess.squares
    square_of = squares.__getitem__
    history = [Squares(step.moment, tuple(map(square_of, step.content))) for step in guess.steps]
    joins = [Squares(step.moment, tuple(map(square_of, step.joined))) for step in guess.steps if step.joined]
    if is_turned:
        history = [Squares(moment, content[::-1]) for moment, content, _ in history]
    if guess.way == "list":
        history = _waiting(history, guess.takes)
    by_level, by_landing = guess.way == "level", guess.evidence.is_own
    return Found(guess.variable.name, history, guess.takes, kind, by_level, joins, by_landing)


def _waiting(history: Sequence[Squares], takes: Sequence[Take]) -> list[Squares]:
    """What still waits in a list that only grows: what has not been taken yet."""
    moments = sorted({each.moment for each in history} | {take.moment for take in takes})
    found, place, taken = [], 0, 0
    for moment in moments:
        while place + 1 < len(history) and history[place + 1].moment <= moment:
            place += 1
        while taken < len(takes) and takes[taken].moment <= moment:
            taken += 1
        found.append(Squares(moment, history[place].squares[taken:]))
    return found
