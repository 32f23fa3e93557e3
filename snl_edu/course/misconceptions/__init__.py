"""Wrong solvers people really write: each a small change to one readable solver, with a name and an explanation.

The more common ones come first: where several fit equally well, the first one is named.
"""

from collections.abc import Mapping
from types import MappingProxyType

from snl_edu.course.misconceptions.frequent import FREQUENT
from snl_edu.course.misconceptions.misconception import TRAPPED, Misconception
from snl_edu.course.misconceptions.rarer import RARER
from snl_edu.course.misconceptions.textbook import TEXTBOOK, Solver, changed, function_of, textbook

__all__ = [
    "MISCONCEPTIONS",
    "TEXTBOOK",
    "TRAPPED",
    "Misconception",
    "Solver",
    "changed",
    "function_of",
    "pairs",
    "textbook",
]

MISCONCEPTIONS: Mapping[str, Misconception] = MappingProxyType({each.key: each for each in (*FREQUENT, *RARER)})
