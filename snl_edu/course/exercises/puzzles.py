"""The neighbours of a word, and of what is in two jugs, as a learner writes them."""

from collections.abc import Callable, Iterable
from typing import Any

from snl_edu.course.exercise import Judge, Rule, function
from snl_edu.course.exercises.mazes import Place, unordered
from snl_edu.course.verdict import Verdict

WORDS = (
    *("bald", "bard", "bold", "card", "care", "cold", "cool", "cord", "core", "corm", "corn", "farm", "form"),
    *("gold", "hard", "harm", "told", "ward", "ware", "warm", "warn", "wood", "wool", "word", "worm"),
)
SMALL, LARGE = 3, 5  # litres


def one_letter(words: list[str], word: str) -> list[str]:
    """The words of the list that differ from a word in exactly one letter."""
    return [other for other in words if len(other) == len(word) and _differing(word, other) == 1]


def _differing(word: str, other: str) -> int:
    return sum(one != two for one, two in zip(word, other, strict=False))


def _if_differing(enough: Callable[[int], bool], *, any_length: bool = False) -> Rule:
    return lambda words, word: [
        other for other in words if (any_length or len(other) == len(word)) and enough(_differing(word, other))
    ]


judge_one_letter: Judge = function(
    one_letter,
    lambda: [
        (["cold", "cord", "bold", "warm", "card"], "cold"),
        (list(WORDS), "word"),
        (["cart", "car", "cat", "bars", "arc"], "car"),
        (["cat", "act", "cot"], "cat"),
        (["noon", "moon", "nook"], "noon"),
        (["ice", "fire"], "ice"),
    ],
    {
        "a word is not a neighbour of itself: exactly one letter differs": _if_differing(lambda number: number <= 1),
        "words of another length are not neighbours: compare the lengths first, since zip stops at the shorter one": (
            _if_differing(lambda number: number == 1, any_length=True)
        ),
        "these words have one letter in common: all but one should be the same": (
            lambda words, word: [
                other for other in words if len(other) == len(word) and len(word) - _differing(word, other) == 1
            ]
        ),
        "these words differ in more than one place: count the places": _if_differing(lambda number: number > 1),
        "you compare which letters there are, but not where they stand: act is not a neighbour of cat": (
            lambda words, word: [
                other
                for other in words
                if len(other) == len(word) and len(set(word) - set(other)) <= 1 and other != word
            ],
            lambda words, word: [
                other for other in words if len(other) == len(word) and len(set(word) - set(other)) == 1
            ],
        ),
        "your function gives how many there are: give the words themselves": (
            lambda words, word: len(one_letter(words, word))
        ),
        "only the first letter may change in your function: each place may": (
            lambda words, word: [other for other in one_letter(words, word) if other[1:] == word[1:]]
        ),
        "your function stops at the first neighbour: is `return` inside the loop?": [
            lambda words, word: one_letter(words, word)[:1],
            lambda words, word: next(iter(one_letter(words, word)), None),
        ],
    },
    normal=unordered,
    each="word",
)


def jugs(node: Place) -> list[Place]:
    """What can be in the jugs after one step."""
    return _poured(node)


def _poured(
    node: Place,
    parts: str = "fill empty pour",
    pour: Callable[[int, int, int], int] = lambda has, full, into: min(has, full - into),
) -> list[Place]:
    """What can be in the jugs after one step, by somebody who knows only some kinds of steps."""
    small, large = node
    found = [(SMALL, large), (small, LARGE)] if "fill" in parts else []
    found += [(0, large), (small, 0)] if "empty" in parts else []
    if "pour" in parts:
        right, left = pour(small, LARGE, large), pour(large, SMALL, small)
        found += [(small - right, large + right), (small + left, large - left)]
    return found


def _with(node: Place, found: Iterable[Place]) -> list[Place]:
    """What a step leads to, and the node itself: whether a step that changes nothing is kept does not matter."""
    return [*found, node]


class WithNode:
    """A learner's `jugs`, with the node itself among what it gives."""

    def __init__(self, answer: Callable[..., Any]) -> None:
        self.answer = answer

    def __call__(self, node: Place) -> Any:
        """What the function gives, and the node."""
        found = self.answer(node)
        return _with(node, found) if isinstance(found, (list, tuple, set)) else found


_judge_jugs = function(
    lambda node: _with(node, jugs(node)),
    lambda: [((0, 0),), ((0, 5),), ((3, 2),), ((2, 5),), ((1, 4),), ((3, 5),)],
    {
        "your jugs run over: pour only as much as the other jug has room for": [
            lambda node: _with(node, _poured(node, pour=lambda has, _full, _into: has)),
        ],
        "when you pour, some water is lost: what one jug gives, the other one gets": lambda node: _with(
            node, [*_poured(node, "fill empty"), (0, min(LARGE, sum(node))), (min(SMALL, sum(node)), 0)]
        ),
        "pouring from one jug into the other is missing": lambda node: _with(node, _poured(node, "fill empty")),
        "a jug can be emptied, too": lambda node: _with(node, _poured(node, "fill pour")),
        "a jug can be filled at the tap, too": lambda node: _with(node, _poured(node, "empty pour")),
        "you pour only from the small jug into the large one: the other way is a step, too": lambda node: _with(
            node, _poured(node)[:5]
        ),
        "you pour only from the large jug into the small one: the other way is a step, too": lambda node: _with(
            node, [*_poured(node)[:4], _poured(node)[5]]
        ),
        "your jugs have the wrong sizes: the small one holds 3 litres, the large one 5": lambda node: _with(
            node, [(large, small) for small, large in _poured(node[::-1])]
        ),
    },
    normal=lambda result: sorted(set(result)),
    each="node",
)


def judge_jugs(answer: Any) -> Verdict:
    """The verdict on the neighbours of what is in two jugs."""
    return _judge_jugs(WithNode(answer) if callable(answer) else answer)
