"""One line brings all the names that LeetCode provides without an import."""

from snl_edu import leetcode
from snl_edu.leetcode import import_of


def test_a_pasted_solution_runs_after_one_line() -> None:
    source = """
from snl_edu.leetcode import *

class Solution:
    def snakesAndLadders(self, board: List[List[int]]) -> int:
        heap, best = [(0, 1)], defaultdict(lambda: inf, {1: 0})
        while heap:
            rolls, square = heappop(heap)
            best[square] = min(best[square], rolls)
        return int(best[1]) + collections.deque([0]).popleft() + math.floor(0)
"""
    names: dict[str, object] = {}
    exec(source, names)  # noqa: S102
    solution: object = names["Solution"]
    assert solution().snakesAndLadders([[-1]]) == 0  # type: ignore[operator]


def test_each_name_comes_with_the_line_that_imports_it() -> None:
    for name in leetcode.__all__:
        line = import_of(name)
        assert line is not None
        names: dict[str, object] = {}
        exec(line, names)  # noqa: S102
        assert names[name] is getattr(leetcode, name), line
    assert import_of("my_own") is None
    assert import_of("import_of") is None
