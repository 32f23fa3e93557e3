"""Files that are written while the program is killed, while another one writes them, or while the disk is full."""

import os
import resource
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

from snl_edu import Board, BoardError, Player, copy_course, play
from snl_edu.course.handout import handout
from snl_edu.course.install import FOR_TEACHERS, course_files
from snl_edu.course.logbook import NAME, read
from snl_edu.files import write
from tools.fuzz.child import ended, go, in_child, started

LONGEST = 0.03  # seconds before a kill
DISK = 64 * 1024  # bytes of a small disk


def left_in(folder: Path) -> list[str]:
    """What is in a folder and is not a file that somebody asked for."""
    return [path.name for path in folder.iterdir() if path.name.startswith(".")]


def kills(rng: Random) -> Iterator[str]:
    """Whenever a program is killed, a file is the old one or the new one; and the next run puts everything right."""
    player = play(Board(16, {2: 9}))
    files = [path for path in course_files() if path.name not in FOR_TEACHERS]
    page, course = player.page().encode(), {path.name: handout(path) for path in files}
    while True:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            way = rng.choice((_kill_overwriting, _kill_new, _kill_course))
            yield way(rng, folder, player, page, course)


def _killed(rng: Random, job: Callable[[], object]) -> None:
    child, writer = started(job)
    go(writer)
    time.sleep(rng.random() * LONGEST)
    ended(child, kill=True)


def _kill_overwriting(rng: Random, folder: Path, player: Player, page: bytes, _: dict[str, bytes]) -> str:
    file, old = folder / "page.html", b"old" * rng.randint(1, 99_999)
    file.write_bytes(old)

    def again_and_again() -> None:
        while True:
            player.save(file, overwrite=True)

    _killed(rng, again_and_again)
    if file.read_bytes() not in (old, page):
        return "save(overwrite=True) was killed: the file is neither the old one nor the new one"
    player.save(file, overwrite=True)
    return f"left behind: {left}" if (left := left_in(folder)) else ""


def _kill_new(rng: Random, folder: Path, player: Player, page: bytes, _: dict[str, bytes]) -> str:
    def one_after_another() -> None:
        for number in range(10_000):
            player.save(folder / f"{number}.html")

    _killed(rng, one_after_another)
    files = sorted(folder.glob("*.html"), key=lambda path: path.stat().st_size)
    if any(path.read_bytes() != page for path in files[1:]) or any(
        path.read_bytes() not in (b"", page) for path in files
    ):
        return "save() was killed: a file is neither whole nor an empty claim"
    player.save(folder / "0.html", overwrite=True)
    for path in files[:1]:
        player.save(path, overwrite=path.stat().st_size > 0)
        if path.read_bytes() != page:
            return "the claim of a killed save() was not taken"
    return f"left behind: {left}" if (left := left_in(folder)) else ""


def _kill_course(rng: Random, folder: Path, _: Player, __: bytes, course: dict[str, bytes]) -> str:
    mine = rng.choice(list(course))
    (folder / mine).write_bytes(b"my work")
    _killed(rng, lambda: copy_course(folder))
    for path in folder.glob("[!.]*.ipynb"):
        if path.read_bytes() not in (b"my work" if path.name == mine else b"", course[path.name]):
            return f"copy_course was killed: {path.name} is broken"
    copy_course(folder)
    found = {path.name: path.read_bytes() for path in folder.iterdir() if path.name != NAME}
    if read(folder) is None:
        return "copy_course after a kill: the logbook is missing or broken"
    return "" if found == course | {mine: b"my work"} else f"copy_course after a kill: {sorted(found)}"


def races(rng: Random) -> Iterator[str]:
    """Of several programs that save one new file, one succeeds, and the file is whole."""
    while True:
        with tempfile.TemporaryDirectory() as name:
            file = Path(name, "page.html")
            contents = [bytes([number]) * rng.randint(1, 200_000) for number in range(rng.randint(2, 4))]
            if rng.random() < 0.3:
                file.touch()  # left by another program that was killed
            children = [started(partial(write, file, content)) for content in contents]
            for _, writer in children:
                go(writer)
            winners = [number for number, (child, _) in enumerate(children) if ended(child) == 0]
            whole = file.read_bytes() == contents[winners[0]] if winners else False
            clean = not left_in(file.parent)
            yield (
                ""
                if len(winners) == 1 and whole and clean
                else f"{len(winners)} of {len(contents)} saved; {whole=} {clean=}"
            )


@contextmanager
def small_disk() -> Iterator[Path | None]:
    """A disk of a few bytes, if one can be made here."""
    with tempfile.TemporaryDirectory() as name:
        mount = shutil.which("mount")
        command = [str(mount), "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", name]
        made = mount is not None and subprocess.run(command, check=False, capture_output=True).returncode == 0
        try:
            yield Path(name) if made else None
        finally:
            if made:
                subprocess.run(["umount", name], check=True)


def full_disks(rng: Random) -> Iterator[str]:
    """Where there is no room, one BoardError says so, and what was there is still there."""
    with small_disk() as disk:
        while True:
            if disk is not None and rng.random() < 0.7:
                yield in_child(_fill, disk, rng.random(), False)
            else:  # a limit on the size of one file is a full disk for one program
                with tempfile.TemporaryDirectory() as name:
                    yield in_child(_fill, Path(name), rng.random(), True)


def _fill(folder: Path, seed: float, limited: bool) -> str:
    rng = Random(seed)
    for path in folder.iterdir():
        path.unlink()
    file = folder / "page.html"
    old, overwrite = b"old" * rng.randint(0, 12_000), True
    if old and rng.random() < 0.7:
        file.write_bytes(old)
    else:
        old, overwrite = b"", rng.random() < 0.5
    new = b"new" * rng.randint(0, 30_000)
    if limited:
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(new) // 2, len(new) // 2))
    try:
        write(file, new, overwrite=overwrite)
        expected = new
    except BoardError as error:
        expected = old
        if not any(reason in str(error) for reason in (os.strerror(28), os.strerror(27))):
            return str(error)
    left = left_in(folder)
    found = file.read_bytes() if file.exists() else b""
    return "" if found == expected and not left else f"old or new is lost, or something is left: {left}"
