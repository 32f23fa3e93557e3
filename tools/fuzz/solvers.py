"""Functions that no learner should write, given to `check`, which gives a verdict all the same."""

import sys
from collections.abc import Iterator
from random import Random

from snl_edu import Verdict, check
from snl_edu.course.misconceptions.textbook import function_of
from tools.fuzz.child import in_child

# What a solver does in the end, each in place of {act}.
ACTS = (
    *("while True: pass", "while True: x = 1", "for _ in iter(int, 1): pass", "return solve(board)", "return 1 / 0"),
    *(
        "raise SystemExit",
        "raise KeyError(board)",
        "raise StopIteration",
        "raise GeneratorExit",
        "exit()",
        "return None",
    ),
    *(
        "return True",
        "return float('nan')",
        "return 10 ** 5000",
        "return board",
        "return [1] * 10",
        "return '4'",
        "return -2",
    ),
    *(
        "board.clear(); return 1",
        "board[0] = 5; return -1",
        "del board[:]; return 0",
        "return len(board[99])",
        "assert False",
    ),
    *("print('x' * 10000); return 1", "import sys; sys.settrace(None); return 1", "return (yield)", "return lambda: 1"),
    *("import sys; sys.stdout.close(); return 1", "import sys; sys.setrecursionlimit(99); return solve(board)"),
    *(
        "def f(): return f()\n    return f()",
        "class A:\n        def __eq__(self, o): return self == o\n    return A() == A()",
    ),
    *("class A:\n        def __repr__(self): raise KeyError\n        __str__ = __index__ = __repr__\n    return A()",),
    *("class A(int):\n        def __eq__(self, o): raise KeyError\n        __hash__ = None\n    return A(4)",),
)
# What is around it.
WRAPS = (
    "def solve(board):\n    {act}\n",
    "def solve(board):\n  try:\n    {act}\n  except Exception:\n    return solve(board)\n",
    "def solve(board):\n  try:\n    {act}\n  except:\n    return -1\n",
    "def solve(board):\n  while True:\n   try:\n    {act}\n   except Exception: pass\n",
    "def solve(board):\n  try:\n    {act}\n  finally:\n    print(1)\n",
    "def solve(board):\n  for _ in range(3):\n   if board:\n    {act}\n",
    "class solve:\n  def __new__(cls, board):\n    {act}\n",
    "def solve(board, *more, key=None):\n    {act}\n",
    "def solve(board, other):\n    {act}\n",
    "async def solve(board):\n    pass\n",
    "def solve(board):\n    yield 1\n",
)


def nasty_solvers(rng: Random) -> Iterator[str]:
    """Whatever a function does, there is a verdict, and Python is as it was."""
    while True:
        source = rng.choice(WRAPS).replace("{act}", rng.choice(ACTS))
        said = in_child(_verdict, source)
        yield f"{said}:\n{source}" if said else ""


def _verdict(source: str) -> str:
    try:
        solver = function_of(source, "nasty")
    except SyntaxError:
        return ""
    before = sys.gettrace(), sys.stdout
    verdict = check(solver)
    if type(verdict) is not Verdict or not verdict.message:
        return f"no verdict but {type(verdict).__name__}"
    if verdict.passed:
        return "passed"
    return "" if (sys.gettrace(), sys.stdout) == before else "Python is not as it was"
