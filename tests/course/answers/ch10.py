"""Right and wrong answers to the exercises of notebook 10."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any

from tests.helpers.answers import Answers

Near = Callable[[Any], Iterable[Any]]
Place = tuple[int, int]
Found = list[list[Any]]


def _reach(start: Any, goal: Any, neighbours: Near) -> Iterator[list[Any]]:
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


def _of(part: Callable[[Found], Any]) -> Callable[[Any, Any, Near], Any]:
    """A function that searches well, and gives something else."""
    return lambda start, goal, neighbours: part(list(_reach(start, goal, neighbours)))


def _onward(start: Any, _goal: Any, neighbours: Near) -> Found:
    return list(_reach(start, "nothing at all", neighbours))


def _early(start: Any, goal: Any, neighbours: Near) -> Iterator[list[Any]]:
    return (frontier for frontier in _reach(start, goal, neighbours) if goal not in frontier)


def _late_marks(start: Any, goal: Any, neighbours: Near) -> Iterator[list[Any]]:
    frontier, seen = [start], set()
    while frontier:
        yield frontier
        if goal in frontier:
            return
        for node in frontier:
            seen.add(node)
        frontier = [near for node in frontier for near in neighbours(node) if near not in seen]


def _never_marks(start: Any, goal: Any, neighbours: Near) -> Iterator[list[Any]]:
    frontier = [start]
    while goal not in frontier:
        yield frontier
        frontier = list(dict.fromkeys(near for node in frontier for near in neighbours(node)))
    yield frontier


def _empty_at_the_end(start: Any, goal: Any, neighbours: Near) -> Iterator[list[Any]]:
    frontier, seen = [start], {start}
    while True:
        yield frontier
        if not frontier or goal in seen:
            return
        fresh = list(dict.fromkeys(near for node in frontier for near in neighbours(node) if near not in seen))
        seen.update(fresh)
        frontier = fresh


def _one_neighbour(start: Any, goal: Any, neighbours: Near) -> Iterator[list[Any]]:
    return _reach(start, goal, lambda node: list(islice(neighbours(node), 1)))


def _one_by_one(at: int) -> Callable[[Any, Any, Near], Iterator[list[Any]]]:
    """A search that yields single nodes, from one end of the line or the other."""

    def search(start: Any, goal: Any, neighbours: Near) -> Iterator[list[Any]]:
        waiting, seen = [start], {start}
        while waiting:
            node = waiting.pop(at)
            yield [node]
            if node == goal:
                return
            for near in neighbours(node):
                if near not in seen:
                    seen.add(near)
                    waiting.append(near)

    return search


def _seen_so_far(start: Any, goal: Any, neighbours: Near) -> Iterator[list[Any]]:
    seen: list[Any] = []
    for frontier in _reach(start, goal, neighbours):
        seen = seen + frontier
        yield seen


def _steps(start: Any, goal: Any, neighbours: Near) -> int | None:
    for number, frontier in enumerate(_reach(start, goal, neighbours)):
        if goal in frontier:
            return number
    return None


def _steps_if(reached: Callable[[Found], Any], unreached: Any = None) -> Callable[[Any, Any, Near], Any]:
    """A function that gives one thing if the goal is reached, and another if it is not."""

    def steps(start: Any, goal: Any, neighbours: Near) -> Any:
        found = list(_reach(start, goal, neighbours))
        return reached(found) if goal in found[-1] else unreached

    return steps


def _places(maze: list[str], place: Place) -> list[Place]:
    row, column = place
    found = []
    for r, c in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]:
        if 0 <= r < len(maze) and 0 <= c < len(maze[r]) and maze[r][c] != "#":
            found.append((r, c))
    return found


def _among(
    steps: Iterable[Place], is_open: Callable[[str], bool] = lambda sign: sign != "#"
) -> Callable[[list[str], Place], list[Place]]:
    """Places by other steps, or with another idea of what is open."""

    def places(maze: list[str], place: Place) -> list[Place]:
        near = [(place[0] + down, place[1] + right) for down, right in steps]
        inside = [(r, c) for r, c in near if r in range(len(maze)) and c in range(len(maze[0]))]
        return [(r, c) for r, c in inside if is_open(maze[r][c])]

    return places


def _upper_bounds(maze: list[str], place: Place) -> list[Place]:
    row, column = place
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in near if r < len(maze) and c < len(maze[0]) and maze[r][c] != "#"]


FOUR = ((-1, 0), (1, 0), (0, -1), (0, 1))
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def _letters(words: list[str], word: str) -> list[str]:
    found = []
    for other in words:
        if len(other) == len(word):
            differing = 0
            for one, two in zip(word, other, strict=True):
                if one != two:
                    differing += 1
            if differing == 1:
                found.append(other)
    return found


def _same(one: str, two: str) -> int:
    return sum(a == b for a, b in zip(one, two, strict=False))


def _knight(place: Place) -> list[Place]:
    row, column = place
    jumps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
    return [(row + d, column + r) for d, r in jumps if 0 <= row + d < 8 and 0 <= column + r < 8]


def _knight_if(keeps: Callable[[int, int], bool], jumps: Callable[[int, int], bool]) -> Callable[[Place], list[Place]]:
    """A knight with other jumps, or on another board."""
    steps = [(d, r) for d in range(-2, 3) for r in range(-2, 3) if jumps(d, r)]
    return lambda place: [(place[0] + d, place[1] + r) for d, r in steps if keeps(place[0] + d, place[1] + r)]


def _on(row: int, column: int) -> bool:
    return 0 <= row <= 7 and 0 <= column <= 7


def _as_knight(down: int, right: int) -> bool:
    return {abs(down), abs(right)} == {1, 2}


def _jugs(node: Place) -> list[Place]:
    small, large = node
    right, left = min(small, 5 - large), min(large, 3 - small)
    filled, emptied = [(3, large), (small, 5)], [(0, large), (small, 0)]
    return filled + emptied + [(small - right, large + right), (small + left, large - left)]


def _jugs_without_itself(node: Place) -> set[Place]:
    return set(_jugs(node)) - {node}


def _runs_over(node: Place) -> list[Place]:
    small, large = node
    return [*_jugs(node)[:4], (0, large + small), (small + large, 0)]


def _spills(node: Place) -> list[Place]:
    small, large = node
    return [*_jugs(node)[:4], (0, min(5, large + small)), (min(3, small + large), 0)]


def _other_sizes(node: Place) -> list[Place]:
    return [(small, large) for large, small in _jugs((node[1], node[0]))]


ANSWERS: dict[str, Answers] = {
    "10-neighbours-of-one": Answers(
        right=[[15, 3, 4, 5, 6, 7], (3, 4, 5, 6, 7, 15), {3, 4, 5, 6, 7, 15}],
        wrong=[
            ([2, 3, 4, 5, 6, 7], "a ladder starts there"),
            ([1, 15, 3, 4, 5, 6, 7], "back to 1"),
            ([3, 4, 5, 6, 7], "lacks 1 of them"),
            ([15, 3, 4], "lacks 3 of them"),
            ([15, 15, 3, 4, 5, 6, 7], "twice"),
            ([15, 3, 4, 5, 6, 7, 8], "no roll from 1 ends on 8"),
            (15, "as a list"),
        ],
    ),
    "10-reach": Answers(
        right=[_reach, _of(lambda found: [*map(set, found)])],
        wrong=[
            (_onward, "goes on after the goal"),
            (_early, "ends too early"),
            (_late_marks, "more than once"),
            (_of(lambda found: found[1:]), "begin with [start]"),
            (_empty_at_the_end, "an empty frontier is not yielded"),
            (_one_neighbour, "one neighbour only"),
            (_one_by_one(0), "a single node"),
            (_of(lambda found: [node for frontier in found for node in frontier]), "all nodes in one list"),
            (_of(lambda found: found[-1]), "the last frontier only"),
            (_of(len), "gives a number"),
            (_seen_so_far, "all that was seen so far"),
            (_never_marks, "stopped after"),
            (_one_by_one(-1), "your function gives"),
            (lambda _start, _goal, _neighbours: None, "yields nothing so far"),
            (lambda start, goal, neighbours: print(*_reach(start, goal, neighbours)), "write yield in place of print"),  # noqa: T201
        ],
    ),
    "10-where-is-the-goal": Answers(
        right=[(5, 11), [5, 11]],
        wrong=[
            ((11, 5), "the row comes first, then"),
            ((6, 12), "both are counted from 0, not"),
            ((12, 6), "the row comes first, and both"),
            ((5, 12), "the column is counted"),
            ((6, 11), "the row is counted"),
            ((1, 11), "row 0 is at the top"),
            ((1, 1), "where S is"),
            ((5, 10), "one column further"),
            ((4, 4), "both from 0"),
        ],
    ),
    "10-maze-steps": Answers(
        right=[14],
        wrong=[
            (15, "the start itself is not a step"),
            (13, "the step onto G"),
            (22, "is there a shorter one"),
            (10, "along the top row"),
            (16, "a corner twice"),
            (12, "then down"),
            (40, "with a finger"),
        ],
    ),
    "10-neighbours-maze": Answers(
        right=[
            _places,
            lambda maze, place: ([*near] for near in _places(maze, place)),
            lambda maze, place: set(_places(maze, place)),
        ],
        wrong=[
            (_upper_bounds, "Python counts -1 from the end"),
            (_among(FOUR + CORNERS), "across a corner"),
            (_among(FOUR, lambda _: True), "walls among your places"),
            (_among(((0, 0), *FOUR)), "not a neighbour of itself"),
            (_among(((0, 1), (1, 0))), "only right and down"),
            (_among(((0, 1), (0, -1))), "only left and right"),
            (_among(((1, 0), (-1, 0))), "only up and down"),
            (_among(FOUR, lambda sign: sign == " "), "S and G are open places"),
            (lambda maze, place: [(c, r) for r, c in _places(maze, place)], "turned round"),
            (lambda maze, place: [maze[r][c] for r, c in _places(maze, place)], "the signs in the maze"),
            (lambda maze, place: len(_places(maze, place)), "how many there are"),
            (
                lambda maze, place: [
                    near for near in ((place[0] + d, place[1] + r) for d, r in FOUR) if near not in _places(maze, place)
                ],
                "where the walls are",
            ),
        ],
    ),
    "10-stack": Answers(
        right=[False],
        wrong=[
            (True, "was G among them"),
            ("False", "False, not 'False'"),
            ("True", "has the queue not looked"),
            (0, "which one do you mean"),
            ("no", "write False for no"),
            ("yes", "write True for yes"),
        ],
    ),
    "10-word-ladder": Answers(
        right=[
            ["cold", "cord", "card", "ward", "warm"],
            ("cold", "cord", "word", "worm", "warm"),
            ["Cold", "cord", "corm", "worm", "warm"],
        ],
        wrong=[
            (["cold", "warm"], "cold and warm do not differ in exactly one letter"),
            (["cord", "card", "ward", "warm"], "begin with"),
            (["cold", "cord", "wold", "warm"], "wold is not in the list"),
            (["cold", "bold", "bald", "bard", "ward", "warm"], "it takes 5 steps"),
            (["cold", "bold", "bald", "bard", "card", "ward", "warm"], "it takes 6 steps"),
            ("cold cord card ward warm", "as a list"),
            (["cold", "cord", "ward", "warm"], "cord and ward do not differ"),
        ],
    ),
    "10-word-neighbours": Answers(
        right=[_letters, lambda words, word: set(_letters(words, word))],
        wrong=[
            (
                lambda words, word: [
                    other for other in words if len(other) == len(word) and len(word) - _same(word, other) <= 1
                ],
                "not a neighbour of itself",
            ),
            (
                lambda words, word: [
                    other for other in words if sum(a != b for a, b in zip(word, other, strict=False)) == 1
                ],
                "words of another length",
            ),
            (
                lambda words, word: [other for other in words if len(other) == len(word) and _same(word, other) == 1],
                "one letter in common",
            ),
            (
                lambda words, word: [
                    other for other in words if len(other) == len(word) and len(word) - _same(word, other) > 1
                ],
                "more than one place",
            ),
            (
                lambda words, word: [
                    other for other in words if len(other) == len(word) and len(set(word) - set(other)) == 1
                ],
                "not where they stand",
            ),
            (lambda words, word: len(_letters(words, word)), "how many there are"),
            (lambda words, word: [other for other in _letters(words, word) if other[1:] == word[1:]], "first letter"),
            (lambda words, word: _letters(words, word)[:1], "stops at the first neighbour"),
        ],
    ),
    "10-friends-of-friends": Answers(
        right=[["Dario", "Elif"], ("elif", "dario"), {"Dario", "Elif"}],
        wrong=[
            (["Ada", "Dario", "Elif"], "she knows herself"),
            (["Cleo", "Dario", "Elif"], "Cleo is a friend of Ada already"),
            (["Ben", "Cleo"], "Ben is a friend of Ada already"),
            (["Dario"], "somebody is missing"),
            (["Dario", "Elif", "Farid"], "Farid is further away"),
            (["Dario", "Elif", "Zoe"], "Zoe is not among the ten people"),
            ("Dario, Elif", "as a list"),
        ],
    ),
    "10-minutes": Answers(
        right=[7],
        wrong=[
            (12, "the single road"),
            (1, "the number of roads: count"),
            (3, "how many minutes do they take together"),
            (5, "one road further"),
            (2, "go on to the park"),
            (19, "all roads"),
            (17, "nobody takes the others"),
            (8, "add up the minutes"),
        ],
    ),
    "10-steps-between": Answers(
        right=[_steps, _steps_if(lambda found: len(found) - 1)],
        wrong=[
            (_steps_if(len), "one too large"),
            (_steps_if(lambda found: len(found) - 2), "one too small"),
            (_of(lambda found: len(found) - 1), "not the number of the last frontier"),
            (_steps_if(lambda found: len(found) - 1, -1), "None, not -1"),
            (_steps_if(lambda found: len(found) - 1, 0), "None, not 0"),
            (_steps_if(lambda found: sum(map(len, found))), "you count nodes"),
            (_steps_if(lambda found: len(found[-1])), "the nodes of the last frontier"),
            (_of(lambda found: found), "these are the frontiers"),
            (lambda *case: _steps(*case) or None, "0 is not the same as None"),
        ],
    ),
    "10-knight": Answers(
        right=[_knight, lambda place: set(_knight(place))],
        wrong=[
            (_knight_if(lambda *_: True, _as_knight), "leaves the board"),
            (_knight_if(lambda row, column: 0 <= row <= 8 and 0 <= column <= 8, _as_knight), "8 is not on the board"),
            (_knight_if(lambda row, column: 0 < row < 8 and 0 < column < 8, _as_knight), "row 0 and column 0"),
            (_knight_if(lambda row, column: 0 <= row < 7 and 0 <= column < 7, _as_knight), "row 7 and column 7"),
            (_knight_if(_on, lambda d, r: _as_knight(d, r) and min(d, r) > 0), "it may go back"),
            (_knight_if(_on, lambda d, r: _as_knight(d, r) and abs(d) == 2), "half of the jumps"),
            (_knight_if(_on, lambda d, r: max(abs(d), abs(r)) == 1), "how a king moves"),
            (_knight_if(_on, lambda d, r: bool(d and r)), "is not a knight's jump"),
            (lambda place: len(_knight(place)), "how many there are"),
        ],
    ),
    "10-jugs": Answers(
        right=[_jugs, _jugs_without_itself, lambda node: tuple(_jugs(node))],
        wrong=[
            (_runs_over, "run over"),
            (_spills, "some water is lost"),
            (lambda node: _jugs(node)[:4], "pouring from one jug"),
            (lambda node: _jugs(node)[:2] + _jugs(node)[4:], "can be emptied"),
            (lambda node: _jugs(node)[2:], "filled at the tap"),
            (lambda node: _jugs(node)[:5], "only from the small jug"),
            (lambda node: _jugs(node)[:4] + _jugs(node)[5:], "only from the large jug"),
            (_other_sizes, "the wrong sizes"),
        ],
    ),
    "10-four-litres": Answers(
        right=[6],
        wrong=[
            (7, "one too many"),
            (8, "a shorter way: begin with the large jug"),
            (5, "count the first filling"),
            (9, "count only until 4 litres"),
            (4, "the number of litres"),
            (1, "3 or 5 litres at once"),
            (12, "begin with a full large jug"),
        ],
    ),
}
