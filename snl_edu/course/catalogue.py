"""Where exercises are found: the course's files beside its notebooks, a teacher's files in the folder, and cells.

A file of exercises is called `anything_exercises.py`. The course's are read when one of their exercises is asked for; a
teacher's are read again when they have changed, and one that fails takes nothing else along.
"""

import linecache
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import MappingProxyType
from typing import Any

from snl_edu.calls.sandbox import Budget
from snl_edu.course.exercise import Exercise
from snl_edu.model.input.arguments import BoardError, name_of, writable
from snl_edu.model.input.foreign import EXERCISES, is_interrupt

PACKAGE = Path(__file__).parent.parent
SECONDS = 20.0  # that a file may take: far more than it needs
LONGEST = 300  # characters of an exception's message


def course_folder() -> Path:
    """The folder of the course: inside an installed package, or beside it in a checkout."""
    for folder in (PACKAGE / "notebooks", PACKAGE.parent / "notebooks"):
        if folder.is_dir():
            return folder
    raise BoardError("the notebooks of the course are missing: install snl-edu again")


@dataclass(eq=False)
class Shelf:
    """The exercises of one file or of all cells, and the names that exercises had before."""

    path: Path | None = None
    exercises: dict[str, Exercise] = field(default_factory=dict)
    renamed: dict[str, str] = field(default_factory=dict)
    gone: set[str] = field(default_factory=set)
    fault: str = ""  # what is wrong with the file


_cells = Shelf()
_open = [_cells]  # what is declared goes to the last one
_course: dict[str, Shelf] = {}  # by the number of the notebook
_own: dict[Path, tuple[tuple[int, int], Shelf]] = {}  # when it was changed, and its size
_only: tuple[Path, ...] | None = None  # the only files of a teacher's own that count, where notebooks are graded


def put(exercise: Exercise) -> None:
    """Adds an exercise to the file that is being read, or to those of the cells, where a later one takes its place."""
    name, shelf = exercise.name, _open[-1]
    if shelf is not _cells and name in shelf.exercises:
        raise BoardError(f"{name} is declared twice: give one of the two another name")
    is_course = shelf in _course.values()
    if not (is_course or exercise.replaces) and name in course_shelf(name[:2]).exercises:
        raise BoardError(f"{name} is an exercise of the course: give yours another name, or add replaces=True")
    shelf.exercises[name] = exercise


def was(old: str, name: str) -> None:
    """Says that an exercise of the course had another name, which learners' copies may still use."""
    _open[-1].renamed[old] = name


def gone(*names: str) -> None:
    """Says that the course had exercises of these names, so that learners' copies which call them get an answer."""
    _open[-1].gone.update(names)


def _load(path: Path, shelf: Shelf) -> None:
    """Reads the exercises of a file; if it fails, those before that place, and a sentence that names the line."""
    linecache.checkcache(str(path))
    shelf.fault = f"{path.name}: it takes more than {SECONDS:g} seconds to be read"
    _open.append(shelf)
    try:
        if shelf in _course.values():  # Python keeps the code of the course's files, as it does for any module
            code: Any = SourceFileLoader(path.stem, str(path)).get_code(path.stem)
        else:
            code = compile(path.read_bytes(), str(path), "exec")
        with Budget(seconds=SECONDS):
            exec(code, {"__name__": path.stem, "__file__": str(path)})
            shelf.fault = ""
    except BaseException as error:
        if is_interrupt(error):
            raise
        shelf.fault = f"{path.name}{_cause(error, path)}"
    finally:
        _open.remove(shelf)


def _cause(error: BaseException, path: Path) -> str:
    """The line of a file in which an error was raised, and the error in words."""
    line, traceback = error.lineno if isinstance(error, SyntaxError) else None, error.__traceback__
    while traceback is not None:
        line = traceback.tb_lineno if traceback.tb_frame.f_code.co_filename == str(path) else line
        traceback = traceback.tb_next
    try:
        text = writable(str(error.msg if isinstance(error, SyntaxError) else error), LONGEST)
    except Exception:  # an exception of somebody's own may refuse to be shown
        text = ""
    kind = "" if isinstance(error, BoardError) else f"{name_of(error)}{': ' * bool(text)}"
    return f"{'' if line is None else f', line {line}'}: {kind}{text}"


@cache
def _course_files() -> dict[str, Path]:
    return {path.name[:2]: path for path in sorted(course_folder().glob(f"[0-9][0-9]_*{EXERCISES}"))}


