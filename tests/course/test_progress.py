"""The table of what a learner has done."""

import re
from html import unescape
from pathlib import Path

import pytest

from snl_edu import check, progress
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.logbook import NAME, Entry, Logbook, write
from snl_edu.course.progress import DAMAGED, NO_LOGBOOK, Progress, Row

EXERCISES = course_exercises()
FIRST, SECOND, *_ = EXERCISES


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_all_exercises_are_listed_with_what_the_logbook_says() -> None:
    write(Path(), Logbook(done={FIRST: Entry(passed=True, tries=2), "an-old-name": Entry(passed=True, tries=1)}))
    check(5, SECOND)
    rows = progress().rows
    assert [row.exercise for row in rows] == list(EXERCISES)
    assert rows[:2] == (Row(FIRST, True, 2), Row(SECOND, False, 1))
    assert not any(row.passed or row.tries for row in rows[2:])
    assert progress().notes == ()


def test_what_was_done_under_an_old_name_stays_done() -> None:
    new, old = "05-fix-what-you-found", "05-mend-what-you-found"
    write(Path(), Logbook(done={old: Entry(passed=True, tries=2), new: Entry(passed=False, tries=3)}))
    assert Row(new, True, 2) in progress().rows


def test_progress_is_what_it_was_when_it_was_asked_for() -> None:
    with pytest.raises(AttributeError):
        progress().notes = ("all done",)  # type: ignore[misc]


def test_without_a_logbook_nothing_is_done_and_the_cure_is_named() -> None:
    assert (progress().notes, progress().next) == ((NO_LOGBOOK,), FIRST)
    Path(NAME).write_text("{", encoding="utf-8")
    assert (progress().notes, progress().next) == ((DAMAGED,), FIRST)
    assert not any(row.passed for row in progress().rows)


def table(*passed: int, notes: tuple[str, ...] = ()) -> Progress:
    names = ("01-a", "01-long-name", "02-b", "02-c")
    return Progress(tuple(Row(name, number in passed, number) for number, name in enumerate(names)), notes)


def test_the_table_says_what_is_done_and_what_comes_next() -> None:
    assert repr(table(0, 2, notes=("A note.",))).splitlines() == [
        "1 of 2 in 02; next: 02-c",
        "A note.",
        "01: 1 of 2",
        "  done     01-a",
        "  not yet  01-long-name  1 try",
        "02: 1 of 2",
        "  done     02-b          2 tries",
        "  not yet  02-c          3 tries",
    ]


@pytest.mark.parametrize(
    ("passed", "expected"),
    [((), "01-a"), ((0,), "01-long-name"), ((1,), "02-b"), ((0, 2, 3), "01-long-name"), ((0, 1, 2, 3), None)],
)
def test_next_is_what_follows_the_last_one_done_and_then_what_was_left_out(
    passed: tuple[int, ...], expected: str | None
) -> None:
    assert table(*passed).next == expected


def test_next_is_never_what_may_be_skipped_while_anything_else_is_left() -> None:
    rows = Row("01-a", True, 1), Row("01-b", False, 0, optional=True), Row("01-c", False, 0)
    assert Progress(rows).next == "01-c"
    assert Progress(rows[:2]).next == "01-b"
    assert next(row.exercise for row in progress().rows if row.optional) == "01-narrow"


def test_when_all_is_done_the_table_says_so() -> None:
    assert repr(table(0, 1, 2, 3)).startswith("All 4 exercises are done.\n01: 2 of 2\n")


def test_a_notebook_shows_a_table_with_headers_whose_words_are_those_of_the_text() -> None:
    bundle = table(0, 2, notes=("<script>",))._repr_mimebundle_()
    html = bundle["text/html"]
    assert bundle["text/plain"] == repr(table(0, 2, notes=("<script>",)))
    assert re.findall(r'scope="(\w+)"', html) == [*["col"] * 3, *["rowgroup", "row", "row"] * 2]
    words = [unescape(text) for text in re.findall(r">([^<]+)<", html)]
    assert words[2:6] == ["The exercises of the course", "Done", "Exercise", "Tries"]
    assert " ".join(words[:2] + words[6:]).split() == bundle["text/plain"].split()


def test_a_teachers_own_are_listed_below_the_course_and_a_broken_file_says_so_with_its_line() -> None:
    Path("good_exercises.py").write_text('from snl_edu.course import number\nnumber("mine-1", "how many?", 7)\n')
    Path("bad_exercises.py").write_text('from snl_edu.course import number\n\nnumber("mine-2", 5, 7)\n')
    assert check(7, "mine-1").passed
    assert progress().rows[-1] == Row("mine-1", False, 0, is_own=True)
    assert repr(progress()).endswith("Yours: 0 of 1\n  not yet  mine-1")
    (_, broken) = progress().notes
    assert broken == (
        "This file of exercises cannot be read to its end: bad_exercises.py, line 3: mine-2: the name, the question and the "
        "hints are texts, not 5"
    )
