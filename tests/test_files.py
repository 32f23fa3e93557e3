"""How a file is written: whole or not at all, and never over another one unasked."""

import fcntl
import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from snl_edu import files
from snl_edu.files import alone_in, new_file, put, write
from tests.helpers.bad_input import Raises, explain

OLD = b"old" * 1000


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def failing(error: BaseException) -> Any:
    """A function that fails, whatever it is given."""

    def fail(*_: object) -> None:
        raise error

    return fail


class NotAPath:
    """An object that fails when it is asked for its path."""

    def __fspath__(self) -> str:
        raise RuntimeError("no")


def test_a_file_that_cannot_be_written_is_refused_by_its_name(tmp_path: Path) -> None:
    for path in (5, None, b"x", "a\0b", "\ud800", "x" * 5000, Raises(), NotAPath()):
        assert explain(new_file, path, False).startswith("path must be the name of a file that can be written, not ")
    folder = "path must be a file in a folder that exists, not 'nowhere/x.html'"
    assert explain(new_file, "nowhere/x.html", False) == folder
    assert explain(new_file, tmp_path, True).startswith("path must be a file in a folder that exists, not ")
    ending = "path must be a file that ends with .gif in a folder that exists, not 'x.html'"
    assert explain(new_file, "x.html", False, ".gif") == ending
    assert explain(new_file, "x.html", "no") == "overwrite must be True or False, not 'no'"
    taken = tmp_path / "taken.html"
    taken.write_text("mine", encoding="utf-8")
    exists = "'taken.html' exists: choose another name, or say overwrite=True"
    assert explain(new_file, taken, False) == explain(write, taken, b"") == exists
    assert new_file(taken, True, ".html") == taken


def make_dangling(path: Path) -> None:
    path.symlink_to("nowhere")


@pytest.mark.parametrize(("make", "overwrite"), [(make_dangling, True), (lambda path: path.write_bytes(OLD), False)])
def test_what_appears_at_the_last_moment_is_neither_replaced_nor_written_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Any, overwrite: bool
) -> None:
    path = tmp_path / "page.html"
    monkeypatch.setattr(os, "fsync", lambda _: make(path))
    assert not put(path, b"new", overwrite=overwrite)
    assert names_in(tmp_path) == ["page.html"]
    assert path.is_symlink() or path.read_bytes() == OLD


