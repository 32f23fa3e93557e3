"""Other right ways to write the functions of notebook 06."""

from typing import Any


def by_the_smaller(square: int, roll: int, goal: int) -> int:
    """The smaller one of the roll and the way to the goal."""
    return min(roll, goal - square)


def by_making_it_smaller(square: int, roll: int, goal: int) -> int:
    """The roll, made smaller until it fits."""
    while square + roll > goal:
        roll -= 1
    return roll


def by_the_largest_that_fits(square: int, roll: int, goal: int) -> int:
    """The largest of the rolls up to the given one that does not go past the goal."""
    fitting = [each for each in range(1, roll + 1) if square + each <= goal]
    return fitting[-1]


SPELLINGS: dict[str, list[Any]] = {"06-legal-roll": [by_the_smaller, by_making_it_smaller, by_the_largest_that_fits]}
