"""A matrix that reports what is read of it: just that, and it is a plain matrix in everything else."""

import copy
import json
import pickle
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from snl_edu import Board
from snl_edu.films.matrix import Cell, Row, recorded_matrix, recorded_moves

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


def unpacked(matrix: Matrix) -> tuple[int, int, int]:
    first, second, third = matrix[0]
    return first, second, third


def unpacked_with_a_star(matrix: Matrix) -> list[int]:
    _, *rest = matrix[0]
    return rest


def matched(matrix: Matrix) -> int:
    match matrix[0]:
        case [_, middle, _]:
            return middle
        case _:
            return 0


def extended(matrix: Matrix) -> list[int]:
    cells = [0]
    for row in matrix:
        cells.extend(row)
    return cells


def added_in_place(matrix: Matrix) -> list[int]:
    cells = [0]
    for row in matrix:
        cells += row
    return cells


def every_other_row_turned_round(matrix: Matrix) -> list[int]:
    matrix.reverse()
    for row in matrix[1::2]:
        row.reverse()
    return [value for row in matrix for value in row]


def stepped(matrix: Matrix) -> list[int]:
    values = iter(matrix[0])
    return [next(values), next(values)]


def index_within(matrix: Matrix) -> int:
    return matrix[0].index(4, 1, 3)