def test_an_empty_file_that_nobody_holds_may_be_taken(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.touch()
    assert new_file(file, False) == file
    assert write(file, b"one") == file
    assert not put(file, b"two")
    assert file.read_bytes() == b"one"
    assert write(file, b"two", overwrite=True) == file
    assert file.read_bytes() == b"two"
    assert names_in(tmp_path) == ["page.html"]


@pytest.mark.parametrize("content", [OLD, None])
def test_a_name_that_a_running_program_has_claimed_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    file = tmp_path / "page.html"
    file.touch()
    # The other program gives its file the content, or gives up its claim, while we wait.
    monkeypatch.setattr(time, "sleep", lambda _: file.write_bytes(content) if content else file.unlink())
    assert explain(write, file, b"new") == "'page.html' exists: choose another name, or say overwrite=True"
    assert names_in(tmp_path) == (["page.html"] if content else [])


def as_it_is(path: Path) -> tuple[int, ...]:
    """What would change if somebody wrote to it or replaced it; to follow a link changes when it was last read."""
    found = path.lstat()
    return found.st_mode, found.st_ino, found.st_size, found.st_mtime_ns


def make_link(path: Path) -> None:
    (path.parent / "other").write_bytes(OLD)
    path.symlink_to("other")


@pytest.mark.parametrize("make", [os.mkfifo, make_dangling, make_link])
def test_what_is_not_a_plain_file_is_refused_and_stays_as_it_is(tmp_path: Path, make: Any) -> None:
    path = tmp_path / "page.html"
    make(path)
    before = as_it_is(path), names_in(tmp_path)
    assert explain(new_file, path, False).startswith("'page.html' exists: ")
    assert explain(new_file, path, True) == "'page.html' is a link or a device, not a plain file: choose another name"
    assert not put(path, b"new")
    assert not put(path, b"new", overwrite=True)
    assert (as_it_is(path), names_in(tmp_path)) == before


@pytest.mark.parametrize("overwrite", [False, True])
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_when_the_disk_is_full_or_we_are_interrupted_the_old_file_stays_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, overwrite: bool, call: str
) -> None:
    file = tmp_path / "page.html"
    if overwrite:
        file.write_bytes(OLD)
    monkeypatch.setattr(os if call == "fsync" else Path, call, failing(OSError(28, "No space left on device")))
    message = explain(write, file, b"new", overwrite=overwrite)
    assert message == "'page.html' cannot be written: No space left on device"
    monkeypatch.setattr(os if call == "fsync" else Path, call, failing(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        put(file, b"new", overwrite=overwrite)
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [OLD] * overwrite


def test_a_file_that_may_not_grow_leaves_the_old_one_whole(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_bytes(OLD)
    code = "import resource; from pathlib import Path; from snl_edu.files import write\n"
    code += "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
    code += f"write(Path({str(file)!r}), b'x' * 9999, overwrite=True)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "BoardError: 'page.html' cannot be written: File too large" in done.stderr
    assert file.read_bytes() == OLD
    assert names_in(tmp_path) == ["page.html"]


@pytest.mark.parametrize("old", [b"", OLD])
def test_a_kill_leaves_what_was_there_and_the_next_run_cleans_up(tmp_path: Path, old: bytes) -> None:
    file = tmp_path / "page.html"
    if old:
        file.write_bytes(old)
    for where in ("os.fsync", "Path.replace"):
        code = "import os, signal; from pathlib import Path; from snl_edu.files import put\n"
        code += f"{where} = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
        code += f"put(Path({str(file)!r}), b'new', overwrite={bool(old)})"
        assert subprocess.run([sys.executable, "-c", code], check=False).returncode == -signal.SIGKILL
    assert file.read_bytes() == old
    assert len(names_in(tmp_path)) == 2, "the second run has cleaned up after the first"
    assert put(file, b"new", overwrite=bool(old))
    assert file.read_bytes() == b"new"
    assert names_in(tmp_path) == ["page.html"]


@pytest.mark.parametrize("overwrite", [False, True])
def test_someone_who_cleans_up_too_early_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, overwrite: bool
) -> None:
    replace, parts = Path.replace, list[Path]()

    def cleaned(part: Path, file: Path) -> Path:
        parts.append(part)
        if len(parts) == 1:
            part.unlink()
        return replace(part, file)

    monkeypatch.setattr(Path, "replace", cleaned)
    assert put(tmp_path / "page.html", b"new", overwrite=overwrite)
    assert len(parts) == 2
    assert names_in(tmp_path) == ["page.html"]
    assert (tmp_path / "page.html").read_bytes() == b"new"


@pytest.mark.parametrize("overwrite", [False, True])
def test_of_many_writers_at_once_one_gets_the_name_and_all_files_are_whole(tmp_path: Path, overwrite: bool) -> None:
    for turn in range(20):
        file = tmp_path / f"{turn}.html"
        written: list[int] = []

        def race(number: int, file: Path = file, written: list[int] = written) -> None:
            if put(file, bytes([number]) * 50_000, overwrite=overwrite):
                written.append(number)

        racers = [Thread(target=race, args=(number,)) for number in range(4)]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        content = file.read_bytes()
        assert len(content) == 50_000
        assert set(content) <= set(written)
        assert len(set(content)) == 1
        assert overwrite or len(written) == 1
    assert len(names_in(tmp_path)) == 20


def test_who_may_read_a_file_stays_the_same(tmp_path: Path) -> None:
    old, new, plain = tmp_path / "old.html", tmp_path / "new.html", tmp_path / "plain.html"
    old.write_bytes(OLD)
    old.chmod(0o640)
    put(old, b"new", overwrite=True)
    assert stat.S_IMODE(old.stat().st_mode) == 0o640
    put(new, b"new")
    plain.touch()
    assert new.stat().st_mode == plain.stat().st_mode


def test_a_disk_without_rights_and_without_hard_links_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "chmod", failing(PermissionError()))
    monkeypatch.delattr(os, "link")
    assert put(tmp_path / "page.html", b"new")
    assert (tmp_path / "page.html").read_bytes() == b"new"


@pytest.mark.parametrize("missing", ["module", "locks"])
def test_where_folders_cannot_be_locked_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    if missing == "module":  # as on Windows
        monkeypatch.setitem(sys.modules, "fcntl", None)
    else:
        monkeypatch.setattr(fcntl, "flock", failing(OSError(38, "Function not implemented")))
    monkeypatch.setattr(time, "sleep", failing(AssertionError()))
    with alone_in(tmp_path), alone_in(tmp_path):
        assert put(tmp_path / "page.html", b"one")


def test_whoever_is_alone_in_a_folder_keeps_others_waiting_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    with alone_in(tmp_path):
        assert waited == []
        with alone_in(tmp_path):
            assert waited == [files.TURN] * files.TURNS
    with alone_in(tmp_path):
        assert len(waited) == files.TURNS
    with alone_in(tmp_path / "nowhere"), alone_in(tmp_path / "nowhere"):
        assert len(waited) == files.TURNS
    first = alone_in(tmp_path)
    first.__enter__()
    monkeypatch.setattr(time, "sleep", lambda _: first.__exit__(None, None, None))
    with alone_in(tmp_path):  # goes on when the first has left, which it cannot do twice
        pass
