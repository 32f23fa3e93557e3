"""A matrix that reports what is read of it: just that, and it is a plain matrix in everything else."""

import copy
import json
import pickle
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import Board
from snl_edu.films.run.matrix import Cell, Row, recorded_matrix, recorded_moves

Matrix = list[list[int]]
Way = Callable[[Matrix], Any]

# Its squares lie like this, and nearly all of its values are different:
#   7 8 9      3  4 -1
#   6 5 4      2  1  7
#   1 2 3     -1  9  8
BOARD = Board(9, {2: 9, 3: 8, 4: 7, 5: 1, 6: 2, 7: 3, 8: 4})
ALL = [7, 8, 9, 6, 5, 4, 1, 2, 3]
OWN = -100  # what a learner puts into a row is not a square


class Two:
    """Something that can stand for an index."""

    def __index__(self) -> int:
        return 2


def recorded(board: Board = BOARD) -> tuple[Matrix, list[int]]:
    """The matrix of a board, and the squares that are read from now on."""
    reported: list[int] = []
    return list(recorded_matrix(board, reported.append)), reported


def row_of(squares: Iterable[int] = (7, 8, 9)) -> tuple[Row, list[int]]:
    """A row whose values are the numbers of its squares, and the squares that are read from now on."""
    reported: list[int] = []
    return Row([Cell.on(square, square) for square in squares], reported.append), reported


def matched(matrix: Matrix) -> int:
    match matrix[0]:
        case [_, middle, _]:
            return middle
        case _:
            return 0


def added_in_place(matrix: Matrix) -> list[int]:
    cells = [0]
    for row in matrix:
        cells += row
    return cells


READS: dict[str, tuple[Way, list[int]]] = {
    "a negative index": (lambda m: m[-1][-1], [3]),
    "an index that is not an int": (lambda m: m[0][Two()], [9]),
    "a truth as an index": (lambda m: m[1][True], [5]),
    "a slice of rows": (lambda m: m[1:][0][0], [6]),
    "stepping by hand": (lambda m: list(islice(iter(m[0]), 2)), [7, 8]),
    "reversed rows": (lambda m: [row[0] for row in reversed(m)], [1, 6, 7]),
    "in": (lambda m: 9 in m[2], [1, 2, 3]),
    "count": (lambda m: m[2].count(9), [1, 2, 3]),
    "where a value is": (lambda m: m[2].index(8), [1, 2, 3]),
    "where a value is within limits": (lambda m: m[0].index(4, 1, 3), [7, 8, 9]),
    "zip": (lambda m: list(zip(*m, strict=True)), [7, 6, 1, 8, 5, 2, 9, 4, 3]),
    "sum of lists": (lambda m: sum(m, []), ALL),  # noqa: RUF017
    "a row that is repeated": (lambda m: (m[0] * 2, 2 * m[0]), [7, 8, 9] * 2),
    "adding in place": (added_in_place, ALL),
    "adding on the right": (lambda m: [0] + m[0], [7, 8, 9]),
    "adding on the left": (lambda m: m[0] + [0], [7, 8, 9]),
    "a star": (lambda m: [*m[0], *m[1]], [7, 8, 9, 6, 5, 4]),
    "JSON": (json.dumps, ALL),
    "numpy": (lambda m: numpy.array(m).tolist(), ALL),
    "tuple": (lambda m: tuple(m[0]), [7, 8, 9]),
    "any stops early": (lambda m: any(value == 4 for value in m[0]), [7, 8]),
    "unpacking": (lambda m: [(first, rest) for first, *rest in m], ALL),
    "matching a pattern": (matched, [7, 8, 9]),
    "pop at the front": (lambda m: m[0].pop(0), [7]),
    "a slice is reported, and what is read of it again": (lambda m: m[0][::-1][0], [9, 8, 7, 9]),
    "rows copied with slices": (lambda m: [row[:] for row in m][1][0], [*ALL, 6]),
    "a copy of a row": (lambda m: m[0].copy()[2], [9]),
    "a copy of the rows": (lambda m: m.copy()[0][2], [9]),
    "copy.copy of the rows": (lambda m: copy.copy(m)[0][2], [9]),
    "copy.copy of a row": (lambda m: copy.copy(m[0])[2], [9]),
    "copy.deepcopy": (lambda m: copy.deepcopy(m)[2][1], [2]),
}