READS: dict[str, tuple[Way, list[int]]] = {
    "an index": (lambda m: m[2][1], [2]),
    "a negative index": (lambda m: m[-1][-1], [3]),
    "an inverted index": (lambda m: m[~2][~0], [9]),
    "an index that is not an int": (lambda m: m[0][Two()], [9]),
    "a truth as an index": (lambda m: m[1][True], [5]),
    "a slice": (lambda m: m[0][1:], [8, 9]),
    "a slice of nothing": (lambda m: m[0][3:], []),
    "a slice backwards": (lambda m: m[1][::-1], [4, 5, 6]),
    "a slice of rows": (lambda m: m[1:][0][0], [6]),
    "iteration": (lambda m: [value for row in m for value in row], ALL),
    "stepping by hand": (stepped, [7, 8]),
    "reversed": (lambda m: list(reversed(m[0])), [9, 8, 7]),
    "reversed rows": (lambda m: [row[0] for row in reversed(m)], [1, 6, 7]),
    "in": (lambda m: 9 in m[2], [1, 2, 3]),
    "not in": (lambda m: 99 not in m[2], [1, 2, 3]),
    "count": (lambda m: m[2].count(9), [1, 2, 3]),
    "where a value is": (lambda m: m[2].index(8), [1, 2, 3]),
    "where a value is within limits": (index_within, [7, 8, 9]),
    "zip": (lambda m: list(zip(*m, strict=True)), [7, 6, 1, 8, 5, 2, 9, 4, 3]),
    "sum of lists": (lambda m: sum(m, []), ALL),  # noqa: RUF017
    "sum of numbers": (lambda m: sum(m[1]), [6, 5, 4]),
    "extend": (extended, ALL),
    "adding in place": (added_in_place, ALL),
    "adding on the right": (lambda m: [0] + m[0], [7, 8, 9]),
    "adding on the left": (lambda m: m[0] + [0], [7, 8, 9]),
    "adding two rows": (lambda m: m[0] + m[1], [7, 8, 9, 6, 5, 4]),
    "a star": (lambda m: [*m[0], *m[1]], [7, 8, 9, 6, 5, 4]),
    "a star in a call": (lambda m: max(*m[0]), [7, 8, 9]),
    "JSON": (json.dumps, ALL),
    "numpy": (lambda m: numpy.array(m).tolist(), ALL),
    "chain": (lambda m: list(chain.from_iterable(m)), ALL),
    "list": (lambda m: list(map(list, m)), ALL),
    "tuple": (lambda m: tuple(m[0]), [7, 8, 9]),
    "set": (lambda m: set(m[0]), [7, 8, 9]),
    "dict": (lambda m: dict(enumerate(m[0])), [7, 8, 9]),
    "sorted": (lambda m: sorted(m[0]), [7, 8, 9]),
    "max": (lambda m: max(m[0]), [7, 8, 9]),
    "max of all": (lambda m: max(map(max, m)), ALL),
    "enumerate": (lambda m: list(enumerate(m[0])), [7, 8, 9]),
    "any stops early": (lambda m: any(value == 4 for value in m[0]), [7, 8]),
    "unpacking": (unpacked, [7, 8, 9]),
    "unpacking with a star": (unpacked_with_a_star, [7, 8, 9]),
    "matching a pattern": (matched, [7, 8, 9]),
    "pop": (lambda m: m[0].pop(), [9]),
    "pop at the front": (lambda m: m[0].pop(0), [7]),
    "a row that was turned round": (every_other_row_turned_round, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
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


def test_an_index_that_fails_reports_nothing() -> None:
    matrix, reported = recorded()
    with pytest.raises(IndexError):
        matrix[0][3]
    assert reported == []


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


def grows_and_reads_the_last(row: list[int]) -> list[int]:
    row.append(OWN)
    return [row[-1]]


def grows_and_reads_the_last_square(row: list[int]) -> list[int]:
    row.append(OWN)
    return [row[-2]]


def grows_and_is_sliced_at_its_end(row: list[int]) -> list[int]:
    row.extend([OWN, OWN])
    return row[-3:]


def grows_and_its_slice_is_read(row: list[int]) -> list[int]:
    row += [OWN]
    turned = row[::-1]
    return [*row, turned[0], turned[1]]


def grows_and_is_turned_round(row: list[int]) -> list[int]:
    row.append(OWN)
    row.reverse()
    return [row[0], row[1]]


def gets_a_column_in_front(row: list[int]) -> list[int]:
    row.insert(0, OWN)
    return [row[0], row[1], row[3]]


def gets_a_column_in_front_by_a_slice(row: list[int]) -> list[int]:
    row[:0] = [OWN]
    return [row[0], row[1], row[3]]


def loses_its_first(row: list[int]) -> list[int]:
    del row[0]
    return [row[0], row[1], row[-1]]


def loses_its_last(row: list[int]) -> list[int]:
    del row[-1]
    return [row[0], row[1], row[-1], row[-2]]


def loses_a_value(row: list[int]) -> list[int]:
    row.remove(8)
    return [row[0], row[1]]


def loses_a_slice_and_is_searched(row: list[int]) -> list[int]:
    del row[1:]
    return [value for value in (7, 8, 9) if value in row]


def is_cleared(row: list[int]) -> list[int]:
    row.clear()
    return [row.count(7)][1:]


def is_sorted(row: list[int]) -> list[int]:
    row.sort(reverse=True)
    return [row[0], row[2]]


CHANGES = [
    grows_and_reads_the_last,
    grows_and_reads_the_last_square,
    grows_and_is_sliced_at_its_end,
    gets_a_column_in_front,
    gets_a_column_in_front_by_a_slice,
    grows_and_is_turned_round,
    loses_its_first,
    loses_its_last,
    is_sorted,
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_row_that_the_learner_has_changed_never_reports_another_square(
    change: Callable[[list[int]], list[int]],
) -> None:
    row, reported = row_of()
    read = change(row)
    squares = list(reported)
    assert read == change([7, 8, 9])
    assert squares == [value for value in read if value != OWN]


def test_a_slice_of_a_row_that_has_grown_knows_where_its_values_are_from() -> None:
    row, reported = row_of()
    assert grows_and_its_slice_is_read(row) == grows_and_its_slice_is_read([7, 8, 9])
    assert reported == [9, 8, 7, 7, 8, 9, 9]


def test_a_value_that_was_removed_is_not_read_any_more() -> None:
    row, reported = row_of()
    assert loses_a_value(row) == [7, 9]
    assert reported[-2:] == [7, 9]
    row, reported = row_of()
    assert loses_a_slice_and_is_searched(row) == [7]
    assert reported == [7, 7, 7]
    row, reported = row_of()
    assert is_cleared(row) == []
    assert reported == []


def shrinks_while_it_is_walked(row: list[int]) -> list[int]:
    walked = []
    for value in row:
        walked.append(value)
        if len(row) > 1:
            del row[-1]
    return walked


def grows_while_it_is_walked(row: list[int]) -> list[int]:
    walked = []
    for value in row:
        walked.append(value)
        if len(row) < 5:
            row.append(OWN)
    return walked


def shrinks_while_it_is_walked_backwards(row: list[int]) -> list[int]:
    walked = []
    for value in reversed(row):
        walked.append(value)
        row[:] = row[:1]
    return walked


WALKS = [shrinks_while_it_is_walked, grows_while_it_is_walked, shrinks_while_it_is_walked_backwards]


@pytest.mark.parametrize("walk", WALKS)
def test_a_row_may_change_while_it_is_walked(walk: Callable[[list[int]], list[int]]) -> None:
    row, _ = row_of()
    assert walk(row) == walk([7, 8, 9])


@given(st.data())
def test_any_reading_reports_just_the_squares_whose_values_it_gives(data: st.DataObject) -> None:
    squares = data.draw(st.lists(st.integers(1, 50), unique=True, min_size=1, max_size=6))
    row, reported = row_of(squares)
    plain = list(squares)
    for _ in range(data.draw(st.integers(1, 5))):
        reported.clear()
        place = data.draw(st.integers(-len(plain), len(plain) - 1))
        bounds = data.draw(st.slices(len(plain)))
        match data.draw(st.sampled_from(["index", "slice", "walk", "back", "turn", "copy"])):
            case "index":
                read, expected = [row[place]], [plain[place]]
            case "slice":
                read, expected = row[bounds], plain[bounds]
            case "walk":
                read, expected = list(row), plain
            case "back":
                read, expected = list(reversed(row)), plain[::-1]
            case "turn":
                row.reverse()
                plain.reverse()
                read, expected = [], []
            case _:
                row, read, expected = row.copy(), [], []
        assert reported == expected
        assert read == expected


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


def test_a_row_that_is_repeated_is_read() -> None:
    row, reported = row_of()
    assert row * 2 == [7, 8, 9] * 2
    assert 2 * row == [7, 8, 9] * 2
    assert reported == [7, 8, 9] * 2


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
