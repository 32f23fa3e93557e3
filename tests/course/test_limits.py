"""What a notebook may use."""

from typing import Any

import pytest

from snl_edu import BoardError
from snl_edu.course.limits import Limits, limits_of


def test_limits_are_whole_numbers_that_make_sense() -> None:
    assert limits_of(60, 300, 2000) == Limits()
    bad: list[tuple[Any, Any, Any]] = [(0, 300, 2000), (60, 1.5, 2000), (60, 300, 2), (None, 300, 2000)]
    for numbers in bad:
        with pytest.raises(BoardError, match="must be a whole number"):
            limits_of(*numbers)
