"""What a picture of a search shows at each step: a function that looks up the board of its notebook."""

from collections.abc import Callable, Iterable, Iterator
from types import FunctionType
from typing import Any

from snl_edu.course.borrowed import borrowed
from snl_edu.course.exercises.searches import reach
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.arguments import plain_int, shown
from snl_edu.model.board import Board, Square
from snl_edu.model.boards import named_board
from snl_edu.sandbox import run

BOARDS = (Board(12, {3: 8, 9: 4, 11: 2}), named_board("example-1"), named_board("the-trap"))
Pair = tuple[set[Square], set[Square]]


def show(k: int) -> tuple[list[Square], list[Square]]:
    """Frontier k of the search, and the squares that were seen before it; `board` and `reach` are the notebook's."""
    steps = list(reach(board))  # type: ignore[name-defined]  # noqa: F821
    return steps[k], [square for frontier in steps[:k] for square in frontier]


MISTAKES: dict[str, Callable[[list[set[Square]], int], Pair]] = {
    "your two things are the wrong way round: frontier {k} comes first": (
        lambda steps, k: (set().union(*steps[:k]), steps[k])
    ),
    "frontier {k} is in your second collection as well: it was not seen before": (
        lambda steps, k: (steps[k], set().union(*steps[: k + 1]))
    ),
    "your second collection holds one frontier only: all frontiers before {k} were seen": (
        lambda steps, k: (steps[k], steps[k - 1])
    ),
    "before frontier 0 nothing was seen, but your second collection is not empty: does an index count from the end?": (
        lambda steps, k: (steps[k], set().union(*steps[:k]) if k else steps[-1])
    ),
    "your second collection holds every square of the search: only the frontiers before {k} were seen": (
        lambda steps, k: (steps[k], set().union(*steps))
    ),
    "your second collection is empty: the squares of all frontiers before {k} were seen": (
        lambda steps, k: (steps[k], set())
    ),
    "your frontier is one too early: index {k} of the list is frontier {k}": (
        lambda steps, k: (steps[k - 1], set().union(*steps[:k]))
    ),
}


def judge_show(answer: Any) -> Verdict:
    """Tries the function for each k of three boards, each of which stands where the function looks up its board."""
    if type(answer) is not FunctionType:
        return not_yet(f"a function is needed here, not {shown(answer)}")
    if (fault := borrowed(answer)) is not None:
        return not_yet(fault)
    trials = list(_trials(answer))
    if all(outcome.value is None and outcome.trouble is None for _, _, _, outcome in trials):
        return not_yet("your function gives None so far: let it return two things, with a comma between them")
    given: list[Pair | None] = []
    for board, _, k, outcome in trials:
        if outcome.trouble is not None:
            return not_yet(f"for k = {k} on {board!r} your function {outcome.trouble.sentence}", board)
        pair = _pair(outcome.value)
        if pair is None:
            what = "two collections of squares, with a comma between them"
            return not_yet(f"for k = {k} your function gives {shown(outcome.value)}: give {what}", board)
        given.append(pair)
    right_ones = [(steps[k], set[Square]().union(*steps[:k])) for _, steps, k, _ in trials]
    wrong = next((at for at, pair in enumerate(given) if pair != right_ones[at] and trials[at][2]), None)
    wrong = next((at for at, pair in enumerate(given) if pair != right_ones[at]), None) if wrong is None else wrong
    if wrong is None:
        return right(len(BOARDS))
    board, steps, k, _ = trials[wrong]
    for sentence, mistake in MISTAKES.items():
        # Before frontier 0 there is nothing: an index that counts from the end is not what this mistake is about.
        if all(pair == mistake(each, at) for (_, each, at, _), pair in zip(trials, given, strict=True) if at):
            return not_yet(sentence.format(k=k), board, f"For k = {k} on {board!r}.")
    one, other = given[wrong] or (set(), set())
    return not_yet(_difference(k, steps, one, other), board, f"For k = {k} on {board!r}.")


def _trials(answer: FunctionType) -> Iterator[tuple[Board, list[set[Square]], int, Any]]:
    for board in BOARDS:
        steps = list(reach(board))
        names = {"reach": reach} | answer.__globals__ | {"board": board, "steps": steps}
        there = FunctionType(answer.__code__, names, answer.__name__, answer.__defaults__, answer.__closure__)
        for k in range(len(steps)):
            yield board, [set(frontier) for frontier in steps], k, run(there, k)


def _pair(value: Any) -> Pair | None:
    """Two collections of squares as sets."""
    if type(value) not in (tuple, list) or len(value) != 2:
        return None
    one, other = (_squares(part) for part in value)
    return None if one is None or other is None else (one, other)


def _squares(part: Any) -> set[Square] | None:
    if type(part) not in (list, tuple, set, frozenset, dict):
        return None
    squares: Iterable[Any] = list(part)
    numbers = [plain_int(square) for square in squares]
    return None if None in numbers else {number for number in numbers if number is not None}


def _difference(k: int, steps: list[set[Square]], one: set[Square], other: set[Square]) -> str:
    for name, given, wanted in (
        (f"frontier {k}", one, steps[k]),
        (f"what was seen before frontier {k}", other, set[Square]().union(*steps[:k])),
    ):
        if missing := wanted - given:
            return f"{min(missing)} belongs to {name}, and is missing"
        if more := given - wanted:
            return f"{min(more)} does not belong to {name}"
    return ""