def course_shelf(number: str) -> Shelf:
    """The exercises of a notebook of the course, such as "02"; an empty shelf if there is no such notebook."""
    path = _course_files().get(number)
    if path is None:
        return Shelf()
    if number not in _course:
        _course[number] = Shelf(path)
        _load(path, _course[number])
    return _course[number]


def course_exercises() -> Mapping[str, Exercise]:
    """All exercises of the course, in the order of the notebooks."""
    shelves = map(course_shelf, _course_files())
    return MappingProxyType({name: each for shelf in shelves for name, each in shelf.exercises.items()})


def is_gone(name: str) -> bool:
    """Whether the course had an exercise of that name once, and has it no longer under any name."""
    name = course_shelf(name[:2]).renamed.get(name, name)
    return name in course_shelf(name[:2]).gone


def names_of(exercise: str) -> list[str]:
    """The name of an exercise, and its old names."""
    renamed = (pair for number in _course_files() for pair in course_shelf(number).renamed.items())
    return [exercise, *(old for old, name in renamed if name == exercise)]


def only(files: Iterable[Path] | None) -> None:
    """Lets only these files of a teacher's own count, and nothing that a cell declares; None: those in the folder."""
    global _only
    _only = None if files is None else tuple(Path(file).resolve() for file in files)  # Integrity sees if it is changed


def own_shelves() -> list[Shelf]:
    """A teacher's own exercises: those of the files in the folder, and those of the cells."""
    if _only is not None:
        return list(map(shelf_of, _only))
    try:
        ours = {path.name for path in _course_files().values()}  # a clone of the project has them as well
        files = sorted(path for path in Path.cwd().glob(f"*{EXERCISES}") if path.name not in ours)
    except OSError:
        files = []
    return [*map(shelf_of, files), _cells]


def shelf_of(path: Path) -> Shelf:
    """The exercises of a file, which may be one of the course's; a file that has changed is read again."""
    path = path.resolve()
    ours = _course_files().get(path.name[:2])
    if ours is not None and ours.resolve() == path:
        return course_shelf(path.name[:2])
    try:
        there = path.stat()
    except OSError as error:
        return Shelf(path, fault=f"{path.name}: it cannot be read: {error.strerror}")
    stamp = there.st_mtime_ns, there.st_size
    if path not in _own or _own[path][0] != stamp:
        _own[path] = stamp, Shelf(path)
        _load(path, _own[path][1])
    return _own[path][1]


def own_exercises() -> dict[str, Exercise]:
    """A teacher's own exercises by their names; what a cell declares comes before what a file does."""
    return {name: each for shelf in own_shelves() for name, each in shelf.exercises.items()}


def all_exercises() -> dict[str, Exercise]:
    """The exercises of the course, and after them a teacher's own."""
    return {**course_exercises(), **own_exercises()}


def own_files() -> list[Path]:
    """A teacher's own files that can be read."""
    return [shelf.path for shelf in own_shelves() if shelf.path is not None and shelf.path.is_file()]


def faults() -> list[str]:
    """What is wrong with a teacher's own files, and in which line; two files may not have the same name for an exercise."""
    shelves = [shelf for shelf in own_shelves() if shelf.path]
    places = Counter(name for shelf in shelves for name in shelf.exercises)
    twice = [
        f"{name} is in {' and in '.join(shelf.path.name for shelf in shelves if shelf.path and name in shelf.exercises)}"
        for name, count in places.items()
        if count > 1
    ]
    return [shelf.fault for shelf in shelves if shelf.fault] + twice


def find(name: str) -> Exercise | None:
    """An exercise by its name: a teacher's own, or one of the course."""
    shelf = course_shelf(name[:2])
    return own_exercises().get(name) or shelf.exercises.get(shelf.renamed.get(name, name))


def following(exercise: Exercise) -> str:
    """The next exercise on its shelf that may not be skipped, or else the next notebook; nothing after the last."""
    number = exercise.notebook
    lists = [list(shelf.exercises.values()) for shelf in (*own_shelves(), course_shelf(number))]
    if exercise.replaces:  # it stands where the one stands whose place it takes
        lists = [list({**course_shelf(number).exercises, exercise.name: exercise}.values())]
    here = next(exercises for exercises in lists if exercise in exercises)
    names = [each.name for each in here[here.index(exercise) + 1 :] if not each.optional]
    return next(iter(names + [f"notebook {each}" for each in _course_files() if number and each > number]), "")
