"""A learner's function on the cases of an exercise, compared with the right one and with those that make a mistake."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from inspect import isgeneratorfunction, signature
from itertools import combinations, islice
from typing import Any

from snl_edu.calls.sandbox import STEPS, Trouble, guarded, run, uncounted
from snl_edu.course.judges.borrowed import misread, returns_something
from snl_edu.course.judges.differences import brief, difference
from snl_edu.course.judges.mistakes import Mistake, When, Wrong, both
from snl_edu.course.judges.values import plain, same
from snl_edu.course.verdict import Verdict, not_yet, right
from snl_edu.model.board import Board
from snl_edu.model.input.arguments import shown

Case = tuple[Any, ...]

UNWRITTEN = "your function gives None so far: write its body, and let it return the answer"
NEVER_RETURNS = "your function gives None every time: it never comes to a `return` with the answer"
PRINTS = "your function prints its answer, but gives back None: write return in place of print"
NO_YIELD = "your function yields nothing so far: write its body, with `yield` in it"
PRINTS_ONLY = "your function prints, and yields nothing: write yield in place of print"
TELLING = ("BoardError", "KeyError")  # whose message says what it is about, so that it tells one mistake from another
TWO = "your function makes two mistakes. The first one: {}. The second one: {}"


@dataclass(eq=False)
class Functions:
    """Judges a function by its results on all cases, in order, compared with those of the right function.

    `normal` brings a result into a form that can be compared, such as `sorted` where the order does not matter. `each` is
    what the members of a list or a set are called, or the keys of a dict. A board in a case is shown.
    """

    correct: Callable[..., Any]
    source: str
    make_cases: Callable[[], Iterable[Any]]
    wrong: Sequence[Wrong]
    normal: Callable[[Any], Any] | None = None
    each: str = "item"

    def __post_init__(self) -> None:
        known = [each for each in self.wrong if not isinstance(each.thing, When)]
        self.mistakes = [Mistake(each, self.source, self.correct, self.cases) for each in known]
        self.both = cache(both)
        self.expected: list[Any] = []  # worked out once, however often somebody tries
        self.names = list(signature(self.correct).parameters)

    def cases(self) -> list[Case]:
        """The cases anew: a learner's function may have changed those that it was given."""
        items = uncounted(lambda: list(self.make_cases()))
        return [tuple(map(_own, case)) if isinstance(case, tuple) else (_own(case),) for case in items]

    def right_results(self, count: int) -> list[Any]:
        """What the right function gives in the first cases; what a generator yields as a list, like the learner's."""
        if len(self.expected) < count:
            for case in self.cases()[len(self.expected) : count]:
                result = uncounted(self.correct, *case)
                listed = uncounted(list, islice(result, STEPS)) if isinstance(result, Iterator) else result
                self.expected.append(listed)
        return self.expected[:count]

    def __call__(self, answer: Any) -> Verdict:
        """The verdict on a function."""
        if not callable(answer):
            return not_yet(f"a function is needed here, not {shown(answer)}")
        for wrong in self.wrong:
            words = guarded(None, wrong.thing.words, answer) if isinstance(wrong.thing, When) else None
            if words is not None:
                return wrong.verdict(words)
        return _Trial(self, answer).verdict()

    def compared(self, result: Any) -> Any:
        """A result in the form in which results are compared; one that has no such form stays as it is."""
        result = guarded(result, plain, result)
        return result if self.normal is None else guarded(result, self.normal, result)

    def words(self, case: Case) -> str:
        """A case in words: its arguments with their names, but for one that says itself what it is."""
        if len(case) > len(self.names) or (len(case) == 1 and type(case[0]) is not int):
            return " and ".join(map(brief, case))
        *named, last = [f"{name} = {brief(part)}" for name, part in zip(self.names, case, strict=False)]
        return f"{', '.join(named)} and {last}" if named else last


