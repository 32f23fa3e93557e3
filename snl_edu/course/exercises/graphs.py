"""The search that a learner writes for any graph, and how far a goal is, with the mistakes that people make in them."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from snl_edu.course.exercise import Rule, function
from snl_edu.course.exercises.searches import NOTHING
from snl_edu.course.verdict import Verdict, not_yet

Node = Hashable
Frontiers = list[list[Any]]
MOST_ROUNDS = 30  # of a search that does not end by itself


@dataclass(frozen=True)
class Neighbours:
    """A function that gives the neighbours of a node, and shows which ones they are."""

    edges: Mapping[Any, Iterable[Any]]

    def __call__(self, node: Any) -> list[Any]:
        """The neighbours of a node."""
        return list(self.edges[node])

    def __repr__(self) -> str:
        return f"the neighbours {self.edges}"


def reach(start: Any, goal: Any, neighbours: Callable[[Any], Iterable[Any]]) -> Iterator[list[Any]]:
    """Each frontier in turn, until the goal is reached or no node is new."""
    frontier, seen = [start], {start}
    while frontier:
        yield frontier
        if goal in seen:
            return
        found = []
        for node in frontier:
            for neighbour in neighbours(node):
                if neighbour not in seen:
                    seen.add(neighbour)
                    found.append(neighbour)
        frontier = found


LETTERS = {"a": "bc", "b": "ad", "c": "ade", "d": "bcf", "e": "cf", "f": "deg", "g": "f"}
ONE_WAY = {1: [2, 3], 2: [4], 3: [4, 5], 4: [1], 5: [], 6: [5]}
PLACES = {(0, 0): [(0, 1), (1, 0)], (0, 1): [(0, 0), (1, 1)], (1, 0): [(0, 0), (1, 1)], (1, 1): [(0, 1), (1, 0)]}
CASES = [
    ("a", "f", Neighbours(LETTERS)),
    ("b", "e", Neighbours(LETTERS)),
    ((0, 0), (1, 1), Neighbours(PLACES)),
    (1, 5, Neighbours(ONE_WAY)),
    (1, 6, Neighbours(ONE_WAY)),
    ("g", "g", Neighbours(LETTERS)),
]


def _all(start: Any, goal: Any, neighbours: Neighbours) -> Frontiers:
    return list(reach(start, goal, neighbours))


def _onward(start: Any, _goal: Any, neighbours: Neighbours) -> Frontiers:
    return _all(start, object(), neighbours)


def _marked_late(start: Any, goal: Any, neighbours: Neighbours) -> Frontiers:
    """A search that marks a node only when it is taken, so that it is found several times."""

    def rounds() -> Iterator[list[Any]]:
        frontier, seen = [start], set()
        while frontier:
            yield frontier
            if goal in frontier:
                return
            seen.update(frontier)
            frontier = [near for node in frontier for near in neighbours(node) if near not in seen]

    return list(islice(rounds(), MOST_ROUNDS))


def _one_node(start: Any, goal: Any, neighbours: Neighbours) -> Frontiers:
    """A search whose frontiers each hold only the node that is taken."""
    found = [node for frontier in reach(start, goal, neighbours) for node in frontier]
    return [[node] for node in (found[: found.index(goal) + 1] if goal in found else found)]


def _with_an_empty_one(start: Any, goal: Any, neighbours: Neighbours) -> Frontiers:
    found = _all(start, goal, neighbours)
    return found if goal in found[-1] else [*found, []]


def _first_neighbour(start: Any, goal: Any, neighbours: Neighbours) -> Frontiers:
    return _all(start, goal, Neighbours({node: list(ends)[:1] for node, ends in neighbours.edges.items()}))


def _of_all(part: Callable[[Frontiers], Any]) -> Rule:
    """A function that searches correctly, but gives something else."""
    return lambda start, goal, neighbours: part(_all(start, goal, neighbours))


def _so_far(found: Frontiers) -> Frontiers:
    return [[node for frontier in found[: at + 1] for node in frontier] for at in range(len(found))]


_judge_reach = function(
    reach,
    lambda: list(CASES),
    {
        "your search goes on after the goal: stop when a frontier with the goal has been yielded": _onward,
        "your search ends too early: the frontier with the goal is yielded, too": [
            lambda start, goal, near: [found for found in _all(start, goal, near) if goal not in found],
        ],
        "a node is in your frontiers more than once: add it to `seen` as soon as you find it": _marked_late,
        "your first frontier is missing: begin with [start]": _of_all(lambda found: found[1:]),
        "an empty frontier is not yielded: when no node is new, the search is over": _with_an_empty_one,
        "your search follows one neighbour only: is `yield` or `return` inside the inner loop?": _first_neighbour,
        "each of your frontiers is a single node: collect all that are equally far, and yield them together": _one_node,
        "your function gives all nodes in one list: yield a list for each frontier": _of_all(
            lambda found: [node for frontier in found for node in frontier]
        ),
        "your function gives the last frontier only: yield each of them": _of_all(lambda found: found[-1]),
        "your function gives a number: yield the frontiers themselves": [
            _of_all(len),
            _of_all(lambda found: len(found) - 1),
        ],
        "you yield all that was seen so far: a frontier holds only the nodes that are new": _of_all(_so_far),
    },
    normal=lambda result: [tuple(sorted(frontier, key=repr)) for frontier in result],
    each="node",
)


def judge_reach(answer: Any) -> Verdict:
    """The verdict on a search of any graph; if it yields nothing, the verdict says that it has to yield."""
    verdict = _judge_reach(answer)
    said = NOTHING.get(verdict.message.removeprefix("Not yet: "))
    return verdict if said is None else not_yet(said)


def steps_between(start: Any, goal: Any, neighbours: Neighbours) -> int | None:
    """The fewest steps from the start to the goal, or None."""
    found = _all(start, goal, neighbours)
    return len(found) - 1 if goal in found[-1] else None


def _steps(reached: Callable[[Frontiers], Any], unreached: Callable[[Frontiers], Any] = lambda _: None) -> Rule:
    """A function that gives one thing if the goal is reached, and another if it is not."""

    def steps(start: Any, goal: Any, neighbours: Neighbours) -> Any:
        found = _all(start, goal, neighbours)
        return reached(found) if goal in found[-1] else unreached(found)

    return steps


judge_steps_between = function(
    steps_between,
    lambda: list(CASES),
    {
        "your count is one too large: frontier 0 needs no step": [
            _steps(len),
            _steps(len, len),
            _steps(len, lambda _: 0),
        ],
        "your count is one too small: the last step counts as well": _steps(lambda found: len(found) - 2),
        "there is no way to this goal: return None, and not the number of the last frontier": _steps(
            lambda found: len(found) - 1, lambda found: len(found) - 1
        ),
        "there is no way to this goal: return None, not -1": _steps(lambda found: len(found) - 1, lambda _: -1),
        "there is no way to this goal: return None, not 0": _steps(lambda found: len(found) - 1, lambda _: 0),
        "you count nodes: how many frontiers lie between the start and the goal?": [
            _steps(lambda found: sum(map(len, found))),
            _steps(lambda found: sum(map(len, found)) - 1),
        ],
        "you count the nodes of the last frontier: count the frontiers": _steps(lambda found: len(found[-1])),
        "these are the frontiers: return only a number": [_all, _steps(lambda found: found)],
        "the start may be the goal: then 0 steps are enough, and 0 is not the same as None": (
            lambda start, goal, near: steps_between(start, goal, near) or None
        ),
    },
    each="node",
)
