"""The wrong things of an exercise: values, edits of the right function, conditions, or several of them at once.

Each wrong thing has a lasting name, so that a reworded sentence or a right function that was touched does not change
what is counted.
"""

import linecache
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence, Sized
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple
from warnings import catch_warnings

from snl_edu.calls.sandbox import Outcome, Trouble, run, uncounted
from snl_edu.course.judges.differences import brief
from snl_edu.course.verdict import Verdict, not_yet
from snl_edu.model.input.arguments import BoardError, shown

STEPS = 20_000  # that a wrong function may take in a case: it may never end
NO_PYTHON = Outcome(None, Trouble("raises", "is not Python"), False, False)


@dataclass(frozen=True, eq=False)
class Edit:
    """What a learner would have typed instead: replacements in the source of the right function, one after another."""

    pairs: tuple[tuple[str, str], ...]
    key: str
    line: int = 0

    def of(self, source: str) -> str:
        """The source with all replacements made; each must find something to replace."""
        for old, new in self.pairs:
            if old not in source:
                raise BoardError(
                    f"the edit {self.key!r} finds nothing to replace: {old!r} is not in the right function"
                )
            source = source.replace(old, new)
        return source


@dataclass(frozen=True, eq=False)
class Either:
    """Several wrong things that get the same sentence."""

    things: tuple[Any, ...]
    key: str = ""


@dataclass(frozen=True, eq=False)
class When:
    """All answers for which a condition holds; what it gives fills the {} of the sentence. The examples are for the test."""

    condition: Callable[[Any], Any]
    examples: tuple[Any, ...]
    key: str
    line: int

    def words(self, answer: Any) -> tuple[Any, ...] | None:
        """What to fill in, or None if the condition does not hold."""
        given = uncounted(self.condition, answer)
        if given is None or given is False or (isinstance(given, Sized) and not len(given)):
            return None
        return given if isinstance(given, tuple) else (given,)


def edit(*words: str, key: str = "") -> Edit:
    """A mistake as `edit(old, new, key="its-lasting-name")`, or with more pairs if it is made in several places."""
    if not words or len(words) % 2 or not all(type(word) is str and word for word in words[::2]):
        raise BoardError("edit takes pairs of texts: what stands in the right function, and what to write instead")
    pairs = tuple(zip(words[::2], words[1::2], strict=True))
    return Edit(pairs, key or f"{pairs[0][0]} -> {pairs[0][1]}", sys._getframe(1).f_lineno)


def either(*things: Any, key: str = "") -> Either:
    """Several wrong things that get the same sentence, and are counted as one if there is a `key`."""
    return Either(things, key)


def when(condition: Callable[[Any], Any], *examples: Any, key: str = "") -> When:
    """All answers for which a condition holds, with at least one example of such an answer.

    What the condition gives, unless it is True, stands for the {} of the sentence; with None, False or nothing it does
    not hold.
    """
    if not callable(condition):
        raise BoardError(f"when takes a function of the answer first, not {shown(condition)}")
    return When(condition, examples, key or _named(condition), sys._getframe(1).f_lineno)


def _named(function: Any) -> str:
    """A lasting name for a function that has no key: its own name."""
    return str(getattr(function, "__name__", "")).strip("_").replace("_", "-")


class Wrong(NamedTuple):
    """A wrong thing, its lasting name, and what to say about it."""

    key: str
    sentence: str
    thing: Any
    line: int = 0

    def verdict(self, words: Sequence[Any] = ()) -> Verdict:
        """The verdict on an answer that is this wrong thing; what a condition gave is filled into the sentence."""
        sentence = self.sentence.format(*words) if isinstance(self.thing, When) else self.sentence
        return not_yet(sentence, fault=self.key)


def wrongs_of(wrong: Mapping[Any, str]) -> Iterator[Wrong]:
    """The wrong things one by one, without `...`, which stands for everything else."""
    for thing, sentence in wrong.items():
        if type(sentence) is not str or not sentence:
            raise BoardError(f"each wrong thing needs a sentence: {brief(thing)} has {shown(sentence)}")
        several = thing if isinstance(thing, Either) else Either((thing,))
        for each in several.things:
            if isinstance(each, (Edit, When)):
                yield Wrong(several.key or each.key, sentence, each, each.line)
            elif each is not ...:
                yield Wrong(_named(each) if callable(each) else brief(each), sentence, each)


def compiled(source: str, name: str, around: Mapping[str, Any]) -> dict[str, Any]:
    """The names that some Python text defines, among other names; its lines can be shown and traced like any other's."""
    filename = f"<{name}>"
    linecache.cache[filename] = len(source), None, source.splitlines(keepends=True), filename
    names = {**around, "__name__": f"snl_edu {name}"}
    with catch_warnings(action="ignore"):  # of code that looks odd, as mistakes do
        exec(compile(source, filename, "exec"), names)
    return names


@dataclass(eq=False)
class Mistake:
    """A wrong function, called like a learner's: bounded, and where it fails it gives nothing to compare with."""

    wrong: Wrong
    source: str
    right: Callable[..., Any]
    cases: Callable[[], Any]
    outcomes: list[Outcome] = field(default_factory=list)

    @cached_property
    def function(self) -> Any:
        """The wrong function itself; a SyntaxError if the edited text is not Python."""
        if not isinstance(self.wrong.thing, Edit):
            return self.wrong.thing
        name, source = self.right.__name__, self.wrong.thing.of(self.source)
        return compiled(source, f"{name}: {self.wrong.key}", self.right.__globals__)[name]

    def outcome(self, at: int) -> Outcome:
        """What becomes of the call in a case; worked out once, on cases of its own."""
        if at >= len(self.outcomes):
            for case in self.cases()[len(self.outcomes) : at + 1]:
                self.outcomes.append(run(self.function, *case, steps=STEPS) if self.is_python else NO_PYTHON)
        return self.outcomes[at]

    @property
    def is_python(self) -> bool:
        """Whether the edited text is a function at all."""
        with suppress(SyntaxError):
            return callable(self.function)
        return False


def both(one: Mistake, other: Mistake) -> Mistake | None:
    """The function that makes both mistakes, if both edits find something to replace."""
    for first, second in ((one.wrong.thing, other.wrong.thing), (other.wrong.thing, one.wrong.thing)):
        if isinstance(first, Edit) and isinstance(second, Edit):
            two = Edit(first.pairs + second.pairs, "both")
            mistake = Mistake(Wrong("both", "", two), one.source, one.right, one.cases)
            with suppress(BoardError):  # after the first one, the second one may find nothing to replace
                if mistake.is_python:
                    return mistake
    return None
