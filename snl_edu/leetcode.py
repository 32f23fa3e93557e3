"""The names that LeetCode provides without an import: `from snl_edu.leetcode import *` makes pasted solutions run."""

import bisect
import collections
import copy
import functools
import heapq
import itertools
import math
import operator
import queue
import random
import re
import string
import sys
from bisect import bisect_left, bisect_right, insort
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from copy import deepcopy
from dataclasses import dataclass
from functools import cache, cmp_to_key, lru_cache, partial, reduce
from heapq import heapify, heappop, heappush, heappushpop, heapreplace, nlargest, nsmallest
from itertools import accumulate, chain, combinations, count, groupby, islice, pairwise, permutations, product
from math import ceil, floor, gcd, inf, isqrt, log2, sqrt
from queue import LifoQueue, PriorityQueue, Queue
from typing import Any, DefaultDict, Deque, Dict, FrozenSet, Iterator, List, Optional, Set, Tuple, Union

__all__ = [
    "Any",
    "Counter",
    "DefaultDict",
    "Deque",
    "Dict",
    "FrozenSet",
    "Iterator",
    "LifoQueue",
    "List",
    "Optional",
    "OrderedDict",
    "PriorityQueue",
    "Queue",
    "Set",
    "Tuple",
    "Union",
    "accumulate",
    "bisect",
    "bisect_left",
    "bisect_right",
    "cache",
    "ceil",
    "chain",
    "cmp_to_key",
    "collections",
    "combinations",
    "copy",
    "count",
    "dataclass",
    "deepcopy",
    "defaultdict",
    "deque",
    "floor",
    "functools",
    "gcd",
    "groupby",
    "heapify",
    "heappop",
    "heappush",
    "heappushpop",
    "heapq",
    "heapreplace",
    "inf",
    "insort",
    "islice",
    "isqrt",
    "itertools",
    "log2",
    "lru_cache",
    "math",
    "namedtuple",
    "nlargest",
    "nsmallest",
    "operator",
    "pairwise",
    "partial",
    "permutations",
    "product",
    "queue",
    "random",
    "re",
    "reduce",
    "sqrt",
    "string",
    "sys",
]

_HOMES = (bisect, collections, copy, functools, heapq, itertools, math, queue)


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
    home = next((each.__name__ for each in _HOMES if vars(each).get(name) is value), None)
    return f"from {home or ('dataclasses' if name == 'dataclass' else 'typing')} import {name}"
