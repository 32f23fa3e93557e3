"""Proofs that a learner puts in order and repairs: the two of notebook 04, whose sentences have letters there."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from snl_edu.course.exercise import Judge, value
from snl_edu.course.verdict import Verdict, not_yet, right

# For each sentence of the proof that the frontiers are right: the sentences that it uses, and what to say if one of
# them has not been read yet. P, S and k are the names in the notebook.
USES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "A": {"C": "it uses that the frontiers up to k are right, and nobody has supposed that yet"},
        "B": {"G": "it speaks of P and S, and nobody has said yet which squares these are"},
        "C": {},
        "D": {
            "E": "it needs frontier 0 to be right, and that is not shown yet: the first domino has not fallen",
            "F": "it says that frontier k + 1 is right, but it is not shown yet that every square that needs k + 1 rolls joins",
            "A": "it says that frontier k + 1 is right, but it is not shown yet that no other square joins",
        },
        "E": {},
        "F": {"B": "it puts P into frontier k, and it is not shown yet how many rolls P needs"},
        "G": {"C": "it counts on from k, and nobody has said yet what is known of k"},
    }
)


def judge_order(answer: Any) -> Verdict:
    """The verdict on an order of the sentences: every order is right in which each sentence uses only earlier ones."""
    given = "".join(answer) if _is_list_of_texts(answer) else answer
    if type(given) is not str:
        return not_yet('write the seven letters as one text, such as "ABCDEFG"')
    order = [letter for letter in given.upper() if letter.isalnum()]
    fault = _misprint(order) or _gap(order)
    return right() if fault is None else not_yet(fault)


def _is_list_of_texts(answer: Any) -> bool:
    return isinstance(answer, (list, tuple)) and all(type(part) is str for part in answer)


def _misprint(order: list[str]) -> str | None:
    """What keeps some letters from being an order of the seven sentences."""
    strange = next((letter for letter in order if letter not in USES), None)
    if strange is not None:
        return f"there is no sentence {strange}: the letters are A to G"
    twice = next((letter for letter in order if order.count(letter) > 1), None)
    if twice is not None:
        return f"sentence {twice} is there more than once: each sentence is used once"
    missing = [letter for letter in USES if letter not in order]
    return f"sentence {missing[0]} is missing: the proof needs all seven" if missing else None


def _gap(order: list[str]) -> str | None:
    """The first sentence that uses a later one, and what it lacks."""
    for place, letter in enumerate(order):
        for used, lacking in USES[letter].items():
            if used not in order[:place]:
                return f"sentence {letter} comes too early: {lacking}"
    return None


def _letter(correct: str, wrong: Mapping[str, str]) -> Judge:
    """Judges a letter; capitals do not matter."""
    judge = value(lambda: correct, wrong, 'that is not a sentence of this proof: write one letter, such as "A"')
    return lambda answer: judge(answer.strip().upper() if type(answer) is str else answer)


judge_broken_step = _letter(
    "E",
    {
        "A": "A only says what we suppose, to see what follows from it: that is always allowed",
        "B": "B is true: every search begins with the start, and so has seen it",
        "C": "C is true: if not all squares of the way are seen, one of them is the first that is not",
        "D": "D is true: S is the first square of the way that is not seen, so the one before it is seen",
        "F": "F follows: if every roll from P was tried, S was found. But is it true that every roll was tried?",
    },
)

judge_repair = value(
    lambda: 3,
    {
        1: "to be near is not enough: a square is seen only if a roll that leads to it is tried",
        2: "S is in no frontier at all: the search has not seen it",
        4: "that is not true: a square that no player can reach never joins the queue",
    },
    "choose one of the sentences 1, 2, 3 and 4",
)
