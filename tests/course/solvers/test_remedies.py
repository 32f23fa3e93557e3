"""Code that does not run is told what is missing, and nothing about its idea."""

import pytest

from snl_edu import Board, check
from snl_edu.calls.sandbox import Trouble
from snl_edu.course.misconceptions import function_of
from snl_edu.course.solvers.remedies import remedy


# What solvers lack as people write them is in `tests/corpus`.
@pytest.mark.parametrize(
    ("body", "advice"),
    [
        (
            "return deque([1])",
            "Write from collections import deque above it, or begin with from snl_edu.leetcode import *",
        ),
        ("return inf", "Write from math import inf above it"),
        ("return math.inf", "Write import math above it"),
        ("return json.dumps(3)", "Write import json above it."),
        ("return queu", "Nothing is called queu where your code runs: is it spelt right"),
        ("exec('print 3')", "That is Python 2: print is a function now"),
        ("return board[len(board) / 2]", "In Python 3 a division with / gives a float: write //"),
        ("return {}.has_key(3)", "That is Python 2: write `key in dictionary` for has_key"),
    ],
)
def test_what_is_missing_is_named_with_its_cure(body: str, advice: str) -> None:
    verdict = check(function_of(f"def solve(board):\n    {body}\n", "learner"))
    assert not verdict.passed
    assert advice in verdict.message
    assert verdict.explanation == (
        "It does so on every board that was tried, from 4 to 400 squares, so nothing can be said about its idea yet."
    )
    assert verdict.board == Board(4)
    assert "by hand" not in " ".join(verdict.hints)
    assert verdict.hints[0] == "Call it yourself, in a cell of its own: solve([[-1, -1], [-1, -1]])"


@pytest.mark.parametrize(
    "trouble",
    [
        Trouble("raises", "raises IndexError: list index out of range", 3, "IndexError"),
        Trouble("raises", "raises SyntaxError: invalid syntax", 3, "SyntaxError"),
        Trouble("raises", "raises TypeError: unhashable", 3, "TypeError"),
        Trouble("raises", "raises AttributeError: no attribute 'x'", 3, "AttributeError"),
        Trouble("raises", "raises NameError", 3, "NameError"),
        Trouble("endless", "was stopped"),
    ],
)
def test_about_other_errors_nothing_is_said(trouble: Trouble) -> None:
    assert remedy(trouble) is None
