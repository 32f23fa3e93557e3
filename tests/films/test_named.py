"""The variables that a learner names: they are used as squares, or one sentence says that they hold none."""

from collections import deque
from typing import Any

import pytest

from snl_edu import Board, BoardError, watch
from tests.helpers.oracles import distances

Pairs = list[list[int]]
BOARDS = [Board(100), Board(100, {5: 50}), Board(100, {2: 39, 44: 17, 23: 64, 64: 99})]


def from_zero(ladders: Pairs, snakes: Pairs) -> int:
    jumps = {start - 1: end - 1 for start, end in ladders + snakes}
    todo, met = deque([(0, 0)]), {0}
    while todo:
        rolls, place = todo.popleft()
        if place == 99:
            return rolls
        for landing in range(place + 1, min(place + 7, 100)):
            end = jumps.get(landing, landing)
            if end not in met:
                met.add(end)
                todo.append((rolls + 1, end))
    return -1


def levels_from_zero(ladders: Pairs, snakes: Pairs) -> int:
    jumps = {start - 1: end - 1 for start, end in ladders + snakes}
    todo, rolls, met = [0], 0, [True] + [False] * 99
    while todo:
        level = []
        for place in todo:
            if place == 99:
                return rolls
            for landing in range(place + 1, min(place + 6, 99) + 1):
                end = jumps.get(landing, landing)
                if not met[end]:
                    met[end] = True
                    level.append(end)
        todo, rolls = level, rolls + 1
    return -1


@pytest.mark.parametrize("board", BOARDS, ids=repr)
@pytest.mark.parametrize("solver", [from_zero, levels_from_zero])
@pytest.mark.parametrize("names", [{}, {"queue": "todo", "visited": "met"}])
def test_squares_that_are_counted_from_0_are_shown_as_squares(
    solver: object, board: Board, names: dict[str, Any]
) -> None:
    run = watch(solver, board, **names)
    assert (run.queue_name, run.seen_name) == ("todo", "met")
    reached = set(distances(100, dict(board.jumps)))
    waited = {square for moment in run.moments for square in moment.queue}
    assert {1} < waited <= reached
    assert {1} < set(run.moments[-1].seen) <= reached
    assert not any(sentence.startswith("0 joins") for sentence in (moment.sentence for moment in run.moments))


def rolls_in_a_table(board: list[list[int]]) -> int:
    last = len(board) ** 2 - 1
    ends = [end - 1 for end in range(1, last + 2)]
    for row, values in enumerate(reversed(board)):
        for column, value in enumerate(values[::-1] if row % 2 else values):
            if value != -1:
                ends[row * len(board) + column] = value - 1
    table = [0] + [last + 2] * last
    for _ in range(last):
        for place in range(last):
            for landing in range(place + 1, min(place + 6, last) + 1):
                table[ends[landing]] = min(table[ends[landing]], table[place] + 1)
    return table[last] if table[last] < last + 2 else -1


def test_a_list_whose_index_0_is_square_1_is_shown_with_its_squares() -> None:
    run = watch(rolls_in_a_table, Board(9, {2: 8}), visited="table")
    assert run.moments[-1].seen[0] == 1
    assert run.rolls == {1: 0, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 2}


def test_a_named_variable_that_holds_no_squares_is_refused_in_a_sentence() -> None:
    with pytest.raises(BoardError, match="'table' holds no squares that can be recognised: name another variable"):
        watch(rolls_in_a_table, Board(9, {2: 8}), queue="table")
