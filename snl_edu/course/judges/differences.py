"""How a result differs from the right one, in a few words."""

import re
from collections import deque
from collections.abc import Sequence
from typing import Any

from snl_edu.calls.sandbox import guarded
from snl_edu.model.input.arguments import counted, name_of, shown, with_article, writable

LONGEST = 100  # characters of a result that are shown
SHORT = 80  # characters of two results that are shown whole, beside each other
SEQUENCES = (list, tuple, range, deque)
SETS = (set, frozenset)
FRACTION = re.compile(r"Fraction\((-?\d+), (\d+)\)")


def brief(result: Any) -> str:
    """A result in a few characters, even if it refuses to be shown."""
    text = guarded("", _written, result) or guarded("a thing that cannot be looked at", shown, result)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def difference(given: Any, right: Any, each: str, compared: tuple[Any, Any]) -> str:
    """What the learner's result is, and what is right; for long dicts, sets and lists, only what differs.

    `each` is what a key or a member is called, such as "square"; `compared` holds the same two results in the form in
    which they are compared, so that an order that does not matter is never called wrong.
    """
    whole = f"your function gives {brief(given)}, and {brief(right)} is right"
    if len(brief(given)) + len(brief(right)) <= SHORT:
        return whole
    for kind, first_of in ((dict, _of_dicts), (SETS, _of_sets), (SEQUENCES, _of_sequences)):
        if all(isinstance(result, kind) for result in compared) and (part := guarded(None, first_of, *compared, each)):
            return part
    mine, ours = with_article(name_of(given)), with_article(name_of(right))
    return whole if mine == ours else f"your function gives {mine}, {brief(given)}, and {ours} is right"


def _of_dicts(given: dict[Any, Any], right: dict[Any, Any], each: str) -> str:
    wrong = [key for key in right if key in given and given[key] != right[key]]
    missing = [key for key in right if key not in given]
    extra = [key for key in given if key not in right]
    differing = [*wrong, *missing, *extra]
    key = differing[0]
    if wrong:
        sentence = f"for {each} {brief(key)} your function says {brief(given[key])}, and {brief(right[key])} is right"
    elif missing:
        sentence = f"{each} {brief(key)} is missing: {brief(right[key])} is right for it"
    else:
        sentence = f"{each} {brief(key)} does not belong there: your function says {brief(given[key])} for it"
    return sentence + _and_others(len(differing) - 1, each)


def _of_sets(given: Any, right: Any, each: str) -> str:
    missing, extra = (sorted(some, key=_order) for some in (right - given, given - right))
    sentence = (
        f"{each} {brief(missing[0])} is missing" if missing else f"{each} {brief(extra[0])} does not belong there"
    )
    return sentence + _and_others(len(missing) + len(extra) - 1, each)


def _of_sequences(given: Sequence[Any], right: Sequence[Any], each: str) -> str:
    place = next((at for at, (one, other) in enumerate(zip(given, right, strict=False)) if one != other), None)
    if place is None:
        return f"{_lengths(given, right, each)}; as far as both go they agree"
    sentence = f"item {place} (the first is item 0) is {brief(given[place])}, and {brief(right[place])} is right"
    others = sum(one != other for one, other in zip(given, right, strict=False)) - 1
    lengths = "" if len(given) == len(right) else f"; {_lengths(given, right, each)}"
    return sentence + _and_others(others, "item") + lengths


def _lengths(given: Sequence[Any], right: Sequence[Any], each: str) -> str:
    return f"yours has {counted(len(given), each)}, the right list has {len(right):,}"


def _and_others(count: int, each: str) -> str:
    return "" if count == 0 else f"; {count} other {each}{'s differ' if count > 1 else ' differs'} too"


def _order(thing: Any) -> tuple[int, str]:
    """Numbers by their size, and other things by what is shown of them."""
    return (thing, "") if type(thing) is int else (0, brief(thing))


def _written(result: Any) -> str:
    text = writable(repr(result), 2 * LONGEST)
    return FRACTION.sub(lambda part: part[1] if part[2] == "1" else f"{part[1]}/{part[2]}", text)[: LONGEST + 1]
