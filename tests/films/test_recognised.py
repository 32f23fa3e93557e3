"""Right solvers in styles whose queue or record went unseen, each with the names that its film may give."""

import heapq
from collections import deque
from collections.abc import Callable
from typing import Any

import pytest

from snl_edu import Board, named_board, watch
from tests.helpers.oracles import distances

Matrix = list[list[int]]
EXAMPLE_1, SMALL, TRAPPED = named_board("example-1"), Board(9, {2: 8, 7: 3}), Board(9, dict.fromkeys(range(2, 8), 1))
LANDINGS = {2, 3, 4, 5, 6, 7}  # of the first roll
ENDS = {15, 3, 4, 5, 6, 7}  # the same on Example 1, once the jump is taken


def value_of(board: Matrix, square: int) -> int:
    row, column = divmod(square - 1, len(board))
    return board[-1 - row][-1 - column if row % 2 else column]


def end_of(board: Matrix, square: int) -> int:
    value = value_of(board, square)
    return square if value == -1 else value


def jump_on_leaving(board: Matrix) -> int:
    goal = len(board) ** 2
    todo, met = deque([(1, 0)]), {1}
    while todo:
        label, moves = todo.popleft()
        row, column = divmod(label - 1, len(board))
        column = len(board) - 1 - column if row % 2 else column
        if board[len(board) - 1 - row][column] != -1:
            label = board[len(board) - 1 - row][column]
        if label == goal:
            return moves
        for landing in range(label + 1, min(label + 6, goal) + 1):
            if landing not in met:
                met.add(landing)
                todo.append((landing, moves + 1))
    return -1


def jump_on_leaving_in_lists(board: Matrix) -> int:
    goal = len(board) ** 2
    waiting = [[1, 0]]
    old = [False] * (goal + 1)
    while waiting:
        pair = waiting.pop(0)
        place, count = pair[0], pair[1]
        if old[place]:
            continue
        old[place] = True
        if value_of(board, place) != -1:
            place = value_of(board, place)
        if place == goal:
            return count
        for roll in range(1, 7):
            if place + roll <= goal:
                waiting.append([place + roll, count + 1])
    return -1


def jump_on_leaving_by_level(board: Matrix) -> int:
    goal, rolls = len(board) ** 2, 0
    q, been = deque([1]), {1: True}
    while q:
        for _ in range(len(q)):
            here = q.popleft()
            if value_of(board, here) > 0:
                here = value_of(board, here)
            if here == goal:
                return rolls
            for there in range(here + 1, here + 7):
                if there <= goal and there not in been:
                    been[there] = True
                    q.append(there)
        rolls += 1
    return -1


def jump_on_leaving_counted_from_zero(board: Matrix) -> int:
    last, rolls = len(board) ** 2 - 1, 0
    level, been = [0], {0}
    while level:
        following = []
        for place in level:
            value = value_of(board, place + 1)
            at = place if value == -1 else value - 1
            if at == last:
                return rolls
            for landing in range(at + 1, min(at + 6, last) + 1):
                if landing not in been:
                    been.add(landing)
                    following.append(landing)
        level, rolls = following, rolls + 1
    return -1


def two_lists_in_turn(board: Matrix) -> int:
    goal, rolls = len(board) ** 2, 0
    now: list[int] = [1]
    later: list[int] = []
    seen = {1}
    while now:
        while now:
            square = now.pop()
            if square == goal:
                return rolls
            for landing in range(square + 1, min(square + 6, goal) + 1):
                end = end_of(board, landing)
                if end not in seen:
                    seen.add(end)
                    later.append(end)
        now, later = later, now
        rolls += 1
    return -1


def lists_by_level(board: Matrix) -> int:
    goal, k = len(board) ** 2, 0
    rings = {0: [1]}
    known = {1}
    while rings[k]:
        rings[k + 1] = []
        for square in rings[k]:
            if square == goal:
                return k
            for landing in range(square + 1, min(square + 6, goal) + 1):
                end = end_of(board, landing)
                if end not in known:
                    known.add(end)
                    rings[k + 1].append(end)
        k += 1
    return -1


def list_of_levels(board: Matrix) -> int:
    goal = len(board) ** 2
    rings = [[1]]
    known = {1}
    while rings[-1]:
        if goal in known:
            return len(rings) - 1
        rings.append([])
        for square in rings[-2]:
            for landing in range(square + 1, min(square + 6, goal) + 1):
                if end_of(board, landing) not in known:
                    known.add(end_of(board, landing))
                    rings[-1].append(end_of(board, landing))
    return -1


def heap_of_negative_squares(board: Matrix) -> int:
    goal = len(board) ** 2
    pq, settled = [(0, -1)], set()
    while pq:
        rolls, minus = heapq.heappop(pq)
        if -minus in settled:
            continue
        settled.add(-minus)
        square = end_of(board, -minus)
        if square == goal:
            return rolls
        for landing in range(square + 1, min(square + 6, goal) + 1):
            heapq.heappush(pq, (rolls + 1, -landing))
    return -1


