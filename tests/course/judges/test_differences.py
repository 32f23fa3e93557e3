"""What of two long results is shown: where they part."""

from typing import Any

import pytest

from snl_edu.course.judges.differences import difference

SQUARES = dict.fromkeys(range(1, 30), 2)
MANY = list(range(40))


@pytest.mark.parametrize(
    ("given", "right", "told"),
    [
        (SQUARES | {15: 3}, SQUARES, "for square 15 your function says 3, and 2 is right"),
        (
            SQUARES | {15: 3, 16: 3, 40: 1},
            SQUARES,
            "for square 15 your function says 3, and 2 is right; 2 other squares differ too",
        ),
        ({**SQUARES, 1: 2, 31: 4}, SQUARES, "square 31 does not belong there: your function says 4 for it"),
        (SQUARES, SQUARES | {31: 4}, "square 31 is missing: 4 is right for it"),
        (set(SQUARES), {*SQUARES, 31, 32}, "square 31 is missing; 1 other square differs too"),
        ({*SQUARES, "x"}, set(SQUARES), "square 'x' does not belong there"),
        ([*MANY[:3], 7, *MANY[4:]], MANY, "item 3 (the first is item 0) is 7, and 3 is right"),
        (MANY[::-1], MANY[:-1], "item 0 (the first is item 0) is 39, and 0 is right; 38 other items differ too"),
        (MANY, MANY[:-1], "yours has 40 squares, the right list has 39; as far as both go they agree"),
        (MANY[:1], MANY, "yours has 1 square, the right list has 40; as far as both go they agree"),
        (MANY, MANY[:1], "yours has 40 squares, the right list has 1; as far as both go they agree"),
        (
            [*MANY[:3], 7],
            MANY,
            "item 3 (the first is item 0) is 7, and 3 is right; yours has 4 squares, the right list has 40",
        ),
        ([7], MANY, "item 0 (the first is item 0) is 7, and 0 is right; yours has 1 square, the right list has 40"),
        (set(MANY), MANY, "your function gives a set, {0, 1, 2, 3"),
        ("x" * 60, "y" * 60, f"your function gives {'x' * 60!r}, and {'y' * 60!r} is right"),
        ({1: 2}, {1: 3}, "your function gives {1: 2}, and {1: 3} is right"),
        ({**SQUARES, 1: 2.0}, SQUARES, "your function gives {1: 2.0, 2: 2"),
        (MANY, dict.fromkeys(MANY, 1), "your function gives a list, [0, 1"),
    ],
)
def test_only_what_differs_is_shown_of_what_is_long(given: Any, right: Any, told: str) -> None:
    assert difference(given, right, "square", (given, right)).startswith(told)
    compared = tuple(given) if type(given) is list and type(right) is dict else given  # lists are compared as tuples
    assert difference(given, right, "square", (compared, right)).startswith(told)
    unordered = difference(MANY[:0:-1], MANY, "square", (set(MANY[1:]), set(MANY)))
    assert unordered == "square 0 is missing", "an order that does not matter is not complained about"