@pytest.mark.parametrize(("way", "squares"), READS.values(), ids=READS)
def test_what_is_read_is_reported_and_is_what_a_plain_matrix_gives(way: Way, squares: list[int]) -> None:
    matrix, reported = recorded()
    assert way(matrix) == way(BOARD.to_matrix())
    assert reported == squares


SILENT: dict[str, Way] = {
    "the number of rows": len,
    "the length of a row": lambda m: len(m[0]),
    "a row itself": lambda m: m[0],
    "whether there are any": lambda m: bool(m[0]),
    "comparing with a plain matrix": lambda m: BOARD.to_matrix() == m and m == BOARD.to_matrix(),
    "comparing rows": lambda m: (m[0] == m[1], m[0] != m[1], m[0] < m[1], m[0] >= m[1]),
    "comparing a row with a plain one": lambda m: [3, 4, -1] == m[0],  # noqa: SIM300
    "sorting the rows": sorted,
    "text": lambda m: (repr(m), str(m[0]), f"{m}"),
    "pickling": lambda m: pickle.loads(pickle.dumps(m)),
    "copying": lambda m: (m[0].copy(), copy.copy(m), copy.deepcopy(m)),
    "whether a row is a list": lambda m: isinstance(m[0], list),
}


@pytest.mark.parametrize("way", SILENT.values(), ids=SILENT)
def test_what_looks_at_no_square_reports_nothing_and_gives_the_same(way: Way) -> None:
    matrix, reported = recorded()
    assert way(matrix) == way(BOARD.to_matrix())
    assert reported == []


FAILURES: dict[str, Way] = {
    "an index out of range": lambda m: m[0][3],
    "a negative index out of range": lambda m: m[0][-4],
    "a float as an index": lambda m: m[0][1.0],  # type: ignore[call-overload]
    "a value that is not there": lambda m: m[0].index(99),
    "a tuple as an index": lambda m: m[0][0, 1],  # type: ignore[call-overload]
    "adding a number on the right": lambda m: m[0] + 1,  # type: ignore[operator]
    "adding a number on the left": lambda m: 1 + m[0],  # type: ignore[operator]
    "a row as a key": lambda m: {m[0]: 1},  # that it cannot be one is the point
    "unpacking too few": lambda m: [first + second for first, second in [m[0]]],
    "comparing with a number": lambda m: m[0] < 1,  # type: ignore[operator]
    "removing what is not there": lambda m: m[0].remove(99),
}


@pytest.mark.parametrize("way", FAILURES.values(), ids=FAILURES)
def test_what_fails_on_a_plain_matrix_fails_in_the_same_way(way: Way) -> None:
    raised = []
    for matrix in (recorded()[0], BOARD.to_matrix()):
        with pytest.raises((IndexError, TypeError, ValueError)) as caught:
            way(matrix)
        raised.append(caught.type)
    assert raised[0] is raised[1]


def test_a_pickled_matrix_is_plain_when_it_comes_back() -> None:
    again = pickle.loads(pickle.dumps(recorded()[0]))
    assert again == BOARD.to_matrix()
    assert {type(row) for row in again} == {list}


@pytest.mark.parametrize("copied", [lambda row: row.copy(), copy.copy, copy.deepcopy, lambda row: row[:]])
def test_a_copy_is_changed_alone_and_turned_round_alone(copied: Callable[[Row], Row]) -> None:
    row, reported = row_of()
    other = copied(row)
    reported.clear()
    other.reverse()
    other[0] = OWN
    assert list(row) == [7, 8, 9]
    assert other[1] == 8
    assert other[2] == 7
    assert reported == [7, 8, 9, 8, 7]


