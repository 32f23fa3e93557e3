"""The ways in which what a variable holds can stand for squares."""

from typing import Any

import pytest

from snl_edu import Board
from snl_edu.films.run.containers import Held, Kept
from snl_edu.films.run.roles.ledgers import IN_A_TUPLE, ledgers_of
from snl_edu.films.run.roles.readings import USUAL_PLACE, elements_of, number_at, part_at, readings_of

SMALL = Board(9, {2: 8})


def readings(*elements: Any) -> set[tuple[int | None, ...]]:
    """All ways to read these elements as squares."""
    return {
        tuple(form.to_square(element) for element in elements) for form in readings_of(elements, elements[0], SMALL)
    }


@pytest.mark.parametrize(
    ("elements", "squares"),
    [
        ([1, 9], (1, 9)),
        ([0, 8], (1, 9)),
        ([-1, -9], (1, 9)),
        ([0, -8], (1, 9)),
        ([6, 0], (1, 7)),
        (["1", "9"], (1, 9)),
        ([1.0, 9.0], (1, 9)),
        ([1, 45], (1, 45)),
        ([(1, 0), (9, 1)], (1, 9)),
        ([(0, 1), (1, 9)], (1, 9)),
        ([(0, -1), (1, -9)], (1, 9)),
        ([(2, 0), (0, 2)], (1, 9)),
        ([(0, 2), (2, 0)], (1, 9)),
        ([(0, 0), (2, 2)], (1, 9)),
        ([(0, 0), (1, 0)], (1, 4)),
        ([(7, (2, 0)), (8, (0, 2))], (1, 9)),
        ([(1, None), (9, 1)], (1, 9)),
        ([(0, (1,)), (1, (1, 8, 9))], (1, 9)),
        ([(1,), (1, 8, 9)], (1, 9)),
        ([(1,), (9, 8, 1)], (1, 9)),
    ],
)
def test_squares_are_found_in_every_form(elements: list[Any], squares: tuple[int, ...]) -> None:
    assert squares in readings(*elements)


@pytest.mark.parametrize(
    "elements",
    [["a"], [1, "a"], [1.5], [99], [-1, 1], [()], [("a", "b")], [True], [(1,), 5], [(2, None), (None, 2)], ["1" * 9]],
)
def test_what_is_no_square_in_any_form_is_not_read(elements: list[Any]) -> None:
    assert readings(*elements) == set()


def test_a_place_that_is_not_there_holds_nothing() -> None:
    assert part_at((1,), (5,)) is None
    assert part_at((0, 0), (5,)) is None
    assert part_at((-1, 0), (5, (6, 7))) == 6
    assert number_at((), True) is None


def test_what_marks_the_end_of_a_level_is_no_element() -> None:
    assert elements_of(Held("values", (1, None, 2))) == (1, 2)
    assert elements_of(Held("keys", ((1, 0), (2, 1)))) == (1, 2)


def marks(*contents: Any, kind: str = "values", begin: int = 0, copy: bool = False) -> list[list[list[int]]]:
    """The squares of all readings of a record that held this at one moment after the other."""
    kept = [Kept(moment, Held(kind, tuple(each))) for moment, each in enumerate(contents)]
    return [[sorted(each.values) for each in history] for _, history in ledgers_of(kept, SMALL, begin, lambda _: copy)]


def flags(*marked: int, length: int = 10) -> list[bool]:
    return [place in marked for place in range(length)]


