"""`snl-edu grade`: marks for a class, and what the class believes."""

import argparse
import os
import sys
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from snl_edu.command.terminal import SOLVED, Commands, is_root, refuse, signals
from snl_edu.course.grading.limits import Limits, limits_of
from snl_edu.files import new_file, write
from snl_edu.model.input.arguments import BoardError, counted, whole

if TYPE_CHECKING:
    from snl_edu.course.grading.marks import Marks

BAR, WIDTH = 20, 79  # characters of a bar that shows how far we are, and of its line
ROOT = (
    "learners' code would run as root: use another account, or add --allow-root in a container, such as docker run --rm "
    '--network none -v "$PWD":/marks -w /marks IMAGE snl-edu grade --allow-root FOLDER (in IMAGE, snl-edu[grading] is installed)'
)


def add(commands: Commands) -> None:
    """Adds the command to the parser."""
    grade = commands.add_parser("grade", help="marks for a class: run the notebooks of its learners again")
    grade.add_argument("folders", nargs="+", metavar="FOLDER", type=Path, help="the folder of a learner, or of a class")
    grade.add_argument("-o", "--output", default="marks.csv", type=Path, help="marks to write, or to go on with")
    grade.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many notebooks run at a time")
    limits = Limits()
    grade.add_argument("--cell-seconds", type=int, default=limits.cell_seconds, help="for one cell")
    grade.add_argument("--notebook-seconds", type=int, default=limits.notebook_seconds, help="for one notebook")
    grade.add_argument("--memory", metavar="MB", type=int, default=limits.memory, help="megabytes for one kernel")
    words = "exercises of your own (default: those in this folder)"
    grade.add_argument("--exercises", metavar="FILE", type=Path, action="append", help=words)
    grade.add_argument("--allow-root", action="store_true", help="run the learners' code although you are root")
    grade.set_defaults(command=grade_folders)


def grade_folders(asked: argparse.Namespace) -> int:
    """Grades the notebooks of a class, prints what the class believes, and saves both."""
    from snl_edu.course.catalogue import faults, only
    from snl_edu.course.grading.beliefs import beliefs
    from snl_edu.course.grading.classroom import grade_class
    from snl_edu.course.grading.marksheet import Marksheet
    from snl_edu.course.grading.rerun.process import expect_nbclient

    expect_nbclient()
    if asked.exercises:
        only(asked.exercises)
    for fault in faults():
        raise BoardError(f"this file of exercises cannot be used as it is: {fault}")
    limits = limits_of(asked.cell_seconds, asked.notebook_seconds, asked.memory)
    jobs = whole(asked.jobs, "--jobs", 1, 1000)
    if is_root() and not asked.allow_root:
        raise BoardError(ROOT)
    sheet = Marksheet(asked.output)
    try:
        stop = Event()
        with signals(lambda _: stop.set()):
            count = grade_class(asked.folders, sheet, limits, jobs, _print_marks, stop)
    except KeyboardInterrupt:
        return refuse(f"stopped: run the same command again to go on, and what is in {asked.output} is not run again")
    summary = beliefs(sheet.marks())
    page = asked.output.with_name(f"{asked.output.stem}-summary.html")
    write(new_file(page, True), summary.page(), overwrite=True)
    print(summary)
    print(f"{counted(count, 'notebook')} graded. Marks: {asked.output}; the summary, with a picture: {page}")
    return SOLVED


def _print_marks(done: int, count: int, marks: "Marks") -> None:
    """Prints how far the grading is: a bar on a terminal, and lines elsewhere."""
    if sys.stderr is None:
        return
    bar = "#" * (BAR * done // count)
    is_terminal = sys.stderr.isatty()
    line = f"[{bar:.<{BAR}}] {done} of {count}: " if is_terminal else f"snl-edu: {done} of {count}: "
    line += marks.title.encode("ascii", "backslashreplace").decode()
    end = "\n" if done == count or not is_terminal else ""
    print(f"\r{line[:WIDTH]:{WIDTH}}" if is_terminal else line, end=end, file=sys.stderr, flush=True)
