"""How a walk without jumps goes on: `next_reach` and `landings` of notebook 09, how they are judged, and their mistakes."""

from collections.abc import Callable, Iterator
from typing import Any

from snl_edu.course.exercise import Judge, function
from snl_edu.course.verdict import Verdict, not_yet
from snl_edu.model.board import Board, Square
from snl_edu.model.boards import named_board

Landing = tuple[Square, int]  # a stop, and the number of the roll that lands on it
Ahead = Callable[[Board, Square], "Square | None"]

ONE_LADDER = Board(100, {30: 80})
FAR = Board(10**17 + 3, {600: 5, 10**16: 7})
TOO_SLOW = "it is right on short boards, but not on very long ones: leap over the free rolls in one step, with //"


def next_reach(board: Board, reach: Square) -> Square | None:
    """The furthest plain square within a roll, or None."""
    for square in range(min(reach + board.die, board.goal), reach, -1):
        if square not in board.jumps:
            return square
    return None


def landings(board: Board, reach: Square | None) -> list[Landing]:
    """Each stop that a walk can land on, with the roll that does it."""
    return _walk(board, reach)


def _walk(
    board: Board,
    reach: Square | None,
    onward: Ahead = next_reach,
    gap: int = 1,
    own: int = 1,
    kept: int = 1,
    die: int | None = None,
    most: int | None = None,
) -> list[Landing]:
    """The landings of a walk, which is right as long as only the board and the square are given."""
    rolls, die = 0, die or board.die
    found: list[Landing] = []
    stops = [*board.jumps, board.goal]
    while reach is not None and reach < board.goal:
        ahead = [stop for stop in stops if stop > reach]
        free = (ahead[0] - reach - gap) // die
        rolls, reach = kept * rolls + free + own, reach + free * die
        found += [(stop, rolls) for stop in ahead[:most] if stop <= reach + die]
        reach = onward(board, reach)
    return found


def _past_jumps(board: Board, reach: Square) -> Square:
    return min(reach + board.die, board.goal)


def _stages(board: Board, reach: Square | None) -> list[Landing]:
    """Counts one roll for each stretch, however long it is."""
    numbers = {rolls: number for number, rolls in enumerate(sorted({rolls for _, rolls in landings(board, reach)}), 1)}
    return [(stop, numbers[rolls]) for stop, rolls in landings(board, reach)]


def near_then_far(near: Judge, far: Judge) -> Judge:
    """Judges on short boards first, so that anyone who goes roll by roll reads that the idea is right."""

    def judge(answer: Any) -> Verdict:
        verdict = near(answer)
        return not_yet(TOO_SLOW) if verdict.passed and not far(answer).passed else verdict

    return judge


def _earliest(pairs: Any) -> Any:
    """The first roll for each stop, in order: a later landing on it is possible as well, and does no harm."""
    first: dict[Square, int] = {}
    for stop, rolls in pairs:
        first[stop] = min(rolls, first.get(stop, rolls))
    return tuple(sorted(first.items()))


def _reaches() -> Iterator[tuple[Board, Square]]:
    bite, five, six = map(named_board, ("the-snake-must-bite", "five-in-a-row", "six-in-a-row"))
    yield from [(bite, 1), (bite, 6), (five, 7), (five, 10), (ONE_LADDER, 27)]
    yield from [(Board(20, {5: 2}, die=4), 1), (Board(20, {5: 2}, die=10), 1), (bite, 22), (six, 10)]


def _walks() -> Iterator[tuple[Board, Square]]:
    yield from [(ONE_LADDER, 1), (ONE_LADDER, 80), (named_board("the-snake-must-bite"), 1)]
    yield from [(Board(60, {31: 50, 33: 40}), 1), (named_board("five-in-a-row"), 1)]
    yield from [(Board(50, {10: 3, 20: 40}, die=4), 3), (named_board("six-in-a-row"), 1), (Board(9), 9)]


judge_next_reach = function(
    next_reach,
    _reaches,
    {
        "that square starts a jump, and nobody stays there: look for the furthest plain square": _past_jumps,
        "take the furthest plain square, not the nearest": lambda board, reach: next(
            (square for square in range(reach + 1, _past_jumps(board, reach) + 1) if square not in board.jumps), None
        ),
        "the walk takes no jump: pass over a jump's start, and do not ask where it ends": lambda board, reach: max(
            move.end for move in board.moves(reach)
        ),
        "the die does not always have six sides: use board.die": lambda board, reach: next_reach(
            Board(board.squares, board.jumps), reach
        ),
        "no roll may go past the goal: begin with the smaller of reach + board.die and board.goal": lambda board, reach: (
            next((square for square in range(reach + board.die, reach, -1) if square not in board.jumps), None)
        ),
        "if all squares within a roll start jumps, give None: a walk cannot wait where it is": lambda board, reach: (
            next_reach(board, reach) or reach
        ),
    },
)

judge_landings = near_then_far(
    function(
        landings,
        _walks,
        {
            "your walk goes through the snakes and ladders as if they were plain: ask next_reach where it stands after "
            "a landing": lambda board, reach: _walk(board, reach, onward=_past_jumps),
            "a stop that is exactly 6 squares away is reached by one roll, and none of it is free: take 1 away before "
            "you divide": lambda board, reach: _walk(board, reach, gap=0),
            "the free rolls are not all: the roll that lands on a stop counts, too": lambda board, reach: _walk(
                board, reach, own=0
            ),
            "your rolls begin again after each stop: add them up along the walk": lambda board, reach: _walk(
                board, reach, kept=0
            ),
            "you count one roll for each stretch: the free rolls count as well": _stages,
            "one roll may land on any of several stops: take all that are within a roll": lambda board, reach: _walk(
                board, reach, most=1
            ),
            "the walk is not over at the first stop: it steps past it and goes on": lambda board, reach: [
                pair for pair in landings(board, reach) if pair[1] == landings(board, reach)[0][1]
            ],
            "the goal is a stop, too": lambda board, reach: [
                pair for pair in landings(board, reach) if pair[0] != board.goal
            ],
            "the die does not always have six sides: use board.die": lambda board, reach: _walk(board, reach, die=6),
            "give the stop itself, not the square where its jump ends": lambda board, reach: [
                (board.jumps.get(stop, stop), rolls) for stop, rolls in landings(board, reach)
            ],
            "each pair is (stop, rolls), in this order": lambda board, reach: [
                (rolls, stop) for stop, rolls in landings(board, reach)
            ],
        },
        normal=_earliest,
    ),
    function(landings, lambda: [(FAR, 1), (FAR, 7)], {}, normal=_earliest),
)
