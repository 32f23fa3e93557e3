"""Writes files for the whole package: completely or not at all, and never over another file unasked.

The content goes into a new file in the same folder, is flushed to the disk, and only then gets its name. So a full disk
or a killed program leaves the old file as it was. A free name is claimed with an empty file, which only one program can
create, and only for the moment until the content takes its place: a file that stays empty was left by a killed program.
"""

import os
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from snl_edu.model.input.arguments import BoardError, flag, shown

PART, PART_ENDING = ".snl-edu-", ".part"  # how the names of unfinished files begin and end
TURNS, TURN = 100, 0.02  # how often we look whether another program is done, and the seconds between
EXISTS = "{} exists: choose another name, or say overwrite=True"
NOT_PLAIN = "{} is a link or a device, not a plain file: choose another name"


def new_file(path: Any, overwrite: Any, ending: str = "") -> Path:
    """The path of a file that may be written: it has that ending, and is new unless it may be overwritten."""
    try:
        file = Path(path)
        blocked = file.is_dir() or not file.parent.is_dir()
        taken, plain = (False, True) if blocked else (not _is_free(file), _is_free(file, overwrite=True))
    except Exception:  # a caller's object may raise anything when it is asked for its path
        raise BoardError(f"path must be the name of a file that can be written, not {shown(path)}") from None
    if blocked or file.suffix.lower() != (ending or file.suffix.lower()):
        raise BoardError(
            f"path must be a file{ending and ' that ends with ' + ending} in a folder that exists, not {shown(path)}"
        )
    if not flag(overwrite, "overwrite") and taken:
        raise BoardError(EXISTS.format(shown(file.name)))
    if not plain:
        raise BoardError(NOT_PLAIN.format(shown(file.name)))
    return file


def write(file: Path, content: bytes, *, overwrite: bool = False) -> Path:
    """The path, once the content is in the file."""
    try:
        done = put(file, content, overwrite=overwrite)
    except OSError as error:
        raise BoardError(f"{shown(file.name)} cannot be written: {error.strerror}") from error
    if not done:
        raise BoardError((NOT_PLAIN if overwrite else EXISTS).format(shown(file.name)))
    return file


def put(file: Path, content: bytes, *, overwrite: bool = False) -> bool:
    """Whether the content is in the file now; False if something is there already that may not be replaced."""
    if not _is_free(file, overwrite):
        return False
    for leftover in file.parent.glob(f"{PART}*{PART_ENDING}"):
        with suppress(OSError):
            leftover.unlink()
    new, part = False, _part(file.parent, content)
    try:
        new = _claim(file, overwrite)
        while not _takes(part, file):
            part = _part(file.parent, content)
        new = False
    except FileExistsError:
        return False
    finally:
        part.unlink(missing_ok=True)
        if new and _is_free(file):
            file.unlink(missing_ok=True)
    return True


def _part(folder: Path, content: bytes) -> Path:
    """A new file with that content."""
    from tempfile import mkstemp  # it brings half of the standard library

    handle, name = mkstemp(PART_ENDING, PART, folder)
    try:
        with os.fdopen(handle, "wb") as opened:
            opened.write(content)
            opened.flush()
            os.fsync(handle)
    except BaseException:  # Ctrl+C, too
        Path(name).unlink(missing_ok=True)
        raise
    return Path(name)


def _claim(file: Path, overwrite: bool) -> bool:
    """Whether a name was free, and now has an empty file; FileExistsError if what has it may not be replaced."""
    try:
        file.open("xb").close()
    except FileExistsError:
        if not _is_free(file, overwrite) or not (overwrite or _stays_empty(file)):
            raise
        file.open("rb+").close()  # fails if the file is write-protected
        return False
    return True


def _takes(part: Path, file: Path) -> bool:
    """Whether an unfinished file got its name; False if another program took it for a leftover."""
    with suppress(OSError):  # the file keeps its permissions, on a disk that has them
        part.chmod(stat.S_IMODE(file.stat().st_mode))
    try:
        part.replace(file)
    except FileNotFoundError:
        if part.exists():
            raise
        return False
    return True


def _is_free(file: Path, overwrite: bool = False) -> bool:
    """Whether a name may be taken: nothing has it, or an empty file, or one that may be replaced, but no link or device."""
    try:
        there = file.lstat()
    except FileNotFoundError:
        return True
    return stat.S_ISREG(there.st_mode) and (overwrite or there.st_size == 0)


def _stays_empty(file: Path) -> bool:
    """Whether no program is about to replace an empty file: one that runs does so at once."""
    for _ in range(TURNS // 4):
        time.sleep(TURN)
        try:
            if file.stat().st_size:
                return False
        except FileNotFoundError:  # it has given up
            return False
    return True


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Makes other programs that ask for the same folder wait, so that none undoes what another one has written.

    No program waits forever, and where folders cannot be locked, none waits at all.
    """
    handle = None
    try:
        with suppress(ImportError, OSError):
            from fcntl import LOCK_EX, LOCK_NB, flock  # Windows and a browser's Python have no such locks

            handle = os.open(folder, os.O_RDONLY)
            for _ in range(TURNS):
                try:
                    flock(handle, LOCK_EX | LOCK_NB)
                    break
                except BlockingIOError:
                    time.sleep(TURN)
        yield
    finally:
        if handle is not None:
            os.close(handle)
