"""Right and wrong answers to the exercises of notebook 02."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from snl_edu import Board, Move, film, frontiers, named_board
from tests.helpers.answers import Answers
from tests.helpers.asked import players_of


def _shows(what: str) -> Any:
    """A function of a notebook that has a board, and a search of its own."""
    search = lambda board: [list(frontier.squares) for frontier in frontiers(board)]
    names: dict[str, Any] = {"board": named_board("example-1"), "reach": search}
    exec(f"def show(k):\n    steps = list(reach(board))\n    return {what}", names)
    return names["show"]


FAMOUS = named_board("example-1")
WALL = dict.fromkeys(range(10, 16), 1)
Squares = list[int]


def _next(board: Board, frontier: Squares, seen: set[int]) -> Squares:
    found = []
    for square in frontier:
        for move in board.moves(square):
            if move.end not in seen:
                seen.add(move.end)
                found.append(move.end)
    return found


def _next_by(
    keep: Callable[[Move], Any] = lambda move: move.end,
    mark: Callable[[set[int], Move], Any] = lambda seen, move: seen.add(move.end),
    last: Callable[[Squares], Any] = lambda found: found,
    *,
    asks: bool = True,
) -> Callable[[Board, Squares, set[int]], Any]:
    """A function like `next_frontier` that differs from it in one thing."""

    def other(board: Board, frontier: Squares, seen: set[int]) -> Any:
        found = []
        for square in frontier:
            for move in board.moves(square):
                if not asks or move.end not in seen:
                    mark(seen, move)
                    found.append(keep(move))
        return last(found)

    return other


def _marks_late(board: Board, frontier: Squares, seen: set[int]) -> Squares:
    found = []
    for square in frontier:
        seen.add(square)
        for move in board.moves(square):
            if move.end not in seen:
                found.append(move.end)
    seen.update(found)
    return found


def _roll_by_roll(board: Board, frontier: Squares, seen: set[int]) -> Squares:
    found = []
    for roll in range(1, board.die + 1):
        for square in frontier:
            if square + roll <= board.goal:
                end = board.jumps.get(square + roll, square + roll)
                if end not in seen:
                    seen.add(end)
                    found.append(end)
    return found


def _in_place(board: Board, frontier: Squares, seen: set[int]) -> Squares:
    frontier[:] = _next(board, frontier, seen)
    return frontier


def _yields(board: Board, frontier: Squares, seen: set[int]) -> Iterator[int]:
    yield from _next(board, frontier, seen)


def _marks_more(board: Board, frontier: Squares, seen: set[int]) -> Squares:
    found = _next(board, frontier, seen)
    seen.update(board.jumps)
    return found


def _reach(board: Board, onward: Callable[[Board, Squares, set[int]], Squares] = _next) -> Iterator[Squares]:
    frontier, seen = [board.start], {board.start}
    while frontier:
        yield frontier
        if board.goal in seen:
            return
        frontier = onward(board, frontier, seen)


def _onward(board: Board) -> Iterator[Squares]:
    frontier, seen = [board.start], {board.start}
    while frontier:
        yield frontier
        frontier = _next(board, frontier, seen)


def _with_empty(board: Board) -> Iterator[Squares]:
    frontier, seen = [board.start], {board.start}
    yield frontier
    while frontier and board.goal not in seen:
        frontier = _next(board, frontier, seen)
        yield frontier


def _same_list(board: Board) -> Iterator[Squares]:
    frontier, seen = [board.start], {board.start}
    while frontier:
        yield frontier
        if board.goal in seen:
            return
        frontier[:] = _next(board, frontier, seen)


def _cut(board: Board) -> Iterator[Squares]:
    for frontier in _reach(board):
        yield frontier[: frontier.index(board.goal) + 1] if board.goal in frontier else frontier


def _plain(board: Board) -> Board:
    return Board(board.squares, start=board.start, die=board.die)


def _yields_seen(board: Board) -> Iterator[set[int]]:
    frontier, seen = [board.start], {board.start}
    while frontier:
        yield seen
        if board.goal in seen:
            return
        frontier = _next(board, frontier, seen)


def _reach_prints(board: Board) -> None:
    for frontier in _reach(board):
        print(frontier)  # noqa: T201


def _rolls(board: Board, first: int = 0, *, stops: bool = False, by_landing: bool = False) -> dict[int, int]:
    frontier, rolls, depth = [board.start], {board.start: first}, first
    while frontier and not (stops and board.goal in rolls):
        depth += 1
        found = []
        for square in frontier:
            for move in board.moves(square):
                end = move.landing if by_landing else move.end
                if end not in rolls:
                    rolls[end] = depth
                    found.append(end)
        frontier = found
    return rolls


def _with_a_stack(board: Board) -> dict[int, int]:
    rolls, waiting = {board.start: 0}, [board.start]
    while waiting:
        square = waiting.pop()
        for move in board.moves(square):
            if move.end not in rolls:
                rolls[move.end] = rolls[square] + 1
                waiting.append(move.end)
    return rolls


def _overwritten(board: Board) -> dict[int, int]:
    rolls, queue, seen = {board.start: 0}, [board.start], {board.start}
    while queue:
        square = queue.pop(0)
        for move in board.moves(square):
            rolls[move.end] = rolls[square] + 1
            if move.end not in seen:
                seen.add(move.end)
                queue.append(move.end)
    return rolls


def _rejected(board: Board) -> int:
    count = 0
    for frontier in frontiers(board):
        for move in frontier.moves:
            if frontier.arrivals.get(move.end) is not move:
                count += 1
    return count


ANSWERS: dict[str, Answers] = {
    "02-by-hand": players_of(FAMOUS, "frontier", other=Board(36)),
    "02-first-in-line": Answers(
        right=[15],
        wrong=[
            (1, "1 is where the rolls begin"),
            (2, "does anybody stay there?"),
            (3, "3 is the lowest square"),
            (7, "7 is the end of roll 6"),
            (6, "roll 6 is the last one"),
            (35, "35 needs more than one roll"),
            (4, "begin with roll 1"),
        ],
    ),
    "02-next-frontier": Answers(
        right=[_next, _next_by(last=tuple)],
        wrong=[
            (_next_by(asks=False), "never looks into `seen`"),
            (_marks_late, "add it to `seen` as soon as you find it"),
            (lambda board, *given: _next(_plain(board), *given), "you keep where each roll lands"),
            (_next_by(mark=lambda seen, move: seen.update(move[2:])), "you add the landing to `seen` as well"),
            (_next_by(last=set), "a set forgets the order"),
            (_next_by(last=sorted), "your squares are sorted"),
            (_next_by(last=lambda found: found[::-1]), "the wrong way round"),
            (_roll_by_roll, "you try roll 1 from every square"),
            (lambda board, line, seen: _next(board, line[:1], seen), "is `return` inside the outer loop?"),
            (lambda *given: _next(*given)[:1], "is `return` inside the inner loop?"),
            (_next_by(keep=lambda move: move), "your list holds moves"),
            (lambda board, frontier, seen: seen | set(_next(board, frontier, seen)), "you give back `seen`"),
            (lambda board, frontier, seen: frontier + _next(board, frontier, seen), "begins with the old frontier"),
            (lambda *_: [], "your list is always empty"),
            (_in_place, "your function changes `frontier`"),
            (
                lambda board, frontier, seen: _next(board, frontier, set(seen)),
                "the list is right, but 3 does not join `seen`",
            ),
            (_marks_more, "more than that joins `seen`"),
            (_yields, "your function yields the squares one by one"),
            (lambda *_: None, "gives None so far"),
            (lambda board, *_: list(frontiers(board))[1].squares, "uses frontiers"),
        ],
    ),
    "02-second-time": Answers(
        right=[0],
        wrong=[
            (6, "the first call gives six"),
            (1, "1 was in `seen` from the start"),
            (7, "six squares joined `seen`"),
            (11, "eleven are in frontier 2"),
            (12, "once more"),
            (5, "ask of each end whether it is in `seen`"),
            (36, "how many of these squares are not in `seen`?"),
        ],
    ),
    "02-countdown": Answers(
        right=[[3, 2, 1], (3, 2, 1)],
        wrong=[
            ([3, 2, 1, 0], "the loop is over, before 0 is yielded"),
            ([2, 1, 0], "the number is yielded first"),
            ([1, 2, 3], "in the order in which they are yielded"),
            ([3], "the loop goes on afterwards"),
            (3, "not only the first"),
            ([2, 1], "3 has been yielded as well"),
            ([], "as long as the number is more than 0"),
            ([3, 3, 3], "follow the loop with a finger"),
        ],
    ),
    "02-reach": Answers(
        right=[_reach, lambda board: list(_reach(board)), lambda board: map(tuple, _reach(board))],
        wrong=[
            (lambda board: list(_reach(board))[1:], "frontier 0 is missing"),
            (
                lambda board: (frontier for frontier in _reach(board) if board.goal not in frontier),
                "your search stops one frontier too early",
            ),
            (_onward, "your search goes on after the goal"),
            (_with_empty, "yields an empty frontier at the end"),
            (_cut, "your last frontier ends with the goal"),
            (lambda board: _reach(board, _next_by(asks=False)), "your search forgets what it has seen"),
            (_same_list, "every frontier is the same list"),
            (lambda board: _reach(_plain(board)), "you use the squares where the die lands"),
            (lambda board: map(set, _reach(board)), "your frontiers are sets"),
            (lambda board: map(sorted, _reach(board)), "your frontiers are sorted"),
            (_yields_seen, "you yield `seen`"),
            (lambda board: [square for frontier in _reach(board) for square in frontier], "one square at a time"),
            (lambda board: enumerate(_reach(board)), "the number of rolls as well"),
            (lambda board: [board.start], "write `yield` in place of `return`"),
            (lambda board: [[board.start]], "is there a loop around `yield`?"),
            (lambda board: list(_reach(board))[-1], "you give the last frontier only"),
            (lambda board: list(_reach(board))[-1:], "is `yield` inside the loop?"),
            (lambda board: len(list(_reach(board))) - 1, "you give the number of rolls"),
            (
                lambda board: _reach(board, _next_by(mark=lambda seen, move: seen.update(move[2:]))),
                "you add the landing to `seen` as well",
            ),
            (lambda board: [list(each.squares) for each in frontiers(board)], "your function uses frontiers"),
            (_reach_prints, "write yield in place of print"),
            (lambda _: None, "yields nothing so far"),
            (lambda board: islice(_reach(board), 4), "your function gives 4 items, and 5 are right"),
        ],
    ),
    "02-be-the-search": players_of(Board(12, {3: 8, 9: 4, 11: 2}), "search", other=Board(12, {3: 8})),
    "02-tried": Answers(
        right=[36],
        wrong=[
            (11, "11 of them were fresh"),
            (25, "25 of them were rejected"),
            (6, "frontier 1 has six squares"),
            (12, "it is not a sum"),
            (42, "made frontier 1, and do not count here"),
            (66, "not from its own eleven"),
            (5, "the number of frontiers"),
            (30, "how many are there, and how many rolls from each?"),
        ],
    ),
    "02-never-joined": Answers(
        right=[[2, 14, 17, 34], {2, 14, 17, 34}, (34, 17, 14, 2)],
        wrong=[
            ([2, 14, 17], "the search was over before it was reached"),
            ([2, 14], "another jump starts on this board"),
            ([34], "on some squares nobody can stay"),
            ([2, 14, 17, 34, 35], "a jump ends on 35"),
            ([2, 14, 17, 34, 36], "36 is in a frontier"),
            ([2, 14, 17, 34, 37], "37 is not on this board"),
            ("2, 14, 17", "write the squares as a list"),
        ],
    ),
    "02-dead-end": Answers(
        right=[1],
        wrong=[
            (0, "without a roll the start is reached"),
            (2, "an empty one is not yielded"),
            (6, "six rolls are tried"),
            (9, "nine squares are on the board"),
            (3, "is any of their ends new?"),
            (-1, "-1 is a way to say"),
            (4, "ask of each end whether it is new"),
        ],
    ),
    "02-two-rolls": Answers(
        right=[[9, 10, 11, 12, 13, 14, 16], (9, 10, 11, 12, 13, 14, 16)],
        wrong=[
            ([9, 10, 11, 12, 13, 14], "lands on 8: does it end there?"),
            ([8, 3, 4, 5, 6, 7], "that is frontier 1"),
            ([9, 10, 11, 12, 13, 14, 4, 5, 6, 7, 16], "4 is reached with fewer than two rolls"),
            ([1, 9], "1 is reached with fewer than two rolls"),
            ([9, 10, 11, 12, 13, 14, 16, 9], "9 is in your list more than once"),
            ([9, 10, 11, 12, 13, 14, 15, 16], "15 is not the end of any second roll"),
            ([16], "a square is missing"),
            ([16, 9, 10, 11, 12, 13, 14], "the order is not the one of the queue"),
            ({9, 10, 11, 12, 13, 14, 16}, "a list of squares is needed here"),
        ],
    ),
    "02-rolls-to-each": Answers(
        right=[_rolls, lambda board: list(_rolls(board).items())],
        wrong=[
            (lambda board: _rolls(board, stops=True), "your search stops at the goal"),
            (lambda board: _rolls(board, 1), "your rolls count from 1"),
            (lambda board: {square: rolls for square, rolls in _rolls(board).items() if rolls}, "the start is missing"),
            (lambda board: _rolls(board, by_landing=True), "you used the square where the die lands"),
            (lambda board: {rolls: square for square, rolls in _rolls(board).items()}, "the wrong way round"),
            (_with_a_stack, "your search goes deep first"),
            (_overwritten, "a later arrival writes over an earlier one"),
            (lambda board: dict(enumerate(_onward(board))), "your dict holds whole frontiers"),
            (lambda board: board.moves(99), "raises BoardError"),
            (lambda board: dict(film(board).rolls), "your function uses film"),
        ],
    ),
    "02-rejected-rolls": Answers(
        right=[_rejected],
        wrong=[
            (lambda board: sum(len(each.squares) for each in frontiers(board)) - 1, "you counted the fresh rolls"),
            (lambda board: sum(len(each.moves) for each in frontiers(board)), "you counted all rolls"),
            (
                lambda board: sum(move.end not in each.arrivals for each in frontiers(board) for move in each.moves),
                "an earlier roll of the same frontier had found",
            ),
            (
                lambda board: [moment.rejected for moment in film(board, grain="move")].count("same frontier"),
                "you missed the rolls to a square of an earlier frontier",
            ),
            (lambda board: _rejected(board) - 1, "one too small: frontier 0 holds a square that no roll led to"),
            (
                lambda board: (
                    _rejected(board)
                    + sum(board.die - len(board.moves(square)) for each in list(_reach(board))[:-1] for square in each)
                ),
                "you counted the rolls past the goal as well",
            ),
            (
                lambda board: max(0, sum(len(each.moves) - len(each.squares) for each in list(frontiers(board))[-1:])),
                "you counted the last frontier only",
            ),
            (lambda _: 0, "is `return` inside a loop?"),
        ],
    ),
    "02-four-frontiers": Answers(
        right=[Board(16, WALL | {3: 1, 15: 3}), Board(16, WALL | dict.fromkeys(range(3, 8), 1))],
        wrong=[
            (Board(16, WALL), "its search yields 3 frontiers, not four"),
            (Board(16, dict.fromkeys(range(2, 8), 1)), "its search yields 1 frontier, not four"),
            (Board(16), "your board can be won: 16 is in frontier 3"),
            (Board(16, {2: 16}), "your board can be won: 16 is in frontier 1"),
            (Board(36, WALL), "your board must have 16 squares"),
            ([1, 2, 8, 9], "a Board is needed here"),
        ],
    ),
    "02-show": Answers(
        right=[
            _shows("steps[k], sum(steps[:k], [])"),
            _shows("(set(steps[k]), {one for each in steps[:k] for one in each})"),
        ],
        wrong=[
            (_shows("sum(steps[:k], []), steps[k]"), "the wrong way round"),
            (_shows("steps[k], sum(steps[: k + 1], [])"), "is in your second collection as well"),
            (_shows("steps[k], steps[k - 1]"), "holds one frontier only"),
            (_shows("steps[k], sum(steps, [])"), "holds every square of the search"),
            (_shows("steps[k], []"), "your second collection is empty"),
            (_shows("steps[k - 1], sum(steps[:k], [])"), "your frontier is one too early"),
            (_shows("steps[k], (sum(steps[:k], []) if k else steps[-1])"), "does an index count from the end?"),
            (_shows("steps[k]"), "give two collections of squares, with a comma between them"),
            (_shows("steps[k + 1], sum(steps[:k], [])"), "raises IndexError"),
            (_shows("steps[k], sum(steps[1:k], [])"), "1 belongs to what was seen before frontier"),
            (_shows("None"), "gives None so far"),
            (_shows("steps[k], 5"), "gives a tuple"),
            ([[1]], "a function is needed here"),
        ],
    ),
}
