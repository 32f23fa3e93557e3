"""Copies of the board, and what is read of them."""

import linecache
from typing import Any

import pytest

from snl_edu import Board, watch
from snl_edu.films.run.containers import snapshot
from snl_edu.films.run.roles.copies import Copies, looks_of
from tests.helpers.runs import EXAMPLE_1, run_of, written
from tests.helpers.spy import landings_read

BOARD = Board(9, {2: 8, 7: 3})
FLAT = [-1, 8, -1, -1, -1, -1, 3, -1, -1]

# What may be a copy of the board, and the index of square 1 in it.
COPIES: list[tuple[Any, int | None]] = [
    (FLAT, 0),
    ([0, *FLAT], 1),
    ([None, *FLAT, 0, 0], 1),
    ([1, 8, 3, 4, 5, 6, 3, 8, 9], 0),
    ([0, 1, 8, 3, 4, 5, 6, 3, 8, 9], 1),
    ([-1, 7, -1, -1, -1, -1, 2, -1, -1], 0),
    ([0, 8, 0, 0, 0, 0, 3, 0, 0], 0),
    ([None, 8, None, None, None, None, 3, None, None], 0),
    ([-1, 8, -1, -1, -1, -1, 4, -1, -1], None),
    (FLAT[1:], None),
    ([*FLAT, *FLAT], None),
    (dict(enumerate(FLAT, start=1)), None),
    ([FLAT], None),
    ([False, True, *[False] * 7], None),
    (dict.fromkeys(range(1, 10), False), None),
]


@pytest.mark.parametrize(("value", "first"), COPIES)
def test_a_copy_of_the_board_is_recognised_by_what_it_holds(value: Any, first: int | None) -> None:
    copies = Copies(BOARD)
    held = snapshot(value)
    assert copies.first(held) == first
    assert copies.is_copy(held) is (first is not None)
    copies.look(value, held)
    assert (id(value) in copies.known) is (first is not None)


def test_marks_are_not_taken_for_the_board_even_if_they_look_like_it() -> None:
    for marks in ([0, True, *[0] * 7], [0, 1, *[0] * 7], dict(enumerate([0, True, *[0] * 7], start=1))):
        assert not Copies(Board(9, {2: 1})).is_copy(snapshot(marks))


@pytest.mark.parametrize(
    ("board", "steps"),
    [
        (BOARD, [(FLAT, True), ([-1, 8, -1, 0, *FLAT[4:]], True), ([5] * 9, False)]),
        (Board(9), [([-1] * 9, True), ([0, *[-1] * 8], False)]),
    ],
)
def test_a_copy_with_marks_in_it_is_still_one_but_not_if_all_of_it_changes_or_was_the_same(
    board: Board, steps: list[tuple[list[int], bool]]
) -> None:
    copies, cells = Copies(board), list[int]()
    for content, is_copy in steps:
        cells[:] = content
        copies.look(cells, snapshot(cells))
        assert (id(cells) in copies.known) is is_copy


SHARED = [0, *FLAT]


class Keeper:
    """Keeps a copy under a name of its own."""

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells


class Frame:
    """What a line sees: only what is asked for here."""

    def __init__(self, code: str, names: dict[str, Any], function: str = "solve") -> None:
        filename = f"<line {code}>"
        source = f"{code}\n"
        linecache.cache[filename] = len(source), None, [source], filename
        self.f_code = type("Code", (), {"co_filename": filename, "co_name": function})()
        self.f_lineno = 1
        self.f_locals = names
        self.f_globals = {"shared": SHARED}


