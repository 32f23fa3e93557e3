"""The names that the famous site provides silently: `from snl_edu.leetcode import *` makes pasted solutions run."""

import bisect
import collections
import copy
import functools
import heapq
import itertools
import math
import queue
import sys

__all__ = [
    *("bisect", "collections", "copy", "functools", "heapq", "itertools", "math", "operator", "queue", "random"),
    *("re", "string", "sys"),
    *("bisect_left", "bisect_right", "insort"),
    *("Counter", "OrderedDict", "defaultdict", "deque", "namedtuple", "deepcopy", "dataclass"),
    *("cache", "cmp_to_key", "lru_cache", "partial", "reduce"),
    *("heapify", "heappop", "heappush", "heappushpop", "heapreplace", "nlargest", "nsmallest"),
    *("accumulate", "chain", "combinations", "count", "groupby", "islice", "pairwise", "permutations", "product"),
    *("ceil", "floor", "gcd", "inf", "isqrt", "log2", "sqrt"),
    *("LifoQueue", "PriorityQueue", "Queue"),
    *("Any", "DefaultDict", "Deque", "Dict", "FrozenSet", "Iterator", "List", "Optional", "Set", "Tuple", "Union"),
]


def import_of(name: str) -> str | None:
    """The line that imports one of these names, or None if the famous site does not provide it.

    >>> import_of("deque"), import_of("heapq"), import_of("queue_of_mine")
    ('from collections import deque', 'import heapq', None)
    """
    if name not in __all__:
        return None
    value = globals()[name]
    if type(value) is type(sys):
        return f"import {name}"
    homes = (bisect, collections, copy, functools, heapq, itertools, math, queue)
    home = next((each.__name__ for each in homes if vars(each).get(name) is value), None)
    return f"from {home or ('dataclasses' if name == 'dataclass' else 'typing')} import {name}"
