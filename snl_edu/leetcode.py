"""The names that LeetCode provides without an import: `from snl_edu.leetcode import *` makes pasted solutions run."""

from importlib import import_module

# Modules, each with those of its names that come without it. The old names of types are still pasted.
PROVIDED = (
    "bisect: bisect_left bisect_right insort",
    "collections: Counter OrderedDict defaultdict deque namedtuple",
    "copy: deepcopy",
    "dataclasses: dataclass",
    "functools: cache cmp_to_key lru_cache partial reduce",
    "heapq: heapify heappop heappush heappushpop heapreplace nlargest nsmallest",
    "itertools: accumulate chain combinations count groupby islice pairwise permutations product",
    "math: ceil floor gcd inf isqrt log2 sqrt",
    "queue: LifoQueue PriorityQueue Queue",
    "typing: Any DefaultDict Deque Dict FrozenSet Iterator List Optional Set Tuple Union",
    *("operator:", "random:", "re:", "string:", "sys:"),
)
WITHOUT_THEIR_MODULE = {"dataclasses", "typing"}

_HOMES: dict[str, str] = {}  # each name with the module that it comes from, or with itself if it is a module
for _home, _names in (line.split(":") for line in PROVIDED):
    _HOMES |= dict.fromkeys(_names.split(), _home)
    if _home not in WITHOUT_THEIR_MODULE:
        _HOMES[_home] = _home
globals().update(
    (name, import_module(name) if name == home else getattr(import_module(home), name)) for name, home in _HOMES.items()
)
__all__ = list(_HOMES)


def import_of(name: str) -> str | None:
    """The line that imports one of these names, or None if the famous site does not provide it.

    >>> import_of("deque"), import_of("heapq"), import_of("queue_of_mine")
    ('from collections import deque', 'import heapq', None)
    """
    home = _HOMES.get(name)
    return home and (f"import {name}" if home == name else f"from {home} import {name}")
