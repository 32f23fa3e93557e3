"""Each wrong solver is the textbook one with a few lines changed, and no two are changed in the same way."""

import pytest

from snl_edu.course.misconceptions import MISCONCEPTIONS, TEXTBOOK, Misconception, changed

ALL = list(MISCONCEPTIONS.values())
TABLES = ("one-pass", "few-rounds")  # these are another algorithm, not a change to a few lines of the textbook's


def test_no_two_wrong_solvers_are_the_same() -> None:
    sources = [changed(changes) for each in ALL for changes in (each.changes, *each.others)]
    assert len({TEXTBOOK, *sources}) == 1 + len(sources)


@pytest.mark.parametrize("each", ALL, ids=MISCONCEPTIONS)
def test_the_source_of_a_wrong_solver_is_a_small_change_to_the_textbook(each: Misconception) -> None:
    compile(each.source, "source", "exec")
    kept = set(TEXTBOOK.splitlines()) & set(each.source.splitlines())
    assert len(kept) >= len(set(TEXTBOOK.splitlines())) - (14 if each.key in TABLES else 5)
    assert each.source != TEXTBOOK
