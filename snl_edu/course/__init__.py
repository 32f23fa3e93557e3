"""What a learner is told, and how an exercise is declared; no exercise is in here.

Exercises are data, in files beside the notebooks: `number`, `choice`, `pair`, `squares`, `drawn`, `marked` and `written` declare one;
`edit`, `when` and `either` say what is wrong. `was` and `gone` keep old names; a judge of its own uses `right` and `not_yet`.
"""

from snl_edu.course.catalogue import gone, was
from snl_edu.course.judges.mistakes import edit, either, when
from snl_edu.course.shelf import SEARCHES, choice, drawn, marked, number, pair, squares, written
from snl_edu.course.verdict import Verdict, not_yet, right

# What declares an exercise, what says what is wrong, and the modules that the command and the desk use.
__all__ = ["choice", "drawn", "marked", "number", "pair", "squares", "written"]
__all__ += ["SEARCHES", "Verdict", "edit", "either", "gone", "not_yet", "right", "was", "when"]
__all__ += ["catalogue", "check", "grading", "install", "judges", "misconceptions", "progress", "solvers", "verdict"]
