"""Solvers as people write them, right and wrong, and what `check` and `watch` must make of each.

To add one, write it at the end of the file in `solvers/` that it fits best, as a learner would, named after its idea.
After its last line say what you expect: `right(my_solver, queue="todo", record="seen")`, or `wrong(my_solver,
"chained-jumps")` with the key of its misconception. `Entry` in `entry.py` explains all that can be said.
Then run `python -m tests.corpus my_solver`: it asks an oracle too, and prints each expectation that does not hold.
The functions of a file share its helpers, as the cells of a notebook do; a name is used once in the whole corpus.
"""

from importlib import import_module
from pkgutil import iter_modules

from tests.corpus import solvers
from tests.corpus.entry import ENTRIES

for _file in iter_modules(solvers.__path__):
    import_module(f"{solvers.__name__}.{_file.name}")
SOLVERS = list(ENTRIES.values())
