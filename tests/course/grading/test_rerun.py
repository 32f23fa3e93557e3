"""A learner's notebook, run once more: the diary, the library's integrity, the kernel, its process and its folders."""

import asyncio
import json
import os
import resource
import shutil
import signal
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import MappingProxyType, ModuleType, SimpleNamespace
from typing import Any

import pytest

from snl_edu import Board, BoardError, edit, play, playground
from snl_edu.course import check as checks
from snl_edu.course import report as reports
from snl_edu.course.grading.limits import Limits
from snl_edu.course.grading.rerun import client, folder, kernel, process, worker
from snl_edu.course.grading.rerun.diary import Diary, read
from snl_edu.course.grading.rerun.folder import MARK, environment_of, place_for
from snl_edu.course.grading.rerun.integrity import Integrity
from snl_edu.course.grading.rerun.process import Failure, Rerun, told
from snl_edu.course.grading.rerun.saved import STATE, VIEW, restore, saved_work
from snl_edu.course.logbook import NAME as LOGBOOK
from snl_edu.course.report import Report
from snl_edu.course.verdict import Verdict
from tests.helpers.notebooks import RIGHT, handed_in


def test_a_diary_is_read_line_by_line_and_what_is_not_whole_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "diary"
    assert list(read(path)) == []
    for text in ("one", "zwei"):
        diary = Diary(path)
        diary.note("word", text)
        diary.close()
    with path.open("ab") as file:
        file.write(b'5\n["a"]\n[[], 1]\n' + b"[" * 10**5 + b'\n\xff\n["end", "do')
    assert list(read(path)) == [("word", "one"), ("word", "zwei")]


def test_a_diary_tells_of_a_run(tmp_path: Path) -> None:
    diary = Diary(tmp_path / "diary")
    first, second = Report("02-reach", True, "Right."), Report("02-dead-end", False, "Not yet: no", None, True)
    lines: list[tuple[str, Any]] = [("cell", [1, 0]), ("check", first), ("check", 5), ("check", [1] * 9)]
    lines += [("changed", ["a", "b"]), ("changed", ["c"]), ("check", second), ("cell", [2, 4])]
    lines += [("error", [2, 4, "NameError: x", 0]), ("end", "done")]
    for line in lines:
        diary.note(*line)
    diary.close()
    found = told(tmp_path / "diary")
    assert found == Rerun(((first, ""), (second, "a, b")), (Failure(2, 4, "NameError: x"),), "a, b", "done", 2, 4)
    assert told(tmp_path / "nothing").end == "dead"


class House(ModuleType):
    """A small package with all that can be changed in one."""

    def __init__(self) -> None:
        super().__init__("house")
        home = {"__name__": "house"}
        source = "def door(key=1): return key\nclass Room:\n def size(self): return 1\n"
        source += " walls = property(lambda self: 4)\nNAME = 'house'\nLIMIT = 1000\n"
        exec(source, home)  # noqa: S102
        vars(self).update(home, TABLE=MappingProxyType({"a": []}), cache={}, __all__=["door", "later"])


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> Any:
    made = House()
    monkeypatch.setitem(sys.modules, "house", made)
    return made


