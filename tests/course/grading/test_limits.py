"""What a notebook may use."""

from typing import Any

import pytest

from snl_edu import BoardError
from snl_edu.course.grading.limits import Limits, limits_of


def test_limits_are_whole_numbers_that_make_sense() -> None:
    assert limits_of(60, 300, 2000) == Limits()
    lowest, highest = (1, 1, 500), (10**6, 10**6, 10**6)
    assert [limits_of(*lowest), limits_of(*highest)] == [lowest, highest]
    bad: list[tuple[Any, ...]] = [(60, 1.5, 2000), (None, 300, 2000)]
    for place in range(3):
        for numbers, step in ((lowest, -1), (highest, 1)):
            bad.append((*numbers[:place], numbers[place] + step, *numbers[place + 1 :]))
    for numbers in bad:
        with pytest.raises(BoardError, match="must be a whole number"):
            limits_of(*numbers)
