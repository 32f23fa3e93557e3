"""`snl-edu grade`: a class, its marks, and how grading ends."""

import os
import signal
import sys
import time
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from snl_edu.__main__ import main
from snl_edu.course.catalogue import course_exercises
from snl_edu.course.grading import grade as grading
from snl_edu.course.grading.limits import Limits
from snl_edu.course.grading.rerun.process import Rerun
from snl_edu.course.report import Report
from tests.helpers.notebooks import RIGHT, handed_in


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A class of two learners whose notebooks need no kernel; we are in the folder above it, and not root."""

    def rerun(path: Path, *_: Any) -> Rerun:
        wrong = Report("02-first-in-line", False, "Not yet: what does roll 1 do?", fault="3")
        return Rerun(((wrong if path.parent.name == "ben" else wrong._replace(passed=True), ""),), end="done")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(grading, "rerun", rerun)
    for learner in ("ada", "ben"):
        handed_in(tmp_path / "room" / learner, RIGHT)
    return tmp_path / "room"


def test_a_class_is_graded_once(
    room: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    count = sum(name.startswith("02-") for name in course_exercises())
    assert main(["grade", room.name, "--jobs", "1"]) == 0
    printed = capsys.readouterr()
    assert printed.err.splitlines() == [
        f"snl-edu: 1 of 2: 02_frontiers.ipynb of ada: 1 of {count}",
        f"snl-edu: 2 of 2: 02_frontiers.ipynb of ben: 0 of {count}",
    ]
    assert printed.out.splitlines() == [
        "What the class believes (2 learners):",
        "  1 of 2  02-first-in-line  3 is the lowest square, but the order is that of the rolls: what does roll 1 do?",
        "Hardest first:",
        "  02-first-in-line  right for 1 of 2 who tried  1.0 tries each",
        "2 notebooks graded. Marks: marks.csv; the summary, with a picture: marks-summary.html",
    ]
    lines = Path("marks.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "learner,notebook,exercise,passed,tries,message"
    assert "ben,02_frontiers.ipynb,02-first-in-line,no,1,Not yet: what does roll 1 do?" in lines
    assert b"<img alt=" in Path("marks-summary.html").read_bytes()
    monkeypatch.setattr(sys, "stderr", None)  # where there is no place for its words
    assert main(["grade", room.name]) == 0
    assert "0 notebooks graded." in capsys.readouterr().out


def test_a_broken_file_of_a_teachers_stops_the_grading_before_it_begins(
    room: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("mine_exercises.py").write_text("number(", encoding="utf-8")
    assert main(["grade", room.name]) == 2
    assert (
        "this file of exercises cannot be used as it is: mine_exercises.py, line 1: SyntaxError"
        in capsys.readouterr().err
    )


def test_root_is_refused_and_shown_a_container(
    room: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert main(["grade", room.name]) == 2
    assert "docker run --rm --network none" in capsys.readouterr().err
    assert not Path("marks.csv").exists()
    assert main(["grade", room.name, "--allow-root", "-o", "a.csv"]) == 0
    assert Path("a-summary.html").exists()


@pytest.mark.parametrize("words", [["--jobs", "0"], ["--memory", "1"], ["-o", "marks.txt"], ["nowhere"]], ids=" ".join)
def test_bad_options_for_grading_end_with_2(room: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["grade", room.name, *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_on_a_terminal_a_bar_shows_how_far_the_grading_is(
    room: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert main(["grade", room.name, "--jobs", "1"]) == 0
    first, second = capsys.readouterr().err.removeprefix("\r").split("\r")
    assert first.startswith("[##########..........] 1 of 2: 02_frontiers.ipynb of ada")
    assert (len(first), second[:22], second[-1]) == (79, "[####################]", "\n")


def test_grading_that_is_stopped_says_how_to_go_on_and_leaves_no_thread(
    room: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Path] = []
    ended: list[Path] = []
    start = Thread.start

    def rerun(path: Path, _: Limits, stop: Event) -> Rerun:
        begun.append(path)
        assert stop.wait(60)
        time.sleep(0.1)
        ended.append(path)
        return Rerun(end="dead")

    def stopped_just_there(thread: Thread) -> None:
        start(thread)
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(grading, "rerun", rerun)
    monkeypatch.setattr(Thread, "start", stopped_just_there)
    assert main(["grade", room.name, "--jobs", "1"]) == 2
    assert begun == ended != []
    assert "run the same command again to go on" in capsys.readouterr().err
    assert not Path("marks.csv").exists()
