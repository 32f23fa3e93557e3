"""How every argument is checked, and how a wrong one is described.

Anything may be passed in: text, sets, endless iterables, objects whose methods raise. So a value's own code runs
only in a few guarded lines, and whatever it raises there becomes a `BoardError`. Only the KeyboardInterrupt of somebody
who presses stop is passed on.
"""

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from operator import index
from pathlib import Path
from random import Random
from typing import Any, TypeGuard, TypeVar, cast

from snl_edu.model.input.foreign import is_interrupt

LONGEST_SHOWN = 40  # characters of a value in an error message
PATH = type(Path())  # each system has one of its own
# A noun that sounds as if it begins with a vowel; one that begins like "you" (UserDict, uint8) or "one" does not.
VOWEL = re.compile(r"(?!us[aeiu]|uni(?![mn])|uu|ui|ur[il]|ut[cfi]|uf|eu|one|once)[aeiou]|nd", re.IGNORECASE)

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")


class BoardError(ValueError):
    """Something that breaks the rules of the board; `square` is the square to blame, if there is one."""

    def __init__(self, message: str, square: int | None = None) -> None:
        super().__init__(message)
        self.square = square


BoardError.__module__ = "snl_edu"  # where a learner who reads the name in a traceback can import it from


def at_the_call(check: Callable[..., object]) -> Callable[[F], F]:
    """Lets a generator check its arguments when it is called, and not only when it is asked for its first item."""

    def decorate(generator: F) -> F:
        @wraps(generator)
        def checked(*given: Any, **named: Any) -> Any:
            begun = generator(*given, **named)  # first: it knows how many arguments it takes, and their names
            check(*given, **named)
            return begun

        return cast(F, checked)

    return decorate


def shown(value: Any) -> str:
    """The value in a few characters, for an error message; this never raises an error of its own."""
    kind, number = type(value), plain_int(value)
    if number is not None:
        # Python refuses to print the longest numbers.
        text = str(number) if number.bit_length() <= 100 else "a number of over 30 digits"
    elif kind is str or kind is PATH:
        text = repr(str(value)[:LONGEST_SHOWN])
    elif kind in (float, bool, type(None)):
        text = repr(value)
    else:
        text = with_article(name_of(value))
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


def name_of(value: Any) -> str:
    """The name of a value's class, even if the class refuses to give it."""
    return writable(type.__getattribute__(type(value), "__name__"), LONGEST_SHOWN)


def writable(text: str, most: int) -> str:
    """The first characters of a text, as a plain str that can be written anywhere: a lone surrogate is escaped."""
    return str.__str__(text)[:most].encode(errors="backslashreplace").decode()


def with_article(noun: str) -> str:
    """The noun with "a" or "an" before it, whichever sounds right: an int, but a UserDict."""
    return f"{'an' if VOWEL.match(noun) else 'a'} {noun}"


def whole(value: Any, name: str, least: int, most: int) -> int:
    """The value as a plain int, if it is a whole number from `least` to `most`."""
    number = plain_int(value)
    if number is None or not least <= number <= most:
        raise BoardError(f"{name} must be a whole number from {least} to {most}, not {shown(value)}")
    return number


def is_a(value: Any, kind: type[T]) -> TypeGuard[T]:
    """Whether the value is of that kind; its type decides, since the value itself could claim anything."""
    return issubclass(type(value), kind)


def one_of(value: Any, name: str, choices: Iterable[str]) -> str:
    """The value, if it is one of these words."""
    words = list(choices)
    if type(value) is not str or value not in words:
        raise BoardError(f"{name} must be one of {', '.join(words)}, not {shown(value)}")
    return value


def flag(value: Any, name: str) -> bool:
    """The value, if it is True or False."""
    if type(value) is not bool:
        raise BoardError(f"{name} must be True or False, not {shown(value)}")
    return value


def randomness(rng: Any) -> Random:
    """The source of random numbers: the `random.Random` that was passed, or a new one with that seed."""
    if is_a(rng, Random):
        return rng
    seed = plain_int(rng)
    if seed is None or abs(seed) > 10**18:
        limits = "" if seed is None else ": a seed is a number from -10**18 to 10**18"
        raise BoardError(f"rng must be a seed (a whole number) or a random.Random, not {shown(rng)}{limits}")
    return Random(seed)


def plain_int(value: Any) -> int | None:
    """The value as a plain int, or None if it is not a whole number; True is not one either."""
    if type(value) is int:
        return value
    numpy = sys.modules.get("numpy")
    # Some versions of numpy treat their own True as a number.
    if type(value) is bool or (numpy is not None and issubclass(type(value), numpy.bool_)):
        return None
    try:
        # The second step turns a subclass, such as a member of an IntEnum, into a plain int.
        return int.__index__(index(value))
    except BaseException as error:
        if is_interrupt(error):
            raise
        return None


def items(value: Any, name: str, form: str) -> Sequence[Any]:
    """The items of a list, a tuple or a one-dimensional numpy array."""
    kind = type(value)
    if kind is list or kind is tuple:
        return cast(Sequence[Any], value)
    # A subclass may iterate in any way, even without end; the list or tuple underneath is certain, and finite.
    if issubclass(kind, list):
        return list.copy(value)
    if issubclass(kind, tuple):
        return tuple.__getitem__(value, slice(None))
    if (array := integers(value, 1)) is not None:
        return cast(list[int], array.tolist())
    raise BoardError(f"{name} must be {form}, not {shown(value)}")


def integers(value: Any, dimensions: int) -> Any:
    """The value as a plain numpy array of whole numbers, or None if it is not one."""
    numpy = sys.modules.get("numpy")  # anyone who passes an array has imported numpy; we never do
    if numpy is None or not issubclass(type(value), numpy.ndarray):
        return None
    array = numpy.asarray(value)
    return array if array.ndim == dimensions and array.dtype.kind in ("i", "u") else None


def counted(number: int, noun: str) -> str:
    """A number with its noun.

    >>> counted(1, "board"), counted(2000, "board")
    ('1 board', '2,000 boards')
    """
    return f"{number:,} {plural(number, noun)}"


def plural(number: int, noun: str, many: str | None = None) -> str:
    """A noun as it is written after a number; `many` is its plural if that does not just add an s.

    >>> plural(1, "try", "tries"), plural(2, "try", "tries")
    ('try', 'tries')
    """
    return noun if number == 1 else many or f"{noun}s"