@pytest.mark.parametrize(
    ("contents", "kind", "squares"),
    [
        (([1], [1, 8]), "values", [[1], [1, 8]]),
        (([(2, 0)], [(2, 0), (0, 1)]), "values", [[1], [1, 8]]),
        ((flags(1), flags(1, 8)), "values", [[1], [1, 8]]),
        ((flags(0, length=9), flags(0, 7, length=9)), "values", [[1], [1, 8]]),
        ((flags(1, length=20), flags(1, 8, length=20)), "values", [[1], [1, 8]]),
        ((flags(6, length=9), flags(6, 1, length=9)), "values", [[1], [1, 8]]),
        (([(0, 0, 0)] * 2 + [(1, 0, 0)], [(0, 1, 0), (0, 0, 0), (1, 0, 0)]), "rows", [[1], [1, 8]]),
        (([(1, 0, 0)] + [(0, 0, 0)] * 2, [(1, 0, 0), (0, 0, 0), (0, 1, 0)]), "rows", [[1], [1, 8]]),
        (([(1, 0, 0)] + [(0, 0, 0)] * 2, [(1, 0, 0), (0, 0, 0), (0, 0, 1)]), "rows", [[1], [1, 9]]),
        ((range(2, 10), [2, 3, 4, 5, 6, 7, 9]), "values", [[1], [1, 8]]),
        (([(1, 0)], [(1, 0), (8, 1)]), "keys", [[1], [1, 8]]),
        (([(s, s == 1) for s in range(1, 10)], [(s, s in (1, 8)) for s in range(1, 10)]), "keys", [[1], [1, 8]]),
        (([(s, s == 0) for s in range(9)], [(s, s in (0, 7)) for s in range(9)]), "keys", [[1], [1, 8]]),
        (([3], [3, 3]), "squares", [[], [3], [3]]),
    ],
)
def test_a_record_is_found_in_every_form(contents: tuple[Any, ...], kind: str, squares: list[list[int]]) -> None:
    assert squares in marks(*contents, kind=kind)


def test_marks_in_a_copy_of_the_board_are_what_changes_in_it() -> None:
    board = [0, 1, 8, 3, 4, 5, 6, 7, 8, 9]
    after = [0, 1, 8, 0, 4, 5, 6, 7, 8, 9]
    assert [[], [3]] in marks(board, after)
    plain = [-1, -1, 8, *[-1] * 7]
    assert [[], [3]] in marks(plain, [-1, -1, 8, 0, *[-1] * 6], copy=True)


NOTHING = ((False,) * 3,) * 2


@pytest.mark.parametrize(
    ("kind", "contents", "ranks"),
    [
        ("values", [(1,), (1, 8)], [0, 1, 4]),
        ("values", [((1, 0),), ((1, 0), (8, 1))], [IN_A_TUPLE, IN_A_TUPLE + 1, IN_A_TUPLE + 4]),
        ("values", [((2, 0),), ((2, 0), (0, 1))], [USUAL_PLACE, USUAL_PLACE + 1, USUAL_PLACE + 2]),
        ("rows", [(*NOTHING, (True, False, False))] * 2, [USUAL_PLACE, USUAL_PLACE + 1, USUAL_PLACE + 2]),
    ],
)
def test_the_usual_way_to_read_a_record_comes_first(kind: str, contents: list[Any], ranks: list[int]) -> None:
    kept = [Kept(moment, Held(kind, each)) for moment, each in enumerate(contents)]
    found = sorted(
        ((rank, [sorted(each.values) for each in history]) for rank, history in ledgers_of(kept, SMALL, 0, never))
    )
    assert sorted({rank for rank, _ in found})[:3] == ranks
    assert any(history[0] == [1] for rank, history in found if rank == ranks[0])


def never(_: Held) -> bool:
    return False


def test_what_happened_before_the_search_does_not_matter() -> None:
    assert [[1], [1, 2]] in marks([5, 6], [1], [1, 2], begin=2)
    assert all(history[0] != [5, 6] for history in marks([5, 6], [1], [1, 2], begin=2))


def test_rows_of_another_size_or_lists_that_grow_are_no_marks() -> None:
    assert marks([(0, 0)], [(0, 1)], kind="rows") == []
    assert marks([(0, 0, 0), (0, 0, 0), 5], kind="rows") == []
    assert marks([True] * 9, [True] * 10) == []
    assert marks([], []) == []


def test_a_text_with_a_comma_is_its_parts_and_any_other_is_itself() -> None:
    assert elements_of(Held("values", ("15,2", "15", 3, None))) == (("15", "2"), "15", 3)
