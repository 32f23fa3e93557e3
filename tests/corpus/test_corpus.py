"""What `check` and `watch` make of solvers as people write them; the rates are printed at the end of the test run."""

from collections.abc import Callable

import pytest

from tests.corpus.entry import Entry
from tests.corpus.oracle import cases, faults, kind_of
from tests.corpus.right import RIGHT
from tests.corpus.verdicts import remark_faults, seen_of, verdict_of, words_of
from tests.corpus.wrong import WRONG

Record = Callable[[str, object], None]

FAILING = ("raises", "type")
EXPECTED = [entry for entry in WRONG if "-" not in entry.keys]
SPOKEN = [entry for entry in WRONG if entry.says]
WATCHED = [(entry, True) for entry in RIGHT] + [
    (entry, False) for entry in WRONG if entry.form == "matrix" and entry.fails not in FAILING
]

right = pytest.mark.parametrize("entry", RIGHT, ids=str)
wrong = pytest.mark.parametrize("entry", WRONG, ids=str)


def test_every_entry_has_a_name_of_its_own() -> None:
    names = [entry.name for entry in RIGHT + WRONG]
    assert len(names) == len(set(names))


@right
def test_what_is_called_right_is_right(entry: Entry) -> None:
    assert faults(entry, cases(entry.form, 60)) == []


@pytest.mark.parametrize("entry", [entry for entry in WRONG if entry.fails != "stubborn"], ids=str)
def test_what_is_called_wrong_is_wrong(entry: Entry) -> None:
    found = faults(entry, cases(entry.form), 50_000 if entry.fails == "endless" else 200_000, most=4)
    assert entry.fails in {kind_of(given) for _, given in found}


@right
def test_a_right_solver_passes(entry: Entry, record_property: Record) -> None:
    record_property("corpus", {"right": 1, "false alarms": 1})
    verdict = verdict_of(entry)
    assert verdict.passed, verdict
    record_property("corpus", {"false alarms": -1})


@right
def test_a_right_solver_gets_the_remarks_that_are_true_of_it(entry: Entry) -> None:
    assert remark_faults(entry) == []


@wrong
def test_a_wrong_solver_does_not_pass(entry: Entry, record_property: Record) -> None:
    record_property("corpus", {"wrong": 1, "passed": 1})
    assert not verdict_of(entry).passed
    record_property("corpus", {"passed": -1})


@pytest.mark.parametrize("entry", EXPECTED, ids=str)
def test_a_mistake_with_a_name_is_called_by_it(entry: Entry, record_property: Record) -> None:
    record_property("corpus", {"nameable": 1})
    verdict = verdict_of(entry)
    assert verdict.misconception in entry.keys, verdict
    record_property("corpus", {"named": 1})


@pytest.mark.parametrize("entry", [entry for entry in WRONG if "-" in entry.keys], ids=str)
def test_a_mistake_without_a_name_is_not_called_by_one(entry: Entry) -> None:
    verdict = verdict_of(entry)
    assert (verdict.misconception or "-") in entry.keys, verdict


@pytest.mark.parametrize("entry", SPOKEN, ids=str)
def test_a_failure_is_described_in_words_that_help(entry: Entry) -> None:
    words = words_of(verdict_of(entry))
    assert [word for word in entry.says if word not in words] == [], words


@pytest.mark.parametrize("entry", [entry for entry in WRONG if "import" in entry.says], ids=str)
def test_anyone_whose_code_never_ran_is_not_sent_to_play_by_hand(entry: Entry) -> None:
    assert "by hand" not in " ".join(verdict_of(entry).hints)


@pytest.mark.parametrize(("entry", "is_right"), WATCHED, ids=[str(entry) for entry, _ in WATCHED])
def test_no_film_shows_nonsense(entry: Entry, is_right: bool, record_property: Record) -> None:
    record_property("corpus", {"crashes": 1})
    seen = seen_of(entry, is_right)
    record_property(
        "corpus",
        {
            "crashes": -1,
            "nonsense": len(seen.nonsense),
            "queues": seen.queues,
            "asked": seen.asked,
            "records": seen.records,
            "asked records": seen.asked_records,
        },
    )
    assert seen.nonsense == []


def test_queues_and_records_are_nearly_always_recognised() -> None:
    seen = [seen_of(entry, is_right) for entry, is_right in WATCHED]
    assert sum(each.queues for each in seen) >= 0.97 * sum(each.asked for each in seen)
    assert sum(each.records for each in seen) >= 0.95 * sum(each.asked_records for each in seen)
