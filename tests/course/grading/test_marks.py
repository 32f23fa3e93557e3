"""Marks, and how they show themselves."""

from dataclasses import FrozenInstanceError

import pytest

from snl_edu.course.grading.marks import Mark, Marks

ROWS = (
    Mark("02-a", True, 2, "Right."),
    Mark("02-long", False, 1, "Not yet: <no>", "greedy"),
    Mark("02-c", False, 0, "No"),
)


def test_marks_show_themselves_as_a_table_and_stay_as_they_are() -> None:
    marks = Marks("02.ipynb", "ada", ROWS)
    assert repr(marks).splitlines() == [
        "02.ipynb of ada: 1 of 3",
        "  02-a     right    2 tries  Right.",
        "  02-long  not yet  1 try    Not yet: <no>",
        "  02-c     not yet           No",
    ]
    bundle = marks._repr_mimebundle_()
    assert bundle["text/plain"] == repr(marks)
    assert "&lt;no&gt;" in bundle["text/html"]
    with pytest.raises(FrozenInstanceError):
        marks.rows = ()  # type: ignore[misc]


def test_a_notebook_that_was_stopped_or_is_missing_has_a_table_too() -> None:
    assert repr(Marks("", "ben", (Mark("", False, 0, "Gone."),))).splitlines() == [
        "no notebook of ben: 0 of 1",
        "  the whole notebook  not yet    Gone.",
    ]
    assert repr(Marks("a.ipynb", "ben", ())) == "a.ipynb of ben: 0 of 0"
