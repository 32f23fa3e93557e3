"""The logbook of a learner's folder."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from snl_edu import check, copy_course
from snl_edu.course import logbook
from snl_edu.course.logbook import NAME, Entry, Logbook, read, record, write

QUESTION = "05-where-is-ten"
RIGHT, WRONG = (3, 0), (0, 0)


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A learner's folder, in which we are."""
    write(tmp_path, Logbook())
    monkeypatch.chdir(tmp_path)
    return tmp_path


def entry(folder: Path) -> Entry | None:
    book = read(folder)
    assert book is not None
    return book.done.get(QUESTION)


def stub(board: object) -> None:
    """What the notebook asks for."""


def test_what_is_written_is_read_again_also_what_another_version_has_written(tmp_path: Path) -> None:
    book = Logbook({"Größe.ipynb": ["a", "b"]}, {QUESTION: Entry(passed=True, tries=7)}, {"later": [{"a": None}]})
    assert write(tmp_path, book)
    assert read(tmp_path) == book


def test_what_was_right_once_stays_right_and_tries_are_counted_until_then(mine: Path) -> None:
    assert not check(WRONG, QUESTION).passed
    assert entry(mine) == Entry(passed=False, tries=1)
    assert check(RIGHT, QUESTION).passed
    assert entry(mine) == Entry(passed=True, tries=2)
    check(WRONG, QUESTION)
    check(RIGHT, QUESTION)
    assert entry(mine) == Entry(passed=True, tries=2)
    assert [path.name for path in mine.iterdir()] == [NAME]


@pytest.mark.parametrize("answer", [None, ..., stub, lambda _: None, lambda _: 5, lambda board: board, 0, ""])
def test_what_nobody_has_written_yet_is_no_try_and_anything_else_is_one(mine: Path, answer: Any) -> None:
    check(answer, QUESTION)
    is_try = answer in (0, "") or (callable(answer) and answer(3) is not None)
    assert entry(mine) == (Entry(passed=False, tries=1) if is_try else None)


def test_only_exercises_are_recorded(mine: Path) -> None:
    before = (mine / NAME).read_bytes()
    check(5, "no-such-exercise")
    check(5)
    check(lambda _: check(RIGHT, QUESTION), "05-end-of")
    assert entry(mine) is None
    after = json.loads((mine / NAME).read_bytes())
    assert list(after.pop("done")) == ["05-end-of"]
    assert after == {key: value for key, value in json.loads(before).items() if key != "done"}


def test_nothing_is_recorded_where_the_course_has_not_made_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert check(RIGHT, QUESTION).passed
    assert list(tmp_path.iterdir()) == []
    below = tmp_path / "below"
    copy_course(tmp_path)
    below.mkdir()
    monkeypatch.chdir(below)
    assert check(RIGHT, QUESTION).passed
    assert list(below.iterdir()) == []
    assert entry(tmp_path) is None
    monkeypatch.chdir(tmp_path)
    check(RIGHT, QUESTION)
    assert entry(tmp_path) == Entry(passed=True, tries=1)


BROKEN = (
    *(b"", b"{", b"[]", b"5", b"{}", b"\xff", b"[" * 100_000, b'{"given": {}, "done": 5}'),
    *(b'{"given": {"a": 5}, "done": {}}', b'{"given": {}, "done": {"a": []}}'),
    b'{"given": {}, "done": {"a": {"passed": true, "tries": "many"}}}',
    b'{"given": {}, "done": {}}' + b" " * logbook.LARGEST,
)


@pytest.mark.parametrize("content", BROKEN, ids=lambda content: str(content[:40]))
def test_a_broken_logbook_stops_no_check_and_is_left_as_it_is(mine: Path, content: bytes) -> None:
    (mine / NAME).write_bytes(content)
    assert read(mine) is None
    assert check(RIGHT, QUESTION).passed
    assert (mine / NAME).read_bytes() == content


@pytest.mark.parametrize("make", [lambda file: file.symlink_to("elsewhere"), Path.mkdir, os.mkfifo])
def test_a_logbook_that_is_a_link_a_folder_or_a_pipe_stops_no_check(mine: Path, make: Callable[[Path], None]) -> None:
    before = (mine / NAME).rename(mine / "elsewhere").read_bytes()
    make(mine / NAME)
    assert check(RIGHT, QUESTION).passed
    assert read(mine) is None
    assert not write(mine, Logbook())
    assert (mine / "elsewhere").read_bytes() == before


def test_a_logbook_that_cannot_be_written_and_a_folder_that_is_gone_stop_no_check(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def protected(*_: object, **__: object) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(logbook, "put", protected)
    assert check(RIGHT, QUESTION).passed
    assert not write(mine, Logbook())
    assert entry(mine) is None
    (mine / NAME).unlink()
    mine.rmdir()
    assert check(RIGHT, QUESTION).passed
    mine.mkdir()  # whoever cleans up looks for it


@pytest.mark.parametrize("later", [None, Logbook(done={"02-two-rolls": Entry(passed=True, tries=3)})])
def test_what_has_happened_to_a_logbook_while_we_waited_for_it_is_not_lost(
    mine: Path, monkeypatch: pytest.MonkeyPatch, later: Logbook | None
) -> None:
    found = iter([Logbook(), later])  # None is one that has broken
    before = (mine / NAME).read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(logbook, "read", lambda _: next(found))
        record(QUESTION, RIGHT, passed=True)
    if later is None:
        assert (mine / NAME).read_bytes() == before
    else:
        assert read(mine) == Logbook(done={**later.done, QUESTION: Entry(passed=True, tries=1)})
