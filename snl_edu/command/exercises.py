"""`snl-edu exercises` and `snl-edu assignment`: a look at exercises, and notebooks for nbgrader."""

import argparse
from pathlib import Path

from snl_edu.command.terminal import IMPOSSIBLE, SOLVED, Commands
from snl_edu.course.grading.assignment import assignment
from snl_edu.model.input.arguments import counted


def add(commands: Commands) -> None:
    """Adds both commands to the parser."""
    exercises = commands.add_parser("exercises", help="list the exercises of the course, or try out a file of your own")
    words = "a file to try out, such as mine_exercises.py"
    exercises.add_argument("files", metavar="FILE", nargs="*", type=Path, help=words)
    exercises.set_defaults(command=print_exercises)
    assign = commands.add_parser("assignment", help="write notebooks as nbgrader assignments, with the solutions")
    assign.add_argument("notebooks", metavar="NUMBER", nargs="+", help="the number of a notebook, such as 02")
    assign.add_argument("-o", "--output", metavar="FOLDER", required=True, type=Path, help="nbgrader's course folder")
    assign.set_defaults(command=write_assignments)


def print_exercises(asked: argparse.Namespace) -> int:
    """Prints the exercises of the course with their questions, or what is wrong with those in some files."""
    from snl_edu.course.catalogue import course_exercises
    from snl_edu.course.judges.proof import faults_in

    if not asked.files:
        for name, exercise in course_exercises().items():
            print(f"{name:26}  {exercise.question}{' (may be skipped)' * exercise.optional}")
        return SOLVED
    faulty = False
    for path in asked.files:
        exercises, faults = faults_in(path)
        print(*faults, sep="\n", end="\n" * bool(faults))
        found = counted(len(faults), "fault") if faults else "no faults"
        print(f"{path.name}: {counted(len(exercises), 'exercise')}, {found}.")
        faulty |= bool(faults)
    return IMPOSSIBLE if faulty else SOLVED


def write_assignments(asked: argparse.Namespace) -> int:
    """Writes each notebook as an assignment, and prints where it is and what gives points."""
    for number in asked.notebooks:
        path, graded, practice = assignment(number, asked.output)
        print(f"{path}: {len(graded)} points, one for each exercise that nbgrader can mark.")
        if practice:
            print(f"No points, because the answer is given on the screen: {', '.join(practice)}")
    return SOLVED
