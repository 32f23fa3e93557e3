"""The functions that learners write in notebook 02, which make up a search, and the mistakes that they make."""

from collections.abc import Callable, Iterator
from inspect import isgeneratorfunction
from typing import Any

from snl_edu.course.exercise import PRINTS, UNWRITTEN, function
from snl_edu.course.verdict import Verdict, not_yet
from snl_edu.model.board import Board, Move, Square
from snl_edu.model.boards import named_board

SEARCHED = (
    "example-1",
    "the-modest-ladder",
    "chained-jumps",
    "thirty-cells",
    "the-trap",
    "six-in-a-row",
    "chutes-and-ladders",
    "one-square",
)
NINE = Board(9, {2: 8, 6: 3})  # so small that all of a search on it can be shown
LANDED_ON = Board(12, {2: 9, 5: 2})  # one roll lands on 2, and another one ends there
# What a learner reads if their search gives None, since it has to yield.
NOTHING = {
    UNWRITTEN: "your function yields nothing so far: write its body, with `yield` in it",
    PRINTS: "your function prints the frontiers: write yield in place of print",
}
SHORT = 6  # of these boards, on which every search ends soon
MOST_ROUNDS = 4  # of a search that never marks, which may have no end: enough for those boards

Frontiers = list[list[Square]]
Case = tuple[Board, list[Square], set[Square]]


def next_frontier(board: Board, frontier: list[Square], seen: set[Square]) -> list[Square]:
    """The squares first reached with one roll more; they join `seen`."""
    found = []
    for square in frontier:
        for move in board.moves(square):
            if move.end not in seen:
                seen.add(move.end)
                found.append(move.end)
    return found


def reach(board: Board) -> Iterator[list[Square]]:
    """Each frontier in turn, until the goal is reached or no square is new."""
    frontier = [board.start]
    seen = {board.start}
    while frontier:
        yield frontier
        if board.goal in seen:
            return
        frontier = next_frontier(board, frontier, seen)


def searched_boards() -> list[tuple[Board]]:
    """A case for each board that a search is tried on, the most revealing ones first."""
    *short, trap, wall, chutes, one = map(named_board, SEARCHED)
    return [(board,) for board in (NINE, *short, LANDED_ON, trap, wall, chutes, one)]


def _frontier_of(board: Board, depth: int) -> Case:
    """A frontier of a board as a case, with all that was seen when it was found."""
    found = all_frontiers(board)[: depth + 1]
    return board, found[-1], {square for frontier in found for square in frontier}


def _from_some_frontiers() -> list[Case]:
    """The idea first, then ends that are landings too, then a dead end, and a start off the board."""
    named = [("example-1", 0), ("example-1", 1), ("the-modest-ladder", 1), ("thirty-cells", 1), ("example-1", 2)]
    rare = [("the-trap", 0), ("six-in-a-row", 2), ("chutes-and-ladders", 0)]
    telling, edges = ([_frontier_of(named_board(name), depth) for name, depth in some] for some in (named, rare))
    small = [_frontier_of(NINE, 0), _frontier_of(NINE, 1)]
    return [*small, *telling, _frontier_of(LANDED_ON, 0), *edges]


def tried(board: Board, frontier: list[Square]) -> list[Move]:
    """Every move from a frontier, in the order in which a search tries them."""
    return [move for square in frontier for move in board.moves(square)]


def _marks_landings(board: Board, frontier: list[Square], seen: set[Square]) -> list[Square]:
    """The next frontier by somebody who adds the landing to `seen` as well."""
    found = []
    for move in tried(board, frontier):
        if move.end not in seen:
            seen |= {move.landing, move.end}
            found.append(move.end)
    return found


def _roll_by_roll(board: Board, frontier: list[Square], seen: set[Square]) -> list[Square]:
    """The next frontier by somebody who tries roll 1 from all squares before roll 2 from any."""
    moves = sorted(tried(board, frontier), key=lambda move: move.roll)
    return [end for end in dict.fromkeys(move.end for move in moves) if end not in seen]


def _next(board: Board, frontier: list[Square], seen: set[Square]) -> list[Square]:
    """The next frontier, with nothing changed."""
    return next_frontier(board, frontier, set(seen))


