"""Right and wrong answers to the exercises of notebook 09."""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from math import ceil
from typing import Any

from snl_edu import Board, fewest_rolls, frontiers
from tests.helpers.answers import Answers

Pairs = list[tuple[int, int]]
FAR = 10**12


def _reach(board: Board, reach: int) -> int | None:
    within = range(min(reach + board.die, board.goal), reach, -1)
    return next((square for square in within if square not in board.jumps), None)


def _landings(board: Board, reach: int | None) -> Iterator[tuple[int, int]]:
    yield from _walk(board, reach)


def _landings_once(board: Board, reach: int) -> list[list[int]]:
    """Notes each stop the first time only, as lists."""
    first = dict(reversed(_walk(board, reach)))
    return [[stop, first[stop]] for stop in sorted(first, key=first.__getitem__)]


def _walk(
    board: Board,
    reach: int | None,
    divide: Callable[[int, int], int] = lambda distance, die: (distance - 1) // die,
    count: Callable[[int, int], int] = lambda rolls, free: rolls + free + 1,
    take: Callable[[list[int]], list[int]] = lambda ahead: ahead,
    die: int | None = None,
) -> Pairs:
    """A walk that differs from the right one in one thing."""
    rolls, found, die = 0, [], die or board.die
    while reach is not None and reach < board.goal:
        ahead = [stop for stop in (*board.jumps, board.goal) if stop > reach]
        free = divide(ahead[0] - reach, die)
        rolls, reach = count(rolls, free), reach + free * die
        found += [(stop, rolls) for stop in take(ahead) if stop <= reach + die]
        reach = _reach(board, reach)
    return found


