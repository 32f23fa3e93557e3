"""The leap from stop to stop, and the search that tries only what it must: how they are judged, and their mistakes."""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush

from snl_edu.course.exercise import function
from snl_edu.course.exercises.walks import FAR, ONE_LADDER, Landing, landings, near_then_far, next_reach
from snl_edu.model.board import Board, Square
from snl_edu.model.boards import named_board
from snl_edu.model.leap import as_answer


def leap(board: Board) -> int | None:
    """The fewest rolls, from stop to stop."""
    return _leap(board)


def _leap(
    board: Board,
    pair: Callable[[Board, int, Landing], tuple[int, Square]] | None = None,
    take: Callable[[list[tuple[int, Square]]], tuple[int, Square]] = heappop,
    most: int | None = None,
    *,
    marks_early: bool = False,
    hasty: int | None = None,
) -> int | None:
    """The fewest rolls by walks, which is right as long as nothing but the board is given."""
    waiting, seen = [(0, board.start)], set[Square]()
    while waiting:
        rolls, square = take(waiting)
        if square == board.goal:
            return rolls
        if square in seen and not marks_early:
            continue
        seen.add(square)
        for landing in landings(board, square)[:most]:
            after, end = (pair or _right_pair)(board, rolls, landing)
            if hasty is not None and (landing[0], end)[hasty] == board.goal:
                return after
            if not (marks_early and end in seen):
                heappush(waiting, (after, end)) if take is heappop else waiting.append((after, end))
                seen.update([end] if marks_early else [])
    return None


def _right_pair(board: Board, rolls: int, landing: Landing) -> tuple[int, Square]:
    return rolls + landing[1], board.jumps.get(landing[0], landing[0])


def _paired(end: bool = True, so_far: int = 1, jump: int = 0, goal: int = 0) -> Callable[[Board], int | None]:
    """A leap that pushes other pairs: without the jump, without the rolls so far, or with a roll too many."""

    def pair(board: Board, rolls: int, landing: Landing) -> tuple[int, Square]:
        stop, more = landing
        extra = jump if stop in board.jumps else goal
        return so_far * rolls + more + extra, board.jumps.get(stop, stop) if end else stop

    return lambda board: _leap(board, pair)


def worth_trying(board: Board, square: Square) -> list[Square]:
    """The ends of all jumps within a roll, and the furthest plain square."""
    furthest = next_reach(board, square)
    return _jump_ends(board, square) + [square for square in [furthest] if square is not None]


def _jump_ends(board: Board, square: Square) -> list[Square]:
    return [move.end for move in board.moves(square) if move.jump]


def _with_furthest_landing(board: Board, square: Square) -> list[Square]:
    landings = [move.landing for move in board.moves(square)]
    return _jump_ends(board, square) + [landing for landing in landings[-1:] if landing not in board.jumps]


def _six_squares(board: Board, square: Square) -> list[Square]:
    return worth_trying(Board(board.squares, board.jumps), square)


def _leaps() -> Iterator[tuple[Board]]:
    yield from [(ONE_LADDER,), (named_board("the-snake-must-bite"),), (named_board("five-in-a-row"),)]
    yield from [(Board(100, {8: 20, 30: 60}),), (Board(100, {20: 90, 70: 12}),), (named_board("the-needed-snake"),)]
    yield (Board(100, {6: 13, 16: 81, 19: 27, **dict.fromkeys(range(20, 26), 1)}),)  # a mistake in the order shows here
    yield from [(named_board("six-in-a-row"),), (Board(1),)]


def _tries() -> Iterator[tuple[Board, Square]]:
    board = Board(36, {4: 20, 7: 2, 12: 30, 13: 11})
    yield from [(board, 1), (board, 7), (Board(36), 5), (board, 10), (Board(12, {5: 9}, die=4), 3)]
    yield from [(Board(36), 33), (named_board("six-in-a-row"), 10)]


judge_leap = near_then_far(
    function(
        leap,
        _leaps,
        {
            "the rolls so far are lost: push rolls + more": _paired(so_far=0),
            "a player who lands on a jump has to take it: push the end of the jump, board.jumps.get(stop, stop)": _paired(
                end=False
            ),
            "a jump is not a roll of its own: only `more` is added": [_paired(jump=1), _paired(jump=1, goal=1)],
            "the first way to the goal is not always the shortest: return only when the goal is taken out of the heap": [
                lambda board: _leap(board, hasty=0),
                lambda board: _leap(board, hasty=1),
            ],
            "you mark a square when it goes into the heap, but a better way to it may still come: mark it when it is "
            "taken out": lambda board: _leap(board, marks_early=True),
            "push every landing of the walk, not only the first one": lambda board: _leap(board, most=1),
            "serve the walk with the fewest rolls, not the one that has waited longest: take it out with heappop": (
                lambda board: _leap(board, take=lambda waiting: waiting.pop(0))
            ),
            "serve the walk with the fewest rolls, not the newest one: take it out with heappop": lambda board: _leap(
                board, take=lambda waiting: waiting.pop()
            ),
            "where the goal cannot be reached, give None": lambda board: as_answer(leap(board)),
        },
    ),
    function(leap, lambda: [(FAR,)], {}),
)

judge_worth_trying = function(
    worth_trying,
    _tries,
    {
        "you still try every roll: of the plain squares the furthest is enough": lambda board, square: [
            move.end for move in board.moves(square)
        ],
        "the jumps are missing: the ends of all jumps within a roll are worth trying": lambda board, square: [
            end for end in [next_reach(board, square)] if end is not None
        ],
        "the furthest plain square is missing": _jump_ends,
        "a jump's start is not where the player stands: give the end of the jump": lambda board, square: [
            move.landing for move in board.moves(square) if move.jump or move.landing == next_reach(board, square)
        ],
        "where the largest roll lands on a jump, the furthest plain square is nearer: look for it": _with_furthest_landing,
        "only the furthest of all ends is not enough: a snake may be needed, too": lambda board, square: [
            max(move.end for move in board.moves(square))
        ],
        "the die does not always have six sides: use board.die": _six_squares,
        "where no plain square is within a roll, leave it out: None is not a square": lambda board, square: [
            *_jump_ends(board, square),
            next_reach(board, square),
        ],
    },
    normal=set,
)