def record_one_too_short(board: Matrix) -> int:
    goal = len(board) ** 2
    marks = [False] * goal
    queue = deque([(1, 0)])
    while queue:
        square, rolls = queue.popleft()
        if square == goal:
            return rolls
        for landing in range(square + 1, min(square + 6, goal) + 1):
            end = end_of(board, landing)
            if end == goal:
                return rolls + 1
            if not marks[end]:
                marks[end] = True
                queue.append((end, rolls + 1))
    return -1


def record_with_a_row_too_many(board: Matrix) -> int:
    n = len(board)
    marks = [[0] * (n + 1) for _ in range(n + 1)]
    queue = deque([(1, 0)])
    while queue:
        square, rolls = queue.popleft()
        if square == n * n:
            return rolls
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            end = end_of(board, landing)
            row, column = divmod(end - 1, n)
            row, column = n - 1 - row, n - 1 - column if row % 2 else column
            if not marks[row][column]:
                marks[row][column] = 1
                queue.append((end, rolls + 1))
    return -1


def squares_in_an_array_with_head_and_tail(board: Matrix) -> int:
    goal = len(board) ** 2
    queue, rolls = [0] * (goal + 1), [-1] * (goal + 2)
    queue[0], rolls[1] = 1, 0
    head, tail = 0, 1
    while head < tail:
        square = queue[head]
        head += 1
        for landing in range(square + 1, min(square + 6, goal) + 1):
            end = end_of(board, landing)
            if rolls[end] == -1:
                rolls[end] = rolls[square] + 1
                queue[tail] = end
                tail += 1
    return rolls[goal]


def recursion_that_fills_a_dictionary(board: Matrix) -> int:
    goal, found = len(board) ** 2, [99]
    best: dict[int, int] = {}
    path: list[int] = []

    def follow(square: int) -> None:
        path.append(square)
        explore(square)
        path.pop()

    def explore(square: int) -> None:
        if best.get(square, 99) <= len(path):
            return
        best[square] = len(path)
        if value_of(board, square) != -1:
            square = value_of(board, square)
        if square == goal:
            found[0] = min(found[0], len(path) - 1)
        for landing in range(min(square + 6, goal), square, -1):
            follow(landing)

    follow(1)
    return found[0] if found[0] < 99 else -1


def recursion_with_a_path_of_its_own(board: Matrix) -> int:
    goal, best = len(board) ** 2, [10]

    def explore(stack: list[int]) -> None:
        if stack[-1] == goal:
            best[0] = len(stack) - 1
        elif len(stack) <= best[0]:
            for landing in range(min(stack[-1] + 6, goal), stack[-1], -1):
                explore([*stack, end_of(board, landing)])

    if all(end_of(board, landing) == 1 for landing in range(2, min(7, goal) + 1)):
        return -1
    explore([1])
    return best[0]


# The queue and the record ("" for none), what the queue is called, and the squares of the first roll that wait in it.
EXPECTED: dict[Callable[[Matrix], int], tuple[str, str, str, set[int]]] = {
    jump_on_leaving: ("todo", "met", "queue", LANDINGS),
    jump_on_leaving_in_lists: ("waiting", "old", "queue", LANDINGS),
    jump_on_leaving_by_level: ("q", "been", "queue", LANDINGS),
    jump_on_leaving_counted_from_zero: ("level", "been", "frontier", LANDINGS),
    two_lists_in_turn: ("now", "seen", "frontier", ENDS),
    lists_by_level: ("rings", "known", "frontier", ENDS),
    list_of_levels: ("rings", "known", "frontier", ENDS),
    heap_of_negative_squares: ("pq", "settled", "heap", LANDINGS),
    record_one_too_short: ("queue", "marks", "queue", ENDS),
    record_with_a_row_too_many: ("queue", "marks", "queue", ENDS),
    squares_in_an_array_with_head_and_tail: ("queue", "rolls", "queue", ENDS),
    recursion_that_fills_a_dictionary: ("", "best", "queue", set()),
    recursion_with_a_path_of_its_own: ("", "", "queue", set()),
}
solvers = pytest.mark.parametrize("solver", EXPECTED, ids=lambda solver: solver.__name__)


@solvers
def test_the_queue_and_the_record_are_recognised_however_they_are_written(solver: Any) -> None:
    queue, record, kind, first = EXPECTED[solver]
    for board in (EXAMPLE_1, SMALL):
        run = watch(solver, board)
        assert (run.queue_name or "", run.seen_name or "", run.queue_kind) == (queue, record, kind)
        assert run.value == distances(board.squares, dict(board.jumps))[board.goal]
        if board is EXAMPLE_1:
            assert {square for moment in run.moments for square in moment.queue} >= first


@solvers
def test_on_a_board_that_shows_little_no_other_variable_is_named(solver: Any) -> None:
    queue, record, _, _ = EXPECTED[solver]
    run = watch(solver, TRAPPED)
    assert run.value == -1
    assert run.queue_name in (None, queue)
    assert run.seen_name in (None, record)
