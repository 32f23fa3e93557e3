"""What `check` and `watch` make of solvers as people write them; the rates are printed at the end of the test run."""

import sys
import threading
from collections.abc import Callable, Iterator

import pytest

from snl_edu.course.misconceptions import MISCONCEPTIONS
from tests.corpus import SOLVERS
from tests.corpus.entry import Entry
from tests.corpus.findings import of_check, of_oracle, of_watch

Record = Callable[[str, object], None]

solvers = pytest.mark.parametrize("entry", SOLVERS, ids=str)


@pytest.fixture(autouse=True)
def nothing_is_left_behind(capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """After each test the tracer and the threads are as before, and nothing was written anywhere."""
    before = sys.gettrace(), threading.enumerate()
    yield
    assert (sys.gettrace(), threading.enumerate()) == before
    assert capfd.readouterr() == ("", "")


@solvers
def test_a_solver_is_as_right_or_wrong_as_it_is_said_to_be(entry: Entry) -> None:
    assert of_oracle(entry).faults == []


@solvers
def test_check_says_what_is_true_of_a_solver(entry: Entry, record_property: Record) -> None:
    found = of_check(entry)
    record_property("corpus", dict(found.counts))
    assert found.faults == []


@solvers
def test_watch_shows_what_a_solver_does(entry: Entry, record_property: Record) -> None:
    record_property("corpus", {"crashes": 1})
    found = of_watch(entry)
    record_property("corpus", {**found.counts, "crashes": -1})
    assert found.faults == []


def test_every_misconception_is_made_by_some_solver() -> None:
    made = {key for entry in SOLVERS for key in entry.keys if len(entry.keys) == 1}
    assert {key for key, each in MISCONCEPTIONS.items() if each.board is not None} <= made
