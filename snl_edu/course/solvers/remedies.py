"""What to do about code that does not run: a missing import, Python 2, a division that gives a float."""

import sys
from collections.abc import Iterable
from dis import get_instructions
from types import FunctionType

from snl_edu.calls.sandbox import Trouble
from snl_edu.course.solvers.memory import codes_in
from snl_edu.leetcode import import_of

PASTED = "from snl_edu.leetcode import *"
ALIASES = {"np": "numpy as np", "numpy": "numpy", "pd": "pandas as pd"}
DIVISION = "In Python 3 a division with / gives a float: write // where a whole number is needed."
PYTHON_2 = {"xrange": "range", "raw_input": "input", "unicode": "str", "long": "int", "unichr": "chr"}


def remedy(trouble: Trouble) -> str | None:
    """What to do about an error that says nothing about the idea of a solver, or None if there is nothing to say."""
    if trouble.error in ("NameError", "UnboundLocalError") and trouble.name:
        return _missing(trouble.name)
    if trouble.error == "SyntaxError" and "print" in trouble.message:
        return "That is Python 2: print is a function now, so put what it prints into brackets, as in print(x)."
    if trouble.error == "TypeError" and "float" in trouble.message and "integer" in trouble.message:
        return DIVISION
    if trouble.error == "AttributeError" and any(name in trouble.message for name in ("has_key", "iteritems")):
        return "That is Python 2: write `key in dictionary` for has_key, and items() for iteritems()."
    return None


def divides(functions: Iterable[FunctionType]) -> bool:
    """Whether the code divides with /, as whole numbers were divided in Python 2."""
    steps = (step for each in functions for code in codes_in(each.__code__) for step in get_instructions(code))
    return any(step.opname == "BINARY_OP" and step.argrepr in ("/", "/=") for step in steps)


def _missing(name: str) -> str:
    line = import_of(name)
    if line is not None:
        return f"Write {line} above it, or begin with {PASTED}: it brings all the names that LeetCode imports for you."
    if name in ALIASES or name in sys.stdlib_module_names:
        return f"Write import {ALIASES.get(name, name)} above it."
    if name in PYTHON_2:
        return f"That is Python 2: write {PYTHON_2[name]} instead of {name}."
    return f"Nothing is called {name} where your code runs: is it spelt right, and was the cell that defines it run?"