_found = function(
    _next,
    _from_some_frontiers,
    {
        "your function never looks into `seen`: a square that was reached before does not count again": (
            lambda board, frontier, _seen: [move.end for move in tried(board, frontier)],
            lambda board, frontier, _seen: list(dict.fromkeys(move.end for move in tried(board, frontier))),
        ),
        "a square is in your list more than once: add it to `seen` as soon as you find it, not later": (
            lambda board, frontier, seen: [move.end for move in tried(board, frontier) if move.end not in seen]
        ),
        "you keep where each roll lands: a player stands where the move ends": (
            lambda board, frontier, seen: _next(Board(board.squares, start=board.start), frontier, seen),
            lambda board, frontier, seen: [
                move.landing
                for at, move in enumerate(tried(board, frontier))
                if move.end not in {*seen, *(before.end for before in tried(board, frontier)[:at])}
            ],
        ),
        "you add the landing to `seen` as well: only the ends of moves are squares where somebody has stood": (
            lambda board, frontier, seen: _marks_landings(board, frontier, set(seen))
        ),
        "a set forgets the order in which the squares were found: collect them in a list": (
            lambda board, frontier, seen: set(_next(board, frontier, seen))
        ),
        "your squares are sorted: leave them in the order in which they were found": (
            lambda board, frontier, seen: sorted(_next(board, frontier, seen))
        ),
        "your list is the wrong way round: a new square joins at the end, so use append": (
            lambda board, frontier, seen: _next(board, frontier, seen)[::-1]
        ),
        "you try roll 1 from every square, then roll 2: take the squares one by one, and all rolls from each": (
            _roll_by_roll
        ),
        "your function looks at the first square of the frontier only: is `return` inside the outer loop?": (
            lambda board, frontier, seen: _next(board, frontier[:1], seen)
        ),
        "your function stops at the first new square: is `return` inside the inner loop?": (
            lambda board, frontier, seen: _next(board, frontier, seen)[:1],
            lambda board, frontier, seen: next(iter(_next(board, frontier, seen)), None),
        ),
        "your list holds moves: keep the square where each of them ends, `move.end`": (
            lambda board, frontier, seen: [
                next(move for move in tried(board, frontier) if move.end == end) for end in _next(board, frontier, seen)
            ]
        ),
        "you give back `seen`, with all squares so far: give back the list of the new ones": (
            lambda board, frontier, seen: seen | set(_next(board, frontier, seen))
        ),
        "your list begins with the old frontier: it should hold the new squares only": (
            lambda board, frontier, seen: frontier + _next(board, frontier, seen)
        ),
        "your list is always empty: is `append` reached at all?": lambda _board, _frontier, _seen: [],
    },
)


class OnCopies:
    """A learner's `next_frontier`, called with copies of what it may change, which are kept."""

    def __init__(self, answer: Callable[..., Any]) -> None:
        self.answer = answer
        self.calls: list[tuple[Case, list[Square], set[Square]]] = []

    def __call__(self, board: Board, frontier: list[Square], seen: set[Square]) -> Any:
        """What the function gives for copies."""
        line, known = list(frontier), set(seen)
        self.calls.append(((board, frontier, seen), line, known))
        return self.answer(board, line, known)


def judge_next_frontier(answer: Any) -> Verdict:
    """The verdict on a `next_frontier`, which has to add to `seen` what it gives back, and to leave `frontier` alone."""
    if isgeneratorfunction(answer):
        return not_yet("your function yields the squares one by one: return them all, in one list")
    trial = OnCopies(answer) if callable(answer) else answer
    verdict = _found(trial)
    for case, line, known in trial.calls if callable(answer) else ():
        board, frontier, seen = case
        if line != frontier:
            return not_yet("your function changes `frontier`: put the new squares into a list of their own", board)
        right = seen | set(_next(*case))
        if verdict.passed and right - known:
            square = min(right - known)
            return not_yet(
                f"the list is right, but {square} does not join `seen`: the next call will find it again", board
            )
        if verdict.passed and known != right:
            return not_yet("the list is right, but more than that joins `seen`: add only what you have found", board)
    return verdict


def all_frontiers(board: Board, *, goal: bool = True) -> Frontiers:
    """All frontiers of a board, also those after the goal's if the goal does not count."""
    if goal:
        return list(reach(board))
    found, seen = [[board.start]], {board.start}
    while fresh := next_frontier(board, found[-1], seen):
        found.append(fresh)
    return found


def is_won(board: Board) -> bool:
    """Whether the goal can be reached."""
    return board.goal in all_frontiers(board)[-1]