def test_a_square_that_the_learner_has_written_to_is_still_that_square() -> None:
    matrix, reported = recorded()
    matrix[0][1] = 0
    matrix[1][1:] = [0, 0]
    assert (matrix[0][1], matrix[1][1], matrix[1][2]) == (0, 0, 0)
    assert reported == [8, 5, 4]


# What a learner may do to a row, at a place or in a slice of it; what it gives is what was read.
DEEDS: list[Callable[[list[int], int, slice], list[int] | None]] = [
    lambda row, place, _: [row[place]],
    lambda row, _, bounds: row[bounds],
    lambda row, *_: list(row),
    lambda row, *_: list(reversed(row)),
    lambda row, place, _: [row.pop(place)],
    lambda row, *_: row.reverse(),
    lambda row, *_: row.sort(reverse=True),
    lambda row, *_: row.append(OWN),
    lambda row, place, _: row.insert(place, OWN),
    lambda row, *_: row.extend([OWN, OWN]),
    lambda row, place, _: row.__delitem__(place),
    lambda row, _, bounds: row.__delitem__(bounds),
    lambda row, place, _: row.__setitem__(slice(place, place), [OWN]),
    lambda row, *_: row.clear(),
]


@given(st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(-4, 4), st.slices(4)), max_size=12))
def test_whatever_is_done_to_a_row_just_the_squares_are_reported_whose_values_are_read(
    deeds: list[tuple[Callable[[list[int], int, slice], list[int] | None], int, slice]],
) -> None:
    row, reported = row_of()
    plain = [7, 8, 9]
    for deed, place, bounds in deeds:
        reported.clear()
        try:
            expected = deed(plain, place, bounds)
        except IndexError:
            with pytest.raises(IndexError):
                deed(row, place, bounds)
            expected = []
        else:
            assert deed(row, place, bounds) == expected
        assert reported == [value for value in expected or [] if value != OWN]
        copied = row[:]
        assert copied == row == plain
        copied.reverse()  # which leaves the row as it is
    assert [*row] == plain


def shrinks(row: list[int]) -> None:
    row[1:] = []


def grows(row: list[int]) -> None:
    if len(row) < 5:
        row.append(OWN)


@pytest.mark.parametrize("change", [shrinks, grows])
@pytest.mark.parametrize("way", [iter, reversed])
def test_a_row_may_change_while_it_is_walked(way: Any, change: Callable[[list[int]], None]) -> None:
    walks: list[list[int]] = []
    for row in (row_of()[0], [7, 8, 9]):
        walks.append([])
        for value in way(row):
            walks[-1].append(value)
            change(row)
    assert walks[0] == walks[1]


@given(st.integers(1, 6), st.data())
def test_the_matrix_of_any_board_is_that_of_the_board_and_reports_its_squares(size: int, data: st.DataObject) -> None:
    starts = st.integers(2, max(2, size * size - 1))
    drawn = data.draw(st.dictionaries(starts, st.integers(1, size * size)))
    board = Board(size * size, {start: end for start, end in drawn.items() if start != end and start < size * size})
    matrix, reported = recorded(board)
    assert matrix == board.to_matrix()
    for square in range(1, board.squares + 1):
        row, column = board.position(square)
        assert matrix[row][column] == board.jumps.get(square, -1)
    assert reported == list(range(1, board.squares + 1))


# What is written, and the board as a list


def test_a_square_that_is_written_to_is_reported_wherever_it_was_moved() -> None:
    written: list[int] = []
    matrix = recorded_matrix(BOARD, bool, written.append)
    matrix.reverse()
    matrix[0][1] = 5
    matrix[2][:] = [1, 2, 3]
    matrix[1].copy()[0] = 7
    matrix[1][::-1][0] = 7
    matrix[0].append(4)
    matrix[0][3] = 9
    assert written == [2, 6, 4]


def test_the_board_as_a_list_knows_its_squares() -> None:
    reported: list[int] = []
    board = Board(7, {2: 5}, columns=3)
    moves = recorded_moves(board, reported.append)
    assert type(moves) is Row
    assert reported == []
    assert (moves[1], moves[6], len(moves)) == (4, -1, 7)
    assert reported == [2, 7]
    assert list(moves) == board.to_moves()
