"""What a run shows about a variable."""

from typing import Any

import pytest

from snl_edu import Board
from snl_edu.films.run.containers import Held, Kept
from snl_edu.films.run.roles.evidence import (
    Evidence,
    Reads,
    Take,
    change,
    levels,
    removed,
    steps_of,
    versions,
    walked,
    weigh,
    windows,
)
from snl_edu.films.run.roles.readings import readings_of

BOARD = Board(36, {2: 15})
SAME = {number: number for number in range(50)}


def kept(*contents: Any) -> list[Kept]:
    """A container that held this at one moment after the other."""
    return [Kept(moment, Held("values", tuple(each))) for moment, each in enumerate(contents)]


def takes(*squares: int) -> list[Take]:
    return [Take(moment, frozenset([square])) for moment, square in enumerate(squares)]


@pytest.mark.parametrize(
    ("before", "now", "left", "joined"),
    [
        ((1, 2), (2,), (1,), ()),
        ((1, 2), (1,), (2,), ()),
        ((1,), (1, 2, 3), (), (2, 3)),
        ((), (1,), (), (1,)),
        ((1, 2), (3, 4), (1, 2), (3, 4)),
        ((1, 1), (1, 2), (1,), (2,)),
    ],
)
def test_what_left_and_what_joined(before: Any, now: Any, left: Any, joined: Any) -> None:
    assert change(before, now) == (left, joined)


def test_a_step_is_a_change() -> None:
    steps = steps_of(kept([], [1], [1], [], [2, 3]))
    assert [(step.moment, step.content) for step in steps] == [(1, (1,)), (3, ()), (4, (2, 3))]


def test_what_is_removed_is_taken() -> None:
    steps = steps_of(kept([1], [], [2, 3], [3]))
    assert removed(steps, SAME) == [Take(1, frozenset([1])), Take(3, frozenset([2]))]
    assert versions(steps) == []


def test_levels_are_taken_as_a_whole() -> None:
    steps = steps_of(kept([1], [2, 3], []))
    assert levels(versions(steps), SAME) == [Take(0, frozenset([1])), Take(1, frozenset([2, 3]))]
    assert len(versions(steps_of(kept([1], [])))) == 1


def test_a_window_lasts_until_the_next_take() -> None:
    assert [(first, last) for _, first, last in windows(takes(1, 2), by_level=False)] == [(0, 1), (1, 2**60)]
    assert [(first, last) for _, first, last in windows(takes(1, 2), by_level=True)] == [(1, 2), (2, 2**60 + 1)]


ENTRIES = [(0, (1, 0)), (2, (2, 1)), (2, (3, 1)), (4, (3, 1)), (6, (8, 2))]
(FORM,) = [
    form for form in readings_of([entry for _, entry in ENTRIES], (1, 0), BOARD) if (form.path, form.rank) == ((0,), 0)
]
SQUARES = {entry: entry[0] for _, entry in ENTRIES}


@pytest.mark.parametrize(
    ("values", "squares"),
    [
        ([(1, 1), (3, 2), (4, 3), (7, 8)], [1, 2, 3, 8]),
        ([(1, (1, 0)), (3, (2, 1))], [1, 2]),
        ([(1, 0), (3, 1), (5, 2)], [1, 2, 3]),
        ([(1, 5), (2, 1), (3, 2)], [1, 2]),
    ],
)
def test_a_variable_may_walk_along_the_elements(values: list[tuple[int, Any]], squares: list[int]) -> None:
    found = walked(ENTRIES, {"v": [Kept(*value) for value in values]}, FORM, SQUARES)
    assert squares in [[next(iter(take.squares)) for take in each] for each in found]


@pytest.mark.parametrize(
    "values",
    [
        [(1, 1), (3, 5)],
        [(1, 9)],
        [(1, True)],
        [(1, 1), (1, 2)],
        [(1, "a")],
        [],
    ],
)
def test_a_variable_that_holds_anything_else_does_not(values: list[tuple[int, Any]]) -> None:
    assert walked(ENTRIES, {"v": [Kept(*value) for value in values]}, FORM, SQUARES) == []


def test_a_variable_that_has_its_first_value_already_walks_too() -> None:
    entries = [(5, 1), (7, 2)]
    (form,) = [form for form in readings_of([1, 2], 1, BOARD) if form.rank == 0]
    found = walked(entries, {"v": [Kept(1, 1), Kept(8, 2)]}, form, SAME)
    assert [Take(6, frozenset([1])), Take(8, frozenset([2]))] in found
    same_line = walked(entries, {"v": [Kept(1, 9), Kept(5, 1)]}, form, SAME)
    assert [Take(5, frozenset([1]))] in same_line


def evidence(reads: list[list[int]], squares: tuple[int, ...], *contents: Any) -> Evidence:
    """What speaks for squares that are taken one at each moment, from a container, while these are read."""
    return weigh(takes(*squares), steps_of(kept(*contents)), SAME, Reads.of(reads), BOARD, by_level=False)


def test_what_is_read_after_a_square_is_taken_speaks_for_it_or_against_it() -> None:
    right = evidence([[2, 3, 7], [16, 21]], (1, 15), [1], [])
    assert (right.fitting, right.strange, right.first, right.share) == (5, 0, 2, 1.0)
    assert right.is_read
    wrong = evidence([[2, 3, 7], [16, 21]], (1, 2), [1], [])
    assert (wrong.fitting, wrong.strange, wrong.first) == (3, 2, 1)
    assert not wrong.is_read
    neither = evidence([[1], [2, 15]], (1, 1), [1], [])
    assert (neither.fitting, neither.strange) == (1, 0)  # its own square, and where the jump of 2 ends
    assert evidence([], (1,), [1]).is_silent


def test_what_joins_is_a_move_from_what_was_taken_or_is_not() -> None:
    found = evidence([[2], [], [3]], (1, 3, 3), [], [15], [15, 9, 30])
    assert (found.moves, found.no_moves, found.exact, found.spread) == (2, 1, 2, 2)
    assert not found.is_moved
    assert evidence([], (1,), [2, 3]).is_moved


@pytest.mark.parametrize(
    ("contents", "counts"), [(([1], [2], [3]), True), (([1], [2]), False), (([1], [2, 3]), False), (([1], [3]), False)]
)
def test_a_counter_counts_and_does_nothing_else(contents: tuple[Any, ...], counts: bool) -> None:
    steps = steps_of(kept(*contents))
    found = weigh(levels(versions(steps), SAME), steps, SAME, Reads.of([]), BOARD, by_level=True)
    assert found.only_counts is counts