def _by_division(board: Board, reach: int) -> Pairs:
    return [(stop, -(-(stop - reach) // board.die)) for stop in (*board.jumps, board.goal) if stop > reach]


def _stages(board: Board, reach: int) -> Pairs:
    rolls = sorted({rolls for _, rolls in _landings(board, reach)})
    return [(stop, rolls.index(after) + 1) for stop, after in _landings(board, reach)]


def _first_stop(board: Board, reach: int) -> Pairs:
    pairs = list(_landings(board, reach))
    return [pair for pair in pairs if pair[1] == pairs[0][1]]


def _leap_by(
    push: Callable[[Board, int, int, int], tuple[int, int]],
    take: Callable[[list[tuple[int, int]]], tuple[int, int]] | None = None,
    most: int | None = None,
) -> Callable[[Board], int | None]:
    """A leap that differs from the right one in one thing."""

    def leap(board: Board) -> int | None:
        waiting, seen = [(0, board.start)], set()
        while waiting:
            rolls, square = take(waiting) if take else heappop(waiting)
            if square == board.goal:
                return rolls
            if square not in seen:
                seen.add(square)
                for stop, more in list(_landings(board, square))[:most]:
                    pair = push(board, rolls, stop, more)
                    waiting.append(pair) if take else heappush(waiting, pair)
        return None

    return leap


def _end(board: Board, rolls: int, stop: int, more: int) -> tuple[int, int]:
    return rolls + more, board.jumps.get(stop, stop)


_leap = _leap_by(_end)


def _hasty(board: Board) -> int | None:
    waiting, seen = [(0, board.start)], set()
    while waiting:
        rolls, square = heappop(waiting)
        if square == board.goal:
            return rolls
        if square not in seen:
            seen.add(square)
            for stop, more in _landings(board, square):
                if stop == board.goal:
                    return rolls + more
                heappush(waiting, (rolls + more, board.jumps[stop]))
    return None


def _marks_early(board: Board) -> int | None:
    waiting, seen = [(0, board.start)], {board.start}
    while waiting:
        rolls, square = heappop(waiting)
        if square == board.goal:
            return rolls
        for stop, more in _landings(board, square):
            after, end = _end(board, rolls, stop, more)
            if end not in seen:
                seen.add(end)
                heappush(waiting, (after, end))
    return None


def _searched(board: Board) -> int | None:
    last = list(frontiers(board))[-1]
    return last.depth if board.goal in last.squares else None


def _steps(board: Board) -> int | None:
    frontier, seen, rolls = {board.start}, {board.start}, 0
    while frontier and board.goal not in frontier:
        frontier = {move.end for square in frontier for move in board.moves(square)} - seen
        seen |= frontier
        rolls += 1
    return rolls if frontier else None


def _worth(board: Board, square: int) -> list[int]:
    ends = [move.end for move in board.moves(square) if move.jump is not None]
    furthest = _reach(board, square)
    if furthest is not None:
        ends.append(furthest)
    return ends


def _largest_roll(board: Board, square: int) -> list[int]:
    moves = board.moves(square)
    return [move.end for move in moves if move.jump] + [move.end for move in moves[-1:] if not move.jump]


def _with_none(board: Board, square: int) -> list[int | None]:
    return [*(move.end for move in board.moves(square) if move.jump), _reach(board, square)]


def _jump_landings(board: Board, square: int) -> list[int]:
    furthest = _reach(board, square)
    return [move.landing for move in board.moves(square) if move.jump or move.landing == furthest]


def _empty_rolls(board: Board) -> int:
    return -(-(board.squares - board.start) // board.die)


def _without_die(rule: Callable[[Board, int], Any]) -> Callable[[Board, int], Any]:
    return lambda board, square: rule(Board(board.squares, board.jumps), square)


ANSWERS: dict[str, Answers] = {
    "09-ten-times": Answers(
        [59976, 60_000, 59_760],
        [
            (576, "a hundred times as many"),
            (5976, "ten times as many"),
            (10_000, "more than one roll"),
            (600_000, "ten times too many"),
            (11_376, "by the same amount"),
            (50_000, "how many moves are there for each square"),
        ],
    ),
    "09-empty-stretch": Answers(
        [(10, 11), [10, 11]],
        [
            ((10, 10), "one square more"),
            ((11, 11), "only 60 squares to go"),
            ((60, 61), "squares to go: a roll"),
            ((61, 62), "these are squares: a roll"),
            ((9, 10), "nine sixes"),
            ((11, 12), "ten sixes"),
            (10, "one for each board"),
            (11, "Board(61) first"),
            ((11, 10), "divide by six"),
        ],
    ),
    "09-one-ladder": Answers(
        [9],
        [
            (17, "on foot"),
            (5, "from its top"),
            (4, "the way to its foot"),
            (7, "round up each time"),
            (8, "round up both times"),
            (10, "costs nothing"),
            (49, "counts squares"),
            (3, "add the rolls"),
        ],
    ),
    "09-must-bite": Answers(
        [5],
        [
            (4, "four sixes"),
            (3, "three sixes"),
            (6, "one roll more"),
            (24, "counts squares"),
            ((5, 4), "one number is enough"),
            (1, "not even the first six"),
            (7, "divide first"),
        ],
    ),
    "09-five-and-six": Answers(
        [(7, None), [7, None]],
        [
            ((6, 6), "where does the second roll end"),
            ((7, 7), "how far can a roll from 10 land"),
            ((7, 8), "which squares can be landed on from 10"),
            ((6, 7), "both cost more"),
            ((6, None), "the second is right; on the first board"),
            ((None, None), "five snakes can be passed"),
            ((7, 0), "no number of rolls"),
            ((7, -1), "write None, as the search does"),
            ((8, None), "walk with your finger"),
        ],
    ),
    "09-next-reach": Answers(
        [_reach],
        [
            (lambda board, reach: min(reach + board.die, board.goal), "starts a jump"),
            (lambda board, reach: min((m.landing for m in board.moves(reach) if not m.jump), default=None), "nearest"),
            (lambda board, reach: max(move.end for move in board.moves(reach)), "takes no jump"),
            (_without_die(_reach), "use board.die"),
            (
                lambda board, reach: next(
                    (s for s in range(reach + board.die, reach, -1) if s not in board.jumps), None
                ),
                "past the goal",
            ),
            (lambda board, reach: _reach(board, reach) or reach, "cannot wait"),
        ],
    ),
    "09-landings": Answers(
        [_landings, _landings_once, lambda board, reach: tuple(_landings(board, reach)), _walk],
        [
            (_by_division, "as if they were plain"),
            (lambda board, reach: _walk(board, reach, divide=lambda distance, die: distance // die), "take 1 away"),
            (
                lambda board, reach: _walk(board, reach, count=lambda rolls, free: rolls + free),
                "lands on a stop counts",
            ),
            (lambda board, reach: _walk(board, reach, count=lambda _, free: free + 1), "begin again"),
            (_stages, "one roll for each stretch"),
            (lambda board, reach: _walk(board, reach, take=lambda ahead: ahead[:1]), "several stops"),
            (_first_stop, "not over at the first stop"),
            (
                lambda board, reach: [pair for pair in _landings(board, reach) if pair[0] in board.jumps],
                "goal is a stop",
            ),
            (lambda board, reach: _walk(board, reach, die=6), "use board.die"),
            (lambda board, reach: [(board.jumps.get(s, s), r) for s, r in _landings(board, reach)], "the stop itself"),
            (lambda board, reach: [(rolls, stop) for stop, rolls in _landings(board, reach)], "in this order"),
            (lambda board, reach: _walk(board, reach, divide=lambda *_: 0), "leap over the free rolls"),
        ],
    ),
    "09-leap": Answers(
        [_leap],
        [
            (_leap_by(lambda board, _, stop, more: (more, board.jumps.get(stop, stop))), "rolls so far"),
            (_leap_by(lambda _, rolls, stop, more: (rolls + more, stop)), "has to take it"),
            (
                _leap_by(
                    lambda board, rolls, stop, more: (rolls + more + (stop in board.jumps), board.jumps.get(stop, stop))
                ),
                "not a roll of its own",
            ),
            (_hasty, "is not always the shortest"),
            (_marks_early, "a better way to it"),
            (_leap_by(_end, most=1), "every landing"),
            (_leap_by(_end, take=lambda waiting: waiting.pop(0)), "waited longest"),
            (_leap_by(_end, take=lambda waiting: waiting.pop()), "not the newest"),
            (lambda board: -1 if _leap(board) is None else _leap(board), "give None"),
            (_steps, "leap over the free rolls"),
            (lambda board: fewest_rolls(board), "uses fewest_rolls"),
            (_searched, "uses frontiers"),
        ],
    ),
    "09-million-million": Answers(
        [1012],
        [
            (1011, "what the divisions say"),
            (1010, "the roll to the first ladder"),
            (1001, "the way from its top is missing"),
            (1002, "still 60 squares"),
            (1013, "not two"),
            (166_666_666_667, "on foot"),
            (6065, "counts squares"),
            (100, "add three ways"),
        ],
    ),
    "09-read-the-gap": Answers(
        [13],
        [
            (12, "which square do five sixes from 1 land on?"),
            (11, "still a way to go from its top"),
            (10, "if no snake stood in it"),
            (2, "the way to its foot is missing"),
            (14, "costs one roll, not two"),
            (167, "the whole way on foot"),
            (60, "60 counts squares"),
            (69, "69 counts squares"),
            (5, "add the rolls from 1 to 61 and those from 991 to 1000"),
        ],
    ),
    "09-any-die": Answers(
        [_empty_rolls, lambda board: (board.squares - board.start + board.die - 1) // board.die],
        [
            (lambda board: -(-(board.squares - 1) // 6), "use board.die in place of 6, and board.start in place of 1"),
            (lambda board: -(-(board.squares - 1) // board.die), "the start is not always 1: use board.start"),
            (lambda board: -(-(board.squares - board.start) // 6), "not always have six sides: use board.die"),
            (lambda board: -(-board.squares // board.die), "how many squares are there to go if the start is 1?"),
            (lambda board: (board.squares - board.start) // board.die, "it rounds down"),
            (lambda board: (board.squares - board.start) // board.die + 1, "it always adds a roll"),
            (lambda board: ceil((board.squares - board.start) / board.die), "room for 16 digits only"),
            (lambda board: fewest_rolls(board), "uses fewest_rolls"),
        ],
    ),
    "09-one-snake": Answers(
        [Board(121, {7: 1}), Board(121, {61: 60}), Board(121, {115: 3})],
        [
            (Board(121), "exactly one snake is asked for, and your board has 0"),
            (Board(121, {7: 1, 13: 1}), "exactly one snake is asked for, and your board has 2"),
            (Board(121, {7: 13}), "there is a ladder on your board"),
            (Board(121, {8: 1}), "never lands on 8"),
            (Board(122, {7: 1}), "keep the 121 squares"),
            ({7: 1}, "a Board is needed here"),
        ],
    ),
    "09-far-and-fast": Answers(
        [
            Board(FAR, {2: FAR - 6 * 99}),
            Board(FAR, {2: FAR - 6 * 98 - 1}),
            Board(FAR + 7, {6 * 100 - 4: FAR + 7}, start=0),
            Board(10**18, {6 * 50: 10**18 - 6 * 50}),
        ],
        [
            (Board(600), "your board has 600 squares, and at least 1,000,000,000,000 are asked for"),
            (Board(FAR), "exactly one jump is asked for, and your board has 0"),
            (Board(FAR, {2: 3, 4: 5}), "exactly one jump is asked for, and your board has 2"),
            (Board(FAR, {8: 1}), "your jump is a snake"),
            (Board(FAR, {2: FAR}), "the fewest rolls on your board are 1, and 100 are asked for"),
            (Board(FAR, {2: FAR - 600}), "the fewest rolls on your board are 101"),
            (Board(FAR, {2: FAR - 600}, die=7), "keep the die with six sides; yours has 7"),
        ],
    ),
    "09-frugal": Answers(
        [_worth, lambda board, square: set(_worth(board, square))],
        [
            (lambda board, square: [move.end for move in board.moves(square)], "still try every roll"),
            (lambda board, square: [end for end in [_reach(board, square)] if end], "the jumps are missing"),
            (lambda board, square: [move.end for move in board.moves(square) if move.jump], "plain square is missing"),
            (_jump_landings, "give the end of the jump"),
            (_largest_roll, "is nearer: look for it"),
            (lambda board, square: [max(move.end for move in board.moves(square))], "a snake may be needed"),
            (_without_die(_worth), "use board.die"),
            (_with_none, "None is not a square"),
        ],
    ),
}
