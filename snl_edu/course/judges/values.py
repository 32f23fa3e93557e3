"""Answers that are values: numbers, choices, pairs and lists of squares. What counts as equal, and what to say if not."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import islice
from math import isclose
from typing import Any

from snl_edu.calls.sandbox import guarded, uncounted
from snl_edu.course.exercise import CHOICE, PAIR, SQUARES, Kind
from snl_edu.course.judges.differences import SEQUENCES, SETS, brief
from snl_edu.course.judges.mistakes import When, Wrong
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.input.arguments import plain_int, shown

KINDS = {int: "a whole number", float: "a number", Fraction: "a number", str: "a text", bool: "True or False"}
KINDS |= {tuple: "a list", list: "a list", dict: "a dict", set: "a set"}
TOLERANCE = 1e-9
MOST_LOOKED_AT = 10**4  # items, far more than any right answer has: a range, or a class of one's own, may have no end
NO_SQUARES = "a list of whole numbers is needed here, such as [2, 3]"


@dataclass(frozen=True)
class _Unfit:
    """An answer that cannot be read as what is asked for, and what to say about it."""

    sentence: str
    plain: Any


@dataclass(eq=False)
class Values:
    """Judges a value: right if it is equal, near enough, or accepted by `also`; else perhaps one of the wrong things."""

    kind: Kind
    answer: Callable[[], Any]
    wrong: Sequence[Wrong]
    otherwise: str
    within: float = 0
    ordered: bool = True
    also: Callable[[Any], Any] | None = None

    def __call__(self, answer: Any) -> Verdict:
        """The verdict on an answer."""
        expected, given = self.expected, self.read(answer)
        if not isinstance(given, _Unfit):
            is_near = self.within and type(given) in (int, float, Fraction) and abs(given - expected) <= self.within
            if same(given, expected) or is_near or (self.also and guarded(False, uncounted, self.also, given)):
                return right()
        for wrong in self.wrong:
            words = self._words(wrong.thing, given)
            if words is not None:
                return wrong.verdict(words)
        unfit = self._unfit(answer, given)
        return not_yet(unfit) if unfit else not_yet(self.otherwise, fault=brief(given))

    @cached_property
    def expected(self) -> Any:
        """The right answer, as it is compared; it is worked out when it is needed."""
        return self.read(uncounted(self.answer))

    def read(self, answer: Any) -> Any:
        """An answer in the form in which it is compared; a text is read without spaces around it, in small letters."""
        is_several = isinstance(answer, (*SEQUENCES, *SETS))
        if self.kind is SQUARES:
            if self.ordered and isinstance(answer, SETS):
                return _Unfit("a set has no order: write a list, in square brackets", plain(answer))
            squares = [plain_int(square) for square in islice(answer, MOST_LOOKED_AT)] if is_several else [None]
            if None in squares:
                return _Unfit(NO_SQUARES, plain(answer))
            return squares if self.ordered else set(squares)
        if self.kind is CHOICE and is_several:
            return {_small(plain(each)) for each in islice(answer, MOST_LOOKED_AT) if _fits(each)}
        return _small(plain(answer)) if self.kind in (CHOICE, PAIR) else plain(answer)

    def _words(self, thing: Any, given: Any) -> tuple[Any, ...] | None:
        """What to fill into the sentence of a wrong thing, if the answer is one."""
        is_unfit = isinstance(given, _Unfit)
        if isinstance(thing, When):
            return None if is_unfit else guarded(None, thing.words, given)
        small = _small(plain(thing))
        if same(given.plain, small) if is_unfit else same(given, self.read(thing)):
            return ()
        is_set = isinstance(given, set) and isinstance(self.expected, set)
        return () if is_set and _fits(small) and small in given - self.expected else None  # it does not belong there

    def _unfit(self, answer: Any, given: Any) -> str | None:
        """What kind of answer to write, if the one given is of a different kind from the right one."""
        expected = self.expected
        if isinstance(given, _Unfit):
            return given.sentence
        if self.kind is PAIR:
            fits = isinstance(given, (tuple, list)) and len(given) == len(expected)
            parts = "numbers" if all(type(part) is int for part in expected) else "texts in quotation marks"
            return None if fits else f"two {parts} are needed here, in round brackets, with a comma between them"
        if self.kind is CHOICE and isinstance(expected, set):
            return None if isinstance(given, set) else "a list of texts in quotation marks is needed here"
        return _wrong_kind(answer, given, expected)


def _small(value: Any) -> Any:
    """Texts without spaces around them, in small letters, in a tuple as well."""
    if type(value) in (tuple, list):
        return tuple(map(_small, value))
    return value.strip().lower() if type(value) is str else value


def _fits(value: Any) -> bool:
    """Whether a value can be in a set."""
    return type(value) in (int, float, str, bool, Fraction)


def _wrong_kind(answer: Any, given: Any, expected: Any) -> str | None:
    """What kind of answer to write, in place of one of another kind."""
    wanted, kind = KINDS.get(type(expected)), KINDS.get(type(given))
    if wanted is None or kind == wanted or (wanted == "a number" and type(given) is int):
        return None
    if type(given) is str and guarded(None, Fraction, given) is not None:
        return f"write the number without quotation marks: {given.strip()[:20]}, not {shown(given)}"
    if type(expected) is int and type(given) in (float, Fraction):
        return f"a whole number is needed here, without a point, not {shown(answer)}"
    if type(expected) is str:
        return f"a text in quotation marks is needed here, not {shown(answer)}"
    call = ": call it, with round brackets" if callable(answer) else ""
    return f"{wanted} is needed here, not {'a function' if call else kind or shown(answer)}{call}"


def plain(result: Any) -> Any:
    """A result with every kind of list, of dict and of set as the plain one: a learner may use either."""
    if isinstance(result, SEQUENCES) and not hasattr(type(result), "_fields"):
        parts = [plain(part) for part in islice(result, MOST_LOOKED_AT)]
        return tuple(parts) if isinstance(result, tuple) else parts
    if isinstance(result, Mapping):
        return {key: plain(part) for key, part in result.items()}
    return set(result) if isinstance(result, frozenset) else result


def same(one: Any, other: Any) -> bool:
    """Whether two plain results are equal; a list is as good as a tuple, but True is not 1, and 2.0 is not 2.

    A result may have its own idea of what is equal, or none. A fraction may be written as a float.
    """
    return guarded(False, _same, one, other)


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, (tuple, list)) and isinstance(other, (tuple, list)):
        # Not with `map`: a result that raises StopIteration would end that as if all were well.
        return len(one) == len(other) and all(_same(*pair) for pair in zip(one, other, strict=True))
    if type(one) is dict and type(other) is dict:
        return one.keys() == other.keys() and all(_same(part, other[key]) for key, part in one.items())
    if float in (type(one), type(other)) and {type(one), type(other)} <= {float, Fraction}:
        return isclose(one, other, rel_tol=TOLERANCE)
    return bool(type(one) is type(other) and one == other)