def test_what_is_changed_in_a_package_or_in_python_is_noticed(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Integrity("house")
    house.cache["new"] = 1
    house.other = 5
    house.LIMIT = int("1000")
    assert first.changes() == []
    changes: dict[str, Callable[[], None]] = {
        "house.door": lambda: setattr(house.door, "__defaults__", (2,)),
        "house.Room.size": lambda: setattr(house.Room, "size", lambda self: 2),  # noqa: ARG005
        "house.Room.walls": lambda: delattr(house.Room, "walls"),
        "house.NAME": lambda: setattr(house, "NAME", "hut"),
        "house.TABLE": lambda: setattr(house, "TABLE", MappingProxyType({})),
        "house.later": lambda: setattr(house, "later", lambda: 1),
    }
    for count, change in enumerate(changes.values(), 1):
        change()
        assert set(first.changes()) == set(list(changes)[:count])
    monkeypatch.setattr("builtins.sorted", lambda _: [])
    assert set(first.changes()) == {*changes, "builtins.sorted"}


def test_using_the_library_does_not_change_it() -> None:
    import snl_edu

    first = Integrity()
    for name in snl_edu.__all__:
        getattr(snl_edu, name)
    checks.check(lambda matrix: 1, "05-solve")  # noqa: ARG005
    assert first.changes() == []


class Paper:
    """A diary in memory."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, Any]] = []

    def note(self, kind: str, value: Any) -> None:
        """Keeps a line."""
        self.lines.append((kind, value))


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(reports, "_listeners", [])
    witness = kernel.Witness(Paper(), {"desk": {"answers": [1]}})  # type: ignore[arg-type]
    reports.listen(witness.hear)
    return witness


def test_a_witness_notes_verdicts_and_the_first_change(witness: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    checks.check(15, "02-first-in-line")
    monkeypatch.setattr(checks, "STUCK", "hard luck")
    checks.check(15, "02-first-in-line")
    witness.after(SimpleNamespace(result=None, info=SimpleNamespace(raw_cell="1")))
    kinds = [kind for kind, _ in witness.diary.lines]
    assert kinds == ["check", "changed", "check"]
    assert witness.diary.lines[1][1] == ["snl_edu.course.check.STUCK"]
    reports.report("02-first-in-line", 15, Verdict(True, "Right."))
    assert witness.diary.lines[3:] == [("changed", ["a verdict that check has not given"]), witness.diary.lines[0]]


def saved_notebook(**states: dict[str, Any]) -> bytes:
    """A notebook with a cell for each widget, whose state Jupyter has saved."""
    cells = [
        {"cell_type": "code", "source": [name, "\n", "1"], "outputs": [{}, {"data": {VIEW: {"model_id": name}}}]}
        for name in states
    ]
    models = {name: {"state": state} for name, state in states.items()}
    return json.dumps({"cells": [{}, *cells], "metadata": {"widgets": {STATE: {"state": models}}}}).encode()


def test_what_jupyter_has_saved_of_work_by_hand_is_found() -> None:
    player: dict[str, Any] = {"answers": [1], "ask": "search"}
    editor: dict[str, Any] = {"scene": {"jumps": {}}}
    desk = {"children": ["IPY_MODEL_row", "IPY_MODEL_editor"]}
    ring = {"children": ["IPY_MODEL_ring"]}
    content = saved_notebook(player=player, editor=editor, desk=desk, row={}, ring=ring)
    assert saved_work(content) == {"player\n1": {"answers": [1]}, "editor\n1": editor, "desk\n1": editor}
    for broken in (
        b"",
        b"{}",
        b"[" * 10**5,
        b'{"metadata": {"widgets": 5}}',
        content.replace(b'"cells": [{}', b'"cells": [5'),
    ):
        assert saved_work(broken) == {}


def test_a_new_widget_gets_what_was_done_by_hand() -> None:
    board = Board(12, {3: 8})
    player = play(board, ask="frontier")
    answers = [{"question": 0, "picked": [2, 8, 4, 5, 6, 7], "tries": 1, "shown": False}]
    restore(player, {"answers": answers})
    assert player.score[0] == 1
    for widget in (edit(Board(16)), playground(Board(16))):
        drawn = edit(Board(12, {3: 8, 9: 4}))
        restore(widget, {"scene": drawn.scene})
        assert widget.board == drawn.board
        restore(widget, {"scene": {}})
        assert widget.board == drawn.board
    restore(player, {"answers": 5})
    restore(None, {"answers": answers})


def run_with(
    execute: Coroutine[Any, Any, None] | Any, path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int = 300
) -> Any:
    """What the diary says of a run in which a client does something else than it should."""
    monkeypatch.setattr(client.Client, "async_execute", execute)
    paper = Paper()
    client.run(path, path.parent, paper, 60, seconds)  # type: ignore[arg-type]
    return paper.lines


def test_each_end_of_a_run_has_its_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = handed_in(tmp_path, RIGHT)

    def raises(error: BaseException) -> Any:
        async def execute(self: Any) -> None:
            if isinstance(error, ValueError):
                self.on_cell_execute(cell=None, cell_index=0)
            elif isinstance(error, MemoryError):
                self.on_cell_error(cell=None, cell_index=0, execute_reply={"content": {"ename": "MemoryError"}})
            raise error

        return execute

    assert run_with(raises(MemoryError()), path, monkeypatch) == [("end", "memory")]
    assert run_with(raises(RuntimeError()), path, monkeypatch) == [("end", "start")]
    assert run_with(raises(ValueError()), path, monkeypatch) == [("cell", [1, 0]), ("end", "dead")]

    async def sleeps(_: Any) -> None:
        await asyncio.Event().wait()

    assert run_with(sleeps, path, monkeypatch, seconds=0) == [("end", "notebook")]
    path.write_bytes(b"\xff")
    assert run_with(sleeps, path, monkeypatch) == [("end", "unreadable")]
    for runtime, transport in (("/a", "ipc"), ("/a" * 40, None)):  # sockets are files where their names are short
        monkeypatch.setenv("JUPYTER_RUNTIME_DIR", runtime)
        sockets = client._sockets()
        assert (sockets.KernelManager.transport if sockets else None) == transport


def test_memory_and_files_are_limited_where_the_system_can(monkeypatch: pytest.MonkeyPatch) -> None:
    hard = {resource.RLIMIT_AS: resource.RLIM_INFINITY, resource.RLIMIT_FSIZE: 10**6}
    found: dict[int, tuple[int, int]] = {}
    monkeypatch.setattr(resource, "getrlimit", lambda what: (0, hard[what]))
    monkeypatch.setattr(resource, "setrlimit", found.__setitem__)
    worker.limit(500)
    assert found == {resource.RLIMIT_AS: (5 * 10**8, resource.RLIM_INFINITY), resource.RLIMIT_FSIZE: (10**6, 10**6)}
    monkeypatch.setitem(sys.modules, "resource", None)
    worker.limit(500)


def test_a_worker_ends_with_whoever_started_it_and_leaves_nothing(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(writer)
    place = tmp_path / "place"
    handed_in(place, RIGHT)
    ended: list[bool] = []
    worker.end_with(reader, place, lambda: ended.append(place.exists()))
    os.close(reader)
    assert ended == [False]


def test_a_run_gets_a_copy_of_the_folder_without_links_hidden_files_and_giants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "ada"
    path = handed_in(mine, RIGHT)
    for name in ("help.py", LOGBOOK, "data/words.txt", ".git/config", "__pycache__/x.pyc", ".secret", "giant.bin"):
        (mine / name).parent.mkdir(exist_ok=True)
        (mine / name).write_text(name, encoding="utf-8")
    (mine / "giant.bin").write_bytes(b"x" * 100)
    (mine / "link").symlink_to("help.py")
    (tmp_path / "fontlist-v1.json").write_text("{}", encoding="utf-8")  # matplotlib's, which takes long to make
    monkeypatch.setenv("MPLCONFIGDIR", str(tmp_path))
    monkeypatch.setattr(folder, "LARGEST_FILE", 99)
    with place_for(path) as place:
        work = place / "work"
        names = {each.relative_to(work).as_posix() for each in work.rglob("*") if each.is_file()}
        assert names == {path.name, "help.py", LOGBOOK, "data/words.txt"}
        assert (place / "home" / "fontlist-v1.json").exists()
    monkeypatch.setattr(folder, "LARGEST_FOLDER", 30)
    with place_for(path) as place:
        assert {each.name for each in (place / "work").iterdir()} == {path.name, "help.py", LOGBOOK}
    monkeypatch.setattr(shutil, "copyfile", lambda *_: os.open("/nowhere", 0))
    with place_for(path) as place:
        assert [*(place / "work").iterdir()] == [], "what cannot be copied is left out"
    assert not folder._is_small(tmp_path / "nothing")


def test_no_token_of_whoever_grades_reaches_a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "42")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    found = environment_of(tmp_path)
    assert "SECRET_TOKEN" not in found
    assert (found["LC_ALL"], found["PATH"]) == ("C.UTF-8", os.environ["PATH"])
    assert {found[name] for name in ("HOME", "IPYTHONDIR")} == {str(tmp_path / "home")}
    assert found[MARK] == tmp_path.name


def test_a_folder_that_was_locked_goes_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, calls = shutil.rmtree, []

    def locked_at_first(place: Path, *, ignore_errors: bool) -> None:
        calls.append((place / "work" / "a").stat().st_mode & 0o777)
        if len(calls) > 1:
            real(place, ignore_errors=ignore_errors)

    monkeypatch.setattr(shutil, "rmtree", locked_at_first)
    with place_for(handed_in(tmp_path, RIGHT)) as place:
        (place / "work" / "a").mkdir(mode=0)
    assert calls == [0, 0o700]
    assert not place.exists()


def test_without_nbclient_the_cure_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    process.expect_nbclient()
    monkeypatch.setattr(process, "find_spec", lambda _: None)
    with pytest.raises(BoardError, match=r"pip install 'snl-edu\[grading\]'"):
        process.expect_nbclient()


def test_a_run_that_hears_nothing_is_ended_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    places: list[Path] = []
    real = os.killpg

    def killpg(group: int, number: int) -> None:
        ended.append(number)
        real(group, number)

    def environment(place: Path) -> dict[str, str]:
        places.append(place)
        return environment_of(place)

    monkeypatch.setattr(os, "killpg", killpg)
    monkeypatch.setattr(process, "environment_of", environment)
    monkeypatch.setattr(process, "GRACE", -10)
    found = process.rerun(handed_in(tmp_path, "while True: pass"), Limits(1, 1, 2000))
    assert (found.end, ended) == ("dead", [signal.SIGKILL])
    assert not places[0].exists()


STUBBORN = """
import signal
count = 0
while count < 3:
    try:
        helper()
        signal.raise_signal(signal.SIGALRM)
    except KeyboardInterrupt:
        count += 1
"""


def test_an_interruption_comes_again_until_the_cell_has_ended_but_only_in_its_own_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls: list[str] = []
    timers: list[float] = []

    def helper() -> None:
        signal.raise_signal(signal.SIGALRM)
        calls.append("whole")

    space: dict[str, Any] = {"helper": helper}
    interrupt = kernel.Interrupt(space)
    monkeypatch.setattr(signal, "setitimer", lambda _, seconds: timers.append(seconds))
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGALRM)}
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        interrupt.prepare(None)
        with pytest.raises(KeyboardInterrupt):
            exec("import signal\nsignal.raise_signal(signal.SIGINT)", space)  # noqa: S102
        exec(STUBBORN, space)  # noqa: S102
        assert timers == [kernel.AGAIN] * 7
        with pytest.raises(KeyboardInterrupt):
            interrupt.hear(signal.SIGINT, sys._getframe())
        interrupt.before = signal.SIG_IGN
        interrupt.hear(signal.SIGINT, None)
        assert len(timers) == 7
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert (space["count"], calls) == (3, ["whole"] * 3)