class _Trial:
    """One learner's function on the cases, as far as it gets: up to one where it fails, or changes what it is given."""

    def __init__(self, judge: Functions, answer: Any) -> None:
        self.judge, self.cases = judge, judge.cases()
        self.results: list[Any] = []
        self.given: list[Any] = []  # as they are compared; at once, since a later call may change an earlier result
        self.answer = answer
        self.printed = self.is_endless = False
        self.trouble: Trouble | None = None
        self.stopped: Verdict | None = None
        for case in self.cases:
            words = judge.words(case)  # before it can be changed
            outcome = run(answer, *case)
            if (trouble := outcome.trouble) is not None:
                sentence, fault = misread(answer, trouble) or (trouble.sentence, None)
                self.stopped = self._not_yet(f"for {words} your function {sentence}", fault=fault)
                self.trouble, self.is_endless = trouble, outcome.is_endless
                break
            if outcome.changed:
                self.stopped = self._not_yet(f"your function changes what it is given, {words}: work on a copy")
                break
            self.printed |= outcome.printed
            self.results.append(outcome.value)
            self.given.append(judge.compared(outcome.value))

    def verdict(self) -> Verdict:
        """The verdict on the results, compared with those of the right function and of known mistakes."""
        expected = self.judge.right_results(len(self.results))
        wanted = list(map(self.judge.compared, expected))
        differing = [at for at, pair in enumerate(zip(self.given, wanted, strict=True)) if not same(*pair)]
        if self.stopped is not None and not differing:
            return self._failing_alike() or self.stopped
        if all(result is None for result in self.results) and expected.count(None) < len(expected):
            return not_yet(self._nothing())
        if not differing:
            return right(len({_board_in(case) for case in self.cases} - {None}))
        at = differing[0]
        facts = difference(self.results[at], expected[at], self.judge.each, (self.given[at], wanted[at]))
        words = self.judge.words(self.cases[at])
        known = self._known(at)
        if known is not None:
            return self._not_yet(known.sentence, at, f"For {words} {facts}.", known.key)
        if self.stopped is not None and self.is_endless:
            return self.stopped
        return self._not_yet(f"for {words} {facts}", at)

    def _nothing(self) -> str:
        """What is said about a function that gives nothing yet."""
        if isgeneratorfunction(self.judge.correct):
            return PRINTS_ONLY if self.printed else NO_YIELD
        return PRINTS if self.printed else NEVER_RETURNS if returns_something(self.answer) else UNWRITTEN

    def _not_yet(self, sentence: str, at: int = -1, explanation: str = "", fault: str | None = None) -> Verdict:
        """The verdict on what happens in a case; that is the one after the last result, if no other is given."""
        case = self.cases[len(self.results) if at < 0 else at]
        return not_yet(sentence, _board_in(case), explanation, fault=fault)

    def _known(self, at: int) -> Wrong | None:
        """The mistake, or the only pair of mistakes, that gives the same results in all cases."""
        mistakes = self.judge.mistakes
        for mistake in mistakes:
            if self._is_made(mistake, at):
                return mistake.wrong
        if all(same(result, self.given[0]) for result in self.given):
            return None  # a function that always gives the same may have come to it in any way
        pairs: dict[tuple[str, str], str] = {}
        for one, other in combinations(mistakes, 2):
            sentences = one.wrong.sentence, other.wrong.sentence
            if sentences[0] != sentences[1] and (pair := self.judge.both(one, other)) and self._is_made(pair, at):
                pairs.setdefault(sentences, one.wrong.key)
        if len(pairs) != 1:
            return None
        ((sentences, key),) = pairs.items()
        return Wrong(key, TWO.format(*sentences), None)

    def _is_made(self, mistake: Mistake, at: int) -> bool:
        """Whether a mistake gives the same results; the case in which the learner's is wrong tells most, and comes first."""
        for place in (*range(at, len(self.given)), *range(at)):
            outcome = mistake.outcome(place)
            if outcome.trouble is not None or not same(self.given[place], self.judge.compared(outcome.value)):
                return False
        return True

    def _failing_alike(self) -> Verdict | None:
        """The verdict if only one mistake fails in the same case in the same words, after the same results.

        In the first case only some errors say enough: any code may raise a TypeError there.
        """
        at, failed = len(self.results), self.trouble
        if failed is None or not failed.error or (at == 0 and failed.error not in TELLING):
            return None
        alike: dict[str, Wrong] = {}
        for mistake in self.judge.mistakes:
            theirs = mistake.outcome(at).trouble
            if (
                theirs
                and (theirs.error, theirs.message) == (failed.error, failed.message)
                and self._is_made(mistake, 0)
            ):
                alike.setdefault(mistake.wrong.sentence, mistake.wrong)
        if len(alike) != 1:
            return None
        (wrong,) = alike.values()
        facts = f"For {self.judge.words(self.cases[at])} your function {failed.sentence}."
        return self._not_yet(wrong.sentence, at, facts, wrong.key)


def _own(part: Any) -> Any:
    """A part of a case that the learner's function may change, as it likes, without changing the exercise."""
    return deepcopy(part) if type(part) in (list, dict, set) else part


def _board_in(case: Case) -> Board | None:
    return next((part for part in case if isinstance(part, Board)), None)
