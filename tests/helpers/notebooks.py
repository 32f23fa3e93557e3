"""Notebooks as text, and the marks of a class that hands them in."""

import json
from pathlib import Path

from snl_edu.course.catalogue import course_exercises
from snl_edu.course.grading.classroom import grade_class
from snl_edu.course.grading.limits import Limits
from snl_edu.course.grading.marks import Marks
from snl_edu.course.grading.marksheet import Marksheet

OF_02 = sum(name.startswith("02-") for name in course_exercises())
RIGHT = 'from snl_edu import check\ncheck(15, "02-first-in-line")'


def notebook(*sources: str) -> str:
    """A notebook with these cells of code."""
    cells: list[dict[str, object]] = [
        {"cell_type": "code", "id": f"cell-{number}", "metadata": {}, "source": source}
        | {"outputs": [], "execution_count": None}
        for number, source in enumerate(sources)
    ]
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": cells})


def handed_in(folder: Path, *sources: str, name: str = "02_frontiers.ipynb") -> Path:
    """A notebook in a learner's folder."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(notebook(*sources), encoding="utf-8")
    return path


def rows_of(sheet: Marksheet) -> dict[str, list[str]]:
    """What was said to each learner."""
    return {marks.learner: [mark.message for mark in marks.rows] for marks in sheet.marks()}


def graded(folder: Path, sheet: Path) -> tuple[Marksheet, list[str]]:
    """The sheet of a class, and the learners whose notebooks were run for it."""
    told: list[str] = []

    def tell(_: int, __: int, marks: Marks) -> None:
        told.append(marks.learner)

    made = Marksheet(sheet)
    assert grade_class([folder], made, Limits(), 2, tell) == len(told)
    return made, sorted(told)
