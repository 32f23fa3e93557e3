"""Where exercises are found: the course's files beside its notebooks, a teacher's files in the folder, and cells.

A file of exercises is called `anything_exercises.py`. The course's are read when one of their exercises is asked for; a
teacher's are read again when they have changed, and one that fails takes nothing else along.
"""

import linecache
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, MappingProxyType

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

    def put(self, exercise: Exercise) -> None:
        """Adds an exercise; in a cell, which may be run again, a later one of the same name takes its place."""
        name, is_course = exercise.name, self in _course.values()
        if self.path is not None and name in self.exercises:
            raise BoardError(f"{name} is declared twice: give one of the two another name")
        if not (is_course or exercise.replaces) and find_in_course(name) is not None:
            raise BoardError(f"{name} is an exercise of the course: give yours another name, or add replaces=True")
        self.exercises[name] = exercise


_cells = Shelf()
_open = [_cells]  # what is declared goes to the last one
_course: dict[str, Shelf] = {}  # by the number of the notebook
_own: dict[Path, tuple[tuple[int, int], Shelf]] = {}  # when it was changed, and its size
_only: tuple[Path, ...] | None = None  # the only files of a teacher's own that count, where notebooks are graded


def put(exercise: Exercise) -> None:
    """Adds an exercise to the file that is being read, or else to those of the cells."""
    _open[-1].put(exercise)


def load(path: Path, shelf: Shelf) -> Shelf:
    """The exercises of a file; if it fails, those before that place, and a sentence that names the line."""
    linecache.checkcache(str(path))
    names = {"__name__": path.stem, "__file__": str(path)}
    is_done = False
    _open.append(shelf)
    try:
        code = _code_of(path) if shelf in _course.values() else compile(path.read_bytes(), str(path), "exec")
        with Budget(seconds=SECONDS):
            exec(code, names)
            is_done = True
        shelf.fault = "" if is_done else f"{path.name}: it takes more than {SECONDS:g} seconds to be read"
    except BaseException as error:
        if is_interrupt(error):
            raise
        shelf.fault = f"{path.name}{_line_in(path, error)}: {_message(error)}"
    finally:
        _open.remove(shelf)
    return shelf


def _code_of(path: Path) -> CodeType:
    """The code of one of the course's files, which Python keeps beside it as it does for any module."""
    code = SourceFileLoader(path.stem, str(path)).get_code(path.stem)
    assert code is not None  # a file of Python always has code
    return code


def _line_in(path: Path, error: BaseException) -> str:
    """The line of the file in which an error was raised."""
    line, traceback = error.lineno if isinstance(error, SyntaxError) else None, error.__traceback__
    while traceback is not None:
        if traceback.tb_frame.f_code.co_filename == str(path):
            line = traceback.tb_lineno
        traceback = traceback.tb_next
    return "" if line is None else f", line {line}"


def _message(error: BaseException) -> str:
    try:
        text = str(error.msg if isinstance(error, SyntaxError) else error)
    except Exception:  # an exception of somebody's own may refuse to be shown
        text = ""
    text = writable(text, LONGEST)
    return text if isinstance(error, BoardError) else f"{name_of(error)}{': ' * bool(text)}{text}"


@cache
def _course_files() -> dict[str, Path]:
    return {path.name[:2]: path for path in sorted(course_folder().glob(f"[0-9][0-9]_*{EXERCISES}"))}


def course_shelf(number: str) -> Shelf | None:
    """The exercises of a notebook of the course, such as "02"."""
    if number not in _course:
        path = _course_files().get(number)
        if path is None:
            return None
        _course[number] = Shelf(path)
        load(path, _course[number])
    return _course[number]


def course_exercises() -> Mapping[str, Exercise]:
    """All exercises of the course, in the order of the notebooks."""
    shelves = [course_shelf(number) for number in _course_files()]
    return MappingProxyType({name: each for shelf in shelves if shelf for name, each in shelf.exercises.items()})


def find_in_course(name: str) -> Exercise | None:
    """An exercise of the course, by its name of today."""
    shelf = course_shelf(name[:2])
    return None if shelf is None else shelf.exercises.get(name)


def current_name(name: str) -> str:
    """The name of today of an exercise of the course, which learners' copies may still call by an old one."""
    shelf = course_shelf(name[:2])
    return name if shelf is None else shelf.renamed.get(name, name)


def is_gone(name: str) -> bool:
    """Whether the course had an exercise of that name once, and has it no longer."""
    shelf = course_shelf(name[:2])
    return shelf is not None and name in shelf.gone


def names_of(exercise: str) -> list[str]:
    """The name of an exercise, and its old names."""
    shelves = [course_shelf(number) for number in _course_files()]
    old = (old for shelf in shelves if shelf for old, name in shelf.renamed.items() if name == exercise)
    return [exercise, *old]


def only(files: Iterable[Path] | None) -> None:
    """Lets only these files of a teacher's own count, and nothing that a cell declares; None: those in the folder."""
    global _only
    _only = None if files is None else tuple(Path(file).resolve() for file in files)  # Integrity sees if it is changed


def own_shelves() -> list[Shelf]:
    """A teacher's own exercises: those of the files in the folder, and those of the cells."""
    if _only is not None:
        return [_own_shelf(path) for path in _only]
    try:
        ours = {path.name for path in _course_files().values()}  # a clone of the project has them as well
        files = sorted(path for path in Path.cwd().glob(f"*{EXERCISES}") if path.name not in ours)
    except OSError:
        files = []
    return [*map(_own_shelf, files), _cells]


def shelf_of(path: Path) -> Shelf:
    """The exercises of a file, which may be one of the course's."""
    path = path.resolve()
    number = next((number for number, ours in _course_files().items() if ours.resolve() == path), "")
    return course_shelf(number) or _own_shelf(path)


def _own_shelf(path: Path) -> Shelf:
    try:
        there = path.stat()
        stamp = there.st_mtime_ns, there.st_size
    except OSError as error:
        return Shelf(path, fault=f"{path.name}: it cannot be read: {error.strerror}")
    if path not in _own or _own[path][0] != stamp:
        _own[path] = stamp, load(path, Shelf(path))
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
    """What is wrong with a teacher's own files, and in which line."""
    return [shelf.fault for shelf in own_shelves() if shelf.fault]


def find(name: str) -> Exercise | None:
    """An exercise by its name: a teacher's own, or one of the course."""
    return own_exercises().get(name) or find_in_course(current_name(name))


def was(old: str, name: str) -> None:
    """Says that an exercise of the course had another name, which learners' copies may still use."""
    _open[-1].renamed[old] = name


def gone(*names: str) -> None:
    """Says that the course had exercises of these names, so that learners' copies which call them get an answer."""
    _open[-1].gone.update(names)


def beside(exercise: Exercise) -> list[Exercise]:
    """The exercises of a notebook, or of a teacher's own file, in their order."""
    course = course_shelf(exercise.notebook)
    if course is not None and exercise.replaces:  # it stands where the one stands whose place it takes
        return list({**course.exercises, exercise.name: exercise}.values())
    shelves = [*own_shelves(), course]
    return next(list(shelf.exercises.values()) for shelf in shelves if shelf and exercise in shelf.exercises.values())


def next_notebook(number: str) -> str:
    """The number of the notebook with exercises after that one; nothing after the last."""
    return next((each for each in _course_files() if number and each > number), "")
