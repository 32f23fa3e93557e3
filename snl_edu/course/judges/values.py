"""Answers that are values: numbers, choices, pairs and lists of squares. What counts as equal, and what to say if not."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import islice
from math import isclose
from typing import Any

from snl_edu.calls.sandbox import guarded, uncounted
from snl_edu.course.exercise import CHOICE, PAIR, SQUARES, Kind, told
from snl_edu.course.judges.differences import SEQUENCES, SETS, brief
from snl_edu.course.judges.mistakes import When, Wrong
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.input.arguments import plain_int, shown

KINDS = {int: "a whole number", float: "a number", Fraction: "a number", str: "a text", bool: "True or False"}
KINDS |= {tuple: "a list", list: "a list", dict: "a dict", set: "a set"}
TOLERANCE = 1e-9
MOST_LOOKED_AT = 10**4  # items, far more than any right answer has: a range, or a class of one's own, may have no end
NO_SQUARES = "a list of whole numbers is needed here, such as [2, 3]"


class Values:
    """Judges an answer that is a value of some kind: equal to the right one, or else one of the wrong things."""

    def __init__(
        self,
        kind: Kind,
        answer: Callable[[], Any],
        wrong: Sequence[Wrong],
        otherwise: str,
        *,
        within: float = 0,
        ordered: bool = True,
        also: Callable[[Any], Any] | None = None,
    ) -> None:
        self.kind, self.wrong, self.otherwise = kind, wrong, otherwise
        self.within, self.ordered, self.also = within, ordered, also
        self.answer = cache(
            answer
        )  # worked out when it is needed, so that nothing is written down that could become wrong

    def __call__(self, answer: Any) -> Verdict:
        """The verdict on an answer."""
        expected = self.expected
        given = self.read(answer)
        if self._is_right(given, expected):
            return right()
        for wrong in self.wrong:
            words = self._words(wrong, given, expected)
            if words is not None:
                return told(wrong, words)
        unfit = self._unfit(answer, given, expected)
        return not_yet(unfit) if unfit else not_yet(self.otherwise, fault=brief(given))

    @property
    def expected(self) -> Any:
        """The right answer, as it is compared."""
        return self.read(uncounted(self.answer))

    def read(self, answer: Any) -> Any:
        """An answer in the form in which it is compared; a text is read without spaces around it, in small letters."""
        if self.kind is SQUARES:
            return _squares(answer, ordered=self.ordered)
        if self.kind is CHOICE and isinstance(answer, (*SEQUENCES, *SETS)):
            return {
                _small(each) if type(each) is str else plain(each)
                for each in islice(answer, MOST_LOOKED_AT)
                if _fits(each)
            }
        if self.kind in (CHOICE, PAIR):
            return _small(plain(answer))
        return plain(answer)

    def _is_right(self, given: Any, expected: Any) -> bool:
        if isinstance(given, _Unfit):
            return False
        if same(given, expected) or (self.within and _is_near(given, expected, self.within)):
            return True
        return self.also is not None and bool(guarded(False, uncounted, self.also, given))

    def _words(self, wrong: Wrong, given: Any, expected: Any) -> tuple[Any, ...] | None:
        """What to fill into the sentence of a wrong thing, if the answer is one."""
        thing = wrong.thing
        if isinstance(thing, When):
            return None if isinstance(given, _Unfit) else guarded(None, thing.words, given)
        plain_thing = self.read(thing)
        if isinstance(given, _Unfit):
            return () if same(given.plain, _small(plain(thing))) else None
        if same(given, plain_thing):
            return ()
        if isinstance(given, set) and isinstance(expected, set):  # one that does not belong there
            each = _small(plain(thing))
            return () if _fits(each) and each in given and each not in expected else None
        return None

    def _unfit(self, answer: Any, given: Any, expected: Any) -> str | None:
        """What kind of answer to write, if the one given is of a different kind from the right one."""
        if isinstance(given, _Unfit):
            return given.sentence
        if self.kind is PAIR:
            fits = isinstance(given, (tuple, list)) and len(given) == len(expected)
            parts = "numbers" if all(type(part) is int for part in expected) else "texts in quotation marks"
            return None if fits else f"two {parts} are needed here, in round brackets, with a comma between them"
        if self.kind is CHOICE and isinstance(expected, set):
            return None if isinstance(given, set) else "a list of texts in quotation marks is needed here"
        return wrong_kind(answer, given, expected)


class _Unfit:
    """An answer that cannot be read as what is asked for, and what to say about it."""

    def __init__(self, sentence: str, value: Any) -> None:
        self.sentence, self.plain = sentence, value


def _squares(answer: Any, *, ordered: bool) -> Any:
    """A list of squares, or a set of them where the order does not matter."""
    if not isinstance(answer, (*SEQUENCES, *SETS)):
        return _Unfit(NO_SQUARES, plain(answer))
    if ordered and isinstance(answer, SETS):
        return _Unfit("a set has no order: write a list, in square brackets", plain(answer))
    squares = [plain_int(square) for square in islice(answer, MOST_LOOKED_AT)]
    if None in squares:
        return _Unfit(NO_SQUARES, plain(answer))
    return squares if ordered else set(squares)


def _small(value: Any) -> Any:
    """Texts without spaces around them, in small letters, in a tuple as well."""
    if type(value) in (tuple, list):
        return tuple(map(_small, value))
    return value.strip().lower() if type(value) is str else value


def _fits(value: Any) -> bool:
    """Whether a value can be in a set."""
    return type(value) in (int, float, str, bool, Fraction)


def _is_near(given: Any, expected: Any, within: float) -> bool:
    return type(given) in (int, float, Fraction) and abs(given - expected) <= within


def wrong_kind(answer: Any, given: Any, expected: Any) -> str | None:
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
