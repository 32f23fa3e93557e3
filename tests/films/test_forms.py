"""How what a variable holds becomes squares."""

from typing import Any

import pytest

from snl_edu.films.forms import as_elements
from snl_edu.films.roles import find_queue, find_seen
from snl_edu.films.trace import Held, Kept
from tests.helpers import oracles, styles
from tests.helpers.more_styles import counted_from_zero
from tests.helpers.runs import SMALL, kept, run_of, written


@pytest.mark.parametrize(
    "contents",
    [
        [[1, "a"]],
        [["a"], []],
        [[(1, 0), 2], []],
        [[1.5], []],
        [[0, 99], []],
        [[-1], []],
        [[("a", "b")], []],
        [[(2, 9)], []],
        [[()], []],
        [[(1,), (2, 9)], []],
        [[(1,), (1, "a")], []],
        [[(2, 0), (2, None)], []],
        [[], []],
    ],
)
def test_what_holds_anything_but_squares_is_not_read_as_squares(contents: list[list[Any]]) -> None:
    assert as_elements("q", kept(*contents), SMALL) is None
    assert find_queue({"q": kept(*contents)}, SMALL, None) is None


@pytest.mark.parametrize(
    ("contents", "squares"),
    [
        ([[1], [2]], [(1,), (2,)]),
        ([[0], [8]], [(1,), (9,)]),
        ([[(1, 0)], [(9, 1)]], [(1,), (9,)]),
        ([[(0, 1)], [(1, 9)]], [(1,), (9,)]),
        ([[(1, 1)], [(9, 2)]], [(1,), (9,)]),
        ([[(2, 0)], [(0, 2)]], [(1,), (9,)]),
        ([[(0, 2, 0)], [(1, 0, 2)]], [(1,), (9,)]),
        ([[(1, None)], [(9, "x")]], [(1,), (9,)]),
        ([[(0, 0)], [(8, 1)]], [(1,), (9,)]),
        ([[[1]], [[1, 8], [1, 3]], [[1, 8, 9]]], [(1,), (8, 3), (9,)]),
        ([[0], [9]], [(0,), (9,)]),
        ([[], [1], []], [(), (1,), ()]),
    ],
)
def test_squares_are_recognised_in_every_form(contents: list[list[Any]], squares: list[tuple[int, ...]]) -> None:
    found = find_queue({"q": kept(*contents)}, SMALL, None)
    assert found is not None
    assert [each.squares for each in found.history] == squares


def test_a_list_as_long_as_the_board_is_a_record_by_what_most_of_it_was_at_first() -> None:
    off, on = [None] * 10, [None, None, 1, *[None] * 7]
    found = find_seen({"s": kept(off, on)}, SMALL, "s", None)
    assert found is not None
    assert [each.squares for each in found.history] == [(), (2,)]
    assert found.to_square(5) == 5
    assert find_seen({"s": kept(off[:4], off[:5])}, SMALL, None, None) is None
    mixed = [Kept(0, Held("values", tuple(off))), Kept(1, Held("values", tuple(off[1:])))]
    assert find_seen({"s": mixed}, SMALL, None, None) is None


def test_rows_of_another_size_are_not_a_record() -> None:
    rows = [Kept(moment, Held("rows", ((False,) * 2, (moment > 0,) * 2))) for moment in range(2)]
    assert find_seen({"s": rows}, SMALL, None, None) is None


def test_a_list_of_distances_gives_the_squares_and_their_rolls() -> None:
    for style in (styles.distance_dictionary, styles.prebuilt_map, counted_from_zero):
        run = run_of(style)
        assert run.rolls == oracles.distances(9, {2: 8})


def test_a_record_without_distances_knows_no_rolls() -> None:
    assert run_of(styles.level_loop).rolls == {}
    named = run_of(
        written("def solve(m):\n    q = [1]\n    seen = {1: 'a'}\n    q.pop()\n    seen[2] = 'b'\n    q.append(2)\n")
    )
    assert (named.seen_name, named.rolls) == ("seen", {})