def _unmarked(board: Board, *, keeps_one: bool = False) -> Frontiers:
    """The first frontiers of a search that remembers nothing that it has seen, or only the frontier before."""
    found = [[board.start]]
    while board.goal not in found[-1] and len(found) <= MOST_ROUNDS:
        moves = tried(board, found[-1])
        ends = [move.end for move in moves]
        found.append(_next(board, found[-1], set(found[-1])) if keeps_one else ends)
    return found


def _search_that_marks_landings(board: Board) -> Frontiers:
    found, seen = [[board.start]], {board.start}
    while board.goal not in seen and (fresh := _marks_landings(board, found[-1], seen)):
        found.append(fresh)
    return found


def _cut_at_goal(board: Board) -> Frontiers:
    *before, last = all_frontiers(board)
    return [*before, last[: last.index(board.goal) + 1] if board.goal in last else last]


def _same_list(board: Board) -> Frontiers:
    """What is left of the frontiers if each is put into the list that was yielded before."""
    found = all_frontiers(board)
    return [found[-1] if is_won(board) else []] * len(found)


_MISTAKES: dict[str, Callable[[Board], Any] | tuple[Callable[[Board], Any], ...]] = {
    "frontier 0 is missing: yield the start before the first roll": lambda board: all_frontiers(board)[1:],
    "your search stops one frontier too early: yield the frontier that holds the goal as well": (
        lambda board: all_frontiers(board)[:-1] if is_won(board) else all_frontiers(board)
    ),
    "your search goes on after the goal: end it with `return` when the goal has been reached": (
        lambda board: all_frontiers(board, goal=False),
        lambda board: [*all_frontiers(board, goal=False), []],
    ),
    "your search yields an empty frontier at the end of a board that cannot be won: leave it out": (
        lambda board: all_frontiers(board) if is_won(board) else [*all_frontiers(board), []]
    ),
    "your last frontier ends with the goal: finish the frontier first, other squares are just as near": _cut_at_goal,
    "your search forgets what it has seen: squares come back in later frontiers": (
        _unmarked,
        lambda board: _unmarked(board, keeps_one=True),
    ),
    "every frontier is the same list, which you change later: make a new list for each": (
        _same_list,
        lambda board: (
            [[square for frontier in all_frontiers(board) for square in frontier]] * len(all_frontiers(board))
        ),
    ),
    "you use the squares where the die lands: a player stands where the move ends": (
        lambda board: all_frontiers(Board(board.squares, start=board.start))
    ),
    "you add the landing to `seen` as well: only the ends of moves are squares where somebody has stood": (
        _search_that_marks_landings
    ),
    "your frontiers are sets, which forget the order: yield lists": lambda board: list(map(set, all_frontiers(board))),
    "your frontiers are sorted: leave the squares in the order in which they were found": (
        lambda board: list(map(sorted, all_frontiers(board)))
    ),
    "you yield `seen`: yield the frontier, the squares that are new": (
        lambda board: (
            [{square for frontier in all_frontiers(board) for square in frontier}] * len(all_frontiers(board))
        ),
    ),
    "you yield one square at a time: yield the whole frontier as one list": (
        lambda board: [square for frontier in all_frontiers(board) for square in frontier]
    ),
    "you yield the number of rolls as well: yield the frontier alone": lambda board: list(
        enumerate(all_frontiers(board))
    ),
    "your function returns the first frontier and is over: write `yield` in place of `return`": (
        lambda board: [board.start]
    ),
    "your search yields the start and ends: is there a loop around `yield`?": lambda board: [[board.start]],
    "you give the last frontier only: yield each of them, inside the loop": lambda board: all_frontiers(board)[-1],
    "you yield the last frontier only: is `yield` inside the loop?": lambda board: all_frontiers(board)[-1:],
    "you give the number of rolls: yield the frontiers themselves": lambda board: len(all_frontiers(board)) - 1,
}

_short_searches = function(reach, lambda: searched_boards()[:SHORT], _MISTAKES)
_searches = function(reach, searched_boards, _MISTAKES)


def judge_reach(answer: Any) -> Verdict:
    """The verdict on a search, first on boards where it ends even if nothing is marked, so that it can say why."""
    verdict = _short_searches(answer)
    if verdict.passed:
        return _searches(answer)
    said = NOTHING.get(verdict.message.removeprefix("Not yet: "))
    return verdict if said is None else not_yet(said)