@pytest.mark.parametrize(
    ("code", "squares"),
    [
        ("x = cells[t]", [4]),
        ("x = cells[1]", [1]),
        ("x = cells[9]", [9]),
        ("x = cells[0]", []),
        ("x = cells[not t]", []),
        ("x = cells[t - 1 + 1]", [4]),
        ("x = cells[-t]", [6]),
        ("x = cells[~t]", [5]),
        ("x = cells[t // 0]", []),
        ("x = cells[99]", []),
        ("x = cells[name]", []),
        ("x = cells[missing]", []),
        ("x = cells[t:]", []),
        ("x = cells[f(t)]", []),
        ("x = cells[t] if cells[t] != -1 else t", [4]),
        ("x = cells[t] if t > 5 else cells[t + 1]", []),
        ("x = t < 9 and cells[t] == -1", []),
        ("x = t > 9 or cells[t] == -1", []),
        ("x = cells[t] == -1 and cells[t + 1]", [4]),
        ("q.append(cells[t])", [4]),
        ("x = [cells[t], cells[t + 2]]", [4, 6]),
        ("if cells[t] > 0: pass", [4]),
        ("while cells[t] > 0: pass", [4]),
        ("assert cells[t]", [4]),
        ("x = shared[t]", [4]),
        ("x = keeper.cells[t]", [4]),
        ("x = keeper.other[t]", []),
        ("x = f(t)[t]", []),
        ("x = t in cells", []),
        ("x = 1 < t < 5", []),
        ("x = lambda t: cells[t]", []),
        ("x = cells[(y := t)]", []),
        ("x = [cells[t] for t in cells]", []),
        ("cells[t] = 5", []),
        ("pass", []),
        ("x = cells[t] + (", []),
    ],
)
def test_what_a_line_reads_of_a_copy_is_worked_out(code: str, squares: list[int]) -> None:
    cells = [0, *FLAT]
    copies = Copies(BOARD)
    for value in (cells, SHARED):
        copies.look(value, snapshot(value))
    names = {
        "cells": cells,
        "t": 4,
        "name": "4",
        "keeper": Keeper(cells),
        "f": int,
        "q": [],
    }
    frame: Any = Frame(code, names)
    assert [square for _, square in copies.read_by(frame)] == squares


@pytest.mark.parametrize(
    ("code", "squares"),
    [
        ("x = [cells[t] for t in range(9)]", [4]),
        ("x = {t: cells[t] for t in range(9)}", [4]),
        ("x = sum(cells[t] for t in range(9) if t > 5)", []),
        ("x = sum(cells[t] for t in range(9))", [4]),
        ("x = cells[t]", []),
    ],
)
def test_what_a_comprehension_reads_is_seen_in_its_own_lines(code: str, squares: list[int]) -> None:
    cells = [0, *FLAT]
    copies = Copies(BOARD)
    copies.look(cells, snapshot(cells))
    frame: Any = Frame(code, {"cells": cells, "t": 4}, "<listcomp>")
    for _ in range(2):  # the source is read once
        assert [square for _, square in copies.read_by(frame)] == squares
    assert looks_of("<nowhere>") == {}


FLAT_FIRST = """
def solve(m):
    n = len(m)
    cells = []
    for up, row in enumerate(reversed(m)):
        cells += row if up % 2 == 0 else row[::-1]
    dist, todo = {{1: 0}}, [1]
    while todo:
        square = todo.pop(0)
        for landing in range(square + 1, min(square + 6, n * n) + 1):
            {read}
            if end not in dist:
                dist[end] = dist[square] + 1
                todo.append(end)
    return dist.get(n * n, -1)
"""


@pytest.mark.parametrize(
    "read",
    [
        "end = landing if cells[landing - 1] == -1 else cells[landing - 1]",
        "value = cells[landing - 1]\n            end = landing if value == -1 else value",
        "end = cells[landing - 1] if cells[landing - 1] > 0 else landing",
    ],
)
def test_the_search_of_a_solver_that_copies_the_board_reads_the_squares(read: str) -> None:
    run = run_of(written(FLAT_FIRST.format(read=read)), EXAMPLE_1)
    begun = next(number for number, moment in enumerate(run) if moment.queue)
    reads = [square for moment in run.moments[begun:] for square in moment.reads]
    assert reads[: len(landings_read(EXAMPLE_1))] == landings_read(EXAMPLE_1)[: len(reads)]
    assert len(reads) > 100
    assert run.moments[run.opening].current == 1


def test_a_list_that_only_looked_like_the_board_at_first_is_not_read() -> None:
    solver = written(
        """\
        def solve(m):
            before = [-1] * 10
            for t in range(1, 10):
                x = before[t]
                before[t] = t % 3
            return 2
        """
    )
    assert not any(moment.reads for moment in watch(solver, Board(9)).moments)
