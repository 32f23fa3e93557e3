"""Other right ways to write the functions of notebook 10."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from operator import ne
from typing import Any

Near = Callable[[Any], Iterable[Any]]
Place = tuple[int, int]


def from_a_queue(start: Any, goal: Any, neighbours: Near) -> Iterator[list[Any]]:
    waiting, seen = deque([start]), {start}
    while waiting:
        yield list(waiting)
        if goal in waiting:
            return
        for _ in range(len(waiting)):
            for neighbour in neighbours(waiting.popleft()):
                if neighbour not in seen:
                    seen.add(neighbour)
                    waiting.append(neighbour)


def in_sets(start: Any, goal: Any, neighbours: Near) -> list[set[Any]]:
    found = [{start}]
    while goal not in found[-1]:
        new = {near for node in found[-1] for near in neighbours(node)}.difference(*found)
        if not new:
            break
        found.append(new)
    return found


def open_by_steps(maze: list[str], place: Place) -> set[Place]:
    row, column = place
    near = {(row + down, column + right) for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return {(r, c) for r, c in near if r in range(len(maze)) and c in range(len(maze[r])) and maze[r][c] != "#"}


def at_one_place(words: list[str], word: str) -> Iterator[str]:
    for other in words:
        if len(other) == len(word) and sum(map(ne, word, other)) == 1:
            yield other


def jugs_that_change(node: Place) -> set[Place]:
    small, large = node
    both = small + large
    poured = {(max(0, both - 5), min(5, both)), (min(3, both), max(0, both - 3))}
    return {(3, large), (small, 5), (0, large), (small, 0), *poured} - {node}


SPELLINGS: dict[str, list[Any]] = {
    "10-reach": [from_a_queue, in_sets],
    "10-neighbours-maze": [open_by_steps],
    "10-word-neighbours": [at_one_place],
    "10-jugs": [jugs_that_change],
}
