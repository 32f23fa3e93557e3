"""The folders of a run, with a copy of the learner's own that the notebook may change; all are removed afterwards."""

import json
import os
import shutil
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp

from snl_edu.course.catalogue import own_files
from snl_edu.course.grading.rerun.saved import saved_work
from snl_edu.course.logbook import NAME as LOGBOOK

KERNEL = "snl-edu-grade"
MOST_FILES, LARGEST_FILE, LARGEST_FOLDER = 1000, 20 * 10**6, 100 * 10**6  # bytes
# A learner's code gets no other variables from the person who grades: there may be tokens in them.
KEPT = ("PATH", "LANG", "LANGUAGE", "TZ", "PYTHONPATH", "SYSTEMROOT", "SYSTEMDRIVE", "COMSPEC", "PATHEXT", "WINDIR")
MARK = "SNL_EDU_GRADE"  # the variable by which we recognise the processes of a run
OWN = "SNL_EDU_EXERCISES"  # the variable with the teacher's own files of exercises, which alone count


@contextmanager
def place_for(notebook: Path) -> Iterator[Path]:
    """A new folder with a copy of the notebook's folder in it, in `work`; it is removed when the run is over."""
    place = Path(mkdtemp(prefix="snl-edu-"))
    try:
        for name in ("work", "home", "tmp", "run"):
            (place / name).mkdir()
        for path in _worth_a_copy(notebook):
            target = place / "work" / path.relative_to(notebook.parent)
            target.parent.mkdir(parents=True, exist_ok=True)
            with suppress(OSError):  # what the learner's folder does not let us read, the notebook cannot read either
                shutil.copyfile(path, target)
        (place / "saved").write_text(json.dumps(saved_work(notebook.read_bytes())), encoding="utf-8")
        _put_kernel(place)
        _put_fonts(place / "home")
        yield place
    finally:
        _remove(place)


def _worth_a_copy(notebook: Path) -> list[Path]:
    """The files beside a notebook, if they are not too many; if they are, only those that it most likely needs."""
    found, size = [notebook], 0
    for path in _files_in(notebook.parent):
        if path != notebook:
            found.append(path)
            size += path.stat().st_size
        if len(found) > MOST_FILES or size > LARGEST_FOLDER:
            beside = notebook.parent.glob("*.py")
            return [notebook, *(path for path in (notebook.parent / LOGBOOK, *beside) if _is_small(path))]
    return found


def _files_in(folder: Path) -> Iterator[Path]:
    """The plain files in a folder and below, except for hidden ones; no links, since they may lead anywhere."""
    for parent, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith((".", "__"))]
        yield from (path for name in files if not name.startswith(".") and _is_small(path := Path(parent, name)))


def _is_small(path: Path) -> bool:
    try:
        there = path.lstat()
    except OSError:
        return False
    return stat.S_ISREG(there.st_mode) and there.st_size <= LARGEST_FILE


def _put_kernel(place: Path) -> None:
    """Tells Jupyter about the run's kernel. The library comes from where it is, never from the learner's folder."""
    folder = place / "jupyter" / "kernels" / KERNEL
    folder.mkdir(parents=True)
    module = "snl_edu.course.grading.rerun.kernel"
    words = [sys.executable, "-P", "-m", module, str(place / "diary"), "-f", "{connection_file}"]
    spec = {"argv": words, "display_name": KERNEL, "language": "python"}
    (folder / "kernel.json").write_text(json.dumps(spec), encoding="utf-8")


def _put_fonts(home: Path) -> None:
    """Gives matplotlib its list of fonts, if there is one: making it again takes long on some machines."""
    caches = [os.environ.get("MPLCONFIGDIR", ""), f"{os.environ.get('XDG_CACHE_HOME') or '~/.cache'}/matplotlib"]
    for cache in [*filter(None, caches), "~/.matplotlib"]:
        with suppress(OSError, RuntimeError):
            for path in Path(cache).expanduser().glob("fontlist-*.json"):
                shutil.copyfile(path, home / path.name)


def environment_of(place: Path) -> dict[str, str]:
    """The variables of a run: those that any program needs, and folders of its own in place of the home."""
    kept = {name: value for name, value in os.environ.items() if name in KEPT or name.startswith("LC_")}
    home = {
        name: str(place / "home")
        for name in ("HOME", "USERPROFILE", "IPYTHONDIR", "JUPYTER_CONFIG_DIR", "MPLCONFIGDIR")
    }
    temporary = {name: str(place / "tmp") for name in ("TMPDIR", "TEMP", "TMP")}
    jupyter = {"JUPYTER_PATH": str(place / "jupyter"), "JUPYTER_RUNTIME_DIR": str(place / "run")}
    # With one thread each, notebooks need no more memory on a machine with many cores, and do not fight for the cores.
    alone = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    own = {OWN: os.pathsep.join(str(path) for path in own_files())}
    return kept | home | temporary | jupyter | alone | own | {MARK: place.name, "MPLBACKEND": "agg"}


def _remove(place: Path) -> None:
    """Removes the folder of a run, even if the notebook has locked a part of it."""
    shutil.rmtree(place, ignore_errors=True)
    if place.exists():
        for parent, folders, _ in os.walk(place):
            for name in folders:
                Path(parent, name).chmod(stat.S_IRWXU)
        shutil.rmtree(place, ignore_errors=True)
