"""Writes files for the whole package: completely or not at all, and never over another file unasked.

The content is written to a new file in the same folder, flushed to the disk, and only then given its name. So a full
disk or a killed program leaves the old file as it was. A free name is claimed first, with an empty file that only one
program can create: if two programs want the same name, one of them gets it. An empty file that no running program holds
is the claim of a program that was killed, and anyone may take it.
"""

import os
import stat
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from snl_edu.model.input.arguments import BoardError, flag, shown

PART, PART_ENDING = ".snl-edu-", ".part"  # how the names of unfinished files begin and end
LEFT_BEHIND = 60  # seconds after which an unfinished file belongs to nobody, where files cannot be locked
REPLACES_OPEN_FILES = os.name != "nt"
TURNS, TURN = 100, 0.02  # how often we try to get a folder that another program holds, and the seconds between


def new_file(path: Any, overwrite: Any, ending: str = "") -> Path:
    """The path of a file that may be written: it has that ending, and is new unless it may be overwritten."""
    try:
        file = Path(path)
        blocked = file.is_dir() or not file.parent.is_dir()
        there = None if blocked else _state(file)
    except Exception:  # a caller's object may raise anything when it is asked for its path
        raise BoardError(f"path must be the name of a file that can be written, not {shown(path)}") from None
    if blocked or file.suffix.lower() != (ending or file.suffix.lower()):
        raise BoardError(
            f"path must be a file{ending and ' that ends with ' + ending} in a folder that exists, not {shown(path)}"
        )
    if not flag(overwrite, "overwrite") and there is not None and not _is_empty(there):
        raise BoardError(_taken(file, overwrite=False))
    if there is not None and not stat.S_ISREG(there.st_mode):
        raise BoardError(f"{shown(file.name)} is a link or a device, not a plain file: choose another name")
    return file


def write(file: Path, content: bytes, *, overwrite: bool = False) -> Path:
    """The path, once the content is in the file."""
    try:
        written = put(file, content, overwrite=overwrite)
    except OSError as error:
        raise BoardError(f"{shown(file.name)} cannot be written: {error.strerror}") from error
    if not written:
        raise BoardError(_taken(file, overwrite=overwrite))
    return file


def put(file: Path, content: bytes, *, overwrite: bool = False) -> bool:
    """Whether the content is in the file now; False if something is there already that may not be replaced."""
    _remove_leftovers(file.parent)
    there = _state(file)
    if there is not None and not _is_empty(there) and not (overwrite and stat.S_ISREG(there.st_mode)):
        return False
    with ExitStack() as held:
        handle, part = _new_part(file.parent, held)
        try:
            with os.fdopen(handle, "wb", closefd=False) as opened:
                opened.write(content)
                opened.flush()
                os.fsync(handle)
            return _take(file, part, overwrite, held)
        finally:
            part.unlink(missing_ok=True)


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Makes other programs that ask for the same folder wait, so that none undoes what another one has written.

    No program waits forever, and where folders cannot be locked, none waits at all.
    """
    with ExitStack() as held:
        with suppress(ImportError, OSError):
            from fcntl import LOCK_EX, LOCK_NB, flock  # Windows and a browser's Python have no such locks

            handle = os.open(folder, os.O_RDONLY)
            held.callback(os.close, handle)
            for _ in range(TURNS):
                try:
                    flock(handle, LOCK_EX | LOCK_NB)
                    break
                except BlockingIOError:
                    time.sleep(TURN)
        yield


def _state(file: Path) -> os.stat_result | None:
    """What has that name, which may be a link and not the file that it points to; None if nothing has it."""
    try:
        return file.lstat()
    except FileNotFoundError:
        return None


def _is_empty(there: os.stat_result) -> bool:
    """Whether this is a claim: a plain file with nothing in it."""
    return stat.S_ISREG(there.st_mode) and there.st_size == 0


def _taken(file: Path, *, overwrite: bool) -> str:
    if overwrite:
        return f"{shown(file.name)} is being written by another program: try again"
    return f"{shown(file.name)} exists: choose another name, or say overwrite=True"


def _new_part(folder: Path, held: ExitStack) -> tuple[int, Path]:
    """A new file, open and with a name of its own; it is ours as long as it is held."""
    from tempfile import mkstemp  # it brings half of the standard library

    while True:
        handle, name = mkstemp(PART_ENDING, PART, folder)
        held.callback(os.close, handle)
        if _is_ours(handle, Path(name), new=True):  # if not, a program that cleans up was quicker
            return handle, Path(name)


def _take(file: Path, part: Path, overwrite: bool, held: ExitStack) -> bool:
    """Whether the part got its name: the name was free, or what was there may be replaced."""
    try:
        handle, new = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o666), True
    except FileExistsError:
        if not stat.S_ISREG(file.lstat().st_mode):
            return False
        handle, new = os.open(file, os.O_RDWR), False  # fails if the file is write-protected
    held.callback(os.close, handle)
    there = os.fstat(handle)
    if not (overwrite if there.st_size else _is_ours(handle, file, new=new)):
        return False
    with suppress(OSError):  # the file keeps its permissions, on a disk that has them
        part.chmod(stat.S_IMODE(there.st_mode))
    if not REPLACES_OPEN_FILES:
        held.close()
    try:
        part.replace(file)
    except OSError:
        if new:
            file.unlink()
        raise
    return True


def _is_ours(handle: int, file: Path, *, new: bool) -> bool:
    """Whether no other program holds this open file, and its name still leads to it; if so, we hold it from now on."""
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock  # Windows and a browser's Python have no such locks

        flock(handle, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        return False
    except (ImportError, OSError):
        return new or time.time() - os.fstat(handle).st_mtime > LEFT_BEHIND
    there = _state(file)
    return there is not None and os.path.samestat(os.fstat(handle), there)


def _remove_leftovers(folder: Path) -> None:
    """Removes what killed programs have left in a folder; what a running program writes, it also holds."""
    for part in folder.glob(f"{PART}*{PART_ENDING}"):
        with suppress(OSError), part.open("rb+") as left:
            if _is_ours(left.fileno(), part, new=False):
                if not REPLACES_OPEN_FILES:
                    left.close()
                part.unlink()
